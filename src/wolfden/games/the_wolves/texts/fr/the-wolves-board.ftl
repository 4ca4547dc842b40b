### La table de The Wolves dans le navigateur. Clés des pièces, des terrains, etc. comme dans the-wolves.ftl.

## Cases et pièces, pour le menu et les lecteurs d’écran

# $region : un nombre, 0 pour la tuile de départ.
the-wolves-board-region = { $region ->
    [0] Tuile de départ
   *[other] Région { $region }
}
the-wolves-board-hex = { $name } ({ $ground ->
    [forest] case forêt
    [rock] case roche
    [grass] case prairie
    [tundra] case neige
    [desert] case désert
    [water] point d’eau
   *[chasm] canyon
}, { $region ->
    [0] tuile de départ
   *[other] région { $region }
})
the-wolves-board-hex-lit = { $hex }, peut être choisie
the-wolves-board-piece-mine = { $piece ->
    [den] ta tanière
    [pack] ton loup de meute
    [alpha] ton alpha
   *[lair] ton antre
}
the-wolves-board-piece-of = { $piece ->
    [den] tanière : { $name } ({ the-wolves-terrain })
    [pack] loup de meute : { $name } ({ the-wolves-terrain })
    [alpha] alpha : { $name } ({ the-wolves-terrain })
   *[lair] antre : { $name } ({ the-wolves-terrain })
}
the-wolves-board-piece-neutral = { $piece ->
    [den] tanière neutre
    [pack] loup de meute neutre
    [alpha] alpha neutre
   *[lair] antre neutre
}
the-wolves-board-lone-wolf = un loup solitaire
the-wolves-board-prey-left = { $prey ->
    [moose] élan
    [deer] cerf
    [raccoon] raton laveur
    [boar] sanglier
   *[hare] lièvre
}{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
the-wolves-board-neutral = Meute neutre
the-wolves-board-you = toi

## La carte

the-wolves-board-map = Carte. Les flèches vont de case en case, Entrée choisit, Page suivante mène à la prochaine case possible, + et − changent l’échelle.
the-wolves-board-zoom-in = Agrandir
the-wolves-board-zoom-out = Réduire
the-wolves-board-zoom-fit = Toute la carte
the-wolves-board-names = Noms des cases
the-wolves-board-offer = { $deed ->
    [move] { $rank ->
        [alpha] Alpha de { $from }
       *[pack] Loup de meute de { $from }
    }
    [den] Creuser une tanière ici
    [upgrade] Faire de la tanière un antre
    [howl] Hurler : le loup solitaire te rejoint
    [dominate] { $piece ->
        [den] Prendre la tanière
       *[pack] Rallier le loup de meute
    }
   *[none] Ici
}
the-wolves-board-move-this = { $rank ->
    [alpha] Déplacer l’alpha…
   *[pack] Déplacer le loup de meute…
}
the-wolves-board-why-not = Pourquoi pas ici ?
the-wolves-board-not-here = { $deed ->
    [move] Aucun de tes loups ne peut finir sur cette case.
    [den] Pas ici : une tanière se creuse sur la case d’un de tes alphas ou à côté, sans autre meute, jeton, tanière ni antre.
    [upgrade] Pas ici : il faut ta tanière au bord de l’eau, sur la case d’un alpha ou à côté, dans une région sans antre à toi.
    [howl] Pas ici : il faut un loup solitaire à portée du hurlement d’un alpha.
   *[dominate] Pas ici : il faut un loup de meute ou une tanière adverse, sans protection, à portée du hurlement d’un alpha.
}

## Régions

the-wolves-board-lead = { $kind ->
    [control] { $names } mène de { $by }
    [alphas] { $names } mène par ses alphas
    [level] { $names } sont à égalité
   *[nobody] aucune meute n’est ici
}
the-wolves-board-regions = Régions
the-wolves-board-never-scored = Jamais décomptée
the-wolves-board-region-worth = { $moon ->
    [crescent] Croissant de lune
    [quarter] Quartier de lune
   *[full] Pleine lune
} : première place { $high }, deuxième { $low }.
the-wolves-board-region-then = { $moon ->
    [crescent] Puis le croissant de lune.
    [quarter] Puis le quartier de lune.
   *[full] Puis la pleine lune.
}
the-wolves-board-region-done = Déjà décomptée
the-wolves-board-region-barren = Ne rapporte plus de points dans cette partie
the-wolves-board-nobody-here = Aucune meute n’est ici.
the-wolves-board-pack = Meute
the-wolves-board-control = Contrôle
the-wolves-board-alphas = Alphas
the-wolves-board-now = Là
the-wolves-board-held = { $name } : contrôle { $control }, alphas { $alphas }
the-wolves-board-takes-token = prend le jeton

## À qui le tour, et quoi faire

the-wolves-board-turn = Tour { $number } · { $name }
the-wolves-board-set-up = Avant le premier tour
the-wolves-board-now-over = Le mois lunaire est fini
the-wolves-board-now-waiting = Au tour de… { $names }
the-wolves-board-now-watching = Tu regardes la partie.
the-wolves-board-act = { $number ->
    [1] À toi : première action
   *[other] Deuxième action
}
the-wolves-board-act-help = Touche une action, un de tes loups ou une case.
the-wolves-board-act-end = Tout est fait ? Finis ton tour
the-wolves-board-act-end-help = D’ici là, tu peux annuler chaque étape.
the-wolves-board-act-token = Ou dépense un jeton d’action pour une action de plus.
the-wolves-board-where = { $deed ->
    [wolf] Où va ce loup ?
    [move] Se déplacer : vers où ?
    [den] Où creuses-tu la tanière ?
    [upgrade] Quelle tanière devient un antre ?
    [howl] Quel loup solitaire appelles-tu ?
   *[dominate] Qui veux-tu rallier ?
}
the-wolves-board-where-help = Chaque case éclairée est à portée, et tu peux la payer.
the-wolves-board-who-comes = Qui vient en { $hex } ?
the-wolves-board-who-comes-help = Touche un des loups d’où part une flèche.
the-wolves-board-ask = { $phase ->
    [arrange] Comment poses-tu tes tuiles ?
    [place] Place un alpha et un loup de meute
    [pay] Quelles tuiles retournes-tu ?
    [wolf] { $terrain ->
        [forest] Quel loup va en forêt ?
        [rock] Quel loup va sur la roche ?
        [grass] Quel loup va dans la prairie ?
        [tundra] Quel loup va dans la neige ?
       *[desert] Quel loup va dans le désert ?
    }
    [displace] Où va le loup délogé ({ $name }) ?
    [track] De quelle piste vient la tanière ?
    [hunt] Quelle pile chasses-tu ?
   *[target] { $deed ->
        [move] Où va ce loup ?
        [den] Où creuses-tu la tanière ?
        [upgrade] Quelle tanière devient un antre ?
        [howl] Quel loup solitaire appelles-tu ?
       *[dominate] Qui veux-tu rallier ?
    }
}
the-wolves-board-ask-help = { $phase ->
    [arrange] Chaque tuile a deux faces ; en la retournant, tu paies avec celle qui est visible.
    [place] Paire { $count } : ils partent ensemble d’une case éclairée.
    [pay] { $count ->
        [one] Encore une à payer.
       *[other] Encore { $count } à payer.
    }
    [wolf] { $count ->
        [one] Encore un loup peut se déplacer.
       *[other] Encore { $count } loups peuvent se déplacer.
    }
    [displace] Il va vers la place libre la plus proche.
    [track] Tu reçois aussitôt ce qu’elle cachait.
    [hunt] Tu as encerclé les deux.
   *[target] Choisis une case éclairée.
}

## Mes tuiles et actions

the-wolves-board-dock = Tes tuiles et tes actions
the-wolves-board-tiles = Tes tuiles terrain
the-wolves-board-tile = { $kind ->
    [habitat] Tuile habitat : { the-wolves-terrain } des deux côtés
   *[other] Tuile : { the-wolves-terrain }, { $back ->
        [forest] forêt
        [rock] roche
        [grass] prairie
        [tundra] neige
       *[desert] désert
    } au dos
}{ $state ->
    [flip] . La retourner
    [paid] . Retournée pour cette action
   *[none] {""}
}
the-wolves-board-actions = Actions
the-wolves-board-deed = { $deed ->
    [move] Aller
    [den] Tanière
    [upgrade] Antre
    [howl] Hurler
   *[dominate] Dominer
}
the-wolves-board-cost = { $cost ->
    [one] coûte { $cost } tuile
   *[other] coûte { $cost } tuiles
}
the-wolves-board-tiles-to-flip = { $cost ->
    [one] { $cost } tuile
   *[other] { $cost } tuiles
}
the-wolves-board-on-terrain = Touche une case éclairée, ou un terrain :
the-wolves-board-pay = { $count ->
    [one] Retourne une tuile { the-wolves-terrain }.
   *[other] Retourne { $count } tuiles { the-wolves-terrain }.
}
the-wolves-board-shows = Visible :
the-wolves-board-would-show = Ensuite visible :
the-wolves-board-spend = Dépenser un jeton de terrain ({ $count })
the-wolves-board-arrange-way = Poser : { $tiles }
the-wolves-board-undo = Annuler
the-wolves-board-done = Assez bougé
the-wolves-board-end = Finir le tour

## Plateaux

the-wolves-board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
the-wolves-board-token-use = { $token ->
    [action] Une action de plus dans un tour.
   *[terrain] Remplace une tuile de n’importe quel terrain.
}
the-wolves-board-part-help = { $part ->
    [spread] Déploiement : combien de tes loups se déplacent en une action.
    [speed] Vitesse des loups : de combien de cases chacun avance.
    [howl] Portée du hurlement : jusqu’où, depuis un alpha, tu hurles et domines.
    [lairs] Antres : des points pour ceux que tu as bâtis.
    [wolves] Loups : des points pour ceux gagnés en hurlant ou en dominant.
    [prey] Proies : des points pour les espèces attrapées.
   *[regions] Régions : les points des lunes.
}
the-wolves-board-tokens = { $token ->
    [action] { $count ->
        [one] { $count } jeton d’action
       *[other] { $count } jetons d’action
    }
   *[terrain] { $count ->
        [one] { $count } jeton de terrain
       *[other] { $count } jetons de terrain
    }
}
the-wolves-board-track = { $track ->
    [spread] Déploiement
    [speed] Vitesse des loups
   *[howl] Portée du hurlement
} { $value } ; { $dens ->
        [one] { $dens } tanière prise
       *[other] { $dens } tanières prises
    } sur { $total }
the-wolves-board-lairs = { $count } antres sur { $total } sont sur la carte
the-wolves-board-wolves = { $count ->
        [one] { $count } loup sur { $total } t’a rejoint
       *[other] { $count } loups sur { $total } t’ont rejoint
    }{ $rank ->
    [alpha] {" "}; ensuite un alpha
    [pack] {" "}; ensuite un loup de meute
   *[none] {""}
}
the-wolves-board-prey-caught = { $prey ->
    [moose] Élan
    [deer] Cerf
    [raccoon] Raton laveur
    [boar] Sanglier
   *[hare] Lièvre
} : { $caught ->
    [true] capturé
   *[false] pas encore
}
the-wolves-board-halves = + { $points } de deuxièmes places
the-wolves-board-no-regions = Aucune région décomptée
the-wolves-board-total = Total
the-wolves-board-open = Voir le plateau : { $name }
the-wolves-board-board-of = Plateau : { $name }
the-wolves-board-acting = joue
the-wolves-board-panes = À côté de la carte
the-wolves-board-pane = { $pane ->
    [board] Plateau
    [log] Récit
    [regions] Régions
   *[scores] Scores
}

## Calendrier lunaire et décomptes

the-wolves-board-calendar = Calendrier lunaire
the-wolves-board-to-go = { $moon ->
    [crescent] Croissant de lune
    [quarter] Quartier de lune
   *[full] Pleine lune
} : { $count ->
    [0] à la fin de ce tour
    [one] encore { $count } pièce
   *[other] encore { $count } pièces
}
# Beside the moon's picture.
the-wolves-board-pieces-to-go = { $count ->
    [0] à la fin de ce tour
    [one] encore { $count } pièce
   *[other] encore { $count } pièces
}
the-wolves-board-moons-over = Toutes les lunes sont décomptées
the-wolves-board-scoring = { $moon ->
    [crescent] Décompte du croissant de lune
    [quarter] Décompte du quartier de lune
   *[full] Décompte de la pleine lune
}
the-wolves-board-result = { $result ->
    [won] première place nette
    [shared] égalité en tête
    [neutral] la meute neutre est en tête
   *[empty] personne ici
}
the-wolves-board-claim = contrôle { $control }, { $alphas ->
    [one] { $alphas } alpha
   *[other] { $alphas } alphas
}
the-wolves-board-go-on = Continuer

## Récit

the-wolves-board-log = Ce qui s’est passé
the-wolves-board-log-set-up = Avant le premier tour
the-wolves-board-log-turn = Tour { $number } : { $name }
the-wolves-board-log-empty = Rien encore : on pose les tuiles.
the-wolves-board-key-deeds = Choisir une action
the-wolves-board-key-release = Lâcher ce qui est choisi

## Résultat

the-wolves-board-tie = { $by ->
    [tokens] Même score : { $names }. Le plus de jetons de lune décide : { $winner }.
   *[wolves] Même score et autant de jetons de lune : { $names }. Le plus de loups sur la carte décide : { $winner }.
}
the-wolves-board-tie-shared = Même score, autant de jetons de lune et de loups : { $names } partagent la victoire.
the-wolves-board-scores = Les scores en détail
the-wolves-board-from = { $count } ×
the-wolves-board-from-dens = { $count ->
    [one] { $count } tanière
   *[other] { $count } tanières
}
the-wolves-board-from-regions = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}{ $halves ->
    [0] {""}
   *[other] , +{ $halves }
}
the-wolves-board-wolves-on-map = Loups sur la carte
the-wolves-board-to-map = Revoir la carte
the-wolves-board-to-result = Voir le résultat

# As a screen reader says it.
the-wolves-board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
the-wolves-board-step = { $value }{ $token ->
    [action] , un jeton d’action
    [terrain] , un jeton de terrain
   *[none] {""}
}{ $points ->
    [0] {""}
   *[other] , { $points } points
}
the-wolves-board-step-on = { the-wolves-part } : { the-wolves-board-step }
the-wolves-board-step-from = de { $value } à

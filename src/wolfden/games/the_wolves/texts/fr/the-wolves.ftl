### The Wolves. Les noms des joueurs arrivent en $name et $owner ; tout le reste en clés, comme dans le catalogue anglais.
### Les cases ($hex, $from, $to) s’écrivent telles quelles.
### Jamais « de » ou « que » devant un nom : l’élision dépendrait de sa première lettre.

game-the-wolves-line = Mène ta meute pendant une lune : chasse, hurle, creuse tes tanières et règne sur les terres.
option-the-wolves-moons = Lunes à décompter
option-the-wolves-moons-help = Trois font la partie complète. Avec une seule, elle dure une petite demi-heure.
option-the-wolves-packs = Ta meute
option-the-wolves-packs-help = Ta couleur et ton habitat. Qui ne choisit pas en reçoit un au hasard.
option-the-wolves-packs-nobody = Meute neutre
option-the-wolves-packs-forest = Forêt
option-the-wolves-packs-rock = Roche
option-the-wolves-packs-grass = Prairie
option-the-wolves-packs-tundra = Neige
option-the-wolves-packs-desert = Désert

## Mots

the-wolves-terrain = { $terrain ->
    [forest] forêt
    [rock] roche
    [grass] prairie
    [tundra] neige
   *[desert] désert
}
the-wolves-ground = { $ground ->
    [forest] forêt
    [rock] roche
    [grass] prairie
    [tundra] neige
    [desert] désert
    [water] point d’eau
   *[chasm] canyon
}
the-wolves-neutral = la meute neutre
the-wolves-piece = { $piece ->
    [den] tanière
    [pack] loup de meute
    [alpha] loup alpha
    [lair] antre
   *[lone] loup solitaire
}
the-wolves-track = { $track ->
    [spread] déploiement
    [speed] vitesse des loups
   *[howl] portée du hurlement
}
the-wolves-deed = { $deed ->
    [move] Se déplacer
    [den] Creuser une tanière
    [upgrade] Aménager un antre
    [howl] Hurler
   *[dominate] Dominer
}
the-wolves-deed-help = { $deed ->
    [move] 1 tuile. Déplace des loups, l’un après l’autre, vers des cases du terrain.
    [den] 2 tuiles. Pose une tanière sur la case d’un alpha ou à côté.
    [upgrade] 2 tuiles. Une tanière au bord de l’eau, sur la case d’un alpha ou à côté, devient un antre.
    [howl] 2 tuiles. Un loup solitaire à portée du hurlement rejoint ta meute.
   *[dominate] 3 tuiles. Un loup de meute ou une tanière adverse sans protection, à portée du hurlement, passe à ta couleur.
}
the-wolves-moon = { $moon ->
    [crescent] croissant de lune
    [quarter] quartier de lune
   *[full] pleine lune
}
the-wolves-prey = { $prey ->
    [moose] élan
    [deer] cerf
    [raccoon] raton laveur
    [boar] sanglier
   *[hare] lapin
}
the-wolves-token = { $token ->
    [action] jeton d’action
   *[terrain] jeton de terrain
}
the-wolves-part = { $part ->
    [regions] Régions
    [spread] Déploiement
    [speed] Vitesse des loups
    [howl] Portée du hurlement
    [lairs] Antres
    [prey] Proies
   *[wolves] Loups
}

## Actions

the-wolves-action-arrange = { $faces ->
    [first] Premières faces : forêt, roche, prairie, neige, désert
   *[second] Secondes faces : roche, prairie, neige, désert, forêt
}
the-wolves-action-place = Placer un alpha et un loup de meute en { $hex }
the-wolves-action-move = Se déplacer vers { $terrain ->
    [forest] la forêt
    [rock] la roche
    [grass] la prairie
    [tundra] la neige
   *[desert] le désert
}
the-wolves-action-den = Creuser une tanière sur une case { the-wolves-terrain }
the-wolves-action-upgrade = Aménager un antre sur une case { the-wolves-terrain }
the-wolves-action-howl = Hurler vers une case { the-wolves-terrain }
the-wolves-action-dominate = Dominer sur une case { the-wolves-terrain }
the-wolves-action-flip = { $tile ->
    [1] Retourner la tuile habitat
   *[other] Retourner la tuile { $tile }
}
the-wolves-action-spend = Défausser un jeton de terrain
the-wolves-action-wolf = { $rank ->
    [alpha] Le loup alpha en { $hex }
   *[pack] Le loup de meute en { $hex }
}
the-wolves-action-to = Vers { $hex }
the-wolves-action-take = { $piece ->
    [den] La tanière en { $hex }
   *[pack] Le loup de meute en { $hex }
}
the-wolves-action-done = Ne plus déplacer de loup
the-wolves-action-displace = Le faire fuir vers { $hex }
the-wolves-action-track = Prendre la tanière sur la piste { the-wolves-track }
the-wolves-action-hunt = Chasser en { $hex }
the-wolves-action-end = Finir le tour

## Ce qui s’est passé

the-wolves-event-arranged = { $name } dispose ses tuiles : { $tiles }.
the-wolves-event-placed = { $name } place un loup alpha et un loup de meute en { $hex }.
the-wolves-event-turn-began = Tour { $number } : { $name }.
the-wolves-event-named = { $deed ->
    [move] { $name } se déplace vers { $terrain ->
        [forest] la forêt
        [rock] la roche
        [grass] la prairie
        [tundra] la neige
       *[desert] le désert
    }
    [den] { $name } creuse sur une case { the-wolves-terrain }
    [upgrade] { $name } aménage un antre sur une case { the-wolves-terrain }
    [howl] { $name } hurle vers une case { the-wolves-terrain }
   *[dominate] { $name } domine sur une case { the-wolves-terrain }
}{ $extra ->
    [true] {" "}et dépense un jeton d’action
   *[false] {""}
}.
the-wolves-event-chose = { $step ->
    [flip] { $name } retourne une tuile.
    [spend] { $name } défausse un jeton de terrain.
    [wolf] { $name } choisit le loup en { $hex }.
    [done] { $name } ne déplace plus de loup.
   *[to] { $name } vise { $hex }.
}
the-wolves-event-paid = { $name } paie avec { $count ->
    [0] {""}
    [one] { $count } tuile
   *[other] { $count } tuiles
}{ $tokens ->
    [0] {""}
    [one] { $count ->
        [0] {""}
       *[other] {" "}et{" "}
    }{ $tokens } jeton de terrain
   *[other] { $count ->
        [0] {""}
       *[other] {" "}et{" "}
    }{ $tokens } jetons de terrain
}.
the-wolves-event-moved = { $rank ->
    [alpha] { $name } mène un loup alpha de { $from } à { $to }.
   *[pack] { $name } mène un loup de meute de { $from } à { $to }.
}
the-wolves-event-displaced = { $rank ->
    [alpha] Chez { $owner }, un loup alpha doit fuir de { $from } à { $to }.
   *[pack] Chez { $owner }, un loup de meute doit fuir de { $from } à { $to }.
}
the-wolves-event-den-built = { $name } creuse une tanière en { $hex }.
the-wolves-event-upgraded = { $name } transforme sa tanière en { $hex } en antre.
the-wolves-event-howled = { $rank ->
    [alpha] Le loup solitaire en { $hex } rejoint { $name } comme alpha.
   *[pack] Le loup solitaire en { $hex } rejoint { $name }.
}
the-wolves-event-dominated = { $piece ->
    [den] { $name } s’empare, chez { $owner }, de la tanière en { $hex }.
   *[pack] { $name } soumet, chez { $owner }, le loup de meute en { $hex }{ $rank ->
        [alpha] {" "}et le remplace par un alpha
       *[pack] {""}
    }.
}
the-wolves-event-uncovered = { $name } : { the-wolves-track } à { $value }{ $token ->
    [action] , et un jeton d’action en prime
    [terrain] , et un jeton de terrain en prime
   *[none] {""}
}.
the-wolves-event-token-gained = { $reason ->
    [lair] Pour l’antre, { $name } reçoit un { the-wolves-token }.
   *[hunt] Pour la chasse, { $name } reçoit un { the-wolves-token }.
}
the-wolves-event-covered = { $piece ->
    [lone] Le loup solitaire couvre le jour { $date } du cycle lunaire.
    [den] La tanière couvre le jour { $date } du cycle lunaire.
   *[pack] Le loup de meute couvre le jour { $date } du cycle lunaire.
}
the-wolves-event-hunted = { $name } capture un { the-wolves-prey } en { $hex }.
the-wolves-event-turn-ended = { $name } finit son tour.
the-wolves-event-moon-came = { $moon ->
    [crescent] Le croissant de lune est là : on compte ses régions.
    [quarter] Le quartier de lune est là : on compte ses régions.
   *[full] La pleine lune est là : on compte ses régions et la partie s’achève.
}
the-wolves-event-region-scored = { $result ->
    [won] Région { $tile } : { $taker } prend le jeton. { $points }.
    [shared] Région { $tile } : personne n’est seul en tête. { $points }.
    [neutral] Région { $tile } : la meute neutre est en tête. { $points }.
   *[empty] La région { $tile } est vide : personne ne marque.
}
the-wolves-region-points = { $name } : { $points }
the-wolves-region-nobody = Aucun point
the-wolves-event-ended = { $count ->
   *[one] { $name } gagne.
    [other] { $name } gagnent ensemble.
}
the-wolves-end-crescent-moon = Le croissant de lune a été compté.
the-wolves-end-quarter-moon = Le quartier de lune a été compté.
the-wolves-end-full-moon = La pleine lune a été comptée.

## Pourquoi pas

the-wolves-why-now-arrange = Choisis d’abord la disposition de tes tuiles.
the-wolves-why-now-place = Place d’abord tes loups.
the-wolves-why-now-act = Choisis d’abord une action et son terrain.
the-wolves-why-now-pay = Paie d’abord l’action.
the-wolves-why-now-wolf = Choisis d’abord le loup qui se déplace, ou arrête le déplacement.
the-wolves-why-now-target = Choisis d’abord la cible de ton action.
the-wolves-why-now-displace = Choisis d’abord où fuit le loup délogé.
the-wolves-why-now-track = Choisis d’abord la piste où tu prends la tanière.
the-wolves-why-now-hunt = Choisis d’abord la pile que tu chasses.
the-wolves-why-not-on-map = Cette case n’existe pas sur ce plateau.
the-wolves-why-impassable = Rien ne tient sur l’eau ni dans le canyon.
the-wolves-why-place-starting-tile = Les premiers loups se placent sur le plateau de départ.
the-wolves-why-place-other-side = Ta seconde paire commence de l’autre côté du canyon.
the-wolves-why-place-crescent = Aucun loup ne commence dans une région qui montre un croissant de lune.
the-wolves-why-place-taken = Cette case n’est pas vide.
the-wolves-why-must-act = Il te reste une action, et au moins une est possible.
the-wolves-why-no-actions-left = Tes deux actions sont faites et tu n’as pas de jeton d’action.
the-wolves-why-no-dens-left = Toutes tes tanières sont sur le plateau.
the-wolves-why-no-lairs-left = Tous tes antres sont sur le plateau.
the-wolves-why-no-wolves-left = Tous tes loups sont sur le plateau.
the-wolves-why-no-target-move = Aucun de tes loups ne peut atteindre une case de ce terrain.
the-wolves-why-no-target-den = Aucune case libre de ce terrain n’est sur un de tes alphas ou à côté.
the-wolves-why-no-target-upgrade = Tu n’as sur ce terrain aucune tanière près de l’eau et d’un alpha, dans une région sans antre à toi.
the-wolves-why-no-target-howl = Aucun loup solitaire de ce terrain n’est à portée du hurlement de tes alphas.
the-wolves-why-no-target-dominate = Aucun rival sans protection n’est, sur ce terrain, à portée du hurlement de tes alphas.
the-wolves-why-too-dear = Trop peu de tes tuiles montrent ce terrain, même avec tes jetons de terrain.
the-wolves-why-no-terrain-token = Tu n’as pas de jeton de terrain.
the-wolves-why-tile-used = Cette tuile a déjà été retournée pour cette action.
the-wolves-why-tile-shows-other = Cette tuile montre un autre terrain.
the-wolves-why-move-one-first = Au moins un loup doit se déplacer.
the-wolves-why-no-such-wolf = Tu n’as pas ce loup sur cette case.
the-wolves-why-wolf-has-moved = Ce loup s’est déjà déplacé pendant cette action.
the-wolves-why-wolf-stuck = Ce loup ne peut atteindre aucune case du terrain où il pourrait rester.
the-wolves-why-other-terrain = Cette case n’est pas du terrain que tu as payé.
the-wolves-why-must-leave = Un loup qui se déplace quitte sa case.
the-wolves-why-too-far = C’est plus loin que tes loups ne peuvent marcher.
the-wolves-why-lone-or-prey = Aucun pion ne peut rester sur un loup solitaire ou une proie.
the-wolves-why-hex-full = Il y a déjà deux pions sur cette case.
the-wolves-why-outranked = Ton loup n’a pas un rang supérieur au pion de cette case.
the-wolves-why-no-alpha-beside = Aucun de tes alphas n’est sur cette case ou à côté.
the-wolves-why-den-others = On ne creuse pas sur une case où se trouve un pion d’une autre meute.
the-wolves-why-den-taken = Tu as déjà une tanière ou un antre sur cette case.
the-wolves-why-no-den-there = Tu n’as pas de tanière sur cette case.
the-wolves-why-not-at-water = Seule une tanière au bord de l’eau peut devenir un antre.
the-wolves-why-lair-in-region = Tu as déjà un antre dans cette région.
the-wolves-why-no-lone-wolf = Il n’y a pas de loup solitaire sur cette case.
the-wolves-why-out-of-howl-range = C’est hors de portée du hurlement de tes alphas.
the-wolves-why-no-such-rival = Aucun rival n’a ce pion sur cette case.
the-wolves-why-never-dominated = On ne domine ni les alphas ni les antres.
the-wolves-why-neutral = On ne domine pas la meute neutre.
the-wolves-why-protected = Deux pions d’une même couleur sur une case se protègent l’un l’autre.
the-wolves-why-not-nearest = Un loup délogé fuit vers la case la plus proche qui lui est ouverte.
the-wolves-why-track-empty = Il n’y a plus de tanière sur cette piste.
the-wolves-why-not-surrounded = Ce n’est pas une des piles au choix.

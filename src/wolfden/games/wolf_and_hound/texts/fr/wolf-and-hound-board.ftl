### Wolf & Hound dans le navigateur : la table, le choix des animaux, le résultat. Les noms des
### cartes et des animaux et les événements sont dans wolf-and-hound.ftl.

## La table

wolf-and-hound-board-table = La table ronde
wolf-and-hound-board-pasture = { $team ->
    [blue] Pâturage de { $name }, équipe bleue
   *[yellow] Pâturage de { $name }, équipe jaune
}
wolf-and-hound-board-pasture-told = { $sheep ->
    [0] Aucun mouton
    [1] Un mouton
   *[other] { $sheep } moutons
} sur { $fence } au pâturage, { $lost ->
    [0] aucun perdu dans la forêt.
    [1] un perdu dans la forêt.
   *[other] { $lost } perdus dans la forêt.
}
wolf-and-hound-board-in-front = Devant : { $animals }.
wolf-and-hound-board-nobody-in-front = Aucun animal devant.
wolf-and-hound-board-last-card = Dernière carte : { wolf-and-hound-card }.
wolf-and-hound-board-symbol = { $symbol ->
    [meat] Viande : tant que c’est la dernière carte d’un joueur, les loups déplacés par d’autres s’arrêtent devant lui.
   *[bone] Os : tant que c’est la dernière carte d’un joueur, les chiens déplacés par d’autres s’arrêtent devant lui.
}
wolf-and-hound-board-way = Tous les animaux tournent dans ce sens, celui des aiguilles.
wolf-and-hound-board-active = C’est son tour.
wolf-and-hound-board-you = toi
wolf-and-hound-board-mate = avec toi
wolf-and-hound-board-first = Joueur 1
wolf-and-hound-board-first-help = Le joueur 1 commence. Les animaux qui se transforment le font en passant ici et, une fois les cartes épuisées, on compte les moutons quand vient son tour.
wolf-and-hound-board-ghost-plate = Fantôme
wolf-and-hound-board-ghost-yours = à toi
wolf-and-hound-board-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
wolf-and-hound-board-stands = { $animal }, devant { $name }.
wolf-and-hound-board-turn-this = Retourner { $animal }, devant { $name }
wolf-and-hound-board-pile = Pioche : { $count ->
    [0] vide
    [1] une carte
   *[other] { $count } cartes
}
wolf-and-hound-board-turned-up = Carte retournée : { $card }
wolf-and-hound-board-last-round = Dernier tour
wolf-and-hound-board-turn = Tour { $turn }
wolf-and-hound-board-game-turn = Partie { $game } · tour { $turn } · bleus { $blue }, jaunes { $yellow }

## Ce que je peux faire

wolf-and-hound-board-now-play = Joue une carte
wolf-and-hound-board-now-play-help = Regarde une carte pour voir où elle mène.
wolf-and-hound-board-now-no-threes-help = Le mouton 02 est devant toi : pas de 3 pendant ce tour.
wolf-and-hound-board-now-exchange = { $name } : garder la carte ou l’échanger ?
wolf-and-hound-board-now-exchange-help = Prends ton temps.
wolf-and-hound-board-now-turn = Retourne l’un des deux
wolf-and-hound-board-now-turn-help = { $animals } montrent la même couleur.
wolf-and-hound-board-now-waiting = On attend { $name }
wolf-and-hound-board-now-exchange-other = { $name } décide pour la carte de { $ghost }
wolf-and-hound-board-now-over = La partie est finie
wolf-and-hound-board-now-watching = Tu regardes la partie.
wolf-and-hound-board-why-wait = Tu pourras jouer quand tout aura été raconté.
wolf-and-hound-board-hand = Ta main
wolf-and-hound-board-hand-of = En main
wolf-and-hound-board-hand-empty = Tu n’as plus de cartes.
wolf-and-hound-board-tap-again = Touche-la encore pour la jouer.
wolf-and-hound-board-keep = Jouer le { $card }
wolf-and-hound-board-keep-help = La carte qui vient d’être retournée.
wolf-and-hound-board-exchange = L’échanger
wolf-and-hound-board-exchange-known = Contre le { $card } au-dessus de la pioche fantôme.
wolf-and-hound-board-exchange-unknown = Contre une carte de la pioche fantôme que personne n’a vue.

## Ce que ferait une carte

# $count : combien d’animaux ; $moved : yes, round (un tour entier) ou no ; $stopped : meat, bone ou no ; $turned : wolf, hound, over ou no.
wolf-and-hound-board-would = { $moved ->
    [yes] { $animal } { $count ->
        [one] va
       *[other] vont
    } chez { $name }{ $stopped ->
        [meat] {" "}(s’arrête pour la viande)
        [bone] {" "}(s’arrête pour l’os)
       *[no] {""}
    }{ $turned ->
        [wolf] , devient loup.
        [hound] , devient chien.
        [over] , se retourne.
       *[no] .
    }
    [round] { $animal } { $count ->
        [one] fait
       *[other] font
    } un tour complet, retour chez { $name }{ $turned ->
        [wolf] , devient loup.
        [hound] , devient chien.
        [over] , se retourne.
       *[no] .
    }
   *[no] { $animal } se retourne{ $turned ->
        [wolf] {" "}et devient loup.
        [hound] {" "}et devient chien.
       *[over] .
    }
}
wolf-and-hound-board-would-nothing = Ne déplace aucun animal.
wolf-and-hound-board-would-pair = { $animals } montreront la même couleur : il faudra en retourner un.
wolf-and-hound-board-would-win = { $team ->
    [blue] L’équipe bleue gagne !
   *[yellow] L’équipe jaune gagne !
}
# $turn : le tour de qui commence ; $name : le pâturage de qui ; $own : si c’est la même personne.
wolf-and-hound-board-forecast = { $own ->
    [yes] Au début du tour de { $turn } : { $kind ->
        [worse] { $count ->
            [one] perd un mouton.
           *[other] perd { $count } moutons.
        }
        [better] { $count ->
            [one] retrouve un mouton.
           *[other] retrouve { $count } moutons.
        }
        [skip] le tour saute.
       *[no-threes] pas de 3.
    }
   *[no] Au début du tour de { $turn } : { $name } { $kind ->
        [worse] { $count ->
            [one] perd un mouton.
           *[other] perd { $count } moutons.
        }
       *[better] { $count ->
            [one] retrouve un mouton.
           *[other] retrouve { $count } moutons.
        }
    }
}

## Détails

wolf-and-hound-board-log = Ce qui s’est passé
wolf-and-hound-board-log-turn = Tour { $turn } : { $name }
wolf-and-hound-board-log-empty = Rien encore : la première carte se choisit.
wolf-and-hound-board-key-cards = Jouer une carte de ta main
wolf-and-hound-board-unseen = Cartes non vues
wolf-and-hound-board-unseen-help = Elles sont dans la pioche, dans la main des autres ou dans une pioche fantôme.
wolf-and-hound-board-card-unseen = Une carte que personne n’a vue
wolf-and-hound-board-row = Cartes jouées, la plus ancienne d’abord
wolf-and-hound-board-row-empty = Aucune encore.
wolf-and-hound-board-shown = Cartes en main que tout le monde a vues
wolf-and-hound-board-ghost-pile = Pioche fantôme, la prochaine carte d’abord
wolf-and-hound-board-ghost-pile-empty = Elle est vide.
wolf-and-hound-board-steps = De combien une carte le déplace
wolf-and-hound-board-steps-card = Carte
wolf-and-hound-board-steps-places = Cases

## Résultat

wolf-and-hound-board-game = Partie
wolf-and-hound-board-middle = Quand les cartes sont épuisées, l’équipe qui a le plus de moutons gagne.
wolf-and-hound-board-sheep-left = Moutons restants
wolf-and-hound-board-games = Parties
wolf-and-hound-board-winner = Gagnants
wolf-and-hound-board-sheep-against = Moutons : bleus { $blue }, jaunes { $yellow }
wolf-and-hound-board-game-end = { $team ->
    [blue] La partie { $game } revient à l’équipe bleue
   *[yellow] La partie { $game } revient à l’équipe jaune
}
wolf-and-hound-board-wins = Parties gagnées : bleus { $blue }, jaunes { $yellow }
wolf-and-hound-board-next-game = Partie { $game }
wolf-and-hound-board-won = Ton équipe gagne !
wolf-and-hound-board-team-wins = { $team ->
    [blue] L’équipe bleue gagne : { $names }
   *[yellow] L’équipe jaune gagne : { $names }
}
wolf-and-hound-board-why-no-sheep = { $name } n’a plus de mouton.
wolf-and-hound-board-why-cards = Il n’y a plus de cartes. Moutons des bleus : { $blue }, des jaunes : { $yellow }.
wolf-and-hound-board-why-tie = Il n’y a plus de cartes et les deux équipes ont { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    } : l’égalité revient aux jaunes.
wolf-and-hound-board-sheep-count = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
}
wolf-and-hound-board-games-won = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

## Choisir les animaux

wolf-and-hound-board-choose = Quels animaux ?
wolf-and-hound-board-level = { $level ->
    [first] Première partie
    [beginner] Débutants
    [experienced] Expérimentés
    [gamer] Stratèges
    [designer] Cartes d’auteur
   *[own] Ton propre choix
}
wolf-and-hound-board-group = { $group ->
    [any-wolf] un loup au hasard
    [any-hound] un chien au hasard
    [any-sheep] mouton 01 ou 02
    [quick-or-slow-wolf] loup 03 ou 04
   *[quick-or-slow-hound] chien 03 ou 04
}
wolf-and-hound-board-either = Lequel des deux
wolf-and-hound-board-either-chance = Le hasard choisit
wolf-and-hound-board-random = Au hasard
wolf-and-hound-board-random-help = Réunit quelques animaux au hasard, jamais sans un loup et un chien.
wolf-and-hound-board-own-help = Coche les animaux que tu veux : { $count ->
    [one] { $count } choisi.
   *[other] { $count } choisis.
}
wolf-and-hound-board-cards = Les animaux de cette partie
wolf-and-hound-board-cards-any = Là où le hasard choisit, un seul de ceux-ci entre en jeu.
wolf-and-hound-board-more-sheep = Avec deux loups ou plus, chacun commence avec un mouton de plus.

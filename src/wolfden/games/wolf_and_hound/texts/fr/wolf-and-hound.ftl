### Wolf & Hound. $name : la personne à une place, $owner : qui décide pour elle, $target : qui est
### visé ; un fantôme s’appelle wolf-and-hound-ghost. Cartes en clés dans $card (black-3,
### white-1-bone …), animaux en clés dans $animal (wolf-01 …). $first et $cards sont des textes faits
### de wolf-and-hound-card, $names une énumération.

game-wolf-and-hound-line = Deux contre deux : envoie les loups chez eux et les chiens chez toi, sans un mot.

## Noms

wolf-and-hound-ghost = Fantôme ({ $name })
wolf-and-hound-team = { $team ->
    [blue] équipe bleue
   *[yellow] équipe jaune
}
wolf-and-hound-winner = { $winner ->
    [blue] équipe bleue
   *[yellow] équipe jaune
}
wolf-and-hound-card = { $card ->
    [black-1] 1 noir
    [black-2] 2 noir
    [black-3] 3 noir
    [black-4] 4 noir
    [white-1] 1 blanc
    [white-2] 2 blanc
    [white-3] 3 blanc
    [white-4] 4 blanc
    [black-1-meat] 1 noir avec viande
    [black-2-meat] 2 noir avec viande
    [black-3-meat] 3 noir avec viande
    [white-1-bone] 1 blanc avec os
    [white-2-bone] 2 blanc avec os
   *[white-3-bone] 3 blanc avec os
}
wolf-and-hound-animal = { $animal ->
    [wolf-01] Loup 01
    [wolf-02] Loup 02
    [wolf-03] Loup 03
    [wolf-04] Loup 04
    [wolf-05] Loup 05
    [wolf-06] Loup 06
    [wolf-07] Loup 07
    [wolf-08] Loup 08
    [hound-01] Chien 01
    [hound-02] Chien 02
    [hound-03] Chien 03
    [hound-04] Chien 04
    [sheep-01] Mouton 01
    [sheep-02] Mouton 02
    [metamorphic-01] Métamorphe 01
    [metamorphic-02] Métamorphe 02
    [metamorphic-03] Métamorphe 03
    [metamorphic-04] Métamorphe 04
    [extra-01] Grand-père loup
    [extra-02] Chien confus
    [designer-01] Diable rouge
    [designer-02-1] Couverture noire
    [designer-02-2] Couverture blanche
   *[designer-02-3] Loup à la couverture
}
wolf-and-hound-animal-subject = { $animal ->
    [wolf-01] Le loup 01
    [wolf-02] Le loup 02
    [wolf-03] Le loup 03
    [wolf-04] Le loup 04
    [wolf-05] Le loup 05
    [wolf-06] Le loup 06
    [wolf-07] Le loup 07
    [wolf-08] Le loup 08
    [hound-01] Le chien 01
    [hound-02] Le chien 02
    [hound-03] Le chien 03
    [hound-04] Le chien 04
    [sheep-01] Le mouton 01
    [sheep-02] Le mouton 02
    [metamorphic-01] Le métamorphe 01
    [metamorphic-02] Le métamorphe 02
    [metamorphic-03] Le métamorphe 03
    [metamorphic-04] Le métamorphe 04
    [extra-01] Le grand-père loup
    [extra-02] Le chien confus
    [designer-01] Le diable rouge
    [designer-02-1] La couverture noire
    [designer-02-2] La couverture blanche
   *[designer-02-3] Le loup à la couverture
}
wolf-and-hound-kind = { $kind ->
    [wolf] loup
    [hound] chien
   *[sheep] mouton
}
# The two sides of the blanket wolf.
wolf-and-hound-blanket-side = { $side ->
    [back] en quête
   *[front] au repos
}
wolf-and-hound-kind-help = { $kind ->
    [wolf] S’il est devant toi au début de ton tour, un mouton s’enfuit dans la forêt. Les cartes noires le déplacent.
    [hound] S’il est devant toi au début de ton tour, un mouton perdu rentre. Les cartes blanches le déplacent.
   *[sheep] Il ne touche à aucun mouton mais dérange ton tour. Les cartes des deux couleurs le déplacent.
}
wolf-and-hound-moves = { $moves ->
    [plain] Avance de la valeur de la carte.
    [plus] Avance d’une case de plus que la carte.
    [minus] Avance d’une case de moins que la carte.
    [half] Avance de la moitié de la carte, arrondie en dessous.
    [half-back] Recule de la moitié de la carte, arrondie en dessous.
    [triple] Avance de trois fois la valeur de la carte.
    [back] Recule de la valeur de la carte.
   *[never] Aucune carte ne le déplace.
}
wolf-and-hound-moves-short = { $moves ->
    [plain] ×1
    [plus] +1
    [minus] −1
    [half] ½
    [half-back] −½
    [triple] ×3
    [back] ↺
   *[never] –
}
wolf-and-hound-target = { $target ->
    [self] Vise qui l’a devant soi.
    [left] Vise qui est assis à gauche de cette place.
    [right] Vise qui est assis à droite de cette place.
   *[opposite] Vise le partenaire, en face.
}
wolf-and-hound-target-short = { $target ->
    [self] sur place
    [left] à gauche
    [right] à droite
   *[opposite] en face
}
wolf-and-hound-special = { $animal ->
    [sheep-01] Termine ton tour aussitôt : rien n’agit et tu ne joues pas de carte.
    [sheep-02] Pas de 3 pendant ce tour.
    [extra-01] Les cartes noires et blanches le déplacent, mais un tour trop tard : à la fin de chaque tour, selon la carte du tour d’avant.
    [extra-02] Son verso court à reculons. Il se retourne à la fin d’un tour s’il a de la compagnie.
    [designer-02-1] Le loup à la couverture se repose à côté d’elle.
    [designer-02-2] Le loup à la couverture se repose à côté d’elle.
    [designer-02-3] À côté d’une couverture, il se repose. Sans couverture, il cherche : un pas en arrière à la fin de chaque tour.
   *[other] Un métamorphe se retourne quand il passe ou s’arrête devant le joueur 1. Si deux de la même couleur se rencontrent, l’un des deux est retourné.
}

## Actions

wolf-and-hound-action-play = Jouer le { wolf-and-hound-card }
wolf-and-hound-action-keep = Garder le { wolf-and-hound-card }
wolf-and-hound-action-keep-it = Garder la carte retournée
wolf-and-hound-action-exchange = L’échanger contre la prochaine carte de la pioche fantôme
wolf-and-hound-action-turn = Retourner { wolf-and-hound-animal }

## Ce qui s’est passé

wolf-and-hound-event-played = { $place } joue un { wolf-and-hound-card }.
wolf-and-hound-event-kept = { $name } la garde : { $place } joue le { wolf-and-hound-card }.
wolf-and-hound-event-exchanged = { $asked ->
    [false] Les 3 sont interdits, la carte est donc échangée : { $place } joue un { wolf-and-hound-card }.
   *[true] { $name } échange : { $place } joue un { wolf-and-hound-card }.
} Le { $first } passe sous la pioche fantôme.
wolf-and-hound-event-exchange-failed = { $name } échange, mais la pioche fantôme offre un { wolf-and-hound-card }, interdit. Il reste au-dessus, et { $place } joue quand même le { $first }.
wolf-and-hound-event-moved = { wolf-and-hound-animal-subject }{ $why ->
    [search] {" "}cherche une couverture et
    [late] , un tour trop tard,
   *[card] {""}
} { $steps ->
    [-1] recule d’une case
    [-2] recule de 2 cases
    [-3] recule de 3 cases
    [-4] recule de 4 cases
    [one] avance d’une case
   *[other] avance de { $steps } cases
}{ $stopped ->
    [meat] , mais s’arrête chez { $to } pour la viande
    [bone] , mais s’arrête chez { $to } pour l’os
   *[none] , jusque chez { $to }
}.
wolf-and-hound-event-turned = { wolf-and-hound-animal-subject } { $why ->
    [first] passe chez le joueur 1 et se retourne : c’est maintenant un { wolf-and-hound-kind }
    [pair] est retourné : c’est maintenant un { wolf-and-hound-kind }
    [company] perd la tête en compagnie et fait demi-tour
    [rests] trouve une couverture et se couche
   *[searches] n’a plus de couverture et se lève
}.
wolf-and-hound-event-pair = { $animals } se rencontrent dans la même couleur : { $name } retourne l’un des deux.
wolf-and-hound-event-drew = { $place } pioche ; il reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.
wolf-and-hound-event-drew-card = { $name } pioche un { wolf-and-hound-card }.
wolf-and-hound-event-turn-began = À { $place } de jouer.
wolf-and-hound-event-turn-skipped = { wolf-and-hound-animal-subject } est chez { $place } : le tour s’arrête aussitôt.
wolf-and-hound-event-threes-forbidden = { wolf-and-hound-animal-subject } est chez { $place } : pas de 3 pendant ce tour.
wolf-and-hound-event-sheep-lost = { wolf-and-hound-animal-subject } fait fuir un mouton chez { $target } : il en reste { $left }.
wolf-and-hound-event-sheep-found = { wolf-and-hound-animal-subject } ramène un mouton chez { $target } : il y en a { $left }.
wolf-and-hound-event-nothing-happened = { wolf-and-hound-animal-subject } { $kind ->
    [wolf] ne trouve aucun mouton à chasser
   *[hound] ne trouve aucun mouton perdu
} chez { $target }.
wolf-and-hound-event-hand-shown = { $place } n’a que des 3 en main, les montre ({ $cards }) et ne joue pas.
wolf-and-hound-event-turned-up = { $source ->
    [ghost] La pioche est vide : { $place } joue un { wolf-and-hound-card } de la pioche fantôme.
   *[draw] Un { wolf-and-hound-card } est retourné pour { $place }.
}
wolf-and-hound-event-ghost-stuck = { $place } ne trouve que des 3, interdits, et ne joue pas.
wolf-and-hound-event-last-round = { $place } n’a plus de cartes : la partie s’arrête quand revient le tour du joueur 1.
wolf-and-hound-event-game-ended = { $reason ->
    [no-sheep] { $place } n’a plus de mouton. L’{ wolf-and-hound-winner } gagne la partie.
   *[cards] Il n’y a plus de cartes. { $sheep }. L’{ wolf-and-hound-winner } gagne la partie.
}
wolf-and-hound-team-sheep = Moutons des bleus : { $blue }, des jaunes : { $yellow }
wolf-and-hound-event-game-began = La partie { $game } commence.
wolf-and-hound-event-ended = { $count ->
   *[one] { $name } gagne.
    [other] { $name } gagnent ensemble.
}

## Pourquoi pas

wolf-and-hound-why-not-in-hand = Tu n’as pas cette carte en main.
wolf-and-hound-why-not-in-deck = Cette carte n’est pas utilisée dans cette partie.
wolf-and-hound-why-no-threes = Le mouton 02 est devant toi : pas de 3 pendant ce tour.
wolf-and-hound-why-play-first = Il faut d’abord jouer une carte.
wolf-and-hound-why-answer-first = Décide d’abord si tu échanges la carte retournée pour ton fantôme.
wolf-and-hound-why-turn-first = Retourne d’abord l’un des deux métamorphes.
wolf-and-hound-why-not-of-the-pair = Seul l’un des deux métamorphes qui se rencontrent dans la même couleur peut être retourné.

## La fin

wolf-and-hound-end-no-sheep = Un pâturage est vide
wolf-and-hound-end-cards = Il n’y a plus de cartes
wolf-and-hound-end-best-of-five = Au meilleur des cinq parties

## Options

option-wolf-and-hound-preset = Animaux
option-wolf-and-hound-preset-help = Là où il y a un choix, le hasard décide au début de la partie.
option-wolf-and-hound-preset-first-game = Première partie : chien 01, loup 01
option-wolf-and-hound-preset-beginner-two-wolves = Débutants : chien 01, loups 01 et 06
option-wolf-and-hound-preset-beginner-other-wolf = Débutants : chien 01, loup 03 ou 04
option-wolf-and-hound-preset-beginner-other-wolf-03 = Débutants : chien 01, loup 03
option-wolf-and-hound-preset-beginner-other-wolf-04 = Débutants : chien 01, loup 04
option-wolf-and-hound-preset-beginner-other-hound = Débutants : chien 03 ou 04, loup 01
option-wolf-and-hound-preset-beginner-other-hound-03 = Débutants : chien 03, loup 01
option-wolf-and-hound-preset-beginner-other-hound-04 = Débutants : chien 04, loup 01
option-wolf-and-hound-preset-experienced-two-wolves = Expérimentés : chien 01, loup 06, loup 03 ou 04
option-wolf-and-hound-preset-experienced-two-wolves-03 = Expérimentés : chien 01, loup 06, loup 03
option-wolf-and-hound-preset-experienced-two-wolves-04 = Expérimentés : chien 01, loup 06, loup 04
option-wolf-and-hound-preset-experienced-sheep = Expérimentés : chien 01, loup 01, mouton 01 ou 02
option-wolf-and-hound-preset-experienced-sheep-01 = Expérimentés : chien 01, loup 01, mouton 01
option-wolf-and-hound-preset-experienced-sheep-02 = Expérimentés : chien 01, loup 01, mouton 02
option-wolf-and-hound-preset-experienced-opposite = Expérimentés : un chien au hasard, loups 05 et 06
option-wolf-and-hound-preset-experienced-any-hound = Expérimentés : un chien au hasard, loup 06, loup 03 ou 04
option-wolf-and-hound-preset-experienced-any-hound-03 = Expérimentés : un chien au hasard, loup 06, loup 03
option-wolf-and-hound-preset-experienced-any-hound-04 = Expérimentés : un chien au hasard, loup 06, loup 04
option-wolf-and-hound-preset-experienced-metamorphic-a = Expérimentés : métamorphes 01 et 02
option-wolf-and-hound-preset-experienced-metamorphic-b = Expérimentés : métamorphes 03 et 04
option-wolf-and-hound-preset-gamer-metamorphic-a = Stratèges : métamorphes 01 et 02, loup 06
option-wolf-and-hound-preset-gamer-metamorphic-b = Stratèges : métamorphes 03 et 04, loup 06
option-wolf-and-hound-preset-gamer-grandfather = Stratèges : un chien et un loup au hasard, grand-père loup
option-wolf-and-hound-preset-gamer-confused-hound = Stratèges : un loup au hasard, chien confus
option-wolf-and-hound-preset-designer-red-devil = Cartes d’auteur : un chien au hasard, diable rouge
option-wolf-and-hound-preset-designer-blanket-wolf = Cartes d’auteur : loup à la couverture et deux couvertures
option-wolf-and-hound-preset-own = Ton propre choix
option-wolf-and-hound-animals = Ton choix d’animaux
option-wolf-and-hound-animals-help = Ne sert qu’avec « Ton propre choix ». Le loup à la couverture vient avec ses deux couvertures.
option-wolf-and-hound-animals-wolf-01 = Loup 01
option-wolf-and-hound-animals-wolf-02 = Loup 02 : vise à gauche
option-wolf-and-hound-animals-wolf-03 = Loup 03 : une case de plus
option-wolf-and-hound-animals-wolf-04 = Loup 04 : une case de moins
option-wolf-and-hound-animals-wolf-05 = Loup 05 : vise le partenaire
option-wolf-and-hound-animals-wolf-06 = Loup 06 : moitié moins loin
option-wolf-and-hound-animals-wolf-07 = Loup 07 : vise à droite
option-wolf-and-hound-animals-wolf-08 = Loup 08 : moitié moins loin, à reculons
option-wolf-and-hound-animals-hound-01 = Chien 01
option-wolf-and-hound-animals-hound-02 = Chien 02 : moitié moins loin
option-wolf-and-hound-animals-hound-03 = Chien 03 : une case de plus
option-wolf-and-hound-animals-hound-04 = Chien 04 : une case de moins
option-wolf-and-hound-animals-sheep-01 = Mouton 01 : fait passer le tour
option-wolf-and-hound-animals-sheep-02 = Mouton 02 : interdit les 3
option-wolf-and-hound-animals-metamorphic-01 = Métamorphe 01 : loup, puis chien
option-wolf-and-hound-animals-metamorphic-02 = Métamorphe 02 : chien, puis loup
option-wolf-and-hound-animals-metamorphic-03 = Métamorphe 03 : loup, puis chien
option-wolf-and-hound-animals-metamorphic-04 = Métamorphe 04 : chien, puis loup, moitié moins loin
option-wolf-and-hound-animals-extra-01 = Grand-père loup
option-wolf-and-hound-animals-extra-02 = Chien confus
option-wolf-and-hound-animals-designer-01 = Diable rouge : trois fois plus loin
option-wolf-and-hound-animals-designer-02 = Loup à la couverture et deux couvertures
option-wolf-and-hound-sheep = Moutons au départ
option-wolf-and-hound-sheep-help = Un de plus par pâturage est conseillé à partir de deux loups. Avec des fantômes, les pâturages sont inégaux.
option-wolf-and-hound-sheep-advised = Selon les conseils
option-wolf-and-hound-sheep-basic = Trois chacun
option-wolf-and-hound-sheep-one-more = Un de plus chacun
option-wolf-and-hound-meat-and-bone = Viande et os
option-wolf-and-hound-meat-and-bone-help = Sept cartes portent de la viande ou un os : elles arrêtent les loups et les chiens que les autres déplacent.
option-wolf-and-hound-best-of-five = Au meilleur des cinq
option-wolf-and-hound-best-of-five-help = La première équipe qui gagne trois parties l’emporte.

## Au terminal

wolf-and-hound-title = Partie { $game } · tour { $turn } · encore { $left } à piocher
wolf-and-hound-title-match = Partie { $game } (bleus { $blue }, jaunes { $yellow }) · tour { $turn } · encore { $left } à piocher
wolf-and-hound-column-player = Place
wolf-and-hound-column-sheep = Moutons
wolf-and-hound-column-animals = Animaux
wolf-and-hound-column-last = Dernière carte
wolf-and-hound-column-cards = Cartes
wolf-and-hound-column-start = Début du tour
wolf-and-hound-skipped = tour passé
wolf-and-hound-no-threes = pas de 3
wolf-and-hound-hand = Ta main : { $cards }
wolf-and-hound-turned-up = Retourné pour ton fantôme : { $cards }
wolf-and-hound-previews = Où mènent tes cartes
wolf-and-hound-preview-nothing = ne déplace rien
wolf-and-hound-preview-move = { wolf-and-hound-animal } chez { $name }
wolf-and-hound-preview-change = { $name } { $change }
wolf-and-hound-unseen = Cartes que tu n’as pas vues
wolf-and-hound-legend = Les animaux

## Signes, tout ce que les partenaires peuvent se dire pendant la partie
wolf-and-hound-sign-hello = salue tout le monde
wolf-and-hound-sign-moment = lève la main : un instant
wolf-and-hound-sign-back = hoche la tête : me revoilà
wolf-and-hound-sign-turn = tape sur la table : à toi
wolf-and-hound-sign-dog = caresse le chien
wolf-and-hound-sign-sheep = bêle tout bas

### Jagdfieber. Les noms des joueurs arrivent en $name et $owner (ou en listes $names) ; les cartes
### en clés $card et $taker : hunter, wolf, rabbit, carrot, closed.
### Jamais « de » ou « que » devant un nom : l'élision dépendrait de sa première lettre.

game-jagdfieber-line = Chasseur, loup, lapin, carotte : chacun choisit une carte en secret, et qui devine juste remplit son garde-manger.
option-jagdfieber-days = Jours de chasse
option-jagdfieber-days-help = La partie complète dure quatre jours. Compte environ sept minutes par jour.

## Cartes

jagdfieber-card = { $card ->
    [hunter] chasseur
    [wolf] loup
    [rabbit] lapin
    [carrot] carotte
   *[closed] chasse fermée
}
jagdfieber-card-title = { $card ->
    [hunter] Chasseur
    [wolf] Loup
    [rabbit] Lapin
    [carrot] Carotte
   *[closed] Chasse fermée
}
jagdfieber-action-play = Jouer : { jagdfieber-card-title }
jagdfieber-cards = { $card ->
    [hunter] { $count ->
        [one] { $count } chasseur
       *[other] { $count } chasseurs
    }
    [wolf] { $count ->
        [one] { $count } loup
       *[other] { $count } loups
    }
    [rabbit] { $count ->
        [one] { $count } lapin
       *[other] { $count } lapins
    }
    [carrot] { $count ->
        [one] { $count } carotte
       *[other] { $count } carottes
    }
   *[closed] { $count ->
        [one] { $count } chasse fermée
       *[other] { $count } chasses fermées
    }
}
jagdfieber-card-help = { $card ->
    [hunter] Prend le loup le plus proche et revient en main. S’il n’y en a pas, il est perdu pour la journée.
    [wolf] Prend le lapin le plus proche et reste en place. S’il n’y en a pas, il revient en main.
    [rabbit] Mange la carotte la plus proche et reste en place. S’il n’y en a pas, il revient en main.
    [carrot] Ne fait rien. Si personne ne la mange, elle est à toi.
   *[closed] Arrête tous les chasseurs de la manche et rapporte 4 points. Sinon, c’est une carotte.
}

## Ce qui s’est passé

jagdfieber-event-chose = { $count ->
   *[one] { $name } a choisi une carte.
    [other] { $name } ont choisi leur carte.
}
jagdfieber-event-revealed = Les cartes sont retournées. { $cards }.
jagdfieber-revealed-card = { $name } : { jagdfieber-card }
jagdfieber-event-season-closed = Chasse fermée, annoncée par { $closers } ! Chez { $hunters }, le chasseur finit dans son propre butin ; chez { $closers }, le pavillon passe au 4.
jagdfieber-event-took = { $taker ->
    [hunter] Avec son chasseur, { $name } prend chez { $owner } le loup { $place ->
        [easy] resté en proie facile
       *[played] qui vient d’être joué
    } ; le chasseur rentre.
    [wolf] Avec son loup, { $name } prend chez { $owner } le lapin { $place ->
        [easy] resté en proie facile
       *[played] qui vient d’être joué
    }.
   *[rabbit] Avec son lapin, { $name } croque chez { $owner } la { $card ->
        [closed] chasse fermée, qui est ici une carotte,
       *[carrot] carotte
    } { $place ->
        [easy] restée en proie facile
       *[played] qui vient d’être jouée
    }.
}
jagdfieber-event-hunter-lost = Le chasseur joué par { $name } ne trouve aucun loup : il passe le reste de la journée sous le pavillon.
jagdfieber-event-returned = { $card ->
    [wolf] Le loup joué par { $name } ne trouve aucun lapin et revient en main.
   *[rabbit] Le lapin joué par { $name } ne trouve aucune carotte et revient en main.
}
jagdfieber-event-all-stayed = { $card ->
    [wolf] Tout le monde a joué un loup et aucun n’a mangé : ils restent tous en place.
   *[rabbit] Tout le monde a joué un lapin et aucun n’a mangé : ils restent tous en place.
}
jagdfieber-event-round-ended = Fin de la manche { $round }. Les proies faciles rejoignent le butin, les cartes restantes deviennent des proies faciles et le cor passe à { $marker }.
jagdfieber-event-day-scored = Le jour { $day } est compté. { $points }.
jagdfieber-day-points = { $name } : { $points }
jagdfieber-event-day-began = Le jour { $day } commence. Tout le monde reprend ses dix cartes ; la chasse démarre chez { $marker }.
jagdfieber-event-ended = { $count ->
   *[one] { $name } gagne.
    [other] { $name } gagnent ensemble.
}

## Légendes : courtes, la table montre le reste

jagdfieber-caption-revealed = On retourne les cartes !
jagdfieber-caption-round-ended = Fin de la manche { $round } ; le cor passe à { $marker }.
jagdfieber-caption-day-scored = Le jour { $day } est fini.
jagdfieber-end-last-day-over = Le dernier jour de chasse est terminé.

## Pourquoi pas

jagdfieber-why-not-in-hand = Tu n’as plus cette carte en main.
jagdfieber-why-already-chosen = Tu as déjà choisi cette carte.
jagdfieber-why-wait = Tu pourras choisir quand cette manche aura été racontée.

## À la table

jagdfieber-now-choose = Choisis une carte en secret
jagdfieber-now-choose-help = Toutes les cartes seront retournées en même temps.
jagdfieber-now-change = Ta carte est posée : { jagdfieber-card-title }
jagdfieber-now-change-help = Tu peux en changer tant que tout le monde n’a pas choisi.
jagdfieber-now-waiting = On attend { $names }
jagdfieber-now-over = La chasse est finie
jagdfieber-now-watching = Tu regardes la partie.
jagdfieber-day-round = Jour { $day } sur { $days } · manche { $round }
jagdfieber-table = La table
jagdfieber-lodge-of = Pavillon : { $name }
jagdfieber-you = toi
jagdfieber-hand = Ta main
jagdfieber-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
jagdfieber-hand-card = { jagdfieber-card-title } : { $count ->
    [0] plus en main
   *[other] { $count } en main
}. { $prey } dans le butin, { $hand } si la carte reste en main.
jagdfieber-hand-card-chosen = Choisie.
jagdfieber-worth = Points : dans le butin / restée en main
jagdfieber-easy = Proie facile
jagdfieber-easy-card = Proie facile : { jagdfieber-card }
jagdfieber-easy-none = Pas de proie facile
jagdfieber-prey = Butin
jagdfieber-prey-count = Butin : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
jagdfieber-played-card = Carte jouée : { jagdfieber-card }
jagdfieber-chosen = A choisi
jagdfieber-thinking = Réfléchit
jagdfieber-marker = La chasse démarre ici
jagdfieber-four = Le pavillon montre son 4
jagdfieber-hunter-lost = Le chasseur est perdu pour la journée
jagdfieber-today = ce jour
jagdfieber-today-help = Points de la journée si elle finissait maintenant
jagdfieber-total = total
jagdfieber-total-help = Points des journées finies
jagdfieber-details = Cartes : { $name }
jagdfieber-details-hand = En main
jagdfieber-details-prey = Dans le butin
jagdfieber-details-help = Toutes les cartes sont jouées au grand jour : chacun pourrait le déduire.
jagdfieber-chain = Chaîne alimentaire
jagdfieber-chain-told = Le chasseur prend les loups, le loup prend les lapins, le lapin mange les carottes. La chasse fermée arrête les chasseurs et compte comme une carotte.
jagdfieber-chain-closed = arrête les chasseurs
jagdfieber-chain-nearest = La plus proche est la première dans le sens horaire, à partir de la place à ta gauche ; sur un pavillon, la proie facile passe avant la carte jouée. On ne prend jamais chez soi.
jagdfieber-log = Récit
jagdfieber-log-day = Jour { $day }
jagdfieber-log-round = Manche { $round }
jagdfieber-log-empty = Rien encore : chacun choisit sa première carte.
jagdfieber-key-cards = Choisir une carte de ta main

## Feuille de score et résultat

jagdfieber-sheet = Feuille de score
jagdfieber-sheet-day = Jour { $day }
jagdfieber-sheet-total = Total
jagdfieber-sheet-open = Détail du jour { $day }
jagdfieber-sheet-none = Le premier jour n’est pas fini.
jagdfieber-part = { $part ->
    [hunter] Chasseurs pris
    [wolf] Loups
    [rabbit] Lapins
    [carrot] Carottes
    [closed] Chasses fermées
    [four] Pavillon au 4
   *[hand] Restées en main
}
jagdfieber-day-end = Fin du jour { $day }
jagdfieber-day-end-best = Meilleure journée : { $names }.
jagdfieber-continue = Au jour { $day }
jagdfieber-result-best-day = Même total : { $names }. La meilleure journée départage : { $best ->
        [one] { $best } point
       *[other] { $best } points
    } pour { $winner }.
jagdfieber-result-shared = Même total et même meilleure journée : { $names } gagnent ensemble.

# How a player stands, as a screen reader says it; $today has a sign.
jagdfieber-stands = { jagdfieber-hand-count }. Points de ce jour : { $today }, des jours précédents : { $total }.

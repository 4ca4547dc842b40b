### Pourquoi un conseil propose une carte. $whose : you, partner, left, right, vus par la personne qui demande.

wolf-and-hound-reason-takes-sheep = { $whose ->
    [left] À ta gauche, un mouton est perdu.
   *[right] À ta droite, un mouton est perdu.
}
wolf-and-hound-reason-spares-sheep = { $whose ->
    [you] Cela sauve un de tes moutons.
   *[partner] Cela sauve un mouton en face, dans ton équipe.
}
wolf-and-hound-reason-brings-home = { $whose ->
    [you] Un de tes moutons rentre.
   *[partner] En face, dans ton équipe, un mouton rentre.
}
wolf-and-hound-reason-denies-sheep = { $whose ->
    [left] À ta gauche, aucun mouton ne rentre.
   *[right] À ta droite, aucun mouton ne rentre.
}
wolf-and-hound-reason-threatens = { $whose ->
    [left] À ta gauche, un mouton est en danger.
   *[right] À ta droite, un mouton est en danger.
}
wolf-and-hound-reason-averts = { $whose ->
    [you] Tes moutons sont hors de danger.
   *[partner] En face, dans ton équipe, les moutons sont hors de danger.
}
wolf-and-hound-reason-wins-game = Cela gagne la manche tout de suite.
wolf-and-hound-reason-avoids-loss = Le deuxième meilleur choix perd la manche tout de suite.
wolf-and-hound-reason-keeps = Tu gardes le { wolf-and-hound-card } pour plus tard.
wolf-and-hound-reason-hopes-for-better = { $times ->
        [one] Environ { $times } carte sur 10 est meilleure.
       *[other] Environ { $times } cartes sur 10 sont meilleures.
    }

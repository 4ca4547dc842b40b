# Ce que l’on apprend en son absence : par push, webhook ou e-mail. Jamais rien du jeu lui-même.
notice-turn-title = À toi : { $game }
notice-turn = { $known ->
    [yes] { $name } a joué. C’est ton tour dans { $game }.
   *[no] C’est ton tour dans { $game }.
}
notice-over-title = Terminé : { $game }
notice-over = Ta partie de { $game } est terminée.
notice-rematch-title = Revanche : { $game }
notice-rematch = On te propose de rejouer à { $game }.
notice-test-title = Wolfden peut te joindre
notice-test = Voilà comment tu sauras que c’est ton tour dans { $game }.
notice-confirm-title = Wolfden peut-il t’écrire ?
notice-confirm = Quelqu’un, sans doute toi, veut apprendre ici quand vient son tour dans { $game }. Confirme-le ; sinon, tu n’auras plus de nouvelles.
notice-stop = Ne plus me prévenir

# La page que montre l’application installée sans réseau.
offline-title = Pas de réseau
offline-text = Wolfden ne peut pas joindre son serveur en ce moment.
offline-kept = Rien n’est perdu : chaque coup joué y est conservé, et cet appareil connaît toujours tes places.
offline-needs = Les tables, les bots et les parties revues ont besoin du réseau. Ils reviendront avec lui.
offline-again = Réessayer

# Ce que l’on apprend en son absence : par push, webhook ou e-mail. Jamais rien du jeu lui-même.
notice-turn-title = À vous : { $game }
notice-turn = { $known ->
    [yes] { $name } a joué. C’est votre tour dans { $game }.
   *[no] C’est votre tour dans { $game }.
}
notice-over-title = Terminé : { $game }
notice-over = Votre partie de { $game } est terminée.
notice-rematch-title = Revanche : { $game }
notice-rematch = On vous propose de rejouer à { $game }.
notice-test-title = Wolfden peut vous joindre
notice-test = Voilà comment vous saurez que c’est votre tour dans { $game }.
notice-confirm-title = Wolfden peut-il vous écrire ?
notice-confirm = Quelqu’un, sans doute vous, veut apprendre ici quand vient son tour dans { $game }. Confirmez-le ; sinon, vous n’aurez plus de nouvelles.
notice-stop = Ne plus me prévenir

# Le terminal : wolfden games, play et replay. Les mots d’un jeu sont dans <jeu>.ftl.

terminal-game = Jeu
terminal-id = Nom à taper
terminal-players = Joueurs
terminal-minutes = Minutes
terminal-options = Options
terminal-with-players = à { $players }
terminal-default = sinon { $value }
terminal-guest = Visiteur
terminal-seat = Place { $number }
terminal-ask = Ton choix
terminal-more = toute la position
# $ask: what has to be chosen; $more: what ? shows; $undo: whether a step can be taken back.
terminal-prompt = { $ask } (numéro, mot{ $undo ->
    [yes] , annuler
   *[no] {""}
}, conseil, ? { $more }, q) :
terminal-hint = Conseil : { $plan }. { $chance }
terminal-left-out = Laissé de côté : { $name } (paquet { $package }) : { $reason }.
terminal-bots = Bots, du plus faible au plus fort
terminal-won = { $count ->
    [1] Tu as gagné !
   *[other] Tu as gagné, avec { $names } !
}
terminal-lost = { $points ->
    [0] Tu as perdu.
    [one] Tu as perdu de { $points } point.
   *[other] Tu as perdu de { $points } points.
}
terminal-nobody = Personne n’a gagné.
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-left = Tu as quitté la table.
terminal-enter = Entrée pour continuer …
terminal-undo = Annuler la dernière action
terminal-bot = Un bot prend le relais
terminal-back = De retour à la table
terminal-stop = Arrêter la partie
terminal-resign = Abandonner

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
terminal-prompt = Ton choix (numéro ou mot, conseil pour un conseil, ? pour toutes les mains, q pour partir) :
terminal-hint = Conseil : { $plan }. { $chance }
terminal-left-out = Laissé de côté : { $name } (paquet { $package }) : { $reason }.
terminal-bots = Bots, du plus faible au plus fort
terminal-left = Tu as quitté la table.
terminal-enter = Entrée pour continuer …
terminal-undo = Annuler la dernière action
terminal-bot = Un bot prend le relais
terminal-back = De retour à la table
terminal-stop = Arrêter la partie

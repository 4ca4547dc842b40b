# L'application autour des jeux. Textes des jeux : <game>.ftl ; refus : errors.ftl.

title-home = Wolfden – des jeux de loups à partager
title-new = Nouvelle table : { $game } – Wolfden
title-lobby = On attend des joueurs : { $game } – Wolfden
title-match = { $game } – Wolfden
title-your-turn = À toi ! { $game } – Wolfden
title-over = Le résultat : { $game } – Wolfden
title-rules = Les règles de { $game } – Wolfden

skip-to-content = Aller au contenu
go-home = Retour à l’accueil
loading = Un instant…
close = Fermer
cancel = Annuler
menu = Menu
try-again = Réessayer
rules = Règles
settings = Réglages

## Home
home-title-lamp = La lampe est allumée.
home-title-come = Entre, viens jouer.
home-lead = Des jeux de société où rôdent les loups. Joue tout de suite contre des bots ou envoie un lien à tes amis : gratuit, dans le navigateur, sans compte.
home-games = Les jeux qui vivent ici
home-your-matches = Tes parties
play-now = Jouer maintenant
play-now-game = Jouer à { $game }
play-now-company = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $level }
play-now-change = { $game } : nom, joueurs et force
play-now-all = Toutes les options
option-recommended = conseillé
option-recommended-first = Jouer la première partie ainsi
invite-friends = Inviter des amis
learn-by-playing = Apprendre en jouant
game-players = { $low } à { $high } joueurs
game-minutes = { $minutes } min environ
footer-rights = Les noms des jeux appartiennent à leurs éditeurs, qui n’ont aucun lien avec ce site.
footer-own = Textes, dessins et code sont les nôtres, libres pour tous sous licence MIT.

match-waiting =
    { $open ->
        [one] Il manque un joueur
       *[other] Il manque { $open } joueurs
    }
match-your-turn = À toi de jouer
match-resting = En pause – tu peux reprendre
match-over = Terminée
match-won = Terminée – gagné !
match-with = avec { $names }
match-turn-of = À { $names } de jouer
match-placed = Terminée – place { $place }
match-hide = Retirer { $game } de cette liste
match-delete = Supprimer pour de bon cette partie de { $game }
match-more = Encore { $count }
match-fewer = Moins

## Setting a table
setup-kicker = Prépare la table
setup-name = Ton nom
name-default = Invité
setup-players = Combien de joueurs ?
setup-seats = Qui s’assoit où ?
setup-seat = Place { $number }
setup-level = Niveau du bot à la place { $number }
setup-kind-me = Moi
setup-kind-open = Inviter
setup-kind-bot = Bot
setup-seats-help = Tes amis s’assoient grâce à un lien, que tu reçois juste après.
setup-nobody = Aucune de ces places n’est la tienne : tu vas regarder.
setup-levels = De quelle force sont les bots ?
setup-levels-mixed = Chaque bot a son propre niveau.
setup-all-bots = Des bots à toutes les autres places
setup-hints = Conseils
setup-hints-help = À ton tour, tu peux demander ce que ferait un bot fort. Les autres n’en voient rien.
setup-create = Commencer la partie
setup-create-invite = Créer la table
bot-pup = Louveteau
bot-pup-help = Joue à vue et passe à côté de beaucoup. Répond aussitôt.
bot-yearling = Jeune loup
bot-yearling-help = Prend le meilleur de ce qu’il voit, sans tout voir. Répond aussitôt.
bot-hunter = Chasseur
bot-hunter-help = Calcule quelques coups d’avance. Environ un quart de seconde au plus par décision.
bot-alpha = Alpha
bot-alpha-help = Réfléchit le plus et joue le mieux. Environ une seconde au plus par décision.
bot-random = Louveteau sauvage
bot-greedy = Jeune loup
bot-name-0 = Ysengrin
bot-name-1 = Renart
bot-name-2 = Grimbert
bot-name-3 = Tibert
bot-name-4 = Couart
bot-name-5 = Brun

## Lobby
lobby-title = Qui vient jouer ?
lobby-title-guest = Une place t’attend
lobby-invite = Invite tes amis
lobby-invite-help = Qui ouvre ce lien peut prendre une place. La partie commence dès que toutes sont prises.
lobby-link = Lien de cette partie
lobby-seats = Autour de la table
lobby-missing =
    { $open ->
        [one] Il reste une place libre.
       *[other] Il reste { $open } places libres.
    }
lobby-join = Prendre place
lobby-watch = Ou reste simplement là : tu pourras regarder la partie.
lobby-sit-here = S’asseoir ici
choice-by-chance = Au hasard
choice-whose = { $label } : { $name }
choice-taken = pris
choice-uneven = Il y en a déjà autant de cette sorte que { $players } joueurs peuvent en avoir.
lobby-fill = Donner les places libres aux bots
lobby-fill-level = Niveau des bots
seat-open = Place libre
seat-you = toi
seat-host = hôte
seat-bot = bot · { $level }
copy-link = Copier le lien
share-link = Partager
share-title = Viens jouer à { $game } avec moi !
link-copied = Copié. Tu n’as plus qu’à le coller où tu veux.
copy-failed = Ton navigateur refuse de copier. Sélectionne le lien et copie-le toi-même.

## At the table
match-loading = On installe le jeu…
table-watching = spectateur
bot-thinking = { $count ->
    [one] { $names } réfléchit …
   *[other] { $names } réfléchissent …
}
bot-takes = Ce tour peut prendre { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
hint = Conseil
hint-help = Que ferait un bot fort ?
hint-thinking = Réflexion …
hint-not-now = Les conseils sont pour celui dont c’est le tour.
hint-wins = { $teams ->
    [yes] { $wins ->
        [0] D’ici, ton équipe ne gagne presque plus.
        [10] D’ici, ton équipe gagne presque toujours.
       *[other] D’ici, ton équipe gagne environ { $wins } fois sur 10.
    }
   *[no] { $wins ->
        [0] D’ici, tu ne gagnes presque plus.
        [10] D’ici, tu gagnes presque toujours.
       *[other] D’ici, tu gagnes environ { $wins } fois sur 10.
    }
}
hint-spoken = Conseil : { $action }.
hint-over = Conseil, étape { $step } sur { $steps }
hint-plan-spoken = Un plan en { $count } étapes : { $steps }.
hint-plan = Le conseil en entier
hint-why = Pourquoi ?
hint-plan-done = fait
hint-takes = Cela peut prendre { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
hint-do = Le faire
hint-dismiss = Ranger le conseil
choice-armed = Ton choix attend
choice-again = Appuie encore : { $action }
choice-armed-help = Cela ne pourra pas être repris. Touche autre chose pour choisir autrement.
choice-waiting = En attente de la connexion
choice-waiting-help = Ce sera envoyé dès que le serveur répond.
choice-undo = { $steps ->
    [1] Annuler ta dernière étape
   *[other] Annuler tes { $steps } dernières étapes
}
choice-lost = Ton choix n’a pas pu être joué : { $why ->
    [bot] un bot joue pour toi.
    [over] la partie est finie.
   *[moved] la partie a continué.
}
other-device = Continuer sur un autre appareil
other-device-help = Copie un lien secret vers ta propre place
leave-table-help = Ta place reste à toi
connection-lost = La liaison est coupée. Wolfden réessaie sans cesse ; rien n’est perdu.
rules-none = Les règles de ce jeu ne sont pas encore écrites.
rules-of = Les règles de { $game }
rules-sections = Chapitres des règles
rules-now = Maintenant : { $section }
rules-now-here = Ce qui se décide maintenant
rules-play = Préparer une table

## When something is missing
server-away = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
server-stumbled = Quelque chose a échoué de notre côté. Réessaie, s’il te plaît.
away-title = Personne ne répond
lost-title = Les traces s’arrêtent ici
lost-text = Il n’y a pas de page à cette adresse.
no-match-title = Pas de partie à cette adresse
no-match-text = Le lien a peut-être été coupé en le copiant, ou la partie a disparu depuis longtemps.
no-game-title = On n’y joue pas encore ici
no-game-text = Ce serveur ne connaît pas ce jeu.

## Settings
settings-language = Langue
settings-theme = Lumière
settings-speed = Animations
settings-keys = Raccourcis à une touche
theme-system = Système
theme-light = Aube
theme-dark = Nuit
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-instant = Sans
keys-on = Avec
keys-off = Sans
settings-sound = Sons
settings-vibration = Vibrer quand c’est ton tour
settings-twice = Ce qui ne se reprend pas
twice-first = Demander à la première partie
twice-always = Toujours demander
twice-never = Ne jamais demander

## Le récit des coups
playback-resume = Reprendre
playback-step = Un pas de plus
playback-pause = Pause
playback-speed = Rythme : { $speed ->
    [slow] lent
    [fast] rapide
   *[normal] normal
}
playback-skip = Aller au présent

## La fin d’une partie
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-won = Tu as gagné
result-won-by = Tu as gagné de { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-won-together = Tu as gagné, avec { $names }
result-lost-tie = Tu as perdu au départage
result-winner = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
}
result-nobody = Personne n’a gagné
result-team-won = Ton équipe a gagné
result-team-lost = Ton équipe a perdu
result-board = La table à la fin
result-lost = Tu as perdu de { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-place = Place { $place } :
result-again = Rejouer
result-again-open = Aller à la partie suivante
result-record = Télécharger la partie
result-home = Accueil

## Touches
keys-title = Touches à cette table
keys-help = Afficher ces touches
key-skip = Aller au présent pendant un récit
key-pause = Suspendre le récit ou le reprendre
key-hint = Demander un conseil
key-undo = Annuler ta dernière étape, si le jeu le permet
key-signs = Parcourir les signes de la table avec les flèches
key-away = Ranger un conseil, lâcher une ligne du récit
signs = Les signes et leur sens

## La table simple, pour les jeux qui n’en ont pas
plain-number = Coup { $number }
plain-waiting = On attend { $names }
plain-change = Tu peux encore choisir autre chose.
plain-actions = Ce que tu peux faire
plain-key-actions = Faire ce qui est écrit en premier, en deuxième …
plain-search = Chercher parmi { $count } actions
plain-position = La table
log-pointed = Dans le récit
place-marked = changé depuis ton dernier tour
plain-log = Ce qui s’est passé
plain-log-begin = Depuis le début
plain-log-empty = Il ne s’est encore rien passé.
plain-undo = Revenir en arrière
plain-sheet = Points
plain-total = Total
plain-yes = oui
plain-no = non

## À revoir
result-replay = Revoir la partie
home-records = Revoir une partie enregistrée
table-origin = Suite du coup { $number }
table-origin-help = Cette partie est la suite du coup { $number } d’une autre
show-again = Montrer encore
show-again-turn = Depuis mon dernier tour
show-again-round = La dernière manche
show-again-now = Retour au présent
show-again-failed = Impossible de le montrer encore une fois.
key-again = Montrer encore ce qui s’est passé depuis ton dernier tour
key-rules = Règles

## Une première partie avec un guide
guide = Guide
guide-got = Compris
guide-next = Suivant
guide-close = Fermer le guide
guide-progress = Carte { $number } sur { $total }
guide-open = Montrer le guide
guide-strayed = Autre chose
    .text = C’est permis, mais ce n’est pas ce qui était marqué. Reviens en arrière pour suivre le guide, ou continue : ses cartes viendront en leur temps.
guide-unmarked = Tu as suivi ton propre chemin : rien n’est marqué, choisis comme tu veux.
guide-back = Revenir
hint-of-guide = C’est ce que le guide te montre.
guide-whole-match = Une partie entière
aim = Le but du jeu
aim-again = Tu retrouves ceci en haut, sous ce signe.
aim-begin = À table
aim-recommended = Conseillé pour une première partie
aim-recommended-play = Jouer ainsi
bot-guide = Doux

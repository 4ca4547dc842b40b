# The people at a table: who is here, bots that play for them, clocks, agreeing.

# At any table. $reason: why a bot plays.
event-handed-over = { $reason ->
    [left] { $name } quitte la table ; un bot ({ $bot }) continue.
    [agreed] { $name } s’est éloigné ; les autres laissent un bot ({ $bot }) continuer.
    [time] { $name } n’a plus de temps ; un bot ({ $bot }) continue.
   *[asked] { $name } laisse jouer un bot ({ $bot }).
}
event-taken-back = { $name } est de retour et joue de nouveau.
event-stopped = La partie s’arrête ici, sans résultat.
event-branched = D’ici, { $name } joue la suite dans une partie à part ; des bots jouent les autres places.

people-label = Qui est là
presence-here = là
presence-away = loin
presence-gone = parti
presence-told = { $where ->
    [here] { $name } est là.
    [away] { $name } s’est éloigné.
   *[gone] { $name } est parti.
}
stand-in = un bot joue
stand-in-level = Un bot joue pour { $name } : { $level }
hand-over = Laisser un bot jouer pour moi
# $company: whether somebody else plays (others), could play (last), or nobody (alone).
hand-over-help = { $company ->
    [alone] Les bots jouent jusqu’à la fin, sauf si tu reprends ta place
    [last] Personne d’autre ne joue : la partie est en pause tant que nul ne reprend sa place
   *[others] La place se reprend à tout moment
}
take-back = Reprendre ma place
bot-for-you = Un bot ({ $level }) joue à ta place.
bot-for-you-help = « Reprendre ma place » te laisse jouer toi-même.
match-rests = La partie est en pause et t’attend.
match-rests-watched = La partie est en pause jusqu’au retour de quelqu’un qui y joue.
leave-match = Quitter la partie
leave-match-help = { $company ->
    [others] Un bot continue ; ta place reste à toi
   *[alone] La partie est en pause ; ta place reste à toi
}
end-match = Arrêter la partie
end-match-help = Sans résultat, dès que tout le monde est d’accord
let-bot-play = Laisser un bot jouer pour { $name }
wish-bot = { $names } : un bot pourrait jouer pour { $name }.
wish-end = { $names } : on pourrait arrêter la partie.
wish-missing = Il manque : { $names }.
agree = D’accord
withdraw = Plutôt pas
not-now = Pas maintenant
ended = La partie a été arrêtée sans résultat.
seat-link-copied = Copié. Ce lien ouvre ta propre place : ne le donne à personne.
seat-link-wrong = Ce lien n’ouvre aucune place de cette partie.
seat-lost = { $now ->
    [shared] Cette place a été ouverte sur un autre appareil.
    [waiting] Tu n’as plus de place ici : l’hôte l’a libérée, ou elle a été ouverte sur un autre appareil.
   *[other] Ta place a été ouverte sur un autre appareil ; ici, tu ne fais plus que regarder.
}

## Clocks
clock-until = jusqu’au { $moment }
clock-low = plus que { $time } !
clock-days = { $days ->
    [0] { $hours } h { $minutes } min
   *[other] { $days } j { $hours } h
}
setup-clock = Pendule
setup-clock-none = Aucune
setup-clock-live = En direct
setup-clock-days = Sur des jours
setup-clock-help = { $kind ->
    [live] Quand le temps de quelqu’un est écoulé, un bot continue à sa place.
    [days] Chacun décide quand il veut. Quand les heures sont écoulées, un bot continue.
   *[none] Chacun réfléchit aussi longtemps qu’il veut.
}
setup-clock-bank = Minutes pour toute la partie
setup-clock-increment = Secondes de plus par décision
setup-clock-hours = Heures par décision
setup-clock-nights = Les nuits ne comptent pas (de 22 h à 8 h)
setup-clock-weekends = Les week-ends ne comptent pas
setup-clock-holidays = Jours qui ne comptent pas
setup-clock-first = Du
setup-clock-last = au
setup-clock-add = Ajouter des congés
setup-clock-drop = Ces jours comptent
clock-nights = Les nuits ne comptent pas.
clock-weekends = Les week-ends ne comptent pas.
clock-holiday = Du { $first } au { $last }, rien ne compte.
lobby-clock = { $kind ->
    [live] Pendule : { $minutes } min chacun, et { $seconds } s de plus par décision.
   *[days] Pendule : { $hours } heures par décision.
}

## The host, while the table waits
host-remove = Retirer { $name }
host-up = Avancer { $name } d’une place
host-lock = Plus personne ne peut se joindre
host-cancel = Annuler cette table
host-cancel-ask = La table disparaît alors aussi pour { $names }.
host-cancel-do = Annuler la table
leave-seat = Rendre ma place
table-cancelled = L’hôte a annulé cette table.
table-locked = L’hôte ne laisse plus personne se joindre.

## Abandonner
event-resigned = { $name } abandonne.
resign = Abandonner
resign-help = { $team ->
    [yes] L’autre équipe gagne, si ton partenaire est d’accord
   *[no] L’autre camp gagne
}
resign-title = Abandonner cette partie ?
resign-text = { $team ->
    [yes] L’autre équipe gagne. Si ton partenaire est une personne qui joue, il faut son accord ; d’ici là, l’autre équipe n’en apprend rien.
   *[no] L’autre camp gagne et la partie est terminée.
}
wish-resign = { $names } : envie d’abandonner.
resigned-by = { $count ->
    [1] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
resigned-look = Regarder la table
resigned-back = Retour au résultat
resigned-why = Pourquoi c’est fini

## Comment on joue
terms-title = Comment on joue
terms-hints = Conseils
terms-clock = Pendule
terms-players = Joueurs
terms-manners = Discussion et spectateurs
terms-yes = Oui
terms-no = Non
terms-none = Aucune
terms-new = nouveau
terms-rules = Lire les règles
change-table = Changer la table
change-table-help = Tous les autres doivent confirmer à nouveau.
change-save = Enregistrer les changements
confirm-title = La table a changé
confirm-come = Veux-tu jouer ainsi ?
confirm-text = La partie ne commence que lorsque tout le monde a confirmé.
confirm-do = D’accord
confirm-told = { $name } a changé la table. Confirme, s’il te plaît.
unconfirmed = n’a pas encore confirmé
uncome = n’est pas encore là
lobby-unconfirmed = { $count ->
    [0] Tout le monde est d’accord.
    [1] Une personne doit confirmer.
   *[other] { $count } personnes doivent confirmer.
}
absent-bots = Laisser des bots jouer pour les absents
join-seat = Ta place
join-any = N’importe
lobby-joined = { $name } a pris place.
lobby-left = { $name } n’est plus à la table.

## Un code QR
qr-show = Montrer comme code QR
qr-title = Code QR du lien
qr-desc = Un motif carré pour l’appareil photo d’un autre appareil. Il ouvre { $link }

## Un autre appareil
device-title = Continuer sur un autre appareil
device-text = Ouvre ce lien là-bas, ou ouvre la partie et tape le code. Il sert une fois, pendant { $minutes } minutes.
device-moves = Ta place passe là-bas : cet appareil ne fait ensuite que regarder.
device-code = Ton code
device-failed = Impossible d’obtenir un code.
device-copy = Copier le lien avec le code
device-copied = Copié. Ce lien ouvre ta propre place une fois : ne le donne à personne.
device-both = Copier un lien qui garde la place sur les deux appareils
claim-open = J’ai déjà une place ici
claim-label = Code de ton autre appareil
claim-do = Ouvrir ma place
claim-title = Ouvrir ta place sur cet appareil ?
claim-text = Le code amène ta place ici ; ton autre appareil ne fait ensuite que regarder.
claim-replaces = Cet appareil a déjà une place à cette partie. Il la perdrait.

## Rejouer
rematch-asked = { $count ->
    [1] { $names } aimerait rejouer.
   *[other] { $names } aimeraient rejouer.
}
rematch-come = Jouer aussi
rematch-title = Rejouer ? – { $game }
match-rematch = Rejouer ?
tell-me = Me dire quand c’est mon tour
tell-me-help = Par notification, salon ou e-mail, en ton absence

## Usages : regarder et parler
setup-manners = Usages
setup-talking = Paroles
setup-talking-free = Libres
setup-talking-phrases = Phrases
setup-talking-off = Aucune
setup-talking-help = { $talking ->
    [free] Chacun écrit ce qu’il veut ; des phrases toutes faites sont là aussi.
    [off] Personne ne dit rien à cette table.
   *[phrases] Des phrases toutes faites, que chacun lit dans sa langue.
}
setup-watching = Public
setup-watching-yes = Aussitôt
setup-watching-late = 12 coups plus tard
setup-watching-no = Personne
setup-watching-help = { $watching ->
    [late] Qui a le lien voit ce qui est public, douze coups plus tard.
    [no] Seuls ceux qui jouent voient la partie jusqu’à sa fin.
   *[yes] Qui a le lien voit ce qui est public, en direct.
}
setup-overheard = Le public peut lire ce qui se dit
lobby-talking = { $talking ->
    [free] Paroles : libres, et des phrases.
    [off] Personne ne parle à cette table.
   *[phrases] Paroles : des phrases.
}
lobby-watching = { $watching ->
    [late] Le public voit ce qui est public, douze coups plus tard.
    [no] Personne ne peut regarder.
   *[yes] Le public voit ce qui est public.
}
lobby-overheard = Il lit ce qui se dit.
lobby-only-watching = Tu es là pour regarder. La partie commence quand toutes les places sont prises.
lobby-rather-join = Prendre plutôt une place
watch-link = Copier le lien pour regarder
watch-link-help = Il montre ce que tous peuvent voir ; personne ne peut jouer avec
watch-link-copied = Copié. Qui ouvre ce lien regarde et ne peut pas jouer.
spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
watching-late = 12 coups plus tard
no-watching-title = Cette table joue entre elle
settings-talk = Paroles de table

## Se trouver
title-home-turns = ({ $count }) À toi de jouer – Wolfden
match-round = Manche { $round }
match-won-by = Terminée – gagnée par { $names }
open-title = Tables ouvertes
open-count = { $count ->
    [one] Une table attend des joueurs.
   *[other] { $count } tables attendent des joueurs.
}
open-none = Aucune table n’attend en ce moment. « Trouve-moi une table » en dresse une, et qui vient ensuite s’assied avec toi.
open-game = Jeu
open-any-game = Tous les jeux
open-any-language = Toutes les langues
open-no-clock = Sans pendule
open-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
open-left = { $left ->
    [one] une place libre
   *[other] { $left } places libres
}
open-join = Rejoindre
open-join-named = Rejoindre { $names } : { $game }
open-yours = Ta table
find-table = Trouve-moi une table
find-waiting = Nous cherchons d’autres joueurs. La partie commence dès que toutes les places sont prises.
find-bots = Personne d’autre n’est encore venu. Tu peux attendre encore, ou commencer avec des bots.
find-start-bots = Commencer avec des bots
listing-listed = Visible pour tous
listing-help = Des inconnus voient cette table parmi les tables ouvertes tant qu’elle attend, et peuvent la rejoindre.
listing-language = Langue
listing-any = Toutes
listing-strength = Joueurs souhaités
listing-strength-any = Tout le monde
listing-strength-new = Débutants
listing-strength-seasoned = Expérimentés

## Plusieurs personnes sur un appareil
setup-kind-here = Ici
setup-here-name = Nom de la personne à la place { $number }
setup-here-placeholder = Nom
setup-here-help = Qui est « ici » joue sur cet appareil, comme toi. Entre deux tours, un rideau cache ce que la personne suivante ne doit pas voir.
pass-to = Passe l’appareil à { $name }
pass-help = Ce que voit { $name } ne regarde que { $name }. Les autres détournent les yeux.
pass-lift = C’est moi, { $name }

people-here = { $here } sur { $all } là

## Signaler
report-someone = Signaler quelqu’un
report-someone-help = Seuls les responsables de cette maison l’apprennent
banned-title = Tu ne peux pas jouer ici

## Les programmes qu’on amène
seat-program = programme · de { $name }
program-mark = programme
programs = Un programme joue ici
programs-help = Pour un programme que tu as écrit, dans n’importe quel langage. Son jeton de bot joue une place et ne fait rien d’autre. Tout le monde voit à qui est le programme, et tu peux retirer le jeton.
programs-menu-help = Prêter ta place à un programme à toi, ou la reprendre
program-seat = Place
program-own = Ma propre place
program-name = Nom du programme
program-make = Créer un jeton de bot
program-token = Jeton de bot
program-once = Copie-le maintenant : il ne sera plus affiché. Une table qui attend commence quand le programme est là.
program-copy = Copier le jeton
program-command = Copier la commande
program-copied = Copié. Qui a le jeton peut jouer cette place.
program-take-back = Retirer le jeton de { $name }

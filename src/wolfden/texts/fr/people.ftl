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
hand-over-help = La place se reprend à tout moment
take-back = Reprendre ma place
bot-for-you = Un bot ({ $level }) joue à ta place.
bot-for-you-help = « Reprendre ma place » te laisse jouer toi-même.
leave-match = Quitter la partie
leave-match-help = Un bot continue ; ta place reste à toi
end-match = Arrêter la partie
end-match-help = Sans résultat, dès que tout le monde est d’accord
let-bot-play = Laisser un bot jouer pour { $name }
wish-bot = { $names } : un bot pourrait jouer pour { $name }.
wish-end = { $names } : on pourrait arrêter la partie.
wish-missing = Il manque : { $names }.
agree = D’accord
withdraw = Plutôt pas
ended = La partie a été arrêtée sans résultat.
seat-link-copied = Copié. Ce lien ouvre ta propre place : ne le donne à personne.
seat-link-wrong = Ce lien n’ouvre aucune place de cette partie.

## Clocks
clock-left = encore { $time }
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
lobby-clock = { $kind ->
    [live] Pendule : { $minutes } min chacun, et { $seconds } s de plus par décision.
   *[days] Pendule : { $hours } heures par décision.
}

## The host, while the table waits
host-remove = Retirer { $name }
host-up = Avancer { $name } d’une place
host-lock = Plus personne ne peut se joindre
host-cancel = Annuler cette table
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
terms-watching = Spectateurs
terms-watching-value = { $kind ->
    [late] Quelques décisions plus tard
    [no] Personne
   *[yes] Quiconque a le lien
}
terms-talking = Discussion
terms-talking-value = { $kind ->
    [free] Ses propres mots
    [off] Rien
   *[phrases] Phrases toutes faites
}
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
lobby-left = { $name } a quitté sa place.

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

# Refus : error-<code>, un pour chaque code de docs/protocol.md, et les règles communes aux jeux.

error-error = Quelque chose ne va pas dans cette demande.
error-bad-request = Le serveur n’a pas pu lire cette demande.
error-bad-player-count = Ce jeu se joue de { $low } à { $high } joueurs.
error-bad-option = L’option « { $option } » ne peut pas prendre cette valeur. { $players ->
    [0] Valeurs possibles : { $limits }.
   *[other] Valeurs possibles à { $players } : { $limits }.
}
error-unknown-option = Il n’y a pas d’option « { $option } » ici. { $count ->
    [0] Il n’y en a aucune.
   *[other] Options possibles : { $known }.
}
error-bad-seed = Une graine est un nombre entier de 0 à 2¹²⁸ − 1.
error-bad-seats = Ces places ne forment pas une table : une seule au plus est la tienne, et chaque bot doit avoir un niveau.
error-bad-clock = Cette pendule ne peut pas être réglée : choisis un fuseau horaire connu, et des congés qui finissent après leur début, en deux mois au plus.
error-bad-name = Choisis un nom de 1 à { $longest } caractères visibles.
error-bad-record = { $line ->
    [0] Cet enregistrement est illisible.
   *[other] Cet enregistrement est illisible : la ligne { $line } est fautive.
}
error-unknown-bot = Aucun bot ne s’appelle « { $bot } ».
error-unknown-game = Aucun jeu ne s’appelle « { $game } ».
error-unknown-match = Il n’y a pas de partie à cette adresse. Vérifie le lien.
error-not-found = Il n’y a rien à cette adresse.
error-no-lesson = Ce jeu n’a pas de première partie guidée.
error-no-such-moment = La partie n’est pas allée si loin : son dernier coup porte le numéro { $last }.
error-unknown-record = Cet enregistrement n’est plus ouvert ici. Choisis le fichier à nouveau.
error-not-your-seat = Tu n’as pas de place dans cette partie.
error-bad-bot-token = Ce jeton de bot n’ouvre aucune place ici. Il a été retiré ou remplacé, ou il est d’une autre partie.
error-only-plays = Un jeton de bot joue sa place et ne fait rien d’autre.
error-not-alone = D’autres personnes étaient aussi à cette table.
error-not-host = Seul l’hôte de la partie peut faire cela.
error-no-open-seat = Cette place n’est plus libre.
error-match-not-started = La partie n’a pas encore commencé : il manque encore quelqu’un.
error-match-started = La partie a déjà commencé.
error-table-locked = L’hôte ne laisse plus personne se joindre.
error-table-cancelled = L’hôte a annulé cette table.
error-match-over = La partie est terminée.
error-match-not-over = Ce n’est possible qu’une fois la partie terminée.
error-rules-changed = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer.
error-stale-decision = La partie a avancé entre-temps. Regarde à nouveau la table, puis décide.
error-no-such-seat = Il n’y a pas de place { $seat } : elles sont numérotées de 0 à { $last }.
error-not-your-turn = Ce n’est pas ton tour.
error-hints-off = À cette table, on joue sans conseils.
error-bot-plays = Un bot joue à ta place. Reprends-la d’abord.
error-nobody-absent = Personne n’est absent de cette place.
error-hint-failed = Aucun conseil n’est venu. Réessaie, s’il te plaît.
error-storage-failed = L’enregistrement n’a pas réussi. Réessaie dans un instant, s’il te plaît.
error-unknown-action = Aucune action ne s’appelle « { $action } ».
error-illegal-action = Les règles ne le permettent pas maintenant.
error-too-large = Ce message est trop long.
error-too-many-requests = C’était un peu rapide. Attends un instant, puis réessaie.
error-too-many-places = Trop de connexions à la fois : { $limit } sont permises. Ferme d’abord d’autres onglets.
error-too-many-tables = Tu as { $limit } tables ouvertes qui ne sont pas finies. Termine ou annule d’abord quelques-unes d’entre elles.
error-too-many-changes = Tu as changé d’avis { $limit } fois. Il faut maintenant en rester là.
error-wrong-origin = Ce serveur ne s’utilise que depuis ses propres pages.
error-not-json = Ce serveur ne lit que application/json.
error-name-taken = Quelqu’un s’appelle déjà « { $name } » ici. Choisis un autre nom.
error-bad-network = Ce n’est ni une adresse ni une plage d’adresses : { $text }
error-backup-failed = La copie n’a pas été faite : { $problem }.
error-door-shut = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Choisis-en un autre avec --port, ou arrête ce qui y écoute.
error-database-shut = La base de données ne s’ouvre pas : { $problem }. Vérifie --database.
error-database-newer = Cette base de données a été créée par une version plus récente de Wolfden. Installe celle-ci, ou choisis une autre --database.
error-bad-setting = Le réglage « { $name } » ({ $source }) est inutilisable : { $problem ->
    [unknown] il n’existe pas
   *[other] { $problem }
}. « wolfden settings » les montre tous.
error-method-not-allowed = Cela n’est pas possible à cette adresse.
error-internal = Une erreur s’est produite de notre côté. Réessaie, s’il te plaît.
error-bad-arena = { $problem ->
    [bots] Il faut au moins un bot dans l’arène, et chacun une seule fois.
    [games] Il faut au moins une partie dans l’arène.
   *[workers] Il faut au moins un processus de travail.
}
# $line: where; 0 when the file as a whole cannot be read or written.
error-bad-results = { $line ->
    [0] Impossible de lire ou d’écrire le fichier « { $file } ».
   *[other] « { $file } » ne contient pas les résultats d’une arène : la ligne { $line } est fausse.
}
error-results-in-use = Une autre arène écrit en ce moment dans « { $file } ».
error-other-arena = « { $file } » contient une autre arène : { $difference ->
    [game] son jeu est { $there }, pas { $asked }
    [players] on y joue à { $there }, pas à { $asked }
    [bots] ses bots sont { $there }, pas { $asked }
    [options] ses options sont { $there }, pas { $asked }
    [seed] sa graine est { $there }, pas { $asked }
   *[other] elle suivait d’autres règles ({ $there }, pas { $asked })
}. Indique un autre fichier.
error-missing-package = Il manque le paquet { $package }. Installe-le avec : pip install "wolfden[{ $extra }]"
error-no-cluster = Aucune grappe Ray ne répond à « { $address } ».

why-not-your-turn = Ce n’est pas ton tour.
why-match-over = La partie est terminée.
why-nothing-to-undo = Il n’y a rien à annuler.
why-bot-plays = Un bot joue déjà à cette place.
why-no-bot-plays = Aucun bot ne joue à cette place.

# In any game that allows it.
event-undone = { $name } { $steps ->
    [1] annule sa dernière action.
   *[other] annule ses { $steps } dernières actions.
}

# Resigning, confirming, another device
error-no-resigning = On ne peut abandonner qu’à deux camps : à trois ou plus, nul ne saurait qui a gagné.
error-table-changed = L’hôte vient de changer la table. Regarde encore une fois.
error-choice-taken = Quelqu’un vient de choisir cela. Choisis autre chose.
error-uneven-choice = À { $players } joueurs, { $most } au plus peuvent en choisir un de cette sorte. Choisis autre chose.
error-wrong-code = Ce code n’ouvre aucune place ici. Il a peut-être servi, ou il est trop ancien.
why-no-resigning = On ne peut abandonner qu’à deux camps : à trois ou plus, nul ne saurait qui a gagné.
# Être prévenu·e en son absence. $problem : ce qui ne va pas.
error-bad-notice = { $problem ->
    [zone] Ce fuseau horaire n’existe pas.
    [mail] Ce n’est pas une adresse e-mail.
    [keys] L’abonnement de ce navigateur est inutilisable. Désactive-le puis réactive-le.
    [unconfirmed] Confirme d’abord l’adresse : nous lui avons envoyé un e-mail.
   *[other] Impossible de te prévenir ainsi.
}
error-bad-address = { $problem ->
    [scheme] L’adresse doit commencer par https:// ou http://.
    [credentials] L’adresse ne doit contenir ni nom ni mot de passe.
    [port] Rien n’est envoyé à ce port.
    [private] Rien n’est envoyé à des adresses du réseau de ce serveur.
    [unknown] Aucun serveur n’a été trouvé à cette adresse.
   *[other] Ce n’est pas une adresse web.
}
error-not-offered = Ce serveur ne propose pas ce genre d’avis.
error-unknown-notice = Cet avis n’est plus envoyé à personne.
error-too-many-notices = Trop d’avis y sont déjà envoyés.
error-notice-failed = L’avis n’a pas pu être remis. Vérifie l’adresse.

error-talk-off = Personne ne parle à cette table.
error-words-off = À cette table on ne dit que des phrases toutes faites.
error-signs-only = Les règles interdisent de parler tant que la partie dure : il n’y a que les signes du jeu.
error-talk-full = On a dit à cette table tout ce qui peut être gardé : { $limit } paroles.
error-bad-words = Écris 1 à { $longest } caractères visibles.
error-unknown-phrase = Il n’y a rien de tel à dire.
error-watching-off = Cette table ne laisse personne regarder avant la fin de la partie.

# L’ordre dans une maison publique. $until : un jour comme 2026-12-24, ou never.
error-banned = { $until ->
    [never] Personne ne peut jouer ici depuis ton adresse.
   *[other] Personne ne peut jouer ici depuis ton adresse jusqu’au { $until }.
}
error-muted = { $until ->
    [never] Les responsables de cette maison t’ont retiré la parole. Tu peux continuer à jouer.
   *[other] Les responsables de cette maison t’ont retiré la parole jusqu’au { $until }. Tu peux continuer à jouer.
}
error-bad-report = Il n’y a personne, ni aucune parole, à signaler ainsi.
error-already-reported = Tu l’as déjà signalé. Les responsables de cette maison s’en occuperont.
error-too-many-reports = Cette partie a été assez signalée : { $limit } signalements. Quelqu’un s’en occupera.
error-bad-range = « { $text } » n’est pas une adresse, ou la plage est trop large. Écris 203.0.113.7, 203.0.113.0/24 ou 2001:db8:1::/48.
error-unknown-report = Il n’y a pas de signalement { $number }.
error-nobody-there = Il n’y a personne de tel : vois `wolfden admin reports`, `bans` et `mutes`.
error-no-encoding = { $game } ne dit pas comment un programme apprenant le voit : il n’a pas d’encodage.
error-action-not-offered = L’action { $action } n’est pas proposée au siège { $seat } maintenant.
error-not-at-once = Dans { $game }, tous ne choisissent pas en même temps.
error-not-reset = L’environnement n’a pas encore de partie : reset() d’abord.
error-bad-policy = Ce fichier ne contient pas de stratégie pour ce jeu, ce nombre de joueurs et ces options.

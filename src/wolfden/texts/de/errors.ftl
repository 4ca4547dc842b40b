# Ablehnungen: error-<code>, eine je Code in docs/protocol.md, und die Regeln, die alle Spiele teilen.

error-error = Mit dieser Anfrage stimmt etwas nicht.
error-bad-request = Der Server konnte diese Anfrage nicht lesen.
error-bad-player-count = Dieses Spiel ist für { $low } bis { $high } Personen.
error-bad-option = Die Option „{ $option }“ kann diesen Wert nicht haben. { $players ->
    [0] Möglich: { $limits }.
   *[other] Möglich zu { $players } Personen: { $limits }.
}
error-unknown-option = Eine Option „{ $option }“ gibt es hier nicht. { $count ->
    [0] Es gibt gar keine.
   *[other] Möglich: { $known }.
}
error-bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2¹²⁸ − 1.
error-bad-seats = Aus diesen Plätzen wird kein Tisch: Höchstens einer ist deiner, und jeder Bot braucht eine Stufe.
error-bad-clock = Diese Uhr lässt sich nicht stellen: Bitte wähle eine bekannte Zeitzone, und Ferien, die nach ihrem Anfang enden, innerhalb von zwei Monaten.
error-bad-name = Bitte wähle einen Namen aus 1 bis { $longest } sichtbaren Zeichen.
error-bad-record = { $line ->
    [0] Diese Aufzeichnung ist nicht lesbar.
   *[other] Diese Aufzeichnung ist nicht lesbar: In Zeile { $line } steckt ein Fehler.
}
error-unknown-bot = Es gibt keinen Bot namens „{ $bot }“.
error-unknown-game = Es gibt kein Spiel namens „{ $game }“.
error-unknown-match = Unter dieser Adresse gibt es keine Partie. Bitte prüfe den Link.
error-not-found = Unter dieser Adresse gibt es nichts.
error-no-lesson = Für dieses Spiel gibt es keine geführte erste Partie.
error-no-such-moment = So weit ist die Partie nicht gekommen: Ihr letzter Zug hat die Nummer { $last }.
error-unknown-record = Diese Aufzeichnung ist hier nicht mehr offen. Bitte die Datei noch einmal auswählen.
error-not-your-seat = Du hast in dieser Partie keinen Platz.
error-bad-bot-token = Dieses Bot-Token öffnet hier keinen Platz. Es wurde zurückgenommen oder ersetzt, oder es gehört zu einer anderen Partie.
error-only-plays = Ein Bot-Token spielt seinen Platz und tut sonst nichts.
error-not-alone = An diesem Tisch saßen auch andere.
error-not-host = Das kann nur, wer die Partie eröffnet hat.
error-no-open-seat = Dieser Platz ist nicht mehr frei.
error-match-not-started = Die Partie hat noch nicht begonnen: Es fehlt noch jemand.
error-match-started = Die Partie hat schon begonnen.
error-table-locked = Hier darf gerade niemand mehr dazukommen.
error-table-cancelled = Dieser Tisch wurde abgesagt.
error-match-over = Die Partie ist zu Ende.
error-match-not-over = Das geht erst, wenn die Partie zu Ende ist.
error-rules-changed = Diese Partie wurde nach älteren Regeln begonnen und kann nicht weitergehen.
error-stale-decision = Am Tisch ist inzwischen etwas geschehen. Bitte sieh noch einmal hin und entscheide neu.
error-no-such-seat = Es gibt keinen Platz { $seat }: Sie sind von 0 bis { $last } nummeriert.
error-not-your-turn = Du bist nicht am Zug.
error-hints-off = An diesem Tisch wird ohne Tipps gespielt.
error-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-nobody-absent = An diesem Platz fehlt niemand.
error-hint-failed = Es ist kein Tipp eingefallen. Bitte versuch es noch einmal.
error-storage-failed = Das ließ sich gerade nicht speichern. Bitte versuch es gleich noch einmal.
error-unknown-action = Es gibt keine Aktion namens „{ $action }“.
error-illegal-action = Das erlauben die Regeln jetzt nicht.
error-too-large = Diese Nachricht ist zu groß.
error-too-many-requests = Das ging etwas zu schnell. Bitte warte einen Moment und versuche es noch einmal.
error-too-many-places = Zu viele Verbindungen zugleich: { $limit } sind erlaubt. Bitte schließe zuerst andere Tabs.
error-too-many-tables = Du hast { $limit } Tische offen, die nicht zu Ende sind. Bitte beende zuerst einige oder sage sie ab.
error-too-many-changes = Du hast es dir { $limit }-mal anders überlegt. Jetzt bleibt es bitte dabei.
error-wrong-origin = Dieser Server lässt sich nur von seinen eigenen Seiten aus benutzen.
error-not-json = Dieser Server liest nur application/json.
error-name-taken = Hier heißt schon jemand „{ $name }“. Bitte wähle einen anderen Namen.
error-bad-network = Das ist weder eine Adresse noch ein Adressbereich: { $text }
error-backup-failed = Die Kopie ist nicht gelungen: { $problem }.
error-door-shut = An { $host }, Port { $port }, lässt sich nicht lauschen: { $problem }. Wähle mit --port einen anderen, oder beende, was dort lauscht.
error-database-shut = Die Datenbank lässt sich nicht öffnen: { $problem }. Bitte prüfe --database.
error-database-newer = Diese Datenbank stammt von einer neueren Version von Wolfden. Bitte installiere diese, oder wähle eine andere mit --database.
error-bad-setting = Die Einstellung „{ $name }“ ({ $source }) ist unbrauchbar: { $problem ->
    [unknown] sie gibt es nicht
   *[other] { $problem }
}. „wolfden settings“ zeigt alle.
error-method-not-allowed = Das geht unter dieser Adresse nicht.
error-internal = Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.
error-bad-arena = { $problem ->
    [bots] Eine Arena braucht mindestens einen Bot, und jeden nur einmal.
    [games] Eine Arena spielt mindestens eine Partie.
   *[workers] Eine Arena braucht mindestens einen Arbeitsprozess.
}
# $line: where; 0 when the file as a whole cannot be read or written.
error-bad-results = { $line ->
    [0] Die Datei „{ $file }“ lässt sich nicht lesen oder schreiben.
   *[other] „{ $file }“ enthält keine Ergebnisse einer Arena: Zeile { $line } ist falsch.
}
error-results-in-use = In „{ $file }“ schreibt gerade eine andere Arena.
error-other-arena = „{ $file }“ enthält eine andere Arena: { $difference ->
    [game] ihr Spiel ist { $there }, nicht { $asked }
    [players] sie hat { $there } Plätze, nicht { $asked }
    [bots] ihre Bots sind { $there }, nicht { $asked }
    [options] ihre Optionen sind { $there }, nicht { $asked }
    [seed] ihr Startwert ist { $there }, nicht { $asked }
   *[other] sie folgte anderen Regeln ({ $there }, nicht { $asked })
}. Bitte nenne eine andere Datei.
error-missing-package = Dafür fehlt das Paket { $package }. Installiere es mit: pip install "wolfden[{ $extra }]"
error-no-cluster = Unter „{ $address }“ antwortet kein Ray-Cluster.

why-not-your-turn = Du bist nicht an der Reihe.
why-match-over = Die Partie ist zu Ende.
why-nothing-to-undo = Es gibt nichts zurückzunehmen.
why-bot-plays = An diesem Platz spielt schon ein Bot.
why-no-bot-plays = An diesem Platz spielt kein Bot.

# In any game that allows it.
event-undone = { $name } { $steps ->
    [1] nimmt den letzten Schritt zurück.
   *[other] nimmt die letzten { $steps } Schritte zurück.
}

# Resigning, confirming, another device
error-no-resigning = Aufgeben geht nur bei zwei Seiten: bei dreien oder mehr wüsste niemand, wer gewonnen hat.
error-table-changed = Der Tisch ist gerade geändert worden. Bitte sieh ihn dir noch einmal an.
error-choice-taken = Das hat gerade jemand anderes gewählt. Bitte wähle etwas anderes.
error-uneven-choice = Bei { $players } Personen dürfen höchstens { $most } etwas dieser Art wählen. Bitte wähle etwas anderes.
error-wrong-code = Dieser Code öffnet hier keinen Platz. Er ist vielleicht schon benutzt oder zu alt.
why-no-resigning = Aufgeben geht nur bei zwei Seiten: bei dreien oder mehr wüsste niemand, wer gewonnen hat.
# Bescheid bekommen, während man weg ist. $problem: was nicht stimmt.
error-bad-notice = { $problem ->
    [zone] Diese Zeitzone gibt es nicht.
    [mail] Das ist keine E-Mail-Adresse.
    [keys] Das Abonnement dieses Browsers ist unbrauchbar. Bitte schalte es aus und wieder ein.
    [unconfirmed] Bitte bestätige zuerst die Adresse: Wir haben ihr eine E-Mail geschickt.
   *[other] So können wir dir nicht Bescheid geben.
}
error-bad-address = { $problem ->
    [scheme] Die Adresse muss mit https:// oder http:// beginnen.
    [credentials] Die Adresse darf weder Namen noch Passwort enthalten.
    [port] An diesen Port wird nichts geschickt.
    [private] An Adressen im eigenen Netz dieses Servers wird nichts geschickt.
    [unknown] Unter dieser Adresse ist kein Server zu finden.
   *[other] Das ist keine Web-Adresse.
}
error-not-offered = Dieser Server bietet solche Nachrichten nicht an.
error-unknown-notice = So bekommt niemand mehr Bescheid.
error-too-many-notices = Dorthin gehen schon zu viele Nachrichten.
error-notice-failed = Die Nachricht kam nicht an. Bitte prüfe die Adresse.

error-talk-off = An diesem Tisch redet niemand.
error-words-off = An diesem Tisch sagt man nur fertige Sätze.
error-signs-only = Die Regeln verbieten das Reden, solange die Partie läuft: Es gibt nur die Zeichen des Spiels.
error-talk-full = An diesem Tisch wurde so viel gesagt, wie behalten werden kann: { $limit } Sätze.
error-bad-words = Bitte schreib 1 bis { $longest } sichtbare Zeichen.
error-unknown-phrase = So etwas gibt es nicht zu sagen.
error-watching-off = Dieser Tisch lässt niemanden zuschauen, bis die Partie vorbei ist.

# Ordnung in einem öffentlichen Haus. $until: ein Tag wie 2026-12-24, oder never.
error-banned = { $until ->
    [never] Von deiner Adresse aus darf hier niemand spielen.
   *[other] Von deiner Adresse aus darf hier bis { $until } niemand spielen.
}
error-muted = { $until ->
    [never] Wer dieses Haus betreibt, hat dich stummgeschaltet. Du kannst weiterspielen.
   *[other] Wer dieses Haus betreibt, hat dich bis { $until } stummgeschaltet. Du kannst weiterspielen.
}
error-bad-report = So lässt sich hier niemand und nichts melden.
error-already-reported = Das hast du schon gemeldet. Wer dieses Haus betreibt, sieht es sich an.
error-too-many-reports = Von dieser Partie wurde genug gemeldet: { $limit } Meldungen. Jemand sieht sie sich an.
error-bad-range = „{ $text }“ ist keine Adresse oder ein zu weiter Bereich. Schreibe 203.0.113.7, 203.0.113.0/24 oder 2001:db8:1::/48.
error-unknown-report = Es gibt keine Meldung { $number }.
error-nobody-there = So jemanden gibt es nicht: siehe `wolfden admin reports`, `bans` und `mutes`.
error-no-encoding = { $game } sagt nicht, wie Lernende es sehen: Es hat keine Kodierung.
error-action-not-offered = Aktion { $action } steht Platz { $seat } jetzt nicht offen.
error-not-at-once = In { $game } wählen nicht alle gleichzeitig.
error-not-reset = Die Umgebung hat noch keine Partie: zuerst reset().
error-bad-policy = Diese Datei enthält keine Strategie für dieses Spiel, diese Spielerzahl und diese Optionen.

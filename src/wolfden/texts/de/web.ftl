# Die Web-App um die Spiele herum. Texte der Spiele: <game>.ftl, Ablehnungen: errors.ftl.

title-home = Wolfden – Wolfsspiele für alle
title-new = Neuer Tisch: { $game } – Wolfden
title-lobby = Warten auf Mitspielende: { $game } – Wolfden
title-match = { $game } – Wolfden
title-your-turn = Du bist dran! { $game } – Wolfden
title-over = Das Ergebnis: { $game } – Wolfden
title-rules = Die Regeln von { $game } – Wolfden

skip-to-content = Zum Inhalt springen
go-home = Zur Startseite
loading = Einen Moment …
close = Schließen
cancel = Abbrechen
menu = Menü
try-again = Noch einmal versuchen
rules = Regeln
settings = Einstellungen

## Home
home-title-lamp = Die Lampe brennt.
home-title-come = Komm rein, spiel mit.
home-lead = Brettspiele über Wölfe. Spiel sofort gegen Bots oder schick deinen Freunden einen Link: kostenlos, im Browser, ohne Konto.
home-games = Diese Spiele wohnen hier
home-your-matches = Deine Partien
play-now = Gleich spielen
play-now-game = { $game } spielen
play-now-company = { $players } Spieler, { $level }
play-now-change = { $game }: Name, Spielerzahl und Stärke
play-now-all = Alle Einstellungen
option-recommended = empfohlen
option-recommended-first = Die erste Partie damit spielen
invite-friends = Freunde einladen
learn-by-playing = Spielend lernen
game-players = { $low }–{ $high } Spieler
game-minutes = etwa { $minutes } Min.
footer-rights = Die Namen der Spiele gehören ihren Verlagen, die mit dieser Seite nichts zu tun haben.
footer-own = Texte, Zeichnungen und Code sind unsere eigenen, frei für alle unter der MIT-Lizenz.

match-waiting =
    { $open ->
        [one] Eine Person fehlt noch
       *[other] { $open } Leute fehlen noch
    }
match-your-turn = Du bist dran
match-resting = Ruht – du kannst weiterspielen
match-over = Vorbei
match-won = Vorbei – gewonnen!
match-with = mit { $names }
match-turn-of = { $names } am Zug
match-placed = Vorbei – Platz { $place }
match-hide = { $game } aus dieser Liste nehmen
match-delete = Diese Partie { $game } endgültig löschen
match-more = Noch { $count }
match-fewer = Weniger

## Setting a table
setup-kicker = Deck den Tisch
setup-name = Dein Name
name-default = Gast
setup-players = Wie viele spielen mit?
setup-seats = Wer sitzt wo?
setup-seat = Platz { $number }
setup-level = Stärke des Bots auf Platz { $number }
setup-kind-me = Ich
setup-kind-open = Einladen
setup-kind-bot = Bot
setup-seats-help = Deine Freunde kommen über einen Link an den Tisch. Den bekommst du gleich.
setup-nobody = Keiner dieser Plätze ist deiner: Du schaust zu.
setup-levels = Wie stark sind die Bots?
setup-levels-mixed = Jeder Bot hat seine eigene Stärke.
setup-all-bots = Bots auf alle anderen Plätze
setup-hints = Tipps
setup-hints-help = Wer am Zug ist, darf fragen, was ein starker Bot täte. Die anderen sehen davon nichts.
setup-create = Partie starten
setup-create-invite = Tisch anlegen
bot-pup = Welpe
bot-pup-help = Spielt nach Augenmaß und übersieht viel. Antwortet sofort.
bot-yearling = Jährling
bot-yearling-help = Nimmt das Beste, was er sieht, und sieht nicht alles. Antwortet sofort.
bot-hunter = Jäger
bot-hunter-help = Denkt ein paar Züge voraus. Höchstens etwa eine Viertelsekunde je Entscheidung.
bot-alpha = Alpha
bot-alpha-help = Denkt am längsten und spielt am stärksten. Höchstens etwa eine Sekunde je Entscheidung.
bot-random = Wilder Welpe
bot-greedy = Jährling
bot-name-0 = Isegrim
bot-name-1 = Reineke
bot-name-2 = Grimbart
bot-name-3 = Hinze
bot-name-4 = Lampe
bot-name-5 = Petz

## Lobby
lobby-title = Wer spielt mit?
lobby-title-guest = Hier ist ein Platz für dich
lobby-invite = Lade deine Freunde ein
lobby-invite-help = Wer diesen Link öffnet, kann sich dazusetzen. Sobald alle Plätze besetzt sind, geht es los.
lobby-link = Link zu dieser Partie
lobby-seats = Am Tisch
lobby-missing =
    { $open ->
        [one] Ein Platz ist noch frei.
       *[other] { $open } Plätze sind noch frei.
    }
lobby-join = Dazusetzen
lobby-watch = Oder bleib einfach hier: Dann schaust du zu, sobald es losgeht.
lobby-sit-here = Hier sitzen
choice-by-chance = Zufall
choice-whose = { $label }: { $name }
choice-taken = vergeben
choice-uneven = Davon gibt es schon so viele, wie { $players } Personen haben dürfen.
lobby-fill = Freie Plätze an Bots geben
lobby-fill-level = Stärke der Bots
seat-open = Freier Platz
seat-you = du
seat-host = hat eingeladen
seat-bot = Bot · { $level }
copy-link = Link kopieren
share-link = Teilen
share-title = Spiel mit mir { $game }!
link-copied = Kopiert. Jetzt kannst du ihn überall einfügen.
copy-failed = Dein Browser lässt das Kopieren nicht zu. Markiere den Link und kopiere ihn selbst.

## At the table
match-loading = Der Tisch wird gedeckt …
table-watching = du schaust zu
bot-thinking = { $count ->
    [one] { $names } denkt nach …
   *[other] { $names } denken nach …
}
bot-takes = Dieser Zug kann { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } dauern
hint = Tipp
hint-help = Was täte ein starker Bot?
hint-thinking = Denkt nach …
hint-not-now = Tipps gibt es, wenn du am Zug bist.
hint-wins = { $teams ->
    [yes] { $wins ->
        [0] Dein Team gewinnt von hier aus kaum noch.
        [10] Dein Team gewinnt von hier aus fast immer.
       *[other] Dein Team gewinnt von hier aus etwa { $wins } von 10.
    }
   *[no] { $wins ->
        [0] Du gewinnst von hier aus kaum noch.
        [10] Du gewinnst von hier aus fast immer.
       *[other] Du gewinnst von hier aus etwa { $wins } von 10.
    }
}
hint-spoken = Tipp: { $action }.
hint-over = Tipp, Schritt { $step } von { $steps }
hint-plan-spoken = Ein Plan aus { $count } Schritten: { $steps }.
hint-plan = Der ganze Tipp
hint-why = Warum?
hint-plan-done = getan
hint-takes = Das kann { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } dauern
hint-do = So machen
hint-dismiss = Tipp weglegen
choice-armed = Deine Wahl wartet
choice-again = Noch einmal drücken: { $action }
choice-armed-help = Das kann man nicht zurücknehmen. Drücke etwas anderes, um das zu wählen.
choice-waiting = Warten auf die Verbindung
choice-waiting-help = Es wird gesendet, sobald der Server wieder da ist.
choice-undo = { $steps ->
    [1] Deinen letzten Schritt zurücknehmen
   *[other] Deine letzten { $steps } Schritte zurücknehmen
}
choice-lost = Deine Wahl kam nicht mehr an: { $why ->
    [bot] Ein Bot spielt für dich.
    [over] Die Partie ist vorbei.
   *[moved] Am Tisch ging es schon weiter.
}
other-device = Auf einem anderen Gerät weiterspielen
other-device-help = Kopiert einen geheimen Link zu deinem eigenen Platz
leave-table-help = Dein Platz bleibt deiner
connection-lost = Die Verbindung ist weg. Wolfden versucht es weiter; nichts geht verloren.
rules-none = Die Regeln dieses Spiels sind noch nicht geschrieben.
rules-of = Die Regeln von { $game }
rules-sections = Abschnitte der Regeln
rules-now = Jetzt: { $section }
rules-now-here = Das wird jetzt entschieden
rules-play = Tisch decken

## When something is missing
server-away = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
server-stumbled = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.
away-title = Niemand antwortet
lost-title = Die Spur endet hier
lost-text = Unter dieser Adresse gibt es keine Seite.
no-match-title = Keine Partie unter dieser Adresse
no-match-text = Vielleicht wurde der Link beim Kopieren abgeschnitten, oder die Partie ist längst vergangen.
no-game-title = Wird hier noch nicht gespielt
no-game-text = Dieser Server kennt das Spiel nicht.

## Settings
settings-language = Sprache
settings-theme = Licht
settings-speed = Animationen
settings-keys = Einzelne Tasten als Kürzel
theme-system = System
theme-light = Morgen
theme-dark = Nacht
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Aus
keys-on = An
keys-off = Aus
settings-sound = Töne
settings-vibration = Vibrieren, wenn du dran bist
settings-twice = Was man nicht zurücknehmen kann
twice-first = In der ersten Partie nachfragen
twice-always = Immer nachfragen
twice-never = Nie nachfragen

## Nacherzählen
playback-resume = Weiter
playback-step = Einen Schritt weiter
playback-pause = Pause
playback-speed = Tempo: { $speed ->
    [slow] langsam
    [fast] schnell
   *[normal] normal
}
playback-skip = Zum Jetzt springen

## Das Ende einer Partie
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-won = Du hast gewonnen
result-won-by = Du hast mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung gewonnen
result-won-together = Du hast gewonnen, zusammen mit { $names }
result-lost-tie = Du hast bei Gleichstand verloren
result-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
result-nobody = Niemand hat gewonnen
result-team-won = Dein Team hat gewonnen
result-team-lost = Dein Team hat verloren
result-board = Der Tisch am Ende
result-lost = Du hast mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Rückstand verloren
result-place = Platz { $place }:
result-again = Noch einmal
result-again-open = Zur nächsten Partie
result-record = Partie herunterladen
result-home = Start

## Tasten
keys-title = Tasten an diesem Tisch
keys-help = Diese Tasten zeigen
key-skip = Zur Gegenwart, während erzählt wird
key-pause = Das Erzählen anhalten oder fortsetzen
key-hint = Einen Tipp verlangen
key-undo = Den letzten Schritt zurücknehmen, wo das Spiel es erlaubt
key-signs = Mit den Pfeiltasten durch die Zeichen auf dem Tisch gehen
key-away = Einen Tipp weglegen, eine Zeile des Verlaufs loslassen
signs = Zeichen und ihre Bedeutung

## Der schlichte Tisch, für Spiele ohne eigenen
plain-number = Zug { $number }
plain-waiting = { $names } am Zug
plain-change = Du kannst dich noch anders entscheiden.
plain-actions = Was du tun kannst
plain-key-actions = Tun, was an erster, zweiter … Stelle steht
plain-search = Unter { $count } Aktionen suchen
plain-position = Der Tisch
log-pointed = Aus dem Verlauf
place-marked = verändert seit deinem letzten Zug
plain-log = Was geschah
plain-log-begin = Von Anfang an
plain-log-empty = Noch ist nichts geschehen.
plain-undo = Zurücknehmen
plain-sheet = Punkte
plain-total = Summe
plain-yes = ja
plain-no = nein

## Noch einmal
result-replay = Noch einmal ansehen
home-records = Eine aufgezeichnete Partie ansehen
table-origin = Ab Zug { $number }
table-origin-help = Diese Partie geht von Zug { $number } einer anderen aus weiter
show-again = Noch einmal zeigen
show-again-turn = Seit meinem letzten Zug
show-again-round = Die letzte Runde
show-again-now = Zurück zu jetzt
show-again-failed = Das ließ sich nicht noch einmal zeigen.
key-again = Noch einmal zeigen, was seit deinem letzten Zug geschah
key-rules = Regeln

## Die erste Partie mit Begleiter
guide = Begleiter
guide-got = Verstanden
guide-next = Weiter
guide-close = Begleiter schließen
guide-progress = Karte { $number } von { $total }
guide-open = Begleiter zeigen
guide-strayed = Etwas anderes
    .text = Das ist erlaubt, aber nicht, was markiert war. Nimm es zurück, um der Anleitung zu folgen, oder spiel weiter: Ihre Karten kommen noch zu ihrer Zeit.
guide-unmarked = Du bist deinen eigenen Weg gegangen: Nichts ist mehr markiert, wähl, wie du willst.
guide-back = Zurücknehmen
hint-of-guide = Das zeigt dir die Anleitung.
guide-whole-match = Eine ganze Partie
aim = Worum es geht
aim-again = Du findest das oben unter diesem Zeichen wieder.
aim-begin = An den Tisch
aim-recommended = Für die erste Partie empfohlen
aim-recommended-play = Damit spielen
bot-guide = Sanft

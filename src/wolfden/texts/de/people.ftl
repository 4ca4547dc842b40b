# The people at a table: who is here, bots that play for them, clocks, agreeing.

# At any table. $reason: why a bot plays.
event-handed-over = { $reason ->
    [left] { $name } verlässt den Tisch; ein Bot ({ $bot }) spielt weiter.
    [agreed] { $name } ist nicht da; die anderen lassen einen Bot ({ $bot }) weiterspielen.
    [time] { $name } hat keine Zeit mehr; ein Bot ({ $bot }) spielt weiter.
   *[asked] { $name } lässt einen Bot ({ $bot }) spielen.
}
event-taken-back = { $name } ist zurück und spielt wieder selbst.
event-stopped = Die Partie endet hier, ohne Ergebnis.
event-branched = Ab hier spielt { $name } in einer eigenen Partie weiter; Bots spielen die anderen Plätze.

people-label = Wer da ist
presence-here = da
presence-away = kurz weg
presence-gone = fort
presence-told = { $where ->
    [here] { $name } ist da.
    [away] { $name } ist kurz weg.
   *[gone] { $name } ist fort.
}
stand-in = ein Bot spielt
stand-in-level = Für { $name } spielt ein Bot: { $level }
hand-over = Einen Bot für mich spielen lassen
# $company: whether somebody else plays (others), could play (last), or nobody (alone).
hand-over-help = { $company ->
    [alone] Bots spielen zu Ende, außer du nimmst deinen Platz zurück
    [last] Sonst spielt gerade niemand: Die Partie ruht, bis jemand von euch zurückkommt
   *[others] Du kannst deinen Platz jederzeit zurücknehmen
}
take-back = Meinen Platz zurücknehmen
bot-for-you = Ein Bot ({ $level }) spielt für dich.
bot-for-you-help = Mit „Meinen Platz zurücknehmen“ spielst du selbst weiter.
match-rests = Die Partie ruht und wartet auf dich.
match-rests-watched = Die Partie ruht, bis jemand von denen zurückkommt, die sie spielen.
leave-match = Die Partie verlassen
leave-match-help = { $company ->
    [others] Ein Bot spielt weiter; dein Platz bleibt deiner
   *[alone] Die Partie ruht; dein Platz bleibt deiner
}
end-match = Die Partie beenden
end-match-help = Ohne Ergebnis, sobald alle einverstanden sind
let-bot-play = Einen Bot für { $name } spielen lassen
wish-bot = Vorschlag von { $names }: Ein Bot spielt für { $name }.
wish-end = Vorschlag von { $names }: die Partie beenden.
wish-missing = Es fehlt: { $names }.
agree = Einverstanden
withdraw = Lieber nicht
not-now = Jetzt nicht
ended = Die Partie wurde ohne Ergebnis beendet.
seat-link-copied = Kopiert. Dieser Link öffnet deinen eigenen Platz: Gib ihn niemandem.
seat-link-wrong = Dieser Link öffnet keinen Platz dieser Partie.
seat-lost = { $now ->
    [shared] Dieser Platz wurde auf einem anderen Gerät geöffnet.
    [waiting] Du hast hier keinen Platz mehr: Er wurde freigegeben oder auf einem anderen Gerät geöffnet.
   *[other] Dein Platz wurde auf einem anderen Gerät geöffnet; hier schaust du nur noch zu.
}

## Clocks
clock-until = bis { $moment }
clock-low = nur noch { $time }!
clock-days = { $days ->
    [0] { $hours } Std. { $minutes } Min.
   *[other] { $days } T. { $hours } Std.
}
setup-clock = Uhr
setup-clock-none = Keine
setup-clock-live = Live
setup-clock-days = Über Tage
setup-clock-help = { $kind ->
    [live] Ist jemandes Zeit um, spielt ein Bot weiter.
    [days] Alle entscheiden, wann es ihnen passt. Sind die Stunden um, spielt ein Bot weiter.
   *[none] Alle dürfen nachdenken, so lange sie wollen.
}
setup-clock-bank = Minuten für die ganze Partie
setup-clock-increment = Sekunden mehr für jede Entscheidung
setup-clock-hours = Stunden für jede Entscheidung
setup-clock-nights = Nächte zählen nicht (22 bis 8 Uhr)
setup-clock-weekends = Wochenenden zählen nicht
setup-clock-holidays = Tage, die nicht zählen
setup-clock-first = Vom
setup-clock-last = bis zum
setup-clock-add = Freie Tage hinzufügen
setup-clock-drop = Diese Tage zählen
clock-nights = Nächte zählen nicht.
clock-weekends = Wochenenden zählen nicht.
clock-holiday = { $first } bis { $last } zählt nicht.
lobby-clock = { $kind ->
    [live] Uhr: je { $minutes } Min., und { $seconds } Sek. mehr für jede Entscheidung.
   *[days] Uhr: { $hours } Stunden für jede Entscheidung.
}

## The host, while the table waits
host-remove = { $name } vom Tisch nehmen
host-up = { $name } einen Platz nach vorn setzen
host-lock = Niemand sonst darf dazukommen
host-cancel = Diesen Tisch absagen
host-cancel-ask = Dann ist der Tisch auch für { $names } weg.
host-cancel-do = Tisch absagen
leave-seat = Meinen Platz freigeben
table-cancelled = Dieser Tisch wurde abgesagt.
table-locked = Hier darf gerade niemand mehr dazukommen.

## Aufgeben
event-resigned = { $name } gibt auf.
resign = Aufgeben
resign-help = { $team ->
    [yes] Das andere Team gewinnt, wenn deine Partnerin oder dein Partner zustimmt
   *[no] Die andere Seite gewinnt
}
resign-title = Diese Partie aufgeben?
resign-text = { $team ->
    [yes] Das andere Team gewinnt. Spielt ein Mensch mit dir, muss er zustimmen; bis dahin erfährt das andere Team nichts davon.
   *[no] Die andere Seite gewinnt, und die Partie ist zu Ende.
}
wish-resign = { $names } möchte aufgeben.
resigned-by = { $count ->
    [1] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
resigned-look = Den Tisch ansehen
resigned-back = Zurück zum Ergebnis
resigned-why = Warum es zu Ende ist

## Wie gespielt wird
terms-title = So wird gespielt
terms-hints = Tipps
terms-clock = Uhr
terms-players = Spieler
terms-manners = Reden und Zuschauen
terms-yes = Ja
terms-no = Nein
terms-none = Keine
terms-new = neu
terms-rules = Die Regeln lesen
change-table = Den Tisch ändern
change-table-help = Alle anderen müssen neu zustimmen.
change-save = Änderungen speichern
confirm-title = Der Tisch wurde geändert
confirm-come = Möchtest du so spielen?
confirm-text = Die Partie beginnt erst, wenn alle zugestimmt haben.
confirm-do = Ich bin dabei
confirm-told = { $name } hat den Tisch geändert. Bitte stimme zu.
unconfirmed = hat noch nicht zugestimmt
uncome = ist noch nicht da
lobby-unconfirmed = { $count ->
    [0] Alle sind einverstanden.
    [1] Eine Person muss noch zustimmen.
   *[other] { $count } Personen müssen noch zustimmen.
}
absent-bots = Für alle, die noch fehlen, Bots spielen lassen
join-seat = Dein Platz
join-any = Egal
lobby-joined = { $name } sitzt jetzt am Tisch.
lobby-left = { $name } sitzt nicht mehr am Tisch.

## Ein QR-Code
qr-show = Als QR-Code zeigen
qr-title = QR-Code des Links
qr-desc = Ein quadratisches Muster für die Kamera eines anderen Geräts. Es öffnet { $link }

## Ein anderes Gerät
device-title = Auf einem anderen Gerät weiterspielen
device-text = Öffne dort diesen Link, oder öffne die Partie und gib den Code ein. Er gilt einmal, { $minutes } Minuten lang.
device-moves = Dein Platz zieht dorthin um: dieses Gerät schaut dann nur noch zu.
device-code = Dein Code
device-failed = Es war kein Code zu bekommen.
device-copy = Den Link mit dem Code kopieren
device-copied = Kopiert. Dieser Link öffnet einmal deinen eigenen Platz: gib ihn niemandem.
device-both = Einen Link kopieren, mit dem der Platz auf beiden Geräten bleibt
claim-open = Ich habe hier schon einen Platz
claim-label = Code von deinem anderen Gerät
claim-do = Meinen Platz öffnen
claim-title = Deinen Platz auf diesem Gerät öffnen?
claim-text = Der Code holt deinen Platz hierher; dein anderes Gerät schaut dann nur noch zu.
claim-replaces = Dieses Gerät hat an dieser Partie schon einen Platz. Es würde ihn verlieren.

## Noch einmal spielen
rematch-asked = { $count ->
    [1] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
rematch-come = Mitspielen
rematch-title = Noch einmal? – { $game }
match-rematch = Noch einmal?
tell-me = Sag mir, wenn ich dran bin
tell-me-help = Per Benachrichtigung, Chat oder E-Mail, während du weg bist

## Umgang: zuschauen und reden
setup-manners = Umgang
setup-talking = Reden
setup-talking-free = Frei
setup-talking-phrases = Sätze
setup-talking-off = Gar nicht
setup-talking-help = { $talking ->
    [free] Alle schreiben, was sie wollen; fertige Sätze gibt es auch.
    [off] An diesem Tisch sagt niemand etwas.
   *[phrases] Fertige Sätze, die alle in ihrer eigenen Sprache lesen.
}
setup-watching = Zuschauen
setup-watching-yes = Sofort
setup-watching-late = 12 Züge später
setup-watching-no = Niemand
setup-watching-help = { $watching ->
    [late] Wer den Link hat, sieht das Öffentliche zwölf Züge später.
    [no] Nur wer mitspielt, sieht die Partie, bis sie vorbei ist.
   *[yes] Wer den Link hat, sieht das Öffentliche sofort.
}
setup-overheard = Wer zuschaut, darf mitlesen
lobby-talking = { $talking ->
    [free] Reden: frei und mit Sätzen.
    [off] An diesem Tisch redet niemand.
   *[phrases] Reden: mit Sätzen.
}
lobby-watching = { $watching ->
    [late] Wer zuschaut, sieht das Öffentliche zwölf Züge später.
    [no] Niemand darf zuschauen.
   *[yes] Wer zuschaut, sieht das Öffentliche.
}
lobby-overheard = Wer zuschaut, liest mit.
lobby-only-watching = Du schaust zu. Die Partie beginnt, wenn alle Plätze besetzt sind.
lobby-rather-join = Lieber mitspielen
watch-link = Link zum Zuschauen kopieren
watch-link-help = Er zeigt, was alle sehen dürfen; spielen kann damit niemand
watch-link-copied = Kopiert. Wer diesen Link öffnet, schaut zu und kann nicht spielen.
spectators = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
watching-late = 12 Züge später
no-watching-title = Dieser Tisch spielt unter sich
settings-talk = Tischgespräch

## Einander finden
title-home-turns = ({ $count }) Du bist dran – Wolfden
match-round = Runde { $round }
match-won-by = Vorbei – gewonnen hat { $names }
open-title = Offene Tische
open-count = { $count ->
    [one] Ein Tisch wartet auf Mitspieler.
   *[other] { $count } Tische warten auf Mitspieler.
}
open-none = Gerade wartet kein Tisch. „Finde mir einen Tisch“ deckt einen, und wer als Nächstes kommt, setzt sich dazu.
open-game = Spiel
open-any-game = Jedes Spiel
open-any-language = Jede Sprache
open-no-clock = Ohne Uhr
open-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
open-left = { $left ->
    [one] ein Platz frei
   *[other] { $left } Plätze frei
}
open-join = Mitspielen
open-join-named = Bei { $names } mitspielen: { $game }
open-yours = Dein Tisch
find-table = Finde mir einen Tisch
find-waiting = Wir suchen Mitspieler. Die Partie beginnt, sobald alle Plätze besetzt sind.
find-bots = Es ist noch niemand sonst gekommen. Du kannst weiter warten oder mit Bots beginnen.
find-start-bots = Mit Bots beginnen
listing-listed = Für alle sichtbar
listing-help = Fremde sehen diesen Tisch in der Liste der offenen Tische, solange er wartet, und können mitspielen.
listing-language = Sprache
listing-any = Jede
listing-strength = Gesucht sind
listing-strength-any = Alle
listing-strength-new = Neulinge
listing-strength-seasoned = Erfahrene

## Mehrere Leute an einem Gerät
setup-kind-here = Hier
setup-here-name = Name der Person auf Platz { $number }
setup-here-placeholder = Name
setup-here-help = Wer „hier“ ist, spielt wie du an diesem Gerät. Zwischen zwei Zügen verdeckt ein Vorhang, was die nächste Person nicht sehen darf.
pass-to = Gib das Gerät an { $name }
pass-help = Was { $name } sieht, ist nur für { $name }. Die anderen schauen weg.
pass-lift = Ich bin { $name }

people-here = { $here } von { $all } da

## Melden
report-someone = Jemanden melden
report-someone-help = Nur wer dieses Haus betreibt, erfährt es
banned-title = Hier kannst du nicht spielen

## Programme, die jemand mitbringt
seat-program = Programm · von { $name }
program-mark = Programm
programs = Ein Programm spielt hier
programs-help = Für ein Programm, das du geschrieben hast, in jeder Sprache. Sein Bot-Token spielt einen Platz und tut sonst nichts. Alle sehen, wessen Programm es ist, und du kannst das Token zurücknehmen.
programs-menu-help = Deinen Platz einem eigenen Programm leihen oder zurücknehmen
program-seat = Platz
program-own = Mein eigener Platz
program-name = Name des Programms
program-make = Bot-Token erstellen
program-token = Bot-Token
program-once = Kopiere es jetzt: Es wird nicht noch einmal gezeigt. Ein wartender Tisch beginnt, wenn das Programm da ist.
program-copy = Token kopieren
program-command = Befehl kopieren
program-copied = Kopiert. Wer das Token hat, kann diesen Platz spielen.
program-take-back = Token von { $name } zurücknehmen

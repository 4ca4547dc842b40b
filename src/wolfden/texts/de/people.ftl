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
hand-over-help = Du kannst deinen Platz jederzeit zurücknehmen
take-back = Meinen Platz zurücknehmen
bot-for-you = Ein Bot ({ $level }) spielt für dich.
bot-for-you-help = Mit „Meinen Platz zurücknehmen“ spielst du selbst weiter.
leave-match = Die Partie verlassen
leave-match-help = Ein Bot spielt weiter; dein Platz bleibt deiner
end-match = Die Partie beenden
end-match-help = Ohne Ergebnis, sobald alle einverstanden sind
let-bot-play = Einen Bot für { $name } spielen lassen
wish-bot = Vorschlag von { $names }: Ein Bot spielt für { $name }.
wish-end = Vorschlag von { $names }: die Partie beenden.
wish-missing = Es fehlt: { $names }.
agree = Einverstanden
withdraw = Lieber nicht
ended = Die Partie wurde ohne Ergebnis beendet.
seat-link-copied = Kopiert. Dieser Link öffnet deinen eigenen Platz: Gib ihn niemandem.
seat-link-wrong = Dieser Link öffnet keinen Platz dieser Partie.

## Clocks
clock-left = noch { $time }
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
lobby-clock = { $kind ->
    [live] Uhr: je { $minutes } Min., und { $seconds } Sek. mehr für jede Entscheidung.
   *[days] Uhr: { $hours } Stunden für jede Entscheidung.
}

## The host, while the table waits
host-remove = { $name } vom Tisch nehmen
host-up = { $name } einen Platz nach vorn setzen
host-lock = Niemand sonst darf dazukommen
host-cancel = Diesen Tisch absagen
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
terms-watching = Zuschauen
terms-watching-value = { $kind ->
    [late] Einige Entscheidungen später
    [no] Niemand
   *[yes] Wer den Link hat
}
terms-talking = Reden
terms-talking-value = { $kind ->
    [free] Eigene Worte
    [off] Nichts
   *[phrases] Nur feste Sätze
}
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
lobby-left = { $name } hat den Platz freigegeben.

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

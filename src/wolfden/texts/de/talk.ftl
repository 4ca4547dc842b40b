# Reden am Tisch: Sätze und Regungen bei ihrem Namen, das Feld, Stummschalten.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-moment = Einen Moment, bitte.
phrase-back = Da bin ich wieder.
phrase-well-played = Gut gespielt!
phrase-nice-try = Netter Versuch.
phrase-lucky = Das war Glück.
phrase-oops = Ups, vertan.
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-no-worries = Macht nichts.
phrase-close = Das war knapp!
phrase-good-game = Schöne Partie!
phrase-again = Noch eine Partie?
phrase-goodbye = Tschüss, bis bald!

reaction-smile = ein Lächeln
reaction-laugh = Gelächter
reaction-wow = Staunen
reaction-sad = Traurigkeit
reaction-heart = ein Herz
reaction-paw = eine Pfote

talk-title = Tischgespräch
talk-open = { $count ->
    [0] Tischgespräch
    [one] Tischgespräch, { $count } neu
   *[other] Tischgespräch, { $count } neu
}
talk-empty = Noch hat niemand etwas gesagt.
talk-phrases = Etwas sagen
talk-reactions = Reagieren
talk-signs = Zeichen
talk-signs-help = Wer zusammenspielt, darf sich während der Partie nichts sagen. Bis zum Ende gibt es nur diese Zeichen.
talk-words = Eigene Worte
talk-send = Sagen
talk-left = { $left ->
    [one] noch { $left } Zeichen
   *[other] noch { $left } Zeichen
}
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder hören
talk-muted = Stumm: { $names }.
talk-everyone = Alle hier lesen es, jede und jeder in der eigenen Sprache.
talk-everyone-overheard = Alle hier lesen es, auch wer zuschaut.
talk-listening = Wer spielt, redet miteinander; du liest mit.
talk-someone = Jemand, der gegangen ist
talk-said = { $name }: { $text }
talk-off-help = In den Einstellungen lässt sich das Tischgespräch ganz abschalten.

## Melden
report-title = Gesagtes melden
report-line = Diese Zeile von { $name } melden
report-text = Wer dieses Haus betreibt, liest es. Am Tisch erfährt es niemand.
report-whom = Wen
report-about = Worum es geht
report-conduct = Spielweise oder Benehmen
report-name = Der Name
report-words = Was gesagt wurde
report-note = Was noch zu sagen ist (freiwillig)
report-send = Melden
report-done = Danke. Wer dieses Haus betreibt, sieht es sich an.

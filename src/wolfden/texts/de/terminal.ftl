# Das Terminal: wolfden games, play und replay. Die Wörter eines Spiels stehen in <Spiel>.ftl.

terminal-game = Spiel
terminal-id = Name zum Tippen
terminal-players = Spieler
terminal-minutes = Minuten
terminal-options = Optionen
terminal-with-players = zu { $players } Personen
terminal-default = sonst { $value }
terminal-guest = Gast
terminal-seat = Platz { $number }
terminal-ask = Deine Wahl
terminal-more = die ganze Stellung
# $ask: what has to be chosen; $more: what ? shows; $undo: whether a step can be taken back.
terminal-prompt = { $ask } (Zahl, Wort{ $undo ->
    [yes] , zurück
   *[no] {""}
}, tipp, ? { $more }, q):
terminal-hint = Tipp: { $plan }. { $chance }
terminal-left-out = Ausgelassen: { $name } (Paket { $package }): { $reason }.
terminal-bots = Bots, vom schwächsten an
terminal-won = { $count ->
    [one] Du hast gewonnen!
   *[other] Du hast gewonnen, zusammen mit { $names }!
}
terminal-lost = { $points ->
    [0] Du hast verloren.
    [one] Du hast mit { $points } Punkt Rückstand verloren.
   *[other] Du hast mit { $points } Punkten Rückstand verloren.
}
terminal-nobody = Niemand gewinnt.
terminal-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-left = Du hast den Tisch verlassen.
terminal-enter = Weiter mit Enter …
terminal-undo = Letzten Schritt zurücknehmen
terminal-bot = Ein Bot übernimmt
terminal-back = Zurück am Tisch
terminal-stop = Die Partie beenden
terminal-resign = Aufgeben

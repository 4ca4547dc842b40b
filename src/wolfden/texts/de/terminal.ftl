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
terminal-prompt = Deine Wahl (Nummer oder Wort, tipp für einen Tipp, ? für alle Hände, q zum Gehen):
terminal-hint = Tipp: { $plan }. { $chance }
terminal-left-out = Ausgelassen: { $name } (Paket { $package }): { $reason }.
terminal-bots = Bots, vom schwächsten an
terminal-left = Du hast den Tisch verlassen.
terminal-enter = Weiter mit Enter …
terminal-undo = Letzten Schritt zurücknehmen
terminal-bot = Ein Bot übernimmt
terminal-back = Zurück am Tisch
terminal-stop = Die Partie beenden

# The terminal: wolfden games, play and replay. A game's own words are in <game>.ftl.

terminal-game = Game
terminal-id = Name to type
terminal-players = Players
terminal-minutes = Minutes
terminal-options = Options
terminal-with-players = { $players } players
terminal-default = without it { $value }
terminal-guest = Guest
terminal-seat = Seat { $number }
terminal-prompt = Your choice (number or word, hint for a hint, ? for all hands, q to leave):
terminal-hint = Hint: { $plan }. { $chance }
terminal-left-out = Left out: { $name } (package { $package }): { $reason }.
terminal-bots = Bots, from the weakest on
terminal-left = You have left the table.
terminal-enter = Enter goes on …
terminal-undo = Take back the last step
terminal-bot = A bot takes over
terminal-back = Back at the table
terminal-stop = End the match

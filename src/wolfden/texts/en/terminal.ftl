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
terminal-ask = Your choice
terminal-more = the whole position
# $ask: what has to be chosen; $more: what ? shows; $undo: whether a step can be taken back.
terminal-prompt = { $ask } (number or word{ $undo ->
    [yes] , undo
   *[no] {""}
}, hint, ? { $more }, q to leave):
terminal-hint = Hint: { $plan }. { $chance }
terminal-left-out = Left out: { $name } (package { $package }): { $reason }.
terminal-bots = Bots, from the weakest on
terminal-won = { $count ->
    [one] You won!
   *[other] You won, together with { $names }!
}
terminal-lost = { $points ->
    [0] You lost.
    [one] You lost by { $points } point.
   *[other] You lost by { $points } points.
}
terminal-nobody = Nobody wins.
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-left = You have left the table.
terminal-enter = Enter goes on …
terminal-undo = Take back the last step
terminal-bot = A bot takes over
terminal-back = Back at the table
terminal-stop = End the match
terminal-resign = Resign

# Matches and records seen again.

replay-title = { $game } seen again – Wolfden
replay-again = Seen again
replay-controls = Through the match
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-first = To the beginning
replay-last = To the end
replay-where = Moment
replay-at = { $number } of { $last }
replay-round = Round { $round }
replay-unit = Steps of
replay-unit-name = { $unit ->
    [round] a round
    [turn] a turn
   *[decision] a decision
}
replay-speed = Speed
replay-log = Go to …
replay-log-start = The beginning
replay-view = Seen as
replay-view-name = { $view ->
    [public] a spectator
    [all] all secrets
   *[seat] { $name }
}
# What the table says of a moment: who decides then, or that nobody does.
replay-decides = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
}
replay-over = The match is over.
replay-more = More about this match
replay-link = Copy a link to this moment
replay-result = To the result
replay-to-match = To the match
replay-keys = ← → step, space plays and pauses, Page Up and Page Down go by rounds, Home and End to both ends
replay-from-here = From here I would have …
replay-from-here-help = Play on from this moment, in a new match against bots. The match you look at stays as it is.
replay-from-seat = My seat
replay-from-bots = The others
replay-from-go = Play on
replay-from-over = The match is over at this moment. Go back a little first.
replay-from-not = You can play on when the match is over.
replay-files = Take it with you
replay-record = Record (text)
replay-scores = Score sheet (CSV)
replay-picture-svg = Picture of the end (SVG)
replay-picture-png = Picture of the end (PNG)
replay-film-turn = Film of this turn
replay-film-match = Film of the match
replay-working = Picture { $done } of { $all }
replay-cancel = Stop
replay-film-cannot = This browser cannot make films. Another one may.
replay-picture-failed = The picture could not be made.
records-title = See a match again
records-lead = Choose the record of a match, or drop the file anywhere on this page.
records-choose = Choose a file
records-too-large = That file is too large to be the record of a match.
records-gone = This record is not open any more.
records-gone-text = Please choose its file again.

# The heads of a score sheet.
sheet-round = Round
sheet-seat = Seat
sheet-player = Player
sheet-points = Points
sheet-place = Place
sheet-match = Match

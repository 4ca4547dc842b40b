# The arena: wolfden arena and its report. What a game counts is in <game>-statistics.ftl.

## While it plays

arena-intro = { $game }, { $players } players: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } of { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }.
arena-rounded = { $asked } matches were asked for; { $matches } are played, so that every deal is played in all seatings.
arena-playing = Playing
arena-left = left
arena-resumed = { $count ->
    [one] One match was already there.
   *[other] { $count } matches were already there.
}
arena-partly = Ended early: { $count } of { $total } matches were played.
arena-failed = Match { $number } failed (seed { $seed }; seats: { $seating }): { $error }
arena-failures = { $count ->
    [one] One match failed and is not counted.
   *[other] { $count } matches failed and are not counted.
}
arena-drawn = The report is in { $file }.

## Tables

arena-standings = Standings (in brackets: 95 % intervals)
arena-bot = Bot
arena-rating = Rating
arena-first = First place
arena-points = Points
arena-thought = Thinking
arena-slowest = Longest
arena-matches = Matches
arena-pairs = Placed above: the row’s bot above the column’s, ties count half
arena-by-seat = First places by seat, whoever sat there
arena-seat = Seat
# $count: how many seats win together; $names: their numbers.
arena-seats = { $count ->
    [one] Seat { $names }
   *[other] Seats { $names }
}

## Report

arena-report = { $game }: what the arena found
arena-asked = { $players } players, { $matches ->
        [one] one match
       *[other] { $matches } matches
    } of { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, seed { $seed }. Bots: { $bots }.
arena-options = Options: { $options }.
arena-how = A deal is played once for every rotation of the seating, so luck of cards and seats is shared. Intervals hold in 95 of 100 cases; matches of the same deal count as one observation.
arena-bots-part = The bots
arena-game-part = The game
arena-plot-ratings = Ratings
arena-plot-ratings-help = Plackett–Luce ratings; the line is the 95 % interval.
arena-plot-pairs = Who placed above whom
arena-plot-pairs-help = In how many comparisons the row’s bot placed above the column’s; ties count half.
arena-plot-seats = First places by seat
arena-plot-seats-help = Whoever sat there. The dashed line is an equal share.
arena-plot-scores = Points
arena-plot-scores-help = Half of the results lie in the box, the line in it is the middle one, the diamond the mean; whiskers reach from 5 to 95 %.
arena-plot-length = Length of a match
arena-plot-length-help = Decisions of all seats together; the dashed line is the mean.
arena-plot-thought = Time for a decision
arena-plot-thought-help = Processor time, on average (dot), and the slowest decision by the clock (cross). The scale is logarithmic.
arena-plot-reasons = How matches ended
arena-plot-reasons-help = Share of all matches.
arena-axis-rating = rating
arena-axis-share = share
arena-axis-points = points
arena-axis-decisions = decisions
arena-axis-matches = matches
arena-axis-milliseconds = milliseconds
arena-axis-each = mean per match
arena-axis-seat = mean per seat and match
arena-help-number = In every match; the dashed line is the mean.
arena-help-counts = How often in a match, on average.
arena-help-seats = For every seat of a bot, on average; each bot has its own sign.
arena-help-rates = How many of how many in all matches; the figures stand behind the bars.
arena-rate = { $part } of { $whole }
arena-mean = mean { $value }

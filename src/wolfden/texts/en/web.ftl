# The web app around the games. Game texts are in <game>.ftl, refusals in errors.ftl.

title-home = Wolfden – wolf games to play together
title-new = New table: { $game } – Wolfden
title-lobby = Waiting for players: { $game } – Wolfden
title-match = { $game } – Wolfden
title-your-turn = Your turn! { $game } – Wolfden
title-over = The result: { $game } – Wolfden
title-rules = The rules of { $game } – Wolfden

skip-to-content = Skip to the content
go-home = To the home page
loading = One moment …
close = Close
cancel = Cancel
menu = Menu
try-again = Try again
rules = Rules
settings = Settings

## Home
home-title-lamp = The lamp is lit.
home-title-come = Come in and play.
home-lead = Board games about wolves. Play at once against bots, or send your friends a link: free, in the browser, without an account.
home-games = The games that live here
home-your-matches = Your matches
play-now = Play now
play-now-game = Play { $game } now
play-now-company = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $level }
play-now-change = { $game }: name, players and strength
play-now-all = All options
option-recommended = recommended
option-recommended-first = Play your first match with it
invite-friends = Invite friends
learn-by-playing = Learn by playing
game-players = { $low }–{ $high } players
game-minutes = about { $minutes } min
footer-rights = The names of the games belong to their publishers, who have no part in this site.
footer-own = Texts, drawings and code are our own, free for everyone under the MIT licence.

match-waiting =
    { $open ->
        [one] Waiting for one player
       *[other] Waiting for { $open } players
    }
match-your-turn = Your turn
match-resting = Rests – you can go on
match-over = Over
match-won = Over – you won!
match-with = with { $names }
match-turn-of = { $names } to move
match-placed = Over – place { $place }
match-hide = Take { $game } off this list
match-delete = Delete this match of { $game } for good
match-more = { $count } more
match-fewer = Fewer

## Setting a table
setup-kicker = Set the table
setup-name = Your name
name-default = Guest
setup-players = How many play?
setup-seats = Who sits where?
setup-seat = Seat { $number }
setup-level = Level of the bot on seat { $number }
setup-kind-me = Me
setup-kind-open = Friend
setup-kind-bot = Bot
setup-seats-help = Friends take their seats through a link, which you get next.
setup-nobody = None of these seats is yours: you will watch.
setup-levels = How strong are the bots?
setup-levels-mixed = Each bot has a level of its own.
setup-all-bots = Bots on all other seats
setup-hints = Hints
setup-hints-help = Whoever is to move may ask what a strong bot would do. The others see nothing of it.
setup-create = Start the match
setup-create-invite = Create the table
bot-pup = Pup
bot-pup-help = Plays by eye and overlooks a lot. Answers at once.
bot-yearling = Yearling
bot-yearling-help = Takes the best it sees and sometimes misses it. Answers at once.
bot-hunter = Hunter
bot-hunter-help = Thinks a few moves ahead. About a quarter of a second a decision at most.
bot-alpha = Alpha
bot-alpha-help = Thinks the longest and plays the strongest. About a second a decision at most.
bot-random = Wild pup
bot-greedy = Yearling
bot-name-0 = Isengrim
bot-name-1 = Reynard
bot-name-2 = Grimbert
bot-name-3 = Tibert
bot-name-4 = Cuwart
bot-name-5 = Bruin

## Lobby
lobby-title = Who is coming?
lobby-title-guest = There is a seat for you
lobby-invite = Invite your friends
lobby-invite-help = Whoever opens this link can take a seat. The match starts as soon as all are taken.
lobby-link = Link to this match
lobby-seats = At the table
lobby-missing =
    { $open ->
        [one] One seat is still free.
       *[other] { $open } seats are still free.
    }
lobby-join = Take a seat
lobby-watch = Or just stay: you will watch when it starts.
lobby-sit-here = Sit here
choice-by-chance = By chance
choice-whose = { $label }: { $name }
choice-taken = taken
choice-uneven = There are as many of that kind as { $players } players may have.
lobby-fill = Give the free seats to bots
lobby-fill-level = Level of the bots
seat-open = Free seat
seat-you = you
seat-host = host
seat-bot = bot · { $level }
copy-link = Copy the link
share-link = Share
share-title = Join me for { $game }!
link-copied = Copied. Now paste it wherever you like.
copy-failed = Your browser does not allow copying. Please mark the link and copy it yourself.

## At the table
match-loading = Laying out the cards …
table-watching = watching
bot-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
bot-takes = This turn may take { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
hint = Hint
hint-help = What would a strong bot do?
hint-thinking = Thinking …
hint-not-now = Hints are for the one whose turn it is.
# $wins: of ten; $teams: yes where teams play.
hint-wins = { $teams ->
    [yes] { $wins ->
        [0] Your team hardly ever wins from here.
        [10] Your team nearly always wins from here.
       *[other] Your team wins about { $wins } of 10 from here.
    }
   *[no] { $wins ->
        [0] You hardly ever win from here.
        [10] You nearly always win from here.
       *[other] You win about { $wins } of 10 from here.
    }
}
hint-spoken = Hint: { $action }.
hint-over = Hint, step { $step } of { $steps }
# $steps: a list of actions.
hint-plan-spoken = A plan of { $count } steps: { $steps }.
hint-plan = The hint as a whole
hint-why = Why?
hint-plan-done = done
hint-takes = This may take { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
hint-do = Do it
hint-dismiss = Put the hint away
choice-armed = Your choice waits
choice-again = Press again: { $action }
choice-armed-help = It cannot be taken back. Press something else to choose that.
choice-waiting = Waiting for the line
choice-waiting-help = It is sent as soon as the server can be reached.
choice-undo = { $steps ->
    [1] Take back your last step
   *[other] Take back your last { $steps } steps
}
choice-lost = Your choice could not be carried out: { $why ->
    [bot] a bot plays for you.
    [over] the match is over.
   *[moved] the table has moved on.
}
other-device = Continue on another device
other-device-help = Copies a secret link to your own seat
leave-table-help = Your seat stays yours
connection-lost = The line is down. Wolfden keeps trying; nothing is lost.
rules-none = The rules of this game are not written yet.
rules-of = The rules of { $game }
rules-sections = Sections of the rules
rules-now = Now: { $section }
rules-now-here = What is decided now
rules-play = Set a table

## When something is missing
server-away = The server does not answer. Check your connection and try again.
server-stumbled = Something went wrong on our side. Please try again.
away-title = Nobody answers
lost-title = The tracks end here
lost-text = There is no page at this address.
no-match-title = No match at this address
no-match-text = Perhaps the link was cut short when it was copied, or the match is long gone.
no-game-title = Not played here yet
no-game-text = This server does not know that game.

## Settings
settings-language = Language
settings-theme = Light
settings-speed = Animations
settings-keys = Single keys as shortcuts
theme-system = System
theme-light = Dawn
theme-dark = Night
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Off
keys-on = On
keys-off = Off
settings-sound = Sounds
settings-vibration = Vibration when it is your turn
settings-twice = What cannot be taken back
twice-first = Ask in a first match
twice-always = Always ask
twice-never = Never ask

## Telling what happened
playback-resume = Go on
playback-step = One step on
playback-pause = Pause
playback-speed = Pace: { $speed ->
    [slow] slow
    [fast] fast
   *[normal] normal
}
playback-skip = Skip to now

## The end of a match
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-won = You won
result-won-by = You won by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-won-together = You won, together with { $names }
result-lost-tie = You lost the tie-break
result-winner = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
result-nobody = Nobody won
result-team-won = Your team won
result-team-lost = Your team lost
result-board = The table at the end
result-lost = You lost by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-place = Place { $place }:
result-again = Play again
result-again-open = Go to the next match
result-record = Download the record
result-home = Home

## Keys
keys-title = Keys at this table
keys-help = Show these keys
key-skip = Skip to now, while something is told
key-pause = Pause the telling, or go on
key-hint = Ask for a hint
key-undo = Take back your last step, where the game allows it
key-signs = Walk through the signs on the table with the arrow keys
key-away = Put a hint away, let go of a line of the log
signs = Signs and what they mean

## The plain table, for games without one of their own
plain-number = Move { $number }
plain-waiting = Waiting for { $names }
plain-change = You may still choose something else.
plain-actions = What you may do
plain-key-actions = Do what stands there first, second …
plain-search = Search among { $count } actions
plain-position = The table
log-pointed = From the log
place-marked = changed since your last turn
plain-log = What happened
plain-log-begin = From the beginning
plain-log-empty = Nothing has happened yet.
plain-undo = Take back
plain-sheet = Points
plain-total = Total
plain-yes = yes
plain-no = no

## Seen again
result-replay = See it again
home-records = See a recorded match again
table-origin = From move { $number }
table-origin-help = This match goes on from move { $number } of another one
show-again = Show again
show-again-turn = Since my last turn
show-again-round = The last round
show-again-now = Back to now
show-again-failed = That could not be shown again.
key-again = Show again what happened since your last turn
key-rules = Rules

## A first match with a guide
guide = Guide
guide-got = Got it
guide-next = Next
guide-close = Close the guide
guide-progress = Card { $number } of { $total }
guide-open = Show the guide
guide-strayed = Something else
    .text = That is allowed, but not what was marked. Take it back to follow the guide, or play on: its cards still come when their time does.
guide-unmarked = You went your own way, so nothing is marked now: choose as you like.
guide-back = Take back
hint-of-guide = This is what the guide shows you.
guide-whole-match = A whole match
aim = What it is about
aim-again = You find this again at the top, under this sign.
aim-begin = To the table
aim-recommended = Recommended for a first match
aim-recommended-play = Play with it
bot-guide = Gentle

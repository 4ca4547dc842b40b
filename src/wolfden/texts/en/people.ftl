# The people at a table: who is here, bots that play for them, clocks, agreeing.

# At any table. $reason: why a bot plays.
event-handed-over = { $reason ->
    [left] { $name } leaves the table; a bot ({ $bot }) plays on.
    [agreed] { $name } is away; the others let a bot ({ $bot }) play on.
    [time] { $name } is out of time; a bot ({ $bot }) plays on.
   *[asked] { $name } lets a bot ({ $bot }) play.
}
event-taken-back = { $name } is back and plays again.
event-stopped = The match ends here, without a result.
event-branched = From here { $name } plays on in a match of their own; bots play the other seats.

people-label = Who is here
presence-here = here
presence-away = away
presence-gone = gone
presence-told = { $where ->
    [here] { $name } is here.
    [away] { $name } is away.
   *[gone] { $name } has gone.
}
stand-in = a bot plays
stand-in-level = A bot plays for { $name }: { $level }
hand-over = Let a bot play for me
# $company: whether somebody else plays (others), could play (last), or nobody (alone).
hand-over-help = { $company ->
    [alone] Bots play the match to its end, unless you take your seat back
    [last] Nobody else plays now: the match rests until one of you takes a seat back
   *[others] You can take your seat back at any time
}
take-back = Take my seat back
bot-for-you = A bot ({ $level }) plays for you.
bot-for-you-help = “Take my seat back” lets you play on yourself.
match-rests = The match rests and waits for you.
match-rests-watched = The match rests until one of its players is back.
leave-match = Leave the match
leave-match-help = { $company ->
    [others] A bot plays on for you; your seat stays yours
   *[alone] The match rests; your seat stays yours
}
end-match = End the match
end-match-help = Without a result, as soon as everyone agrees
let-bot-play = Let a bot play for { $name }
wish-bot = { $names } would like a bot to play for { $name }.
wish-end = { $names } would like to end the match.
wish-missing = Missing: { $names }.
agree = Agree
withdraw = Rather not
not-now = Not now
ended = The match was ended without a result.
seat-link-copied = Copied. This link opens your own seat: give it to nobody.
seat-link-wrong = That link opens no seat at this match.
seat-lost = { $now ->
    [shared] That seat was opened on another device.
    [waiting] You no longer have a seat here: the host has freed it, or it was opened on another device.
   *[other] Your seat was opened on another device; here you only watch.
}

## Clocks
clock-until = until { $moment }
clock-low = { $time } left!
clock-days = { $days ->
    [0] { $hours } h { $minutes } min
   *[other] { $days } d { $hours } h
}
setup-clock = Clock
setup-clock-none = None
setup-clock-live = Live
setup-clock-days = Over days
setup-clock-help = { $kind ->
    [live] When somebody’s time is out, a bot plays on for them.
    [days] Everyone decides when it suits them. When the hours are over, a bot plays on.
   *[none] Everyone may think for as long as they like.
}
setup-clock-bank = Minutes for the whole match
setup-clock-increment = Seconds more for each decision
setup-clock-hours = Hours for each decision
setup-clock-nights = Nights do not count (22 to 8 o’clock)
setup-clock-weekends = Weekends do not count
setup-clock-holidays = Days that do not count
setup-clock-first = From
setup-clock-last = until
setup-clock-add = Add days off
setup-clock-drop = These days count
clock-nights = Nights do not count.
clock-weekends = Weekends do not count.
clock-holiday = { $first } to { $last } does not count.
lobby-clock = { $kind ->
    [live] Clock: { $minutes } min each, and { $seconds } s more for each decision.
   *[days] Clock: { $hours } hours for each decision.
}

## The host, while the table waits
host-remove = Remove { $name }
host-up = Move { $name } one seat up
host-lock = Nobody else may join
host-cancel = Cancel this table
host-cancel-ask = Then the table is gone for { $names } too.
host-cancel-do = Cancel it
leave-seat = Give my seat up
table-cancelled = The host has cancelled this table.
table-locked = The host lets nobody else join.

## Resigning
event-resigned = { $name } resigns.
resign = Resign
resign-help = { $team ->
    [yes] The other team wins, if your partner agrees
   *[no] The other side wins
}
resign-title = Resign this match?
resign-text = { $team ->
    [yes] The other team wins. If your partner is a person who plays, they have to agree; the other team learns nothing until then.
   *[no] The other side wins, and the match is over.
}
wish-resign = { $names } would like to resign.
resigned-by = { $count ->
    [1] { $names } has resigned.
   *[other] { $names } have resigned.
}
resigned-look = Look at the table
resigned-back = Back to the result
resigned-why = Why it ended

## How the table is set
terms-title = How it is played
terms-hints = Hints
terms-clock = Clock
terms-players = Players
terms-manners = Talking and watching
terms-yes = Yes
terms-no = No
terms-none = None
terms-new = new
terms-rules = Read the rules
change-table = Change the table
change-table-help = Everyone else has to confirm anew.
change-save = Save the changes
confirm-title = The table was changed
confirm-come = Is this how you would like to play?
confirm-text = The match does not start until everyone has confirmed.
confirm-do = I agree
confirm-told = { $name } has changed the table. Please confirm.
unconfirmed = has not confirmed yet
uncome = has not come yet
lobby-unconfirmed = { $count ->
    [0] Everyone agrees.
    [1] One person has to confirm.
   *[other] { $count } people have to confirm.
}
absent-bots = Let bots play for those who have not come
join-seat = Your seat
join-any = Any
lobby-joined = { $name } has joined.
lobby-left = { $name } no longer sits here.

## A QR code
qr-show = Show as a QR code
qr-title = QR code of the link
qr-desc = A square pattern for the camera of another device. It opens { $link }

## Another device
device-title = Continue on another device
device-text = Open this link there, or open the match and type in the code. It works once, for { $minutes } minutes.
device-moves = Your seat moves there: this device then watches only.
device-code = Your code
device-failed = No code could be had.
device-copy = Copy the link with the code
device-copied = Copied. This link opens your own seat once: give it to nobody.
device-both = Copy a link that keeps the seat on both devices
claim-open = I already have a seat here
claim-label = Code from your other device
claim-do = Open my seat
claim-title = Open your seat on this device?
claim-text = The code moves your seat here; your other device then watches only.
claim-replaces = This device already has a seat at this match. It would lose it.

## Playing again
rematch-asked = { $count ->
    [1] { $names } would like to play again.
   *[other] { $names } would like to play again.
}
rematch-come = Play along
rematch-title = Play again? – { $game }
match-rematch = Play again?
tell-me = Tell me when it is my turn
tell-me-help = By notification, chat or e-mail, while you are away

## Manners: watching and talking
setup-manners = Manners
setup-talking = Talking
setup-talking-free = Own words
setup-talking-phrases = Phrases
setup-talking-off = None
setup-talking-help = { $talking ->
    [free] Everyone writes what they like; ready-made phrases are there too.
    [off] Nobody says anything at this table.
   *[phrases] Ready-made phrases, which everyone reads in their own language.
}
setup-watching = Watching
setup-watching-yes = At once
setup-watching-late = 12 moves later
setup-watching-no = Nobody
setup-watching-help = { $watching ->
    [late] Whoever has the link sees what is public, twelve moves later.
    [no] Only those who play see the match until it is over.
   *[yes] Whoever has the link sees what is public, as it happens.
}
setup-overheard = Those who watch may read what is said
lobby-talking = { $talking ->
    [free] Talking: own words and phrases.
    [off] Nobody talks at this table.
   *[phrases] Talking: phrases.
}
lobby-watching = { $watching ->
    [late] Spectators see what is public, twelve moves later.
    [no] Nobody may watch.
   *[yes] Spectators see what is public.
}
lobby-overheard = They read what is said.
lobby-only-watching = You came to watch. The match begins when all seats are taken.
lobby-rather-join = Take a seat instead
watch-link = Copy the link for watching
watch-link-help = It shows what everyone may see; nobody can play with it
watch-link-copied = Copied. Whoever opens this link watches and cannot play.
spectators = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
watching-late = 12 moves later
no-watching-title = This table plays among itself
settings-talk = Table talk

## Finding each other
title-home-turns = ({ $count }) Your turn – Wolfden
match-round = Round { $round }
match-won-by = Over – { $names } won
open-title = Open tables
open-count = { $count ->
    [one] One table waits for players.
   *[other] { $count } tables wait for players.
}
open-none = No table waits just now. “Find me a table” lays one, and whoever comes next sits down with you.
open-game = Game
open-any-game = Any game
open-any-language = Any language
open-no-clock = No clock
open-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
open-left = { $left ->
    [one] one seat left
   *[other] { $left } seats left
}
open-join = Join
open-join-named = Join { $names } at { $game }
open-yours = Your table
find-table = Find me a table
find-waiting = We are looking for others. The match starts as soon as all seats are taken.
find-bots = Nobody else has come yet. You can go on waiting, or start with bots.
find-start-bots = Start with bots
listing-listed = Listed for everyone
listing-help = Strangers see this table in the list of open tables while it waits, and may join.
listing-language = Language
listing-any = Any
listing-strength = Players wanted
listing-strength-any = Anyone
listing-strength-new = Beginners
listing-strength-seasoned = Experienced

## Several people on one device
setup-kind-here = Here
setup-here-name = Name of the person on seat { $number }
setup-here-placeholder = Name
setup-here-help = Whoever is “here” plays on this device, as you do. Between two turns a curtain hides what the next person must not see.
pass-to = Pass the device to { $name }
pass-help = What { $name } sees is for { $name } alone. The others look away.
pass-lift = I am { $name }

people-here = { $here } of { $all } here

## Reporting
report-someone = Report someone
report-someone-help = Only whoever runs this house learns of it
banned-title = You cannot play here

## Programs that people bring
seat-program = program · run by { $name }
program-mark = program
programs = A program plays here
programs-help = For a program you wrote, in any language. Its bot token plays one seat and does nothing else. Everyone sees whose program it is, and you can take the token back.
programs-menu-help = Lend your seat to a program of yours, or take it back
program-seat = Seat
program-own = My own seat
program-name = Name of the program
program-make = Make a bot token
program-token = Bot token
program-once = Copy it now: it is not shown again. A waiting table starts when the program has come.
program-copy = Copy the token
program-command = Copy the command
program-copied = Copied. Whoever has the token can play that seat.
program-take-back = Take the token of { $name } back

# Refusals: error-<code>, one for each code of docs/protocol.md, and the rules every game shares.

error-error = Something is not right with that request.
error-bad-request = The server could not read that request.
error-bad-player-count = This game is for { $low } to { $high } players.
error-bad-option = The option “{ $option }” cannot have that value. { $players ->
    [0] Possible: { $limits }.
   *[other] Possible with { $players } players: { $limits }.
}
error-unknown-option = There is no option “{ $option }” here. { $count ->
    [0] There is none at all.
   *[other] Possible: { $known }.
}
error-bad-seed = A seed is a whole number from 0 to 2¹²⁸ − 1.
error-bad-seats = These seats do not make a table: at most one is yours, and every bot needs a level.
error-bad-clock = That clock cannot be set: please choose a known time zone, and holidays that end after they begin, within two months.
error-bad-name = Please choose a name of 1 to { $longest } visible characters.
error-bad-record = { $line ->
    [0] This record cannot be read.
   *[other] This record cannot be read: line { $line } is wrong.
}
error-unknown-bot = There is no bot called “{ $bot }”.
error-unknown-game = There is no game called “{ $game }”.
error-unknown-match = There is no match at this address. Please check the link.
error-not-found = There is nothing at this address.
error-no-lesson = This game has no guided first match.
error-no-such-moment = The match has not come that far: its last move is number { $last }.
error-unknown-record = That record is not open here any more. Please choose the file again.
error-not-your-seat = You have no seat at this match.
error-bad-bot-token = This bot token opens no seat here. It was taken back or replaced, or belongs to another match.
error-only-plays = A bot token plays its seat and does nothing else.
error-not-alone = Other people sat at this table too.
error-not-host = Only the host of this match can do that.
error-no-open-seat = That seat is not free any more.
error-match-not-started = The match has not started yet: someone is still missing.
error-match-started = The match has already begun.
error-table-locked = The host lets nobody else join.
error-table-cancelled = The host has cancelled this table.
error-match-over = The match is over.
error-match-not-over = This is possible only when the match is over.
error-rules-changed = This match was begun under older rules and cannot go on.
error-stale-decision = The table has moved on in the meantime. Please look again and decide anew.
error-no-such-seat = There is no seat { $seat }: they are numbered from 0 to { $last }.
error-not-your-turn = It is not your turn.
error-hints-off = This table plays without hints.
error-bot-plays = A bot plays for you. Take your seat back first.
error-nobody-absent = Nobody is absent from that seat.
error-hint-failed = No hint came to mind. Please try again.
error-storage-failed = That could not be saved just now. Please try again in a moment.
error-unknown-action = There is no action called “{ $action }”.
error-illegal-action = The rules do not allow that now.
error-too-large = That message is too large.
error-too-many-requests = That was a little fast. Please wait a moment and try again.
error-too-many-places = Too many connections at once: { $limit } are allowed. Please close other tabs first.
error-too-many-tables = You have { $limit } tables open that are not over. Please finish or cancel some first.
error-too-many-changes = You have changed your mind { $limit } times. Please leave it at that now.
error-wrong-origin = This server can be used only from its own pages.
error-not-json = This server reads application/json only.
error-name-taken = Somebody here is called “{ $name }” already. Please choose another name.
error-bad-network = That is no address or range of addresses: { $text }
error-backup-failed = The copy was not made: { $problem }.
error-door-shut = Nobody can listen at { $host }, port { $port }: { $problem }. Choose another with --port, or stop what listens there.
error-database-shut = The database cannot be opened: { $problem }. Please check --database.
error-database-newer = This database was made by a later version of Wolfden. Please install that one, or take another --database.
error-bad-setting = The setting “{ $name }” ({ $source }) cannot be used: { $problem ->
    [unknown] there is no such setting
   *[other] { $problem }
}. “wolfden settings” lists all of them.
error-method-not-allowed = That does not work at this address.
error-internal = Something went wrong on our side. Please try again.
error-bad-arena = { $problem ->
    [bots] An arena needs at least one bot, and each only once.
    [games] An arena plays at least one match.
   *[workers] An arena needs at least one worker.
}
# $line: where; 0 when the file as a whole cannot be read or written.
error-bad-results = { $line ->
    [0] The file “{ $file }” cannot be read or written.
   *[other] “{ $file }” does not hold the results of an arena: line { $line } is wrong.
}
error-results-in-use = Another arena is writing to “{ $file }” right now.
error-other-arena = “{ $file }” holds another arena: { $difference ->
    [game] its game is { $there }, not { $asked }
    [players] it has { $there } players, not { $asked }
    [bots] its bots are { $there }, not { $asked }
    [options] its options are { $there }, not { $asked }
    [seed] its seed is { $there }, not { $asked }
   *[other] it was played under other rules ({ $there }, not { $asked })
}. Please name another file.
error-missing-package = This needs the package { $package }. Install it with: pip install "wolfden[{ $extra }]"
error-no-cluster = No Ray cluster answers at “{ $address }”.

why-not-your-turn = It is not your turn.
why-match-over = The match is over.
why-nothing-to-undo = There is nothing to take back.
why-bot-plays = A bot already plays for this seat.
why-no-bot-plays = No bot plays for this seat.

# In any game that allows it.
event-undone = { $name } { $steps ->
    [1] takes back the last step.
   *[other] takes back the last { $steps } steps.
}

# Resigning, confirming, another device
error-no-resigning = Resigning is possible where two sides play: with three or more nobody would know who has won.
error-table-changed = The host has just changed the table. Please look again.
error-choice-taken = Somebody else has just chosen that. Please choose another.
error-uneven-choice = With { $players } players at most { $most } may choose one of that kind. Please choose another.
error-wrong-code = That code opens no seat here. It may have been used, or be too old.
why-no-resigning = Resigning is possible where two sides play: with three or more nobody would know who has won.
# Being told while one is away. $problem: what is wrong with the wish.
error-bad-notice = { $problem ->
    [zone] There is no such time zone.
    [mail] That is not an e-mail address.
    [keys] This browser’s subscription cannot be used. Please switch it off and on again.
    [unconfirmed] Please confirm the address first: we have sent it an e-mail.
   *[other] You cannot be told like that.
}
error-bad-address = { $problem ->
    [scheme] The address must begin with https:// or http://.
    [credentials] The address must not hold a name or password.
    [port] Nothing is sent to that port.
    [private] Nothing is sent to addresses inside this server’s own network.
    [unknown] No server can be found at that address.
   *[other] That is not a web address.
}
error-not-offered = This server does not offer that kind of notice.
error-unknown-notice = Nobody is told by this any more.
error-too-many-notices = Too many are told there already.
error-notice-failed = The notice could not be delivered. Please check the address.

error-talk-off = Nobody talks at this table.
error-words-off = Only phrases are said at this table.
error-signs-only = The rules forbid talking while the match goes on: there are only the game’s signs.
error-talk-full = As much was said at this table as can be kept: { $limit } remarks.
error-bad-words = Please write 1 to { $longest } visible characters.
error-unknown-phrase = There is nothing like that to say.
error-watching-off = This table lets nobody watch until the match is over.

# Order in a public house. $until: a day such as 2026-12-24, or never.
error-banned = { $until ->
    [never] Nobody may play here from your address.
   *[other] Nobody may play here from your address until { $until }.
}
error-muted = { $until ->
    [never] Whoever runs this house has muted you. You can play on.
   *[other] Whoever runs this house has muted you until { $until }. You can play on.
}
error-bad-report = There is nobody, or nothing said, that you could report like that.
error-already-reported = You have reported this already. Whoever runs this house will look at it.
error-too-many-reports = Enough was reported of this match: { $limit } reports. Somebody will look at them.
error-bad-range = “{ $text }” is no address, or a range too wide. Write 203.0.113.7, 203.0.113.0/24 or 2001:db8:1::/48.
error-unknown-report = There is no report { $number }.
error-nobody-there = There is nobody like that: see `wolfden admin reports`, `bans` and `mutes`.
error-no-encoding = { $game } does not say how learners see it: it brings no encoding.
error-action-not-offered = Action { $action } is not offered to seat { $seat } now.
error-not-at-once = In { $game } not everybody chooses at once.
error-not-reset = The environment has no match yet: reset() comes first.
error-bad-policy = That file holds no policy for this game, number of players and options.

# Talking at a table: phrases and reactions by name, the panel, muting.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-moment = One moment, please.
phrase-back = Here I am again.
phrase-well-played = Well played!
phrase-nice-try = Nice try.
phrase-lucky = That was lucky.
phrase-oops = Oops, a slip of mine.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-no-worries = No harm done.
phrase-close = That was close!
phrase-good-game = Good game!
phrase-again = Another match?
phrase-goodbye = Goodbye, see you soon!

reaction-smile = a smile
reaction-laugh = laughter
reaction-wow = astonishment
reaction-sad = sadness
reaction-heart = a heart
reaction-paw = a paw

talk-title = Table talk
# $count: how many remarks were not read yet.
talk-open = { $count ->
    [0] Table talk
    [one] Table talk, { $count } new
   *[other] Table talk, { $count } new
}
talk-empty = Nobody has said anything yet.
talk-phrases = Say something
talk-reactions = React
talk-signs = Signs
talk-signs-help = Partners may not talk while the match goes on. There are only these signs until it is over.
talk-words = Your own words
talk-send = Say it
talk-left = { $left ->
    [one] { $left } character left
   *[other] { $left } characters left
}
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = Muted: { $names }.
talk-everyone = Everyone here reads it, each in their own language.
talk-everyone-overheard = Everyone here reads it, those who watch too.
talk-listening = Those who play are talking; you read along.
talk-someone = Somebody who has left
talk-said = { $name }: { $text }
talk-off-help = You can turn table talk off for good in the settings.

## Reporting
report-title = Report what was said
report-line = Report this line of { $name }
report-text = Whoever runs this house will read it. Nobody at the table learns of it.
report-whom = Whom
report-about = What it is about
report-conduct = How they play or behave
report-name = Their name
report-words = What they said
report-note = Anything else (optional)
report-send = Report
report-done = Thank you. Whoever runs this house will look at it.

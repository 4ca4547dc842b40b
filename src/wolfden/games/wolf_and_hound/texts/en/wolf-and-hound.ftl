### Wolf & Hound. $name is the player at a place, $owner the person who decides there, $target the
### player struck; a ghost's name is wolf-and-hound-ghost. Cards come as keys in $card (black-3,
### white-1-bone …), animals as keys in $animal (wolf-01 …). $first and $cards are texts made of
### wolf-and-hound-card, $names a joined list.

game-wolf-and-hound-line = Two against two: steer wolves to their sheep and hounds to yours, without a word.

## Names

wolf-and-hound-ghost = Ghost ({ $name })
wolf-and-hound-team = { $team ->
    [blue] blue team
   *[yellow] yellow team
}
wolf-and-hound-winner = { $winner ->
    [blue] blue team
   *[yellow] yellow team
}
wolf-and-hound-card = { $card ->
    [black-1] black 1
    [black-2] black 2
    [black-3] black 3
    [black-4] black 4
    [white-1] white 1
    [white-2] white 2
    [white-3] white 3
    [white-4] white 4
    [black-1-meat] black 1 with meat
    [black-2-meat] black 2 with meat
    [black-3-meat] black 3 with meat
    [white-1-bone] white 1 with a bone
    [white-2-bone] white 2 with a bone
   *[white-3-bone] white 3 with a bone
}
wolf-and-hound-animal = { $animal ->
    [wolf-01] Wolf 01
    [wolf-02] Wolf 02
    [wolf-03] Wolf 03
    [wolf-04] Wolf 04
    [wolf-05] Wolf 05
    [wolf-06] Wolf 06
    [wolf-07] Wolf 07
    [wolf-08] Wolf 08
    [hound-01] Hound 01
    [hound-02] Hound 02
    [hound-03] Hound 03
    [hound-04] Hound 04
    [sheep-01] Sheep 01
    [sheep-02] Sheep 02
    [metamorphic-01] Changeling 01
    [metamorphic-02] Changeling 02
    [metamorphic-03] Changeling 03
    [metamorphic-04] Changeling 04
    [extra-01] Grandfather wolf
    [extra-02] Confused hound
    [designer-01] Red devil
    [designer-02-1] Black blanket
    [designer-02-2] White blanket
   *[designer-02-3] Blanket wolf
}
# The animal at the beginning of a sentence.
wolf-and-hound-animal-subject = { $animal ->
    [extra-01] The grandfather wolf
    [extra-02] The confused hound
    [designer-01] The red devil
    [designer-02-1] The black blanket
    [designer-02-2] The white blanket
    [designer-02-3] The blanket wolf
   *[other] { wolf-and-hound-animal }
}
wolf-and-hound-kind = { $kind ->
    [wolf] wolf
    [hound] hound
   *[sheep] sheep
}
# The two sides of the blanket wolf.
wolf-and-hound-blanket-side = { $side ->
    [back] searching
   *[front] resting
}
wolf-and-hound-kind-help = { $kind ->
    [wolf] When your turn starts with it, a sheep runs into the forest. Black cards move it.
    [hound] When your turn starts with it, a lost sheep comes home. White cards move it.
   *[sheep] It touches no sheep but disturbs your turn. Cards of both colours move it.
}
wolf-and-hound-moves = { $moves ->
    [plain] Moves as far as the card says.
    [plus] Moves one place farther than the card says.
    [minus] Moves one place less than the card says.
    [half] Moves half as far as the card says, rounded down.
    [half-back] Moves half as far as the card says, rounded down, counter-clockwise.
    [triple] Moves three times as far as the card says.
    [back] Moves as far as the card says, counter-clockwise.
   *[never] No card moves it.
}
wolf-and-hound-moves-short = { $moves ->
    [plain] ×1
    [plus] +1
    [minus] −1
    [half] ½
    [half-back] −½
    [triple] ×3
    [back] ↺
   *[never] –
}
wolf-and-hound-target = { $target ->
    [self] Strikes the player it stands before.
    [left] Strikes the player to the left of the one it stands before.
    [right] Strikes the player to the right of the one it stands before.
   *[opposite] Strikes the partner of the player it stands before.
}
wolf-and-hound-target-short = { $target ->
    [self] self
    [left] left
    [right] right
   *[opposite] opposite
}
wolf-and-hound-special = { $animal ->
    [sheep-01] Ends your turn at once: nothing acts, and you play no card.
    [sheep-02] You may not play a 3 this turn.
    [extra-01] Black and white cards move him, but a turn late: at the end of each turn, by the card of the turn before.
    [extra-02] Its back runs counter-clockwise. It turns over at the end of a turn if it has company.
    [designer-02-1] The blanket wolf rests beside it.
    [designer-02-2] The blanket wolf rests beside it.
    [designer-02-3] Beside a blanket it rests. Without one it searches: a step counter-clockwise at the end of every turn.
   *[other] A changeling turns over when it passes player 1 or stops there. If two of the same colour meet, one of them is turned.
}

## Actions

wolf-and-hound-action-play = Play the { wolf-and-hound-card }
wolf-and-hound-action-keep = Keep the { wolf-and-hound-card }
wolf-and-hound-action-keep-it = Keep the card turned up
wolf-and-hound-action-exchange = Exchange it for the next card of the ghost pile
wolf-and-hound-action-turn = Turn over { wolf-and-hound-animal }

## What happened

# $place, $to, $target: who is at a place of the table; $name: who decides there.
wolf-and-hound-event-played = { $place } plays a { wolf-and-hound-card }.
wolf-and-hound-event-kept = { $name } keeps it: { $place } plays the { wolf-and-hound-card }.
wolf-and-hound-event-exchanged = { $asked ->
    [false] A 3 is forbidden, so it is exchanged: { $place } plays a { wolf-and-hound-card }.
   *[true] { $name } exchanges: { $place } plays a { wolf-and-hound-card }.
} The { $first } goes under the ghost pile.
wolf-and-hound-event-exchange-failed = { $name } exchanges, but the ghost pile offers a forbidden { wolf-and-hound-card }. It stays on top, and { $place } plays the { $first } after all.
# $steps: below zero on the way back; $stopped: meat, bone or none.
wolf-and-hound-event-moved = { wolf-and-hound-animal-subject }{ $why ->
    [search] {" "}searches for a blanket and
    [late] , a turn late,
   *[card] {""}
} runs { $steps ->
    [-1] one place back
    [-2] 2 places back
    [-3] 3 places back
    [-4] 4 places back
    [one] one place
   *[other] { $steps } places
} { $stopped ->
    [meat] but stops for the meat of { $to }
    [bone] but stops for the bone of { $to }
   *[none] to { $to }
}.
wolf-and-hound-event-turned = { wolf-and-hound-animal-subject } { $why ->
    [first] comes by player 1 and turns over: now it is a { wolf-and-hound-kind }
    [pair] is turned over: now it is a { wolf-and-hound-kind }
    [company] is confused by the company and turns round
    [rests] finds a blanket and lies down
   *[searches] misses its blanket and gets up
}.
# $animals: the two, as a joined list.
wolf-and-hound-event-pair = { $animals } meet in the same colour: { $name } turns one of them over.
wolf-and-hound-event-drew = { $place } draws a card; { $left } left.
wolf-and-hound-event-drew-card = { $name } draws a { wolf-and-hound-card }.
wolf-and-hound-event-turn-began = It is { $place }’s turn.
wolf-and-hound-event-turn-skipped = { wolf-and-hound-animal-subject } stands before { $place }: the turn is over at once.
wolf-and-hound-event-threes-forbidden = { wolf-and-hound-animal-subject } stands before { $place }: no 3 this turn.
wolf-and-hound-event-sheep-lost = { wolf-and-hound-animal-subject } chases a sheep of { $target } into the forest: { $left } left.
wolf-and-hound-event-sheep-found = { wolf-and-hound-animal-subject } brings a sheep of { $target } home: { $left } now.
wolf-and-hound-event-nothing-happened = { wolf-and-hound-animal-subject } { $kind ->
    [wolf] finds no sheep to chase at { $target }’s
   *[hound] finds no lost sheep at { $target }’s
}.
wolf-and-hound-event-hand-shown = { $place } holds nothing but 3s, shows them ({ $cards }) and plays no card.
wolf-and-hound-event-turned-up = { $source ->
    [ghost] The draw pile is empty: { $place } plays a { wolf-and-hound-card } from the ghost pile.
   *[draw] A { wolf-and-hound-card } is turned up for { $place }.
}
wolf-and-hound-event-ghost-stuck = { $place } finds only forbidden 3s and plays no card.
wolf-and-hound-event-last-round = { $place } has no cards left: the game ends when player 1’s turn comes.
# $sheep: wolf-and-hound-team-sheep; $blue, $yellow: sheep of the teams.
wolf-and-hound-event-game-ended = { $reason ->
    [no-sheep] { $place } has no sheep left. The { wolf-and-hound-winner } wins the game.
   *[cards] The cards are gone. { $sheep }: the { wolf-and-hound-winner } wins the game.
}
wolf-and-hound-team-sheep = Blue has { $blue } sheep, yellow { $yellow }
wolf-and-hound-event-game-began = Game { $game } begins.
# $count: how many names $name holds.
wolf-and-hound-event-ended = { $count ->
   *[one] { $name } wins.
    [other] { $name } win together.
}

## Why not

wolf-and-hound-why-not-in-hand = You have no such card in your hand.
wolf-and-hound-why-not-in-deck = This card is not used in this game.
wolf-and-hound-why-no-threes = Sheep 02 stands before you: no 3 this turn.
wolf-and-hound-why-play-first = You have to play a card now.
wolf-and-hound-why-answer-first = First decide whether to exchange the card turned up for your ghost.
wolf-and-hound-why-turn-first = First turn over one of the two changelings.
wolf-and-hound-why-not-of-the-pair = Only one of the two changelings that meet in the same colour can be turned.

## The end

wolf-and-hound-end-no-sheep = A pasture is empty
wolf-and-hound-end-cards = The cards are used up
wolf-and-hound-end-best-of-five = Best of five

## Options

option-wolf-and-hound-preset = Animals
option-wolf-and-hound-preset-help = Where it says “any” or “or”, chance picks when the match starts.
option-wolf-and-hound-preset-first-game = First game: hound 01, wolf 01
option-wolf-and-hound-preset-beginner-two-wolves = Beginners: hound 01, wolves 01 and 06
option-wolf-and-hound-preset-beginner-other-wolf = Beginners: hound 01, wolf 03 or 04
option-wolf-and-hound-preset-beginner-other-wolf-03 = Beginners: hound 01, wolf 03
option-wolf-and-hound-preset-beginner-other-wolf-04 = Beginners: hound 01, wolf 04
option-wolf-and-hound-preset-beginner-other-hound = Beginners: hound 03 or 04, wolf 01
option-wolf-and-hound-preset-beginner-other-hound-03 = Beginners: hound 03, wolf 01
option-wolf-and-hound-preset-beginner-other-hound-04 = Beginners: hound 04, wolf 01
option-wolf-and-hound-preset-experienced-two-wolves = Experienced: hound 01, wolf 06, wolf 03 or 04
option-wolf-and-hound-preset-experienced-two-wolves-03 = Experienced: hound 01, wolf 06, wolf 03
option-wolf-and-hound-preset-experienced-two-wolves-04 = Experienced: hound 01, wolf 06, wolf 04
option-wolf-and-hound-preset-experienced-sheep = Experienced: hound 01, wolf 01, sheep 01 or 02
option-wolf-and-hound-preset-experienced-sheep-01 = Experienced: hound 01, wolf 01, sheep 01
option-wolf-and-hound-preset-experienced-sheep-02 = Experienced: hound 01, wolf 01, sheep 02
option-wolf-and-hound-preset-experienced-opposite = Experienced: any hound, wolves 05 and 06
option-wolf-and-hound-preset-experienced-any-hound = Experienced: any hound, wolf 06, wolf 03 or 04
option-wolf-and-hound-preset-experienced-any-hound-03 = Experienced: any hound, wolf 06, wolf 03
option-wolf-and-hound-preset-experienced-any-hound-04 = Experienced: any hound, wolf 06, wolf 04
option-wolf-and-hound-preset-experienced-metamorphic-a = Experienced: changelings 01 and 02
option-wolf-and-hound-preset-experienced-metamorphic-b = Experienced: changelings 03 and 04
option-wolf-and-hound-preset-gamer-metamorphic-a = Gamers: changelings 01 and 02, wolf 06
option-wolf-and-hound-preset-gamer-metamorphic-b = Gamers: changelings 03 and 04, wolf 06
option-wolf-and-hound-preset-gamer-grandfather = Gamers: any hound, any wolf, grandfather wolf
option-wolf-and-hound-preset-gamer-confused-hound = Gamers: any wolf, confused hound
option-wolf-and-hound-preset-designer-red-devil = Designers: any hound, red devil
option-wolf-and-hound-preset-designer-blanket-wolf = Designers: blanket wolf and two blankets
option-wolf-and-hound-preset-own = Your own choice
option-wolf-and-hound-animals = Your own choice of animals
option-wolf-and-hound-animals-help = Only used with “Your own choice”. The blanket wolf comes with its two blankets.
option-wolf-and-hound-animals-wolf-01 = Wolf 01
option-wolf-and-hound-animals-wolf-02 = Wolf 02: strikes left
option-wolf-and-hound-animals-wolf-03 = Wolf 03: one farther
option-wolf-and-hound-animals-wolf-04 = Wolf 04: one less
option-wolf-and-hound-animals-wolf-05 = Wolf 05: strikes the partner
option-wolf-and-hound-animals-wolf-06 = Wolf 06: half as far
option-wolf-and-hound-animals-wolf-07 = Wolf 07: strikes right
option-wolf-and-hound-animals-wolf-08 = Wolf 08: half as far, backwards
option-wolf-and-hound-animals-hound-01 = Hound 01
option-wolf-and-hound-animals-hound-02 = Hound 02: half as far
option-wolf-and-hound-animals-hound-03 = Hound 03: one farther
option-wolf-and-hound-animals-hound-04 = Hound 04: one less
option-wolf-and-hound-animals-sheep-01 = Sheep 01: skips turns
option-wolf-and-hound-animals-sheep-02 = Sheep 02: forbids 3s
option-wolf-and-hound-animals-metamorphic-01 = Changeling 01: wolf, then hound
option-wolf-and-hound-animals-metamorphic-02 = Changeling 02: hound, then wolf
option-wolf-and-hound-animals-metamorphic-03 = Changeling 03: wolf, then hound
option-wolf-and-hound-animals-metamorphic-04 = Changeling 04: hound, then wolf, half as far
option-wolf-and-hound-animals-extra-01 = Grandfather wolf
option-wolf-and-hound-animals-extra-02 = Confused hound
option-wolf-and-hound-animals-designer-01 = Red devil: three times as far
option-wolf-and-hound-animals-designer-02 = Blanket wolf and two blankets
option-wolf-and-hound-sheep = Sheep at the start
option-wolf-and-hound-sheep-help = One more each is advised with two or more wolves. With ghosts the pastures start unequal.
option-wolf-and-hound-sheep-advised = As advised
option-wolf-and-hound-sheep-basic = Three each
option-wolf-and-hound-sheep-one-more = One more each
option-wolf-and-hound-meat-and-bone = Meat and Bone
option-wolf-and-hound-meat-and-bone-help = Seven cards carry meat or a bone: they stop wolves and hounds that others move.
option-wolf-and-hound-best-of-five = Best of five
option-wolf-and-hound-best-of-five-help = The first team to win three games wins the match.

## In the terminal

wolf-and-hound-title = Game { $game } · turn { $turn } · { $left } to draw
wolf-and-hound-title-match = Game { $game } (blue { $blue }, yellow { $yellow }) · turn { $turn } · { $left } to draw
wolf-and-hound-column-player = Player
wolf-and-hound-column-sheep = Sheep
wolf-and-hound-column-animals = Animals
wolf-and-hound-column-last = Last card
wolf-and-hound-column-cards = Cards
wolf-and-hound-column-start = Turn start
wolf-and-hound-skipped = skipped
wolf-and-hound-no-threes = no 3
wolf-and-hound-hand = Your hand: { $cards }
wolf-and-hound-turned-up = Turned up for your ghost: { $cards }
wolf-and-hound-previews = Where your cards lead
wolf-and-hound-preview-nothing = moves nothing
wolf-and-hound-preview-move = { wolf-and-hound-animal } to { $name }
wolf-and-hound-preview-change = { $name } { $change }
wolf-and-hound-unseen = Cards you have not seen
wolf-and-hound-legend = The animals

## Signs, all that partners may say while a match goes on
wolf-and-hound-sign-hello = waves to everyone
wolf-and-hound-sign-moment = raises a hand: one moment
wolf-and-hound-sign-back = nods: here again
wolf-and-hound-sign-turn = taps the table: your turn
wolf-and-hound-sign-dog = pats the hound
wolf-and-hound-sign-sheep = bleats softly

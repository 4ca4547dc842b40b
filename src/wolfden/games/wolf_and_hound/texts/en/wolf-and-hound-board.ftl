### Wolf & Hound in the browser: the table, the choice of animals, the result. Names of cards,
### animals and events are in wolf-and-hound.ftl.

## The table

wolf-and-hound-board-table = The round table
wolf-and-hound-board-pasture = { $team ->
    [blue] Pasture of { $name }, blue team
   *[yellow] Pasture of { $name }, yellow team
}
wolf-and-hound-board-pasture-told = { $sheep ->
    [0] No sheep
    [one] One sheep
   *[other] { $sheep } sheep
} of { $fence } on the pasture, { $lost ->
    [0] none lost in the forest.
   *[other] { $lost } lost in the forest.
}
wolf-and-hound-board-in-front = In front: { $animals }.
wolf-and-hound-board-nobody-in-front = No animal in front.
wolf-and-hound-board-last-card = Last card: { wolf-and-hound-card }.
wolf-and-hound-board-symbol = { $symbol ->
    [meat] Meat: while it is the last card before its player, wolves that others move stop there.
   *[bone] Bone: while it is the last card before its player, hounds that others move stop there.
}
wolf-and-hound-board-way = All animals walk round this way, clockwise.
wolf-and-hound-board-active = It is their turn.
wolf-and-hound-board-you = you
wolf-and-hound-board-mate = partner
wolf-and-hound-board-first = Player 1
wolf-and-hound-board-first-help = Player 1 begins. Animals that change do so when they pass here, and once the cards have run out, sheep are counted when it is this player’s turn.
wolf-and-hound-board-ghost-plate = Ghost
wolf-and-hound-board-ghost-yours = yours
wolf-and-hound-board-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
wolf-and-hound-board-stands = { $animal }, in front of { $name }.
wolf-and-hound-board-turn-this = Turn over { $animal }, in front of { $name }
wolf-and-hound-board-pile = Draw pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
wolf-and-hound-board-turned-up = Turned up: { $card }
wolf-and-hound-board-last-round = Last round
wolf-and-hound-board-turn = Turn { $turn }
wolf-and-hound-board-game-turn = Game { $game } · turn { $turn } · blue { $blue }, yellow { $yellow }

## What I may do

wolf-and-hound-board-now-play = Play a card
wolf-and-hound-board-now-play-help = Look at a card to see where it leads.
wolf-and-hound-board-now-no-threes-help = Sheep 02 stands before you: no 3 this turn.
wolf-and-hound-board-now-exchange = { $name }: keep the card or exchange it?
wolf-and-hound-board-now-exchange-help = Take your time.
wolf-and-hound-board-now-turn = Turn over one of the two
wolf-and-hound-board-now-turn-help = { $animals } show the same colour.
wolf-and-hound-board-now-waiting = Waiting for { $name }
wolf-and-hound-board-now-exchange-other = { $name } decides about the card of { $ghost }
wolf-and-hound-board-now-over = The match is over
wolf-and-hound-board-now-watching = You are watching.
wolf-and-hound-board-why-wait = You can play when everything has been told.
wolf-and-hound-board-hand = Your hand
wolf-and-hound-board-hand-of = In hand
wolf-and-hound-board-hand-empty = You have no cards left.
wolf-and-hound-board-tap-again = Tap again to play it.
wolf-and-hound-board-keep = Play the { $card }
wolf-and-hound-board-keep-help = The card that was turned up.
wolf-and-hound-board-exchange = Exchange it
wolf-and-hound-board-exchange-known = For the { $card } on top of the ghost pile.
wolf-and-hound-board-exchange-unknown = For a card of the ghost pile that nobody has seen.

## What a card would do

# $count: how many animals; $moved: yes, round (all the way) or no; $stopped: meat, bone or no; $turned: wolf, hound, over or no.
wolf-and-hound-board-would = { $moved ->
    [yes] { $animal } { $count ->
        [one] runs
       *[other] run
    } to { $name }{ $stopped ->
        [meat] {" "}(stops for the meat)
        [bone] {" "}(stops for the bone)
       *[no] {""}
    }{ $turned ->
        [wolf] , turns into a wolf.
        [hound] , turns into a hound.
        [over] , turns over.
       *[no] .
    }
    [round] { $animal } { $count ->
        [one] runs
       *[other] run
    } once round, back to { $name }{ $turned ->
        [wolf] , turns into a wolf.
        [hound] , turns into a hound.
        [over] , turns over.
       *[no] .
    }
   *[no] { $animal } turns over{ $turned ->
        [wolf] {" "}into a wolf.
        [hound] {" "}into a hound.
       *[over] .
    }
}
wolf-and-hound-board-would-nothing = Moves no animal.
wolf-and-hound-board-would-pair = { $animals } will show the same colour: one of them has to be turned.
wolf-and-hound-board-would-win = { $team ->
    [blue] The blue team wins!
   *[yellow] The yellow team wins!
}
# $turn: whose turn starts; $name: whose pasture; $own: whether they are the same.
wolf-and-hound-board-forecast = { $own ->
    [yes] When { $turn }’s turn starts: { $kind ->
        [worse] { $count ->
            [one] loses a sheep.
           *[other] loses { $count } sheep.
        }
        [better] { $count ->
            [one] gets a sheep back.
           *[other] gets { $count } sheep back.
        }
        [skip] the turn is skipped.
       *[no-threes] no 3 may be played.
    }
   *[no] When { $turn }’s turn starts: { $name } { $kind ->
        [worse] { $count ->
            [one] loses a sheep.
           *[other] loses { $count } sheep.
        }
       *[better] { $count ->
            [one] gets a sheep back.
           *[other] gets { $count } sheep back.
        }
    }
}

## Details

wolf-and-hound-board-log = What happened
wolf-and-hound-board-log-turn = Turn { $turn }: { $name }
wolf-and-hound-board-log-empty = Nothing yet: the first card is being chosen.
wolf-and-hound-board-key-cards = Play a card of your hand
wolf-and-hound-board-unseen = Unseen cards
wolf-and-hound-board-unseen-help = They are in the draw pile, in the hands of the others or in a ghost pile.
wolf-and-hound-board-card-unseen = A card that nobody has seen
wolf-and-hound-board-row = Cards played, oldest first
wolf-and-hound-board-row-empty = None yet.
wolf-and-hound-board-shown = Cards in hand that everyone has seen
wolf-and-hound-board-ghost-pile = Ghost pile, the next card first
wolf-and-hound-board-ghost-pile-empty = It is empty.
wolf-and-hound-board-steps = How far a card moves it
wolf-and-hound-board-steps-card = Card
wolf-and-hound-board-steps-places = Places

## Result

wolf-and-hound-board-game = Game
wolf-and-hound-board-middle = When the cards run out, the team with more sheep wins.
wolf-and-hound-board-sheep-left = Sheep left
wolf-and-hound-board-games = Games
wolf-and-hound-board-winner = Winner
wolf-and-hound-board-sheep-against = Blue { $blue } sheep, yellow { $yellow }
wolf-and-hound-board-game-end = { $team ->
    [blue] Game { $game } goes to the blue team
   *[yellow] Game { $game } goes to the yellow team
}
wolf-and-hound-board-wins = Games won: blue { $blue }, yellow { $yellow }
wolf-and-hound-board-next-game = On to game { $game }
wolf-and-hound-board-won = Your team wins!
wolf-and-hound-board-team-wins = { $team ->
    [blue] The blue team wins: { $names }
   *[yellow] The yellow team wins: { $names }
}
wolf-and-hound-board-why-no-sheep = { $name } has no sheep left.
wolf-and-hound-board-why-cards = The cards are used up. Blue has { $blue } sheep, yellow { $yellow }.
wolf-and-hound-board-why-tie = The cards are used up, and both teams have { $count } sheep: a tie goes to yellow.
wolf-and-hound-board-sheep-count = { $count } sheep
wolf-and-hound-board-games-won = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## Choosing the animals

wolf-and-hound-board-choose = Which animals?
wolf-and-hound-board-level = { $level ->
    [first] First game
    [beginner] Beginners
    [experienced] Experienced
    [gamer] Gamers
    [designer] Designers’ cards
   *[own] Your own choice
}
wolf-and-hound-board-group = { $group ->
    [any-wolf] any wolf
    [any-hound] any hound
    [any-sheep] sheep 01 or 02
    [quick-or-slow-wolf] wolf 03 or 04
   *[quick-or-slow-hound] hound 03 or 04
}
wolf-and-hound-board-either = Which of the two
wolf-and-hound-board-either-chance = Let chance pick
wolf-and-hound-board-random = Surprise me
wolf-and-hound-board-random-help = Puts together a few animals at random, never without a wolf and a hound.
wolf-and-hound-board-own-help = Tick any animals: { $count ->
    [one] { $count } chosen.
   *[other] { $count } chosen.
}
wolf-and-hound-board-cards = The animals of this match
wolf-and-hound-board-cards-any = Where chance picks, one of these comes into play.
wolf-and-hound-board-more-sheep = With two or more wolves everyone starts with one sheep more.

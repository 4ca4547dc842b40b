### Jagdfieber. Names of players come as $name and $owner (or joined lists of them as $names);
### cards as keys in $card and $taker: hunter, wolf, rabbit, carrot, closed.

game-jagdfieber-line = Hunter, wolf, rabbit, carrot: all choose a card in secret, and whoever guesses right has a full larder.
option-jagdfieber-days = Days of hunting
option-jagdfieber-days-help = The full game has four days. One day takes about seven minutes.

## Cards

jagdfieber-card = { $card ->
    [hunter] hunter
    [wolf] wolf
    [rabbit] rabbit
    [carrot] carrot
   *[closed] closed season
}
jagdfieber-card-title = { $card ->
    [hunter] Hunter
    [wolf] Wolf
    [rabbit] Rabbit
    [carrot] Carrot
   *[closed] Closed season
}
jagdfieber-action-play = Play the { jagdfieber-card }
jagdfieber-cards = { $card ->
    [hunter] { $count ->
        [one] { $count } hunter
       *[other] { $count } hunters
    }
    [wolf] { $count ->
        [one] { $count } wolf
       *[other] { $count } wolves
    }
    [rabbit] { $count ->
        [one] { $count } rabbit
       *[other] { $count } rabbits
    }
    [carrot] { $count ->
        [one] { $count } carrot
       *[other] { $count } carrots
    }
   *[closed] { $count ->
        [one] { $count } closed season
       *[other] { $count } closed seasons
    }
}
jagdfieber-card-help = { $card ->
    [hunter] Takes the nearest wolf and comes back to hand. Finds none: out for the day.
    [wolf] Takes the nearest rabbit and stays. Finds none: back to hand.
    [rabbit] Eats the nearest carrot and stays. Finds none: back to hand.
    [carrot] Does nothing. Whoever leaves it uneaten keeps it.
   *[closed] Stops every hunter this round and brings 4 points. Otherwise it is a carrot.
}

## What happened

# $count: how many names $name holds; one when it is left out.
jagdfieber-event-chose = { $count ->
   *[one] { $name } has chosen a card.
    [other] { $name } have chosen their cards.
}
# $cards: a list made of jagdfieber-revealed-card.
jagdfieber-event-revealed = The cards are turned over: { $cards }.
jagdfieber-revealed-card = { $name }: { jagdfieber-card }
# $closers: who played a closed season; $hunters: who played a hunter.
jagdfieber-event-season-closed = Closed season, called by { $closers }! The hunter of { $hunters } lands on their own prey pile; the lodge of { $closers } turns to 4.
jagdfieber-event-took = { $taker ->
    [hunter] { $name }’s hunter takes { $owner }’s { $place ->
        [easy] easy wolf
       *[played] wolf
    } and goes home.
    [wolf] { $name }’s wolf takes { $owner }’s { $place ->
        [easy] easy rabbit
       *[played] rabbit
    }.
   *[rabbit] { $name }’s rabbit eats { $owner }’s{ $place ->
        [easy] {" "}easy
       *[played] {""}
    } { $card ->
        [closed] closed season, which is a carrot now
       *[carrot] carrot
    }.
}
jagdfieber-event-hunter-lost = { $name }’s hunter finds no wolf and spends the rest of the day under the lodge.
jagdfieber-event-returned = { $card ->
    [wolf] { $name }’s wolf finds no rabbit and goes back to hand.
   *[rabbit] { $name }’s rabbit finds no carrot and goes back to hand.
}
jagdfieber-event-all-stayed = { $card ->
    [wolf] Everyone played a wolf and none has eaten: all of them stay.
   *[rabbit] Everyone played a rabbit and none has eaten: all of them stay.
}
# $marker: the next holder of the horn.
jagdfieber-event-round-ended = Round { $round } is over. Easy prey goes to the piles, what is left becomes easy prey, and the horn goes to { $marker }.
# $points: a list made of jagdfieber-day-points.
jagdfieber-event-day-scored = Day { $day } is counted: { $points }.
jagdfieber-day-points = { $name } { $points }
jagdfieber-event-day-began = Day { $day } begins. Everyone takes back all ten cards; the hunt starts with { $marker }.
# $count: how many names $name holds; one when it is left out.
jagdfieber-event-ended = { $count ->
   *[one] { $name } wins.
    [other] { $name } win together.
}

## Captions: short, for the table shows the rest

jagdfieber-caption-revealed = The cards are turned over!
jagdfieber-caption-round-ended = Round { $round } is over; the horn goes to { $marker }.
jagdfieber-caption-day-scored = Day { $day } is over.
jagdfieber-end-last-day-over = The last day of hunting is over.

## Why not

jagdfieber-why-not-in-hand = You have no such card left in your hand.
jagdfieber-why-already-chosen = You have already chosen this card.
jagdfieber-why-wait = You can choose again when this round has been told.

## At the table

jagdfieber-now-choose = Choose a card in secret
jagdfieber-now-choose-help = All cards are turned over together.
jagdfieber-now-change = Your card is sealed: { jagdfieber-card-title }
jagdfieber-now-change-help = You can change it until everyone has chosen.
jagdfieber-now-waiting = Waiting for { $names }
jagdfieber-now-over = The hunt is over
jagdfieber-now-watching = You are watching.
jagdfieber-day-round = Day { $day } of { $days } · round { $round }
jagdfieber-table = The table
jagdfieber-lodge-of = The lodge of { $name }
jagdfieber-you = you
jagdfieber-hand = Your hand
jagdfieber-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
# $prey and $hand are points with a sign.
jagdfieber-hand-card = { jagdfieber-card-title }: { $count ->
    [0] none in hand
    [one] { $count } in hand
   *[other] { $count } in hand
}. { $prey } in the prey pile, { $hand } left in hand.
jagdfieber-hand-card-chosen = Chosen.
jagdfieber-worth = Points: in the prey pile / left in hand
jagdfieber-easy = Easy prey
jagdfieber-easy-card = Easy prey: { jagdfieber-card }
jagdfieber-easy-none = No easy prey
jagdfieber-prey = Prey pile
jagdfieber-prey-count = Prey pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
jagdfieber-played-card = Played: { jagdfieber-card }
jagdfieber-chosen = Has chosen
jagdfieber-thinking = Is thinking
jagdfieber-marker = The hunt starts here
jagdfieber-four = The lodge shows its 4
jagdfieber-hunter-lost = The hunter is out for the day
jagdfieber-today = today
jagdfieber-today-help = Points of this day, if it ended now
jagdfieber-total = total
jagdfieber-total-help = Points of the finished days
jagdfieber-details = What { $name } has
jagdfieber-details-hand = In hand
jagdfieber-details-prey = In the prey pile
jagdfieber-details-help = Every card is played openly, so anyone could work this out.
jagdfieber-chain = Food chain
jagdfieber-chain-told = The hunter takes wolves, the wolf takes rabbits, the rabbit eats carrots. A closed season stops the hunters and counts as a carrot.
jagdfieber-chain-closed = stops hunters
jagdfieber-chain-nearest = The nearest is the first one clockwise from the left neighbour; on a lodge, easy prey comes before the played card. Nobody takes from their own lodge.
jagdfieber-log = What happened
jagdfieber-log-day = Day { $day }
jagdfieber-log-round = Round { $round }
jagdfieber-log-empty = Nothing yet: the first cards are being chosen.
jagdfieber-key-cards = Choose a card of your hand

## Score sheet and result

jagdfieber-sheet = Score sheet
jagdfieber-sheet-day = Day { $day }
jagdfieber-sheet-total = Total
jagdfieber-sheet-open = Parts of day { $day }
jagdfieber-sheet-none = The first day is not over yet.
jagdfieber-part = { $part ->
    [hunter] Hunters caught
    [wolf] Wolves
    [rabbit] Rabbits
    [carrot] Carrots
    [closed] Closed seasons
    [four] Lodge’s 4
   *[hand] Left in hand
}
jagdfieber-day-end = Day { $day } is over
jagdfieber-day-end-best = { $count ->
   *[one] { $names } had the best day.
    [other] { $names } shared the best day.
}
jagdfieber-continue = On to day { $day }
# $names: those with equal totals; $best: points of the winner's best day.
jagdfieber-result-best-day = { $names } have the same total. The best single day decides: { $best ->
        [one] one point
       *[other] { $best } points
    } for { $winner }.
jagdfieber-result-shared = { $names } have the same total and an equally good best day, so all of them win.

# How a player stands, as a screen reader says it; $today has a sign.
jagdfieber-stands = { jagdfieber-hand-count }. Points today: { $today }, on the days before: { $total }.

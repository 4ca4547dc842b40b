### Night Hunt. $name is a player, $names a list of players and $count how many they are.

game-night-hunt-line = One prey a night. All bid in secret, and only whoever outbids the others alone takes it.
option-night-hunt-nights = Nights
option-night-hunt-nights-help = As many cards in hand, and as many prey. Seven nights take seven minutes.

night-hunt-action-play = Play the { $strength }
night-hunt-why-not-in-hand = You no longer have this card.
night-hunt-why-already-chosen = You have chosen this card already.

night-hunt-event-chose = { $name } has chosen.
night-hunt-event-revealed = { $name } shows the { $strength }.
night-hunt-event-prey-caught = { $name } takes the prey worth { $prey }.
night-hunt-event-prey-escaped = Nobody stands alone: the prey worth { $prey } escapes.
night-hunt-event-night-fell = Night { $night } falls. The prey is worth { $prey }.
night-hunt-event-ended = { $count ->
    [one] { $names } has caught the most.
   *[other] { $names } have caught equally much.
}
night-hunt-end-last-night = The last night is over.

night-hunt-title = Night { $night } of { $nights }: the prey is worth { $prey }
night-hunt-title-over = The last night is over
night-hunt-hand = Your cards
night-hunt-part-prey = Prey
night-hunt-view-seat = Your seat
night-hunt-view-night = Night
night-hunt-view-nights = Nights
night-hunt-view-prey = Tonight’s prey
night-hunt-view-to-come = Prey to come, in no order
night-hunt-view-wolves = Wolves
night-hunt-view-hand = Hand
night-hunt-view-chosen = Has chosen
night-hunt-view-choice = Your choice
night-hunt-view-caught = Caught
night-hunt-view-points = Points

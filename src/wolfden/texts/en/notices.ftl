# What people are told while they are away; never anything of the game itself.
notice-turn-title = Your turn: { $game }
notice-turn = { $known ->
    [yes] { $name } has moved. It is your turn in { $game }.
   *[no] It is your turn in { $game }.
}
notice-over-title = Over: { $game }
notice-over = Your match of { $game } is over.
notice-rematch-title = Rematch: { $game }
notice-rematch = You are asked to play { $game } again.
notice-test-title = Wolfden can reach you
notice-test = This is how you will be told when it is your turn in { $game }.
notice-confirm-title = May Wolfden write to you?
notice-confirm = Somebody, probably you, wants to be told here when it is their turn in { $game }. Please confirm it; otherwise you will hear no more.
notice-stop = Tell me no more

# The page that the installed app shows without a network.
offline-title = No network
offline-text = Wolfden cannot reach its server just now.
offline-kept = Nothing is lost: every move that was made is kept there, and this device still knows your seats.
offline-needs = Tables, bots and replays need the network. They are back as soon as it is.
offline-again = Try again

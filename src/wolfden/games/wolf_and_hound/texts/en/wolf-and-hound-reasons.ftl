### Why a hint advises a card. $whose: you, partner, left, right, seen from the person who asks.

wolf-and-hound-reason-takes-sheep = { $whose ->
    [left] Your left neighbour loses a sheep.
   *[right] Your right neighbour loses a sheep.
}
wolf-and-hound-reason-spares-sheep = { $whose ->
    [you] It saves a sheep of yours.
   *[partner] It saves a sheep of your partner’s.
}
wolf-and-hound-reason-brings-home = { $whose ->
    [you] A sheep of yours comes home.
   *[partner] A sheep of your partner’s comes home.
}
wolf-and-hound-reason-denies-sheep = { $whose ->
    [left] No sheep comes home to your left neighbour.
   *[right] No sheep comes home to your right neighbour.
}
wolf-and-hound-reason-threatens = { $whose ->
    [left] A sheep of your left neighbour’s is in danger.
   *[right] A sheep of your right neighbour’s is in danger.
}
wolf-and-hound-reason-averts = { $whose ->
    [you] Your sheep are out of danger.
   *[partner] Your partner’s sheep are out of danger.
}
wolf-and-hound-reason-wins-game = It wins the game at once.
wolf-and-hound-reason-avoids-loss = The next best choice loses the game at once.
wolf-and-hound-reason-keeps = You keep your { wolf-and-hound-card } for later.
wolf-and-hound-reason-hopes-for-better = About { $times } of 10 cards are better than this one.

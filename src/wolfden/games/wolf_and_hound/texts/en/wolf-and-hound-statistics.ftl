# Wolf & Hound in the arena's report. $flock: sheep of a team that were lost or came home.

wolf-and-hound-statistics-turns = Turns of a game
wolf-and-hound-statistics-won = Games won
wolf-and-hound-statistics-sheep = Sheep lost and found
wolf-and-hound-statistics-lost = Which animals drove sheep away
wolf-and-hound-statistics-home = Which animals brought sheep home
wolf-and-hound-statistics-acts = How often an animal’s act changed a pasture
wolf-and-hound-statistics-cards = Cards played
wolf-and-hound-flock = { $flock ->
    [blue-lost] Blue lost
    [blue-home] Blue got back
    [yellow-lost] Yellow lost
   *[yellow-home] Yellow got back
}

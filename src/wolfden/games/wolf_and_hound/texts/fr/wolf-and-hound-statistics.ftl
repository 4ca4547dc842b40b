# Wolf & Hound in the arena's report. $flock: sheep of a team that were lost or came home.

wolf-and-hound-statistics-turns = Tours d’une partie
wolf-and-hound-statistics-won = Parties gagnées
wolf-and-hound-statistics-sheep = Moutons perdus et retrouvés
wolf-and-hound-statistics-lost = Quels animaux ont chassé des moutons
wolf-and-hound-statistics-home = Quels animaux ont ramené des moutons
wolf-and-hound-statistics-acts = Combien de fois l’effet d’un animal a changé un pâturage
wolf-and-hound-statistics-cards = Cartes jouées
wolf-and-hound-flock = { $flock ->
    [blue-lost] Perdus par les bleus
    [blue-home] Retrouvés par les bleus
    [yellow-lost] Perdus par les jaunes
   *[yellow-home] Retrouvés par les jaunes
}

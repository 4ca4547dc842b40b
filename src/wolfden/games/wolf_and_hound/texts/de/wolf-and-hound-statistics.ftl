# Wolf & Hound in the arena's report. $flock: sheep of a team that were lost or came home.

wolf-and-hound-statistics-turns = Züge eines Spiels
wolf-and-hound-statistics-won = Gewonnene Spiele
wolf-and-hound-statistics-sheep = Verlorene und heimgekehrte Schafe
wolf-and-hound-statistics-lost = Welche Tiere Schafe vertrieben
wolf-and-hound-statistics-home = Welche Tiere Schafe heimbrachten
wolf-and-hound-statistics-acts = Wie oft die Tat eines Tieres eine Weide veränderte
wolf-and-hound-statistics-cards = Gespielte Karten
wolf-and-hound-flock = { $flock ->
    [blue-lost] Blau verlor
    [blue-home] Blau erhielt zurück
    [yellow-lost] Gelb verlor
   *[yellow-home] Gelb erhielt zurück
}

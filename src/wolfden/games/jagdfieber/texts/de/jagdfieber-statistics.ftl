# Jagdfieber in the arena's report. $fate: what became of a played card.

jagdfieber-statistics-rounds = Runden an einem Tag
jagdfieber-statistics-cards = Gespielte Karten
jagdfieber-statistics-fates = Was aus gespielten Karten wurde
jagdfieber-statistics-points = Punkte nach Herkunft
jagdfieber-fate = { $fate ->
    [hunter-took] Jäger: hat einen Wolf erbeutet
    [hunter-lost] Jäger: für den Tag verloren
    [hunter-stopped] Jäger: von der Schonzeit gestoppt
    [wolf-took] Wolf: hat einen Hasen erbeutet
    [wolf-returned] Wolf: zurück auf die Hand
    [wolf-stayed] Wolf: mit allen anderen geblieben
    [wolf-taken] Wolf: wurde erbeutet
    [rabbit-took] Hase: hat gefressen
    [rabbit-returned] Hase: zurück auf die Hand
    [rabbit-stayed] Hase: mit allen anderen geblieben
    [rabbit-taken] Hase: wurde erbeutet
    [carrot-taken] Karotte: wurde gefressen
    [closed-stopped] Schonzeit: hat Jäger gestoppt
   *[closed-taken] Schonzeit: wurde gefressen
}

# Jagdfieber in the arena's report. $fate: what became of a played card.

jagdfieber-statistics-rounds = Rounds a day
jagdfieber-statistics-cards = Cards played
jagdfieber-statistics-fates = What became of played cards
jagdfieber-statistics-points = Points by source
jagdfieber-fate = { $fate ->
    [hunter-took] Hunter took a wolf
    [hunter-lost] Hunter lost for the day
    [hunter-stopped] Hunter stopped by a closed season
    [wolf-took] Wolf took a rabbit
    [wolf-returned] Wolf went back to hand
    [wolf-stayed] Wolf stayed with all others
    [wolf-taken] Wolf was taken
    [rabbit-took] Rabbit ate
    [rabbit-returned] Rabbit went back to hand
    [rabbit-stayed] Rabbit stayed with all others
    [rabbit-taken] Rabbit was taken
    [carrot-taken] Carrot was eaten
    [closed-stopped] Closed season stopped hunters
   *[closed-taken] Closed season was eaten
}

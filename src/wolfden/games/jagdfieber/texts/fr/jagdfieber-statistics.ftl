# Jagdfieber in the arena's report. $fate: what became of a played card.

jagdfieber-statistics-rounds = Manches par jour
jagdfieber-statistics-cards = Cartes jouées
jagdfieber-statistics-fates = Ce que sont devenues les cartes jouées
jagdfieber-statistics-points = Points selon leur origine
jagdfieber-fate = { $fate ->
    [hunter-took] Chasseur : a pris un loup
    [hunter-lost] Chasseur : perdu pour la journée
    [hunter-stopped] Chasseur : arrêté par la chasse fermée
    [wolf-took] Loup : a pris un lapin
    [wolf-returned] Loup : revenu en main
    [wolf-stayed] Loup : resté avec tous les autres
    [wolf-taken] Loup : a été pris
    [rabbit-took] Lapin : a mangé
    [rabbit-returned] Lapin : revenu en main
    [rabbit-stayed] Lapin : resté avec tous les autres
    [rabbit-taken] Lapin : a été pris
    [carrot-taken] Carotte : a été mangée
    [closed-stopped] Chasse fermée : a arrêté des chasseurs
   *[closed-taken] Chasse fermée : a été mangée
}

# The Wolves in the arena's report. $gain: hunt, action, terrain; $region: how a region was scored.

the-wolves-statistics-turns = Tours
the-wolves-statistics-deeds = Actions
the-wolves-statistics-gains = Chasses et jetons
the-wolves-statistics-tracks = Tanières prises sur les pistes
the-wolves-statistics-prey = Proies attrapées
the-wolves-statistics-regions = Comment les régions ont été comptées
the-wolves-statistics-margins = Avance de contrôle au décompte d’une région
the-wolves-statistics-calendar = Ce qui a couvert le cycle lunaire
the-wolves-statistics-points = Points selon leur origine
the-wolves-gain = { $gain ->
    [hunt] Chasses
    [action] Jetons d’action gagnés
   *[terrain] Jetons de terrain gagnés
}
the-wolves-region = { $region ->
    [won] Gagnée par une seule personne
    [shared] Partagée
    [neutral] Tenue par la meute neutre
   *[empty] Personne
}

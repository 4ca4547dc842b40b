# The Wolves in the arena's report. $gain: hunt, action, terrain; $region: how a region was scored.

the-wolves-statistics-turns = Züge
the-wolves-statistics-deeds = Aktionen
the-wolves-statistics-gains = Jagden und Marker
the-wolves-statistics-tracks = Baue von den Leisten
the-wolves-statistics-prey = Erlegte Beute
the-wolves-statistics-regions = Wie Regionen gewertet wurden
the-wolves-statistics-margins = Vorsprung bei der Wertung einer Region
the-wolves-statistics-calendar = Was den Mondkalender bedeckte
the-wolves-statistics-points = Punkte nach Herkunft
the-wolves-gain = { $gain ->
    [hunt] Jagden
    [action] Erhaltene Aktionsmarker
   *[terrain] Erhaltene Geländemarker
}
the-wolves-region = { $region ->
    [won] Von einer Seite gewonnen
    [shared] Geteilt
    [neutral] Vom neutralen Rudel gehalten
   *[empty] Niemand da
}

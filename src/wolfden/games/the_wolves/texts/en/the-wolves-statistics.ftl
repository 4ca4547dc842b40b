# The Wolves in the arena's report. $gain: hunt, action, terrain; $region: how a region was scored.

the-wolves-statistics-turns = Turns
the-wolves-statistics-deeds = Actions
the-wolves-statistics-gains = Hunts and tokens
the-wolves-statistics-tracks = Dens taken from tracks
the-wolves-statistics-prey = Prey caught
the-wolves-statistics-regions = How regions were scored
the-wolves-statistics-margins = Margin of control when a region was scored
the-wolves-statistics-calendar = What covered the moon calendar
the-wolves-statistics-points = Points by source
the-wolves-gain = { $gain ->
    [hunt] Hunts
    [action] Action tokens gained
   *[terrain] Terrain tokens gained
}
the-wolves-region = { $region ->
    [won] Won by one player
    [shared] Shared
    [neutral] Held by the neutral pack
   *[empty] Nobody there
}

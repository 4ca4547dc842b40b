### The Wolves in the terminal. Letters, so that the map is read without colours; each is used once.

the-wolves-terminal-more = regions
# $what: a terrain, a piece, or prey.
the-wolves-terminal-letter = { $what ->
    [forest] F
    [rock] R
    [grass] G
    [tundra] T
    [desert] D
    [den] d
    [pack] w
    [alpha] A
    [lair] L
    [moose] M
    [deer] D
    [raccoon] R
    [boar] B
   *[hare] H
}
# Stands before the choices of a verb, as short as can be.
the-wolves-terminal-heading = { $verb ->
    [move] Move
    [den] Den
    [upgrade] Lair
    [howl] Howl
    [dominate] Dominate
    [flip] Flip
    [wolf] Wolf
    [take] Win over
    [hunt] Hunt
    [place] Place on
   *[to] To
}
# At most 20 letters in a line.
the-wolves-terminal-legend =
    F forest  R rock
    G grass  T tundra
    D desert  # chasm
    ~C●2 region C,
    full moon, 2 leads
    A alpha  w wolf
    d den  L lair
    ? lone wolf  *M prey
the-wolves-terminal-columns = Every second column lies half a hex lower.
the-wolves-terminal-board = { $spread }-{ $speed }-{ $howl } L{ $lairs } W{ $wolves } P{ $prey } a{ $actions }t{ $terrains }
the-wolves-terminal-board-legend = Tiles: what they show, in small what is on the back. 2-3-2: pack spread, wolf speed, howl range. L lairs, W wolves, P prey; a action tokens, t terrain tokens. ☾ days of the moon calendar, ☽ crescent, ◐ quarter, ● full moon; in a region = means that several lead.

### The Wolves dans le terminal. Des lettres, pour lire la carte sans couleurs ; chacune ne sert qu'une fois.

the-wolves-terminal-more = régions
# $what: a terrain, a piece, or prey.
the-wolves-terminal-letter = { $what ->
    [forest] F
    [rock] R
    [grass] P
    [tundra] N
    [desert] D
    [den] t
    [pack] l
    [alpha] A
    [lair] N
    [moose] E
    [deer] C
    [raccoon] R
    [boar] S
   *[hare] L
}
# Stands before the choices of a verb, as short as can be.
the-wolves-terminal-heading = { $verb ->
    [move] Aller
    [den] Tanière
    [upgrade] Antre
    [howl] Hurler
    [dominate] Dominer
    [flip] Retourner
    [wolf] Loup
    [take] Gagner
    [hunt] Chasser
    [place] Placer en
   *[to] Vers
}
# At most 20 letters in a line.
the-wolves-terminal-legend =
    F forêt  R roche
    P prairie  N neige
    D désert  # gouffre
    ~C●2 région C,
    pleine lune, 2 mène
    A alpha  l loup
    t tanière  N antre
    ? solitaire *E proie
the-wolves-terminal-columns = Une colonne sur deux est plus bas.
the-wolves-terminal-board = { $spread }-{ $speed }-{ $howl } N{ $lairs } L{ $wolves } P{ $prey } a{ $actions }t{ $terrains }
the-wolves-terminal-board-legend = Tuiles : ce qu'elles montrent, en petit leur dos. 2-3-2 : déploiement, vitesse, portée du hurlement. N antres, L loups, P proies ; a jetons d'action, t jetons de terrain. ☾ jours du calendrier lunaire, ☽ croissant, ◐ quartier, ● pleine lune ; dans une région, = : plusieurs sont en tête.

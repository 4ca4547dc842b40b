### The Wolves im Terminal. Buchstaben, damit die Karte ohne Farben zu lesen ist; jeder gilt nur einmal.

the-wolves-terminal-more = Regionen
# $what: a terrain, a piece, or prey.
the-wolves-terminal-letter = { $what ->
    [forest] W
    [rock] F
    [grass] G
    [tundra] T
    [desert] Ü
    [den] b
    [pack] w
    [alpha] A
    [lair] H
    [moose] E
    [deer] H
    [raccoon] B
    [boar] S
   *[hare] A
}
# Stands before the choices of a verb, as short as can be.
the-wolves-terminal-heading = { $verb ->
    [move] Gehen
    [den] Bau
    [upgrade] Höhle
    [howl] Heulen
    [dominate] Dominieren
    [flip] Drehen
    [wolf] Wolf
    [take] Gewinnen
    [hunt] Jagen
    [place] Setzen auf
   *[to] Nach
}
# At most 20 letters in a line.
the-wolves-terminal-legend =
    W Wald  F Felsen
    G Gras  T Tundra
    Ü Wüste  # Schlucht
    ~C●2 Region C,
    Vollmond, 2 führt
    A Alpha  w Wolf
    b Bau  H Höhle
    ? einsam  *E Beute
the-wolves-terminal-columns = Jede zweite Spalte liegt tiefer.
the-wolves-terminal-board = { $spread }-{ $speed }-{ $howl } H{ $lairs } W{ $wolves } B{ $prey } a{ $actions }g{ $terrains }
the-wolves-terminal-board-legend = Plättchen: was sie zeigen, klein die Rückseite. 2-3-2: Rudelausbreitung, Wolfsgeschwindigkeit, Heulreichweite. H Höhlen, W Wölfe, B Beute; a Aktionsmarker, g Geländemarker. ☾ Tage des Mondkalenders, ☽ Sichelmond, ◐ Halbmond, ● Vollmond; = in einer Region: mehrere führen.

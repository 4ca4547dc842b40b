### Warum ein Tipp zu einem Zug rät. $region: ihre Nummer auf der Karte; $points: des nächsten Markers, oder
### erzielte Punkte.

the-wolves-reason-takes-lead = Du übernimmst die Führung in Region { $region }, die { $points } bringt.
the-wolves-reason-keeps-lead = Du behältst die Führung in Region { $region }, die { $points } bringt.
the-wolves-reason-draws-level = Du ziehst in Region { $region } gleich, die { $points } bringt.
the-wolves-reason-ends-lead = { $name } führt nicht mehr in Region { $region }, die { $points } bringt.
the-wolves-reason-hunts = { $prey ->
    [moose] Du erlegst den Elch.
    [deer] Du erlegst den Hirsch.
    [raccoon] Du erlegst den Waschbären.
    [boar] Du erlegst das Wildschwein.
   *[hare] Du erlegst den Hasen.
}
the-wolves-reason-upgrades = Eine neue Höhle bringt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
the-wolves-reason-gathers = { $wolves ->
    [one] Ein Wolf mehr kommt zu deinem Rudel.
   *[other] { $wolves } Wölfe mehr kommen zu deinem Rudel.
}
the-wolves-reason-raises = { $track ->
    [spread] Deine Rudelausbreitung
    [speed] Deine Wolfsgeschwindigkeit
   *[howl] Deine Heulreichweite
} wächst auf { $value }.
the-wolves-reason-scores = { $points ->
    [one] Du erhältst einen Punkt mehr
   *[other] Du erhältst { $points } Punkte mehr
}, wenn der Mond kommt.
the-wolves-reason-has-tokens = { $token ->
    [action] { $tokens ->
        [one] Dir bleibt ein Aktionsmarker mehr.
       *[other] Dir bleiben { $tokens } Aktionsmarker mehr.
    }
   *[terrain] { $tokens ->
        [one] Dir bleibt ein Geländemarker mehr.
       *[other] Dir bleiben { $tokens } Geländemarker mehr.
    }
}
the-wolves-reason-closes-in = { $wolves } Wölfe stehen um { $prey ->
    [moose] den Elch
    [deer] den Hirsch
    [raccoon] den Waschbären
    [boar] das Wildschwein
   *[hare] den Hasen
}.
the-wolves-reason-hears-lone-wolves = { $wolves ->
    [one] Ein einsamer Wolf ist
   *[other] { $wolves } einsame Wölfe sind
} in Heulreichweite.

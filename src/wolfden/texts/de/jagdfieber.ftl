jagdfieber-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
jagdfieber-why-already-chosen = Diese Karte hast du bereits gewählt.

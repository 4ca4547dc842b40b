### Nachtjagd. $name ist eine Person, $names eine Liste von ihnen und $count ihre Zahl.

game-night-hunt-line = Eine Beute je Nacht. Alle bieten verdeckt, und nur wer die anderen allein überbietet, bekommt sie.
option-night-hunt-nights = Nächte
option-night-hunt-nights-help = So viele Karten auf der Hand, so viele Beutetiere. Sieben Nächte dauern sieben Minuten.

night-hunt-action-play = Die { $strength } spielen
night-hunt-why-not-in-hand = Diese Karte hast du nicht mehr.
night-hunt-why-already-chosen = Diese Karte hast du schon gewählt.

night-hunt-event-chose = { $name } hat gewählt.
night-hunt-event-revealed = { $name } zeigt die { $strength }.
night-hunt-event-prey-caught = { $name } nimmt die Beute, die { $prey } wert ist.
night-hunt-event-prey-escaped = Niemand steht allein: Die Beute, die { $prey } wert ist, entkommt.
night-hunt-event-night-fell = Nacht { $night } bricht an. Die Beute ist { $prey } wert.
night-hunt-event-ended = { $count ->
    [one] { $names } hat am meisten erbeutet.
   *[other] { $names } haben gleich viel erbeutet.
}
night-hunt-end-last-night = Die letzte Nacht ist vorbei.

night-hunt-title = Nacht { $night } von { $nights }: Die Beute ist { $prey } wert
night-hunt-title-over = Die letzte Nacht ist vorbei
night-hunt-hand = Deine Karten
night-hunt-part-prey = Beute
night-hunt-view-seat = Dein Platz
night-hunt-view-night = Nacht
night-hunt-view-nights = Nächte
night-hunt-view-prey = Beute dieser Nacht
night-hunt-view-to-come = Künftige Beute, ungeordnet
night-hunt-view-wolves = Wölfe
night-hunt-view-hand = Hand
night-hunt-view-chosen = Hat gewählt
night-hunt-view-choice = Deine Wahl
night-hunt-view-caught = Erbeutet
night-hunt-view-points = Punkte

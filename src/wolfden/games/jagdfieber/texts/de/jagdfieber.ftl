### Jagdfieber. Namen kommen als $name und $owner (oder als Aufzählung $names); Karten als
### Schlüssel in $card und $taker: hunter, wolf, rabbit, carrot, closed.

game-jagdfieber-line = Jäger, Wolf, Hase, Karotte: Alle wählen verdeckt eine Karte, und wer richtig rät, hat volle Vorratskammern.
option-jagdfieber-days = Jagdtage
option-jagdfieber-days-help = Das ganze Spiel hat vier Tage. Ein Tag dauert etwa sieben Minuten.

## Karten

jagdfieber-card = { $card ->
    [hunter] Jäger
    [wolf] Wolf
    [rabbit] Hase
    [carrot] Karotte
   *[closed] Schonzeit
}
jagdfieber-card-title = { jagdfieber-card }
jagdfieber-action-play = { jagdfieber-card-title } spielen
jagdfieber-cards = { $card ->
    [hunter] { $count } Jäger
    [wolf] { $count ->
        [one] { $count } Wolf
       *[other] { $count } Wölfe
    }
    [rabbit] { $count ->
        [one] { $count } Hase
       *[other] { $count } Hasen
    }
    [carrot] { $count ->
        [one] { $count } Karotte
       *[other] { $count } Karotten
    }
   *[closed] { $count ->
        [one] { $count } Schonzeit
       *[other] { $count } Schonzeiten
    }
}
jagdfieber-card-help = { $card ->
    [hunter] Holt den nächsten Wolf und kommt zurück auf die Hand. Findet er keinen, ist er für diesen Tag weg.
    [wolf] Holt den nächsten Hasen und bleibt liegen. Findet er keinen, kommt er zurück auf die Hand.
    [rabbit] Frisst die nächste Karotte und bleibt liegen. Findet er keine, kommt er zurück auf die Hand.
    [carrot] Tut nichts. Frisst sie niemand, gehört sie dir.
   *[closed] Hält in dieser Runde alle Jäger auf und bringt 4 Punkte. Sonst ist sie eine Karotte.
}

## Was geschah

jagdfieber-event-chose = { $count ->
   *[one] { $name } hat eine Karte gewählt.
    [other] { $name } haben ihre Karten gewählt.
}
jagdfieber-event-revealed = Die Karten werden aufgedeckt. { $cards }.
jagdfieber-revealed-card = { $name }: { jagdfieber-card }
jagdfieber-event-season-closed = Schonzeit, ausgerufen von { $closers }! Der Jäger von { $hunters } landet auf dem eigenen Beutestapel; die Hütte von { $closers } zeigt ihre 4.
jagdfieber-event-took = { $taker ->
    [hunter] Der Jäger von { $name } holt sich bei { $owner } den Wolf{ $place ->
        [easy] {" "}aus der leichten Beute
       *[played] {""}
    } und kehrt heim.
    [wolf] Der Wolf von { $name } schnappt sich bei { $owner } den Hasen{ $place ->
        [easy] {" "}aus der leichten Beute
       *[played] {""}
    }.
   *[rabbit] Der Hase von { $name } frisst bei { $owner } die { $card ->
        [closed] Schonzeit
       *[carrot] Karotte
    }{ $place ->
        [easy] {" "}aus der leichten Beute
       *[played] {""}
    }{ $card ->
        [closed] {" "}– jetzt ist sie eine Karotte
       *[carrot] {""}
    }.
}
jagdfieber-event-hunter-lost = Der Jäger von { $name } findet keinen Wolf und liegt für den Rest des Tages unter der Hütte.
jagdfieber-event-returned = { $card ->
    [wolf] Der Wolf von { $name } findet keinen Hasen und kommt zurück auf die Hand.
   *[rabbit] Der Hase von { $name } findet keine Karotte und kommt zurück auf die Hand.
}
jagdfieber-event-all-stayed = { $card ->
    [wolf] Alle haben einen Wolf gespielt und keiner hat gefressen: Alle bleiben liegen.
   *[rabbit] Alle haben einen Hasen gespielt und keiner hat gefressen: Alle bleiben liegen.
}
jagdfieber-event-round-ended = Runde { $round } ist zu Ende. Leichte Beute kommt auf die Stapel, was noch liegt, wird leichte Beute, und das Horn geht an { $marker }.
jagdfieber-event-day-scored = Tag { $day } wird gewertet. { $points }.
jagdfieber-day-points = { $name }: { $points }
jagdfieber-event-day-began = Tag { $day } beginnt. Alle nehmen ihre zehn Karten zurück; die Jagd beginnt bei { $marker }.
jagdfieber-event-ended = { $count ->
   *[one] { $name } gewinnt.
    [other] { $name } gewinnen gemeinsam.
}

## Kurz, denn der Tisch zeigt den Rest

jagdfieber-caption-revealed = Die Karten werden aufgedeckt!
jagdfieber-caption-round-ended = Runde { $round } ist zu Ende; das Horn geht an { $marker }.
jagdfieber-caption-day-scored = Tag { $day } ist zu Ende.
jagdfieber-end-last-day-over = Der letzte Jagdtag ist vorbei.

## Warum nicht

jagdfieber-why-not-in-hand = Diese Karte hast du nicht mehr auf der Hand.
jagdfieber-why-already-chosen = Diese Karte hast du schon gewählt.
jagdfieber-why-wait = Du kannst wieder wählen, sobald diese Runde erzählt ist.

## Am Tisch

jagdfieber-now-choose = Wähle verdeckt eine Karte
jagdfieber-now-choose-help = Alle Karten werden gemeinsam aufgedeckt.
jagdfieber-now-change = Deine Karte liegt verdeckt: { jagdfieber-card-title }
jagdfieber-now-change-help = Du kannst sie tauschen, bis alle gewählt haben.
jagdfieber-now-waiting = Wir warten auf { $names }
jagdfieber-now-over = Die Jagd ist vorbei
jagdfieber-now-watching = Du schaust zu.
jagdfieber-day-round = Tag { $day } von { $days } · Runde { $round }
jagdfieber-table = Der Tisch
jagdfieber-lodge-of = Die Hütte von { $name }
jagdfieber-you = du
jagdfieber-hand = Deine Hand
jagdfieber-hand-count = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
jagdfieber-hand-card = { jagdfieber-card-title }: { $count ->
    [0] nicht auf der Hand
   *[other] { $count } auf der Hand
}. { $prey } im Beutestapel, { $hand } als Rest auf der Hand.
jagdfieber-hand-card-chosen = Gewählt.
jagdfieber-worth = Punkte: im Beutestapel / als Rest auf der Hand
jagdfieber-easy = Leichte Beute
jagdfieber-easy-card = Leichte Beute: { jagdfieber-card }
jagdfieber-easy-none = Keine leichte Beute
jagdfieber-prey = Beutestapel
jagdfieber-prey-count = Beutestapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
jagdfieber-played-card = Gespielt: { jagdfieber-card }
jagdfieber-chosen = Hat gewählt
jagdfieber-thinking = Überlegt
jagdfieber-marker = Hier beginnt die Jagd
jagdfieber-four = Die Hütte zeigt ihre 4
jagdfieber-hunter-lost = Der Jäger ist für diesen Tag weg
jagdfieber-today = heute
jagdfieber-today-help = Punkte dieses Tages, wenn er jetzt zu Ende wäre
jagdfieber-total = gesamt
jagdfieber-total-help = Punkte der beendeten Tage
jagdfieber-details = Karten von { $name }
jagdfieber-details-hand = Auf der Hand
jagdfieber-details-prey = Im Beutestapel
jagdfieber-details-help = Alle Karten werden offen gespielt; jeder könnte das mitzählen.
jagdfieber-chain = Nahrungskette
jagdfieber-chain-told = Der Jäger holt Wölfe, der Wolf holt Hasen, der Hase frisst Karotten. Die Schonzeit hält die Jäger auf und zählt als Karotte.
jagdfieber-chain-closed = hält Jäger auf
jagdfieber-chain-nearest = Am nächsten ist die erste Karte im Uhrzeigersinn, vom linken Nachbarn an; an einer Hütte kommt die leichte Beute vor der gespielten Karte. Niemand holt etwas von der eigenen Hütte.
jagdfieber-log = Was geschah
jagdfieber-log-day = Tag { $day }
jagdfieber-log-round = Runde { $round }
jagdfieber-log-empty = Noch nichts: Die ersten Karten werden gewählt.
jagdfieber-key-cards = Eine Karte deiner Hand wählen

## Wertung und Ergebnis

jagdfieber-sheet = Wertung
jagdfieber-sheet-day = Tag { $day }
jagdfieber-sheet-total = Gesamt
jagdfieber-sheet-open = Einzelheiten zu Tag { $day }
jagdfieber-sheet-none = Der erste Tag ist noch nicht zu Ende.
jagdfieber-part = { $part ->
    [hunter] Gefangene Jäger
    [wolf] Wölfe
    [rabbit] Hasen
    [carrot] Karotten
    [closed] Schonzeiten
    [four] 4 der Hütte
   *[hand] Rest auf der Hand
}
jagdfieber-day-end = Tag { $day } ist zu Ende
jagdfieber-day-end-best = Der beste Tag: { $names }.
jagdfieber-continue = Weiter zu Tag { $day }
jagdfieber-result-best-day = { $names } haben gleich viele Punkte. Der beste einzelne Tag entscheidet: { $best ->
        [one] ein Punkt
       *[other] { $best } Punkte
    } für { $winner }.
jagdfieber-result-shared = { $names } haben gleich viele Punkte und einen gleich guten besten Tag: Sie gewinnen gemeinsam.

# How a player stands, as a screen reader says it; $today has a sign.
jagdfieber-stands = { jagdfieber-hand-count }. Punkte heute: { $today }, an den Tagen davor: { $total }.

### Wolf & Hound im Browser: der Tisch, die Wahl der Tiere, das Ergebnis. Namen von Karten und
### Tieren und die Ereignisse stehen in wolf-and-hound.ftl.

## Der Tisch

wolf-and-hound-board-table = Der runde Tisch
wolf-and-hound-board-pasture = { $team ->
    [blue] Weide von { $name }, Team Blau
   *[yellow] Weide von { $name }, Team Gelb
}
wolf-and-hound-board-pasture-told = { $sheep ->
    [0] Kein Schaf
    [one] Ein Schaf
   *[other] { $sheep } Schafe
} von { $fence } auf der Weide, { $lost ->
    [0] keines im Wald verloren.
    [one] eines im Wald verloren.
   *[other] { $lost } im Wald verloren.
}
wolf-and-hound-board-in-front = Davor: { $animals }.
wolf-and-hound-board-nobody-in-front = Kein Tier davor.
wolf-and-hound-board-last-card = Letzte Karte: { wolf-and-hound-card }.
wolf-and-hound-board-symbol = { $symbol ->
    [meat] Fleisch: Solange es die letzte Karte von jemandem ist, halten Wölfe, die andere bewegen, dort an.
   *[bone] Knochen: Solange er die letzte Karte von jemandem ist, halten Hunde, die andere bewegen, dort an.
}
wolf-and-hound-board-way = So herum gehen alle Tiere, im Uhrzeigersinn.
wolf-and-hound-board-active = Hier wird gerade gespielt.
wolf-and-hound-board-you = du
wolf-and-hound-board-mate = mit dir
wolf-and-hound-board-first = Platz 1
wolf-and-hound-board-first-help = Platz 1 beginnt. Tiere, die sich verwandeln, tun es, wenn sie hier vorbeikommen, und sind die Karten ausgegangen, werden die Schafe gezählt, wenn dieser Platz an der Reihe ist.
wolf-and-hound-board-ghost-plate = Geist
wolf-and-hound-board-ghost-yours = deiner
wolf-and-hound-board-hand-count = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
wolf-and-hound-board-stands = { $animal }, vor { $name }.
wolf-and-hound-board-turn-this = { $animal } umdrehen, vor { $name }
wolf-and-hound-board-pile = Nachziehstapel: { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
wolf-and-hound-board-turned-up = Aufgedeckt: { $card }
wolf-and-hound-board-last-round = Letzte Runde
wolf-and-hound-board-turn = Zug { $turn }
wolf-and-hound-board-game-turn = Spiel { $game } · Zug { $turn } · Blau { $blue }, Gelb { $yellow }

## Was ich tun kann

wolf-and-hound-board-now-play = Spiel eine Karte
wolf-and-hound-board-now-play-help = Schau eine Karte an, um zu sehen, wohin sie führt.
wolf-and-hound-board-now-no-threes-help = Das Schaf 02 steht bei dir: In diesem Zug keine 3.
wolf-and-hound-board-now-exchange = { $name }: Karte behalten oder tauschen?
wolf-and-hound-board-now-exchange-help = Lass dir Zeit.
wolf-and-hound-board-now-turn = Dreh einen der beiden um
wolf-and-hound-board-now-turn-help = { $animals } zeigen dieselbe Farbe.
wolf-and-hound-board-now-waiting = Wir warten auf { $name }
wolf-and-hound-board-now-exchange-other = { $name } entscheidet über die Karte von { $ghost }
wolf-and-hound-board-now-over = Die Partie ist zu Ende
wolf-and-hound-board-now-watching = Du schaust zu.
wolf-and-hound-board-why-wait = Du kannst spielen, sobald alles erzählt ist.
wolf-and-hound-board-hand = Deine Hand
wolf-and-hound-board-hand-of = Auf der Hand
wolf-and-hound-board-hand-empty = Du hast keine Karten mehr.
wolf-and-hound-board-tap-again = Tippe noch einmal, um sie zu spielen.
wolf-and-hound-board-keep = Die { $card } spielen
wolf-and-hound-board-keep-help = Die Karte, die aufgedeckt wurde.
wolf-and-hound-board-exchange = Tauschen
wolf-and-hound-board-exchange-known = Gegen die { $card } oben auf dem Geisterstapel.
wolf-and-hound-board-exchange-unknown = Gegen eine Karte des Geisterstapels, die niemand gesehen hat.

## Was eine Karte täte

# $count: wie viele Tiere; $moved: yes, round (einmal ganz herum) oder no; $stopped: meat, bone oder no; $turned: wolf, hound, over oder no.
wolf-and-hound-board-would = { $moved ->
    [yes] { $animal } { $count ->
        [one] läuft
       *[other] laufen
    } zu { $name }{ $stopped ->
        [meat] {" "}(bleibt beim Fleisch)
        [bone] {" "}(bleibt beim Knochen)
       *[no] {""}
    }{ $turned ->
        [wolf] , wird zum Wolf.
        [hound] , wird zum Hund.
        [over] , dreht sich um.
       *[no] .
    }
    [round] { $animal } { $count ->
        [one] läuft
       *[other] laufen
    } einmal herum, zurück zu { $name }{ $turned ->
        [wolf] , wird zum Wolf.
        [hound] , wird zum Hund.
        [over] , dreht sich um.
       *[no] .
    }
   *[no] { $animal } dreht sich um{ $turned ->
        [wolf] {" "}und wird zum Wolf.
        [hound] {" "}und wird zum Hund.
       *[over] .
    }
}
wolf-and-hound-board-would-nothing = Bewegt kein Tier.
wolf-and-hound-board-would-pair = { $animals } zeigen dann dieselbe Farbe: Einer muss umgedreht werden.
wolf-and-hound-board-would-win = { $team ->
    [blue] Team Blau gewinnt!
   *[yellow] Team Gelb gewinnt!
}
# $turn: wessen Zug beginnt; $name: wessen Weide; $own: ob es dieselbe Person ist.
wolf-and-hound-board-forecast = { $own ->
    [yes] Zugbeginn von { $turn }: { $kind ->
        [worse] { $count ->
            [one] verliert ein Schaf.
           *[other] verliert { $count } Schafe.
        }
        [better] { $count ->
            [one] bekommt ein Schaf zurück.
           *[other] bekommt { $count } Schafe zurück.
        }
        [skip] der Zug fällt aus.
       *[no-threes] keine 3 erlaubt.
    }
   *[no] Zugbeginn von { $turn }: { $name } { $kind ->
        [worse] { $count ->
            [one] verliert ein Schaf.
           *[other] verliert { $count } Schafe.
        }
       *[better] { $count ->
            [one] bekommt ein Schaf zurück.
           *[other] bekommt { $count } Schafe zurück.
        }
    }
}

## Einzelheiten

wolf-and-hound-board-log = Was geschah
wolf-and-hound-board-log-turn = Zug { $turn }: { $name }
wolf-and-hound-board-log-empty = Noch nichts: Die erste Karte wird gewählt.
wolf-and-hound-board-key-cards = Eine Karte deiner Hand spielen
wolf-and-hound-board-unseen = Ungesehene Karten
wolf-and-hound-board-unseen-help = Sie liegen im Nachziehstapel, bei den anderen auf der Hand oder in einem Geisterstapel.
wolf-and-hound-board-card-unseen = Eine Karte, die niemand gesehen hat
wolf-and-hound-board-row = Gespielte Karten, die älteste zuerst
wolf-and-hound-board-row-empty = Noch keine.
wolf-and-hound-board-shown = Handkarten, die alle gesehen haben
wolf-and-hound-board-ghost-pile = Geisterstapel, die nächste Karte zuerst
wolf-and-hound-board-ghost-pile-empty = Er ist leer.
wolf-and-hound-board-steps = Wie weit eine Karte es bewegt
wolf-and-hound-board-steps-card = Karte
wolf-and-hound-board-steps-places = Felder

## Ergebnis

wolf-and-hound-board-game = Spiel
wolf-and-hound-board-middle = Sind die Karten aus, gewinnt das Team mit mehr Schafen.
wolf-and-hound-board-sheep-left = Schafe am Ende
wolf-and-hound-board-games = Spiele
wolf-and-hound-board-winner = Gewonnen hat
wolf-and-hound-board-sheep-against = Schafe: Blau { $blue }, Gelb { $yellow }
wolf-and-hound-board-game-end = { $team ->
    [blue] Spiel { $game } geht an Team Blau
   *[yellow] Spiel { $game } geht an Team Gelb
}
wolf-and-hound-board-wins = Gewonnene Spiele: Blau { $blue }, Gelb { $yellow }
wolf-and-hound-board-next-game = Weiter zu Spiel { $game }
wolf-and-hound-board-won = Dein Team gewinnt!
wolf-and-hound-board-team-wins = { $team ->
    [blue] Team Blau gewinnt: { $names }
   *[yellow] Team Gelb gewinnt: { $names }
}
wolf-and-hound-board-why-no-sheep = { $name } hat kein Schaf mehr.
wolf-and-hound-board-why-cards = Die Karten sind aufgebraucht. Schafe bei Blau: { $blue }, bei Gelb: { $yellow }.
wolf-and-hound-board-why-tie = Die Karten sind aufgebraucht, und beide Teams haben { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }: Gleichstand geht an Gelb.
wolf-and-hound-board-sheep-count = { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
}
wolf-and-hound-board-games-won = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}

## Die Tiere wählen

wolf-and-hound-board-choose = Welche Tiere?
wolf-and-hound-board-level = { $level ->
    [first] Erstes Spiel
    [beginner] Für den Anfang
    [experienced] Für Erfahrene
    [gamer] Für Vielspieler
    [designer] Karten der Autoren
   *[own] Eigene Wahl
}
wolf-and-hound-board-group = { $group ->
    [any-wolf] irgendein Wolf
    [any-hound] irgendein Hund
    [any-sheep] Schaf 01 oder 02
    [quick-or-slow-wolf] Wolf 03 oder 04
   *[quick-or-slow-hound] Hund 03 oder 04
}
wolf-and-hound-board-either = Welches von beiden
wolf-and-hound-board-either-chance = Der Zufall wählt
wolf-and-hound-board-random = Überrasch mich
wolf-and-hound-board-random-help = Stellt ein paar Tiere zufällig zusammen, nie ohne Wolf und Hund.
wolf-and-hound-board-own-help = Kreuze beliebige Tiere an: { $count ->
    [one] { $count } gewählt.
   *[other] { $count } gewählt.
}
wolf-and-hound-board-cards = Die Tiere dieser Partie
wolf-and-hound-board-cards-any = Wo der Zufall wählt, kommt eines von diesen ins Spiel.
wolf-and-hound-board-more-sheep = Mit zwei oder mehr Wölfen beginnen alle mit einem Schaf mehr.

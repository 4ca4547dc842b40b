### Der Tisch von The Wolves im Browser. Schlüssel für Figuren, Gelände usw. wie in the-wolves.ftl.

## Felder und Figuren, fürs Menü und für Bildschirmleser

# $region: eine Zahl, 0 für das Startplättchen.
the-wolves-board-region = { $region ->
    [0] Startgebiet
   *[other] Region { $region }
}
the-wolves-board-hex = { $name } ({ $ground ->
    [forest] Waldfeld
    [rock] Felsenfeld
    [grass] Grasfeld
    [tundra] Tundrafeld
    [desert] Wüstenfeld
    [water] Wasser
   *[chasm] Schlucht
}, { $region ->
    [0] Startgebiet
   *[other] Region { $region }
})
the-wolves-board-hex-lit = { $hex }, wählbar
the-wolves-board-piece-mine = { $piece ->
    [den] dein Bau
    [pack] dein Rudelwolf
    [alpha] dein Alphawolf
   *[lair] deine Höhle
}
the-wolves-board-piece-of = { $piece ->
    [den] Bau von { $name } ({ the-wolves-terrain })
    [pack] Rudelwolf von { $name } ({ the-wolves-terrain })
    [alpha] Alphawolf von { $name } ({ the-wolves-terrain })
   *[lair] Höhle von { $name } ({ the-wolves-terrain })
}
the-wolves-board-piece-neutral = { $piece ->
    [den] neutraler Bau
    [pack] neutraler Rudelwolf
    [alpha] neutraler Alphawolf
   *[lair] neutrale Höhle
}
the-wolves-board-lone-wolf = ein einsamer Wolf
the-wolves-board-prey-left = { $prey ->
    [moose] Elch
    [deer] Hirsch
    [raccoon] Waschbär
    [boar] Wildschwein
   *[hare] Hase
}{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
the-wolves-board-neutral = Neutrales Rudel
the-wolves-board-you = du

## Die Karte

the-wolves-board-map = Karte. Pfeiltasten gehen von Feld zu Feld, Eingabe wählt, Bild ab springt zum nächsten wählbaren Feld, + und − ändern die Größe.
the-wolves-board-zoom-in = Näher
the-wolves-board-zoom-out = Weiter weg
the-wolves-board-zoom-fit = Ganze Karte
the-wolves-board-names = Namen der Felder
the-wolves-board-offer = { $deed ->
    [move] { $rank ->
        [alpha] Alphawolf von { $from }
       *[pack] Rudelwolf von { $from }
    }
    [den] Hier einen Bau graben
    [upgrade] Aus dem Bau wird eine Höhle
    [howl] Heulen: Der einsame Wolf kommt zu dir
    [dominate] { $piece ->
        [den] Den Bau übernehmen
       *[pack] Den Rudelwolf gewinnen
    }
   *[none] Hier
}
the-wolves-board-move-this = { $rank ->
    [alpha] Den Alphawolf bewegen …
   *[pack] Den Rudelwolf bewegen …
}
the-wolves-board-why-not = Warum nicht hier?
the-wolves-board-not-here = { $deed ->
    [move] Keiner deiner Wölfe kann auf diesem Feld ankommen.
    [den] Hier nicht: Ein Bau kommt auf das Feld eines deiner Alphawölfe oder daneben, wo kein anderes Rudel, kein Plättchen, kein Bau und keine Höhle ist.
    [upgrade] Hier nicht: Du brauchst einen Bau am Wasser, bei oder neben einem Alphawolf, in einer Region ohne Höhle von dir.
    [howl] Hier nicht: Du brauchst einen einsamen Wolf in Heulreichweite eines Alphawolfs.
   *[dominate] Hier nicht: Du brauchst einen ungeschützten Rudelwolf oder Bau in Heulreichweite eines Alphawolfs.
}

## Regionen

the-wolves-board-lead = { $kind ->
    [control] { $names } führt mit { $by }
    [alphas] { $names } führt durch Alphas
    [level] { $names } sind gleichauf
   *[nobody] kein Rudel ist hier
}
the-wolves-board-regions = Regionen
the-wolves-board-never-scored = Wird nie gewertet
the-wolves-board-region-worth = { $moon ->
    [crescent] Sichelmond
    [quarter] Halbmond
   *[full] Vollmond
}: Platz 1 bringt { $high }, Platz 2 { $low }.
the-wolves-board-region-then = { $moon ->
    [crescent] Danach der Sichelmond.
    [quarter] Danach der Halbmond.
   *[full] Danach der Vollmond.
}
the-wolves-board-region-done = Schon gewertet
the-wolves-board-region-barren = Bringt in dieser Partie keine Punkte mehr
the-wolves-board-nobody-here = Hier ist kein Rudel.
the-wolves-board-pack = Rudel
the-wolves-board-control = Kontrolle
the-wolves-board-alphas = Alphas
the-wolves-board-now = Jetzt
the-wolves-board-held = { $name }: Kontrolle { $control }, Alphas { $alphas }
the-wolves-board-takes-token = nimmt das Plättchen

## Wer dran ist und was ansteht

the-wolves-board-turn = Zug { $number } · { $name }
the-wolves-board-set-up = Vor dem ersten Zug
the-wolves-board-now-over = Der Mondmonat ist vorbei
the-wolves-board-now-waiting = { $names } ist am Zug
the-wolves-board-now-watching = Du schaust zu.
the-wolves-board-act = { $number ->
    [1] Du bist dran: erste Aktion
   *[other] Zweite Aktion
}
the-wolves-board-act-help = Drücke auf eine Aktion, einen deiner Wölfe oder ein Feld.
the-wolves-board-act-end = Alles getan? Beende deinen Zug
the-wolves-board-act-end-help = Bis dahin kannst du jeden Schritt zurücknehmen.
the-wolves-board-act-token = Oder gib ein Aktionsmarker für eine weitere Aktion aus.
the-wolves-board-where = { $deed ->
    [wolf] Wohin geht dieser Wolf?
    [move] Bewegen – wohin?
    [den] Wo gräbst du den Bau?
    [upgrade] Welcher Bau wird zur Höhle?
    [howl] Welchen einsamen Wolf rufst du?
   *[dominate] Wen gewinnst du für dich?
}
the-wolves-board-where-help = Jedes leuchtende Feld ist erreichbar und bezahlbar.
the-wolves-board-who-comes = Wer kommt nach { $hex }?
the-wolves-board-who-comes-help = Drücke auf einen der Wölfe mit Pfeil.
the-wolves-board-ask = { $phase ->
    [arrange] Wie sollen deine Plättchen liegen?
    [place] Setze einen Alphawolf und einen Rudelwolf
    [pay] Welche Plättchen drehst du um?
    [wolf] { $terrain ->
        [forest] Welcher Wolf geht in den Wald?
        [rock] Welcher Wolf geht auf die Felsen?
        [grass] Welcher Wolf geht ins Gras?
        [tundra] Welcher Wolf geht in die Tundra?
       *[desert] Welcher Wolf geht in die Wüste?
    }
    [displace] Wohin muss der Wolf von { $name }?
    [track] Von welcher Leiste kommt der Bau?
    [hunt] Welchen Stapel jagst du?
   *[target] { $deed ->
        [move] Wohin geht dieser Wolf?
        [den] Wo gräbst du den Bau?
        [upgrade] Welcher Bau wird zur Höhle?
        [howl] Welchen einsamen Wolf rufst du?
       *[dominate] Wen gewinnst du für dich?
    }
}
the-wolves-board-ask-help = { $phase ->
    [arrange] Jedes Plättchen hat zwei Seiten; beim Umdrehen zahlst du mit der sichtbaren.
    [place] Paar { $count }: Sie starten zusammen auf einem leuchtenden Feld.
    [pay] { $count ->
        [one] Noch eins zu zahlen.
       *[other] Noch { $count } zu zahlen.
    }
    [wolf] { $count ->
        [one] Noch ein Wolf darf sich bewegen.
       *[other] Noch { $count } Wölfe dürfen sich bewegen.
    }
    [displace] Er geht zum nächsten freien Platz.
    [track] Was darunter liegt, bekommst du sofort.
    [hunt] Du hast beide umzingelt.
   *[target] Wähle ein leuchtendes Feld.
}

## Meine Plättchen und Aktionen

the-wolves-board-dock = Deine Plättchen und Aktionen
the-wolves-board-tiles = Deine Geländeplättchen
the-wolves-board-tile = { $kind ->
    [habitat] Heimatplättchen: { the-wolves-terrain } auf beiden Seiten
   *[other] Plättchen: { the-wolves-terrain }, { $back ->
        [forest] Wald
        [rock] Felsen
        [grass] Gras
        [tundra] Tundra
       *[desert] Wüste
    } auf der Rückseite
}{ $state ->
    [flip] . Umdrehen
    [paid] . Für diese Aktion umgedreht
   *[none] {""}
}
the-wolves-board-actions = Aktionen
the-wolves-board-deed = { $deed ->
    [move] Gehen
    [den] Bau
    [upgrade] Höhle
    [howl] Heulen
   *[dominate] Domi­nieren
}
the-wolves-board-cost = { $cost ->
    [one] kostet { $cost } Plättchen
   *[other] kostet { $cost } Plättchen
}
the-wolves-board-tiles-to-flip = { $cost ->
    [one] { $cost } Plättchen
   *[other] { $cost } Plättchen
}
the-wolves-board-on-terrain = Leuchtendes Feld oder Gelände:
the-wolves-board-pay = { $count ->
    [one] Drehe ein Plättchen um, das { the-wolves-terrain } zeigt.
   *[other] Drehe { $count } Plättchen um, die { the-wolves-terrain } zeigen.
}
the-wolves-board-shows = Du zeigst:
the-wolves-board-would-show = Danach zeigst du:
the-wolves-board-spend = Geländemarker ausgeben ({ $count })
the-wolves-board-arrange-way = So auslegen: { $tiles }
the-wolves-board-undo = Zurück
the-wolves-board-done = Genug bewegt
the-wolves-board-end = Zug beenden

## Spielertableaus

the-wolves-board-points = { $points } P.
the-wolves-board-token-use = { $token ->
    [action] Eine Aktion mehr in einem Zug.
   *[terrain] Steht für ein Plättchen von beliebigem Gelände.
}
the-wolves-board-part-help = { $part ->
    [spread] Rudelausbreitung: so viele deiner Wölfe bewegt eine Aktion.
    [speed] Wolfsgeschwindigkeit: so viele Felder weit zieht jeder davon.
    [howl] Heulreichweite: so weit von einem Alpha entfernt heulst und dominierst du.
    [lairs] Höhlen: Punkte für die, die du gebaut hast.
    [wolves] Wölfe: Punkte für die, die du herbeigeheult oder dominiert hast.
    [prey] Beute: Punkte für die Arten, die du erlegt hast.
   *[regions] Regionen: Punkte aus den Monden.
}
the-wolves-board-tokens = { $token ->
    [action] { $count ->
        [one] { $count } Aktionsmarker
       *[other] { $count } Aktionsmarker
    }
   *[terrain] { $count ->
        [one] { $count } Geländemarker
       *[other] { $count } Geländemarker
    }
}
the-wolves-board-track = { $track ->
    [spread] Rudelausbreitung
    [speed] Wolfsgeschwindigkeit
   *[howl] Heulreichweite
} { $value }; { $dens } von { $total } Bauen genommen
the-wolves-board-lairs = { $count } von { $total } Höhlen auf der Karte
the-wolves-board-wolves = { $count } von { $total } Wölfen sind dabei{ $rank ->
    [alpha] ; als Nächstes ein Alphawolf
    [pack] ; als Nächstes ein Rudelwolf
   *[none] {""}
}
the-wolves-board-prey-caught = { $prey ->
    [moose] Elch
    [deer] Hirsch
    [raccoon] Waschbär
    [boar] Wildschwein
   *[hare] Hase
}: { $caught ->
    [true] gefangen
   *[false] noch nicht
}
the-wolves-board-halves = + { $points } aus zweiten Plätzen
the-wolves-board-no-regions = Noch keine Region gewertet
the-wolves-board-total = Summe
the-wolves-board-open = Tableau von { $name } ansehen
the-wolves-board-board-of = Tableau von { $name }
the-wolves-board-acting = am Zug
the-wolves-board-panes = Neben der Karte
the-wolves-board-pane = { $pane ->
    [board] Tableau
    [log] Verlauf
    [regions] Regionen
   *[scores] Punkte
}

## Mondkalender und Wertungen

the-wolves-board-calendar = Mondkalender
the-wolves-board-to-go = { $moon ->
    [crescent] Sichelmond
    [quarter] Halbmond
   *[full] Vollmond
}: { $count ->
    [0] am Ende dieses Zuges
    [one] noch { $count } Figur
   *[other] noch { $count } Figuren
}
# Beside the moon's picture.
the-wolves-board-pieces-to-go = { $count ->
    [0] am Ende dieses Zuges
    [one] noch { $count } Figur
   *[other] noch { $count } Figuren
}
the-wolves-board-moons-over = Alle Monde sind gewertet
the-wolves-board-scoring = { $moon ->
    [crescent] Der Sichelmond wird gewertet
    [quarter] Der Halbmond wird gewertet
   *[full] Der Vollmond wird gewertet
}
the-wolves-board-result = { $result ->
    [won] klar vorn
    [shared] Gleichstand vorn
    [neutral] das neutrale Rudel ist vorn
   *[empty] niemand da
}
the-wolves-board-claim = Kontrolle { $control }, { $alphas ->
    [one] { $alphas } Alpha
   *[other] { $alphas } Alphas
}
the-wolves-board-go-on = Weiter

## Verlauf

the-wolves-board-log = Was geschah
the-wolves-board-log-set-up = Vor dem ersten Zug
the-wolves-board-log-turn = Zug { $number }: { $name }
the-wolves-board-log-empty = Noch nichts: Die Plättchen werden ausgelegt.
the-wolves-board-key-deeds = Eine Aktion wählen
the-wolves-board-key-release = Loslassen, was gewählt ist

## Ergebnis

the-wolves-board-tie = { $by ->
    [tokens] { $names } haben gleich viele Punkte. Mehr Mondplättchen entscheiden: { $winner }.
   *[wolves] { $names } haben gleich viele Punkte und Mondplättchen. Mehr Wölfe auf der Karte entscheiden: { $winner }.
}
the-wolves-board-tie-shared = { $names } haben gleich viele Punkte, Mondplättchen und Wölfe: Sie teilen sich den Sieg.
the-wolves-board-scores = Alle Punkte
the-wolves-board-from = { $count } ×
the-wolves-board-from-dens = { $count ->
    [one] { $count } Bau
   *[other] { $count } Baue
}
the-wolves-board-from-regions = { $tokens ->
    [one] { $tokens } Mond
   *[other] { $tokens } Monde
}{ $halves ->
    [0] {""}
   *[other] , +{ $halves }
}
the-wolves-board-wolves-on-map = Wölfe auf der Karte
the-wolves-board-to-map = Karte ansehen
the-wolves-board-to-result = Zum Ergebnis

# As a screen reader says it.
the-wolves-board-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
the-wolves-board-step = { $value }{ $token ->
    [action] , ein Aktionsmarker
    [terrain] , ein Geländemarker
   *[none] {""}
}{ $points ->
    [0] {""}
   *[other] , { $points } Punkte
}
the-wolves-board-step-on = { the-wolves-part }: { the-wolves-board-step }
the-wolves-board-step-from = von { $value } auf

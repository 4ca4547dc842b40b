### The Wolves. Namen kommen als $name und $owner, alles andere als Schlüssel wie im englischen Katalog.
### Felder ($hex, $from, $to) stehen so da, wie sie heißen.

game-the-wolves-line = Führe dein Rudel durch einen Mondmonat: jage, heule, grabe Höhlen und herrsche über das Land.
option-the-wolves-moons = Monde, die gewertet werden
option-the-wolves-moons-help = Drei sind das ganze Spiel. Mit einem dauert eine Partie etwa eine halbe Stunde.
option-the-wolves-packs = Dein Rudel
option-the-wolves-packs-help = Deine Farbe und dein Lebensraum. Wer nichts wählt, bekommt eines durch Zufall.
option-the-wolves-packs-nobody = Neutrales Rudel
option-the-wolves-packs-forest = Wald
option-the-wolves-packs-rock = Felsen
option-the-wolves-packs-grass = Gras
option-the-wolves-packs-tundra = Tundra
option-the-wolves-packs-desert = Wüste

## Wörter

the-wolves-terrain = { $terrain ->
    [forest] Wald
    [rock] Felsen
    [grass] Gras
    [tundra] Tundra
   *[desert] Wüste
}
the-wolves-ground = { $ground ->
    [forest] Wald
    [rock] Felsen
    [grass] Gras
    [tundra] Tundra
    [desert] Wüste
    [water] Wasser
   *[chasm] Schlucht
}
the-wolves-neutral = das neutrale Rudel
the-wolves-piece = { $piece ->
    [den] Bau
    [pack] Rudelwolf
    [alpha] Alphawolf
    [lair] Höhle
   *[lone] einsamer Wolf
}
the-wolves-track = { $track ->
    [spread] Rudelausbreitung
    [speed] Wolfsgeschwindigkeit
   *[howl] Heulreichweite
}
the-wolves-deed = { $deed ->
    [move] Bewegen
    [den] Bau graben
    [upgrade] Bau aufwerten
    [howl] Heulen
   *[dominate] Dominieren
}
the-wolves-deed-help = { $deed ->
    [move] 1 Plättchen. Bewege Wölfe nacheinander auf Felder dieses Geländes.
    [den] 2 Plättchen. Setze einen Bau auf das Feld eines Alphawolfs oder daneben.
    [upgrade] 2 Plättchen. Ein Bau am Wasser, bei oder neben einem Alphawolf, wird zur Höhle.
    [howl] 2 Plättchen. Ein einsamer Wolf in Heulreichweite schließt sich dir an.
   *[dominate] 3 Plättchen. Ein ungeschützter Rudelwolf oder Bau in Heulreichweite wird dein eigener.
}
the-wolves-moon = { $moon ->
    [crescent] Sichelmond
    [quarter] Halbmond
   *[full] Vollmond
}
the-wolves-prey = { $prey ->
    [moose] Elch
    [deer] Hirsch
    [raccoon] Waschbär
    [boar] Wildschwein
   *[hare] Hase
}
the-wolves-token = { $token ->
    [action] Aktionsmarker
   *[terrain] Geländemarker
}
the-wolves-part = { $part ->
    [regions] Regionen
    [spread] Rudelausbreitung
    [speed] Wolfsgeschwindigkeit
    [howl] Heulreichweite
    [lairs] Höhlen
    [prey] Beute
   *[wolves] Wölfe
}

## Aktionen

the-wolves-action-arrange = { $faces ->
    [first] Erste Seiten: Wald, Felsen, Gras, Tundra, Wüste
   *[second] Zweite Seiten: Felsen, Gras, Tundra, Wüste, Wald
}
the-wolves-action-place = Alphawolf und Rudelwolf auf { $hex } setzen
the-wolves-action-move = Bewegen: { the-wolves-terrain }
the-wolves-action-den = Bau graben: { the-wolves-terrain }
the-wolves-action-upgrade = Bau aufwerten: { the-wolves-terrain }
the-wolves-action-howl = Heulen: { the-wolves-terrain }
the-wolves-action-dominate = Dominieren: { the-wolves-terrain }
the-wolves-action-flip = { $tile ->
    [1] Lebensraumplättchen wenden
   *[other] Plättchen { $tile } wenden
}
the-wolves-action-spend = Geländemarker abwerfen
the-wolves-action-wolf = { $rank ->
    [alpha] Der Alphawolf auf { $hex }
   *[pack] Der Rudelwolf auf { $hex }
}
the-wolves-action-to = Nach { $hex }
the-wolves-action-take = { $piece ->
    [den] Der Bau auf { $hex }
   *[pack] Der Rudelwolf auf { $hex }
}
the-wolves-action-done = Keinen Wolf mehr bewegen
the-wolves-action-displace = Nach { $hex } verdrängen
the-wolves-action-track = Bau von der Leiste nehmen: { the-wolves-track }
the-wolves-action-hunt = Auf { $hex } jagen
the-wolves-action-end = Zug beenden

## Was geschah

the-wolves-event-arranged = { $name } legt die Geländeplättchen aus: { $tiles }.
the-wolves-event-placed = { $name } setzt einen Alphawolf und einen Rudelwolf auf { $hex }.
the-wolves-event-turn-began = Zug { $number }: { $name }.
the-wolves-event-named = { $deed ->
    [move] { $name } bewegt Wölfe auf { $terrain ->
        [forest] Waldfelder
        [rock] Felsenfelder
        [grass] Grasfelder
        [tundra] Tundrafelder
       *[desert] Wüstenfelder
    }
    [den] { $name } gräbt einen Bau auf einem { $terrain ->
        [forest] Waldfeld
        [rock] Felsenfeld
        [grass] Grasfeld
        [tundra] Tundrafeld
       *[desert] Wüstenfeld
    }
    [upgrade] { $name } wertet einen Bau auf einem { $terrain ->
        [forest] Waldfeld
        [rock] Felsenfeld
        [grass] Grasfeld
        [tundra] Tundrafeld
       *[desert] Wüstenfeld
    } auf
    [howl] { $name } heult zu einem { $terrain ->
        [forest] Waldfeld
        [rock] Felsenfeld
        [grass] Grasfeld
        [tundra] Tundrafeld
       *[desert] Wüstenfeld
    }
   *[dominate] { $name } dominiert auf einem { $terrain ->
        [forest] Waldfeld
        [rock] Felsenfeld
        [grass] Grasfeld
        [tundra] Tundrafeld
       *[desert] Wüstenfeld
    }
}{ $extra ->
    [true] {" "}und gibt dafür einen Aktionsmarker aus
   *[false] {""}
}.
the-wolves-event-chose = { $step ->
    [flip] { $name } wendet ein Plättchen.
    [spend] { $name } wirft einen Geländemarker ab.
    [wolf] { $name } wählt den Wolf auf { $hex }.
    [done] { $name } bewegt keinen Wolf mehr.
   *[to] { $name } zielt auf { $hex }.
}
the-wolves-event-paid = { $name } zahlt mit { $count ->
    [0] {""}
   *[other] { $count } Plättchen
}{ $tokens ->
    [0] {""}
    [one] { $count ->
        [0] {""}
       *[other] {" "}und{" "}
    }{ $tokens } Geländemarker
   *[other] { $count ->
        [0] {""}
       *[other] {" "}und{" "}
    }{ $tokens } Geländemarkern
}.
the-wolves-event-moved = { $rank ->
    [alpha] Ein Alphawolf von { $name } läuft von { $from } nach { $to }.
   *[pack] Ein Rudelwolf von { $name } läuft von { $from } nach { $to }.
}
the-wolves-event-displaced = { $rank ->
    [alpha] Ein Alphawolf von { $owner } wird von { $from } nach { $to } verdrängt.
   *[pack] Ein Rudelwolf von { $owner } wird von { $from } nach { $to } verdrängt.
}
the-wolves-event-den-built = { $name } gräbt auf { $hex } einen Bau.
the-wolves-event-upgraded = Der Bau von { $name } auf { $hex } wird zur Höhle.
the-wolves-event-howled = { $rank ->
    [alpha] Der einsame Wolf auf { $hex } schließt sich { $name } als Alphawolf an.
   *[pack] Der einsame Wolf auf { $hex } schließt sich { $name } an.
}
the-wolves-event-dominated = { $piece ->
    [den] { $name } übernimmt auf { $hex } den Bau von { $owner }.
   *[pack] { $name } übernimmt auf { $hex } den Rudelwolf von { $owner }{ $rank ->
        [alpha] {" "}– als Alphawolf
       *[pack] {""}
    }.
}
the-wolves-event-uncovered = Die { the-wolves-track } von { $name } ist jetzt { $value }{ $token ->
    [action] , dazu kommt ein Aktionsmarker
    [terrain] , dazu kommt ein Geländemarker
   *[none] {""}
}.
the-wolves-event-token-gained = { $reason ->
    [lair] Für die Höhle bekommt { $name } einen { the-wolves-token }.
   *[hunt] Für die Jagd bekommt { $name } einen { the-wolves-token }.
}
the-wolves-event-covered = { $piece ->
    [lone] Der einsame Wolf bedeckt Tag { $date } des Mondkalenders.
    [den] Der Bau bedeckt Tag { $date } des Mondkalenders.
   *[pack] Der Rudelwolf bedeckt Tag { $date } des Mondkalenders.
}
the-wolves-event-hunted = { $name } erlegt auf { $hex } { $prey ->
    [moose] einen Elch
    [deer] einen Hirsch
    [raccoon] einen Waschbären
    [boar] ein Wildschwein
   *[hare] einen Hasen
}.
the-wolves-event-turn-ended = { $name } beendet den Zug.
the-wolves-event-moon-came = { $moon ->
    [crescent] Der Sichelmond ist da: Seine Regionen werden gewertet.
    [quarter] Der Halbmond ist da: Seine Regionen werden gewertet.
   *[full] Der Vollmond ist da: Seine Regionen werden gewertet, dann ist die Partie zu Ende.
}
the-wolves-event-region-scored = { $result ->
    [won] Region { $tile }: { $taker } nimmt den Marker. { $points }.
    [shared] Region { $tile }: Niemand liegt allein vorn. { $points }.
    [neutral] Region { $tile }: Das neutrale Rudel liegt vorn. { $points }.
   *[empty] Region { $tile } ist leer: Niemand bekommt Punkte.
}
the-wolves-region-points = { $name }: { $points }
the-wolves-region-nobody = Keine Punkte
the-wolves-event-ended = { $count ->
   *[one] { $name } gewinnt.
    [other] { $name } gewinnen gemeinsam.
}
the-wolves-end-crescent-moon = Der Sichelmond wurde gewertet.
the-wolves-end-quarter-moon = Der Halbmond wurde gewertet.
the-wolves-end-full-moon = Der Vollmond wurde gewertet.

## Warum nicht

the-wolves-why-now-arrange = Wähle zuerst, wie deine Geländeplättchen liegen.
the-wolves-why-now-place = Setze zuerst deine Wölfe ein.
the-wolves-why-now-act = Wähle zuerst eine Aktion und ihr Gelände.
the-wolves-why-now-pay = Bezahle zuerst die Aktion.
the-wolves-why-now-wolf = Wähle zuerst den Wolf, der läuft, oder beende die Bewegung.
the-wolves-why-now-target = Wähle zuerst das Ziel deiner Aktion.
the-wolves-why-now-displace = Wähle zuerst, wohin der verdrängte Wolf geht.
the-wolves-why-now-track = Wähle zuerst die Leiste, von der der Bau kommt.
the-wolves-why-now-hunt = Wähle zuerst den Stapel, den du jagst.
the-wolves-why-not-on-map = Dieses Feld gibt es auf diesem Plan nicht.
the-wolves-why-impassable = Auf Wasser und in der Schlucht steht nichts.
the-wolves-why-place-starting-tile = Die ersten Wölfe stehen auf dem Starttableau.
the-wolves-why-place-other-side = Dein zweites Paar beginnt auf der anderen Seite der Schlucht.
the-wolves-why-place-crescent = In einer Region, die einen Sichelmond zeigt, beginnt kein Wolf.
the-wolves-why-place-taken = Dieses Feld ist nicht leer.
the-wolves-why-must-act = Du hast noch eine Aktion, und mindestens eine ist möglich.
the-wolves-why-no-actions-left = Beide Aktionen sind gemacht, und du hast keinen Aktionsmarker.
the-wolves-why-no-dens-left = Alle deine Baue sind auf dem Plan.
the-wolves-why-no-lairs-left = Alle deine Höhlen sind auf dem Plan.
the-wolves-why-no-wolves-left = Alle deine Wölfe sind auf dem Plan.
the-wolves-why-no-target-move = Keiner deiner Wölfe erreicht ein Feld dieses Geländes.
the-wolves-why-no-target-den = Bei und neben deinen Alphawölfen ist kein Feld dieses Geländes frei.
the-wolves-why-no-target-upgrade = Du hast auf diesem Gelände keinen Bau am Wasser und bei einem Alphawolf, in dessen Region dir eine Höhle fehlt.
the-wolves-why-no-target-howl = Auf diesem Gelände ist kein einsamer Wolf in Heulreichweite deiner Alphawölfe.
the-wolves-why-no-target-dominate = Auf diesem Gelände ist keine ungeschützte Figur in Heulreichweite deiner Alphawölfe.
the-wolves-why-too-dear = Zu wenige deiner Plättchen zeigen dieses Gelände, auch mit deinen Geländemarkern.
the-wolves-why-no-terrain-token = Du hast keinen Geländemarker.
the-wolves-why-tile-used = Dieses Plättchen ist für diese Aktion schon gewendet.
the-wolves-why-tile-shows-other = Dieses Plättchen zeigt ein anderes Gelände.
the-wolves-why-move-one-first = Mindestens ein Wolf muss laufen.
the-wolves-why-no-such-wolf = Einen solchen Wolf hast du dort nicht.
the-wolves-why-wolf-has-moved = Dieser Wolf ist in dieser Aktion schon gelaufen.
the-wolves-why-wolf-stuck = Dieser Wolf erreicht kein Feld des Geländes, auf dem er bleiben darf.
the-wolves-why-other-terrain = Dieses Feld ist von anderem Gelände, als du bezahlt hast.
the-wolves-why-must-leave = Ein Wolf, der läuft, verlässt sein Feld.
the-wolves-why-too-far = So weit können deine Wölfe nicht laufen.
the-wolves-why-lone-or-prey = Auf einem einsamen Wolf oder auf Beute bleibt keine Figur stehen.
the-wolves-why-hex-full = Auf diesem Feld stehen schon zwei Figuren.
the-wolves-why-outranked = Dein Wolf steht im Rang nicht über der Figur dort.
the-wolves-why-no-alpha-beside = Auf oder neben diesem Feld steht keiner deiner Alphawölfe.
the-wolves-why-den-others = Auf einem Feld mit der Figur eines anderen Rudels wird kein Bau gegraben.
the-wolves-why-den-taken = Auf diesem Feld hast du schon einen Bau oder eine Höhle.
the-wolves-why-no-den-there = Dort hast du keinen Bau.
the-wolves-why-not-at-water = Nur ein Bau am Wasser kann zur Höhle werden.
the-wolves-why-lair-in-region = In dieser Region hast du schon eine Höhle.
the-wolves-why-no-lone-wolf = Dort ist kein einsamer Wolf.
the-wolves-why-out-of-howl-range = Das ist außerhalb der Heulreichweite deiner Alphawölfe.
the-wolves-why-no-such-rival = Niemand sonst hat dort eine solche Figur.
the-wolves-why-never-dominated = Alphawölfe und Höhlen können nicht dominiert werden.
the-wolves-why-neutral = Das neutrale Rudel kann nicht dominiert werden.
the-wolves-why-protected = Zwei Figuren einer Farbe auf einem Feld schützen einander.
the-wolves-why-not-nearest = Ein verdrängter Wolf geht auf das nächste Feld, das ihm offensteht.
the-wolves-why-track-empty = Auf dieser Leiste ist kein Bau mehr.
the-wolves-why-not-surrounded = Das ist keiner der Stapel, unter denen du wählen kannst.

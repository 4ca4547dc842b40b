### Wolfsspuren. Menschen und Wölfe kommen als fertiger Text: $name, $names (Liste, mit $count),
### $wolf, $target, $other, $loser, $male, $female, $wolves; Arten kommen als Schlüssel.

## Namen

wolfsspuren-colour = { $colour ->
    [green] Grün
    [blue] Blau
    [black] Schwarz
    [yellow] Gelb
    [orange] Orange
   *[grey] Grau
}
wolfsspuren-wolf = { wolfsspuren-colour } { $letter }
wolfsspuren-sex = { $sex ->
    [female] weiblich
   *[male] männlich
}
wolfsspuren-place = { $place ->
    [alpha] Alpha
    [beta] Beta
    [omega] Omega
   *[ordinary] Rudelwolf
}
wolfsspuren-phase = { $phase ->
    [preparation] Vorbereitung
    [rearing] Aufzucht
    [lone-hunt] Einzeljagd
    [pack-hunt] Rudeljagd
    [howling] Heulen
    [rank-fights] Rangkämpfe
   *[marking] Wertung
}
wolfsspuren-large = { $prey ->
    [sick-moose] Kranker Elch
    [deer] Hirsch
    [old-moose] Alter Elch
    [caribou] Karibu
    [wapiti] Wapiti
    [moose] Elch
   *[bison] Bison
}
wolfsspuren-large-the = { $prey ->
    [sick-moose] den kranken Elch
    [deer] den Hirsch
    [old-moose] den alten Elch
    [caribou] das Karibu
    [wapiti] den Wapiti
    [moose] den Elch
   *[bison] den Bison
}
wolfsspuren-small = { $prey ->
    [beaver] Biber
    [goose] Gans
    [hare] Hase
    [vole] Schermaus
    [lemming] Lemming
   *[nothing] Keine Beute
}
wolfsspuren-small-a = { $prey ->
    [beaver] einen Biber
    [goose] eine Gans
    [hare] einen Hasen
    [vole] eine Schermaus
    [lemming] einen Lemming
   *[nothing] nichts
}
wolfsspuren-part = { $part ->
    [rank] Plätze
    [discs] Anerkennung
    [dead] Tote Wölfe
    [excluded] Vertriebene
   *[departed] Abwanderung
}

## Was geschehen ist

wolfsspuren-event-chose = { $stage ->
    [pick] { $count ->
       *[one] { $name } hat einen Wolf gewählt.
        [other] { $name } haben ihre Wölfe gewählt.
    }
    [vote] { $count ->
       *[one] { $name } hat abgestimmt.
        [other] { $name } haben abgestimmt.
    }
    [consent] { $count ->
       *[one] { $name } hat geantwortet.
        [other] { $name } haben geantwortet.
    }
    [strike] { $count ->
       *[one] { $name } hat eine Karte gelegt.
        [other] { $name } haben ihre Karten gelegt.
    }
   *[depart] { $count ->
       *[one] { $name } hat über die Jungwölfe entschieden.
        [other] { $name } haben über die Jungwölfe entschieden.
    }
}
wolfsspuren-event-picked = Die Wölfe werden aufgedeckt: { $wolves }.
wolfsspuren-event-picked-again = { $wolves }: alle vom selben Geschlecht. Es wird noch einmal gewählt.
wolfsspuren-event-pack-formed = Das Rudel bildet sich. Männchen von oben: { $males }. Weibchen: { $females }.
wolfsspuren-event-year-began = Jahr { $year } beginnt.
wolfsspuren-event-births-drawn = { $number ->
    [one] Ein Welpe wird geboren.
   *[other] { $number } Welpen werden geboren.
} In dieser Reihenfolge kommen Karten dazu: { $names }.
wolfsspuren-event-pup-added = { $name } legt einen Welpen dazu.
wolfsspuren-event-prey-turned = { $reshuffled ->
    [true] Die abgelegte Beute kommt zurück; Spuren von Großwild: { wolfsspuren-large }.
   *[false] Spuren von Großwild: { wolfsspuren-large }.
}
wolfsspuren-event-votes-revealed = Die Stimmen: { $votes }.
wolfsspuren-event-prey-chosen = { $by ->
    [one] Keine Mehrheit: { $name } entscheidet. Das Rudel jagt { wolfsspuren-large-the }.
   *[all] Das Rudel jagt { wolfsspuren-large-the }.
}
wolfsspuren-event-asked = { $name } fragt, ob { $wolf } sich anschließen darf.
wolfsspuren-event-asked-not = { $name } fragt nicht um Aufnahme.
wolfsspuren-event-answered = { $agreed ->
    [true] Alle sind einverstanden.
   *[false] Nicht alle sind einverstanden.
}
wolfsspuren-event-joined-by-consent = { $wolf } schließt sich dem Rudel an.
wolfsspuren-event-planned = Du änderst deinen Plan.
wolfsspuren-event-readied = { $count ->
   *[one] { $name } ist bereit.
    [other] { $name } sind bereit.
}
wolfsspuren-event-reconsidered = { $name } plant neu.
wolfsspuren-event-phase-began = { wolfsspuren-phase }. { $count ->
    [0] Niemand hat einen Stein gelegt.
   *[other] Steine: { $tokens }. Zusammen { $sum }.
}
wolfsspuren-event-died = { $cause ->
    [spirals] { $wolf } stirbt vor Erschöpfung.
    [hunger] { $wolf } verhungert.
    [wound] { $wolf } stirbt an einer Wunde.
   *[age] { $wolf } stirbt an Altersschwäche.
}
wolfsspuren-event-pups-died = { $cause ->
    [rearing] { $count ->
        [one] Ein Welpe wurde nicht versorgt und stirbt: { $wolves }.
       *[other] { $count } Welpen wurden nicht versorgt und sterben: { $wolves }.
    }
   *[hunger] { $count ->
        [one] Ohne Beute verhungert der Welpe: { $wolves }.
       *[other] Ohne Beute verhungern alle Welpen: { $wolves }.
    }
}
wolfsspuren-event-disc-won = { $full ->
    [true] { $wolf } hätte Anerkennung verdient, kann aber nicht mehr als vier Plättchen haben.
   *[false] { $wolf } gewinnt ein Anerkennungsplättchen.
}
wolfsspuren-event-disc-lost = { $wolf } verliert Anerkennung und behält { $discs ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $discs } Plättchen
}.
wolfsspuren-event-omega-accepted = { $wolf } wird wieder anerkannt und ist nicht länger Omega.
wolfsspuren-event-omega-made = { $wolf } hat kein Plättchen mehr und wird Omega.
wolfsspuren-event-omega-excluded = Omega { $wolf } wird aus dem Rudel vertrieben.
wolfsspuren-event-alpha-alone = { $wolf } hat allein dieses Geschlecht und hält den Alphaplatz ohne Plättchen.
wolfsspuren-event-small-prey-turned = Kleine Beute wird aufgedeckt.
wolfsspuren-event-caught = { $wolf } fängt { wolfsspuren-small-a }{ $gained ->
    [0] {""}
   *[other] {" "}(+{ $gained })
}.
wolfsspuren-event-hunt-over = Es ist nichts mehr zu fangen.
wolfsspuren-event-went-hungry = { $count ->
    [one] { $wolves } bleibt hungrig (−{ $lost }).
   *[other] { $wolves } bleiben hungrig (je −{ $lost }).
}
wolfsspuren-event-hunted = { $result ->
    [killed] { $sum } Punkte: Das Rudel erlegt { wolfsspuren-large-the }.
    [killed-hurt] { $sum } Punkte: Das Rudel erlegt { wolfsspuren-large-the }, doch wer am kühnsten jagte, ist verletzt.
    [escaped-hurt] { $sum } Punkte: Die Beute entkommt und verletzt, wer am kühnsten jagte.
   *[escaped] { $sum } Punkte sind zu wenig: Die Beute entkommt.
}
wolfsspuren-event-wounded = { $wolf } wird verletzt und verliert { $card } Stärke.
wolfsspuren-event-fed = Das Rudel frisst: { $meals }{ $pups ->
    [0] {""}
    [one] {" "}und ein Welpe
   *[other] {" "}und { $pups } Welpen
}.
wolfsspuren-event-howled = { $result ->
    [few] Nur { $sum } Punkte beim Heulen: Das Rudel verliert Boden und ein Großwild.
    [many] { $sum } Punkte beim Heulen: Das Rudel gewinnt Boden und findet neue Spuren.
   *[enough] { $sum } Punkte beim Heulen: Das Revier ist gehalten.
}
wolfsspuren-event-prey-released = { $name } gibt { wolfsspuren-large-the } auf.
wolfsspuren-event-attacked = { $wolf } greift { $target } an.
wolfsspuren-event-refrained = { $wolf } greift niemanden an.
wolfsspuren-event-submitted = { $forced ->
    [true] { $wolf } kann nicht kämpfen und weicht { $target }.
   *[false] { $wolf } unterwirft sich { $target }.
}
wolfsspuren-event-fight-began = { $wolf } ({ $score }) kämpft gegen { $target } ({ $target_score }).
wolfsspuren-event-struck = { $card } gegen { $target_card }: { $rout ->
    [true] vernichtend!
   *[false] { $loss ->
        [0] { $target_loss ->
            [0] niemand weicht.
           *[other] die Verteidigung verliert { $target_loss }.
        }
       *[other] der Angriff verliert { $loss }.
    }
} Es steht { $score } zu { $target_score }.
wolfsspuren-event-fight-drawn = { $wolf } und { $target } trennen sich unentschieden.
wolfsspuren-event-fight-won = { $wolf } besiegt { $loser }.
wolfsspuren-event-swapped = { $wolf } und { $other } tauschen die Plätze.
wolfsspuren-event-marked = Wertung von Jahr { $year }: { $points }.
wolfsspuren-event-aged = Das Jahr hinterlässt Spuren: { $wolves }.
wolfsspuren-event-pup-joined = { $wolf } ist erwachsen und schließt sich dem Rudel an.
wolfsspuren-event-departures-revealed = { $count ->
    [0] Alle Jungwölfe bleiben.
   *[other] Es verlassen das Rudel: { $wolves }.
}
wolfsspuren-event-pair-left = { $male } und { $female } ziehen zusammen fort und gründen ein Rudel (je +5).
wolfsspuren-event-left-alone = { $wolf } zieht allein fort (−3).
wolfsspuren-event-year-scored = Jahr { $year } bringt { $points }. Stand: { $totals }.
wolfsspuren-event-pack-died-out = Das Rudel ist ausgestorben.
wolfsspuren-event-ended = { $count ->
    [0] Die Partie endet ohne Sieg.
   *[one] { $names } gewinnt.
    [other] { $names } gewinnen gemeinsam.
}

### Wolfsspuren. Namen kommen als $name, Wölfe als $wolf, $target (wolfsspuren-wolf), Listen davon als
### $wolves; Beutetiere und Phasen als Schlüssel in $prey und $phase.

game-wolfsspuren-line = Ein Rudel, viele Pläne: gemeinsam die Jahre überstehen und allein nach oben kommen.

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
    [female] Weibchen
   *[male] Männchen
}
wolfsspuren-place = { $place ->
    [alpha] Alpha
    [beta] Beta
    [omega] Omega
   *[ordinary] Rudelwolf
}
wolfsspuren-phase = { $phase ->
    [preparation] Vorbereitung
    [rearing] Jungenaufzucht
    [lone-hunt] Einzeljagd
    [pack-hunt] Rudeljagd
    [howling] Heulen
    [rank-fights] Rangkämpfe
   *[marking] Wertung
}
wolfsspuren-prey = { $prey ->
    [beaver] Biber
    [goose] Gans
    [hare] Hase
    [vole] Schermaus
    [lemming] Lemming
    [nothing] keine Beute
    [sick-moose] kranker Elch
    [deer] Weißwedelhirsch
    [old-moose] alter Elch
    [caribou] Karibu
    [wapiti] Wapiti
    [moose] Elch
   *[bison] Bison
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
    [rank] Rang
    [discs] Scheiben
    [dead] Tote
    [excluded] Ausgestoßene
   *[departed] Abwanderung
}

## Aktionen

wolfsspuren-action-pick = Mit { $wolf } beginnen
wolfsspuren-action-bear = { $wolf } als Welpen dazulegen
wolfsspuren-action-vote = Stimme: { wolfsspuren-prey }
wolfsspuren-action-hunt = Jagen: { wolfsspuren-prey }
wolfsspuren-action-ask = Um Aufnahme bitten: { $wolf }
wolfsspuren-action-wait = Nicht bitten
wolfsspuren-action-agree = Zustimmen
wolfsspuren-action-refuse = Ablehnen
wolfsspuren-action-place = { $wolf }, { wolfsspuren-phase }: Marker { $token }
wolfsspuren-action-take-back = { $wolf }, { wolfsspuren-phase }: Marker zurücknehmen
wolfsspuren-action-ready = Fertig
wolfsspuren-action-reconsider = Meine Marker ändern
wolfsspuren-action-catch = Fangen: { wolfsspuren-prey }
wolfsspuren-action-release = Ablegen: { wolfsspuren-prey }
wolfsspuren-action-attack = { $wolf } angreifen
wolfsspuren-action-refrain = Nicht angreifen
wolfsspuren-action-fight = Kämpfen
wolfsspuren-action-submit = Sich unterwerfen
wolfsspuren-action-strike = Karte { $card }
wolfsspuren-action-depart = { $count ->
    [0] Alle bleiben
   *[other] Es gehen: { $wolves }
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
}
wolfsspuren-event-pup-added = { $name } legt einen Welpen dazu.
wolfsspuren-event-prey-turned = { $reshuffled ->
    [true] Die abgelegte Beute kommt zurück; Spuren von Großwild: { wolfsspuren-large }.
   *[false] Spuren von Großwild: { wolfsspuren-large }.
}
wolfsspuren-event-votes-revealed = Die Stimmen: { $votes }.
wolfsspuren-vote = { $name }: { wolfsspuren-prey }
wolfsspuren-event-prey-chosen = { $name ->
    [none] Das Rudel jagt { wolfsspuren-large-the }.
   *[other] Keine Mehrheit: { $name } entscheidet. Das Rudel jagt { wolfsspuren-large-the }.
}
wolfsspuren-event-asked = { $name } fragt, ob { $wolf } sich anschließen darf.
wolfsspuren-event-asked-not = { $name } fragt nicht um Aufnahme.
wolfsspuren-event-answered = { $agreed ->
    [true] Alle sind einverstanden.
   *[false] Nicht alle sind einverstanden.
}
wolfsspuren-event-joined-by-consent = { $wolf } schließt sich dem Rudel an.
wolfsspuren-event-planned = Du hast deine Marker geändert.
wolfsspuren-event-readied = { $count ->
   *[one] { $name } ist bereit.
    [other] { $name } sind bereit.
}
wolfsspuren-event-reconsidered = { $name } plant neu.
wolfsspuren-event-phase-began = { wolfsspuren-phase }. { $count ->
    [0] Niemand hat einen Marker gelegt.
   *[other] Marker: { $tokens }. Zusammen { $sum }.
}
wolfsspuren-token = { $wolf } { $token }
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
    [true] { $wolf } hätte Anerkennung verdient, kann aber nicht mehr als vier Scheiben haben.
   *[false] { $wolf } gewinnt eine Scheibe der Anerkennung.
}
wolfsspuren-event-disc-lost = { $wolf } verliert Anerkennung und behält { $discs ->
    [0] keine Scheibe
    [one] eine Scheibe
   *[other] { $discs } Scheiben
}.
wolfsspuren-event-omega-accepted = { $wolf } wird wieder anerkannt und ist nicht länger Omega.
wolfsspuren-event-omega-made = { $wolf } hat keine Scheibe mehr und wird Omega.
wolfsspuren-event-omega-excluded = Omega { $wolf } wird aus dem Rudel vertrieben.
wolfsspuren-event-alpha-alone = { $wolf } hat allein dieses Geschlecht und hält den Alphaplatz ohne Scheibe.
wolfsspuren-event-small-prey-turned = Es liegen offen: { $face_up }.
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
wolfsspuren-prey-title = { $prey ->
    [sick-moose] Kranker Elch
    [deer] Weißwedelhirsch
    [old-moose] Alter Elch
    [caribou] Karibu
    [wapiti] Wapiti
    [moose] Elch
   *[bison] Bison
}
wolfsspuren-event-wounded = { $wolf } wird verletzt und verliert { $card } Stärke.
wolfsspuren-event-fed = Das Rudel frisst: { $meals }{ $pups ->
    [0] {""}
    [one] ; der Welpe frisst 1
   *[other] ; { $pups } Welpen fressen je 1
}.
wolfsspuren-meal = { $wolf } { $food }
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
wolfsspuren-event-fight-began = { $wolf } ({ $score }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }) kämpft gegen { $target } ({ $target_score }, { $target_cards ->
        [one] eine Karte
       *[other] { $target_cards } Karten
    }).
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
wolfsspuren-event-marked = Wertung im Jahr { $year }, Ränge und Scheiben: { $points }.
wolfsspuren-points = { $name }: { $points }
wolfsspuren-event-aged = Das Jahr hinterlässt Spuren. Stärke: { $wolves }.
wolfsspuren-change = { $wolf } { $change }
wolfsspuren-event-pup-joined = { $wolf } ist erwachsen und schließt sich dem Rudel an.
wolfsspuren-event-departures-revealed = { $count ->
    [0] Alle Jungwölfe bleiben.
   *[other] Es verlassen das Rudel: { $wolves }.
}
wolfsspuren-event-pair-left = { $male } und { $female } ziehen zusammen fort und gründen ein Rudel (je +5).
wolfsspuren-event-left-alone = { $wolf } zieht allein fort (−3).
wolfsspuren-event-year-scored = Punkte nach dem Jahr { $year }: { $totals }.
wolfsspuren-event-pack-died-out = Das Rudel ist ausgestorben.
wolfsspuren-event-ended = { $count ->
    [0] Hier enden die Spuren.
    [one] { $name } gewinnt.
   *[other] { $name } gewinnen gemeinsam.
}

## Warum nicht

wolfsspuren-why-already-chosen = Das hast du schon gewählt.
wolfsspuren-why-already-a-pup = Dieser Wolf liegt schon bei den Welpen.
wolfsspuren-why-in-the-pack = Dieser Wolf ist schon im Rudel.
wolfsspuren-why-not-in-the-pack = Dieser Wolf ist nicht im Rudel.
wolfsspuren-why-not-face-up = Dieses Tier liegt nicht offen.
wolfsspuren-why-already-ready = Du bist fertig. Nimm das erst zurück, um deine Marker zu ändern.
wolfsspuren-why-not-ready-yet = Du kannst deine Marker noch ändern; du bist noch nicht fertig.
wolfsspuren-why-no-token-there = Hier liegt kein Marker, den du zurücknehmen kannst.
wolfsspuren-why-no-pups = In diesem Jahr sind keine Welpen aufzuziehen.
wolfsspuren-why-cell-taken = Ein Wolf hat höchstens einen Marker je Phase; nimm den anderen zuerst zurück.
wolfsspuren-why-too-many-spirals = Mit der Lebensdauer müssen die Spiralen eines Wolfs unter seiner Stärke bleiben.
wolfsspuren-why-token-used = Jeder Marker gilt einmal im Jahr, und dieser liegt schon woanders.
wolfsspuren-why-other-sex = Weibchen kämpfen gegen Weibchen, Männchen gegen Männchen.
wolfsspuren-why-own-wolf = Deine eigenen Wölfe kämpfen nicht gegeneinander.
wolfsspuren-why-omega-is-left-alone = Ein Omega wird nicht angegriffen.
wolfsspuren-why-only-the-male-above = Ein Männchen darf nur das Männchen direkt darüber angreifen.
wolfsspuren-why-no-such-card = Diese Kampfkarte hast du nicht auf der Hand.
wolfsspuren-why-not-young = Nur Wölfe, die gerade dazugekommen sind, dürfen gehen.
wolfsspuren-why-now-pick = Jetzt wählen alle ihren ersten Wolf.
wolfsspuren-why-now-birth = Jetzt werden Welpen dazugelegt.
wolfsspuren-why-now-vote = Jetzt wird über die Beute abgestimmt.
wolfsspuren-why-now-hunt = Jetzt wird die Beute bestimmt.
wolfsspuren-why-now-ask = Jetzt darf jemand um Aufnahme bitten.
wolfsspuren-why-now-consent = Jetzt antworten die anderen auf die Bitte um Aufnahme.
wolfsspuren-why-now-plan = Jetzt werden Marker gelegt.
wolfsspuren-why-now-catch = Jetzt nimmt ein Wolf ein kleines Beutetier.
wolfsspuren-why-now-release = Jetzt muss ein großes Beutetier abgelegt werden.
wolfsspuren-why-now-attack = Jetzt darf ein Wolf angreifen.
wolfsspuren-why-now-defend = Jetzt kämpft der angegriffene Wolf oder unterwirft sich.
wolfsspuren-why-now-strike = Jetzt wählen beide eine Kampfkarte.
wolfsspuren-why-now-depart = Jetzt wird entschieden, welche jungen Wölfe gehen.

## Das Ende

wolfsspuren-end-target-reached = Die Zielpunktzahl ist erreicht.
wolfsspuren-end-died-out = Das Rudel ist ausgestorben; niemand gewinnt.

## Optionen

option-wolfsspuren-target = Ziel
option-wolfsspuren-target-help = Die Punktzahl, mit der die Partie endet. Zu { $players } Personen sind { $default } Punkte üblich, mindestens { $low }.
option-wolfsspuren-joining = Wölfe dürfen sich anschließen
option-wolfsspuren-joining-help = Wer keinen Wolf mehr hat, darf einen bringen, wenn alle anderen zustimmen.
option-wolfsspuren-joining-why = Wer früh seinen letzten Wolf verliert, könnte sonst bis zu den nächsten Geburten nur noch abstimmen.
option-wolfsspuren-lifespan = Lebensdauer
option-wolfsspuren-lifespan-help = In der Wertung werden starke Wölfe stärker und schwache schwächer; kein Wolf darf sich planmäßig erschöpfen.
option-wolfsspuren-strength_first = Stärke vor Rang
option-wolfsspuren-strength_first-help = Bei gleichen Markern kommt der stärkere Wolf zuerst.
option-wolfsspuren-lasting_omega = Bleibender Omega
option-wolfsspuren-lasting_omega-help = Ein Omega wird erst vertrieben, wenn ein anderer seinen Platz einnimmt.
option-wolfsspuren-colours = Deine Farbe
option-wolfsspuren-colours-help = Grün, Schwarz und Orange haben zwei Männchen und ein Weibchen, Blau, Gelb und Grau zwei Weibchen und ein Männchen. Wer keine wählt, bekommt eine durch Zufall.
option-wolfsspuren-colours-green = Grün
option-wolfsspuren-colours-blue = Blau
option-wolfsspuren-colours-black = Schwarz
option-wolfsspuren-colours-yellow = Gelb
option-wolfsspuren-colours-orange = Orange
option-wolfsspuren-colours-grey = Grau
option-wolfsspuren-colours-uneven = Bei { $players } Personen dürfen höchstens { $most } { $kind ->
    [0] zwei Männchen und ein Weibchen
   *[1] zwei Weibchen und ein Männchen
} haben.

## Im Terminal

wolfsspuren-title = Jahr { $year } · { wolfsspuren-phase } · Ziel { $target }
wolfsspuren-pack = Das Rudel
wolfsspuren-pups = { $count ->
    [0] keine Welpen
    [one] ein Welpe
   *[other] { $count } Welpen
}
wolfsspuren-column = { $column ->
    [place] Platz
    [wolf] Wolf
    [player] Spieler
    [strength] Stärke
    [discs] Scheiben
    [token] Marker
    [tokens] Marker
    [score] Punkte
    [now] Dieses Jahr
    [hand] Hand
    [prey] Beute
    [numbers] Schwarz / grün / rot
    [food] Nahrung
   *[decides] Entscheidet
}
wolfsspuren-spirals-left = Stärke { $left } nach den Spiralen
wolfsspuren-needs = Nötig: Aufzucht { $rearing }, Jagd { $black }, Heulen { $few }
wolfsspuren-tokens-left = Übrige Marker: { $tokens }
wolfsspuren-your-cards = Deine Kampfkarten: { $cards }

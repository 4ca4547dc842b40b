### Wolfsspuren. Namen kommen als $name, Wölfe als $wolf, $target (wolfsspuren-wolf), Listen davon als
### $wolves; Beutetiere und Phasen als Schlüssel in $prey und $phase.

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
   *[ordinary] gewöhnlich
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
    [pick] { $name } hat einen Wolf gewählt.
    [vote] { $name } hat abgestimmt.
    [consent] { $name } hat geantwortet.
    [strike] { $name } hat eine Karte gewählt.
   *[depart] { $name } hat entschieden, wer geht.
}
wolfsspuren-event-picked = Die ersten Wölfe werden aufgedeckt: { $wolves }.
wolfsspuren-event-picked-again = Alle von einem Geschlecht: { $wolves }. Alle wählen noch einmal.
wolfsspuren-event-pack-formed = Das Rudel findet sich. Weibchen von oben: { $females }; Männchen: { $males }.
wolfsspuren-event-year-began = Das Jahr { $year } beginnt.
wolfsspuren-event-births-drawn = { $number ->
    [one] Ein Welpe soll geboren werden.
   *[other] { $number } Welpen sollen geboren werden.
}
wolfsspuren-event-pup-added = { $name } legt verdeckt einen Welpen dazu.
wolfsspuren-event-prey-turned = { $reshuffled ->
    [yes] Die abgelegten Karten werden gemischt. Ein großes Beutetier wird aufgedeckt: { wolfsspuren-prey }.
   *[no] Ein großes Beutetier wird aufgedeckt: { wolfsspuren-prey }.
}
wolfsspuren-event-votes-revealed = Die Stimmen: { $votes }.
wolfsspuren-vote = { $name }: { wolfsspuren-prey }
wolfsspuren-event-prey-chosen = { $decided ->
    [yes] Keine Mehrheit, { $name } entscheidet. Das Rudel jagt: { wolfsspuren-prey }.
   *[no] Das Rudel jagt: { wolfsspuren-prey }.
}
wolfsspuren-event-asked = { $name } bittet um Aufnahme für { $wolf }.
wolfsspuren-event-asked-not = { $name } bittet nicht um Aufnahme.
wolfsspuren-event-answered = { $agreed ->
    [yes] Alle stimmen zu.
   *[no] Nicht alle stimmen zu; niemand kommt dazu.
}
wolfsspuren-event-joined-by-consent = { $wolf } schließt sich dem Rudel an.
wolfsspuren-event-planned = Du hast deine Marker geändert.
wolfsspuren-event-readied = { $name } ist fertig.
wolfsspuren-event-reconsidered = { $name } überlegt noch einmal.
wolfsspuren-event-phase-began = { wolfsspuren-phase }: { $count ->
    [0] keine Marker.
   *[other] { $tokens }. Zusammen { $sum }.
}
wolfsspuren-token = { $wolf } { $token }
wolfsspuren-event-died = { $cause ->
    [spirals] { $wolf } stirbt an Erschöpfung.
    [hunger] { $wolf } verhungert.
    [wound] { $wolf } stirbt an der Wunde.
   *[age] { $wolf } stirbt an Altersschwäche.
}
wolfsspuren-event-pups-died = { $cause ->
    [rearing] Zu wenig Pflege, diese Welpen sterben: { $wolves }.
   *[hunger] Nichts zu fressen, diese Welpen sterben: { $wolves }.
}
wolfsspuren-event-disc-won = { $full ->
    [yes] { $wolf } verdient sich Anerkennung, hat aber schon vier Scheiben.
   *[no] { $wolf } bekommt eine Scheibe und hat jetzt { $discs }.
}
wolfsspuren-event-disc-lost = { $wolf } verliert Anerkennung: { $discs ->
    [0] keine Scheibe mehr.
    [one] noch eine Scheibe.
   *[other] noch { $discs } Scheiben.
}
wolfsspuren-event-omega-accepted = { $wolf } wird wieder anerkannt und ist nicht mehr Omega.
wolfsspuren-event-omega-made = { $wolf } ist jetzt Omega.
wolfsspuren-event-omega-excluded = { $wolf } wird aus dem Rudel vertrieben.
wolfsspuren-event-alpha-alone = { $wolf } hat im Rudel kein Gegenüber des eigenen Geschlechts mehr und ist Alpha ohne Scheibe.
wolfsspuren-event-small-prey-turned = Es liegen offen: { $animals }.
wolfsspuren-event-caught = { $wolf } fängt: { wolfsspuren-prey }{ $gained ->
    [0] {""}
   *[other] , Stärke +{ $gained }
}.
wolfsspuren-event-hunt-over = Es gibt keine Beute mehr; die Einzeljagd ist vorbei.
wolfsspuren-event-went-hungry = Hunger, Stärke −{ $lost }: { $wolves }.
wolfsspuren-event-hunted = { wolfsspuren-prey-title }, Summe { $sum }: { $result ->
    [killed] erlegt.
    [killed-hurt] erlegt, doch der vorderste Wolf wird verletzt.
    [escaped-hurt] das Tier entkommt, und der vorderste Wolf wird verletzt.
   *[escaped] das Tier entkommt.
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
wolfsspuren-event-wounded = { $wolf } wird verletzt: Stärke −{ $card }.
wolfsspuren-event-fed = Das Rudel frisst: { $meals }{ $pups ->
    [0] {""}
    [one] ; der Welpe frisst 1
   *[other] ; { $pups } Welpen fressen je 1
}.
wolfsspuren-meal = { $wolf } { $food }
wolfsspuren-event-howled = { $result ->
    [few] Heulen { $sum }: zu leise, ein großes Beutetier geht verloren.
    [many] Heulen { $sum }: weithin zu hören, ein Beutetier mehr wird gefunden.
   *[enough] Heulen { $sum }: genug, um das Revier zu halten.
}
wolfsspuren-event-prey-released = { $name } legt ab: { wolfsspuren-prey }.
wolfsspuren-event-attacked = { $wolf } greift { $target } an.
wolfsspuren-event-refrained = { $wolf } greift niemanden an.
wolfsspuren-event-submitted = { $forced ->
    [yes] { $wolf } kann nicht kämpfen und weicht vor { $target }.
   *[no] { $wolf } weicht vor { $target } und kämpft in diesem Jahr nicht mehr.
}
wolfsspuren-event-fight-began = { $wolf } ({ $score }, { $cards } Karten) kämpft gegen { $target } ({ $target_score }, { $target_cards } Karten).
wolfsspuren-event-struck = { $card } gegen { $target_card }. { $rout ->
    [yes] In die Flucht geschlagen!
   *[no] Es steht { $score } zu { $target_score }.
}
wolfsspuren-event-fight-drawn = { $wolf } und { $target } trennen sich unentschieden.
wolfsspuren-event-fight-won = { $wolf } siegt über { $loser }.
wolfsspuren-event-swapped = { $wolf } und { $target } tauschen die Plätze.
wolfsspuren-event-marked = Wertung im Jahr { $year }, Ränge und Scheiben: { $points }.
wolfsspuren-points = { $name }: { $points }
wolfsspuren-event-aged = Das Jahr zehrt an der Stärke oder mehrt sie: { $changes }.
wolfsspuren-change = { $wolf } { $change }
wolfsspuren-event-pup-joined = { $wolf } ist erwachsen und gehört jetzt zum Rudel.
wolfsspuren-event-departures-revealed = { $count ->
    [0] Alle jungen Wölfe bleiben.
   *[other] Diese jungen Wölfe gehen: { $wolves }.
}
wolfsspuren-event-pair-left = { $male } und { $female } gehen als Paar: je 5 Punkte.
wolfsspuren-event-left-alone = { $wolf } geht allein: −3 Punkte.
wolfsspuren-event-year-scored = Punkte nach dem Jahr { $year }: { $points }.
wolfsspuren-event-pack-died-out = Das Rudel ist ausgestorben. Niemand gewinnt.
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

option-wolfsspuren-extra = Punkte über dem üblichen Ziel
option-wolfsspuren-extra-help = Üblich sind 40 Punkte zu dritt, 50 zu viert, 55 zu fünft, 60 zu sechst.
option-wolfsspuren-joining = Wölfe dürfen sich anschließen
option-wolfsspuren-joining-help = Wer keinen Wolf mehr hat, darf einen bringen, wenn alle anderen zustimmen.
option-wolfsspuren-lifespan = Lebensdauer
option-wolfsspuren-lifespan-help = In der Wertung werden starke Wölfe stärker und schwache schwächer; kein Wolf darf sich planmäßig erschöpfen.
option-wolfsspuren-strength_first = Stärke vor Rang
option-wolfsspuren-strength_first-help = Bei gleichen Markern kommt der stärkere Wolf zuerst.
option-wolfsspuren-lasting_omega = Bleibender Omega
option-wolfsspuren-lasting_omega-help = Ein Omega wird erst vertrieben, wenn ein anderer seinen Platz einnimmt.

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

### Der Tisch von Wolfsspuren im Browser. Namen und Ereignisse stehen in wolfsspuren.ftl.

## Wer am Zug ist

wolfsspuren-over = { $year ->
    [0] { $target } Punkte gewinnen
   *[other] Jahr { $year } · { $target } Punkte gewinnen
}
wolfsspuren-now = { $stage ->
    [pick] Wähle deinen ersten Wolf
    [birth] Lege einen Welpen zum Wurf
    [vote] Was soll das Rudel jagen?
    [hunt] Keine Mehrheit: Du entscheidest
    [ask] Willst du um Aufnahme bitten?
    [consent] Darf dieser Wolf dazukommen?
    [plan] Plane das Jahr deiner Wölfe
    [catch] { $wolf } jagt: Nimm ein Tier
    [release] Gib ein Großwild auf
    [attack] { $wolf } darf angreifen
    [defend] { $attacker } greift { $target } an
    [strike] Wähle eine Karte für diesen Schlag
   *[depart] Sollen deine Jungwölfe fortziehen?
}
wolfsspuren-now-help-stage = { $stage ->
    [pick] Alle Wölfe werden gemischt; wie sie aufgedeckt werden, so ist die erste Ordnung.
    [birth] Verdeckt: Niemand sieht, welcher es ist. Die Welpen werden gemischt.
    [vote] Mehr als die Hälfte aller muss sich einig sein, sonst entscheidet, wer die Alphawölfin führt.
    [hunt] Du führst die Alphawölfin.
    [ask] Alle anderen müssen zustimmen.
    [consent] Alle antworten verdeckt; ein einziges Nein genügt.
    [plan] Ein Marker je Wolf und Phase, jeder Marker einmal. Aufgedeckt wird Phase für Phase.
    [catch] Er gewinnt die gezeigte Stärke, höchstens bis 12.
    [release] Das Rudel hat zu wenig geheult und verliert Boden.
    [attack] Klicke einen Wolf im Bild oder hier an. Angreifen ist freiwillig.
    [defend] Kämpfe – oder unterwirf dich: Das kostet eine Scheibe, aber keine Wunde.
    [strike] Beide Karten werden zugleich aufgedeckt; die niedrigere verliert.
   *[depart] Männchen und Weibchen zusammen: je +5; wer allein geht: −3.
}
wolfsspuren-now-doing = { $stage ->
    [pick] Die ersten Wölfe werden gewählt.
    [birth] Welpen kommen dazu.
    [vote] Über die Beute wird abgestimmt.
    [hunt] Die Beute wird gewählt.
    [ask] Wer keinen Wolf hat, darf um Aufnahme bitten.
    [consent] Das Rudel prüft einen Neuling.
    [plan] Das Jahr wird geplant.
    [catch] { $wolf } jagt allein.
    [release] Ein Großwild muss aufgegeben werden.
    [attack] { $wolf } darf angreifen.
    [defend] { $attacker } greift { $target } an.
    [strike] { $attacker } und { $target } kämpfen.
   *[depart] Jungwölfe dürfen das Rudel verlassen.
}
wolfsspuren-now-waiting = Warten auf { $names }
wolfsspuren-now-watching = Du schaust zu.
wolfsspuren-now-over = Die Partie ist zu Ende
wolfsspuren-sealed = Deine Wahl ist versiegelt. Du kannst sie ändern, bis alle entschieden haben.
wolfsspuren-decided = Hat entschieden
wolfsspuren-thinking = Muss entscheiden
wolfsspuren-do = { $verb ->
    [wait] Nicht dieses Jahr
    [agree] Aufnehmen
    [refuse] Ablehnen
    [ready] Bereit
    [reconsider] Plan ändern
    [fight] Kämpfen
    [submit] Sich unterwerfen
   *[refrain] Niemanden angreifen
}
wolfsspuren-do-prey = { $verb ->
    [vote] Stimme für { wolfsspuren-large-the }.
    [hunt] Jage { wolfsspuren-large-the }.
   *[release] Gib { wolfsspuren-large-the } auf.
}

## Das Rudel

wolfsspuren-pack-none = Das Rudel bildet sich, wenn alle einen Wolf gewählt haben.
wolfsspuren-row = { wolfsspuren-row-kind }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} je Wolf
wolfsspuren-row-kind = { $kind ->
    [alpha] Alphas
    [beta] Beta
    [omega] Omega
   *[pair] Paar
}
wolfsspuren-empty-place = Hier ist niemand
wolfsspuren-wolf-said = { $wolf }, geführt von { $name }, { wolfsspuren-sex }, { wolfsspuren-place }. Stärke { $strength } von 12, { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
}.
wolfsspuren-wolf-token = Marker { $token }.
wolfsspuren-wolf-target = Kann angegriffen werden.
wolfsspuren-young = Ist eben dazugekommen.
wolfsspuren-submitted = Hat sich unterworfen und kämpft dieses Jahr nicht mehr.
wolfsspuren-litter-needs = { $count ->
    [one] Ein Welpe bei der Alphawölfin; er braucht { $needed } Punkte.
   *[other] { $count } Welpen bei der Alphawölfin; zusammen brauchen sie { $needed } Punkte.
}
wolfsspuren-detail-owner = Geführt von
wolfsspuren-detail-place = Platz
wolfsspuren-detail-strength = Stärke
wolfsspuren-detail-discs = Anerkennung
wolfsspuren-detail-worth = Wert in der Wertung
wolfsspuren-detail-year = Marker dieses Jahres
wolfsspuren-detail-caught = Gefangen
wolfsspuren-detail-meal = Vom Großwild gefressen

## Mitspielende und Jahr

wolfsspuren-players = Am Tisch
wolfsspuren-score-help = Punkte; ab { $target } gewinnt man
wolfsspuren-now-help = Was die Wertung jetzt brächte
wolfsspuren-wolves-help = { $pack } im Rudel, { $pups } unter den Welpen, { $hand } auf der Hand
wolfsspuren-year = Jahr { $year }
wolfsspuren-replay-round = Jahr { $round }
wolfsspuren-timeline = Der Lauf von Jahr { $year }
wolfsspuren-timeline-said = { wolfsspuren-phase }: { $state ->
    [past] vorbei
    [now] jetzt
    [skipped] entfällt dieses Jahr
   *[coming] kommt noch
}.
wolfsspuren-sum-said = Summe { $sum }.
wolfsspuren-sum = Alle Marker zusammen
wolfsspuren-order = Marker in der Reihenfolge des Handelns
wolfsspuren-no-tokens = Hier hat niemand einen Marker.
wolfsspuren-hunt-result = { $result ->
    [killed] Erlegt
    [killed-hurt] Erlegt, aber ein Jäger ist verletzt
    [escaped-hurt] Entkommen, und ein Jäger ist verletzt
   *[escaped] Entkommen
}
wolfsspuren-meals-shown = Die Nahrung geht an die Alphas, dann an die Welpen, dann von oben nach unten.

## Beute

wolfsspuren-herd = Großwild
wolfsspuren-herd-pile = { $pile } im Stapel
wolfsspuren-herd-none = Keine einzige Spur.
wolfsspuren-large-said = { wolfsspuren-large }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } Karten)
}: erlegt ab { $black }, erlegt mit Wunde ab { $green }, entkommt mit Wunde ab { $red }; Nahrung { $food }.
wolfsspuren-need-number = { $number ->
    [black] Schwarz:
    [green] Grün:
   *[red] Rot:
}
wolfsspuren-need-black = erlegt
wolfsspuren-need-green = erlegt, ein Jäger verletzt
wolfsspuren-need-red = entkommt, ein Jäger verletzt
wolfsspuren-need-rearing = alle Welpen leben
wolfsspuren-need-few = Boden gehalten
wolfsspuren-need-many = neues Großwild
wolfsspuren-met = erreicht
wolfsspuren-unmet = nicht erreicht
wolfsspuren-food = Nahrung
wolfsspuren-hungry = { $count ->
    [one] { $count } bleibt hungrig
   *[other] { $count } bleiben hungrig
}
wolfsspuren-per-wolf = etwa { $points } je Wolf
wolfsspuren-decider = Ohne Mehrheit entscheidet { $name }.
wolfsspuren-small-said = { wolfsspuren-small }: Stärke +{ $strength }.
wolfsspuren-catch = Fange { wolfsspuren-small-a }.
wolfsspuren-small-pile = { $pile ->
        [one] Eine Karte
       *[other] { $pile } Karten
    } im Stapel, davon { $animals ->
        [one] ein Tier
       *[other] { $animals } Tiere
    }

## Geburten, Aufnahme, Abschied

wolfsspuren-litter = { $count ->
        [one] { $count } von { $born } Welpen liegt
       *[other] { $count } von { $born } Welpen liegen
    } da
wolfsspuren-birth-order = Als Nächstes:
wolfsspuren-asks = { $mine ->
    [yes] Du fragst, ob { $wolf } ganz unten ins Rudel darf.
   *[no] { $name } fragt, ob { $wolf } ganz unten ins Rudel darf.
}
wolfsspuren-may-ask = { $name } hat keinen Wolf im Rudel und darf um Aufnahme bitten.
wolfsspuren-ask-help = Dein Wolf käme ganz unten ins Rudel, mit Stärke 12 und einer Scheibe.
wolfsspuren-young-all = Jungwölfe, die fortziehen dürfen
wolfsspuren-depart-help = Wer geht, bildet Paare, die Untersten zuerst: +5 für jeden Wolf eines Paares, −3 ohne Gefährten.
wolfsspuren-depart-choice = { $leaves ->
    [true] zieht fort
   *[false] bleibt
}
wolfsspuren-depart-seal = Wahl versiegeln

## Planen

wolfsspuren-plan-help = Dein Plan: Zeilen sind deine Wölfe, Spalten die Phasen. Pfeiltasten bewegen, Ziffern legen einen Marker, Entf nimmt ihn zurück.
wolfsspuren-phase-short = { $phase ->
    [preparation] Vorbereitung
    [rearing] Aufzucht
    [lone-hunt] Einzel­jagd
    [pack-hunt] Rudel­jagd
    [howling] Heulen
    [marking] Wertung
   *[rank-fights] Kämpfe
}
# A column of the plan where there is room for a short word alone.
wolfsspuren-phase-brief = { $phase ->
    [rearing] Welpen
    [lone-hunt] Allein
    [pack-hunt] Rudel
    [howling] Heulen
   *[rank-fights] Kämpfe
}
wolfsspuren-needs-rearing = { $each } Punkte je Welpe: { $needed } für { $count ->
    [one] einen Welpen
   *[other] alle { $count }
}.
wolfsspuren-needs-hunt = { $black } erlegt; ab { $green } erlegt mit Wunde; ab { $red } entkommt sie mit Wunde.
wolfsspuren-needs-howling = Unter { $few } geht ein Großwild verloren, über { $many } kommt eins dazu.
wolfsspuren-needs-order = { $phase ->
    [lone-hunt] Der höhere Marker jagt zuerst. Wer nichts nimmt, verliert 2 Stärke.
   *[rank-fights] Ein Marker erlaubt, der Reihe nach anzugreifen und sich zu wehren.
}
wolfsspuren-first = hohe zuerst
wolfsspuren-no-pups = Dieses Jahr gibt es keine Welpen.
wolfsspuren-no-wolf = Du hast keinen Wolf im Rudel: dieses Jahr nichts zu planen. Deine Stimme behältst du, und der erste Welpe des nächsten Wurfs ist deiner.
wolfsspuren-my-sum = Deine Summe:
wolfsspuren-mine = du
wolfsspuren-cell-token = { $wolf }, { wolfsspuren-phase }: Marker { $token }. Drücken nimmt ihn zurück.
wolfsspuren-cell-empty = { $wolf }, { wolfsspuren-phase }: leer.
wolfsspuren-cost = { $spirals ->
    [0] kostet nichts
   *[other] { $left ->
        [0] −{ $spirals } wäre der Tod
       *[other] −{ $spirals }, bleiben { $left }
    }
}
wolfsspuren-cost-said = { $wolf }: Stärke { $strength }, die Marker kosten { $spirals }, es blieben { $left }.
# What is left, where the year may take more than that; $peril says how likely.
wolfsspuren-peril = { $peril ->
    [wound] bleiben { $left }: eine Wunde kann ihn töten
    [hunger] bleiben { $left }: Hunger kann ihn töten
   *[dying] bleiben { $left }: er würde sterben
}
wolfsspuren-peril-reason = { $reason ->
    [idle] keine Jagd allein
    [hunger] keine kleine Beute und kein Anteil an der Jagd
    [alpha] die Führung des Rudels
    [age] das Alter
    [hunt] die Jagd, die den besten Marker verletzt
   *[fight] ein verlorener Kampf, der ein Weibchen verletzt
}
wolfsspuren-peril-why = { $peril ->
    [wound] Eine Wunde kostet bis zu { $loss } Stärke: { $reasons }.
    [dying] Dazu verliert er dieses Jahr sicher { $loss }: { $reasons }.
   *[hunger] Dazu kann er dieses Jahr bis zu { $loss } verlieren: { $reasons }.
}
wolfsspuren-token-said = Marker { $token }, { $spirals ->
    [0] kostet nichts
    [one] kostet { $spirals } Stärke
   *[other] kostet { $spirals } Stärke
}
wolfsspuren-tray = Deine Marker: noch { $count }
wolfsspuren-tray-hint = Wähle ein Feld, dann einen Marker – oder zieh ihn hin.
wolfsspuren-tray-ask = Welcher Marker kommt dorthin?
wolfsspuren-tray-put = Wohin damit?
wolfsspuren-ready-hint = Du kannst deinen Plan noch ändern, bis alle bereit sind.
wolfsspuren-ready-done = Du bist bereit.
wolfsspuren-ready-help = Es geht los, sobald alle es sind.

## Kämpfe

wolfsspuren-attacker = { $wolf }: Marker { $token }, Stärke { $strength }, { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
}. Wen soll er angreifen?
wolfsspuren-attack = { $wolf } angreifen: Marker { $token }, Stärke { $strength }, { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
}.
wolfsspuren-token-is = { $token ->
    [0] kein Marker
   *[other] Marker { $token }
}
wolfsspuren-strength-is = Stärke { $strength }
wolfsspuren-role = { $role ->
    [attacker] greift an
   *[defender] wehrt sich
}
wolfsspuren-duel = Der Kampf
wolfsspuren-duel-score = Stand
wolfsspuren-duel-table = Alle Schläge des Kampfes
wolfsspuren-duel-round = Schlag
wolfsspuren-cards-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
wolfsspuren-stronger = stärker: +1 Karte
wolfsspuren-esteemed = mehr Scheiben: +1 Karte
wolfsspuren-rout = vernichtend!
wolfsspuren-fight-hand = Deine Kampfkarten
wolfsspuren-strike = Schlage mit
wolfsspuren-losses = Die niedrigere Karte verliert je nach Unterschied: 1–2 → 1, 3–4 → 3, 5–6 → 5, ab 7 → den Kampf.
wolfsspuren-submit-help = Wer sich unterwirft, verliert eine Scheibe, wird nicht verletzt und kämpft dieses Jahr nicht mehr.

## Blätter und Ergebnis

wolfsspuren-log = Was geschah
wolfsspuren-log-empty = Noch nichts: Die ersten Wölfe werden gewählt.
wolfsspuren-sheet = Wertungsblatt
wolfsspuren-sheet-none = Das erste Jahr ist noch nicht vorbei.
wolfsspuren-sheet-sum = Summe
wolfsspuren-sheet-year = Jahr { $year }
wolfsspuren-sheet-all = Alle Jahre
wolfsspuren-sheet-total = Gesamt
wolfsspuren-year-end = Jahr { $year } ist gewertet
wolfsspuren-year-end-help = Wer nach einer Wertung { $target } Punkte oder mehr hat, gewinnt.
wolfsspuren-continue = Weiter zu Jahr { $year }
wolfsspuren-result-note = { $reason ->
    [died-out] Das Rudel ist in Jahr { $year } ausgestorben, ehe jemand { $target } Punkte hatte. Gemeinsam hätte es überleben können.
   *[other] In Jahr { $year } waren { $target } Punkte erreicht.
}

## Kurze Bildunterschriften

wolfsspuren-caption-pack-formed = Das Rudel bildet sich.
wolfsspuren-caption-votes-revealed = Die Stimmen werden aufgedeckt.
wolfsspuren-caption-phase-began = { wolfsspuren-phase }: Die Marker werden aufgedeckt. Zusammen { $sum }.
wolfsspuren-caption-fed = Das Rudel frisst.
wolfsspuren-caption-marked = Wertung von Jahr { $year }
wolfsspuren-caption-aged = Das Jahr hinterlässt Spuren.
wolfsspuren-caption-year-scored = Jahr { $year } ist vorbei.

## Feldnotizen: das Leben der Wölfe hinter den Regeln

wolfsspuren-notes = Feldnotizen
wolfsspuren-notes-all = Alle Feldnotizen
wolfsspuren-note-open = Feldnotiz: { $title }
wolfsspuren-note-in-the-game = Im Spiel:
wolfsspuren-note-this-year = Dieses Jahr:
wolfsspuren-note-pack = Das Rudel
wolfsspuren-note-pack-text = Ein Rudel ist eine Familie. Es beginnt, wenn zwei Fremde sich finden, bleiben und Junge aufziehen; in zwei Jahren könnten es vierzehn Wölfe sein, doch wenige Junge leben so lange, und die meisten Rudel zählen um die sieben. Jeder kennt den Platz von jedem; Blicke, Ohren, Ruten und Stimmen halten ihn den ganzen Tag in Erinnerung.
wolfsspuren-note-pack-rule = je mehr Wölfe darunter stehen, desto mehr sind die hohen Plätze wert. Von einem großen Rudel haben alle etwas.
wolfsspuren-note-alphas = Das Alphapaar
wolfsspuren-note-alphas-text = Die beiden teilen sich die Führung. Er eröffnet meist die Jagd und bricht sie ab, wenn sie zu gefährlich wird; sie kümmert sich um die Höhle, die Jungen und den Zusammenhalt. Manche Paare führen streng, andere lassen das Rudel mitreden. Nur sie bekommen Welpen.
wolfsspuren-note-alphas-rule = Alphas fressen zuerst und bringen am meisten, doch Führen zehrt: Jedes Jahr kostet es eine Stärke, und wer als Alpha einen Kampf verliert, fällt ganz nach unten.
wolfsspuren-note-beta = Der Beta
wolfsspuren-note-beta-text = Neben dem führenden Männchen steht oft ein zweites, das ihm auf der Jagd und an den Grenzen beisteht – und wartet. Stirbt der Anführer oder wird er schwach, weiß der Beta den Weg.
wolfsspuren-note-beta-rule = der Beta steht allein in seiner Reihe, gleich unter den Alphas; nur ein Männchen kann Beta sein.
wolfsspuren-note-omega = Der Omega
wolfsspuren-note-omega-text = Nach dem Wolf ganz unten schnappen alle, und jede seiner Gesten zeigt es. Oft stand er früher weit oben. In Freiheit geht er früher oder später; hinter einem Zaun kann er das nicht, und man muss ihn herausnehmen.
wolfsspuren-note-omega-rule = ohne Scheibe ist ein Wolf Omega und wird nach der nächsten Rudeljagd vertrieben, wenn er nicht vorher eine verdient. In der Natur gelingt diese Rückkehr fast nie.
wolfsspuren-note-recognition = Anerkennung
wolfsspuren-note-recognition-text = Wölfe merken früh, wer worin gut ist: wer die Fährte findet, wer die Welpen hütet, wer sich an der Grenze nicht fürchtet. Das zählt, wenn die erwachsenen Jungen ihren Platz finden.
wolfsspuren-note-recognition-rule = der beste Marker bei Aufzucht, Rudeljagd und Heulen bringt eine Scheibe; jede zählt einen Punkt, und wer mehr hat, bekommt im Kampf eine Karte dazu.
wolfsspuren-note-births = Geburten
wolfsspuren-note-births-text = Nach etwa zwei Monaten kommen im Frühling zwei bis sieben Welpen zur Welt, in einer Höhle, die die Mutter gegraben oder übernommen hat. Vier Wochen lang darf sonst niemand hinein; das Rudel wartet draußen und bringt ihr Futter.
wolfsspuren-note-births-rule = ab dem zweiten Jahr gibt es Welpen, wenn beide Alphas da sind. Wem welcher gehört, zeigt sich erst, wenn sie erwachsen sind.
wolfsspuren-note-prey = Großwild
wolfsspuren-note-prey-text = Ein Revier ist groß genug, wenn genug alte und schwache Tiere darin leben, denn gesunde entkommen meist. Eine Herde in Sicht ist noch keine Mahlzeit.
wolfsspuren-note-prey-rule = jedes Jahr tauchen neue Spuren auf, und das Rudel einigt sich auf eine Beute. Starke Beute macht mehr Wölfe satt – und braucht mehr von ihnen.
wolfsspuren-note-rearing = Aufzucht
wolfsspuren-note-rearing-text = Verlassen die Welpen die Höhle, sorgt das ganze Rudel für sie. Während die anderen jagen, bleibt wenigstens einer zurück, oft ein junges Weibchen. Wer heimkommt, wird bestürmt: Lecken am Maul bettelt um Futter, das im Magen mitgebracht wurde. Im Spiel lernen die Kleinen alles, und ein Biss über die Schnauze bringt ihnen Benehmen bei.
wolfsspuren-note-rearing-rule = jeder Welpe braucht 7 Punkte Fürsorge aus allen Markern zusammen; die am weitesten von der Mutter entfernten sterben zuerst.
wolfsspuren-note-lone-hunt = Einzeljagd
wolfsspuren-note-lone-hunt-text = Im Frühling und Sommer bleibt das Rudel bei den Jungen, und vieles kann ein Wolf allein fangen: Mäuse, Hasen, Biber, Gänse. Sie ziehen einzeln oder zu zweit los und kommen immer zum Treffpunkt zurück.
wolfsspuren-note-lone-hunt-rule = der höhere Marker wählt zuerst; wer nichts nimmt, verliert 2 Stärke.
wolfsspuren-note-pack-hunt = Rudeljagd
wolfsspuren-note-pack-hunt-text = Im Herbst wird Kleines selten, und die Jungen halten mit. Mit sechs bis acht Stundenkilometern trabt das Rudel durchs Revier, bis es auf eine Fährte stößt. Wölfe pirschen, stürmen los, hetzen ein Stück oder treiben die Beute anderen im Versteck zu – und geben oft auf: Von 131 Elchen, deren Jagd ein Forscher sah, wurden nur sechs erlegt.
wolfsspuren-note-pack-hunt-rule = die Summe aller Marker muss die Zahl der Beute erreichen. Entkommt sie, hungern alle und die Welpen sterben.
wolfsspuren-note-howling = Heulen
wolfsspuren-note-howling-text = Jeder Wolf hat seine eigene Stimme, und die anderen kennen sie. Heulen ruft Verirrte zurück, sammelt das Rudel vor der Jagd und sagt den Nachbarn: Dieses Land ist vergeben. Ob ein Rudel einem einsamen Wolf antwortet, zeigt, ob es ihn haben will.
wolfsspuren-note-howling-rule = unter 35 Punkten nehmen die Nachbarn ein Großwild, über 55 gewinnt das Rudel eines.
wolfsspuren-note-rank-fights = Rangkämpfe
wolfsspuren-note-rank-fights-text = Wilde Rudel kämpfen selten im Ernst; Blicke und Haltungen genügen. In der Paarungszeit ist das anders. Männchen drohen meist und geben nach; Weibchen kämpfen härter, manchmal bis zum Tod – so bekommt das Rudel nicht mehr Welpen, als es ernähren kann.
wolfsspuren-note-rank-fights-rule = ein Weibchen darf jedes andere angreifen, und wer verliert, wird verletzt; ein Männchen nur das direkt über ihm, ohne Wunden.
wolfsspuren-note-marking = Markieren
wolfsspuren-note-marking-text = Wölfe schreiben ihre Grenzen mit Duft. Nur die Anführer heben das Bein, darum sitzen ihre Marken hoch an Stämmen und Steinen; alle anderen hocken sich hin. Immer wieder läuft das Rudel die Grenzen ab und frischt die Linien auf.
wolfsspuren-note-marking-rule = einmal im Jahr werden Plätze und Scheiben gezählt und Verluste abgezogen, und die Welpen werden groß.
wolfsspuren-note-departure = Abwandern
wolfsspuren-note-departure-text = Wer nicht führen kann, bleibt und hilft – oder sucht eigenes Land und einen Gefährten. Der Weg ist gefährlich: Allein gibt es wenig zu fressen, fremde Rudel verteidigen ihre Grenzen, und da sind Straßen und Gewehre.
wolfsspuren-note-departure-rule = Männchen und Weibchen, die zusammen gehen, bringen Punkte. In der Natur kämen sie aus verschiedenen Rudeln.
wolfsspuren-note-joining = Sich anschließen
wolfsspuren-note-joining-text = Ein Wanderer kann bei einem fremden Rudel anklopfen. Gibt es genug Beute und ist Hilfe willkommen, darf er bleiben; ist das Futter knapp, wird er verjagt.
wolfsspuren-note-joining-rule = eine Zusatzregel: Wer keinen Wolf mehr hat, fragt, und alle anderen müssen zustimmen.
wolfsspuren-note-strength = Stärke und Alter
wolfsspuren-note-strength-text = In Freiheit lebt ein Wolf etwa sieben Jahre, in Gefangenschaft bis zu vierzehn. Junge Wölfe erholen sich rasch; sind sie alt oder schwer verletzt, geht es schnell bergab.
wolfsspuren-note-strength-rule = Anstrengung kostet Stärke (die Spiralen der Marker), Futter bringt welche zurück. Mit der Lebensdauer-Regel erholen sich starke Wölfe, schwache bauen jedes Jahr ab.
wolfsspuren-note-territory = Das Revier
wolfsspuren-note-territory-text = Wie groß es ist, hängt vom Rudel ab, von der Beute und vom Land; in Mitteleuropa sind es etwa zweihundert Quadratkilometer. Drohen an der Grenze genügt meist. Kommt es zum Kampf, ist er ernst: Beute ist Leben.
wolfsspuren-note-territory-rule = das offene Großwild ist, was das Revier trägt; Heulen verteidigt es.

# As a screen reader says it; $now has a sign.
wolfsspuren-score-said = { $score } von { $target } Punkten.
wolfsspuren-now-said = Die Wertung brächte jetzt { $now }. Wölfe:

### Wolf & Hound. $name: wer an einem Platz sitzt, $owner: wer dort entscheidet, $target: wen es
### trifft; ein Geist heißt wolf-and-hound-ghost. Karten kommen als Schlüssel in $card (black-3,
### white-1-bone …), Tiere als Schlüssel in $animal (wolf-01 …). $first und $cards sind Texte aus
### wolf-and-hound-card, $names eine Aufzählung.

game-wolf-and-hound-line = Zwei gegen zwei: Lenke die Wölfe zu den anderen und die Hunde zu euch, ohne ein Wort.

## Namen

wolf-and-hound-ghost = Geist ({ $name })
wolf-and-hound-team = { $team ->
    [blue] Team Blau
   *[yellow] Team Gelb
}
wolf-and-hound-winner = { $winner ->
    [blue] Team Blau
   *[yellow] Team Gelb
}
wolf-and-hound-card = { $card ->
    [black-1] schwarze 1
    [black-2] schwarze 2
    [black-3] schwarze 3
    [black-4] schwarze 4
    [white-1] weiße 1
    [white-2] weiße 2
    [white-3] weiße 3
    [white-4] weiße 4
    [black-1-meat] schwarze 1 mit Fleisch
    [black-2-meat] schwarze 2 mit Fleisch
    [black-3-meat] schwarze 3 mit Fleisch
    [white-1-bone] weiße 1 mit Knochen
    [white-2-bone] weiße 2 mit Knochen
   *[white-3-bone] weiße 3 mit Knochen
}
wolf-and-hound-animal = { $animal ->
    [wolf-01] Wolf 01
    [wolf-02] Wolf 02
    [wolf-03] Wolf 03
    [wolf-04] Wolf 04
    [wolf-05] Wolf 05
    [wolf-06] Wolf 06
    [wolf-07] Wolf 07
    [wolf-08] Wolf 08
    [hound-01] Hund 01
    [hound-02] Hund 02
    [hound-03] Hund 03
    [hound-04] Hund 04
    [sheep-01] Schaf 01
    [sheep-02] Schaf 02
    [metamorphic-01] Wandler 01
    [metamorphic-02] Wandler 02
    [metamorphic-03] Wandler 03
    [metamorphic-04] Wandler 04
    [extra-01] Großvater Wolf
    [extra-02] Verwirrter Hund
    [designer-01] Roter Teufel
    [designer-02-1] Schwarze Decke
    [designer-02-2] Weiße Decke
   *[designer-02-3] Deckenwolf
}
wolf-and-hound-animal-subject = { $animal ->
    [sheep-01] Das Schaf 01
    [sheep-02] Das Schaf 02
    [extra-01] Großvater Wolf
    [extra-02] Der verwirrte Hund
    [designer-01] Der rote Teufel
    [designer-02-1] Die schwarze Decke
    [designer-02-2] Die weiße Decke
   *[other] Der { wolf-and-hound-animal }
}
wolf-and-hound-kind = { $kind ->
    [wolf] Wolf
    [hound] Hund
   *[sheep] Schaf
}
# The two sides of the blanket wolf.
wolf-and-hound-blanket-side = { $side ->
    [back] sucht
   *[front] ruht
}
wolf-and-hound-kind-help = { $kind ->
    [wolf] Steht er zu Beginn deines Zugs bei dir, flieht ein Schaf in den Wald. Schwarze Karten bewegen ihn.
    [hound] Steht er zu Beginn deines Zugs bei dir, kommt ein verlorenes Schaf heim. Weiße Karten bewegen ihn.
   *[sheep] Es rührt keine Schafe an, aber es stört deinen Zug. Karten beider Farben bewegen es.
}
wolf-and-hound-moves = { $moves ->
    [plain] Läuft so weit, wie die Karte sagt.
    [plus] Läuft ein Feld weiter, als die Karte sagt.
    [minus] Läuft ein Feld weniger, als die Karte sagt.
    [half] Läuft halb so weit, wie die Karte sagt, abgerundet.
    [half-back] Läuft halb so weit, wie die Karte sagt, abgerundet und gegen den Uhrzeigersinn.
    [triple] Läuft dreimal so weit, wie die Karte sagt.
    [back] Läuft so weit, wie die Karte sagt, gegen den Uhrzeigersinn.
   *[never] Wird von keiner Karte bewegt.
}
wolf-and-hound-moves-short = { $moves ->
    [plain] ×1
    [plus] +1
    [minus] −1
    [half] ½
    [half-back] −½
    [triple] ×3
    [back] ↺
   *[never] –
}
wolf-and-hound-target = { $target ->
    [self] Trifft den, vor dem es steht.
    [left] Trifft den linken Nachbarn dessen, vor dem es steht.
    [right] Trifft den rechten Nachbarn dessen, vor dem es steht.
   *[opposite] Trifft den Partner dessen, vor dem es steht.
}
wolf-and-hound-target-short = { $target ->
    [self] hier
    [left] links
    [right] rechts
   *[opposite] gegenüber
}
wolf-and-hound-special = { $animal ->
    [sheep-01] Beendet deinen Zug sofort: Nichts wirkt, und du spielst keine Karte.
    [sheep-02] In diesem Zug darfst du keine 3 spielen.
    [extra-01] Schwarze und weiße Karten bewegen ihn, aber einen Zug zu spät: am Ende jedes Zugs, nach der Karte des Zugs davor.
    [extra-02] Seine Rückseite läuft gegen den Uhrzeigersinn. Er dreht sich am Ende eines Zugs um, wenn er Gesellschaft hat.
    [designer-02-1] Neben ihr ruht der Deckenwolf.
    [designer-02-2] Neben ihr ruht der Deckenwolf.
    [designer-02-3] Neben einer Decke ruht er. Ohne Decke sucht er: am Ende jedes Zugs ein Feld gegen den Uhrzeigersinn.
   *[other] Ein Wandler dreht sich um, wenn er an Platz 1 vorbeikommt oder dort stehen bleibt. Treffen sich zwei in derselben Farbe, wird einer umgedreht.
}

## Aktionen

wolf-and-hound-action-play = Die { wolf-and-hound-card } spielen
wolf-and-hound-action-keep = Die { wolf-and-hound-card } behalten
wolf-and-hound-action-keep-it = Die aufgedeckte Karte behalten
wolf-and-hound-action-exchange = Gegen die nächste Karte des Geisterstapels tauschen
wolf-and-hound-action-turn = { wolf-and-hound-animal } umdrehen

## Was geschah

wolf-and-hound-event-played = { $place } spielt eine { wolf-and-hound-card }.
wolf-and-hound-event-kept = { $name } behält sie: { $place } spielt die { wolf-and-hound-card }.
wolf-and-hound-event-exchanged = { $asked ->
    [false] Eine 3 ist verboten, also wird getauscht: { $place } spielt eine { wolf-and-hound-card }.
   *[true] { $name } tauscht: { $place } spielt eine { wolf-and-hound-card }.
} Die { $first } kommt unter den Geisterstapel.
wolf-and-hound-event-exchange-failed = { $name } tauscht, doch der Geisterstapel bietet eine verbotene Karte: { wolf-and-hound-card }. Sie bleibt oben liegen, und { $place } spielt doch die { $first }.
wolf-and-hound-event-moved = { wolf-and-hound-animal-subject } { $why ->
    [search] sucht eine Decke und läuft
    [late] läuft mit einem Zug Verspätung
   *[card] läuft
} { $steps ->
    [-1] ein Feld zurück
    [-2] 2 Felder zurück
    [-3] 3 Felder zurück
    [-4] 4 Felder zurück
    [one] ein Feld
   *[other] { $steps } Felder
} { $stopped ->
    [meat] los, bleibt aber beim Fleisch von { $to } stehen
    [bone] los, bleibt aber beim Knochen von { $to } stehen
   *[none] zu { $to }
}.
wolf-and-hound-event-turned = { wolf-and-hound-animal-subject } { $why ->
    [first] kommt bei Platz 1 vorbei und dreht sich um: jetzt ein { wolf-and-hound-kind }
    [pair] wird umgedreht: jetzt ein { wolf-and-hound-kind }
    [company] ist von der Gesellschaft verwirrt und macht kehrt
    [rests] findet eine Decke und legt sich hin
   *[searches] vermisst seine Decke und steht auf
}.
wolf-and-hound-event-pair = { $animals } treffen sich in derselben Farbe: { $name } dreht einen davon um.
wolf-and-hound-event-drew = { $place } zieht eine Karte; { $left } { $left ->
    [one] bleibt
   *[other] bleiben
}.
wolf-and-hound-event-drew-card = { $name } zieht eine { wolf-and-hound-card }.
wolf-and-hound-event-turn-began = { $place } ist am Zug.
wolf-and-hound-event-turn-skipped = { wolf-and-hound-animal-subject } steht bei { $place }: Der Zug ist sofort vorbei.
wolf-and-hound-event-threes-forbidden = { wolf-and-hound-animal-subject } steht bei { $place }: In diesem Zug keine 3.
wolf-and-hound-event-sheep-lost = { wolf-and-hound-animal-subject } jagt bei { $target } ein Schaf in den Wald: noch { $left }.
wolf-and-hound-event-sheep-found = { wolf-and-hound-animal-subject } bringt bei { $target } ein Schaf heim: jetzt { $left }.
wolf-and-hound-event-nothing-happened = { wolf-and-hound-animal-subject } findet bei { $target } { $kind ->
    [wolf] kein Schaf zum Verjagen
   *[hound] kein verlorenes Schaf
}.
wolf-and-hound-event-hand-shown = { $place } hat nur 3en auf der Hand, zeigt sie vor ({ $cards }) und spielt keine Karte.
wolf-and-hound-event-turned-up = { $source ->
    [ghost] Der Nachziehstapel ist leer: { $place } spielt eine { wolf-and-hound-card } vom Geisterstapel.
   *[draw] Für { $place } wird eine { wolf-and-hound-card } aufgedeckt.
}
wolf-and-hound-event-ghost-stuck = { $place } findet nur verbotene 3en und spielt keine Karte.
wolf-and-hound-event-last-round = { $place } hat keine Karten mehr: Das Spiel endet, sobald Platz 1 wieder am Zug ist.
wolf-and-hound-event-game-ended = { $reason ->
    [no-sheep] { $place } hat kein Schaf mehr. { wolf-and-hound-winner } gewinnt das Spiel.
   *[cards] Die Karten sind aufgebraucht. { $sheep }. { wolf-and-hound-winner } gewinnt das Spiel.
}
wolf-and-hound-team-sheep = Schafe bei Blau: { $blue }, bei Gelb: { $yellow }
wolf-and-hound-event-game-began = Spiel { $game } beginnt.
wolf-and-hound-event-ended = { $count ->
   *[one] { $name } gewinnt.
    [other] { $name } gewinnen gemeinsam.
}

## Warum nicht

wolf-and-hound-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
wolf-and-hound-why-not-in-deck = Diese Karte wird in diesem Spiel nicht verwendet.
wolf-and-hound-why-no-threes = Das Schaf 02 steht bei dir: In diesem Zug keine 3.
wolf-and-hound-why-play-first = Du musst jetzt eine Karte spielen.
wolf-and-hound-why-answer-first = Entscheide zuerst, ob du die aufgedeckte Karte für deinen Geist tauschst.
wolf-and-hound-why-turn-first = Dreh zuerst einen der beiden Wandler um.
wolf-and-hound-why-not-of-the-pair = Nur einer der beiden Wandler, die sich in derselben Farbe treffen, kann umgedreht werden.

## Das Ende

wolf-and-hound-end-no-sheep = Eine Weide ist leer
wolf-and-hound-end-cards = Die Karten sind aufgebraucht
wolf-and-hound-end-best-of-five = Drei von fünf Spielen

## Optionen

option-wolf-and-hound-preset = Tiere
option-wolf-and-hound-preset-help = Wo eine Wahl bleibt, entscheidet zu Beginn der Zufall.
option-wolf-and-hound-preset-first-game = Erstes Spiel: Hund 01, Wolf 01
option-wolf-and-hound-preset-beginner-two-wolves = Einsteiger: Hund 01, Wölfe 01 und 06
option-wolf-and-hound-preset-beginner-other-wolf = Einsteiger: Hund 01, Wolf 03 oder 04
option-wolf-and-hound-preset-beginner-other-wolf-03 = Einsteiger: Hund 01, Wolf 03
option-wolf-and-hound-preset-beginner-other-wolf-04 = Einsteiger: Hund 01, Wolf 04
option-wolf-and-hound-preset-beginner-other-hound = Einsteiger: Hund 03 oder 04, Wolf 01
option-wolf-and-hound-preset-beginner-other-hound-03 = Einsteiger: Hund 03, Wolf 01
option-wolf-and-hound-preset-beginner-other-hound-04 = Einsteiger: Hund 04, Wolf 01
option-wolf-and-hound-preset-experienced-two-wolves = Erfahrene: Hund 01, Wolf 06, Wolf 03 oder 04
option-wolf-and-hound-preset-experienced-two-wolves-03 = Erfahrene: Hund 01, Wolf 06, Wolf 03
option-wolf-and-hound-preset-experienced-two-wolves-04 = Erfahrene: Hund 01, Wolf 06, Wolf 04
option-wolf-and-hound-preset-experienced-sheep = Erfahrene: Hund 01, Wolf 01, Schaf 01 oder 02
option-wolf-and-hound-preset-experienced-sheep-01 = Erfahrene: Hund 01, Wolf 01, Schaf 01
option-wolf-and-hound-preset-experienced-sheep-02 = Erfahrene: Hund 01, Wolf 01, Schaf 02
option-wolf-and-hound-preset-experienced-opposite = Erfahrene: irgendein Hund, Wölfe 05 und 06
option-wolf-and-hound-preset-experienced-any-hound = Erfahrene: irgendein Hund, Wolf 06, Wolf 03 oder 04
option-wolf-and-hound-preset-experienced-any-hound-03 = Erfahrene: irgendein Hund, Wolf 06, Wolf 03
option-wolf-and-hound-preset-experienced-any-hound-04 = Erfahrene: irgendein Hund, Wolf 06, Wolf 04
option-wolf-and-hound-preset-experienced-metamorphic-a = Erfahrene: Wandler 01 und 02
option-wolf-and-hound-preset-experienced-metamorphic-b = Erfahrene: Wandler 03 und 04
option-wolf-and-hound-preset-gamer-metamorphic-a = Taktiker: Wandler 01 und 02, Wolf 06
option-wolf-and-hound-preset-gamer-metamorphic-b = Taktiker: Wandler 03 und 04, Wolf 06
option-wolf-and-hound-preset-gamer-grandfather = Taktiker: irgendein Hund, irgendein Wolf, Großvater Wolf
option-wolf-and-hound-preset-gamer-confused-hound = Taktiker: irgendein Wolf, verwirrter Hund
option-wolf-and-hound-preset-designer-red-devil = Autorenkarten: irgendein Hund, roter Teufel
option-wolf-and-hound-preset-designer-blanket-wolf = Autorenkarten: Deckenwolf und zwei Decken
option-wolf-and-hound-preset-own = Eigene Wahl
option-wolf-and-hound-animals = Deine eigene Wahl
option-wolf-and-hound-animals-help = Gilt nur mit „Eigene Wahl“. Der Deckenwolf kommt mit seinen zwei Decken.
option-wolf-and-hound-animals-wolf-01 = Wolf 01
option-wolf-and-hound-animals-wolf-02 = Wolf 02: trifft links
option-wolf-and-hound-animals-wolf-03 = Wolf 03: ein Feld weiter
option-wolf-and-hound-animals-wolf-04 = Wolf 04: ein Feld weniger
option-wolf-and-hound-animals-wolf-05 = Wolf 05: trifft den Partner
option-wolf-and-hound-animals-wolf-06 = Wolf 06: halb so weit
option-wolf-and-hound-animals-wolf-07 = Wolf 07: trifft rechts
option-wolf-and-hound-animals-wolf-08 = Wolf 08: halb so weit, rückwärts
option-wolf-and-hound-animals-hound-01 = Hund 01
option-wolf-and-hound-animals-hound-02 = Hund 02: halb so weit
option-wolf-and-hound-animals-hound-03 = Hund 03: ein Feld weiter
option-wolf-and-hound-animals-hound-04 = Hund 04: ein Feld weniger
option-wolf-and-hound-animals-sheep-01 = Schaf 01: Zug fällt aus
option-wolf-and-hound-animals-sheep-02 = Schaf 02: verbietet 3en
option-wolf-and-hound-animals-metamorphic-01 = Wandler 01: Wolf, dann Hund
option-wolf-and-hound-animals-metamorphic-02 = Wandler 02: Hund, dann Wolf
option-wolf-and-hound-animals-metamorphic-03 = Wandler 03: Wolf, dann Hund
option-wolf-and-hound-animals-metamorphic-04 = Wandler 04: Hund, dann Wolf, halb so weit
option-wolf-and-hound-animals-extra-01 = Großvater Wolf
option-wolf-and-hound-animals-extra-02 = Verwirrter Hund
option-wolf-and-hound-animals-designer-01 = Roter Teufel: dreimal so weit
option-wolf-and-hound-animals-designer-02 = Deckenwolf und zwei Decken
option-wolf-and-hound-sheep = Schafe zu Beginn
option-wolf-and-hound-sheep-help = Ab zwei Wölfen wird je eines mehr empfohlen. Mit Geistern beginnen die Weiden ungleich.
option-wolf-and-hound-sheep-advised = Wie empfohlen
option-wolf-and-hound-sheep-basic = Je drei
option-wolf-and-hound-sheep-one-more = Je eines mehr
option-wolf-and-hound-meat-and-bone = Fleisch und Knochen
option-wolf-and-hound-meat-and-bone-help = Sieben Karten zeigen Fleisch oder einen Knochen: Sie halten Wölfe und Hunde auf, die andere bewegen.
option-wolf-and-hound-best-of-five = Drei von fünf
option-wolf-and-hound-best-of-five-help = Wer zuerst drei Spiele gewinnt, gewinnt die Partie.

## Im Terminal

wolf-and-hound-title = Spiel { $game } · Zug { $turn } · noch { $left } zu ziehen
wolf-and-hound-title-match = Spiel { $game } (Blau { $blue }, Gelb { $yellow }) · Zug { $turn } · noch { $left } zu ziehen
wolf-and-hound-column-player = Platz
wolf-and-hound-column-sheep = Schafe
wolf-and-hound-column-animals = Tiere
wolf-and-hound-column-last = Letzte Karte
wolf-and-hound-column-cards = Karten
wolf-and-hound-column-start = Zugbeginn
wolf-and-hound-skipped = setzt aus
wolf-and-hound-no-threes = keine 3
wolf-and-hound-hand = Deine Hand: { $cards }
wolf-and-hound-turned-up = Für deinen Geist aufgedeckt: { $cards }
wolf-and-hound-previews = Wohin deine Karten führen
wolf-and-hound-preview-nothing = bewegt nichts
wolf-and-hound-preview-move = { wolf-and-hound-animal } zu { $name }
wolf-and-hound-preview-change = { $name } { $change }
wolf-and-hound-unseen = Karten, die du nicht gesehen hast
wolf-and-hound-legend = Die Tiere

## Zeichen: alles, was sich sagen darf, wer zusammenspielt, solange die Partie läuft
wolf-and-hound-sign-hello = winkt allen zu
wolf-and-hound-sign-moment = hebt die Hand: einen Moment
wolf-and-hound-sign-back = nickt: wieder da
wolf-and-hound-sign-turn = klopft auf den Tisch: du bist dran
wolf-and-hound-sign-dog = tätschelt den Hund
wolf-and-hound-sign-sheep = blökt leise

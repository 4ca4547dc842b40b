# The arena: wolfden arena and its report. What a game counts is in <game>-statistics.ftl.

## Während gespielt wird

arena-intro = { $game }, { $players } Plätze: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } mit { $deals ->
        [one] einer Ausgangslage
       *[other] { $deals } Ausgangslagen
    }.
arena-rounded = { $asked } Partien waren gewünscht; { $matches } werden gespielt, damit jede Ausgangslage in allen Sitzordnungen vorkommt.
arena-playing = Es wird gespielt
arena-left = noch
arena-resumed = { $count ->
    [one] Eine Partie war schon da.
   *[other] { $count } Partien waren schon da.
}
arena-partly = Vorzeitig beendet: { $count } von { $total } Partien sind gespielt.
arena-failed = Partie { $number } ist gescheitert (Startwert { $seed }; Plätze: { $seating }): { $error }
arena-failures = { $count ->
    [one] Eine Partie ist gescheitert und zählt nicht.
   *[other] { $count } Partien sind gescheitert und zählen nicht.
}
arena-drawn = Der Bericht steht in { $file }.

## Tabellen

arena-standings = Rangliste (in Klammern: 95-%-Intervalle)
arena-bot = Bot
arena-rating = Wertung
arena-first = Erster Platz
arena-points = Punkte
arena-thought = Denkzeit
arena-slowest = Längste
arena-matches = Partien
arena-pairs = Besser platziert: der Bot der Zeile vor dem der Spalte, Gleichstand zählt halb
arena-by-seat = Erste Plätze nach Sitzplatz, wer immer dort saß
arena-seat = Sitzplatz
# $count: how many seats win together; $names: their numbers.
arena-seats = { $count ->
    [one] Platz { $names }
   *[other] Plätze { $names }
}

## Bericht

arena-report = { $game }: was die Arena gefunden hat
arena-asked = { $players } Plätze, { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } mit { $deals ->
        [one] einer Ausgangslage
       *[other] { $deals } Ausgangslagen
    }, Startwert { $seed }. Bots: { $bots }.
arena-options = Optionen: { $options }.
arena-how = Jede Ausgangslage wird einmal für jede Drehung der Sitzordnung gespielt; so verteilt sich das Glück der Karten und Plätze. Intervalle gelten in 95 von 100 Fällen; Partien mit derselben Ausgangslage zählen als eine Beobachtung.
arena-bots-part = Die Bots
arena-game-part = Das Spiel
arena-plot-ratings = Wertungen
arena-plot-ratings-help = Wertungen nach Plackett–Luce; die Linie ist das 95-%-Intervall.
arena-plot-pairs = Wer vor wem lag
arena-plot-pairs-help = In wie vielen Vergleichen der Bot der Zeile vor dem der Spalte lag; Gleichstand zählt halb.
arena-plot-seats = Erste Plätze nach Sitzplatz
arena-plot-seats-help = Wer immer dort saß. Die gestrichelte Linie ist ein gleicher Anteil.
arena-plot-scores = Punkte
arena-plot-scores-help = Die Hälfte der Ergebnisse liegt im Kasten, sein Strich ist der mittlere Wert, die Raute der Durchschnitt; die Enden reichen von 5 bis 95 %.
arena-plot-length = Länge einer Partie
arena-plot-length-help = Entscheidungen aller Plätze zusammen; die gestrichelte Linie ist der Durchschnitt.
arena-plot-thought = Zeit für eine Entscheidung
arena-plot-thought-help = Prozessorzeit im Durchschnitt (Punkt) und die langsamste Entscheidung nach der Uhr (Kreuz). Die Skala ist logarithmisch.
arena-plot-reasons = Wie Partien endeten
arena-plot-reasons-help = Anteil an allen Partien.
arena-axis-rating = Wertung
arena-axis-share = Anteil
arena-axis-points = Punkte
arena-axis-decisions = Entscheidungen
arena-axis-matches = Partien
arena-axis-milliseconds = Millisekunden
arena-axis-each = Durchschnitt je Partie
arena-axis-seat = Durchschnitt je Platz und Partie
arena-help-number = In jeder Partie; die gestrichelte Linie ist der Durchschnitt.
arena-help-counts = Wie oft in einer Partie, im Durchschnitt.
arena-help-seats = Für jeden Platz eines Bots, im Durchschnitt; jeder Bot hat sein Zeichen.
arena-help-rates = Wie viele von wie vielen in allen Partien; die Zahlen stehen hinter den Balken.
arena-rate = { $part } von { $whole }
arena-mean = Durchschnitt { $value }

# Partien und Aufzeichnungen noch einmal ansehen.

replay-title = { $game } noch einmal – Wolfden
replay-again = Noch einmal
replay-controls = Durch die Partie
replay-play = Abspielen
replay-pause = Pause
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-first = Zum Anfang
replay-last = Zum Ende
replay-where = Moment
replay-at = { $number } von { $last }
replay-round = Runde { $round }
replay-unit = Schritte
replay-unit-name = { $unit ->
    [round] je Runde
    [turn] je Zug
   *[decision] je Entscheidung
}
replay-speed = Tempo
replay-log = Gehe zu …
replay-log-start = Der Anfang
replay-view = Gesehen als
replay-view-name = { $view ->
    [public] Zuschauer
    [all] allwissend
   *[seat] { $name }
}
# What the table says of a moment: who decides then, or that nobody does.
replay-decides = { $count ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
}
replay-over = Die Partie ist zu Ende.
replay-more = Mehr zu dieser Partie
replay-link = Link zu diesem Moment kopieren
replay-result = Zum Ergebnis
replay-to-match = Zur Partie
replay-keys = ← → für einen Schritt, Leertaste spielt ab und hält an, Bild auf und Bild ab gehen um eine Runde, Pos1 und Ende an beide Enden
replay-from-here = Ab hier hätte ich …
replay-from-here-help = Von diesem Moment an weiterspielen, in einer neuen Partie gegen Bots. Die Partie, die du ansiehst, bleibt, wie sie ist.
replay-from-seat = Mein Platz
replay-from-bots = Die anderen
replay-from-go = Weiterspielen
replay-from-over = In diesem Moment ist die Partie zu Ende. Geh erst ein wenig zurück.
replay-from-not = Weiterspielen kannst du, wenn die Partie zu Ende ist.
replay-files = Zum Mitnehmen
replay-record = Aufzeichnung (Text)
replay-scores = Wertungsbogen (CSV)
replay-picture-svg = Bild vom Ende (SVG)
replay-picture-png = Bild vom Ende (PNG)
replay-film-turn = Film von diesem Zug
replay-film-match = Film von der Partie
replay-working = Bild { $done } von { $all }
replay-cancel = Anhalten
replay-film-cannot = Dieser Browser kann keine Filme machen. Ein anderer vielleicht.
replay-picture-failed = Das Bild ließ sich nicht machen.
records-title = Eine Partie noch einmal sehen
records-lead = Wähle die Aufzeichnung einer Partie, oder lass die Datei irgendwo auf diese Seite fallen.
records-choose = Datei auswählen
records-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
records-gone = Diese Aufzeichnung ist nicht mehr offen.
records-gone-text = Bitte wähle ihre Datei noch einmal aus.

# The heads of a score sheet.
sheet-round = Runde
sheet-seat = Sitz
sheet-player = Spieler
sheet-points = Punkte
sheet-place = Platz
sheet-match = Partie

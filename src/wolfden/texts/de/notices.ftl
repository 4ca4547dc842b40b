# Was man erfährt, während man weg ist: per Push, Webhook oder E-Mail. Nie etwas vom Spiel selbst.
notice-turn-title = Du bist dran: { $game }
notice-turn = { $known ->
    [yes] { $name } hat gezogen. Du bist dran bei { $game }.
   *[no] Du bist dran bei { $game }.
}
notice-over-title = Vorbei: { $game }
notice-over = Deine Partie { $game } ist vorbei.
notice-rematch-title = Revanche: { $game }
notice-rematch = Du wirst gebeten, { $game } noch einmal zu spielen.
notice-test-title = Wolfden erreicht dich
notice-test = So erfährst du, wenn du bei { $game } dran bist.
notice-confirm-title = Darf Wolfden dir schreiben?
notice-confirm = Jemand, wohl du, möchte hier erfahren, wann sie oder er bei { $game } dran ist. Bitte bestätige es; sonst hörst du nichts mehr.
notice-stop = Nicht mehr Bescheid geben

# Die Seite, die die installierte App ohne Netz zeigt.
offline-title = Kein Netz
offline-text = Wolfden erreicht gerade seinen Server nicht.
offline-kept = Nichts ist verloren: Jeder gemachte Zug ist dort aufgehoben, und dieses Gerät kennt deine Plätze noch.
offline-needs = Tische, Bots und Wiederholungen brauchen das Netz. Sie sind wieder da, sobald es da ist.
offline-again = Noch einmal versuchen

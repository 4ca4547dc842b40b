# Wolfsspuren in the arena's report. $loss: why wolves and pups were lost; $fight: what came of
# attacks; $howling, $departure: how it went; $upbringing: pups.

wolfsspuren-statistics-years = Jahre
wolfsspuren-statistics-pack = Wölfe im Rudel, bei Markierungen
wolfsspuren-statistics-hunts = Rudeljagden, die ihre Beute erlegten
wolfsspuren-statistics-pups = Welpen, die groß wurden
wolfsspuren-statistics-losses = Verlorene Wölfe und Welpen
wolfsspuren-statistics-fights = Angriffe, Kämpfe und Unterwerfungen
wolfsspuren-statistics-howling = Heulen
wolfsspuren-statistics-departures = Abwanderungen
wolfsspuren-statistics-points = Punkte nach Herkunft
wolfsspuren-upbringing = { $upbringing ->
   *[reared] Welpen
}
wolfsspuren-loss = { $loss ->
    [spirals] Erschöpfung
    [hunger] Hunger
    [wound] Verletzungen
    [age] Alter
    [excluded] Als Omega vertrieben
   *[pups] Gestorbene Welpen
}
wolfsspuren-fight = { $fight ->
    [attacked] Griff an
    [refrained] Griff nicht an
    [submitted] Unterwarf sich
    [driven] Musste sich unterwerfen
    [won] Gewann Kampf oder Unterwerfung
   *[drawn] Kampf unentschieden
}
wolfsspuren-howling = { $howling ->
    [few] Zu wenig: eine Beute geht verloren
    [enough] Genug
   *[many] Viel: eine Beute wird gefunden
}
wolfsspuren-departure = { $departure ->
    [pair] Abgewanderte Paare
   *[alone] Allein abgewanderte Wölfe
}

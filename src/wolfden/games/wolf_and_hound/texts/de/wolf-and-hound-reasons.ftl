### Warum ein Tipp zu einer Karte rät. $whose: you, partner, left, right, von der Person aus, die fragt.

wolf-and-hound-reason-takes-sheep = { $whose ->
    [left] Links von dir geht ein Schaf verloren.
   *[right] Rechts von dir geht ein Schaf verloren.
}
wolf-and-hound-reason-spares-sheep = { $whose ->
    [you] Das rettet eins deiner Schafe.
   *[partner] Das rettet ein Schaf gegenüber, in deinem Team.
}
wolf-and-hound-reason-brings-home = { $whose ->
    [you] Eins deiner Schafe kommt heim.
   *[partner] Gegenüber, in deinem Team, kommt ein Schaf heim.
}
wolf-and-hound-reason-denies-sheep = { $whose ->
    [left] Links von dir kommt kein Schaf heim.
   *[right] Rechts von dir kommt kein Schaf heim.
}
wolf-and-hound-reason-threatens = { $whose ->
    [left] Links von dir ist ein Schaf in Gefahr.
   *[right] Rechts von dir ist ein Schaf in Gefahr.
}
wolf-and-hound-reason-averts = { $whose ->
    [you] Deine Schafe sind außer Gefahr.
   *[partner] Die Schafe gegenüber, in deinem Team, sind außer Gefahr.
}
wolf-and-hound-reason-wins-game = Das gewinnt das Spiel sofort.
wolf-and-hound-reason-avoids-loss = Die nächstbeste Wahl verliert das Spiel sofort.
wolf-and-hound-reason-keeps = Du behältst die { wolf-and-hound-card } für später.
wolf-and-hound-reason-hopes-for-better = Etwa { $times } von 10 Karten sind besser als diese.

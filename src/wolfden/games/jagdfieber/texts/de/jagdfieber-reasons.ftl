### Warum ein Tipp zu einer Karte rät. $card: hunter, wolf, rabbit, carrot, closed; $times, $instead_times: von
### zehn, mit dieser Karte und mit der nächstbesten.

jagdfieber-reason-catches = { $card ->
    [hunter] Dein Jäger findet
    [wolf] Dein Wolf findet
    [rabbit] Dein Hase findet
    [carrot] Deine Karotte findet
   *[closed] Deine Schonzeit findet
} etwa { $times } von 10 Malen Beute, die nächstbeste Karte { $instead_times }.
jagdfieber-reason-survives = Deine Karte bleibt dir etwa { $times } von 10 Malen, die nächstbeste { $instead_times }.
jagdfieber-reason-guards-prey = Deine leichte Beute bleibt dir etwa { $times } von 10 Malen, mit der nächstbesten Karte { $instead_times }.
jagdfieber-reason-stops-hunters = Sie hält etwa { $times } von 10 Malen einen Jäger auf und bringt 4 Punkte.
jagdfieber-reason-unloads = Eine Karte geht, die auf der Hand { $points } kosten würde, die nächstbeste { $instead_points }.
jagdfieber-reason-keeps = { $card ->
    [hunter] Du behältst deinen Jäger für später.
    [closed] Du behältst deine Schonzeit für später.
    [wolf] Du behältst deinen letzten Wolf für später.
    [rabbit] Du behältst deinen letzten Hasen für später.
   *[carrot] Du behältst deine letzte Karotte für später.
}

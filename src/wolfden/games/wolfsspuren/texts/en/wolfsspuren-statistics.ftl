# Wolfsspuren in the arena's report. $loss: why wolves and pups were lost; $fight: what came of
# attacks; $howling, $departure: how it went; $upbringing: pups.

wolfsspuren-statistics-years = Years
wolfsspuren-statistics-pack = Wolves in the pack, at markings
wolfsspuren-statistics-hunts = Pack hunts that killed their prey
wolfsspuren-statistics-pups = Pups that grew up
wolfsspuren-statistics-losses = Wolves and pups lost
wolfsspuren-statistics-fights = Attacks, fights and submissions
wolfsspuren-statistics-howling = Howling
wolfsspuren-statistics-departures = Departures
wolfsspuren-statistics-points = Points by source
wolfsspuren-upbringing = { $upbringing ->
   *[reared] Pups
}
wolfsspuren-loss = { $loss ->
    [spirals] Exhaustion
    [hunger] Hunger
    [wound] Wounds
    [age] Old age
    [excluded] Driven out as omega
   *[pups] Pups that died
}
wolfsspuren-fight = { $fight ->
    [attacked] Attacked
    [refrained] Did not attack
    [submitted] Submitted
    [driven] Had to submit
    [won] Won a fight or a submission
   *[drawn] Drew a fight
}
wolfsspuren-howling = { $howling ->
    [few] Too little: a prey is lost
    [enough] Enough
   *[many] Much: a prey is found
}
wolfsspuren-departure = { $departure ->
    [pair] Pairs that left
   *[alone] Wolves that left alone
}

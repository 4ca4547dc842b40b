# Wolfsspuren in the arena's report. $loss: why wolves and pups were lost; $fight: what came of
# attacks; $howling, $departure: how it went; $upbringing: pups.

wolfsspuren-statistics-years = Années
wolfsspuren-statistics-pack = Loups dans la meute, aux marquages
wolfsspuren-statistics-hunts = Chasses en meute réussies
wolfsspuren-statistics-pups = Louveteaux devenus grands
wolfsspuren-statistics-losses = Loups et louveteaux perdus
wolfsspuren-statistics-fights = Attaques, combats et soumissions
wolfsspuren-statistics-howling = Hurlements
wolfsspuren-statistics-departures = Départs
wolfsspuren-statistics-points = Points selon leur origine
wolfsspuren-upbringing = { $upbringing ->
   *[reared] Louveteaux
}
wolfsspuren-loss = { $loss ->
    [spirals] Épuisement
    [hunger] Faim
    [wound] Blessures
    [age] Vieillesse
    [excluded] Chassés comme oméga
   *[pups] Louveteaux morts
}
wolfsspuren-fight = { $fight ->
    [attacked] A attaqué
    [refrained] N’a pas attaqué
    [submitted] S’est soumis
    [driven] A dû se soumettre
    [won] A gagné un combat ou une soumission
   *[drawn] Combat nul
}
wolfsspuren-howling = { $howling ->
    [few] Trop peu : une proie est perdue
    [enough] Assez
   *[many] Beaucoup : une proie est trouvée
}
wolfsspuren-departure = { $departure ->
    [pair] Couples partis
   *[alone] Loups partis seuls
}

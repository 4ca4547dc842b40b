### Warum ein Tipp zu einem Plan oder einer Wahl rät. $instead_…: dasselbe mit dem Nächstbesten.

wolfsspuren-reason-pack-lives = Das Rudel überlebt etwa { $times } von 10 Malen, sonst { $instead_times }.
wolfsspuren-reason-scores = Das bringt in diesem Jahr etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, sonst { $instead_points }.
wolfsspuren-reason-keeps-wolves = Deine Wölfe sterben seltener.
wolfsspuren-reason-keeps-strength = Deine Wölfe haben am Jahresende etwa { $strength } Stärke, sonst { $instead_strength }.
wolfsspuren-reason-wins-discs = Deine Wölfe gewinnen mehr Scheiben.
wolfsspuren-reason-avoids-omega = Seltener ist ein Wolf von dir das Omega.
wolfsspuren-reason-feeds = Du gibst { $tokens } zur Rudeljagd, nicht { $instead_tokens }; { $leads ->
    [you] dein stärkster Wolf führt die Jagd an, damit ist dein Anteil { $share }.
    [other] ein stärkerer Wolf führt die Jagd an, damit bleibt dir ein Anteil von { $share }.
   *[nobody] dein fairer Anteil ist { $share }.
}
wolfsspuren-reason-spares = Deine Marker kosten { $spirals } Stärke, nicht { $instead_spirals }.

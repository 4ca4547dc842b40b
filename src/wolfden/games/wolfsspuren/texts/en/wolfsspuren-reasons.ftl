### Why a hint advises a plan or a choice. $instead_…: the same with the next best one.

wolfsspuren-reason-pack-lives = The pack lives on about { $times } times of 10, otherwise { $instead_times }.
wolfsspuren-reason-scores = It brings about { $points ->
        [one] one point
       *[other] { $points } points
    } this year, otherwise { $instead_points }.
wolfsspuren-reason-keeps-wolves = Your wolves die less often.
wolfsspuren-reason-keeps-strength = Your wolves end the year with about { $strength } strength, otherwise { $instead_strength }.
wolfsspuren-reason-wins-discs = Your wolves win more discs.
wolfsspuren-reason-avoids-omega = A wolf of yours is less often the omega.
wolfsspuren-reason-feeds = It gives { $tokens } to the pack hunt, not { $instead_tokens }; { $leads ->
    [you] your strongest wolf leads the hunt, which makes your share { $share }.
    [other] a stronger wolf leads the hunt, which leaves you a share of { $share }.
   *[nobody] your fair share is { $share }.
}
wolfsspuren-reason-spares = Your tokens cost { $spirals } strength, not { $instead_spirals }.

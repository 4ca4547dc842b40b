### Why a hint advises a card. $card: hunter, wolf, rabbit, carrot, closed; $times, $instead_times: of ten,
### with this card and with the next best one.

jagdfieber-reason-catches = The { jagdfieber-card } finds prey about { $times } times of 10, the next best card { $instead_times }.
jagdfieber-reason-survives = Your card stays with you about { $times } times of 10, the next best one { $instead_times }.
jagdfieber-reason-guards-prey = Your easy prey stays with you about { $times } times of 10, with the next best card { $instead_times }.
jagdfieber-reason-stops-hunters = It stops a hunter about { $times } times of 10 and brings 4 points.
jagdfieber-reason-unloads = A card goes that would cost { $points } in hand, the next best one { $instead_points }.
jagdfieber-reason-keeps = { $card ->
    [hunter] You keep your hunter for later.
    [closed] You keep your closed season for later.
    [wolf] You keep your last wolf for later.
    [rabbit] You keep your last rabbit for later.
   *[carrot] You keep your last carrot for later.
}

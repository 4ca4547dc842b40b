### Pourquoi un conseil propose une carte. $card : hunter, wolf, rabbit, carrot, closed ; $times,
### $instead_times : sur dix, avec cette carte et avec la suivante.

jagdfieber-reason-catches = { $card ->
    [hunter] Ton chasseur trouve
    [wolf] Ton loup trouve
    [rabbit] Ton lapin trouve
    [carrot] Ta carotte trouve
   *[closed] Ta chasse fermée trouve
} une proie environ { $times } fois sur 10, la deuxième meilleure carte { $instead_times }.
jagdfieber-reason-survives = Ta carte te reste environ { $times } fois sur 10, la deuxième meilleure { $instead_times }.
jagdfieber-reason-guards-prey = Ta proie facile te reste environ { $times } fois sur 10, avec la deuxième meilleure carte { $instead_times }.
jagdfieber-reason-stops-hunters = Elle arrête un chasseur environ { $times } fois sur 10 et rapporte 4 points.
jagdfieber-reason-unloads = Une carte s’en va qui coûterait { $points } en main, la deuxième meilleure { $instead_points }.
jagdfieber-reason-keeps = { $card ->
    [hunter] Tu gardes ton chasseur pour plus tard.
    [closed] Tu gardes ta chasse fermée pour plus tard.
    [wolf] Tu gardes ton dernier loup pour plus tard.
    [rabbit] Tu gardes ton dernier lapin pour plus tard.
   *[carrot] Tu gardes ta dernière carotte pour plus tard.
}

### Pourquoi un conseil propose un tour. $region : son numéro sur la carte ; $points : du prochain jeton, ou
### points marqués.

the-wolves-reason-takes-lead = Tu prends la tête dans la région { $region }, qui vaut { $points }.
the-wolves-reason-keeps-lead = Tu gardes la tête dans la région { $region }, qui vaut { $points }.
the-wolves-reason-draws-level = Tu égalises dans la région { $region }, qui vaut { $points }.
the-wolves-reason-ends-lead = { $name } ne mène plus dans la région { $region }, qui vaut { $points }.
the-wolves-reason-hunts = { $prey ->
    [moose] Tu chasses l’élan.
    [deer] Tu chasses le cerf.
    [raccoon] Tu chasses le raton laveur.
    [boar] Tu chasses le sanglier.
   *[hare] Tu chasses le lapin.
}
the-wolves-reason-upgrades = Un nouvel antre rapporte { $points } { $points ->
    [one] point
   *[other] points
}.
the-wolves-reason-gathers = { $wolves ->
    [one] Un loup de plus rejoint ta meute.
   *[other] { $wolves } loups de plus rejoignent ta meute.
}
the-wolves-reason-raises = { $track ->
    [spread] Ton déploiement
    [speed] La vitesse de tes loups
   *[howl] La portée de ton hurlement
} passe à { $value }.
the-wolves-reason-scores = { $points ->
    [one] Tu marques un point de plus
   *[other] Tu marques { $points } points de plus
} quand vient la lune.
the-wolves-reason-has-tokens = { $token ->
    [action] { $tokens ->
        [one] Il te reste un jeton d’action de plus.
       *[other] Il te reste { $tokens } jetons d’action de plus.
    }
   *[terrain] { $tokens ->
        [one] Il te reste un jeton de terrain de plus.
       *[other] Il te reste { $tokens } jetons de terrain de plus.
    }
}
the-wolves-reason-closes-in = { $wolves } loups entourent { $prey ->
    [moose] l’élan
    [deer] le cerf
    [raccoon] le raton laveur
    [boar] le sanglier
   *[hare] le lapin
}.
the-wolves-reason-hears-lone-wolves = { $wolves ->
    [one] Un loup solitaire est
   *[other] { $wolves } loups solitaires sont
} à portée du hurlement.

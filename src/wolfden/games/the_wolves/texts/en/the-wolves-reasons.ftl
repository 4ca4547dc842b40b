### Why a hint advises a turn. $region: its number on the map; $points: of its next token, or points made.

the-wolves-reason-takes-lead = It takes the lead in region { $region }, worth { $points }.
the-wolves-reason-keeps-lead = It keeps the lead in region { $region }, worth { $points }.
the-wolves-reason-draws-level = It draws level in region { $region }, worth { $points }.
the-wolves-reason-ends-lead = { $name } no longer leads in region { $region }, worth { $points }.
the-wolves-reason-hunts = { $prey ->
    [moose] It hunts the moose.
    [deer] It hunts the deer.
    [raccoon] It hunts the raccoon.
    [boar] It hunts the boar.
   *[hare] It hunts the hare.
}
the-wolves-reason-upgrades = A new lair brings { $points } { $points ->
    [one] point
   *[other] points
}.
the-wolves-reason-gathers = { $wolves ->
    [one] One more wolf joins your pack.
   *[other] { $wolves } more wolves join your pack.
}
the-wolves-reason-raises = { $track ->
    [spread] Your pack spread
    [speed] Your wolf speed
   *[howl] Your howl range
} grows to { $value }.
the-wolves-reason-scores = { $points ->
    [one] It scores one point more
   *[other] It scores { $points } points more
} when the moon comes.
the-wolves-reason-has-tokens = { $token ->
    [action] { $tokens ->
        [one] It leaves you one more action token.
       *[other] It leaves you { $tokens } more action tokens.
    }
   *[terrain] { $tokens ->
        [one] It leaves you one more terrain token.
       *[other] It leaves you { $tokens } more terrain tokens.
    }
}
the-wolves-reason-closes-in = { $wolves } wolves stand around { $prey ->
    [moose] the moose
    [deer] the deer
    [raccoon] the raccoon
    [boar] the boar
   *[hare] the hare
}.
the-wolves-reason-hears-lone-wolves = { $wolves ->
    [one] One lone wolf is
   *[other] { $wolves } lone wolves are
} within howl range.

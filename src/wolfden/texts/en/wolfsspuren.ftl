### Wolfsspuren. People and wolves come as ready texts: $name, $names (a list, with $count), $wolf,
### $target, $other, $loser, $male, $female, $wolves (a list, with $count); kinds come as keys.

## Names

wolfsspuren-colour = { $colour ->
    [green] Green
    [blue] Blue
    [black] Black
    [yellow] Yellow
    [orange] Orange
   *[grey] Grey
}
# $letter: A, B or C.
wolfsspuren-wolf = { wolfsspuren-colour } { $letter }
wolfsspuren-sex = { $sex ->
    [female] female
   *[male] male
}
wolfsspuren-place = { $place ->
    [alpha] alpha
    [beta] beta
    [omega] omega
   *[ordinary] pack wolf
}
wolfsspuren-phase = { $phase ->
    [preparation] Preparation
    [rearing] Rearing
    [lone-hunt] Lone hunt
    [pack-hunt] Pack hunt
    [howling] Howling
    [rank-fights] Rank fights
   *[marking] Marking
}
wolfsspuren-large = { $prey ->
    [sick-moose] Sick moose
    [deer] Deer
    [old-moose] Old moose
    [caribou] Caribou
    [wapiti] Wapiti
    [moose] Moose
   *[bison] Bison
}
# As an object: they hunt the …
wolfsspuren-large-the = { $prey ->
    [sick-moose] the sick moose
    [deer] the deer
    [old-moose] the old moose
    [caribou] the caribou
    [wapiti] the wapiti
    [moose] the moose
   *[bison] the bison
}
wolfsspuren-small = { $prey ->
    [beaver] Beaver
    [goose] Goose
    [hare] Hare
    [vole] Vole
    [lemming] Lemming
   *[nothing] No prey
}
# As an object: it catches a …
wolfsspuren-small-a = { $prey ->
    [beaver] a beaver
    [goose] a goose
    [hare] a hare
    [vole] a vole
    [lemming] a lemming
   *[nothing] nothing
}
wolfsspuren-part = { $part ->
    [rank] Places
    [discs] Discs
    [dead] Dead wolves
    [excluded] Driven out
   *[departed] Departures
}

## What happened

wolfsspuren-event-chose = { $stage ->
    [pick] { $count ->
       *[one] { $name } has picked a wolf.
        [other] { $name } have picked their wolves.
    }
    [vote] { $count ->
       *[one] { $name } has voted.
        [other] { $name } have voted.
    }
    [consent] { $count ->
       *[one] { $name } has answered.
        [other] { $name } have answered.
    }
    [strike] { $count ->
       *[one] { $name } has laid a card.
        [other] { $name } have laid their cards.
    }
   *[depart] { $count ->
       *[one] { $name } has decided about the young wolves.
        [other] { $name } have decided about the young wolves.
    }
}
wolfsspuren-event-picked = The wolves are turned over: { $wolves }.
wolfsspuren-event-picked-again = { $wolves }: all of one sex. Everyone picks again.
wolfsspuren-event-pack-formed = The pack forms. Males from the top: { $males }. Females: { $females }.
wolfsspuren-event-year-began = Year { $year } begins.
wolfsspuren-event-births-drawn = { $number ->
    [one] One pup is born.
   *[other] { $number } pups are born.
} Cards are added in this order: { $names }.
wolfsspuren-event-pup-added = { $name } adds a pup.
wolfsspuren-event-prey-turned = { $reshuffled ->
    [true] The discarded prey comes back; tracks of large prey: { wolfsspuren-large }.
   *[false] Tracks of large prey: { wolfsspuren-large }.
}
wolfsspuren-event-votes-revealed = The votes: { $votes }.
# $by: one (then $name decided) or all.
wolfsspuren-event-prey-chosen = { $by ->
    [one] No majority: { $name } decides. The pack will hunt { wolfsspuren-large-the }.
   *[all] The pack will hunt { wolfsspuren-large-the }.
}
wolfsspuren-event-asked = { $name } asks whether { $wolf } may join.
wolfsspuren-event-asked-not = { $name } does not ask to join.
wolfsspuren-event-answered = { $agreed ->
    [true] All agree.
   *[false] Not all agree.
}
wolfsspuren-event-joined-by-consent = { $wolf } joins the pack.
wolfsspuren-event-planned = You change your plan.
wolfsspuren-event-readied = { $count ->
   *[one] { $name } is ready.
    [other] { $name } are ready.
}
wolfsspuren-event-reconsidered = { $name } plans again.
wolfsspuren-event-phase-began = { wolfsspuren-phase }. { $count ->
    [0] Nobody has a token.
   *[other] Tokens: { $tokens }. Together { $sum }.
}
wolfsspuren-event-died = { $cause ->
    [spirals] { $wolf } dies of exhaustion.
    [hunger] { $wolf } starves.
    [wound] { $wolf } dies of a wound.
   *[age] { $wolf } dies of old age.
}
wolfsspuren-event-pups-died = { $cause ->
    [rearing] { $count ->
        [one] A pup was not cared for and dies: { $wolves }.
       *[other] { $count } pups were not cared for and die: { $wolves }.
    }
   *[hunger] { $count ->
        [one] Without prey the pup starves: { $wolves }.
       *[other] Without prey all pups starve: { $wolves }.
    }
}
wolfsspuren-event-disc-won = { $full ->
    [true] { $wolf } has earned a disc, but cannot hold more than four.
   *[false] { $wolf } wins a disc of recognition.
}
wolfsspuren-event-disc-lost = { $wolf } loses recognition and keeps { $discs ->
    [0] no disc
    [one] one disc
   *[other] { $discs } discs
}.
wolfsspuren-event-omega-accepted = { $wolf } is accepted again and is omega no more.
wolfsspuren-event-omega-made = { $wolf } has no disc left and becomes the omega.
wolfsspuren-event-omega-excluded = { $wolf }, the omega, is driven out of the pack.
wolfsspuren-event-alpha-alone = { $wolf } is the last of its sex and holds the alpha place without a disc.
wolfsspuren-event-small-prey-turned = Small prey is turned up.
wolfsspuren-event-caught = { $wolf } catches { wolfsspuren-small-a }{ $gained ->
    [0] {""}
   *[other] {" "}(+{ $gained })
}.
wolfsspuren-event-hunt-over = Nothing is left to catch.
wolfsspuren-event-went-hungry = { $count ->
    [one] { $wolves } goes hungry (−{ $lost }).
   *[other] { $wolves } go hungry (−{ $lost } each).
}
wolfsspuren-event-hunted = { $result ->
    [killed] { $sum } points: the pack brings down { wolfsspuren-large-the }.
    [killed-hurt] { $sum } points: the pack brings down { wolfsspuren-large-the }, but the boldest hunter is hurt.
    [escaped-hurt] { $sum } points: the prey escapes and hurts the boldest hunter.
   *[escaped] { $sum } points are too few: the prey escapes.
}
wolfsspuren-event-wounded = { $wolf } is hurt and loses { $card } strength.
wolfsspuren-event-fed = The pack eats: { $meals }{ $pups ->
    [0] {""}
    [one] {" "}and a pup
   *[other] {" "}and { $pups } pups
}.
wolfsspuren-event-howled = { $result ->
    [few] Only { $sum } points of howling: the pack loses ground and one large prey.
    [many] { $sum } points of howling: the pack wins ground and finds new tracks.
   *[enough] { $sum } points of howling: the territory is held.
}
wolfsspuren-event-prey-released = { $name } gives up { wolfsspuren-large-the }.
wolfsspuren-event-attacked = { $wolf } attacks { $target }.
wolfsspuren-event-refrained = { $wolf } attacks nobody.
wolfsspuren-event-submitted = { $forced ->
    [true] { $wolf } cannot fight and gives way to { $target }.
   *[false] { $wolf } submits to { $target }.
}
wolfsspuren-event-fight-began = { $wolf } ({ $score }) fights { $target } ({ $target_score }).
wolfsspuren-event-struck = { $card } against { $target_card }: { $rout ->
    [true] a rout!
   *[false] { $loss ->
        [0] { $target_loss ->
            [0] nobody yields.
           *[other] the defender loses { $target_loss }.
        }
       *[other] the attacker loses { $loss }.
    }
} Score { $score } to { $target_score }.
wolfsspuren-event-fight-drawn = { $wolf } and { $target } part as equals.
wolfsspuren-event-fight-won = { $wolf } defeats { $loser }.
wolfsspuren-event-swapped = { $wolf } and { $other } change places.
wolfsspuren-event-marked = Marking of year { $year }: { $points }.
wolfsspuren-event-aged = The year leaves its marks: { $wolves }.
wolfsspuren-event-pup-joined = { $wolf } has grown up and joins the pack.
wolfsspuren-event-departures-revealed = { $count ->
    [0] All young wolves stay.
   *[other] Leaving the pack: { $wolves }.
}
wolfsspuren-event-pair-left = { $male } and { $female } leave together and found a pack of their own (+5 each).
wolfsspuren-event-left-alone = { $wolf } leaves alone (−3).
wolfsspuren-event-year-scored = Year { $year } brings { $points }. Scores: { $totals }.
wolfsspuren-event-pack-died-out = The pack has died out.
wolfsspuren-event-ended = { $count ->
    [0] The match ends without a winner.
   *[one] { $names } wins.
    [other] { $names } win together.
}

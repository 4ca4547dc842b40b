### Wolfsspuren. Players come as $name, $other; wolves as $wolf, $target (made of wolfsspuren-wolf);
### lists of them as $wolves; prey as keys in $prey; phases as keys in $phase.

game-wolfsspuren-line = One pack, many ambitions: survive the years together and climb to the top alone.

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
wolfsspuren-prey = { $prey ->
    [beaver] beaver
    [goose] goose
    [hare] hare
    [vole] vole
    [lemming] lemming
    [nothing] no prey
    [sick-moose] sick moose
    [deer] white-tailed deer
    [old-moose] old moose
    [caribou] caribou
    [wapiti] wapiti
    [moose] moose
   *[bison] bison
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
wolfsspuren-small-a = { $prey ->
    [beaver] a beaver
    [goose] a goose
    [hare] a hare
    [vole] a vole
    [lemming] a lemming
   *[nothing] nothing
}
wolfsspuren-part = { $part ->
    [rank] Rank
    [discs] Discs
    [dead] Deaths
    [excluded] Exclusions
   *[departed] Departures
}

## Actions

wolfsspuren-action-pick = Begin with { $wolf }
wolfsspuren-action-bear = Add { $wolf } as a pup
wolfsspuren-action-vote = Vote: { wolfsspuren-prey }
wolfsspuren-action-hunt = Hunt: { wolfsspuren-prey }
wolfsspuren-action-ask = Ask to bring in { $wolf }
wolfsspuren-action-wait = Do not ask
wolfsspuren-action-agree = Agree
wolfsspuren-action-refuse = Refuse
wolfsspuren-action-place = { $wolf }, { wolfsspuren-phase }: token { $token }
wolfsspuren-action-take-back = { $wolf }, { wolfsspuren-phase }: take the token back
wolfsspuren-action-ready = Ready
wolfsspuren-action-reconsider = Change my tokens
wolfsspuren-action-catch = Catch: { wolfsspuren-prey }
wolfsspuren-action-release = Discard: { wolfsspuren-prey }
wolfsspuren-action-attack = Attack { $wolf }
wolfsspuren-action-refrain = Do not attack
wolfsspuren-action-fight = Fight
wolfsspuren-action-submit = Submit
wolfsspuren-action-strike = Card { $card }
# $wolves: a list, or empty when all stay.
wolfsspuren-action-depart = { $count ->
    [0] All stay
   *[other] Leaving: { $wolves }
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
}
wolfsspuren-event-pup-added = { $name } adds a pup.
wolfsspuren-event-prey-turned = { $reshuffled ->
    [true] The discarded prey comes back; tracks of large prey: { wolfsspuren-large }.
   *[false] Tracks of large prey: { wolfsspuren-large }.
}
# $votes: a list made of wolfsspuren-vote.
wolfsspuren-event-votes-revealed = The votes: { $votes }.
wolfsspuren-vote = { $name } { wolfsspuren-prey }
# $name: who decided, or none: the majority.
wolfsspuren-event-prey-chosen = { $name ->
    [none] The pack will hunt { wolfsspuren-large-the }.
   *[other] No majority: { $name } decides. The pack will hunt { wolfsspuren-large-the }.
}
wolfsspuren-event-asked = { $name } asks whether { $wolf } may join.
wolfsspuren-event-asked-not = { $name } does not ask to join.
wolfsspuren-event-answered = { $agreed ->
    [true] All agree.
   *[false] Not all agree.
}
wolfsspuren-event-joined-by-consent = { $wolf } joins the pack.
wolfsspuren-event-planned = You have changed your tokens.
wolfsspuren-event-readied = { $count ->
   *[one] { $name } is ready.
    [other] { $name } are ready.
}
wolfsspuren-event-reconsidered = { $name } plans again.
# $tokens: a list made of wolfsspuren-token, or empty ($count 0).
wolfsspuren-event-phase-began = { wolfsspuren-phase }. { $count ->
    [0] Nobody has a token.
   *[other] Tokens: { $tokens }. Together { $sum }.
}
wolfsspuren-token = { $wolf } { $token }
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
# $face_up: a list of prey.
wolfsspuren-event-small-prey-turned = Face up: { $face_up }.
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
wolfsspuren-prey-title = { $prey ->
    [sick-moose] Sick moose
    [deer] White-tailed deer
    [old-moose] Old moose
    [caribou] Caribou
    [wapiti] Wapiti
    [moose] Moose
   *[bison] Bison
}
wolfsspuren-event-wounded = { $wolf } is hurt and loses { $card } strength.
# $meals: a list made of wolfsspuren-meal.
wolfsspuren-event-fed = The pack eats: { $meals }{ $pups ->
    [0] {""}
    [one] ; the pup eats 1
   *[other] ; { $pups } pups eat 1 each
}.
wolfsspuren-meal = { $wolf } { $food }
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
wolfsspuren-event-fight-began = { $wolf } ({ $score }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }) fights { $target } ({ $target_score }, { $target_cards ->
        [one] one card
       *[other] { $target_cards } cards
    }).
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
# $points: a list made of wolfsspuren-points.
wolfsspuren-event-marked = Marking of year { $year }, ranks and discs: { $points }.
wolfsspuren-points = { $name } { $points }
# $wolves: a list made of wolfsspuren-change; $change has a sign.
wolfsspuren-event-aged = The year leaves its marks. Strength: { $wolves }.
wolfsspuren-change = { $wolf } { $change }
wolfsspuren-event-pup-joined = { $wolf } has grown up and joins the pack.
wolfsspuren-event-departures-revealed = { $count ->
    [0] All young wolves stay.
   *[other] Leaving the pack: { $wolves }.
}
wolfsspuren-event-pair-left = { $male } and { $female } leave together and found a pack of their own (+5 each).
wolfsspuren-event-left-alone = { $wolf } leaves alone (−3).
# $totals: a list made of wolfsspuren-points.
wolfsspuren-event-year-scored = Scores after year { $year }: { $totals }.
wolfsspuren-event-pack-died-out = The pack has died out.
# $count: how many names $name holds; 0 when nobody wins.
wolfsspuren-event-ended = { $count ->
    [0] The tracks end here.
    [one] { $name } wins.
   *[other] { $name } win together.
}

## Why not

wolfsspuren-why-already-chosen = That is what you have chosen already.
wolfsspuren-why-already-a-pup = This wolf is already among the pups.
wolfsspuren-why-in-the-pack = This wolf is already in the pack.
wolfsspuren-why-not-in-the-pack = This wolf is not in the pack.
wolfsspuren-why-not-face-up = No such animal lies face up.
wolfsspuren-why-already-ready = You are ready. Reconsider first to change your tokens.
wolfsspuren-why-not-ready-yet = You can change your tokens; you are not ready yet.
wolfsspuren-why-no-token-there = There is no token to take back.
wolfsspuren-why-no-pups = There are no pups to rear this year.
wolfsspuren-why-cell-taken = A wolf takes at most one token a phase; take the other back first.
wolfsspuren-why-too-many-spirals = With lifespan, a wolf’s spirals must stay below its strength.
wolfsspuren-why-token-used = Each token can be used once a year, and this one is placed elsewhere.
wolfsspuren-why-other-sex = Females fight females, males fight males.
wolfsspuren-why-own-wolf = Your own wolves do not fight each other.
wolfsspuren-why-omega-is-left-alone = An omega is not attacked.
wolfsspuren-why-only-the-male-above = A male may attack only the male directly above.
wolfsspuren-why-no-such-card = This fight card is not in your hand.
wolfsspuren-why-not-young = Only wolves that have just joined may leave.
wolfsspuren-why-now-pick = Now everyone picks a first wolf.
wolfsspuren-why-now-birth = Now pups are being added.
wolfsspuren-why-now-vote = Now everyone votes on the prey.
wolfsspuren-why-now-hunt = Now the prey is being chosen.
wolfsspuren-why-now-ask = Now somebody may ask to join.
wolfsspuren-why-now-consent = Now the others answer whether a wolf may join.
wolfsspuren-why-now-plan = Now tokens are being placed.
wolfsspuren-why-now-catch = Now a wolf takes a small prey.
wolfsspuren-why-now-release = Now a large prey has to be discarded.
wolfsspuren-why-now-attack = Now a wolf may attack.
wolfsspuren-why-now-defend = Now the attacked wolf fights or submits.
wolfsspuren-why-now-strike = Now both fighters choose a card.
wolfsspuren-why-now-depart = Now it is decided which young wolves leave.

## The end

wolfsspuren-end-target-reached = The target is reached.
wolfsspuren-end-died-out = The pack has died out; nobody wins.

## Options

option-wolfsspuren-target = Target
# $players: how many play; $default: the usual target; $low: the least.
option-wolfsspuren-target-help = The score that ends the match. With { $players } players { $default } points are usual; at least { $low }.
option-wolfsspuren-joining = Wolves may join
option-wolfsspuren-joining-help = A player without a wolf may bring one in if all others agree.
option-wolfsspuren-joining-why = Whoever loses the last wolf early would otherwise only vote until pups are born.
option-wolfsspuren-lifespan = Lifespan
option-wolfsspuren-lifespan-help = Strong wolves grow stronger in marking, weak ones weaker, and no wolf may plan to exhaust itself.
option-wolfsspuren-strength_first = Strength before rank
option-wolfsspuren-strength_first-help = Of equal tokens the stronger wolf’s comes first.
option-wolfsspuren-lasting_omega = Lasting omega
option-wolfsspuren-lasting_omega-help = An omega is driven out only when another one takes its place.
option-wolfsspuren-colours = Your colour
option-wolfsspuren-colours-help = Green, black and orange have two males and a female, blue, yellow and grey two females and a male. Whoever chooses none gets one by chance.
option-wolfsspuren-colours-green = Green
option-wolfsspuren-colours-blue = Blue
option-wolfsspuren-colours-black = Black
option-wolfsspuren-colours-yellow = Yellow
option-wolfsspuren-colours-orange = Orange
option-wolfsspuren-colours-grey = Grey
# $kind: 0 or 1, as the colours are listed above. $most of $players.
option-wolfsspuren-colours-uneven = With { $players } players at most { $most } may have { $kind ->
    [0] two males and a female
   *[1] two females and a male
}.

## In the terminal

wolfsspuren-title = Year { $year } · { wolfsspuren-phase } · target { $target }
wolfsspuren-pack = The pack
wolfsspuren-pups = { $count ->
    [0] no pups
    [one] one pup
   *[other] { $count } pups
}
wolfsspuren-column = { $column ->
    [place] Place
    [wolf] Wolf
    [player] Player
    [strength] Strength
    [discs] Discs
    [token] Token
    [tokens] Tokens
    [score] Points
    [now] This year
    [hand] Hand
    [prey] Prey
    [numbers] Black / green / red
    [food] Food
   *[decides] Decides
}
wolfsspuren-spirals-left = strength { $left } after spirals
wolfsspuren-needs = Needed: rearing { $rearing }, hunt { $black }, howling { $few }
wolfsspuren-tokens-left = Tokens left: { $tokens }
wolfsspuren-your-cards = Your fight cards: { $cards }

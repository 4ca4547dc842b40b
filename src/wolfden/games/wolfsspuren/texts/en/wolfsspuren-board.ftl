### The table of Wolfsspuren in the browser. Names and events are in wolfsspuren.ftl.

## Whose turn it is

wolfsspuren-over = { $year ->
    [0] { $target } points win
   *[other] Year { $year } · { $target } points win
}
wolfsspuren-now = { $stage ->
    [pick] Pick your first wolf
    [birth] Add a pup to the litter
    [vote] What shall the pack hunt?
    [hunt] No majority: you decide
    [ask] Ask to join the pack?
    [consent] May this wolf join?
    [plan] Plan the year for your wolves
    [catch] { $wolf } hunts: take an animal
    [release] Give up one large prey
    [attack] { $wolf } may attack
    [defend] { $target } is attacked by { $attacker }
    [strike] Choose a card for this exchange
   *[depart] Shall your young wolves leave?
}
wolfsspuren-now-help-stage = { $stage ->
    [pick] All picks are shuffled; the order they turn up in is the first order of the pack.
    [birth] Face down: nobody sees which one it is. The pups are shuffled.
    [vote] More than half of all players must agree; otherwise the alpha female’s player decides.
    [hunt] You hold the alpha female.
    [ask] All others must agree.
    [consent] Everyone answers in secret; a single no is enough.
    [plan] One token for each wolf and phase, every token once. All are revealed phase by phase.
    [catch] It gains the strength shown, up to 12.
    [release] The pack howled too little and loses ground.
    [attack] Click a wolf in the picture or here. Attacking is optional.
    [defend] Fight, or submit and lose a disc without being hurt.
    [strike] Both cards are revealed together; the lower one loses.
   *[depart] A male and a female together win 5 each; whoever goes alone loses 3.
}
wolfsspuren-now-doing = { $stage ->
    [pick] The first wolves are being picked.
    [birth] Pups are being added.
    [vote] The prey is being voted on.
    [hunt] The prey is being chosen.
    [ask] Someone without a wolf may ask to join.
    [consent] The pack considers a newcomer.
    [plan] The year is being planned.
    [catch] { $wolf } is hunting alone.
    [release] A large prey must be given up.
    [attack] { $wolf } may attack.
    [defend] { $attacker } attacks { $target }.
    [strike] { $attacker } and { $target } are fighting.
   *[depart] Young wolves may leave the pack.
}
wolfsspuren-now-waiting = Waiting for { $names }
wolfsspuren-now-watching = You are watching.
wolfsspuren-now-over = The match is over
wolfsspuren-sealed = Your choice is sealed. You can change it until everyone has decided.
wolfsspuren-decided = Has decided
wolfsspuren-thinking = Has to decide
wolfsspuren-do = { $verb ->
    [wait] Not this year
    [agree] Let it join
    [refuse] Refuse
    [ready] Ready
    [reconsider] Change my plan
    [fight] Fight
    [submit] Submit
   *[refrain] Attack nobody
}
wolfsspuren-do-prey = { $verb ->
    [vote] Vote for { wolfsspuren-large-the }.
    [hunt] Hunt { wolfsspuren-large-the }.
   *[release] Give up { wolfsspuren-large-the }.
}

## The pack

wolfsspuren-pack-none = The pack forms when everyone has picked a wolf.
wolfsspuren-row = { wolfsspuren-row-kind }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each wolf
wolfsspuren-row-kind = { $kind ->
    [alpha] Alphas
    [beta] Beta
    [omega] Omega
   *[pair] Pair
}
wolfsspuren-empty-place = Nobody here
wolfsspuren-wolf-said = { $wolf } of { $name }, { wolfsspuren-sex }, { wolfsspuren-place }. Strength { $strength } of 12, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}.
wolfsspuren-wolf-token = Token { $token }.
wolfsspuren-wolf-target = Can be attacked.
wolfsspuren-young = Has just joined.
wolfsspuren-submitted = Has submitted and fights no more this year.
wolfsspuren-litter-needs = { $count ->
    [one] One pup beside the alpha female; it needs { $needed } points.
   *[other] { $count } pups beside the alpha female; together they need { $needed } points.
}
wolfsspuren-detail-owner = Guided by
wolfsspuren-detail-place = Place
wolfsspuren-detail-strength = Strength
wolfsspuren-detail-discs = Recognition
wolfsspuren-detail-worth = Worth in marking
wolfsspuren-detail-year = This year’s tokens
wolfsspuren-detail-caught = Caught
wolfsspuren-detail-meal = Ate of the large prey

## Players and the year

wolfsspuren-players = Players
wolfsspuren-score-help = Points; { $target } or more win
wolfsspuren-now-help = What marking would bring now
wolfsspuren-wolves-help = { $pack } in the pack, { $pups } among the pups, { $hand } in hand
wolfsspuren-year = Year { $year }
wolfsspuren-replay-round = Year { $round }
wolfsspuren-timeline = The course of year { $year }
wolfsspuren-timeline-said = { wolfsspuren-phase }: { $state ->
    [past] past
    [now] now
    [skipped] left out this year
   *[coming] to come
}.
wolfsspuren-sum-said = Sum { $sum }.
wolfsspuren-sum = All tokens together
wolfsspuren-order = Tokens in the order of action
wolfsspuren-no-tokens = Nobody has a token here.
wolfsspuren-hunt-result = { $result ->
    [killed] Killed
    [killed-hurt] Killed, but a hunter is hurt
    [escaped-hurt] Escaped, and a hunter is hurt
   *[escaped] Escaped
}
wolfsspuren-meals-shown = Food goes to the alphas, then the pups, then from the top.

## Prey

wolfsspuren-herd = Large prey
wolfsspuren-herd-pile = { $pile } in the pile
wolfsspuren-herd-none = No tracks at all.
wolfsspuren-large-said = { wolfsspuren-large }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } cards)
}: killed from { $black }, killed with a wound from { $green }, escapes with a wound from { $red }; food { $food }.
# Read out before what it means.
wolfsspuren-need-number = { $number ->
    [black] Black:
    [green] Green:
   *[red] Red:
}
wolfsspuren-need-black = killed
wolfsspuren-need-green = killed, a hunter is hurt
wolfsspuren-need-red = escapes, a hunter is hurt
wolfsspuren-need-rearing = all pups live
wolfsspuren-need-few = ground held
wolfsspuren-need-many = a new prey is found
wolfsspuren-met = reached
wolfsspuren-unmet = not reached
wolfsspuren-food = Food
wolfsspuren-hungry = { $count ->
    [one] { $count } stays hungry
   *[other] { $count } stay hungry
}
wolfsspuren-per-wolf = about { $points } a wolf
wolfsspuren-decider = Without a majority { $name } decides.
wolfsspuren-small-said = { wolfsspuren-small }: strength +{ $strength }.
wolfsspuren-catch = Catch { wolfsspuren-small-a }.
wolfsspuren-small-pile = { $pile ->
        [one] One card
       *[other] { $pile } cards
    } in the pile, { $animals ->
        [one] one of them an animal
       *[other] { $animals } of them animals
    }

## Births, joining, leaving

wolfsspuren-litter = { $count } of { $born ->
        [one] one pup
       *[other] { $born } pups
    } added
wolfsspuren-birth-order = Next:
wolfsspuren-asks = { $mine ->
    [yes] You ask whether { $wolf } may join at the bottom of the pack.
   *[no] { $name } asks whether { $wolf } may join at the bottom of the pack.
}
wolfsspuren-may-ask = { $name } has no wolf in the pack and may ask to bring one in.
wolfsspuren-ask-help = Your wolf would come in at the bottom, with strength 12 and one disc.
wolfsspuren-young-all = Young wolves that may leave
wolfsspuren-depart-help = Leavers pair up, lowest with lowest: +5 for each wolf of a pair, −3 for one without a mate.
wolfsspuren-depart-choice = { $leaves ->
    [true] leaves
   *[false] stays
}
wolfsspuren-depart-seal = Seal this choice

## Planning

wolfsspuren-plan-help = Your plan: rows are your wolves, columns the phases. Arrow keys move, digits place a token, Delete takes it back.
wolfsspuren-phase-short = { $phase ->
    [preparation] Preparation
    [rearing] Rearing
    [lone-hunt] Lone hunt
    [pack-hunt] Pack hunt
    [howling] Howling
    [marking] Marking
   *[rank-fights] Fights
}
# A column of the plan where there is room for a short word alone.
wolfsspuren-phase-brief = { $phase ->
    [rearing] Pups
    [lone-hunt] Alone
    [pack-hunt] Pack
    [howling] Howl
   *[rank-fights] Fights
}
wolfsspuren-needs-rearing = { $each } points for each pup: { $needed } for { $count ->
    [one] one pup
   *[other] all { $count }
}.
wolfsspuren-needs-hunt = { $black } kills; from { $green } it kills with a wound; from { $red } it escapes with a wound.
wolfsspuren-needs-howling = Under { $few } a prey is lost, over { $many } one is found.
wolfsspuren-needs-order = { $phase ->
    [lone-hunt] The higher token hunts first. Whoever takes nothing loses 2 strength.
   *[rank-fights] A token lets a wolf attack, in order, and defend itself.
}
wolfsspuren-first = high first
wolfsspuren-no-pups = No pups this year.
wolfsspuren-no-wolf = You have no wolf in the pack: nothing to plan this year. You keep your vote, and yours is the first pup of the next litter.
wolfsspuren-my-sum = Your sum:
wolfsspuren-mine = you
wolfsspuren-cell-token = { $wolf }, { wolfsspuren-phase }: token { $token }. Press to take it back.
wolfsspuren-cell-empty = { $wolf }, { wolfsspuren-phase }: empty.
wolfsspuren-cost = { $spirals ->
    [0] costs nothing
   *[other] { $left ->
        [0] −{ $spirals } would kill it
       *[other] −{ $spirals }, leaves { $left }
    }
}
wolfsspuren-cost-said = { $wolf }: strength { $strength }, tokens cost { $spirals }, { $left } would be left.
# What is left, where the year may take more than that; $peril says how likely.
wolfsspuren-peril = { $peril ->
    [wound] leaves { $left }: a wound could kill it
    [hunger] leaves { $left }: hunger could kill it
   *[dying] leaves { $left }: it would die
}
wolfsspuren-peril-reason = { $reason ->
    [idle] no lone hunt
    [hunger] no small prey and no share of the kill
    [alpha] leading the pack
    [age] its age
    [hunt] the hunt, which hurts the best token
   *[fight] a lost fight, which hurts a female
}
wolfsspuren-peril-why = { $peril ->
    [wound] A wound costs up to { $loss } strength: { $reasons }.
    [dying] Besides, it loses { $loss } for certain this year: { $reasons }.
   *[hunger] Besides, it may lose up to { $loss } this year: { $reasons }.
}
wolfsspuren-token-said = Token { $token }, { $spirals ->
    [0] costs nothing
    [one] costs { $spirals } strength
   *[other] costs { $spirals } strength
}
wolfsspuren-tray = Your tokens: { $count } left
wolfsspuren-tray-hint = Pick a field, then a token – or drag it there.
wolfsspuren-tray-ask = Which token goes there?
wolfsspuren-tray-put = Where shall it go?
wolfsspuren-ready-hint = You can still change your plan until everyone is ready.
wolfsspuren-ready-done = You are ready.
wolfsspuren-ready-help = The phases begin when everyone is.

## Fights

wolfsspuren-attacker = { $wolf }: token { $token }, strength { $strength }, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}. Whom shall it attack?
wolfsspuren-attack = Attack { $wolf }: token { $token }, strength { $strength }, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}.
wolfsspuren-token-is = { $token ->
    [0] no token
   *[other] token { $token }
}
wolfsspuren-strength-is = strength { $strength }
wolfsspuren-role = { $role ->
    [attacker] attacks
   *[defender] defends
}
wolfsspuren-duel = The fight
wolfsspuren-duel-score = Score
wolfsspuren-duel-table = Every exchange of the fight
wolfsspuren-duel-round = Round
wolfsspuren-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
wolfsspuren-stronger = stronger: +1 card
wolfsspuren-esteemed = more discs: +1 card
wolfsspuren-rout = rout!
wolfsspuren-fight-hand = Your fight cards
wolfsspuren-strike = Strike with
wolfsspuren-losses = The lower card loses, by the difference: 1–2 → 1, 3–4 → 3, 5–6 → 5, 7 or more → the fight.
wolfsspuren-submit-help = Who submits loses a disc, is not hurt, and fights no more this year.

## Sheets and result

wolfsspuren-log = What happened
wolfsspuren-log-empty = Nothing yet: the first wolves are being picked.
wolfsspuren-sheet = Score sheet
wolfsspuren-sheet-none = The first year is not over yet.
wolfsspuren-sheet-sum = Sum
wolfsspuren-sheet-year = Year { $year }
wolfsspuren-sheet-all = All years
wolfsspuren-sheet-total = Total
wolfsspuren-year-end = Year { $year } is marked
wolfsspuren-year-end-help = Whoever has { $target } points or more after a marking wins.
wolfsspuren-continue = On to year { $year }
wolfsspuren-result-note = { $reason ->
    [died-out] The pack died out in year { $year }, before anyone had { $target } points. Together they could have survived.
   *[other] { $target } points were reached in year { $year }.
}

## Captions: short, for the table shows the rest

wolfsspuren-caption-pack-formed = The pack forms.
wolfsspuren-caption-votes-revealed = The votes are in.
wolfsspuren-caption-phase-began = { wolfsspuren-phase }: the tokens are revealed. Together { $sum }.
wolfsspuren-caption-fed = The pack eats.
wolfsspuren-caption-marked = Marking of year { $year }
wolfsspuren-caption-aged = The year leaves its marks.
wolfsspuren-caption-year-scored = Year { $year } is over.

## Field notes: the life of wolves behind the rules

wolfsspuren-notes = Field notes
wolfsspuren-notes-all = All field notes
wolfsspuren-note-open = Field note: { $title }
wolfsspuren-note-in-the-game = In the game:
wolfsspuren-note-this-year = This year:
wolfsspuren-note-pack = The pack
wolfsspuren-note-pack-text = A pack is a family. It begins when two strangers meet, stay and raise young; in two years it could grow to some fourteen wolves, but few of the young live that long, and most packs count about seven. Everyone knows everyone’s place, and looks, ears, tails and voices keep it known all day long.
wolfsspuren-note-pack-rule = the longer the row of wolves below, the more the high places are worth. A large pack is everyone’s gain.
wolfsspuren-note-alphas = The alpha pair
wolfsspuren-note-alphas-text = The two leaders share the work. He usually opens the hunt and breaks it off when it grows too dangerous; she sees to the den, the young and the bonds between all. Some pairs lead with a firm paw, others let the pack have its say. Only they have pups.
wolfsspuren-note-alphas-rule = alphas eat first and score most, but leading tires: they lose a strength each year, and an alpha that loses a fight falls to the bottom.
wolfsspuren-note-beta = The beta
wolfsspuren-note-beta-text = Next to the leading male there is often a second one who backs him on the hunt and at the borders, and waits. When the leader dies or weakens, he is the one who knows the way.
wolfsspuren-note-beta-rule = the beta stands alone in his row, right under the alphas; only males can hold it.
wolfsspuren-note-omega = The omega
wolfsspuren-note-omega-text = The wolf at the very bottom is snapped at by all and shows it in every gesture. Often it once stood high. In the wild it leaves sooner or later; behind a fence it cannot, and keepers have to take it out.
wolfsspuren-note-omega-rule = without a disc a wolf is omega and is driven out after the next pack hunt, unless it earns a disc first. In nature such a return hardly ever happens.
wolfsspuren-note-recognition = Recognition
wolfsspuren-note-recognition-text = Wolves find out early who is good at what: who finds the trail, who keeps the pups safe, who is not afraid at the border. Such merits count when the grown-up young find their place.
wolfsspuren-note-recognition-rule = the best token in rearing, pack hunt and howling earns a disc; each is worth a point, and a card in a fight.
wolfsspuren-note-births = Births
wolfsspuren-note-births-text = After about two months two to seven pups are born in spring, in a den the mother has dug or taken over. For four weeks nobody else may come in; the pack waits outside and brings her food.
wolfsspuren-note-births-rule = pups come from year two on, if there are both alphas. Nobody knows whose is whose until they are grown.
wolfsspuren-note-prey = Large prey and territory
wolfsspuren-note-prey-text = A territory is large enough when it holds enough old and weak animals, for healthy ones mostly get away. A herd in sight is not a meal yet.
wolfsspuren-note-prey-rule = each year new tracks turn up, and the pack agrees on one prey. Strong prey feeds more wolves, and needs more of them.
wolfsspuren-note-rearing = Rearing
wolfsspuren-note-rearing-text = When the pups leave the den the whole pack looks after them. While the others hunt, at least one stays behind, often a young female. Whoever comes home is mobbed: licking at the muzzle begs for food brought up from the stomach. In play the small ones learn everything, and a bite over the muzzle teaches them manners.
wolfsspuren-note-rearing-rule = each pup needs 7 points of care from all tokens together; the ones farthest from the mother die first.
wolfsspuren-note-lone-hunt = Lone hunt
wolfsspuren-note-lone-hunt-text = In spring and summer the pack stays near its young, and there is much that one wolf can catch alone: voles, hares, beavers, geese. They go by ones and twos and always come back to the meeting place.
wolfsspuren-note-lone-hunt-rule = the higher token chooses first; whoever takes nothing loses 2 strength.
wolfsspuren-note-pack-hunt = Pack hunt
wolfsspuren-note-pack-hunt-text = In autumn small animals grow rare and the young can keep up. The pack trots through its land at six to eight kilometres an hour until it meets a trail. Wolves stalk, rush, chase for a short way, or drive the prey to others in hiding – and often give up: of 131 moose that one researcher saw hunted, only six were killed.
wolfsspuren-note-pack-hunt-rule = the sum of all tokens must reach the prey’s number. If it gets away, every wolf starves a little and all pups die.
wolfsspuren-note-howling = Howling
wolfsspuren-note-howling-text = Every wolf has a voice of its own, and others know it. Howling calls the lost back, gathers the pack before a hunt and tells the neighbours: this land is taken. Whether a pack answers a lone wolf shows whether it wants another member.
wolfsspuren-note-howling-rule = under 35 points the neighbours take a prey, over 55 the pack gains one.
wolfsspuren-note-rank-fights = Rank fights
wolfsspuren-note-rank-fights-text = Wild packs rarely fight in earnest; looks and postures are enough. In the mating season it is different. Males mostly threaten and give in; females fight harder, now and then to the death – it keeps the pack from having more pups than it can feed.
wolfsspuren-note-rank-fights-rule = a female may attack any other and the loser is hurt; a male only the one above him, and nobody is hurt.
wolfsspuren-note-marking = Marking
wolfsspuren-note-marking-text = Wolves write their borders with scent. Only the leaders lift a leg, so their marks sit high on trunks and stones; everyone else squats. The pack walks its borders again and again to freshen the lines.
wolfsspuren-note-marking-rule = once a year places and discs are counted, losses taken off, and the pups grow up.
wolfsspuren-note-departure = Leaving the pack
wolfsspuren-note-departure-text = Whoever cannot lead stays a helper or goes to look for land and a mate. It is a dangerous road: alone there is little to eat, strange packs defend their borders, and there are roads and rifles.
wolfsspuren-note-departure-rule = a male and a female that leave together win points. In nature they would come from different packs.
wolfsspuren-note-joining = Joining a pack
wolfsspuren-note-joining-text = A wanderer may knock at a strange pack. If there is prey enough and help is welcome, it may stay; if food is short, it is chased away.
wolfsspuren-note-joining-rule = an optional rule: a player without a wolf asks, and all others must agree.
wolfsspuren-note-strength = Strength and age
wolfsspuren-note-strength-text = A wolf in the wild lives about seven years, in captivity up to fourteen. Young wolves recover quickly; once old or badly hurt, they go downhill fast.
wolfsspuren-note-strength-rule = effort costs strength (the spirals on tokens), food brings some back. With the rule of lifespan strong wolves recover and weak ones fade each year.
wolfsspuren-note-territory = Territory
wolfsspuren-note-territory-text = How large it is depends on the pack, the prey and the land; in Central Europe about two hundred square kilometres. Threats at the border are usually enough. If it comes to a fight, it is a serious one: prey is life.
wolfsspuren-note-territory-rule = the large prey face up is what the pack’s land holds; howling defends it.

# As a screen reader says it; $now has a sign.
wolfsspuren-score-said = { $score } of { $target } points.
wolfsspuren-now-said = Marking now would bring { $now }. Wolves:

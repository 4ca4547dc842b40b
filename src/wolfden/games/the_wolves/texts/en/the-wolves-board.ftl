### The table of The Wolves in the browser. Keys of pieces, terrains and so on as in the-wolves.ftl.

## Hexes and pieces, for the menu and for screen readers

# $region: a number, 0 for the starting tile.
the-wolves-board-region = { $region ->
    [0] Starting tile
   *[other] Region { $region }
}
the-wolves-board-hex = { $name } ({ $ground ->
    [forest] forest hex
    [rock] rock hex
    [grass] grass hex
    [tundra] tundra hex
    [desert] desert hex
    [water] water
   *[chasm] chasm
}, { $region ->
    [0] starting tile
   *[other] region { $region }
})
the-wolves-board-hex-lit = { $hex }, can be chosen
the-wolves-board-piece-mine = { $piece ->
    [den] your den
    [pack] your pack wolf
    [alpha] your alpha
   *[lair] your lair
}
the-wolves-board-piece-of = { $piece ->
    [den] den of { $name } ({ the-wolves-terrain })
    [pack] pack wolf of { $name } ({ the-wolves-terrain })
    [alpha] alpha of { $name } ({ the-wolves-terrain })
   *[lair] lair of { $name } ({ the-wolves-terrain })
}
the-wolves-board-piece-neutral = { $piece ->
    [den] neutral den
    [pack] neutral pack wolf
    [alpha] neutral alpha
   *[lair] neutral lair
}
the-wolves-board-lone-wolf = a lone wolf
the-wolves-board-prey-left = { $prey ->
    [moose] moose
    [deer] deer
    [raccoon] raccoon
    [boar] boar
   *[hare] hare
}{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
the-wolves-board-neutral = Neutral pack
the-wolves-board-you = you

## The map

the-wolves-board-map = Map. Arrow keys go from hex to hex, Enter chooses, Page Down goes to the next hex that can be chosen, + and − zoom.
the-wolves-board-zoom-in = Nearer
the-wolves-board-zoom-out = Farther
the-wolves-board-zoom-fit = Whole map
the-wolves-board-names = Hex names
the-wolves-board-offer = { $deed ->
    [move] { $rank ->
        [alpha] Alpha from { $from }
       *[pack] Pack wolf from { $from }
    }
    [den] Build a den here
    [upgrade] Turn the den into a lair
    [howl] Howl: the lone wolf joins you
    [dominate] { $piece ->
        [den] Take over the den
       *[pack] Win over the pack wolf
    }
   *[none] Here
}
the-wolves-board-move-this = { $rank ->
    [alpha] Move the alpha …
   *[pack] Move the pack wolf …
}
the-wolves-board-why-not = Why not here?
the-wolves-board-not-here = { $deed ->
    [move] None of your wolves can end on this hex.
    [den] Not here: a den goes on or beside an alpha of yours, where no other pack, token, den or lair is.
    [upgrade] Not here: you need a den of yours beside water, on or beside an alpha, in a region without your lair.
    [howl] Not here: you need a lone wolf within howl range of an alpha.
   *[dominate] Not here: you need a rival’s single pack wolf or den within howl range of an alpha.
}

## Regions

the-wolves-board-lead = { $kind ->
    [control] { $names } leads by { $by }
    [alphas] { $names } leads by alphas
    [level] { $names } are level
   *[nobody] no pack is here
}
the-wolves-board-regions = Regions
the-wolves-board-never-scored = Never scored
the-wolves-board-region-worth = { $moon ->
    [crescent] Crescent moon
    [quarter] Quarter moon
   *[full] Full moon
}: first { $high }, second { $low }.
the-wolves-board-region-then = { $moon ->
    [crescent] Then the crescent moon.
    [quarter] Then the quarter moon.
   *[full] Then the full moon.
}
the-wolves-board-region-done = Already scored
the-wolves-board-region-barren = No more points here in this match
the-wolves-board-nobody-here = No pack is here.
the-wolves-board-pack = Pack
the-wolves-board-control = Control
the-wolves-board-alphas = Alphas
the-wolves-board-now = Now
the-wolves-board-held = { $name }: control { $control }, alphas { $alphas }
the-wolves-board-takes-token = takes the token

## Whose turn, what next

the-wolves-board-turn = Turn { $number } · { $name }
the-wolves-board-set-up = Before the first turn
the-wolves-board-now-over = The lunar month is over
the-wolves-board-now-waiting = { $names } is on the move
the-wolves-board-now-watching = You are watching.
the-wolves-board-act = { $number ->
    [1] Your turn: first action
   *[other] Second action
}
the-wolves-board-act-help = Press an action, one of your wolves, or a hex.
the-wolves-board-act-end = All done? End your turn
the-wolves-board-act-end-help = Until then you can take back every step.
the-wolves-board-act-token = Or spend an action token on one more action.
the-wolves-board-where = { $deed ->
    [wolf] Where shall this wolf go?
    [move] Move – where to?
    [den] Where do you dig the den?
    [upgrade] Which den becomes a lair?
    [howl] Which lone wolf do you call?
   *[dominate] Whom do you win over?
}
the-wolves-board-where-help = Every hex that lights up can be reached and paid for.
the-wolves-board-who-comes = Who comes to { $hex }?
the-wolves-board-who-comes-help = Press one of the wolves with an arrow.
the-wolves-board-ask = { $phase ->
    [arrange] How shall your tiles lie?
    [place] Place an alpha and a pack wolf
    [pay] Which tiles do you flip?
    [wolf] Which wolf goes to { the-wolves-terrain }?
    [displace] Where does { $name }’s wolf go?
    [track] Which track does the den come from?
    [hunt] Which stack do you hunt?
   *[target] { $deed ->
        [move] Where shall this wolf go?
        [den] Where do you dig the den?
        [upgrade] Which den becomes a lair?
        [howl] Which lone wolf do you call?
       *[dominate] Whom do you win over?
    }
}
the-wolves-board-ask-help = { $phase ->
    [arrange] Every tile has two faces; flipping one pays with what it shows.
    [place] Pair { $count }: they start together on a hex that lights up.
    [pay] { $count ->
        [one] One more to pay.
       *[other] { $count } more to pay.
    }
    [wolf] { $count ->
        [one] One more wolf may move.
       *[other] { $count } more wolves may move.
    }
    [displace] It goes to the nearest free place.
    [track] You get at once what lies under it.
    [hunt] You have surrounded both.
   *[target] Choose a hex that lights up.
}

## My dock

the-wolves-board-dock = Your tiles and actions
the-wolves-board-tiles = Your terrain tiles
# $state: flip (can be flipped now), paid (was flipped for this action), none.
the-wolves-board-tile = { $kind ->
    [habitat] Habitat tile: { the-wolves-terrain } on both faces
   *[other] Tile: { the-wolves-terrain }, { $back ->
        [forest] forest
        [rock] rock
        [grass] grass
        [tundra] tundra
       *[desert] desert
    } on the back
}{ $state ->
    [flip] . Flip it
    [paid] . Flipped for this action
   *[none] {""}
}
the-wolves-board-actions = Actions
the-wolves-board-deed = { $deed ->
    [move] Move
    [den] Den
    [upgrade] Lair
    [howl] Howl
   *[dominate] Dominate
}
the-wolves-board-cost = { $cost ->
    [one] costs { $cost } tile
   *[other] costs { $cost } tiles
}
the-wolves-board-tiles-to-flip = { $cost ->
    [one] { $cost } tile
   *[other] { $cost } tiles
}
the-wolves-board-on-terrain = Press a lit hex, or a terrain:
the-wolves-board-pay = { $count ->
    [one] Flip one { the-wolves-terrain } tile.
   *[other] Flip { $count } { the-wolves-terrain } tiles.
}
the-wolves-board-shows = You show:
the-wolves-board-would-show = Then you show:
the-wolves-board-spend = Spend a terrain token ({ $count })
the-wolves-board-arrange-way = Lay out: { $tiles }
the-wolves-board-undo = Undo
the-wolves-board-done = Enough moved
the-wolves-board-end = End turn

## Player boards

the-wolves-board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
the-wolves-board-token-use = { $token ->
    [action] One more action in a turn.
   *[terrain] Stands for one tile of any terrain.
}
the-wolves-board-part-help = { $part ->
    [spread] Pack spread: how many of your wolves one move action moves.
    [speed] Wolf speed: how many hexes each of them goes.
    [howl] Howl range: how far from an alpha you howl and dominate.
    [lairs] Lairs: points for those you have built.
    [wolves] Wolves: points for those you have howled for and dominated.
    [prey] Prey: points for the kinds you have caught.
   *[regions] Regions: points from the moons.
}
the-wolves-board-tokens = { $token ->
    [action] { $count ->
        [one] { $count } action token
       *[other] { $count } action tokens
    }
   *[terrain] { $count ->
        [one] { $count } terrain token
       *[other] { $count } terrain tokens
    }
}
the-wolves-board-track = { $track ->
    [spread] Pack spread
    [speed] Wolf speed
   *[howl] Howl range
} { $value }; { $dens } of { $total } dens taken
the-wolves-board-lairs = { $count } of { $total } lairs on the map
the-wolves-board-wolves = { $count } of { $total } wolves have joined{ $rank ->
    [alpha] ; next an alpha
    [pack] ; next a pack wolf
   *[none] {""}
}
the-wolves-board-prey-caught = { $prey ->
    [moose] Moose
    [deer] Deer
    [raccoon] Raccoon
    [boar] Boar
   *[hare] Hare
}: { $caught ->
    [true] caught
   *[false] not caught
}
the-wolves-board-halves = + { $points } from second places
the-wolves-board-no-regions = No region scored yet
the-wolves-board-total = Total
the-wolves-board-open = Look at { $name }’s board
the-wolves-board-board-of = { $name }’s board
the-wolves-board-acting = on the move
the-wolves-board-panes = Beside the map
the-wolves-board-pane = { $pane ->
    [board] Board
    [log] Log
    [regions] Regions
   *[scores] Scores
}

## Moon calendar and scoring

the-wolves-board-calendar = Moon calendar
the-wolves-board-to-go = { $moon ->
    [crescent] Crescent moon
    [quarter] Quarter moon
   *[full] Full moon
}: { $count ->
    [0] at the end of this turn
    [one] { $count } piece to go
   *[other] { $count } pieces to go
}
# Beside the moon's picture.
the-wolves-board-pieces-to-go = { $count ->
    [0] at the end of this turn
    [one] { $count } piece to go
   *[other] { $count } pieces to go
}
the-wolves-board-moons-over = All moons have been scored
the-wolves-board-scoring = { $moon ->
    [crescent] The crescent moon is scored
    [quarter] The quarter moon is scored
   *[full] The full moon is scored
}
the-wolves-board-result = { $result ->
    [won] clearly first
    [shared] tied for first
    [neutral] the neutral pack is first
   *[empty] nobody is here
}
the-wolves-board-claim = { $control } control, { $alphas ->
    [one] { $alphas } alpha
   *[other] { $alphas } alphas
}
the-wolves-board-go-on = Go on

## Log

the-wolves-board-log = What happened
the-wolves-board-log-set-up = Before the first turn
the-wolves-board-log-turn = Turn { $number }: { $name }
the-wolves-board-log-empty = Nothing yet: the tiles are being laid out.
the-wolves-board-key-deeds = Choose an action
the-wolves-board-key-release = Let go of what is chosen

## Result

the-wolves-board-tie = { $by ->
    [tokens] { $names } have the same score. More scoring tokens decide: { $winner }.
   *[wolves] { $names } have the same score and as many scoring tokens. More wolves on the map decide: { $winner }.
}
the-wolves-board-tie-shared = { $names } have the same score, as many scoring tokens and as many wolves: they share the victory.
the-wolves-board-scores = Scores in detail
the-wolves-board-from = { $count } ×
the-wolves-board-from-dens = { $count ->
    [one] { $count } den
   *[other] { $count } dens
}
the-wolves-board-from-regions = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}{ $halves ->
    [0] {""}
   *[other] , +{ $halves }
}
the-wolves-board-wolves-on-map = Wolves on the map
the-wolves-board-to-map = Look at the map
the-wolves-board-to-result = To the result

# As a screen reader says it.
the-wolves-board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
the-wolves-board-step = { $value }{ $token ->
    [action] , an action token
    [terrain] , a terrain token
   *[none] {""}
}{ $points ->
    [0] {""}
   *[other] , { $points } points
}
the-wolves-board-step-on = { the-wolves-part }: { the-wolves-board-step }
the-wolves-board-step-from = from { $value } to

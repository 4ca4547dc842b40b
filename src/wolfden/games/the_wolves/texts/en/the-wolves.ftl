### The Wolves. Names of players come as $name and $owner; everything else as keys:
### $terrain, $pack: forest, rock, grass, tundra, desert; $rank: pack, alpha; $piece: den, pack, alpha, lair;
### $deed: move, den, upgrade, howl, dominate; $track: spread, speed, howl; $moon: crescent, quarter, full;
### $prey: moose, deer, raccoon, boar, hare; $token: action, terrain, none. Hexes ($hex, $from, $to) are written as they are.

game-the-wolves-line = Lead your pack through one lunar month: hunt, howl, spread dens and rule the land.
option-the-wolves-moons = Moons to score
option-the-wolves-moons-help = Three make the whole game. With one, a match takes about half an hour.
option-the-wolves-packs = Your pack
option-the-wolves-packs-help = Your colour and your home terrain. Whoever chooses none gets one by chance.
option-the-wolves-packs-nobody = Neutral pack
option-the-wolves-packs-forest = Forest
option-the-wolves-packs-rock = Rock
option-the-wolves-packs-grass = Grass
option-the-wolves-packs-tundra = Tundra
option-the-wolves-packs-desert = Desert

## Words

the-wolves-terrain = { $terrain ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
   *[desert] desert
}
the-wolves-ground = { $ground ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
    [desert] desert
    [water] water
   *[chasm] chasm
}
the-wolves-neutral = the neutral pack
the-wolves-piece = { $piece ->
    [den] den
    [pack] pack wolf
    [alpha] alpha wolf
    [lair] lair
   *[lone] lone wolf
}
the-wolves-track = { $track ->
    [spread] pack spread
    [speed] wolf speed
   *[howl] howl range
}
the-wolves-deed = { $deed ->
    [move] Move
    [den] Build a den
    [upgrade] Upgrade a den
    [howl] Howl
   *[dominate] Dominate
}
the-wolves-deed-help = { $deed ->
    [move] 1 tile. Move wolves, one after the other, to hexes of the terrain.
    [den] 2 tiles. Put a den on or beside an alpha’s hex.
    [upgrade] 2 tiles. Turn a den beside water, on or beside an alpha’s hex, into a lair.
    [howl] 2 tiles. A lone wolf within howl range joins your pack.
   *[dominate] 3 tiles. A rival’s unprotected pack wolf or den within howl range becomes yours.
}
the-wolves-moon = { $moon ->
    [crescent] crescent moon
    [quarter] quarter moon
   *[full] full moon
}
the-wolves-prey = { $prey ->
    [moose] moose
    [deer] deer
    [raccoon] raccoon
    [boar] boar
   *[hare] hare
}
the-wolves-token = { $token ->
    [action] action token
   *[terrain] terrain token
}
the-wolves-part = { $part ->
    [regions] Regions
    [spread] Pack spread
    [speed] Wolf speed
    [howl] Howl range
    [lairs] Lairs
    [prey] Prey
   *[wolves] Wolves
}

## Actions

the-wolves-action-arrange = { $faces ->
    [first] First faces up: forest, rock, grass, tundra, desert
   *[second] Second faces up: rock, grass, tundra, desert, forest
}
the-wolves-action-place = Place an alpha and a pack wolf on { $hex }
the-wolves-action-move = Move to { the-wolves-terrain }
the-wolves-action-den = Build a den on { the-wolves-terrain }
the-wolves-action-upgrade = Upgrade a den on { the-wolves-terrain }
the-wolves-action-howl = Howl at a lone wolf on { the-wolves-terrain }
the-wolves-action-dominate = Dominate on { the-wolves-terrain }
the-wolves-action-flip = { $tile ->
    [1] Flip the habitat tile
   *[other] Flip tile { $tile }
}
the-wolves-action-spend = Discard a terrain token
the-wolves-action-wolf = { $rank ->
    [alpha] The alpha wolf on { $hex }
   *[pack] The pack wolf on { $hex }
}
the-wolves-action-to = To { $hex }
the-wolves-action-take = { $piece ->
    [den] The den on { $hex }
   *[pack] The pack wolf on { $hex }
}
the-wolves-action-done = Move no more wolves
the-wolves-action-displace = Send it to { $hex }
the-wolves-action-track = Take the den from { the-wolves-track }
the-wolves-action-hunt = Hunt on { $hex }
the-wolves-action-end = End the turn

## What happened

# $tiles: a list of terrains.
the-wolves-event-arranged = { $name } lays out terrain tiles: { $tiles }.
the-wolves-event-placed = { $name } places an alpha wolf and a pack wolf on { $hex }.
the-wolves-event-turn-began = Turn { $number }: { $name }.
# $extra: true, false.
the-wolves-event-named = { $deed ->
    [move] { $name } moves to { the-wolves-terrain }
    [den] { $name } digs on { the-wolves-terrain }
    [upgrade] { $name } upgrades on { the-wolves-terrain }
    [howl] { $name } howls towards { the-wolves-terrain }
   *[dominate] { $name } dominates on { the-wolves-terrain }
}{ $extra ->
    [true] {" "}and spends an action token
   *[false] {""}
}.
# $step: flip, spend, wolf, done, to, take. Steps of an action that is half made.
the-wolves-event-chose = { $step ->
    [flip] { $name } flips a tile.
    [spend] { $name } discards a terrain token.
    [wolf] { $name } picks the wolf on { $hex }.
    [done] { $name } moves no more wolves.
   *[to] { $name } aims at { $hex }.
}
# $count: flipped tiles; $tokens: terrain tokens.
the-wolves-event-paid = { $name } pays with { $count ->
    [0] {""}
    [one] { $count } tile
   *[other] { $count } tiles
}{ $tokens ->
    [0] {""}
    [one] { $count ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $tokens } terrain token
   *[other] { $count ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $tokens } terrain tokens
}.
the-wolves-event-moved = { $rank ->
    [alpha] { $name }’s alpha wolf goes from { $from } to { $to }.
   *[pack] { $name }’s pack wolf goes from { $from } to { $to }.
}
the-wolves-event-displaced = { $rank ->
    [alpha] { $owner }’s alpha wolf has to leave { $from } for { $to }.
   *[pack] { $owner }’s pack wolf has to leave { $from } for { $to }.
}
the-wolves-event-den-built = { $name } builds a den on { $hex }.
the-wolves-event-upgraded = { $name }’s den on { $hex } becomes a lair.
the-wolves-event-howled = { $rank ->
    [alpha] The lone wolf on { $hex } joins { $name } as an alpha.
   *[pack] The lone wolf on { $hex } joins { $name }.
}
the-wolves-event-dominated = { $piece ->
    [den] { $name } takes over { $owner }’s den on { $hex }.
   *[pack] { $name } wins over { $owner }’s pack wolf on { $hex }{ $rank ->
        [alpha] {" "}– as an alpha
       *[pack] {""}
    }.
}
the-wolves-event-uncovered = { $name }’s { the-wolves-track } is { $value } now{ $token ->
    [action] , and an action token lay there
    [terrain] , and a terrain token lay there
   *[none] {""}
}.
the-wolves-event-token-gained = { $reason ->
    [lair] For the lair { $name } gains { $token ->
        [action] an action token
       *[terrain] a terrain token
    }.
   *[hunt] For the hunt { $name } gains { $token ->
        [action] an action token
       *[terrain] a terrain token
    }.
}
the-wolves-event-covered = { $piece ->
    [lone] The lone wolf covers day { $date } of the moon calendar.
    [den] The den covers day { $date } of the moon calendar.
   *[pack] The pack wolf covers day { $date } of the moon calendar.
}
the-wolves-event-hunted = { $prey ->
    [moose] { $name } catches a moose on { $hex }.
    [deer] { $name } catches a deer on { $hex }.
    [raccoon] { $name } catches a raccoon on { $hex }.
    [boar] { $name } catches a boar on { $hex }.
   *[hare] { $name } catches a hare on { $hex }.
}
the-wolves-event-turn-ended = { $name } ends the turn.
the-wolves-event-moon-came = { $moon ->
    [crescent] The crescent moon has come: its regions are scored.
    [quarter] The quarter moon has come: its regions are scored.
   *[full] The full moon has come: its regions are scored, and the match ends.
}
# $result: won, shared, neutral, empty; $taker: a name; $points: a list made of the-wolves-region-points, or an empty text.
the-wolves-event-region-scored = { $result ->
    [won] Region { $tile }: { $taker } takes the token. { $points }.
    [shared] Region { $tile }: nobody is clearly first. { $points }.
    [neutral] Region { $tile }: the neutral pack is first. { $points }.
   *[empty] Region { $tile } is empty: nobody scores.
}
the-wolves-region-points = { $name } { $points }
the-wolves-region-nobody = No points
# $count: how many names $name holds.
the-wolves-event-ended = { $count ->
   *[one] { $name } wins.
    [other] { $name } win together.
}
the-wolves-end-crescent-moon = The crescent moon has been scored.
the-wolves-end-quarter-moon = The quarter moon has been scored.
the-wolves-end-full-moon = The full moon has been scored.

## Why not

the-wolves-why-now-arrange = First choose how your terrain tiles lie.
the-wolves-why-now-place = First place your wolves.
the-wolves-why-now-act = First name an action and its terrain.
the-wolves-why-now-pay = First pay for the action.
the-wolves-why-now-wolf = First choose the wolf that moves, or move no more.
the-wolves-why-now-target = First choose the target of your action.
the-wolves-why-now-displace = First choose where the displaced wolf goes.
the-wolves-why-now-track = First choose the track that the den comes from.
the-wolves-why-now-hunt = First choose which stack you hunt.
the-wolves-why-not-on-map = There is no such hex on this map.
the-wolves-why-impassable = Water and chasm hold nothing.
the-wolves-why-place-starting-tile = The first wolves stand on the starting tile.
the-wolves-why-place-other-side = Your second pair starts on the other side of the chasm.
the-wolves-why-place-crescent = No wolf starts in a region that shows a crescent moon.
the-wolves-why-place-taken = This hex is not empty.
the-wolves-why-must-act = You still have an action, and at least one is possible.
the-wolves-why-no-actions-left = Both actions are done, and you have no action token.
the-wolves-why-no-dens-left = All your dens are on the map.
the-wolves-why-no-lairs-left = All your lairs are on the map.
the-wolves-why-no-wolves-left = All your wolves are on the map.
the-wolves-why-no-target-move = None of your wolves can reach a hex of this terrain.
the-wolves-why-no-target-den = There is no free hex of this terrain on or beside an alpha of yours.
the-wolves-why-no-target-upgrade = You have no den of this terrain beside water and an alpha, in a region without a lair of yours.
the-wolves-why-no-target-howl = There is no lone wolf on this terrain within howl range of your alphas.
the-wolves-why-no-target-dominate = There is no unprotected rival on this terrain within howl range of your alphas.
the-wolves-why-too-dear = Too few of your tiles show this terrain, even with your terrain tokens.
the-wolves-why-no-terrain-token = You have no terrain token.
the-wolves-why-tile-used = This tile was already flipped for this action.
the-wolves-why-tile-shows-other = This tile shows another terrain.
the-wolves-why-move-one-first = At least one wolf must move.
the-wolves-why-no-such-wolf = You have no such wolf there.
the-wolves-why-wolf-has-moved = This wolf has already moved in this action.
the-wolves-why-wolf-stuck = This wolf cannot reach a hex of the terrain where it may stay.
the-wolves-why-other-terrain = This hex is of another terrain than you paid for.
the-wolves-why-must-leave = A wolf that moves leaves its hex.
the-wolves-why-too-far = That is further than your wolves can walk.
the-wolves-why-lone-or-prey = No piece may stay on a lone wolf or on prey.
the-wolves-why-hex-full = There are already two pieces on this hex.
the-wolves-why-outranked = The piece there is not outranked by your wolf.
the-wolves-why-no-alpha-beside = No alpha of yours is on or beside this hex.
the-wolves-why-den-others = No den may be built on a hex with another pack’s piece.
the-wolves-why-den-taken = You already have a den or lair on this hex.
the-wolves-why-no-den-there = You have no den there.
the-wolves-why-not-at-water = Only a den beside water can become a lair.
the-wolves-why-lair-in-region = You already have a lair in this region.
the-wolves-why-no-lone-wolf = There is no lone wolf there.
the-wolves-why-out-of-howl-range = This is out of howl range of your alphas.
the-wolves-why-no-such-rival = No rival has such a piece there.
the-wolves-why-never-dominated = Alphas and lairs cannot be dominated.
the-wolves-why-neutral = The neutral pack cannot be dominated.
the-wolves-why-protected = Two pieces of one colour on a hex protect each other.
the-wolves-why-not-nearest = A displaced wolf goes to the nearest place that is open to it.
the-wolves-why-track-empty = No den is left on this track.
the-wolves-why-not-surrounded = This is not one of the stacks you can choose from.

## The guide of a first match, and the aim in three lines

the-wolves-aim-1 = Most points win: from regions you control when their moon comes, and from dens, lairs, prey and wolves.
the-wolves-aim-2 = A turn has { $turn-actions } actions: move, den, lair, howl, dominate. Each is paid by flipping tiles of the terrain it happens on.
the-wolves-aim-3 = Lone wolves that join you, dens that become lairs and pieces taken from others move the calendar to the next moon.

the-wolves-guide-aim = What you are after
    .text = You lead a pack for one moon. Win regions: whoever controls one when its moon comes takes its token. Wolves that join you, dens, lairs and prey count too. This first match ends with the crescent moon.
the-wolves-guide-arrange = Your tiles
    .text = Every action is paid for by flipping tiles that show its terrain. A flipped tile shows its back from then on, so you always see what comes next. Choose the arrangement that is marked.
the-wolves-guide-place = Where you start
    .text = Press a hex that lights up: an alpha and a pack wolf start there together. You do this { $pieces-placed_pairs } times, on both sides of the chasm. The marked hex is a good one.
the-wolves-guide-move = Moving
    .text = Press your alpha, the howling wolf, then the hex that its bold arrow leads to; then your pack wolf likewise. It costs { $turn-cost-move } tile of the terrain you go to. With one action { $tracks-spread-0 } wolves may go, up to { $tracks-speed-0 } hexes each.
the-wolves-guide-den = Digging a den
    .text = Press “Den”, then the marked hex, on or beside your alpha: { $turn-cost-den } tiles of its terrain. A den comes from one of your tracks: pack spread, wolf speed or howl range, and what it uncovers is yours.
the-wolves-guide-turn = Ending the turn
    .text = { $turn-actions } actions and your turn is over. Undo takes back any step until you press “End turn”. What the others do is told step by step.
the-wolves-guide-howl = Howling
    .text = Lone wolves join whoever calls them: an alpha within howl range, { $tracks-howl-0 } hexes at first, and { $turn-cost-howl } tiles of the terrain it stands on. Press “Howl”, then the marked one. Its token moves the calendar on.
the-wolves-guide-lair = A lair
    .text = Your den touches water and your alpha is near: make it a lair for { $turn-cost-upgrade } tiles. A lair counts { $control-lair } for control, gives { $points-lairs-1 } points and a terrain token, which stands for any tile.
the-wolves-guide-dominate = Dominating
    .text = A pack wolf or a den of another pack within howl range can become yours, for { $turn-cost-dominate } tiles; never an alpha or a lair, and not where two pieces of that pack stand together. Take the marked one.
the-wolves-guide-hunt = Prey
    .text = Your wolves stood on { $prey-surrounding } hexes around prey, so they caught it after your action, for free. { $prey-surrounding } kinds are worth { $points-prey-many-3 } points, all five { $points-prey-many-5 }. You also got an action token: a further action whenever you like.
the-wolves-guide-score = Regions
    .text = Point at a region, or press its water: every piece counts 1, a lair { $control-lair }. Most control takes the token: crescent { $moons-points-crescent }, quarter { $moons-points-quarter }, full moon { $moons-points-full }; second place gets half. Alphas break ties.
the-wolves-guide-moon = The calendar
    .text = Every lone wolf, den and wolf taken off the map covers a date. At date { $calendar-3-0 } the crescent moon comes: its regions are scored, and this match is over. Play on as you like; “Hint” { $lamp } tells what a good player would do.
the-wolves-guide-end = You can play The Wolves
    .text = A whole match goes on to the quarter and the full moon, and scores their regions too. Dens, lairs, prey and wolves are counted once, at the very end: look at your own board, what comes next is printed there.

## The guide of a first match, and the aim in three lines

jagdfieber-aim-1 = After { $days-default } days the most points win: from what lies on your prey pile, less what is left in your hand.
jagdfieber-aim-2 = Each round everyone chooses a card in secret. Hunters shoot wolves, wolves take rabbits, rabbits eat carrots: the nearest, from your left.
jagdfieber-aim-3 = What stays lies beside your lodge as easy prey for a round. A closed season catches all hunters.

jagdfieber-guide-aim = What you are after
    .text = Hunters shoot wolves, wolves take rabbits, rabbits eat carrots. What your cards catch goes on your prey pile and counts for you; what is left in your hand at the end of the day counts against you. Most points win.
jagdfieber-guide-rabbit = The rabbit
    .text = Everyone chooses a card in secret, then all are turned over. Play the rabbit that is marked: it eats the nearest carrot, looking round the table from your left.
jagdfieber-guide-easy = Easy prey
    .text = Your rabbit ate a carrot: it lies on your prey pile. The rabbit itself stays beside your lodge as easy prey. For one round others can still take it; after that it goes on your own pile.
jagdfieber-guide-wolf = The wolf
    .text = Now the wolf: it takes the nearest rabbit, whether just played or lying as easy prey. A rabbit is worth { $cards-rabbit-prey } points on your pile, a wolf { $cards-wolf-prey }.
jagdfieber-guide-hunter = The hunter
    .text = Your wolf lies as easy prey now. Before somebody else shoots a wolf, do it yourself: play the hunter. He shoots the nearest wolf and comes back to your hand.
jagdfieber-guide-back = What comes back
    .text = The hunter is in your hand again. A wolf that finds no rabbit and a rabbit that finds no carrot come back as well. Hunters act first, then wolves, then rabbits; each in order from the horn.
jagdfieber-guide-closed = Closed season
    .text = Somebody may send a hunter now. Play the closed season: if a hunter was played, all hunters are caught and go on their own owners’ piles. Without a hunter it is just a carrot.
jagdfieber-guide-four = The four
    .text = It worked: the hunter next door lies on its owner’s pile and costs them { $cards-hunter-prey }. Your lodge shows its { $lodge-four }: so many points more for you today.
jagdfieber-guide-carrot = The carrot
    .text = Carrots catch nothing. If nobody eats yours, it comes to your own pile for { $cards-carrot-prey }. Play one.
jagdfieber-guide-lost = Eaten
    .text = A rabbit ate your closed season while it lay as easy prey. So keep an eye on what lies beside the lodges, and press a name to see which cards they still hold.
jagdfieber-guide-out = Out for the day
    .text = No wolf lies anywhere, and a hunter left in hand counts { $cards-hunter-hand }. Play the hunter: he finds nothing, goes under your lodge and counts nothing at all.
jagdfieber-guide-scoring = Now you choose
    .text = The day ends when somebody has no card left after a round. Then each pile counts, and each card in hand counts against you: a wolf { $cards-wolf-hand }, a rabbit { $cards-rabbit-hand }. Play on as you like; “Hint” { $lamp } tells what a good player would do.
jagdfieber-guide-end = You can play Jagdfieber
    .text = A whole match has { $days-default } days, and all points of all days count together. With four or five at the table the nearest prey is closer, and the choice is harder.

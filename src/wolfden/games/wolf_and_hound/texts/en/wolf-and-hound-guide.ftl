## The guide of a first match, and the aim in three lines

wolf-and-hound-aim-1 = A player without sheep loses for the team: you and whoever sits opposite against the other two.
wolf-and-hound-aim-2 = A turn: animals in front of you act (a wolf drives a sheep off, a hound brings one back), you play a card, you draw one.
wolf-and-hound-aim-3 = Black cards move wolves, white ones hounds, clockwise. When the cards run out, the team with more sheep wins.

wolf-and-hound-guide-aim = What you are after
    .text = Four pastures with { $sheep-4-0 } sheep each. You and whoever sits opposite are a team, blue; left and right of you sits the other. Whoever has no sheep left loses for the team. Partners do not talk.
wolf-and-hound-guide-turn = A turn
    .text = You hold { $cards-hand } cards. Black ones move the wolf, white ones the hound, clockwise, as many places as the number says. After playing one you draw another. Look at a card: the table shows where it leads.
wolf-and-hound-guide-black = Send the wolf off
    .text = Wolf and hound stand in front of you. Play the black card that is marked: the wolf goes to your left neighbour, who is of the other team. It acts when that player’s turn begins.
wolf-and-hound-guide-wolf = The wolf acts
    .text = First the wolf took a sheep from your neighbour. Then somebody sent it on to you, and as your turn began one of your sheep fled to the dark forest.
wolf-and-hound-guide-away = Send it on
    .text = The wolf goes on standing where it is until somebody plays black. Send it to the other team again with the marked card.
wolf-and-hound-guide-hound = The hound helps
    .text = The hound came to you: as your turn began it brought your lost sheep home. Nobody ever has more than at the start. If wolf and hound stand together, the wolf acts first.
wolf-and-hound-guide-white = Keep the hound near
    .text = White cards move the hound. With the marked one it goes to your partner, so it does not help the others.
wolf-and-hound-guide-finish = How it ends
    .text = A team loses at once when a player of it has no sheep left. If the cards run out, sheep are counted when player 1’s turn comes: the team with more wins, a tie is yellow’s.
wolf-and-hound-guide-free = Now you choose
    .text = Try your cards: look where animals would go and whose turn comes next. A 4 brings an animal right round to where it was. “Hint” { $lamp } tells what a good player would do; the sign with two cards { $cards } shows which numbers you have not seen yet.
wolf-and-hound-guide-end = You can play Wolf & Hound
    .text = There are many more animals: slower wolves, wolves that bite the neighbour, cards that turn from wolf to hound. The expansion Meat and Bone stops them on the way. Choose them when you set up a match.

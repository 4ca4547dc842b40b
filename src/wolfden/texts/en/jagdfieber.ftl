jagdfieber-why-not-in-hand = You do not have that card in your hand.
jagdfieber-why-already-chosen = That is the card you have already chosen.

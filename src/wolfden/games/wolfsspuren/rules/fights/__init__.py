"""Phase 5, rank fights: who attacks whom, who gives in, the duel, and what it changes."""

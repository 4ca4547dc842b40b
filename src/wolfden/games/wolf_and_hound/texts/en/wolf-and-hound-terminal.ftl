### Wolf & Hound in the terminal.

wolf-and-hound-terminal-more = animals and unseen cards

### Wolf & Hound dans le terminal.

wolf-and-hound-terminal-more = animaux et cartes non vues

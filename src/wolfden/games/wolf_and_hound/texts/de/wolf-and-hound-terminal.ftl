### Wolf & Hound im Terminal.

wolf-and-hound-terminal-more = Tiere und ungesehene Karten

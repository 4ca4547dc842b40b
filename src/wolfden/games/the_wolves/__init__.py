"""The Wolves: two to five packs, one lunar month, and a map of hexes."""

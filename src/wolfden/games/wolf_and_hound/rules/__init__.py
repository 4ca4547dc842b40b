"""The rules, lowest first:

- `moving`, `activation`, `ending` – what animals do and who has won, as functions of where they
  stand; previews and search use these too
- `telling` – the events of that
- `laying`, `ghosts`, `dealing` – parts of a turn, which change a position
- `turn` – how turns and games follow each other
- `playing`, `exchanging`, `turning` – the decisions
- `deciding` – which of them is open
"""

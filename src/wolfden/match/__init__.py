"""A match: its seats, its moves, and the service that stores and shares it."""

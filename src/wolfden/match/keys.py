"""Ids of matches and tokens of seats: random, unguessable, and tokens kept only as hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256

SEED_BITS = 128


def new_match_id() -> str:
    """22 characters that carry 128 bits."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def hash_of(token: str) -> str:
    """A plain hash is enough: a token has 256 random bits and cannot be guessed from it."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, token_hash: str | None) -> bool:
    return token_hash is not None and secrets.compare_digest(hash_of(token), token_hash)


def alias(match: str) -> str:
    """What logs call a match: its id is a link, and links are secrets."""
    return hash_of(match)[:8]

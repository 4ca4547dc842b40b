"""Ids of matches and tokens of seats: random, unguessable, and tokens kept only as hashes."""

from __future__ import annotations

import secrets
from hashlib import scrypt, sha256
from typing import Final

SEED_BITS = 128
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that look alike."""
CODE_LENGTH: Final = 8
BOT_PREFIX: Final = "bot."
"""A program's token tells what it is; no other has a dot."""


def new_match_id() -> str:
    """22 characters that carry 128 bits."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_bot_token() -> str:
    return BOT_PREFIX + new_token()


def is_bot_token(token: str | None) -> bool:
    """Whether it looks like a program's; a person's never does."""
    return token is not None and token.startswith(BOT_PREFIX)


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def hash_of(token: str) -> str:
    """A plain hash is enough: a token has 256 random bits and cannot be guessed from it."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, token_hash: str | None) -> bool:
    return is_same(hash_of(token), token_hash)


def is_same(held: str, token_hash: str | None) -> bool:
    return token_hash is not None and secrets.compare_digest(held, token_hash)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def stretched(match: str, code: str) -> bytes:
    """A code is short: whoever reads the hashes must not find it by trying. Takes a moment."""
    typed = "".join(code.upper().split()).replace("-", "").encode("utf-8", "surrogatepass")
    return scrypt(typed, salt=match.encode(), n=2**14, r=8, p=1, dklen=32)


def claim_hash(stretched_code: bytes, token_hash: str) -> str:
    """Bound to the token that asked for it: a code opens that person's seat or none."""
    return sha256(stretched_code + token_hash.encode()).hexdigest()


def alias(match: str) -> str:
    """What logs call a match: its id is a link, and links are secrets."""
    return hash_of(match)[:8]

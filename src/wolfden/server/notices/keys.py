"""The keys of the house: one signs links, the other what push services are sent.

They are made at the first start and kept in the database, so all processes have the same.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_hex
from typing import Final

from ...storage import Engine
from ...storage.notices import key_of_house

LINKS: Final = "notice-links"
MARK: Final = 22
"""Characters of a signature: 88 bits."""


class Keys:
    """Signs: whoever shows an id with its mark was sent it by us."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, notice: str) -> str:
        return f"{notice}.{self._mark('notice', notice)}"

    def read(self, key: str) -> str | None:
        """The notice that a signed key names; None for a forged one."""
        notice, _, mark = key.partition(".")
        right = hmac.compare_digest(mark.encode(), self._mark("notice", notice).encode())
        return notice if right else None

    def proof(self, address: str) -> str:
        """What shows that an e-mail address was confirmed."""
        return self._mark("mail", address)

    def proves(self, proof: str, address: str) -> bool:
        return hmac.compare_digest(proof.encode(), self.proof(address).encode())

    def _mark(self, purpose: str, text: str) -> str:
        said = f"{purpose}:{text}".encode("utf-8", "surrogatepass")
        return hmac.new(self._secret, said, sha256).hexdigest()[:MARK]


async def house_keys(engine: Engine) -> Keys:
    fresh = token_hex(32)
    return Keys(await engine.write(lambda connection: key_of_house(connection, LINKS, fresh)))

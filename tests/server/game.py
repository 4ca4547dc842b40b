"""A match that goes on whatever happens, and remembers what was acknowledged."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence

import httpx

from .client import Client, Json, bearer, decode

WITHIN = 10.0
"""Seconds in which a table plays on after a fault."""


class Game:
    """Three people who ask any of several servers, and again when one does not answer."""

    def __init__(self, tickets: list[Json], seed: int = 1) -> None:
        self.tickets = tickets
        self.match: str = tickets[0]["match"]
        self.acknowledged: list[int] = []
        self.ended = threading.Event()
        self._chance = random.Random(seed)

    @classmethod
    def at(cls, address: str) -> Game:
        with Client(address) as client:
            return cls(client.three_players(days=10))

    def step(self, address: str) -> bool:
        """Whether somebody's move was acknowledged there."""
        try:
            with httpx.Client(base_url=address, timeout=3) as http:
                return self._move(http)
        except httpx.TransportError:
            return False

    def plays_on(self, *addresses: str, within: float = WITHIN) -> None:
        """At each of the servers somebody's move is acknowledged in time."""
        began = time.monotonic()
        for address in addresses:
            while not self.step(address):
                assert time.monotonic() - began < within, f"{address} does not play on"
                time.sleep(0.05)

    def is_whole(self, addresses: Sequence[str]) -> int:
        """All servers show the same log, without gaps, with all that was acknowledged."""
        logs = []
        for address in addresses:
            with Client(address) as client:
                logs.append(client.snapshot(self.match)["log"])
        numbers = [entry["number"] for entry in logs[0]]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(set(self.acknowledged)) == len(self.acknowledged)
        assert set(self.acknowledged) <= set(numbers)
        assert all(log == logs[0] for log in logs)
        return len(numbers)

    def _move(self, http: httpx.Client) -> bool:
        path = f"/api/matches/{self.match}"
        for ticket in self._chance.sample(self.tickets, len(self.tickets)):
            header = bearer(ticket["token"])
            shown = http.get(path, headers=header)
            if shown.status_code != 200:
                return False
            seen = decode(shown.content)
            if seen["you"] in seen["to_act"]:
                action = self._chance.choice(seen["legal"])["text"]
                body = {"decision": seen["decision"], "action": action}
                answer = http.post(f"{path}/moves", json=body, headers=header)
                if answer.status_code == 200:
                    self.acknowledged.append(decode(answer.content)["number"])
                    return True
                assert answer.status_code in (409, 503), answer.text
        return False

"""A client of a real server: plain HTTP and a real web socket."""

from __future__ import annotations

from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
PATIENCE = 10.0
BESIDE = ("people", "bots", "talk")
"""What is told beside the match."""

Json = dict[str, Any]


def decode(text: str | bytes) -> Json:
    return msgspec.json.decode(text, type=dict[str, Any])


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


class Client:
    """HTTP as one user; `new_match` and `join` answer tickets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def new_match(self, *seats: Json, days: int = 1, **manners: object) -> Json:
        setup = {"game": "jagdfieber", "options": {"days": days}, "seats": list(seats)}
        setup |= {"manners": manners}
        return self.created(self.http.post("/api/matches", json=setup))

    def join(self, match: str, name: str) -> Json:
        return self.created(self.http.post(f"/api/matches/{match}/join", json={"name": name}))

    def snapshot(self, match: str, token: str | None = None) -> Json:
        answer = self.http.get(f"/api/matches/{match}", headers=bearer(token))
        assert answer.status_code == 200, answer.text
        return decode(answer.content)

    def three_players(self, days: int = 1, **manners: object) -> list[Json]:
        host = self.new_match(ME, OPEN, OPEN, days=days, **manners)
        return [host, self.join(host["match"], "Ben"), self.join(host["match"], "Cleo")]

    @staticmethod
    def created(answer: httpx.Response) -> Json:
        assert answer.status_code == 201, answer.text
        return decode(answer.content)


class Player:
    """A socket at a match, and everything it was ever told."""

    def __init__(self, address: str, match: str) -> None:
        url = address.replace("http", "ws", 1)
        self._opening = connect(f"{url}/api/matches/{match}/socket", compression=None)
        self.socket: ClientConnection
        self.heard: list[str] = []
        """About the match."""
        self.overheard: list[str] = []
        """About the people, and what they say."""
        self.view: Json = {}
        self.people: Json = {}
        self.talk: list[Json] = []
        """What was said, oldest first."""
        self.offers: Json = {}

    def __enter__(self) -> Self:
        self.socket = self._opening.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._opening.__exit__(None, None, None)

    def say(self, **message: object) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message about the match; who comes and goes is heard beside it."""
        while (message := self._hear(timeout))["type"] in BESIDE:
            pass
        return message

    def hear_people(self, *presence: str | None) -> Json:
        """What is said of the people once these are their whereabouts."""
        while self.people.get("presence") != list(presence):
            self._hear()
        return self.people

    def hear_talk(self, *said: tuple[int | None, str]) -> None:
        """Wait until these seats have said that, and nothing else."""
        while [(remark["seat"], remark["body"]) for remark in self.talk] != list(said):
            self._hear()

    def speak(self, kind: str, body: str) -> Json:
        self.say(type="say", ref="say", kind=kind, body=body)
        return self.hear_a("ack", "error")

    def _hear(self, timeout: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        message = decode(text)
        (self.overheard if message["type"] in BESIDE else self.heard).append(text)
        self.view = message.get("snapshot", self.view)
        self.people = message.get("people", self.people)
        if talk := message.get("talk"):
            self.offers = talk["offers"]
            self.talk = self.talk[: talk["since"]] + talk["remarks"]
        return message

    def hear_a(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def hear_the_end(self) -> int | None:
        """The code with which the server ends the conversation."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            return self.socket.close_code

    def hello(self, token: str | None = None, lang: str = "en") -> Json:
        self.say(type="hello", token=token, lang=lang)
        return self.hear_a("snapshot", "error")

    def act(self, action: str, decision: int | None = None) -> Json:
        """The answer to an action: ack or error."""
        named = self.view["decision"] if decision is None else decision
        self.say(type="act", ref="act", decision=named, action=action)
        return self.hear_a("ack", "error")

    def hear_until(self, number: int) -> Json:
        """The snapshot of this move or a later one."""
        while self.view["number"] < number:
            self.hear()
        return self.view

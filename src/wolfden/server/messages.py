"""The socket's messages: docs/protocol.md, "Socket"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from ..match.company import People
from ..match.finding import OpenTable
from ..match.remark import Kind
from ..match.snapshot import Snapshot
from ..match.talk import Talk
from .bot_turns import BotTurn
from .errors import BadRequest
from .hints import Hint

Language = Literal["en", "fr", "de"]
Ref = Annotated[str, Meta(max_length=64)]


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    token: str | None = None
    lang: Language = "en"
    talk: int = 0
    """The number of the last remark that the client knows."""
    beside: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    """The tokens of other people who share this device: they are here, too."""


class Act(Struct, frozen=True, tag_field="type", tag="act"):
    ref: Ref
    decision: int
    action: str


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    ref: Ref
    action: str


class AskHint(Struct, frozen=True, tag_field="type", tag="hint"):
    ref: Ref
    decision: int


class Say(Struct, frozen=True, tag_field="type", tag="say"):
    ref: Ref
    kind: Kind
    body: str


class Resync(Struct, frozen=True, tag_field="type", tag="resync"):
    pass


class SetLanguage(Struct, frozen=True, tag_field="type", tag="lang"):
    lang: Language


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    pass


ClientMessage = Hello | Act | Why | AskHint | Say | Resync | SetLanguage | Ping


class SnapshotMessage(Struct, frozen=True, tag_field="type", tag="snapshot"):
    snapshot: Snapshot


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    snapshot: Snapshot


class PeopleMessage(Struct, frozen=True, tag_field="type", tag="people"):
    people: People


class TalkMessage(Struct, frozen=True, tag_field="type", tag="talk"):
    talk: Talk


class OpenTablesMessage(Struct, frozen=True, tag_field="type", tag="open-tables"):
    """On a socket of its own: the public list."""

    tables: list[OpenTable]


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    ref: str
    number: int


class WhyAnswer(Struct, frozen=True, tag_field="type", tag="why"):
    ref: str
    allowed: bool
    reason: str | None
    message: str | None


class BotsMessage(Struct, frozen=True, tag_field="type", tag="bots"):
    """The bots that search now; `now` is the server's time."""

    turns: list[BotTurn]
    now: int


class Thinking(Struct, frozen=True, tag_field="type", tag="thinking"):
    """A hint will be there after so many seconds at most, once its turn has come."""

    ref: str
    seconds: float


class HintAnswer(Struct, frozen=True, tag_field="type", tag="hint"):
    ref: str
    hint: Hint


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    pass


class ErrorMessage(Struct, frozen=True, tag_field="type", tag="error"):
    ref: str | None
    code: str
    message: str
    details: Mapping[str, str | int]


ServerMessage = (
    SnapshotMessage
    | Update
    | PeopleMessage
    | TalkMessage
    | BotsMessage
    | OpenTablesMessage
    | Ack
    | WhyAnswer
    | Thinking
    | HintAnswer
    | Pong
    | ErrorMessage
)


class _Referring(Struct):
    ref: Ref | None = None


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_ref_decoder = msgspec.json.Decoder(_Referring)
encode = msgspec.json.Encoder().encode


def snapshot_text(snapshot: bytes) -> str:
    """A SnapshotMessage with a snapshot that is JSON already."""
    return f'{{"type":"snapshot","snapshot":{snapshot.decode()}}}'


def update_text(snapshot: bytes) -> str:
    return f'{{"type":"update","snapshot":{snapshot.decode()}}}'


def decode(text: str) -> ClientMessage:
    """Raises BadRequest for anything that is no message."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRequest(str(error)) from error


def ref_of(text: str) -> str | None:
    """The ref of a message, even of one that is wrong in other ways."""
    try:
        return _ref_decoder.decode(text).ref
    except (msgspec.MsgspecError, RecursionError):
        return None

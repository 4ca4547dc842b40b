"""docs/protocol.md against the types: every event of every game with its fields, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wolfden
from wolfden.core import Spec

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
IN_BRACKETS = re.compile(r"\([^)]*\)")


def section(spec: Spec) -> str:
    """What is said about the game, to the next heading of its rank."""
    found = re.search(
        rf"^## {re.escape(spec.titles['en'])}$(.*?)(?=^## |\Z)", PROTOCOL, re.M | re.S
    )
    assert found, f"no section about {spec.titles['en']}"
    return found[1]


def documented(spec: Spec) -> dict[str, list[str]]:
    table = section(spec).partition("| event | data |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| ([a-z][a-z-]*) \| (.*?) ?\|$", table.replace("\\|", "/"), re.MULTILINE)
    return {name: fields(cell) for name, cell in rows}


def fields(cell: str) -> list[str]:
    """`seat, cards: one for each seat` names two."""
    parts = IN_BRACKETS.sub("", cell).split(",")
    return [word[0] for part in parts if (word := re.findall(r"\w+", part))]


@pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)
def test_the_protocol_lists_the_events_with_their_fields(spec: Spec) -> None:
    structs = {
        str(kind.__struct_config__.tag): list(kind.__struct_encode_fields__) for kind in spec.events
    }
    assert documented(spec) == structs

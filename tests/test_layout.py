"""A game is one folder in src/wolfden/games and one in web/src/games; nothing else names it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.plugin.interface import BuilderInterface
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import wolfden
from wolfden.core import Spec
from wolfden.core.folder import package_of

ROOT = Path(__file__).parent.parent
SOURCES = [
    path
    for folder, kinds in (("src/wolfden", ".py .ftl .css"), ("web/src", ".ts .svelte .css"))
    for path in (ROOT / folder).rglob("*")
    if path.suffix in kinds.split() and path.is_file()
]


def outside(path: Path) -> bool:
    """Neither a game's own file, nor a test, nor made from the server's types."""
    parts = path.relative_to(ROOT).parts
    return "games" not in parts[:3] and ".test" not in path.name and path.name != "schema.d.ts"


@pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)
def test_nothing_outside_its_folders_names_a_game(spec: Spec) -> None:
    word = re.compile(rf"""(["'`/]){re.escape(spec.id)}\1|-{re.escape(spec.id)}-""")
    named = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in filter(outside, SOURCES)
        for line in path.read_text("utf-8").splitlines()
        if word.search(line) and not line.startswith(">>>")
    ]
    assert named == []


@pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)
def test_a_games_folders_are_called_as_it_is(spec: Spec) -> None:
    """The front end finds texts and pages by the id."""
    name = spec.id.replace("-", "_")
    assert package_of(spec) == f"wolfden.games.{name}"
    for file in ("index.ts", "Cover.svelte"):
        assert (ROOT / "web" / "src" / "games" / spec.id / file).is_file()


def test_the_games_come_in_the_order_of_their_names() -> None:
    built_in = [spec.id for spec in wolfden.games() if package_of(spec).startswith("wolfden.")]
    assert built_in == sorted(built_in)
    assert built_in[0] == "jagdfieber"


@pytest.mark.parametrize("builder", [WheelBuilder, SdistBuilder])
def test_what_is_built_carries_texts_and_pages(builder: type[BuilderInterface[Any, Any]]) -> None:
    included = {file.relative_path for file in builder(str(ROOT)).recurse_included_files()}
    own = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "src" / "wolfden").rglob("*")
        if path.suffix in (".ftl", ".md", ".toml")
    ]
    assert len(own) > 40
    assert set(own) <= included

"""What deploy/ says about settings and meters is true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from wolfden.server.meters import Meters
from wolfden.server.settings import Settings
from wolfden.server.sources import PREFIX, read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def named(text: str) -> dict[str, str]:
    return dict(re.findall(rf"({PREFIX}\w+)[=:] *\"?([^\s\"]*)", text))


def test_the_example_settings_can_be_read() -> None:
    settings = read_settings(DEPLOY / "wolfden.toml", {}, {})
    assert settings.trusted_proxies == ("127.0.0.1",)
    assert set(tomllib.loads((DEPLOY / "wolfden.toml").read_text())) <= set(
        Settings.__struct_fields__
    )


def test_images_and_compose_name_settings_that_exist() -> None:
    for file in (ROOT / "compose.yaml", ROOT / "Dockerfile", DEPLOY / "wolfden.env.example"):
        found = {name: value or "x" for name, value in named(file.read_text()).items()}
        assert found, file
        read_settings(None, found, {})


def test_the_proxy_hides_what_is_for_operators() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    assert "/metrics" in text
    assert "/health/*" in text


def test_the_dashboard_shows_meters_that_exist() -> None:
    board = msgspec.json.decode((DEPLOY / "dashboard.json").read_bytes())
    asked = {name for text in _expressions(board) for name in re.findall(r"wolfden_\w+", text)}
    families = [family.name for family in Meters().registry.collect()]
    endings = ("", "_bucket", "_count", "_sum", "_total")
    there = {name + ending for name in families for ending in endings}
    assert asked
    assert asked <= there


def _expressions(board: dict[str, Any]) -> list[str]:
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]]

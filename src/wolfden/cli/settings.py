"""`wolfden settings`: what a host can set, written as the TOML file that would set it."""

from __future__ import annotations

import os
from pathlib import Path
from textwrap import wrap
from typing import Any

import msgspec

from ..server.settings import Settings
from ..server.sources import PREFIX, described, read_settings

HEAD = f"""# Every setting with its default; those without # are set here.
# Also as --name value, and as {PREFIX}NAME in the environment (lists with commas between).
"""


def print_settings(config: Path | None) -> None:
    present, usual = read_settings(config, os.environ, {}), Settings()
    print(HEAD)
    for setting in described():
        for line in wrap(setting.text, 96):
            print(f"# {line}")
        value = getattr(present, setting.name)
        mark = "# " if value == getattr(usual, setting.name) else ""
        print(f"{mark}{setting.name} = {_toml(value)}\n")


def _toml(value: Any) -> str:
    """Numbers, texts and lists of them are written alike in JSON and TOML."""
    plain = list(value) if isinstance(value, tuple) else value
    return msgspec.json.encode(plain, enc_hook=str).decode()

"""Where settings come from: a TOML file, then the environment, then the command line.

The last that speaks of a setting is believed. The list of all of them is `wolfden settings`.
"""

from __future__ import annotations

import ast
import inspect
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import dedent
from typing import Any, Final, NamedTuple, get_origin, get_type_hints

import msgspec

from ..core import WolfdenError
from .root import root_of
from .settings import Rate, Settings

PREFIX: Final = "WOLFDEN_"
OTHERS: Final = frozenset({"NO_SKIPS", "CONFIG", "COMPILE"})
"""Variables with our prefix that are no settings."""


class BadSetting(WolfdenError):
    """`source`: where it was said."""

    code = "bad-setting"

    def __init__(self, name: str, source: str, problem: str) -> None:
        super().__init__(f"{source}: {name}: {problem}", name=name, source=source, problem=problem)


class Described(NamedTuple):
    name: str
    text: str


def read_settings(
    file: Path | None, environment: Mapping[str, str], flags: Mapping[str, str]
) -> Settings:
    """Raises BadSetting for whatever is no setting or not of its kind."""
    kinds = get_type_hints(Settings, include_extras=True)
    chosen: dict[str, Any] = {}
    for source, name, value in _said(file, environment, flags):
        if name not in kinds:
            raise BadSetting(name, source, "unknown")
        chosen[name] = _converted(name, value, kinds[name], source)
    return Settings(**chosen)


def described() -> Iterator[Described]:
    """Every setting with the sentence beside it."""
    texts = _texts()
    for name in Settings.__struct_fields__:
        yield Described(name, texts.get(name, ""))


def _said(
    file: Path | None, environment: Mapping[str, str], flags: Mapping[str, str]
) -> Iterator[tuple[str, str, Any]]:
    if file is not None:
        yield from ((str(file), name, value) for name, value in _table(file).items())
    for variable, text in environment.items():
        if variable.startswith(PREFIX) and variable[len(PREFIX) :] not in OTHERS:
            yield variable, variable[len(PREFIX) :].lower(), text
    for name, text in flags.items():
        yield f"--{name.replace('_', '-')}", name.replace("-", "_"), text


def _table(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting("config", str(file), "cannot be read") from error
    except tomllib.TOMLDecodeError as error:
        raise BadSetting("config", str(file), str(error)) from error


def _converted(name: str, value: Any, kind: Any, source: str) -> Any:
    if isinstance(value, str) and _is_list(kind):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        converted = msgspec.convert(value, kind, strict=False, dec_hook=_decode)
        return root_of(converted) if name == "root" else converted
    except ValueError as error:
        raise BadSetting(name, source, str(error)) from error


def _is_list(kind: Any) -> bool:
    return kind is Rate or get_origin(kind) is tuple


def _decode(kind: type, value: Any) -> Any:
    return kind(value)


def _texts() -> dict[str, str]:
    """The strings that stand below the fields."""
    (struct,) = ast.parse(dedent(inspect.getsource(Settings))).body
    assert isinstance(struct, ast.ClassDef)
    texts: dict[str, str] = {}
    for field, after in zip(struct.body, struct.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match after:
                case ast.Expr(ast.Constant(str(text))):
                    texts[field.target.id] = " ".join(text.split())
    return texts

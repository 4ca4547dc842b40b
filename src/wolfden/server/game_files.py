"""What a game brings for the browser and the built front end cannot contain.

Every game's rules pages are served from here. Games of packages have their texts and a folder
`web/` served too; of that, `table.js` draws the table and `cover.svg` is the picture on the home
page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from ..core import Spec
from ..core.folder import find
from ..core.registry import spec_of
from ..texts import DEFAULT, catalogues
from .errors import NotFound
from .messages import Language
from .pages import kind_of
from .rules_pages import RulesPage, rules_page

TABLE: Final = "table.js"
COVER: Final = "cover.svg"
PLAIN: Final = "text/plain; charset=utf-8"


class GameFile(msgspec.Struct, frozen=True):
    content: bytes
    tag: str


@get("/games/{game:str}/texts/{lang:str}", media_type=PLAIN)
async def game_texts(game: FromPath[str], lang: FromPath[Language]) -> Response[str]:
    """The game's Fluent catalogues; English ones where it has none in this language."""
    spec = spec_of(game)
    texts = catalogues(spec, lang) or catalogues(spec, DEFAULT)
    return Response("\n".join(texts), media_type=PLAIN)


@get("/games/{game:str}/rules/{lang:str}")
async def game_rules(
    game: FromPath[str], lang: FromPath[Language], version: FromQuery[int | None] = None
) -> RulesPage:
    """As they are now, or under the version of the rules that a match is played by."""
    page = await asyncio.to_thread(rules_page, spec_of(game, version), lang)
    if page is None:
        raise NotFound(f"{game} has no rules pages")
    return page


@get("/games/{game:str}/table/{path:path}", media_type="application/octet-stream")
async def game_file(
    request: Request[Any, Any, Any], game: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """A file of the game's folder `web/`; browsers keep it and ask whether it is still the same."""
    name = path.strip("/")
    file = web_files(spec_of(game)).get(name)
    if file is None:
        raise NotFound(f"{game} has no such file")
    headers = {"Cache-Control": "no-cache", "ETag": file.tag}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(file.content, media_type=kind_of(name), headers=headers)


@cache
def web_files(spec: Spec) -> dict[str, GameFile]:
    """All that may be served, by name: nothing else can be asked for."""
    return {name: _game_file(content) for name, content in _walk(find(spec, "web"), "")}


def _walk(folder: Traversable | None, prefix: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir() if folder is not None and folder.is_dir() else ():
        if entry.is_dir():
            yield from _walk(entry, f"{prefix}{entry.name}/")
        else:
            yield prefix + entry.name, entry.read_bytes()


def _game_file(content: bytes) -> GameFile:
    return GameFile(content, f'"{blake2b(content, digest_size=12).hexdigest()}"')


HANDLERS = [game_texts, game_rules, game_file]

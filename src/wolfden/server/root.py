"""A house below a path of its own, such as https://example.org/games.

Whether a proxy passes the path on or takes it off makes no difference: it is taken off here where
it is still there. What leads back to the house, in pages, links and notices, begins with it.
"""

from __future__ import annotations

import re
from typing import Final

from .gate import Application, Receive, Scope, Send
from .pages import PAGES

SHAPE: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
OUR_OWN: Final = (*PAGES, "api", "assets", "health", "metrics", "icons")
"""What stands first in addresses of the house; a path that begins so cannot be told from them."""


def root_of(text: str) -> str:
    """As a host writes it, with or without slashes around it. Raises ValueError."""
    bare = text.strip("/")
    root = f"/{bare}" if bare else ""
    if not SHAPE.fullmatch(root):
        raise ValueError("write a path such as /games, of letters, digits and . _ ~ -")
    if bare.partition("/")[0] in OUR_OWN:
        raise ValueError(f"{root} begins like an address of the house itself; take another")
    return root


def home_of(site: str, root: str) -> str:
    """What links begin with; a host may have named the path with the site already."""
    site = site.rstrip("/")
    return site if site.endswith(root) else site + root


class BelowRoot:
    def __init__(self, app: Application, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._root and scope["type"] != "lifespan":
            scope = {**scope, **self._taken_off(scope)}
        await self._app(scope, receive, send)

    def _taken_off(self, scope: Scope) -> dict[str, object]:
        path: str = scope["path"]
        if path != self._root and not path.startswith(f"{self._root}/"):
            return {}
        raw: bytes = scope.get("raw_path") or b""
        return {
            "path": path[len(self._root) :] or "/",
            "raw_path": raw.removeprefix(self._root.encode()) or b"/",
        }

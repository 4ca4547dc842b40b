"""The front end's files, held in memory, and the headers every answer carries."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Response, route
from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.types import Message, Scope

from .errors import NotFound
from .offline import offline_page

INDEX: Final = "index.html"
OFFLINE: Final = "offline.html"
PAGES: Final = ("new", "m", "watch", "rules", "replay", "told", "confirm")
"""First parts of the addresses that the front end turns into pages."""
UNBUILT: Final = b"""<!doctype html><meta charset="utf-8"><title>Wolfden</title>
<h1>Wolfden</h1><p>The server is running, but its pages have not been built yet.
Run <code>make play</code>, or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>,
and start it again.</p>
"""
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""A match's address is its invitation, so no other site may learn it from a referrer."""
FOR_EVER: Final = "public, max-age=31536000, immutable"


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")


def front_end(folder: Path, root: str = "") -> list[HTTPRouteHandler]:
    files = read_files(folder, root)

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(path: FromPath[str] = "/") -> Response[bytes]:
        return serve(files, path.strip("/"))

    @route(
        ["/api", "/api/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.DELETE],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def unknown(path: FromPath[str] = "/") -> None:
        raise NotFound(f"nothing at /api{path[:80]}")

    return [page, unknown]


def read_files(folder: Path, root: str = "") -> dict[str, bytes]:
    found = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
    files = {INDEX: UNBUILT, OFFLINE: offline_page(root), **found}
    return files | {INDEX: _placed(files[INDEX], root)}


def _placed(page: bytes, root: str) -> bytes:
    """The page is the same at every address, so what it asks for is named from the root."""
    rooted = page.replace(b'="./', f'="{root}/'.encode())
    return rooted.replace(b'data-root=""', f'data-root="{root}"'.encode())


def serve(files: Mapping[str, bytes], path: str) -> Response[bytes]:
    """A file; or the page, from which the front end finds out what to show."""
    if path in files and path != INDEX:
        caching = FOR_EVER if path.startswith("assets/") else "no-cache"
        return _response(files[path], kind_of(path), caching)
    first, _, _ = path.partition("/")
    known = path in ("", INDEX) or first in PAGES
    return _response(files[INDEX], "text/html", "no-cache", 200 if known else 404)


def kind_of(path: str) -> str:
    """The media type; that of scripts is ours to say, for browsers run them under no other."""
    if path.endswith((".js", ".mjs")):
        return "text/javascript"
    if path.endswith(".webmanifest"):
        return "application/manifest+json"
    if path.endswith(".woff2"):
        return "font/woff2"
    return mimetypes.guess_type(path)[0] or "application/octet-stream"


def _response(content: bytes, kind: str, caching: str, status: int = 200) -> Response[Any]:
    return Response(
        content,
        media_type=kind,
        status_code=status,
        headers={"Cache-Control": caching},
    )

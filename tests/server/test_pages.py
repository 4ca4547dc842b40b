"""The front end's files and the headers of every answer."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from wolfden.server.settings import STATIC

from .client import Client
from .conftest import Serve


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the app</title>")
    (folder / "assets" / "app-1a2b.js").write_text("hello();" * 500)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "text-1a2b.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_pages_and_files(serve: Serve, built: Path) -> None:
    with serve(static=built) as address, Client(address) as client:
        for path in ("/", "/new/jagdfieber", "/m/abc", "/rules/jagdfieber"):
            page = client.http.get(path)
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
            assert "the app" in page.text
        lost = client.http.get("/nowhere")
        assert (lost.status_code, "the app" in lost.text) == (404, True)
        script = client.http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert client.http.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
        assert client.http.get("/assets/text-1a2b.woff2").headers["content-type"] == "font/woff2"


def test_the_first_page_is_light() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the front end is not built")
    page = (STATIC / "index.html").read_text()
    scripts = re.findall(r'"\./(assets/[^"]+\.js)"', page)
    assert sum(len(gzip.compress((STATIC / path).read_bytes())) for path in scripts) < 100_000
    fonts = list((STATIC / "assets").glob("*.woff2"))
    assert sum(font.stat().st_size for font in fonts) < 60_000
    assert {font.name for font in fonts} == set(re.findall(r'assets/([^"]+\.woff2)"', page))


def test_the_worker_is_never_kept_and_the_offline_page_speaks_three_languages(
    serve: Serve, built: Path
) -> None:
    (built / "sw.js").write_text("hello();")
    (built / "manifest.webmanifest").write_text("{}")
    with serve(static=built) as address, Client(address) as client:
        worker = client.http.get("/sw.js")
        assert worker.headers["cache-control"] == "no-cache"
        assert worker.headers["content-type"].startswith("text/javascript")
        manifest = client.http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        offline = client.http.get("/offline.html").text
        assert all(title in offline for title in ("No network", "Pas de réseau", "Kein Netz"))


def test_nothing_outside_the_folder_is_served(serve: Serve, built: Path) -> None:
    with serve(static=built) as address, Client(address) as client:
        for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in client.http.get(path).text


def test_without_a_build_the_page_says_how(serve: Serve, tmp_path: Path) -> None:
    with serve(static=tmp_path / "nothing") as address, Client(address) as client:
        assert "make play" in client.http.get("/").text


def test_what_a_seat_may_see_is_not_kept_by_caches(client: Client) -> None:
    for path in ("/api/matches/x", "/api/games"):
        assert client.http.get(path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/api/matches/x"])
def test_every_answer_carries_the_safety_headers(client: Client, path: str) -> None:
    headers = client.http.get(path).headers
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "server" not in headers

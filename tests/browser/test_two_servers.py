"""People on different server processes of one house, with PostgreSQL and Redis, at one table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.postgres import Postgres
from tests.redis_server import RedisServer
from tests.server.conftest import quick, served
from wolfden.server.settings import STATIC

from .table import TablePage
from .test_journeys import together


@pytest.fixture
def two_servers(postgres: Postgres, redis_server: RedisServer) -> Iterator[tuple[str, str]]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the front end is not built")
    settings = quick(postgres.new_database(), redis=redis_server.url, redis_prefix="browser")
    with served(settings) as one, served(settings) as other:
        yield one, other


def test_people_on_two_servers_play_a_match_together(
    two_servers: tuple[str, str], person: Callable[..., Page]
) -> None:
    one, other = two_servers
    ada = TablePage(person(base_url=one))
    ada.create(players=3, days=1, friends=1)
    ben = TablePage(person(base_url=other))
    ben.page.goto(urlsplit(ada.page.url).path)
    ben.page.locator("input.field").first.fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()
    for someone in (ada, ben):
        people = someone.page.get_by_role("list", name="Who is here")
        expect(people.get_by_role("listitem")).to_have_count(2)
        expect(people.get_by_text("away")).to_have_count(0)
    together(ada, ben)
    sheets = [someone.result.get_by_role("table").first.inner_text() for someone in (ada, ben)]
    assert sheets[0] == sheets[1]

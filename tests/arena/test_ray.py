"""Ray plays the same matches as this machine does."""

from __future__ import annotations

import sys

import pytest

from wolfden.arena import MissingPackage, NoCluster, Workers

from .test_play import small

pytestmark = pytest.mark.xdist_group("ray")


def test_a_local_ray_finds_what_this_process_finds():
    pytest.importorskip("ray")
    here, there = small(games=6), small(games=6)
    here.run()
    there.run(Workers(count=1, ray="local"))
    assert not there.failed
    assert [here.played[n].found for n in range(6)] == [there.played[n].found for n in range(6)]


def test_an_address_where_nobody_answers_is_refused(monkeypatch):
    ray = pytest.importorskip("ray")

    def nobody(**_):
        raise ConnectionError("nobody there")

    monkeypatch.setattr(ray, "init", nobody)
    with pytest.raises(NoCluster) as refused:
        small().run(Workers(ray="192.0.2.1:6379"))
    assert refused.value.details == {"address": "192.0.2.1:6379"}


def test_without_ray_it_is_told_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingPackage, match=r"wolfden\[ray\]"):
        small().run(Workers(ray="local"))

"""Ray plays the same matches as this machine does."""

from __future__ import annotations

import socket
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


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_an_address_where_nobody_answers_is_refused_at_once(scheme):
    pytest.importorskip("ray")
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"{scheme}127.0.0.1:{server.getsockname()[1]}"
    with pytest.raises(NoCluster) as refused:
        small().run(Workers(ray=address))
    assert refused.value.details == {"address": address}


@pytest.mark.parametrize("address", ["127.0.0.1:99999", "nowhere.invalid:6379", "a b", ""])
def test_nonsense_is_no_cluster(address):
    pytest.importorskip("ray")
    with pytest.raises(NoCluster):
        small().run(Workers(ray=address))


def test_a_cluster_that_does_not_let_us_in_is_told(monkeypatch):
    ray = pytest.importorskip("ray")

    def refuse(**_):
        raise ray.exceptions.RayError("a token is missing")

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(NoCluster, match="a token is missing"):
        small().run(Workers(ray="auto"))


def test_without_ray_it_is_told_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingPackage, match=r"wolfden\[ray\]"):
        small().run(Workers(ray="local"))

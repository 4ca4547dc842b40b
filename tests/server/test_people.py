"""People come, go, let bots play for them and return; and nobody learns what is not theirs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from .client import ME, OPEN, Client, Json, Player, bearer
from .conftest import Serve


def ask(client: Client, what: str, ticket: Json, **body: object) -> Json:
    path = f"/api/matches/{ticket['match']}/{what}"
    answer = client.http.post(path, headers=bearer(ticket["token"]), json=body or None)
    return {"status": answer.status_code, **answer.json()}


def test_everyone_sees_who_is_here_and_who_has_gone(serve: Serve) -> None:
    with serve(away_seconds=0.2, gone_seconds=2.0) as address, Client(address) as client:
        ada, ben, _ = client.three_players()
        with Player(address, ada["match"]) as watcher, Player(address, ada["match"]) as one:
            watcher.hello()
            one.hello(ada["token"])
            with Player(address, ada["match"]) as two:
                two.hello(ben["token"])
                watcher.hear_people("here", "here", "gone")
                known = watcher.view
            watcher.hear_people("here", "away", "gone")
            watcher.hear_people("here", "gone", "gone")
            assert watcher.view is known, "presence resends no snapshot"


def test_a_bot_plays_for_whoever_asks_and_the_person_returns(client: Client) -> None:
    ada, ben, _ = client.three_players(days=10)
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        assert ask(client, "bot", ben)["number"] == 1
        player.hear_until(2)
        assert player.view["seats"][1]["stand_in"] == "yearling"
        assert player.view["log"][-1]["seat"] == 1
        assert player.act("play wolf")["type"] == "ack"
        refused = ask(client, "moves", ben, decision=0, action="play wolf")
        assert (refused["status"], refused["code"]) == (409, "bot-plays")
        assert "number" in ask(client, "back", ben)
        assert client.snapshot(ben["match"], ben["token"])["decision"] is not None
        assert ask(client, "back", ben)["code"] == "illegal-action"


def test_the_others_let_a_bot_play_for_whoever_has_gone(serve: Serve) -> None:
    with serve(away_seconds=0.05, gone_seconds=0.1) as address, Client(address) as client:
        ada, ben, _ = client.three_players(days=10)
        match = ada["match"]
        with Player(address, match) as one, Player(address, match) as two:
            one.hello(ada["token"])
            two.hello(ben["token"])
            one.hear_people("here", "here", "gone")
            people = ask(client, "proposals", ada, seat=2)
            assert people["proposals"] == [
                {"about": "bot", "seat": 2, "agreed": [0], "missing": [1]}
            ]
            assert ask(client, "proposals", ben, seat=0)["code"] == "nobody-absent"
            two.hear_people("here", "here", "gone")
            ask(client, "proposals", ben, seat=2)
            one.hear_until(2)
            assert one.view["seats"][2]["stand_in"] == "yearling"


def told_after(address: str, card: str) -> str:
    """What others and a spectator hear when Ben seals a card and lets a bot play for him."""
    with Client(address) as client:
        tickets = client.three_players(days=10)
        ada, ben, _ = tickets
        match = ada["match"]
        with Player(address, match) as one, Player(address, match) as watcher:
            watcher.hello()
            one.hello(ada["token"])
            with Player(address, match) as two:
                two.hello(ben["token"])
                assert two.act(f"play {card}")["type"] == "ack"
                for deed in ("bot", "back", "leave"):
                    ask(client, deed, ben)
            one.hear_until(4)
            watcher.hear_until(4)
            told = "\n".join(sorted({*one.heard, *watcher.heard}))
            beside = "\n".join(one.overheard + watcher.overheard)
        marked = f'"marker":{one.view["view"]["marker"]}'
    assert not any(ticket["token"] in told + beside for ticket in tickets)
    assert card not in beside
    return told.replace(match, "*").replace(marked, '"marker":*')


def test_others_learn_nothing_of_what_is_sealed_or_of_tokens_when_a_bot_takes_over(
    serve: Serve, tmp_path: Path
) -> None:
    with serve(bot_pause=60.0) as address:
        assert told_after(address, "wolf") == told_after(address, "carrot")
        with Client(address) as client:
            ben = client.three_players()[1]
            ask(client, "bot", ben)
        rows = sqlite3.connect(tmp_path / "wolfden.db")
        assert ben["token"] not in "\n".join(rows.iterdump())
        rows.close()


def test_a_person_returns_after_kill_or_restart_while_a_bot_plays(serve: Serve) -> None:
    with serve() as address, Client(address) as client:
        ada, ben, _ = client.three_players(days=10)
        assert ask(client, "leave", ben)["number"] == 1
    with serve() as address, Client(address) as client:
        assert client.snapshot(ada["match"])["seats"][1]["stand_in"] == "yearling"
        with Player(address, ada["match"]) as player:
            player.hello(ada["token"])
            player.hear_until(2)
        number = ask(client, "back", ben)["number"]
        seen = client.snapshot(ben["match"], ben["token"])
        assert (seen["seats"][1]["stand_in"], seen["number"]) == (None, number)


def test_a_seat_that_is_taken_while_waiting_is_here_at_once(client: Client) -> None:
    host = client.new_match(ME, OPEN, OPEN)
    with Player(client.address, host["match"]) as player:
        player.hello(host["token"])
        player.hear_people("here", None, None)
        ben = client.join(host["match"], "Ben")
        with Player(client.address, host["match"]) as two:
            two.hello(ben["token"])
            player.hear_people("here", "here", None)


def test_people_choose_their_colour_and_a_taken_one_is_refused_in_words(client: Client) -> None:
    setup = {"game": "the-wolves", "seats": [ME, OPEN, OPEN], "options": {}}
    ada = client.http.post("/api/matches", json=setup).json()
    ben = client.http.post(f"/api/matches/{ada['match']}/join", json={"name": "Ben"}).json()
    wish = {"option": "packs", "word": "rock"}
    with Player(client.address, ada["match"]) as watcher:
        watcher.hello(ada["token"])
        assert ask(client, "choose", ben, **wish)["options"]["packs"] == "any,rock"
        assert watcher.hear()["snapshot"]["options"]["packs"] == "any,rock"
    refused = ask(client, "choose", ada, **wish)
    assert (refused["status"], refused["code"]) == (409, "choice-taken")
    assert ask(client, "choose", ada, option="packs", word="swamp")["status"] == 400
    assert ask(client, "choose", ada, option="packs", word="rock", place="x")["status"] == 400

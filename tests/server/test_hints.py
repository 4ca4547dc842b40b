"""Hints over real connections: private, about the present only, and safe from crashes."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

import wolfden
from wolfden.core import Chance, Tactics
from wolfden.match.errands import Question
from wolfden.server import worker
from wolfden.server.bot_pool import BotPool, HintFailed

from .client import ME, OPEN, Client, Json, Player, bearer
from .conftest import Serve

PUP = {"kind": "bot", "bot": "pup"}
ALPHA = {"kind": "bot", "bot": "alpha"}


def question() -> Question:
    state = wolfden.new("jagdfieber", players=3, seed=1)
    return Question("m", 0, 0, state.redeal(0, Chance.from_seed(2)), state.spec.tactics, ())


def ask(player: Player, decision: int, ref: str = "hint") -> Json:
    """The hint itself, or the error."""
    player.say(type="hint", ref=ref, decision=decision)
    heard = player.hear_a("hint", "error")
    return dict(heard["hint"]) if heard["type"] == "hint" else heard


def wait_for_my_turn(player: Player) -> None:
    while 0 not in player.view["to_act"]:
        player.hear()


def do(player: Player, text: str) -> None:
    """An action, until its update is there."""
    answer = player.act(text)
    assert answer["type"] == "ack", (text, answer, player.view["legal"])
    player.hear_until(answer["number"])


def texts(hint: Json) -> list[str]:
    return [action["text"] for action in hint["plan"]]


@pytest.mark.parametrize("game", ["jagdfieber", "the-wolves", "wolf-and-hound", "wolfsspuren"])
def test_every_game_gives_a_plan_that_stays_while_it_is_followed(client: Client, game: str) -> None:
    seats = [ME, ALPHA, PUP]
    ada = client.created(client.http.post("/api/matches", json={"game": game, "seats": seats}))
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        for _ in range(3):
            wait_for_my_turn(player)
            hint = ask(player, player.view["decision"])
            assert 0 <= hint["chance"] <= 1
            for step, text in enumerate(texts(hint)):
                again = ask(player, player.view["decision"])
                assert again == hint | {"decision": player.view["decision"], "step": step}
                assert text in [action["text"] for action in player.view["legal"]]
                do(player, text)


def test_whoever_leaves_a_plan_gets_another_and_whoever_comes_back_the_same(client: Client) -> None:
    seats = [ME, PUP]
    setup = {"game": "the-wolves", "seats": seats}
    ada = client.created(client.http.post("/api/matches", json=setup))
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        while True:
            wait_for_my_turn(player)
            plan = ask(player, player.view["decision"])
            if len(plan["plan"]) > 2 and plan["step"] == 0:
                break
            do(player, texts(plan)[plan["step"]])
        do(player, texts(plan)[0])
        while (legal := player.view["legal"]) and len(legal) == 1:
            do(player, legal[0]["text"])
        here = ask(player, player.view["decision"])
        assert here["plan"] == plan["plan"]
        planned = {texts(plan)[here["step"]], "end"}
        other = next(each for each in player.view["legal"] if each["text"] not in planned)
        do(player, other["text"])
        do(player, "undo")
        assert ask(player, player.view["decision"]) | {"decision": 0} == here | {"decision": 0}
        do(player, other["text"])
        assert ask(player, player.view["decision"])["step"] == 0


def test_whoever_asks_is_told_at_once_how_long_it_may_take(client: Client) -> None:
    ada = client.new_match(ME, PUP, PUP)
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        player.say(type="hint", ref="h", decision=0)
        told = player.hear_a("thinking")
        assert (told["ref"], told["seconds"]) == ("h", 0.6)
        player.hear_a("hint")
        player.say(type="hint", ref="again", decision=0)
        assert player.hear_a("thinking", "hint")["type"] == "hint"


def test_spectators_strangers_and_sealed_seats_get_none(client: Client) -> None:
    setup = {"game": "jagdfieber", "seats": [ME, OPEN, OPEN], "hints": True}
    ada = client.created(client.http.post("/api/matches", json=setup))
    client.join(ada["match"], "Ben")
    client.join(ada["match"], "Cleo")
    path = f"/api/matches/{ada['match']}/hint"
    for token in (None, "forged"):
        answer = client.http.post(path, json={"decision": 0}, headers=bearer(token))
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    with Player(client.address, ada["match"]) as spectator:
        spectator.hello()
        assert ask(spectator, 0)["code"] == "not-your-seat"
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"], lang="de")
        player.act("play wolf")
        refusal = ask(player, 1)
        assert (refusal["code"], refusal["ref"]) == ("not-your-turn", "hint")
        assert refusal["message"] == "Du bist nicht am Zug."


def test_nobody_else_learns_of_a_hint(client: Client) -> None:
    setup = {"game": "jagdfieber", "seats": [ME, OPEN, OPEN], "hints": True}
    ada = client.created(client.http.post("/api/matches", json=setup))
    ben = client.join(ada["match"], "Ben")
    client.join(ada["match"], "Cleo")
    with Player(client.address, ada["match"]) as one, Player(client.address, ada["match"]) as two:
        one.hello(ada["token"])
        two.hello(ben["token"])
        assert ask(one, 0)["plan"]
        two.say(type="ping")
        assert two.hear()["type"] == "pong"


def test_a_table_of_friends_has_no_hints_unless_it_wants_them(client: Client) -> None:
    ada, *_ = client.three_players()
    assert client.snapshot(ada["match"])["hints"] is False
    answer = client.http.post(
        f"/api/matches/{ada['match']}/hint", json={"decision": 0}, headers=bearer(ada["token"])
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "hints-off")


def think_slowly(state: Any, seat: int, tactics: Any, seed: int, seconds: float) -> worker.Advised:
    time.sleep(1.0)
    return worker.Advised(("play wolf",), 0.5, ())


def test_a_table_that_moves_on_gets_no_stale_hint_and_does_not_wait_for_it(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "hint", think_slowly)
    with serve() as address, Client(address) as client:
        ada = client.created(
            client.http.post(
                "/api/matches",
                json={"game": "jagdfieber", "seats": [ME, OPEN, PUP], "hints": True},
            )
        )
        client.join(ada["match"], "Ben")
        with Player(address, ada["match"]) as player:
            player.hello(ada["token"])
            player.say(type="hint", ref="hint", decision=0)
            began = time.monotonic()
            assert player.act("play rabbit")["type"] == "ack"
            assert time.monotonic() - began < 1.0
            refusal = player.hear_a("hint", "error")
            assert refusal["code"] in {"stale-decision", "not-your-turn"}


def test_a_hint_is_thought_out_once_for_all_who_ask(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for whoever hung up in the middle and came back."""
    monkeypatch.setattr(worker, "hint", think_slowly)
    with serve(bot_workers=1) as address, Client(address) as client:
        ada = client.new_match(ME, PUP, PUP)
        with Player(address, ada["match"]) as first:
            first.hello(ada["token"])
            first.say(type="hint", ref="hint", decision=0)
        with Player(address, ada["match"]) as one, Player(address, ada["match"]) as two:
            for tab in (one, two):
                tab.hello(ada["token"])
                tab.say(type="hint", ref="hint", decision=0)
            heard = [tab.hear_a("hint", "error") for tab in (one, two)]
        assert heard[0] == heard[1]
        assert texts(heard[0]["hint"]) == ["play wolf"]


AFTER_THE_CRASH = worker.Advised(("play wolf",), 0.5, ())


def crash_once(state: Any, seat: int, tactics: Any, seed: int, seconds: float) -> worker.Advised:
    marker = Path(os.environ["WOLFDEN_TEST_CRASH"])
    if marker.exists():
        return AFTER_THE_CRASH
    marker.touch()
    os._exit(9)


def crash_always(state: Any, seat: int, tactics: Any, seed: int, seconds: float) -> worker.Advised:
    os._exit(9)


def hinted(workers: int = 1) -> worker.Advised:
    async def story() -> worker.Advised:
        pool = BotPool(workers=workers, patience=20)
        try:
            return await pool.hint(question(), 1.0)
        finally:
            pool.close()

    return asyncio.run(story())


def test_a_worker_that_crashes_over_a_hint_is_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(worker, "hint", crash_once)
    monkeypatch.setenv("WOLFDEN_TEST_CRASH", str(tmp_path / "crashed"))
    assert hinted() == AFTER_THE_CRASH


def test_a_hint_that_always_fails_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "hint", crash_always)
    with pytest.raises(HintFailed):
        hinted()


def test_a_worker_remembers_the_latest_seats_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MEMORIES", 2)
    monkeypatch.setattr(worker, "_memories", type(worker._memories)())
    first = worker.memory_of(("m", 1), Tactics())
    other = worker.memory_of(("m", 2), Tactics())
    assert first is not other
    assert worker.memory_of(("m", 1), Tactics()) is first
    worker.memory_of(("n", 1), Tactics())
    assert worker.memory_of(("m", 1), Tactics()) is first
    assert worker.memory_of(("m", 2), Tactics()) is not other

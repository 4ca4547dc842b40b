"""The socket's side of the protocol, over real connections."""

from __future__ import annotations

from wolfden.texts import translate

from .client import GREEDY, ME, OPEN, Client, Player

ALREADY_CHOSEN = "jagdfieber-why-already-chosen"


def test_hello_is_answered_with_the_whole_table(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        snapshot = player.hello(ada["token"])["snapshot"]
    assert (snapshot["you"], snapshot["phase"], snapshot["decision"]) == (0, "playing", 0)
    assert snapshot["legal"][1] == {
        "id": 1, "verb": "play", "fields": {"card": "wolf"}, "text": "play wolf",
    }  # fmt: skip


def test_an_acknowledged_move_is_stored_and_others_are_told(client: Client) -> None:
    ada, ben, _ = client.three_players()
    with Player(client.address, ada["match"]) as one, Player(client.address, ada["match"]) as two:
        one.hello(ada["token"])
        two.hello(ben["token"])
        assert one.act("play wolf") == {"type": "ack", "ref": "act", "number": 1}
        assert client.snapshot(ada["match"])["number"] == 1
        update = two.hear_a("update")["snapshot"]
        assert update["log"] == [{"number": 1, "seat": 0, "events": [{"name": "chose", "seat": 0}]}]
        assert update["decision"] == 0
        assert one.hear_until(1)["view"]["lodges"][0]["choice"] == "wolf"


def test_a_sealed_card_reaches_nobody_else(client: Client) -> None:
    """Whatever is sealed, the others hear the same, byte for byte, but for the match's id."""
    heard: list[list[str]] = []
    for card in ("play wolf", "play carrot"):
        ada, ben, _ = client.three_players()
        match = ada["match"]
        with (
            Player(client.address, match) as one,
            Player(client.address, match) as two,
            Player(client.address, match) as spectator,
        ):
            one.hello(ada["token"])
            marker = one.view["view"]["marker"]
            for other, token in ((two, ben["token"]), (spectator, None)):
                other.hello(token)
            one.act(card)
            for other in (two, spectator):
                other.hear_until(1)
                other.say(type="resync")
                other.hear_a("snapshot")
            lines = [*two.heard, *spectator.heard]
        marked = f'"marker":{marker}'
        heard.append([line.replace(match, "*").replace(marked, '"marker":*') for line in lines])
    assert heard[0] == heard[1]


def test_updates_join_onto_each_other(client: Client) -> None:
    tickets = client.three_players()
    match = tickets[0]["match"]
    with Player(client.address, match) as watcher:
        known = watcher.hello()["snapshot"]["number"]
        for ticket in tickets:
            with Player(client.address, match) as player:
                player.hello(ticket["token"])
                player.act("play wolf")
        while known < 3:
            log = watcher.hear_a("update")["snapshot"]["log"]
            numbers = [entry["number"] for entry in log]
            assert numbers == list(range(known + 1, known + 1 + len(numbers)))
            known += len(numbers)
        watcher.say(type="resync")
        assert [entry["number"] for entry in watcher.hear_a("snapshot")["snapshot"]["log"]] == [
            1, 2, 3,
        ]  # fmt: skip


def test_someone_joining_is_an_update_with_an_empty_log(client: Client) -> None:
    host = client.new_match(ME, OPEN, OPEN)
    with Player(client.address, host["match"]) as player:
        assert player.hello(host["token"])["snapshot"]["view"] is None
        client.join(host["match"], "Ben")
        joined = player.hear_a("update")["snapshot"]
        assert (joined["phase"], joined["log"], joined["seats"][1]["name"]) == (
            "waiting",
            [],
            "Ben",
        )
        client.join(host["match"], "Cleo")
        assert player.hear_a("update")["snapshot"]["phase"] == "playing"


def test_a_spectator_who_joins_says_hello_again(client: Client) -> None:
    host = client.new_match(ME, OPEN, GREEDY)
    with Player(client.address, host["match"]) as player:
        assert player.hello()["snapshot"]["you"] is None
        ticket = client.join(host["match"], "Ben")
        assert player.hello(ticket["token"])["snapshot"]["you"] == 1
        assert player.act("play wolf")["type"] == "ack"


def test_after_a_lost_connection_hello_brings_everything_back(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        player.act("play wolf")
        decision = player.view["decision"]
    with Player(client.address, ada["match"]) as player:
        snapshot = player.hello(ada["token"])["snapshot"]
        assert snapshot["view"]["lodges"][0]["choice"] == "wolf"
        assert player.act("play wolf", decision=0)["code"] == "stale-decision"
        assert decision in (0, 1)
        assert player.act("play carrot")["number"] == 2


def test_a_stale_or_forbidden_action_is_refused_and_the_talk_goes_on(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"], lang="fr")
        stale = player.act("play wolf", decision=5)
        assert (stale["code"], stale["ref"]) == ("stale-decision", "act")
        assert player.act("play bear")["code"] == "unknown-action"
        player.act("play wolf")
        player.hear_until(1)
        illegal = player.act("play wolf")
        assert illegal["message"] == translate("fr", ALREADY_CHOSEN)
        player.say(type="lang", lang="de")
        assert player.act("play wolf")["message"] == translate("de", ALREADY_CHOSEN)
        player.say(type="ping")
        assert player.hear() == {"type": "pong"}


def test_why(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        player.say(type="why", ref="1", action="play wolf")
        assert player.hear() == {
            "type": "why", "ref": "1", "allowed": True, "reason": None, "message": None,
        }  # fmt: skip
        player.act("play wolf")
        player.say(type="why", ref="2", action="play wolf")
        answer = player.hear_a("why")
        assert (answer["allowed"], answer["reason"]) == (False, ALREADY_CHOSEN)
        assert answer["message"] == translate("en", ALREADY_CHOSEN)


def test_a_spectator_may_look_but_not_act(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        assert player.hello()["snapshot"]["legal"] == []
        assert player.act("play wolf", decision=0)["code"] == "not-your-seat"
        player.say(type="why", ref="1", action="play wolf")
        assert player.hear()["code"] == "not-your-seat"

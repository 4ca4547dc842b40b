"""What is told to people who are away: when it is new, and that it tells nothing hidden."""

from __future__ import annotations

from datetime import datetime
from random import Random
from typing import cast

import pytest

import wolfden
from wolfden.core import Chance, Spec
from wolfden.core.entries import BACK, Reason, hand_over
from wolfden.match.keys import hash_of
from wolfden.match.match import Match
from wolfden.match.news import News, news_for
from wolfden.match.notices import Manner, Notice, Quiet
from wolfden.match.store import StoredMatch, StoredSeat
from wolfden.match.table import Table
from wolfden.server.notices.letters import letter_of
from wolfden.server.notices.webhook import plain_of, request_of

SEED = 271_828_182_845_904_523
TOKEN = "the-token-of-a-seat"


def table_of(spec: Spec, seed: int = SEED) -> Table:
    players = spec.players[0]
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
    seats = tuple(
        StoredSeat(seat, "human", names[seat], token_hash=hash_of(TOKEN)) for seat in range(players)
    )
    match = Match(spec, players, seed)
    stored = StoredMatch("m" * 22, spec.id, spec.rules_version, match.options, seed, seats)
    return Table(stored, match)


def bodies(news: News) -> str:
    """All that is sent anywhere because of this."""
    written = []
    for form in ("json", "discord", "slack", "ntfy"):
        manner = Manner(hash_of(TOKEN), format=form)
        notice = Notice("n" * 22, "m" * 22, 0, "webhook", "https://a.example/topic", manner)
        letter = letter_of(notice, news, "key", plain_of(form))
        written.append(request_of(letter)[2].decode())
    return "\n".join(written)


@pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)
def test_no_notice_tells_anything_hidden(spec: Spec) -> None:
    """What is dealt anew for a seat changes no notice, and none holds what a seat may do."""
    table, random = table_of(spec), Random(5)
    match = table.match
    for _ in range(60):
        if match.over:
            break
        for seat in match.to_act:
            news = news_for(table, seat)
            assert news is not None
            assert news.what == "turn"
            sent = bodies(news)
            kept, match.state = match.state, match.state.redeal(seat, Chance.from_seed(9))
            assert news_for(table, seat) == news
            match.state = kept
            assert str(SEED) not in sent
            assert TOKEN not in sent
            assert hash_of(TOKEN) not in sent
            assert not any(action.text in sent for action in match.legal(seat))
        seat = random.choice(match.to_act)
        match.submit(seat, match.decisions[seat], random.choice(match.legal(seat)).text)


def test_a_turn_waits_since_others_handed_it_on_or_the_seat_moved_itself() -> None:
    table = table_of(wolfden.games()[0])
    match = table.match
    moments = []

    def moment(seat: int) -> int | None:
        news = news_for(table, seat)
        return news.moment if news else None

    assert [moment(seat) for seat in range(3)] == [1, 1, 1]
    for seat in range(3):
        match.submit(seat, match.decisions[seat], match.legal(seat)[0].text)
        moments.append([moment(seat) for seat in range(3)])
    assert moments == [[None, 1, 1], [None, None, 1], [4, 4, 4]]
    news = news_for(table, 0)
    assert news is not None
    assert news.mover == "Cleo"


def test_a_match_that_rests_waits_for_everybody_as_on_their_turn() -> None:
    table = table_of(wolfden.games()[0])
    match = table.match
    for seat in range(3):
        match.play(seat, hand_over("greedy", "time"))
    waiting = News("turn", 4, table.stored.game, table.stored.id)
    assert [news_for(table, seat) for seat in range(3)] == [waiting] * 3
    match.play(0, BACK)
    assert [bool(news_for(table, seat)) for seat in range(3)] == [True, False, False]


@pytest.mark.parametrize("reason", ["asked", "left"])
def test_whoever_let_the_match_rest_is_not_told_of_it(reason: Reason) -> None:
    table = table_of(wolfden.games()[0])
    for seat, why in enumerate(("time", "asked", reason)):
        table.match.play(seat, hand_over("greedy", cast(Reason, why)))
    assert [bool(news_for(table, seat)) for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-03-28T21:59+01:00", None),
        ("2026-03-28T22:00+01:00", "2026-03-29T07:30+02:00"),
        ("2026-03-29T07:29+02:00", "2026-03-29T07:30+02:00"),
        ("2026-03-29T07:30+02:00", None),
    ],
)
def test_quiet_hours_go_by_the_persons_own_clock(now: str, until: str | None) -> None:
    """In the night in which summer time begins, too."""
    quiet = Quiet("22:00", "07:30", "Europe/Berlin")
    ends = until and datetime.fromisoformat(until)
    assert quiet.until(datetime.fromisoformat(now)) == ends
    assert Quiet("10:00", "10:00").until(datetime.fromisoformat(now)) is None


def test_names_mention_nobody_and_link_nowhere() -> None:
    assert plain_of("discord")("[@here](x)") == r"\[\@here\]\(x\)"
    assert plain_of("slack")("<!channel>") == "&lt;!channel&gt;"

"""Golden files: what the game did when somebody last read it, compared to the letter."""

from __future__ import annotations

from collections.abc import Iterator

from ..core import AnyState, Chance
from ..core.folder import find
from ..core.record import Record
from ..core.record_reader import read_record
from ..texts import LANGUAGES
from .perft import perft_table
from .playthrough import playthrough
from .subject import MOVE_LIMIT, Subject, random_move


def random_record(subject: Subject, players: int, seed: int) -> tuple[Record, AnyState]:
    """A whole random match as a record, and the state it ended in."""
    chance = Chance.from_seed(seed)
    state = subject.first(players, seed, chance)
    options = dict(state.options)
    moves: list[tuple[int, str]] = []
    while state.to_act and len(moves) < MOVE_LIMIT:
        seat, action = random_move(state, chance)
        moves.append((seat, action.text))
        state.play(seat, action)
    assert state.outcome is not None, (
        f"{subject.spec.id}, {players} players, seed {seed}: no end within {MOVE_LIMIT} moves"
    )
    spec = subject.spec
    names = {seat: f"Wolf {seat}" for seat in range(players)}
    record = Record(
        spec.id, spec.rules_version, players, seed, options, tuple(moves), names,
        state.outcome.scores,
    )  # fmt: skip
    return record, state


def shortest_options(subject: Subject, players: int) -> dict[str, int]:
    """Every number among the options at its lowest, for playthroughs that can be read."""
    return {
        option.name: option.low
        for option in (each.at(players) for each in subject.spec.options)
        if option.low is not None and type(option.default) is int
    }


def golden_files(subject: Subject) -> Iterator[tuple[str, str]]:
    """File names and what should be in them."""
    yield "perft.txt", perft_table(subject.spec)
    for players in subject.spec.players:
        options = shortest_options(subject, players)
        yield f"playthrough-{players}.txt", playthrough(subject.spec, players, 1, options)
        yield f"record-{players}.txt", random_record(subject, players, 1)[0].write()


def golden_files_are_as_they_were_read(subject: Subject) -> None:
    for name, text in golden_files(subject):
        path = subject.golden / name
        assert path.is_file(), f"{subject.spec.id} lacks {path}"
        assert text == path.read_text("utf-8"), (
            f"{subject.spec.id}: {path} differs; regenerate it with `python -m wolfden.testing "
            f"{subject.spec.id} {subject.golden}` and read the diff"
        )


def recorded_matches_replay_and_cover_every_player_count(subject: Subject) -> None:
    counts = set()
    for path in sorted(subject.golden.glob("record-*.txt")):
        record = read_record(path.read_text("utf-8"))
        assert record.replay().outcome is not None, f"{path} does not replay to an end"
        counts.add(record.players)
    missing = set(subject.spec.players) - counts
    assert not missing, f"{subject.spec.id} lacks records for {sorted(missing)} players"


def the_rules_are_told_in_every_language(subject: Subject) -> None:
    for language in LANGUAGES:
        page = find(subject.spec, "pages", f"{language}.md")
        assert page is not None, f"{subject.spec.id} lacks pages/{language}.md"
        assert page.read_text("utf-8").startswith("# "), f"{page} does not begin with a title"


GOLDEN = (
    golden_files_are_as_they_were_read,
    recorded_matches_replay_and_cover_every_player_count,
    the_rules_are_told_in_every_language,
)

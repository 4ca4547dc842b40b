"""The facts of a match; docs/protocol.md lists them in the order in which they come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ...core import Event, LooseEvent
from .model import LARGE, NAMES, OWNERS, SMALL, SPIRALS, HuntResult, Phase


def named(wolves: Iterable[int]) -> list[str]:
    return [NAMES[wolf] for wolf in wolves]


def of_wolf(name: str, wolf: int, **data: object) -> Event:
    """A fact about one wolf, with its player."""
    return LooseEvent(name, {"seat": OWNERS[wolf], "wolf": NAMES[wolf], **data})


def chose(seat: int, stage: str) -> Event:
    return LooseEvent("chose", {"seat": seat, "stage": stage})


def picked(wolves: Iterable[int], again: bool) -> Event:
    return LooseEvent("picked-again" if again else "picked", {"wolves": named(wolves)})


def pack_formed(females: Iterable[int], males: Iterable[int]) -> Event:
    return LooseEvent("pack-formed", {"males": named(males), "females": named(females)})


def year_began(year: int) -> Event:
    return LooseEvent("year-began", {"year": year})


def births_drawn(number: int, seats: Iterable[int]) -> Event:
    return LooseEvent("births-drawn", {"number": number, "order": list(seats)})


def pup_added(seat: int) -> Event:
    return LooseEvent("pup-added", {"seat": seat})


def prey_turned(kind: int, reshuffled: bool) -> Event:
    return LooseEvent("prey-turned", {"prey": LARGE[kind], "reshuffled": reshuffled})


def votes_revealed(votes: Iterable[int]) -> Event:
    return LooseEvent("votes-revealed", {"votes": [LARGE[kind] for kind in votes]})


def prey_chosen(kind: int, seat: int | None) -> Event:
    return LooseEvent("prey-chosen", {"prey": LARGE[kind], "seat": seat})


def asked(wolf: int) -> Event:
    return of_wolf("asked", wolf)


def asked_not(seat: int) -> Event:
    return LooseEvent("asked-not", {"seat": seat})


def answered(answers: Sequence[bool | None], agreed: bool) -> Event:
    return LooseEvent("answered", {"answers": list(answers), "agreed": agreed})


def joined_by_consent(wolf: int) -> Event:
    return of_wolf("joined-by-consent", wolf)


def planned(seat: int) -> Event:
    return LooseEvent("planned", {"seat": seat}, frozenset({seat}))


def readied(seat: int) -> Event:
    return LooseEvent("readied", {"seat": seat})


def reconsidered(seat: int) -> Event:
    return LooseEvent("reconsidered", {"seat": seat})


def phase_began(phase: Phase, total: int, tokens: Mapping[int, int]) -> Event:
    shown = [
        {"wolf": NAMES[wolf], "token": token, "spirals": SPIRALS[token]}
        for wolf, token in tokens.items()
    ]
    return LooseEvent("phase-began", {"phase": phase.word, "sum": total, "tokens": shown})


def died(wolf: int, cause: str) -> Event:
    return of_wolf("died", wolf, cause=cause)


def pups_died(wolves: Iterable[int], cause: str) -> Event:
    return LooseEvent("pups-died", {"wolves": named(wolves), "cause": cause})


def disc_won(wolf: int, discs: int, full: bool) -> Event:
    return of_wolf("disc-won", wolf, discs=discs, full=full)


def disc_lost(wolf: int, discs: int) -> Event:
    return of_wolf("disc-lost", wolf, discs=discs)


def omega_accepted(wolf: int) -> Event:
    return of_wolf("omega-accepted", wolf)


def omega_made(wolf: int) -> Event:
    return of_wolf("omega-made", wolf)


def omega_excluded(wolf: int) -> Event:
    return of_wolf("omega-excluded", wolf)


def alpha_alone(wolf: int) -> Event:
    return of_wolf("alpha-alone", wolf)


def small_prey_turned(face_up: Sequence[int]) -> Event:
    shown = [SMALL[kind] for kind, count in enumerate(face_up) for _ in range(count)]
    return LooseEvent("small-prey-turned", {"face_up": shown})


def caught(wolf: int, kind: int, gained: int) -> Event:
    return of_wolf("caught", wolf, prey=SMALL[kind], gained=gained)


def hunt_over() -> Event:
    return LooseEvent("hunt-over")


def went_hungry(wolves: Iterable[int], lost: int, phase: Phase) -> Event:
    return LooseEvent("went-hungry", {"wolves": named(wolves), "lost": lost, "phase": phase.word})


def hunted(kind: int, total: int, result: HuntResult) -> Event:
    return LooseEvent("hunted", {"prey": LARGE[kind], "sum": total, "result": result.word})


def wounded(wolf: int, card: int) -> Event:
    return of_wolf("wounded", wolf, card=card)


def fed(meals: Mapping[int, int], pups: int) -> Event:
    eaten = [{"wolf": NAMES[wolf], "food": food} for wolf, food in meals.items()]
    return LooseEvent("fed", {"meals": eaten, "pups": pups})


def howled(total: int, result: str) -> Event:
    return LooseEvent("howled", {"sum": total, "result": result})


def prey_released(kind: int, seat: int) -> Event:
    return LooseEvent("prey-released", {"prey": LARGE[kind], "seat": seat})


def attacked(wolf: int, target: int) -> Event:
    return of_wolf("attacked", wolf, target=NAMES[target], target_seat=OWNERS[target])


def refrained(wolf: int) -> Event:
    return of_wolf("refrained", wolf)


def submitted(wolf: int, attacker: int, forced: bool) -> Event:
    return of_wolf("submitted", wolf, target=NAMES[attacker], forced=forced)


def fight_began(wolf: int, target: int, cards: tuple[int, int], scores: tuple[int, int]) -> Event:
    return of_wolf(
        "fight-began", wolf, target=NAMES[target], target_seat=OWNERS[target], cards=cards[0],
        target_cards=cards[1], score=scores[0], target_score=scores[1],
    )  # fmt: skip


def struck(
    cards: tuple[int, int], losses: tuple[int, int], scores: tuple[int, int], rout: bool
) -> Event:
    data = {"card": cards[0], "target_card": cards[1], "loss": losses[0], "target_loss": losses[1]}
    return LooseEvent(
        "struck", {**data, "score": scores[0], "target_score": scores[1], "rout": rout}
    )


def fight_drawn(wolf: int, target: int) -> Event:
    return of_wolf("fight-drawn", wolf, target=NAMES[target])


def fight_won(winner: int, loser: int) -> Event:
    return of_wolf("fight-won", winner, loser=NAMES[loser], loser_seat=OWNERS[loser])


def swapped(wolf: int, other: int) -> Event:
    return of_wolf("swapped", wolf, other=NAMES[other])


def marked(year: int, marks: Iterable[tuple[int, int, int]], points: Sequence[int]) -> Event:
    lines = [{"wolf": NAMES[wolf], "rank": rank, "discs": discs} for wolf, rank, discs in marks]
    return LooseEvent("marked", {"year": year, "wolves": lines, "points": list(points)})


def aged(changes: Mapping[int, int]) -> Event:
    lines = [{"wolf": NAMES[wolf], "change": change} for wolf, change in changes.items()]
    return LooseEvent("aged", {"wolves": lines})


def pup_joined(wolf: int) -> Event:
    return of_wolf("pup-joined", wolf)


def departures_revealed(wolves: Iterable[int]) -> Event:
    return LooseEvent("departures-revealed", {"wolves": named(wolves)})


def pair_left(male: int, female: int) -> Event:
    return LooseEvent("pair-left", {"male": NAMES[male], "female": NAMES[female]})


def left_alone(wolf: int) -> Event:
    return of_wolf("left-alone", wolf)


def year_scored(year: int, points: Sequence[int], totals: Sequence[int]) -> Event:
    return LooseEvent("year-scored", {"year": year, "points": list(points), "totals": list(totals)})


def pack_died_out() -> Event:
    return LooseEvent("pack-died-out")


def ended(winners: Sequence[int]) -> Event:
    return LooseEvent("ended", {"winners": list(winners)})

"""What each small decision is worth to whoever takes it, at sight.

The figures were found in matches of such players; docs/wolfsspuren-tuning.md has the results.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core import NEVER, Action, Chance
from ..actions import AGREE, INDEX, REFRAIN, SUBMIT, WAIT
from ..hierarchy import shares
from ..model import COMPONENTS, FULL_STRENGTH, MEAL, OWNERS, Stage, bits, kinds_in, wolf_of
from ..scoring import totals
from ..state import WolfsspurenState
from .fights import attack_worth, defence_worth, strike_worth
from .planner import years_left
from .reach import can_kill

PAIR: Final[int] = COMPONENTS["marking"]["pair"]
ALONE: Final[int] = COMPONENTS["marking"]["alone"]
COMFORT: Final = 9.0
"""What a wolf can give to the pack hunt without strain."""


def pick_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    return chance.below(1000) / 1000


def birth_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    """The sex with fewer rivals climbs faster; males have the place of beta besides."""
    sex = state.wolves.sexes[wolf_of(seat, INDEX[action])]
    return -len(state.orders[sex]) + sex + chance.below(100) / 100


def vote_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    """Nobody votes for a prey that the pack cannot kill while there is another."""
    others = kinds_in(state.face_up)
    if not can_kill(state, INDEX[action]) and any(can_kill(state, kind) for kind in others):
        return NEVER
    return prey_worth(state, seat, action, chance)


def prey_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    """Little effort, enough food for one's own, and a little for the others."""
    kind = INDEX[action]
    effort = state.figures.black[kind] / max(len(state.pack), 1)
    hunger = {wolf: MEAL - food for wolf, food in shares(state, state.figures.food[kind]).items()}
    own = sum(loss for wolf, loss in hunger.items() if OWNERS[wolf] == seat)
    strain = max(effort - COMFORT, 0) * 3
    return -0.35 * effort - strain - 0.8 * own - 0.2 * sum(hunger.values())


def ask_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    return 0.0 if action is WAIT else 1 + birth_worth(state, seat, action, chance) / 20


def consent_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    """Another wolf helps to hunt; a pack that is hard to feed needs none."""
    small = len(state.pack) <= state.players
    return 1.0 if (action is AGREE) == small else 0.0


def catch_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    strength = state.figures.small_strength[INDEX[action]]
    return min(strength, FULL_STRENGTH - state.strength[state.acting]) - strength / 100


def release_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    """Nobody lets a prey go that the pack can kill, to keep one that it cannot."""
    others = kinds_in(state.face_up)
    if can_kill(state, INDEX[action]) and not all(can_kill(state, kind) for kind in others):
        return NEVER
    return -prey_worth(state, seat, action, chance)


def attacking_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    if action is REFRAIN:
        return 0.3
    return attack_worth(state, state.acting, state.wolves.attacked[action])


def defending_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    return 0.0 if action is SUBMIT else defence_worth(state, state.target, state.acting)


def striking_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    noise = chance.below(1000) / 500
    return strike_worth(state, seat, INDEX[action] + 1) + noise


def departure_worth(state: WolfsspurenState, seat: int, action: Action, chance: Chance) -> float:
    """A pair of one's own is sure to bring points; a wolf that stays brings some every year."""
    sexes, leaving = state.wolves.sexes, [wolf_of(seat, letter) for letter in bits(INDEX[action])]
    score, stay = totals(state)[seat], min(years_left(state) - 1, 3) * 3.0
    if len(state.pack) > 2 * state.players:
        stay *= 0.5
    worth = -stay * len(leaving)
    for wolf in leaving:
        own = any(sexes[other] != sexes[wolf] for other in leaving)
        mates = [w for w in bits(state.young) if sexes[w] != sexes[wolf] and OWNERS[w] != seat]
        likely = 0.85 if own else min(0.25 * len(mates), 0.6)
        worth += likely * PAIR + (1 - likely) * ALONE
    if leaving and score < state.terms.target <= score + PAIR * len(leaving):
        worth += 6 if all(sexes[leaving[0]] != sexes[wolf] for wolf in leaving[1:]) else 0
    return worth


Worth = Callable[[WolfsspurenState, int, Action, Chance], float]
WORTH: Final[dict[int, Worth]] = {
    Stage.PICK: pick_worth,
    Stage.BIRTH: birth_worth,
    Stage.VOTE: vote_worth,
    Stage.HUNT: vote_worth,
    Stage.ASK: ask_worth,
    Stage.CONSENT: consent_worth,
    Stage.CATCH: catch_worth,
    Stage.RELEASE: release_worth,
    Stage.ATTACK: attacking_worth,
    Stage.DEFEND: defending_worth,
    Stage.STRIKE: striking_worth,
    Stage.DEPART: departure_worth,
}

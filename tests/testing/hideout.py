"""A small game in which everything that can be hidden is: hands, a draw pile, tokens placed face
down, sealed choices, and dice to come.

Each seat hides a token left or right. Then three rounds: all lay a card at once, the highest earns
a point, everyone draws, a die is rolled, and one seat calls high or low. At the end a token hidden
right earns a point.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from wolfden.core import ALL, Actions, Event, Outcome, Spec, State, Tactics, places

CARDS, COPIES, HAND, ROUNDS = range(1, 6), 3, 2, 3
ACTIONS = Actions(
    [("hide", {"side": side}) for side in ("left", "right")]
    + [("lay", {"card": card}) for card in CARDS]
    + [("call", {"word": word}) for word in ("high", "low")]
)
HIDE, LAY, CALL = ACTIONS[:2], ACTIONS[2:7], ACTIONS[7:]
REASONS = {"hide": "hide-first", "lay": "not-in-hand", "call": "call-first"}


class HideoutView(msgspec.Struct, frozen=True):
    seat: int | None
    stage: str
    round: int
    to_act: tuple[int, ...]
    points: tuple[int, ...]
    dice: tuple[int, ...]
    calls: tuple[str, ...]
    revealed: tuple[int, ...]
    pile: int
    sizes: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    """By seat; null where hidden, as below."""
    tokens: tuple[str | None, ...]
    laid: tuple[int | None, ...]
    deck: tuple[int, ...] | None


class Hid(Event, frozen=True):
    seat: int


class Laid(Event, frozen=True):
    seat: int


class Revealed(Event, frozen=True):
    cards: tuple[int, ...]
    die: int


class Called(Event, frozen=True):
    seat: int
    word: str


class HideoutState(State[HideoutView]):
    __slots__ = (
        "calls", "chance", "dice", "hands", "laid", "pile", "points", "revealed", "round", "stage",
        "tokens",
    )  # fmt: skip

    @classmethod
    def first(cls, players, chance):
        state = cls()
        state.players, state.chance = players, chance
        deck = [card for card in CARDS for _ in range(COPIES)]
        chance.shuffle(deck)
        state.hands = tuple(tuple(sorted(deck.pop() for _ in range(HAND))) for _ in range(players))
        state.pile, state.stage, state.round = tuple(deck), "hide", 1
        state.tokens, state.laid, state.points = ("",) * players, (0,) * players, (0,) * players
        state.dice = state.calls = state.revealed = ()
        return state

    @property
    def to_act(self):
        if self.stage == "hide":
            return (self.tokens.index(""),)
        if self.stage == "lay":
            return tuple(seat for seat, card in enumerate(self.laid) if not card)
        return ((self.round - 1) % self.players,) if self.stage == "call" else ()

    def legal(self, seat):
        if not 0 <= seat < self.players:
            return ()
        if self.stage == "lay":
            held = set(self.hands[seat]) - {self.laid[seat]}
            return tuple(action for action in LAY if action.fields["card"] in held)
        return (HIDE if self.stage == "hide" else CALL) if seat in self.to_act else ()

    def carry_out(self, seat, action, tell):
        getattr(self, f"_{action.verb}")(seat, action, tell or (lambda event: None))

    def _hide(self, seat, action, tell):
        self.tokens = _with(self.tokens, seat, action.fields["side"])
        tell(Hid(seat))
        self.stage = "hide" if "" in self.tokens else "lay"

    def _lay(self, seat, action, tell):
        self.laid = _with(self.laid, seat, action.fields["card"])
        tell(Laid(seat))
        if 0 not in self.laid:
            self._reveal(tell)

    def _reveal(self, tell):
        self.revealed, self.laid = self.laid, (0,) * self.players
        best = max(self.revealed)
        for seat, card in enumerate(self.revealed):
            hand = list(self.hands[seat])
            hand.remove(card)
            drawn, self.pile = self.pile[-1], self.pile[:-1]
            self.hands = _with(self.hands, seat, tuple(sorted([*hand, drawn])))
            self.points = _with(self.points, seat, self.points[seat] + (card == best))
        self.chance = self.chance.copy()
        self.dice += (1 + self.chance.below(6),)
        self.stage = "call"
        tell(Revealed(self.revealed, self.dice[-1]))

    def _call(self, seat, action, tell):
        self.calls += (action.fields["word"],)
        tell(Called(seat, action.fields["word"]))
        self.round += 1
        self.stage = "lay" if self.round <= ROUNDS else "over"

    def show(self, viewer):
        def seen(values):
            return tuple(
                value if viewer in (seat, ALL) else None for seat, value in enumerate(values)
            )

        return HideoutView(
            seat=viewer if isinstance(viewer, int) else None, stage=self.stage, round=self.round,
            to_act=self.to_act, points=self.points, dice=self.dice, calls=self.calls,
            revealed=self.revealed, pile=len(self.pile), sizes=tuple(map(len, self.hands)),
            hands=seen(self.hands), tokens=seen(self.tokens), laid=seen(self.laid),
            deck=self.pile if viewer is ALL else None,
        )  # fmt: skip

    def deal_anew(self, seat, chance):
        twin = self.copy()
        twin.deal_cards(seat, chance)
        twin.deal_tokens(seat, chance)
        twin.deal_laid(seat, chance)
        twin.deal_chance(chance)
        return twin

    def reopen(self, seat):
        twin = self.copy()
        twin.laid = _with((0,) * self.players, seat, self.laid[seat])
        return twin

    def deal_cards(self, seat, chance):
        others = [other for other in range(self.players) if other != seat]
        deck = sorted([*self.pile, *(card for other in others for card in self.hands[other])])
        chance.shuffle(deck)
        for other in others:
            hand = tuple(sorted(deck.pop() for _ in self.hands[other]))
            self.hands = _with(self.hands, other, hand)
        self.pile = tuple(deck)

    def deal_tokens(self, seat, chance):
        for other, token in enumerate(self.tokens):
            if token and other != seat:
                self.tokens = _with(self.tokens, other, chance.choice(("left", "right")))

    def deal_laid(self, seat, chance):
        for other, card in enumerate(self.laid):
            if card and other != seat:
                self.laid = _with(self.laid, other, chance.choice(self.hands[other]))

    def deal_chance(self, chance):
        self.chance = chance.fork()

    @property
    def outcome(self):
        if self.stage != "over":
            return None
        parts = tuple(
            {"rounds": points, "token": int(token == "right")}
            for points, token in zip(self.points, self.tokens, strict=True)
        )
        scores = tuple(sum(each.values()) for each in parts)
        return Outcome(places(scores), scores, parts, "three-rounds")

    def forbids(self, seat, action):
        return f"hideout-why-{REASONS[self.stage]}"


def _with(values, seat, value):
    return (*values[:seat], value, *values[seat + 1 :])


class HideoutTactics(Tactics[HideoutState]):
    def weigh(self, state, seat, chance):
        return [float(action.id) for action in state.legal(seat)]


class Hideout(Spec):
    id = "hideout"
    titles: ClassVar = {"en": "Hideout", "fr": "Cachette", "de": "Versteck"}
    players = range(2, 4)
    minutes = 1
    rules_version = 1
    options = ()
    actions = ACTIONS
    events = (Hid, Laid, Revealed, Called)
    view_type = HideoutView
    tactics = HideoutTactics()
    sealed = frozenset({"hide", "lay"})

    def start(self, players, chance, options):
        return HideoutState.first(players, chance)


SPEC = Hideout()

"""`wolfden play`: one person and some bots around a match in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.markup import escape

from ..bots import Memory, advise, bot_of, decide, hint_budget
from ..core import Action, Chance, Reason, Spec, Value, WolfdenError
from ..core.entries import UNDO
from ..core.errors import UnknownOption
from ..core.fold import Move
from ..core.record import Record
from ..core.registry import spec_of
from ..match.match import Match
from ..terminal import TerminalTable, offered, ranking, table_of, told_action, told_event
from ..texts import translate
from ..texts.refusals import sentence
from ..texts.told import values
from .console import own_console

ME = 0
BOT_NAMES = ("Alba", "Bruno", "Cora", "Dario", "Edda")
LEAVE = ("q", "quit", "exit")
MORE = "?"
HINT = ("hint", "conseil", "tipp")
TAKE_BACK = ("undo", "annuler", "zurück")
HINT_SECONDS = 1.0


@dataclass(frozen=True)
class Sitting:
    """What was asked for on the command line."""

    game: str
    players: int | None
    bots: Sequence[str]
    name: str | None
    seed: int | None
    option: Sequence[str]
    record: Path | None


def play_match(sitting: Sitting, lang: str) -> None:
    spec = spec_of(sitting.game)
    for level in sitting.bots:
        bot_of(level)
    players = min(spec.players[-1], 4) if sitting.players is None else sitting.players
    seed = secrets.randbits(64) if sitting.seed is None else sitting.seed
    match = Match(spec, players, seed, read_options(spec, sitting.option))
    names = [sitting.name or translate(lang, "terminal-guest"), *BOT_NAMES[: players - 1]]
    levels = [sitting.bots[seat % len(sitting.bots)] for seat in range(players)]
    evening = Evening(match, levels, names, lang)
    try:
        evening.play()
    finally:
        if sitting.record is not None:
            sitting.record.write_text(record_of(match, names).write(), "utf-8")


def read_options(spec: Spec, given: Sequence[str]) -> dict[str, Value]:
    """Options written as `name=value`."""
    known = {option.name: option for option in spec.options}
    chosen: dict[str, Value] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise UnknownOption(name, known)
        chosen[name] = known[name].parse(value)
    return chosen


def record_of(match: Match, names: Sequence[str]) -> Record:
    return Record(
        game=match.spec.id,
        rules_version=match.spec.rules_version,
        players=match.players,
        seed=match.seed,
        options=match.options,
        moves=tuple((move.seat, move.action.text) for move in match.moves),
        names=dict(enumerate(names)),
        scores=match.outcome.scores if match.outcome else None,
    )


class Evening:
    """A match at the terminal, from the first question to the result."""

    def __init__(
        self, match: Match, levels: Sequence[str], names: Sequence[str], lang: str
    ) -> None:
        self.match, self.levels, self.names, self.lang = match, levels, names, lang
        self.table: TerminalTable = table_of(match.spec.id, names, lang)
        self.chance = Chance.from_seed(secrets.randbits(64))
        self.memories = [Memory() for _ in levels]
        self.console = own_console()

    def say(self, key: str, **values: str | int) -> str:
        return translate(self.lang, f"terminal-{key}", **values)

    def play(self) -> None:
        while to_act := self.match.state.to_act:
            if ME in to_act:
                action = self.ask()
                if action is None:
                    self.console.print(self.say("left"))
                    return
                self.tell(self.match.play(ME, action))
            else:
                seat = to_act[0]
                level, memory = self.levels[seat], self.memories[seat]
                choice = decide(level, self.match.state, seat, self.chance, memory)
                self.tell(self.match.play(seat, choice))
        self.show()
        if outcome := self.match.outcome:
            self.console.print(ranking(self.table, self.match.state.view(ME), outcome, ME))

    def action(self, action: Action) -> str:
        return told_action(self.table, action, self.lang)

    def show(self) -> None:
        self.console.print()
        self.console.print(self.table.position(self.match.state.view(ME)))

    def tell(self, move: Move) -> None:
        for seat, memory in enumerate(self.memories):
            seen = [event for event in move.events if event.visible_to(seat)]
            memory.watch(self.match.state, seen)
        for event in move.events:
            if not event.visible_to(ME):
                continue
            if told := told_event(self.table, event, self.names, self.lang):
                self.console.print(f"  {escape(told)}", highlight=False)

    def ask(self) -> Action | None:
        """The next action; None: leave the table."""
        self.show()
        legal = self.choices()
        self.console.print(offered(self.table, legal, self.action), highlight=False)
        prompt = f"[bold yellow]{escape(self.prompt())}[/bold yellow] "
        while True:
            try:
                text = self.console.input(prompt)
            except EOFError:
                return None
            if text.strip().lower() in LEAVE:
                return None
            if text.strip() == MORE:
                self.console.print(self.table.details(self.match.state.view(ME)))
                continue
            if text.strip().lower() in HINT:
                self.hint()
                continue
            try:
                return self.read(text, legal)
            except WolfdenError as error:
                self.console.print(sentence(error, self.lang), style="red")

    def choices(self) -> tuple[Action, ...]:
        legal = self.match.state.legal(ME)
        return (*legal, UNDO) if self.match.can_undo(ME) else legal

    def prompt(self) -> str:
        ask = self.table.question(self.match.state.view(ME))
        undo = "yes" if self.match.can_undo(ME) else "no"
        return self.say("prompt", ask=ask, more=self.table.more(), undo=undo)

    def hint(self) -> None:
        """What a strong bot would do in my place, from what I may know, and why."""
        state, memory = self.match.state, self.memories[ME]
        budget = hint_budget(memory.tactics_for(state), HINT_SECONDS)
        plan = advise(state, ME, self.chance, budget, memory)
        teams = any(len(team) > 1 for team in self.match.spec.teams(self.match.players))
        chance = translate(
            self.lang, "hint-wins", wins=round(10 * plan.chance), teams="yes" if teams else "no"
        )
        steps = " → ".join(self.action(action) for action in plan.actions)
        told = [self.say("hint", plan=steps, chance=chance), *map(self.reason, plan.reasons)]
        self.console.print(" ".join(told), style="green", highlight=False)

    def reason(self, reason: Reason) -> str:
        key = f"{self.match.spec.id}-reason-{reason.name}"
        return translate(self.lang, key, **values(reason.data, self.names, self.lang))

    def read(self, text: str, legal: Sequence[Action]) -> Action:
        """A number from the list, the action's text, what it aims at, or how its words begin."""
        wanted = text.strip().lower()
        if wanted.isdecimal() and 1 <= int(wanted) <= len(legal):
            return legal[int(wanted) - 1]
        meant = [action for action in legal if wanted and self.means(wanted, action)]
        action = meant[0] if len(meant) == 1 else self.match.parse(text)
        if action not in legal:
            raise self.match.refusal(ME, action)
        return action

    def means(self, wanted: str, action: Action) -> bool:
        if action == UNDO:
            return wanted in TAKE_BACK
        return wanted in action.fields.values() or self.action(action).lower().startswith(wanted)

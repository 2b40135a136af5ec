"""Maps each kind of decision to its handler: the functions that list, validate and play its moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from engine.core.move import Reason, refuse
from engine.historia import decisions as f
from engine.historia.moves import Finish, Move
from engine.historia.rules import civbots, leaders, operations, rounds, setup, turn_end, wonders
from engine.historia.rules.actions import art, expand, exploit, option, ready, recover, trade_and_raid, war
from engine.historia.rules.card_lists import must_choose
from engine.historia.rules.transfers import Out
from engine.historia.state import Seat, State


@dataclass(frozen=True, slots=True)
class DecisionHandler:
    """The functions for one kind of decision.

    `legal` lists a seat's moves, `why_not` validates one, `apply` plays it. `step` advances the game where nobody has
    to choose and returns whether it did anything.
    """

    legal: Callable[[State, Any, Seat], list[Move]]
    why_not: Callable[[State, Any, Move], Reason | None]
    apply: Callable[[State, Any, Move, Out], None]
    step: Callable[[State, Any, Out], bool]


def _always_ask(s: State, frame: f.Decision, out: Out) -> bool:
    """A `step` that never skips the question."""
    return False


def _only_answer(handlers: tuple[Callable[..., list[Move]], Callable[..., None]]) -> Callable[[State, Any, Out], bool]:
    """A `step` that plays the only possible answer and drops a question without a target."""
    legal, apply = handlers

    def step(s: State, frame: Any, out: Out) -> bool:
        moves = s.moves[frame.seat] = legal(s, frame, frame.seat)
        targets = [move for move in moves if not isinstance(move, Finish)]
        if not targets:
            s.frames.pop()
        elif len(targets) == 1 and must_choose(s):
            apply(s, frame, targets[0], out)
        else:
            return False
        return True

    return step


def _unless_forced(module: ModuleType) -> Callable[[State, Any, Out], bool]:
    """A `step` that runs the module's own `step`, then plays a forced single answer."""

    def step(s: State, frame: Any, out: Out) -> bool:
        if module.step(s, frame, out):
            return True
        moves = s.moves[frame.seat] = module.legal(s, frame, frame.seat)
        if len(moves) > 1:
            return False
        module.apply(s, frame, moves[0], out)
        return True

    return step


def _one_option(s: State, frame: f.OptionDecision, out: Out) -> bool:
    moves = s.moves[frame.seat] = option.legal_option(s, frame, frame.seat)
    if len(moves) > 1:
        return False
    option.apply_option(s, frame, moves[0], out)
    return True


def _no_moves(s: State, frame: f.Decision, seat: Seat) -> list[Move]:
    return []


def _not_now(s: State, frame: f.Decision, move: Move) -> Reason | None:
    return refuse("not_now")


def _no_move(s: State, frame: f.Decision, move: Move, out: Out) -> None:
    raise AssertionError(f"nobody is asked by {frame.kind}")


def _automatic(step: Callable[[State, Any, Out], bool]) -> DecisionHandler:
    return DecisionHandler(_no_moves, _not_now, _no_move, step)


HANDLERS: dict[type, DecisionHandler] = {
    f.DraftDecision: DecisionHandler(leaders.legal, leaders.why_not, leaders.apply, leaders.step),
    f.FirstCubeDecision: DecisionHandler(setup.legal, setup.why_not, setup.apply, _always_ask),
    f.ChooseDecision: DecisionHandler(
        rounds.legal_choice, rounds.why_not_choice, rounds.apply_choice, rounds.step_choice
    ),
    f.ResolveDecision: DecisionHandler(rounds.legal, rounds.why_not_resolve, rounds.apply, rounds.step),
    f.ListDecision: _automatic(operations.step),
    f.PlaceDecision: DecisionHandler(
        expand.legal, expand.why_not, expand.apply, _only_answer((expand.legal, expand.apply))
    ),
    f.PartnerDecision: DecisionHandler(
        trade_and_raid.legal,
        trade_and_raid.why_not,
        trade_and_raid.apply,
        _only_answer((trade_and_raid.legal, trade_and_raid.apply)),
    ),
    f.WarDecision: DecisionHandler(war.legal, war.why_not, war.apply, _always_ask),
    f.ExploitDecision: DecisionHandler(exploit.legal, exploit.why_not, exploit.apply, exploit.step),
    f.RecoverDecision: DecisionHandler(recover.legal, recover.why_not, recover.apply, _unless_forced(recover)),
    f.RowDecision: DecisionHandler(art.legal, art.why_not, art.apply, _unless_forced(art)),
    f.ReadyDecision: DecisionHandler(ready.legal, ready.why_not, ready.apply, ready.step),
    f.OptionDecision: DecisionHandler(option.legal_option, option.why_not_option, option.apply_option, _one_option),
    f.SideDecision: DecisionHandler(option.legal_side, option.why_not_side_move, option.apply_side, _always_ask),
    f.WondersDecision: DecisionHandler(wonders.legal, wonders.why_not, wonders.apply, wonders.step),
    f.TurnEndDecision: _automatic(turn_end.step),
    f.CivbotDecision: _automatic(civbots.step),
}
"""The handler of each kind of decision."""

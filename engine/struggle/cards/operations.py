"""Operations of Events on points, VP, Debt, Treaty Points, Squadrons, flags and War tiles; alternatives, conditions."""

from __future__ import annotations

from typing import ClassVar

from engine.struggle.board import THEATERS, Mask, spaces
from engine.struggle.cards import conditions, questions
from engine.struggle.cards.compiled_operations import COMPILED, CompiledOperation
from engine.struggle.cards.operation import Operation, Out, next_up, operation, operation_of, round_of
from engine.struggle.decisions import EventDecision
from engine.struggle.moves import Move, PickOption
from engine.struggle.rules import abilities, bonus_war_tiles, debt
from engine.struggle.rules.control import held_unmarked, set_flag
from engine.struggle.rules.purchases import points
from engine.struggle.rules.purchases.fleet import build_squadron
from engine.struggle.rules.score_ledger import score
from engine.struggle.state import NO_WAR, NOBODY, Seat, State


def amount(s: State, f: EventDecision, compiled: CompiledOperation) -> int:
    """Returns the number of points, VP, Debt ... of an operation: the printed one, or a count on the board times a
    factor, up to a maximum."""
    n = conditions.count(s, compiled.op.per, f.side) * compiled.op.times if compiled.op.per else compiled.op.n
    assert isinstance(n, int)
    return min(n, compiled.op.most) if compiled.op.most else n


@operation
class Points(Operation):
    """Gives action points of a kind for this round."""

    name: ClassVar[str] = "ap"

    def times(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> int:
        return 1

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        points.add(round_of(s), compiled.op.type, "event", compiled.key, amount(s, f, compiled), f.card, out)


@operation
class Score(Operation):
    """Scores VP if the operation's condition holds."""

    name: ClassVar[str] = "vp"

    def times(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> int:
        met = compiled.op.condition is None or conditions.holds(s, compiled.op.condition, f.side)
        return 1 if met else 0

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        score(s, f.side, amount(s, f, compiled), "event", f.card, out)


@operation
class Treaty(Operation):
    """Gains or loses Treaty Points."""

    name: ClassVar[str] = "trp"

    def possible(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> bool:
        return amount(s, f, compiled) > 0 or s.players[actor].trp > 0

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        debt.gain_trp(s, f.side, amount(s, f, compiled), out)


@operation
class Debt(Operation):
    """Raises (forced) or reduces Debt of either side; what can't be taken off may become points."""

    name: ClassVar[str] = "debt"

    def possible(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> bool:
        player = s.players[f.side if compiled.op.who == "self" else 1 - f.side]
        return player.available > 0 if amount(s, f, compiled) > 0 else player.debt > 0

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        n = amount(s, f, compiled)
        side = f.side if compiled.op.who == "self" else 1 - f.side
        off = debt.change(s, side, n, out)
        if compiled.op.rest:
            points.add(round_of(s), compiled.op.rest, "event", "", -n - off, f.card, out)


@operation
class DebtLimit(Operation):
    """Changes a Debt Limit, with more operations if its side stood at it."""

    name: ClassVar[str] = "debt_limit"

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        side = f.side if compiled.op.who == "self" else 1 - f.side
        at_limit = not s.players[side].available
        debt.change_limit(s, side, amount(s, f, compiled), out)
        if at_limit:
            next_up(f, compiled.at_limit, actor)


@operation
class BuildSquadron(Operation):
    """Moves an unbuilt Squadron to the Navy Box at no cost."""

    name: ClassVar[str] = "squadron_build"

    def possible(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> bool:
        return s.players[f.side].unbuilt > 0

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        if self.possible(s, f, compiled, actor):
            build_squadron(s, f.side, out)
            next_up(f, compiled.then, actor)


@operation
class CheaperSquadron(Operation):
    """Reduces the price of the next Squadron constructed this round."""

    name: ClassVar[str] = "squadron_discount"

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        round_of(s).squadron_less += compiled.op.less


@operation
class CheaperUnflagging(Operation):
    """Reduces the price of unflagging certain spaces until the end of the round."""

    name: ClassVar[str] = "unflag_discount"

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        round_of(s).discounts += (compiled.key,)


@operation
class RemoveAll(Operation):
    """Removes all flags of the player that the Event counted."""

    name: ClassVar[str] = "remove_all"

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        mask: Mask = compiled.where.matching_spaces(s, actor) & held_unmarked(s, actor)
        for space in spaces(mask):
            set_flag(s, space, NOBODY, out)


@operation
class DrawTile(Operation):
    """Draws Bonus War tiles and places them, at a given theater if the next war has it."""

    name: ClassVar[str] = "bonus_tile_draw"

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        if s.war >= NO_WAR or bonus_war_tiles.why_not_draw(s, f.side) is not None:
            return
        only = -1
        if compiled.op.theater:
            names = [theater.name.lower().replace(" ", "_") for theater in THEATERS[s.war]]
            if compiled.op.theater not in names:
                return
            only = names.index(compiled.op.theater)
        bonus_war_tiles.draw_to_place(s, f.side, only, out)


@operation
class Choose(Operation):
    """Lets the player choose one of several lists; one that does something, if there is one."""

    name: ClassVar[str] = "choose"
    asks: ClassVar[bool] = True
    what: ClassVar[str] = "option"

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        able = [n for n, paths in enumerate(compiled.of) if any(_possible(s, f, path, actor) for path in paths)]
        return [PickOption(actor, n) for n in able or [0]]

    def possible(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> bool:
        return any(_possible(s, f, path, actor) for paths in compiled.of for path in paths)

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        assert isinstance(move, PickOption)
        next_up(f, compiled.of[move.option], move.seat)


def _possible(s: State, f: EventDecision, path: str, actor: Seat) -> bool:
    return operation_of(path).possible(s, f, COMPILED[path], actor)


@operation
class OpponentChooses(Choose):
    """Lets the opponent choose a list; "own" in it means the opponent's."""

    name: ClassVar[str] = "opponent_chooses"

    def actor(self, f: EventDecision, actor: Seat) -> Seat:
        return 1 - f.side

    def times(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> int:
        return compiled.op.times


@operation
class If(Operation):
    """Carries out one list or another by a condition; a Ministry may be turned up to meet it (rules 10.2)."""

    name: ClassVar[str] = "if"
    asks: ClassVar[bool] = True
    what: ClassVar[str] = "option"

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        return [PickOption(actor, n) for n in range(len(self._hidden(s, f, compiled)) + 1)]

    def _hidden(self, s: State, f: EventDecision, compiled: CompiledOperation) -> list[str]:
        """Face-down cards that would meet the condition."""
        condition = compiled.op.cond
        if not self.secret(s, f, compiled) or condition is None:
            return []
        return questions.hidden_with(s.players[f.side], condition.keyword)

    def secret(self, s: State, f: EventDecision, compiled: CompiledOperation) -> bool:
        """Whether to ask the side even if it has no Ministry to turn up: if face-up cards don't meet a keyword
        condition and some Ministry is face down."""
        condition = compiled.op.cond
        if condition is None or condition.kind != "keyword" or conditions.holds(s, condition, f.side):
            return False
        return not all(up for _, up in s.players[f.side].ministries)

    def possible(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> bool:
        return True

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        """Turns up the face-down Ministry that was picked (option 0: none), tests the condition, and queues the
        operations that follow if it is met or not met."""
        assert isinstance(move, PickOption) and compiled.op.cond is not None
        if move.option:
            abilities.reveal(s, f.side, self._hidden(s, f, compiled)[move.option - 1], out)
        met = conditions.holds(s, compiled.op.cond, f.side)
        next_up(f, compiled.then if met else compiled.otherwise, f.side)

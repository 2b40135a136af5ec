"""Operations of Events for which the player picks an Advantage: use, refresh or exhaust it (ruling R24)."""

from __future__ import annotations

from typing import ClassVar

from engine.struggle.board import ADVANTAGE_AT, ADVANTAGE_IDS, ADVANTAGE_REGION, REGION_IDS, Mask
from engine.struggle.cards.compiled_operations import ADVANTAGE_TARGET, CompiledOperation
from engine.struggle.cards.operation import Operation, Out, next_up, operation, round_of
from engine.struggle.cards.picking import OnSpace
from engine.struggle.components import ADVANTAGES
from engine.struggle.decisions import EventDecision
from engine.struggle.events import AdvantageExhausted, AdvantageRefreshed, AdvantageUsed
from engine.struggle.moves import Move, PickAdvantage, PickSpace
from engine.struggle.rules import advantages
from engine.struggle.state import Seat, State


class OnAdvantage(Operation):
    """Base of the operations for which an Advantage is picked."""

    asks: ClassVar[bool] = True
    what: ClassVar[str] = "advantage"

    def fits(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, name: str) -> bool:
        """Whether this Advantage may be picked, apart from its region."""
        raise NotImplementedError

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        regions = compiled.op.where.region if compiled.op.where else ()
        found = []
        for index, name in enumerate(ADVANTAGE_IDS):
            fits = not regions or REGION_IDS[ADVANTAGE_REGION[index]] in regions
            if fits and self.fits(s, f, compiled, actor, name):
                found.append(name)
        return [PickAdvantage(actor, name) for name in found]


@operation
class AdvantageUse(OnAdvantage):
    """Uses an Advantage, ready or exhausted, without changing its state (ruling R24)."""

    name: ClassVar[str] = "advantage_use"

    def fits(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, name: str) -> bool:
        return advantages.usable_by_event(s, round_of(s), name, compiled.op.may_be_new)

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        assert isinstance(move, PickAdvantage)
        under_way = round_of(s)
        under_way.advantages += (move.advantage,)
        kind = ADVANTAGES[move.advantage].kind
        if kind == "conflict":
            f.advantage = move.advantage
            next_up(f, (ADVANTAGE_TARGET,), move.seat)
        elif kind == "debt":
            out.append(AdvantageUsed(move.seat, move.advantage))
            advantages.effect(s, move.seat, move.advantage, -1, out)
        else:
            under_way.granted += (move.advantage,)


@operation
class AdvantageTarget(OnSpace):
    """Places the Conflict marker of the Advantage in use."""

    name: ClassVar[str] = ADVANTAGE_TARGET

    def targets(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> Mask:
        return advantages.conflict_spaces(s, actor, f.advantage)

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        assert isinstance(move, PickSpace)
        out.append(AdvantageUsed(move.seat, f.advantage, move.space))
        advantages.effect(s, move.seat, f.advantage, move.space, out)
        f.advantage = ""


@operation
class AdvantageRefresh(OnAdvantage):
    """Refreshes an exhausted Advantage of the player."""

    name: ClassVar[str] = "advantage_refresh"

    def fits(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, name: str) -> bool:
        return advantages.holder(s, name) == actor and bool(s.exhausted >> ADVANTAGE_AT[name] & 1)

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        assert isinstance(move, PickAdvantage)
        s.exhausted &= ~(1 << ADVANTAGE_AT[move.advantage])
        out.append(AdvantageRefreshed(move.seat, move.advantage))


@operation
class AdvantageExhaust(OnAdvantage):
    """Exhausts an Advantage of either side without effect; it does not count as used."""

    name: ClassVar[str] = "advantage_exhaust"

    def fits(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, name: str) -> bool:
        return not s.exhausted >> ADVANTAGE_AT[name] & 1

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        assert isinstance(move, PickAdvantage)
        s.exhausted |= 1 << ADVANTAGE_AT[move.advantage]
        out.append(AdvantageExhausted(move.seat, move.advantage))

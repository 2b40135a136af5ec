"""Operations of Events for which a space or a Squadron is picked: shift, unflag, place markers, remove Squadrons."""

from __future__ import annotations

from typing import ClassVar

from engine.struggle.board import (
    FORTS,
    SHIFTED,
    Mask,
    spaces,
)
from engine.struggle.cards.compiled_operations import CompiledOperation
from engine.struggle.cards.operation import Operation, Out, next_up, operation
from engine.struggle.components import SIDES
from engine.struggle.decisions import EventDecision
from engine.struggle.events import (
    SquadronLost,
    SquadronSetAside,
)
from engine.struggle.moves import (
    Move,
    PickSpace,
    PickSquadron,
)
from engine.struggle.rules.connection import without_isolating
from engine.struggle.rules.control import (
    conflict_targets,
    damage_fort,
    enemy_spaces,
    lift_squadron,
    place_conflict,
    send_home,
    set_flag,
    squadrons,
    undamaged_forts,
)
from engine.struggle.state import NAVY_BOX, NOBODY, Seat, State


def side_named(compiled: CompiledOperation, actor: Seat) -> Seat:
    """Returns the side that an operation names or, if it names none, `actor`, which carries it out."""
    return SIDES.index(compiled.op.side) if compiled.op.side in SIDES else actor


class OnSpace(Operation):
    """Base of the operations for which a space is picked."""

    asks: ClassVar[bool] = True

    def targets(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> Mask:
        """Returns the mask of the spaces that may be picked for this operation now."""
        raise NotImplementedError

    def effect(self, s: State, compiled: CompiledOperation, actor: Seat, space: int, out: Out) -> None:
        """Carries the operation out on the space that was picked; each kind of operation overrides it."""
        raise NotImplementedError

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        return [PickSpace(actor, space) for space in spaces(self.targets(s, f, compiled, actor))]

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        assert isinstance(move, PickSpace)
        self.effect(s, compiled, move.seat, move.space, out)
        next_up(f, compiled.then, move.seat)


@operation
class Shift(OnSpace):
    """Flags an empty space or unflags an enemy one."""

    name: ClassVar[str] = "shift"

    def targets(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> Mask:
        return compiled.where.matching_spaces(s, actor) & SHIFTED & ~s.held[actor]

    def effect(self, s: State, compiled: CompiledOperation, actor: Seat, space: int, out: Out) -> None:
        flagged = enemy_spaces(s, actor) >> space & 1
        set_flag(s, space, NOBODY if flagged else actor, out)


@operation
class TakeControl(OnSpace):
    """Puts a flag of the player on a space, replacing any other."""

    name: ClassVar[str] = "take_control"

    def targets(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> Mask:
        return compiled.where.matching_spaces(s, actor) & SHIFTED & ~s.held[actor]

    def effect(self, s: State, compiled: CompiledOperation, actor: Seat, space: int, out: Out) -> None:
        set_flag(s, space, actor, out)


@operation
class UnflagOperation(OnSpace):
    """Removes an enemy flag."""

    name: ClassVar[str] = "unflag"

    def targets(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> Mask:
        mask = compiled.where.matching_spaces(s, actor) & SHIFTED & enemy_spaces(s, actor)
        return without_isolating(s, mask) if compiled.op.isolates_none else mask

    def effect(self, s: State, compiled: CompiledOperation, actor: Seat, space: int, out: Out) -> None:
        set_flag(s, space, NOBODY, out)


@operation
class RemoveFlag(UnflagOperation):
    """Removes a flag of the enemy or, where the card says so, of the player."""

    name: ClassVar[str] = "remove_flag"

    def targets(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> Mask:
        whose = s.held[actor] if compiled.op.owner == "own" else enemy_spaces(s, actor)
        return compiled.where.matching_spaces(s, actor) & SHIFTED & whose


@operation
class Conflict(OnSpace):
    """Places a Conflict marker."""

    name: ClassVar[str] = "conflict"

    def targets(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> Mask:
        return compiled.where.matching_spaces(s, actor) & conflict_targets(s)

    def effect(self, s: State, compiled: CompiledOperation, actor: Seat, space: int, out: Out) -> None:
        place_conflict(s, space, compiled.op.plus_one, out)


@operation
class DamageFort(OnSpace):
    """Damages an undamaged Fort."""

    name: ClassVar[str] = "damage_fort"
    what: ClassVar[str] = "fort"

    def targets(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> Mask:
        owner = actor if compiled.op.owner == "own" else 1 - actor
        return compiled.where.matching_spaces(s, actor) & FORTS & undamaged_forts(s, owner)

    def effect(self, s: State, compiled: CompiledOperation, actor: Seat, space: int, out: Out) -> None:
        damage_fort(s, space, out)


class OnSquadron(Operation):
    """Base of the operations for which a Squadron is picked, on the map or (`from_box`) in the Navy Box."""

    asks: ClassVar[bool] = True
    what: ClassVar[str] = "squadron"
    from_box: ClassVar[bool] = True

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        side = side_named(compiled, actor)
        sources = list(spaces(squadrons(s, side)))
        if self.from_box and s.players[side].box:
            sources.append(NAVY_BOX)
        return [PickSquadron(actor, source) for source in sources]

    def effect(self, s: State, side: Seat, source: int, out: Out) -> None:
        """Carries the operation out on a Squadron of `side`, given by its space or the Navy Box (`source`); each kind
        overrides it."""
        raise NotImplementedError

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        assert isinstance(move, PickSquadron)
        self.effect(s, side_named(compiled, move.seat), move.source, out)
        next_up(f, compiled.then, move.seat)


@operation
class SquadronHome(OnSquadron):
    """Returns a Squadron from the map to the Navy Box."""

    name: ClassVar[str] = "squadron_home"
    from_box: ClassVar[bool] = False

    def effect(self, s: State, side: Seat, source: int, out: Out) -> None:
        send_home(s, side, source, out)


@operation
class SquadronAside(OnSquadron):
    """Sets a Squadron aside until the next Reset Phase."""

    name: ClassVar[str] = "squadron_aside"

    def effect(self, s: State, side: Seat, source: int, out: Out) -> None:
        lift_squadron(s, side, source)
        s.players[side].aside += 1
        out.append(SquadronSetAside(side, source))


@operation
class SquadronOut(OnSquadron):
    """Removes a Squadron from the game."""

    name: ClassVar[str] = "squadron_out"

    def effect(self, s: State, side: Seat, source: int, out: Out) -> None:
        lift_squadron(s, side, source)
        s.players[side].out += 1
        out.append(SquadronLost(side, source, True))

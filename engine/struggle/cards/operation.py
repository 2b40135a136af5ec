"""What an operation of an Event is, and the table of all of them. Who is asked the task says, not always the player."""

from __future__ import annotations

from typing import ClassVar

from engine.core.event import Event
from engine.struggle.cards.compiled_operations import COMPILED, CompiledOperation
from engine.struggle.cards.conditions import count
from engine.struggle.decisions import EventDecision, RoundDecision
from engine.struggle.moves import Move
from engine.struggle.state import Seat, State

Out = list[Event]


class Operation:
    """One kind of operation. `asks`: somebody picks something each time; else it is done `times` times in a row."""

    name: ClassVar[str]
    asks: ClassVar[bool] = False
    what: ClassVar[str] = "space"

    def actor(self, f: EventDecision, actor: Seat) -> Seat:
        """Who picks: whoever the task names, unless the operation says otherwise."""
        return actor

    def times(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> int:
        """How often it is done, looked at once when it begins."""
        if compiled.op.per:
            return count(s, compiled.op.per, f.side)
        return compiled.op.n if isinstance(compiled.op.n, int) and self.asks else 1

    def begin(self, s: State, f: EventDecision, compiled: CompiledOperation, out: Out) -> None:
        """What happens before the first pick."""

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        """What may be picked now; for operations that ask."""
        return []

    def secret(self, s: State, f: EventDecision, compiled: CompiledOperation) -> bool:
        """Whether it would tell a secret not to ask because a single answer is possible (ruling R57)."""
        return False

    def possible(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> bool:
        """Whether it would do anything now: of alternatives one that does something must be picked (rules 10.4)."""
        return bool(self.picks(s, f, compiled, actor)) if self.asks else True

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        """Do it, for operations that don't ask."""

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        """Do it with what was picked."""


OPERATIONS: dict[str, Operation] = {}


def operation(cls: type[Operation]) -> type[Operation]:
    """Enter an operation in the table."""
    OPERATIONS[cls.name] = cls()
    return cls


def operation_of(path: str) -> Operation:
    """The operation at a path."""
    return OPERATIONS[COMPILED[path].op.op]


def next_up(f: EventDecision, paths: tuple[str, ...], actor: Seat) -> None:
    """These come next, before what is still to be done."""
    f.queue = (*((path, actor, -1) for path in paths), *f.queue)


def round_of(s: State) -> RoundDecision:
    """The Action Round that is under way."""
    for frame in reversed(s.frames):
        if isinstance(frame, RoundDecision):
            return frame
    raise LookupError("no Action Round is under way")

"""The base class of an Event's operations, and the registry of them by name."""

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
    """One kind of operation of Events.

    `asks`: a side picks a target each time; otherwise it is carried out `times` times in a row. `what`: the kind of
    target, for the reason why a pick is refused. `actor` arguments are the side that picks, not always the player.
    """

    name: ClassVar[str]
    asks: ClassVar[bool] = False
    what: ClassVar[str] = "space"

    def actor(self, f: EventDecision, actor: Seat) -> Seat:
        """Returns the side that carries out the operation and picks its targets: here the side stored in the Event's
        queue."""
        return actor

    def times(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> int:
        """Returns how often the operation is carried out, or how many targets are picked; 0 if its condition is not
        met. Computed once, when it begins."""
        if compiled.op.per:
            return count(s, compiled.op.per, f.side)
        return compiled.op.n if isinstance(compiled.op.n, int) and self.asks else 1

    def begin(self, s: State, f: EventDecision, compiled: CompiledOperation, out: Out) -> None:
        """Prepares the operation when it begins, before the first pick; does nothing unless overridden."""

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        """Returns the moves that pick a target now; empty, the default, for an operation that asks for none."""
        return []

    def secret(self, s: State, f: EventDecision, compiled: CompiledOperation) -> bool:
        """Whether to ask the side even if only one answer is possible, since skipping the question would reveal its
        cards (ruling R57) (default: no)."""
        return False

    def possible(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> bool:
        """Whether the operation may change anything now; False only where it is known that it would not. A choice must
        do something if it can (rules 10.4)."""
        return bool(self.picks(s, f, compiled, actor)) if self.asks else True

    def do(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat, out: Out) -> None:
        """Carries out an operation that does not ask for a target; each such kind overrides it."""

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        """Carries out the operation on the target that was picked; each kind that asks overrides it."""


OPERATIONS: dict[str, Operation] = {}
"""Every kind of operation by its name in events.toml."""


def operation(cls: type[Operation]) -> type[Operation]:
    """Class decorator: registers a kind of operation under its `name`."""
    OPERATIONS[cls.name] = cls()
    return cls


def operation_of(path: str) -> Operation:
    """Returns the `Operation` that carries out the operation at a path of the Event cards."""
    return OPERATIONS[COMPILED[path].op.op]


def next_up(f: EventDecision, paths: tuple[str, ...], actor: Seat) -> None:
    """Puts operations, given by their paths, at the front of an Event's queue, with the side that carries them out."""
    f.queue = (*((path, actor, -1) for path in paths), *f.queue)


def round_of(s: State) -> RoundDecision:
    """Returns the innermost pending decision that is an Action Round. Raises LookupError if there is none."""
    for frame in reversed(s.frames):
        if isinstance(frame, RoundDecision):
            return frame
    raise LookupError("no Action Round is under way")

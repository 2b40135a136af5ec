"""Proposes how to pay a cost: the parts, the other sources that could pay, and whether there is any choice."""

from __future__ import annotations

from collections import Counter

from engine.brazil.decisions import PaymentDecision
from engine.brazil.moves import Move, PayGood
from engine.brazil.rules import payment
from engine.brazil.state import State


class PaymentProposal:
    """The proposed payment of a view's pending cost; the view is not changed.

    Whatever it proposes can be completed to a full payment.
    """

    def __init__(self, view: State) -> None:
        self.view = view
        self.parts = payment.propose(view)  # one move for each part of the cost, in the order they are due
        self._wished: list[Move] = []  # sources the player asked for, the last one last

    @property
    def decision(self) -> PaymentDecision:
        """The pending decision of the payment that is proposed here."""
        return _open(self.view)

    def sources(self) -> list[Move]:
        """Returns every payment (a good, credit or card) that could stand in place of one of the proposed parts, those
        parts included: all that is legal when the parts before it are paid."""
        found: dict[Move, None] = {}
        world = self.view.copy()
        for part in self.parts:
            found.update(dict.fromkeys(_legal(world)))
            _pay(world, part)
        return list(found)

    def swap(self, source: Move) -> bool:
        """Puts ``source`` into the proposed payment in place of another part; returns False, with nothing changed, if
        no part can be replaced by it.

        Replaces the same good from elsewhere first, then parts the player did not ask for.
        """
        for number in sorted(range(len(self.parts)), key=lambda number: self._replacement_order(number, source)):
            if self.parts[number] != source and (parts := self._replaced(number, source)) is not None:
                self.parts = parts
                self._wished = [wish for wish in self._wished if wish in parts and wish != source] + [source]
                return True
        return False

    def _replacement_order(self, number: int, source: Move) -> tuple[bool, bool]:
        """A sort key: the part to replace first is smallest."""
        part = self.parts[number]
        other_place = isinstance(part, PayGood) and isinstance(source, PayGood) and part.good == source.good
        return (part in self._wished, not other_place)

    def _replaced(self, number: int, source: Move) -> list[Move] | None:
        """The parts with ``source`` at that index, keeping later ones if possible; None if it can't pay there."""
        world = self.view.copy()
        for part in self.parts[:number]:
            _pay(world, part)
        if source not in _legal(world):
            return None
        parts = [*self.parts[:number], source]
        _pay(world, source)
        for part in self.parts[number + 1 :]:
            if part not in _legal(world):
                break
            parts.append(part)
            _pay(world, part)
        return parts + (payment.propose(world) if _legal(world) else [])

    @property
    def forced(self) -> bool:
        """Whether the payment leaves no choice: every way to pay uses the proposed sources, in whatever order.

        Every legal part can be completed, so a legal part beyond those proposed is another way.
        """
        proposed, seen = Counter(self.parts), set[frozenset[tuple[Move, int]]]()

        def only(world: State, paid: Counter[Move]) -> bool:
            key = frozenset(paid.items())
            if key in seen:
                return True
            seen.add(key)
            for move in _legal(world):
                more = paid + Counter([move])
                if more[move] > proposed[move]:
                    return False
                after = world.copy()
                _pay(after, move)
                if not only(after, more):
                    return False
            return True

        return bool(self.parts) and only(self.view, Counter())


def _open(world: State) -> PaymentDecision:
    frame = world.frames[-1]
    assert isinstance(frame, PaymentDecision)
    return frame


def _legal(world: State) -> list[Move]:
    frame = _open(world)
    return payment.legal(world, frame) if frame.needs else []


def _pay(world: State, part: Move) -> None:
    payment.apply(world, _open(world), part, [])

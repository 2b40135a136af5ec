"""State of a choice of several items (cards to keep, Ministries, War tiles to place), and the move it makes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.struggle import moves as m
from engine.struggle.components import GAME
from engine.struggle.decisions import Decision, KeepDecision, LayoutDecision, MinistryDecision
from engine.struggle.moves import Move
from engine.struggle.state import Player

ASK = (KeepDecision, MinistryDecision, LayoutDecision)


@dataclass(slots=True)
class CardPicks:
    """The items picked, in order; `up`: face-up Ministries, which cannot be put back."""

    frame: Decision | None = None
    legal: Sequence[Move] = ()
    up: frozenset[str] = frozenset()
    cards: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, frame: Decision | None, legal: Sequence[Move], player: Player) -> CardPicks:
        """Builds the picks with which a decision begins: the Ministries in play, or the War tiles in the order drawn;
        else none."""
        if isinstance(frame, MinistryDecision):
            up = frozenset(name for name, shown in player.ministries if shown)
            return cls(frame, legal, up, [name for name, _ in player.ministries])
        return cls(frame, legal, cards=list(frame.drawn) if isinstance(frame, LayoutDecision) else [])

    def pick(self, card: str) -> None:
        """Adds a card to the picks, or removes it (not a Ministry that is face up); where that makes too many, the card
        picked first that may go is removed. Does nothing for War tiles."""
        if isinstance(self.frame, KeepDecision):
            if card in self.cards:
                self.cards.remove(card)
            else:
                self.cards = [*self.cards, card][-GAME.hand :]
        elif isinstance(self.frame, MinistryDecision):
            self._ministry(card)

    def _ministry(self, card: str) -> None:
        if card in self.cards:
            if card not in self.up:
                self.cards.remove(card)
            return
        self.cards.append(card)
        while len(self.cards) > self.ministries:
            loose = next((name for name in self.cards if name not in self.up), None)
            if loose is None:
                break
            self.cards.remove(loose)

    @property
    def ministries(self) -> int:
        """The greatest number of Ministries that a legal move puts in play."""
        return max((len(move.cards) for move in self.legal if isinstance(move, m.ChooseMinistries)), default=0)

    def shift(self, number: int, by: int) -> None:
        """Swaps the War tile at this theater with that of the theater `by` places further; does nothing if there is
        none."""
        other = number + by
        if 0 <= other < len(self.cards):
            self.cards[number], self.cards[other] = self.cards[other], self.cards[number]

    @property
    def move(self) -> Move | None:
        """The legal move that makes exactly these picks; None if there is none."""
        for move in self.legal:
            if isinstance(move, (m.KeepEvents, m.ChooseMinistries)) and sorted(move.cards) == sorted(self.cards):
                return move
            if isinstance(move, m.LayBasic) and list(move.tiles) == self.cards:
                return move
        return None

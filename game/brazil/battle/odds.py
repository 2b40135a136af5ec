"""How a battle may go, tried out in worlds that the seat can't tell from the real one; the other side chooses well.

A few worlds at a time, between two frames: all of them would hold the window up. Against a side that only defends every
draw there is gets counted, at once: the ring on the map and the scene of the battle tell the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.brazil import facts
from engine.brazil.decisions import CombatDecision
from engine.brazil.evaluation.battle_odds import sealed_odds
from engine.brazil.events import BattleEnded
from engine.brazil.moves import SealCards
from engine.brazil.rules.combat import totals
from engine.brazil.state import State
from engine.core.event import Event
from engine.core.rng import Rng
from game.brazil.match import RULES

WORLDS = 60
AT_ONCE = 2  # worlds between two frames


@dataclass(slots=True)
class SampledOdds:
    """What is known so far of sealing these cards: `strength` with them if none is cancelled, and in how many worlds
    that won."""

    view: State
    seat: int
    cards: tuple[str, ...]
    rng: Rng
    strength: int
    left: int = WORLDS
    won: int = 0
    tried: int = 0

    @property
    def ready(self) -> bool:
        return self.left == 0 and self.tried > 0

    @property
    def share(self) -> float:
        """Of the worlds tried, those in which the seat wins."""
        return self.won / self.tried if self.tried else 0.0

    def is_below(self, share: float) -> bool:
        """Whether it wins in less than this share of the worlds; tries only as many as that takes to know."""
        while self.left and self.won < share * WORLDS:
            self.think()
        return self.share < share

    def think(self, worlds: int = AT_ONCE) -> bool:
        """Try some more; True while there are more to try."""
        for _ in range(min(worlds, self.left)):
            self.left -= 1
            world = RULES.guess(self.view, self.seat, self.rng)
            sealed = RULES.apply(world, SealCards(self.seat, tuple(sorted(self.cards))))
            self.won += _wins(world, self.seat, sealed)
            self.tried += 1
        return self.left > 0


def odds_of(view: State, seat: int, cards: tuple[str, ...], rng: Rng) -> SampledOdds:
    """Of a battle that asks this seat for its cards."""
    frame = view.frames[-1]
    assert isinstance(frame, CombatDecision)
    strength = _strength(view, frame, cards)
    if facts.decides(view, frame.defender):
        return SampledOdds(view, seat, cards, rng, strength)
    counted = sealed_odds(view, frame, cards)
    return SampledOdds(view, seat, cards, rng, strength, 0, counted.wins, counted.of)


def _strength(view: State, frame: CombatDecision, cards: tuple[str, ...]) -> int:
    """Of the side that seals these cards; what the other has sealed adds nothing to it."""
    attacks, sealed = frame.stage == "attack", frame.copy()
    sealed.sealed_attack, sealed.sealed_defence = (cards, ()) if attacks else ((), cards)
    return totals(view, sealed)[0 if attacks else 1]


def asks_for_cards(view: State, seat: int) -> bool:
    """A battle waits for this seat to seal its cards."""
    frame = view.frames[-1] if view.frames else None
    return isinstance(frame, CombatDecision) and frame.seat == seat and frame.stage in ("attack", "defence")


def _wins(world: State, seat: int, events: list[Event]) -> bool:
    """Whether the seat has won, or wins once each who is asked has sealed and cancelled what serves himself best."""
    ended = next((event for event in events if isinstance(event, BattleEnded)), None)
    if ended is not None:
        return ended.winner == seat
    asked = RULES.awaiting(world)[0]
    for move in RULES.legal_moves(world, asked):
        trial = world.copy()
        if _wins(trial, seat, RULES.apply(trial, move)) == (asked == seat):
            return asked == seat
    return asked != seat

"""How a battle may go, tried out in worlds that the seat can't tell from the real one; the other side chooses well.

A few worlds at a time, between two frames: all of them would hold the window up. Against a side that only defends every
draw there is gets counted, at once: the ring on the map and the scene of the battle tell the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.brazil import facts
from engine.brazil.combat import totals
from engine.brazil.events import BattleEnded
from engine.brazil.frames import CombatFrame
from engine.brazil.moves import SealCards
from engine.brazil.odds import sealed_odds
from engine.brazil.state import State
from engine.core.event import Event
from engine.core.rng import Rng
from game.brazil.match import RULES

WORLDS = 60
AT_ONCE = 4  # worlds between two frames


@dataclass(slots=True)
class Odds:
    """What is known so far of sealing these cards: `strength` with them, and in how many worlds that won."""

    view: State
    seat: int
    cards: tuple[str, ...]
    rng: Rng
    left: int = WORLDS
    won: int = 0
    tried: int = 0
    strength: int = 0

    @property
    def ready(self) -> bool:
        return self.left == 0 and self.tried > 0

    @property
    def share(self) -> float:
        """Of the worlds tried, those in which the seat wins."""
        return self.won / self.tried if self.tried else 0.0

    def think(self, worlds: int = AT_ONCE) -> bool:
        """Try some more; True while there are more to try."""
        for _ in range(min(worlds, self.left)):
            self.left -= 1
            ended = _fight(RULES.guess(self.view, self.seat, self.rng), self.seat, self.cards)
            if ended is None:
                continue
            self.tried += 1
            self.won += ended.winner == self.seat
            self.strength = ended.attack if ended.attacker == self.seat else ended.defence
        return self.left > 0


def odds_of(view: State, seat: int, cards: tuple[str, ...], rng: Rng) -> Odds:
    """Of a battle that asks this seat for its cards."""
    frame = view.frames[-1]
    if not isinstance(frame, CombatFrame) or facts.decides(view, frame.defender):
        return Odds(view, seat, cards, rng)
    counted, sealed = sealed_odds(view, frame, cards), frame.copy()
    sealed.sealed_attack = cards
    return Odds(view, seat, cards, rng, 0, counted.wins, counted.of, totals(view, sealed)[0])


def asks_for_cards(view: State, seat: int) -> bool:
    """A battle waits for this seat to seal its cards."""
    frame = view.frames[-1] if view.frames else None
    return isinstance(frame, CombatFrame) and frame.seat == seat and frame.stage in ("attack", "defence")


def _fight(world: State, seat: int, cards: tuple[str, ...]) -> BattleEnded | None:
    """Seal these cards; then the answer that is best for the other side."""
    move = SealCards(seat, tuple(sorted(cards)))
    if RULES.why_not(world, move) is not None:
        return None
    ended = _ended(RULES.apply(world, move))
    if ended is not None:
        return ended
    worst: BattleEnded | None = None
    asked = RULES.awaiting(world)
    for answer in RULES.legal_moves(world, asked[0]) if asked else []:
        if not isinstance(answer, SealCards):
            continue
        trial = world.copy()
        ended = _ended(RULES.apply(trial, answer))
        if ended is not None and (worst is None or (worst.winner == seat and ended.winner != seat)):
            worst = ended
    return worst


def _ended(events: list[Event]) -> BattleEnded | None:
    return next((event for event in events if isinstance(event, BattleEnded)), None)

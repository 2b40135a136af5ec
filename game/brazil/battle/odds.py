"""Estimates the chance to win a battle with given Combat cards, by sampling determinizations; exact, without
samples, if the defender makes no decisions.

A few samples per frame, so that the window does not stall. Against a defender that makes no decisions every draw is
counted at once; ring and battle scene then show the same number.
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
AT_ONCE = 2  # samples per frame


@dataclass(slots=True)
class SampledOdds:
    """A running estimate: wins among the determinizations tried so far.

    ``strength``: the seat's strength if none of its cards is cancelled.
    """

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
        """Whether all samples of the estimate are done."""
        return self.left == 0 and self.tried > 0

    @property
    def share(self) -> float:
        """The estimated chance to win, 0 to 1."""
        return self.won / self.tried if self.tried else 0.0

    def is_below(self, share: float) -> bool:
        """Returns whether the chance to win is below ``share``; draws only as many samples as needed."""
        while self.left and self.won < share * WORLDS:
            self.think()
        return self.share < share

    def think(self, worlds: int = AT_ONCE) -> bool:
        """Draws some more samples: plays the battle in determinizations and counts the wins. Returns True while samples
        are left to draw."""
        for _ in range(min(worlds, self.left)):
            self.left -= 1
            world = RULES.determinize(self.view, self.seat, self.rng)
            sealed = RULES.apply(world, SealCards(self.seat, tuple(sorted(self.cards))))
            self.won += _wins(world, self.seat, sealed)
            self.tried += 1
        return self.left > 0


def odds_of(view: State, seat: int, cards: tuple[str, ...], rng: Rng) -> SampledOdds:
    """Returns the `SampledOdds` of winning a battle with these cards: exact and ready at once if the defender makes no
    decisions, else without a sample yet (``think`` draws them)."""
    frame = view.frames[-1]
    assert isinstance(frame, CombatDecision)
    strength = _strength(view, frame, cards)
    if facts.decides(view, frame.defender):
        return SampledOdds(view, seat, cards, rng, strength)
    counted = sealed_odds(view, frame, cards)
    return SampledOdds(view, seat, cards, rng, strength, 0, counted.wins, counted.of)


def _strength(view: State, frame: CombatDecision, cards: tuple[str, ...]) -> int:
    """The seat's total strength if it seals these cards; the other side's cards don't change it."""
    attacks, sealed = frame.stage == "attack", frame.copy()
    sealed.sealed_attack, sealed.sealed_defence = (cards, ()) if attacks else ((), cards)
    return totals(view, sealed)[0 if attacks else 1]


def asks_for_cards(view: State, seat: int) -> bool:
    """Returns whether a battle waits for this seat to choose its Combat cards and seal them."""
    frame = view.frames[-1] if view.frames else None
    return isinstance(frame, CombatDecision) and frame.seat == seat and frame.stage in ("attack", "defence")


def _wins(world: State, seat: int, events: list[Event]) -> bool:
    """Whether the seat has won, or wins if every decision left is made in the decider's best interest."""
    ended = next((event for event in events if isinstance(event, BattleEnded)), None)
    if ended is not None:
        return ended.winner == seat
    asked = RULES.awaiting(world)[0]
    for move in RULES.legal_moves(world, asked):
        trial = world.copy()
        if _wins(trial, seat, RULES.apply(trial, move)) == (asked == seat):
            return asked == seat
    return asked != seat

"""How a battle may go, tried out in worlds that the seat can't tell from the real one; the other side chooses well."""

from __future__ import annotations

from dataclasses import dataclass

from engine.brazil.events import BattleEnded
from engine.brazil.moves import SealCards
from engine.brazil.state import State
from engine.core.event import Event
from engine.core.rng import Rng
from game.brazil.match import RULES

WORLDS = 60


@dataclass(frozen=True, slots=True)
class Odds:
    """Share of worlds in which the seat wins, and its strength with the cards picked."""

    share: float
    strength: int


def odds(state: State, seat: int, cards: tuple[str, ...], seed: int) -> Odds | None:
    """None when no battle waits for this seat's cards."""
    frame = state.frames[-1] if state.frames else None
    if frame is None or frame.kind != "combat":
        return None
    rng = Rng(seed)
    won = tried = strength = 0
    for _ in range(WORLDS):
        ended = _fight(RULES.guess(state, seat, rng), seat, cards)
        if ended is None:
            continue
        tried += 1
        won += ended.winner == seat
        strength = ended.attack if ended.attacker == seat else ended.defence
    return Odds(won / tried, strength) if tried else None


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

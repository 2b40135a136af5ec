"""The result of a finished battle or Expedition, and how much of it the animation has shown at a given time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.brazil.decisions import CombatDecision, ExpeditionDecision
from engine.brazil.events import (
    BattleBegan,
    BattleEnded,
    CardCancelled,
    CardsRevealed,
    ExpeditionFought,
    TileExplored,
    UnitsMoved,
)
from engine.brazil.state import NOBODY, State
from engine.core.event import Event
from game.brazil.battle.card_notes import CardNote, notes_of_battle, notes_of_expedition
from game.brazil.battle.gains import BattleGain, gains_of
from game.brazil.battle.model import Battle, battle_of, expedition_of
from game.platform.settings import Pace

LEAD, TURN, COUNT = 350, 350, 250  # ms at speed 1: before the first card; turning a card; counting its strength
END, SPOILS = 500, 600  # ms: the losing banner is torn; units leave and gains appear
AMONG_BOTS = 1800  # ms at speed 1 that the result of a battle among bots stays after its animation


@dataclass(slots=True)
class BattleOutcome:
    """A finished fight, its totals, winner and gains, and the state of its animation."""

    battle: Battle  # with all cards known
    attack: int
    defence: int
    winner: int  # NOBODY if an Expedition wins
    gains: tuple[BattleGain, ...] = ()
    notes: tuple[tuple[CardNote, ...], tuple[CardNote, ...]] = ((), ())  # for the attacker's and the defender's cards
    moves: int = 0  # the number of the move that ended it
    since: int = 0  # start of the animation, in ms of the clock
    shown: int = 99  # animation steps already shown

    @property
    def attacker(self) -> int:
        """The seat that attacked."""
        return self.battle.attack.seat

    @property
    def defender(self) -> int:
        """The seat that defended; NOBODY for an Expedition."""
        return self.battle.defence.seat

    @property
    def lost(self) -> tuple[int, ...]:
        """The seats of which a defeated unit returned to the supply in this fight."""
        return tuple(gain.seat for gain in self.gains if gain.kind == "supply")

    @property
    def attack_cards(self) -> tuple[str, ...]:
        return self.battle.attack.cards

    @property
    def defence_cards(self) -> tuple[str, ...]:
        return self.battle.defence.cards

    @property
    def steps(self) -> int:
        """The number of animation steps: one per card, and the end."""
        return len(self.attack_cards) + len(self.defence_cards) + 1

    @property
    def at_end(self) -> bool:
        """Whether all cards have been shown turned up and the animation's last step, the end, has been reached."""
        return self.shown >= self.steps

    def stage(self, now: int, pace: Pace) -> int:
        """Returns how many animation steps are complete at ``now``; all of them if motion is reduced."""
        return min(self.steps, int(self.progress(now, pace)))

    def progress(self, now: int, pace: Pace) -> float:
        """Returns how many animation steps are over at ``now``, the current one as a fraction. Past the last step it
        grows by 1 while the losing banner is torn, and by another 1 while the gains appear."""
        if pace.still:
            return self.steps + 2.0
        elapsed = (now - self.since) * pace.animation - LEAD
        if elapsed < 0:
            return 0.0
        cards, step = self.steps - 1, TURN + COUNT
        if elapsed < cards * step:
            return elapsed / step
        left = elapsed - cards * step
        return self.steps + (left / END if left < END else min(2.0, 1.0 + (left - END) / SPOILS))

    def over(self, now: int, pace: Pace) -> bool:
        """Returns whether the animation has ended at ``now``, the loser's torn banner and the gains included."""
        return self.progress(now, pace) >= self.steps + 2

    def skip_pauses(self, now: int) -> None:
        """Moves the animation's start so far back that it is at its end at ``now``, gains included."""
        self.since = min(self.since, now - LEAD - (self.steps - 1) * (TURN + COUNT) * 2 - (END + SPOILS) * 2)

    def length(self) -> int:
        """Returns the animation's duration in ms at speed 1."""
        return LEAD + (self.steps - 1) * (TURN + COUNT) + END + SPOILS


def outcome_of(events: Iterable[Event], before: State) -> BattleOutcome | None:
    """Returns the result of the last battle or Expedition that ended among these events, or None.

    ``before``: the position before them, as the viewer knew it.
    """
    seen_events = list(events)
    for event in reversed(seen_events):
        if isinstance(event, BattleEnded):
            return _battle(event, seen_events, before)
        if isinstance(event, ExpeditionFought):
            return _expedition(event, seen_events, before)
    return None


def _battle(ended: BattleEnded, seen_events: list[Event], before: State) -> BattleOutcome:
    frame = _decided_battle(ended, seen_events, before)
    battle, after = battle_of(before, frame), _events_from(ended, seen_events)
    notes = notes_of_battle(frame, battle.sides, ended.winner, after, before)
    return BattleOutcome(
        battle, ended.attack, ended.defence, ended.winner, gains_of(battle, ended.winner, after, before), notes
    )


def _events_from(fight: Event, seen_events: list[Event]) -> list[Event]:
    """The events from the fight's end on."""
    return seen_events[next(number for number, event in enumerate(seen_events) if event is fight) :]


def _decided_battle(ended: BattleEnded, seen_events: list[Event], before: State) -> CombatDecision:
    """The battle as it was when it was decided."""
    frame = next((f for f in reversed(before.frames) if isinstance(f, CombatDecision)), None)
    if frame is None:
        frame = _battle_of_one_move(seen_events, before)
    frame = replace(frame, stage="cancel")  # the stage in which all cards are face up
    for event in seen_events:
        if isinstance(event, CardsRevealed):
            frame = replace(frame, sealed_attack=event.attack, sealed_defence=event.defence)
        elif isinstance(event, CardCancelled) and event.seat == ended.attacker:
            frame = replace(frame, cancelled_defence=(*frame.cancelled_defence, event.card))
        elif isinstance(event, CardCancelled):
            frame = replace(frame, cancelled_attack=(*frame.cancelled_attack, event.card))
    return frame


def _battle_of_one_move(seen_events: list[Event], before: State) -> CombatDecision:
    """A battle that began and ended in the same move because nobody held a card.

    In an attack from an adjacent hex nobody moves.
    """
    began = next(event for event in seen_events if isinstance(event, BattleBegan))
    moved = [e for e in seen_events if isinstance(e, UnitsMoved) and e.seat == began.attacker and e.to == began.hex]
    stood = before.seats[began.attacker].units
    units = moved[0].units if moved else tuple(unit for unit, place in enumerate(stood) if place == began.origin)
    return CombatDecision(began.attacker, began.attacker, began.defender, began.hex, units, began.origin)


def _expedition(fought: ExpeditionFought, seen_events: list[Event], before: State) -> BattleOutcome:
    tile = before.explored[fought.hex] or next(
        event.tile for event in seen_events if isinstance(event, TileExplored) and event.hex == fought.hex
    )
    battle = expedition_of(before, ExpeditionDecision(fought.seat, fought.hex), fought.cards, tile)
    winner = fought.seat if fought.strength >= fought.needed else NOBODY
    gains = gains_of(battle, winner, _events_from(fought, seen_events), before)
    notes = notes_of_expedition(battle.attack, winner != NOBODY), ()
    return BattleOutcome(battle, fought.strength, fought.needed, winner, gains, notes)

"""Works out the notes under the Combat cards of a finished fight: strength added, other effect or why it had none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.brazil.decisions import CombatDecision
from engine.brazil.events import UnitsMoved
from engine.brazil.questions.combat import COMBAT_RULES
from engine.brazil.rules.control import units_on
from engine.brazil.state import State
from engine.core.event import Event
from game.brazil.battle.model import BattleSide


@dataclass(frozen=True, slots=True)
class CardNote:
    """A card's strength and its other effect.

    ``message`` completes the text id "battle-card-"; "" if the card added strength and nothing else.
    """

    amount: int
    message: str


def notes_of_battle(
    frame: CombatDecision, sides: tuple[BattleSide, BattleSide], winner: int, events: Iterable[Event], before: State
) -> tuple[tuple[CardNote, ...], tuple[CardNote, ...]]:
    """Returns the attacker's and the defender's notes: for each Combat card its strength, and its effect or why it had
    none, in the order turned up.

    ``frame``: the battle as it was decided; ``before``: the position before the move that ended it.
    """
    defending = units_on(before.seats[frame.defender], frame.at)
    saved = any(isinstance(event, UnitsMoved) and event.by == "retreat" for event in events)
    found = []
    for side, other in (sides, sides[::-1]):
        own, enemy = (frame.units, defending) if side.attacking else (defending, frame.units)
        result = _SideResult(side.seat == winner, own, enemy, saved, len(other.cancelled))
        found.append(_notes(side, result))
    return found[0], found[1]


def notes_of_expedition(side: BattleSide, won: bool) -> tuple[CardNote, ...]:
    """Returns a note for each Combat card played against an Expedition: the strength it added, and its other effect or
    why it had none."""
    return _notes(side, _SideResult(won, (), (), False, 0))


@dataclass(slots=True)
class _SideResult:
    """The result for a side: its units and the enemy's in the fight, and the number of enemy cards it cancelled."""

    won: bool
    own: Sequence[int]
    enemy: Sequence[int]
    saved: bool
    cancels: int

    def message_of(self, card: str, amount: int) -> str:
        """Returns the suffix of the message id of a Combat card's note: the card's effect besides strength, or why it
        had none; "" if it only adds strength. Each call uses up the effect, so call it once for each card that was not
        cancelled, in order."""
        rules = COMBAT_RULES[card]
        if rules.cancels():
            self.cancels -= 1
            return "cancels" if self.cancels >= 0 else "nothing_to_cancel"
        if rules.losses():
            if self.won:
                return "only_if_lost"
            self.enemy = self.enemy[1:]
            return "takes_unit" if self.enemy else "last_unit_stays"
        if rules.saves_units:
            if self.won:
                return "only_if_lost"
            if self.saved:
                return "saves_units"
            return "capital_taken" if self.own else "no_units_to_save"
        if rules.resources_if_won():
            return "resource" if self.won else "only_if_won"
        stronger = getattr(rules.numbers, "cs_if", 0)
        if not stronger:
            return ""
        return "condition_met" if amount == stronger else "condition_not_met"


def _notes(side: BattleSide, result: _SideResult) -> tuple[CardNote, ...]:
    left, notes = list(side.cancelled), []
    for card, amount in zip(side.cards, side.values, strict=True):
        if card in left:
            left.remove(card)
            notes.append(CardNote(0, "cancelled"))
        else:
            notes.append(CardNote(amount, result.message_of(card, amount)))
    return tuple(notes)

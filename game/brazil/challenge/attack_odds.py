"""The chances of every attack possible this turn, counted by the engine over all card draws."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from engine.brazil.challenge import facts
from engine.brazil.components import COMBAT_CARDS
from engine.brazil.decisions import TurnDecision
from engine.brazil.evaluation.battle_odds import unseen
from engine.brazil.moves import MoveUnits, PlaceToken
from engine.brazil.rules.control import units_on
from engine.brazil.state import State
from game.brazil.table_model import TableModel
from game.brazil.wording import words

HUMAN, DUTCH = 0, 1


@dataclass(frozen=True, slots=True)
class AttackChance:
    """The chances of an attack on one hex, with the units for which they are best.

    ``own``, ``against``: strengths without cards. ``cards``: how many the defender draws. ``lines``: for each number of
    own cards used, wins in 100 with the best of them. ``unseen``: cards not yet seen.
    """

    hex: int
    attackers: tuple[str, ...]  # pictures
    defenders: tuple[str, ...]
    own: int
    against: int
    cards: int
    lines: tuple[tuple[int, int], ...]
    unseen: int
    goal: bool = False

    @property
    def best(self) -> int:
        """The chance in percent of the best way to make the attack; 0 if there is none."""
        return max((share for _, share in self.lines), default=0)


def percentage(wins: int, of: int) -> int:
    """Returns the share of ``wins`` among ``of`` in percent; 0 only for no wins, 100 only if all are wins."""
    share = round(100 * wins / of) if of else 0
    return share if wins in (0, of) else max(1, min(99, share))


def deck_by_strength(s: State) -> tuple[tuple[int, int], ...]:
    """Counts the Combat cards still in the deck, by leaving out all that the player can see: returns (strength, number
    of cards) pairs, weakest first."""
    found: Counter[int] = Counter()
    for card, count in unseen(s).items():
        found[COMBAT_CARDS[card].cs] += count
    return tuple(sorted(found.items()))


@dataclass(slots=True)
class AttackChances:
    """Computes the attacks of this turn; cached per position and hovered arch."""

    model: TableModel
    _known: dict[tuple[int, int | None, str], tuple[AttackChance, ...]] = field(default_factory=dict)

    def possible_attacks(self, arch: str = "") -> tuple[AttackChance, ...]:
        """Returns each attack the player could make in the pending decision, with its chances to win; () if that is not
        a turn's.

        ``arch``: as if the token had been placed there, where that is legal.
        """
        model = self.model
        frame = model.frame
        if not model.asks(TurnDecision) or not isinstance(frame, TurnDecision):
            return ()
        key = (
            model.match.version,
            model.match.acting,
            arch if PlaceToken(model.seat, arch) in model.selector.legal else "",
        )
        if key not in self._known:
            if any(known[:2] != key[:2] for known in self._known):
                self._known.clear()
            self._known[key] = _attacks(model.view, key[2])
        return self._known[key]


def _attacks(s: State, arch: str) -> tuple[AttackChance, ...]:
    found = facts.attacks_after_move(s, arch) if arch else facts.attacks(s)
    return tuple(_attack(s, attack) for attack in found)


def _attack(s: State, attack: facts.AttackOption) -> AttackChance:
    move, odds = attack.move, attack.odds
    units = move.units if isinstance(move, MoveUnits) else (move.unit,)
    fixed = s.board.scenario.solo
    return AttackChance(
        hex=attack.at,
        attackers=tuple(words.unit_picture(s, HUMAN, unit) for unit in units),
        defenders=tuple(words.unit_picture(s, DUTCH, unit) for unit in units_on(s.seats[DUTCH], attack.at)),
        own=odds.attack,
        against=odds.defence,
        cards=odds.draws,
        lines=tuple((len(choice.cards), percentage(choice.wins, choice.of)) for choice in odds.choices),
        unseen=odds.unseen,
        goal=fixed is not None and fixed.enemy_capital == attack.at,
    )

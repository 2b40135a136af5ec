"""Exact odds of an attack on an enemy that only defends, by enumerating the Combat cards it may draw (rules 7).

The defender draws from the Combat deck, in which every selection of cards is equally likely. Cards of equal strength
and equal cancelling effect are grouped, which keeps the enumeration small; each selection is resolved with the battle
rules, the attacker cancelling in the best way.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engine.brazil import solo
from engine.brazil.board import HexId
from engine.brazil.components import COMBAT_CARDS, deck
from engine.brazil.decisions import CombatDecision
from engine.brazil.questions.combat import COMBAT_RULES
from engine.brazil.rules import combat, exploration
from engine.brazil.rules.control import passive, put_units, units_on
from engine.brazil.rules.strength import card_cs
from engine.brazil.state import NOBODY, Seat, State


class CardChoice(NamedTuple):
    """A choice of Combat cards to commit; it wins in `wins` of `of` equally likely draws."""

    cards: tuple[str, ...]
    wins: int
    of: int

    @property
    def chance(self) -> float:
        return self.wins / self.of


class AttackOdds(NamedTuple):
    """The odds of an attack, with the best choice of cards for each number of cards, starting with none. `attack` and
    `defence` are strengths without cards, `draws` the number of cards the defender draws out of `unseen`."""

    attack: int
    defence: int
    draws: int
    unseen: int
    choices: tuple[CardChoice, ...]

    @property
    def best(self) -> CardChoice:
        """The one of `choices` that wins most often; among equals the one with the fewest cards."""
        return max(self.choices, key=lambda choice: (choice.wins, -len(choice.cards)))


def unseen(s: State) -> Counter[str]:
    """Counts, by id, the Combat cards that are neither in a hand, in the discards nor committed: those in the deck."""
    seen = Counter(card for player in s.seats for card in player.combat_cards) + Counter(s.combat_discard)
    for frame in s.frames:
        if isinstance(frame, CombatDecision):
            seen += Counter(frame.sealed_attack + frame.sealed_defence)
    return Counter(deck(COMBAT_CARDS, s.edition)) - seen


def attack_odds(s: State, seat: Seat, units: tuple[int, ...], at: HexId, origin: HexId = -1) -> AttackOdds:
    """Computes the odds of `units` entering a hex defended by a seat that only defends, or of firing at it from the hex
    `origin` (0 or more) with the units there.

    Works on a view. Raises ValueError if no passive seat defends the hex.
    """
    defender = next((other for other in range(len(s.seats)) if passive(s, other)), NOBODY)
    if defender == NOBODY or not s.seats[defender].at >> at & 1:
        raise ValueError(f"nobody who only defends stands on hex {at}")
    world = s.copy()
    if origin < 0:
        put_units(world.changing(seat), units, at)
    else:
        units = units_on(world.seats[seat], origin)
    return _odds(world, CombatDecision(seat, seat, defender, at, units, origin))


def sealed_odds(s: State, f: CombatDecision, cards: tuple[str, ...]) -> CardChoice:
    """Computes the odds of a pending battle against a seat that only defends, if the attacker commits exactly these
    cards."""
    drawn = _drawn(s, f)
    return CardChoice(cards, drawn.wins(cards), drawn.ways)


def _drawn(s: State, f: CombatDecision) -> PossibleDraws:
    number = solo.cards_drawn(s, len(units_on(s.seats[f.defender], f.at)))
    return PossibleDraws(s, f, unseen(s), Counter(s.combat_discard), number)


def _odds(s: State, f: CombatDecision) -> AttackOdds:
    drawn = _drawn(s, f)
    best: dict[int, CardChoice] = {}
    for hand in exploration.hands(s.seats[f.attacker].combat_cards):
        choice = CardChoice(hand, drawn.wins(hand), drawn.ways)
        if len(hand) not in best or choice.wins > best[len(hand)].wins:
            best[len(hand)] = choice
    strengths = sum(combat.attack_parts(s, f)), sum(combat.defence_parts(s, f))
    return AttackOdds(*strengths, drawn.number, unseen(s).total(), tuple(best[size] for size in sorted(best)))


class PossibleDraws:
    """All selections of `number` cards the defender may draw, grouped by effect. If the deck is too small, all of it
    and the rest from the discards. `ways` is the number of selections."""

    def __init__(self, s: State, f: CombatDecision, pool: Counter[str], again: Counter[str], number: int) -> None:
        self.s, self.f = s, f
        self.sure: tuple[str, ...] = ()
        if number > pool.total():
            self.sure = tuple(pool.elements())
            number, pool = min(number - len(self.sure), again.total()), again
        self.number = len(self.sure) + number
        self.ways = math.comb(pool.total(), number)
        side = combat.sides(s, f)[1]
        like: dict[tuple[int, int], list[str]] = {}
        for card, count in sorted(pool.items()):
            like.setdefault((card_cs(side, card), COMBAT_RULES[card].cancels()), []).extend([card] * count)
        self.selections = list(_selections(list(like.values()), number))

    def wins(self, hand: tuple[str, ...]) -> int:
        """Counts the ways in which the defender can draw its Combat cards so that the attack wins with this hand."""
        found = 0
        for cards, ways in self.selections:
            f = self.f.copy()
            f.sealed_attack, f.sealed_defence = hand, (*self.sure, *cards)
            combat.reveal(f, [])
            found += ways if _won(self.s, f) else 0
        return found


def _selections(kinds: list[list[str]], number: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Iterates over the selections of so many cards, distinguished by kind, with the number of ways each occurs."""
    if not kinds:
        if not number:
            yield (), 1
        return
    first, rest = kinds[0], kinds[1:]
    for taken in range(min(number, len(first)) + 1):
        for cards, ways in _selections(rest, number - taken):
            yield (*first[:taken], *cards), ways * math.comb(len(first), taken)


def _won(s: State, f: CombatDecision) -> bool:
    """Tells whether the attacker wins once all cancelling is done; the attacker tries every choice, a passive seat
    takes the strongest card."""
    while f.cancels:
        f.seat = f.cancels[0]
        cards = combat.opposing(f)
        if not cards:
            f.cancels = f.cancels[1:]
        elif passive(s, f.seat):
            combat.cancel(f, combat.strongest(s, f, cards), [])
        else:
            for card in dict.fromkeys(cards):
                trial = f.copy()
                combat.cancel(trial, card, [])
                if _won(s, trial):
                    return True
            return False
    attack, defence = combat.totals(s, f)
    return attack > defence

"""The data of the battle scene: both sides' units, strength parts and cards, built from a seat's view.

Built from the view alone, so that the scene shows nothing the viewer may not know.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.brazil import facts
from engine.brazil.components import ARCHES
from engine.brazil.decisions import CombatDecision, ExpeditionDecision
from engine.brazil.state import NOBODY, State
from engine.brazil.view import HIDDEN
from game.brazil.wording import words

EXPEDITION = NOBODY  # stands for the defending seat in an Expedition


@dataclass(frozen=True, slots=True)
class StrengthPart:
    """One term of a side's strength sum.

    ``name``: the text id that names it, with ``thing``, another text id, as its parameter.
    """

    picture: str
    amount: int
    name: str
    thing: str = ""


@dataclass(frozen=True, slots=True)
class BattleSide:
    """One side of a battle: its units, strength parts and cards."""

    seat: int  # EXPEDITION if no seat defends
    attacking: bool
    units: tuple[str, ...] = ()  # pictures
    parts: tuple[StrengthPart, ...] = ()
    cards: tuple[str, ...] = ()  # in the order they are turned; hidden until they are seen
    values: tuple[int, ...] = ()  # strength of each card seen
    cancelled: tuple[str, ...] = ()

    @property
    def base(self) -> int:
        """The side's strength without cards."""
        return sum(part.amount for part in self.parts)

    @property
    def sealed(self) -> int:
        """The number of the side's cards that are face down."""
        return sum(card.startswith(HIDDEN) for card in self.cards)

    def total(self, turned: int) -> int:
        """Returns the side's strength with the first ``turned`` cards turned up."""
        return self.base + sum(self.values[:turned])


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle or Expedition as the scene shows it."""

    at: int
    tile: str  # picture of the contested tile or empty land
    name: str  # the tile, for the title; "" for empty land
    land: str  # the terrain, for the title of empty land
    attack: BattleSide = field(default=BattleSide(0, True))
    defence: BattleSide = field(default=BattleSide(0, False))

    @property
    def sides(self) -> tuple[BattleSide, BattleSide]:
        return self.attack, self.defence


def battle_of(s: State, f: CombatDecision) -> Battle:
    """Builds a `Battle` from a pending battle."""
    attack, defence = facts.attack(s, f), facts.defence(s, f)
    defending = facts.defenders(s, f)
    origin = s.tile[f.origin] if f.origin >= 0 else ""
    tile = s.tile[f.at]
    picture = words.place_picture(s, f.at)
    return Battle(
        f.at,
        picture,
        tile,
        s.board.terrain[f.at],
        BattleSide(
            f.attacker,
            True,
            _units(s, f.attacker, f.units),
            _parts(s, f.attacker, f.units, attack, True, words.tile_picture(origin) if origin else ""),
            *_cards(s, f, True),
        ),
        BattleSide(
            f.defender,
            False,
            _units(s, f.defender, defending),
            _parts(s, f.defender, defending, defence, False, picture),
            *_cards(s, f, False),
        ),
    )


def expedition_of(s: State, f: ExpeditionDecision, cards: tuple[str, ...] = (), tile: str = "") -> Battle:
    """Builds a `Battle` from an Expedition that is fought with these cards.

    ``tile``: the Expedition's name, needed where the view does not show it.
    """
    name = tile or s.explored[f.at]
    met = facts.expedition(name)
    assert met is not None
    units = tuple(unit for unit, place in enumerate(s.seats[f.seat].units) if place == f.at)
    parts = _parts(s, f.seat, units, facts.expedition_parts(s, f), True, "")
    values = tuple(facts.expedition_card_strength(s, f, card) for card in cards)
    picture = words.exploration_picture(name)
    return Battle(
        f.at,
        picture,
        name,
        s.board.terrain[f.at],
        BattleSide(f.seat, True, _units(s, f.seat, units), parts, cards, values),
        BattleSide(EXPEDITION, False, parts=(StrengthPart(picture, met.needed, "battle-part-expedition"),)),
    )


def _units(s: State, seat: int, units: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(words.unit_picture(s, seat, unit) for unit in units)


def _parts(
    s: State, seat: int, units: tuple[int, ...], strength: facts.StrengthSum, attacking: bool, tile: str
) -> tuple[StrengthPart, ...]:
    found = []
    if units:
        found.append(StrengthPart(words.unit_picture(s, seat, units[0]), strength.units, "battle-part-units"))
    if strength.tile:
        found.append(StrengthPart(tile, strength.tile, "battle-part-tile"))
    for source, amount in facts.bonus_parts(s, seat, attacking, bool(units)):
        if source in ARCHES:
            found.append(StrengthPart(f"arches/{source}", amount, "battle-part-arch", f"arch-{source}"))
        else:
            found.append(StrengthPart(f"paintings/{source}", amount, "battle-part-painting", f"painting-{source}"))
    return tuple(found)


def _cards(s: State, f: CombatDecision, attacking: bool) -> tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...]]:
    """One side's cards, the strength of each card seen, and the cancelled ones.

    Until both sides have sealed they are face down for everybody: several people may look at this screen.
    """
    cards = f.sealed_attack if attacking else f.sealed_defence
    cancelled = f.cancelled_attack if attacking else f.cancelled_defence
    if f.stage in ("attack", "defence"):
        return (HIDDEN,) * len(cards), (), ()
    return cards, card_values(s, f, attacking, cards, cancelled), cancelled


def card_values(
    s: State, f: CombatDecision, attacking: bool, cards: tuple[str, ...], cancelled: tuple[str, ...]
) -> tuple[int, ...]:
    """Returns the strength that each of these Combat cards adds to the attack (``attacking``) or to the defence, in
    their order; 0 for a cancelled card."""
    left, values = list(cancelled), []
    for card in cards:
        if card in left:
            left.remove(card)
            values.append(0)
        else:
            values.append(facts.card_strength(s, f, attacking, card))
    return tuple(values)

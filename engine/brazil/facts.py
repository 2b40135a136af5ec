"""Read-only queries for screens: prices, strengths, limits, production, score and progress in a position.

The answers come from the rule files, so they match what a move will cost or bring. All of them work on a view and use
only what its seat may know.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.brazil.board import HexId, Mask
from engine.brazil.components import MISSIONS, PALACES, Cost
from engine.brazil.decisions import (
    BuildDecision,
    CombatDecision,
    ExpeditionDecision,
    ManufactureDecision,
    RenovateDecision,
)
from engine.brazil.questions.exploration import EXPLORATION_RULES
from engine.brazil.rules import (
    combat,
    control,
    exploration,
    goods,
    missions,
    palaces,
    payment_solver,
    production,
    scoring,
    strength,
)
from engine.brazil.rules.actions import build, deploy, manufacture, renovate
from engine.brazil.rules.payment import accepted
from engine.brazil.rules.payment_solver import in_order
from engine.brazil.rules.turn import arch_acts as arch_acts
from engine.brazil.state import CAPITAL, NOBODY, Seat, State
from engine.core.rules import ScoreLine

# --- prices: what will be paid, not what is printed ---


class Price(NamedTuple):
    """The cost of a move: `parts`, hardest to pay first; the payer may leave out `less` of them, of their choice."""

    parts: Cost
    less: int = 0


def _price(cost: Cost, off: Cost) -> Price:
    """Applies reductions to a cost: at once where only one kind of part can be reduced, else as `less`."""
    parts, less = list(in_order(cost)), 0
    for credit in off:
        fitting = [part for part in parts if credit in accepted(part, False, False)]
        if len(fitting) > less and len(dict.fromkeys(fitting)) == 1:
            parts.remove(fitting[0])
        elif len(fitting) > less:
            less += 1
    return Price(tuple(parts), less)


def tile_price(s: State, seat: Seat, tile: str) -> Price:
    """Returns the price of a Building or City in the current Build action or, outside one, in a new one of the seat."""
    frame = next((f for f in reversed(s.frames) if isinstance(f, BuildDecision) and f.seat == seat), None)
    frame = frame or BuildDecision(seat, manufacture.upgraded(s.seats[seat], "build"), 1)
    return _price(build.cost_of(s, frame, tile), build.reductions(s, seat))


def unit_price(s: State, seat: Seat, unit: int) -> Price:
    """Returns the price of deploying a unit of the seat, given by its number, that is not on the map; an empty price
    (free) for a defeated unit."""
    return _price(deploy.cost_of(s, seat, unit), ())


def unit_parts(s: State, seat: Seat, unit: int) -> tuple[tuple[str, bool], ...]:
    """Returns the parts of the price of a seat's unit, given by its number, hardest to pay first, each with whether the
    seat can pay it together with the earlier parts that it can pay."""
    found: list[tuple[str, bool]] = []
    for part in unit_price(s, seat, unit).parts:
        covered = tuple(one for one, pays in found if pays)
        found.append((part, payment_solver.means(s, seat)[(*covered, part)]))
    return tuple(found)


def deploy_sites(s: State, seat: Seat) -> Mask:
    """Mask of the hexes where the seat may deploy a unit."""
    return deploy.sites(s, seat)


def product_price(s: State, seat: Seat, product: str) -> Price:
    """Returns the price of a product in the current Manufacture action (free from a Palace) or, outside one, in a new
    one of the seat."""
    frame = next((f for f in reversed(s.frames) if isinstance(f, ManufactureDecision) and f.seat == seat), None)
    frame = frame or ManufactureDecision(seat, manufacture.upgraded(s.seats[seat], "manufacture"))
    return _price(manufacture.cost_of(frame, product), manufacture.REDUCTION if frame.upgraded else ())


def renovation_price(s: State, seat: Seat) -> Price:
    """Returns the price of a renovation in the current Renovate action or, outside one, in a new one of the seat."""
    frame = next((f for f in reversed(s.frames) if isinstance(f, RenovateDecision) and f.seat == seat), None)
    frame = frame or RenovateDecision(seat, manufacture.upgraded(s.seats[seat], "renovate"))
    return _price(renovate.cost_of(frame), ())


# --- tiles ---


def tile_points(s: State, hex_id: HexId) -> int:
    """Returns the VP of the tile on a hex."""
    return production.tile_vp(s, hex_id)


def tile_strength(s: State, hex_id: HexId) -> int:
    """Returns the Combat Strength that the tile on a hex adds for its builder, paintings included; 0 without a tile and
    for a Capital."""
    owner = s.owner[hex_id]
    return 0 if owner == NOBODY or s.tile[hex_id] == CAPITAL else strength.tile_cs(s, owner, hex_id)


def production_of(s: State, seat: Seat, building: str, hex_id: HexId | None = None) -> tuple[str, ...]:
    """Returns the goods, one entry for each piece, that a Building would produce if the seat built it now or flipped a
    tile to it; on the hex `hex_id`, River Basins beside it included."""
    marked = production.would_mark(s, seat, building)
    return production.goods_produced(s, seat, building, marked, hex_id)


def points_of(s: State, seat: Seat, tile: str) -> int:
    """Returns the VP that a Building or City, given by its id, would have if the seat built it now."""
    return production.vp_of(s, seat, tile, production.would_mark(s, seat, tile))


def replenishment(s: State, hex_id: HexId) -> tuple[str, ...]:
    """Returns the goods that the Building on a hex produces when it is renovated without being flipped."""
    return production.production(s, hex_id)


# --- battles ---


class StrengthSum(NamedTuple):
    """The Combat Strength of one side of a battle, by source and without Combat cards."""

    units: int
    tile: int
    bonus: int

    @property
    def total(self) -> int:
        return self.units + self.tile + self.bonus


def defender(s: State, hex_id: HexId, attacker: Seat) -> Seat:
    """Returns the seat that would defend a hex against `attacker`; NOBODY if there is nothing to fight."""
    return control.defender_of(s, hex_id, attacker)


def attack(s: State, f: CombatDecision) -> StrengthSum:
    """Returns the strength of the attack in a pending battle without Combat cards, by its parts: units, tile,
    bonuses."""
    return StrengthSum(*combat.attack_parts(s, f))


def defence(s: State, f: CombatDecision) -> StrengthSum:
    """Returns the strength of the defence in a pending battle without Combat cards, by its parts: units, tile,
    bonuses."""
    return StrengthSum(*combat.defence_parts(s, f))


def bonus_parts(s: State, seat: Seat, attacking: bool, with_units: bool) -> list[tuple[str, int]]:
    """Returns the strength bonuses that a seat would have in a battle, each with the id of the painting or arch (action
    space) it comes from. `with_units`: its units take part, without which no arch gives one."""
    return strength.bonus_parts(s, seat, attacking, with_units)


def card_strength(s: State, f: CombatDecision, attacking: bool, card: str) -> int:
    """Returns the strength that a Combat card would add to the attack (`attacking`) or to the defence in a pending
    battle."""
    return strength.card_cs(combat.sides(s, f)[0 if attacking else 1], card)


def expedition_parts(s: State, f: ExpeditionDecision) -> StrengthSum:
    """Returns the strength of a seat against the Expedition it has met, without Combat cards, by its parts: units and
    bonuses."""
    bonus = strength.bonuses(s, f.seat, True, True)
    return StrengthSum(exploration.expedition_cs(s, f.seat, f.at, ()) - bonus, 0, bonus)


def expedition_card_strength(s: State, f: ExpeditionDecision, card: str) -> int:
    """Returns the strength that a Combat card would add against an Expedition."""
    return exploration.expedition_cs(s, f.seat, f.at, (card,)) - exploration.expedition_cs(s, f.seat, f.at, ())


def defenders(s: State, f: CombatDecision) -> tuple[int, ...]:
    """Returns the units that defend in a pending battle, by their numbers on the defender's player board."""
    return control.units_on(s.seats[f.defender], f.at)


class ExpeditionFacts(NamedTuple):
    """The strength needed to beat an Expedition, the gain for beating it, and its VP."""

    needed: int
    gain: tuple[str, ...]
    vp: int


def expedition(tile: str) -> ExpeditionFacts | None:
    """Returns the strength that an Expedition requires, the gain for beating it and its VP; None for any other
    exploration tile."""
    if not exploration.is_expedition(tile):
        return None
    rules = EXPLORATION_RULES[tile]
    return ExpeditionFacts(rules.strength(), rules.gain(), rules.vp(1))


def expedition_strength(s: State, f: ExpeditionDecision, cards: tuple[str, ...] = ()) -> int:
    """Returns the strength of a seat against the Expedition it has met, with these Combat cards."""
    return exploration.expedition_cs(s, f.seat, f.at, cards)


# --- holdings and limits ---


def limit(s: State, seat: Seat, what: str) -> int:
    """Returns how many goods, Gold cards or Combat cards (`what`: "goods", "gold" or "combat") a seat may hold."""
    return goods.limit(s.seats[seat], what)


def units_on_map(s: State, seat: Seat) -> int:
    """Returns the number of a seat's units on the map."""
    return control.on_map(s.seats[seat])


def units_deployed(s: State, seat: Seat) -> int:
    """Returns the number of a seat's units that were ever deployed."""
    return control.deployed(s.seats[seat])


def decides(s: State, seat: Seat) -> bool:
    """Whether a seat ever makes decisions: all do but the Dutch of the solo challenge."""
    return not control.passive(s, seat)


# --- score and progress ---


def score(s: State, seat: Seat) -> list[ScoreLine]:
    """Returns the lines of a seat's scorepad, as if the game ended now."""
    return scoring.score(s, seat)


def total(s: State, seat: Seat) -> int:
    """Returns a seat's VP, as if the game ended now."""
    return scoring.total(s, seat)


class ObjectiveProgress(NamedTuple):
    """An objective of a Mission as its component file defines it, with the count so far and the count needed."""

    objective: missions.Objective
    have: int
    needed: int

    @property
    def holds(self) -> bool:
        return self.have >= self.needed


def mission_progress(s: State, seat: Seat, mission: str) -> tuple[ObjectiveProgress, ...]:
    """Returns the progress of each objective of a Mission for the seat, in printed order; empty if only the Mission's
    back is visible."""
    entry = MISSIONS.get(mission)
    return tuple(ObjectiveProgress(o, *missions.progress(s, seat, o)) for o in entry.objectives) if entry else ()


def makes_round_last(s: State, mission: str) -> bool:
    """Returns whether the announcement of this Mission would make the current round the last one."""
    return missions.makes_round_last(s, mission)


def palace_sites(s: State, seat: Seat) -> dict[int, Mask]:
    """Returns, by the number of each Palace that the seat has not placed yet, the mask of the hexes where it may place
    it now."""
    return {palace: palaces.sites(s, seat, palace) for palace in PALACES if palace not in s.seats[seat].palaces}

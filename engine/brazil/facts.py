"""The one door through which a screen asks what the rules say: prices, strengths, limits, production, score, progress.

Every answer is worked out by the rule files themselves, so that it is what a move will ask or bring. All of them work
on a view: they need nothing that its seat may not know.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.brazil.board import HexId, Mask
from engine.brazil.challenge import goals as goal_rules
from engine.brazil.components import MISSIONS, PALACES, Cost
from engine.brazil.decisions import (
    BuildDecision,
    CombatDecision,
    ExpeditionDecision,
    ManufactureDecision,
    PaintingDecision,
    RenovateDecision,
)
from engine.brazil.moves import Build, DeployUnit, FoundCity, Manufacture, Move, Renovate, TakePainting
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
from engine.brazil.rules.actions import build, deploy, manufacture, painting, renovate
from engine.brazil.rules.payment import accepted
from engine.brazil.rules.payment_solver import in_order
from engine.brazil.rules.turn import arch_acts as arch_acts
from engine.brazil.state import CAPITAL, NOBODY, Seat, State
from engine.core.rules import ScoreLine

# --- prices: what will be asked, not what is printed ---


class Price(NamedTuple):
    """`parts`, hardest first, of which `less` more come off, whichever the payer likes."""

    parts: Cost
    less: int = 0


def _price(cost: Cost, off: Cost) -> Price:
    """A cost with what comes off it: at once where only one kind of part can, else by the payer's choice."""
    parts, less = list(in_order(cost)), 0
    for credit in off:
        fitting = [part for part in parts if credit in accepted(part, False, False)]
        if len(fitting) > less and len(dict.fromkeys(fitting)) == 1:
            parts.remove(fitting[0])
        elif len(fitting) > less:
            less += 1
    return Price(tuple(parts), less)


def tile_price(s: State, seat: Seat, tile: str) -> Price:
    """A Building's or City's in the open Build action, else in the one that the seat's own arch would open."""
    frame = next((f for f in reversed(s.frames) if isinstance(f, BuildDecision) and f.seat == seat), None)
    frame = frame or BuildDecision(seat, manufacture.upgraded(s.seats[seat], "build"), 1)
    return _price(build.cost_of(s, frame, tile), build.reductions(s, seat))


def painting_price(s: State, seat: Seat, name: str) -> Price:
    """A painting's, by the open action or the seat's own arch."""
    frame = next((f for f in reversed(s.frames) if isinstance(f, PaintingDecision) and f.seat == seat), None)
    upgraded = frame.upgraded if frame else manufacture.upgraded(s.seats[seat], "painting")
    return _price(painting.cost_of(name, upgraded), ())


def unit_price(s: State, seat: Seat, unit: int) -> Price:
    """A unit's that is not on the map: nothing once it was deployed and defeated."""
    return _price(deploy.cost_of(s, seat, unit), ())


def unit_parts(s: State, seat: Seat, unit: int) -> tuple[tuple[str, bool], ...]:
    """Each part of a unit's price, hardest first, and whether the seat could pay it now beside those before it."""
    found: list[tuple[str, bool]] = []
    for part in unit_price(s, seat, unit).parts:
        covered = tuple(one for one, pays in found if pays)
        found.append((part, payment_solver.means(s, seat)[(*covered, part)]))
    return tuple(found)


def deploy_sites(s: State, seat: Seat) -> Mask:
    """The hexes where a unit of the seat could be deployed."""
    return deploy.sites(s, seat)


def product_price(s: State, seat: Seat, product: str) -> Price:
    """A product's, by the open action (a Palace's gift is one) or the seat's own arch."""
    frame = next((f for f in reversed(s.frames) if isinstance(f, ManufactureDecision) and f.seat == seat), None)
    frame = frame or ManufactureDecision(seat, manufacture.upgraded(s.seats[seat], "manufacture"))
    return _price(manufacture.cost_of(frame, product), manufacture.REDUCTION if frame.upgraded else ())


def renovation_price(s: State, seat: Seat) -> Price:
    """A renovation's, by the open action or the seat's own arch."""
    frame = next((f for f in reversed(s.frames) if isinstance(f, RenovateDecision) and f.seat == seat), None)
    frame = frame or RenovateDecision(seat, manufacture.upgraded(s.seats[seat], "renovate"))
    return _price(renovate.cost_of(frame), ())


def move_price(s: State, move: Move) -> Price | None:
    """What a move will ask; None for a move without a price."""
    match move:
        case Build():
            return tile_price(s, move.seat, move.building)
        case FoundCity():
            return tile_price(s, move.seat, move.city)
        case TakePainting():
            return painting_price(s, move.seat, move.painting)
        case DeployUnit():
            return unit_price(s, move.seat, move.unit)
        case Manufacture():
            return product_price(s, move.seat, move.product)
        case Renovate():
            return renovation_price(s, move.seat)
    return None


# --- tiles ---


def tile_points(s: State, hex_id: HexId) -> int:
    """The VP of the tile of a hex."""
    return production.tile_vp(s, hex_id)


def tile_strength(s: State, hex_id: HexId) -> int:
    """What the tile of a hex adds to its builder's strength there, paintings included; 0 without a tile."""
    owner = s.owner[hex_id]
    return 0 if owner == NOBODY or s.tile[hex_id] == CAPITAL else strength.tile_cs(s, owner, hex_id)


def production_of(s: State, seat: Seat, building: str, hex_id: HexId | None = None) -> tuple[str, ...]:
    """What a Building would make if the seat built it now or flipped a tile to it, on a hex if one is named."""
    marked = production.would_mark(s, seat, building)
    return production.made(s, seat, building, marked, hex_id)


def points_of(s: State, seat: Seat, tile: str) -> int:
    """The VP of a Building or City if the seat built it now."""
    return production.vp_of(s, seat, tile, production.would_mark(s, seat, tile))


def replenishment(s: State, hex_id: HexId) -> tuple[str, ...]:
    """What the Building of a hex makes when it is replenished."""
    return production.production(s, hex_id)


# --- battles ---


class StrengthSum(NamedTuple):
    """One side's, without Combat cards."""

    units: int
    tile: int
    bonus: int

    @property
    def total(self) -> int:
        return self.units + self.tile + self.bonus


def defender(s: State, hex_id: HexId, attacker: Seat) -> Seat:
    """Who would defend a hex against a seat; NOBODY if there is nothing to fight."""
    return control.holder(s, hex_id, attacker)


def attack(s: State, f: CombatDecision) -> StrengthSum:
    """The attack of an open battle."""
    return StrengthSum(*combat.attack_parts(s, f))


def defence(s: State, f: CombatDecision) -> StrengthSum:
    """The defence of an open battle."""
    return StrengthSum(*combat.defence_parts(s, f))


def bonus_parts(s: State, seat: Seat, attacking: bool, with_units: bool) -> list[tuple[str, int]]:
    """The bonus of a seat in a fight, by the painting or arch that brings it."""
    return strength.bonus_parts(s, seat, attacking, with_units)


def card_strength(s: State, f: CombatDecision, attacking: bool, card: str) -> int:
    """What a Combat card adds to one side of an open battle, once it is turned up."""
    return strength.card_cs(combat.sides(s, f)[0 if attacking else 1], card)


def expedition_parts(s: State, f: ExpeditionDecision) -> StrengthSum:
    """What a seat brings against an Expedition without Combat cards."""
    bonus = strength.bonuses(s, f.seat, True, True)
    return StrengthSum(exploration.expedition_cs(s, f.seat, f.at, ()) - bonus, 0, bonus)


def expedition_card_strength(s: State, f: ExpeditionDecision, card: str) -> int:
    """What a Combat card adds against the Expedition that was met."""
    return exploration.expedition_cs(s, f.seat, f.at, (card,)) - exploration.expedition_cs(s, f.seat, f.at, ())


def defenders(s: State, f: CombatDecision) -> tuple[int, ...]:
    """The units that defend in an open battle."""
    return control.units_on(s.seats[f.defender], f.at)


class ExpeditionFacts(NamedTuple):
    """What an Expedition asks and brings."""

    needed: int
    gain: tuple[str, ...]
    vp: int


def expedition(tile: str) -> ExpeditionFacts | None:
    """The numbers of an Expedition; None for any other exploration tile."""
    if not exploration.is_expedition(tile):
        return None
    rules = EXPLORATION_RULES[tile]
    return ExpeditionFacts(rules.strength(), rules.gain(), rules.vp(1))


def expedition_strength(s: State, f: ExpeditionDecision, cards: tuple[str, ...] = ()) -> int:
    """What the seat brings against the Expedition that it has met, with these Combat cards."""
    return exploration.expedition_cs(s, f.seat, f.at, cards)


# --- holdings and limits ---


def limit(s: State, seat: Seat, what: str) -> int:
    """How many "goods", "gold" or "combat" cards a seat may hold."""
    return goods.limit(s.seats[seat], what)


def units_on_map(s: State, seat: Seat) -> int:
    """How many units of a seat stand on the map."""
    return control.on_map(s.seats[seat])


def units_deployed(s: State, seat: Seat) -> int:
    """How many units of a seat were ever deployed."""
    return control.deployed(s.seats[seat])


def decides(s: State, seat: Seat) -> bool:
    """Whether a seat ever decides anything: the Dutch of the solo challenge don't."""
    return not control.passive(s, seat)


# --- score and progress ---


def score(s: State, seat: Seat) -> list[ScoreLine]:
    """Every number of a seat's scorepad, as if the game ended now."""
    return scoring.score(s, seat)


def total(s: State, seat: Seat) -> int:
    """A seat's VP, as if the game ended now."""
    return scoring.total(s, seat)


class ObjectiveProgress(NamedTuple):
    """An objective as its component file says it, and how far it is."""

    objective: missions.Objective
    have: int
    needed: int

    @property
    def holds(self) -> bool:
        return self.have >= self.needed


def mission_progress(s: State, seat: Seat, mission: str) -> tuple[ObjectiveProgress, ...]:
    """The objectives of a Mission; empty for one of which only the back is seen."""
    entry = MISSIONS.get(mission)
    return tuple(ObjectiveProgress(o, *missions.progress(s, seat, o)) for o in entry.objectives) if entry else ()


def palace_sites(s: State, seat: Seat) -> dict[int, Mask]:
    """Every Palace still on the seat's board, with the hexes where it could go now."""
    return {palace: palaces.sites(s, seat, palace) for palace in PALACES if palace not in s.seats[seat].palaces}


def goals(s: State) -> dict[str, tuple[int, int]]:
    """The goals of the solo challenge as (have, needed); empty in other games."""
    return {row.goal.id: (row.have, row.needed) for row in goal_rules.all_of(s)}

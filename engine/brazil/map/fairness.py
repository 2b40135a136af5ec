"""Measures how fair a map is: figures for every Capital, and the norms they fail.

The norms are in scenarios/brazil/tiles.toml, [fair]: within reach of every Capital the numbers of field, forest, gold
mine and '?' hexes must be equal, as nearly as tiles allow, and the nearest rival equally far, depending on the combat
level. A '?' counts as field everywhere, so it is in `field`; `open_field` excludes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.brazil.map.scenario import Scenario
from engine.brazil.map.tiles import WATER, FairnessNorms, box
from engine.maps.errors import ScenarioError, key_path, line_of
from engine.maps.hex import HexMap, mask_of


@dataclass(frozen=True, slots=True)
class CapitalFigures:
    """Counts of the hexes within reach of one Capital, itself excluded, and the distance to the nearest rival."""

    q: int
    r: int
    field: int
    open_field: int
    forest: int
    gold_mine: int
    water: int
    unknown: int
    rival: int
    rival_by_land: int | None


@dataclass(frozen=True, slots=True)
class Fairness:
    """The figures of one scenario; `failures` is empty if it meets every norm."""

    scenario: str
    land: int
    unknown: int
    capitals: tuple[CapitalFigures, ...]
    failures: tuple[ScenarioError, ...]


#: Figures that must be equal for all seats, within the norm's `difference`.
SHARED = ("field", "open_field", "forest", "gold_mine", "unknown")


def measure(scenario: Scenario, norms: FairnessNorms | None = None) -> Fairness:
    """Computes a scenario's fairness figures and the norms it fails; `norms` None: those shipped with the program."""
    norms = norms or box().norms
    world = scenario.map
    land = len(world) - world.terrain_mask[WATER].bit_count()
    rivals = scenario.capitals if scenario.solo is None else (*scenario.capitals, scenario.solo.enemy_capital)
    figures = tuple(_figures(scenario, capital, rivals, norms.reach) for capital in scenario.capitals)
    faults = [
        *_size(scenario, land, norms),
        *_least(figures, norms),
        *_rivals(figures, norms.rival_steps(scenario.combat), norms),
        *_shared(figures, norms),
        *_solo(scenario, norms),
    ]
    return Fairness(
        scenario=scenario.id,
        land=land,
        unknown=len(scenario.unknown),
        capitals=figures,
        failures=tuple(_failure(scenario, *fault) for fault in faults),
    )


Fault = tuple[str, tuple[str | int, ...], str]


def _failure(scenario: Scenario, code: str, where: tuple[str | int, ...], reason: str) -> ScenarioError:
    line = line_of(scenario.file.read_text(encoding="utf-8"), where) if scenario.file.is_file() else None
    return ScenarioError(scenario.file, key_path(where), reason, code=code, line=line)


def _figures(scenario: Scenario, capital: int, rivals: Sequence[int], reach: int) -> CapitalFigures:
    world = scenario.map
    near = world.within(capital, reach) & ~(1 << capital)
    unknown = mask_of(scenario.unknown)

    def count(mask: int) -> int:
        return (mask & near).bit_count()

    others = [other for other in rivals if other != capital]
    dry = ~world.terrain_mask[WATER]
    walks = [steps for other in others if (steps := _walk(world, capital, other, dry)) is not None]
    return CapitalFigures(
        q=world.q[capital],
        r=world.r[capital],
        field=count(world.terrain_mask["field"]),
        open_field=count(world.terrain_mask["field"] & ~unknown),
        forest=count(world.terrain_mask["forest"]),
        gold_mine=count(world.terrain_mask["gold_mine"]),
        water=count(world.terrain_mask[WATER]),
        unknown=count(unknown),
        rival=min((world.distance(capital, other) for other in others), default=0),
        rival_by_land=min(walks, default=None),
    )


def _walk(world: HexMap, start: int, goal: int, over: int) -> int | None:
    """Steps from one hex to another within the mask `over`; None if there is no path."""
    reached, steps = 1 << start, 0
    while not reached >> goal & 1:
        wider = reached
        for hex_id in range(len(world)):
            if over >> hex_id & 1 and world.neighbour_mask[hex_id] & reached:
                wider |= 1 << hex_id
        if wider == reached:
            return None
        reached, steps = wider, steps + 1
    return steps


def _size(scenario: Scenario, land: int, norms: FairnessNorms) -> Iterator[Fault]:
    """Checks land and '?' hexes per seat; the enemy of the solo challenge needs land too."""
    sides = scenario.seats + (scenario.solo is not None)
    low, high = norms.land_a_seat
    if not low * sides <= land <= high * sides:
        yield "land", ("tiles",), f"{land} land hexes for {sides} sides; {low} to {high} each make a fair map"
    low, high = norms.unknown_a_seat
    count = len(scenario.unknown)
    if not low * scenario.seats <= count <= high * scenario.seats:
        yield "unknown", ("unknown",), f"{count} '?' for {scenario.seats} seats; {low} to {high} each make a fair map"
    if count > norms.unknown_in_box:
        yield "unknown_in_box", ("unknown",), f"{count} '?', but the box has {norms.unknown_in_box} exploration tiles"


def _least(figures: Sequence[CapitalFigures], norms: FairnessNorms) -> Iterator[Fault]:
    for nth, capital in enumerate(figures):
        have: dict[str, int] = {
            "field": capital.open_field,
            "forest": capital.forest,
            "gold_mine": capital.gold_mine,
            "water": capital.water,
        }
        for terrain, least in norms.least.items():
            if have[terrain] < least:
                reason = f"{have[terrain]} {terrain} within {norms.reach}; at least {least} are needed"
                yield f"least_{terrain}", ("capitals", nth), reason


def _rivals(figures: Sequence[CapitalFigures], steps: tuple[int, int], norms: FairnessNorms) -> Iterator[Fault]:
    low, high = steps
    for nth, capital in enumerate(figures):
        if not low <= capital.rival <= high:
            reason = f"nearest rival Capital is {capital.rival} steps away; {low} to {high} suit this combat level"
            yield "rival", ("capitals", nth), reason
    near = [capital.rival for capital in figures]
    if max(near) - min(near) > norms.difference:
        yield "rival_shared", ("capitals",), f"nearest rivals are {_list(near)} steps away"


def _shared(figures: Sequence[CapitalFigures], norms: FairnessNorms) -> Iterator[Fault]:
    for name in SHARED:
        values: list[int] = [getattr(capital, name) for capital in figures]
        if max(values) - min(values) > norms.difference:
            reason = f"{name} within {norms.reach} of the Capitals: {_list(values)}; {norms.difference} apart at most"
            yield f"shared_{name}", ("capitals",), reason


def _solo(scenario: Scenario, norms: FairnessNorms) -> Iterator[Fault]:
    if scenario.solo is not None and len(scenario.solo.enemy_units) != norms.solo_units:
        reason = f"{len(scenario.solo.enemy_units)} units of the other colour; there are {norms.solo_units}"
        yield "solo_units", ("solo", "enemy_units"), reason


def _list(values: Sequence[int]) -> str:
    return ", ".join(str(value) for value in values)

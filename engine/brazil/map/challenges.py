"""Loads challenge files: each turns a map into a scenario with players, goals, levels and medals (rules 11).

Whatever a file leaves out stays as on its map, so the printed challenge's file only adds levels and medals. `load`
raises a ScenarioError that names file, key, line and reason; `load_all` loads whole folders and collects the errors of
broken files.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from pathlib import Path

from engine.brazil.map.challenge_file import GoalEntry, LevelEntry, ParsedFile, read
from engine.brazil.map.goals import LEVELS, MEDALS, WORDS, Challenge, Goal, LevelTerms, Medal, RivalBot, goal_id
from engine.brazil.map.scenario import Scenario, Solo, SoloUnit, each_of, not_in_box
from engine.brazil.map.tiles import WATER, Pair
from engine.maps.errors import ScenarioError, Where

FOLDER = "challenges"


def load(path: Path, maps: Mapping[str, Scenario]) -> Scenario:
    """Loads the challenge of one file as a scenario on one of these maps. Raises ScenarioError with the first error."""
    sheet = read(path)
    table = sheet.table
    base = maps.get(table.base)
    if base is None:
        raise sheet.error(("base",), f"there is no map {table.base}; there are {', '.join(maps)}", "unknown_map")
    if table.id in maps and table.id != table.base:
        raise sheet.error(("id",), f"{table.id} is already the id of a map", "id_twice")
    seats = 1 + len(table.rivals)
    capitals = _capitals(sheet, base, seats)
    colour = table.colour or (base.challenge.colour if base.challenge else None)
    if colour is None:
        raise sheet.error(("colour",), "is missing: which colour the player has", "missing")
    solo = _solo(sheet, base, colour, capitals) if seats == 1 else None
    taken = capitals if solo is None or not solo.enemy else (*capitals, solo.enemy_capital)
    unknown = tuple(h for h in base.unknown if h not in taken)
    _apart(sheet, base, solo, unknown, taken)
    for nth, rival in enumerate(table.rivals):
        if rival.colour in (colour, *(other.colour for other in table.rivals[:nth])):
            raise sheet.error(("rivals", nth, "colour"), f"{rival.colour} sits there already", "colour_twice")
    goals = _goals(sheet, base, bool(solo and solo.enemy))
    rounds = table.rounds or (base.challenge.levels["printed"].rounds if base.challenge else 0)
    if not rounds:
        raise sheet.error(("rounds",), "is missing", "missing")
    challenge = Challenge(
        id=table.id,
        base=base.id,
        colour=colour,
        levels=_levels(sheet, rounds, goals),
        medals=_medals(sheet),
        rivals=tuple(RivalBot(rival.rung, rival.colour) for rival in table.rivals),
        minutes=table.minutes,
        first=table.first,
        when=table.when,
        story=table.story,
    )
    return dataclasses.replace(
        base,
        id=table.id,
        title=table.title,
        text=table.text,
        seats=seats,
        combat=base.combat if seats > 1 else 0,
        capitals=capitals,
        unknown=unknown,
        solo=solo,
        challenge=challenge,
        file=path,
    )


def _place(sheet: ParsedFile, base: Scenario, at: Pair, where: Where, land: bool = True) -> int:
    found = base.map.at(*at)
    if found is None:
        raise sheet.error(where, f"{list(at)} is not on the map", "off_map")
    if land and base.map.terrain[found] == WATER:
        raise sheet.error(where, f"{list(at)} is Water", "on_water")
    return found


def _capitals(sheet: ParsedFile, base: Scenario, seats: int) -> tuple[int, ...]:
    if sheet.table.capitals is None:
        if len(base.capitals) != seats:
            reason = f"is missing: {base.id} has {len(base.capitals)} Capitals, and the challenge {seats} seats"
            raise sheet.error(("capitals",), reason, "capital_count")
        return base.capitals
    found: list[int] = []
    for nth, at in enumerate(sheet.table.capitals):
        hex_id = _place(sheet, base, at, ("capitals", nth))
        if hex_id in found:
            raise sheet.error(("capitals", nth), f"{list(at)} is a Capital already", "capital_twice")
        found.append(hex_id)
    if len(found) != seats:
        raise sheet.error(("capitals",), f"{len(found)} Capitals for {seats} seats", "capital_count")
    return tuple(found)


def _solo(sheet: ParsedFile, base: Scenario, colour: str, capitals: tuple[int, ...]) -> Solo:
    """The player's side and, if there is one, the enemy that only defends."""
    entry = sheet.table.enemy
    if entry is None and base.solo is not None:
        if base.solo.enemy == colour:
            raise sheet.error(("colour",), f"{colour} is the other side's colour on this map", "colour_twice")
        if capitals[0] in (base.solo.enemy_capital, *(unit.hex for unit in base.solo.enemy_units)):
            raise sheet.error(("capitals", 0), "lies where the other side of this map stands", "capital_twice")
        return dataclasses.replace(base.solo, capital=capitals[0], colour=colour)
    if entry is None:
        return Solo(colour, capitals[0], "", -1, ())
    if entry.colour == colour:
        raise sheet.error(("enemy", "colour"), f"{entry.colour} is the seat's own colour", "colour_twice")
    capital = _place(sheet, base, entry.capital, ("enemy", "capital"))
    if capital in capitals:
        raise sheet.error(("enemy", "capital"), "lies on the seat's own Capital", "capital_twice")
    if (nth := not_in_box(entry.colour, entry.units)) is not None:
        where: Where = ("enemy", "units", nth, "unit")
        raise sheet.error(where, f"{entry.colour} has no (more) {entry.units[nth].unit}", "no_such_unit")
    units = []
    for nth, unit in enumerate(entry.units):
        where = ("enemy", "units", nth)
        units.append(SoloUnit(unit.unit, _place(sheet, base, unit.place, where)))
        if units[-1].hex in capitals:
            raise sheet.error(where, f"the {unit.unit} stands on the seat's own Capital", "capital_twice")
    return Solo(colour, capitals[0], entry.colour, capital, tuple(units))


def _apart(
    sheet: ParsedFile, base: Scenario, solo: Solo | None, unknown: tuple[int, ...], taken: tuple[int, ...]
) -> None:
    """Checks that no '?' hex is next to a Capital and no unit stands on one."""
    for capital in taken:
        for hex_id in unknown:
            if base.map.distance(hex_id, capital) <= 1:
                where: Where = ("enemy", "capital") if solo and capital == solo.enemy_capital else ("capitals",)
                at = list(base.map.place(hex_id))
                raise sheet.error(where, f"a Capital is too near the '?' at {at}", "unknown_near_capital")
    for nth, unit in enumerate(solo.enemy_units if solo else ()):
        if unit.hex in unknown:
            raise sheet.error(("enemy", "units", nth), f"the {unit.unit} stands on a '?'", "unit_on_unknown")


def _goals(sheet: ParsedFile, base: Scenario, enemy: bool) -> tuple[Goal, ...]:
    if sheet.table.goals is None:
        if base.challenge is None:
            raise sheet.error(("goals",), "is missing", "missing")
        return base.challenge.levels["printed"].goals
    found: list[Goal] = []
    for nth, entry in enumerate(sheet.table.goals):
        goal = _goal(sheet, base, entry, nth, enemy)
        if goal.id in [other.id for other in found]:
            raise sheet.error(("goals", nth), f"there is a goal {goal.id} already; give it an id", "goal_twice")
        found.append(goal)
    return tuple(found)


def _goal(sheet: ParsedFile, base: Scenario, entry: GoalEntry, nth: int, enemy: bool) -> Goal:
    where: Where = ("goals", nth)
    word = WORDS.get(entry.kind)
    if word is None:
        raise sheet.error((*where, "kind"), f"{entry.kind} is no goal; there are {', '.join(WORDS)}", "unknown_goal")
    if (entry.of and entry.of not in word.of) or (word.must and not entry.of):
        known = f"one of {', '.join(word.of)}" if word.of else "nothing"
        raise sheet.error((*where, "of"), f"{entry.kind} is of {known}, not {entry.of!r}", "goal_of")
    n = entry.n if entry.n is not None else _usual(entry, word.least)
    if not word.least <= n <= word.most:
        raise sheet.error((*where, "n"), f"{entry.kind} is from {word.least} to {word.most}, not {n}", "goal_number")
    if bool(entry.hexes) != word.hexes or (word.hexes and not 1 <= n <= len(entry.hexes)):
        reason = "names the hexes to hold, as many as are needed or more" if word.hexes else "belongs to hold only"
        raise sheet.error((*where, "hexes"), reason, "goal_hexes")
    if word.enemy and not enemy:
        raise sheet.error((*where, "kind"), f"{entry.kind} needs an enemy", "goal_enemy")
    if word.rivals and not sheet.table.rivals:
        raise sheet.error((*where, "kind"), f"{entry.kind} needs rivals", "goal_rivals")
    if entry.by and (word.at_end or word.limit):
        raise sheet.error((*where, "by"), f"{entry.kind} is looked at in the end, not by a round", "goal_by")
    hexes = tuple(_place(sheet, base, at, (*where, "hexes", i)) for i, at in enumerate(entry.hexes))
    return Goal(entry.id or goal_id(entry.kind, entry.of), entry.kind, n, entry.of, entry.by, hexes)


def _usual(entry: GoalEntry, least: int) -> int:
    """The default number of a goal: all of its hexes, else the minimum."""
    return len(entry.hexes) or least


def _levels(sheet: ParsedFile, rounds: int, goals: tuple[Goal, ...]) -> dict[str, LevelTerms]:
    for nth, goal in enumerate(goals):
        if goal.by > rounds:
            raise sheet.error(("goals", nth, "by"), f"the challenge ends with round {rounds}", "goal_by")
    levels = {"printed": LevelTerms(rounds, 0, goals)}
    for name in LEVELS:
        entry: LevelEntry | None = getattr(sheet.table.levels, name, None)
        if entry is not None:
            levels[name] = _level(sheet, name, entry, rounds, goals)
    return {name: levels[name] for name in LEVELS if name in levels}


def _level(sheet: ParsedFile, name: str, entry: LevelEntry, rounds: int, goals: tuple[Goal, ...]) -> LevelTerms:
    """The printed terms with a level's changes; deadlines by round shift with the last round."""
    where: Where = ("levels", name)
    ids = [goal.id for goal in goals]
    for wrong in [goal for goal in (*entry.less, *entry.needs) if goal not in ids]:
        raise sheet.error(where, f"there is no goal {wrong}; there are {', '.join(ids)}", "unknown_goal")
    last = entry.rounds or rounds
    kept = []
    for goal in goals:
        if goal.id in entry.less:
            continue
        n, word = entry.needs.get(goal.id, goal.n), WORDS[goal.kind]
        if not word.least <= n <= (len(goal.hexes) or word.most):
            raise sheet.error((*where, "needs"), f"{goal.id} can't need {n}", "goal_number")
        kept.append(dataclasses.replace(goal, n=n, by=max(1, goal.by + last - rounds) if goal.by else 0))
    if not kept:
        raise sheet.error((*where, "less"), "leaves no goal", "no_goal")
    return LevelTerms(last, entry.cards, tuple(kept))


def _medals(sheet: ParsedFile) -> tuple[Medal, ...]:
    """Bronze for any victory; gold requires at least what silver does."""
    silver, gold = sheet.table.medals.silver, sheet.table.medals.gold
    if gold.points < silver.points or gold.left < silver.left:
        raise sheet.error(("medals", "gold"), "asks for less than silver", "medal_order")
    bronze = Medal(MEDALS[0])
    return (bronze, Medal(MEDALS[1], silver.points, silver.left), Medal(MEDALS[2], gold.points, gold.left))


def load_all(folders: Iterable[Path], maps: Mapping[str, Scenario]) -> tuple[list[Scenario], list[ScenarioError]]:
    """Loads all challenges in the `challenges` subfolders, in the order of their file names; returns them and the
    errors of the others. Of two with the same id the later one is an error, as saves refer to ids."""
    return each_of((folder / FOLDER for folder in folders), lambda path: load(path, maps))

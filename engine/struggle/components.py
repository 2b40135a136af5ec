"""Every space, card, tile and number of the box, read once from components/*.toml. Ids are the files' ids."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.components import ComponentFiles
from engine.struggle import card_shapes, shapes

FOLDER = Path(__file__).parent / "components"
SIDES = ("france", "britain")
ERAS = ("succession", "empire", "revolution")
POINTS = ("economic", "diplomatic", "military")


SHOWN_ONLY = ("name", "short", "years", "pos", "panel", "award_pos", "via", "text", "note", "base", "bonus", "crest")
"""What the files say for screens: a correction of it changes no game."""


def _ruling(data: Any) -> Any:
    """A file's data without what is only shown. Theaters keep their names: Events find them by these."""
    if isinstance(data, list):
        return [_ruling(value) for value in data]
    if not isinstance(data, dict):
        return data
    shown = [key for key in SHOWN_ONLY if isinstance(data.get(key), (str, list)) and not _are_tables(data[key])]
    if "spoils" in data:
        shown.remove("name")
    return {key: _ruling(value) for key, value in data.items() if key not in shown}


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(one, dict) for one in value)


class StruggleFiles(ComponentFiles):
    def ruling(self, name: str, data: dict[str, Any]) -> Any:
        """Returns a copy of a component file's data without words and places on the map, on which no rule depends."""
        return _ruling(data)


FILES = StruggleFiles(FOLDER)
REGIONS = FILES.by_id("spaces", "region", shapes.Region)
SUBREGIONS = FILES.by_id("spaces", "subregion", shapes.Subregion)
COUNTRIES = FILES.by_id("spaces", "country", shapes.Country)
SPACES = FILES.by_id("spaces", "space", shapes.Space)
CONNECTIONS = tuple(FILES.rows("lines", "connection", shapes.Line))
CONQUEST = tuple(FILES.rows("lines", "conquest", shapes.Line))
ADVANTAGES = FILES.by_id("advantages", "advantage", shapes.Advantage)
INVESTMENTS = {tile.no: tile for tile in FILES.rows("investment", "investment", shapes.Investment)}
AWARDS = {award.no: award for award in FILES.rows("awards", "award", shapes.Award)}
COMMODITIES = FILES.by_id("demand", "commodity", shapes.Commodity)
BASIC = FILES.by_id("war_tiles", "basic", shapes.Basic)
BONUS = FILES.by_id("war_tiles", "bonus", shapes.Bonus)
SPECIAL = FILES.by_id("war_tiles", "special", shapes.Special)
WARS = tuple(FILES.by_id("wars", "war", shapes.War).values())
USA = FILES.read("wars", "usa", shapes.Usa)
JACOBITES = FILES.read("wars", "jacobites", shapes.Jacobites)
MINISTRIES = FILES.by_id("ministries", "ministry", card_shapes.Ministry)
EVENTS = FILES.by_id("events", "event", card_shapes.EventCard)
GAME = FILES.whole("setup", shapes.Numbers)
PRICE = GAME.price
STEPS = GAME.step
OPTION = {row.id: row for row in GAME.option}

ERA_OF_TURN = {step.turn: step.era for step in STEPS if step.turn}
FIRST_OF_ERA = tuple(step.turn for step in STEPS if step.first_of_era)
LAST_TURN = max(ERA_OF_TURN)
TILE_STRENGTH = {t.id: t.strength for table in (BASIC, BONUS, SPECIAL) for t in table.values()}
TILE_EFFECT = {t.id: t.effect for table in (BASIC, BONUS) for t in table.values()}
BASIC_BOX = tuple(t.id for t in BASIC.values() for _ in range(t.count))


def bonus_box(war: int, side: int) -> tuple[str, ...]:
    """Returns the ids of all Bonus War tiles that a side has in the box for a war (numbered from 0 to 3)."""
    return tuple(t.id for t in BONUS.values() if t.war == WARS[war].id and t.side == SIDES[side])

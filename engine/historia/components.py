"""Reads every card, level and number of the game from components/*.toml at import; unknown keys are refused.

Ids are the files' ids. Everything a card does is a tuple of operations. `name` and `text` are the English sources of
the translations: the engine only checks that they are there.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from engine.core.components import ComponentFiles
from engine.historia.shapes import (
    ActionCard,
    Advisor,
    Civ,
    CivbotCardData,
    DifficultyRow,
    Game,
    GovernmentZone,
    Icon,
    IconRow,
    Leader,
    Level,
    Matrix,
    Segment,
    TableData,
    Territory,
    Token,
    WonderCard,
)

FOLDER = Path(__file__).parent / "components"


class HistoriaFiles(ComponentFiles):
    def ruling(self, name: str, data: dict[str, Any]) -> Any:
        """Returns a component file's data as parsed (`data`) without what no rule depends on: names, texts, pictures;
        None for the file of tables."""
        return None if name == "tables" else _plain(data)


def _plain(data: Any) -> Any:
    """Data without names, texts and pictures: what a correction of the rules would change."""
    if isinstance(data, dict):
        left_out = ("name", "text", "label", "outline", "colour", "shape", "letter" if "colour" in data else "")
        return {key: _plain(value) for key, value in data.items() if key not in left_out}
    return [_plain(value) for value in data] if isinstance(data, list) else data


FILES = HistoriaFiles(FOLDER)
GAME = FILES.whole("game", Game)
ACTIONS = FILES.by_id("actions", "action", ActionCard)
WONDERS = FILES.by_id("wonders", "wonder", WonderCard)
LEADERS = FILES.by_id("leaders", "leader", Leader)
ADVISORS = FILES.by_id("advisors", "advisor", Advisor)
CIVILIZATIONS = FILES.by_id("civilizations", "civilization", Civ)
TERRITORIES = FILES.by_id("territories", "territory", Territory)
TOKENS = {token.number: token.vp for token in FILES.rows("tokens", "token", Token)}
TECHNOLOGY = {row.level: row for row in FILES.rows("development", "technology", Level)}
MILITARY = {row.level: row for row in FILES.rows("development", "military", Level)}
GOVERNMENTS = FILES.by_id("development", "government", GovernmentZone)
MATRIX = FILES.read("development", "matrix", Matrix)
SEGMENTS = tuple(segment.icons for segment in FILES.rows("timeline", "segment", Segment))
_icon_rows = FILES.read("timeline", "icon", dict[Icon, IconRow])
ICONS: dict[str, IconRow] = {icon: row for icon, row in _icon_rows.items()}
ICON_ORDER: tuple[str, ...] = FILES.read("timeline", "order", tuple[Icon, ...])
CIVBOT_CARDS = FILES.by_id("civbots", "civbot_card", CivbotCardData)
DIFFICULTIES = FILES.by_id("civbots", "difficulty", DifficultyRow)
TABLES = {table.id: table for table in FILES.rows("tables", "table", TableData)}


def advisors_of(civilization: str, edition: int) -> list[str]:
    """Returns the ids of a civilization's advisors in an edition of the box."""
    return [card for card in CIVILIZATIONS[civilization].advisors if ADVISORS[card].since <= edition]


ACTION_IDS = tuple(ACTIONS)
BIT = {action: 1 << index for index, action in enumerate(ACTION_IDS)}
START_HAND = sum(BIT[card.id] for card in ACTIONS.values() if card.at_start)
TOP = GAME.development.top
ERAS, TURNS_AN_ERA = GAME.turns.eras, GAME.turns.per_era
LAST_TURN = ERAS * TURNS_AN_ERA - 1
JOINS = {card.joins_at_tech: card.id for card in ACTIONS.values() if card.joins_at_tech}


def _unlocked(kind: str) -> list[tuple[int, str]]:
    found = []
    for level in TECHNOLOGY.values():
        for unlock in level.unlocks:
            what, _, value = unlock.partition(":")
            if what == kind:
                found.append((level.level, value))
    return found


NAVIGATION = _unlocked("navigation")[0][0]
CARDS_A_ROUND = tuple(
    max([GAME.rounds.cards, *(int(n) for at, n in _unlocked("cards") if level >= at)]) for level in range(TOP + 1)
)
"""By technology level: how many cards may be chosen a round."""


@functools.cache
def hand_of(mask: int) -> tuple[str, ...]:
    """Returns the ids of the Action cards whose bits are set in a mask, in the order of the component file."""
    return tuple(action for action, bit in BIT.items() if mask & bit)

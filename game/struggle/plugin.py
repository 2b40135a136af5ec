"""The plugin of Imperial Struggle: all that the app needs of it. Rules and table are imported only when they are
used."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame

from engine.core.rules import Option
from game.i18n.texts import Texts
from game.platform.save_list import SavedGame
from game.play.statistics.game_facts import GameStatistics
from game.render.image_cache import ImageCache
from game.render.ui import Ui
from game.shell.command_line_request import CommandLineRequest
from game.shell.plugin import Check, GamePlugin, GameTables, ScenarioList
from game.shell.shell import Shell
from game.struggle.drawing.palette import LOOKS
from game.struggle.help_source import SOURCE
from game.struggle.statistics_items import ITEMS
from game.struggle.wording import symbols
from game.struggle.wording.rule_pages import LEARN
from game.widgets.base import Widget

HERE = Path(__file__).parent
SMALL, PIECE, CARD = (64, 64), (96, 96), (189, 150)
GALLERY = {
    "struggle/advantages": SMALL,
    "struggle/backs": (150, 210),
    "struggle/events": CARD,
    "struggle/frames": (150, 210),
    "struggle/goods": SMALL,
    "struggle/investment": (88, 142),
    "struggle/map": (320, 208),
    "struggle/marks": SMALL,
    "struggle/ministries": CARD,
    "struggle/pieces": PIECE,
    "struggle/points": SMALL,
    "struggle/screens": (320, 180),
    "struggle/war_tiles": PIECE,
    "struggle/wars": CARD,
}
MOODS = {
    "succession": ("exploration_1", "exploration_2"),
    "empire": ("sail_1", "sail_2"),
    "revolution": ("rail_1", "rail_2"),
}
SOUNDS = (
    "battle",
    "card",
    "deal",
    "defeat",
    "era",
    "lose",
    "march",
    "mission",
    "palace",
    "pay",
    "place",
    "turn",
    "victory",
    "win",
)
# widths at which the map uses the pictures of a folder
WARM = {"struggle/map": (96, 512, 768), "struggle/pieces": (48, 32, 64), "struggle/marks": (32, 48)}


def _options() -> tuple[Option, ...]:
    from game.struggle.match import RULES

    return RULES.options()


def _scenario_list(data: Path, texts: Texts) -> ScenarioList:
    from game.struggle.table_factory import scenario_list

    return scenario_list(data, texts)


def _new_game(ui: Ui, page: Any) -> Widget:
    from game.struggle.new_game import body

    return body(ui, page)


def _factory() -> GameTables:
    from game.struggle.table_factory import FACTORY

    return FACTORY


def _position_picture(pictures: ImageCache, view: Any) -> pygame.Surface:
    from game.struggle.map.save_thumbnail import thumbnail

    return thumbnail(pictures, view)


def _show(shell: Shell, request: CommandLineRequest) -> None:
    from game.struggle.table_factory import show_position

    show_position(shell, request)


def _lesson(page: str) -> Widget | None:
    from game.struggle.rule_scenes import rule_picture

    return rule_picture(page)


def _get_ready() -> None:
    import game.struggle.table_factory  # noqa: F401
    from engine.struggle.game import StruggleRules

    StruggleRules().get_ready()


def _scenario_title(save: SavedGame, texts: Texts) -> str:
    return texts("scenario-standard")


def _when(summary: Mapping[str, Any], texts: Texts) -> str:
    return texts("save-turn", turn=int(summary["turn"]), vp=int(summary["vp"]))


def _statistics() -> GameStatistics:
    from game.struggle.statistics import statistics

    return statistics()


def _selftest(folder: Path) -> list[Check]:
    from game.shell.self_test_play import checks
    from game.struggle.table_factory import FACTORY

    return checks(FACTORY, "standard", 10, folder)


PLUGIN = GamePlugin(
    id="struggle",
    texts=HERE / "texts",
    looks=LOOKS,
    screens=("table", "ending", "score"),
    options=_options,
    scenario_list=_scenario_list,
    manners=True,
    factory=_factory,
    show=_show,
    scenario_title=_scenario_title,
    when=_when,
    selftest=_selftest,
    get_ready=_get_ready,
    new_game=_new_game,
    picture="struggle/screens/victory_britain",
    statistics_items=ITEMS,
    statistics=_statistics,
    keymap=HERE / "keymap.toml",
    symbols=symbols.SYMBOLS,
    coach="coaches/rosalie",
    position_picture=_position_picture,
    quick="standard",
    learn=LEARN,
    lesson=_lesson,
    handbook=SOURCE.pages,
    page_picture=SOURCE.picture,
    gallery=GALLERY,
    moods=MOODS,
    sounds=SOUNDS,
    warm=WARM,
)

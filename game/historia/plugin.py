"""The plugin of Historia: all that the app needs of it. Rules and table are imported only when they are used."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame

from engine.core.rules import Option
from game.historia.drawing.palette import LOOKS
from game.historia.help_source import SOURCE
from game.historia.statistics_items import ITEMS
from game.historia.wording.rule_pages import LEARN
from game.historia.wording.symbols import SYMBOLS
from game.i18n.texts import Texts
from game.platform.save_list import SavedGame
from game.play.statistics.game_facts import GameStatistics
from game.render.image_cache import ImageCache
from game.render.ui import Ui
from game.shell.command_line_request import CommandLineRequest
from game.shell.plugin import Check, GamePlugin, GameTables, ScenarioList
from game.shell.shell import Shell
from game.widgets.base import Widget

HERE = Path(__file__).parent
CARD, SMALL, PIECE = (189, 150), (64, 64), (72, 72)
GALLERY = {
    "historia/actions": CARD,
    "historia/wonders": CARD,
    "historia/leaders": CARD,
    "historia/advisors": CARD,
    "historia/civbots": CARD,
    "historia/backs": (120, 168),
    "historia/frames": (120, 168),
    "historia/governments": PIECE,
    "historia/pieces": PIECE,
    "historia/slab": PIECE,
    "historia/symbols": SMALL,
    "historia/timeline": SMALL,
    "historia/board": (240, 130),
    "historia/screens": (320, 180),
}
MOODS = {
    "era-1": ("exploration_1", "exploration_2"),
    "era-2": ("sail_1", "sail_2"),
    "era-3": ("rail_1", "rail_2"),
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


def _options() -> tuple[Option, ...]:
    from game.historia.match import RULES

    return RULES.options()


def _scenario_list(data: Path, texts: Texts) -> ScenarioList:
    from game.historia.scenario_cards import scenario_list

    return scenario_list(data, texts)


def _new_game(ui: Ui, page: Any) -> Widget:
    from game.historia.new_game import body

    return body(ui, page)


def _factory() -> GameTables:
    from game.historia.table_factory import FACTORY

    return FACTORY


def _position_picture(pictures: ImageCache, view: Any) -> pygame.Surface:
    from game.historia.drawing.save_thumbnail import drawn

    return drawn(pictures, view)


def _show(shell: Shell, request: CommandLineRequest) -> None:
    from game.historia.table_factory import show_position

    show_position(shell, request)


def _lesson(page: str) -> Widget | None:
    from game.historia.rule_scenes import lesson

    return lesson(page)


def _get_ready() -> None:
    import game.historia.table_factory  # noqa: F401
    from engine.historia.game import HistoriaRules

    HistoriaRules().get_ready()


def _scenario_title(save: SavedGame, texts: Texts) -> str:
    return texts(f"table-{save.setup['table']}")


def _when(summary: Mapping[str, Any], texts: Texts) -> str:
    era = "I" * min(3, int(summary["era"]))  # without the table's names: the menu loads no rules
    return texts("save-turn", era=era, turn=int(summary["turn"]))


def _statistics() -> GameStatistics:
    from game.historia.statistics import statistics

    return statistics()


def _selftest(folder: Path) -> list[Check]:
    from game.historia.table_factory import FACTORY
    from game.shell.self_test_play import checks

    return checks(FACTORY, "two_filled", 12, folder)


PLUGIN = GamePlugin(
    id="historia",
    texts=HERE / "texts",
    looks=LOOKS,
    screens=("table", "reveal", "ending", "score"),
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
    solo=True,
    picture="historia/screens/edge_2",
    statistics_items=ITEMS,
    statistics=_statistics,
    keymap=HERE / "keymap.toml",
    symbols=SYMBOLS,
    coach="coaches/sitra",
    position_picture=_position_picture,
    quick="two",
    learn=LEARN,
    lesson=_lesson,
    handbook=SOURCE.pages,
    page_picture=SOURCE.picture,
    gallery=GALLERY,
    warm={"historia/board": (192,)},  # widths of pictures drawn in advance: the world in save thumbnails
    moods=MOODS,
    sounds=SOUNDS,
)

"""The plugin of Imperial Struggle: all that the app needs of it. Rules and table are imported only when they are
used."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.rules import Option
from game.i18n.texts import Texts
from game.platform.save_list import SavedGame
from game.platform.settings import LastNewGame
from game.play.elsewhere import Elsewhere
from game.play.statistics.game_facts import GameStatistics
from game.render.image_cache import ImageCache
from game.render.ui import Ui
from game.shell.command_line_request import CommandLineRequest
from game.shell.plugin import Check, GamePlugin, ScenarioList
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.struggle.drawing.palette import LOOKS
from game.struggle.help_source import SOURCE
from game.struggle.statistics_items import ITEMS
from game.struggle.wording import symbols
from game.struggle.wording.rule_pages import LEARN
from game.widgets.base import Widget

if TYPE_CHECKING:
    from engine.core.game_session import GameSession
    from engine.core.session import Session

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


def _start(shell: Shell, chosen: LastNewGame) -> bool:
    from game.struggle.table_factory import start_game

    return start_game(shell, chosen) is not None


def _start_lesson(shell: Shell, lesson: str, again: bool) -> bool:
    from game.struggle.table_factory import FACTORY

    return FACTORY.start_lesson(shell, PLUGIN, lesson, again)


def _position_picture(pictures: ImageCache, view: Any) -> pygame.Surface:
    from game.struggle.map.save_thumbnail import thumbnail

    return thumbnail(pictures, view)


def _trial_table(host: Screen, session: Session[Any, Any], seat: int) -> Screen:
    from game.struggle.table_factory import FACTORY

    return FACTORY.trial(host, session, seat)


def _open_remote_table(shell: Shell, session: GameSession[Any, Any], elsewhere: Elsewhere) -> Screen:
    from game.struggle.table_factory import FACTORY

    return FACTORY.open_remote_table(shell, session, elsewhere)


def _open_save(shell: Shell, path: Path) -> bool:
    from game.struggle.table_factory import open_save

    return open_save(shell, path) is not None


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


def _describe(save: SavedGame, texts: Texts) -> str:
    title = texts("scenario-standard")
    if save.over:
        return texts("mark-comma").join((title, texts("save-over")))
    return texts("mark-comma").join((title, _when(save.extra, texts)))


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
    start=_start,
    open_save=_open_save,
    show=_show,
    describe=_describe,
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
    start_lesson=_start_lesson,
    position_picture=_position_picture,
    trial_table=_trial_table,
    open_remote_table=_open_remote_table,
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

"""The plugin of Brazil: Imperial: all that the app needs to list, start, open and describe its games.

Imports the rules and the table only when they are needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from engine.core.rules import Option
from game.brazil.help_source import SOURCE
from game.brazil.palette import LOOKS
from game.brazil.statistics_items import ITEMS, scenario_text
from game.brazil.wording import symbols
from game.brazil.wording.rule_pages import LEARN
from game.i18n.display_text import LONGEST_NAME, display_text
from game.i18n.texts import Texts
from game.platform.folders import art_folder, resource_root
from game.platform.save_list import SavedGame
from game.platform.settings import LastNewGame
from game.play.statistics.game_facts import GameStatistics
from game.render.image_cache import ImageCache
from game.render.ui import Ui
from game.shell.command_line_request import CommandLineRequest
from game.shell.plugin import Check, GamePlugin, GameTables, ScenarioList
from game.shell.shell import ScreenLayer, Shell
from game.widgets.base import Widget

HERE = Path(__file__).parent
CARD, SMALL, PIECE, ROUND, HEX = (189, 150), (64, 64), (96, 96), (72, 72), (120, 132)
GALLERY = {
    "arches": PIECE,
    "backs": (150, 210),
    "buildings": HEX,
    "capitals": HEX,
    "cities": HEX,
    "combat_cards": CARD,
    "exploration": HEX,
    "frames": (150, 210),
    "gold_cards": CARD,
    "goods": SMALL,
    "map": (180, 180),
    "marks": SMALL,
    "missions": CARD,
    "monarchs": CARD,
    "paintings": CARD,
    "palaces": PIECE,
    "products": PIECE,
    "screens": (320, 180),
    "seats": SMALL,
    "terrain": HEX,
    "tokens": ROUND,
    "units": HEX,
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
# widths at which map and boards draw the pictures of a folder
WARM = {
    "map": (512,),
    "monarchs": (128, 192, 256, 512),
    "arches": (64,),
    "terrain": (96, 128, 64, 192),
    "screens": (1440, 1920),
    "capitals": (96, 128),
    "exploration": (96, 128),
    "buildings": (96, 128),
    "cities": (96, 128),
    "units": (96, 128),
}


def _options() -> tuple[Option, ...]:
    from game.brazil.match import RULES

    return RULES.options()


def _scenario_list(data: Path, texts: Texts) -> ScenarioList:
    from game.brazil.scenario_cards import scenario_list

    return scenario_list(data, texts)


def _extras(ui: Ui, chosen: LastNewGame) -> Sequence[Widget]:
    from game.widgets.rich_text import RichText

    return [RichText(ui.text("new-monarch-note"), size="small", colour="soft_ink")]


@cache
def _count_challenges() -> int:
    """Counts the challenge files; the rules are not imported for a number on a card."""
    return len(list((resource_root() / "scenarios" / "brazil" / "challenges").glob("*.toml")))


def _challenges(shell: Shell) -> ScreenLayer:
    from game.brazil.challenge.challenge_list import ChallengesScreen
    from game.brazil.table_factory import begin_challenge

    return ChallengesScreen(shell, begin_challenge)


def _factory() -> GameTables:
    from game.brazil.table_factory import FACTORY

    return FACTORY


def _position_picture(pictures: ImageCache, view: Any) -> pygame.Surface:
    from game.brazil.map.save_thumbnail import thumbnail

    return thumbnail(pictures, view)


def _show(shell: Shell, request: CommandLineRequest) -> None:
    from game.brazil.table_factory import show_position

    show_position(shell, request)


def _lesson(page: str) -> Widget | None:
    from game.brazil.rule_scenes import lesson

    return lesson(page)


def _get_ready() -> None:
    import game.brazil.challenge.challenge_list
    import game.brazil.rule_scenes
    import game.brazil.table_factory  # noqa: F401
    from engine import lessons
    from engine.brazil.game import BrazilRules
    from engine.brazil.scenarios import all_scenarios
    from game.brazil.terrain.layers.ornaments import drawings_digest

    all_scenarios()
    lessons.lessons("brazil")
    BrazilRules().get_ready()
    drawings_digest(art_folder())


def _scenario_title(save: SavedGame, texts: Texts) -> str:
    scenario = str(save.setup["scenario"])
    message = scenario_text(scenario)
    return texts(message) if texts.has(message) else display_text(scenario, LONGEST_NAME)


def _when(summary: Mapping[str, Any], texts: Texts) -> str:
    from game.brazil.wording.words import era

    return texts("save-round", round=int(summary["round"]), era=era(int(summary["era"])))


def _statistics() -> GameStatistics:
    from game.brazil.statistics import statistics

    return statistics()


def _selftest(folder: Path) -> list[Check]:
    from game.brazil.table_factory import FACTORY
    from game.shell.self_test_play import checks

    return checks(FACTORY, "cisplatine", 30, folder)


PLUGIN = GamePlugin(
    id="brazil",
    texts=HERE / "texts",
    looks=LOOKS,
    screens=("table", "score", "briefing"),
    options=_options,
    scenario_list=_scenario_list,
    manners=True,
    factory=_factory,
    show=_show,
    scenario_title=_scenario_title,
    when=_when,
    selftest=_selftest,
    get_ready=_get_ready,
    extras=_extras,
    register=symbols.register,
    count_challenges=_count_challenges,
    solo=True,
    challenges=_challenges,
    challenges_picture="screens/guararapes",
    statistics_items=ITEMS,
    statistics=_statistics,
    keymap=HERE / "keymap.toml",
    symbols=symbols.SYMBOLS,
    coach="coaches/bento",
    position_picture=_position_picture,
    quick="cisplatine",
    learn=LEARN,
    lesson=_lesson,
    handbook=SOURCE.pages,
    page_picture=SOURCE.picture,
    gallery=GALLERY,
    moods=MOODS,
    sounds=SOUNDS,
    warm=WARM,
)

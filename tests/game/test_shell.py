"""Several games in one program: the shell knows each by its plugin alone and names none."""

from __future__ import annotations

import ast
import dataclasses
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import game
from engine.core import codec
from engine.storage.save_file import SaveFile, write_save
from game.app import open_file
from game.app.app import App
from game.app.routes import ROUTES
from game.brazil.challenge.challenge_list import ChallengesScreen
from game.cli import CommandLineError, parse
from game.i18n.texts import LANGUAGES, Texts
from game.platform.save_list import list_saves
from game.screens.gallery import OWN
from game.screens.game_choice import GameChoiceScreen
from game.screens.learn import LearnScreen
from game.screens.new_game import NewGameScreen
from game.screens.saved_game_card import describe, mark_pictures
from game.shell import registry
from game.shell.plugin import GamePlugin
from tests.parsed import nodes

from .conftest import click_name

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "game"
NAMED = ("game/__init__.py", "game/shell/registry.py")  # the program's own name, and the list of games


# -- who knows whom ----------------------------------------------------------------------------------------------------


def modules(folder: Path) -> dict[str, Path]:
    """Dotted name -> file, of every module below."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


def imports(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """Every module of ours that a file imports: at its top, for types only, or on the way."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            for alias in node.names:
                deeper = f"{node.module}.{alias.name}"
                yield deeper if deeper in known else node.module


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """The sets of modules that lead back to themselves (Tarjan's components, without those of one)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in order:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            at = stack.index(name)
            if len(stack) - at > 1:
                found.append(set(stack[at:]))
            del stack[at:]

    for name in sorted(graph):
        if name not in order:
            visit(name)
    return found


def test_circles_are_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [{"b", "c"}]


def test_no_import_leads_back_to_itself() -> None:
    """Also none that is made for types only, or inside a function."""
    known = modules(GAME)
    graph = {name: set(imports(path, known)) - {name} for name, path in known.items()}
    assert graph["game.app.app"] and "game.screens.menu" in graph["game.app.routes"]
    assert circles(graph) == []


def test_the_shell_names_no_game() -> None:
    games = [plugin.id for plugin in plugins()]
    files = [path for path in GAME.rglob("*.py") if path.relative_to(GAME).parts[0] not in games]
    files += GAME.glob("*.toml")
    named = [
        path.relative_to(ROOT).as_posix()
        for path in files
        if any(word in path.read_text(encoding="utf-8").lower() for word in games)
    ]
    assert sorted(named) == sorted(NAMED)


def test_the_library_of_maps_names_no_game() -> None:
    """Nor does the core; examples in docstrings play one."""
    files = [*(ROOT / "engine" / "maps").rglob("*.py"), *(ROOT / "engine" / "core").rglob("*.py")]
    games = ("brazil", "struggle", "historia")
    lines = [(path.name, line.lower()) for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    assert [where for where, line in lines if any(word in line for word in games) and ">>>" not in line] == []


# -- what a plugin promises --------------------------------------------------------------------------------------------


def plugins() -> list[GamePlugin]:
    return [registry.plugin(name) for name in registry.PLUGINS]


@pytest.mark.parametrize("plugin", plugins(), ids=lambda plugin: plugin.id)
def test_a_face_keeps_its_promises(plugin: GamePlugin, make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game(plugin.id)
    assert registry.PLUGINS[plugin.id]() is plugin
    assert not set(plugin.screens) & set(ROUTES)
    per_seat = [option for option in plugin.options() if option.per_seat]
    assert len(per_seat) <= 1
    assert all(set(option.values) == {look.id for look in plugin.looks} for option in per_seat)
    shapes = {(look.shape, look.letter) for look in plugin.looks}
    assert len(shapes) == len({look.colour for look in plugin.looks}) == len(plugin.looks)
    assert all(app.ui.pictures.has(look.mark) for look in plugin.looks)
    assert all(app.ui.pictures.has(picture) for picture in plugin.symbols.values())
    assert all(
        app.sound.file(name) for name in (*plugin.sounds, *(loop for mood in plugin.moods.values() for loop in mood))
    )
    folders = {name.rpartition("/")[0] for name in app.ui.pictures.names()}
    assert set(plugin.gallery) <= folders and set(plugin.warm) <= folders
    found = plugin.scenario_list(app.folders.data, app.ui.texts)
    assert found.scenarios and not found.faults
    assert plugin.solo == any(1 in scenario.seats for scenario in found.scenarios)
    assert bool(plugin.count_challenges()) == (plugin.challenges is not None)
    assert all(max(scenario.seats) <= len(plugin.looks) for scenario in found.scenarios)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_names_every_game(language: str) -> None:
    titles = [Texts(language, registry.plugin(game).texts)("game-title") for game in registry.PLUGINS]
    named = Texts(language)("menu-games")
    assert re.split(r"\s*[·・]\s*", named) == titles, "in the order of their cards, and not counted again"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_a_game_counts_its_challenges(make_app: Callable[..., App], language: str) -> None:
    plugin = registry.plugin(game.FIRST_GAME)
    app = make_app()
    page = ChallengesScreen(app, lambda *_: None)
    assert plugin.count_challenges() == len(page.challenges) > 9
    assert str(len(page.challenges)) in Texts(language, plugin.texts)(
        "game-facts", challenges=plugin.count_challenges()
    )


@pytest.mark.parametrize("plugin", plugins(), ids=lambda plugin: plugin.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plugin_has_its_texts(plugin: GamePlugin, language: str) -> None:
    texts = Texts(language, plugin.texts)
    wanted = ["game-title", "game-about", "game-facts", *(look.name for look in plugin.looks)]
    for option in plugin.options():
        if not option.per_seat:
            wanted += [f"option-{option.id}", f"option-{option.id}-tip"]
            wanted += [f"option-{option.id}-{value}{end}" for value in option.values for end in ("", "-tip")]
    wanted += [f"learn-{page}{end}" for page in plugin.learn for end in ("", "-title")]
    wanted += [f"gallery-{folder.rpartition('/')[2].replace('_', '-')}" for folder in (*plugin.gallery, *OWN)]
    assert [message for message in wanted if not texts.has(message)] == []


# -- a second game -----------------------------------------------------------------------------------------------------


@pytest.fixture
def first_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers only the first game."""
    only = {game.FIRST_GAME: registry.PLUGINS[game.FIRST_GAME]}
    monkeypatch.setattr(registry, "PLUGINS", only)  # an item taken out would come back as the last


@pytest.fixture
def second(first_alone: None, monkeypatch: pytest.MonkeyPatch) -> GamePlugin:
    """Registers another game: the first once more, under another name and with two pages of rules."""
    plugin = dataclasses.replace(registry.plugin(game.FIRST_GAME), id="second", learn=("goal", "turn"), solo=False)
    monkeypatch.setitem(registry.PLUGINS, "second", lambda: plugin)
    return plugin


def test_with_one_game_the_menu_leads_to_its_page(make_app: Callable[..., App], first_alone: None) -> None:
    app = make_app()
    app.go("menu")
    click_name(app, "menu-new")
    assert isinstance(app.top, NewGameScreen)


def test_with_two_games_there_is_a_card_for_each(make_app: Callable[..., App], second: GamePlugin) -> None:
    app = make_app()
    app.settings.game = "second"
    app.go("menu")
    click_name(app, "menu-new")
    assert isinstance(app.top, GameChoiceScreen)
    assert [plugin.id for plugin in app.top.games()] == [game.FIRST_GAME, "second"], "they stay in their places"
    app.draw()
    assert app.top.ui_root.focus is not None and app.top.ui_root.focus.name == "game-second", (
        "Enter goes on with the last"
    )
    click_name(app, "game-second")
    assert isinstance(app.top, NewGameScreen) and app.game == "second" and app.top.plugin is second
    app.draw()
    app.top.leave()
    assert isinstance(app.top, GameChoiceScreen)


def test_alone_only_games_for_one_are_shown(make_app: Callable[..., App], second: GamePlugin) -> None:
    app = make_app()
    app.go("games", "solo")
    assert isinstance(app.top, GameChoiceScreen)
    assert [plugin.id for plugin in app.top.games()] == [game.FIRST_GAME]
    click_name(app, f"game-{game.FIRST_GAME}")
    assert isinstance(app.top, ChallengesScreen)  # a game may have a page of its own for them


def test_rules_of_the_other_game_are_a_choice_away(make_app: Callable[..., App], second: GamePlugin) -> None:
    app = make_app()
    app.go("learn", "scoring")
    screen = app.top
    assert isinstance(screen, LearnScreen) and screen.page == "scoring"
    app.draw()
    screen.select_game("second")
    assert screen.pages == ("goal", "turn") and screen.page == "goal"
    app.draw()


def test_choices_are_remembered_by_game(
    make_app: Callable[..., App], second: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []
    tables = SimpleNamespace(start=lambda shell, chosen: started.append(chosen.scenario))
    other = dataclasses.replace(second, factory=lambda: tables)
    monkeypatch.setitem(registry.PLUGINS, "second", lambda: other)
    app = make_app()
    app.select_game("second")
    page = NewGameScreen(app)
    page.choose("cisplatine")
    page.set_option("monarchs", "bid")
    page.start()
    assert started == ["cisplatine"] and app.settings.game == "second"
    assert list(app.settings.last_games) == ["second"]
    app.select_game(game.FIRST_GAME)
    first = NewGameScreen(app)
    assert first.setup.options == {}


# -- saves -------------------------------------------------------------------------------------------------------------


def a_save(app: App, **changes: Any) -> Path:
    """A save whose moves nobody looks at."""
    data = {
        "game": game.FIRST_GAME,
        "seed": 1,
        "setup": {"scenario": "cisplatine"},
        "players": [{"name": "Ana", "who": "person"}, {"name": "Rui", "who": "person"}],
        "components": "",
        "moves": [],
        "digests": [""],
        "fixed": 0,
        "barrier": {"code": "start"},
        "checkpoint": {},
        "extra": {"colours": ["green", "sky"], "round": 4, "era": 2},
    }
    save = SaveFile.model_validate({**data, **changes})
    save.checksum = save.compute_checksum()
    path = app.folders.saves / "a.imperial"
    write_save(path, save)
    return path


def test_a_save_is_described_by_its_game(make_app: Callable[..., App], second: GamePlugin) -> None:
    app = make_app()
    a_save(app)
    (save,) = list_saves(app.folders.saves)
    title = app.texts_of(game.FIRST_GAME)("game-title")
    assert describe(app, save).splitlines()[:2] == [f"{title}: Cisplatine, round 4, Era II", "Ana, Rui"]
    assert mark_pictures(save) == ["seats/green", "seats/sky"]


def test_a_save_of_an_unknown_game_is_shown_and_refused(make_app: Callable[..., App]) -> None:
    app = make_app()
    path = a_save(app, game="chess")
    (save,) = list_saves(app.folders.saves)
    assert "chess" in describe(app, save) and mark_pictures(save) == []
    app.go("menu")
    assert app.top.continued is None
    assert not open_file.open_save(app, path)
    assert "chess" in app.toasts.notes[0].text and app.game == game.FIRST_GAME
    app.go("load")
    app.draw()


def test_what_a_table_kept_may_be_nonsense(make_app: Callable[..., App]) -> None:
    app = make_app()
    a_save(app, extra={"colours": [], "round": "many"})
    (save,) = list_saves(app.folders.saves)
    assert describe(app, save) == app.ui.text("save-damaged")


def test_a_save_that_cannot_be_opened_leaves_the_game_at_hand(make_app: Callable[..., App], second: GamePlugin) -> None:
    app = make_app()
    app.select_game("second")
    assert not app.open_save(a_save(app))
    assert app.game == "second" and app.settings.game == ""


# -- the command line --------------------------------------------------------------------------------------------------


def test_options_are_not_abbreviated() -> None:
    texts = Texts("en")
    assert parse(["--game", game.FIRST_GAME], texts).game == game.FIRST_GAME
    with pytest.raises(CommandLineError, match="--games"):
        parse(["--games", game.FIRST_GAME], texts)
    with pytest.raises(CommandLineError, match="--scr"):
        parse(["--scr", "table"], texts)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(CommandLineError, match=f"chess; there are {game.FIRST_GAME}"):
        parse(["--game", "chess"], Texts("en"))


@pytest.mark.sampled
@pytest.mark.parametrize("page", ["menu", "first_start"])
def test_the_menu_waits_for_no_rules(tmp_path: Path, page: str) -> None:
    """What is slow to import is not there when the menu is."""
    code = (
        "import sys; from pathlib import Path; from game.app.app import App; from game.platform.folders import Folders;"
        "from game.platform.settings import SettingsFile; folders = Folders.under(Path(sys.argv[1]));"
        f"app = App(folders, SettingsFile(folders.config), (480, 270)); app.go('{page}'); app.draw();"
        "print(*(name for name in sys.modules if name.startswith(('engine.', 'game.', 'fluent'))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert {f"game.screens.{page}", "game.brazil.plugin"} <= loaded
    assert not {"engine.brazil", "engine.registry", "engine.core.session", "game.brazil.table", "fluent"} & loaded


@pytest.mark.parametrize("name", list(registry.PLUGINS))
def test_what_a_first_save_waits_for_is_made_ahead(name: str) -> None:
    """Else the click that starts the first game takes a tenth of a second more."""
    parts = import_module(f"engine.{name}.components")
    codec.adapter.cache_clear()
    parts.FILES._digests.clear()
    registry.plugin(name).get_ready()
    assert codec.adapter.cache_info().currsize >= 3 and parts.FILES._digests

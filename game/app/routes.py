"""Opens the screens that all games share (menu, settings, New game ...) by name: for buttons, `--screen` and the
self-test.

Screens are imported when they are opened, so that the first one appears quickly. A game's own screens are in its
plugin.
"""

from __future__ import annotations

from collections.abc import Callable

from game.shell import registry
from game.shell.command_line_request import CommandLineRequest
from game.shell.shell import ScreenLayer, Shell


def _menu(shell: Shell, detail: str) -> ScreenLayer:
    from game.screens.menu import MenuScreen

    if shell.settings.first_start:
        return _first_start(shell, detail)
    return MenuScreen(shell)


def _first_start(shell: Shell, detail: str) -> ScreenLayer:
    from game.screens.first_start import FirstStartScreen

    return FirstStartScreen(shell)


def _new_game(shell: Shell, detail: str) -> ScreenLayer:
    """Returns the New game page; with the detail `host NAME` for a table that this person hosts."""
    from game.screens.new_game import NewGameScreen

    return NewGameScreen(shell, hosting_as=_hosting_as(detail))


def _hosting_as(detail: str) -> str | None:
    """Returns the name in `host NAME`, possibly an empty one; None for any other detail."""
    word, _, name = detail.partition(" ")
    return name if word == "host" else None


def _solo(shell: Shell, detail: str) -> ScreenLayer:
    """Returns a game's page of challenges, or else its New game page with the scenarios for one."""
    from game.screens.new_game import NewGameScreen

    plugin = registry.plugin(shell.game)
    if plugin.challenges is not None:
        return plugin.challenges(shell)
    if plugin.new_game is None:
        return NewGameScreen(shell, solo=True)
    screen = NewGameScreen(shell)
    screen.begin_alone()
    return screen


def _load(shell: Shell, detail: str) -> ScreenLayer:
    from game.screens.load import LoadScreen

    return LoadScreen(shell)


def _settings(shell: Shell, detail: str) -> ScreenLayer:
    from game.screens.settings import SettingsScreen

    return SettingsScreen(shell)


def _keys(shell: Shell, detail: str) -> ScreenLayer:
    from game.screens.keys import KeysScreen

    return KeysScreen(shell)


def _learn(shell: Shell, detail: str) -> ScreenLayer:
    """Returns the Learn page, or with a detail a page of the rules."""
    return _rules(shell, detail) if detail else _lessons(shell)


def _lessons(shell: Shell) -> ScreenLayer:
    from game.screens.learn_hub import LearnHubScreen

    return LearnHubScreen(shell)


def _puzzles(shell: Shell, detail: str) -> ScreenLayer:
    """Returns the Learn page where its puzzles are."""
    from game.screens.learn_hub import LearnHubScreen
    from game.shell.puzzle_collection import load_day

    load_day(shell.game)
    return LearnHubScreen(shell, at_puzzles=True)


def _puzzle(shell: Shell, detail: str) -> ScreenLayer:
    """Returns a shipped puzzle: the one with this id, or the one of the day; the Learn page where there is none."""
    from game.screens.puzzle import PuzzleScreen
    from game.shell.puzzle_collection import PuzzleCollection, load

    collection, puzzles = PuzzleCollection(shell, shell.game), load(shell.game)
    puzzle = next((one for one in puzzles if one.id == detail), None) if detail else collection.of_today
    if puzzle is None:
        return _puzzles(shell, "")
    card = collection.shipped_card(puzzle, "collection" if detail else "day")
    return PuzzleScreen(shell, card, card.open())


def _rules(shell: Shell, detail: str) -> ScreenLayer:
    from game.screens.learn import LearnScreen

    return LearnScreen(shell, detail)


def _handbook(shell: Shell, detail: str) -> ScreenLayer:
    from game.screens.handbook import HandbookScreen

    return HandbookScreen(shell, detail)


def _statistics(shell: Shell, detail: str) -> ScreenLayer:
    from game.screens.statistics import StatisticsScreen

    return StatisticsScreen(shell)


def _credits(shell: Shell, detail: str) -> ScreenLayer:
    from game.screens.credits import CreditsScreen

    return CreditsScreen(shell)


def _gallery(shell: Shell, detail: str) -> ScreenLayer:
    from game.screens.gallery import GalleryScreen

    return GalleryScreen(shell)


def _games(shell: Shell, detail: str) -> ScreenLayer:
    from game.screens.game_choice import GameChoiceScreen

    return GameChoiceScreen(shell, solo=detail == "solo", hosting_as=_hosting_as(detail))


def _together(shell: Shell, detail: str) -> ScreenLayer:
    """Returns the page to join tables; ``detail``: the choices of New game as JSON, for a new table at the own host."""
    if not detail:
        from game.together.together_screen import TogetherScreen

        return TogetherScreen(shell)
    from game.platform.settings import LastNewGame
    from game.together.lobby import host_lobby

    return host_lobby(shell, LastNewGame.model_validate_json(detail))


def _handover(shell: Shell, detail: str) -> ScreenLayer:
    """Returns an example of the hand-over screen; in a game the table makes it."""
    from game.screens.handover import HandoverScreen

    look = registry.plugin(shell.game).looks[0]
    name = shell.ui.text(look.name)
    return HandoverScreen(shell, name, look.mark, "handover-turn", lambda: None, closes=False)


def get_ready() -> None:
    """Imports every screen that all games share, and reads the list of bundled libraries, ahead of time; called in a
    thread."""
    import game.screens.credits
    import game.screens.first_start
    import game.screens.gallery
    import game.screens.game_choice
    import game.screens.handbook
    import game.screens.handover
    import game.screens.keys
    import game.screens.learn
    import game.screens.learn_hub
    import game.screens.load
    import game.screens.menu
    import game.screens.new_game
    import game.screens.puzzle
    import game.screens.settings
    import game.screens.statistics  # noqa: F401
    from game.platform.dependencies import parts

    parts()


MENU = "menu"
ROUTES: dict[str, Callable[[Shell, str], ScreenLayer]] = {
    MENU: _menu,
    "first_start": _first_start,
    "games": _games,
    "new_game": _new_game,
    "solo": _solo,
    "load": _load,
    "settings": _settings,
    "keys": _keys,
    "learn": _learn,
    "puzzles": _puzzles,
    "puzzle": _puzzle,
    "handbook": _handbook,
    "statistics": _statistics,
    "rules": _rules,
    "credits": _credits,
    "gallery": _gallery,
    "handover": _handover,
    "together": _together,
}


def names(game: str) -> tuple[str, ...]:
    """Returns the names of all screens that `--screen` can open: those that all games share, and those of a game.
    Raises UnknownGame."""
    return (*ROUTES, *registry.plugin(game).screens)


def go(shell: Shell, name: str, detail: str = "") -> None:
    """Opens a screen by its route's name; the menu replaces all other screens. `detail` is passed to the screen: which
    page or kind to show."""
    screen = ROUTES[name](shell, detail)
    if name == MENU:
        shell.home(screen)
    else:
        shell.push(screen)


def show(shell: Shell, request: CommandLineRequest) -> None:
    """Opens the save or the screen that the command line asks for, over the menu."""
    shell.select_game(request.game)
    if not shell.stack:
        go(shell, MENU)
    if request.save is not None:
        shell.open_save(request.save)
    elif request.screen not in ROUTES:
        registry.plugin(shell.game).show(shell, request)
    elif request.screen != MENU:
        go(shell, request.screen)

"""The ways from screen to screen. Imports are made on the way, so that the first screen is there at once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app import App


def menu(app: App) -> None:
    from game.screens.menu import MenuScreen

    app.home(MenuScreen(app))


def new_game(app: App) -> None:
    from game.screens.newgame import NewGameScreen

    app.push(NewGameScreen(app))


def solo(app: App) -> None:
    from game.screens.newgame import NewGameScreen

    app.push(NewGameScreen(app, solo=True))


def load(app: App) -> None:
    from game.screens.load import LoadScreen

    app.push(LoadScreen(app))


def learn(app: App, page: str = "") -> None:
    from game.screens.learn import LearnScreen

    app.push(LearnScreen(app, page))


def settings(app: App) -> None:
    from game.screens.settings import SettingsScreen

    app.push(SettingsScreen(app))


def credits(app: App) -> None:
    from game.screens.pages import CreditsScreen

    app.push(CreditsScreen(app))


def keys(app: App) -> None:
    from game.screens.keys import KeysScreen

    app.push(KeysScreen(app))


def gallery(app: App) -> None:
    from game.screens.pages import GalleryScreen

    app.push(GalleryScreen(app))


def continue_game(app: App, path: Path) -> None:
    from game.brazil.start import open_save

    open_save(app, path)

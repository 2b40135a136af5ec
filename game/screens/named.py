"""Screens by name, for pictures from the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cli import Options
from game.screens import go

if TYPE_CHECKING:
    from game.app import App


def show(app: App, options: Options) -> None:
    """Put the named screen up."""
    name = options.screen
    if not app.stack:
        go.menu(app)
    if options.save is not None:
        go.continue_game(app, options.save)
    elif name == "curtain":
        _curtain(app)
    elif name in ("table", "score"):
        from game.brazil.start import show_position

        show_position(app, options)
    else:
        ways = {
            "new_game": go.new_game,
            "solo": go.solo,
            "load": go.load,
            "settings": go.settings,
            "keys": go.keys,
            "learn": go.learn,
            "credits": go.credits,
            "gallery": go.gallery,
        }
        if name in ways:
            ways[name](app)


def _curtain(app: App) -> None:
    from game.screens.curtain import CurtainScreen

    name = app.ui.text("colour-green")
    app.push(CurtainScreen(app, name, "green", app.ui.text("curtain-turn", name=name), lambda: None))

"""What a hand does to the app: for tests, and for the long forms of them that no test runner starts."""

from __future__ import annotations

import pygame

from game.app.app import App
from game.screens.dialog import Dialog
from game.widgets.base import Widget


def click(app: App, position: tuple[int, int]) -> None:
    """Press and release the left button there."""
    for kind, extra in (
        (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
        (pygame.MOUSEBUTTONDOWN, {"button": 1}),
        (pygame.MOUSEBUTTONUP, {"button": 1}),
    ):
        app.dispatch(pygame.Event(kind, pos=position, **extra))


def move_to(app: App, position: tuple[int, int]) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0)))


def press(app: App, key: int, mod: int = 0, unicode: str = "") -> None:
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode))
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):  # until it is let go, what is typed belongs to the shortcut
        app.dispatch(pygame.Event(pygame.KEYUP, key=key, mod=mod))


def click_name(app: App, name: str) -> None:
    """Click the widget of that name on the top screen."""
    app.top.refresh(app.ui)
    widget = next((w for w in app.top.ui_root.root.walk() if w.name == name), None)
    assert widget is not None, f"nothing here is called {name}"
    click(app, widget.rect.center)


def answer(app: App, message: str) -> None:
    """Click the answer of the dialog on top that reads like this message of the texts."""
    dialog = app.top
    assert isinstance(dialog, Dialog)
    number = [text for text, *_ in dialog.answers].index(app.ui.text(message))
    click_name(app, f"answer-{number}")


def reach(app: App, name: str) -> Widget:
    """The widget of that name, scrolled into sight if need be."""
    app.top.refresh(app.ui)
    found = next((widget for widget in app.top.ui_root.root.walk() if widget.name == name), None)
    assert found is not None, f"nothing here is called {name}"
    for above in found.ancestors():
        reveal = getattr(above, "reveal", None)
        if reveal is not None:
            reveal(app.ui, found)
    return found


def pick(app: App, name: str, value: str) -> None:
    """A value of a list that drops down: a click on the list, one on the line; or one of values that lie open."""
    app.top.refresh(app.ui)
    names = {widget.name for widget in app.top.ui_root.root.walk()}
    if f"{name}.more" in names and f"{name}.{value}" not in names:
        click(app, reach(app, f"{name}.more").rect.center)
    if name not in names:
        click(app, reach(app, f"{name}.{value}").rect.center)
        return
    if getattr(reach(app, name), "value", None) == value:
        return
    click(app, reach(app, name).rect.center)
    popup = app.top.ui_root.popup
    assert popup is not None, name
    line = next(widget for widget in popup.walk() if widget.name == f"{name}.{value}")
    for above in line.ancestors():
        reveal = getattr(above, "reveal", None)
        if reveal is not None:
            reveal(app.ui, line)
    click(app, line.rect.center)


def new_game(app: App, game: str, scenario: str, who: tuple[str, ...], opens: str = "menu-new") -> None:
    """From the menu to the table with clicks alone."""
    app.go("menu")
    click_name(app, opens)
    app.top.refresh(app.ui)
    if app.top.ui_root.find(f"game-{game}") is not None:
        click_name(app, f"game-{game}")
    app.top.refresh(app.ui)
    if any(widget.name.startswith("scenario-") for widget in app.top.ui_root.root.walk()):  # one alone has no card
        click(app, reach(app, f"scenario-{scenario}").rect.center)
    app.top.refresh(app.ui)
    for seat, kind in enumerate(who if len(who) > 1 else ()):  # alone it is a person
        pick(app, f"who-{seat}", kind)
    click_name(app, "start")

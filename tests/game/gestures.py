"""What a hand does to the app: for tests, and for the long forms of them that no test runner starts."""

from __future__ import annotations

import pygame

from game.app import App
from game.screens.dialog import Dialog


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


def click_name(app: App, name: str) -> None:
    """Click the widget of that name on the top screen."""
    app.top.refresh(app.ui)
    widget = next((w for w in app.top.stage.root.walk() if w.name == name), None)
    assert widget is not None, f"nothing here is called {name}"
    click(app, widget.rect.center)


def answer(app: App, message: str) -> None:
    """Click the answer of the dialog on top that reads like this message of the texts."""
    dialog = app.top
    assert isinstance(dialog, Dialog)
    number = [text for text, *_ in dialog.answers].index(app.ui.text(message))
    click_name(app, f"answer-{number}")

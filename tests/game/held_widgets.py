"""A screen that shows the widgets of a test, and the gestures of one mouse button."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.app import App
from game.render.ui import Ui
from game.shell.screen import Screen
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button

Make = Callable[..., App]


class Held(Screen):
    """A screen of these widgets, made anew with every tree."""

    def __init__(self, app: App, made: Callable[[], Widget]) -> None:
        super().__init__(app)
        self.made = made

    def build(self, ui: Ui) -> Widget:
        return self.made()

    def named(self, name: str) -> Widget:
        return next(widget for widget in self.everything() if widget.name == name)

    def everything(self) -> list[Widget]:
        self.refresh(self.ui)
        return [*self.ui_root.root.walk(), *(self.ui_root.popup.walk() if self.ui_root.popup is not None else ())]


def hold(make_app: Make, made: Callable[[], Widget]) -> tuple[App, Held]:
    app = make_app()
    screen = Held(app, made)
    app.push(screen)
    app.draw()
    return app, screen


def button_down(app: App, position: tuple[int, int], number: int = 1) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=number))


def button_up(app: App, position: tuple[int, int], number: int = 1) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONUP, pos=position, button=number))


def drag_to(app: App, position: tuple[int, int]) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(1, 0, 0)))


def wheel(app: App, by: int) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=by, flipped=False))


def rows(count: int) -> Column:
    return Column([Button(f"n{n}", None, name=f"n{n}") for n in range(count)])


def buttons(make_app: Make, *, on: bool = True) -> tuple[App, Held, list[str]]:
    calls: list[str] = []

    def made() -> Widget:
        off = Button("off", lambda: calls.append("off"), name="off", enabled=on)
        first, last = (Button(name, lambda name=name: calls.append(name), name=name) for name in ("first", "last"))  # type: ignore[misc]
        return Column([Row([first, off, last])], align="start")

    app, screen = hold(make_app, made)
    return app, screen, calls

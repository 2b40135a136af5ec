"""The first screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from game import TITLE, catalogue
from game.chrome import Box as Look
from game.saves import latest, list_saves, set_aside
from game.screen import Screen
from game.screens.frame import paint_scene
from game.screens.saved import describe
from game.shell import Shell
from game.theme import GOLD_DARK
from game.ui import Ui
from game.widgets.base import Column, Row, Size, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Gilded, Label, Panel
from game.widgets.scroll import Scroll

NAME, NAMES = 40, 12  # letters of a name, and names, of what can't be opened


class Plaque(Widget):
    """The dark plaque that carries the title."""

    def __init__(self, subtitle: str) -> None:
        super().__init__()
        self.add(
            Column(
                [Gilded(TITLE), Label(subtitle, style="flavour", size="large", colour=(240, 224, 186), align="centre")],
                gap=0,
                pad=14,
            )
        )

    def measure(self, ui: Ui, width: int) -> Size:
        return self.children[0].measure(ui, width)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        look = Look(
            radius=ui.px(12),
            top=(60, 38, 22),
            bottom=(36, 22, 12),
            edge=GOLD_DARK,
            edge_width=2.0 * ui.u,
            inner=(217, 165, 58),
            inner_gap=ui.px(4),
            shadow=ui.px(9),
        )
        ui.box(target, self.rect, look)
        super().draw(ui, target)


class MenuScreen(Screen):
    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.shown()

    def shown(self) -> None:
        saves = list_saves(self.app.folders.saves)
        self.continued = latest(saves, catalogue.FACES)
        self.odd = set_aside(saves)

    def _continue(self, path: Path) -> None:
        self.app.open_save(path)

    def command(self, command: str) -> bool:
        return False if command == "back" else super().command(command)

    def entries(self) -> list[tuple[str, Callable[[], None], str]]:
        """message id, what it does, kind"""
        app = self.app
        one = len(catalogue.FACES) == 1
        new = partial(app.go, "new_game") if one else partial(app.go, "games")
        solo = partial(app.go, "solo") if one else partial(app.go, "games", "solo")
        entries: list[tuple[str, Callable[[], None], str]] = []
        if self.continued is not None:
            entries.append(("menu-continue", partial(self._continue, self.continued.path), "main"))
        entries.append(("menu-new", new, "plain" if self.continued else "main"))
        if any(catalogue.face(game).solo for game in catalogue.FACES):
            entries.append(("menu-solo", solo, "plain"))
        entries += [
            ("menu-load", partial(app.go, "load"), "plain"),
            ("menu-learn", partial(app.go, "learn"), "plain"),
            ("menu-settings", partial(app.go, "settings"), "plain"),
        ]
        return entries

    def build(self, ui: Ui) -> Widget:
        return self._build(ui, two=False)

    def _build(self, ui: Ui, two: bool) -> Widget:
        """``two``: buttons in two columns, where one is too tall for the window."""
        sheet = self._sheet(ui, two)
        if not two and sheet.measure(ui, min(ui.px(430), ui.size[0]))[1] > ui.size[1]:
            return self._build(ui, two=True)
        return Scroll(sheet, name="menu")

    def _sheet(self, ui: Ui, two: bool) -> Widget:
        buttons: list[Widget] = [
            Button(self.text(message), action, kind=kind, size="large", name=message)
            for message, action, kind in self.entries()
        ]
        if self.continued is not None:
            buttons[0].tip = describe(self.app, self.continued)
        small: list[Widget] = [
            Button(self.text(message), action, size="text", name=message, grow=1)
            for message, action in (
                ("menu-gallery", partial(self.app.go, "gallery")),
                ("menu-credits", partial(self.app.go, "credits")),
                ("menu-quit", self.app.quit),
            )
        ]
        odd: list[Widget] = [self._odd()] if self.odd else []
        if two:
            for button in buttons:
                button.grow = 1
            lines: list[Widget] = [Row(buttons[n : n + 2], gap=9) for n in range(0, len(buttons), 2)]
            sheet = Panel(Column([*lines, Row(small, gap=8), *odd], gap=7), pad=12)
            return Column([Gilded(TITLE, "title"), sheet], gap=4, pad=6)
        sheet = Panel(Column([*buttons, Spacer(height=2), Row(small, gap=8), *odd], gap=9), pad=18)
        return Column([Plaque(self.text("subtitle")), Spacer(height=4), sheet], gap=10, pad=10)

    def _odd(self) -> Widget:
        """What in the folder of saves can't be opened, by name; where it is listed."""
        names = [save.title[:NAME] for save in self.odd[:NAMES]] + ["…"] * (len(self.odd) > NAMES)
        text = self.text("menu-odd", count=len(self.odd))
        tip = self.text("menu-odd-tip", names=", ".join(names), folder=str(self.app.folders.saves))
        return Button(text, partial(self.app.go, "load"), kind="quiet", size="small", name="menu-odd", tip=tip)

    def place(self, ui: Ui) -> pygame.Rect:
        width = min(ui.px(430), ui.size[0])
        if self._sheet(ui, two=False).measure(ui, width)[1] > ui.size[1]:
            width = min(ui.px(600), ui.size[0])
        high = min(ui.size[1], self.build(ui).measure(ui, width)[1])
        rect = pygame.Rect(0, 0, width, high)
        rect.centery = ui.size[1] // 2
        rect.x = min(ui.px(70), max(0, (ui.size[0] - width) // 2))
        return rect

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        paint_scene(ui, target, "screens/menu")

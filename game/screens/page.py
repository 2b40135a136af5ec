"""The base class of the shell's pages (painted backdrop, title, body on a sheet, a row of buttons), and functions that
paint backdrops."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render.theme import GOLD, GOLD_LIGHT, mix
from game.render.ui import Ui
from game.shell.screen import Screen
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label
from game.widgets.material.dim_overlay import blend_colour
from game.widgets.material.map_sheet import map_sheet
from game.widgets.material.panel import plank, sheet
from game.widgets.scroll import Scroll

PAPER, CLOTH = 256, 1024  # pixels a side: a tile of paper grain, and the cloth composed of them


def announced(widget: Widget) -> Widget:
    """Returns the widget, which the narrator now announces as it comes and whenever its words change."""
    widget.role = "live"
    return widget


def paint_table(ui: Ui, target: pygame.Surface, rect: pygame.Rect | None = None) -> None:
    """Paints a rectangle (None: the whole target) in the table's colour, with paper grain if its picture is
    available."""
    area = rect or target.get_rect()
    if ui.theme.name == "contrast" or not ui.pictures.has("map/paper"):
        target.fill(ui.theme.table, area)
        return
    paper = ui.pictures.get("map/paper", (PAPER, PAPER))
    cloth = ui.pictures.made(f"@cloth {ui.theme.name}", (CLOTH, CLOTH), lambda: _cloth(ui, paper), paper)
    clip = target.get_clip()
    target.set_clip(area)
    for y in range(area.top, area.bottom, CLOTH):
        for x in range(area.left, area.right, CLOTH):
            target.blit(cloth, (x, y))
    target.set_clip(clip)


def _cloth(ui: Ui, paper: pygame.Surface) -> pygame.Surface:
    """Composes an opaque surface from many tiles of the grain."""
    tile = paper.copy()
    tile.fill((60, 66, 74) if ui.theme.name == "slate" else (222, 205, 170), special_flags=pygame.BLEND_RGB_MULT)
    cloth = pygame.Surface((CLOTH, CLOTH))
    cloth.fill(ui.theme.table)
    cloth.blits([(tile, (x, y)) for y in range(0, CLOTH, PAPER) for x in range(0, CLOTH, PAPER)])
    return cloth


def paint_scene(ui: Ui, target: pygame.Surface, picture: str) -> None:
    """Paints a full-screen painting, or the plain table while it is missing."""
    if not ui.pictures.has(picture):
        paint_table(ui, target)
        return
    target.fill(ui.theme.table)  # a painting may be slightly transparent
    target.blit(ui.pictures.covering(picture, target.get_size(), ui.pictures.ratio(picture)), (0, 0))
    if ui.theme.picture_shade:
        tone = (255, 255, 255) if ui.theme.name == "contrast" else mix(ui.theme.table, (0, 0, 0), 0.3)
        blend_colour(target, target.get_rect(), ui.theme.picture_shade, tone)


def shortened(path: str, most: int = 52) -> str:
    """Returns a path of at most ``most`` letters: if it is longer, its middle is replaced by "…"."""
    return path if len(path) <= most else f"{path[: most // 2]}…{path[-most // 2 + 1 :]}"


def dim(ui: Ui, target: pygame.Surface, strength: int = 110) -> None:
    """Darkens a painting behind sheets; nothing in a flat theme. ``strength``: from 0 to 255."""
    if not ui.theme.flat:
        blend_colour(target, target.get_rect(), strength)


class PageTitle(Widget):
    """The title of a page or dialog, in gold on wood."""

    role = "heading"

    def __init__(self, text: str, size: str | float = "title") -> None:
        super().__init__(grow=1)
        self.text, self.size = text, size

    @property
    def drawn_text(self) -> str:
        return self.text

    def _size(self, ui: Ui, width: int) -> int:
        most = ui.type_size(self.size)
        return next((n for n in range(most, 14, -1) if ui.fonts.width(self.text, "title", n) <= width - 8), 14)

    def measure(self, ui: Ui, width: int) -> tuple[int, int]:
        size = self._size(ui, width)
        return (min(width, ui.fonts.width(self.text, "title", size) + 8), ui.fonts.height("title", size))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        size = self._size(ui, self.rect.width)
        if ui.theme.flat:
            drawn = ui.fonts.line(self.text, "title", size, ui.theme.wood_ink)
        else:
            drawn = ui.fonts.gilded(self.text, size, GOLD_LIGHT, GOLD, (24, 14, 6))
        target.blit(drawn, drawn.get_rect(midleft=self.rect.midleft))


class PageScreen(Screen):
    """The base of pages: a wooden board with title, a sheet with the body, and buttons, as high as its content."""

    title_id = ""
    of_game = False  # shows the current game's painting behind it, not the program's
    sheet_width = 640
    mapped = False  # draws the sheet as a map with a degree scale, for pages without pictures

    def body(self, ui: Ui) -> Widget:
        """Returns the content of the sheet; each page defines it."""
        return Widget()

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        """Returns the buttons below the sheet."""
        return [Button(self.text("back"), self.leave, name="back")]

    def title(self, ui: Ui) -> str:
        return self.text(self.title_id)

    def aside(self, ui: Ui) -> Sequence[Widget]:
        """Returns widgets beside the title (default: none)."""
        return ()

    def head(self, ui: Ui) -> Widget:
        return Row([PageTitle(self.title(ui)), *self.aside(ui)], gap=12, align="centre")

    def build(self, ui: Ui) -> Widget:
        ground, pad = (map_sheet, (26, 20)) if self.mapped else (sheet, (14, 10))
        inside = self.body(ui)
        scrolled = inside if isinstance(inside, Scroll) else Scroll(inside, name="body")
        body = MaterialFrame(scrolled, ground, pad=pad, grow=1)
        return self.board(ui, body)

    def board(self, ui: Ui, *parts: Widget) -> Widget:
        """Builds the whole page: title, body and buttons on wood."""
        buttons = self.buttons(ui)
        for button in buttons:
            if isinstance(button, Button) and button.kind == "plain":
                button.kind = "wood"
        head = self.head(ui)
        for widget in head.walk():
            if isinstance(widget, Label) and isinstance(widget.colour, str):
                widget.colour = "wood_ink"
        foot = Row([Spacer(grow=1), *buttons], gap=10, align="centre")
        return MaterialFrame(Column([head, *parts, foot], gap=10), plank, pad=(18, 12))

    def command(self, command: str) -> bool:
        """Handles a command key: Enter presses the page's main button. Returns whether it was handled."""
        if command != "confirm":
            return super().command(command)
        buttons = (w for w in self.ui_root.root.walk() if isinstance(w, Button) and w.kind == "main" and w.enabled)
        main = next(buttons, None)
        if main is None or self.ui_root.is_guarded(main.name):
            return False
        main.press()
        return True

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        room = pygame.Rect((0, 0), ui.size).inflate(-ui.px(28), -ui.px(28))
        wide = min(room.width, ui.px(self.sheet_width))
        rect = pygame.Rect(0, 0, wide, min(room.height, tree.measure(ui, wide)[1]))
        rect.center = room.center
        return rect

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        paint_scene(ui, target, self.app.background_picture if self.of_game else "screens/menu")


class AnyGamePage(PageScreen):
    """The base of pages that tell of any game, also over a table of another."""

    def leave(self) -> None:
        """Closes the page; a table's own game becomes current again."""
        if (own := self.app.stack[0].game) and own != self.app.game:
            self.app.select_game(own)
        super().leave()

"""The gallery: every picture of the current game with its name. A click or right click enlarges one, with its story."""

from __future__ import annotations

import re

import pygame

from game.render.ui import Ui
from game.screens.page import PageScreen
from game.shell import registry
from game.shell.shell import Shell
from game.widgets.base import Column, Flow, Row, Size, Widget
from game.widgets.button import Pressable
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label
from game.widgets.material.frame import edge, gilt_frame
from game.widgets.material.panel import dark_panel
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll
from game.widgets.zoom_preview import enlarged

OWN = {"icon": (128, 128)}  # the program's own folder of pictures
FRAMED = 140  # u: pictures at least this wide hang in a frame
NEAR = 300  # u: the longer side of an enlarged picture
# prefix of message ids by folder, where it differs from the folder's name
KINDS = {"seats": "colour", "wars": "theater", "map": "region", "goods": "commodity", "marks": "side"}


def candidate_messages(picture: str) -> list[str]:
    """Returns the message ids that may hold the name of what a picture shows, likeliest first, guessed from the
    picture's file name."""
    folder, _, stem = picture.rpartition("/")
    folder = folder.rpartition("/")[2]
    plain = re.sub(r"_(\d+|defeated)$", "", stem)  # one of several alike
    first, many = folder.split("_")[0].removesuffix("s"), f"{folder.removesuffix('ies')}y"
    kinds = dict.fromkeys((folder.removesuffix("s"), first, many, folder.removesuffix("es"), KINDS.get(folder, "")))
    stems = dict.fromkeys((stem, stem.replace("_", "-"), plain, plain.partition("_")[2]))
    return [*(f"{kind}-{one}" for one in stems for kind in kinds if kind and one), stem.replace("_", "-"), stem]


def caption(ui: Ui, picture: str) -> str:
    """Returns the name of the pictured thing in the game's words; "" if it has none."""
    known = next((message for message in candidate_messages(picture) if ui.texts.has(message)), "")
    return ui.text(known) if known else ""


def story(ui: Ui, picture: str) -> str:
    """Returns the text of an enlarged picture: the thing's name, what it does and its flavour text."""
    name = caption(ui, picture)
    lines = [f"*{name}*"] if name else []
    for ending, mark in (("effect", ""), ("flavour", "~"), ("story", "~")):
        known = next((f"{m}-{ending}" for m in candidate_messages(picture) if ui.texts.has(f"{m}-{ending}")), "")
        if known:
            lines.append(f"{mark}{ui.text(known)}{mark}")
    return "\n".join(lines)


def _size(ui: Ui, picture: str, shape: tuple[float, float]) -> tuple[float, float]:
    """Returns the shape of its folder in u; a framed picture keeps its own proportions."""
    wide, high = shape
    return (wide, wide / ui.pictures.ratio(picture, (round(wide), round(high)))) if wide >= FRAMED else shape


class GalleryPicture(Pressable):
    """A picture with its name below, in a frame if it is large."""

    def __init__(self, screen: GalleryScreen, picture: str, text: str, wide: float, high: float) -> None:
        super().__init__(self._nearer, name=picture)
        self.screen, self.picture, self.text, self.wanted = screen, picture, text, (wide, high)
        self._size: tuple[float, Size] | None = None  # cached size, with the u it was measured at

    def _nearer(self) -> None:
        self.screen.ui_root.near.open(self.screen.ui, [self], pinned=True)
        self.screen.app.dirty = True

    def close_up(self, ui: Ui) -> Widget:
        wide, high = self.wanted
        times = NEAR / max(wide, high)
        return enlarged(self.picture, wide * times, high * times, story(ui, self.picture), room=340)

    @property
    def framed(self) -> bool:
        """Whether the picture is drawn in a gilt frame: it is wide, and wider than high."""
        return self.wanted[0] >= FRAMED and self.wanted[0] > self.wanted[1]

    def _frame(self, ui: Ui) -> int:
        return edge(ui) if self.framed else 0

    def measure(self, ui: Ui, width: int) -> Size:
        if self._size is None or self._size[0] != ui.u:  # a page with hundreds of pictures is laid out several times
            self._size = (ui.u, self._whole(ui))
        return self._size[1]

    def _whole(self, ui: Ui) -> Size:
        wide = max(ui.px(self.wanted[0]) + 2 * self._frame(ui), ui.px(104))
        lines = ui.fonts.wrap(self.text, "flavour", ui.type_size("text"), wide) if self.text else []
        high = ui.px(self.wanted[1]) + 2 * self._frame(ui) + ui.px(4)
        return (wide, high + len(lines) * ui.fonts.height("flavour", ui.type_size("text")))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return  # draw pictures only when they come into sight
        frame = self._frame(ui)
        size = (ui.px(self.wanted[0]), ui.px(self.wanted[1]))
        rect = pygame.Rect(0, 0, *size)
        rect.midtop = (self.rect.centerx, self.rect.y + frame)
        if frame:
            gilt_frame(ui, target, rect.inflate(2 * frame, 2 * frame))
        target.blit(ui.pictures.get(self.picture, size), rect)
        y = rect.bottom + frame + ui.px(4)
        ink = "line" if self.hovered and not ui.theme.flat else "wood_ink"
        for line in ui.fonts.wrap(self.text, "flavour", ui.type_size("text"), self.rect.width) if self.text else ():
            drawn = ui.line(line, "flavour", "text", ink)
            target.blit(drawn, drawn.get_rect(midtop=(self.rect.centerx, y)))
            y += ui.fonts.height("flavour", ui.type_size("text"))
        self.draw_focus(ui, target)


class HeadingLine(Widget):
    """A gold line beside a heading."""

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill(ui.theme.line_low, (self.rect.x, self.rect.centery, self.rect.width, max(1, ui.px(1))))


class GalleryScreen(PageScreen):
    """The page of all pictures of the current game, by folder."""

    title_id = "gallery-title"
    of_game = True
    sheet_width = 1240

    def __init__(self, app: Shell) -> None:
        super().__init__(app)

    def _folder_title(self, folder: str) -> str:
        """Returns the game's name for a folder of pictures."""
        name = folder.rpartition("/")[2]
        return self.text(f"gallery-{name.replace('_', '-')}")

    def body(self, ui: Ui) -> Widget:
        shapes = {**OWN, **registry.plugin(self.app.game).gallery}
        folders: dict[str, list[str]] = {}
        for name in ui.pictures.names():
            folders.setdefault(name.rpartition("/")[0], []).append(name)
        parts: list[Widget] = []
        for folder in sorted((one for one in folders if one in shapes), key=lambda one: -shapes[one][0]):
            title = Label(self._folder_title(folder), style="title", size="heading", colour="wood_ink")
            rule = HeadingLine(grow=1)
            parts.append(Row([title, rule], gap=12, align="fill"))
            things = [
                GalleryPicture(self, name, caption(ui, name), *_size(ui, name, shapes[folder]))
                for name in folders[folder]
            ]
            for number, thing in enumerate(things, 1):
                thing.label = thing.text or f"{title.text} {number}"
            parts.append(Flow([*things], gap=18, align="centre"))
        return Column(parts or [RichText(self.text("gallery-empty"), colour="wood_ink")], gap=14, pad=6)

    def build(self, ui: Ui) -> Widget:
        return self.board(ui, MaterialFrame(Scroll(self.body(ui), name="body"), dark_panel, pad=(14, 10), grow=1))

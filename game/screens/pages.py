"""Pages to read: credits, the keys, and the gallery of all pictures."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game import TITLE, __version__, catalogue
from game.screens.frame import PageScreen
from game.ui import Ui
from game.widgets.base import Column, Flow, Size, Widget
from game.widgets.button import Button
from game.widgets.label import Gilded, Heading, Label, Picture
from game.widgets.richtext import RichText


class CreditsScreen(PageScreen):
    title_id = "credits-title"
    sheet_width = 640

    def body(self, ui: Ui) -> Widget:
        from game.parts import licence_folder, parts

        texts = "\n".join(f"- {part}" for part in parts())
        if (folder := licence_folder()) is not None:
            texts += "\n\n" + self.text("credits-licences", folder=str(folder))
        return Column(
            [
                Label(f"{TITLE} {__version__}", style="title", size="heading", colour="accent"),
                RichText(self.text("credits-body")),
                Heading(self.text("credits-parts")),
                RichText(texts),
            ],
            gap=12,
            pad=4,
        )


class Specimen(Widget):
    """A picture with its name below."""

    def __init__(self, picture: str, caption: str, width: float, height: float) -> None:
        super().__init__()
        self.add(
            Picture(picture, width, height),
            Label(caption, size="small", colour="soft_ink", align="centre"),
        )
        self.wide = width

    def measure(self, ui: Ui, width: int) -> Size:
        wide = max(ui.px(self.wide), ui.px(96))
        caption = self.children[1].measure(ui, wide)
        return (wide, self.children[0].measure(ui, wide)[1] + caption[1] + ui.px(2))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        high = self.children[0].measure(ui, rect.width)[1]
        self.children[0].arrange(ui, pygame.Rect(rect.x, rect.y, rect.width, high))
        self.children[1].arrange(ui, pygame.Rect(rect.x, rect.y + high, rect.width, rect.height - high))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if self.rect.colliderect(target.get_clip()):  # pictures are only drawn when they come into sight
            super().draw(ui, target)


def caption(ui: Ui, picture: str) -> str:
    """The name of the thing shown, as the game calls it; where it has none, the words of the picture's own name."""
    folder, _, stem = picture.rpartition("/")
    folder = folder.rpartition("/")[2]
    kinds = (folder.removesuffix("s"), folder.split("_")[0].removesuffix("s"), f"{folder.removesuffix('ies')}y")
    for message in (*(f"{kind}-{stem}" for kind in kinds), stem.replace("_", "-"), stem):
        if ui.texts.has(message):
            return ui.text(message)
    return stem.replace("_", " ").capitalize()


OWN = {"icon": (128, 128)}  # the program's own folder of pictures


class GalleryScreen(PageScreen):
    """Every picture of the game at hand on one page."""

    title_id = "gallery-title"
    sheet_width = 1400

    def body(self, ui: Ui) -> Widget:
        shapes = {**OWN, **catalogue.face(self.app.game).gallery}
        folders: dict[str, list[str]] = {}
        for name in ui.pictures.names():
            folders.setdefault(name.rpartition("/")[0], []).append(name)
        parts: list[Widget] = []
        for folder, names in folders.items():
            if folder not in shapes:
                continue
            wide, high = shapes[folder]
            parts.append(Heading(folder.rpartition("/")[2].replace("_", " ")))
            parts.append(
                Flow([Specimen(name, caption(ui, name), wide, high) for name in names], gap=12, align="centre")
            )
        return Column(parts or [RichText(self.text("gallery-empty"))], gap=12, pad=4)


class SplashScreen(PageScreen):
    """The very first frame: the table and the title, before anything else is loaded."""

    def build(self, ui: Ui) -> Widget:
        return Gilded(TITLE)

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [Button(self.text("back"), self.leave)]

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill((52, 34, 20))

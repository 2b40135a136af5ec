"""The credits page, and the splash screen of the first frame."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game import TITLE, __version__
from game.i18n.display_text import display_text
from game.render.ui import Ui
from game.screens.page import PageScreen
from game.widgets.base import Column, Widget
from game.widgets.button import Button
from game.widgets.label import GoldTitle, Heading, Label
from game.widgets.rich_text import RichText


class CreditsScreen(PageScreen):
    """The page of credits and licences."""

    mapped = True
    title_id = "credits-title"
    sheet_width = 640

    def sections(self, *names: str) -> list[Widget]:
        """Builds a heading and its text for each of the named sections of credits, all in one list of widgets."""
        parts: list[Widget] = []
        for name in names:
            parts += [Heading(self.text(f"credits-{name}")), RichText(self.text(f"credits-{name}-body"))]
        return parts

    def body(self, ui: Ui) -> Widget:
        from game.platform.dependencies import licence_folder, parts

        texts = "\n".join(f"- {part}" for part in parts())
        if (folder := licence_folder()) is not None:
            texts += "\n\n" + self.text("credits-licences", folder=display_text(folder))
        return Column(
            [
                Label(f"{TITLE} {__version__}", style="title", size="heading", colour="accent"),
                RichText(self.text("credits-body")),
                *self.sections("after", "machines", "unsigned"),
                Heading(self.text("credits-parts")),
                RichText(texts),
            ],
            gap=12,
            pad=4,
        )


class SplashScreen(PageScreen):
    """The first frame: table and title, drawn before anything else is loaded."""

    def build(self, ui: Ui) -> Widget:
        return GoldTitle(TITLE)

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [Button(self.text("back"), self.leave)]

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill((52, 34, 20))

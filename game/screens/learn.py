"""The rules in pages, and the page of rulings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.screens.frame import PageScreen
from game.shell import Shell
from game.ui import Ui
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Panel
from game.widgets.richtext import RichText
from game.widgets.scroll import Scroll

PAGES = (
    "goal",
    "words",
    "turn",
    "arches",
    "paying",
    "movement",
    "combat",
    "missions",
    "scoring",
    "solo",
    "table",
    "rulings",
)


class LearnScreen(PageScreen):
    title_id = "learn-title"
    sheet_width = 1060

    def __init__(self, app: Shell, page: str = "") -> None:
        super().__init__(app)
        self.page = page if page in PAGES else PAGES[0]

    def turn_to(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def _step(self, step: int) -> None:
        self.turn_to(PAGES[(PAGES.index(self.page) + step) % len(PAGES)])

    def command(self, command: str) -> bool:
        if command in ("zoom_in", "zoom_out"):
            self._step(1 if command == "zoom_in" else -1)
            return True
        return super().command(command)

    def build(self, ui: Ui) -> Widget:
        tabs: list[Widget] = [
            Button(
                self.text(f"learn-{page}-title"),
                partial(self.turn_to, page),
                kind="quiet",
                name=f"page-{page}",
                align="left",
                pressed=page == self.page,
            )
            for page in PAGES
        ]
        wide = ui.size[0] >= ui.px(760)
        text = Column(
            [Heading(self.text(f"learn-{self.page}-title")), RichText(self.text(f"learn-{self.page}"))], gap=8, pad=8
        )
        sheet = Panel(Scroll(text, name=f"learn-{self.page}"), pad=10, inset=True, grow=4)
        foot = Row(list(self.buttons(ui)), gap=10, align="centre")
        if wide:
            index = Scroll(Column(tabs, gap=2), name="learn-index", grow=1)
            middle: Widget = Row([index, sheet], gap=12)
            middle.grow = 1
            return Panel(Column([self.head(ui), middle, foot], gap=10), pad=18)
        return Panel(Column([sheet, foot], gap=10), pad=12)

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        last = self.page == PAGES[-1]
        return [
            Button(self.text("back"), self.leave, name="back"),
            Button(self.text("previous"), partial(self._step, -1), name="previous", enabled=self.page != PAGES[0]),
            Button(self.text("next"), partial(self._step, 1), name="next", kind="main", enabled=not last),
        ]

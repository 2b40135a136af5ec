"""Page with a rival's whole board, opened from its strip; shows public information only."""

from __future__ import annotations

from engine.historia import facts
from engine.historia.components import CIVBOT_CARDS, LEADERS
from game.historia.drawing.palette import piece
from game.historia.panels.zoom_preview import small
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.i18n.texts import Texts
from game.render.ui import Ui
from game.screens.page import PageScreen
from game.shell.shell import Shell
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.label import Heading, Label, Picture
from game.widgets.rich_text import RichText

CARD, CIVBOT = 150, 132  # u


class SeatPage(PageScreen):
    """The page of one seat."""

    overlay = True
    sheet_width = 1080

    def __init__(self, app: Shell, model: TableModel, seat: int) -> None:
        super().__init__(app)
        self.model, self.seat = model, seat

    def backdrop(self, ui: Ui, target: object) -> None:
        """Draws nothing, so that the table stays visible behind the page."""

    def head(self, ui: Ui) -> Widget:
        c = self.model.view.seats[self.seat]
        name = words.seat_name(ui.texts, self.model.match, self.seat)
        leads = [Label(ui.text(f"leader-{c.leader}"), style="flavour", size="large")] if c.leader in LEADERS else []
        return Row([Picture(piece(c.id), 40, 40), Heading(name, size="title", grow=1), *leads], gap=10, align="centre")

    def body(self, ui: Ui) -> Widget:
        s, texts = self.model.view, ui.texts
        c = s.seats[self.seat]
        numbers = [
            ("vp", c.vp, texts("vp-word", n=c.vp)),
            ("technology", c.technology, texts("action-technology")),
            ("military", c.military, texts("action-military")),
            ("supply", c.supply, texts("pool-supply")),
            ("pool", c.used, texts("pool-used")),
            ("on_map", c.cubes.bit_count(), texts("pool-map")),
            ("reserve", c.reserve, texts("pool-reserve")),
        ]
        rich_texts = [RichText(f"[{sign}] *{n}* {name}") for sign, n, name in numbers]
        zone = Label(texts(f"government-{facts.government(s, self.seat)}"), style="title", size="large")
        parts: list[Widget] = [Flow([zone, *rich_texts], gap=20, align="centre")]
        if c.difficulty:
            parts.append(RichText(texts("civbot-rules")))
            parts.append(Flow([small(texts, "civbot", card, CIVBOT) for card in CIVBOT_CARDS], gap=10))
            return Column(parts, gap=10, pad=4)
        parts += self._cards(
            texts, texts("hand"), [("action", card) for card in facts.hand(s, self.seat)], c.technology
        )
        parts += self._cards(texts, texts("queue-title"), [("action", card) for card in c.queue], c.technology)
        own = [("leader", c.leader)] if c.leader in LEADERS else []
        own += [("wonder", one.wonder) for one in facts.wonders(s, self.seat)]
        parts += self._cards(texts, texts("leader-and-wonders"), own, c.technology)
        parts += self._cards(texts, texts("advisors-gone"), [("advisor", one) for one in c.gone_advisors], c.technology)
        return Column(parts, gap=8, pad=4)

    @staticmethod
    def _cards(texts: Texts, title: str, entries: list[tuple[str, str]], level: int) -> list[Widget]:
        if not entries:
            return []
        return [
            Label(title, style="strong"),
            Flow([small(texts, kind, name, CARD, level) for kind, name in entries], gap=8),
        ]

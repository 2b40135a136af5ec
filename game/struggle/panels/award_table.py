"""Table of what scoring now would bring: awards, prestige and demands with counts, leader and prize.

What a purchase would change stands beside each row.
"""

from __future__ import annotations

import pygame

from engine.struggle import facts
from engine.struggle.facts import RegionLead
from engine.struggle.scoring_facts import beyond_rows, forecast_score
from engine.struggle.state import BRITAIN, FRANCE, NOBODY
from game.render.theme import INK, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.drawing.palette import DARK
from game.struggle.panels.tooltip_zone import TooltipZone
from game.struggle.preview import Preview
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.widgets.base import Size
from game.widgets.material import panel as material
from game.widgets.rich_text import BrokenText, lay_out

ROW, HEAD, TITLE, MARKS = 19.0, 35.0, 16.0, 28.0  # u: of a row, above the rows, of the title in it, to the marks
COUNTS = ((0, 117.0), (1, 135.0))  # side and x of its counts
LEADER = 151.0  # x of the leader's mark
PRIZE, COIN = 69.0, 13.0  # u: width of the prize, and of the Debt symbol in it
SOFT, MARKED = rgb("#6B5339"), rgb("#2E7148")
ABOUT_TO, CHANGED = rgb("#D9E4C4"), rgb("#F6D994")  # rows that a purchase would change, rows changed since the recap


def row_picture(lead: RegionLead) -> str:
    """Returns the picture id for a row of the table."""
    if lead.category == "award":
        return "struggle/pieces/award"
    return "struggle/pieces/prestige" if lead.category == "prestige" else f"struggle/goods/{lead.item}"


def prize_of(ui: Ui, lead: RegionLead) -> tuple[str, str]:
    """Returns the texts of a row's prize: its VP and Treaty Points, and its change of Debt ("" if none), which is
    followed by a symbol."""
    prize = words.prize(ui.texts, lead.vp, lead.trp)
    if not lead.debt:
        return prize, ""
    return f"{prize},", f"\u2009{'+' if lead.debt > 0 else '−'}{abs(lead.debt)}"


def indicated_preview(model: TableModel) -> Preview | None:
    """Returns the forecast of the move that is pointed at or selected; None without such a move, and while somebody
    else decides or the past is shown."""
    move = model.indicated_move()
    return None if move is None or not model.deciding else model.preview(move)


class AwardTable(TooltipZone):
    """The table as a widget; ``titled`` False: without its title."""

    def __init__(self, ui: Ui, model: TableModel, titled: bool = True) -> None:
        super().__init__(name="ledger", tip=ui.text("tip-ledger"))
        self.model, self.titled, self._ui = model, titled, ui
        self.leads = facts.scoring_now(model.view)
        self.rest = beyond_rows(self.leads, model.view.vp, forecast_score(model.view))
        self.was = self._before_recap()

    @property
    def drawn_text(self) -> str:
        rows = [self._row_words(lead) for lead in self.leads]
        if self.rest:
            holder = words.side(self._ui.texts, FRANCE if self.rest > 0 else BRITAIN)
            rows.append(f"{self._ui.text('ledger-rest')}: {holder}: {words.prize(self._ui.texts, abs(self.rest), 0)}")
        return "\n".join(rows)

    def _row_words(self, lead: RegionLead) -> str:
        """Returns a row in words: the balance, and what its winner gets."""
        ui = self._ui
        name = words.lead_short(ui.texts, lead.category, lead.item)
        sides = [f"{words.side(ui.texts, seat)} {lead.counts[seat]}" for seat, _ in COUNTS]
        if lead.winner == NOBODY:
            prize = ui.text("ledger-nobody") if lead.margin < 2 else ui.text("ledger-lead", n=lead.margin)
        else:
            prize, debt = prize_of(ui, lead)
            prize = f"{words.side(ui.texts, lead.winner)}: {prize}" + (f" {debt.strip()} [debt]" if debt else "")
        return f"{name}: {', '.join(sides)}; {prize}"

    def measure(self, ui: Ui, width: int) -> Size:
        if not self.leads:
            return (width, ui.px(self._head + 8) + self.nothing_yet(ui, width).height)
        return (width, ui.px(self._head + ROW * (len(self.leads) + bool(self.rest)) + 8))

    def nothing_yet(self, ui: Ui, width: int) -> BrokenText:
        """Returns the note shown before a turn's Awards are dealt, broken into lines of this width."""
        return lay_out(ui, ui.text("ledger-empty"), width - ui.px(20), style="flavour", size=13.5, colour=SOFT)

    @property
    def _head(self) -> float:
        """u above the first row."""
        return HEAD if self.titled else HEAD - TITLE

    def _before_recap(self) -> dict[tuple[str, str], RegionLead]:
        """Returns the rows before the moves of the recap; {} without a recap or from another turn."""
        since, match = self.model.recap_since, self.model.match
        if since is None or match.cursor is not None:
            return {}
        before = match.view_at(since, match.observer)
        if before.turn != self.model.view.turn:
            return {}
        return {(lead.category, lead.item): lead for lead in facts.scoring_now(before)}

    def is_changed(self, lead: RegionLead) -> bool:
        """Returns whether the moves in the recap have changed a row's counts or winner."""
        was = self.was.get((lead.category, lead.item), lead)
        return (was.counts, was.winner) != (lead.counts, lead.winner)

    def after(self) -> dict[tuple[str, str], RegionLead]:
        """Returns the rows as they would be after the move pointed at or selected, by (category, item); {} without such
        a move."""
        shown = indicated_preview(self.model)
        return {} if shown is None else {(lead.category, lead.item): lead for lead in shown.after.leads}

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        material.paper(ui, target, rect, radius=6, shadow=4)
        if self.titled:
            point = (rect.x + ui.px(10), rect.y + ui.px(15))
            title, room = ui.text("ledger-title"), rect.width - ui.px(20)
            pen.words(ui, target, title, point, style="title", size=14.5, room=room, height=ui.px(TITLE))
        marks = rect.y + ui.px(self._head - HEAD + MARKS)
        for seat, x in COUNTS if self.leads else ():
            pen.blit_centred(target, pen.mark(ui, seat, ui.px(12)), (rect.x + ui.px(x), marks))
        after = self.after()
        y = rect.y + ui.px(self._head + ROW / 2)
        for lead in self.leads:
            then = after.get((lead.category, lead.item), lead)
            self._row(ui, target, y, lead, then)
            y += ui.px(ROW)
        if self.rest:
            self._rest(ui, target, y)
        if not self.leads:
            self.nothing_yet(ui, rect.width).draw(target, rect.x + ui.px(10), rect.y + ui.px(self._head))
        self.draw_focus(ui, target)

    def _rest(self, ui: Ui, target: pygame.Surface, y: int) -> None:
        """Draws what scoring would bring besides the rows, so that they add up to the score beside them."""
        shown = indicated_preview(self.model)
        after = self.rest if shown is None else beyond_rows(shown.after.leads, shown.after.vp, shown.after.forecast)
        changed, end = after != self.rest, self.rect.right - ui.px(9)
        if changed:
            band = pygame.Rect(
                self.rect.x + ui.px(5), y - ui.px(ROW / 2) + 1, self.rect.width - ui.px(10), ui.px(ROW) - 2
            )
            target.fill(ABOUT_TO, band)
        point = (self.rect.x + ui.px(31), y)
        pen.words(ui, target, ui.text("ledger-rest"), point, size=13.5, room=ui.px(LEADER - 31 - 9))
        if after:
            side = FRANCE if after > 0 else BRITAIN
            pen.blit_centred(target, pen.mark(ui, side, ui.px(16)), (self.rect.x + ui.px(LEADER), y))
        prize = words.prize(ui.texts, abs(after), 0)
        colour = MARKED if changed else INK
        pen.words(
            ui, target, prize, (end, y), style="strong", size=12.5, align="right", colour=colour, room=ui.px(PRIZE)
        )

    def _row(self, ui: Ui, target: pygame.Surface, y: int, lead: RegionLead, then: RegionLead) -> None:
        rect = self.rect
        changed = (then.counts, then.winner) != (lead.counts, lead.winner)
        if changed or self.is_changed(lead):
            band = pygame.Rect(rect.x + ui.px(5), y - ui.px(ROW / 2) + 1, rect.width - ui.px(10), ui.px(ROW) - 2)
            target.fill(ABOUT_TO if changed else CHANGED, band)
        side = ui.px(17)
        target.blit(pen.picture(ui, row_picture(lead), side), (rect.x + ui.px(9), y - side // 2))
        name = words.lead_short(ui.texts, lead.category, lead.item)
        pen.words(ui, target, name, (rect.x + ui.px(31), y), size=13.5, room=ui.px(77))
        for seat, x in COUNTS:
            ahead = then.counts[seat] > then.counts[1 - seat]
            colour = DARK[seat] if ahead else INK
            style = "strong" if ahead else "text"
            point = (rect.x + ui.px(x), y)
            pen.words(ui, target, str(then.counts[seat]), point, style=style, size=14, align="centre", colour=colour)
        if then.winner == NOBODY:
            point = (rect.right - ui.px(9), y)
            nobody = ui.text("ledger-nobody") if then.margin < 2 else ui.text("ledger-lead", n=then.margin)
            pen.words(ui, target, nobody, point, style="flavour", size=13, colour=SOFT, align="right", room=ui.px(78))
            return
        pen.blit_centred(target, pen.mark(ui, then.winner, ui.px(16)), (rect.x + ui.px(LEADER), y))
        colour, end, room = MARKED if changed else INK, rect.right - ui.px(9), ui.px(PRIZE)
        prize, debt = prize_of(ui, then)
        if debt:
            picture = pen.picture(ui, "struggle/points/debt", ui.px(COIN))
            target.blit(picture, (end - picture.get_width(), y - picture.get_height() // 2))
            end -= picture.get_width() + ui.px(1)
            end -= pen.words(ui, target, debt, (end, y), style="strong", size=12.5, align="right", colour=colour)
            room -= rect.right - ui.px(9) - end
        pen.words(ui, target, prize, (end, y), style="strong", size=12.5, align="right", colour=colour, room=room)

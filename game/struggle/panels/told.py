"""What is told step by step over the sheet: the opening of a turn or a war, a theater, a turn's scoring."""

from __future__ import annotations

import pygame

from engine.struggle.board import THEATERS
from engine.struggle.components import STEPS
from engine.struggle.state import NOBODY
from game.struggle import pen, words
from game.struggle.desk import Desk
from game.struggle.hands import Hands
from game.struggle.palette import SIDES as COLOURS
from game.struggle.panels.theaters import Display, Shown
from game.struggle.story import Fought, Opened, Row, Scored
from game.ui import Ui
from game.widgets.base import Column, Size, Spacer, Widget
from game.widgets.base import Row as Line
from game.widgets.button import Button
from game.widgets.closeup import Wide
from game.widgets.label import Gilded, Heading, Label, Panel
from game.widgets.richtext import RichText


def told(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    if desk.story is None:
        return None
    step = desk.story.step
    if isinstance(step, Scored):
        return _scored(ui, step, hands)
    if isinstance(step, Fought):
        return _fought(ui, desk, step, hands)
    return _opened(ui, desk, step, hands)


def _on(ui: Ui, hands: Hands) -> Widget:
    return Button(ui.text("go-on"), hands.next_step, kind="main", name="story-on")


def _fought(ui: Ui, desk: Desk, step: Fought, hands: Hands) -> Widget:
    assert desk.story is not None
    told_ = desk.story.fought(step.war)
    s = desk.view
    shown = []
    for number in range(len(THEATERS[step.war])):
        state = "now" if number == step.theater else "done" if number < step.theater else "coming"
        one = Shown.of(s, step.war, number, told_.get(number), state)
        if number < step.theater and number not in told_ and s.war == step.war and number < len(s.won):
            one.winner = s.won[number][0]
        shown.append(one)
    foot = Line([_on(ui, hands), Button(ui.text("story-skip"), hands.skip_story, name="story-skip")], gap=10)
    return Display(shown, foot=foot, name="war")


def _opened(ui: Ui, desk: Desk, step: Opened, hands: Hands) -> Widget:
    if step.war >= 0:
        shown = [Shown.of(desk.view, step.war, number, None, "coming") for number in range(len(THEATERS[step.war]))]
        return Display(shown, foot=Line([_on(ui, hands)]), name="war")
    entry = next(entry for entry in STEPS if entry.turn == step.turn)
    title = ui.text(f"era-{step.era}") if step.era else ui.text("turn-title", turn=step.turn)
    parts: list[Widget] = [
        Line([Spacer(grow=1), Gilded(title), Spacer(grow=1)]),
        Label(ui.text("turn-years", turn=step.turn, years=entry.years), style="flavour", size=18, align="centre"),
    ]
    if step.era:
        parts.append(RichText(ui.text(f"era-{step.era}-text"), align="centre"))
    parts.append(Line([Spacer(grow=1), _on(ui, hands), Spacer(grow=1)]))
    return Panel(Column([Spacer(430), *parts], gap=8), pad=22, name="opened")


def _scored(ui: Ui, step: Scored, hands: Hands) -> Widget:
    title = ui.text(f"over-{step.why}") if step.why else ui.text("scored-title", turn=step.turn)
    rows: list[Widget] = [ScoreRow(row) for row in step.rows]
    total = ui.text("scored-total", before=step.before, after=step.after)
    parts: list[Widget] = [
        Heading(title),
        *rows,
        Label(total, style="strong", size=22, colour="accent", align="centre"),
        Line([Spacer(grow=1), _on(ui, hands)]),
    ]
    return Panel(Wide(Column(parts, gap=3), 500), pad=18, name="scored")


class ScoreRow(Widget):
    """What was scored, both counts, who got what; in columns."""

    def __init__(self, row: Row) -> None:
        super().__init__()
        self.row = row

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(25))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        row, rect, y = self.row, self.rect, self.rect.centery
        ink = ui.theme.ink
        side = ui.px(20)
        picture = sign_of(row.category, row.item)
        if picture:
            target.blit(pen.picture(ui, picture, side), (rect.x, y - side // 2))
        name = words.lead_name(ui.texts, row.category, row.item)
        pen.words(ui, target, name, (rect.x + ui.px(28), y), size=16, colour=ink, room=ui.px(190))
        for seat, x in ((0, 240), (1, 285)):
            if row.counts is None:
                continue
            ahead = row.counts[seat] > row.counts[1 - seat]
            style, colour = ("strong", COLOURS[seat]) if ahead else ("text", ink)
            spot = (rect.x + ui.px(x), y)
            pen.words(ui, target, str(row.counts[seat]), spot, style=style, size=17, align="centre", colour=colour)
        spot = (rect.right - ui.px(4), y)
        if row.winner == NOBODY:
            nobody = ui.text("ledger-nobody")
            pen.words(ui, target, nobody, spot, style="flavour", size=15, align="right", colour=ui.theme.soft_ink)
            return
        pen.put(target, pen.mark(ui, row.winner, ui.px(21)), (rect.x + ui.px(330), y))
        prize = words.prize(ui.texts, row.vp, row.trp, row.debt)
        pen.words(ui, target, prize, spot, style="strong", size=16, align="right", colour=ink, room=ui.px(140))


def sign_of(category: str, item: str) -> str:
    """A picture for what is scored; "" for none."""
    if category == "award":
        return "struggle/pieces/award"
    if category in ("prestige", "final_prestige"):
        return "struggle/pieces/prestige"
    if category in ("demand", "final_commodity"):
        return f"struggle/goods/{item}"
    return {"final_debt": "struggle/points/debt", "final_territory": "struggle/pieces/territory"}.get(category, "")

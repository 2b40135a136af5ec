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
from game.widgets.scroll import Scroll

COUNTS = ((0, 240.0), (1, 285.0))  # the side, and where its counts stand
OPENED = 520.0  # u, of the page that opens a turn
TURN, FINAL, BETWEEN = 500.0, 290.0, 28.0  # u: the columns of what is scored
MARK, FINAL_MARK, HEAD = 330.0, 185.0, 20.0  # where who gets it stands; above the rows, who counts what


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
    before = {number: fight for number, fight in desk.fought(step.war).items() if number < step.theater}
    told_ = before | desk.story.fought(step.war)
    shown = []
    for number in range(len(THEATERS[step.war])):
        state = "now" if number == step.theater else "done" if number < step.theater else "coming"
        shown.append(Shown.of(desk.view, step.war, number, told_.get(number), state))
    foot = Line([_on(ui, hands), Button(ui.text("story-skip"), hands.skip_story, name="story-skip")], gap=10)
    return Display(shown, foot=foot, name="war")


def _opened(ui: Ui, desk: Desk, step: Opened, hands: Hands) -> Widget:
    if step.war >= 0:
        shown = [Shown.of(desk.view, step.war, number, None, "coming") for number in range(len(THEATERS[step.war]))]
        return Display(shown, foot=Line([_on(ui, hands)]), name="war")
    entry = next(entry for entry in STEPS if entry.turn == step.turn)
    title = ui.text(f"era-{step.era}") if step.era else ui.text("turn-title", turn=step.turn)
    years = words.years(entry)
    if step.era:
        years = ui.text("turn-years", turn=step.turn, years=years)
    parts: list[Widget] = [
        Line([Spacer(grow=1), Gilded(title), Spacer(grow=1)]),
        Label(years, style="flavour", size=18, align="centre"),
    ]
    if step.era:
        parts.append(RichText(ui.text(f"era-{step.era}-text"), align="centre"))
    parts.append(Line([Spacer(grow=1), _on(ui, hands), Spacer(grow=1)]))
    return Panel(Wide(Column(parts, gap=8), OPENED), pad=22, name="opened")


def _scored(ui: Ui, step: Scored, hands: Hands) -> Widget:
    """The turn's rows, and beside them those of the end of the game; in a low window they scroll."""
    if step.rows[0].category == "end":
        return _ended(ui, step, hands)
    turn, final = step.parts
    ending = ui.text(f"over-{step.why}") if step.why else ""
    title = ui.text("scored-title", turn=step.turn) if final or not ending else ending
    columns: list[Widget] = [Wide(Column([Heading(title), ScoreHead(), *map(ScoreRow, turn)], gap=3), TURN)]
    if final:
        rows = [ScoreRow(row, FINAL_MARK) for row in final]
        columns.append(Wide(Column([Heading(ending), Spacer(height=HEAD), *rows], gap=3), FINAL))
    total = ui.text("scored-total", before=step.before, after=step.after)
    foot = [Spacer(grow=1), Label(total, style="strong", size=22, colour="accent"), Spacer(grow=1), _on(ui, hands)]
    rows_ = Scroll(Line(columns, gap=BETWEEN, align="start"), name="scored-rows")
    wide = TURN + (BETWEEN + FINAL if final else 0)
    return Panel(Wide(Column([rows_, Line(foot, align="centre")], gap=6), wide), pad=18, name="scored")


def _ended(ui: Ui, step: Scored, hands: Hands) -> Widget:
    """An ending that nothing was scored with: a war won in its top rows."""
    parts: list[Widget] = [
        Line([Spacer(grow=1), Gilded(ui.text(f"over-{step.why}")), Spacer(grow=1)]),
        RichText(ui.text(f"over-{step.why}-text", vp=step.after), align="centre"),
        Line([Spacer(grow=1), _on(ui, hands), Spacer(grow=1)]),
    ]
    return Panel(Wide(Column(parts, gap=8), OPENED), pad=22, name="opened")


class ScoreHead(Widget):
    """Whose count stands in which column."""

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HEAD))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        for seat, x in COUNTS:
            pen.put(target, pen.mark(ui, seat, ui.px(17)), (self.rect.x + ui.px(x), self.rect.centery))


class ScoreRow(Widget):
    """What was scored, both counts, who got what; in columns."""

    def __init__(self, row: Row, mark: float = MARK) -> None:
        """``mark``: where who gets it stands, in u."""
        super().__init__()
        self.row, self.mark = row, mark

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
        pen.words(ui, target, name, (rect.x + ui.px(28), y), size=16, colour=ink, room=ui.px(min(190, self.mark - 45)))
        for seat, x in COUNTS:
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
        pen.put(target, pen.mark(ui, row.winner, ui.px(21)), (rect.x + ui.px(self.mark), y))
        prize = words.prize(ui.texts, row.vp, row.trp, row.debt)
        pen.words(
            ui,
            target,
            prize,
            spot,
            style="strong",
            size=16,
            align="right",
            colour=ink,
            room=rect.width - ui.px(self.mark + 16),
        )


def sign_of(category: str, item: str) -> str:
    """A picture for what is scored; "" for none."""
    if category == "award":
        return "struggle/pieces/award"
    if category in ("prestige", "final_prestige"):
        return "struggle/pieces/prestige"
    if category in ("demand", "final_commodity"):
        return f"struggle/goods/{item}"
    return {"final_debt": "struggle/points/debt", "final_territory": "struggle/pieces/territory"}.get(category, "")

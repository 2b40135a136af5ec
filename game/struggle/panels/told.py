"""What is told step by step over the sheet: the opening of a turn or a war, a theater, a turn's scoring."""

from __future__ import annotations

from engine.struggle.board import THEATERS
from engine.struggle.components import STEPS
from engine.struggle.state import NOBODY
from game.struggle import words
from game.struggle.desk import Desk
from game.struggle.hands import Hands
from game.struggle.panels.theaters import Display, Shown
from game.struggle.story import Fought, Opened, Row, Scored
from game.ui import Ui
from game.widgets.base import Column, Spacer, Widget
from game.widgets.base import Row as Line
from game.widgets.button import Button
from game.widgets.label import Gilded, Heading, Label, Panel, Picture
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
    rows: list[Widget] = [_row(ui, row) for row in step.rows]
    total = ui.text("scored-total", before=step.before, after=step.after)
    parts: list[Widget] = [
        Heading(title),
        Spacer(430),
        *rows,
        Label(total, style="title", size=20, colour="accent", align="centre"),
        Line([Spacer(grow=1), _on(ui, hands)]),
    ]
    return Panel(Column(parts, gap=5), pad=20, name="scored")


def _row(ui: Ui, row: Row) -> Widget:
    """What was scored, both counts, who got what."""
    name = words.lead_name(ui.texts, row.category, row.item)
    cells: list[Widget] = [Label(name, grow=4)]
    for seat in (0, 1):
        text = str(row.counts[seat]) if row.counts is not None else ""
        style = "strong" if row.counts is not None and row.counts[seat] > row.counts[1 - seat] else "text"
        cells.append(Label(text, style=style, size=17, align="centre", grow=1))
    if row.winner == NOBODY:
        cells.append(Label(ui.text("ledger-nobody"), style="flavour", align="right", grow=2))
    else:
        prize = ui.text("prize-vp", n=row.vp) if row.vp else "–"
        cells += [
            Picture(words.holder_picture(row.winner), 20, 20),
            Label(prize, style="strong", align="right", grow=2),
        ]
    return Line(cells, gap=6, align="centre")

"""Overlays that are opened and closed over the table: log, list of all cards, help panel, time bar of the history."""

from __future__ import annotations

from engine.historia.components import ACTIONS, ADVISORS, CIVBOT_CARDS, LEADERS, WONDERS
from game.historia.help_source import SOURCE
from game.historia.panels.column import DRAWER
from game.historia.panels.zoom_preview import small
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.historia.wording.log_text import log_wording
from game.play.logbook import log_of
from game.render.ui import Ui
from game.widgets.base import Column, Flow, Reserved, Row, Widget
from game.widgets.button import Button
from game.widgets.help_panel import help_panel
from game.widgets.label import Heading, Label, Panel
from game.widgets.log_list import entries, log_lines
from game.widgets.scroll import Scroll
from game.widgets.timebar import time_buttons, time_slider

SHOWN_LINES = 200
LISTED = 160  # u: width of a card in the list


def drawer(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the open overlay: log, list of cards or help panel; None if none is open."""
    if model.drawer in ("", DRAWER):
        return None
    if model.drawer == "rules":
        return help_panel(ui, SOURCE, model.rule, controller, "leaf")
    body = _cards(ui, model) if model.drawer == "cards" else _log(ui, model, controller)
    close = Button(ui.text("back"), controller.close_drawer, name="close-drawer", size="small")
    head = Row([Heading(ui.text(f"command-{model.drawer}"), grow=1), close], gap=10, align="centre")
    listed = body if isinstance(body, Scroll) else Scroll(body, name=f"drawer-{model.drawer}")
    opened = Panel(Column([head, listed], gap=8), pad=12, name=model.drawer)
    opened.is_open_page = True
    return opened


def _log(ui: Ui, model: TableModel, controller: TableController) -> Scroll:
    """Builds the log, oldest line first."""
    assert controller.recaps is not None
    lines = log_of(model.match, log_wording(ui.texts, model.match), controller.recaps.describer, SHOWN_LINES)
    return log_lines(ui, entries(lines, controller.recaps.describer), controller.history.jump, controller.point_out)


def _cards(ui: Ui, model: TableModel) -> Widget:
    """Builds the list of all cards of the game by kind; which cards exist is public."""
    families = (
        ("actions", "action", list(ACTIONS)),
        ("wonders", "wonder", list(WONDERS)),
        ("leaders", "leader", list(LEADERS)),
        ("advisors", "advisor", list(ADVISORS)),
        ("civbot-deck", "civbot", list(CIVBOT_CARDS)),
    )
    parts: list[Widget] = []
    for title, kind, names in families:
        parts.append(Heading(ui.text(f"cards-{title}"), size="large"))
        listed = [small(ui.texts, kind, name, LISTED) for name in names]
        for card, name in zip(listed, names, strict=True):
            card.name = f"{kind}-{name}"
        parts.append(Flow(listed, gap=10))
    return Column(parts, gap=8, pad=4)


def timebar(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the time bar; None unless a past position is shown."""
    history = controller.history
    if not history.open:
        return None
    s = model.view
    widest = int("8" * len(str(history.last)))
    at = [
        Label(ui.text("history-where", n=n, of=history.last, era=era, turn=turn), size="small", style="strong")
        for n, era, turn in ((history.at, words.ROMAN[s.era], s.turn_of_era), (widest, words.ROMAN[-1], 8))
    ]
    parts = [Reserved(at[0], at), time_slider(controller), *time_buttons(ui, controller, "choice")]
    return Panel(Flow(parts, gap=6, align="centre"), pad=4, name="history")

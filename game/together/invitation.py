"""Builds the card of the invitation to a seat: its link, six words and QR code, to be copied or renewed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.platform import clipboard
from game.platform.clipboard import NoClipboard
from game.platform.table_entries import Invited
from game.render.theme import GOLD
from game.render.ui import Ui
from game.screens.dialog import Answer, Dialog
from game.shell.shell import Shell
from game.together.opener import TableOpener
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.button import Button
from game.widgets.label import Label, Panel
from game.widgets.qr_code import QrCode
from game.widgets.text_field import TextField


class ShownText(TextField):
    """A read-only text to be copied: a click selects all of it."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__(text, lambda typed: None, name=name, most=400, wide=200, grow=1, chosen=True)

    def _put(self, value: str, caret: int) -> bool:
        self.chosen = True
        return False


class GoldPanel(Panel):
    """A sheet with a golden edge, for something that needs the player's attention."""

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        pygame.draw.rect(target, GOLD, self.rect, max(2, ui.px(2)), border_radius=ui.px(8))


def put_on_clipboard(app: Shell, text: str) -> None:
    """Copies a text to the clipboard; a toast says whether that was possible."""
    try:
        clipboard.put(text)
    except NoClipboard:
        app.toast(app.ui.text("lobby-not-copied"), "bad")
    else:
        app.toast(app.ui.text("lobby-copied"))


def ask_renew(app: Shell, opener: TableOpener, place: int) -> None:
    """Opens a dialog that asks whether the seat with index `place` gets a new link, which makes the old one void; on
    yes the host is asked for it."""
    text = app.ui.text
    answers: list[Answer] = [
        (text("lobby-renew"), partial(opener.renew, place), "plain"),
        (text("cancel"), None, "main"),
    ]
    app.push(Dialog(app, text("lobby-renew"), text("lobby-renew-ask"), answers))


def invitation_card(
    app: Shell, head: Row, invited: Invited, name: str, opener: TableOpener, renew: Callable[[], None] | None
) -> Widget:
    """Builds the card of a seat's invitation. ``head``: a row that says who it is for; ``name``: the seat's;
    ``renew`` is called to ask for a new link, None while one is awaited."""
    text, place, link = app.ui.text, invited.seat, opener.current(invited.link)
    whole = text("lobby-message", link=link, words=invited.words, address=opener.address)
    words = Label(invited.words.replace(" ", "   "), style="strong", size=20, align="centre", grow=1)
    buttons: list[Widget] = [
        Button(text(label), action or (lambda: None), size="small", name=f"{name_}-{place}", enabled=action is not None)
        for label, action, name_ in (
            ("lobby-copy-link", partial(put_on_clipboard, app, link), "link"),
            ("lobby-copy-all", partial(put_on_clipboard, app, whole), "copy"),
            ("lobby-renew", renew, "renew"),
        )
    ]
    field = ShownText(link, f"link-field-{place}")
    field.label = text("lobby-link", seat=name)
    said = text("lobby-six-words" if opener.host is not None else "lobby-words-address", address=opener.address)
    hint = Label(said, style="flavour", size="small", colour="soft_ink")
    left = Column(
        [
            Row([head, hint], gap=8, align="centre"),
            Panel(words, pad=6, inset=True, shadow=False),
            Row([field]),
            Flow(buttons, gap=8),
        ],
        gap=6,
        grow=1,
    )
    head.grow = 1
    card = Row([left, QrCode(link, text("lobby-qr"))], gap=10, align="centre")
    return GoldPanel(card, pad=10, name=f"seat-{place}")

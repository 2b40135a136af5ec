"""The panel in which a player leaves an address at which the host tells of turns that begin while no window is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.host.notices import MAIL, kind_of
from game.i18n.display_text import display_text
from game.i18n.names import typed
from game.shell.shell import Shell
from game.together.remote_seat import RemoteSeat
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button
from game.widgets.label import Heading
from game.widgets.rich_text import RichText
from game.widgets.text_field import TextField

LONGEST_ADDRESS = 300  # letters


def address_of(text: str) -> str:
    """Returns what was typed as an address for notices: an e-mail address gets its scheme."""
    text = text.strip()
    return MAIL + text if kind_of(MAIL + text) else text


class NoticePanel:
    """The state of the panel on one page; `rebuild` has the page built anew."""

    def __init__(self, app: Shell, rebuild: Callable[[], None]) -> None:
        self.app, self._rebuild = app, rebuild
        self.address = ""  # as it is typed

    def _type(self, text: str) -> None:
        self.address = text
        self._rebuild()

    def tell(self, seat: RemoteSeat) -> None:
        """Asks the host to send notices to the address typed; a toast says if it is none that the host sends to."""
        to = address_of(typed(self.address))
        if kind_of(to) not in seat.notice_kinds:
            self.app.toast(self.app.ui.text("notices-wrong"))
            return
        self.address = ""
        seat.tell_at(to)

    def build(self, seat: RemoteSeat | None) -> list[Widget]:
        """Builds the panel's widgets; none where the host sends no notices, and for onlookers."""
        if seat is None or not seat.notice_kinds or not seat.can_say:
            return []
        text, told = self.app.ui.text, seat.notices
        parts: list[Widget] = [Heading(text("notices-title"), size=18)]
        if told is not None and told.to:
            address = display_text(told.to.removeprefix(MAIL), LONGEST_ADDRESS)
            stop = Button(text("notices-stop"), partial(seat.tell_at, ""), size="small", name="notices-stop")
            parts.append(Row([RichText(text("notices-told", to=address), grow=1), stop], gap=8, align="centre"))
            if told.error:
                error = text("notices-failed", error=display_text(told.error, LONGEST_ADDRESS))
                parts.append(RichText(error, size="small", colour="bad"))
            return [Column(parts, gap=6)]
        both = len(seat.notice_kinds) > 1
        hint = text("notices-hint-both" if both else f"notices-hint-{seat.notice_kinds[0]}")
        field = TextField(self.address, self._type, name="notices-to", hint=hint, most=LONGEST_ADDRESS, grow=1)
        field.label = text("notices-title")
        tell = Button(
            text("notices-tell"), partial(self.tell, seat), size="small", name="notices-tell",
            enabled=bool(self.address.strip()),
        )  # fmt: skip
        parts += [RichText(text("notices-about"), size="small"), Row([field, tell], gap=8, align="centre")]
        return [Column(parts, gap=6)]

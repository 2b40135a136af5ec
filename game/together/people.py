"""The page about the people at an online table: presence, clocks, calling a bot in, new links."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engine.host.host_messages import TableInfo
from game.platform.table_entries import Invited
from game.play.elsewhere import OfferedClock, SeatPresence, clock_text
from game.play.match import Match
from game.play.rungs import USUAL
from game.render.ui import Ui
from game.screens.elsewhere_table import ElsewhereTable
from game.screens.new_game_parts import SeatMedal
from game.screens.page import PageScreen
from game.shell import registry
from game.shell.shell import Shell
from game.together.invitation import ask_renew, invitation_card, put_on_clipboard
from game.together.notice_panel import NoticePanel
from game.together.opener import TableOpener
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.button import Button
from game.widgets.label import Label, Panel
from game.widgets.presence import PresenceMark, presence_of, presence_text
from game.widgets.rich_text import RichText
from game.widgets.seat_note import seat_note


def agreed_texts(text: Callable[..., str], info: TableInfo) -> list[str]:
    """Returns the agreed rules of a table, a sentence each; `text` looks messages up."""
    agreed = info.clock
    offered = OfferedClock(agreed.kind, round(agreed.allowance), round(agreed.bank))
    sentences = [text("labelled", label=text("agree-clock"), what=clock_text(text, offered))]
    if agreed.kind != "none":
        sentences.append(text("labelled", label=text("agree-when_out"), what=text(f"agree-when_out-{agreed.when_out}")))
    watchers = text(f"agree-watchers-{'yes' if info.watchers else 'no'}")
    return [*sentences, text("labelled", label=text("agree-watchers"), what=watchers)]


def show_people(app: Shell, opener: TableOpener) -> None:
    """Opens the page about the people at the online table that is shown."""
    table = app.stack[0]
    if isinstance(table, ElsewhereTable) and not isinstance(app.top, PeopleScreen):
        app.push(PeopleScreen(app, opener, table))


class PeopleScreen(PageScreen):
    """Shows each seat of a running game."""

    of_game = True
    sheet_width = 860
    title_id = "people-title"

    def __init__(self, app: Shell, opener: TableOpener, table: ElsewhereTable[Any, Any]) -> None:
        super().__init__(app)
        self.opener, self.table = opener, table
        self.unfolded: set[int] = set()  # seats whose invitation is unfolded
        self.notices = NoticePanel(app, self.rebuild)

    @property
    def match(self) -> Match[Any, Any]:
        found: Match[Any, Any] = self.table.match
        return found

    def tick(self, now: int) -> bool:
        """Has the table below process what the host sends; rebuilds this page if something shown has changed, and
        returns whether it has."""
        changed = self.table.runner.listen(now)
        if changed and self.app.top is self:
            self.rebuild()
        return changed

    def next_tick(self, now: int) -> int | None:
        line = self.match.elsewhere
        return line.next_look() if line is not None else None

    def call_bot(self, seat: int) -> None:
        """Asks the host to let a bot of the usual level play for somebody who is away."""
        if (line := self.match.elsewhere) is not None:
            line.call_bot(seat, USUAL)

    def _mute(self, seat: int, muted: bool) -> None:
        if (line := self.match.elsewhere) is not None:
            line.mute(seat, muted)
        self.rebuild()

    def _unfold(self, seat: int) -> None:
        self.unfolded ^= {seat}
        self.rebuild()

    # -- the page --------------------------------------------------------------------------------------------------

    def body(self, ui: Ui) -> Widget:
        line, seat = self.match.elsewhere, self.opener.seat
        parts: list[Widget] = []
        if line is not None:
            parts += [self._seat(ui, place, one) for place, one in enumerate(line.seats)]
        if seat is not None and seat.info is not None:
            parts += [RichText(text, size="small", colour="soft_ink") for text in agreed_texts(self.text, seat.info)]
        if seat is not None and seat.presence is not None and seat.presence.watchers:
            parts.append(Label(self.text("people-watchers", count=seat.presence.watchers), size="small"))
        entry = self.opener.entry
        if entry is not None and entry.watch_link:
            copy = partial(put_on_clipboard, self.app, self.opener.current(entry.watch_link))
            parts.append(Flow([Button(self.text("lobby-copy-watch"), copy, size="small", name="copy-watch")]))
        return Column([*parts, *self.notices.build(seat)], gap=8, pad=2)

    def _seat(self, ui: Ui, place: int, one: SeatPresence) -> Widget:
        match, entry = self.match, self.opener.entry
        state = presence_text(ui, match, place) or self.text("lobby-bot")
        if place == match.viewer:
            state = self.text("lobby-you")
        column = Column(
            [
                Label(match.name(place), style="title", size=18),
                Label(state, size="small", colour="soft_ink"),
            ],
            gap=0,
            grow=1,
        )
        head: list[Widget] = []
        if entry is not None and place < len(entry.looks):
            head.append(SeatMedal(registry.plugin(entry.game).look(entry.looks[place])))
        if kind := presence_of(match, place):
            head.append(PresenceMark(kind, state))
        head.append(column)
        if (note := seat_note(ui, match, place, wood=False, words=False)) is not None:
            head.append(note)
        row = Row([*head, *self._seat_buttons(place, one)], gap=10, align="centre")
        invited = self._invitation(place)
        if invited is None or not (place in self.unfolded or place in self.opener.renewed):
            return Panel(row, pad=8, name=f"seat-{place}")
        return invitation_card(self.app, row, invited, match.name(place), self.opener, self._renew(place))

    def _renew(self, place: int) -> Callable[[], None] | None:
        return partial(ask_renew, self.app, self.opener, place) if self.opener.renewing != place else None

    def _invitation(self, place: int) -> Invited | None:
        """Returns the invitation of a seat that this device may give away; None where it is void: somebody has taken
        the seat since."""
        entry, seat = self.opener.entry, self.opener.seat
        if entry is None or seat is None or seat.presence is None:
            return None
        if seat.presence.seats[place].taken and place not in self.opener.renewed:
            return None
        return next((one for one in entry.invitations if one.seat == place), None)

    def _seat_buttons(self, place: int, one: SeatPresence) -> list[Widget]:
        """Returns the buttons of a seat."""
        entry, found = self.opener.entry, list[Widget]()
        if place == self.match.viewer or not one.person:
            return found
        line = self.match.elsewhere
        if line is not None:
            muted = line.is_muted(place)
            label = self.text("people-hear" if muted else "people-mute")
            found.append(Button(label, partial(self._mute, place, not muted), size="small", name=f"mute-{place}"))
        if one.may_call:
            call = partial(self.call_bot, place)
            found.append(Button(self.text("people-call"), call, size="small", name=f"call-{place}"))
        if entry is None or not entry.host_secret or one.here:
            return found
        if self._invitation(place) is None:
            renew, ready = self._renew(place) or (lambda: None), self.opener.renewing != place
            found.append(Button(self.text("lobby-renew"), renew, size="small", name=f"renew-{place}", enabled=ready))
        elif place not in self.opener.renewed:
            unfold = partial(self._unfold, place)
            found.append(Button(self.text("people-link"), unfold, size="small", name=f"show-{place}"))
        return found

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [Button(self.text("back"), self.leave, kind="main", name="back")]

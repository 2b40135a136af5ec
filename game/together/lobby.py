"""The lobby: the page that waits for the people of an online table, with link, six words and QR code for each open
seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.host.addresses import is_encrypted
from game.i18n.names import listed
from game.platform.settings import LastNewGame
from game.platform.table_entries import TableEntries, TableEntry
from game.play.elsewhere import SERVER
from game.play.rungs import PERSON, default_name
from game.render.ui import Ui
from game.screens.dialog import Answer, Dialog
from game.screens.new_game_parts import ScenarioPicture, SeatMedal
from game.screens.page import PageScreen, announced
from game.shell import registry
from game.shell.kept_tables import read_table_entries
from game.shell.plugin import ScenarioCard, SeatLook
from game.shell.shell import Shell
from game.together.hosting import ask_before_quit
from game.together.invitation import ask_renew, invitation_card, put_on_clipboard
from game.together.notice_panel import NoticePanel
from game.together.opener import NAME, TableOpener, plan_of
from game.together.people import agreed_texts, show_people
from game.together.shared_seats import SharedSeats
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.label import Heading, Label, Panel
from game.widgets.material.panel import sheet
from game.widgets.presence import AWAY, BOT, HERE, PresenceMark
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll
from game.widgets.toggles import Checkbox

LOOK = 100  # ms between looks at a host that is being started
LEFT, RIGHT = 10, 26  # ratio of the columns' widths
PICTURE = (300, 196)  # u


class LobbyScreen(PageScreen):
    """Waits for the people of a table, then opens it. In the host's own window it shows the invitations."""

    of_game = True
    sheet_width = 1240
    title_id = "lobby-title"

    def __init__(self, app: Shell, opener: TableOpener) -> None:
        super().__init__(app)
        self.opener = opener
        self.notices = NoticePanel(app, self.rebuild)
        if opener.host is not None:
            ask_before_quit(app, opener.host, opener.entries)

    # -- time ------------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        if self.opener.step():
            self.rebuild()
        seat, entry = self.opener.seat, self.opener.entry
        if seat is None or not seat.is_showable or seat.session is None or entry is None:
            return False
        self.app.select_game(entry.game)
        seat.noted = self.opener.note
        seat.show_people = partial(show_people, self.app, self.opener)
        screen: Any = registry.plugin(entry.game).open_remote_table(self.app, seat.table_session(), seat)
        if isinstance(seat, SharedSeats):
            seat.viewer = lambda: screen.match.viewer
        if not seat.own_seats:
            self.app.toast(self.text("together-watching"))
        return True

    def next_tick(self, now: int) -> int | None:
        return LOOK if self.opener.seat is None and not self.opener.failed else None

    def leave(self) -> None:
        """Closes the page and its connections; the seat stays with this device, and the host goes on."""
        self.opener.close()
        self.app.pop()

    def closing(self) -> None:
        self.opener.close()

    # -- what is done ----------------------------------------------------------------------------------------------

    def _ask_fill(self) -> None:
        answers: list[Answer] = [
            (self.text("lobby-fill"), self.opener.fill, "main"),
            (self.text("cancel"), None, "plain"),
        ]
        body = "\n\n".join([self.text("lobby-fill-ask"), self.text("lobby-fill-signs")])
        self.app.push(Dialog(self.app, self.text("lobby-fill"), body, answers))

    def _keep_hosting(self, keep: bool) -> None:
        self.opener.entries.keep_hosting = keep

    # -- the page --------------------------------------------------------------------------------------------------

    @property
    def _missing(self) -> list[int]:
        """The seats of people without a window: the game begins when there are none."""
        seat = self.opener.seat
        if seat is None or seat.presence is None:
            return []
        return [place for place, one in enumerate(seat.presence.seats) if not one.here and one.kind == PERSON]

    @property
    def _open_seats(self) -> list[int]:
        seat = self.opener.seat
        if seat is None or seat.presence is None:
            return []
        return [place for place, one in enumerate(seat.presence.seats) if not one.taken and one.kind == PERSON]

    def _look(self, place: int) -> SeatLook | None:
        entry = self.opener.entry
        if entry is None or entry.game not in registry.PLUGINS:
            return None
        looks = registry.plugin(entry.game).looks
        ids = entry.looks or [look.id for look in looks]
        return next((look for look in looks if place < len(ids) and look.id == ids[place]), None)

    def _name(self, place: int) -> str:
        """Returns the name of who sits there, else of the seat."""
        seat, look = self.opener.seat, self._look(place)
        one = seat.presence.seats[place] if seat is not None and seat.presence is not None else None
        text = self.app.texts_of(self.opener.entry.game) if self.opener.entry is not None else self.text
        colour = text(look.name) if look is not None else str(place + 1)
        if one is not None and one.kind == PERSON and one.name:
            return one.name
        return default_name(text, PERSON if one is None or one.kind == PERSON else one.bot, colour)

    def title(self, ui: Ui) -> str:
        seat = self.opener.seat
        opening = seat is None or seat.presence is None or bool(self.opener.error)
        return self.text("lobby-opening" if opening else self.title_id)

    def aside(self, ui: Ui) -> Sequence[Widget]:
        entry = self.opener.entry
        if entry is None or entry.game not in registry.PLUGINS:
            return ()
        return [Label(self.app.texts_of(entry.game)("game-title"), style="title", size="heading")]

    def build(self, ui: Ui) -> Widget:
        about = self._left()
        left, right = Scroll(about, name="lobby-about"), Scroll(self._right(), name="lobby-seats")
        if not about.children:  # nothing is known of the table yet
            middle: Widget = MaterialFrame(right, sheet, pad=(12, 10))
        elif ui.size[0] >= ui.px(900):
            middle = Row(
                [
                    MaterialFrame(left, sheet, pad=(12, 10), grow=LEFT),
                    MaterialFrame(right, sheet, pad=(12, 10), grow=RIGHT),
                ],
                gap=12,
            )
        else:
            both = Scroll(Column([self._right(), self._left()], gap=10), name="lobby-all")
            middle = MaterialFrame(both, sheet, pad=(10, 8))
        middle.grow = 1
        return self.board(ui, middle)

    def _card(self) -> ScenarioCard | None:
        entry = self.opener.entry
        if entry is None or entry.game not in registry.PLUGINS:
            return None
        found = registry.plugin(entry.game).scenario_list(self.app.folders.own, self.app.texts_of(entry.game))
        return next((card for card in found.scenarios if card.title == entry.title), None)

    def _left(self) -> Widget:
        entry, card = self.opener.entry, self._card()
        parts: list[Widget] = []
        if card is not None:
            parts.append(ScenarioPicture(card.thumbnail(), *PICTURE))
        if entry is not None and entry.title:
            parts.append(Label(entry.title, style="title", size=22, colour="accent"))
            if entry.people:
                parts.append(Label(self.text("new-seats", seats=len(entry.people)), size="small", colour="soft_ink"))
        info = self.opener.seat.info if self.opener.seat is not None else None
        if info is not None:
            parts += [RichText(text, size="small") for text in agreed_texts(self.text, info)]
        if entry is not None and entry.watch_link:
            copy = partial(put_on_clipboard, self.app, self.opener.current(entry.watch_link))
            parts.append(RichText(self.text("lobby-watchers"), size="small", colour="soft_ink"))
            parts.append(Row([Button(self.text("lobby-copy-watch"), copy, size="small", name="copy-watch"), Spacer()]))
        if self.opener.ready is not None:
            parts += [
                Heading(self.text("lobby-here"), size=18),
                RichText(self.text("lobby-seen-as")),
                Label(self.opener.address, style="strong"),
                RichText(self.text("lobby-not-internet"), size="small", colour="soft_ink"),
                Checkbox(
                    self.text("lobby-keep"), self.opener.entries.keep_hosting, self._keep_hosting, name="keep-hosting"
                ),
            ]
        elif entry is not None and entry.host_secret and self.opener.host is None:
            parts += [
                Heading(self.text("lobby-server"), size=18),
                Label(self.opener.address, style="strong"),
                RichText(self.text("lobby-server-on"), size="small", colour="soft_ink"),
            ]
            if not is_encrypted(entry.url):
                parts.append(RichText(self.text("lobby-not-encrypted"), size="small", colour="bad"))
        return Column(parts, gap=8)

    def _right(self) -> Widget:
        seat = self.opener.seat
        if self.opener.error:
            error = RichText(self.opener.error_text(self.text), colour="bad", size="large", name="lobby-state")
            return Column([announced(error)], pad=8)
        if seat is None or seat.presence is None:
            stage = "lobby-starting" if self.opener.host is not None and self.opener.ready is None else "lobby-coming"
            return Column([RichText(self.text(stage), style="flavour", size="large")], pad=8)
        places = range(len(seat.presence.seats))
        free = self._open_seats
        order = [place for place in places if place not in free] + free
        cards = [self._seat_card(place) for place in order]
        if self.opener.entry is not None and not self.opener.entry.secret:
            cards.insert(0, RichText(self.text("together-watching"), style="flavour"))
        return Column([*cards, *self.notices.build(seat)], gap=10)

    def _seat_card(self, place: int) -> Widget:
        assert self.opener.seat is not None and self.opener.seat.presence is not None
        one, entry = self.opener.seat.presence.seats[place], self.opener.entry
        own = entry is not None and place in (entry.seat, *(one.seat for one in entry.others))
        invited = next((i for i in entry.invitations if i.seat == place), None) if entry is not None else None
        free = place in self._open_seats
        if one.bot:
            kind, state = BOT, self.text("lobby-bot")
        elif own:
            kind, state = HERE, self.text("lobby-you")
        elif one.here:
            kind, state = HERE, self.text("lobby-is-here")
        else:
            kind, state = AWAY, self.text("lobby-nobody" if free else "lobby-away")
        look = self._look(place)
        name = self.text("lobby-open-seat", seat=self._name(place)) if free else self._name(place)
        head: list[Widget] = [SeatMedal(look)] if look is not None else []
        head += [
            PresenceMark(kind, state),
            Column([Label(name, style="title", size=18), Label(state, size="small", colour="soft_ink")], gap=0, grow=1),
        ]
        row = Row(head, gap=10, align="centre")
        ready = self.opener.renewing != place
        ask = partial(ask_renew, self.app, self.opener, place)
        if invited is not None and (free or place in self.opener.renewed):
            return invitation_card(self.app, row, invited, self._name(place), self.opener, ask if ready else None)
        if invited is not None and not one.here:  # who took it may have lost the device
            row.children.append(
                Button(self.text("lobby-renew"), ask, size="small", name=f"renew-{place}", enabled=ready)
            )
        return Panel(row, pad=8, name=f"seat-{place}")

    def _waiting_for(self) -> str:
        """Returns the sentence beside the buttons."""
        names = [self._name(place) for place in self._missing]
        if not names or self.opener.error:
            return ""
        return self.text("lobby-waiting", names=listed(self.ui.texts, names))

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        entry = self.opener.entry
        parts: list[Widget] = [
            Label(self._waiting_for(), style="flavour", size=17, colour="wood_soft"),
            Button(self.text("lobby-leave"), self.leave, name="back"),
        ]
        if entry is not None and entry.host_secret:
            wanted = bool(self._missing) and not self.opener.error
            parts.append(Button(self.text("lobby-fill"), self._ask_fill, name="fill", enabled=wanted))
        return parts


def host_lobby(app: Shell, chosen: LastNewGame) -> LobbyScreen:
    """Returns the lobby of a new table at the server of the player's group, or at our own host, which is started if it
    doesn't run; all people chosen as local share this window."""
    entries = read_table_entries(app)
    here = [place for place, seat in enumerate(chosen.seats) if seat.who == PERSON]
    own = here[0]
    cards = registry.plugin(app.game).scenario_list(app.folders.own, app.ui.texts).scenarios
    title = next((card.title for card in cards if card.id == chosen.scenario), chosen.scenario)
    if chosen.seats[own].name:
        entries.name = chosen.seats[own].name[:NAME]  # Join proposes it the next time
    name, address = entries.name, app.settings.group_server if chosen.where == SERVER else ""
    plan = plan_of(app.game, chosen)
    opener = TableOpener(app, entries, plan=plan, here=here, title=title, address=address, name=name)
    return LobbyScreen(app, opener)


def entry_lobby(app: Shell, entries: TableEntries, entry: TableEntry) -> LobbyScreen:
    """Returns the lobby that goes back to an online table stored on this device; starts the host if the table is hosted
    here."""
    return LobbyScreen(app, TableOpener(app, entries, entry=entry, name=entries.name if entry.secret else ""))

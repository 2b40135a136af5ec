"""The Play together page: joins by link or six words, finds hosts on the network, lists this device's tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import takewhile

import pygame

from engine.host.addresses import PORT, urls_of
from engine.host.discovery import FoundHost
from engine.host.host_messages import ListedTable
from engine.host.seats import Link, normalized_words, parse_link
from engine.host.words import WORDS
from game.i18n.names import typed
from game.platform.table_entries import TableEntry
from game.render.ui import Ui
from game.screens.dialog import Answer, Dialog
from game.screens.page import PageScreen
from game.shell import registry
from game.shell.kept_tables import read_table_entries
from game.shell.shell import Shell, wake
from game.together.host_list import HostList, host_card, table_card
from game.together.host_process import host_of
from game.together.hosting import ask_before_quit
from game.together.lobby import LobbyScreen, entry_lobby
from game.together.opener import NAME, TableOpener, note
from game.together.remote_seat import GONE, RemoteSeat
from game.together.seat_news import SeatNews
from game.together.table_row import is_waiting, table_row
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.label import Heading, Label
from game.widgets.material.panel import sheet
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll
from game.widgets.text_field import TextField

LEFT, RIGHT = 10, 16  # ratio of the columns' widths
WATCHED = 12  # tables whose hosts are asked whose turn it is
PROPOSALS = 2  # words offered for the letters typed
SIX = 6


def words_in(text: str) -> list[str]:
    """Splits what was typed into words, in lower case; the last one may be unfinished."""
    return text.casefold().replace("-", " ").replace(",", " ").split()


def proposals(text: str) -> list[str]:
    """Returns at most PROPOSALS words of invitations that begin with the last word typed; none after a space or in a
    link."""
    words = words_in(text)
    if not words or text.endswith(" ") or "/" in text:
        return []
    return [word for word in WORDS if word.startswith(words[-1]) and word != words[-1]][:PROPOSALS]


def count_known_words(text: str) -> int:
    """Returns how many of the first six words typed are words of invitations, counted from the first until one is
    not."""
    return len(list(takewhile(lambda word: word in WORDS, words_in(text)[:SIX])))


def link_in(text: str) -> Link | None:
    """Parses a text as the link of an invitation: host's address, table and secret; None if it is no such link."""
    try:
        return parse_link(text)
    except ValueError:
        return None


class TogetherScreen(PageScreen):
    """The Play together page; tables that wait for this device come first."""

    sheet_width = 1240
    title_id = "menu-together"

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.entries = read_table_entries(app)
        self.name, self.typed, self.address = self.entries.name, "", ""
        self.watching: dict[tuple[str, str], tuple[TableEntry, RemoteSeat]] = {}  # by table and secret
        self.news: SeatNews | None = None  # of the seats at other tables, while the page is shown
        self.hosting = host_of(app.folders)
        self.network: HostList | None = None  # while the page is shown
        self.hosts: list[FoundHost] = []  # on this network
        if any(entry.here for entry in self.entries.tables):
            ask_before_quit(app, self.hosting, self.entries)

    # -- what is joined --------------------------------------------------------------------------------------------

    def _type(self, text: str) -> None:
        self.typed = text
        self.rebuild()

    def _complete(self, word: str) -> None:
        self.typed = " ".join([*words_in(self.typed)[:-1], word]) + " "
        self.rebuild()

    def _type_address(self, text: str) -> None:
        self.address = text
        self.rebuild()

    def _rename(self, name: str) -> None:
        self.name = name
        self.rebuild()

    @property
    def why_not(self) -> str:
        """The message id of why joining is not possible yet; "" if it is."""
        if link_in(self.typed) is None:
            if not normalized_words(self.typed):
                return "join-what"
            if not (urls_of(self.address) if self.address.strip() else self.hosts):
                return "join-where"
        return "" if self.name.strip() else "join-who"

    def join(self) -> None:
        """Opens the table or its lobby to take a seat by the link or the six words typed; a toast says what is
        missing."""
        if self.why_not:
            self.app.toast(self.text(self.why_not))
            return
        self.entries.name = typed(self.name).strip()[:NAME]
        link = link_in(self.typed)
        if link is not None:
            known = self.entries.seat_at(link.table) if not link.secret else None  # a notice's link has no secret
            self._play_at(link, known or self.entries.entry(link.table, link.secret))
            return
        words, address = normalized_words(self.typed), self.address.strip()
        urls = [host.url for host in self.hosts]
        self._stop_watching()
        opener = TableOpener(self.app, self.entries, words=words, urls=urls, address=address, name=self.entries.name)
        self.app.push(LobbyScreen(self.app, opener))

    def sit(self, host: FoundHost, table: ListedTable) -> None:
        """Opens the lobby to take a free seat of a table on this network; a toast asks for the player's name if it is
        missing."""
        if not self.name.strip():
            self.app.toast(self.text("join-who"))
            self.ui_root.focus = self.ui_root.find("own-name")
            return
        self.entries.name = typed(self.name).strip()[:NAME]
        self._stop_watching()
        opener = TableOpener(self.app, self.entries, sit=table.table, urls=[host.url], name=self.entries.name)
        self.app.push(LobbyScreen(self.app, opener))

    def watch(self, host: FoundHost, table: ListedTable) -> None:
        """Opens the lobby to watch a table on this network, without a seat."""
        self._play_at(Link(host.url, table.table, ""), self.entries.entry(table.table, ""))

    def _play_at(self, link: Link, known: TableEntry | None) -> None:
        """Opens the table of a link by its entry, or by a new one if this device has none. The host may have another
        address by now: the entry takes the link's, but not from a link without the secret: it would be sent there."""
        entry = known or TableEntry(table=link.table, url=link.url, secret=link.secret)
        if entry.secret == link.secret and not entry.here:
            entry.url = link.url
        self.play(entry)

    def play(self, entry: TableEntry) -> None:
        """Opens an online table of this device, or one to watch, by the lobby; a finished one is opened from its save
        if there is one."""
        path = self.app.folders.saves / entry.save
        if entry.status == "over" and entry.save and path.is_file():
            self.app.open_save(path)
            return
        self._stop_watching()
        self.app.push(entry_lobby(self.app, self.entries, entry))

    def _ask_drop(self, entry: TableEntry) -> None:
        def drop() -> None:
            _, watched = self.watching.pop((entry.table, entry.secret), (entry, None))
            if watched is not None:  # what its host tells would store the entry again
                watched.close()
            self.entries.drop(entry)
            self.rebuild()

        answers: list[Answer] = [
            (self.text("tables-drop"), drop, "plain"),
            (self.text("cancel"), None, "main"),
        ]
        body = self.text("tables-drop-ask" if entry.status != "over" else "tables-drop-over")
        self.app.push(Dialog(self.app, self.text("tables-drop"), body, answers))

    # -- whose turn it is ------------------------------------------------------------------------------------------

    def shown(self) -> None:
        """Starts to look for hosts on the local network, and connects to this device's tables to learn whose turn it
        is: to the first ones as an onlooker; by the seat to others, and where none are allowed."""
        self._stop_watching()
        self.network, self.news = HostList(), SeatNews(self.entries)
        running = self.hosting.ready()
        for number, entry in enumerate([one for one in self.entries.tables if one.status != "over"]):
            if entry.here and running is None:
                continue
            url = f"ws://127.0.0.1:{running.port}/" if entry.here and running is not None else entry.url
            if number >= WATCHED:
                if entry.secret:
                    self.news.ask(url, entry)
                continue
            watched = RemoteSeat(Link(url, entry.table, ""), "", wake, looks_only=True)
            watched.muted = set(entry.muted)  # `note` stores them again
            self.watching[entry.table, entry.secret] = (entry, watched)
        self.rebuild()

    def tick(self, now: int) -> bool:
        changed = self.network is not None and self.network.listen(now)
        hosts = self.network.hosts if self.network is not None else []
        changed, self.hosts = changed or hosts != self.hosts, hosts
        for entry, watched in self.watching.values():
            if watched.listen():
                note(self.app, self.entries, entry, watched)
                changed = True
                if self.news is not None and entry.secret and watched.error == GONE["no_watchers"]:
                    self.news.ask(watched.link.url, entry)
        if self.news is not None:
            changed |= self.news.listen(now)
        if changed:
            self.rebuild()
        return changed

    def next_tick(self, now: int) -> int | None:
        asking = [one.next_tick(now) for one in (self.network, self.news) if one is not None]
        return min((ms for ms in asking if ms is not None), default=None)

    def _stop_watching(self) -> None:
        if self.network is not None:
            self.network.close()
            self.network = None
        if self.news is not None:
            self.news.close()
            self.news = None
        for _, watched in self.watching.values():
            watched.close()
        self.watching = {}

    def leave(self) -> None:
        self._stop_watching()
        self.app.pop()

    def closing(self) -> None:
        self._stop_watching()

    def host_table(self) -> None:
        """Opens the New game page, to host a table under the name typed here."""
        self._stop_watching()
        self.entries.name = typed(self.name).strip()[:NAME]
        self.app.go("games" if len(registry.PLUGINS) > 1 else "new_game", f"host {self.entries.name}")

    # -- the page --------------------------------------------------------------------------------------------------

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        """Returns a rectangle of the full height, so that no card moves under the pointer when a host appears."""
        rect = super().place(ui, tree)
        return pygame.Rect(rect.x, ui.px(14), rect.width, ui.size[1] - 2 * ui.px(14))

    def aside(self, ui: Ui) -> Sequence[Widget]:
        field = TextField(self.name, self._rename, name="own-name", hint=self.text("join-name-hint"), most=NAME)
        return [Label(self.text("join-you-are"), style="flavour", size=17), field]

    def build(self, ui: Ui) -> Widget:
        left, right = self._left(), self._right()
        if ui.size[0] >= ui.px(900):
            middle: Widget = Row(
                [
                    MaterialFrame(Scroll(left, name="join"), sheet, pad=(12, 10), grow=LEFT),
                    MaterialFrame(Scroll(right, name="my-tables"), sheet, pad=(12, 10), grow=RIGHT),
                ],
                gap=12,
            )
        else:
            middle = MaterialFrame(Scroll(Column([left, right], gap=10), name="all"), sheet, pad=(10, 8))
        middle.grow = 1
        return self.board(ui, middle)

    def _left(self) -> Widget:
        field = TextField(self.typed, self._type, name="join-what", most=400, wide=300, grow=1)
        field.label = self.text("join-text")
        parts: list[Widget] = [Heading(self.text("join-title")), RichText(self.text("join-text")), Row([field])]
        offered = [
            Button(word, partial(self._complete, word), size="small", kind="quiet", name=f"word-{word}")
            for word in proposals(self.typed)
        ]
        if link_in(self.typed) is None and self.typed.strip():
            count = self.text("join-words", count=count_known_words(self.typed))
            parts.append(Row([*offered, Spacer(grow=1), Label(count, size="small", colour="soft_ink")], gap=8))
            hint = self.text("join-found-hint") if self.hosts else self.text("join-address-hint", port=PORT)
            address = TextField(self.address, self._type_address, name="join-where", most=100, hint=hint, grow=1)
            address.label = self.text("join-address")
            parts += [RichText(self.text("join-address")), Row([address])]
        if self.hosts:
            parts.append(Heading(self.text("join-network")))
            for host in self.hosts:
                listed_there = self.network.tables.get(host.url, ()) if self.network is not None else ()
                parts.append(host_card(self.app, host, listed_there, partial(self._choose_host, host)))
                parts += self._tables_of(host)
        parts.append(RichText(self.text("join-ask"), style="flavour", size="small", colour="soft_ink"))
        return Column(parts, gap=8)

    def _tables_of(self, host: FoundHost) -> list[Widget]:
        """Builds a row for each listed table of a host at which this device has no seat."""
        own = {entry.table for entry in self.entries.tables if entry.secret}
        tables = self.network.tables.get(host.url, ()) if self.network is not None else ()
        return [
            table_card(self.app, host, table, partial(self.sit, host, table), partial(self.watch, host, table))
            for table in tables
            if table.game in registry.PLUGINS and table.table not in own
        ]

    def _choose_host(self, host: FoundHost) -> None:
        self.address = f"{host.address}:{host.port}"
        self.rebuild()
        self.refresh(self.ui)
        self.ui_root.focus = self.ui_root.find("join-what")

    def _right(self) -> Widget:
        waiting = self.entries.waiting
        head: list[Widget] = [Heading(self.text("tables-title"), grow=1)]
        if waiting:
            head.append(Label(self.text("tables-waiting", count=waiting), style="strong", colour="bad"))
        parts: list[Widget] = [Row(head, gap=8, align="centre")]
        tables = sorted(self.entries.tables, key=lambda one: (not is_waiting(one), one.status == "over"))
        parts += [self._table(entry) for entry in tables]
        if not tables:
            parts.append(RichText(self.text("tables-none"), style="flavour"))
        return Column(parts, gap=8)

    def _table(self, entry: TableEntry) -> Widget:
        _, watched = self.watching.get((entry.table, entry.secret), (entry, None))
        told = self.news.told.get(entry.table) if self.news is not None and entry.secret else None
        return table_row(self.app, entry, watched, told, partial(self.play, entry), partial(self._ask_drop, entry))

    def refresh(self, ui: Ui) -> None:
        """Rebuilds the widgets; where this device has no tables, focuses the field for the link."""
        fresh = self.ui_root.stale
        super().refresh(ui)
        if fresh and self.ui_root.focus is None and not self.entries.tables:
            self.ui_root.focus = self.ui_root.find("join-what")

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        missing = self.why_not
        text = self.text(missing) if missing and self.typed.strip() else ""
        return [
            Label(text, style="flavour", size=17, colour="wood_soft"),
            Button(self.text("back"), self.leave, name="back"),
            Button(self.text("tables-host"), self.host_table, name="host"),
            Button(self.text("join-join"), self.join, kind="main", size="large", name="join-join", enabled=not missing),
        ]

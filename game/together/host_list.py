"""Lists the online tables of the hosts found on the local network, and builds their cards with buttons to join."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from engine.host.client_messages import ListTables
from engine.host.discovery import FoundHost, HostFinder
from engine.host.host_messages import ListedTable, RequestRefused, Tables
from engine.host.message_types import Message
from game.i18n.display_text import LONGEST_NAME, display_text
from game.i18n.names import listed
from game.play.elsewhere import OfferedClock, clock_text
from game.screens.new_game_parts import ScenarioPicture
from game.shell import registry
from game.shell.shell import Shell, wake
from game.together.line import HostLine
from game.together.opener import NAME, scenario_of
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Label
from game.widgets.rich_text import RichText

ASKED = 12  # hosts that are asked for their tables
ASK_EVERY = 3000  # ms
PICTURE = (78, 51)  # u


class HostList:
    """Looks for hosts and asks them for their tables until it is closed."""

    def __init__(self) -> None:
        self._finder = HostFinder(wake)
        self._lines: dict[str, HostLine] = {}
        self._asked = 0  # when they were asked last
        self.tables: dict[str, Sequence[ListedTable]] = {}  # by the host's URL

    @property
    def hosts(self) -> list[FoundHost]:
        """The hosts that were found, those with free seats first; see `HostFinder`."""
        return self._finder.hosts

    def listen(self, now: int) -> bool:
        """Takes in the lists of tables that hosts have sent, and asks for new ones every ASK_EVERY ms. Returns whether
        a list has changed."""
        urls = [host.url for host in self.hosts[:ASKED]]
        before = dict(self.tables)
        for url in set(self._lines) - set(urls):
            self._lines.pop(url).close()
            self.tables.pop(url, None)
        for url in urls:
            if url not in self._lines:
                self._lines[url] = HostLine([url], _ask, wake)
        again = now - self._asked >= ASK_EVERY
        self._asked = now if again else self._asked
        for url, line in self._lines.items():
            for message in line.arrived():
                if isinstance(message, Tables):
                    self.tables[url] = message.tables
                elif isinstance(message, RequestRefused):
                    self.tables[url] = ()
            if line.error:
                self.tables.pop(url, None)
            elif again:
                line.send(ListTables())
        return self.tables != before

    def next_tick(self, now: int) -> int | None:
        """Returns the ms until the hosts are asked again; None while there are none."""
        return max(1, self._asked + ASK_EVERY - now) if self._lines else None

    def close(self) -> None:
        """Ends the search and the connections."""
        self._finder.close()
        for line in self._lines.values():
            line.close()
        self._lines = {}


def _ask() -> list[Message]:
    return [ListTables()]


def host_card(app: Shell, host: FoundHost, tables: Sequence[ListedTable], choose: Callable[[], None]) -> Widget:
    """Builds the card of a host with its free seats by game; a press calls ``choose``. `tables`: those it lists, which
    may be newer than its announcement."""
    shown = Counter[str]()
    for table in tables:
        shown[table.game] += table.free
    games = [
        app.ui.text("join-free", game=app.texts_of(game)("game-title"), count=count)
        for game, count in sorted((Counter(dict(host.free)) | shown).items())
        if count and game in registry.PLUGINS
    ]
    place = f"{display_text(host.name, NAME)} · {host.address}:{host.port}"
    free = RichText("\n".join(games) or app.ui.text("join-full"), size="small", colour="soft_ink")
    about = Column([Label(place, style="strong"), free], gap=2, grow=1)
    return CardButton(about, choose, pad=8, name=f"host-{host.address}:{host.port}")


def table_card(
    app: Shell, host: FoundHost, table: ListedTable, sit: Callable[[], None], watch: Callable[[], None]
) -> Widget:
    """Builds the row of a listed table, with buttons that call ``sit`` and ``watch``. A press on the row calls the
    first of these that is possible; if none is, a toast says so."""
    text = app.ui.text
    game = app.texts_of(table.game)("game-title")
    scenario = scenario_of(app, table.game, table.setup)
    title = scenario.title if scenario is not None else game
    people = listed(app.ui.texts, [display_text(name, LONGEST_NAME) for name in table.people if name])
    clock = clock_text(text, OfferedClock(table.clock.kind, round(table.clock.allowance), round(table.clock.bank)))
    act: Callable[[], None] = partial(app.toast, text("join-neither"))
    seats, colour = text("join-neither"), "bad"
    if table.free:
        seats, colour, act = text("join-seats", count=table.free), "ink", sit
    elif table.watchers:
        seats, colour, act = text("join-full"), "ink", watch
    where = " · ".join(part for part in (people, display_text(host.name, NAME)) if part)
    about = Column(
        [
            RichText(title if title == game else f"{title} · {game}", style="strong"),
            RichText(where, size="small", colour="soft_ink"),
            RichText(seats, size="small", colour=colour),
            RichText(text("labelled", label=text("agree-clock"), what=clock), size="small", colour="soft_ink"),
        ],
        gap=2,
        grow=1,
    )
    buttons: list[Widget] = [
        Button(text(label), action, size="small", name=f"{name}-{table.table}", enabled=bool(enabled), tip=tip)
        for label, name, action, enabled, tip in (
            ("join-sit", "sit", sit, table.free, "" if table.free else text("join-full")),
            ("join-watch", "watch", watch, table.watchers, "" if table.watchers else text("together-no-watchers")),
        )
    ]
    parts: list[Widget] = [about]
    if scenario is not None and app.ui.size[0] >= app.ui.px(900):
        parts.insert(0, ScenarioPicture(scenario.thumbnail(), *PICTURE))
    card = CardButton(Row(parts, gap=8, align="centre"), act, pad=8, name=f"listed-{table.table}", grow=1)
    return Row([card, Column(buttons, gap=4)], gap=8, align="centre")

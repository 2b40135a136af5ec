"""The tables on this network: to sit down at and to watch, by mouse, keys, controller and ear. All on the loopback."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.host.discovery import INTERFACE
from game.app.app import App
from game.platform.table_entries import table_entries
from game.together import host_list
from game.together.lobby import LobbyScreen
from game.together.together_screen import TogetherScreen
from game.widgets.access_tree import access_tree
from tests.game.some_languages import SOME_LANGUAGES
from tests.game.test_access import nameless, with_signs
from tests.game.together.hosts import ThreadHost
from tests.game.together.test_talk import named
from tests.game.together.windows import Windows, table_of

pytestmark = pytest.mark.usefixtures("nothing_painted")


@pytest.fixture
def announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A host that is found, and asked for its tables often."""
    monkeypatch.setenv(INTERFACE, "127.0.0.1")
    monkeypatch.setattr(host_list, "ASK_EVERY", 50)
    host = ThreadHost(tmp_path / "tables", announced=True)
    yield host
    host.end()


def page_with(windows: Windows, table: str, name: str = "Tomás") -> tuple[App, TogetherScreen]:
    """A window at the page Play together, which shows a table."""
    app = windows.open("guest")
    table_entries(app.folders).name = name
    app.go("together")
    page = app.top
    assert isinstance(page, TogetherScreen)
    windows.until(lambda: named(page, f"listed-{table}") is not None)
    return app, page


def press_key(app: App, key: int) -> None:
    app.top.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def said_of(app: App, name: str) -> str:
    tree = access_tree(app.ui.texts, app.top.ui_root)
    return next(node.name for node in tree.walk() if node.widget.name == name)


def texts_on(app: App) -> list[str]:
    """What the screen shows, as a screen reader is given it."""
    return [node.name for node in access_tree(app.ui.texts, app.top.ui_root).walk()]


def free_of(host: ThreadHost, table: str) -> list[int]:
    seats = host.server.service.open[table].table.record.seats
    return [place for place, seat in enumerate(seats) if not seat.taken]


@pytest.mark.sampled
@pytest.mark.parametrize("way", ["mouse", "keys", "pad", "card"])
def test_a_free_seat_is_taken_from_the_list(windows: Windows, announced: ThreadHost, way: str) -> None:
    made = announced.create("historia", ("random",), listed=True)
    app, page = page_with(windows, made.table)
    button = named(page, f"listed-{made.table}" if way == "card" else f"sit-{made.table}")
    assert button.enabled
    if way == "mouse":
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            page.handle(pygame.Event(kind, button=1, pos=button.rect.center))
    else:
        page.ui_root.focus = button
        more = {"command": "a"} if way == "pad" else {}
        page.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", **more))
    assert isinstance(app.top, LobbyScreen)
    windows.until(lambda: table_of(app) is not None)
    assert table_of(app).match.viewer == 0 and free_of(announced, made.table) in ([], [1])
    assert announced.server.service.open[made.table].table.record.seats[0].name == "Tomás"
    (entry,) = table_entries(app.folders).tables
    assert (entry.table, entry.seat) == (made.table, 0)


def test_keys_and_controller_reach_every_button_of_the_list(windows: Windows, announced: ThreadHost) -> None:
    made = announced.create("historia", listed=True)
    app, page = page_with(windows, made.table)
    assert "Historia: 2 seats free" in said_of(app, f"host-127.0.0.1:{announced.port}"), "before it is announced"
    wanted, seen = {f"{kind}-{made.table}" for kind in ("listed", "sit", "watch")}, set[str]()
    for _ in range(30):
        press_key(app, pygame.K_TAB)
        seen.add(page.ui_root.focus.name if page.ui_root.focus is not None else "")
    assert wanted <= seen
    page.ui_root.focus = page.ui_root.find(f"sit-{made.table}")
    page.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", command="down"))
    assert page.ui_root.focus.name == f"watch-{made.table}"


def test_somebody_watches_a_table_of_the_list(windows: Windows, announced: ThreadHost) -> None:
    made = announced.create("historia", ("random",), listed=True)
    app, page = page_with(windows, made.table, name="")
    named(page, f"watch-{made.table}").press()
    windows.until(lambda: announced.server.service.open[made.table].watchers)
    assert free_of(announced, made.table) == [0, 1] and table_entries(app.folders).tables[0].secret == ""
    windows.until(lambda: app.ui.text("together-watching") in texts_on(app))


def test_whoever_sits_is_not_told_that_he_watches(windows: Windows, announced: ThreadHost) -> None:
    made = announced.create("historia", listed=True)
    app, page = page_with(windows, made.table)
    named(page, f"sit-{made.table}").press()
    windows.until(lambda: app.ui.text("lobby-you") in texts_on(app))
    assert app.ui.text("together-watching") not in texts_on(app)


def test_whoever_has_no_name_yet_is_asked_for_it(windows: Windows, announced: ThreadHost) -> None:
    made = announced.create("historia", listed=True)
    app, page = page_with(windows, made.table, name="")
    named(page, f"sit-{made.table}").press()
    assert app.top is page and page.ui_root.focus.name == "own-name"
    assert [note.text for note in app.toasts.notes] == ["Type your name, above."]


def test_a_table_at_which_nothing_is_possible_says_so(windows: Windows, announced: ThreadHost) -> None:
    made = announced.create("historia", listed=True, watchers=False)
    app, page = page_with(windows, made.table)
    watch = named(page, f"watch-{made.table}")
    assert not watch.enabled and watch.tip == "This table allows no watchers."
    for seat in announced.server.service.open[made.table].table.record.seats:
        seat.taken = True
    windows.until(lambda: not named(page, f"sit-{made.table}").enabled)
    neither = "No seat is free, and this table allows no watchers."
    card = named(page, f"listed-{made.table}")
    assert neither[:-1] in said_of(app, card.name), "by ear, where the focus comes"
    card.press()
    assert app.top is page and [note.text for note in app.toasts.notes] == [neither]


def test_a_seat_that_somebody_else_took_meanwhile_is_refused_in_a_sentence(
    windows: Windows, announced: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = announced.create("historia", listed=True)
    app, page = page_with(windows, made.table)
    sit = named(page, f"sit-{made.table}")
    for seat in announced.server.service.open[made.table].table.record.seats:
        seat.taken = True
    sit.press()
    lobby: Any = app.top
    windows.until(lambda: lobby.opener.error)
    assert lobby.opener.error_text(lobby.text) == "No seat is free at this table any more."
    lobby.leave()
    windows.until(lambda: app.top is page and named(page, f"watch-{made.table}") is not None)
    assert named(page, f"watch-{made.table}").enabled, "it can be watched still"


def test_the_own_tables_and_those_by_invitation_are_not_in_the_list(windows: Windows, announced: ThreadHost) -> None:
    shown = announced.create("historia", listed=True)
    hidden = announced.create("historia")
    app, page = page_with(windows, shown.table)
    assert named(page, f"listed-{hidden.table}") is None
    named(page, f"sit-{shown.table}").press()
    windows.until(lambda: app.top.opener.seat is not None)
    app.top.leave()
    windows.until(lambda: page.network.tables)
    assert named(page, f"table-{shown.table}") is not None and named(page, f"listed-{shown.table}") is None


def test_nothing_listens_after_the_page_is_left(windows: Windows, announced: ThreadHost) -> None:
    made = announced.create("historia", listed=True)
    _, page = page_with(windows, made.table)
    assert page.next_tick(0) is not None
    page.leave()
    assert page.network is None and page.next_tick(0) is None
    windows.until(lambda: not announced.server.connections)


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_list_is_read_aloud_and_nothing_of_it_is_cut(
    windows: Windows, announced: ThreadHost, language: str
) -> None:
    made = announced.create("historia", listed=True)
    app, _ = page_with(windows, made.table)
    app.settings.language = language
    app.restyle()
    app.draw()
    assert not [*nameless(app), *with_signs(app)]
    said = said_of(app, f"listed-{made.table}")
    assert app.ui.text("join-seats", count=2).replace(" ", "") in said.replace(" ", "")  # a voice needs no space
    assert said_of(app, f"sit-{made.table}") == app.ui.text("join-sit")

"""What a table agrees on, and the page about its people: calling a bot in, coming back, new links, watchers."""

from __future__ import annotations

import pytest

from engine.host.clocks import Clock
from engine.host.notices import MailServer, Notifier
from game.play.elsewhere import CLOCKS
from game.screens.new_game import NewGameScreen
from game.together.lobby import LobbyScreen
from game.together.opener import plan_of
from game.together.people import PeopleScreen, agreed_texts
from game.together.together_screen import TogetherScreen
from game.widgets.presence import BOT, HERE, presence_of
from game.widgets.scroll import Scroll
from tests.game.test_access import nameless, with_signs
from tests.game.together.hosts import ThreadHost
from tests.game.together.test_line import play, seated
from tests.game.together.windows import (
    Windows,
    book_of,
    chosen,
    hosted,
    join_by_link,
    loopback,
    table_of,
    two_tables,
    widget_names,
)

pytestmark = pytest.mark.usefixtures("nothing_painted")


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_new_game_asks_for_a_clock_only_with_people_elsewhere(game: str, windows: Windows) -> None:
    app = windows.open("one")
    app.select_game(game)
    app.settings.last_games[game] = chosen(game, who=("person", "governor"))
    page = NewGameScreen(app)
    app.push(page)
    assert not {"agree-clock", "agree-when_out", "agree-watchers", "agree-listed"} & widget_names(page)
    page.set_who(1, "elsewhere")
    assert {"agree-clock", "agree-watchers", "agree-listed"} <= widget_names(
        page
    ) and "agree-when_out" not in widget_names(page)
    page.set_clock("days_1")
    page.set_when_out("wait")
    page.set_watchers("no")
    assert not plan_of(game, page.setup).listed, "by invitation, unless somebody wants it otherwise"
    page.set_listed("yes")
    assert "agree-when_out" in widget_names(page)
    plan = plan_of(game, page.setup)
    assert (plan.clock, plan.watchers) == (
        Clock(kind="days", allowance=1, bank=3, when_out="wait"),
        False,
    ) and plan.listed
    page.set_clock("none")
    assert plan_of(game, page.setup).clock == Clock(), "without a clock nobody waits for it"
    app.draw()
    assert not [*nameless(app), *with_signs(app)]


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["struggle", "historia"])
@pytest.mark.parametrize("large", [False, True])
def test_the_rules_of_an_online_table_leave_room_for_its_seats(game: str, large: bool, windows: Windows) -> None:
    """In a low window they scroll with the rest; in others they stand below it, always in sight."""
    app = windows.open("one", size=(1280, 720), scale=150 if large else 100)
    app.select_game(game)
    app.settings.last_games[game] = chosen(game, who=("person", "elsewhere"))
    page = NewGameScreen(app)
    app.push(page)
    app.draw()
    clock = next(widget for widget in page.ui_root.root.walk() if widget.name == "agree-clock")
    scroll = next(widget for widget in page.ui_root.root.walk() if isinstance(widget, Scroll))
    assert (clock in list(scroll.walk())) == large
    assert scroll.rect.height > 0.5 * app.ui.size[1]


def test_every_clock_offered_is_one_that_a_host_takes() -> None:
    for name, offered in CLOCKS.items():
        clock = plan_of("struggle", chosen("struggle").model_copy(update={"clock": name})).clock
        assert (clock.kind, clock.allowance, clock.bank) == (offered.kind, offered.allowance, offered.bank)


def test_the_lobby_says_what_was_agreed_and_watchers_may_be_shut_out(windows: Windows) -> None:
    app = windows.open("host")
    app.select_game("struggle")
    wanted = chosen("struggle").model_copy(update={"clock": "hours_8", "watchers": False})
    app.go("together", wanted.model_dump_json())
    lobby = app.top
    assert isinstance(lobby, LobbyScreen)
    windows.until(lambda: lobby.opener.seat is not None and lobby.opener.seat.presence is not None)
    entry = lobby.opener.entry
    assert entry.watch_link == "" and "copy-watch" not in widget_names(lobby)
    sentences = agreed_texts(lobby.text, lobby.opener.seat.info)
    assert sentences == ["Time per move: 8 hours", "When time runs out: The others may call in a bot", "Watchers: None"]
    shown = [getattr(widget, "text", "") for widget in lobby.ui_root.root.walk()]
    assert all(line in shown for line in sentences)
    guest = windows.open("guest")
    join_by_link(guest, f"{entry.url}table/{entry.table}")
    windows.until(lambda: guest.top.opener.error)
    assert guest.top.opener.error == "together-no-watchers"


def test_who_has_played_elsewhere_sees_in_the_menu_how_many_tables_wait(windows: Windows, host: ThreadHost) -> None:
    made = host.create("struggle")
    apps = [windows.open(name) for name in ("one", "two")]
    for app, invited in zip(apps, made.seats, strict=True):
        app.settings.first_start = True
        join_by_link(app, invited.link)
    windows.until(lambda: all(table_of(app) is not None for app in apps))
    windows.until(lambda: any(book_of(app).waiting for app in apps))
    (waited,) = (app for app in apps if book_of(app).waiting)
    waited.go("menu")
    assert type(waited.top).__name__ == "MenuScreen"
    assert waited.top._label("menu-together") == "Play together: 1 table is waiting"


def test_a_bot_is_called_in_for_who_is_away_and_the_person_takes_the_seat_back(
    windows: Windows, host: ThreadHost
) -> None:
    made, tables = seated(windows, host, "struggle")
    real, match = host.real(made.table), tables[0].match
    play(windows, tables, lambda: len(real.log) >= 4)
    tables[0].show_people()
    page = tables[0].app.top
    assert isinstance(page, PeopleScreen) and "call-1" not in widget_names(page), "who is here plays"
    away = tables[1].app
    tables[1].leave_game()
    windows.until(lambda: match.elsewhere.seats[1].may_call)
    assert "call-1" in widget_names(page)
    page.ui_root.find("call-1").press()
    windows.until(lambda: presence_of(match, 1) == BOT)
    assert "call-1" not in widget_names(page)
    page.leave()
    count = len(match.log)
    play(windows, tables[:1], lambda: any(entry.move.seat == 1 for entry in match.log[count:]))
    away.home(TogetherScreen(away))
    away.top.play(book_of(away).tables[0])
    windows.until(lambda: table_of(away) is not None and presence_of(match, 1) == HERE)
    assert not match.elsewhere.seats[1].bot
    back, count = table_of(away), len(real.log)
    play(windows, [tables[0], back], lambda: any(entry.move.seat == 1 for entry in real.log[count:]))


@pytest.mark.parametrize(
    ("clock", "may"), [(Clock(kind="hours", allowance=1), False), (Clock(when_out="wait"), False), (Clock(), True)]
)
def test_no_bot_is_called_while_somebody_has_time_or_all_agreed_to_wait(
    clock: Clock, may: bool, windows: Windows, host: ThreadHost
) -> None:
    _, tables = seated(windows, host, "struggle", clock=clock)
    tables[1].leave_game()
    windows.until(lambda: not tables[0].elsewhere.seats[1].here)
    assert tables[0].elsewhere.seats[1].may_call == may


def test_a_player_leaves_an_address_for_notices_in_the_lobby_and_at_the_table(
    windows: Windows, host: ThreadHost
) -> None:
    service = host.server.service
    service.notifier = Notifier(MailServer("127.0.0.1", 1, "host@example.org", security="none"))
    made = host.create("struggle")
    apps = [windows.open(name) for name in ("one", "two")]
    join_by_link(apps[0], made.seats[0].link, "Ana")
    lobby = apps[0].top
    windows.until(lambda: "notices-to" in widget_names(lobby))
    seat = service.open[made.table].table.record.seats[0]
    lobby.notices._type("nonsense")
    lobby.refresh(apps[0].ui)
    lobby.ui_root.find("notices-tell").press()
    assert apps[0].toasts.notes[-1].text == lobby.text("notices-wrong")
    lobby.notices._type(" ana@example.org")
    lobby.refresh(apps[0].ui)
    assert not [*nameless(apps[0]), *with_signs(apps[0])]
    lobby.ui_root.find("notices-tell").press()
    windows.until(lambda: "notices-stop" in widget_names(lobby))
    assert seat.notify == "mailto:ana@example.org"
    join_by_link(apps[1], made.seats[1].link)
    windows.until(lambda: all(table_of(app) is not None for app in apps))
    table_of(apps[0]).show_people()
    page = apps[0].top
    assert isinstance(page, PeopleScreen) and "notices-stop" in widget_names(page)
    page.ui_root.find("notices-stop").press()
    windows.until(lambda: "notices-to" in widget_names(page))
    assert service.open[made.table].table.record.seats[0].notify == ""
    page.notices._type("https://example.org/hook")
    page.refresh(apps[0].ui)
    page.ui_root.find("notices-tell").press()
    assert apps[0].toasts.notes[-1].text == page.text("notices-wrong"), "this host sends e-mails only"


def test_a_host_that_sends_no_notices_asks_for_no_address(windows: Windows, host: ThreadHost) -> None:
    _, tables = seated(windows, host, "struggle")
    tables[0].show_people()
    page = tables[0].app.top
    page.refresh(tables[0].app.ui)
    assert not {"notices-to", "notices-stop"} & widget_names(page)


def test_a_lost_link_is_renewed_at_the_table(windows: Windows) -> None:
    tables = two_tables(windows, "struggle")
    app, guest = tables[0].app, tables[1].app
    tables[1].leave_game()
    tables[0].show_people()
    page = app.top
    windows.until(lambda: not tables[0].elsewhere.seats[1].here)
    assert "renew-1" in widget_names(page) and not {"link-1", "show-1"} & widget_names(page), (
        "the link that was used is not shown"
    )
    entry = page.opener.entry
    before = entry.invitations[0].link
    page.ui_root.find("renew-1").press()
    app.top._choose(app.top.answers[0][1])
    windows.until(lambda: entry.invitations[0].link != before)
    assert {"link-1", "copy-1", "link-field-1"} <= widget_names(page)
    assert book_of(app).entry(entry.table, entry.secret).invitations == entry.invitations, "it is kept, too"
    join_by_link(guest, loopback(entry, entry.invitations[0].link))
    windows.until(lambda: table_of(guest) is not None)
    assert table_of(guest).match.viewer == 1


def test_the_guest_sees_no_links_of_others(windows: Windows) -> None:
    _, entry = hosted(windows, "struggle")
    guest = windows.open("guest")
    join_by_link(guest, loopback(entry, entry.invitations[0].link))
    windows.until(lambda: table_of(guest) is not None)
    table_of(guest).show_people()
    assert not {name for name in widget_names(guest.top) if name.startswith(("show-", "renew-", "copy-"))}
    guest.draw()
    assert not [*nameless(guest), *with_signs(guest)]

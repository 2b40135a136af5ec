"""A table that is opened at the server of a group: chosen on the New game page, refused in a sentence, played by people
at several places; and no host of this computer's own is started."""

from __future__ import annotations

import socket
import threading
import time
from http import HTTPStatus
from typing import Any

import pytest
from websockets.sync.server import serve

from engine.host import creation, server
from engine.host.addresses import PORT
from game.app.app import App
from game.platform.settings import SettingsFile
from game.play.elsewhere import SERVER
from game.screens.new_game import NewGameScreen
from game.together.host_process import host_of
from game.together.lobby import LobbyScreen
from game.together.opener import plan_of
from game.together.people import PeopleScreen
from game.together.together_screen import TogetherScreen
from tests.game.some_languages import SOME_LANGUAGES
from tests.game.test_access import nameless, with_signs
from tests.game.together.hosts import ThreadHost
from tests.game.together.test_line import play
from tests.game.together.windows import Windows, book_of, chosen, join_by_link, table_of, widget_names

GAMES = ["brazil", "struggle", "historia"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def new_game(windows: Windows, game: str, address: str = "", name: str = "host") -> tuple[App, NewGameScreen]:
    """The New game page on which the server of a group is chosen."""
    app = windows.open(name)
    app.select_game(game)
    app.settings.last_games[game] = chosen(game)
    page = NewGameScreen(app)
    app.push(page)
    page.set_where(SERVER)
    if address:
        page.set_server(address)
    page.refresh(app.ui)
    return app, page


def lobby_of(app: App) -> LobbyScreen:
    assert isinstance(app.top, LobbyScreen)
    return app.top


def opened(windows: Windows, game: str, host: ThreadHost, **more: Any) -> tuple[App, LobbyScreen]:
    """A window that waits in the lobby of a table at the host."""
    app, page = new_game(windows, game, f"127.0.0.1:{host.port}", **more)
    page.start()
    lobby = lobby_of(app)
    windows.until(lambda: lobby.opener.seat is not None and lobby.opener.seat.presence is not None)
    return app, lobby


def texts_of(screen: Any) -> list[str]:
    screen.rebuild()
    screen.refresh(screen.ui)
    return [str(getattr(widget, "text", "")) for widget in screen.ui_root.root.walk()]


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("game", GAMES)
def test_new_game_asks_where_a_table_is_hosted(game: str, windows: Windows) -> None:
    app = windows.open("one")
    app.select_game(game)
    app.settings.last_games[game] = chosen(game, who=("person", "governor"))
    page = NewGameScreen(app)
    app.push(page)
    assert "agree-where" not in widget_names(page)
    page.set_who(1, "elsewhere")
    assert "agree-where" in widget_names(page) and "agree-server" not in widget_names(page)
    page.set_listed("yes")
    assert plan_of(game, page.setup).listed
    page.set_where(SERVER)
    assert "agree-server" in widget_names(page)
    assert "agree-listed" not in widget_names(page) and not plan_of(game, page.setup).listed, (
        "nobody here can know on which network the server is"
    )
    app.draw()
    assert not [*nameless(app), *with_signs(app)]


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_field_for_the_address_has_a_name_to_be_read_aloud(language: str, windows: Windows) -> None:
    app, page = new_game(windows, "brazil")
    app.settings.language = language
    app.restyle()
    app.draw()
    field = page.ui_root.find("agree-server")
    assert field is not None and field.label == app.ui.text("agree-server") and field in page.ui_root.order()
    assert not [*nameless(app), *with_signs(app)]


@pytest.mark.parametrize(("typed", "message"), [("  ", "agree-server-missing"), ("two words", "agree-server-wrong")])
def test_without_an_address_nothing_is_opened_and_its_field_has_the_focus(
    typed: str, message: str, windows: Windows
) -> None:
    app, page = new_game(windows, "struggle", typed)
    page.set_clock("days_1")
    page.refresh(app.ui)
    page.start()
    assert app.top is page and app.toasts.notes[-1].text == app.ui.text(message, port=PORT)
    assert page.ui_root.focus.name == "agree-server" and page.setup.clock == "days_1"
    page.set_where("here")
    assert page.has_server(), "this computer has no address that could be wrong"


def test_the_address_is_remembered_for_every_game(windows: Windows, host: ThreadHost) -> None:
    app, _ = opened(windows, "struggle", host)
    kept = SettingsFile(app.folders.config).settings
    assert kept.group_server == f"127.0.0.1:{host.port}" and kept.last_games["struggle"].where == SERVER
    app.select_game("historia")
    app.settings.last_games["historia"] = chosen("historia")
    page = NewGameScreen(app)
    app.push(page)
    assert not page.at_server, "each game is hosted where it was the last time"
    page.set_where(SERVER)
    page.refresh(app.ui)
    assert page.ui_root.find("agree-server").value == kept.group_server


@pytest.mark.parametrize("game", ["brazil", "historia"])
def test_a_table_at_a_server_is_opened_joined_played_left_and_found_again(
    game: str, windows: Windows, host: ThreadHost
) -> None:
    app, lobby = opened(windows, game, host)
    entry, address = lobby.opener.entry, f"127.0.0.1:{host.port}"
    assert entry is not None and not entry.here and entry.url == f"ws://{address}/"
    assert host_of(app.folders).ready() is None and lobby.opener.host is None, "no host runs on this computer"
    shown = texts_of(lobby)
    assert lobby.text("lobby-server") in shown and address in shown and lobby.text("lobby-here") not in shown
    assert lobby.text("lobby-words-address", address=address) in shown and "keep-hosting" not in widget_names(lobby)
    assert lobby.text("lobby-not-encrypted") not in shown, "it does not leave this network"
    guest = windows.open("guest")
    guest.go("together")
    page = guest.top
    assert isinstance(page, TogetherScreen)
    page._rename("Tomás")
    page._type(entry.invitations[0].words)
    page._type_address(address)
    page.join()
    windows.until(lambda: table_of(app) is not None and table_of(guest) is not None)
    tables = [table_of(app), table_of(guest)]
    assert [table.match.viewer for table in tables] == [0, 1]
    real = host.real(entry.table)
    play(windows, tables, lambda: len(real.log) >= 8)
    tables[0].show_people()
    assert isinstance(app.top, PeopleScreen)
    app.top.leave()
    tables[0].leave_game()
    app.go("together")
    back = app.top
    assert isinstance(back, TogetherScreen)
    back.play(book_of(app).tables[0])
    windows.until(lambda: table_of(app) is not None)
    assert table_of(app).match.viewer == 0 and host_of(app.folders).ready() is None
    app.quit()
    assert not app.running, "nobody is asked whether a host goes on that is not here"


def test_bots_and_links_are_the_servers_as_they_are_the_own_hosts(windows: Windows, host: ThreadHost) -> None:
    app, lobby = opened(windows, "historia", host)
    entry = lobby.opener.entry
    before = entry.invitations[0].link
    lobby.opener.renew(1)
    windows.until(lambda: entry.invitations[0].link != before)
    lobby.opener.fill()
    windows.until(lambda: table_of(app) is not None)
    windows.until(lambda: table_of(app).match.elsewhere.seats[1].bot == "governor")
    guest = windows.open("guest")
    join_by_link(guest, entry.invitations[0].link)
    windows.until(lambda: table_of(guest) is not None)
    assert table_of(guest).match.viewer == 1


def test_a_server_that_is_away_is_named_and_asked_again_and_going_back_loses_nothing(
    windows: Windows, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.host.connection.FIRST_WAIT", 0.05)
    monkeypatch.setattr("engine.host.connection.LONGEST_WAIT", 0.2)
    port = free_port()
    app, page = new_game(windows, "struggle", f"127.0.0.1:{port}")
    app.settings.narration = True
    page.set_name(0, "Ana")
    page.set_clock("hours_8")
    page.refresh(app.ui)
    page.start()
    lobby = lobby_of(app)
    windows.until(lambda: lobby.opener.error == "together-no-answer")
    said = lobby.text("together-no-answer", address=f"127.0.0.1:{port}")
    assert said in texts_of(lobby)
    app.narrator.follow()
    assert said in [one.text for one in app.narrator.heard], "it is read aloud when it comes"
    assert lobby.title(app.ui) == lobby.text("lobby-opening")
    lobby.leave()
    assert app.top is page and page.setup.clock == "hours_8" and page.setup.seats[0].name == "Ana"
    assert not book_of(app).tables
    page.start()
    lobby = lobby_of(app)
    changes = [lobby.opener.step()]
    while not lobby.opener.error:
        changes.append(lobby.opener.step())
        time.sleep(0.01)
    assert lobby.opener.step() or any(changes), "the lobby is built again when the line breaks"
    assert not lobby.opener.step(), "once"
    late = ThreadHost.__new__(ThreadHost)
    late.folder, late.port, late.announced = tmp_path / "late", port, False
    late.begin()
    windows.until(lambda: lobby.opener.seat is not None and lobby.opener.seat.presence is not None)
    assert not lobby.opener.error and len(book_of(app).tables) == 1
    late.end()


@pytest.mark.parametrize(
    ("where", "name", "value", "message"),
    [
        (server, "OLDEST", 99, "together-old-client"),
        (server, "PROTOCOL", 1, "together-old-host"),
        (creation, "codec_of", lambda game: None, "together-other-version"),
    ],
)
def test_a_server_of_another_version_refuses_in_a_sentence(
    where: Any, name: str, value: Any, message: str, windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, value)
    app, page = new_game(windows, "struggle", f"127.0.0.1:{host.port}")
    page.start()
    lobby = lobby_of(app)
    windows.until(lambda: lobby.opener.failed)
    assert lobby.opener.error == message and lobby.text(message) in texts_of(lobby)
    assert not book_of(app).tables
    lobby.leave()
    assert app.top is page


def test_a_table_whose_answer_is_lost_is_made_once(
    windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer, lost = creation.TableCreation._answer_created, list[str]()

    def lost_once(service: Any, client: Any, record: Any, *rest: Any) -> None:
        if lost:
            answer(service, client, record, *rest)
        else:
            lost.append(record.id)
            client.drop()

    monkeypatch.setattr(creation.TableCreation, "_answer_created", lost_once)
    app, page = new_game(windows, "struggle", f"127.0.0.1:{host.port}")
    page.start()
    lobby = lobby_of(app)
    windows.until(lambda: lobby.opener.seat is not None and lobby.opener.seat.presence is not None)
    assert [*host.server.service.open] == lost and [one.table for one in book_of(app).tables] == lost


def test_a_table_that_the_server_can_not_set_up_and_too_many_are_refused(windows: Windows, host: ThreadHost) -> None:
    app, page = new_game(windows, "struggle", f"127.0.0.1:{host.port}")
    page.setup.scenario = "own_map"
    app.go("together", page.setup.model_copy(deep=True).model_dump_json())
    lobby = lobby_of(app)
    windows.until(lambda: lobby.opener.failed)
    assert lobby.opener.error == "together-not-set-up"
    lobby.leave()
    page.choose("standard")
    limits, now = host.server.service._creations, host.server.service.now()
    while limits.of("127.0.0.1", now).take(now):
        pass
    page.start()
    lobby = lobby_of(app)
    windows.until(lambda: lobby.opener.failed)
    assert lobby.opener.error == "together-too-fast" and not book_of(app).tables


def test_a_server_that_can_serve_nobody_is_told_apart_from_one_that_is_away(windows: Windows) -> None:
    with serve(
        lambda connection: None,
        "127.0.0.1",
        0,
        process_request=lambda one, _: one.respond(HTTPStatus.SERVICE_UNAVAILABLE, "later\n"),
    ) as busy:
        threading.Thread(target=busy.serve_forever, daemon=True).start()
        app, page = new_game(windows, "struggle", f"127.0.0.1:{busy.socket.getsockname()[1]}")
        page.start()
        lobby = lobby_of(app)
        windows.until(lambda: lobby.opener.error)
        assert lobby.opener.error == "together-busy"
        lobby.leave()


def test_what_leaves_the_network_without_tls_is_said(windows: Windows, host: ThreadHost) -> None:
    app, lobby = opened(windows, "struggle", host)
    lobby.opener.entry.url = "ws://play.example.org:8787/"
    assert lobby.text("lobby-not-encrypted") in texts_of(lobby)
    lobby.opener.entry.url = "wss://play.example.org/"
    assert lobby.text("lobby-not-encrypted") not in texts_of(lobby)
    app.draw()
    assert not [*nameless(app), *with_signs(app)]

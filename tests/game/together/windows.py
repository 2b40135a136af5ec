"""Windows at several places in one test: each an app with folders of its own."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.app.app import App
from game.platform import clock
from game.platform.folders import Folders
from game.platform.settings import LastNewGame, SeatChoice, SettingsFile
from game.platform.table_entries import TableEntry, table_entries
from game.together import host_process
from game.together.host_process import host_of
from game.together.lobby import LobbyScreen
from game.together.together_screen import TogetherScreen
from tests.game.begun import COLOURS, SCENARIOS
from tests.game.together.hosts import HostInThread

WITHIN = 120.0  # seconds; a test that waits longer has failed


def state_of(app: App) -> dict[str, Any]:
    """Returns what a window is waiting for, for the message of a test that waited in vain."""
    table: Any = app.top
    if getattr(table, "match", None) is None or table.match.elsewhere is None:
        return {"top": type(table).__name__}
    match, session = table.match, table.match.session
    return {
        "moves": len(match.log),
        "awaiting": session.awaiting,
        "deciding": match.deciding,
        "awaiting host": session.awaiting_host,
        "error": match.elsewhere.error,
        "to take": len(getattr(match.elsewhere, "updates", ())),
        "presenting": table.model.presenting,
        "busy": table.busy(clock.now()),
        "scene": table.scenes.running,
        "sent": getattr(session, "sent", None),
        "notes": [note.text for note in app.toasts.notes],
    }


def no_pause(app: App) -> None:
    pace = app.settings.pace
    pace.bot_delay, pace.animation, pace.pause_after_bot = 0.0, 8.0, False


class Windows:
    """The apps of a test; all are ticked in turn. The hosts beside them are processes of their own, or threads."""

    def __init__(self, root: Path, processes: bool = False) -> None:
        self.root, self.processes = root, processes
        self.apps: list[App] = []

    def open(self, name: str, size: tuple[int, int] = (1280, 720), scale: int = 100) -> App:
        folders = Folders.under(self.root / name)
        if not self.processes:
            host_process._hosts.setdefault(folders.data, HostInThread(folders))
        file = SettingsFile(folders.config)
        file.settings.first_start = False
        file.settings.ui_scale = scale
        app = App(folders, file, size)
        no_pause(app)
        app.go("menu")
        self.apps.append(app)
        return app

    def close(self) -> None:
        for app in self.apps:
            for screen in reversed(app.stack):
                screen.closing()
            app.reviews.stop()
            app.ui.pictures.renderer.stop()
            host_of(app.folders).end()

    def until(self, true: Callable[[], object], within: float = WITHIN) -> None:
        """Lets all windows go on until something is so."""
        late = time.monotonic() + within
        while not true():
            assert time.monotonic() < late, [state_of(app) for app in self.apps]
            for app in self.apps:
                app.tick()
                app.top.refresh(app.ui)
            time.sleep(0.002)


def chosen(
    game: str, who: tuple[str, ...] = ("person", "elsewhere"), names: tuple[str, ...] = ("Ana", ""), **agreed: Any
) -> Any:
    """The choices of New game; `agreed`: about the clock."""
    seats = [
        SeatChoice(who=kind, colour=colour, name=name)
        for kind, colour, name in zip(who, COLOURS[game], names, strict=True)
    ]
    scenario = {**SCENARIOS, "historia": "two"}[game]
    return LastNewGame(scenario=scenario, seats=seats, **agreed)


def hosted(windows: Windows, game: str, **more: Any) -> tuple[App, TableEntry]:
    """A window that hosts a table and waits in the lobby."""
    app = windows.open("host")
    app.select_game(game)
    app.go("together", chosen(game, **more).model_dump_json())
    lobby = app.top
    assert isinstance(lobby, LobbyScreen)
    windows.until(lambda: lobby.opener.seat is not None and lobby.opener.seat.presence is not None)
    entry = lobby.opener.entry
    assert entry is not None
    return app, entry


def join_by_link(app: App, link: str, name: str = "Tomás") -> None:
    """Joins a table through the page, as a person does who pastes the link."""
    app.go("together")
    page = app.top
    assert isinstance(page, TogetherScreen)
    page._rename(name)
    page._type(link.replace("192.168", "127.0") if "192.168" in link else link)
    page.join()


def loopback(entry: TableEntry, link: str) -> str:
    """The link as it is reached from this machine, whatever its network."""
    return entry.url + link.partition("://")[2].partition("/")[2]


def table_of(app: App) -> Any:
    """The table at the bottom of a window's stack, None while there is none."""
    screen = app.stack[0]
    return screen if hasattr(screen, "match") else None


def two_tables(windows: Windows, game: str) -> tuple[Any, Any]:
    """Two windows at one table: one hosts it, the other has joined by the link."""
    app, entry = hosted(windows, game)
    guest = windows.open("guest")
    join_by_link(guest, loopback(entry, entry.invitations[0].link))
    windows.until(lambda: table_of(app) is not None and table_of(guest) is not None)
    return table_of(app), table_of(guest)


def step(table: Any, dice: random.Random) -> bool:
    """One choice of whoever sits at a table, where its seat is asked; closes what is shown first."""
    app, match = table.app, table.match
    if app.top is not table:
        return False
    if table.scenes.running:
        table.scenes.skip(clock.now())
    elif table.busy(clock.now()):
        table.controller.main_action()  # closes what is shown first
    if match.deciding is None or table.model.presenting or table.busy(clock.now()):
        return False
    moves = match.session.legal_moves(match.deciding)
    return bool(moves) and (table.controller.play(dice.choice(moves)) or True)


def widget_names(screen: Any) -> set[str]:
    """Builds a screen anew and returns the names of its widgets."""
    screen.rebuild()
    screen.refresh(screen.ui)
    return {widget.name for widget in screen.ui_root.root.walk()}


def book_of(app: App) -> Any:
    return table_entries(app.folders)

"""Asks, when the window is closed, whether the process that hosts the player's online tables goes on."""

from __future__ import annotations

from collections.abc import Callable

from game.platform.table_entries import TableEntries
from game.screens.dialog import Answer, Dialog
from game.shell.shell import Shell
from game.together.host_process import HostProcess


class HostDialog(Dialog):
    """Asks whether the host goes on."""


def ask_before_quit(shell: Shell, host: HostProcess, entries: TableEntries) -> None:
    """Registers a question to be asked when the window is closed: whether the host goes on. It is asked only while the
    host runs a table that is not over; else the host is ended."""

    def ask(then: Callable[[], None]) -> bool:
        if any(isinstance(screen, HostDialog) for screen in shell.stack):
            return True
        hosted = [entry for entry in entries.tables if entry.here and entry.status != "over"]
        if not hosted or not host.running():
            host.end()
            return False
        text = shell.ui.text

        def end() -> None:
            host.end()
            then()

        go_on: Answer = (text("quit-host-on"), then, "main" if entries.keep_hosting else "plain")
        stop: Answer = (text("quit-host-end"), end, "plain" if entries.keep_hosting else "main")
        answers = [go_on, stop, (text("quit-stay"), None, "plain")]
        body = text("quit-host-body", count=len(hosted))
        shell.push(HostDialog(shell, text("quit-host-title"), body, answers))
        return True

    shell.before_quit = ask

"""Describes the tools of every table (undo, hint, log, menu, a game's own) and their state; builds the map's
buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.play.hint_offer import hint_tip, why_no_hint
from game.play.match import Match
from game.play.table_controller import BaseController
from game.render.ui import Ui
from game.widgets.base import Action, Widget
from game.widgets.button import Button

# command and picture, from the left
SHARED = {
    "undo": "undo",
    "redo": "redo",
    "hint": "hint",
    "log": "log",
    "menu": "menu",
}


@dataclass(frozen=True, slots=True)
class DrawerTool:
    """A game's tool that opens a drawer by its name."""

    drawer: str
    before: str  # the shared tool that it stands before
    picture: str = "gallery"


@dataclass(frozen=True, slots=True)
class TableTool:
    """A tool with its present state: enabled or not, and its tip."""

    name: str
    picture: str
    action: Action
    tip: str
    enabled: bool = True
    pressed: bool = False  # its drawer is open


def tool_pictures(own: Sequence[DrawerTool]) -> list[tuple[str, str]]:
    """Returns name and picture id of each tool of a table, shared ones and the game's ``own``, from the left."""
    found: list[tuple[str, str]] = []
    for command, picture in SHARED.items():
        found += [(tool.drawer, tool.picture) for tool in own if tool.before == command]
        found.append((command, picture))
    return found


def key_tip(ui: Ui, controller: BaseController[Any, Any], command: str) -> str:
    """Returns a command's name with its key in brackets, as a tip."""
    return f"{ui.text(f'command-{command}')} ({controller.keys(command)})"


def why_no_undo(ui: Ui, match: Match[Any, Any]) -> str:
    """Returns the sentence that says why no move can be taken back now; "" if one can."""
    if match.can_undo:
        return ""
    if match.cursor is not None:
        return ui.text("history-shown")
    if match.barrier.code == "revealed":
        what = f"revealed-{match.barrier.event}"
        return ui.text("undo-revealed", what=ui.text(what) if ui.texts.has(what) else "")
    return ui.text(f"undo-{match.barrier.code}")


def table_tools(
    ui: Ui, controller: BaseController[Any, Any], own: Sequence[DrawerTool], undo_refused: str
) -> list[TableTool]:
    """Returns all tools of a table, from the left. ``undo_refused``: the tip of undo while nothing can be taken
    back."""
    return [
        _shared(ui, controller, name, undo_refused) if name in SHARED else _drawer(ui, controller, name, picture)
        for name, picture in tool_pictures(own)
    ]


def _drawer(ui: Ui, controller: BaseController[Any, Any], name: str, picture: str) -> TableTool:
    opens, is_open = partial(controller.open_drawer, name), controller.model.drawer == name
    return TableTool(name, picture, opens, key_tip(ui, controller, name), pressed=is_open)


def _shared(ui: Ui, controller: BaseController[Any, Any], command: str, undo_refused: str) -> TableTool:
    match, picture, tip = controller.match, SHARED[command], key_tip(ui, controller, command)
    if command == "hint" and match.elsewhere is not None:  # its key still gives a hint
        picture = "line_broken" if match.elsewhere.error else "line"
        return TableTool("people", picture, partial(controller.request, "people"), ui.text("people-title"))
    if command == "log":
        return _drawer(ui, controller, command, picture)
    if command == "undo":
        return TableTool(command, picture, controller.undo, tip if match.can_undo else undo_refused, match.can_undo)
    if command == "redo":
        return TableTool(command, picture, controller.redo, tip, match.can_redo)
    asks = partial(controller.request, command)
    if command == "hint":
        tip = hint_tip(ui.text, match, controller.keys(command))
        return TableTool(command, picture, asks, tip, not why_no_hint(match))
    return TableTool(command, picture, asks, tip)


def map_tools(
    ui: Ui,
    controller: BaseController[Any, Any],
    pictures: Mapping[str, str],
    size: str | int,
    pads: tuple[float, float] | None = None,
) -> list[Widget]:
    """Builds the buttons that zoom and move the map; ``pictures``: command -> picture of its button; ``pads``: the room
    round it, in u, if not that of its kind."""
    return [
        Button(
            "",
            partial(controller.request, command),
            picture=f"marks/{picture}",
            size=size,
            name=f"tool-{command}",
            kind="wood",
            tip=key_tip(ui, controller, command),
            pads=pads,
        )
        for command, picture in pictures.items()
    ]

"""A screen reader in small, over AT-SPI: it answers one line of JSON to each line of its input.

Run by the system's Python, which has gi; so it imports nothing of ours. Questions: "wait NAME" (until something is
there whose name begins so), "press NAME", "focus NAME", "set NAME=VALUE", "tree" (role and name of all), "focused NAME"
and "said WORDS" (until an event tells so).
"""

from __future__ import annotations

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

WINDOW = "Brazil: Imperial"
ANSWER_TIMEOUT_S = 20.0  # for one answer
focused: list[str] = []
said: list[str] = []


def enable() -> None:
    """Says on the bus that there is a screen reader, as one does at its start."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None, 0, 10_000, None
        )


def pump(seconds: float) -> None:
    """Lets events arrive."""
    context = GLib.MainContext.default()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        while context.pending():
            context.iteration(False)
        time.sleep(0.02)


def heard(event: Atspi.Event, *_: object) -> None:
    if event.type.startswith("object:announcement"):
        said.append(str(event.any_data))
    elif event.detail1:
        focused.append(event.source.get_name())


def walk(node: Atspi.Accessible):  # type: ignore[no-untyped-def]
    yield node
    for number in range(node.get_child_count()):
        child = node.get_child_at_index(number)
        if child is not None:
            yield from walk(child)


def nodes() -> list[Atspi.Accessible]:
    """Everything in our window: a program bears its file's name, the window ours."""
    desktop = Atspi.get_desktop(0)
    found = []
    for number in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(number)
        if program is not None:
            program.clear_cache()
            found += [node for window in [*walk(program)][1:2] if window.get_name() == WINDOW for node in walk(program)]
    return found


def find(name: str, acting: bool = False) -> Atspi.Accessible:
    until = time.monotonic() + ANSWER_TIMEOUT_S
    while time.monotonic() < until:
        try:
            for node in nodes():
                if node.get_name().startswith(name) and (not acting or node.get_n_actions()):
                    return node
        except GLib.Error:
            pass  # the tree changed meanwhile
        pump(0.1)
    raise LookupError(name)


def heard_of(events: list[str], words: str) -> str:
    """Waits until an event tells of something that begins with these words."""
    until = time.monotonic() + ANSWER_TIMEOUT_S
    while time.monotonic() < until:
        found = next((one for one in reversed(events) if one.startswith(words)), None)
        if found is not None:
            return found
        pump(0.05)
    raise LookupError(f"{words}, only {events[-4:]}")


def answer(question: str) -> object:
    what, _, name = question.partition(" ")
    pump(0.1)
    if what == "wait":
        return find(name).get_name()
    if what == "press":
        return find(name, acting=True).do_action(0)
    if what == "focus":
        return find(name, acting=True).grab_focus()
    if what == "set":
        name, _, value = name.partition("=")
        return find(name).set_current_value(float(value))
    if what == "tree":
        return [[Atspi.role_get_name(node.get_role()), node.get_name()] for node in nodes()]
    return heard_of({"focused": focused, "said": said}[what], name)


def main() -> None:
    Atspi.init()
    enable()
    listener = Atspi.EventListener.new(heard)
    for kind in ("object:state-changed:focused", "object:announcement"):
        listener.register(kind)
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        try:
            print(json.dumps(answer(line.strip())), flush=True)
        except (LookupError, GLib.Error) as error:
            print(json.dumps({"error": f"{type(error).__name__}: {error}"}), flush=True)


main()

"""Builds the panel that lists the keys for having a map read aloud, shown beside the focused map."""

from __future__ import annotations

from game.render.ui import Ui
from game.screens.map_reader import KINDS, MapReader
from game.widgets.base import Column, Row, Widget
from game.widgets.label import Heading, Label, OneLine, Panel
from game.widgets.scroll import Scroll

WIDE = 212  # u
ASKS = ("map_nearest", "map_route", "map_mark", "map_around", "read_asked", "read_since", "read_again")


def map_keys(ui: Ui, reader: MapReader) -> Widget:
    """Builds the panel that lists the keys for reading a map; for a jump key it also says how many places it visits."""
    shown, text, kinds = reader.app.commands.shown, ui.text, reader.map.kinds()

    def line(command: str, words: str, count: str = "") -> Widget:
        key = Panel(Label(shown(command), style="strong", size=12, align="centre"), pad=1, inset=True, shadow=False)
        parts: list[Widget] = [key, OneLine(words, size=13, grow=1)]
        return Row([*parts, *([Label(count, size=13, colour="soft_ink")] if count else [])], gap=7, align="centre")

    steps = " ".join(shown(f"map_{direction}") for direction in ("north_west", "north_east", "east"))
    lower = " ".join(shown(f"map_{direction}") for direction in ("west", "south_west", "south_east"))
    jumps = [
        line(f"map_{kind}", text(f"map-kind-{kind}"), str(len(kinds[kind])) if kinds.get(kind) else text("map-no"))
        for kind in KINDS
        if kind in kinds
    ]
    rows: list[Widget] = [
        Heading(text("map-keys-step"), size=14),
        Label(steps, style="strong", size=14, align="centre"),
        Label(lower, style="strong", size=14, align="centre"),
        Heading(text("map-keys-jump"), size=14),
        *jumps,
        Label(text("map-keys-back"), style="flavour", size=13, colour="soft_ink"),
        Heading(text("map-keys-ask"), size=14),
        *(line(command, text(f"command-{command}-short")) for command in ASKS),
    ]
    return Panel(Scroll(Column(rows, gap=1), name="map-keys-list"), pad=8, name="map-keys")

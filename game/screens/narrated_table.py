"""Table mixin for narration (reading aloud): announces log lines as they come, and answers the keys that ask for
more."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Generic

from game.platform import clock
from game.play.log_lines import Words, visible_events
from game.play.turn_summary import last_turn_end
from game.render.ui import Ui
from game.screens.coach_table import CoachTable
from game.screens.map_keys import map_keys
from game.screens.map_reader import MapReader
from game.screens.recap_table import AnyController
from game.screens.saved_table import AnyMatch
from game.shell.announcement import Announcement
from game.widgets.access_tree import AccessNode, access_tree
from game.widgets.base import Widget

RIVALS = "strip-"  # how the names of the panels of other seats begin


class NarratedTable(CoachTable[AnyMatch, AnyController], Generic[AnyMatch, AnyController]):
    read_parts: Mapping[str, Sequence[str]] = {}  # names of the widgets that each reading command reads
    map_reader: MapReader | None = None  # the map's commands; set by a game's table
    _heard: int | None = None  # moves whose log lines were announced
    _meant: Widget | None = None  # the widget that a lesson's coach highlights
    _to_look_at: Widget | None = None  # the same, while only for that the focus can come to it
    _rival = -1  # number of the rival announced last

    @abstractmethod
    def log_words(self) -> Words:
        """Returns the function that puts an event into a sentence of the log."""

    def refresh(self, ui: Ui) -> None:
        """Rebuilds outdated widgets, and marks the one that a lesson's coach highlights."""
        before = self._meant
        focused = before is not None and self.ui_root.focus is before
        super().refresh(ui)
        meant = self._meant = self._light_target()[0]
        if before is not None and before is not meant:
            before.coached = False
        if meant is not None:
            meant.coached = True
        self._let_focus(meant)
        if focused and meant is not None and self.ui_root.focus is None and meant is self._to_look_at:
            self.ui_root.set_focus(ui, meant, self.ui_root.focus_shown)  # it was built anew

    def _let_focus(self, meant: Widget | None) -> None:
        """Lets the focus come to what a lesson asks to look at, where nothing on it takes the focus: keys point at
        what has the focus."""
        looks = self.lesson is not None and self.lesson.awaits_look
        if self._to_look_at is not None and (self._to_look_at is not meant or not looks):
            self._to_look_at.focusable = False
            self._to_look_at = None
        if meant is not None and looks and not any(widget.focusable for widget in meant.walk()):
            meant.focusable = True
            self._to_look_at = meant

    # -- what comes by itself --------------------------------------------------------------------------------------

    def unread(self) -> list[str]:
        """Returns the log lines of moves played since the last call, as far as the viewer may know and the screen has
        shown them."""
        match, words, lines = self.match, self.log_words(), []
        if self._heard is None or self._heard > len(match.log):
            self._heard = len(match.log)
        for number in range(self._heard + 1, len(match.log) + 1):
            if match.showing is not None and number >= match.showing:
                break
            lines += [line for event in visible_events(match, number) if (line := words(event))]
            self._heard = number
        return lines

    def words_of_place(self, focus: Widget) -> Announcement | None:
        reader = self.map_reader
        if reader is None or focus.role not in ("map", "place") or (place := reader.start()) is None:
            return None
        return reader.announcement(place)

    def reading(self, ui: Ui) -> Widget | None:
        """Builds the panel that lists the keys for reading the map; None unless narration is on and the map has the
        focus."""
        if not self.reads_map or self.map_reader is None:
            return None
        return map_keys(ui, self.map_reader)

    @property
    def reads_map(self) -> bool:
        """Whether the map takes the reading keys: narration is on and the map has the focus."""
        focus = self.ui_root.focus
        on_map = self.ui_root.focus_shown and focus is not None and focus.role in ("map", "place")
        return self.app.narrator.on and self.map_reader is not None and on_map

    # -- questions -------------------------------------------------------------------------------------------------

    def reading_commands(self) -> dict[str, Callable[[], object]]:
        """Returns command -> function that performs it, for all commands that have something read aloud at a table."""
        parts = {command: partial(self.read_part, names) for command, names in self.read_parts.items()}
        found: dict[str, Callable[[], object]] = {
            "read_asked": self.read_asked,
            "read_since": self.read_since,
            "read_rivals": self.read_rival,
            **parts,
        }
        return {**found, **(self.map_reader.commands() if self.map_reader is not None else {})}

    def read_asked(self) -> None:
        """Announces the pending question."""
        for words in self.app.narrator.live_words() or [self.text("read-nothing")]:
            self.app.narrator.say(words)

    def read_since(self) -> None:
        """Announces the log's lines since the viewer's last turn ended, up to the shown position."""
        match, words = self.match, self.log_words()
        seat = match.viewer if match.viewer is not None else match.current_seat
        since = last_turn_end(match, seat) if seat is not None else 0
        lines = [
            line for n in range(since + 1, match.at + 1) for event in visible_events(match, n) if (line := words(event))
        ]
        self.app.narrator.say("\n".join(lines) or self.text("read-nothing"))

    def read_rival(self) -> None:
        """Announces the text of another seat's panel; each call takes the next seat."""
        panels = [node for node in self._nodes() if node.widget.name.startswith(RIVALS)]
        self._rival = (self._rival + 1) % len(panels) if panels else -1
        self.app.narrator.say(_whole(panels[self._rival]) if panels else self.text("read-nothing"))
        self._looked_at([panels[self._rival].widget.name] if panels else [])

    def read_part(self, names: Sequence[str]) -> None:
        """Announces all text on the widgets of these names and on their children."""
        found: list[str] = []
        for name in names:
            part = next((node for node in self._nodes() if node.widget.name == name), None)
            if part is not None:
                words = [line for node in _readable(part) for line in _whole(node).split("\n")]
                found += words if any(words) else [part.widget.tip]
        self.app.narrator.say("\n".join(line for line in dict.fromkeys(found) if line) or self.text("read-nothing"))
        self._looked_at(list(names))

    def _looked_at(self, names: list[str]) -> None:
        """Tells the lesson that these widgets were looked at: what is read aloud is."""
        if self.lesson is not None:
            self.lesson.clicked(names, clock.now())

    def _nodes(self) -> list[AccessNode]:
        self.refresh(self.ui)
        return [*access_tree(self.ui.texts, self.ui_root).walk()]


def _readable(node: AccessNode) -> Iterator[AccessNode]:
    """Yields a node and all below it, except what lies in one that has its own words."""
    yield node
    if not node.widget.drawn_text:
        for child in node.children:
            yield from _readable(child)


def _whole(node: AccessNode) -> str:
    """Returns all that a node says of itself."""
    return "\n".join(part for part in (node.name, node.value, node.description) if part)

"""Puts what is new on the top screen into announcements: shown as captions, and passed to listeners.

Follows the top screen: its title, the focus, texts that change by themselves (live regions) and lines that the screen
hands over, such as those of the log. Nothing is collected while narration is off.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace

from game.audio.speech import voice_installed
from game.i18n.spoken_words import FULL_STOPS, spoken
from game.shell.announcement import VERBOSITIES, Announcement
from game.shell.shell import ScreenLayer, Shell
from game.widgets.access_tree import AccessNode, access_tree, node_of, node_words
from game.widgets.base import Widget

KEPT = 200  # announcements that can be repeated
LIVE = "live"  # the role of a text that is announced whenever it changes
WRITTEN = ("heading", "text", LIVE)


class Narrator:
    """Collects announcements, newest last; ``listeners`` are called with each."""

    def __init__(self, app: Shell, listener: Callable[[Announcement], None]) -> None:
        self.app = app
        self.heard: deque[Announcement] = deque(maxlen=KEPT)
        self.listeners = [listener]
        self.voice_installed, self.voice_missing = voice_installed(), False  # missing: the library found none
        self._repeated = 0  # how many announcements before the newest the last repetition was
        self._screen: ScreenLayer | None = None
        self._focus: tuple[str, str] = ("", "")  # key and words of the focused widget
        self._live: dict[str, str] = {}  # words of live regions by widget key

    @property
    def on(self) -> bool:
        """Whether the narrator is on, so that things are announced."""
        return self.app.settings.narration

    @property
    def verbosity(self) -> int:
        """The amount that the narrator says of a widget. 1: name and states; 2: its role, too; 3: everything."""
        return self.app.settings.verbosity

    @property
    def last(self) -> Announcement | None:
        """The newest announcement, or the one that was repeated; None before the first."""
        return self.heard[-1 - self._repeated] if len(self.heard) > self._repeated else None

    # -- announcing ------------------------------------------------------------------------------------------------

    def say(self, text: str, more: str = "", focus: bool = False) -> None:
        """Announces a text, which may hold symbols and markup, and a second part (`more`); does nothing while the
        narrator is off. `focus`: it tells where the focus went."""
        if not self.on or not text:
            return
        words = spoken(self.app.ui.texts, text)
        words += "" if words[-1:] in FULL_STOPS else self.app.ui.text("mark-stop")
        self.heard.append(Announcement(words, more, focus))
        self._repeated = 0
        self._tell(self.heard[-1])

    def _tell(self, announcement: Announcement) -> None:
        for listener in self.listeners:
            listener(announcement)
        self.app.dirty = True

    def again(self, back: bool = False) -> None:
        """Repeats the last announcement; with ``back``, the one before that which was repeated last."""
        self._repeated = min(self._repeated + 1, len(self.heard) - 1) if back else self._repeated
        if self.on and self.last is not None:
            self._tell(replace(self.last, focus=False))

    @property
    def voice_there(self) -> bool:
        """Whether speech is available beside the captions."""
        return self.voice_installed and not self.voice_missing

    @property
    def modes(self) -> tuple[str, ...]:
        """The ids of the narration modes, in the order in which its key switches them."""
        return ("off", "voice", "captions") if self.voice_there else ("off", "captions")

    @property
    def mode(self) -> str:
        """The id of the present narration mode."""
        if not self.on:
            return "off"
        return "voice" if self.voice_there and self.app.settings.voice else "captions"

    def next_mode(self) -> None:
        """Changes to the next mode."""
        self.change(self.modes[(self.modes.index(self.mode) + 1) % len(self.modes)])

    def change(self, mode: str) -> None:
        """Switches to a narration mode, stores it in the settings, and announces it."""
        settings, keys, before = self.app.settings, self.app.commands, self.mode
        words = self.app.ui.text(f"narration-{mode}", key=keys.shown("narration"))
        if before == "voice" and mode != before:
            self.say(words)  # the last that the voice says
        settings.narration, settings.voice = mode != "off", mode == "voice"
        self.app.keep_settings()
        if mode == "off":
            self.app.toast(words)
        elif before == "off":
            self._screen, self._focus, self._live = None, ("", ""), {}
            self.say(self.app.ui.text("narration-on", again=keys.shown("read_again"), keys=keys.shown("keys_list")))
        if mode != "off" and before != "voice" and self.voice_there:
            self.say(words)
        self.app.restyle()

    def on_voice_lost(self, error: str) -> None:
        """Shows a toast that speech stopped or is not available; captions go on."""
        self.voice_missing |= error == "missing"
        self.app.settings.voice &= not self.voice_missing
        self.app.toast(self.app.ui.text(f"narration-{error}"))

    def next_verbosity(self) -> None:
        """Changes to the next verbosity and says so."""
        self.app.settings.verbosity = self.verbosity % len(VERBOSITIES) + 1
        self.app.keep_settings()
        self.say(self.app.ui.text("narration-verbosity", n=self.verbosity, of=len(VERBOSITIES)))

    # -- following the screen --------------------------------------------------------------------------------------

    def follow(self) -> None:
        """Announces what is new on the top screen: its title, lines, live regions, then the focus."""
        if not self.on or not self.app.stack:
            return
        top = self.app.top
        top.refresh(self.app.ui)
        if top is not self._screen:
            self._screen, self._focus, self._live = top, ("", ""), {}
            self.say(self.title_of(top))
        lines = top.unread()
        for line in lines:
            self.say(line)
        self._follow_live([access_tree(self.app.ui.texts, root) for root in top.read_roots], lines)
        self._follow_focus(top)

    def title_of(self, screen: ScreenLayer) -> str:
        """Returns what is announced of a new screen: its title; for a dialog its whole text; "" for a game's table."""
        nodes = [node for node in access_tree(self.app.ui.texts, screen.ui_root).walk() if node.role in WRITTEN]
        plain = [node.name for node in nodes if node.role != LIVE and not _inside_control(node.widget)]
        if screen.overlay:
            return "\n".join(dict.fromkeys(plain))
        heading = next((n.name for n in nodes if n.role == "heading" and not _inside_control(n.widget)), "")
        return "" if screen.game else heading or next(iter(plain), "")

    def _follow_live(self, trees: Sequence[AccessNode], lines: Sequence[str]) -> None:
        """Announces live regions that have changed, except to one of the lines that were just announced."""
        said = {spoken(self.app.ui.texts, line).rstrip(FULL_STOPS) for line in lines}
        now = {node.widget.key: node.name for tree in trees for node in tree.walk() if node.role == LIVE and node.name}
        for key, words in now.items():
            if self._live.get(key) != words and words.rstrip(FULL_STOPS) not in said:
                self.say(words)
        self._live = now

    def _follow_focus(self, top: ScreenLayer) -> None:
        root = top.read_roots[-1]
        if root.focus is None or not root.focus_shown or root.focus not in root.order():
            self._focus = ("", "")
            return
        place = top.words_of_place(root.focus)
        words = place.whole if place is not None else self.focus_words(root.focus)
        if (root.focus.key, words) == self._focus:
            return
        self._focus = (root.focus.key, words)
        self.say(place.text if place is not None else words, place.more if place is not None else "", focus=True)

    def focus_words(self, focus: Widget) -> str:
        """Returns the words that announce a focused widget, by the verbosity."""
        return node_words(self.app.ui.texts, node_of(self.app.ui.texts, focus), self.verbosity)

    def live_words(self) -> list[str]:
        """Returns the present texts of the live regions, such as the pending question."""
        trees = [access_tree(self.app.ui.texts, root) for root in self.app.top.read_roots]
        nodes = [node for tree in trees for node in tree.walk() if node.role == LIVE and node.name]
        return list(dict.fromkeys(node.name for node in nodes))


def _inside_control(widget: Widget) -> bool:
    return widget.focusable or any(above.focusable for above in widget.ancestors())

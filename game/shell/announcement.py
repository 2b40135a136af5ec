"""What the narrator reads aloud: one announcement, and the narrator's interface for screens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

VERBOSITIES = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Announcement:
    """A text that is read aloud as one. ``more``: a second part, such as the neighbours of a place on the map.

    ``focus``: they tell where the focus went, which the system's screen reader says by itself.
    """

    text: str
    more: str = ""
    focus: bool = False

    @property
    def whole(self) -> str:
        """The announcement's words: the text, followed by what it says more."""
        return f"{self.text} {self.more}" if self.more else self.text


class Announcer(Protocol):
    """The narrator as screens see it."""

    @property
    def on(self) -> bool:
        """Whether the narrator is on, so that things are announced."""

    @property
    def modes(self) -> tuple[str, ...]:
        """The ids of the narration modes: "off", "voice" (with captions), "captions"."""

    @property
    def mode(self) -> str:
        """The id of the present narration mode."""

    @property
    def verbosity(self) -> int:
        """The amount that the narrator says of a widget. 1: name and states; 2: its role, too; 3: everything."""

    @property
    def last(self) -> Announcement | None:
        """The newest announcement, or the one that was repeated; None before the first."""

    def say(self, text: str, more: str = "") -> None: ...
    def again(self, back: bool = False) -> None: ...
    def next_mode(self) -> None: ...
    def change(self, mode: str) -> None: ...
    def next_verbosity(self) -> None: ...
    def live_words(self) -> list[str]: ...

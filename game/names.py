"""Names that people give to seats and games: as they can be shown, in plain lines and within marked text alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

LIKE_MARKS = str.maketrans("[]*~\\", "()•-/")  # what richtext reads as marks -> what looks like it
UNKNOWN = "?"


def readable(name: str) -> str:
    """Without the marks of marked text."""
    return unicodedata.normalize("NFC", name).translate(LIKE_MARKS)


def typed(text: str, lacking: Callable[[str], set[str]]) -> str:
    """What of a typed or pasted text is taken: one line, and a question mark for a letter that no face has, so that
    whoever types sees at once that it can't be shown. ``lacking``: the letters of a text that have no picture."""
    line = "".join(letter for letter in readable(" ".join(text.splitlines())) if letter.isprintable())
    missing = lacking(line)
    return "".join(UNKNOWN if letter in missing else letter for letter in line)

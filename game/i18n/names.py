"""Cleans names that players type for seats and games, and joins names and sentences into text."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence

from game.i18n.texts import Texts

FULL_WIDTH = ("。", "！", "？")  # ends of sentences without a space after them
LIKE_MARKS = str.maketrans("[]*~\\", "()•-/")  # what richtext reads as marks -> what looks like it


def readable(name: str) -> str:
    """Returns a name with each character of our text markup replaced by a similar one without that meaning."""
    return unicodedata.normalize("NFC", name).translate(LIKE_MARKS)


def typed(text: str) -> str:
    """Returns the usable part of a typed or pasted text: one line of printable letters of any script, without our
    markup."""
    return "".join(letter for letter in readable(" ".join(text.splitlines())) if letter.isprintable())


def run_on(sentences: Iterable[str]) -> str:
    """Joins sentences to a paragraph: with a space between two, but none after a full-width mark (Chinese,
    Japanese)."""
    text = ""
    for sentence in sentences:
        text += sentence if not text or text.endswith(FULL_WIDTH) else f" {sentence}"
    return text


def aside(text: Callable[..., str], words: str, more: str) -> str:
    """Returns `words` followed by the remark `more` in brackets, as the language writes it. ``text`` looks messages up
    by id."""
    return text("mark-aside", words=words, more=more)


def listed(texts: Texts, names: Sequence[str]) -> str:
    """Joins names to a list in words: with commas, and the language's "and" before the last; one name unchanged, "" for
    none."""
    if len(names) < 2:
        return "".join(names)
    return texts("names-and", names=", ".join(names[:-1]), last=names[-1])

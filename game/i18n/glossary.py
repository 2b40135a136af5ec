"""Looks up the explanations of symbols and of game terms in a game's texts, for tooltips.

A game's texts say it: ``symbol-<name>`` for a symbol, and in ``glossary`` a line for each term, ``one form|another:
what it is``. A form may be several words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from game.i18n.line_breaks import EASTERN

LONGEST = 3  # words of a form
REACH = 12  # words beside one of a text without spaces, of a letter each
ELIDED = re.compile(r"^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’(?=\w)", re.IGNORECASE)  # French: "l’or" is "or"
NAMED_LIKE = ("symbol", "good", "arch", "product")
MARKS = ".,;:!?()„“”\"'’«»…\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


def bare_word(word: str) -> str:
    """Returns a word without surrounding punctuation and without an elided article such as l'."""
    return ELIDED.sub("", word.strip(MARKS))


class Glossary:
    def __init__(self, has: Callable[[str], bool], text: Callable[[str], str]) -> None:
        self.has, self.text = has, text
        self.terms: dict[tuple[str, ...], str] = {}
        for line in text("glossary").split("\n") if has("glossary") else []:
            forms, _, meaning = line.partition(":")
            names = [form.strip() for form in forms.split("|")]
            for name in names:
                self.terms[tuple(name.lower().split())] = f"*{names[0]}*\n{meaning.strip()}"

    def symbol(self, name: str) -> str:
        """Returns the explanation of a symbol, which begins with its name in asterisks where it has one; "" for an
        unknown symbol."""
        stem = name.rpartition("/")[2]
        messages = [f"{kind}-{stem}" for kind in NAMED_LIKE] + [stem.replace("_", "-", 1)]
        return next((self.text(message) for message in messages if self.has(message)), "")

    def word(self, words: Sequence[str], at: int) -> str:
        """Returns the explanation of the longest term that the word at this index belongs to, with the term in
        asterisks before it; "" for a plain word."""
        if EASTERN.search(words[at]):
            return self._eastern(words, at)
        plain = [bare_word(word).lower() for word in words[max(0, at - LONGEST + 1) : at + LONGEST]]
        here = min(at, LONGEST - 1)
        for length in range(LONGEST, 0, -1):
            for start in range(max(0, here - length + 1), here + 1):
                meaning = self.terms.get(tuple(plain[start : start + length]))
                if meaning is not None and start + length <= len(plain):
                    return meaning
        return ""

    def _eastern(self, words: Sequence[str], at: int) -> str:
        """The entry of the longest term that holds the word at this place of a text without spaces."""
        first = max(0, at - REACH)
        line, start = "".join(words[first : at + REACH]), sum(map(len, words[first:at]))
        end = start + len(words[at])
        found = [
            "".join(form)
            for form in self.terms
            if EASTERN.search("".join(form))
            and any(here.start() < end and here.end() > start for here in re.finditer(re.escape("".join(form)), line))
        ]
        return self.terms[(max(found, key=len),)] if found else ""

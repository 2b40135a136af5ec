"""Chooses a challenge's deal (the code of its random seed): that of the day, a random one, or one in a pasted text."""

from __future__ import annotations

import re
import secrets
from datetime import date

from engine.brazil.challenge.deal_text import MARK, ChallengeDeal, DealTextError, read
from engine.storage.deal_code import CODE_BITS, bits_of, code_of, code_of_the_day

SHORTEST, LONGEST = 6, 8  # number of words in a deal line
STOPS = ".,;:!?)]>\"'”’»"  # punctuation people write after it


def of_the_day(challenge: str, day: date) -> str:
    """Returns the code of a challenge's deal on this day; the same for everybody."""
    return code_of_the_day(day.year, day.month, day.day, challenge)


def fresh() -> str:
    """Returns a random deal code."""
    return code_of(secrets.randbits(CODE_BITS))


def plain_code(text: str) -> str:
    """Returns the normalized code if the text is a deal code, else ""."""
    try:
        return code_of(bits_of(text))
    except ValueError:
        return ""


def in_text(text: str) -> ChallengeDeal | None:
    """Returns the deal of the first deal line in a text; None if there is none.

    Raises DealTextError for a line that can't be played.
    """
    found = _line_in(text)
    return found[0] if found is not None else None


def proposed(text: str) -> str:
    """Returns the part of a text to fill into the deal code dialog: a deal line, a code, or what resembles one; else
    ""."""
    try:
        found = _line_in(text)
    except DealTextError as error:
        return " ".join(_words_in(text)) if error.code != "no_deal" else ""
    return found[1] if found is not None else plain_code(text)


def _line_in(text: str) -> tuple[ChallengeDeal, str] | None:
    words = _words_in(text)
    if not words:
        return None
    trouble: DealTextError | None = None
    for length in range(len(words), SHORTEST - 1, -1):
        line = " ".join(words[:length]).rstrip(STOPS)
        try:
            return read(line), line
        except DealTextError as error:
            trouble = trouble if trouble is not None and error.code == "mistyped" else error
    raise trouble or DealTextError("no_deal", text)


def _words_in(text: str) -> list[str]:
    """The words from a deal line's marker on, as many as such a line may have."""
    at = re.search(rf"\b{MARK} \w+ ", " ".join(text.split()))
    return " ".join(text.split())[at.start() :].split()[:LONGEST] if at is not None else []

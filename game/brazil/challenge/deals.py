"""Which deal is played: the one of the day, another one, or the one a friend has sent as a line of text."""

from __future__ import annotations

import re
import secrets
from datetime import date

from engine.brazil.challenge.deal_text import MARK, ChallengeDeal, DealTextError, read
from engine.storage.deal_code import CODE_BITS, bits_of, code_of, code_of_the_day

SHORTEST, LONGEST = 6, 8  # words of a line
STOPS = ".,;:!?)]>\"'”’»"  # what people write behind it


def of_the_day(challenge: str, day: date) -> str:
    """The same for everybody."""
    return code_of_the_day(day.year, day.month, day.day, challenge)


def fresh() -> str:
    """A deal nobody has chosen."""
    return code_of(secrets.randbits(CODE_BITS))


def plain_code(text: str) -> str:
    """A code as it is printed; "" for what is none."""
    try:
        return code_of(bits_of(text))
    except ValueError:
        return ""


def in_text(text: str) -> ChallengeDeal | None:
    """The deal of the line that stands somewhere in what a friend has sent; None where no such line is.

    Raises DealTextError for a line that can't be played.
    """
    found = _line_in(text)
    return found[0] if found is not None else None


def proposed(text: str) -> str:
    """What of a text is a deal: the line or the code in it, or what looks like a line; "" for any other text."""
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
    """From the mark of a line on, as many as it may have."""
    at = re.search(rf"\b{MARK} \w+ ", " ".join(text.split()))
    return " ".join(text.split())[at.start() :].split()[:LONGEST] if at is not None else []

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
    """Returns the deal code that everybody gets for a challenge on this date."""
    return code_of_the_day(day.year, day.month, day.day, challenge)


def random_deal() -> str:
    """Returns a random deal code."""
    return code_of(secrets.randbits(CODE_BITS))


def plain_code(text: str) -> str:
    """Returns a deal code in its normal spelling; "" if the text is no deal code."""
    try:
        return code_of(bits_of(text))
    except ValueError:
        return ""


def deal_in_text(text: str) -> ChallengeDeal | None:
    """Returns the deal described by the first deal line in a text; None if nothing in it looks like a deal line. Raises
    DealTextError for one that can't be played."""
    found = _line_in(text)
    return found[0] if found is not None else None


def dialog_proposal(text: str) -> str:
    """Returns the text with which to fill the dialog for a deal code, taken from another text: its deal line, its code,
    or the words that resemble a deal line; else ""."""
    try:
        found = _line_in(text)
    except DealTextError as error:
        return " ".join(_words_in(text)) if error.code != "no_deal" else ""
    return found[1] if found is not None else plain_code(text)


def _line_in(text: str) -> tuple[ChallengeDeal, str] | None:
    words = _words_in(text)
    if not words:
        return None
    reported: DealTextError | None = None
    for length in range(len(words), SHORTEST - 1, -1):
        line = " ".join(words[:length]).rstrip(STOPS)
        try:
            return read(line), line
        except DealTextError as error:
            reported = reported if reported is not None and error.code == "mistyped" else error
    raise reported or DealTextError("no_deal", text)


def _words_in(text: str) -> list[str]:
    """The words from a deal line's marker on, as many as such a line may have."""
    at = re.search(rf"\b{MARK} \w+ ", " ".join(text.split()))
    return " ".join(text.split())[at.start() :].split()[:LONGEST] if at is not None else []

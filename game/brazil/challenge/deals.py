"""Which deal is played: the one of the day, another one, or the one a friend has sent as a line of text."""

from __future__ import annotations

import re
import secrets
from datetime import date

from engine.brazil.dealtext import MARK, Deal, DealTextError, read
from engine.core.dealcode import CODE_BITS, bits_of, code_of, code_of_the_day


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


def in_text(text: str) -> Deal | None:
    """The deal of the line that stands somewhere in what a friend has sent; None where no such line is.

    Raises DealTextError for a line that can't be played.
    """
    at = re.search(rf"\b{MARK} \w+ ", text)
    if at is None:
        return None
    words = text[at.start() :].split()
    trouble: DealTextError | None = None
    for length in range(min(8, len(words)), 5, -1):
        try:
            return read(" ".join(words[:length]))
        except DealTextError as error:
            trouble = trouble if trouble is not None and error.code == "mistyped" else error
    raise trouble or DealTextError("no_deal", text)

"""Deals with a name: a short code that lets a friend play the same one, and the deal of the day.

A code is eight letters and figures without those that are mistaken for others; the last one checks the rest.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from datetime import date

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # no 0, 1, I, O
BITS = 5
DIGITS = 7  # of the seed, one more to check them
MOST = 1 << BITS * DIGITS


class WrongCode(ValueError):
    """No deal has this code."""


def code_of(seed: int) -> str:
    """Raises WrongCode for the seed of a deal that was not dealt from a code."""
    if not 0 <= seed < MOST:
        raise WrongCode(str(seed))
    figures = [seed >> BITS * place & 31 for place in reversed(range(DIGITS))]
    letters = "".join(LETTERS[figure] for figure in (*figures, _check(figures)))
    return f"{letters[:4]}-{letters[4:]}"


def seed_of(code: str) -> int:
    """The seed of a code, however it was typed. Raises WrongCode."""
    letters = [letter for letter in code.upper() if letter.isalnum()]
    if len(letters) != DIGITS + 1 or any(letter not in LETTERS for letter in letters):
        raise WrongCode(code)
    *figures, check = (LETTERS.index(letter) for letter in letters)
    if _check(figures) != check:
        raise WrongCode(code)
    seed = 0
    for figure in figures:
        seed = seed << BITS | figure
    return seed


def _check(figures: list[int]) -> int:
    """Any one letter that is wrong, and any two that changed places, make another one."""
    return sum((2 * place + 1) * figure for place, figure in enumerate(figures)) % 32


def of_the_day(challenge: str, day: date) -> str:
    """The same for everybody."""
    told = hashlib.sha256(f"deal of the day:{challenge}:{day.isoformat()}".encode()).digest()
    return code_of(int.from_bytes(told[:8], "big") % MOST)


def fresh() -> str:
    """A deal nobody has chosen."""
    return code_of(secrets.randbelow(MOST))


CODE = re.compile(r"\b([2-9A-HJ-NP-Z]{4})-([2-9A-HJ-NP-Z]{4})\b")


def found_in(text: str) -> str:
    """The first code in a text a friend has sent; "" where there is none."""
    for found in CODE.finditer(text.upper()):
        try:
            return code_of(seed_of(found.group()))
        except WrongCode:
            continue
    return ""

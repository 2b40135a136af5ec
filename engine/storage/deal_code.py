"""Deals that people can name to each other: twelve letters and digits that stand for one, for a given game and setup.

The nonce of such a deal (see `deal.py`) is made from its code and gives it back. So the promise at the start of a game
holds as ever, and that nobody picked the deal can't be claimed: whoever made up the code could have tried many. A code
is no secret either. Nobody sees a card by reading it, but a program that deals from it knows them all, as this one does
when the code is played again.
"""

from __future__ import annotations

import hashlib

from engine.core.seed_commitment import NONCE_DIGITS, seed_of

CODE_BITS = 60
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another
BITS_A_LETTER = 5
GROUP = 4
_LOOKS_LIKE = str.maketrans("OIL", "011")
_BITS_DIGITS = 16


def letters(number: int, count: int) -> str:
    """So many letters for a number, the lowest bits of it."""
    shifts = range((count - 1) * BITS_A_LETTER, -1, -BITS_A_LETTER)
    return "".join(LETTERS[number >> shift & len(LETTERS) - 1] for shift in shifts)


def code_of(bits: int) -> str:
    """The code of a deal: three groups of four. `bits` are any number, of which the lowest 60 count."""
    text = letters(bits, CODE_BITS // BITS_A_LETTER)
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def bits_of(code: str) -> int:
    """The number of a code, however it is grouped or written, O for 0 and I or L for 1. Raises ValueError."""
    text = "".join(code.replace("-", " ").upper().split()).translate(_LOOKS_LIKE)
    if len(text) != CODE_BITS // BITS_A_LETTER or any(letter not in LETTERS for letter in text):
        raise ValueError(f"{code[:40]!r} is no code of a deal: twelve letters and digits")
    number = 0
    for letter in text:
        number = number << BITS_A_LETTER | LETTERS.index(letter)
    return number


def nonce_of(code: str) -> str:
    """The nonce of a deal with a code. Raises ValueError for what is no code."""
    bits = bits_of(code)
    rest = hashlib.sha256(f"imperial.code:{bits}".encode()).hexdigest()
    return f"{bits:0{_BITS_DIGITS}x}{rest}"[:NONCE_DIGITS]


def seed_of_code(code: str) -> int:
    """The seed of a deal with a code. Raises ValueError for what is no code."""
    return seed_of(nonce_of(code))


def code_in(nonce: str) -> str:
    """The code a nonce was made from; "" for one that was drawn without."""
    try:
        code = code_of(int(nonce[:_BITS_DIGITS], 16))
    except ValueError:
        return ""
    return code if nonce_of(code) == nonce else ""


def code_of_the_day(year: int, month: int, day: int, what: str) -> str:
    """The code that is everybody's on a date, another one for each `what`, an id. The caller reads the calendar."""
    told = hashlib.sha256(f"imperial.day:{year:04}-{month:02}-{day:02}:{what}".encode()).digest()
    return code_of(int.from_bytes(told[:8], "big"))

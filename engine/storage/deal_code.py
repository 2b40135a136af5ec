"""Short codes (twelve letters and digits) for deals, which people share to play the same shuffle: to and from the
seed's nonce, and one for each day.

The nonce of such a deal (see `core/seed_commitment.py`) is derived from its code and can be turned back into it. The
commitment shown at the start of a game stays valid, but a code does not prove that nobody chose the deal: whoever made
the code could have tried many. Nor does it keep the deal secret from a program that computes the shuffle from it.
"""

from __future__ import annotations

import hashlib

from engine.core.seed_commitment import NONCE_DIGITS

CODE_BITS = 60
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: they are misread as 1, 0 or V
BITS_A_LETTER = 5
GROUP = 4
_LOOKS_LIKE = str.maketrans("OIL", "011")
_BITS_DIGITS = 16


def letters(number: int, count: int) -> str:
    """Encodes the lowest bits of a number as `count` characters of five bits each, the highest bits first."""
    shifts = range((count - 1) * BITS_A_LETTER, -1, -BITS_A_LETTER)
    return "".join(LETTERS[number >> shift & len(LETTERS) - 1] for shift in shifts)


def code_of(bits: int) -> str:
    """Encodes the lowest 60 bits of a number as a deal code: three groups of four letters, with hyphens between."""
    text = letters(bits, CODE_BITS // BITS_A_LETTER)
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def bits_of(code: str) -> int:
    """Decodes a deal code to its number. Accepts any grouping and case, O for 0, and I or L for 1. Raises
    ValueError."""
    text = "".join(code.replace("-", " ").upper().split()).translate(_LOOKS_LIKE)
    if len(text) != CODE_BITS // BITS_A_LETTER or any(letter not in LETTERS for letter in text):
        raise ValueError(f"{code[:40]!r} is no code of a deal: twelve letters and digits")
    number = 0
    for letter in text:
        number = number << BITS_A_LETTER | LETTERS.index(letter)
    return number


def nonce_of(code: str) -> str:
    """Computes the nonce (32 hex digits), the source of the shuffle's seed, from a deal code. Raises ValueError for an
    invalid code."""
    bits = bits_of(code)
    rest = hashlib.sha256(f"imperial.code:{bits}".encode()).hexdigest()
    return f"{bits:0{_BITS_DIGITS}x}{rest}"[:NONCE_DIGITS]


def code_in(nonce: str) -> str:
    """Recovers the deal code from a nonce; "" if the nonce was not derived from a code."""
    try:
        code = code_of(int(nonce[:_BITS_DIGITS], 16))
    except ValueError:
        return ""
    return code if nonce_of(code) == nonce else ""


def code_of_the_day(year: int, month: int, day: int, what: str) -> str:
    """Computes the deal code that everybody gets on a date; `what` is an id, and each id has its own daily code. The
    caller reads the calendar."""
    digest = hashlib.sha256(f"imperial.day:{year:04}-{month:02}-{day:02}:{what}".encode()).digest()
    return code_of(int.from_bytes(digest[:8], "big"))

"""Secrets that give access to a seat: draws, hashes and checks them; 128 bits in a link, or six words for a person who
can't follow a link.

Only hashes of secrets and words are stored. Words claim an open seat once; the secret they give is what opens the seat
from then on, so that words may be short.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import NamedTuple
from urllib.parse import urlsplit

from engine.host.addresses import SCHEMES
from engine.host.words import WORDS

SECRET_BYTES = 16
TABLE_BYTES = 8
HOW_MANY_WORDS = 6
PREFIX = 4  # letters: as many of a word are enough
_SHORT = {word[:PREFIX]: word for word in WORDS}


def new_secret() -> str:
    """Returns a random secret: 32 hex digits."""
    return secrets.token_hex(SECRET_BYTES)


def table_id(secret: str) -> str:
    """Returns the id of the table that has this secret: 16 hex digits that nobody can guess, as whoever has them may
    watch."""
    return hashlib.sha256(f"imperial.table:{secret}".encode()).hexdigest()[: 2 * TABLE_BYTES]


def first_invitation(secret: str, seat: int) -> tuple[str, str]:
    """Returns the secret and the six words that the table with this secret gives a seat at first: always the same, so
    that an answer that was lost can be repeated."""
    drawn = hashlib.sha256(f"imperial.invitation:{secret}:{seat}".encode()).digest()
    bits, words = int.from_bytes(drawn[SECRET_BYTES:]), []
    for _ in range(HOW_MANY_WORDS):
        bits, word = divmod(bits, len(WORDS))
        words.append(WORDS[word])
    return drawn[:SECRET_BYTES].hex(), " ".join(words)


def new_words() -> str:
    """Returns six random words, separated by spaces (54 bits), with which somebody can claim a seat."""
    return " ".join(secrets.choice(WORDS) for _ in range(HOW_MANY_WORDS))


def normalized_words(text: str) -> str:
    """Returns six typed words in the form that `new_words` writes; of each its first four letters are enough. Returns
    "" if there are not six or one is unknown."""
    found = [_SHORT.get(word[:PREFIX], "") for word in text.casefold().replace("-", " ").replace(",", " ").split()]
    return " ".join(found) if len(found) == HOW_MANY_WORDS and all(found) else ""


def hashed(secret: str) -> str:
    """Returns the hash (64 hex digits) under which a secret or words are stored."""
    return hashlib.sha256(f"imperial.seat:{secret}".encode()).hexdigest()


def fits(secret: str, stored: str) -> bool:
    """Whether this secret has the stored hash; takes the same time in either case."""
    return hmac.compare_digest(hashed(secret), stored)


def link_to(base: str, table: str, secret: str = "") -> str:
    """Builds the link to a table, with a seat's secret in the fragment (after #), which no browser or proxy sends on;
    without one the link is for onlookers."""
    return f"{base.rstrip('/')}/table/{table}" + (f"#{secret}" if secret else "")


class Link(NamedTuple):
    """A link taken apart: the address of the host's WebSocket, the table, and the secret, "" for onlookers."""

    url: str
    table: str
    secret: str


def parse_link(text: str) -> Link:
    """Parses a link to a table into the host's address, table and secret. Raises ValueError."""
    parts = urlsplit(text.strip())
    path = re.fullmatch(r"(.*)/table/([0-9a-f]{16})/?", parts.path)
    if parts.scheme not in SCHEMES or not parts.netloc or path is None:
        raise ValueError("this is no link to a table")
    if not re.fullmatch(r"([0-9a-f]{32})?", parts.fragment):
        raise ValueError("the end of the link is missing or damaged")
    return Link(f"{SCHEMES[parts.scheme]}://{parts.netloc}{path[1]}/", path[2], parts.fragment)

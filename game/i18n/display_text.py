"""Sanitizes text from outside the program (names, files), so that it can be drawn whatever characters it has.

Names, titles, paths, errors and whatever lies in files, in the clipboard or in the environment may hold anything:
control characters, halves of surrogate pairs, letters without width, marks of our own text markup, 10,000 letters.
``display_text`` turns it into a ``DisplayText``, the only form in which widgets are handed text from outside.

Our markup is ``[symbol]``, ``*strong*``, ``~slanted~``, ``# heading`` and ``- point`` (see ``game.widgets.rich_text``).
In a ``DisplayText`` each such mark is a private code point, which is no markup anywhere and which ``game.render.fonts``
draws as the mark itself. A ``DisplayText`` is for the screen only: files, moves and the clipboard get the original
text.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST = 400  # letters of a text that nobody gave a length: a path, a sentence of the system
LONGEST_TEXT = 3000  # letters of the text of a scenario of the player's own
LONGEST_NAME = 32  # letters of the name of a seat; 24 can be typed
MARKS_IN_A_ROW = 3  # combining marks on one letter; more of them climb over the lines above
UNBREAKABLE = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
BOX = "□"  # stands for a character that has no picture
ELLIPSIS = "…"
# each mark of our markup -> the private code point that is drawn as that mark
LITERAL = {mark: chr(0xE000 + number) for number, mark in enumerate("[]*~\\#-")}
AS_DRAWN = str.maketrans({private: mark for mark, private in LITERAL.items()})
_OWN = frozenset(LITERAL.values())
_ANYWHERE = str.maketrans({mark: LITERAL[mark] for mark in "[]*~\\"})
_PAIR = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # Unicode calls them letters or symbols; they have no ink


class DisplayText(str):
    """Sanitized text: one line (or several, where asked for) that can be drawn, is readable, and holds no markup."""

    __slots__ = ()


def display_text(raw: object, longest: int = LONGEST, *, lines: bool = False) -> DisplayText:
    """Returns ``raw`` sanitized for drawing, at most ``longest`` letters; "" only for empty text.

    ``lines``: line breaks stay. Anything that is no text is taken as ``str`` gives it (a path, an error). A text
    without a visible letter becomes a box. What is a ``DisplayText`` already is only cut.
    """
    if isinstance(raw, DisplayText):
        return raw if len(raw) <= longest else DisplayText(_cut(raw, longest))
    return _of_text(str(raw), longest, lines)


@lru_cache(maxsize=2000)
def _of_text(text: str, longest: int, lines: bool) -> DisplayText:
    if not text:
        return DisplayText()
    text = text[: 2 * longest + 2]  # some characters vanish; nobody reads what comes so late
    shown = "\n".join(_line(line) for line in text.splitlines()) if lines else _line(" ".join(text.splitlines()))
    if not has_ink(shown):
        return DisplayText(BOX)
    return DisplayText(_cut(shown, longest))


def _line(text: str) -> str:
    """A line of it without markup and without characters that can't be shown."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", _joined(text)):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MARKS_IN_A_ROW:
            found.append(_shown(letter, category))
    line = "".join(found).translate(_ANYWHERE)
    bare = line.lstrip(" ")
    if bare[:1] in ("#", "-"):  # at the beginning of a line it would make a heading, or a point of a list
        line = line[: len(line) - len(bare)] + LITERAL[bare[0]] + bare[1:]
    return line


def _shown(letter: str, category: str) -> str:
    if letter in _OWN:
        return letter
    if category in ("Zs", "Zl", "Zp") or letter in "\t\n\r\v\f":
        return letter if letter in UNBREAKABLE else " "
    if category == "Cf":  # joiners and overrides of direction: they have no picture
        return ""
    if "\udc80" <= letter <= "\udcff":  # a byte of a path that is no UTF-8
        return f"\\x{ord(letter) - 0xDC00:02x}"
    if category[0] == "C" or letter in _BLANK:
        return BOX
    return letter


def _joined(text: str) -> str:
    """Pairs of surrogates, as JSON and Windows write them, become the one character they mean."""
    return _PAIR.sub(lambda pair: pair[0].encode("utf-16", "surrogatepass").decode("utf-16"), text)


def plain_text(raw: object) -> str:
    """Returns ``raw`` as well-formed text for clipboard, console and system dialogs, which we do not draw.

    What ``display_text`` made of marks of our markup are the marks again; half a surrogate pair becomes "?"."""
    return _joined(str(raw)).translate(AS_DRAWN).encode("utf-8", "replace").decode("utf-8").replace("\0", "?")


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: max(0, longest - 1)].rstrip() + ELLIPSIS


def has_ink(text: str) -> bool:
    """Returns whether a text has any visible character: a letter, a number, a sign."""
    return any(letter in _OWN or unicodedata.category(letter)[0] in "LNPS" for letter in text)


@lru_cache(maxsize=4000)
def stand_in(letter: str) -> str:
    """Returns a readable replacement (ASCII, maybe several letters, or a box) for a letter that no font of the game
    has, from its plain form or its Unicode name; "" for a mark on a letter.

    A Hebrew dalet is "d", the syllable KA of any script is "ka", a digit of any script is that digit; a box where
    nothing can be read (ideographs, pictures). Only ASCII letters and the box come out; "" for a mark on a letter.
    """
    plain = "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii() and part.isprintable())
    if plain.strip():
        return plain
    if (digit := unicodedata.digit(letter, None)) is not None:
        return str(digit)
    category = unicodedata.category(letter)
    if category in ("Pd", "Ps", "Pe", "Pi", "Pf"):
        return {"Pd": "-", "Ps": "(", "Pe": ")"}.get(category, '"')
    words = unicodedata.name(letter, "").split()
    last = words[-1] if words else ""
    if category[0] == "M" and "VOWEL" not in words:
        return ""
    if category[0] not in "LM" or "IDEOGRAPH" in " ".join(words) or not last.isalpha() or not last.isascii():
        return BOX
    sound = last.lower() if words[0] not in _NAMED_LETTERS and len(last) <= LONGEST_SOUND else last[0].lower()
    return sound.capitalize() if category == "Lu" else sound


LONGEST_SOUND = 4  # letters of the name of a syllable
# scripts whose letters have names of their own, of which the first letter is the sound: dalet, meem, ayb
_NAMED_LETTERS = frozenset(("HEBREW", "ARABIC", "SYRIAC", "ARMENIAN", "GEORGIAN", "COPTIC", "GOTHIC", "THAI", "LAO"))

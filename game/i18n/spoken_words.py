"""Turns a text with symbols and markup into words that can be read aloud."""

from __future__ import annotations

import re

from game.i18n.display_text import AS_DRAWN
from game.i18n.line_breaks import EAST
from game.i18n.names import run_on
from game.i18n.texts import Texts

NAME = r"\[([a-z0-9_/]+)\]"
SYMBOL = re.compile(rf"(?:(\d+) ?)?{NAME}(?: ?([+−-]?\d+))?")
REPEATED = re.compile(rf"{NAME}(?:\s*\[\1\])+")  # the same symbol several times in a row
CAPITAL = "A-ZÀ-ÖØ-Þ"
BOTH = re.compile(rf"{NAME}{NAME} ?(\d+)")  # a number that counts for both symbols before it
CHANGE = re.compile(rf"{NAME} ?(\d+) → (\d+)(?! ?\[)")  # of the number of a symbol
SHARE = re.compile(r"(?<![\w/])(\d+)/(\d+)(?![\w/])")  # how many there are of how many are needed
APART = re.compile(r"\] ?(?=(?:\d+ )?\[)")  # between two symbols
# a symbol before a word that says it
ICON = re.compile(rf"{NAME} ?(?=[{CAPITAL}]|\d+ [^\W\d_])|^{NAME} ?(?=[^\W\d_])", re.MULTILINE)
TELLING = ("check", "cross", "eye", "lock", "todo")  # symbols that say what the text after them does not
HEADING = re.compile(r"^(?:# |- )", re.MULTILINE)
MARKS = re.compile(r"(?<!\\)[*~]")
SIGNS = {"→": "spoken-to", "×": "spoken-times", "+": "spoken-plus", "−": "spoken-minus"}  # others part a sentence
SIGN = re.compile(r"\s*([→×·•…]|   +|(?<![\w.])[+−-](?=\d))\s*")
FULL_STOPS = ".!?…。！？"  # what may end a sentence
ENDS = f"{FULL_STOPS},;:、，；："


def symbol_words(texts: Texts, name: str, count: int = 1) -> str:
    """Returns the words read aloud in place of a symbol, such as "gold", in the plural form for `count`; "" if it has
    no name."""
    stem = name.rpartition("/")[2]
    if texts.has(own := f"spoken-symbol-{stem}"):
        return texts(own, n=count)
    meaning = texts.glossary.symbol(stem)
    term = re.match(r"\*([^*]+)\*", meaning)
    words = (term.group(1) if term is not None else meaning).rstrip(". ")
    return words.lower() if words[1:].islower() else words


def spoken(texts: Texts, text: str) -> str:
    """Returns a text with words in place of symbols and signs, and without markup, as one line of sentences."""
    if not text:
        return ""

    def icon(found: re.Match[str]) -> str:
        begins = found.start() == 0 or found.string[found.start() - 1] == "\n"
        return found.group(0) if begins and (found.group(1) or found.group(2)) in TELLING else ""

    def counted(found: re.Match[str]) -> str:
        return f"{found.group(0).count('[')} [{found.group(1)}]"

    def named(found: re.Match[str]) -> str:
        before, name, after = found.groups()
        if name in TELLING:
            return f" {before or ''} {symbol_words(texts, name)} {after or ''} "
        count = before or after
        words = symbol_words(texts, name, abs(int(count.replace("−", "-"))) if count else 1)
        if not count and found.string[: found.start()].rstrip().lower().endswith(words.lower()):
            return ""  # the word stands before its symbol
        rest = f" {after}" if before and after else ""
        return f" {count} {words}{rest} " if count else f" {words} "

    def sign(found: re.Match[str]) -> str:
        mark = found.group(1).replace("-", "−")
        return f" {texts(SIGNS[mark])} " if mark in SIGNS else texts("mark-comma")

    def change(found: re.Match[str]) -> str:
        name, before, after = found.groups()
        return texts("spoken-change", what=symbol_words(texts, name, 2), before=before, after=after)

    plain = SHARE.sub(lambda found: texts("spoken-of", have=found.group(1), needed=found.group(2)), text)
    plain = CHANGE.sub(change, BOTH.sub(r"[\1] \3, [\2] \3", MARKS.sub("", HEADING.sub("", plain))))
    plain = ICON.sub(icon, plain)
    words = SIGN.sub(sign, SYMBOL.sub(named, APART.sub("], ", REPEATED.sub(counted, plain))))
    lines = [line for raw in words.split("\n") if (line := _clean_punctuation(raw))]
    if len(lines) > 1:
        lines = [line if line[-1] in ENDS else line + texts("mark-stop") for line in lines]
    return run_on(lines).translate(AS_DRAWN)


def _clean_punctuation(line: str) -> str:
    """Returns a line with single spaces, none before punctuation, and no punctuation twice or at the start."""
    line = re.sub(r"\s+([,.;:)])", r"\1", re.sub(r"\s+", " ", line))
    line = re.sub(rf"(?<={EAST}) | (?={EAST})", "", line)
    line = re.sub(r"([,.;:!?、。，；：！？])(?:\s*[,、，])+", r"\1", line).replace("( ", "(")
    return line.strip(" ,;:、，；：") if line.strip(" ,;:.、，；：。") else ""

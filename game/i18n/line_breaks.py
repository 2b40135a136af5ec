"""Finds where a text may be broken into lines, shortens it by a word and counts its words; in Japanese and Chinese by
letters, with the rules for punctuation (kinsoku)."""

from __future__ import annotations

import re

NO_START = (
    "、。，．・：；？！ー～〜…‥々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ）」』】〕》〉］｝”’,.;:!?)%％"
)
NO_END = "（「『【〔《〈［｛“‘("
LETTERS_OF_A_WORD = 2.5
EAST = "[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]"
EASTERN = re.compile(EAST)
# a place between two letters, one of them eastern, of which the first may end a line and the second begin one;
# a number stays with its counter
BETWEEN = re.compile(rf"(?<=[^{re.escape(NO_END)}\s\d])(?:(?<={EAST})|(?={EAST}))(?=[^{re.escape(NO_START)}\s])")


def parts_of(word: str) -> list[str]:
    """Returns the parts of a word between which a line may break; only the word itself if it has no East Asian
    letters."""
    return BETWEEN.split(word) if EASTERN.search(word) else [word]


def may_break(before: str, after: str) -> bool:
    """Returns whether a line may break between two texts that follow each other without a space: only in East Asian
    text."""
    if not before or not after or not (EASTERN.match(before[-1]) or EASTERN.match(after[0])):
        return False
    return before[-1] not in NO_END and not before[-1].isdigit() and after[0] not in NO_START


def halves_of(text: str) -> list[tuple[str, str]]:
    """Returns every way to break a text into two lines, as pairs of first and second line."""
    found = [(text[: gap.start()], text[gap.end() :]) for gap in re.finditer(" +", text)]
    found += [(text[: gap.start()], text[gap.start() :]) for gap in BETWEEN.finditer(text)]
    return [(first, second) for first, second in found if first and second]


def shorter(text: str) -> str:
    """Returns the text without its last word (in East Asian text its last breakable part); "" when nothing is left."""
    text = text.rstrip()
    space = text.rfind(" ")
    last = parts_of(text[space + 1 :])
    if len(last) > 1:
        return text[: len(text) - len(last[-1])]
    return text[: max(0, space)].rstrip()


def spoken_length(text: str) -> int:
    """Returns a text's length in words, to estimate how long it takes to read; in East Asian text two and a half
    letters count as a word."""
    letters = len(EASTERN.findall(text))
    return len(EASTERN.sub(" ", text).split()) + round(letters / LETTERS_OF_A_WORD) if letters else len(text.split())

"""Odd words as they may come from outside: every category of Unicode, halves of surrogates, marks of our markup.

python -m tests.game.odd_words [N]    the tests of test_foreign_words.py with N words (10,000), all of them drawn
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import unicodedata
from collections import defaultdict
from functools import cache

COUNT = "ODD_WORDS_DRAWN"  # environment variable: how many of the words are drawn as well as measured
WHOLE = 10_000
PLANES = 0x110000
FIXED = (
    *("\u200b", "\u200b\u200d\ufeff", "\u00ad", "\u2800", "\u3164", " ", "\u3000", "\u0301", "\u0301" * 50),
    *("\ud800", "\udfff\ud800", "\udcff\udcfe", "\ud83d\ude00", "a\0b", "\0", "\x1b[31m", "\r\n", "a\u2028b\u2029c"),
    *(
        "\u202eabc",
        "\u2066דוד\u2069",
        "دعاء",
        "דוד המלך",
        "שלום [gold] *x*",
        "漢字かな交じり文",
        "한국어",
        "ไทย",
        "देवनागरी",
    ),
    *("[gold]", "[/a/b]", "[../../../a/b]", "[marks/swords]", "[vp][cs]", "[[gold]]", "[", "]", "[x"),
    *(
        "*strong*",
        "~slant~",
        "**",
        "~",
        "# heading",
        "- point",
        "\\[gold\\]",
        "{ $name }",
        "{",
        "}}",
        '{"a"}',
        "a | b",
        "|",
    ),
    *("../..", "C:\\new\\[old]\\~x~", "/a/\udcff", "%s %d {0}", "<b>&amp;</b>", "'; drop", "\N{GRINNING FACE}" * 20),
    *(
        "a" * 10_000,
        "W" * 300,
        "a " * 5000,
        "\u0e01\u0e33" * 200,
        "Z" + "\u0337\u0322\u031b" * 100,
        "é" * 400,
        "-" * 500,
    ),
)


@cache
def by_category() -> dict[str, list[str]]:
    """Category -> its characters, at most 400 of them, spread over all planes."""
    found: dict[str, list[str]] = defaultdict(list)
    for point in range(PLANES):
        found[unicodedata.category(chr(point))].append(chr(point))
    return {category: letters[:: max(1, len(letters) // 400)] for category, letters in sorted(found.items())}


@cache
def words(count: int = WHOLE, seed: int = 1) -> tuple[str, ...]:
    """So many of them, the worst first; the same for the same seed."""
    dice = random.Random(seed)
    kinds = list(by_category().values())
    found = list(FIXED)
    for kind in kinds:
        found += [dice.choice(kind), "".join(dice.choices(kind, k=5)), "a" + dice.choice(kind) + "b"]
    while len(found) < count:
        parts = [dice.choice(dice.choice(kinds)) for _ in range(dice.choice((1, 2, 3, 8, 30)))]
        if dice.random() < 0.2:
            parts.insert(dice.randrange(len(parts) + 1), dice.choice(FIXED)[:60])
        found.append("".join(parts))
    return tuple(found[:count])


def drawn_words() -> tuple[str, ...]:
    """Those that are drawn: the worst, and as many of the others as were asked for."""
    return words()[: int(os.environ.get(COUNT, "700"))]


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else str(WHOLE)
    command = [sys.executable, "-m", "pytest", "-q", "tests/game/test_foreign_words.py"]
    sys.exit(subprocess.run(command, env={**os.environ, COUNT: wanted}, check=False).returncode)

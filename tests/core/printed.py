"""The printed text of a card in its class's docstring: that of the English messages.

`python -m tests.core.printed` writes it into every class that has another.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from engine.struggle.components import MINISTRIES

ROOT = Path(__file__).resolve().parents[2]
CARDS, MINISTERS = ROOT / "engine/brazil/cards", ROOT / "engine/struggle/cards/ministers"
NO_CARD = ("__init__", "shared")
KINDS = {
    "gold": "gold",
    "combat": "combat",
    "monarchs": "monarch",
    "paintings": "painting",
    "exploration": "exploration",
}
DOCSTRING = re.compile(r'^(class \w+\([^\n]*\):\n    """)(.*?)(?:\n\n    Printed: (.*?)\n    )?("""\n)', re.M | re.S)


def messages(game: str) -> dict[str, str]:
    """The English messages of a game's cards that stand in one line."""
    folder = ROOT / "game" / game / "texts/en"
    text = "".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in ("cards", "components"))
    return dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))


def cards() -> dict[Path, str]:
    """The file of every class of a card, and the text that is printed on the card."""
    brazil, struggle = messages("brazil"), messages("struggle")
    found = {
        path: brazil[f"{kind}-{path.stem}-effect"]
        for folder, kind in KINDS.items()
        for path in sorted((CARDS / folder).glob("*.py"))
        if path.stem not in NO_CARD
    }
    for path in sorted(MINISTERS.glob("*.py")):
        if path.stem not in NO_CARD:
            abilities = MINISTRIES[path.stem].ability
            found[path] = " ".join(struggle[f"ability-{path.stem}-{ability.id}"] for ability in abilities)
    return found


def stands_in(path: Path) -> str:
    """The printed text in the docstring of a card's class, "" if there is none."""
    found = DOCSTRING.search(path.read_text(encoding="utf-8"))
    return " ".join((found.group(3) or "").split()) if found else ""


def write(path: Path, printed: str) -> None:
    """Puts the printed text into the docstring of a card's class."""
    indented = textwrap.fill(
        f"Printed: {printed}",
        120,
        initial_indent="    ",
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    text = path.read_text(encoding="utf-8")
    found = DOCSTRING.search(text)
    assert found, path
    new = f"{found.group(1)}{found.group(2).rstrip()}\n\n{indented}\n    {found.group(4)}"
    path.write_text(text[: found.start()] + new + text[found.end() :], encoding="utf-8", newline="\n")


if __name__ == "__main__":
    for place, words in cards().items():
        if stands_in(place) != words:
            write(place, words)

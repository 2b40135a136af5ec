"""Prints the notes of a release: ``python .packaging/release_notes.py 1.0.0``.

They are the version's section of .github/CHANGELOG.md, and the README's lines about unsigned programs.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def section(text: str, heading: str) -> str:
    """The text below a heading, as far as the next one of its level. Raises LookupError."""
    level = len(heading.split(" ")[0])
    start = rf"^{re.escape(heading)}(?: .*)?\n"
    found = re.search(rf"{start}((?s:.*?))(?=^#{{1,{level}}} |^\[|\Z)", text, re.MULTILINE)
    if found is None or not found.group(1).strip():
        raise LookupError(heading)
    return found.group(1).strip()


def notes(version: str, root: Path = ROOT) -> str:
    """Raises LookupError when CHANGELOG.md says nothing of the version."""
    changes = section((root / ".github" / "CHANGELOG.md").read_text(encoding="utf-8"), f"## [{version}]")
    start = section((root / "README.md").read_text(encoding="utf-8"), "### The first start")
    return f"{changes}\n\n### The first start\n\n{start}\n\n`SHA256SUMS` holds the sum of every file.\n"


def main(words: list[str]) -> int:
    if len(words) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        print(notes(words[0]), end="")
    except LookupError as error:
        print(f"no section: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

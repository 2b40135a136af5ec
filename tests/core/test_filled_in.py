"""Nothing that `python -m engine new` left to its author is still to be filled in."""

from __future__ import annotations

from pathlib import Path

from engine.scaffold.writer import MARK

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("engine", "game", "scenarios", "tests")
ENDINGS = (".py", ".toml", ".ftl", ".md")
SCAFFOLD = ("engine/scaffold", "engine/ADDING.md", "tests/core/test_scaffold.py")


def left(root: Path) -> list[str]:
    """Every line with the mark, with its file and number."""
    files = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*")) if path.suffix in ENDINGS]
    return [
        f"{name}:{number}: {line.strip()}"
        for path in files
        if not (name := path.relative_to(root).as_posix()).startswith(SCAFFOLD)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if MARK in line
    ]


def test_nothing_is_left_to_fill_in() -> None:
    found = left(ROOT)
    assert not found, "\n".join(["still to fill in:", *found])


def test_what_is_left_is_named_with_its_place(tmp_path: Path) -> None:
    for name in ("game/texts/cards.ftl", "engine/scaffold/kinds/gold.toml"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(f"gold-x = X\ngold-x-effect = {MARK}: what it does\n", encoding="utf-8")
    assert left(tmp_path) == [f"game/texts/cards.ftl:2: gold-x-effect = {MARK}: what it does"]

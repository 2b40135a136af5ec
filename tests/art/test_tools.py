"""The scripts that draw the art can be started, every one of them: a part that went elsewhere is missed here."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in (ROOT / "art" / "tools").rglob("*.py")
    if path.name != "__init__.py"
)
MOST = 400  # lines of a file


@pytest.mark.parametrize("module", MODULES)
def test_a_script_finds_all_it_is_made_of(module: str) -> None:
    importlib.import_module(module)


def test_no_script_is_longer_than_can_be_read() -> None:
    long = {name: (ROOT / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8").count("\n") for name in MODULES}
    assert {name: lines for name, lines in long.items() if lines > MOST} == {}

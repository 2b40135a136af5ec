"""The scripts that draw the art find all their parts, and draw the very pictures that lie in ``art/``."""

from __future__ import annotations

import importlib
import runpy
import sys
from pathlib import Path

import pytest

from tests.shortened import first

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in (ROOT / "art" / "tools").rglob("*.py")
    if path.name != "__init__.py"
)
OTHER = ("art.tools.sound", "art.tools.lettering", "art.tools.east_lettering")  # what they make is no picture
DRAWERS = [
    name
    for name in MODULES
    if name not in OTHER and "__main__" in (ROOT / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8")
]
MOST = 400  # lines of a file


@pytest.mark.parametrize("module", MODULES)
def test_a_script_finds_all_it_is_made_of(module: str) -> None:
    importlib.import_module(module)


@pytest.mark.sampled
@pytest.mark.parametrize("script", first(8, DRAWERS))
def test_a_script_draws_the_pictures_as_they_are(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written. The icon's sizes are renderings, their bytes the renderer's own."""
    drawn: dict[Path, str] = {}

    def keep(path: Path, text: str, **_: object) -> None:
        drawn[path] = text

    for name in [name for name in sys.modules if name.startswith("art.tools")]:
        monkeypatch.delitem(sys.modules, name)  # gradients are numbered as in a program of its own
    monkeypatch.setattr(Path, "write_text", keep)
    monkeypatch.setattr(Path, "write_bytes", lambda path, data: None)
    monkeypatch.setattr(sys, "argv", [script])
    runpy.run_module(script, run_name="__main__")
    assert drawn
    assert [path.name for path, text in drawn.items() if path.read_text(encoding="utf-8") != text] == []


def test_no_script_is_longer_than_can_be_read() -> None:
    long = {name: (ROOT / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8").count("\n") for name in MODULES}
    assert {name: lines for name, lines in long.items() if lines > MOST} == {}

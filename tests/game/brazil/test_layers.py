"""Imports point one way in the table of Brazil: plugin, screen, panels, controller, model, play, engine; late too."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.parsed import nodes

BRAZIL = Path(__file__).resolve().parents[3] / "game" / "brazil"
WINDOWLESS = (
    "table_model",
    "table_controller",
    "battle/odds",
    "battle/outcome",
    "move_fields",
    "hot_seat_policy",
    "match",
    "wording/log_text",
)


@cache
def imported(path: Path) -> frozenset[str]:
    """Returns every module that a file imports, inside functions too."""
    found = set[str]()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def importers(module: str) -> set[str]:
    """Returns the files in game/ that import a module; each of them names its package."""
    package = module.rpartition(".")[0]
    return {
        path.relative_to(BRAZIL.parent).as_posix()
        for path in BRAZIL.parent.rglob("*.py")
        if package in path.read_text(encoding="utf-8")
        and any(name == module or name.startswith(module + ".") for name in imported(path))
    }


def test_only_the_table_factory_imports_the_screen() -> None:
    assert importers("game.brazil.table") == {"brazil/table_factory.py"}


def test_panels_and_options_see_neither_the_screen_nor_the_shell() -> None:
    for path in [*(BRAZIL / "panels").glob("*.py"), *(BRAZIL / "options").glob("*.py")]:
        for name in imported(path):
            assert not name.startswith(
                ("game.shell.screen", "game.shell.shell", "game.app.app", "game.brazil.table.")
            ), path.name


@pytest.mark.parametrize("name", WINDOWLESS)
def test_model_and_controller_import_no_window(name: str) -> None:
    for module in imported(BRAZIL / f"{name}.py"):
        assert not module.startswith(
            ("pygame", "game.render.ui", "game.widgets", "game.shell.screen", "game.shell.shell")
        ), module
        assert not module.startswith(("game.brazil.panels", "game.brazil.map.map_view")), module


def test_the_model_imports_no_controller_and_the_controller_no_panels() -> None:
    assert "game.brazil.table_controller" not in imported(BRAZIL / "table_model.py")
    assert "brazil/table_controller.py" not in importers("game.brazil.panels")


def test_no_decision_is_compared_by_its_name() -> None:
    """A decision's class is compared, not a word that may be misspelt; only texts are found by it."""
    for path in BRAZIL.rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "kind":
                of = ast.unparse(node.left.value)
                assert "frame" not in of and not of.endswith("model"), f"{path.name}:{node.lineno}"

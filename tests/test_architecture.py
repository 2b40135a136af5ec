"""Rules of the source code: imports, what the engine never does, which modules name cards."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.brazil.components import (
    BUILDINGS,
    CITIES,
    COMBAT_CARDS,
    EXPLORATION,
    GOLD_CARDS,
    MISSIONS,
    MONARCHS,
    PAINTINGS,
)
from tests.parsed import nodes

ROOT = Path(__file__).resolve().parents[1]
ENGINE = sorted((ROOT / "engine").rglob("*.py"))
SOURCES = [*ENGINE, *sorted((ROOT / "game").rglob("*.py"))]
RULES = [
    p for p in ENGINE if p.parts[len(ROOT.parts) + 1] in ("core", "storage", "brazil", "historia", "struggle", "maps")
]
RULE_FILES = [p for p in ENGINE if p.is_relative_to(ROOT / "engine" / "brazil") and "cards" not in p.parts]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def importing(paths: list[Path], forbidden: tuple[str, ...]) -> list[tuple[str, str]]:
    """Who of these files imports what it must not."""
    return [(name_of(p), module) for p in paths for module in imports(p) if module.split(".")[0] in forbidden]


def calls(paths: list[Path], names: tuple[str, ...]) -> Iterator[tuple[Path, ast.Call]]:
    """Every call of one of these functions by its bare name."""
    for path in paths:
        for node in nodes(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield path, node


def test_the_import_contracts_are_kept():
    """In a process of its own: the linter changes how everything logs."""
    code = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True, no_logo=True))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_contracts_are_there():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for contract in (
        "The engine knows neither the window nor the app",
        "The layers of the engine, in which games and bots do not know each other",
        "What is sent and stored of a table needs no connection",
        "Historia and Imperial Struggle need no hexes",
        "The layers of the program, in which games do not know each other",
        "The shell imports no rules of a game",
        "Only the registry imports a plugin",
        "The layers of a table",
        "Panels never see the screen, and what is played needs none",
    ):
        assert contract in text


FORBIDDEN = ("random", "copy", "pickle", "marshal", "shelve", "uuid", "secrets", "pygame", "game")


def test_the_engine_has_no_chance_of_its_own_no_deepcopy_no_pickle_no_window():
    """But the host draws secrets and the nonce of a deal from the system."""
    host = [path for path in ENGINE if path.is_relative_to(ROOT / "engine" / "host")]
    assert importing([path for path in ENGINE if path not in host], FORBIDDEN) == []
    assert {module for _, module in importing(host, FORBIDDEN)} == {"secrets"}


def test_rules_read_no_clock_and_start_no_threads():
    assert importing(RULES, ("time", "datetime", "threading", "asyncio", "socket")) == []


def test_rules_print_nothing_and_keep_no_global_state():
    assert [name_of(p) for p, _ in calls(RULES, ("print", "input", "hash", "id", "eval", "exec"))] == []
    assert [name_of(p) for p in RULES for node in nodes(p) if isinstance(node, ast.Global)] == []


def swallows(node: ast.AST) -> bool:
    """Whether this catches everything and says nothing."""
    if not isinstance(node, ast.ExceptHandler):
        return False
    broad = node.type is None or getattr(node.type, "id", "") in ("Exception", "BaseException")
    return broad and not any(isinstance(n, (ast.Raise, ast.Call)) for part in node.body for n in ast.walk(part))


def test_no_error_is_swallowed():
    assert [name_of(p) for p in ENGINE for node in nodes(p) if swallows(node)] == []


def test_no_conditional_expression_is_nested_in_another():
    """A choice among three or more is an `if`, a `match` or a dictionary."""
    found = [
        f"{name_of(path)}:{node.lineno}"
        for path in SOURCES
        for node in nodes(path)
        if isinstance(node, ast.IfExp)
        and any(isinstance(part, ast.IfExp) for part in (node.test, node.body, node.orelse))
    ]
    assert found == []


def is_set(node: ast.AST) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("set", "frozenset")
    return isinstance(node, (ast.Set, ast.SetComp))


def test_no_set_is_iterated():
    """Their order differs between processes: games would too."""
    loops = [(p, n) for p in RULES for n in nodes(p) if isinstance(n, (ast.For, ast.comprehension))]
    assert [name_of(p) for p, node in loops if is_set(node.iter)] == []
    ordering = calls(RULES, ("list", "tuple", "next", "iter", "enumerate", "zip"))
    assert [name_of(p) for p, node in ordering if any(map(is_set, node.args))] == []


CARD_IDS = {*PAINTINGS, *MONARCHS, *GOLD_CARDS, *COMBAT_CARDS, *EXPLORATION, *MISSIONS, *BUILDINGS, *CITIES}
ALSO_WORDS = {"retreat"}  # a way of moving, as well as a card


def test_rule_files_name_no_card_tile_or_mission():
    """Cards answer questions; only their own files and the component files know their names."""
    constants = [(name_of(p), n.value) for p in RULE_FILES for n in nodes(p) if isinstance(n, ast.Constant)]
    assert [(where, value) for where, value in constants if value in CARD_IDS - ALSO_WORDS] == []


STRUGGLE = [p for p in ENGINE if p.is_relative_to(ROOT / "engine" / "struggle") and "cards" not in p.parts]


def test_imperial_struggles_rule_files_name_no_event_ministry_or_advantage():
    from engine.struggle.components import ADVANTAGES, EVENTS, MINISTRIES

    cards = {*EVENTS, *MINISTRIES, *ADVANTAGES}
    constants = [(name_of(p), n.value) for p in STRUGGLE for n in nodes(p) if isinstance(n, ast.Constant)]
    assert len(cards) >= 41 + 26 + 22 and [found for found in constants if found[1] in cards] == []


LISTS = tuple(
    f"engine/{game}/{name}.py"
    for game in ("brazil", "historia", "struggle")
    for name in ("moves", "events", "decisions")
)


def test_files_and_functions_stay_small():
    for path in RULES:
        if name_of(path) not in LISTS:
            assert len(path.read_text(encoding="utf-8").splitlines()) <= 300, name_of(path)
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef) and node.name not in ("copy", "view"):
                assert node.end_lineno is not None and node.end_lineno - node.lineno < 50, node.name


def test_every_module_of_the_rules_says_what_it_holds():
    for path in RULES:
        if path.read_text(encoding="utf-8").strip():
            assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), name_of(path)


def test_every_card_has_its_class_with_one_line_of_effect():
    for folder in ("paintings", "monarchs", "gold", "combat", "exploration"):
        for path in (ROOT / "engine" / "brazil" / "cards" / folder).glob("*.py"):
            if path.name == "__init__.py":
                continue
            (card,) = [n for n in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(n, ast.ClassDef)]
            text = ast.get_docstring(card)
            assert text and "\n" not in text.partition("\n\n")[0], path.name
            assert re.sub("[^a-z]", "", path.stem) == card.name.lower(), path.name


def test_saves_are_json_and_no_other_format():
    source = (ROOT / "engine" / "storage" / "save_header.py").read_text(encoding="utf-8")
    assert "json.dumps" in source and "from_json" in source


def test_no_file_has_more_than_400_lines() -> None:
    """Tests and the scripts that draw, too."""
    folders = ("art", "engine", "game", "tests", ".packaging")
    paths = [ROOT / "build.spec", *(path for folder in folders for path in (ROOT / folder).rglob("*.py"))]
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert len(lengths) > 1000 and not {name: lines for name, lines in lengths.items() if lines > 400}


def test_no_docstring_begins_with_a_question_word() -> None:
    """A docstring begins with a verb or a definition; `Whether` defines a truth value."""
    found = []
    for path in SOURCES:
        for node in nodes(path):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                first = (ast.get_docstring(node) or "-").split()[0].rstrip(",:'").lower()
                if first in ("how", "what", "when", "where", "which", "who", "whose", "why"):
                    found.append(f"{name_of(path)}:{node.lineno} {node.name}")
    assert found == []

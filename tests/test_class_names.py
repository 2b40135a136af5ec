"""One name, one thing: no class name stands for two things within a game and what all games share.

The same role in several games (`State`, `Rules`) is one thing, and so is a base or protocol and what fills it: a class
may have the name of its base, or of a protocol whose methods it has.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.parsed import nodes

ROOT = Path(__file__).resolve().parents[1]
GAMES = tuple(sorted(path.name for path in (ROOT / "engine").iterdir() if (path / "game.py").is_file()))


class NamedClass(NamedTuple):
    """A class at the top of a module; `methods` are those of its body."""

    path: str
    game: str
    name: str
    bases: frozenset[str]
    methods: frozenset[str]


def classes(root: Path) -> Iterator[NamedClass]:
    """Every class of engine and game; `game` is "" for what all games share."""
    for path in (*sorted((root / "engine").rglob("*.py")), *sorted((root / "game").rglob("*.py"))):
        place = path.relative_to(root)
        source = path.read_text(encoding="utf-8")
        if "class " not in source:
            continue
        module, *inside = nodes(path)
        assert isinstance(module, ast.Module)
        real = {a.asname: a.name for n in inside if isinstance(n, ast.ImportFrom) for a in n.names if a.asname}
        for node in module.body:
            if isinstance(node, ast.ClassDef):
                bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
                names = [ast.unparse(base).rpartition(".")[2] for base in bases]
                game = next((part for part in place.parts if part in GAMES), "")
                methods = frozenset(item.name for item in node.body if isinstance(item, ast.FunctionDef))
                base_names = frozenset(real.get(name, name) for name in names)
                yield NamedClass(place.as_posix(), game, node.name, base_names, methods)


def with_inherited(found: Iterable[NamedClass]) -> list[NamedClass]:
    """Classes with the methods of their bases, where these are known by name."""
    every, own = list(found), defaultdict(frozenset[str])
    for one in every:
        own[one.name] |= one.methods
    return [one._replace(methods=one.methods.union(*(own[base] for base in one.bases))) for one in every]


def is_one_thing(one: NamedClass, other: NamedClass) -> bool:
    """Whether two classes of a name are the same role in two games, or a base or protocol and what fills it."""
    if one.game and other.game and one.game != other.game:
        return True
    if one.name in one.bases | other.bases:
        return True
    protocol, filling = (one, other) if "Protocol" in one.bases else (other, one)
    return "Protocol" in protocol.bases and protocol.methods <= filling.methods


def used_twice(found: Iterable[NamedClass]) -> list[str]:
    """Every name that stands for two things, with the files of both."""
    by_name = defaultdict(list)
    for one in found:
        by_name[one.name].append(one)
    return [
        f"{name}: {one.path} and {other.path}"
        for name, some in sorted(by_name.items())
        for one, other in combinations(some, 2)
        if not is_one_thing(one, other)
    ]


def test_no_class_name_stands_for_two_things() -> None:
    found = with_inherited(classes(ROOT))
    assert len(found) > 500 and len(GAMES) >= 3
    twice = used_twice(found)
    assert not twice, "\n".join(["rename one of each pair:", *twice])


@pytest.mark.parametrize(
    ("shared", "own", "twice"),
    [
        ("class Line: ...", "class Line: ...", True),
        ("class Line: ...", "from game.lines import Line as Base\nclass Line(Base[int]): ...", False),
        ("class Line(Protocol):\n    def draw(self): ...", "class Line:\n    def draw(self): ...", False),
        ("class Line(Protocol):\n    def draw(self): ...", "class Line:\n    def fill(self): ...", True),
        ("class Line: ...", "class OtherLine: ...", False),
    ],
)
def test_what_is_one_thing(tmp_path: Path, shared: str, own: str, twice: bool) -> None:
    for name, text in (("game/lines.py", shared), ("game/brazil/lines.py", own)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert used_twice(classes(tmp_path)) == ["Line: game/brazil/lines.py and game/lines.py"] * twice


def test_the_same_role_in_two_games_is_one_thing_and_twice_in_one_game_is_not(tmp_path: Path) -> None:
    for name in ("engine/brazil/state.py", "engine/historia/state.py", "game/brazil/state.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("class State: ...", encoding="utf-8")
    assert used_twice(classes(tmp_path)) == ["State: engine/brazil/state.py and game/brazil/state.py"]

"""`python -m engine new`: every kind is written whole into a copy, loads there, and fails until it is filled in."""

from __future__ import annotations

import errno
import os
import pathlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.scaffold.kind import kinds
from engine.scaffold.writer import MARK, ScaffoldError, new, write_together
from game.i18n.texts import LANGUAGES
from tests.core.test_filled_in import left

ROOT = Path(__file__).resolve().parents[2]
KINDS = kinds()
# What the command is called with, and the test that fails until the thing is filled in.
CALLS = {
    "advisor": ("advisor euclid civilization=egypt", "tests/historia/test_advisor_effects.py -k euclid"),
    "bot": ("bot gambler", "tests/bots/test_gambler.py"),
    "challenge": ("challenge porto_seguro_1500", "tests/brazil/map/test_challenge_porto_seguro_1500.py"),
    "combat": ("card combat scouts", "tests/brazil/cards/combat/test_scouts.py"),
    "event": ("event tulip_bulbs era=succession", "tests/struggle/cards/test_event_tulip_bulbs.py"),
    "game": ("game checkers", "tests/checkers"),
    "gold": ("card gold letter_of_exchange", "tests/brazil/cards/gold/test_letter_of_exchange.py"),
    "leader": ("leader trajan era=1", "tests/historia/test_leaders.py -k trajan"),
    "ministry": ("ministry isaac_newton side=britain era=empire", "tests/struggle/cards/test_ministry_isaac_newton.py"),
    "mission": ("card mission rail_9 era=3", "tests/brazil/cards/missions/test_rail_9.py"),
    "monarch": ("monarch joao_vi colour=green", "tests/brazil/cards/monarchs/test_joao_vi.py"),
    "painting": ("painting frevo colour=pink", "tests/brazil/cards/paintings/test_frevo.py"),
    "scenario": ("scenario ouro_preto seats=3", "tests/brazil/map/test_ouro_preto.py"),
    "wonder": ("wonder meroe era=1", "tests/historia/test_wonder_effects.py -k meroe"),
}
LOADS = """
from engine.brazil.cards import register_all
from engine.brazil.components import COLOUR_SETS, COMBAT_CARDS, GOLD_CARDS, MISSIONS, MONARCHS, PAINTINGS
from engine.brazil.scenarios import all_challenges, all_scenarios
from engine.historia.components import ADVISORS, CIVILIZATIONS, LEADERS, WONDERS
from engine.struggle.components import EVENTS, MINISTRIES
from engine.bots.registry import BOTS
from engine.registry import GAMES
register_all()
assert "joao_vi" in COLOUR_SETS["green"].monarchs and "euclid" in CIVILIZATIONS["egypt"].advisors
boxes = (COMBAT_CARDS, GOLD_CARDS, MISSIONS, MONARCHS, PAINTINGS, ADVISORS, LEADERS, WONDERS, EVENTS, MINISTRIES)
later = [card.id for box in boxes for card in box.values() if card.since > 1]
scenarios, wrong = all_scenarios()
challenges, errors = all_challenges()
print(*later, *BOTS, *GAMES, *(one.id for one in (*scenarios, *challenges)), *wrong, *errors)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the kinds write into, and of what their tests need."""
    root = tmp_path_factory.mktemp("checkout")
    ignore = shutil.ignore_patterns("games", "saves", "faults")  # what was compiled saves the processes below seconds
    for folder in ("engine", "tests", "scenarios"):
        shutil.copytree(ROOT / folder, root / folder, ignore=ignore)
    shutil.copytree(ROOT / "game", root / "game", ignore=ignore)
    shutil.copy(ROOT / "pyproject.toml", root)
    (root / "art").mkdir()
    return root


@pytest.fixture(scope="module")
def written(copy: Path) -> dict[str, list[str]]:
    """Every kind written into the copy: by its name the paths."""
    return {name: new(copy, KINDS, words.split())[0] for name, (words, _) in CALLS.items()}


@pytest.fixture(scope="module")
def places(copy: Path, written: dict[str, list[str]]) -> set[str]:
    """The files of the copy in which something is left to fill in."""
    return {line.split(":")[0] for line in left(copy)}


def python(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-B", *words]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def test_every_kind_is_tried() -> None:
    assert set(CALLS) == set(KINDS)


def test_all_that_is_written_loads(copy: Path, written: dict[str, list[str]]) -> None:
    done = python(copy, "-c", LOADS)
    assert done.returncode == 0, done.stderr
    ids = {words.split("=")[0].split()[-2 if "=" in words else -1] for words, _ in CALLS.values()}
    assert ids <= set(done.stdout.split()), done.stdout


@pytest.mark.parametrize("name", CALLS)
def test_what_is_written_says_what_to_fill_in_where(places: set[str], written: dict[str, list[str]], name: str) -> None:
    assert len(written[name]) >= 3
    text = [path for path in written[name] if not path.endswith(".svg")]
    skipped = [path for path in text if path not in places and not path.endswith(("__init__.py", "registry.py"))]
    assert set(skipped) <= {
        "engine/brazil/components/units.toml",
        "engine/historia/components/civilizations.toml",
        "engine/checkers/components.py",
        "engine/struggle/RULES.md",
        "pyproject.toml",
        *(f"game/brazil/texts/{language}/components.ftl" for language in LANGUAGES),
    }


def test_the_tests_fail_until_they_are_filled_in_and_say_so(copy: Path, written: dict[str, list[str]]) -> None:
    for selected in ([], ["-k", "euclid or trajan or meroe"]):
        files = [test for _, test in CALLS.values() if ("-k" in test) == bool(selected)]
        names = dict.fromkeys(test.split()[0] for test in files)
        options = ["-q", "--tb=short", "-p", "no:cacheprovider", "-p", "no:randomly"]
        done = python(copy, "-m", "pytest", *options, *names, *selected)
        said = re.split(r"^_{3,} .* _{3,}$", done.stdout.partition("short test summary")[0], flags=re.MULTILINE)[1:]
        assert said and [words for words in said if MARK not in words and "card_not_playable" not in words] == []
        failed = {line.split("::")[0].removeprefix("FAILED ") for line in done.stdout.splitlines() if "FAILED " in line}
        assert failed == {f"{name}/test_rules.py" if "." not in name else name for name in names}, done.stdout
        if not selected:
            assert " passed" not in done.stdout, "a test that passes before it is filled in can't fail"


REFUSED = [
    ("", "no kind is named; there are advisor, bot, "),
    ("card", "no kind is named; there are combat, gold, mission, monarch, painting"),
    ("card silver x", "'card silver' is no kind; there are combat, gold"),
    ("lesson x", "'lesson' is no kind; there are advisor, bot, "),
    ("card gold", "a new gold needs one id, such as letter_of_credit: python -m engine new card gold ID"),
    ("card gold a b", "a new gold needs one id"),
    ("card gold Letter", "'Letter' can't be an id; use small letters, digits and _, as in letter_of_credit"),
    ("card gold ../x", "'../x' can't be an id"),
    ("card gold a__b", "'a__b' can't be an id"),
    ("card gold jesuits", "the box of brazil has 'jesuits' already; choose another id for the new gold"),
    ("card gold maua", "the box of brazil has 'maua' already"),
    ("card gold x colour=red", "a new gold has no 'colour'"),
    ("monarch x", "a new monarch needs colour=, green, orange, sky or purple: python -m engine new"),
    ("monarch x colour=pink", "colour='pink' is not possible; choose green, orange, sky or purple"),
    ("bot greedy", "engine/bots/greedy.py is there already; choose another id"),
    ("scenario cisplatine seats=2", "scenarios/brazil/cisplatine.toml is there already"),
    ("game brazil", "engine/brazil/__init__.py is there already"),
]


def everything(root: Path) -> dict[str, bytes]:
    return {path.as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_what_can_not_be_added_is_refused_in_one_sentence(copy: Path, words: str, said: str) -> None:
    with pytest.raises(ScaffoldError, match=f"^{re.escape(said)}") as refused:
        new(copy, KINDS, words.split())
    assert "\n" not in str(refused.value)


def test_a_refusal_writes_nothing(copy: Path, written: dict[str, list[str]]) -> None:
    before = everything(copy)
    for words in (*(words for words, _ in CALLS.values()), *(words for words, _ in REFUSED)):
        with pytest.raises(ScaffoldError):
            new(copy, KINDS, words.split())
    assert everything(copy) == before


def folders(root: Path) -> set[Path]:
    return {path for path in root.rglob("*") if path.is_dir()}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A copy of what a new bot is written into."""
    shutil.copytree(ROOT / "engine/bots", tmp_path / "engine/bots", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def failing(wanted: int, real: Callable[..., Any]) -> Callable[..., Any]:
    """A function that works but for one call, at which the disk is full."""
    calls = iter(range(999))

    def call(*args: Any, **named: Any) -> Any:
        if next(calls) == wanted:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(*args, **named)

    return call


@pytest.mark.parametrize(
    "called", ["pathlib.Path.write_text", "shutil.copy2", "shutil.copymode", "os.replace", "pathlib.Path.mkdir"]
)
def test_a_disk_that_fills_half_way_leaves_everything_as_it_was(
    small: Path, monkeypatch: pytest.MonkeyPatch, called: str
) -> None:
    before, there = everything(small), folders(small)
    owner, name = called.rsplit(".", 1)
    real = getattr(pathlib.Path if owner == "pathlib.Path" else sys.modules[owner], name)
    refused = 0
    for number in range(20):
        monkeypatch.setattr(called, failing(number, real))
        try:
            new(small, KINDS, ["bot", "gambler"])
        except ScaffoldError as error:
            refused += 1
            assert "No space left on device; " in str(error)
            assert everything(small) == before and folders(small) == there
        else:
            break
    assert refused >= 1 and len(everything(small)) == len(before) + 2, "with room again all of it is written"
    assert folders(small) > there and not list(small.glob(".new-*"))


def test_files_that_were_changed_before_the_disk_was_full_are_changed_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    for path in (first, second):
        path.write_text("old", encoding="utf-8")
    monkeypatch.setattr("os.replace", failing(1, os.replace))
    with pytest.raises(OSError, match="No space"):
        write_together(tmp_path, {first: "new", second: "new"})
    assert [path.read_text(encoding="utf-8") for path in (first, second)] == ["old", "old"]


def test_a_place_that_is_missing_is_named_and_nothing_is_written(small: Path) -> None:
    listed = small / "engine/bots/registry.py"
    listed.write_text("# empty\n", encoding="utf-8")
    before = everything(small)
    with pytest.raises(ScaffoldError, match=r"engine/bots/registry\.py has no place for the entry: .*; get the file"):
        new(small, KINDS, ["bot", "gambler"])
    listed.unlink()
    with pytest.raises(ScaffoldError, match=r"engine/bots/registry\.py can't be read: .*; get the file back from git"):
        new(small, KINDS, ["bot", "gambler"])
    assert len(everything(small)) == len(before) - 1


def test_without_its_source_the_program_adds_nothing(tmp_path: Path) -> None:
    with pytest.raises(ScaffoldError, match="no source files to add to; run the command in a checkout"):
        new(tmp_path, KINDS, ["bot", "gambler"])
    with pytest.raises(ScaffoldError, match="no source files to add to; run the command in a checkout"):
        new(ROOT, {}, ["bot", "gambler"])


@pytest.mark.parametrize("name", KINDS)
def test_the_page_of_a_kind_has_its_steps_and_its_proof_exists(name: str) -> None:
    page, _, anchor = KINDS[name].page.partition("#")
    text = (ROOT / page).read_text(encoding="utf-8")
    sections = {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-"): body for title, body in
                re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)}  # fmt: skip
    assert f"python -m engine new {'card ' if KINDS[name].card else ''}{name}" in sections[anchor] or name in (
        "combat", "painting", "monarch", "leader", "advisor", "mission")  # fmt: skip
    assert re.search(r"^1\. ", sections[anchor], re.MULTILINE)
    tests = [part for part in " ".join(KINDS[name].proof).split() if "$" not in part]
    assert tests and [test for test in tests if not (ROOT / test).exists()] == []

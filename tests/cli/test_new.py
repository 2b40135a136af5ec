"""`python -m engine new` and `questions`: what they print, good input and bad."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import __main__ as cli
from engine.scaffold import commands
from engine.scaffold.kind import kinds
from engine.scaffold.question_table import table


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """A command's exit status, what it printed, what it complained about."""
    status = cli.main(words)
    out, err = capsys.readouterr()
    return status, out, err


def test_without_words_the_kinds_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "new")
    assert status == 0 and len(out.splitlines()) == len(kinds())
    assert "card gold ID" in out and "event ID era=succession|empire|revolution" in out
    _, out, _ = run(capsys, "new", "--json")
    assert set(json.loads(out)) == set(kinds())


def test_places_page_and_proof_are_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "engine/bots").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    listed = (commands.ROOT / "engine/bots/registry.py").read_text(encoding="utf-8")
    (tmp_path / "engine/bots/registry.py").write_text(listed, encoding="utf-8")
    monkeypatch.setattr(commands, "ROOT", tmp_path)
    status, out, _ = run(capsys, "new", "bot", "gambler")
    assert status == 0 and "  engine/bots/gambler.py" in out.splitlines()
    assert "the steps: engine/ADDING.md#a-bot" in out
    assert out.splitlines()[-1].strip().startswith("python -m pytest tests/bots/test_gambler.py ")
    assert '    "gambler": GamblerBot,' in (tmp_path / "engine/bots/registry.py").read_text(encoding="utf-8")


def test_options_may_stand_before_the_kind(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "new", lambda root, known, words: (["a/place"], "python -m pytest a"))
    status, out, _ = run(capsys, "new", "era=2", "card", "mission", "sugar")
    assert status == 0 and "engine/ADDING.md#a-mission" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("new", "card", "gold", "jesuits"), "the box of brazil has 'jesuits' already"),
        (("new", "lesson", "x"), "'lesson' is no kind; there are"),
    ],
)
def test_a_refusal_is_one_line_and_exit_status_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "") and err.startswith(said) and err.count("\n") == 1


def test_questions_are_printed_and_written_only_where_the_page_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert run(capsys, "questions")[1].strip() == table().strip()
    monkeypatch.setattr(commands, "ROOT", tmp_path)
    status, _, err = run(capsys, "questions", "--write")
    assert status == 2 and "is not here; run the command in a checkout" in err
    (tmp_path / "engine").mkdir()
    page = tmp_path / "engine/QUESTIONS.md"
    page.write_text("old", encoding="utf-8")
    assert run(capsys, "questions", "--write")[0] == 0
    assert page.read_text(encoding="utf-8") == table()

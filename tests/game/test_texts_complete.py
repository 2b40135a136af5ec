"""Every sentence of the game itself fills its gaps: reasons from the engine's refusals, the log from its events."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.brazil import events
from engine.brazil.components import MISSIONS, PAINTINGS
from engine.core.event import Event
from engine.core.move import Reason
from game.brazil.plugin import PLUGIN
from game.brazil.wording import words
from game.i18n.fluent_files import FluentLanguage
from game.i18n.texts import LANGUAGES, Texts, language_files
from game.render.ui import SYMBOLS
from tests.parsed import nodes

ROOT = Path(__file__).resolve().parents[2]
GAP = re.compile(r"\{\s*\$(\w+)")
SYMBOL = re.compile(r"\[([a-z0-9_/]+)\]")
KNOWN = {**SYMBOLS, **PLUGIN.symbols}
NUMBERS = {"n", "vp", "round"}
LOG_GAPS = NUMBERS | {
    "why",
    "name",
    "goods",
    "thing",
    "deck",
    "place",
    "winner",
    "other",
    "attack",
    "defence",
    "era",
    "sort",
}
VARIANTS = {
    "CardDrawn": ("", "-hidden"),
    "MissionDrawn": ("", "-hidden"),
    "TilePeeked": ("", "-hidden"),
    "TileKept": ("", "-gone"),
    "TileRenovated": ("", "-flipped"),
    "ExpeditionFought": ("-won", "-lost"),
    "GameEnded": ("-mission", "-last_round", "-goals", "-goals_missed"),
}
EXAMPLES: dict[str, Any] = {
    "arch": "build", "slot": "deploy", "product": "dye", "palace": 3, "tile": "farm", "thing": "coffee", "need": "gold",
    "cost": ("gold", "any"), "what": "gold", "by": "extra", "found": "forest", "card": "spy",
}  # fmt: skip


@cache
def refusals() -> dict[str, list[set[str]]]:
    """Code -> the parameters' names, once for each place in the core and this game that gives this refusal."""
    found: dict[str, list[set[str]]] = {}
    for path in (file for part in ("core", "storage", "brazil") for file in (ROOT / "engine" / part).rglob("*.py")):
        for node in nodes(path):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in ("refuse", "Reason"):
                continue
            first = node.args[0] if node.args else None
            codes = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            for code in codes:
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found.setdefault(code.value, []).append({str(k.arg) for k in node.keywords})
    return found


def sources(language: str) -> dict[str, str]:
    return FluentLanguage(language, language_files(language, PLUGIN.texts))._sources


def texts_of(language: str, monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Texts in which a missing message or gap is an error."""

    def refuse(message: str, *details: object) -> None:
        raise AssertionError(message % details)

    monkeypatch.setattr("game.i18n.texts.log.warning", refuse)
    return Texts(language, PLUGIN.texts)


def parameter(code: str, name: str) -> Any:
    if code == "wrong_terrain" and name == "needs":
        return ("field", "forest")
    if code == "shape_mismatch":
        return "square"
    return EXAMPLES.get(name, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts, here = texts_of(language, monkeypatch), sources(language)
    found = refusals()
    assert len(found) > 80
    for code, places in found.items():
        assert f"reason-{code}" in here, f"{code} has no sentence ({language})"
        gaps = set(GAP.findall(here[f"reason-{code}"]))
        for given in places:
            assert gaps <= given, f"reason-{code} ({language}) needs {gaps - given}"
        params = tuple((name, parameter(code, name)) for name in sorted(places[0]))
        said = words.reason(texts, Reason(code, params))
        assert said.endswith((".", "!", "。", "！")), said
        assert "{" not in said and "None" not in said, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_for_a_refusal_that_is_never_given(language: str) -> None:
    known = {message.removeprefix("reason-") for message in sources(language) if message.startswith("reason-")}
    assert known - set(refusals()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_line(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts, here = texts_of(language, monkeypatch), sources(language)
    kinds = [
        k.__name__ for k in vars(events).values() if isinstance(k, type) and issubclass(k, Event) and k is not Event
    ]
    lines = [f"event-{kind}{variant}" for kind in kinds for variant in VARIANTS.get(kind, ("",))]
    assert {message for message in here if message.startswith("event-")} == set(lines)
    for line in lines:
        assert set(GAP.findall(here[line])) <= LOG_GAPS, line
        for number in (-1, 0, 3):
            said = texts(line, **{gap: number if gap in NUMBERS else f"<{gap}>" for gap in LOG_GAPS})
            assert said and "{" not in said, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mission_reads(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = texts_of(language, monkeypatch)
    for mission in MISSIONS.values():
        assert texts(f"mission-{mission.id}") != f"mission-{mission.id}"
        for objective in mission.objectives:
            said = words.objective(texts, dict(objective))
            assert said and "{" not in said, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_painting_has_a_line_of_history(language: str) -> None:
    here = sources(language)
    for painting in PAINTINGS:
        line = here[f"painting-{painting}-flavour"].partition("=")[2].strip()
        assert line.endswith((".", "。")) and len(line) < 130, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_is_known_and_the_same(language: str) -> None:
    """Symbols in brackets have a picture, and a translation shows the same ones as often."""
    english, here = sources("en"), sources(language)
    for message, source in here.items():
        text = re.sub(r"^\s*\*?\[[\w-]+\].*$", "", source, flags=re.MULTILINE)  # variants are not symbols
        used = sorted(name for name in SYMBOL.findall(text) if not name.isdigit())
        assert all(name in KNOWN or "/" in name for name in used), (message, used)
        if message in english:
            text = re.sub(r"^\s*\*?\[[\w-]+\].*$", "", english[message], flags=re.MULTILINE)
            assert used == sorted(name for name in SYMBOL.findall(text) if not name.isdigit()), message

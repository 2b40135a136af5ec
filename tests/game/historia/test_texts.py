"""Every sentence fills its gaps in every language: refusals, the log, cards put together from their operations."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterable
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.core.event import Event
from engine.core.move import Reason
from engine.core.session import Session
from engine.historia import events
from engine.historia.components import ACTIONS, ADVISORS, CIVBOT_CARDS, GOVERNMENTS, LEADERS, TOP, WONDERS
from game.historia.match import RULES, Match
from game.historia.plugin import PLUGIN
from game.historia.wording import card_text, log_text, words
from game.i18n.fluent_files import FluentLanguage
from game.i18n.texts import LANGUAGES, Texts, language_files
from game.platform.save_list import SavedGame
from game.play.occupants import Occupant
from game.render.ui import SYMBOLS
from tests.parsed import nodes

ROOT = Path(__file__).resolve().parents[3]
GAP = re.compile(r"\{\s*\$(\w+)")
SYMBOL = re.compile(r"\[([a-z0-9_/]+)\]")
KNOWN = {**SYMBOLS, **PLUGIN.symbols}
PARAMETERS: dict[str, Any] = {
    "seat": 1, "territory": "europe", "card": "art", "wonder": "petra", "leader": "cyrus", "track": "technology",
    "what": "place", "by": ("art", "turn_end"), "source": ("action", "art", "basic"),
}  # fmt: skip


@pytest.fixture
def match() -> Match:
    return Match(
        Session(RULES, RULES.setups("two_filled", 2, {})[0], 1), [Occupant("person", "Ana"), Occupant("person", "Rui")]
    )


def texts_of(language: str, monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Texts in which a missing message or gap is an error."""

    def refuse(message: str, *details: object) -> None:
        raise AssertionError(message % details)

    monkeypatch.setattr("game.i18n.texts.log.warning", refuse)
    return Texts(language, PLUGIN.texts)


@cache
def refusals() -> dict[str, list[set[str]]]:
    """Code -> the parameters' names, for each place in the core and this game that gives this refusal."""
    found: dict[str, list[set[str]]] = {}
    for path in (file for part in ("core", "storage", "historia") for file in (ROOT / "engine" / part).rglob("*.py")):
        for node in nodes(path):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "refuse":
                continue
            first = node.args[0]
            codes = ["cube_there_already", "not_adjacent"] if isinstance(first, ast.Name) else [ast.literal_eval(first)]
            for code in codes:
                found.setdefault(code, []).append({str(k.arg) for k in node.keywords})
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = texts_of(language, monkeypatch)
    sources = FluentLanguage(language, language_files(language, PLUGIN.texts))._sources
    found = refusals()
    assert len(found) > 55
    for code, places in found.items():
        gaps = set(GAP.findall(sources[f"reason-{code}"]))
        for given in places:
            assert gaps <= given, f"reason-{code} ({language}) needs {gaps - given}"
        params = tuple((name, PARAMETERS.get(name, 2)) for name in sorted(places[0]))
        said = words.reason(texts, match, Reason(code, params))
        assert said.endswith((".", "。")) and "{" not in said and "None" not in said, said
    known = {message.removeprefix("reason-") for message in sources if message.startswith("reason-")}
    assert known - set(found) == set(), "a sentence for a refusal that is never given"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_level_reads(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = texts_of(language, monkeypatch)
    families: dict[str, Iterable[str]] = {
        "action": ACTIONS,
        "wonder": WONDERS,
        "leader": LEADERS,
        "advisor": ADVISORS,
        "civbot": CIVBOT_CARDS,
    }
    sentences = [words.card_tip(texts, kind, name) for kind, names in families.items() for name in names]
    sentences += [card_text.government(texts, name) for name in GOVERNMENTS]
    sentences += [
        card_text.level(texts, track, number) for track in ("technology", "military") for number in range(1, TOP + 1)
    ]
    for text in sentences:
        assert "{" not in text and set(SYMBOL.findall(text)) <= set(KNOWN), text


def test_two_cards_that_do_different_things_read_differently() -> None:
    texts = Texts("en", PLUGIN.texts)
    by_name = {name: card_text.wonder(texts, name) for name in WONDERS}
    alike = [(a, b) for a in by_name for b in by_name if a < b and by_name[a] == by_name[b]]
    for a, b in alike:
        one, other = WONDERS[a], WONDERS[b]
        assert (one.when, one.do, one.test, one.always) == (other.when, other.do, other.test, other.always)


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_games_is_told(language: str, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = texts_of(language, monkeypatch)
    dice = random.Random(5)
    told: set[type[Event]] = set()
    for seed in range(4):
        session = Session(RULES, RULES.setups("two_filled", 2, {})[0], seed)
        while session.awaiting:
            seat = session.awaiting[0]
            for event in session.submit(dice.choice(session.legal_moves(seat))):
                for eyes in (None, 0):
                    shown = event.seen_by(eyes)
                    if shown is not None and (line := log_text.line_of(texts, match, shown)):
                        assert "{" not in line and "?" not in line, line
                        told.add(type(event))
    kinds = {k for k in vars(events).values() if isinstance(k, type) and issubclass(k, Event) and k is not Event}
    missing = kinds - told - set(log_text.UNLOGGED_EVENTS)
    assert {kind.__name__ for kind in missing} <= {"WonderReadied"}, missing


def test_it_says_what_it_is_after() -> None:
    for language in LANGUAGES:
        texts = Texts(language, PLUGIN.texts)
        assert "Marco Pranzo" in texts("game-about") and "Marco Pranzo" in texts("learn-goal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_eras_have_one_numeral_style(match: Match, language: str) -> None:
    texts = Texts(language, PLUGIN.texts)
    saved = SavedGame(Path("a"), datetime(2026, 1, 1), "historia", setup={"table": "two"}, extra={"era": 2, "turn": 1})
    for text in (log_text.line_of(texts, match, events.EraBegan(2)), PLUGIN.describe(saved, texts)):
        assert "II" in text and "III" not in text, text

"""Every sentence fills its gaps: reasons from the engine's refusals, the log from its events, every card."""

from __future__ import annotations

import ast
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.core.event import Event
from engine.core.move import Reason
from engine.struggle import events
from engine.struggle.board import NAMES, THEATERS
from engine.struggle.components import ADVANTAGES, COMMODITIES, EVENTS, MINISTRIES, REGIONS, SIDES
from engine.struggle.game import StruggleRules
from engine.struggle.moves import Move
from engine.struggle.setup_options import setups
from engine.struggle.state import State
from game.i18n.fluent_files import FluentLanguage
from game.i18n.texts import LANGUAGES, Texts, language_files
from game.render.ui import SYMBOLS
from game.screens.gallery import candidate_messages
from game.struggle.plugin import PLUGIN
from game.struggle.table_factory import FACTORY
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.struggle.wording.log_text import line_of
from tests.parsed import nodes

from .conftest import chosen

ROOT = Path(__file__).resolve().parents[3]
RULES = StruggleRules()
END = (".", "。")  # of a sentence
# codes that the engine picks between before it refuses
CHOSEN = {"no_connection", "source_isolated", "source_in_conflict", "source_changed", "no_event_symbol"}
EXAMPLES: dict[str, Any] = {
    "space": "havana", "advantage": "rum", "ministry": "john_law", "card": "acts_of_union", "points": "economic",
    "needs": "economic", "is": "military", "limit": "", "region": "europe", "what": "fort", "ability": "governance",
    "tile": "basic_two", "option": "military_planning", "cut": "niagara",
}  # fmt: skip


def texts_of(language: str, monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Texts in which a missing message or gap is an error."""

    def refuse(message: str, *details: object) -> None:
        raise AssertionError(message % details)

    monkeypatch.setattr("game.i18n.texts.log.warning", refuse)
    return Texts(language, PLUGIN.texts)


@cache
def refusals() -> dict[str, set[str]]:
    """Code -> the parameters' names of one place that gives this refusal."""
    found: dict[str, set[str]] = {}
    for path in (ROOT / "engine" / "struggle").rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse" and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    names = {str(keyword.arg) for keyword in node.keywords if keyword.arg}
                    found.setdefault(first.value, names | ({"is"} if first.value == "event_type" else set()))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = texts_of(language, monkeypatch)
    found = refusals()
    assert len(found) > 90
    for code, names in found.items():
        params = tuple((name, EXAMPLES.get(name, 1)) for name in sorted(names))
        said = words.reason(texts, Reason(code, params))
        assert said.endswith((".", "!", "。", "！")) and "{" not in said and "reason-" not in said, said


def test_no_sentence_for_a_refusal_that_is_never_given() -> None:
    here = FluentLanguage("en", language_files("en", PLUGIN.texts))._sources
    known = {message.removeprefix("reason-") for message in here if message.startswith("reason-")}
    assert known - set(refusals()) <= CHOSEN


@cache
def played_by_chance() -> list[tuple[State, list[Move], list[Event]]]:
    """The positions of two games, some legal moves of each, and the events of the move that was played."""
    dice, found = random.Random(5), []
    for seed in (1, 2):
        s = RULES.new_game(setups("standard", 2, {})[0], seed)
        while RULES.awaiting(s):
            moves, before = RULES.legal_moves(s, s.frames[-1].seat), s.copy()
            some = dice.sample(moves, min(3, len(moves)))
            found.append((before, some, RULES.apply(s, dice.choice(moves))))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_in_games_is_told(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every event of two games of chance has its line, every legal move its words."""
    texts = texts_of(language, monkeypatch)
    model = TableModel(FACTORY.new(chosen("person", "person"), 1))
    for s, moves, happened in played_by_chance():
        for move in moves:
            for said in (words.sentence(texts, s, move), words.button_text(texts, s, move)):
                assert said and "{" not in said, (move, said)
        for event in happened:
            line = line_of(texts, model, event)
            assert "{" not in line and "log-" not in line, line
    assert len({type(event) for _, _, happened in played_by_chance() for event in happened}) > 35


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_line(language: str) -> None:
    here = FluentLanguage(language, language_files(language, PLUGIN.texts))._sources
    kinds = [k for k in vars(events).values() if isinstance(k, type) and issubclass(k, Event) and k is not Event]
    names = {message.removeprefix("log-").partition("-")[0] for message in here if message.startswith("log-")}
    silent = {"InitiativeHeld", "RoundEnded", "PointsSpent", "AdvantageExhausted", "WarTileDrawn", "EventsKept"}
    assert {kind.__name__ for kind in kinds} - names == silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_place_and_theater_has_its_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = texts_of(language, monkeypatch)
    for card in EVENTS:
        assert words.event(texts, card)
        for seat in (0, 1):
            base, bonus = words.event_message_ids(card, seat)
            assert texts(base).endswith(END) and (not bonus or texts(bonus).endswith(END))
            assert bool(bonus) <= bool(words.condition(texts, card))
    for card, data in MINISTRIES.items():
        assert words.ministry(texts, card)
        assert all(texts(f"ability-{card}-{ability.id}").endswith(END) for ability in data.ability)
        assert all(texts(f"keyword-{word}") for word in data.keywords)
    assert all(texts(f"advantage-{name}-text") and words.advantage(texts, name) for name in ADVANTAGES)
    assert all(words.space(texts, name) and words.short_space_name(texts, name) for name in NAMES)

    for war, theaters in enumerate(THEATERS):
        assert words.war(texts, war)
        for number, theater in enumerate(theaters):
            assert words.theater(texts, war, number)
            assert all(words.spoils(texts, row) for row in theater.spoils)


def test_symbols_in_texts_have_a_picture() -> None:
    symbol = re.compile(r"\[([a-z0-9_/]+)\]")
    known = {**SYMBOLS, **PLUGIN.symbols}
    for message, source in FluentLanguage("en", language_files("en", PLUGIN.texts))._sources.items():
        text = re.sub(r"^\s*\*?\[[\w-]+\].*$", "", source, flags=re.MULTILINE)
        if message.startswith(("learn-", "tip-", "state-")):
            assert all(name in known for name in symbol.findall(text) if not name.isdigit()), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_gallery_every_region_war_theater_and_commodity_has_its_name(language: str) -> None:
    texts = Texts(language, PLUGIN.texts)
    wars = [f"struggle/wars/{theater.id.replace('.', '_')}" for theaters in THEATERS for theater in theaters]
    named = {"map": REGIONS, "goods": COMMODITIES, "marks": SIDES}
    pictures = [*wars, *(f"struggle/{folder}/{name}" for folder, names in named.items() for name in names)]
    by_name = {picture: texts(next(filter(texts.has, candidate_messages(picture)), "")) for picture in pictures}
    assert all(by_name.values()), by_name
    names = [words.theater(texts, war, n) for war, theaters in enumerate(THEATERS) for n in range(len(theaters))]
    assert [by_name[picture] for picture in wars] == names


ENGLISH = {"run", "passage", "channel", "strait", "gulf", "bay", "coast", "river", "west", "north", "east", "south"}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sea_or_coast_has_an_english_name_in_another_language(language: str) -> None:
    texts = Texts(language, PLUGIN.texts)
    by_name = {name: f"{words.space(texts, name)} {words.short_space_name(texts, name)}" for name in NAMES}
    foreign = ENGLISH - {"passage"} if language == "fr" else ENGLISH  # a French word, too
    english = {name: said for name, said in by_name.items() if foreign & set(re.findall(r"\w+", said.lower()))}
    assert not english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["purse-more", "purse-more-short"])
def test_credit_names_treaty_points_only_where_a_side_has_some(message: str, language: str) -> None:
    texts = Texts(language, PLUGIN.texts)
    alone, both = texts(message, debt=6, trp=0), texts(message, debt=6, trp=2)
    assert both.startswith(alone) and both != alone and "0" not in alone

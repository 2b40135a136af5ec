"""Advice in words: every move, every term of an evaluation and every reason, in every language."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import get_args, get_type_hints

import pytest

from engine.bots.advice import ExplainedMove, foreseeable_events
from engine.bots.reasons import AdviceReason, Side, reasons_of
from engine.core.evaluation_terms import TermChange
from engine.core.rng import Rng
from engine.registry import GAMES
from game.app.app import App
from game.i18n.texts import LANGUAGES, Texts
from game.play.advice_text import sentences
from game.play.reason_words import Clause, ReasonDescriber, ReasonWords
from tests.game.advised_table import TABLES, lay

pytestmark = pytest.mark.usefixtures("nothing_painted")

LEAD = ("taken", "won", "denied", "lost", "given", "ahead", "level", "nearer", "less")
FELT = ("up", "down", "noun")
UNBOUNDED = ("danger", "targets")
Make = Callable[..., App]


@pytest.mark.each_value
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_every_move_has_words_and_a_place_on_the_table(make_app: Make, game: str, language: str) -> None:
    """Moves of whole games of chance; of every kind that comes up, some."""
    table = lay(make_app(language=language), game, "person", "settler")
    describer, rules, rng = table.advice_controller.describer, GAMES[game], Rng(4)
    seen: dict[str, int] = {}
    missing: list[str] = []
    match = table.match
    while match.awaiting and len(match.log) < 700:
        seat = match.awaiting[0]
        legal = match.session.legal_moves(seat)
        for move in legal:
            if seen.setdefault(move.kind, 0) < 3:
                seen[move.kind] += 1
                state = rules.determinize(match.view_of(seat), seat, Rng(1))
                explained = ExplainedMove(move, foreseeable_events(rules.apply(state, move), seat))
                lines = sentences(describer, explained)
                assert lines and all(lines), move
                missing += [line for line in lines if line.startswith(("do-", "say-", "event-", "log-"))]
                assert not describer.area(move).startswith("area-") and describer.area(move)
                describer.places(None, explained.events)
        match.submit(rng.choice(legal))
    assert missing == [] and len(seen) > 8, seen
    table.closing()


@pytest.mark.parametrize("game", ["brazil", "historia"])
def test_no_kind_of_move_is_without_words(make_app: Make, game: str) -> None:
    moves = importlib.import_module(f"engine.{game}.moves")
    kinds = [get_args(get_type_hints(kind)["kind"])[0] for kind in get_args(moves.Move)]
    has = lay(make_app(), game, "person", "settler").text
    assert len(kinds) > 12
    for kind in kinds:
        sides = {"resolve": ("-basic", "-advanced", "-nothing"), "take_action": ("-basic", "-advanced")}
        for side in sides.get(kind, ("",)):
            message = f"do-{kind}{side}"
            assert has(message, thing="x", name="x", n=1) != message


SILENT = {
    "brazil": {"mission_progress", "their_rest"},
    "historia": set(),
    "struggle": {"round", "their_events", "their_navy_box", "their_treaty", "their_ministries"},
}
LOSSES = {"navy_box", "cards", "monarch", "missions"}  # told only where there are more of them


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_what_an_evaluation_is_made_of_has_words(make_app: Make, game: str, language: str) -> None:
    """All that is told, up and down, with the number that changed; of the rest nothing."""
    table = lay(make_app(language=language), game, "person", "settler")
    describer, state = table.advice_controller.describer, table.match.session.state
    for name, term in table.match.rules.terms(state, 0).items():
        said = []
        for n in (3, -3):
            change = TermChange(
                name, n if not term.burden else -n, n, False, n, term.limit, term.burden, term.contested
            )
            said.append(describer.whole(describer.clauses(reasons_of([change]), 0)))
        assert not any("brings" in words.split() and "why-" in words for words in said), "the name of a message"
        lost = "their_debt" if game == "struggle" else ""  # that the rival pays off Debt is no reason
        wanted = [name not in SILENT[game], name not in SILENT[game] | LOSSES | {lost}]
        assert [bool(words) for words in said] == wanted, (name, said)
        if all(said):
            assert said[0] != said[1] or name.startswith(("their_rest",)), (name, said)
    table.closing()


@pytest.mark.parametrize("game", TABLES)
def test_every_way_in_which_a_term_changes_has_its_own_words(make_app: Make, game: str) -> None:
    """In all languages; a way without words would fall back on the bare noun."""
    for language in LANGUAGES:
        app = make_app(language=language)
        table = lay(app, game, "person", "settler")
        words = table.advice_controller.describer.reason_words
        ways = {"region": LEAD, "commodity": LEAD, "prestige": LEAD}
        for term in words.phrased:
            of = {"region": "india", "commodity": "furs", "mission": "1-1"}.get(term, "")
            calls = [
                words._text(app.ui.texts, AdviceReason("brings", term, way, 2, of, 2, 5), 0, way)
                for way in (*ways.get(term, ("more", "less", *(() if term in UNBOUNDED else ("done",)))), "noun")
            ]
            assert len(set(calls)) == len(calls), (term, calls)
        for term in words.felt:
            assert (
                len({words._text(app.ui.texts, AdviceReason("brings", term, "up", None), 0, w) for w in FELT}) == 3
            ), term
        table.closing()


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_stand_in_the_sentence_of_their_step_and_not_behind_its_full_stop(language: str) -> None:
    texts = Texts(language)
    describer = ReasonDescriber(lambda: texts, ReasonWords(("goods", "points")))
    comma, stop = ("、", "。") if language in ("ja", "zh-Hant") else (", ", ".")
    cost = Clause("costs 1 card")
    gains: dict[Side, list[Clause]] = {"brings": [Clause("brings 2 goods and 1 point", True)], "costs": [cost]}
    assert describer.step(f"Keep Rail 2{stop}", gains) == f"Keep Rail 2 → brings 2 goods and 1 point{comma}costs 1 card"
    assert describer.step(f"End the turn{stop}", {}) == f"End the turn{stop}" and describer.step("", {"costs": [cost]})
    gap = " " if stop == "." else ""
    assert (
        describer.whole(gains) == f"Brings 2 goods and 1 point{stop}{gap}Costs 1 card{stop}"
        and describer.whole({}) == ""
    )
    more: dict[Side, list[Clause]] = {"brings": [Clause("brings 1 point"), Clause("wins the award")]}
    both = [describer.whole(more), describer.whole({"brings": [*gains["brings"], *more["brings"][1:]]})]
    if stop == ".":
        assert ["," in words for words in both] == [False, True], "a list inside a list is set apart"
    assert all(words.endswith(f"wins the award{stop}") for words in both)


def test_what_a_line_brings_denies_and_costs_is_said_in_two_sentences(make_app: Make) -> None:
    """The line that borrows says so, with the Debt it leads to and the limit."""
    table = lay(make_app(), "struggle", "person", "settler")
    describer = table.advice_controller.describer
    changes = [
        TermChange("points", 4.0, 4, now=4),
        TermChange("region:europe", 2.0, 3, now=2, limit=1, contested=True),
        TermChange("their_forts", 0.7, -1, now=0, burden=True),
        TermChange("debt", -0.2, 1, always=True, now=2, limit=6, burden=True),
        TermChange("treaty", -0.5, -1, always=True, now=0),
    ]
    said = describer.whole(describer.clauses(reasons_of(changes), 0)).translate({0x2068: None, 0x2069: None})
    assert said == (
        "Brings 4 VP, takes the Europe award from Britain and costs Britain 1 Fort. "
        "Costs 1 Debt (2 of 6) and 1 Treaty Point."
    )
    paid = describer.clauses(reasons_of([TermChange("debt", 0.2, -1, True, 1, 6, True)]), 0)
    assert "pays off" in paid["brings"][0].text and list(paid) == ["brings"]
    table.closing()

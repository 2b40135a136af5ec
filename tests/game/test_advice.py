"""Advice at the tables of all games: every move has its words, the panel opens, steps, lights and goes."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args, get_type_hints

import pygame
import pytest

from engine.bots.advice import ExplainedMove, Explanation, foreseeable_events
from engine.bots.compare import Loss
from engine.bots.reasons import AdviceReason, Side, reasons_of
from engine.core.evaluation_terms import TermChange
from engine.core.rng import Rng
from engine.registry import GAMES
from game.app.app import App
from game.i18n.texts import LANGUAGES, Texts
from game.platform.settings import LastNewGame, SeatChoice
from game.play.advice_controller import sentences
from game.play.reason_words import Clause, ReasonDescriber, ReasonWords
from game.screens.advice_panel import AdvicePanel
from game.screens.review import ReviewScreen
from game.shell import registry
from tests.game.conftest import click_name, press
from tests.game.play.test_advice_controller import Thinks
from tests.game.play.test_review_controller import Says
from tests.game.player import no_pause

TABLES = {"brazil": "cisplatine", "historia": "two", "struggle": "standard"}
WHEN: dict[str, Callable[[Any], str]] = {
    "brazil": lambda s: f"rodada {s.round}, Era {'I' * s.era} (lance",
    "historia": lambda s: f"Era {'I' * s.era}, turno {s.turn_of_era} (lance",
    "struggle": lambda s: f"turno {s.turn}, placar {s.vp} (lance",
}
LEAD = ("taken", "won", "denied", "lost", "given", "ahead", "level", "nearer", "less")
FELT = ("up", "down", "noun")
UNBOUNDED = ("danger", "targets")
Make = Callable[..., App]


def lay(app: App, game: str, *who: str, seed: int = 3) -> Any:
    """A table of two, with a thinking process that answers what the test says."""
    app.select_game(game)
    no_pause(app)
    laying = importlib.import_module(f"game.{game}.table_factory").FACTORY
    looks = registry.plugin(game).looks
    seats = [
        SeatChoice(who=kind, name=name, colour=looks[n].id)
        for n, (kind, name) in enumerate(zip(who, ("Ana", "Rui"), strict=True))
    ]
    table = laying.open_table(app, laying.new(LastNewGame(scenario=TABLES[game], seats=seats), seed=seed))
    table.advice_controller.thinker = Thinks()
    return table


def some_way(table: Any, place: int = 0) -> Explanation:
    """A move of the person who is asked, as the engine would tell of it."""
    match, seat = table.match, table.match.acting
    world = match.trial(seat)
    move = match.legal()[place]
    return Explanation((ExplainedMove(move, foreseeable_events(match.rules.apply(world, move), seat)),))


@pytest.mark.each_value
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200)])
@pytest.mark.parametrize("game", TABLES)
def test_the_hint_has_a_button_that_tells_its_key_or_why_it_is_dull(
    make_app: Make, game: str, size: tuple[int, int], scale: int
) -> None:
    app = make_app(size, scale)
    table = lay(app, game, "person", "settler")

    def tool() -> Any:
        app.draw()
        return next(w for w in app.top.ui_root.root.walk() if w.name == "tool-hint")

    others = [w for w in app.top.ui_root.root.walk() if w.name.startswith("tool-") and w.name != "tool-hint"]
    assert app.surface.get_rect().contains(tool().rect) and tool().rect.collidelist([w.rect for w in others]) == -1
    assert tool().tip == f"{app.ui.text('command-hint')} (H)"
    click_name(app, "tool-hint")
    assert table.advice_controller.kind == "hint" and table.advice_controller.thinking
    table.advice_controller.close()
    table.match.submit(table.match.legal()[0])
    table.controller.history.step(-1)
    assert tool().tip.endswith("\n" + app.ui.text("advice-past"))
    click_name(app, "tool-hint")
    assert not table.advice_controller.open
    press(app, pygame.K_h)
    assert app.ui.text("advice-past") in [note.text for note in app.toasts.notes], "the key tells the same"


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


@pytest.mark.parametrize("game", TABLES)
def test_h_opens_a_hint_leads_through_its_steps_and_escape_lays_it_aside(make_app: Make, game: str) -> None:
    app = make_app(language="es")
    table = lay(app, game, "person", "settler")
    match = table.match
    while match.acting is None:
        match.submit(match.session.legal_moves(match.awaiting[0])[0])
    press(app, pygame.K_h, unicode="h")
    assert table.advice_controller.thinking and any(w.name == "advice" for w in widgets(app))
    worse = replace(some_way(table, -1), loss=Loss(0.083, 0.01))
    table.advice_controller.thinker.ready = {table.match.acting: [some_way(table), worse]}
    assert table.tick_advice() and table.advice_controller.step == 1
    click_name(app, "advice-more")
    press(app, pygame.K_h, unicode="h")
    assert table.advice_controller.step == 3 and "unas 8 victorias menos de cada 100" in " ".join(said(app))
    click_name(app, "way-0")
    assert table.advice_controller.pointed == 0
    press(app, pygame.K_ESCAPE)
    assert not table.advice_controller.open and app.top is table
    assert not any(w.name == "advice" for w in widgets(app))
    table.closing()


def test_a_hints_alternatives_are_compared_with_the_first_plan(make_app: Make) -> None:
    app = make_app()
    table = lay(app, "brazil", "person", "settler")
    best, worse = (replace(some_way(table, place), against=(TermChange("goods", 1.0, None),)) for place in (0, -1))
    press(app, pygame.K_h, unicode="h")
    table.advice_controller.thinker.ready = {table.match.acting: [best, replace(worse, loss=Loss(0.083, 0.01))]}
    table.tick_advice()
    click_name(app, "advice-more")
    click_name(app, "advice-more")
    ahead = [text for text in said(app) if text.startswith("Ahead of")]
    assert ahead == ["Ahead of the best alternative in: goods.", "Ahead of the first plan in: goods."]
    table.closing()


@pytest.mark.parametrize("game", TABLES)
def test_undo_pressed_in_vain_says_why(make_app: Make, game: str) -> None:
    app = make_app()
    table = lay(app, game, "person", "settler")
    match = table.match
    match.submit(match.session.legal_moves(match.awaiting[0])[0])
    match.session.hand_over()
    app.toasts.clear()
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert [note.text for note in app.toasts.notes] == [table.why_no_undo()] and len(match.log) == 1
    assert " " in table.why_no_undo(), "words, not the name of a message"
    table.closing()


@pytest.mark.parametrize("game", TABLES)
def test_bots_wait_while_a_reason_is_told_and_the_menu_offers_both(make_app: Make, game: str) -> None:
    app = make_app()
    table = lay(app, game, "settler", "settler")
    match = table.match
    press(app, pygame.K_y, unicode="y")
    assert not table.advice_controller.open, "nothing has been played"
    match.submit(match.session.legal_moves(match.awaiting[0])[0])
    table.rebuild()
    press(app, pygame.K_y, unicode="y")
    assert table.advice_controller.explains and table.busy(0)
    table.advice_controller.thinker.ready = {match.log[0].move.seat: []}
    assert table.tick_advice()
    assert table.text("advice-secret") in " ".join(said(app))
    press(app, pygame.K_ESCAPE)
    assert not table.busy(0)
    table.controller.request("menu")
    offered = " ".join(said(app))
    assert table.text("command-hint") in offered and table.text("command-why") in offered
    table.closing()


def widgets(app: App) -> list[Any]:
    app.top.refresh(app.ui)
    return list(app.top.ui_root.root.walk())


def said(app: App) -> list[str]:
    return [getattr(widget, "text", "") for widget in widgets(app) if isinstance(getattr(widget, "text", ""), str)]


def test_a_review_lets_a_reason_be_thought_through(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves the review before its end finds the answer at the table; the review goes on."""

    begun: list[Says] = []

    class Process(Says):
        """One of its own: stopped, it answers nothing that it was asked before."""

        def __init__(self, wake: object, nice: int = 0) -> None:
            super().__init__()
            begun.append(self)

        def stop(self) -> None:
            super().stop()
            self.asked = []

    monkeypatch.setattr("game.screens.advice_table.BotWorker", Process)
    app = make_app()
    table = lay(app, "historia", "person", "settler")
    table.advice_controller.thinker = thinks = begun[0]
    match, rng = table.match, Rng(2)
    while match.awaiting:
        match.submit(rng.choice(match.session.legal_moves(match.awaiting[0])))
    table.why()
    (question,) = thinks.asked
    assert table.review_page is not None
    table.review_page(table.controller.history.jump)
    assert isinstance(app.top, ReviewScreen) and table.reviewing.working
    press(app, pygame.K_ESCAPE)
    assert app.top is table and table.reviewing.working and table.advice_controller.thinking
    assert thinks.asked == [question]
    thinks.ready = {question.seat: []}
    assert table.tick_advice() and not table.advice_controller.thinking
    table.closing()


@pytest.mark.parametrize("game", TABLES)
def test_the_window_thinks_about_nothing_itself(make_app: Make, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While bots, a hint, a reason and a review are thought about elsewhere, a turn of the loop only looks whether
    something has come: what takes long is never called here."""

    def long(*_: object, **__: object) -> None:
        raise AssertionError("thought about in the window's process")

    for name in ("greedy.GreedyBot.choose", "governor.GovernorBot.choose", "beam_search.TurnPlanner.lines"):
        monkeypatch.setattr(f"engine.bots.{name}", long)
    monkeypatch.setattr("engine.bots.simultaneous_moves.evaluate_options", long)
    app = make_app()
    table = lay(app, game, "emperor", "settler")
    bots = table.runner.bots = Thinks()
    match = table.match
    match.submit(match.session.legal_moves(match.awaiting[0])[0])
    for now in range(5):
        table.tick(now)
    assert bots.asked and all(question.seconds == 5 for question in bots.asked)
    table.why()
    for now in range(5):
        table.tick(now)
    assert table.advice_controller.thinking
    rng = Rng(1)
    while match.awaiting:
        match.submit(rng.choice(match.session.legal_moves(match.awaiting[0])))
    table.reviewing.thinker = Says()
    table.reviewing.begin()
    for _ in range(5):
        assert not table.reviewing.tick()
    assert table.reviewing.working
    table.closing()


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        *[("brazil", "place_token"), ("struggle", "take_tile"), ("struggle", "choose_ministries")],
        *[("struggle", "keep_events"), ("struggle", "upgrade")],
        *[("historia", "seal_cards"), ("historia", "keep_leader")],
    ],
)
def test_a_hint_lights_the_arch_tile_or_card_that_it_names(make_app: Make, game: str, kind: str) -> None:
    """Two tiles may have the same words, and a card is looked for by its picture."""
    app = make_app()
    table = lay(app, game, "person", "settler")
    match = table.match
    for _ in range(400):
        if match.acting is not None and any(m.kind == kind and getattr(m, "cards", True) for m in match.legal()):
            break
        match.submit(match.session.legal_moves(match.awaiting[0])[0])
    number, move = next((n, m) for n, m in enumerate(match.legal()) if m.kind == kind and getattr(m, "cards", True))
    for name in ("story", "reveal"):
        if hasattr(table.model, name):
            setattr(table.model, name, None)
    press(app, pygame.K_h, unicode="h")
    table.advice_controller.thinker.ready = {match.acting: [some_way(table, number)]}
    assert table.tick_advice() and table.advice_controller.step == 1 and not table.advised(), "first only where"
    click_name(app, "advice-more")
    app.draw()
    names = {widget.name for widget in table.advised()}
    assert names and names == set(table.describer.widgets(move))
    panel = next(widget for widget in table.ui_root.root.walk() if isinstance(widget, AdvicePanel))
    assert not any(widget.rect.colliderect(panel.rect) for widget in table.advised()), "it covers what it names"
    lit = pygame.image.tobytes(app.surface, "RGB")
    press(app, pygame.K_ESCAPE)
    app.draw()
    assert not table.advised() and lit != pygame.image.tobytes(app.surface, "RGB")
    table.closing()

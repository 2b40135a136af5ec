"""Advice at the tables of all games: the panel opens, steps, lights and goes; no thinking in the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine.bots.advice import Explanation
from engine.bots.compare import Loss
from engine.core.evaluation_terms import TermChange
from engine.core.rng import Rng
from game.app.app import App
from game.play.turn_entries import turn_ended
from game.screens.advice_panel import AdvicePanel
from game.screens.review import ReviewScreen
from game.widgets.base import Widget
from tests.game.advised_table import TABLES, lay, said, some_way, widgets
from tests.game.against_a_bot import against_a_bot, until_recap
from tests.game.conftest import click_name, press
from tests.game.play.test_advice_controller import FakeWorker
from tests.game.play.test_review_controller import ReportingFakeWorker

Make = Callable[..., App]


@pytest.mark.usefixtures("nothing_painted")
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
    ahead = [text for text in said(app) if text.startswith("Better than")]
    assert ahead == ["Better than the best alternative in: goods.", "Better than the first plan in: goods."]
    table.closing()


@pytest.mark.parametrize("actions", [1, 2])
def test_a_hint_says_whether_its_reasons_are_those_of_the_whole_plan(make_app: Make, actions: int) -> None:
    app = make_app()
    table = lay(app, "brazil", "person", "settler")
    one = some_way(table).moves[0]
    plan = [replace(one, effects=(TermChange("goods", 1.0, 2),))] * actions
    press(app, pygame.K_h, unicode="h")
    table.advice_controller.thinker.ready = {table.match.acting: [Explanation(tuple(plan))]}
    table.tick_advice()
    for shown in (1, 2):
        assert table.advice_controller.step == shown
        texts = said(app)
        assert f"Brings {2 * actions} goods." in texts
        assert (app.ui.text("advice-plan") in texts) == (actions > 1)
        click_name(app, "advice-more")
    assert app.ui.text("advice-plan") not in said(app), "the full plan is there"
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


def test_the_panel_leads_back_to_the_turn_of_the_bot_before(make_app: Make) -> None:
    """Of several bots that played one after the other each can be asked about, the last one first."""
    app = make_app()
    table = lay(app, "brazil", "settler", "settler")
    match, advice = table.match, table.advice_controller
    while len({entry.move.seat for entry in match.log if turn_ended(match, entry)}) < 2:
        match.submit(match.session.legal_moves(match.awaiting[0])[0])
    table.rebuild()
    press(app, pygame.K_y, unicode="y")
    last = advice.mover
    assert not [widget for widget in widgets(app) if widget.name == "advice-earlier"], "while it thinks"
    advice.thinker.ready = {0: []}
    assert table.tick_advice()
    (button,) = [widget for widget in widgets(app) if widget.name == "advice-earlier"]
    assert button.text == table.text("advice-earlier", name=match.name(1 - last))
    click_name(app, "advice-earlier")
    assert advice.explains and advice.thinking and advice.mover == 1 - last
    table.closing()


@pytest.mark.parametrize(("gained", "equal"), [(0.2, False), (0.005, True), (-0.2, False)])
def test_a_better_line_than_the_one_that_was_played_is_not_called_equal(
    make_app: Make, gained: float, equal: bool
) -> None:
    app = make_app()
    table = lay(app, "brazil", "settler", "person")
    while table.match.acting is None:
        table.match.submit(table.match.session.legal_moves(table.match.awaiting[0])[0])
    table.rebuild()
    press(app, pygame.K_y, unicode="y")
    better = replace(some_way(table, -1), loss=Loss(-gained, 0.01))
    table.advice_controller.thinker.ready = {table.match.log[0].move.seat: [some_way(table), better]}
    assert table.tick_advice()
    told = " ".join(said(app))
    assert (table.text("advice-about-equal") in told) == equal
    assert (table.text("advice-more", n=20) in told) == (gained == 0.2)
    table.closing()


def test_a_review_lets_a_reason_be_thought_through(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves the review before its end finds the answer at the table; the review goes on."""

    begun: list[ReportingFakeWorker] = []

    class Process(ReportingFakeWorker):
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
    bots = table.runner.bots = FakeWorker()
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
    table.reviewing.thinker = ReportingFakeWorker()
    table.reviewing.begin()
    for _ in range(5):
        assert not table.reviewing.tick()
    assert table.reviewing.working
    table.closing()


@pytest.mark.sampled
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


def test_a_hint_for_a_capital_rings_one_of_the_places_that_are_open(make_app: Make) -> None:
    """All of them are highlighted as a choice, so the hint's own highlight has to differ."""
    app = make_app()
    table = lay(app, "brazil", "person", "settler")
    match = table.match
    while match.acting is None or match.legal()[0].kind != "choose_capital":
        match.submit(match.session.legal_moves(match.awaiting[0])[0])
    press(app, pygame.K_h, unicode="h")
    table.advice_controller.thinker.ready = {match.acting: [some_way(table, 1)]}
    assert table.tick_advice()
    app.draw()
    assert len(table.map.lights.targets) == 2
    assert [(mark.place, mark.light) for mark in table.map.marks()] == [(match.legal()[1].hex, True)]
    press(app, pygame.K_ESCAPE)
    app.draw()
    assert not table.map.marks()
    table.closing()


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", TABLES)
def test_a_long_explanation_scrolls_beside_the_recap(make_app: Make, game: str, size: tuple[int, int]) -> None:
    """Also where it would have to lie on the recap to leave what it is about in sight."""
    table = against_a_bot(make_app, game, size=size)
    until_recap(table)
    app, advice = table.app, table.advice_controller
    shown = Widget()
    table.advised = lambda: [shown]
    thinks = advice.thinker = FakeWorker()
    press(app, pygame.K_y)
    legal = len(table.match.legal())
    way = Explanation(tuple(move for n in range(20) for move in some_way(table, n % legal).moves))
    thinks.ready = {0: [way]}
    assert table.tick_advice()
    room = table.advice_room(app.ui)
    shown.rect = room.move(room.width // 2, 0).clip(room)
    app.draw()
    panel = next(widget for widget in widgets(app) if isinstance(widget, AdvicePanel))
    recap = next(widget for widget in widgets(app) if widget.name == "recap")
    assert not panel.rect.colliderect(recap.rect), (panel.rect, recap.rect)
    assert app.surface.get_rect().contains(panel.rect)

"""The lessons of Historia: pictures above the pages of the rules, the coach's place and light at the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.historia.moves import SealCards, TakeBack
from game.app.app import App
from game.historia.panels.reveal_view import RevealView
from game.historia.plugin import LEARN
from game.historia.rule_scenes import ROWS, lesson
from game.historia.table import TableScreen
from game.screens.coach_table import CoachRoot
from game.shell import registry
from game.widgets.button import Button
from tests.game.player import no_pause
from tests.game.some_languages import SOME_LANGUAGES

pytestmark = pytest.mark.usefixtures("nothing_painted")


def test_every_page_but_the_rulings_shows_what_it_is_about() -> None:
    assert {page for page in LEARN if lesson(page) is None} == {"rulings"}
    assert set(ROWS) == set(LEARN) - {"rulings"}


def lesson_table(app: App, name: str) -> TableScreen:
    """The table of a lesson, with nothing that moves."""
    app.select_game("historia")
    app.ui.reduced_motion = True
    no_pause(app)
    assert registry.plugin("historia").start_lesson(app, name, True)
    table = app.top
    assert isinstance(table, TableScreen)
    app.draw()
    return table


def coach_at(table: TableScreen) -> pygame.Rect:
    table.rebuild()
    table.refresh(table.ui)
    root = table.ui_root.root
    assert isinstance(root, CoachRoot)
    return root.panel.rect.copy()


def test_the_coach_returns_to_the_first_place_with_the_next_step(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lesson_table(make_app((1280, 720)), "cards_in_secret")
    monkeypatch.setattr(table, "_spoken_of", list)
    first = coach_at(table)
    monkeypatch.setattr(table, "_lit_rects", lambda tree: [first])
    aside = coach_at(table)
    assert not aside.colliderect(first)
    monkeypatch.setattr(table, "_lit_rects", lambda tree: [])
    assert coach_at(table).topleft == aside.topleft, "not within a step"
    assert table.lesson is not None
    table.lesson.go_on(1)
    assert coach_at(table).topleft == first.topleft


def test_the_light_leaves_a_land_that_is_chosen_for_the_main_button(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app((1280, 720)), "wonders")
    lesson = table.lesson
    assert lesson is not None

    def played(kind: str, **fields: object) -> bool:
        wanted = [
            move
            for move in table.match.legal()
            if move.kind == kind and all(getattr(move, name) == value for name, value in fields.items())
        ]
        return bool(wanted) and table.controller.play(wanted[0])

    for _ in range(3):
        lesson.go_on(1)
    assert played("seal_cards", cards=("expansion",))
    while table.match.session.awaiting[0] != 0:
        seat = table.match.session.awaiting[0]
        assert table.controller.play(table.match.session.legal_moves(seat)[0])
    assert played("resolve", side="basic")
    table.model.reveal = None
    coach_at(table)
    assert lesson.progress.current == 4
    widget, land = table._light_target()
    assert widget is None and land in table.lit_places()
    table.controller.click_territory(land)
    coach_at(table)
    widget, again = table._light_target()
    assert widget is not None and widget.name == "main" and again is None


def test_the_light_falls_on_a_card_that_would_not_come_back_by_itself(make_app: Callable[..., App]) -> None:
    """A Revolution takes back one card of the queue; the two oldest return at the end of the turn anyway."""
    table = lesson_table(make_app((1280, 720)), "cards_in_secret")
    session, lesson = table.match.session, table.lesson
    assert lesson is not None
    for card in ("technology", "expansion", "military", "revolution"):
        while not any(isinstance(move, SealCards) for move in session.legal_moves(0)):
            seat = session.awaiting[0]
            assert table.controller.play(session.legal_moves(seat)[0])
        assert table.controller.play(SealCards(0, (card,)))
    while not any(isinstance(move, TakeBack) for move in session.legal_moves(0)):
        seat = session.awaiting[0]
        assert table.controller.play(session.legal_moves(seat)[0])
    while lesson.progress.current < len(lesson.lesson.step) - 2:
        lesson.go_on(1)
    table.model.reveal = None
    coach_at(table)
    widget, _ = table._light_target()
    assert widget is not None and widget.name == "queue-military"


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=lambda size: f"{size[0]}")
def test_over_a_reveal_the_coach_leaves_the_cards_and_their_order_in_sight(
    make_app: Callable[..., App], size: tuple[int, int], language: str
) -> None:
    app = make_app(size)
    app.settings.language = language
    app.restyle()
    table = lesson_table(app, "cards_in_secret")
    for _ in range(60):
        if table.model.reveal is not None:
            break
        seat = table.match.session.awaiting[0]
        assert table.controller.play(table.match.session.legal_moves(seat)[1])
    coach = coach_at(table)
    assert table.root is not None and isinstance(table.root.parts.whole, RevealView)
    read = table.root.parts.whole.text_rects(app.ui)
    assert len(read) == 3 and app.surface.get_rect().contains(coach)
    assert not [rect for rect in read if rect.colliderect(coach)]
    root = table.ui_root.root
    assert isinstance(root, CoachRoot)
    buttons = [widget for widget in root.panel.walk() if isinstance(widget, Button)]
    assert buttons and all(button.rect.width > button.rect.height for button in buttons), "their words are on one line"

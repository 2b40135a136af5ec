"""From the score to the review and to "Find the better turn" at the tables of all games, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.bots.judging import Verdict
from engine.bots.review import Mistake, Rating, Review
from engine.bots.turn_choices import TurnChoice, choices
from engine.core.rng import Rng
from game.app.app import App
from game.brazil.panels.prompt import question as question_of_brazil
from game.brazil.panels.prompt import waiting
from game.historia.wording.prompt import question as question_of_historia
from game.play.statistics.store import Statistics
from game.screens.moment_picture import MomentPicture
from game.screens.retry import RetryScreen
from game.screens.review import ReviewScreen
from game.screens.trial import STEP
from game.screens.turn_marks import TurnMark, draw_turn_marks, mark_of, rect_of
from game.struggle.panels.prompt_bar import prompt_of
from tests.game.advised_table import TABLES, lay
from tests.game.conftest import click, click_name, move_to, press
from tests.game.play.test_review_controller import ReportingFakeWorker
from tests.game.some_languages import SOME_LANGUAGES

Make = Callable[..., App]
OWN, BEST = Verdict((0.3, 0.2, 0.1), (1.0, 1.0, 1.0)), Verdict((0.5, 0.4, 0.31), (4.0, 4.0, 1.0))
MIDDLE = Verdict((0.42, 0.32, 0.23), (2.0, 2.0, 1.0))

PLAYED: dict[str, list[Any]] = {}  # the moves of each game of chance, which is the same in all tests
FOUND: dict[str, list[Mistake[Any]]] = {}  # the mistakes in it, by the digest of its end


def over(app: App, game: str) -> tuple[Any, ReportingFakeWorker]:
    """A table whose game of chance is over, with a review that the test answers."""
    table = lay(app, game, "person", "settler")
    match, rng = table.match, Rng(2)
    for move in PLAYED.get(game, ()):
        match.submit(move)
    while match.awaiting:
        assert game not in PLAYED, "another game than the first"
        match.submit(rng.choice(match.session.legal_moves(match.awaiting[0])))
    PLAYED[game] = [entry.move for entry in match.log]
    thinks = table.reviewing.thinker = ReportingFakeWorker()
    return table, thinks


def mistakes_of(table: Any) -> list[Mistake[Any]]:
    """Two late choices of seat 0, with another legal move as the better turn; found once in each game."""
    session = table.match.session
    end = session.digest(len(session.log))
    if end not in FOUND:
        FOUND[end] = _found(table.match)
    return FOUND[end].copy()


def _found(match: Any) -> list[Mistake[Any]]:
    made = list(choices(match.rules, match.opened(0), [entry.move for entry in match.log], (0,)))
    found: list[Mistake[Any]] = []
    for one in made[len(made) // 2 :]:
        if (other := _another(match, one)) is not None:
            found.append(Mistake(one.moves, 0, one.played, (other,), OWN, BEST))
        if len(found) == 2:
            break
    return found


def _another(match: Any, one: TurnChoice[Any, Any]) -> Any:
    return next((m for m in match.rules.legal_moves(match.opened(one.moves), 0) if m != one.played[0]), None)


def retry(app: App, game: str) -> tuple[RetryScreen, Any, ReportingFakeWorker]:
    table, thinks = over(app, game)
    table.reviewing.review = Review(7, mistakes_of(table), {0: Rating(5, 12.4, 4.0, 20.0, -0.031, 0.01)})
    app.push(ReviewScreen(app, table.reviewing, table.controller.history.jump, table.table_before))
    click_name(app, "retry-1")
    assert isinstance(app.top, RetryScreen)
    app.draw()
    return app.top, table, thinks


def said(app: App) -> str:
    app.top.refresh(app.ui)
    found = [getattr(widget, "text", "") for widget in app.top.ui_root.root.walk()]
    return " | ".join(text for text in found if isinstance(text, str))


def prompt_at(game: str, table: Any) -> str:
    """What the table says in its prompt bar."""
    table.model.renew()
    if game == "struggle":
        return prompt_of(table.ui, table.model, table.controller)[0]
    if game == "historia":
        return question_of_historia(table.ui.texts, table.model, table.controller)
    last = question_of_brazil(table.ui, table.model, table.controller)
    return f"{last} {waiting(table.ui, table.model, table.controller)}"


@pytest.mark.parametrize("game", TABLES)
def test_from_the_score_to_the_review_which_goes_on_when_it_is_closed(
    make_app: Make, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    app.settings.finished_game = True  # no offer of a review comes by itself
    table, thinks = over(app, game)
    table.over()
    if game == "brazil":  # the end of the game is shown first
        table.scenes.clear()
    click_name(app, "review")
    assert isinstance(app.top, ReviewScreen) and table.reviewing.working
    thinks.parts = [0.5]
    assert app.top.tick(0) and app.ui.text("review-goes-on") in said(app)
    press(app, pygame.K_ESCAPE)
    assert table.reviewing.working and not thinks.stopped, "closed, it goes on"
    click_name(app, "review")
    thinks.ready = {0: Review(7, mistakes_of(table), {0: Rating(5, 12.4, 4.0, 20.0, -0.031, 0.01)})}
    counted: list[tuple[Any, ...]] = []
    monkeypatch.setattr(Statistics, "record_review", lambda self, *given: counted.append(given))
    assert len(thinks.asked) == 1 and app.top.tick(0)
    assert counted == [(table.match.identity.id, 0, 12.4, (4.0, 20.0), -0.031)]
    words = said(app)
    assert "−20% | " in words and "Good play. On average a choice gave away 2.5%" in words and "by 3% in" in words
    assert "good under 5%, inaccuracy from 5%, mistake from 10%, blunder from 20%" in words
    first = table.reviewing.review.mistakes[0]
    assert table.reviewing.played(first)[0] in words
    click_name(app, "slip-1")
    assert app.top is table and table.match.cursor == first.moves and table.match.viewer == 0
    table.closing()


@pytest.mark.parametrize("game", TABLES)
def test_the_position_of_then_is_laid_with_all_moves_and_nothing_of_the_game_changes(make_app: Make, game: str) -> None:
    app = make_app()
    screen, table, _ = retry(app, game)
    mistake, tried = screen.mistake, screen.table.match
    before = len(table.match.log)
    assert tried is not table.match and tried.path is None and len(tried.log) == mistake.moves
    assert tried.deciding == 0 and not tried.can_undo
    assert tried.legal() == table.match.rules.legal_moves(table.match.opened(mistake.moves), 0)
    assert tried.rules.digest(tried.view) == tried.rules.digest(screen.reviewing.view_before(mistake))
    assert app.surface.get_rect().contains(screen.area) and screen.area.width > app.surface.get_width() // 2
    move = tried.legal()[-1]
    screen.table.controller.play(move)
    assert len(table.match.log) == before and table.match.result() is not None
    screen.leave()
    assert isinstance(app.top, ReviewScreen)
    table.closing()


@pytest.mark.sampled
@pytest.mark.parametrize("game", TABLES)
def test_the_turn_that_is_played_is_judged_and_told(make_app: Make, game: str) -> None:
    app = make_app()
    screen, table, thinks = retry(app, game)
    mistake = screen.mistake
    best = screen.reviewing.advice_text(mistake, mistake.better).lines[0]
    assert app.ui.text("retry-ask") in said(app) and app.ui.text("retry-best") not in said(app)
    for verdict, title in ((MIDDLE, "Better than in the game, costs 8%"), (OWN, "Costs 20%"), (BEST, "As good as")):
        for move in mistake.played:
            assert not screen.closed
            screen.table.controller.play(move)
            screen.tick(5)
        assert screen.closed and thinks.asked[-1].turn == mistake.played
        assert app.ui.text("retry-judging") in said(app)
        assert "thinking" not in prompt_at(game, screen.table), "nobody plays after it"
        assert not screen.table.match.deciding or not screen.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_u))
        thinks.ready = {0: (verdict, ())}
        assert screen.tick(6) and title in said(app)
        app.draw()
        if verdict is MIDDLE:
            assert f"1. {best}" not in said(app), "nobody learns it after one try"
            assert mistake.moves not in screen.reviewing.solved
        click_name(app, "retry-again")
        assert not screen.closed and len(screen.table.match.log) == mistake.moves
    assert mistake.moves in screen.reviewing.solved and f"1. {best}" in said(app)
    table.closing()


@pytest.mark.parametrize("game", TABLES)
def test_the_best_turn_is_shown_step_by_step(make_app: Make, game: str) -> None:
    app = make_app()
    screen, table, thinks = retry(app, game)
    click_name(app, "retry-show")
    assert app.ui.text("retry-best") in said(app)
    now = STEP
    for number in range(len(screen.mistake.better) + 1):
        assert len(screen.table.match.log) == screen.mistake.moves + number
        screen.tick(now)
        now += 2 * STEP
    assert screen.turn[:1] == [screen.mistake.better[0]]
    assert not thinks.asked, "it is known"
    assert screen.mistake.moves not in screen.reviewing.solved, "shown is not found"
    app.draw()
    table.closing()


@pytest.mark.parametrize("game", TABLES)
def test_nothing_there_tells_the_better_turn_before(make_app: Make, game: str) -> None:
    app = make_app()
    screen, table, _ = retry(app, game)
    for command in ("hint", "why", "save", "branch"):
        assert screen.command(command)
    assert not screen.table.advice_controller.open and app.top is screen
    press(app, pygame.K_h)
    assert not screen.table.advice_controller.open
    assert app.ui.text("retry-not-now") in [note.text for note in app.toasts.notes]
    screen.command("menu")
    assert isinstance(app.top, ReviewScreen), "the menu of a game is not here"
    table.closing()


def test_by_keys_alone(make_app: Make) -> None:
    app = make_app()
    screen, table, _ = retry(app, "historia")
    press(app, pygame.K_F6)
    assert screen.keys_here
    names = []
    for _ in range(12):
        press(app, pygame.K_TAB)
        names.append(screen.ui_root.focus.name if screen.ui_root.focus is not None else "")
    assert {"mistake-1", "mistake-2", "retry-again", "retry-show", "retry-next", "back"} <= set(names)
    while screen.ui_root.focus is None or screen.ui_root.focus.name != "mistake-2":
        press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    assert screen.chosen == 1 and len(screen.table.match.log) == screen.mistakes[1].moves
    press(app, pygame.K_ESCAPE)
    assert not screen.keys_here and app.top is screen
    press(app, pygame.K_TAB)
    assert screen.table.ui_root.focus is not None, "the keys are the table's again"
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, ReviewScreen)
    table.closing()


def test_the_pointer_meets_the_table_where_it_is_drawn(make_app: Make) -> None:
    app = make_app()
    screen, table, _ = retry(app, "brazil")
    button = next(w for w in screen.table.ui_root.root.walk() if w.name == "tool-log" or w.name.startswith("tool-"))
    place = (button.rect.centerx + screen.area.x, button.rect.centery + screen.area.y)
    move_to(app, place)
    hovered = screen.table.ui_root.hovered
    assert hovered is not None and hovered.name == button.name
    move_to(app, (5, 5))
    assert screen.table.ui_root.hovered is None
    card = next(w for w in screen.ui_root.root.walk() if w.name == "mistake-2")
    click(app, card.rect.center)
    assert screen.chosen == 1
    assert app.ui.size == app.surface.get_size(), "the window is itself again"
    table.closing()


@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.each_value
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 150)])
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_everything_of_it_is_in_sight(make_app: Make, size: tuple[int, int], scale: int, language: str) -> None:
    app = make_app(size, scale, language=language)
    screen, table, _ = retry(app, "struggle")
    app.draw()
    window = app.surface.get_rect()
    for name in ("retry-again", "retry-show", "retry-next", "back"):
        widget = next(w for w in screen.ui_root.root.walk() if w.name == name)
        assert window.contains(widget.rect), name
        assert not widget.rect.colliderect(screen.area), name
    bars = [w for w in screen.ui_root.root.walk() if type(w).__name__ == "GradePlate"]
    assert bars and all(w.rect.right <= screen.area.x for w in bars)
    table.closing()


# --- pictures and marks ---


@pytest.mark.parametrize("game", TABLES)
def test_every_mistake_has_a_small_picture_of_its_position(make_app: Make, game: str) -> None:
    app = make_app()
    screen, table, _ = retry(app, game)
    for one in (screen, app.stack[-2]):
        one.refresh(app.ui)
        pictures = [w for w in one.ui_root.root.walk() if isinstance(w, MomentPicture)]
        assert [w.moment for w in pictures] == screen.mistakes
        assert all(w.rect.width > 0 and w.rect.height > 0 for w in pictures)
    app.draw()
    for mistake in screen.mistakes:
        kept = table.reviewing.thumbnails[mistake.moves]
        drawn = type(table).thumbnail(app.ui.pictures, table.reviewing.view_before(mistake))
        assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(drawn, "RGB")
    table.closing()


@pytest.mark.parametrize("game", TABLES)
def test_what_was_chosen_in_the_game_is_marked_after_the_first_verdict_only(make_app: Make, game: str) -> None:
    app = make_app()
    screen, table, thinks = retry(app, game)
    mistake = screen.mistake
    for move in mistake.played:
        screen.table.controller.play(move)
        screen.tick(5)
    assert screen.choice_marks == [], "it would be a hint"
    thinks.ready = {0: (OWN, ())}
    screen.tick(6)
    screen.try_again()
    (mark,) = screen.choice_marks
    fields = table.match.rules.dump_move(mistake.played[0])
    assert mark == mark_of(table.reviewing.describer, fields, mistake.played[0]) and mark.number == 0
    app.draw()
    screen.choose(1)
    assert screen.choice_marks == [], "of another mistake nothing is judged yet"
    table.closing()


@pytest.mark.parametrize("game", TABLES)
def test_the_steps_of_the_best_turn_are_numbered_on_the_table(make_app: Make, game: str) -> None:
    app = make_app()
    screen, table, _ = retry(app, game)
    assert screen.marks == []
    screen.show_best()
    for number in range(1, len(screen.mistake.better) + 1):
        screen.tick(number * 2 * STEP)
        assert [mark.number for mark in screen.marks] == list(range(1, number + 1))
    app.draw()
    screen.try_again()
    assert screen.marks == []
    table.closing()


def named(app: App, table: Any, **fields: Any) -> tuple[Any, pygame.Rect | None]:
    """A legal move with these fields, and the rectangle of its mark."""
    match = table.match
    move = next(one for one in match.legal() if fields.items() <= match.rules.dump_move(one).items())
    mark = mark_of(table.advice_controller.describer, match.rules.dump_move(move), move)
    table.refresh(app.ui)
    return move, rect_of(table, mark)


@pytest.mark.parametrize(
    ("game", "widget", "fields"),
    [
        ("brazil", "card-{mission}", {"kind": "keep_mission"}),
        ("historia", "leader-{leader}", {"kind": "keep_leader"}),
    ],
)
def test_a_mark_lies_on_the_card_that_is_meant(make_app: Make, game: str, widget: str, fields: dict[str, Any]) -> None:
    app = make_app()
    table = lay(app, game, "person", "settler")
    move, rect = named(app, table, **fields)
    name = widget.format(**table.match.rules.dump_move(move))
    assert rect == next(w.rect for w in table.ui_root.root.walk() if w.name == name)
    table.closing()


def test_a_mark_lies_on_the_tile_arch_or_hex_that_is_meant(make_app: Make) -> None:
    app = make_app()
    table = lay(app, "brazil", "person", "settler")
    describer = table.advice_controller.describer
    table.refresh(app.ui)
    arch = next(w.rect for w in table.ui_root.root.walk() if w.name == "arch-build")
    assert rect_of(table, mark_of(describer, {"kind": "place", "arch": "build"}, None)) == arch
    place = next(iter(table.map.places()))
    assert rect_of(table, TurnMark((place,), ("-build",), 1)) == table.place_rect(place), "the map comes first"
    assert rect_of(table, TurnMark((), ("-nowhere",))) is None
    draw_turn_marks(app.ui, app.surface, table, [TurnMark((), ("-nowhere",), 1)])
    before = pygame.image.tobytes(app.surface, "RGB")
    draw_turn_marks(app.ui, app.surface, table, [TurnMark((), ("-build",), 1)])
    changed = pygame.image.tobytes(app.surface, "RGB")
    assert changed != before
    draw_turn_marks(app.ui, app.surface, table, [TurnMark((), ("-build",))])
    assert pygame.image.tobytes(app.surface, "RGB") != changed
    table.closing()


def test_the_tile_of_a_move_is_found_by_its_number(make_app: Make) -> None:
    app = make_app()
    table = lay(app, "struggle", "person", "settler")
    table.refresh(app.ui)
    tile = next(w for w in table.ui_root.root.walk() if w.name.startswith("tile-"))
    fields = {"kind": "take_tile", "no": int(tile.name.removeprefix("tile-"))}
    assert rect_of(table, mark_of(table.advice_controller.describer, fields, None)) == tile.rect
    table.closing()


@pytest.mark.parametrize("game", TABLES)
def test_when_another_would_be_asked_a_tried_turn_is_over_and_nobody_thinks(make_app: Make, game: str) -> None:
    app = make_app()
    screen, table, _ = retry(app, game)
    match = screen.table.match
    for _ in range(60):
        if match.current_seat != 0:
            break
        match.submit(
            next((move for move in match.legal() if move.kind in ("seal_cards", "end_turn")), match.legal()[0])
        )
    assert match.current_seat is not None and match.current_seat != 0
    screen.table.recaps.lit = []
    assert app.ui.text("retry-turn-over") in prompt_at(game, screen.table)
    table.closing()

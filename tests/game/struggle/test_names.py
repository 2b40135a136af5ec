"""Names on the sheet: none lies on another, and each is read as that of its own piece."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations, product

import pygame
import pytest

from engine.struggle.board import NAMES
from engine.struggle.components import ADVANTAGES, REGIONS, SPACES
from engine.struggle.decisions import SpoilsDecision
from game.app.app import App
from game.struggle.map import label_placement
from game.struggle.map.map_view import DESIGN
from game.struggle.map.place_names import COMPUTED, COUNT, PlaceNames, Places
from game.struggle.map.sheet_view import SheetView
from tests.game.some_languages import SOME_LANGUAGES

from .conftest import Make


def seen(room: pygame.Rect) -> tuple[SheetView, float]:
    """The whole sheet in a room, and its scale."""
    aspect = room.width / room.height
    return SheetView(room, aspect, room.height, (aspect / 2, 0.5)), min(room.width / DESIGN[0], room.height / DESIGN[1])


def places(app: App, room: pygame.Rect) -> tuple[Places, SheetView]:
    sheet, scale = seen(room)
    steps = PlaceNames().placing(app.ui, sheet, scale)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value, sheet


def placed(app: App, room: pygame.Rect) -> tuple[list[label_placement.PlacedLabel], SheetView]:
    (labels, _), sheet = places(app, room)
    return labels, sheet


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("size", [(1009, 561), (1522, 850)])
def test_names_keep_apart(make_app: Callable[..., App], language: str, size: tuple[int, int]) -> None:
    app = make_app(language=language)
    app.select_game("struggle")
    found, _ = placed(app, pygame.Rect((8, 8), size))
    assert len(found) > 100
    for one, other in combinations(found, 2):
        over = one.rect.clip(other.rect)
        assert over.width * over.height < 0.04 * one.rect.width * one.rect.height, (one.name, other.name)


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("size", [(1009, 561), (1522, 850)])
def test_a_title_with_both_counts_leaves_every_space_in_sight(
    make_app: Callable[..., App], language: str, size: tuple[int, int]
) -> None:
    """While a turn is scored, a count stands at each side of the title: Europe's covered Sardinia."""
    app = make_app(language=language)
    app.select_game("struggle")
    room = pygame.Rect((8, 8), size)
    (_, titles), sheet = places(app, room)
    k = seen(room)[1]
    candidates = {name: data.pos for name, data in SPACES.items()} | {
        name: data.pos for name, data in ADVANTAGES.items()
    }
    candidates |= {f"award of {name}": data.award_pos for name, data in REGIONS.items()}
    for region, title in titles.items():
        whole = title.inflate(2 * round(COUNT * k), 0)
        for name, point in candidates.items():
            x, y = sheet.to_screen(point)
            piece = pygame.Rect(0, 0, round(33 * k), round(33 * k))
            piece.center = (round(x - sheet.room.x), round(y - sheet.room.y))
            over = whole.clip(piece)
            most = 0.25 if region == "europe" else 0.5  # other panels have no free place as long
            assert over.width * over.height < most * piece.width * piece.height, (region, name)


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_a_name_stands_nearest_to_its_own_space(make_app: Callable[..., App], language: str) -> None:
    app = make_app(language=language)
    app.select_game("struggle")
    found, sheet = placed(app, pygame.Rect(8, 8, 1009, 561))

    def away(label: label_placement.PlacedLabel, space: str) -> float:
        """From the middle of the name to the square of the piece."""
        x, y = sheet.to_screen(SPACES[space].pos)
        x, y = abs(x - sheet.room.x - label.rect.centerx), abs(y - sheet.room.y - label.rect.centery)
        return math.hypot(max(0.0, x - 16.5), max(0.0, y - 16.5))

    for label in found:
        kind, _, name = label.name.partition("-")
        if kind == "space":
            nearest = min(SPACES, key=lambda space: away(label, space))
            assert away(label, name) <= away(label, nearest) + 6, (name, nearest)


def dark_pixels(drawn: pygame.Surface, rect: pygame.Rect) -> set[tuple[int, int]]:
    every = product(range(rect.left, rect.right), range(rect.top, rect.bottom))
    return {at for at in every if sum(drawn.get_at(at)[:3]) < 200}


def test_the_names_of_what_shines_are_read_over_the_light(table: Make) -> None:
    """Where the rest steps back, the light about a place lay over its name."""
    made = table(lambda match: isinstance(match.frame(), SpoilsDecision) and bool(match.legal()), seed=7)
    app = made.app
    assert isinstance(app, App)
    app.draw()
    lit = [SPACES[NAMES[space]] for space in made.model.lit()]
    assert made.map.lights.veiled and lit
    names = {f"country-{data.country}" if data.country else f"space-{data.id}" for data in lit}
    _, (placed, _) = made.map._names._known or ((), ([], {}))
    corner = made.map.viewport.rect.topleft
    for label in placed:
        if label.name in names:
            alone = pygame.Surface(app.ui.size)
            alone.fill("white")
            made.map._names._label(app.ui, alone, label, made.map.k, corner)
            letters = dark_pixels(alone, label.rect.move(corner))
            assert letters and letters <= dark_pixels(app.surface, label.rect.move(corner)), label.name
            names.discard(label.name)
    assert not names


@pytest.mark.parametrize(("owed", "works"), [(1, [True] * 4), (9, [False, True, False, True])])
def test_names_leave_every_other_frame_to_the_rest(make_app: Callable[..., App], owed: int, works: list[bool]) -> None:
    """Else the column beside the sheet stood empty until every name had its place."""
    app = make_app()
    app.select_game("struggle")
    names, budget = PlaceNames(), app.budget
    sheet, scale = seen(pygame.Rect(8, 8, 1009, 561))
    found = []
    for _ in works:
        budget.lacking, budget.waiting, before = owed, 0, budget.progress
        with budget.frame():
            names._worked_out("view", app.ui, sheet, scale)
        found.append(budget.progress > before)
    assert found == works


def test_the_next_table_of_the_same_view_computes_no_places(table: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    COMPUTED.clear()
    first = table(lambda match: True)
    first.app.draw()
    assert len(COMPUTED) == 1
    monkeypatch.setattr(PlaceNames, "placing", lambda *_: pytest.fail("computed again"))
    second = table(lambda match: True)
    second.app.draw()
    assert second.map._names is not first.map._names and second.map._names._known == first.map._names._known

"""While cards are resolved, what the choice is about stays in sight: the own marker and its next steps on the plan, the
world, the circle, the row of wonders."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.historia.components import BIT, TOP
from engine.historia.frames import ResolveFrame
from game.app import App
from game.historia.parts.matrix import MatrixView
from game.historia.parts.sides import Sides
from game.historia.start import LAYING
from game.historia.table import TableScreen
from game.request import Request

THREE = ("exploit", "art", "trade")
SIZES = [(1280, 720, 100), (1920, 1080, 100), (1024, 640, 200), (1280, 720, 200)]


def resolving(app: App, cards: tuple[str, ...], technology: int, military: int) -> tuple[TableScreen, Sides]:
    """A person is to resolve these cards, at these levels."""
    app.take_up("historia")
    table = LAYING.at(app, Request(game="historia", scenario="two_filled", seed=3, turns=4))
    match = table.match
    while not (isinstance(match.frame(), ResolveFrame) and match.asked == 0):
        assert match.asked is not None
        match.submit(match.session.legal_moves(match.asked)[0])
    own = match.session.state.seats[0]
    own.technology, own.military, own.shown = technology, military, cards
    own.hand &= ~sum(BIT[card] for card in cards if card in BIT)
    match.version += 1
    table.desk.reveal = None
    table.rebuild()
    table.refresh(app.ui)
    assert table.root is not None and isinstance(table.root.parts.tray, Sides)
    return table, table.root.parts.tray


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "pt-BR", "es"])
@pytest.mark.parametrize("level", [(2, 1), (5, 2), (8, 6), (15, 5), (16, 16)])
def test_the_sides_of_three_cards_leave_free_what_the_choice_is_about(
    make_app: Callable[..., App], size: tuple[int, int, int], language: str, level: tuple[int, int]
) -> None:
    app = make_app(size[:2], size[2], language=language)
    table, sides = resolving(app, THREE, *level)
    assert table.root is not None
    parts = table.root.parts
    assert isinstance(parts.matrix, MatrixView)
    technology, military = level
    spot = parts.matrix.spot
    if sides.rect.height < parts.matrix.rect.height / 2:  # three cards in the largest letters take more
        assert not sides.rect.colliderect(spot(technology, military))
    assert not sides.rect.colliderect(parts.row.rect)
    assert sides.rect.clip(parts.world.rect).width < parts.world.rect.width / 20
    if size[2] == 100:
        assert not sides.rect.colliderect(spot(min(TOP, technology + 1), min(TOP, military + 1)))
    if sides.rect.top > parts.matrix.rect.height // 4:  # at the foot
        assert not sides.rect.colliderect(parts.circle.rect)
    answers = [row.widgets for row in sides.rows]
    every = [one.rect for row in answers for one in row]
    assert len(answers) == 3 and all(sides.rect.contains(rect) for rect in every)
    assert all(rect.collidelist(every[:number]) < 0 for number, rect in enumerate(every))
    table.closing()


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080, 200)])
def test_the_world_lies_in_the_middle_of_its_sheet_and_clear_of_tools_over_it(
    make_app: Callable[..., App], size: tuple[int, int, int]
) -> None:
    """In large letters it lay far to the left, with a third of its sheet empty."""
    app = make_app(size[:2], size[2])
    table, _ = resolving(app, THREE, 2, 1)
    assert table.root is not None
    parts = table.root.parts
    world, sheet = parts.world.inner, parts.world.rect
    assert sheet.contains(world)
    if parts.tabs:
        tools = min(tool.rect.left for tool in parts.column.tools)
        left, right = world.left - sheet.left, sheet.right - world.right
        assert world.right <= tools or left < sheet.height / 8, "clear of them where there is room"
        assert left >= right / 3 or world.right > tools - sheet.height / 8, "else in the middle"
    else:
        assert abs(world.centerx - sheet.centerx) <= 1
    table.closing()


def test_each_side_is_as_high_as_its_words_and_a_reason_is_told(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, sides = resolving(app, THREE, 5, 2)
    for row in sides.rows:
        for one in row.sides:
            assert one.rect.height >= one.least(app.ui, one.rect.width)
            assert bool(one.why) != one.lit
    assert any(one.why for row in sides.rows for one in row.sides)
    table.closing()


def test_a_revolution_can_not_be_left_undone_and_every_other_card_can(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, sides = resolving(app, ("art", "revolution"), 5, 2)
    names = [[one.name for one in row.widgets] for row in sides.rows]
    assert names[0][-1] == "side-art-nothing" and not any(name.endswith("nothing") for name in names[1])
    nothing = sides.rows[0].nothing
    assert nothing is not None and nothing.said == app.ui.text("side-nothing") and nothing.tip
    table.closing()


def test_while_a_hint_stands_at_the_head_of_the_plan_the_sides_stay_at_its_foot(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, sides = resolving(app, ("art",), 2, 1)
    assert table.root is not None
    table, sides = resolving(app, THREE, 2, 1)
    assert sides.rect.top < app.surface.get_height() // 8
    table.counsel.hint()
    table.rebuild()
    table.refresh(app.ui)
    assert table.root is not None and any(one.name == "advice" for one in table.root.parts.overlays)
    assert table.root.parts.tray is not None and table.root.parts.tray.rect.top > app.surface.get_height() // 4
    table.closing()

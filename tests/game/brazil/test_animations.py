"""Motion made of events: what flies from where to where, how long, and that nothing does where motion is unwanted."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil import events as e
from game.app.app import App
from game.brazil.map.animation_drawing import THUD, TICK
from game.brazil.map.animations import (
    CARD,
    GALLERY,
    GOOD,
    HAND,
    LIGHT,
    MAX_ANIMATIONS,
    RIPPLE,
    SUPPLY,
    TOKEN,
    MapAnimations,
    animations_of,
)
from game.platform import clock
from game.platform.settings import Pace
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, found, lay, pixels, tree

Make = Callable[..., App]
TURN = [
    e.TokenPlaced(0, "harbor"),
    e.GoodsGained(0, ("gold", "coffee"), -1, "harbor"),
    e.CardDrawn(0, "combat", "?", "harbor"),
]


def test_goods_come_from_the_arch_and_go_from_their_place() -> None:
    gained = animations_of(TURN[1], "harbor")
    assert [(m.origin, m.to, m.picture) for m in gained] == [
        ("arch-harbor", SUPPLY, "goods/gold"),
        ("arch-harbor", SUPPLY, "goods/coffee"),
    ]
    (paid,) = animations_of(e.GoodsPaid(0, "gold", 7), "")
    assert (paid.origin, paid.to) == (7, "prompt-bar")


def test_a_card_flies_to_the_hand_and_a_rivals_shows_its_back() -> None:
    (drawn,) = animations_of(TURN[2], "harbor")
    assert (drawn.to, drawn.card, drawn.length) == (HAND, ("combat", "?"), CARD)


def test_a_painting_slides_from_the_gallery_to_whoever_takes_it(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [5000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    (taken,) = animations_of(e.PaintingTaken(1, "maua"), "")
    assert (taken.origin, taken.card) == (GALLERY, ("painting", "maua"))
    app = make_app()
    table = lay(app, Table().painting("maua", seat=0).session, AGAINST_A_BOT)
    app.settings.pace.animation = 1.0
    app.draw()
    gallery = found(table, "tool-gallery").rect.center
    assert table._point_of(1, taken.origin) == gallery == table._point_of(0, taken.origin)
    assert table._point_of(1, taken.to) == found(table, "strip-1").rect.center
    assert table._point_of(0, taken.to) == found(table, "painting-maua").rect.center
    table.animations.add([e.PaintingTaken(1, "maua")], now[0])
    before = pygame.image.tobytes(app.surface, "RGB")
    now[0] += 120
    app.draw()
    assert pygame.image.tobytes(app.surface, "RGB") != before, "its face, for all to see"


def test_what_comes_together_leaves_one_after_the_other() -> None:
    moments = MapAnimations(Pace(animation=2.0))
    moments.add(TURN, 1000, era=2)
    assert [(m.kind, m.start, m.length) for m in moments.running] == [
        ("token", 1000, (TOKEN + THUD) // 2),
        ("good", 1020, (GOOD + TICK) // 2),
        ("good", 1040, (GOOD + TICK) // 2),
        ("card", 1060, CARD // 2),
    ]
    assert moments.running[0].picture == "tokens/token_2"
    assert moments.tick(1100) and moments.running
    moments.tick(2000)
    assert not moments.running and not moments.tick(2001), "at rest nothing moves"


def test_of_very_much_at_once_only_so_much_flies() -> None:
    moments = MapAnimations(Pace())
    moments.add([e.GoodsGained(0, ("gold",) * 3 * MAX_ANIMATIONS, -1, "harbor")], 0)
    assert len(moments.running) == MAX_ANIMATIONS
    moments.add(TURN, 0)
    assert len(moments.running) == MAX_ANIMATIONS, "what is still on its way counts, too"


def test_what_has_landed_is_not_drawn_though_no_tick_came(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page over the table takes the ticks; the glint of a good paid stood as a ring on the prompt bar below it."""
    now = [5000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    table = lay(app, Table().session, AGAINST_A_BOT)
    app.settings.pace.animation = 1.0
    before = pixels(app)
    table.animations.add([e.GoodsPaid(0, "gold", 7)], now[0])
    now[0] += GOOD + TICK // 2
    assert pixels(app) != before
    now[0] += TICK
    assert pixels(app) == before and table.animations.running


@pytest.mark.parametrize("pace", [Pace(reduced_motion=True), Pace(animation=8)])
def test_where_motion_is_unwanted_nothing_moves(pace: Pace) -> None:
    moments = MapAnimations(pace)
    moments.add([*TURN, e.UnitsMoved(0, (0,), 1, 2, "free"), e.TileBuilt(0, "farm", 3)], 1000)
    assert not moments.running


def test_every_flight_has_a_place_at_the_table(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [5000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    t = Table()
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.settings.pace.animation = 1.0
    names = {widget.name for widget in tree(table).walk()}
    assert {"arch-harbor", "hand", "portrait", "prompt-bar", "strip-1"} <= names
    table.animations.add(TURN, now[0])
    app.draw()
    now[0] += 150
    app.draw()
    middle = table.map.rect.center
    assert table._point_of(0, SUPPLY) != middle != table._point_of(0, "arch-harbor")
    assert table._point_of(1, "arch-harbor") == table._point_of(1, HAND), "a rival's things are its strip"


def test_every_event_of_the_list_has_its_motion() -> None:
    """A tile drops and the ribbon closes round it; a cloud parts; the gallery turns up what is new."""
    kinds = {
        event.name: [animation.kind for animation in animations_of(event, "build")]
        for event in (
            e.UnitsMoved(0, (0,), 1, 2, "free"),
            e.TileBuilt(0, "farm", 3),
            e.TileSeized(0, 3),
            e.TileExplored(1, 3, "culture"),
            e.GalleryRefilled("maua", 0),
        )
    }
    assert list(kinds.values()) == [["step"], ["tile", "ribbon"], ["ribbon"], ["cloud"], ["card"]]


def test_light_runs_out_over_the_places_one_ring_after_the_other() -> None:
    moments = MapAnimations(Pace())
    moments.ripple({4: 0, 5: 1, 6: 3}, 1000)
    assert moments.moves(1000) and [moments.lit(h, 1000 + LIGHT) for h in (4, 5)] == [1, 1 - RIPPLE / LIGHT]
    assert moments.lit(6, 1000 + 3 * RIPPLE) == 0 and moments.lit(99, 1000) == 1, "what is not about to be lit is"
    end = 1000 + LIGHT + 3 * RIPPLE
    assert moments.moves(end - 1) and moments.lit(6, end) == 1
    assert moments.tick(end), "once more, now that all of it is lit"
    assert not moments.moves(end) and not moments.tick(end)
    still = MapAnimations(Pace(reduced_motion=True))
    still.ripple({4: 0, 5: 9}, 1000)
    assert still.lit(5, 1000) == 1 and not still.moves(1000)
    moments.ripple({4: 0}, end)
    moments.pace.animation = 8.0
    assert moments.lit(4, end) == 1 and not moments.moves(end), "the speed was changed while it was getting light"


def test_each_motion_changes_the_picture_and_then_rests(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [5000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    t = Table()
    here, _ = t.battlefield()
    t.tile("farm", here)
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.settings.pace.animation = 1.0
    rest = pixels(app)
    for event in (
        e.TokenPlaced(0, "harbor"),
        e.TileBuilt(0, "farm", here),
        e.TileSeized(0, here),
        e.TileExplored(1, here, "culture"),
        e.GalleryRefilled("maua", 0),
        e.GoodsGained(0, ("gold",), -1, "harbor"),
    ):
        table.animations.add([event], now[0])
        longest = max(moment.length for moment in table.animations.running)
        now[0] += longest * 9 // 10
        assert pixels(app) != rest, event.name
        now[0] += longest
        table.animations.tick(now[0])
        assert pixels(app) == rest and not table.animations.moves(now[0]), event.name

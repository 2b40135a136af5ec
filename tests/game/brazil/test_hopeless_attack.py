"""Cards of a battle are taken back one by one, no card is a button of its own, and a hopeless attack asks."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil.moves import MoveUnits, SealCards
from game.app.app import App
from game.brazil.table import TableScreen
from game.widgets.button import Button
from tests.game.brazil.kit import AGAINST_A_BOT, battle_ahead, lay, named, shown, tree
from tests.game.conftest import click, click_name, press

Make = Callable[..., App]


def attacked(app: App, *cards: str, defender: str = "archer") -> TableScreen:
    """Seat 0 has attacked with these cards in its hand; against a cannon with others beside it nothing helps."""
    t, unit, _, there = battle_ahead(defender)
    t.player(0).combat_cards = ()
    t.combat_card(*cards)
    if defender == "cannon":
        for kind in ("dragoon", "archer"):
            t.unit(kind, there, seat=1)
    t.do(MoveUnits(0, (unit,), there))
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    return table


def test_esc_takes_back_one_card_at_a_time(make_app: Make) -> None:
    app = make_app()
    table = attacked(app, "militia", "regulars", "spy")
    for number in range(3):
        click_name(app, f"battle-card-{number}")
    assert table.model.hand == [0, 1, 2]
    for left in ([0, 1], [0], []):
        press(app, pygame.K_ESCAPE)
        assert table.model.hand == left and shown(table, "battle")
    press(app, pygame.K_ESCAPE)
    assert table.model.aside, "with no card picked Esc shows the map"


def test_no_card_never_stands_where_the_cards_are_sealed(make_app: Make) -> None:
    app = make_app()
    table = attacked(app, "militia", "regulars")
    click_name(app, "battle-card-0")
    point = named(app, "seal").rect.center
    places = {name: tuple(named(app, name).rect) for name in ("seal", "no-card", "not", "aside")}
    press(app, pygame.K_ESCAPE)
    assert {name: tuple(named(app, name).rect) for name in places} == places, "nothing moves"
    click(app, point)
    assert table.match.log[-1].move.kind == "move_units" and shown(table, "battle")
    assert not named(app, "seal").enabled


def test_fighting_without_a_card_is_a_button_of_its_own(make_app: Make) -> None:
    app = make_app()
    table = attacked(app, "militia")
    click_name(app, "battle-card-0")
    click_name(app, "no-card")
    if isinstance(table.model.pending, SealCards):
        click_name(app, "seal")
    assert table.match.log[-1].move == SealCards(0, ())


@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)])
def test_the_buttons_of_a_battle_lie_on_their_strip(make_app: Make, size: tuple[int, int], scale: int) -> None:
    app = make_app(size, scale=scale)
    attacked(app, "militia", "regulars")
    click_name(app, "battle-card-0")
    foot = next(w for w in tree(app.top).walk() if w.name == "battle-foot")  # type: ignore[arg-type]
    rects = [w.rect for w in foot.children if isinstance(w, Button)]
    assert len(rects) == 4 and all(rect.right <= size[0] and rect.bottom <= size[1] for rect in rects)
    assert all(not one.colliderect(other) for one in rects for other in rects if one is not other)
    if scale == 100:
        assert all(foot.rect.contains(rect) for rect in rects)


def test_an_attack_that_hardly_ever_wins_asks_and_no_is_where_the_hand_is(make_app: Make) -> None:
    app = make_app()
    table = attacked(app, "militia", defender="cannon")
    odds = table.model.odds()
    assert odds is not None and odds.is_below(0.05), "one against three"
    click_name(app, "battle-card-0")
    point = named(app, "seal").rect.center
    click(app, point)
    assert table.model.pending == SealCards(0, ("militia",))
    click(app, point)
    assert table.model.pending is None and table.model.hand == [0], "the same place once more goes back to the cards"
    click(app, point)
    click_name(app, "seal")
    assert table.match.log[-1].move == SealCards(0, ("militia",))


def test_esc_says_no_to_a_hopeless_attack_and_keeps_the_cards(make_app: Make) -> None:
    app = make_app()
    table = attacked(app, "militia", defender="cannon")
    click_name(app, "battle-card-0")
    press(app, pygame.K_RETURN)
    assert table.model.pending is not None
    press(app, pygame.K_ESCAPE)
    assert table.model.pending is None and table.model.hand == [0]


def test_an_attack_that_may_win_asks_nothing(make_app: Make) -> None:
    app = make_app()
    table = attacked(app, "militia", "regulars", "regulars")
    for number in range(3):
        click_name(app, f"battle-card-{number}")
    click_name(app, "seal")
    assert table.match.log[-1].move.kind == "seal_cards"

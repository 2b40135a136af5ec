"""Nothing of another seat's sealed card or hand is ever drawn or said: two worlds, one picture, one text."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.historia.decisions import ChooseDecision
from game.app.app import App
from game.historia import intent
from game.historia.match import RULES
from game.historia.table import TableScreen
from game.historia.table_factory import FACTORY
from game.historia.table_model import TableModel
from game.platform.settings import LastNewGame, SeatChoice
from game.screens.handover import HandoverScreen

from ..conftest import click_name
from ..narrated_table import everything_said
from ..player import no_pause


@pytest.fixture
def shared() -> None:
    """Each world draws pictures of its own: what one of them shows must not come from the other."""


def hot_seat(app: App, seed: int = 1) -> TableScreen:
    """Two people at one machine, always the same game, before the first choice of cards."""
    app.select_game("historia")
    seats = [SeatChoice(who="person", name=name, colour=look) for name, look in (("Ana", "egypt"), ("Rui", "china"))]
    table = FACTORY.open_table(app, FACTORY.new(LastNewGame(scenario="two", seats=seats), seed=seed))
    match = table.match
    while not isinstance(match.frame(), ChooseDecision):
        asked = match.current_seat
        assert asked is not None
        match.submit(match.session.legal_moves(asked)[0])
    match.clear_viewer()
    table.rebuild()
    return table


def pass_on(app: App) -> None:
    app.turn(2)
    assert isinstance(app.top, HandoverScreen)
    app.draw()
    click_name(app, "ready")


def seen(app: App) -> tuple[bytes, list[str]]:
    """The picture, and every word that could be read on it or in a tip."""
    app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0)))
    app.draw()
    said = []
    for widget in app.top.ui_root.root.walk():
        said += [widget.name, widget.tip, str(getattr(widget, "text", ""))]
    picture = pygame.image.tobytes(app.surface, "RGB")
    return picture, said + everything_said(app)


def test_of_two_who_choose_at_once_nobody_sees_the_others_cards(make_app: Callable[..., App]) -> None:
    found = []
    for card in ("art", ""):
        app = make_app((1024, 640))
        no_pause(app)
        table = hot_seat(app)
        pass_on(app)
        first = table.match.viewer
        click_name(app, f"card-{card or table.model.hand[-1]}")  # at last an advisor
        click_name(app, "main")
        assert first not in table.match.awaiting
        app.turn(2)
        handover = seen(app)
        pass_on(app)
        assert table.match.viewer != first and table.model.choosing
        table.model.recap_since = None
        table.rebuild()
        found.append((handover, seen(app)))
        table.closing()
    assert found[0] == found[1]


def test_who_sealed_may_take_it_back_at_the_curtain(make_app: Callable[..., App]) -> None:
    app = make_app()
    no_pause(app)
    table = hot_seat(app)
    pass_on(app)
    first = table.match.viewer
    click_name(app, "card-art")
    click_name(app, "main")
    app.turn(2)
    click_name(app, "take-back")
    assert table.match.viewer == first and table.match.acting == first and "art" in table.model.hand
    table.closing()


def test_the_picture_that_carries_the_game_shows_nothing_of_what_is_about_to_be_sealed(
    make_app: Callable[..., App],
) -> None:
    app = make_app((1024, 640))
    no_pause(app)
    table = hot_seat(app)
    pass_on(app)
    table.model.recap_since = None
    found = []
    for lifted, pointed in (([], ""), (["military"], ""), ([], "expansion")):
        table.model.lifted, table.model.pointed = list(lifted), pointed
        app.draw()
        found.append(pygame.image.tobytes(table.map_alone(), "RGB"))
        assert (table.model.lifted, table.model.pointed) == (lifted, pointed)
    table.model.lifted, table.model.pointed = ["expansion"], ""
    land = intent.possible_targets(table.model)[0]
    table.controller.point(territory=land.territory)  # type: ignore[union-attr]
    assert intent.planned(table.model) == land
    found.append(pygame.image.tobytes(table.map_alone(), "RGB"))
    assert intent.planned(table.model) == land, "it is still chosen"
    assert found[0] == found[1] == found[2] == found[3]
    table.closing()


def test_nobody_sees_which_target_another_has_chosen_with_a_card(make_app: Callable[..., App]) -> None:
    found = []
    for place in (0, -1):
        app = make_app((1024, 640))
        no_pause(app)
        table = hot_seat(app)
        pass_on(app)
        click_name(app, "card-expansion")
        lands = intent.possible_targets(table.model)
        table.controller.point(territory=lands[place].territory)  # type: ignore[union-attr]
        assert len(lands) > 1 and intent.planned(table.model) == lands[place]
        table.controller.main_action()
        app.turn(2)
        handover = seen(app)
        pass_on(app)
        table.model.recap_since = None
        table.rebuild()
        found.append((handover, seen(app)))
        table.closing()
    assert found[0] == found[1]


def test_worlds_with_other_advisors_look_the_same(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The screen is built of the view alone, and worlds that differ in others' advisors and decks have the same."""
    from engine.core.rng import Rng

    app = make_app((1024, 640))
    no_pause(app)
    table = hot_seat(app)
    pass_on(app)
    seat = table.match.viewer
    assert seat is not None
    first = seen(app)
    other = RULES.determinize(table.match.view_of(seat), seat, Rng(99))
    assert RULES.digest(other) != RULES.digest(table.match.session.state)
    monkeypatch.setattr(table.match.session, "view", lambda who: RULES.view(other, who))
    table.match.version += 1
    table.model = TableModel(table.match)
    table.controller.model = table.model
    table.rebuild()
    assert seen(app) == first
    table.closing()

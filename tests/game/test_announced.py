"""What comes up after a key is announced: a hint and each of its steps, an opened Ministry, prices, a chosen place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.brazil.moves import PlaceToken
from engine.struggle.components import MINISTRIES
from engine.struggle.moves import ShiftPolitical
from game.app.app import App
from game.i18n.spoken_words import spoken
from game.shell import registry
from tests.game.advised_table import TABLES, lay, some_way
from tests.game.begun import begun
from tests.game.lesson_table import lesson_table

from .test_narration import on_map, press

Make = Callable[..., App]


def listened(app: App) -> list[str]:
    """Returns a list that fills with what is said."""
    said: list[str] = []
    app.settings.narration = True
    app.narrator.listeners.append(lambda announcement: said.append(announcement.whole))
    app.narrator.follow()
    return said


@pytest.mark.sampled
@pytest.mark.parametrize("game", TABLES)
def test_a_hint_is_said_and_each_of_its_steps(make_app: Make, game: str) -> None:
    app = make_app()
    table = lay(app, game, "person", "settler")
    while table.match.acting is None:
        table.match.submit(table.match.session.legal_moves(table.match.awaiting[0])[0])
    said = listened(app)
    press(app, pygame.K_h)
    assert spoken(app.ui.texts, app.ui.text("advice-thinking")) in said[-1]
    table.advice_controller.thinker.ready = {table.match.acting: [some_way(table)]}
    assert table.tick_advice()
    app.narrator.follow()
    heard = [said[-1]]
    for _ in range(2):
        press(app, pygame.K_h)
        heard.append(said[-1])
    advised = table.advice_controller.advice_texts()[0]
    look = app.ui.text("advice-look", area=advised.area)
    assert spoken(app.ui.texts, look) in heard[0]
    assert all(spoken(app.ui.texts, line).rstrip(".") in heard[2] for line in advised.lines)


def test_an_opened_ministry_says_what_it_can_do(make_app: Make) -> None:
    app = make_app()
    table = begun(app, "struggle", "round")
    said = listened(app)
    card = next(card for card, _ in table.model.player.ministries)
    table.controller.look_at(card)
    app.narrator.follow()
    abilities = [app.ui.text(f"ability-{card}-{ability.id}") for ability in MINISTRIES[card].ability]
    assert abilities and all(spoken(app.ui.texts, ability).rstrip(".") in said[-1] for ability in abilities)
    names = [one.name for one in table.ui_root.order()]
    assert "closeup-back" in names and "closeup-card" not in names


def test_what_can_be_done_in_a_space_is_said_with_its_price(make_app: Make) -> None:
    app = make_app()
    table = begun(app, "struggle", lambda match: any(isinstance(move, ShiftPolitical) for move in legal(match)))
    said = listened(app)
    on_map(app)
    press(app, pygame.K_n)
    press(app, pygame.K_RETURN)
    assert table.model.at >= 0 and "Flag, Price: " in said[-1]
    place = table.map_reader.announcement(("space", str(table.model.at)))
    assert ", chosen, " in place.text


def legal(match: Any) -> list[Any]:
    return list(match.session.legal_moves(match.current_seat))


def test_a_chosen_land_is_said_to_be_chosen(make_app: Make) -> None:
    app = make_app()
    table = begun(app, "historia", "first_cube")
    said = listened(app)
    on_map(app)
    press(app, pygame.K_n)
    assert "chosen, " not in said[-1]
    press(app, pygame.K_RETURN)
    name = table.map_reader.map.name(table.map_reader.map.cursor)
    assert said[-1].startswith(f"{name}, chosen, ")


def test_what_is_read_aloud_was_looked_at(make_app: Make) -> None:
    """A lesson that asks for a look goes on by the keys that read, too: the queue takes no focus."""
    app = make_app()
    app.select_game("historia")
    assert registry.plugin("historia").start_lesson(app, "cards_in_secret", True)
    table: Any = app.top
    seen: list[list[str]] = []
    table.lesson.clicked = lambda things, now: seen.append(things)
    listened(app)
    assert table.command("read_table") and table.command("read_rivals")
    assert "queue" in seen[0] and seen[1][0].startswith("strip-")


def test_a_coachs_light_is_said_of_the_thing_it_lies_on(make_app: Make) -> None:
    table = lesson_table(make_app())
    meant = [widget.name for widget in table.ui_root.order() if "coached" in widget.states]
    assert meant == ["arch-build"]
    assert table.controller.play(PlaceToken(0, "build"))
    table.refresh(table.ui)
    assert "arch-build" not in [widget.name for widget in table.ui_root.order() if "coached" in widget.states]


def test_a_turned_up_card_that_may_be_taken_up_is_said_to_be_possible(make_app: Make) -> None:
    def two(match: Any) -> bool:
        cards = {move.card for move in legal(match) if move.kind == "resolve"}
        return len(cards) > 1

    table = begun(make_app(), "historia", two)
    shown = [widget for widget in table.ui_root.root.walk() if widget.name.startswith("shown-")]
    assert sorted(("lit" in widget.states, "chosen" in widget.states) for widget in shown)[:2] == [
        (False, True),
        (True, False),
    ]

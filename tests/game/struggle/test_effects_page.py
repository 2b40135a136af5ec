"""Effects of War tiles are chosen on the war page: by chips, by its small map, by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from engine.struggle import effect_facts
from engine.struggle import moves as m
from engine.struggle.decisions import EffectsDecision
from engine.struggle.state import NOBODY
from game.app.app import App
from game.struggle.drawing.palette import SIDES
from game.struggle.match import Match
from game.struggle.panels.effects import EffectsPage, effect_text, value_text
from game.struggle.panels.prompt_bar import sentence_of
from game.struggle.panels.theaters import TheaterState, ribbon_colour
from game.struggle.table import TableScreen
from game.struggle.table_factory import FACTORY

from ..conftest import click, click_name, press
from ..player import no_pause
from .conftest import Make, Wanted, advance, chosen


def effects_asked(least: int, most: int = 99) -> Wanted:
    """Until the effects of War tiles are asked for, one of them with so many targets."""

    def asked(match: Match) -> bool:
        s = match.onlooker
        if not s.frames or not isinstance(s.frames[-1], EffectsDecision):
            return False
        return least <= len(effect_facts.effects_now(s)[0].targets) <= most

    return asked


def page(made: TableScreen) -> EffectsPage:
    made.refresh(made.ui)
    return next(widget for widget in made.ui_root.root.walk() if isinstance(widget, EffectsPage))


def last_move(made: TableScreen) -> object:
    return made.match.log[-1].move


def test_a_target_is_chosen_by_its_chip_and_done_by_the_main_button(table: Make) -> None:
    made = table(effects_asked(3), seed=3)
    targets = made.model.effects.shown.targets  # type: ignore[union-attr]
    page(made)
    assert made.model.pending is None
    before = len(made.match.log)
    made.command("confirm")
    assert len(made.match.log) == before, "nothing is chosen yet"
    click_name(made.app, "target-2")
    assert made.model.pending == made.model.effects.move(targets[1].space)
    made.command("confirm")
    assert isinstance(last_move(made), m.TileEffect) and last_move(made).space == targets[1].space  # type: ignore[attr-defined]


def test_a_chip_clicked_again_does_it(table: Make) -> None:
    made = table(effects_asked(3), seed=3)
    before = len(made.match.log)
    click_name(made.app, "target-1")
    assert len(made.match.log) == before
    click_name(made.app, "target-1")
    assert len(made.match.log) == before + 1


def test_the_small_map_and_the_chips_are_the_same_control(table: Make) -> None:
    made = table(effects_asked(3), seed=3)
    shown = page(made)
    assert shown.inset is not None and shown.inset.shown == tuple(t.space for t in made.model.effects.shown.targets)  # type: ignore[union-attr]
    for space in shown.inset.shown:
        x, y = page(made).inset.space_point(space)  # type: ignore[union-attr]
        assert made.inset.viewport.rect.collidepoint(x, y), "every target lies on the small map"
    third = shown.inset.shown[2]
    click(made.app, tuple(map(round, made.inset.space_point(third))))  # type: ignore[arg-type]
    assert made.model.pending == made.model.effects.move(third)
    assert page(made).inset.chosen_space == third  # type: ignore[union-attr]


def test_the_only_target_is_proposed_and_taken_by_one_key(table: Make) -> None:
    made = table(effects_asked(1, 1), seed=3)
    page(made)
    only = made.model.effects.shown.targets[0].space  # type: ignore[union-attr]
    assert made.model.pending == made.model.effects.move(only)
    press(made.app, pygame.K_RETURN)
    assert isinstance(last_move(made), m.TileEffect) and last_move(made).space == only  # type: ignore[attr-defined]


def test_an_effect_is_left_only_after_it_was_said_what_is_given_up(table: Make) -> None:
    made = table(effects_asked(3), seed=3)
    leave, before = made.model.effects.leave, len(made.match.log)
    click_name(made.app, "leave-effect")
    assert made.model.pending == leave and len(made.match.log) == before
    made.command("confirm")
    assert last_move(made) == leave


def test_the_map_can_be_looked_at_and_the_page_comes_back(table: Make) -> None:
    made = table(effects_asked(3), seed=3)
    page(made)
    click_name(made.app, "aside")
    made.refresh(made.ui)
    assert not any(isinstance(widget, EffectsPage) for widget in made.ui_root.root.walk())
    click_name(made.app, "aside")
    page(made)


@pytest.mark.parametrize("size", [(1040, 540), (1280, 720), (1920, 1080)])
def test_all_of_it_is_in_the_window(make_app: Callable[..., App], size: tuple[int, int]) -> None:
    app = make_app(size)
    no_pause(app)
    app.select_game("struggle")
    match = FACTORY.new(chosen("person", "person"), 3)
    advance(match, 3, effects_asked(3))
    match.viewer = match.current_seat
    shown = page(FACTORY.open_table(app, match))
    for part in (shown.tiles, shown.targets, shown.inset):
        assert part is not None and shown.rect.contains(part.rect) and part.rect.height > 60


def test_the_words_tell_what_the_engine_counts(table: Make) -> None:
    made = table(effects_asked(1), seed=3)
    texts = made.ui.texts
    found = effect_facts.EffectTarget(12, 3, ("wheat",), 0, 0, -1, 0)
    assert value_text(made.ui, found) == "; ".join(
        (
            texts("effect-worth", n=3),
            texts("effect-loses", what=texts("advantage-wheat")),
            texts("effect-strength", n=1),
        )
    )
    enemy = made.model.view.players[1 - made.model.effects.seat]
    over = effect_facts.WarEffect("basic_debt", "debt", (effect_facts.EffectTarget(-1, vp=1),), ())
    fits = effect_facts.WarEffect("basic_debt", "debt", (effect_facts.EffectTarget(-1),), ())
    assert str(enemy.limit) in effect_text(made.ui, made.model, over) and "VP" in effect_text(made.ui, made.model, over)
    enemy.debt = 0
    assert "VP" not in effect_text(made.ui, made.model, fits)


def test_a_ribbon_has_the_colour_of_the_winner_and_a_tie_nobodys() -> None:
    def shown(state: str, winner: int = NOBODY) -> TheaterState:
        strengths = (3, 3) if state == "done" else None
        return TheaterState(0, 0, ((), ()), ((), ()), (3, 3), state, strengths, winner)

    assert [ribbon_colour(shown("done", seat)) for seat in (0, 1)] == list(SIDES[:2])
    for nobody in (shown("done"), shown("now"), shown("coming")):
        assert ribbon_colour(nobody) not in SIDES[:2]


def test_the_bar_says_what_a_tile_that_adds_debt_does_now(table: Make) -> None:
    made = table(lambda match: effects_asked(1)(match) and effect_facts.effects_now(match.onlooker)[0].effect == "debt")
    shown = made.model.effects.shown
    assert shown is not None
    over = replace(shown, targets=(replace(shown.targets[0], vp=1),))
    made.model.effects.effects = (over, *made.model.effects.effects[1:])
    said = sentence_of(made.ui, made.model, made.model.effects.move(-1))
    assert said == effect_text(made.ui, made.model, over)
    assert "1" in said and made.ui.text("say-tile_effect") not in said

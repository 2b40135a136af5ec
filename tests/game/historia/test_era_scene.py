"""Leaders step forward and leave, eras begin, the game ends: what the scenes show, and how one goes on from them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from engine.historia.components import LEADERS
from engine.historia.events import EraBegan, LeaderScored, LeadersRevealed
from engine.storage.save import load_session, read_save
from game.app.app import App
from game.historia.match import RULES, Match
from game.historia.scenes.era_scene import EraScenes, GameEnd, LeaderLeaves, NewEra, end_scene_of, era_scenes_of
from game.historia.scenes.reveal import RevealedChoice, RevealScene, reveal_of
from game.historia.score_screen import ScoreScreen
from game.historia.table_factory import FACTORY
from game.historia.table_model import TableModel
from game.platform import clock
from game.play.occupants import of_players

from ..conftest import press

GAMES = Path(__file__).parents[2] / "historia" / "games"


def recorded(game: str) -> Match:
    save = read_save(GAMES / f"{game}.json")
    session, whole = load_session(RULES, save)
    return Match(session, of_players(save.players), None, whole)


def test_leaders_that_left_come_before_the_era_that_follows() -> None:
    low, high = list(LEADERS)[:2]
    events = [LeaderScored(0, low, "low"), LeaderScored(1, high, ""), EraBegan(2)]
    assert era_scenes_of(events) == [LeaderLeaves(((0, low, LEADERS[low].low.vp), (1, high, 0))), NewEra(2)]
    assert era_scenes_of([LeaderScored(0, low, "high")]) == [LeaderLeaves(((0, low, LEADERS[low].high.vp),))]
    assert era_scenes_of([]) == []


def test_leaders_are_turned_up_in_turn_order_and_a_single_one_is_no_reveal() -> None:
    after = recorded("greedy_four").session.position(0)
    names = tuple(LEADERS)[: after.players]
    shown = reveal_of(after, [LeadersRevealed(names)])
    assert shown is not None and shown.leaders and not shown.ends_turn
    assert [(one.seat, one.cards) for one in shown.chosen] == [(seat, (names[seat],)) for seat in after.order]
    assert reveal_of(after, [LeadersRevealed(names[:1])]) is None


@pytest.mark.parametrize("game", ["greedy_alone_won", "greedy_alone_lost", "greedy_four"])
def test_every_way_over_the_matrix_ends_where_the_marker_stands(game: str) -> None:
    match = recorded(game)
    told = end_scene_of(match)
    last = match.opened(len(match.log))
    assert [path[-1] for path in told.paths] == [(c.technology, c.military) for c in last.seats]
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for way in told.paths for a, b in pairwise(way))


def test_who_plays_alone_is_told_his_title_or_that_another_has_led() -> None:
    won, lost = end_scene_of(recorded("greedy_alone_won")), end_scene_of(recorded("greedy_alone_lost"))
    assert won.alone[0].startswith("title-") and not won.lost
    assert lost.alone == ("alone-lost",) and lost.lost
    assert end_scene_of(recorded("greedy_four")).alone == ()


def test_what_is_on_show_can_be_drawn_from_its_beginning_to_its_end(make_app: Callable[..., App]) -> None:
    app = make_app((640, 360))
    app.select_game("historia")
    app.ui.pictures.synchronous = True
    match = recorded("greedy_four")
    ages = EraScenes(TableModel(match))
    leaders = tuple((seat, leader, seat) for seat, leader in enumerate(list(LEADERS)[:4]))
    for kind in (LeaderLeaves(leaders), NewEra(2), end_scene_of(match)):
        pictures = set()
        for share in (0.05, 0.4, 1.0):
            ages.draw(app.ui, app.surface, kind, share, 0.0)
            pictures.add(pygame.image.tobytes(app.surface, "RGB"))
        assert len(pictures) == 3, kind


def test_a_click_plays_the_end_out_and_another_opens_the_score(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "now", lambda: 10_000)
    app = make_app()
    app.select_game("historia")
    table = FACTORY.open_table(app, recorded("greedy_four"))
    app.tick()
    table.scenes.tick(clock.now())
    assert isinstance(table.scenes.queue[0].thing, GameEnd) and app.top is table
    press(app, pygame.K_RETURN)
    shown = table.scenes.scene_progress(clock.now())
    assert shown is not None and shown[1:] == (1.0, 0.0)
    press(app, pygame.K_RETURN)
    assert not table.scenes.running and isinstance(app.top, ScoreScreen)


@pytest.mark.parametrize(("cards", "stays"), [((1, 1), 2600), ((1, 1, 1), 2800), ((2, 1, 2, 1, 2, 1), 7000)])
def test_a_reveal_stays_as_long_as_its_cards_take_to_read(cards: tuple[int, ...], stays: int) -> None:
    chosen = tuple(RevealedChoice(seat, ("art", "trade")[:count]) for seat, count in enumerate(cards))
    assert RevealScene(chosen, (0,) * len(cards)).stays == stays

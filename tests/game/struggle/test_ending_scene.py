"""How the century ends: what decided it is told of every recorded ending, and a click goes on to the score."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.storage.save import load_session, read_save
from engine.struggle.board import REGION_IDS, THEATERS
from engine.struggle.components import GAME
from engine.struggle.state import State
from game.app.app import App
from game.platform import clock
from game.struggle.ending_scene import BEATS, draw_ended, ending_of
from game.struggle.match import RULES
from game.struggle.score_screen import ScoreScreen
from tests.struggle.record import ENDINGS

from ..conftest import press
from .conftest import Make

GAMES = Path(__file__).parents[2] / "struggle" / "games"


def recorded(ending: str) -> State:
    state: State = load_session(RULES, read_save(GAMES / f"{ending}.json"))[0].state
    return state


def test_a_sweep_shows_every_award_and_every_demand() -> None:
    s = recorded("sweep")
    shown = [(proof.category, proof.item) for proof in ending_of(s).proofs]
    assert shown == [("award", region) for region in REGION_IDS] + [("demand", name) for name in s.demand]
    assert len(s.demand) >= 3


def test_a_victory_by_war_shows_its_theaters() -> None:
    s = recorded("war")
    proofs = ending_of(s).proofs
    assert len(proofs) == len(THEATERS[s.war]) and {proof.category for proof in proofs} == {"war"}


@pytest.mark.parametrize(("ending", "winner"), [("thirty", 0), ("zero", 1)])
def test_off_the_track_the_pin_runs_from_where_the_turn_began(ending: str, winner: int) -> None:
    scene = ending_of(recorded(ending))
    assert (scene.why, scene.winner, scene.proofs) == ("vp", winner, ())
    assert GAME.vp_britain_wins < scene.before < GAME.vp_france_wins
    assert not GAME.vp_britain_wins < scene.vp < GAME.vp_france_wins


@pytest.mark.parametrize(("ending", "tied"), [("final", False), ("final_equal", True)])
def test_final_scoring_is_the_way_from_the_score_before_it_to_the_last(ending: str, tied: bool) -> None:
    scene = ending_of(recorded(ending))
    brought = [sum(proof.points[side] for proof in scene.proofs) for side in (0, 1)]
    assert scene.why == "final" and scene.proofs and scene.tied == tied
    assert scene.before + brought[0] - brought[1] == scene.vp


def test_every_ending_is_another_picture_while_it_comes_and_when_it_stands(make_app: Callable[..., App]) -> None:
    app = make_app((640, 360))
    app.select_game("struggle")
    app.ui.pictures.synchronous = True
    last = set()
    for ending in ENDINGS:
        pictures = []
        for share in (0.1, 0.5, 1.0):
            draw_ended(app.ui, app.surface, ending_of(recorded(ending)), "Somebody wins", share, 0.0)
            pictures.append(pygame.image.tobytes(app.surface, "RGB"))
        assert len(set(pictures)) == 3
        last.add(pictures[-1])
    assert len(last) == len(ENDINGS)


def test_a_click_plays_it_out_and_another_opens_the_score(table: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: 10_000)
    played = table(lambda match: match.current_seat is None)
    app, pace = played.app, played.pace
    assert isinstance(app, App)
    pace.animation = 1.0
    played.model.story = None
    app.tick()
    played.scenes.tick(clock.now())
    assert played.scenes.scene_progress(clock.now()) is not None and app.top is played
    press(app, pygame.K_RETURN)
    shown = played.scenes.scene_progress(clock.now())
    assert shown is not None and shown[1:] == (1.0, 0.0) and BEATS.hold > 1000
    press(app, pygame.K_RETURN)
    assert not played.scenes.running and isinstance(app.top, ScoreScreen)


def test_where_nothing_moves_the_score_comes_at_once(table: Make) -> None:
    played = table(lambda match: match.current_seat is None)
    played.app.tick()  # type: ignore[attr-defined]
    assert isinstance(played.app.top, ScoreScreen)

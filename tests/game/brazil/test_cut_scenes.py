"""Great moments: which of what happened is one and for whom, what each shows, and that a click cuts it short."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.brazil import facts
from engine.brazil.components import MISSIONS
from engine.brazil.events import EraBegan, MissionAnnounced, TileExplored
from engine.brazil.moves import MoveUnits
from engine.brazil.state import DEFEATED
from engine.core.rules import Result
from game.app.app import App
from game.brazil.scenes import draw
from game.brazil.scenes.kinds import BEATS, EndScene, EraScene, ExplorationScene, MissionScene, scenes_of
from game.brazil.scenes.objective_pictures import pieces_for
from game.brazil.table import TableScreen
from game.platform import clock
from game.platform.settings import Pace
from game.play.cut_scenes import MAX_PICTURE_WAIT_MS, WAIT, CutScenes, SceneTiming
from game.render.ui import Ui
from tests.brazil.kit import Table
from tests.brazil.test_missions import met
from tests.game.brazil.kit import AGAINST_A_BOT, battle_ahead, lay
from tests.game.conftest import press

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]


# -- which, for whom ------------------------------------------------------------------------------------


def test_explorations_of_bots_do_not_hold_up_persons() -> None:
    s = Table().session.view(0)
    events = [TileExplored(1, 3, "culture"), EraBegan(2)]
    assert scenes_of(events, s, [0]) == [EraScene(2)]
    assert scenes_of(events, s, [1]) == [ExplorationScene(1, 3, "culture"), EraScene(2)]
    assert scenes_of(events, s, []) == [ExplorationScene(1, 3, "culture"), EraScene(2)], (
        "among bots everything is shown"
    )


def test_a_mission_shows_the_palaces_that_have_a_place() -> None:
    s = Table().session.view(None)
    (scene,) = scenes_of([MissionAnnounced(0, "rail-1", 8)], s, [0])
    assert isinstance(scene, MissionScene)
    assert (scene.seat, scene.mission, scene.vp, scene.era, scene.last, scene.lines) == (0, "rail-1", 8, 3, True, 3)
    assert dict(scene.palaces) == {n: bool(sites) for n, sites in facts.palace_sites(s, 0).items()}
    (early,) = scenes_of([MissionAnnounced(1, "sail-8", 5)], s, [])
    assert isinstance(early, MissionScene) and not early.last and early.era == 2


def test_what_fulfils_an_objective_is_shown_one_by_one(make_app: Make) -> None:
    pictures = make_app().ui.pictures
    for mission in MISSIONS:
        s = met(mission).s
        (scene,) = scenes_of([MissionAnnounced(0, mission, 0)], s, [0])
        assert isinstance(scene, MissionScene)
        counted = [step.have for step in facts.mission_progress(s, 0, mission)]
        assert [len(held) for held in scene.held] == counted, mission
        assert all(pictures.has(picture) for held in scene.held for picture in held), mission


def test_a_beaten_unit_counts_as_deployed_and_is_shown_as_it_is() -> None:
    s = met("rail-1").s
    player = s.seats[0]
    player.units = (DEFEATED, *player.units[1:])
    beaten = [picture for picture in pieces_for(s, 0, {"units_deployed": 4}) if picture.endswith("_defeated")]
    assert len(beaten) == 1 and len(pieces_for(s, 0, {"units_on_map": 4})) == facts.units_on_map(s, 0) == 3


# -- the runner ------------------------------------------------------------------------------------


def runner(**pace: object) -> CutScenes[str]:
    return CutScenes(Pace(**pace))  # type: ignore[arg-type]


def test_a_scene_is_played_holds_and_leaves() -> None:
    scenes, calls = runner(), []
    scenes.add("a", SceneTiming(1000, 400, 200), lambda: calls.append("a"))
    scenes.add("b", SceneTiming(100, 0, 0))
    assert scenes.scene_progress(50) is None and scenes.next_tick(50, 16) == WAIT
    assert scenes.tick(1000)
    assert scenes.scene_progress(1500) == ("a", 0.5, 0.0) and scenes.next_tick(1500, 16) == 16
    assert scenes.scene_progress(2300) == ("a", 1.0, 0.0) and scenes.scene_progress(2500) == ("a", 1.0, 0.5)
    scenes.tick(2599)
    assert not calls
    scenes.tick(2601)
    assert calls == ["a"] and scenes.running
    scenes.tick(2602)
    assert scenes.scene_progress(2602) == ("b", 0.0, 0.0)


def test_the_first_click_goes_to_where_it_can_be_read_the_next_on() -> None:
    scenes, calls = runner(animation=2.0), []
    assert not scenes.skip(0)
    scenes.add("a", SceneTiming(1000, 400, 200), lambda: calls.append("a"))
    assert not scenes.skip(0), "what waits is not cut short"
    scenes.tick(0)
    assert scenes.skip(100) and scenes.scene_progress(100) == ("a", 1.0, 0.0) and not calls
    assert scenes.skip(110) and calls == ["a"] and not scenes.running


def test_a_scene_begins_when_its_pictures_are_there_but_not_too_late() -> None:
    scenes = runner()
    for name in ("slow", "never", "skipped"):
        scenes.add(name, SceneTiming(100, 100, 100))
    assert scenes.tick(1000)
    scenes.drawn(1000, complete=False)
    scenes.drawn(1400, complete=False)
    assert scenes.scene_progress(1400) == ("slow", 0.0, 0.0), "it stands at its beginning"
    scenes.drawn(1500, complete=True)
    scenes.drawn(1460, complete=False)
    assert scenes.scene_progress(1450) == ("slow", 0.5, 0.0), "once begun it goes on"
    assert scenes.tick(1900) and scenes.tick(2000)
    for now in (2000, 2000 + MAX_PICTURE_WAIT_MS - 1, 2000 + MAX_PICTURE_WAIT_MS):
        scenes.drawn(now, complete=False)
    assert scenes.scene_progress(2000 + MAX_PICTURE_WAIT_MS + 49) == ("never", 0.5, 0.0)
    assert scenes.tick(9000) and scenes.tick(9000)
    scenes.drawn(9000, complete=False)
    assert scenes.skip(9010)
    scenes.drawn(9020, complete=False)
    assert scenes.scene_progress(9020) == ("skipped", 1.0, 0.0), "who clicks wants to see the end"


def test_without_motion_it_stands_as_long_and_nothing_is_drawn_between() -> None:
    scenes = runner(reduced_motion=True)
    scenes.add("a", SceneTiming(1000, 400, 200))
    scenes.tick(0)
    assert scenes.scene_progress(10) == ("a", 1.0, 0.0) and scenes.next_tick(10, 16) == 1590
    assert not scenes.tick(800) and scenes.running
    assert scenes.tick(1601) and not scenes.running


def test_at_once_there_are_no_scenes_but_what_comes_then_comes() -> None:
    scenes, calls = runner(animation=8), []
    scenes.add("a", SceneTiming(1000), lambda: calls.append("a"))
    assert calls == ["a"] and not scenes.running


def test_a_scene_waits_until_nothing_else_is_on_show() -> None:
    scenes = runner()
    scenes.free = lambda: False
    scenes.add("a", SceneTiming(1000))
    assert not scenes.tick(0) and scenes.scene_progress(0) is None
    scenes.free = lambda: True
    assert scenes.tick(5) and scenes.scene_progress(5) is not None


# -- at the table ------------------------------------------------------------------------------------


def explored(make_app: Make, monkeypatch: pytest.MonkeyPatch, now: list[int]) -> tuple[App, TableScreen]:
    """Seat 0 has just turned up a tile."""
    monkeypatch.setattr(clock, "now", lambda: now[0])
    t, unit, here, there = battle_ahead()
    found = next(h for h in t.near(here) if h != there)
    t.unknown("mandioca", found)
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.settings.pace.animation = 1.0
    app.draw()
    table.controller.play(MoveUnits(0, (unit,), found))
    return app, table


def test_an_exploration_comes_when_the_unit_has_arrived_and_a_click_does_nothing_else(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [10_000]
    app, table = explored(make_app, monkeypatch, now)
    app.tick()
    assert table.scenes.running and table.scenes.scene_progress(now[0]) is None, "the unit is on its way"
    assert table.busy(now[0])
    now[0] += 600
    app.tick()
    app.tick()
    found = table.scenes.scene_progress(now[0])
    assert found is not None and isinstance(found[0], ExplorationScene) and found[0].kind == "mandioca"
    app.draw()
    played = len(table.match.log)
    for _ in range(2):
        press(app, pygame.K_RETURN)
    assert not table.scenes.running and len(table.match.log) == played
    app.draw()


def test_what_a_scene_shows_is_drawn_in_every_language_and_size(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [10_000]
    app, table = explored(make_app, monkeypatch, now)
    table.scenes.queue.clear()
    view = table.model.view
    kinds = [EraScene(3), EndScene((0,), ((0, 40), (1, 30)), False), EndScene((), ((0, 12),), True)]
    kinds += scenes_of([MissionAnnounced(0, "rail-1", 8)], view, [0])  # type: ignore[arg-type]
    for kind in kinds:
        table.scenes.add(kind, BEATS[type(kind)])
        table.scenes.tick(now[0])
        for _ in range(3):
            now[0] += 900
            app.draw()
        table.scenes.queue.clear()


def test_a_mission_waits_for_the_picture_of_its_card(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """The card is turned over when its front is drawn, not before."""
    now, lacks = [10_000], [True]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    table = lay(app, Table().session, AGAINST_A_BOT)
    app.settings.pace.animation = 1.0
    fronts = draw.face_or_blank

    def front(ui: Ui, *which: Any) -> pygame.Surface:
        ui.budget.lacking += lacks[0]
        return fronts(ui, *which)

    monkeypatch.setattr(draw, "face_or_blank", front)
    table.scenes.add(MissionScene(0, "sail-1", 3, (), False, 2, ((), (), ())), BEATS[MissionScene])
    app.tick()
    for passed in (0, 500, 500):
        now[0] += passed
        app.draw()
        progress = table.scenes.scene_progress(now[0])
        assert progress is not None and progress[1] == 0
    lacks[0] = False
    app.draw()
    now[0] += 500
    progress = table.scenes.scene_progress(now[0])
    assert progress is not None and progress[1] > 0


def test_the_score_follows_the_victory(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table().mission("rail-7")
    app = make_app()
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    table = lay(app, t.session, AGAINST_A_BOT)
    app.settings.pace.animation = 1.0
    result = _some_result(t)
    monkeypatch.setattr(table.match, "result", lambda: result)
    scored: list[str] = []
    monkeypatch.setattr(table, "show_score", lambda: scored.append("score"))
    table.over()
    app.tick()
    assert table.scenes.running and app.top is table and not scored
    app.draw()
    for _ in range(2):
        press(app, pygame.K_RETURN)
    assert scored == ["score"]


def _some_result(t: Table) -> Result:
    lines = tuple(tuple(facts.score(t.s, seat)) for seat in range(2))
    return Result((0,), (0, 1), (facts.total(t.s, 0), facts.total(t.s, 1)), lines, "mission")

"""Nothing flashes more than three times a second (WCAG 2.3.1): moves, scenes, the coach's light and the change of
screens, at the highest speed that shows them, with and without reduced motion."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine import lessons
from game.app.app import App
from game.platform import clock
from game.play.animations import LEAST_SCENE, Animations
from game.shell import registry
from tests.game.flashes import LARGEST, MOST, SECOND, FlashMeter
from tests.game.layout import every_screen, open_screen
from tests.shortened import first

Make = Callable[..., App]
DECK = (1280, 800)
FRAME = 40  # ms between the frames looked at: what flashes up to 12 times a second is seen
MAX_SHOWN_MS = 8000  # after which what a move shows is over
FASTEST = 4.0  # the highest speed of the settings at which anything moves
SHORT, WHOLE = {"brazil": 6, "struggle": 4, "historia": 1}, 400  # moves


class Watcher:
    """An app on a clock that the test moves, of which every frame is looked at."""

    def __init__(self, app: App, now: list[int]) -> None:
        self.app, self.now, self.meter = app, now, FlashMeter()
        app.started = True

    def frame(self) -> None:
        self.app.tick()
        self.app.draw()
        self.meter.see(self.app.surface, self.now[0])
        self.now[0] += FRAME

    def run(self, most: int = MAX_SHOWN_MS, least: int = 0) -> None:
        """Shows frames until nothing moves any more, or so many ms."""
        begun = self.now[0]
        while self.now[0] < begun + most:
            self.frame()
            wait = self.app.top.next_tick(self.now[0])
            still = not self.app.cross_fade.running and (wait is None or wait > 5 * FRAME)
            if still and self.now[0] >= begun + least:
                return


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    found = [10_000]
    monkeypatch.setattr(clock, "now", lambda: found[0])
    return found


def watcher(make_app: Make, now: list[int], reduced: bool, speed: float = FASTEST) -> Watcher:
    app = make_app(DECK)
    app.settings.pace.animation, app.settings.pace.reduced_motion = speed, reduced
    app.ui.reduced_motion = reduced
    return Watcher(app, now)


@pytest.mark.sampled
@pytest.mark.parametrize("reduced", first(1, [False, True]))
@pytest.mark.parametrize("game", [*SHORT])
@pytest.mark.parametrize("whole", first(1, [False, True]))
def test_moves_do_not_flash(make_app: Make, now: list[int], game: str, reduced: bool, whole: bool) -> None:
    """Each begins as soon as the one before it is shown: no bot is as quick."""
    watched = watcher(make_app, now, reduced)
    open_screen(watched.app, f"{game}/table")
    table, dice = watched.app.top, random.Random(1)
    match = table.match  # type: ignore[attr-defined]
    for _ in range(WHOLE if whole else SHORT[game]):
        if match.current_seat is None:
            break
        events = match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
        table.show_move(events)  # type: ignore[attr-defined]
        watched.run()
    assert watched.meter.frames > SHORT[game]
    assert watched.meter.area <= LARGEST, f"{watched.meter.area} fields at {watched.meter.when} ms"


@pytest.mark.sampled
@pytest.mark.parametrize("reduced", first(1, [False, True]))
@pytest.mark.parametrize("screen", ["struggle/ending", "historia/reveal", "historia/ending"])
def test_scenes_do_not_flash(make_app: Make, now: list[int], screen: str, reduced: bool) -> None:
    watched = watcher(make_app, now, reduced)
    open_screen(watched.app, screen)
    scenes = watched.app.top.scenes  # type: ignore[attr-defined]
    for one in scenes.queue:
        one.since = None  # from its beginning
    watched.run(least=2000)
    assert watched.meter.frames > 40 and watched.meter.area == 0


@pytest.mark.parametrize("reduced", first(1, [False, True]))
@pytest.mark.parametrize("step", first(1, [9, 1]))
def test_pages_do_not_flash_when_they_come(make_app: Make, now: list[int], step: int, reduced: bool) -> None:
    """A second and a half each, most of them bright after a dark table."""
    watched = watcher(make_app, now, reduced)
    for screen in [screen for screen in every_screen() if "Decision" not in screen][::step]:
        open_screen(watched.app, screen)
        watched.run(1500, least=200)
    assert watched.meter.frames > 30 and watched.meter.area == 0


@pytest.mark.sampled
@pytest.mark.parametrize("reduced", first(1, [False, True]))
@pytest.mark.parametrize("game", [*SHORT])
def test_the_coachs_light_does_not_flash(make_app: Make, now: list[int], game: str, reduced: bool) -> None:
    watched = watcher(make_app, now, reduced)
    lesson = lessons.lessons(game)[0][0]
    assert registry.plugin(game).start_lesson(watched.app, lesson.id, True)
    watched.run(1600, least=1600)
    assert watched.meter.frames > 30 and watched.meter.area == 0


def test_of_scenes_at_one_place_no_more_than_three_begin_in_a_second(make_app: Make) -> None:
    pace = make_app().settings.pace
    scenes: Animations = Animations(pace)
    for speed in (0.5, 1.0, 2.0, FASTEST):
        pace.animation = speed
        for base in (200, 800, 3000):
            assert scenes.scene_length(base) == max(LEAST_SCENE, scenes.length(base))
    assert SECOND // LEAST_SCENE < MOST
    pace.reduced_motion = True
    assert scenes.scene_length(800) == 0


# -- the meter ---------------------------------------------------------------------------------------------------------


def measured(hertz: float, bright: int = 255, dark: int = 0, size: tuple[int, int] = DECK, red: bool = False) -> int:
    """Returns the area that flashes too often when a rectangle blinks for two seconds."""
    meter, picture = FlashMeter(), pygame.Surface(DECK)
    for now in range(0, 2000, FRAME):
        level = bright if int(now * hertz * 2 / 1000) % 2 else dark
        picture.fill((40, 40, 40))
        picture.fill((level, 0, 0) if red else (level,) * 3, ((0, 0), size))
        meter.see(picture, now)
    return meter.area


@pytest.mark.parametrize(
    ("hertz", "how", "found"),
    [
        (2.5, {}, False),
        (5, {}, True),
        (10, {}, True),
        (5, {"bright": 60}, False),  # too weak
        (5, {"bright": 255, "dark": 245}, False),  # both bright
        (5, {"size": (80, 80)}, False),  # a token
        (5, {"size": (240, 200)}, True),  # a card
        (5, {"bright": 200, "red": True}, True),
    ],
)
def test_the_meter_knows_a_flash(hertz: float, how: dict[str, Any], found: bool) -> None:
    assert (measured(hertz, **how) > LARGEST) is found

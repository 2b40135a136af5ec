"""The contact sheet: every scenario three times, and as other eyes see it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.app import App
from game.brazil.palette import SEATS
from game.render.theme import Colour
from game.tools.contact_sheet import GREY, SMALL, VIEWS, contact_sheet, recoloured


def through(colour: Colour, matrix: tuple[tuple[float, float, float], ...]) -> Colour:
    patch = pygame.Surface((8, 8))
    patch.fill(colour)
    red, green, blue, _ = recoloured(patch, matrix).get_at((4, 4))
    return red, green, blue


def test_grey_keeps_the_light_and_no_colour() -> None:
    for colour in SEATS.values():
        red, green, blue = through(colour, GREY)
        assert abs(red - green) <= 1 and abs(green - blue) <= 1
    assert through((255, 255, 255), GREY) == (255, 255, 255)
    assert through((0, 255, 0), GREY)[0] > through((255, 0, 0), GREY)[0] > through((0, 0, 255), GREY)[0]


@pytest.mark.parametrize("name", sorted(VIEWS))
def test_white_and_black_stay_what_they_are(name: str) -> None:
    assert min(through((255, 255, 255), VIEWS[name])) >= 253
    assert max(through((0, 0, 0), VIEWS[name])) <= 2


def test_red_and_green_come_close_for_those_who_lack_one(tmp_path: Path) -> None:
    red, green = (200, 60, 60), (110, 120, 50)
    apart = sum(abs(a - b) for a, b in zip(red, green, strict=True))
    for name in ("protanopia", "deuteranopia"):
        one, other = through(red, VIEWS[name]), through(green, VIEWS[name])
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) < apart


def test_a_sheet_of_one_scenario(make_app: Callable[..., App], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    monkeypatch.setattr("game.tools.contact_sheet.STAGES", (("early", 1), ("late", 3)))
    written = contact_sheet(app, "brazil", tmp_path / "out", "cisplatine")
    assert [path.name for path in written] == ["sheet.png", *(f"sheet-{name}.png" for name in VIEWS)]
    sheet = pygame.image.load(written[0])
    assert sheet.get_size() == ((2 + len(VIEWS)) * SMALL[0], SMALL[1])
    seen_beside = [sheet.get_at((SMALL[0] * column + 150, 90)) for column in range(1, 3 + 1)]
    alone = pygame.image.load(written[1]).get_at((SMALL[0] + 150, 90))
    assert seen_beside[1] == alone, "the late table in grey stands beside the coloured one"
    assert len({tuple(colour) for colour in seen_beside}) == 3
    assert (tmp_path / "out" / "cisplatine-early.png").is_file()

"""Pictures of coaches, lessons, achievements and puzzles are small, lit from the upper left, and differ in grey."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

from game.render.image_cache import load_png
from game.render.svg_render import render

ART = Path(__file__).parents[2] / "art"
COACHES = ("bento", "rosalie", "sitra")
LESSONS = {"brazil": 6, "struggle": 6, "historia": 6}
ACHIEVEMENTS = sorted((ART / "achievements").glob("*.svg"))
# folder: canvas, bytes of the largest picture
FOLDERS = {
    "coaches": ((504, 400), 26_000),
    "lessons": ((180, 130), 8_200),
    "first_start": ((319, 200), 9_600),
    "achievements": ((128, 128), 2_560),
    "puzzles": (None, 2_560),
}
SMALL = 48  # pixels at which an emblem must still be known
CONTRAST, APART = 30, 18  # grey levels of 255


def _picture(path: Path, size: tuple[int, int]) -> pygame.Surface:
    return load_png(render(path.read_text(encoding="utf-8"), size))


def _greys(path: Path, side: int = SMALL) -> list[int]:
    """Grey levels inside the disc that a medallion cuts out."""
    drawn = pygame.transform.grayscale(_picture(path, (side, side)))
    middle = side / 2 - 0.5
    points = [
        (x, y) for x in range(side) for y in range(side) if (x - middle) ** 2 + (y - middle) ** 2 < (side / 2 - 1) ** 2
    ]
    return [drawn.get_at(point)[0] for point in points]


def wanted() -> list[str]:
    """The picture that every coach, lesson and card of the first start must have."""
    names = [f"coaches/{coach}" for coach in COACHES]
    names += [f"lessons/{game}_{number}" for game, count in LESSONS.items() for number in range(1, count + 1)]
    names += [f"first_start/{game}_{card}" for game in LESSONS for card in ("lesson", "play")]
    return names + ["puzzles/puzzle"] + [f"puzzles/star_{kind}" for kind in ("empty", "silver", "gold")]


@pytest.mark.parametrize("name", wanted())
def test_everything_that_teaches_has_its_picture(name: str) -> None:
    assert (ART / f"{name}.svg").is_file()


@pytest.mark.parametrize("folder", FOLDERS)
def test_pictures_keep_their_canvas_and_their_size(folder: str) -> None:
    canvas, most = FOLDERS[folder]
    for path in sorted((ART / folder).glob("*.svg")):
        assert path.stat().st_size <= most, path.name
        if canvas:
            assert ET.parse(path).getroot().get("viewBox") == f"0 0 {canvas[0]} {canvas[1]}", path.name


@pytest.mark.parametrize("path", ACHIEVEMENTS, ids=lambda path: path.stem)
def test_an_emblem_is_a_full_disc_whose_motif_stands_out_in_grey(path: Path) -> None:
    drawn = _picture(path, (SMALL, SMALL))
    assert drawn.get_at((0, 0))[3] == 0
    for edge in ((SMALL // 2, 1), (1, SMALL // 2), (SMALL - 2, SMALL // 2), (SMALL // 2, SMALL - 2)):
        assert drawn.get_at(edge)[3] == 255
    greys = _greys(path)
    mean = sum(greys) / len(greys)
    assert (sum((grey - mean) ** 2 for grey in greys) / len(greys)) ** 0.5 >= CONTRAST


def test_any_two_emblems_are_told_apart_in_grey() -> None:
    greys = {path.stem: _greys(path, 24) for path in ACHIEVEMENTS}
    names = list(greys)
    assert len(names) == 30
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            difference = sum(abs(a - b) for a, b in zip(greys[one], greys[other], strict=True)) / len(greys[one])
            assert difference >= APART, (one, other)


@pytest.mark.parametrize("path", ACHIEVEMENTS, ids=lambda path: path.stem)
def test_nothing_of_an_emblem_lies_outside_its_disc(path: Path) -> None:
    drawn = _picture(path, (128, 128))
    outside = [(x, y) for x in range(128) for y in range(128) if (x - 63.5) ** 2 + (y - 63.5) ** 2 > 65**2]
    assert not [point for point in outside if drawn.get_at(point)[3]]


@pytest.mark.parametrize(
    "path", [path for path in ACHIEVEMENTS if path.stem != "old_pretender"], ids=lambda path: path.stem
)
def test_the_ground_of_an_emblem_is_lit_from_the_upper_left(path: Path) -> None:
    """Asked of the gradient; the tartan of one emblem has none."""
    ground = next(e for e in ET.parse(path).getroot().iter() if e.get("id") == "gd")
    assert ground.tag.endswith("radialGradient")
    assert [float((ground.get(key) or "").rstrip("%")) < 50 for key in ("cx", "cy")] == [True, True]
    lights = [sum(pygame.Color(stop.get("stop-color") or "")[:3]) for stop in ground]
    assert lights == sorted(lights, reverse=True)

"""The painting itself: the same at every visit, terrains told apart in grey, coasts inked, clouds never too bright."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from engine.maps.hex import around, to_point
from game.brazil.terrain.board import TerrainBoard
from game.brazil.terrain.lattice import corner, corner_point
from game.brazil.terrain.layers import clouds, frame, ornaments
from game.brazil.terrain.layout import TerrainLayout
from game.brazil.terrain.ornament_placement import place_ornaments
from game.brazil.terrain.painter import Painter, View, home
from game.brazil.terrain.palette import PALETTES, PARCHMENT
from game.platform.folders import art_folder
from game.render.fonts import PRINTED_FLOOR, font_path
from tests.game.terrain.conftest import planned

SIZE, SMALL = (640, 400), (320, 200)


def light(colour: tuple[int, ...] | pygame.Color) -> float:
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


def painted(name: str, theme: str = "parchment", size: tuple[int, int] = SIZE) -> tuple[View, pygame.Surface]:
    plan = planned(name)
    view = home(plan.board, size)
    return view, Painter(plan, art_folder(), theme).ground(view)


def test_a_painting_is_the_same_at_every_visit_and_another_for_another_scenario():
    plan = planned("cisplatine")
    view = home(plan.board, SMALL)
    first = pygame.image.tobytes(
        Painter(plan, art_folder()).ground(view, place_ornaments(plan, view.box), "One"), "RGB"
    )
    fresh = TerrainLayout(TerrainBoard(dict(plan.board.cells), plan.board.seed))
    assert first == pygame.image.tobytes(
        Painter(fresh, art_folder()).ground(view, place_ornaments(fresh, view.box), "One"), "RGB"
    )
    other = TerrainLayout(TerrainBoard(dict(plan.board.cells), plan.board.seed + 1))
    assert first != pygame.image.tobytes(
        Painter(other, art_folder()).ground(view, place_ornaments(other, view.box), "One"), "RGB"
    )


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("theme", sorted(PALETTES))
@pytest.mark.parametrize("name", ["amazon", "treaty_of_tordesillas"])
def test_terrains_are_told_apart_in_grey(theme: str, name: str):
    view, ground = painted(name, theme, (720, 420))
    greys: dict[str, list[float]] = {}
    reach = view.radius * 0.6
    for place, kind in planned(name).board.cells.items():
        x, y = view.to_pixel(*to_point(*place))
        area = pygame.Rect(x - reach, y - reach, 2 * reach, 2 * reach)
        greys.setdefault(kind, []).append(light(pygame.transform.average_color(ground, area)))
    means = sorted(sum(values) / len(values) for values in greys.values())
    assert all(above - below > 16 for below, above in pairwise(means))


def test_a_coast_is_inked_between_board_land_and_board_water():
    view, ground = painted("amazon", size=(1200, 700))
    board = planned("amazon").board
    checked = 0
    for place, kind in board.cells.items():
        for number, beside in enumerate(around(*place)):
            if kind != "water" or board.cells.get(beside) != "field":
                continue
            a, b = corner_point(corner(place, number)), corner_point(corner(place, number + 1))
            x, y = view.to_pixel((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            reach = round(view.radius * 0.22)
            dark = min(
                light(ground.get_at((round(x) + dx, round(y) + dy)))
                for dx in range(-reach, reach + 1)
                for dy in range(-reach, reach + 1)
            )
            assert dark < 95
            checked += 1
    assert checked > 20


def test_the_sea_is_lighter_at_the_coast_than_in_the_deep():
    cells = {(q, r): "field" if q < -4 else "water" for q in range(-8, 9) for r in range(-1, 2)}
    plan = TerrainLayout(TerrainBoard(cells, 9))
    view = View((0, 0), 40, (900, 120))
    ground = Painter(plan, art_folder()).ground(view)
    near = pygame.transform.average_color(ground, pygame.Rect(*(round(v) for v in view.to_pixel(-7.4, -0.3)), 16, 24))
    far = pygame.transform.average_color(ground, pygame.Rect(*(round(v) for v in view.to_pixel(2, -0.3)), 16, 24))
    assert light(near) > light(far) + 12


def test_slate_is_the_same_sheet_darker():
    _, parchment = painted("cisplatine")
    _, slate = painted("cisplatine", "slate")
    share = light(pygame.transform.average_color(slate)) / light(pygame.transform.average_color(parchment))
    assert share == pytest.approx(0.85, abs=0.02)


def test_high_contrast_has_flat_fills():
    cells = {(q, r): "field" for q in range(-3, 4) for r in range(-3, 4)}
    ground = Painter(TerrainLayout(TerrainBoard(cells, 9)), art_folder(), "contrast").ground(
        View((0, 0), 60, (120, 120))
    )
    assert len({tuple(ground.get_at((x, y))) for x in range(0, 120, 3) for y in range(0, 120, 3)}) < 24


def test_a_part_of_the_map_is_painted_as_the_whole_is():
    """So that a sharp painting takes the place of a scaled one without a jump."""
    plan = planned("rio_de_janeiro_1567")
    painter = Painter(plan, art_folder())
    whole = painter.ground(View((0, 0), 40, (800, 600)))
    part = painter.ground(View((2.5, -1.25), 40, (200, 200)))
    same = whole.subsurface((400 + 100 - 100, 300 - 50 - 100, 200, 200))
    differing = 0
    for x in range(0, 200, 5):
        for y in range(0, 200, 5):
            differing += abs(light(same.get_at((x, y))) - light(part.get_at((x, y)))) > 24
    assert differing < 32  # of 1600


def test_the_grid_leaves_the_middle_of_hexes_free():
    plan = planned("amazon")
    view = home(plan.board, SIZE)
    grid = Painter(plan, art_folder()).grid(view)
    for place in plan.board.cells:
        x, y = view.to_pixel(*to_point(*place))
        assert grid.get_at((round(x), round(y))).a == 0
    assert pygame.mask.from_surface(grid, 40).count() > 1000


@pytest.mark.parametrize("number", range(clouds.VARIANTS))
def test_clouds_cover_their_hex_and_are_never_glaring(number: int):
    bank = clouds.bank(number, 60, PARCHMENT)
    side = bank.get_width()
    brightest = max(light(bank.get_at((x, y))) for x in range(side) for y in range(side) if bank.get_at((x, y)).a > 250)
    assert 200 < brightest <= 0.92 * 255
    for n in range(6):
        x, y = corner_point(corner((0, 0), n))
        assert bank.get_at((round(side / 2 + 0.88 * 60 * x), round(side / 2 + 0.88 * 60 * y))).a > 100


def test_banks_differ():
    banks = {pygame.image.tobytes(clouds.bank(number, 40, PARCHMENT), "RGBA") for number in range(clouds.VARIANTS)}
    assert len(banks) == clouds.VARIANTS


def test_the_frame_leaves_its_inside_alone_and_moves_with_the_map():
    def drawn(origin: tuple[float, float]) -> pygame.Surface:
        target = pygame.Surface((300, 200))
        frame.draw_degree_scale(target, target.get_rect(), 1.0, PARCHMENT, origin)
        return target

    rect = pygame.Rect(0, 0, 300, 200)
    inside = frame.inside_frame(rect, 1.0)
    for u in (1.0, 3.0):
        sheet = pygame.Surface(rect.size)
        sheet.fill((255, 0, 255))
        frame.draw_degree_scale(sheet, rect, u, PARCHMENT, (0, 0))
        assert all(sheet.get_at((x, y))[:3] != (255, 0, 255) for x in range(300) for y in (0, 2, 198, 199))
    assert pygame.mask.from_threshold(drawn((0, 0)).subsurface(inside), (0, 0, 0), (1, 1, 1, 255)).count() == (
        inside.width * inside.height
    )
    assert pygame.image.tobytes(drawn((0, 0)), "RGB") != pygame.image.tobytes(drawn((20, 0)), "RGB")
    assert pygame.image.tobytes(drawn((0, 0)), "RGB") == pygame.image.tobytes(drawn((74, 74)), "RGB")


def test_a_long_title_stands_in_two_lines_as_large_as_the_plate_allows() -> None:
    pygame.font.init()
    size, asked = (240, 80), []

    def face(letters: int) -> pygame.font.Font:
        asked.append(letters)
        return pygame.font.Font(font_path("title"), letters)

    def drawn(title: str) -> int:
        ornaments.cartouche(art_folder(), size, title, "#2A1E14", face)
        return asked[-1]

    one, two = drawn("Amazon"), drawn("The Treaty of Tordesillas")
    assert one == round(0.27 * size[1]) > two > 0.19 * size[1], "each of two lines is hardly smaller"
    for line in ("The Treaty", "of Tordesillas"):
        assert face(two).size(line)[0] <= 0.65 * size[0]
    assert PRINTED_FLOOR <= drawn("Donaudampfschifffahrtsgesellschaft") < two, "one word is never broken"

"""The rest of what a first hour showed: sizes, rims of light, orders, purses, arrows, what Continue offers."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from engine.brazil.scenarios import all_scenarios
from game import APP_ID
from game.app.app import App
from game.brazil.cards import BigCard
from game.brazil.cards.zoom_preview import CardCloseUp
from game.brazil.map import pieces
from game.brazil.map.hex_art import HexArt
from game.brazil.map.map_view import MapView
from game.brazil.panels import board
from game.brazil.panels.since_last_turn import SinceLastTurn
from game.brazil.table import TableScreen
from game.brazil.table_factory import FACTORY
from game.brazil.wording.log_text import log_wording
from game.platform.save_list import ENDING, SavedGame, can_continue
from game.platform.settings import LastNewGame, SeatChoice
from game.play.logbook import log_of
from game.screens.game_choice import GameChoiceScreen
from game.screens.menu import MenuScreen
from tests.abuse.killed import game
from tests.brazil.kit import RULES, Table
from tests.game.brazil.kit import AGAINST_A_BOT, battle_ahead, found, lay
from tests.game.some_languages import SOME_LANGUAGES

from .conftest import press

Make = Callable[..., App]
SCENARIOS = {scenario.id: scenario for scenario in all_scenarios()[0]}
COLOURS = ("green", "orange", "sky", "purple")


def new_table(app: App, scenario: str) -> TableScreen:
    seats = [SeatChoice(who="person", name=colour, colour=colour) for colour in COLOURS[: SCENARIOS[scenario].seats]]
    table = FACTORY.open_table(app, FACTORY.new(LastNewGame(scenario=scenario, seats=seats), 3))
    app.draw()
    return table


# 5


@pytest.mark.sampled
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_a_table_opens_with_hexes_of_90_pixels_at_1080(make_app: Make, name: str) -> None:
    view = new_table(make_app((1920, 1080)), name).map
    assert 3**0.5 * view.viewport.zoom >= 89.99


@pytest.mark.sampled
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_the_whole_board_is_turned_as_its_hexes_are_largest(make_app: Make, name: str) -> None:
    table = new_table(make_app((1920, 1080)), name)
    port = table.map.viewport
    port.fit()
    by_itself = port.zoom
    for _ in range(3):
        table.map.rotate_next(table.ui)
        port.fit()
        assert port.zoom <= by_itself + 0.01


# 10


@pytest.mark.parametrize("theme", ["parchment", "contrast"])
def test_light_lies_round_a_piece_and_not_over_it(make_app: Make, theme: str) -> None:
    app = make_app(theme=theme)
    t, _, here, there = battle_ahead()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    for hex_id, kind in ((here, "pick"), (there, "attack")):
        looks = []
        for lit in (False, True):
            table.rebuild()
            table.refresh(app.ui)
            table.map.lights.targets = {hex_id: kind} if lit else {}
            table.map.lights.chosen = set()
            table.map.lights.veiled = False
            table.map.draw(app.ui, app.surface)
            x, y = table.map.centre(hex_id)
            rect = pygame.Rect(0, 0, 24, 24)
            rect.center = (round(x), round(y))
            looks.append(pygame.image.tobytes(app.surface.subsurface(rect), "RGB"))
        assert looks[0] == looks[1], kind


def test_a_unit_that_may_move_is_not_the_palest_of_the_own_ones(make_app: Make) -> None:
    app = make_app()
    t, unit, _, _ = battle_ahead()
    table = lay(app, t.session, AGAINST_A_BOT)
    rect = found(table, f"own-unit-{unit}").rect
    app.draw()
    area = pygame.Rect(0, 0, rect.width // 2, rect.height // 2)
    area.center = rect.center
    colours = pygame.transform.average_color(app.surface, area)
    assert max(colours[:3]) - min(colours[:3]) > 30, "in its seat's colour, not in grey"


# 13


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 80), ((1920, 1080), 120)])
def test_cards_of_the_hand_are_large(make_app: Make, size: tuple[int, int], least: int) -> None:
    app = make_app(size)
    table = lay(app, Table().combat_card("militia").gold_card("war").session, AGAINST_A_BOT)
    app.draw()
    for name in ("combat-0", "gold-0"):
        assert found(table, name).rect.width >= least


def test_a_panel_is_as_wide_as_its_cards(make_app: Make) -> None:
    app = make_app()
    table = new_table(app, "cisplatine")
    table.controller.take_over(0)
    table.refresh(app.ui)
    cards = [w for w in table.ui_root.root.walk() if isinstance(w, BigCard)]
    panel = found(table, "showcase-panel").rect
    assert cards and panel.width <= sum(card.rect.width for card in cards) + app.ui.px(90)


# 14


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_from_near_a_card_is_500_pixels_high(make_app: Make, size: tuple[int, int]) -> None:
    app = make_app(size)
    table = lay(app, Table().combat_card("militia").session, AGAINST_A_BOT)
    app.draw()
    near = found(table, "combat-0").close_up(app.ui)
    assert isinstance(near, CardCloseUp) and near.card_size(app.ui)[1] >= 500
    assert near.measure(app.ui, size[0])[1] <= size[1] - 16, "with the words below"


# 26


def test_the_own_purse_counts_the_goods_on_all_tiles(make_app: Make) -> None:
    app = make_app()
    t = Table().goods("gold")
    t.tile("farm", t.free("field", near=t.home()), goods=("coffee", "coffee"))
    table = lay(app, t.session, AGAINST_A_BOT)
    said = "\n".join(w.tip for w in found(table, "supply").walk())
    assert app.ui.text("strip-goods", supply=1, tiles=2) in said
    assert board.goods_text(app.ui, table.model, 0) == app.ui.text("strip-goods", supply=1, tiles=2)


# 29


def test_arrows_point_to_where_the_unit_would_go(make_app: Make) -> None:
    app = make_app()
    t = Table()
    here = next(h for h in range(t.s.board.size) if len(t.near(h)) == 6 and t.s.board.terrain[h] == "field")
    for hex_id in (here, *t.near(here)):
        t.clear_unknown(hex_id)
    t.unit("archer", here)
    t.moving("build")
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    table.controller.click_hex(here)
    app.draw()
    view = table.map
    assert isinstance(view, MapView)
    targets = [h for h, kind in view.lights.targets.items() if kind == "move"]
    headings = {round(view._heading(h)) for h in targets}
    assert len(headings) == len(targets) > 1
    x, y = view.centre(here)
    for hex_id in targets:
        to_x, to_y = view.centre(hex_id)
        arrow = pygame.Vector2(1, 0).rotate(-view._heading(hex_id))
        assert arrow.dot(pygame.Vector2(to_x - x, to_y - y).normalize()) > 0.99


# 31


def test_what_happened_stands_in_one_order_everywhere(make_app: Make) -> None:
    """The newest last, in the column as in the log."""
    app = make_app()
    table = lay(app, Table().session, AGAINST_A_BOT)
    panel = found(table, "since")
    assert isinstance(panel, SinceLastTurn)
    word = app.ui.text("capital")
    assert word in panel.fresh[-1].text and word not in panel.fresh[0].text, "Monarchs came before Capitals"
    moves = [
        line.moves for line in log_of(table.match, log_wording(app.ui.texts, table.model), table.recaps.describer, 99)
    ]
    assert moves == sorted(moves)


# 40


def saved(name: str, **values: object) -> SavedGame:
    return SavedGame(Path(name), datetime(2026, 1, 1), game="brazil", **values)  # type: ignore[arg-type]


def test_continue_offers_no_game_that_is_over() -> None:
    done, open_ = saved("done", over=True), saved("open")
    assert can_continue(open_, ("brazil",)) and not can_continue(done, ("brazil",))
    assert not can_continue(open_, ("historia",)) and can_continue(saved("cut", damaged=True, before=True), ())


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("scale", [75, 100, 150])
def test_the_motto_stands_on_one_line_and_the_menu_in_its_window(make_app: Make, language: str, scale: int) -> None:
    app = make_app((1280, 720), scale=scale, language=language)
    screen = MenuScreen(app)
    app.push(screen)
    app.draw()
    window = app.surface.get_rect()
    for widget in screen.ui_root.root.walk():
        if widget.name.startswith("menu-"):
            assert window.contains(widget.rect), widget.name


def test_enter_in_the_menu_starts_a_game_or_goes_on_with_the_last(make_app: Make) -> None:
    app = make_app()
    app.push(MenuScreen(app))
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, GameChoiceScreen)
    app.pop()
    match = FACTORY.new(game("persons"), 3, app.folders.saves / f"a{ENDING}")
    match.keep()
    match.close()
    screen = MenuScreen(app)
    app.push(screen)
    opened: list[Path] = []
    app.open_save = lambda path, **_: opened.append(path)  # type: ignore[method-assign]
    press(app, pygame.K_RETURN)
    assert opened == [app.folders.saves / f"a{ENDING}"]


def test_the_window_has_the_programs_name(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """The desktop showed that of the script."""
    for name in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        monkeypatch.setenv(name, "__main__.py")
    make_app()
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] == APP_ID


def test_no_question_mark_shines_through_what_was_looked_at(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    t = Table()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    asked: list[bool] = []
    cloud = HexArt.cloud
    monkeypatch.setattr(
        HexArt, "cloud", lambda art, place, seed, mark: asked.append(mark) or cloud(art, place, seed, mark)
    )
    art, view = HexArt(app.ui, table.map.viewport.zoom, table.map.turn), table.model.view
    hidden = next(h for h in range(view.board.size) if view.unexplored[h])
    pieces.draw_exploration(view, art, app.surface, hidden, (100, 100))
    known = RULES.view(t.s.copy(), 0)
    known.unexplored = [*known.unexplored[:hidden], "culture", *known.unexplored[hidden + 1 :]]
    pieces.draw_exploration(known, art, app.surface, hidden, (100, 100))
    assert asked == [True, False]

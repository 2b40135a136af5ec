"""A game by keys alone: after a choice the focus is where the next one is made; lists have a beginning and an end."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.historia.decisions import PlaceDecision
from engine.historia.moves import PlaceCube, Resolve
from engine.struggle.decisions import RoundDecision
from game.app.app import App
from game.platform import clock
from game.screens.gallery import GalleryScreen
from game.screens.learn import LearnScreen
from game.screens.load import LoadScreen
from game.widgets import click_guard
from game.widgets.base import Column, Widget
from game.widgets.button import Pressable
from game.widgets.rule_page import RuleLeaf
from game.widgets.scroll import Scroll
from game.widgets.virtual_list import VirtualList
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, battle_ahead, lay
from tests.game.saved_match import saved

from .begun import begun, named
from .conftest import click, press
from .held_widgets import Held

Make = Callable[..., App]


def focus(app: App) -> Widget:
    app.top.refresh(app.ui)
    found = app.top.ui_root.focus
    assert found is not None and app.top.ui_root.focus_shown
    return found


def choose(app: App, name: str) -> None:
    """With Enter."""
    app.top.ui_root.set_focus(app.ui, named(app.top, name))
    press(app, pygame.K_RETURN)
    app.top.refresh(app.ui)


def lit(app: App, beginning: str) -> list[Pressable]:
    app.top.refresh(app.ui)
    walked = app.top.ui_root.root.walk()
    return [w for w in walked if isinstance(w, Pressable) and w.answers and w.name.startswith(beginning)]


def moving(app: App) -> tuple[Any, str]:
    """A unit that can move, and its name among the own ones."""
    t, _, here, _ = battle_ahead()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    unit = next(unit for unit in table.model.units_that_move() if table.model.player.units[unit] == here)
    assert named(table, f"own-unit-{unit}").focusable
    return table, f"own-unit-{unit}"


def test_a_unit_chosen_by_keys_leads_to_the_map_and_its_first_hex(make_app: Make) -> None:
    app = make_app()
    table, unit = moving(app)
    choose(app, unit)
    assert focus(app) is table.map and table.map.cursor == next(iter(table.map.lights.targets))
    moves = len(table.match.log)
    press(app, pygame.K_RETURN)
    assert table.model.pending is not None or len(table.match.log) > moves, "and Enter goes there"


def test_what_is_laid_back_keeps_the_focus(make_app: Make) -> None:
    """Other places answer again, but nobody goes there who has just given one up."""
    chosen = [False]

    def toggle() -> None:
        chosen[0] = not chosen[0]
        screen.rebuild()

    def made() -> Widget:
        card = Pressable(toggle, name="card")
        card.lit, card.chosen = True, chosen[0]  # type: ignore[attr-defined]
        spots = [Pressable(lambda: None, name=f"spot-{n}") for n in ((4, 5) if chosen[0] else (1, 2, 3))]
        for spot in spots:
            spot.lit = spot.place = True
        return Column([card, *spots])

    app = make_app()
    screen = Held(app, made)
    app.push(screen)
    app.draw()
    choose(app, "card")
    assert chosen[0] and focus(app).name == "spot-4"
    choose(app, "card")
    assert not chosen[0] and focus(app).name == "card"


def test_a_building_chosen_by_keys_leads_to_the_map_though_the_same_hexes_are_lit(make_app: Make) -> None:
    app = make_app()
    table = lay(app, Table().goods("coffee", "sugarcane", "cotton", "gold").session, AGAINST_A_BOT)
    table.controller.point_arch("build")
    app.draw()
    tile = next(w for w in lit(app, "tile-") if w.name.startswith("tile-"))
    choose(app, tile.name)
    assert table.model.selector.chosen.get("tile") and focus(app) is table.map
    assert table.map.cursor in table.map.lights.targets


def test_after_it_has_been_placed_tab_goes_to_what_can_be_done_and_not_to_the_rules(make_app: Make) -> None:
    app = make_app()
    table = begun(app, "brazil", "turn")
    table.controller.point_arch("deploy")
    table.controller.open_rule("arches#1")
    app.draw()
    choose(app, lit(app, "own-unit-")[0].name)  # one place alone: at once
    assert table.match.log[-1].move.kind == "deploy_unit" and table.model.drawer == "rules"
    table.ui_root.set_focus(app.ui, table.map)
    press(app, pygame.K_TAB)
    first = focus(app)
    assert not any(isinstance(above, RuleLeaf) for above in first.ancestors()), first.name
    assert first.answers or first.name == "main"


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_the_rules_beside_come_after_all_that_is_asked(make_app: Make, game: str) -> None:
    app = make_app()
    table = begun(app, game, {"brazil": "turn", "struggle": "round", "historia": "choose"}[game])
    press(app, pygame.K_F1)
    app.draw()
    press(app, pygame.K_TAB)
    assert focus(app).answers, "from nowhere to the first answer"
    order = [w.name for w in table.ui_root.order()]
    assert order.index("close-rules") > order.index("tool-log") and "close-rules" in order


def test_a_tile_taken_by_keys_leads_to_the_sheet_and_a_space_to_its_ways(make_app: Make) -> None:
    app = make_app()
    table = begun(app, "struggle", "round")
    tile = lit(app, "tile-")[0].name
    choose(app, tile)
    assert focus(app).name == tile and table.model.pending is not None, "only meant: nothing new is asked"
    press(app, pygame.K_RETURN)
    assert isinstance(table.model.frame, RoundDecision) and table.model.frame.stage != "start"
    assert focus(app) is table.map and table.map.cursor in table.map.lights.targets
    press(app, pygame.K_RETURN)
    assert focus(app).name == "way-0", "what can be done there"
    cursor = table.map.cursor
    press(app, pygame.K_RIGHT)
    assert focus(app).name not in ("way-0", "map") and table.map.cursor == cursor, "no arrow moves the map's cursor"
    table.ui_root.set_focus(app.ui, table.ui_root.find("way-0"))
    press(app, pygame.K_ESCAPE)
    assert focus(app) is table.map, "and back"
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    assert table.match.log[-1].move.seat == table.match.log[-2].move.seat


def expansion(match: Any) -> bool:
    asked = match.current_seat
    return any(
        isinstance(move, Resolve) and (move.card, move.side) == ("expansion", "basic")
        for move in match.session.legal_moves(asked)
    )


def test_a_side_chosen_by_keys_leads_to_the_world(make_app: Make) -> None:
    app = make_app()
    table = begun(app, "historia", expansion)
    if not table.model.chosen(card="expansion", side="basic"):
        choose(app, "side-expansion-basic")
    choose(app, "main")
    assert isinstance(table.model.frame, PlaceDecision)
    assert focus(app).name.startswith("territory-") and focus(app).answers
    moves = len(table.match.log)
    press(app, pygame.K_RETURN)
    assert isinstance(table.model.pending, PlaceCube) and len(table.match.log) == moves, "chosen"
    press(app, pygame.K_RETURN)
    assert len(table.match.log) > moves


def test_a_card_laid_back_by_keys_keeps_the_focus(make_app: Make) -> None:
    app = make_app()
    table = begun(app, "historia", "choose")
    cards = [card.name for card in lit(app, "card-")]
    choose(app, cards[0])
    assert table.model.lifted and focus(app).name == cards[0]
    press(app, pygame.K_ESCAPE)
    assert not table.model.lifted and focus(app).name == cards[0]


def test_what_is_no_answer_keeps_the_focus(make_app: Make) -> None:
    app = make_app()
    begun(app, "struggle", "round")
    choose(app, "tool-log")
    assert app.top.model.drawer == "log" and focus(app).name == "tool-log"  # type: ignore[attr-defined]


def test_enter_held_chooses_nothing_more(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes again after 400 ms, then every 40."""
    monkeypatch.setattr(click_guard, "GUARD", 300)
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    table, unit = moving(app)
    choose(app, unit)
    assert focus(app) is table.map
    moves = len(table.match.log)
    now[0] += 400
    for _ in range(20):
        press(app, pygame.K_RETURN)
        now[0] += 40
    assert table.model.pending is None and len(table.match.log) == moves
    now[0] += 100
    press(app, pygame.K_RETURN)
    assert table.model.pending is not None or len(table.match.log) > moves, "let go and pressed again"


def test_a_click_does_not_move_the_focus(make_app: Make) -> None:
    app = make_app()
    table, unit = moving(app)
    click(app, named(table, unit).rect.center)
    app.top.refresh(app.ui)
    assert table.model.selector.chosen and app.top.ui_root.focus is not table.map


# -- lists -------------------------------------------------------------------------------------------------------------


def long_list(app: App, page: str) -> list[Widget]:
    """Opens a page or a drawer with a list that is longer than its window; its lines."""
    if page == "load":
        path = app.folders.saves / f"{saved(app).path.stem}.save"  # type: ignore[union-attr]
        kept = next(app.folders.saves.glob("a*")) if not path.exists() else path
        for number in range(12):
            shutil.copy(kept, kept.with_name(f"b{number:02}{kept.suffix}"))
        app.go("load")
        beginning = "save-"
    elif page == "gallery":
        app.push(GalleryScreen(app))
        beginning = ""
    else:
        table = begun(app, page, "over" if page != "brazil" else "palace")
        table.controller.open_drawer("log")
        beginning = "log-"
    app.draw()
    scroll = next(w for w in app.top.ui_root.root.walk() if isinstance(w, Scroll) and w.scrolls and w.name != "side")
    scroll.scroll_to(app.ui, 0)  # the log opens at its end, and holds only the lines in sight
    return [w for w in scroll.walk() if w.focusable and w.enabled and w.name.startswith(beginning)]


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("page", ["load", "gallery", "brazil", "struggle", "historia"])
def test_home_and_end_go_to_the_ends_of_a_list(make_app: Make, page: str) -> None:
    app = make_app((1280, 600))
    lines = long_list(app, page)
    scroll = next(above for above in lines[0].ancestors() if isinstance(above, Scroll))
    app.top.ui_root.set_focus(app.ui, lines[1])
    press(app, pygame.K_END)
    end = focus(app)
    assert end in scroll.walk() and scroll.rect.contains(end.rect)
    if isinstance(scroll, VirtualList):  # the first rows have gone
        saves = app.top.saves if isinstance(app.top, LoadScreen) else []
        last = f"save-{saves[-1].path.stem}" if saves else f"log-{len(scroll.keys) - 1}"
        assert end.name == last, "the line itself, not what deletes it"
    else:
        assert end.rect.bottom >= lines[-1].rect.bottom
    press(app, pygame.K_END)
    assert focus(app) is end
    press(app, pygame.K_HOME)
    assert focus(app).rect.y == lines[0].rect.y and scroll.offset == 0
    assert page == "gallery" or focus(app).name == lines[0].name
    press(app, pygame.K_PAGEDOWN)
    assert scroll.offset > 0 and scroll.rect.contains(focus(app).rect)


@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("page", ["load", "gallery", "brazil"])
def test_without_a_focus_the_list_itself_moves(make_app: Make, page: str) -> None:
    app = make_app((1280, 600))
    lines = long_list(app, page)
    scroll = next(above for above in lines[0].ancestors() if isinstance(above, Scroll))
    app.top.ui_root.set_focus(app.ui, None)
    press(app, pygame.K_END)
    assert scroll.offset == scroll.tall - scroll.rect.height and app.top.ui_root.focus is None
    press(app, pygame.K_HOME)
    assert scroll.offset == 0


def test_a_page_of_the_rules_moves_while_its_tab_has_the_focus(make_app: Make) -> None:
    app = make_app()
    app.push(LearnScreen(app, "arches"))
    app.draw()
    app.top.ui_root.set_focus(app.ui, app.top.ui_root.find("page-arches"))
    press(app, pygame.K_PAGEDOWN)
    scroll = next(w for w in app.top.ui_root.root.walk() if w.name == "learn-arches")
    assert isinstance(scroll, Scroll) and scroll.offset > 0


def test_home_is_the_maps_while_the_map_has_the_focus(make_app: Make) -> None:
    app = make_app((1280, 600))
    lines = long_list(app, "brazil")
    table: Any = app.top
    scroll = next(above for above in lines[0].ancestors() if isinstance(above, Scroll))
    table.ui_root.set_focus(app.ui, None)
    press(app, pygame.K_END)
    table.ui_root.set_focus(app.ui, table.map)
    down = scroll.offset
    table.map.viewport.zoom_at(table.map.rect.center, 3)
    near = table.map.viewport.zoom
    press(app, pygame.K_HOME)
    assert scroll.offset == down and table.map.viewport.zoom < near

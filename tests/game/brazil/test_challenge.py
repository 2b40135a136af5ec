"""The challenge at its table: rounds, standards, what is out of reach."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil.components import MISSIONS
from engine.brazil.events import BattleEnded, EraBegan
from engine.brazil.moves import AnnounceMission
from engine.brazil.scenarios import scenario
from game.app.app import App
from game.brazil.challenge import goal_view, round_strip
from game.brazil.challenge.goal_banner import GoalBanner
from game.brazil.challenge.goal_status import (
    HELD,
    LACKING,
    PLAIN,
    GoalStatus,
    goal_statuses,
    status_before_game,
    title_of,
)
from game.brazil.challenge.progress import ChallengeProgress, RoundHistory, progress_of
from game.brazil.challenge.round_strip import RoundStrip
from game.brazil.plugin import PLUGIN
from game.brazil.terrain.board import TerrainBoard
from game.brazil.terrain.layout import TerrainLayout
from game.brazil.terrain.ornament_placement import Ornament, place_ornaments
from game.brazil.terrain.painter import home
from game.brazil.wording import words
from game.i18n.texts import Texts
from tests.brazil.kit import Table
from tests.brazil.test_missions import give
from tests.game.brazil.hills import HILLS, before_the_port, end_round, hills, storm
from tests.game.brazil.kit import found, lay, match_of, shown, tree

Make = Callable[..., App]


# -- rounds ------------------------------------------------------------------------------------------------------------


def test_the_present_round_is_one_of_those_left() -> None:
    assert (
        ChallengeProgress(15, 20).left == 6
        and ChallengeProgress(20, 20).left == 1
        and ChallengeProgress(18, 20, over=True).left == 2
    )
    assert (
        not ChallengeProgress(17, 20).is_running_out
        and ChallengeProgress(18, 20).is_running_out
        and not ChallengeProgress(20, 20, over=True).is_running_out
    )


def test_rounds_are_marked_with_their_eras() -> None:
    t = hills()
    last = t.session.log[-1]
    t.session.log[-1] = type(last)(last.move, (*last.events, EraBegan(2)))
    course = progress_of(match_of(t.session, ("person",)))
    assert (course.now, course.last, course.marks) == (1, 20, ((1, "marks/era_2"),))


def test_of_an_era_and_a_battle_in_one_round_the_era_is_marked_and_nothing_of_what_comes() -> None:
    t = before_the_port()
    last = t.session.log[-1]
    fought = BattleEnded(0, 1, t.home(1), 3, 4, 1)
    t.session.log[-1] = type(last)(last.move, (*last.events, EraBegan(2), fought))
    match = match_of(t.session, ("person",))
    assert progress_of(match).marks == ((1, "marks/era_2"),)
    match.look_at(len(match.log) - 1)
    assert progress_of(match).marks == ()


def test_pips_are_small_for_what_is_past_a_seal_for_now_and_figures_for_what_is_left(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    ui = make_app().ui
    seals, dots = list[str](), list[int]()
    monkeypatch.setattr(
        round_strip, "seal", lambda ui, side, text, colour: seals.append(text) or pygame.Surface((side, side))
    )
    monkeypatch.setattr(RoundStrip, "_dot", staticmethod(lambda ui, target, at, side, fill, edge: dots.append(side)))
    rounds = RoundStrip(ChallengeProgress(5, 20), "Round 5 of 20", "16 left", "")
    rounds.arrange(ui, pygame.Rect(0, 0, 1200, 41))
    rounds.draw(ui, pygame.Surface((1200, 41)))
    past = ui.px(round_strip.PAST)
    assert seals == ["5"] and dots[:4] == [past] * 4 and len(dots) == 19 and min(dots[4:]) > past


def test_a_goal_stands_since_the_round_in_which_it_was_met_last() -> None:
    t = hills()
    match = match_of(t.session, ("person",))
    history = RoundHistory(match)
    assert history.since("enemy_capital") == 0
    end_round(t)
    storm(t)
    t.changed()
    match.version += 1
    assert history.since("enemy_capital") == 2
    end_round(t)
    match.version += 1
    assert (t.s.round, history.since("enemy_capital")) == (3, 2)
    t.player().units = tuple(-1 if place == t.home(1) else place for place in t.player().units)
    t.player().at = 0
    t.changed()
    match.version += 1
    assert history.since("enemy_capital") == 0


# -- standards ---------------------------------------------------------------------------------------------------------


def test_standards_say_what_is_missing(texts: Texts) -> None:
    t = hills()
    banners = {one.goal: one for one in goal_statuses(texts, t.s, RoundHistory(match_of(t.session, ("person",))))}
    assert list(banners) == ["era_3", "all_units_on_map", "enemy_capital"]
    assert all(one.state == "open" and one.line for one in banners.values())
    units = banners["all_units_on_map"]
    assert [piece.look for piece in units.pieces] == [LACKING] * 5 and len(units.helps) == 5
    assert units.places == frozenset({t.home(0)}) and banners["enemy_capital"].places == frozenset({t.home(1)})
    assert banners["era_3"].helps


def test_while_an_era_changes_its_standard_says_so(texts: Texts) -> None:
    """The Mission that opened it has left the hand; there is none of this era, and none is asked for."""
    t = hills().mission("exploration-1")
    for objective in MISSIONS["exploration-1"].objectives:
        give(t, objective)
    history = RoundHistory(match_of(t.session, ("person",)))
    t.do(AnnounceMission(0, "exploration-1"))
    assert t.frame.kind == "palace"
    era = next(one for one in goal_statuses(texts, t.session.view(0), history) if one.kind == "era")
    assert era.line == texts("standard-era-turns", era=words.era(2))


def test_a_unit_on_the_map_is_no_longer_missing(texts: Texts) -> None:
    t = hills()
    t.unit("cannon", t.home(0))
    t.goods("sugarcane")
    history = RoundHistory(match_of(t.session, ("person",)))
    units = next(one for one in goal_statuses(texts, t.s, history) if one.kind == "units")
    assert sorted(piece.look for piece in units.pieces) == [LACKING] * 4 + [PLAIN]
    assert {piece.look for piece in units.needs} <= {HELD, LACKING}


def test_their_capital_names_its_guard_and_the_nearest_of_ones_own(texts: Texts) -> None:
    t = hills()
    port = t.home(1)
    board = t.s.board.scenario.map
    free = [h for h in range(t.s.board.size) if t.s.board.terrain[h] != "water" and h not in t.s.board.scenario.unknown]
    for kind, steps in (("cannon", 5), ("archer", 3)):
        t.unit(kind, next(h for h in free if board.distance(h, port) == steps))
    capital = next(
        one
        for one in goal_statuses(texts, t.s, RoundHistory(match_of(t.session, ("person",))))
        if one.kind == "capital"
    )
    assert [piece.text for piece in capital.pieces] == ["", "", "2 +"], "the Monarch in it is worth two"
    assert capital.line == texts("standard-capital-near", unit=texts("unit-archer"), n=3)


@pytest.mark.parametrize("state, strongest", [("met", 1), ("lost", 0)])
def test_a_standard_is_of_green_cloth_once_met_and_of_red_once_lost(make_app: Make, state: str, strongest: int) -> None:
    ui = make_app().ui
    banner = GoalBanner(GoalStatus("era_3", "era", "", state, (), ""), "")
    banner.arrange(ui, pygame.Rect(0, 0, 160, 136))
    drawn = pygame.Surface((160, 136))
    banner.draw(ui, drawn)
    colour = pygame.transform.average_color(drawn, pygame.Rect(30, 30, 100, 40))
    assert colour[strongest] == max(colour[:3]) > 1.3 * colour[1 - strongest]


def test_a_goal_met_is_green_and_an_unmet_one_of_a_lost_game_red(texts: Texts) -> None:
    t = hills()
    storm(t)
    t.changed()
    history = RoundHistory(match_of(t.session, ("person",)))
    states = {one.kind: one.state for one in goal_statuses(texts, t.s, history)}
    assert states == {"era": "open", "units": "open", "capital": "met"}
    t.s.over = "goals_missed"
    assert {one.kind: one.state for one in goal_statuses(texts, t.s, history)}["era"] == "lost"


@pytest.mark.parametrize("kind", ["points", "cities", "paintings", "hold", "battles_won", "without", "lead", "goods"])
def test_every_word_has_a_standard(texts: Texts, kind: str) -> None:
    of = {"without": "trades"}.get(kind, "")
    goal = goal_view.Goal(kind, kind, 3, of, hexes=(1, 2, 3) if kind == "hold" else ())
    assert title_of(texts, goal) and status_before_game(texts, goal, scenario(HILLS)).pieces


def test_at_the_table_rounds_and_standards_hang_over_the_map(make_app: Make) -> None:
    app = make_app()
    table = lay(app, hills().session, ("person",))
    assert shown(table, "rounds") and all(shown(table, f"standard-{goal}") for goal in ("era_3", "enemy_capital"))
    free = table.map.viewport.kept_free
    strip = next(w for w in tree(table).walk() if w.name == "rounds")
    assert table.map.centre(table.model.view.board.scenario.capitals[0])[0] > free[0]
    assert strip.rect.bottom <= free[1] + table.map.rect.y + app.ui.px(8)
    board, port = TerrainBoard.of(scenario(HILLS).map, HILLS), table.map.viewport
    placement = place_ornaments(TerrainLayout(board), home(board, port.home_size, least=port.home_zoom).box)
    assert placement.compass is not None and placement.title is not None
    engraved = [*placement.figures, Ornament("compass", placement.compass[:2], 2 * placement.compass[2])]
    for x, y, wide in [(*one.middle, one.width) for one in engraved]:
        ends = [port.to_screen((x + side * wide / 2, y)) for side in (-1, 1)]
        assert all(port.uncovered_rect.collidepoint(end) for end in ends), "what dresses the sheet lies beside them"
    game = lay(make_app(), Table().session)
    assert not shown(game, "rounds") and game.map.viewport.kept_free == (0, 0, 0, 0)


def test_a_standard_looked_at_lights_its_places(make_app: Make) -> None:
    table = lay(make_app(), hills().session, ("person",))
    tree(table)
    assert table.builder.challenge is not None
    banner = found(table, "standard-enemy_capital")
    assert isinstance(banner, GoalBanner) and not banner.looked_at
    assert set(table.map.lights.hinted()) == set()
    table.ui_root.set_focus(table.ui, banner)
    assert banner.looked_at, "the keys show what would help, too"
    assert set(table.map.lights.hinted()) == {table.model.view.seats[1].capital}
    table.ui_root.set_focus(table.ui, None)
    table.ui_root.hovered = banner
    assert set(table.map.lights.hinted()) == {table.model.view.seats[1].capital}


# -- out of reach ------------------------------------------------------------------------------------------------------


def test_what_is_out_of_reach_is_said_once_and_stays_on_its_standard(make_app: Make) -> None:
    t = hills()
    t.s.round = 20
    t.moving("build")
    table = lay(make_app(), t.session, ("person",))
    challenge, words = table.builder.challenge, table.ui.texts
    assert challenge is not None
    red = [one for one in challenge.goal_statuses(words) if one.state == "lost"]
    assert red and all(one.line and not one.helps for one in red)
    said = challenge.warnings(words)
    titles = {goal.id: title_of(words, goal) for goal in goal_view.terms(t.s).goals}
    assert len(said) == len(red) and all(titles[one.goal] in text for one, text in zip(red, said, strict=True))
    assert challenge.warnings(words) == []


def test_standards_speak_the_language_of_now_and_tell_of_the_moment_shown(make_app: Make) -> None:
    table = lay(make_app(), hills().session, ("person",))
    challenge, match = table.builder.challenge, table.model.match
    assert challenge is not None
    english = [one.title for one in challenge.goal_statuses(Texts("en", PLUGIN.texts))]
    assert [one.title for one in challenge.goal_statuses(Texts("es", PLUGIN.texts))] != english
    before = challenge.goal_statuses(table.ui.texts)
    match.look_at(0)
    assert challenge.goal_statuses(table.ui.texts) is not before, "of an earlier moment they are worked out anew"

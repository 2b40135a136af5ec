"""The challenge at its table: rounds, standards, odds, the Dutch column, what is out of reach."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
import pytest

from engine.brazil.challenge.facts import attacks_after_move
from engine.brazil.components import ARCHES, MISSIONS
from engine.brazil.events import BattleEnded, EraBegan
from engine.brazil.moves import AnnounceMission, MoveUnits, SealCards
from engine.brazil.scenarios import scenario
from game.app.app import App
from game.brazil.battle.card_strip import CardStrip
from game.brazil.challenge import goal_view, round_strip
from game.brazil.challenge.attack_odds import percentage
from game.brazil.challenge.attack_rings import RingSides, corner, ring
from game.brazil.challenge.challenge_choice import ChallengeChoice
from game.brazil.challenge.goal_banner import GoalBanner
from game.brazil.challenge.goal_panels import HELD, LACKING, PLAIN, GoalPanel, goal_panels, static, title_of
from game.brazil.challenge.progress import ChallengeProgress, RoundHistory, progress_of
from game.brazil.challenge.round_strip import RoundStrip
from game.brazil.panels.defenders import DefenderCard
from game.brazil.plugin import PLUGIN
from game.brazil.table import TableScreen
from game.brazil.table_factory import begin_challenge
from game.brazil.terrain.board import TerrainBoard
from game.brazil.terrain.layout import TerrainLayout
from game.brazil.terrain.ornament_placement import Ornament, place_ornaments
from game.brazil.terrain.painter import home
from game.brazil.wording import words
from game.i18n.texts import Texts
from tests.brazil.kit import Table
from tests.brazil.test_missions import give
from tests.game.brazil.hills import CODE, HILLS, before_the_port, end_round, hills, storm
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
        not ChallengeProgress(17, 20).low
        and ChallengeProgress(18, 20).low
        and not ChallengeProgress(20, 20, over=True).low
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
    banners = {one.goal: one for one in goal_panels(texts, t.s, RoundHistory(match_of(t.session, ("person",))))}
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
    era = next(one for one in goal_panels(texts, t.session.view(0), history) if one.kind == "era")
    assert era.line == texts("standard-era-turns", era=words.era(2))


def test_a_unit_on_the_map_is_no_longer_missing(texts: Texts) -> None:
    t = hills()
    t.unit("cannon", t.home(0))
    t.goods("sugarcane")
    history = RoundHistory(match_of(t.session, ("person",)))
    units = next(one for one in goal_panels(texts, t.s, history) if one.kind == "units")
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
        one for one in goal_panels(texts, t.s, RoundHistory(match_of(t.session, ("person",)))) if one.kind == "capital"
    )
    assert [piece.text for piece in capital.pieces] == ["", "", "2 +"], "the Monarch in it is worth two"
    assert capital.line == texts("standard-capital-near", unit=texts("unit-archer"), n=3)


@pytest.mark.parametrize("state, strongest", [("met", 1), ("lost", 0)])
def test_a_standard_is_of_green_cloth_once_met_and_of_red_once_lost(make_app: Make, state: str, strongest: int) -> None:
    ui = make_app().ui
    banner = GoalBanner(GoalPanel("era_3", "era", "", state, (), ""), "")
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
    states = {one.kind: one.state for one in goal_panels(texts, t.s, history)}
    assert states == {"era": "open", "units": "open", "capital": "met"}
    t.s.over = "goals_missed"
    assert {one.kind: one.state for one in goal_panels(texts, t.s, history)}["era"] == "lost"


@pytest.mark.parametrize("kind", ["points", "cities", "paintings", "hold", "battles_won", "without", "lead", "goods"])
def test_every_word_has_a_standard(texts: Texts, kind: str) -> None:
    of = {"without": "trades"}.get(kind, "")
    goal = goal_view.Goal(kind, kind, 3, of, hexes=(1, 2, 3) if kind == "hold" else ())
    assert title_of(texts, goal) and static(texts, goal, scenario(HILLS)).pieces


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
        assert all(port.free.collidepoint(end) for end in ends), "what dresses the sheet lies beside them"
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


# -- odds --------------------------------------------------------------------------------------------------------------


def test_rings_lie_on_what_can_be_attacked_and_tell_how(make_app: Make) -> None:
    t = before_the_port()
    table = lay(make_app(), t.session, ("person",))
    tree(table)
    challenge = table.builder.challenge
    assert challenge is not None
    storming = next(one for one in challenge.attacks() if one.goal)
    assert storming.hex == t.home(1) and (storming.own, storming.against, storming.cards) == (3, 2, 1)
    shares = [share for _, share in storming.lines]
    assert [cards for cards, _ in storming.lines] == [0, 1, 2]
    assert shares == sorted(shares) and storming.best == shares[-1]
    assert storming.unseen == len(t.s.combat_deck)
    card = found(table, "strip-1")
    assert isinstance(card, DefenderCard)
    assert {post.hex: post.odds for post in card.posts}[t.home(1)] == storming.best
    assert sum(count for _, count in card.deck) == storming.unseen
    banner = found(table, "standard-enemy_capital")
    assert isinstance(banner, GoalBanner) and str(storming.best) in banner.panel.line


@pytest.mark.parametrize("level, cards", [("printed", 1), ("hard", 2)])
def test_the_column_tells_of_every_unit_its_strength_and_its_cards(make_app: Make, level: str, cards: int) -> None:
    app = make_app()
    assert begin_challenge(app, ChallengeChoice(HILLS, level, "pedro_ii", CODE))
    assert isinstance(app.top, TableScreen)
    card = found(app.top, "strip-1")
    assert isinstance(card, DefenderCard)
    assert [post.strength for post in card.posts] == [2, 1, 2, 3, 4]
    assert {post.cards for post in card.posts} == {cards}
    assert all(post.standing and post.odds is None for post in card.posts), "nobody is near"


def test_a_ring_is_of_the_own_colour_as_far_as_one_wins(make_app: Make) -> None:
    drawn = ring(make_app().ui, 100, 25, RingSides("green", "orange"))
    own = drawn.get_at((78, 22))
    assert own.g > own.r, "the first quarter"
    for spot in ((78, 78), (22, 78), (22, 22)):
        other = drawn.get_at(spot)
        assert other.r > other.g


def test_the_rings_follow_the_arch_looked_at_before_the_token_moves(make_app: Make) -> None:
    """By its movement another can be attacked, or with more; where the token lies it can't be put again."""
    t = before_the_port()
    t.on_turn()
    table = lay(make_app(), t.session, ("person",))
    tree(table)
    challenge, view = table.builder.challenge, table.model.view
    assert challenge is not None

    def rings() -> list[tuple[int, int]]:
        return [(one.hex, one.own) for one in challenge.ringed()]

    plain = rings()
    arches = {arch: [(one.at, one.odds.attack) for one in attacks_after_move(view, arch)] for arch in ARCHES}
    assert any(told != plain for told in arches.values())
    for arch, told in arches.items():
        table.look.point(arch)
        assert rings() == (plain if arch == t.player().token else told)
        assert [(one.hex, one.own) for one in challenge.attacks()] == plain, "the standards tell of what is"
    table.look.point("")
    other = next(arch for arch, told in arches.items() if told != plain and arch != t.player().token)
    table.ui_root.set_focus(table.ui, found(table, f"arch-{other}"))
    assert rings() == arches[other]


def test_no_rings_while_nobody_is_asked_for_a_turn(make_app: Make) -> None:
    t = before_the_port()
    table = lay(make_app(), t.session, ("person",))
    tree(table)
    assert table.builder.challenge is not None and table.builder.challenge.attacks()
    table.match.look_at(0)
    tree(table)
    assert table.builder.challenge.attacks() == ()


@pytest.mark.parametrize(
    "wins, of, shown_as", [(0, 9, 0), (1, 900, 1), (899, 900, 99), (9, 9, 100), (0, 0, 0), (1, 2, 50)]
)
def test_only_what_is_sure_is_called_sure(wins: int, of: int, shown_as: int) -> None:
    assert percentage(wins, of) == shown_as


@pytest.mark.parametrize("angle", range(6))
def test_a_ring_sits_on_the_corner_away_from_other_pieces(angle: int) -> None:
    centre, radius = (100.0, 100.0), 40.0
    at = math.radians(60 * angle)
    other = (100 + 69 * math.cos(at), 100 + 69 * math.sin(at))
    x, y = corner(0, [other], centre, radius)
    assert math.hypot(x - other[0], y - other[1]) > 69


# -- out of reach ------------------------------------------------------------------------------------------------------


def test_what_is_out_of_reach_is_said_once_and_stays_on_its_standard(make_app: Make) -> None:
    t = hills()
    t.s.round = 20
    t.moving("build")
    table = lay(make_app(), t.session, ("person",))
    challenge, words = table.builder.challenge, table.ui.texts
    assert challenge is not None
    red = [one for one in challenge.goal_panels(words) if one.state == "lost"]
    assert red and all(one.line and not one.helps for one in red)
    said = challenge.warnings(words)
    titles = {goal.id: title_of(words, goal) for goal in goal_view.terms(t.s).goals}
    assert len(said) == len(red) and all(titles[one.goal] in text for one, text in zip(red, said, strict=True))
    assert challenge.warnings(words) == []


def test_standards_speak_the_language_of_now_and_tell_of_the_moment_shown(make_app: Make) -> None:
    table = lay(make_app(), hills().session, ("person",))
    challenge, match = table.builder.challenge, table.model.match
    assert challenge is not None
    english = [one.title for one in challenge.goal_panels(Texts("en", PLUGIN.texts))]
    assert [one.title for one in challenge.goal_panels(Texts("es", PLUGIN.texts))] != english
    before = challenge.goal_panels(table.ui.texts)
    match.look_at(0)
    assert challenge.goal_panels(table.ui.texts) is not before, "of an earlier moment they are worked out anew"


def test_before_an_assault_the_cards_that_will_be_drawn_are_told(make_app: Make) -> None:
    t = before_the_port()
    unit = next(unit for unit, place in enumerate(t.player().units) if place >= 0)
    t.do(MoveUnits(0, (unit,), t.home(1)))
    table = lay(make_app(), t.session, ("person",))
    tree(table)
    assert table.scene is not None and table.scene.places[False] == 1 and table.scene.cards[False] == "+?"
    assert table.scene.captions[False] == table.text("battle-drawn-places", n=1)


def test_the_scene_of_an_assault_tells_the_odds_of_its_ring(make_app: Make) -> None:
    """No card, the better one of two, both: exactly, and at once."""
    t = before_the_port()
    table = lay(make_app(), t.session, ("person",))
    tree(table)
    assert table.builder.challenge is not None
    told = dict(next(one for one in table.builder.challenge.attacks() if one.goal).lines)
    unit = next(unit for unit, place in enumerate(t.player().units) if place >= 0)
    table.controller.play(MoveUnits(0, (unit,), t.home(1)))

    def said() -> str:
        tree(table)
        assert table.scene is not None and table.scene.odds is not None, "nobody waits for what is counted"
        return table.scene.odds[1]

    words = {share: table.text("battle-odds-attack", share=share) for share in range(101)}
    assert said() == words[told[0]]
    singles = []
    for number in (0, 1):
        table.controller.pick_card(number)
        singles.append(said())
        table.controller.pick_card(number)
    assert words[told[1]] in singles and words[told[1]] != words[told[0]]
    table.controller.pick_card(0)
    table.controller.pick_card(1)
    assert said() == words[told[2]]
    assert table.scene is not None and table.scene.total[True] == "5", "three of its own, and one of each card"


def test_a_failed_assault_says_why(make_app: Make) -> None:
    t = before_the_port()
    t.on_top("combat_deck", "volunteers_of_the_fatherland")
    table = lay(make_app(), t.session, ("person",))
    unit = next(unit for unit, place in enumerate(t.player().units) if place >= 0)
    table.controller.play(MoveUnits(0, (unit,), t.home(1)))
    table.controller.play(SealCards(0, ()))
    assert table.model.outcome is not None and table.model.outcome.winner == 1
    table.model.outcome.shown = table.model.outcome.steps
    foot = found(table, "battle-foot")
    assert isinstance(foot, CardStrip) and "+3" in foot.lines[0] and "2" in foot.lines[0]

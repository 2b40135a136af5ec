"""The odds of an assault in a challenge: on rings over the map, in the Dutch column, before and after it."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from engine.brazil.challenge.facts import attacks_after_move
from engine.brazil.components import ARCHES
from engine.brazil.moves import MoveUnits, SealCards
from game.app.app import App
from game.brazil.battle.card_strip import CardStrip
from game.brazil.challenge.attack_odds import percentage
from game.brazil.challenge.attack_rings import RingSides, ring, ring_point
from game.brazil.challenge.challenge_choice import ChallengeChoice
from game.brazil.challenge.goal_banner import GoalBanner
from game.brazil.panels.defenders import DefenderCard
from game.brazil.table import TableScreen
from game.brazil.table_factory import begin_challenge
from tests.game.brazil.hills import CODE, HILLS, before_the_port
from tests.game.brazil.kit import found, lay, tree

Make = Callable[..., App]


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
    assert isinstance(banner, GoalBanner) and str(storming.best) in banner.status.line


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
    x, y = ring_point([other], centre, radius)
    assert math.hypot(x - other[0], y - other[1]) > 69


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

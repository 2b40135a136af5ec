"""The odds of an attack are exact: the same as all real battles against every draw there can be."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engine.brazil import solo
from engine.brazil.components import COMBAT_CARDS, deck
from engine.brazil.evaluation import battle_odds
from engine.brazil.events import BattleEnded
from engine.brazil.moves import AttackAdjacent, CancelCard, MoveUnits, SealCards
from engine.brazil.rules.control import put_unit
from engine.core.rng import Rng
from tests.brazil import solo_kit
from tests.brazil.kit import RULES
from tests.brazil.solo_kit import beside, challenge, dutch


@pytest.fixture(autouse=True)
def _solo_map(tmp_path):
    _seen.clear()
    yield from solo_kit.solo_map(tmp_path)


def fought(s, move, cards: tuple[str, ...], top: tuple[str, ...]) -> bool:
    """A real battle against these cards; whoever may cancel tries everything, the best counts."""
    state = s.copy()
    left = Counter(state.combat_deck) - Counter(top)
    state.combat_deck = (*top, *left.elements())
    state.moves = None
    events = RULES.apply(state, move)
    if state.frames and state.frames[-1].kind == "combat":
        events = RULES.apply(state, SealCards(0, cards))
    return _ended(state, events)


def _ended(state, events) -> bool:
    for event in events:
        if isinstance(event, BattleEnded):
            return event.winner == 0
    moves = [move for move in RULES.legal_moves(state, 0) if isinstance(move, CancelCard)]
    found = []
    for move in moves:
        trial = state.copy()
        found.append(_ended(trial, RULES.apply(trial, move)))
    return any(found)


def by_force(s, move, cards: tuple[str, ...], draws: int) -> tuple[int, int]:
    """Wins and draws over every order of the first cards of the deck, each as often as it can come."""
    pool = Counter(s.combat_deck)
    wins = ways = 0
    for top in permutations(sorted(pool.elements()), draws) if draws > 1 else ((card,) for card in pool.elements()):
        ways += 1
        wins += _known(s, move, cards, top)
    return wins, ways


_seen: dict[tuple, bool] = {}


def _known(s, move, cards, top) -> bool:
    key = (id(s), move, cards, tuple(sorted(top)))
    if key not in _seen:
        _seen[key] = fought(s, move, cards, top)
    return _seen[key]


HANDS = [(), ("militia",), ("regulars", "volunteers_of_the_fatherland"), ("militia", "spy"), ("bandeirantes", "spy")]


@pytest.mark.parametrize("kind", ["archer", "grenadier"])
@pytest.mark.parametrize("hand", HANDS)
def test_every_draw_is_counted_as_the_real_battle_ends(kind, hand):
    t = challenge().combat_card(*hand)
    at = dutch(t, kind)
    unit = t.unit("dragoon", beside(t, at))
    t.moving("build")
    found = battle_odds.attack_odds(t.s, 0, (unit,), at)
    draws = 2 if kind == "grenadier" else 1
    assert (found.draws, found.unseen) == (draws, len(t.s.combat_deck))
    assert [len(choice.cards) for choice in found.choices] == list(range(len(hand) + 1))
    for choice in found.choices:
        wins, ways = by_force(t.s, MoveUnits(0, (unit,), at), choice.cards, draws)
        assert choice.wins * ways == wins * choice.of, choice


def test_a_spy_of_mine_takes_whichever_serves_best():
    t = challenge().combat_card("spy")
    at = dutch(t, "grenadier")
    here = beside(t, at)
    dragoon, cannon = t.unit("dragoon", here), t.unit("cannon", here)
    t.moving("build")
    found = battle_odds.attack_odds(t.s, 0, (dragoon, cannon), at)
    without, with_spy = found.choices
    wins, ways = by_force(t.s, MoveUnits(0, (dragoon, cannon), at), ("spy",), 2)
    assert with_spy.wins * ways == wins * with_spy.of and 0 < without.wins < with_spy.wins < with_spy.of


def test_a_spy_of_theirs_takes_the_strongest_of_mine():
    t = challenge().combat_card("volunteers_of_the_fatherland")
    t.s.combat_deck = ("spy",)
    t.s.combat_discard = tuple(
        (Counter(deck(COMBAT_CARDS, t.s.edition)) - Counter(["spy", *t.player().combat_cards])).elements()
    )
    at = dutch(t, "archer")
    unit = t.unit("archer", beside(t, at))
    t.moving("build")
    found = battle_odds.attack_odds(t.s, 0, (unit,), at)
    assert [(choice.wins, choice.of) for choice in found.choices] == [(0, 1), (0, 1)], "1 against 1"


def test_a_deck_too_small_is_drawn_whole_and_the_discards_again():
    t = challenge()
    at = dutch(t, "grenadier")
    here = beside(t, at)
    unit, dragoon = t.unit("cannon", here), t.unit("dragoon", here)
    t.moving("build")
    for card in ("regulars", "retreat"):
        rest = tuple((Counter(deck(COMBAT_CARDS, t.s.edition)) - Counter([card])).elements())
        t.s.combat_deck, t.s.combat_discard = (card,), rest
        found = battle_odds.attack_odds(t.s, 0, (dragoon, unit), at)
        assert (found.attack, found.defence, found.draws, found.unseen) == (7, 5, 2, 1)
        move = MoveUnits(0, (dragoon, unit), at)
        whole = t.s.copy()
        whole.combat_deck, whole.combat_discard = (card, *rest), ()
        wins = sum(fought(whole, move, (), (card, other)) for other in rest)
        assert (found.best.wins, found.best.of) == (wins, len(rest))
        assert (wins == 0) == (card == "regulars"), "5 and 2 stop 7 whatever comes next"


def test_firing_counts_all_units_of_the_hex_and_no_more_of_them_move():
    t = challenge()
    at = dutch(t, "archer")
    here = beside(t, at)
    cannon, archer = t.unit("cannon", here), t.unit("archer", here)
    t.moving("build")
    origin = t.player().units[cannon]
    assert t.player().units[archer] == origin
    found = battle_odds.attack_odds(t.s, 0, (), at, origin)
    assert found.attack == 5
    wins, ways = by_force(t.s, AttackAdjacent(0, cannon, at), (), 1)
    assert found.best.wins * ways == wins * found.best.of


def test_a_harder_level_draws_one_more():
    t = challenge(solo_difficulty="hard")
    at = dutch(t, "archer")
    unit = t.unit("cannon", beside(t, at))
    t.moving("build")
    found = battle_odds.attack_odds(t.s, 0, (unit,), at)
    assert found.draws == 2 == solo.cards_drawn(t.s, 1)
    wins, ways = by_force(t.s, MoveUnits(0, (unit,), at), (), 2)
    assert found.best.wins * ways == wins * found.best.of and 0 < wins < ways


def test_the_odds_of_a_view_are_those_of_the_position_and_of_an_open_battle():
    t = challenge().combat_card("militia", "spy")
    at = dutch(t, "grenadier")
    unit = t.unit("cannon", beside(t, at))
    t.moving("build")
    before = battle_odds.attack_odds(RULES.view(t.s, 0), 0, (unit,), at)
    assert before == battle_odds.attack_odds(t.s, 0, (unit,), at)
    t.do(MoveUnits(0, (unit,), at))
    t.waits_for(0, "combat")
    assert battle_odds._odds(RULES.view(t.s, 0), t.frame) == before


def test_guessed_worlds_come_out_as_often_as_foretold():
    """400 worlds of a seat's own guesses, one seed: within four standard errors."""
    t = challenge().combat_card("regulars")
    at = dutch(t, "grenadier")
    put_unit(t.player(), 3, beside(t, at))
    t.moving("build")
    found = battle_odds.attack_odds(t.s, 0, (3,), at)
    choice = found.choices[1]
    rng, worlds, wins = Rng(5), 400, 0
    for _ in range(worlds):
        world = RULES.determinize(t.s, 0, rng)
        wins += fought(world, MoveUnits(0, (3,), at), choice.cards, world.combat_deck[:2])
    share = choice.chance
    assert abs(wins / worlds - share) <= 4 * (share * (1 - share) / worlds) ** 0.5 + 1e-9


def test_where_nobody_only_defends_there_are_no_odds():
    t = challenge()
    with pytest.raises(ValueError, match="nobody who only defends"):
        battle_odds.attack_odds(t.s, 0, (0,), t.home(0))

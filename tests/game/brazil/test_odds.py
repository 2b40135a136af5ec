"""The odds shown in a battle hold to the rules where a card can be cancelled."""

from __future__ import annotations

import pytest

from engine.brazil.events import BattleEnded
from engine.brazil.moves import CancelCard, MoveUnits, SealCards
from engine.brazil.state import State
from engine.core.event import Event
from engine.core.rng import Rng
from game.brazil.battle.odds import WORLDS, SampledOdds, odds_of
from tests.brazil.kit import RULES, Table
from tests.game.brazil.kit import battle_ahead

SPY = ("regulars", "spy")


def attacked(attacker: str, defender: str, cards: tuple[str, ...], against: tuple[str, ...]) -> Table:
    """An attack with these hands, no card sealed yet."""
    t, unit, _, there = battle_ahead(defender, attacker)
    t.player(0).combat_cards = t.player(1).combat_cards = ()
    t.combat_card(*cards).combat_card(*against, seat=1)
    t.do(MoveUnits(0, (unit,), there))
    return t


def thought(t: Table, seat: int, cards: tuple[str, ...]) -> SampledOdds:
    odds = odds_of(t.session.view(seat), seat, cards, Rng(5))
    while odds.think():
        pass
    return odds


def gone_through(t: Table, seat: int, cards: tuple[str, ...]) -> int:
    """In how many of the same worlds the seat wins, every choice of both sides tried out to its end."""
    rng, won = Rng(5), 0
    for _ in range(WORLDS):
        world = RULES.determinize(t.session.view(seat), seat, rng)
        won += _won(world, RULES.apply(world, SealCards(seat, tuple(sorted(cards)))), seat)
    return won


def _won(world: State, events: list[Event], seat: int) -> bool:
    ended = [event for event in events if isinstance(event, BattleEnded)]
    if ended:
        return ended[0].winner == seat
    asked = RULES.awaiting(world)[0]
    found = []
    for move in RULES.legal_moves(world, asked):
        assert isinstance(move, (SealCards, CancelCard))
        after = world.copy()
        found.append(_won(after, RULES.apply(after, move), seat))
    return any(found) if asked == seat else all(found)


@pytest.mark.parametrize("units", [("archer", "archer"), ("dragoon", "dragoon"), ("archer", "dragoon")])
@pytest.mark.parametrize("cards", [("spy",), SPY])
def test_whoever_defends_with_a_spy_sees_how_every_world_ends(units: tuple[str, str], cards: tuple[str, ...]) -> None:
    """The Spy waits for whom it cancels: such worlds were left out, most of them."""
    t = attacked(*units, ("militia", "regulars"), SPY)
    t.seal("militia", "regulars")
    odds = thought(t, 1, cards)
    assert odds.tried == WORLDS and odds.won == gone_through(t, 1, cards)


@pytest.mark.parametrize("units", [("archer", "archer"), ("dragoon", "archer"), ("dragoon", "dragoon")])
def test_whoever_attacks_with_a_spy_is_answered_as_well_as_can_be(units: tuple[str, str]) -> None:
    """Answers with several cards, of which one is to be cancelled, were left out."""
    t = attacked(*units, SPY, ("militia", "regulars", "bandeirantes"))
    odds = thought(t, 0, SPY)
    assert odds.tried == WORLDS and odds.won == gone_through(t, 0, SPY)


def test_the_strength_told_is_that_of_the_cards_sealed_if_none_is_cancelled() -> None:
    t = attacked("dragoon", "archer", ("regulars",), ("militia", "regulars", "spy"))
    for seed in range(12):
        odds = odds_of(t.session.view(0), 0, ("regulars",), Rng(seed))
        assert odds.strength == 5, "at once"
        odds.think()
        assert odds.strength == 5
    t.seal("regulars")
    assert odds_of(t.session.view(1), 1, ("militia", "regulars"), Rng(1)).strength == 4

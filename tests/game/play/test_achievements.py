"""Each achievement: a game in which it was done, and the nearest one in which it was not."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from engine.brazil import events as b
from engine.core.event import Event
from engine.core.rules import Result
from engine.historia import events as h
from engine.struggle import events as s
from game.brazil.statistics import statistics as brazil
from game.brazil.statistics_items import ITEMS as brazil_items
from game.historia.statistics import statistics as historia
from game.play.statistics.game_facts import FinishedGame, narrowly
from game.struggle.statistics import statistics as struggle


def over(
    state: Any = None, events: Sequence[Event] = (), winners: tuple[int, ...] = (0,), totals: tuple[int, ...] = (9, 5),
    begin: Any = None,
) -> FinishedGame:  # fmt: skip
    ranking = tuple(sorted(range(len(totals)), key=lambda seat: seat not in winners))
    return FinishedGame(None, begin, state, events, Result(winners, ranking, totals, ((),) * len(totals)))


def map_of(challenge: Any = None, solo: Any = None) -> Any:
    return SimpleNamespace(scenario=SimpleNamespace(challenge=challenge, solo=solo))


def fight(winner: int, attack: tuple[str, ...], defence: tuple[str, ...]) -> list[Event]:
    began, cards = b.BattleBegan(0, 1, 3, 2), b.CardsRevealed(attack, defence)
    return [began, cards, b.BattleEnded(0, 1, 3, 5, 4, winner)]


def rounds(era_3: int, last: int) -> list[Event]:
    turns: list[Event] = [b.TurnBegan(0, number) for number in range(1, last + 1)]
    return [*turns[:era_3], b.EraBegan(3), *turns[era_3:]]


def b_over(
    events: Sequence[Event] = (), round_: int = 20, seats: Any = None, challenge: Any = None, **more: Any
) -> FinishedGame:
    state = SimpleNamespace(board=map_of(challenge), round=round_, seats=seats)
    return over(state, events, **more)


def test_a_battle_counts_with_its_own_cards() -> None:
    done = brazil().achievements["bare_hands"]
    assert done(b_over(fight(0, (), ("spy",))), 0)
    assert not done(b_over(fight(0, (), ())), 0), "nobody laid one"
    assert not done(b_over(fight(0, ("spy",), ("spy",))), 0)
    assert not done(b_over(fight(1, (), ("spy",))), 0), "lost"
    assert done(b_over(fight(1, ("spy",), ())), 1), "as the defender"
    stale = [*fight(1, ("spy",), ("militia",)), b.BattleBegan(0, 1, 3, 2), b.BattleEnded(0, 1, 3, 5, 4, 0)]
    assert not done(b_over(stale), 0), "the cards of another battle"


def test_achievements_of_brazil() -> None:
    achievements = brazil().achievements
    peace, war = b_over(), b_over([b.BattleBegan(1, 0, 3, 2)])
    assert achievements["bloodless_reign"](peace, 0) and not achievements["bloodless_reign"](peace, 1)
    assert not achievements["bloodless_reign"](war, 0)
    assert not achievements["bloodless_reign"](b_over(challenge=object()), 0)
    seized: list[Event] = [b.TileSeized(0, n) for n in range(2)]
    assert achievements["land_taker"](b_over(seized), 0) and not achievements["land_taker"](b_over(seized[1:]), 0)
    for strength, done in ((4, True), (5, False), (3, False)):
        found = b_over([b.ExpeditionFought(0, 7, strength, 4, ())])
        assert achievements["to_the_letter"](found, 0) == done and not achievements["to_the_letter"](found, 1)
    palaces: list[Event] = [b.PalacePlaced(0, n, n) for n in range(2, 6)]
    assert achievements["palace_builder"](b_over(palaces), 0)
    assert not achievements["palace_builder"](b_over(palaces[1:]), 0)
    assert achievements["iron_road"](b_over(rounds(10, 13), round_=13), 0)
    assert not achievements["iron_road"](b_over(rounds(10, 14), round_=14), 0)
    assert not achievements["iron_road"](b_over(rounds(10, 13), round_=13, winners=(1,)), 0)
    assert not achievements["iron_road"](b_over(round_=2), 0), "no third era began"


def test_what_is_owned_in_brazil() -> None:
    from engine.brazil.components import FRAME_COLOURS, PRODUCTS
    from engine.brazil.components import PAINTINGS as ALL

    achievements = brazil().achievements
    by_frame = {colour: [one for one in ALL if ALL[one].colour == colour] for colour in FRAME_COLOURS}
    first, second, third = (by_frame[colour] for colour in FRAME_COLOURS)
    mixed = (*first[:5], second[0], third[0])
    for owned, done in ((mixed, True), (mixed[:-1], False), ((*first[:5], *second[:3]), False)):
        assert achievements["full_gallery"](b_over(seats=[SimpleNamespace(paintings=owned)]), 0) == done
    assert brazil_items.goal_of("master_maker") == len(PRODUCTS)
    made = tuple((product, "build") for product in PRODUCTS)
    assert achievements["master_maker"](b_over(seats=[SimpleNamespace(products=made)]), 0)
    assert not achievements["master_maker"](b_over(seats=[SimpleNamespace(products=made[1:])]), 0)


def test_gold_is_the_best_medal_of_a_challenge_that_was_won(monkeypatch: pytest.MonkeyPatch) -> None:
    medals = [SimpleNamespace(points=30, left=0), SimpleNamespace(points=50, left=2)]
    monkeypatch.setattr("game.brazil.statistics.conditions.rounds_left", lambda state: state.left)

    def done(points: int, left: int, winners: tuple[int, ...] = (0,), challenge: Any = medals) -> bool:
        found = b_over(
            challenge=SimpleNamespace(medals=challenge) if challenge else None, winners=winners, totals=(points,)
        )
        found.state.left = left
        return brazil().achievements["gold_medal"](found, 0)

    assert (
        done(50, 2) and not done(49, 2) and not done(50, 1) and not done(50, 2, ()) and not done(50, 2, challenge=None)
    )


def s_over(
    events: Sequence[Event] = (), why: str = "final", vp: int = 18, debt: int = 9, winner: int = 0, jacobites: int = 0
) -> FinishedGame:
    players = [SimpleNamespace(debt=debt), SimpleNamespace(debt=debt)]
    state = SimpleNamespace(over=why, players=players, vp=vp, jacobite_victories=jacobites)
    return over(state, events, (winner,), (vp, 30 - vp), SimpleNamespace(vp=15))


def test_achievements_of_imperial_struggle() -> None:
    achievements = struggle().achievements
    for achievement, why in (("clean_sweep", "sweep"), ("far_ahead", "vp")):
        assert achievements[achievement](s_over(why=why), 0) and not achievements[achievement](s_over(why=why), 1)
        assert not achievements[achievement](s_over(why="final"), 0)
    won: list[Event] = [s.TheaterWon(0, n, 0, 2, 0, (4, 2)) for n in range(4)]
    assert achievements["all_theaters"](s_over(won), 0) and not achievements["all_theaters"](s_over(won), 1)
    assert not achievements["all_theaters"](s_over(won[1:]), 0)
    assert achievements["no_debts"](s_over(debt=6), 0) and not achievements["no_debts"](s_over(debt=7), 0)
    assert not achievements["no_debts"](s_over(debt=0), 1)
    refused: list[Event] = [s.Refused(0, 5)]
    assert achievements["proud_refusal"](s_over(refused), 0) and not achievements["proud_refusal"](s_over(refused), 1)
    assert not achievements["proud_refusal"](s_over(refused, winner=1), 0)
    assert achievements["old_pretender"](s_over(jacobites=2, winner=1), 0)
    assert not achievements["old_pretender"](s_over(jacobites=2), 1)
    assert not achievements["old_pretender"](s_over(jacobites=1), 0)
    ships: list[Event] = [s.SquadronBuilt(1)] * 2
    assert achievements["full_sail"](s_over(ships), 1) and not achievements["full_sail"](s_over(ships), 0)
    assert not achievements["full_sail"](s_over(ships[1:]), 1)
    flags: list[Event] = [s.Flagged(2, space) for space in (1, 2)]
    assert achievements["stars_and_lilies"](s_over(flags), 0) and not achievements["stars_and_lilies"](s_over(flags), 1)
    assert not achievements["stars_and_lilies"](s_over([flags[0], s.Flagged(2, 1), s.Flagged(0, 9)]), 0)


@pytest.mark.parametrize(("low", "done"), [(5, True), (6, False)])
def test_the_brink_is_measured_when_a_round_begins(low: int, done: bool) -> None:
    achievement = struggle().achievements["from_the_brink"]
    fall: list[Event] = [s.VpScored(1, 15 - low, "war", ""), s.TurnBegan(0, 1), s.VpScored(0, 20, "war", "")]
    assert achievement(s_over(fall), 0) == done
    assert not achievement(s_over(fall, winner=1), 0) and not achievement(s_over(fall, winner=1), 1)
    passing = [fall[0], fall[2], fall[1]]
    assert not achievement(s_over(passing), 0), "not standing there when anybody could act"
    rise: list[Event] = [s.VpScored(0, 15 - low, "war", ""), s.TurnBegan(0, 1)]
    assert achievement(s_over(rise, winner=1), 1) == done


def test_a_hairs_breadth() -> None:
    assert narrowly(over(totals=(9, 8)), 0) and narrowly(over(totals=(9, 9)), 0)
    assert not narrowly(over(totals=(9, 7)), 0) and not narrowly(over(totals=(9,)), 0)
    assert not narrowly(over(totals=(7, 9)), 0), "won by something else"
    narrow = struggle().narrow
    assert narrow(s_over(vp=16), 0) and narrow(s_over(vp=15), 0) and narrow(s_over(vp=14, winner=1), 1)
    assert not narrow(s_over(vp=17), 0) and not narrow(s_over(vp=15, why="sweep"), 0)
    assert brazil().narrow(b_over(totals=(9, 8)), 0)
    assert not brazil().narrow(b_over(totals=(9, 8), challenge=object()), 0)


def h_over(events: Sequence[Event] = (), winners: tuple[int, ...] = (0,), **own: Any) -> FinishedGame:
    seat = SimpleNamespace(**{"technology": 4, "military": 4, "wonders": (), "cubes": 0, **own})
    return over(SimpleNamespace(seats=[seat, seat]), events, winners)


def test_achievements_of_historia(monkeypatch: pytest.MonkeyPatch) -> None:
    achievements = historia().achievements
    assert achievements["singularity"](h_over(technology=16), 0)
    assert not achievements["singularity"](h_over(technology=15), 0)
    assert achievements["high_ground"](h_over(military=16), 0)
    assert not achievements["high_ground"](h_over(military=15), 0)
    assert achievements["all_the_world"](h_over(cubes=0xFF), 0)
    assert not achievements["all_the_world"](h_over(cubes=0x7F), 0)
    wonders: list[Event] = [h.WonderTaken(0, str(n)) for n in range(7)]
    third = h.EraBegan(3)
    assert achievements["seven_wonders"](h_over([*wonders, third]), 0)
    assert not achievements["seven_wonders"](h_over([*wonders, third]), 1)
    assert not achievements["seven_wonders"](h_over([*wonders[1:], third, wonders[0]]), 0), "one came too late"
    for event in (h.Raided(0, 1), h.WarFought(0, 1, 3, 5, 4, 0)):
        assert not achievements["no_spear"](h_over([event]), 0)
    assert achievements["no_spear"](h_over([h.Raided(1, 0)]), 0) and not achievements["no_spear"](h_over(), 1)
    aims: list[Event] = [h.LeaderScored(0, "x", "high")] * 3
    assert achievements["three_aims"](h_over(aims), 0) and not achievements["three_aims"](h_over(aims), 1)
    assert not achievements["three_aims"](h_over([*aims[1:], h.LeaderScored(0, "x", "low")]), 0)
    made: list[Event] = [h.RevolutionMade(0), h.RevolutionMade(1), h.RevolutionMade(0)]
    assert achievements["no_revolution"](h_over(made), 0)
    assert not achievements["no_revolution"](h_over([*made, made[0]]), 0)
    assert not achievements["no_revolution"](h_over(winners=(1,)), 0)
    trades: list[Event] = [h.Traded(0, other) for other in (1, 2, 3, 4)]
    assert achievements["trade_winds"](h_over(trades), 0) and not achievements["trade_winds"](h_over(trades), 1)
    assert not achievements["trade_winds"](h_over([*trades[1:], h.Traded(0, 2)]), 0)
    for government, done in (("utopia", True), ("empire", False)):
        monkeypatch.setattr("game.historia.statistics.facts.government", lambda s, seat, g=government: g)
        assert achievements["utopia"](h_over(), 0) == done

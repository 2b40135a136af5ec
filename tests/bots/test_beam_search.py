"""Planning whole turns: where lines end, what is dropped, what is expected, what counts of what was learned."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.bots import advice, beam_search, judging
from engine.bots.beam_search import BeamWidth, LineStep, MoveLine, TurnPlanner, judge_of
from engine.bots.emperor import EmperorBot
from engine.bots.governor import GovernorBot
from engine.bots.viceroy import SearchBudget, ViceroyBot
from engine.core.rng import Rng
from engine.registry import GAMES
from tests.bots.begun import TABLES, session
from tests.core.sealed import Give, Seal, SealedRules
from tests.core.sealed import State as SealedState

SEALED = SealedRules()
NARROW = BeamWidth(4, 3, 10)
LITTLE = SearchBudget(lines=3, worlds=2, reply=BeamWidth(2, 1, 6), next=BeamWidth(2, 1, 6))


@pytest.mark.parametrize("game", sorted(TABLES))
@pytest.mark.parametrize("moves", [1, 40, 77])
def test_every_line_can_be_played_and_leads_where_it_says(game, moves):
    played = session(game, moves)
    rules, seat = played.rules, played.awaiting[0]
    world = rules.determinize(played.view(seat), seat, Rng(7))
    before = rules.digest(world)
    found = TurnPlanner(rules, seat, NARROW, 5).lines(world)
    assert found and rules.digest(world) == before
    assert [line.value for line in found if line.over] == sorted((x.value for x in found if x.over), reverse=True)
    for line in found[:6]:
        assert line.value == judge_of(rules)(line.state, seat)
        for step in line.steps:
            assert step.move in step.offered and step.move.seat == seat
        again = MoveLine((), world, 0.0)
        moves_left = [step.move for step in line.steps]
        while moves_left:
            again = TurnPlanner(rules, seat, NARROW, 5).after(again, moves_left[0])
            moves_left = moves_left[len(again.steps) - (len(line.steps) - len(moves_left)) :]
        assert rules.digest(again.state) == rules.digest(line.state) and again.over == line.over


def test_a_line_ends_with_the_turn():
    """In the solo challenge the same seat is asked again at once: the next turn is another line all the same."""
    rules = GAMES["brazil"]
    state = rules.new_game(rules.setups("battle_of_guararapes", 1, {})[0], 2)
    rng = Rng(2)
    while state.round < 2:
        rules.apply(state, rng.choice(rules.legal_moves(state, 0)))
    over = [line for line in TurnPlanner(rules, 0, NARROW, 1).lines(state) if line.over]
    assert over and {line.state.round for line in over} == {3}
    assert {line.steps[-1].move.kind for line in over} == {"end_turn"}


def test_positions_reached_twice_are_looked_at_once():
    """Two ways round to the same position: one goes on."""
    planner = TurnPlanner(SEALED, 0, NARROW, 1)
    state = SealedState([(1, 2), (3,)], [None, None], [0, 0], 1)
    ways = [
        MoveLine((LineStep([], Seal(0, 1)),), state.copy(), 1.0),
        MoveLine((LineStep([], Seal(0, 2)),), state.copy(), 1.0),
    ]
    assert len(planner._best(ways)) == 1
    other = SealedState([(1,), (3,)], [None, None], [0, 0], 1)
    assert len(planner._best([*ways, MoveLine((LineStep([], Seal(0, 3)),), other, 1.0)])) == 2


def test_of_every_beginning_the_best_goes_on_beyond_the_beam():
    planner = TurnPlanner(SEALED, 0, BeamWidth(4, 2, 5), 1)
    first = [Seal(0, card) for card in range(1, 4)]
    grown = [
        MoveLine((LineStep([], move),), SealedState([(number,), ()], [None, None], [0, 0], number), 9.0 - number)
        for number, move in enumerate([first[0], first[0], first[0], first[1], first[1], first[2]])
    ]
    kept = planner._best(grown)
    assert [line.value for line in kept] == [9.0, 8.0, 6.0, 4.0]


def test_the_governor_sees_past_its_first_move():
    """The die is worth nothing until it is given away, which is the next move: nothing at one step's distance."""

    class Late(SealedRules):
        def evaluate(self, s, seat):
            return 0.0 if s.chooser == seat else float(s.points[seat])

    state = SealedState([(1, 3), (2,)], [None, None], [0, 0], 1)
    assert {GovernorBot().choose(Late(), state, 0, Rng(seed)) for seed in range(9)} == {Seal(0, 3)}


def test_the_governor_plays_on_as_planned_and_plans_anew_when_things_come_out_otherwise(monkeypatch):
    planned = []
    lines_of = TurnPlanner.lines
    monkeypatch.setattr(TurnPlanner, "lines", lambda self, world: planned.append(1) or lines_of(self, world))
    played = session("brazil", 60)
    while played.rules.is_quiescent(played.state, 0) is False or played.state.frames[-1].arch:
        played.submit(played.legal_moves(played.awaiting[0])[-1])
    bot, seat = GovernorBot(NARROW), played.awaiting[0]
    move = bot.choose(played.rules, played.view(seat), seat, Rng(1))
    played.submit(move)
    assert planned == [1] and bot.planned
    if played.awaiting == (seat,) and bot.planned[0].offered == played.legal_moves(seat):
        assert bot.choose(played.rules, played.view(seat), seat, Rng(2)) in played.legal_moves(seat)
        assert planned == [1]
    elsewhere = session("brazil", 90)
    bot.choose(elsewhere.rules, elsewhere.view(elsewhere.awaiting[0]), elsewhere.awaiting[0], Rng(2))
    assert len(planned) == 2


def test_patience_ends_a_game_that_never_asks_again():
    class Endless(SealedRules):
        def is_quiescent(self, s, seat):
            return False

        def awaiting(self, s):
            return (1,)

        def legal_moves(self, s, seat):
            return [Give(1, 0)]

        def apply(self, s, move):
            return []

    assert (
        beam_search.play_other_seats(Endless(), SealedState([(1,), (2,)], [None, None], [0, 0], 1), 0, Rng(1)) is False
    )


def test_a_game_may_say_how_widely_its_turns_are_planned():
    assert GAMES["struggle"].breadth != GAMES["brazil"].breadth == GAMES["historia"].breadth
    seen = []
    played = session("struggle", 20)
    seat = played.awaiting[0]

    class Notes(TurnPlanner):
        def lines(self, world, begun=None):
            seen.append(self.width)
            return super().lines(world, begun)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.bots.governor.TurnPlanner", Notes)
        patch.setattr(type(played.rules), "breadth", (3, 2, 5))
        GovernorBot().best(played.rules, played.view(seat), seat, Rng(1))
        GovernorBot(NARROW).best(played.rules, played.view(seat), seat, Rng(1))
    assert seen == [BeamWidth(3, 2, 5), NARROW]


@pytest.mark.parametrize("experience", [1.0, 0.5, 0.0])
def test_what_was_learned_is_asked_for_by_whoever_is_experienced_alone(experience):
    """The lines, the replies and the outcome: all by the same."""
    asked = Counter()

    class Asked(type(GAMES["brazil"])):
        def learned_forecast(self, s, seat, share=1.0):
            asked[share] += 1
            return super().learned_forecast(s, seat, share)

        def forecast(self, s, seat):
            asked[0.0] += 1
            return super().forecast(s, seat)

    played = session("brazil", 71)
    seat = played.awaiting[0]
    view = played.view(seat)
    effort = SearchBudget(lines=3, worlds=2, experience=experience)
    found = ViceroyBot(NARROW, effort).rank_candidates(
        Asked(), lambda dice: GAMES["brazil"].determinize(view, seat, dice), seat, Rng(3)
    )
    assert len(found) > 1 and found[0].values
    assert set(asked) == {experience}
    assert effort.scaled(0.5).experience == experience


def test_a_game_that_has_learned_nothing_is_judged_as_it_is_by_all():
    state = SealedState([(1, 2, 3), (2,)], [None, None], [4, 0], 1)
    assert judge_of(SEALED, experience=1.0)(state, 0) == judge_of(SEALED)(state, 0) == SEALED.evaluate(state, 0)


def test_the_viceroy_has_some_experience_and_the_emperor_and_advice_have_all():
    assert 0.0 < ViceroyBot().effort.experience < 1.0
    assert (
        EmperorBot(seconds=0).effort.experience == advice.EFFORT.experience == judging.EFFORT.playout.experience == 1.0
    )

"""Play-outs beyond the turn: who replies, what ends count for, which lines are dropped, when it is enough."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.bots.advice import EFFORT as ADVICE
from engine.bots.beam_search import BeamWidth, LineStep, MoveLine, TurnPlanner
from engine.bots.emperor import EFFORT as EMPEROR
from engine.bots.governor import GovernorBot
from engine.bots.viceroy import EFFORT as VICEROY
from engine.bots.viceroy import (
    Candidate,
    PlayoutEvaluator,
    SearchBudget,
    ViceroyBot,
    better_half,
    distinct,
    is_settled,
)
from engine.core.rng import Rng
from engine.registry import GAMES
from tests.bots.begun import TABLES, session
from tests.core.sealed import Give, Seal, SealedRules
from tests.core.sealed import State as SealedState

SEALED = SealedRules()
NARROW = BeamWidth(4, 3, 10)
LITTLE = SearchBudget(lines=3, worlds=2, reply=BeamWidth(2, 1, 6), next=BeamWidth(2, 1, 6))


@pytest.mark.sampled
@pytest.mark.parametrize("game", sorted(TABLES))
def test_the_viceroy_plays_every_game_by_counts_alone_the_same_move_again(game):
    played = session(game, 45)
    seat = played.awaiting[0]
    view = played.view(seat)
    before = repr(view)
    moves = [ViceroyBot(NARROW, LITTLE).choose(played.rules, view, seat, Rng(4)) for _ in range(2)]
    assert moves[0] == moves[1] and moves[0] in played.legal_moves(seat) and repr(view) == before


def test_the_viceroy_drops_the_worse_half_and_keeps_the_best():
    values = {1: 5.0, 2: 1.0, 3: 9.0}

    class StubEvaluator(PlayoutEvaluator):
        def value(self, world, moves):
            return values[moves[0].card]

    import engine.bots.viceroy as module

    state = SealedState([(1, 2, 3), (2,)], [None, None], [0, 0], 1)
    bot = ViceroyBot(NARROW, SearchBudget(lines=3, worlds=4, least=2))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "PlayoutEvaluator", StubEvaluator)
        weighed = bot.rank_candidates(SEALED, lambda rng: SEALED.determinize(state, 0, rng), 0, Rng(1))
    assert [one.line.steps[0].move.card for one in weighed] == [3, 1, 2]
    assert [len(one.values) for one in weighed] == [4, 4, 2], "those that were dropped stand behind"
    bot.effort = SearchBudget(lines=3, worlds=4, least=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "PlayoutEvaluator", StubEvaluator)
        weighed = bot.rank_candidates(SEALED, lambda rng: SEALED.determinize(state, 0, rng), 0, Rng(1))
    assert [len(one.values) for one in weighed] == [2, 2, 2], "nothing is compared with nothing"


def test_the_fewer_lines_are_left_the_more_worlds_they_are_played_out_in_at_once(monkeypatch):
    """As many play-outs as at first each time: there is enough to do for every core."""
    waves = []

    class Counts(ViceroyBot):
        def played_out(self, tasks, late):
            waves.append(len(tasks))
            return [float(place % 7) for place in range(len(tasks))]

    played = session("brazil", 71)
    seat, view = played.awaiting[0], played.view(played.awaiting[0])
    bot = Counts(None, SearchBudget(lines=12, worlds=13, least=3))
    monkeypatch.setattr("engine.bots.viceroy.is_settled", lambda rivals: False)
    found = bot.rank_candidates(played.rules, lambda dice: played.rules.determinize(view, seat, dice), seat, Rng(3))
    assert len(found) == 12 and [len(rival.values) for rival in found].count(13) == 3
    assert waves == [12, 12, 2 * 6, 4 * 3, 4 * 3, 1 * 3]


def in_round_two(scenario, seats):
    """A table in its second round, the first seat asked."""
    rules = GAMES["brazil"]
    state = rules.new_game(rules.setups(scenario, seats, {})[0], 2)
    rng = Rng(2)
    while state.round < 2:
        rules.apply(state, rng.choice(rules.legal_moves(state, rules.awaiting(state)[0])))
    return state


@pytest.mark.parametrize(
    "scenario,seats,own,turns",
    [
        ("cisplatine", 2, 2, 4),
        ("cisplatine", 2, 1, 2),
        ("amazon", 3, 1, 3),
        ("amazon", 3, 2, 4),
        ("battle_of_guararapes", 1, 1, 4),
    ],
)
def test_replies_are_followed_by_so_many_turns_of_its_own(scenario, seats, own, turns, monkeypatch):
    """Whoever plays alone has none to reply: all turns are his."""
    rules, state = GAMES["brazil"], in_round_two(scenario, seats)
    seat = rules.awaiting(state)[0]
    planned = []

    class Seen(TurnPlanner):
        def lines(self, world, begun=None):
            planned.append(self.seat)
            return super().lines(world, begun)

    monkeypatch.setattr("engine.bots.viceroy.TurnPlanner", Seen)
    line = TurnPlanner(rules, seat, NARROW, 5).lines(state)[0]
    PlayoutEvaluator(rules, seat, replace(LITTLE, own=own), 5).value(state, line.moves)
    assert planned == [(seat + number + (seats > 1)) % seats for number in range(turns)]


@pytest.mark.parametrize("scenario,seats,to_move", [("cisplatine", 2, 1), ("cisplatine", 2, 2), ("amazon", 3, 2)])
def test_who_moves_no_more_counts_where_the_game_has_ended(scenario, seats, to_move):
    """Otherwise whoever has the last turn of all would gain as much as the others have by ending the game."""
    rules, state = GAMES["brazil"], in_round_two(scenario, seats)
    state.ending, state.first = True, (state.first + to_move) % seats
    seat = rules.awaiting(state)[0]
    line = TurnPlanner(rules, seat, NARROW, 5).lines(state)[0]
    value = PlayoutEvaluator(rules, seat, LITTLE, 5).value(state, line.moves)
    end = line.state
    while rules.awaiting(end):
        end = TurnPlanner(rules, rules.awaiting(end)[0], LITTLE.reply, 5).lines(end)[0].state
    others = [rules.forecast(end, other) for other in range(seats) if other != seat]
    assert value == pytest.approx(rules.forecast(end, seat) - sum(others) / len(others))


@pytest.mark.parametrize("blind", [False, True])
def test_who_is_blind_plans_with_what_he_sees_and_plays_in_the_world_there_is(blind, monkeypatch):
    """A reply is the same in worlds that differ only in what is hidden from whoever replies."""
    rules, state = GAMES["brazil"], in_round_two("cisplatine", 2)
    seat = rules.awaiting(state)[0]
    other = 1 - seat
    another = state.copy()
    deck = list(state.mission_decks[0])
    mine = another.changing(seat)
    mine.missions, deck[2] = (deck[2], *mine.missions[1:]), mine.missions[0]
    another.mission_decks = (tuple(deck), *state.mission_decks[1:])
    assert rules.view(state, other) == rules.view(another, other) and state != another
    planned, ends = [], []

    class Seen(TurnPlanner):
        def lines(self, world, begun=None):
            planned.append((self.seat, world))
            return super().lines(world, begun)

    def judge(end, who):
        ends.append(end)
        return rules.forecast(end, who)

    line = TurnPlanner(rules, seat, NARROW, 5).lines(state)[0]
    monkeypatch.setattr("engine.bots.viceroy.TurnPlanner", Seen)
    monkeypatch.setattr("engine.bots.viceroy.judge_of", lambda *asked: judge)
    replies = []
    for world in (state, another):
        planned.clear()
        PlayoutEvaluator(rules, seat, replace(LITTLE, own=1, blind=blind), 5).value(world, line.moves)
        replies.append(next(seen for mover, seen in planned if mover == other))
        own = next(seen for mover, seen in planned if mover == seat)
        for seen, knows in ((replies[-1], other), (own, seat)):
            assert (seen.box == world.box) != blind, "which tiles are out of play nobody knows"
            assert set(world.seats[knows].missions) <= set(seen.seats[knows].missions), "he knows his own"
        assert ends[-1].box == world.box, "and it is played in the world there is"
    assert (replies[0] == replies[1]) == blind


def test_what_comes_to_the_same_in_every_world_is_weighed_once():
    """Otherwise a dozen orders of the same moves are the dozen lines that are looked at."""
    line = MoveLine((), None, 0.0)
    values = [[5.0, 4.0], [5.0, 4.0], [4.0, 5.0], [5.0, 4.0], [3.0, 3.0], [2.0, 2.0]]
    rivals = [Candidate(line, one) for one in values]
    kept, others = better_half(rivals, 1)
    assert [id(one) for one in kept] == [id(rivals[0]), id(rivals[2])]
    assert [id(one) for one in others] == [id(rivals[place]) for place in (4, 5, 1, 3)]
    assert [one.values for one in better_half(rivals, 3)[0]] == [[5.0, 4.0], [4.0, 5.0], [3.0, 3.0]]


@pytest.mark.parametrize("apart,worlds", [(0.0, 8), (4.0, 8), (0.5, 40)])
def test_worlds_are_looked_at_as_long_as_something_may_be_gained(apart, worlds, monkeypatch):
    """One line is as good as the other to the last, plainly better, or better in most worlds."""
    looked = Counter()

    class StubEvaluator(PlayoutEvaluator):
        def value(self, world, moves):
            card = moves[0].card
            looked[card] += 1
            luck = 3.0 * (-1) ** looked[card] if apart == 0.5 and card == 2 else 0.0
            return {1: 5.0, 2: 5.0 - apart, 3: -9.0}[card] + luck

    monkeypatch.setattr("engine.bots.viceroy.PlayoutEvaluator", StubEvaluator)
    state = SealedState([(1, 2, 3), (2,)], [None, None], [0, 0], 1)
    bot = ViceroyBot(NARROW, SearchBudget(lines=3, worlds=40, least=2))
    weighed = bot.rank_candidates(SEALED, lambda rng: SEALED.determinize(state, 0, rng), 0, Rng(1))
    assert [len(one.values) for one in weighed[:2]] == [worlds, worlds]


@pytest.mark.parametrize(
    "values,settled", [([5.0, 5.0], True), ([5.05, 5.0], True), ([5.3, 5.0], False), ([8, 2], False)]
)
def test_nothing_worth_looking_for_is_what_is_unlikely_to_be_more(values, settled):
    """By two standard errors."""
    line = MoveLine((), None, 0.0)
    assert is_settled([Candidate(line, [5.0, 5.0]), Candidate(line, values)]) == settled
    assert not is_settled([Candidate(line, [5.0, 5.0]), Candidate(line, [0.0, 0.0]), Candidate(line, [6.0, 6.0])])


@pytest.mark.parametrize("trust,first", [(0.0, 2), (1.0, 1)])
def test_what_a_line_looked_like_counts_as_so_many_worlds(trust, first, monkeypatch):
    """Played out in three worlds the second of two lines is a point better, on average; it looked four points worse."""

    class StubEvaluator(PlayoutEvaluator):
        def value(self, world, moves):
            return {1: 5.0, 2: 6.0, 3: -9.0}[moves[0].card]

    class Looked(ViceroyBot):
        def lines_to_play_out(self, rules, world, seat, dice, begun=None):
            lines = super().lines_to_play_out(rules, world, seat, dice, begun)
            for line in lines:
                line.value = {1: 4.0, 2: 0.0, 3: 0.0}[line.steps[0].move.card]
            return lines

    monkeypatch.setattr("engine.bots.viceroy.PlayoutEvaluator", StubEvaluator)
    state = SealedState([(1, 2, 3), (2,)], [None, None], [0, 0], 1)
    bot = Looked(NARROW, SearchBudget(lines=3, worlds=3, least=2, trust=trust))
    weighed = bot.rank_candidates(SEALED, lambda rng: SEALED.determinize(state, 0, rng), 0, Rng(1))
    assert weighed[0].line.steps[0].move.card == first
    assert {one.line.steps[0].move.card: one.mean for one in weighed} == {1: 5.0, 2: 6.0, 3: -9.0}


def test_the_more_worlds_there_are_the_less_what_a_line_looked_like_counts():
    poor, good = MoveLine((), None, 0.0), MoveLine((), None, 4.0)
    few = [Candidate(poor, [6.0, 5.0], 2.0), Candidate(good, [5.0, 4.0], 2.0)]
    many = [Candidate(poor, [6.0, 5.0] * 8, 2.0), Candidate(good, [5.0, 4.0] * 8, 2.0)]
    assert few[1].rank > few[0].rank and many[1].rank < many[0].rank
    assert few[0].mean == many[0].mean == 5.5


def test_whether_more_may_be_gained_is_asked_with_what_lines_looked_like():
    """The second came to a third of a point more in every world; what it looked like makes up for that, or does not."""
    values = [5.0] * 4, [5.3] * 4
    alike, better = MoveLine((), None, 0.0), MoveLine((), None, 4.0)
    assert not is_settled([Candidate(alike, values[0], 1.0), Candidate(alike, values[1], 1.0)])
    assert is_settled([Candidate(better, values[0], 1.0), Candidate(alike, values[1], 1.0)])


def test_with_no_time_at_all_the_viceroy_plays_what_the_governor_would():
    played = session("brazil", 60)
    seat = played.awaiting[0]
    view = played.view(seat)
    hurried = ViceroyBot(NARROW, LITTLE, seconds=1e-9).best(played.rules, view, seat, Rng(4))
    governor = GovernorBot(NARROW).best(played.rules, view, seat, Rng(4))
    assert [step.move for step in hurried.steps] == [step.move for step in governor.steps]


def test_lines_that_are_weighed_begin_differently():
    begun = [
        MoveLine((LineStep([], Give(0, to)), LineStep([], Seal(0, n))), to, 9.0 - n) for n in range(4) for to in (0, 1)
    ]
    kept = distinct(begun, 4)
    assert [line.steps[0].move.to for line in kept] == [0, 1, 0, 1]
    same = [MoveLine((LineStep([], Give(0, 0)),), number, 1.0) for number in range(5)]
    assert len(distinct(same, 4)) == 2


def test_lines_that_are_weighed_lead_elsewhere():
    """Of two orders of the same moves the first; as good alone is not the same."""
    ways = [
        MoveLine((LineStep([], Give(0, number)),), state, 1.0) for number, state in enumerate(("here", "there", "here"))
    ]
    assert distinct(ways, 9) == ways[:2]


def test_others_reply_before_the_position_is_judged():
    """Whoever leaves the others a reply is judged after it."""
    seen = []

    class Watched(SealedRules):
        def apply(self, s, move):
            seen.append(move.seat)
            return super().apply(s, move)

    state = SealedState([(1, 2), (3, 2)], [None, None], [0, 0], 1)
    ViceroyBot(NARROW, LITTLE).choose(Watched(), state, 0, Rng(1))
    assert 1 in seen


def test_out_of_time_lines_are_compared_in_the_worlds_that_all_were_played_out_in():
    """The second world is a bad one for whoever was played out there: that says nothing of the line."""
    played = session("brazil", 71)
    seat, view = played.awaiting[0], played.view(played.awaiting[0])
    found: list[list[float | None]] = [[3.0, 2.0, 1.0, -50.0, None, None]]

    class Hurried(ViceroyBot):
        def lines_to_play_out(self, *asked):
            return distinct(super().lines_to_play_out(*asked), 3)

        def played_out(self, tasks, late):
            return found[0][: len(tasks)]

    bot = Hurried(NARROW, SearchBudget(lines=6, worlds=2))
    rivals = bot.rank_candidates(played.rules, lambda dice: played.rules.determinize(view, seat, dice), seat, Rng(3))
    assert [rival.values for rival in rivals] == [[3.0], [2.0], [1.0]]
    found[0] = [1.0, 2.0, None, None, None, None]
    rivals = bot.rank_candidates(played.rules, lambda dice: played.rules.determinize(view, seat, dice), seat, Rng(3))
    assert [rival.values for rival in rivals] == [[2.0], [1.0], []]


@pytest.mark.parametrize("trust,first", [(0.0, 6.0), (1.0, 5.0)])
def test_out_of_time_what_lines_looked_like_counts_all_the_same(trust, first):
    played = session("brazil", 71)
    seat, view = played.awaiting[0], played.view(played.awaiting[0])

    class Hurried(ViceroyBot):
        def lines_to_play_out(self, *asked):
            lines = distinct(super().lines_to_play_out(*asked), 2)
            lines[0].value, lines[1].value = 4.0, 0.0
            return lines

        def played_out(self, tasks, late):
            return [5.0, 6.0, 0.0, None]

    bot = Hurried(NARROW, SearchBudget(lines=4, worlds=2, trust=trust))
    rivals = bot.rank_candidates(played.rules, lambda dice: played.rules.determinize(view, seat, dice), seat, Rng(3))
    assert rivals[0].values == [first]


def test_the_emperor_alone_trusts_in_looks():
    """What hints and the review tell are means of play-outs: another order would contradict them."""
    assert EMPEROR.trust > 0 and VICEROY.trust == ADVICE.trust == 0


def test_where_all_seats_share_turns_the_viceroy_searches_simultaneous_choices_alone(monkeypatch):
    """What else it plays is the Governor's plan, at the first time and where its plan is upset: playouts there took six
    of seven seconds and won no games."""
    rules = GAMES["historia"]
    state = rules.new_game(rules.setups("two", 2, {})[0], 3)
    (seat,) = rules.awaiting(state)
    monkeypatch.setattr(PlayoutEvaluator, "value", lambda *_: pytest.fail("a line is played out"))
    bot = ViceroyBot(NARROW)
    for _ in range(3):
        assert bot.best(rules, rules.view(state, seat), seat, Rng(1)).moves
    assert bot.plans == 3

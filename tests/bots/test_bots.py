"""The bots: random ones reach everything, greedy ones take what is best for them, none knows more than its seat."""

from __future__ import annotations

import pytest

from engine.bots import LADDER
from engine.bots.beam_search import BeamWidth
from engine.bots.emperor import EmperorBot
from engine.bots.greedy import GreedyBot
from engine.bots.random_bot import RandomBot
from engine.bots.registry import BOTS
from engine.bots.settler import SettlerBot
from engine.bots.simultaneous_moves import MixedBot, drawn
from engine.bots.viceroy import SearchBudget, ViceroyBot
from engine.brazil.state import Setup as BrazilSetup
from engine.core.misjudgement import Misjudgement
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES
from tests.core.sealed import Give, Seal, SealedRules, Setup
from tests.core.sealed import State as SealedState

SEALED = SealedRules()
BRAZIL, HISTORIA = GAMES["brazil"], GAMES["historia"]
TWO = Setup(("red", "blue"))
NAMES = sorted(BOTS)
ACTIONS = {
    *("TileBuilt", "UnitDeployed", "ProductMade", "PaintingTaken", "TileRenovated", "Traded"),
    *("TileExplored", "MissionAnnounced"),
}
"""Events of a seat that does something in its turn."""


@pytest.fixture(autouse=True)
def _emperor_by_counts(monkeypatch):
    """What it plays by the clock depends on the machine. Both that search look at few moves here: tests are many."""
    few = SearchBudget(lines=3, worlds=2)
    monkeypatch.setitem(BOTS, "emperor", lambda: EmperorBot(seconds=0, effort=few, width=BeamWidth(6, 4, 10)))
    monkeypatch.setitem(BOTS, "viceroy", lambda: ViceroyBot(BeamWidth(6, 4, 10), few))


def brazil(moves: int, seed: int = 3) -> Session:
    """A two-seat game after so many random moves."""
    session = Session(BRAZIL, BrazilSetup("cisplatine", ("green", "orange")), seed)
    rng = Rng(seed)
    while len(session.log) < moves:
        session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
    return session


def test_the_random_bot_plays_every_legal_move_about_equally_often():
    state = SEALED.new_game(TWO, 1)
    rng = Rng(1)
    counts = {move: 0 for move in SEALED.legal_moves(state, 0)}
    for _ in range(600):
        counts[RandomBot().choose(SEALED, SEALED.view(state, 0), 0, rng)] += 1
    assert all(140 < count < 260 for count in counts.values())


@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_and_dice_give_the_same_move(name):
    session = brazil(60)
    seat = session.awaiting[0]
    moves = [BOTS[name]().choose(BRAZIL, session.view(seat), seat, Rng(9)) for _ in range(2)]
    assert moves[0] == moves[1]


@pytest.mark.sampled
@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_changes_nothing(name):
    """A determinization looks the same to the seat as the real one."""
    for count in (30, 90, 150):
        session = brazil(count)
        seat = session.awaiting[0]
        other = BRAZIL.determinize(session.view(seat), seat, Rng(77))
        assert BRAZIL.digest(other) != BRAZIL.digest(session.state)
        views = (session.view(seat), BRAZIL.view(other, seat))
        moves = [BOTS[name]().choose(BRAZIL, view, seat, Rng(5)) for view in views]
        assert moves[0] == moves[1]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_leaves_the_view_as_it_was(name):
    session = brazil(80)
    seat = session.awaiting[0]
    view = session.view(seat)
    before = repr(view)
    BOTS[name]().choose(BRAZIL, view, seat, Rng(5))
    assert repr(view) == before


def test_the_rungs_are_bots_and_the_clock_is_the_emperors_alone():
    assert list(LADDER) == [name for name in BOTS if name not in ("random", "greedy", "mixed")]
    assert EmperorBot().seconds > 0 and ViceroyBot().seconds == 0


def test_the_emperor_stops_in_time():
    """Without limit of worlds it would go on for ever."""
    session = brazil(60)
    seat = session.awaiting[0]
    bot = EmperorBot(seconds=0.05, effort=SearchBudget(lines=3, worlds=1 << 40))
    assert bot.choose(BRAZIL, session.view(seat), seat, Rng(5)) in session.legal_moves(seat)


def test_the_greedy_bot_takes_the_gift_itself():
    state = SealedState([(), ()], [None, None], [3, 3], 1, chooser=1)
    assert GreedyBot().choose(SEALED, state, 1, Rng(1)) == Give(1, 1)


@pytest.mark.parametrize(("points", "error", "taken"), [(0.2, 2.0, 2), (1.1, 2.0, 1), (1.1, 4.0, 2), (2.1, 4.0, 1)])
def test_the_settler_can_not_tell_a_small_advantage_from_none(points, error, taken):
    """A gift to itself that is worth hardly more than one to the other: with some dice it takes this, with some that.
    What is plainly worth more it always takes. The game says how small an advantage must be."""

    class Scored(SealedRules):
        misjudgement = Misjudgement(error)

        def evaluate(self, s, seat):
            return points * super().evaluate(s, seat)

    state = SealedState([(), ()], [None, None], [3, 3], 1, chooser=1)
    chosen = {SettlerBot().choose(Scored(), state, 1, Rng(seed)) for seed in range(40)}
    assert len(chosen) == taken and Give(1, 1) in chosen


def test_the_settler_of_a_game_that_says_so_takes_nothing_over_no_gain():
    """The gift to the other brings nothing: however little the own one is worth, no error makes up for it."""

    class Gains(SealedRules):
        misjudgement = Misjudgement(9.0, knows_gains=True)

        def evaluate(self, s, seat):
            return 0.01 * s.points[seat]

    state = SealedState([(), ()], [None, None], [3, 3], 1, chooser=1)
    assert {SettlerBot().choose(Gains(), state, 1, Rng(seed)) for seed in range(40)} == {Give(1, 1)}


def test_the_settler_misjudges_how_much_a_move_brings_all_the_same():
    class Gains(SealedRules):
        misjudgement = Misjudgement(9.0, knows_gains=True)

        def evaluate(self, s, seat):
            return 0.01 * sum(s.points) + 0.5 * s.points[seat]

    state = SealedState([(), ()], [None, None], [3, 3], 1, chooser=1)
    assert {SettlerBot().choose(Gains(), state, 1, Rng(seed)) for seed in range(40)} == {Give(1, 0), Give(1, 1)}


def test_the_settler_tries_every_move_of_the_kinds_that_the_game_names():
    class Many(SealedRules):
        misjudgement = Misjudgement(surveyed=frozenset(("give",)))

    state = SealedState([()] * 9, [None] * 9, [0] * 9, 1, chooser=4)
    tried = [SettlerBot().tried(rules, state, 4, Rng(1)) for rules in (SEALED, Many())]
    assert len(tried[0]) == 3 and tried[1] == SEALED.legal_moves(state, 4)


def test_the_settler_of_brazil_lets_few_of_its_first_actions_go_to_waste():
    """A person who plays against it sees it build, deploy, paint or make something in most of its first turns."""
    idle = turns = 0
    for seed in range(1, 13):
        session = Session(BRAZIL, BrazilSetup("cisplatine", ("green", "orange")), seed, snapshots=False)
        dice, did = Rng(seed), dict[tuple[int, int], set[str]]()
        while session.state.round <= 6:
            seat = session.awaiting[0]
            place = did.setdefault((seat, session.state.round), set())
            events = session.submit(SettlerBot().choose(BRAZIL, session.view(seat), seat, dice))
            place |= {event.name for event in events if getattr(event, "seat", -1) == seat}
        turns += len(did)
        idle += sum(not place & ACTIONS for place in did.values())
    assert idle <= turns / 6


def test_the_greedy_bot_counts_on_the_choice_that_the_others_make_at_the_same_time():
    """Its evaluation shows only what is turned up: without the other's card every card would look the same. With one
    card left to the other, 2, the 3 wins for sure and the 2 brings nothing."""
    state = SealedState([(1, 2, 3), (2,)], [None, None], [0, 0], 1)
    assert {GreedyBot().choose(SEALED, SEALED.view(state, 0), 0, Rng(seed)) for seed in range(20)} == {Seal(0, 3)}


def test_the_greedy_bot_looks_to_the_end_of_what_its_choice_brings_it():
    """A card is worth nothing by itself, the die that its winner gives away next everything."""

    class Dear(SealedRules):
        def legal_moves(self, s, seat):
            return [Give(1, 1)] if s.chooser == seat == 1 else super().legal_moves(s, seat)

        def evaluate(self, s, seat):
            return float(s.points[seat] > 3)

    state = SealedState([(1, 3), (2,)], [None, None], [0, 0], 1)
    assert {GreedyBot().choose(Dear(), state, 0, Rng(seed)) for seed in range(20)} == {Seal(0, 3)}


def test_the_greedy_bot_goes_on_past_what_others_do_in_between():
    """Whoever did not win the round waits for the winner to give the die away before it judges."""

    class Late(SealedRules):
        def is_quiescent(self, s, seat):
            return s.chooser < 0 and s.sealed[seat] is None

        def evaluate(self, s, seat):
            return -100.0 if s.chooser >= 0 else float(s.points[seat])

    state = SealedState([(4,), (2, 3), (1,)], [None, None, None], [0, 0, 0], 1)
    ends = [GreedyBot()._settle(Late(), after(state, Seal(1, 2)), 1, Rng(seed), True) for seed in range(9)]
    assert all(value >= 0 for value in ends)


def after(state: SealedState, move: Seal) -> SealedState:
    """The position once all have chosen."""
    trial = state.copy()
    for choice in (Seal(0, 4), move, Seal(2, 1)):
        SEALED.apply(trial, choice)
    return trial


def test_a_bot_asked_alone_leaves_what_others_decide_later_to_them():
    """Nobody else is asked at the same time: no move of another seat is tried."""
    tried = []

    class Watched(SealedRules):
        def apply(self, s, move):
            tried.append(move.seat)
            return super().apply(s, move)

    state = SealedState([(1,), (2,)], [None, None], [0, 0], 1, chooser=0)
    GreedyBot().choose(Watched(), state, 0, Rng(1))
    assert tried and set(tried) == {0}


def test_a_single_move_is_played_without_thinking():
    class Thoughtless(SealedRules):
        def determinize(self, s, seat, rng):
            raise AssertionError

    state = SealedState([(1,), (2,)], [None, None], [0, 0], 1)
    assert GreedyBot().choose(Thoughtless(), state, 0, Rng(1)) == Seal(0, 1)


def test_what_the_rules_suggest_is_played():
    class Suggesting(SealedRules):
        def suggest(self, s, seat):
            return [Seal(seat, 2)]

    state = SealedState([(1, 2, 3), (2,)], [None, None], [0, 0], 1)
    assert GreedyBot().choose(Suggesting(), state, 0, Rng(1)) == Seal(0, 2)


def test_the_greedy_bot_tries_at_most_its_width_of_each_kind():
    tried = []

    class Watched(SealedRules):
        def apply(self, s, move):
            tried.append(move)
            return super().apply(s, move)

    state = SealedState([(1, 2, 3, 4), ()], [None, None], [0, 0], 1)
    GreedyBot(width=2).choose(Watched(), state, 0, Rng(1))
    assert len({move for move in tried if isinstance(move, Seal)}) == 2


def test_of_choices_worth_the_same_the_mixed_bot_draws():
    """What can be foreseen can be answered: it does not always take the first of equals, nor one that is far worse."""
    scores = [5.0, 5.0, -5.0]
    counts = [0, 0, 0]
    rng = Rng(4)
    for _ in range(200):
        counts[drawn(scores, rng)] += 1
    assert min(counts[:2]) > 70 and counts[2] < 3


def test_the_mixed_bot_sees_what_wins_for_sure():
    """Against a lone 2 the 3 always scores, and the 2 never."""
    state = SealedState([(2, 3), (2,)], [None, None], [0, 0], 1)
    assert {MixedBot().choose(SEALED, state, 0, Rng(seed)) for seed in range(6)} == {Seal(0, 3)}


def test_whoever_is_the_last_to_choose_still_chooses_together_with_the_others():
    session = Session(HISTORIA, HISTORIA.setups("two", 2, {})[0], 3)
    while len(session.awaiting) < 2:
        session.submit(session.legal_moves(session.awaiting[0])[0])
    assert HISTORIA.is_simultaneous(session.view(1))
    session.submit(session.legal_moves(0)[0])
    assert session.awaiting == (1,) and HISTORIA.is_simultaneous(session.view(1))
    assert not BRAZIL.is_simultaneous(brazil(60).view(0))


@pytest.mark.parametrize("last", [0, 1])
def test_a_choice_made_together_is_weighed_by_what_it_brings_by_whoever_chooses_last_too(last, monkeypatch):
    """Weighed by how things stand at the reveal, the last seat of six won 1 of 300 games."""
    session = Session(HISTORIA, HISTORIA.setups("two", 2, {})[0], 3)
    while len(session.awaiting) < 2:
        session.submit(session.legal_moves(session.awaiting[0])[0])
    session.submit(session.legal_moves(1 - last)[0])
    weighed, evaluate = [], HISTORIA.evaluate
    monkeypatch.setattr(HISTORIA, "evaluate", lambda s, seat: weighed.append(s) or evaluate(s, seat))
    GreedyBot().choose(HISTORIA, session.view(last), last, Rng(1))
    assert len(weighed) > 3 and all(HISTORIA.is_quiescent(state, last) for state in weighed[-3:])

"""Hints and reasons: the best first, told only as far as the asker can know."""

from __future__ import annotations

import pytest

from engine.bots import advice
from engine.bots.advice import (
    ExplainedMove,
    Explanation,
    different,
    explain_move,
    explain_moves,
    explain_played,
    foreseeable_events,
    hint,
    is_distinguishable,
)
from engine.bots.beam_search import BeamWidth, MoveLine, TurnPlanner
from engine.bots.compare import Loss, play_out
from engine.bots.viceroy import ViceroyBot
from engine.brazil.events import CardDrawn, TileExplored, TokenPlaced, TurnBegan
from engine.brazil.moves import AnnounceMission, EndTurn, PlaceToken
from engine.core.rng import Rng
from engine.struggle.events import AwardsShown, GameEnded
from tests.bots.begun import LITTLE, NARROW, TABLES, quick, session  # noqa: F401
from tests.brazil.kit import RULES, Table
from tests.core.sealed import Seal, Sealed, SealedRules, Setup
from tests.shortened import first

pytestmark = pytest.mark.usefixtures("quick")


# --- what is told ---


@pytest.mark.sampled
@pytest.mark.parametrize("moves", first(1, [44, 3, 90]))
@pytest.mark.parametrize("game", TABLES)
def test_a_hint_is_the_same_in_worlds_the_seat_cannot_tell_apart(game, moves):
    played = session(game, moves)
    rules, seat = played.rules, played.awaiting[0]
    other = rules.determinize(played.view(seat), seat, Rng(99))
    ways = [hint(rules, view, seat, Rng(5)) for view in (played.view(seat), rules.view(other, seat))]
    assert ways[0] == ways[1] and ways[0][0].moves
    assert ways[0][0].moves[0].move in played.legal_moves(seat)
    assert ways[0][0].loss.mean == 0.0 and all(way.loss.mean >= 0 for way in ways[0])


@pytest.mark.sampled
@pytest.mark.parametrize("positions", first(1, [range(2), range(2, 6)]), ids=str)
@pytest.mark.parametrize("game", TABLES)
def test_reasons_for_another_are_the_same_whatever_the_mover_holds(game, positions):
    """Two worlds that the viewer can't tell apart; the mover's hand is another, the move the same."""
    compared = 0
    for number in positions:
        played = session(game, 30 + 13 * number, seed=number)
        rules, seat = played.rules, played.awaiting[0]
        viewer = 1 - seat
        other = rules.determinize(played.view(viewer), viewer, Rng(number))
        both = [move for move in played.legal_moves(seat) if move in rules.legal_moves(other, seat)]
        if not both:
            continue
        explanations = [
            explain_move(rules, rules.view(world, viewer), viewer, seat, both[0], Rng(5))
            for world in (played.position(len(played.log)), other)
        ]
        assert explanations[0] == explanations[1]
        assert all(one.move is None for way in explanations[0] for one in way.moves), "moves may name what is in hand"
        compared += 1
    assert compared


@pytest.mark.sampled
@pytest.mark.parametrize("game", TABLES)
def test_every_played_move_of_a_turn_has_its_own_effects_and_none_that_the_viewer_could_not_foresee(game):
    """One that the viewer can't know has none; of the others, the same whatever the mover holds."""
    played = session(game, 120)
    rules, found = played.rules, 0
    for number in range(20, 100):
        move = played.log[number].move
        seat, viewer = move.seat, 1 - move.seat
        view = rules.view(played.position(number), viewer)
        (told,) = explain_played(rules, [Explanation(())], [(view, move)], viewer, seat, Rng(1))
        assert len(told.played) == 1
        if told.played[0] and not rules.is_simultaneous(view):
            assert is_distinguishable(rules, played.position(number), seat, move, viewer)
            own = explain_moves(rules, [played.position(number)] * 3, seat, [move], viewer)[0]
            names = {change.name for change in own[0].effects}
            found += bool(names & {change.name for change in told.played[0]})
    assert found > 5
    assert explain_played(rules, [], [(view, move)], viewer, seat, Rng(1)) == [], "nothing to explain"


def test_of_a_turn_that_is_secret_no_move_is_explained():
    played = session("struggle", 0)
    while not (asked := played.awaiting) or played.legal_moves(asked[0])[0].kind != "keep_events":
        played.submit(Rng(len(played.log)).choice(played.legal_moves(asked[0])))
    seat, move = asked[0], played.legal_moves(asked[0])[0]
    turn = [(played.view(1 - seat), move)]
    (told,) = explain_played(played.rules, [Explanation(())], turn, 1 - seat, seat, Rng(1))
    assert told.played == ((),)


def test_no_reason_is_told_of_what_only_the_movers_hand_made_possible():
    played = session("struggle", 0)
    while not (asked := played.awaiting) or played.legal_moves(asked[0])[0].kind != "keep_events":
        played.submit(Rng(len(played.log)).choice(played.legal_moves(asked[0])))
    seat = asked[0]
    view = played.view(1 - seat)
    assert explain_move(played.rules, view, 1 - seat, seat, played.legal_moves(seat)[0], Rng(1)) == []


def test_a_move_that_few_determinizations_allow_is_explained_or_not_and_never_breaks_off(monkeypatch):
    """A Mission announced, seen by another: few of the worlds he can imagine let the seat announce that one."""
    monkeypatch.setattr(advice, "WIDTH", BeamWidth(1, 1, 1))
    monkeypatch.setattr(advice, "TRIES", 6)
    played, rng = session("brazil", 0), Rng(12)
    while not isinstance(move := rng.choice(played.legal_moves(seat := played.awaiting[0])), AnnounceMission):
        played.submit(move)
    view = played.view(1 - seat)
    allowed = sum(
        move in played.rules.legal_moves(played.rules.determinize(view, 1 - seat, Rng(n)), seat) for n in range(40)
    )
    assert 0 < allowed < 20
    answers = [bool(explain_move(played.rules, view, 1 - seat, seat, move, Rng(dice))) for dice in range(12)]
    assert any(answers)


def test_a_choice_that_is_sealed_is_never_explained_to_others():
    """Else whether there is an answer would tell something about it."""
    rules = SealedRules()
    view = rules.view(rules.new_game(Setup(("red", "blue")), 1), 1)
    assert [explain_move(rules, view, 1, 0, Seal(0, card), Rng(1)) for card in (1, 2, 3)] == [[], [], []]
    assert explain_move(rules, view, 0, 0, Seal(0, 2), Rng(1))[0].moves[0].move == Seal(0, 2)


def test_the_own_reasons_begin_with_the_move_and_then_leave_others_aside():
    t = Table(monarchs=("oba_ii", "isabella_i"))
    moves = t.session.legal_moves(0)
    ways = explain_move(RULES, t.session.view(0), 0, 0, moves[-1], Rng(2))
    assert ways[0].moves[0].move == moves[-1] and len(ways) > 1
    assert all(way.moves != ways[0].moves for way in ways[1:])


def test_of_what_is_turned_up_only_that_it_happens_is_told_and_nothing_of_the_next_turn():
    events = [
        TokenPlaced(0, "build"),
        CardDrawn(0, "gold", "sugar_boom", "build"),
        TileExplored(0, 3, "dye"),
        TurnBegan(1, 2),
    ]
    told = foreseeable_events([*events, TokenPlaced(1, "trade")], 0)
    assert told[0] == events[0]
    assert [event.name for event in told] == ["TokenPlaced", "CardDrawn"]
    assert told[1] == events[1].seen_by(None) != events[1]


def test_that_the_game_ends_is_told_though_then_all_is_turned_up():
    end = GameEnded("sweep", 1)
    assert foreseeable_events([AwardsShown((1,)), end], 1) == (end,)


def test_what_differs_from_world_to_world_is_left_out_and_nothing_is_told_beyond():
    rules = SealedRules()
    start = rules.new_game(Setup(("red", "blue")), 1)
    other = start.copy()
    other.sealed[1] = 2
    explained, unsure = explain_moves(rules, [start, start], 0, [Seal(0, 1)], 0)
    assert [one.move for one in explained] == [Seal(0, 1)] and not unsure
    explained, unsure = explain_moves(rules, [start, other], 0, [Seal(0, 1), Seal(0, 2)], 0)
    assert [event.name for event in explained[0].events] == ["Sealed"] and unsure and len(explained) == 1
    impossible = start.copy()
    impossible.hands[0] = (3,)
    assert explain_moves(rules, [start, impossible], 0, [Seal(0, 1)], 0) == ((), True)


def test_ways_told_in_other_words_are_kept_in_their_order():
    one, two = (
        Explanation((ExplainedMove(Seal(0, 1), ()),)),
        Explanation((ExplainedMove(Seal(0, 2), ()),), Loss(0.1, 0.01)),
    )
    assert different([one, Explanation(one.moves, Loss(0.05, 0.01)), two]) == [one, two]


def test_a_forced_move_and_an_obvious_payment_are_the_whole_hint():
    t = Table(monarchs=("oba_ii", "isabella_i"))
    while len(t.session.legal_moves(0)) > 1:
        end = next((m for m in t.session.legal_moves(0) if isinstance(m, (EndTurn, PlaceToken))), None)
        t.session.submit(end or t.session.legal_moves(0)[0])
        if t.session.awaiting != (0,):
            break
    seat = t.session.awaiting[0]
    legal = t.session.legal_moves(seat)
    if len(legal) == 1:
        assert [way.moves[0].move for way in hint(RULES, t.session.view(seat), seat, Rng(1))] == legal


def test_a_hint_plays_out_the_line_that_the_search_ranks_first(monkeypatch):
    view = Table(monarchs=("oba_ii", "isabella_i")).session.view(0)
    found = ViceroyBot(NARROW, LITTLE).rank_candidates(RULES, lambda dice: RULES.determinize(view, 0, dice), 0, Rng(1))
    assert len(found) > 1
    for only in found[:2]:
        monkeypatch.setattr(ViceroyBot, "rank_candidates", lambda *_, only=only: [only])
        (way,) = hint(RULES, view, 0, Rng(1))
        assert way.moves[0].move == only.line.moves[0]


# --- weighing a move that was made ---


def test_a_line_that_begins_with_a_move_is_weighed_whatever_it_is_worth():
    t = Table(monarchs=("oba_ii", "isabella_i"))
    view = t.session.view(0)
    for move in t.session.legal_moves(0):
        weighed = ViceroyBot(NARROW, LITTLE).rank_candidates(
            RULES, lambda dice: RULES.determinize(view, 0, dice), 0, Rng(1), [move]
        )
        assert any(one.line.steps[0].move == move for one in weighed)


def test_moves_are_followed_as_far_as_they_can_be_played():
    t = Table(monarchs=("oba_ii", "isabella_i"))
    world = RULES.determinize(t.session.view(0), 0, Rng(1))
    planner = TurnPlanner(RULES, 0, NARROW, 1)
    best = planner.lines(world)[0]
    played, whole = planner.along(world, [step.move for step in best.steps])
    assert whole and RULES.digest(played.state) == RULES.digest(best.state)
    token = PlaceToken(0, "trade")
    played, whole = planner.along(world, [token, token])
    assert not whole and [step.move for step in played.steps][:1] == [token]
    over = MoveLine((), world, 0.0, over=True)
    assert planner.lines(world, over) == [over]


def test_of_events_only_those_that_happen_in_every_world_are_told():
    class Differs(SealedRules):
        def apply(self, s, move):
            return [Sealed(0), Sealed(s.points[1])]

    worlds = [Differs().new_game(Setup(("red", "blue")), 1) for _ in range(2)]
    worlds[0].points[1], worlds[1].points[1] = 4, 5
    explained, unsure = explain_moves(Differs(), worlds, 0, [Seal(0, 1), Seal(0, 2)], 0)
    assert [one.events for one in explained] == [(Sealed(0),)] and unsure


# --- how long it takes ---


@pytest.mark.parametrize(("seconds", "tried"), [(0.0, 2), (2.0, 2), (3.5, 3), (1e9, 10)])
def test_no_world_is_begun_that_would_not_be_finished_in_time_but_two_are(monkeypatch, seconds, tried):
    """Each world takes a second of this clock."""
    rules, clock = SealedRules(), [100.0]

    class Evaluator:
        def __init__(self, *_):
            clock[0] += 1.0

        def end(self, world, moves):
            return world, []

    monkeypatch.setattr("engine.bots.compare.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("engine.bots.compare.PlayoutEvaluator", Evaluator)
    monkeypatch.setattr("engine.bots.compare.chance_of", lambda *_: 0.5)
    state = rules.new_game(Setup(("red", "blue")), 1)
    ends = clock[0] + seconds
    outcomes = play_out(rules, lambda dice: state, 0, [[Seal(0, 1)], [Seal(0, 2)]], LITTLE, Rng(1), ends)
    assert [len(one.chances) for one in outcomes] == [tried, tried]


def test_what_chance_brings_a_beginning_is_tried_once_for_all_lines_that_begin_so(monkeypatch):
    class Chancy(SealedRules):
        chance_events = frozenset({"Sealed"})

    rules, asked = Chancy(), []
    start = rules.new_game(Setup(("red", "blue")), 1)

    def another():
        asked.append(1)
        return start.copy()

    tried: dict = {}
    first, _ = explain_moves(rules, [start], 0, [Seal(0, 1)], 0, another, tried)
    assert len(asked) == advice.SURE
    again, _ = explain_moves(rules, [start], 0, [Seal(0, 1), Seal(0, 2)], 0, another, tried)
    assert len(asked) == advice.SURE and again[0] == first[0]
    explain_moves(rules, [start], 0, [Seal(0, 3)], 0, another, tried)
    assert len(asked) == 2 * advice.SURE

"""Reasons: what a line brings, denies and costs, from the changes of an evaluation; each proven by playing it."""

from __future__ import annotations

import pytest

from engine.bots import advice
from engine.bots.advice import explain_move, explain_moves, hint
from engine.bots.reasons import AdviceReason, reason_of, reasons_of
from engine.brazil.components import MISSIONS
from engine.brazil.evaluation.terms import _mission
from engine.brazil.rules import missions
from engine.core.evaluation_terms import TermChange
from engine.core.rng import Rng
from engine.struggle.board import REGION_IDS
from engine.struggle.rules import awards, demand
from engine.struggle.rules.control import held_unmarked
from tests.bots.begun import quick, session  # noqa: F401
from tests.shortened import first

pytestmark = pytest.mark.usefixtures("quick")


def lead(old: int, now: int, limit: int | None = 2) -> TermChange:
    return TermChange("region:india", now - old, now - old, now=now, limit=limit, contested=True)


@pytest.mark.parametrize(
    ("old", "now", "way", "side"),
    [
        (-2, 2, "taken", "brings"),
        (1, 2, "won", "brings"),
        (-2, -1, "denied", "denies"),
        (2, 1, "lost", "costs"),
        (0, -2, "given", "costs"),
        (2, -2, "given", "costs"),
        (0, 1, "ahead", "brings"),
        (-1, 0, "level", "brings"),
        (-4, -3, "nearer", "brings"),
        (3, 2, "less", "costs"),
    ],
)
def test_a_lead_is_told_by_who_gets_what_it_decides(old, now, way, side):
    reason = reason_of(lead(old, now))
    assert (reason.way, reason.side, reason.of, reason.now) == (way, side, "india", abs(now))


def test_without_an_award_a_lead_is_a_lead():
    assert reason_of(lead(-3, 4, None)).way == "ahead"


def test_more_of_a_burden_costs_and_less_of_the_others_denies():
    def of(name, number, burden):
        reason = reason_of(TermChange(name, 0.0, number, burden=burden, now=3, limit=3))
        return reason.side, reason.way

    assert of("debt", 1, True) == ("costs", "more") and of("debt", -1, True) == ("brings", "less")
    assert of("their_forts", -1, True) == ("denies", "less") and of("their_forts", 1, True) == ("costs", "more")
    assert of("their_debt", 1, False) == ("denies", "more")
    assert of("mission", 2, False) == ("brings", "done") and of("mission", -2, False) == ("costs", "less")


def test_what_is_always_told_comes_first_then_what_is_tipped_then_what_is_worth_most():
    small, large = TermChange("goods", 0.1, 1), TermChange("tiles", 0.9, 1)
    points, tips = TermChange("points", 0.1, 1, always=True), lead(-1, 2)
    cost = TermChange("units", -0.4, -1)
    assert not reasons_of([TermChange("land", -0.9, 0), TermChange("land", -0.9, None, direction=1)])
    terms = [reason.term for reason in reasons_of([small, cost, large, tips, points])]
    assert terms == ["points", "region", "tiles", "units"]
    assert [reason.term for reason in reasons_of([cost, small])] == ["units", "goods"], "a cost alone is no reason"
    assert [reason.term for reason in reasons_of([cost, small._replace(worth=0.01)])] == ["units"]


# --- proven by the engine ---


def lines(game, count):
    """Lines of a seat with a choice, as they are told: the best ones, and many that are tried at random."""
    rules, seat, rng = game.rules, game.awaiting[0], Rng(1)
    view = game.view(seat)
    yield from (way.moves for way in hint(rules, view, seat, rng))
    for _ in range(count):
        state, moves = game.position(len(game.log)), []
        while len(moves) < 6 and seat in rules.awaiting(state):
            moves.append(rng.choice(rules.shortlist(state, seat, 6, rng)))
            rules.apply(state, moves[-1])
        worlds = [rules.determinize(view, seat, rng) for _ in range(3)]
        yield explain_moves(rules, worlds, seat, moves, seat, lambda: rules.determinize(view, seat, rng))[0]


def played(rules, s, line):
    """The positions before and after each move of a line, its events and its reasons."""
    for told in line:
        before = s.copy()
        events = rules.apply(s, told.move)
        yield before, s, events, reasons_of(told.effects)


def asked(game, moves, seed):
    """A game in which a seat has a real choice after about so many moves."""
    found = session(game, moves, seed=seed)
    rng = Rng(seed)
    while len(found.legal_moves(found.awaiting[0])) == 1 or found.rules.is_simultaneous(found.view(found.awaiting[0])):
        found.submit(rng.choice(found.legal_moves(found.awaiting[0])))
    return found


@pytest.mark.parametrize("games", first(1, [range(2), range(6)]))
def test_what_is_said_of_awards_demand_and_debt_is_what_the_rules_say(games):
    """The award changes hands as told; the Debt, its limit and the points of a step are those of the players."""
    seen: set[tuple[str, str]] = set()
    for number in games:
        game = asked("struggle", 30 + 17 * number, number)
        rules, seat = game.rules, game.awaiting[0]
        for line in lines(game, 15):
            for before, after, events, told in played(rules, game.position(len(game.log)), line):
                scored = [event for event in events if event.name == "VpScored"]
                for reason in told:
                    if reason.n is None:
                        continue
                    if (
                        reason.term in ("region", "commodity")
                        and reason.limit is not None
                        and before.turn == after.turn
                    ):
                        holder = _winner(before, reason), _winner(after, reason)
                        assert holder in WAYS[reason.way](seat), (reason, holder)
                    elif reason.term == "debt":
                        player, old = after.players[seat], before.players[seat]
                        assert abs(player.debt - old.debt) == reason.n
                        assert (reason.now, reason.limit) == (player.debt, player.limit)
                        assert (reason.side == "costs") == (player.debt > old.debt)
                    elif reason.term == "points":
                        assert reason.n == abs(sum(e.vp if e.seat == seat else -e.vp for e in scored))
                    else:
                        continue
                    seen.add((reason.term, reason.way))
    assert {term for term, _ in seen} == {"region", "commodity", "debt", "points"} and len(seen) >= 7, seen


def _winner(s, reason: AdviceReason) -> int:
    if reason.term == "region":
        return awards.winner(s, reason.of)
    return demand.leader(demand.markets(s, reason.of))


WAYS = {
    "taken": lambda seat: [(1 - seat, seat)],
    "won": lambda seat: [(-1, seat)],
    "denied": lambda seat: [(1 - seat, -1)],
    "lost": lambda seat: [(seat, -1)],
    "given": lambda seat: [(-1, 1 - seat), (seat, 1 - seat)],
    **dict.fromkeys(("ahead", "level", "nearer", "less"), lambda seat: [(who, who) for who in (0, 1, -1)]),
}


def test_what_is_said_of_missions_is_their_progress():
    checked = 0
    for number in (1, 4, 6):
        game = asked("brazil", 40 + 9 * number, number)
        rules, seat = game.rules, game.awaiting[0]
        for line in lines(game, 15):
            for before, after, _, told in played(rules, game.position(len(game.log)), line):
                for reason in told:
                    if reason.term == "mission" and reason.n is not None:
                        have = [_progress(s, seat, reason.of) for s in (before, after)]
                        assert reason.n == abs(have[1][0] - have[0][0]) and (reason.now, reason.limit) == have[1]
                        assert (reason.way == "done") == missions.complete(
                            after, seat, reason.of
                        ) or reason.way == "less"
                        checked += 1
    assert checked >= 3


def test_of_more_than_a_mission_asks_for_no_more_is_counted():
    """Each objective counts up to what it needs, so that a surplus of one makes up for no other."""
    game = session("brazil", 140)
    s, seat = game.position(len(game.log)), game.awaiting[0]
    rows = {mission: [missions.progress(s, seat, one) for one in MISSIONS[mission].objectives] for mission in MISSIONS}
    over = [mission for mission, found in rows.items() if any(have > needed for have, needed in found)]
    assert over, "no Mission has more than it asks for"
    for mission in over:
        term = _mission(s, seat, mission, 1.0)
        assert (term.number, term.limit) == _progress(s, seat, mission)
        assert term.number < sum(have for have, _ in rows[mission])


def _progress(s, seat, mission):
    rows = [missions.progress(s, seat, objective) for objective in MISSIONS[mission].objectives]
    return sum(min(row) for row in rows), sum(needed for _, needed in rows)


def test_what_a_sealed_choice_likely_brings_came_out_in_every_trial(monkeypatch):
    """Of each number, in all determinizations and whatever the others choose."""
    game = session("historia", 0)
    rng = Rng(1)
    while not game.rules.is_simultaneous(game.view(game.awaiting[0])) or len(game.log) < 20:
        game.submit(rng.choice(game.legal_moves(game.awaiting[0])))
    rules, seat = game.rules, game.awaiting[0]
    ends: list = []
    original = advice.evaluate_all_options

    def watched(rules, view, seat, rng, mixture, besides=None, ended=None):
        def both(move, state):
            ends.append((move, state.copy()))
            ended(move, state)

        return original(rules, view, seat, rng, mixture, besides, both)

    monkeypatch.setattr(advice, "evaluate_all_options", watched)
    view = game.view(seat)
    checked = 0
    for way in hint(rules, view, seat, Rng(1)):
        (explained,) = way.moves
        states = [state for move, state in ends if move == explained.move]
        for reason in way.reasons:
            if reason.term in ("technology", "points") and reason.n is not None:
                own = {"technology": lambda s: s.seats[seat].technology, "points": lambda s: s.seats[seat].vp}[
                    reason.term
                ]
                assert {own(state) - own(view) for state in states} == {
                    reason.n if reason.side == "brings" else -reason.n
                }
                checked += 1
    assert checked


def test_a_bots_sealed_choice_is_explained_beside_the_others_once_all_is_open():
    game = session("historia", 0)
    rng = Rng(1)
    while not game.rules.is_simultaneous(game.view(game.awaiting[0])) or len(game.log) < 20:
        game.submit(rng.choice(game.legal_moves(game.awaiting[0])))
    seat = game.awaiting[0]
    for move in game.legal_moves(seat)[:3]:
        explanations = explain_move(game.rules, game.view(seat), seat, seat, move, Rng(1))
        assert explanations[0].moves[0].move == move and len(explanations) > 1
        assert explain_move(game.rules, game.view(1 - seat), 1 - seat, seat, move, Rng(1)) == []


def test_a_sealed_choice_that_turned_all_up_is_explained_to_the_others():
    """Whoever seals last shows it; what it likely brings is told by what the viewer knew."""
    game = session("historia", 0)
    rng = Rng(1)
    while len(game.log) < 20 or len(game.awaiting) > 1 or not game.rules.is_simultaneous(game.view(game.awaiting[0])):
        game.submit(rng.choice(game.legal_moves(game.awaiting[0])))
    seat = game.awaiting[0]
    viewer = 1 - seat
    other = game.rules.determinize(game.view(viewer), viewer, Rng(9))
    seen = 0
    for move in game.legal_moves(seat):
        both = [game.view(viewer), game.rules.view(other, viewer)]
        explanations, again = (explain_move(game.rules, view, viewer, seat, move, Rng(1)) for view in both)
        assert explanations == again and all(one.move is None for way in explanations for one in way.moves)
        seen += bool(explanations) and any(reason.n for reason in explanations[0].reasons)
    assert seen


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "moves"), [("brazil", 70), ("struggle", 60), ("historia", 50)])
def test_reasons_are_the_same_in_worlds_the_seat_cannot_tell_apart(name, moves):
    game = asked(name, moves, 5)
    rules, seat = game.rules, game.awaiting[0]
    other = rules.determinize(game.view(seat), seat, Rng(77))
    told = [
        [(way.reasons, way.loss, way.moves) for way in hint(rules, view, seat, Rng(3))]
        for view in (game.view(seat), rules.view(other, seat))
    ]
    assert told[0] == told[1]


def test_every_region_has_its_award_among_the_terms():
    game = session("struggle", 40)
    s = game.position(len(game.log))
    terms = game.rules.terms(s, 0)
    for region in REGION_IDS:
        term = terms[f"region:{region}"]
        assert term.contested and term.limit is not None
        assert (term.number >= term.limit) == (awards.winner(s, region) == 0), "the lead that decides it"
    assert (
        terms["prestige"].number
        == (held_unmarked(s, 0) & _prestige(s)).bit_count() - (held_unmarked(s, 1) & _prestige(s)).bit_count()
    )


def _prestige(s):
    from engine.struggle.evaluation.scoring_worth import prestige_spaces

    return prestige_spaces(s)

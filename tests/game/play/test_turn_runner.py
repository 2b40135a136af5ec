"""Bots asked together, persons one after the other, hand-over, the reveal, the end; whose choice can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES
from game.platform.settings import Pace
from game.play.bot_process import BotJob, choose
from game.play.occupants import Occupant
from game.play.turn_runner import SHORT_PAUSE, TurnRunner
from tests.core.sealed import Give, Seal
from tests.game.play.kit import GAME, FakeBots, RecordingView, SealedMatch, new, piloted


def test_bots_of_the_same_moment_are_asked_together_and_at_once() -> None:
    match, runner, _, bots = piloted("settler", "person", "merchant")
    runner.tick(0)
    assert [[job.seat for job in jobs] for jobs in bots.asked] == [[0, 2]]
    assert match.acting == 1, "the person decides meanwhile"
    runner.tick(1)
    assert len(bots.asked) == 1, "nobody is asked twice"


def test_a_bots_choice_is_played_only_when_the_persons_have_chosen() -> None:
    match, runner, view, bots = piloted("settler", "person", "settler")
    runner.tick(0)
    bots.ready = {0: Seal(0, 3), 2: Seal(2, 1)}
    runner.tick(1)
    assert match.log == [] and match.acting == 1
    match.submit(Seal(1, 2))
    assert runner.tick(2) and runner.tick(3)
    assert [entry.move for entry in match.log] == [Seal(1, 2), Seal(0, 3), Seal(2, 1)]
    assert view.calls == [("played", ["Sealed"]), ("played", ["Sealed", "Turned"])]
    assert len(bots.asked) == 1
    runner.tick(4)
    assert [job.seat for job in bots.asked[1]] == [0], "the winner of the round is asked anew"


def test_a_person_takes_the_own_choice_back_until_the_bots_choices_are_played() -> None:
    match, runner, _, bots = piloted("person", "settler")
    runner.tick(0)
    match.submit(Seal(0, 1))
    assert match.can_undo
    assert match.undo() == Seal(0, 1) and match.log == []
    runner.forget()
    match.submit(Seal(0, 3))
    runner.tick(1)
    assert len(bots.asked) == 2, "what was taken back is another moment"
    bots.ready = {1: Seal(1, 2)}
    assert runner.tick(2)
    assert match.undo() is None and len(match.log) == 2


def test_an_answer_to_another_moment_is_never_played() -> None:
    match, runner, _, bots = piloted("person", "settler")
    runner.tick(0)
    bots.ready = {1: Seal(1, 2)}
    match.submit(Seal(0, 1))
    match.undo()
    runner.tick(1)
    assert bots.forgotten == 2 and bots.ready == {} and len(bots.asked) == 2


def test_an_answer_that_waits_for_its_pause_is_dropped_when_the_persons_choice_is_taken_back() -> None:
    match, runner, _, bots = piloted("person", "settler", pace=Pace(bot_delay=2))
    runner.tick(0)
    match.submit(Seal(0, 1))
    bots.ready = {1: Seal(1, 2)}
    assert not runner.tick(1) and bots.ready == {}, "the answer is here and waits for its pause"
    match.undo()
    match.submit(Seal(0, 3))
    assert not runner.tick(3000) and len(bots.asked) == 2
    assert not runner.tick(6000) and len(match.log) == 1, "the old answer is not played"
    bots.ready = {1: Seal(1, 3)}
    assert runner.tick(6001) and match.log[-1].move == Seal(1, 3)


def test_persons_choose_one_after_the_other_each_at_the_screen() -> None:
    match, runner, view, _ = piloted("person", "person", "person")
    seen = []
    for seat in range(3):
        assert match.handover_needed and match.acting is None and match.legal() == []
        assert runner.tick(0)
        assert view.calls[-1] == ("hand_over", seat) and match.viewer is None
        match.hand_over(seat)
        assert match.acting == seat and not match.handover_needed
        seen.append(match.view.sealed)
        match.submit(Seal(seat, seat + 1))
    assert seen == [[None, None, None], [0, None, None], [0, 0, None]], "nobody sees another's card"
    assert match.session.log[-1].events[-1].name == "Turned"


def test_who_sits_at_the_screen_goes_on_deciding() -> None:
    match = new("person", "person")
    match.hand_over(1)
    assert match.current_seat == 1 and not match.handover_needed
    match.submit(Seal(1, 1))
    assert match.current_seat == 0 and match.handover_needed
    match.hand_over(0)
    match.submit(Seal(0, 3))
    assert match.acting == 0, "the winner of the round already sits there"


def test_what_is_chosen_in_public_needs_no_hand_over() -> None:
    match = new("person", "person")
    match.hand_over(1)
    match.submit(Seal(1, 1))
    match.policy.public = True  # type: ignore[attr-defined]
    assert match.acting == 0 and match.viewer == 1


def test_one_person_never_hands_over() -> None:
    match, runner, view, _ = piloted("settler", "person")
    assert match.viewer == 1 and not match.handover_needed
    runner.tick(0)
    assert view.calls == []


def test_nobody_takes_back_a_move_across_a_bots() -> None:
    """In turns: that a bot is asked fixes what the person did, and that it has moved fixes its move."""
    match, runner, _, bots = piloted("person", "settler")
    for move in (Seal(0, 1), Seal(1, 3)):
        match.submit(move)
    assert match.awaiting == (1,), "the bot won the round and is alone asked"
    assert match.barrier.code == "revealed"
    runner.tick(0)
    assert match.barrier.code == "hand_over" and not match.can_undo
    bots.ready = {1: Give(1, 1)}
    assert runner.tick(1) and match.undo() is None
    assert match.barrier.code == "hand_over", "the die was revealed, and then handed over"


def test_a_bot_waits_its_time_unless_it_is_hurried() -> None:
    match, runner, _, bots = piloted("settler", "settler", pace=Pace(bot_delay=2))
    runner.tick(100)
    bots.ready = {0: Seal(0, 1), 1: Seal(1, 2)}
    assert not runner.tick(2099) and match.log == []
    assert runner.next_tick(2099) == 1
    assert runner.tick(2100) and len(match.log) == 1
    runner.skip_pauses()
    runner._moment = -1
    assert runner._pause() == SHORT_PAUSE


def test_hurry_is_at_once_and_lasts_until_a_person_is_asked() -> None:
    match, runner, _, bots = piloted("person", "settler", pace=Pace(bot_delay=2))
    match.submit(Seal(0, 1))
    runner.tick(100)
    bots.ready = {1: Seal(1, 3)}
    assert not runner.tick(101) and runner.next_tick(101) == 1999
    runner.skip_pauses()
    assert runner.next_tick(101) == 1, "the loop does not sleep over it"
    assert runner.tick(102) and match.awaiting == (1,), "the bot won the round and is alone asked"
    runner.tick(103)
    assert runner.due == 103 + SHORT_PAUSE, "its next step, too"
    bots.ready = {1: Give(1, 0)}
    assert runner.tick(runner.due) and match.acting == 0
    runner.tick(200)
    assert not runner.hurried


def test_a_hurry_ends_with_the_persons_decision_where_no_recap_ends_it() -> None:
    match, runner, _, bots = piloted("person", "settler", pace=Pace(bot_delay=2, pause_after_bot=False))
    match.submit(Seal(0, 1))
    runner.tick(0)
    runner.skip_pauses()
    bots.ready = {1: Seal(1, 3)}
    assert runner.tick(1)
    runner.tick(2)
    bots.ready = {1: Give(1, 0)}
    assert runner.tick(1000) and match.acting == 0 and runner.hurried
    assert not runner.tick(1001) and not runner.hurried
    assert runner.due == 3001, "the bot's next step takes its time again"


def test_a_small_step_of_a_bot_follows_at_once() -> None:
    match, runner, _, _ = piloted("settler", "person", pace=Pace(bot_delay=2))
    match.policy.needs_no_pause = lambda view: True  # type: ignore[method-assign]
    runner.tick(100)
    assert runner.due == 100 + SHORT_PAUSE


def test_a_bot_waits_for_pieces_that_are_on_their_way() -> None:
    match, runner, view, bots = piloted("settler", "settler")
    runner.tick(0)
    bots.ready, view.is_moving = {0: Seal(0, 1)}, True
    assert not runner.tick(1) and match.log == []
    view.is_moving = False
    assert runner.tick(2) and len(match.log) == 1


def test_nothing_goes_on_while_the_stage_is_busy() -> None:
    _, runner, view, bots = piloted("settler", "person")
    view.is_busy = True
    assert not runner.tick(0) and bots.asked == []


def recaps_shown(view: RecordingView) -> int:
    return view.calls.count(("open_recap", None))


def test_when_bots_have_played_and_a_person_is_asked_it_is_told_once() -> None:
    match, runner, view, bots = piloted("person", "settler", pace=Pace(bot_delay=0))
    for move in (Seal(0, 1), Seal(1, 3)):
        match.submit(move)
    runner.tick(0)
    bots.ready = {1: Give(1, 0)}
    assert runner.tick(1) and recaps_shown(view) == 1 and not runner.recap_due, "before anything can be clicked"
    runner.tick(2)
    assert recaps_shown(view) == 1 and len(bots.asked) == 2


def test_what_a_hand_over_has_told_is_not_told_again() -> None:
    match, runner, view, _ = piloted("person", "person", "settler", pace=Pace(bot_delay=0))
    match.hand_over(0)
    match.submit(Seal(0, 1))
    runner.request_recap()
    assert match.handover_needed and runner.tick(0)
    assert view.calls[-1] == ("hand_over", 1)
    match.hand_over(1)
    runner.tick(1)
    assert recaps_shown(view) == 0 and not runner.recap_due


def test_what_is_on_show_comes_before_what_bots_did() -> None:
    _, runner, view, _ = piloted("person", "settler", pace=Pace(bot_delay=0))
    runner.request_recap()
    view.is_busy = True
    assert runner.recap_due and not runner.tick(0) and recaps_shown(view) == 0
    view.is_busy = False
    assert runner.next_tick(1) == 1 and runner.tick(1) and recaps_shown(view) == 1


def test_what_bots_did_waits_for_a_question_that_it_fits() -> None:
    match, runner, view, _ = piloted("person", "settler", pace=Pace(bot_delay=0))
    runner.request_recap()
    runner.may_tell = lambda: False
    assert match.current_seat == 0 and not runner.recap_due
    runner.tick(0)
    assert recaps_shown(view) == 0
    runner.may_tell = lambda: True
    assert runner.tick(1) and recaps_shown(view) == 1


@pytest.mark.parametrize(
    ("who", "pause"),
    [(("settler", "settler"), True), (("person", "settler"), False)],
    ids=["bots alone", "switched off"],
)
def test_nothing_is_told_where_nobody_waits_for_it(who: tuple[str, ...], pause: bool) -> None:
    match, runner, view, bots = piloted(*who, pace=Pace(bot_delay=0, pause_after_bot=pause))
    for move in (Seal(0, 1), Seal(1, 3), Give(1, 0)):
        if match.is_person(move.seat):
            match.submit(move)
            continue
        runner.tick(0)
        bots.ready = {move.seat: move}
        assert runner.tick(1)
    runner.tick(2)
    assert not runner.recap_due and recaps_shown(view) == 0 and len(match.log) == 3


def test_a_failed_bot_is_replaced_here() -> None:
    for bad in (RuntimeError("gone"), Seal(1, 4)):
        match, runner, _, bots = piloted("person", "settler")
        _first_move_instead(runner)
        runner.tick(0)
        match.submit(Seal(0, 1))
        bots.ready = {1: bad}
        runner.tick(1)
        assert match.log[-1].move.seat == 1


def _first_move_instead(runner: Any) -> None:
    """The toy game stands in no catalogue: let its first move be the bot's."""
    runner._checked = _first_legal(runner, runner._checked)


def _first_legal(runner: Any, checked: Callable[[int, Any], Any]) -> Callable[[int, Any], Any]:
    def check(seat: int, answer: Any) -> Any:
        try:
            return checked(seat, answer)
        except KeyError as error:
            assert str(error) == "'sealed'", "another bot was asked for in this process"
            return runner.match.session.legal_moves(seat)[0]

    return check


def test_the_end_is_told_once_and_among_bots_no_recap_waits_before_it() -> None:
    match, runner, view, bots = piloted("settler", "settler", pace=Pace(bot_delay=0, pause_after_bot=True))
    for move in GAME:
        runner.tick(0)
        bots.ready = {move.seat: move}
        runner.tick(0)
    for _ in range(9):
        runner.tick(0)
    assert [entry.move for entry in match.log] == [*GAME]
    assert view.calls.count(("over", None)) == 1 and recaps_shown(view) == 0


def test_the_jobs_hold_nothing_but_the_seats_view() -> None:
    match, runner, _, bots = piloted("settler", "person", "settler")
    match.hand_over(1)
    match.submit(Seal(1, 3))
    runner.tick(0)
    for job in bots.asked[0]:
        assert job.view.rng == 0 and job.view.sealed[1] == 0
        assert job.rung == "settler" and job.rules is match.rules


# -- dice --------------------------------------------------------------------------------------------------------------


def test_a_bots_dice_depend_on_what_it_may_know_alone() -> None:
    one, same, other = new("settler", "settler"), new("settler", "settler", seed=6), new("settler", "settler")
    other.session.nonce = "0" * 32  # everybody was told of another deal
    first = one.derived_seed(0)
    one.look_at(0)
    one.look_at(None)
    one.submit(Seal(0, 1))
    one.undo()
    assert one.derived_seed(0) == first == same.derived_seed(0), "looking back and taking back change nothing"
    assert len({first, one.derived_seed(1), other.derived_seed(0)}) == 3
    one.submit(Seal(0, 1))
    assert one.derived_seed(0) != first


def test_each_purpose_has_dice_of_its_own() -> None:
    """A hint must not foretell what a bot will do with the same dice, nor a preview what a hint says."""
    match = new("settler", "settler")
    assert len({match.derived_seed(0, purpose) for purpose in ("bot", "hint", "trial", "odds")}) == 4
    assert match.derived_seed(0) == match.derived_seed(0, "bot")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_bots_job_is_the_same_whatever_the_seat_can_not_know(game: str) -> None:
    """The real position and worlds that the seat can't tell from it, of other decks, hands and generators."""
    rules = GAMES[game]
    row = rules.scenario_rows()[0][-1]
    setup = rules.setups(row.id, row.seats, {})[0]
    jobs = set()
    for number in range(4):
        session: Session[Any, Any] = Session(rules, setup, 7)
        seat = session.awaiting[0]
        if number:
            session.seed, session.state = number, rules.determinize(session.view(seat), seat, Rng(number))
        match = SealedMatch(session, [Occupant("settler", "x")] * row.seats)
        job = TurnRunner(match, RecordingView(Pace()), FakeBots())._job(seat)
        jobs.add((repr(job.view), job.seed))
    assert len(jobs) == 1


def test_choose_plays_a_legal_move_of_a_view() -> None:
    rules = GAMES["brazil"]
    setup = rules.setups("cisplatine", 2, {})[0]
    state = rules.new_game(setup, 3)
    (seat,) = rules.awaiting(state)
    for rung in ("settler", "merchant"):
        move = choose(BotJob(rung, rules, rules.view(state, seat), seat, 5))
        assert rules.why_not(state, move) is None


def test_the_emperor_thinks_as_long_as_the_settings_say() -> None:
    match, runner, _, bots = piloted("emperor", "person", pace=Pace(bot_delay=0, emperor=17))
    runner.tick(0)
    assert bots.asked[0][0].seconds == 17
    sitting: dict[tuple[str, int], Any] = {}
    view = match.view_of(0)
    choose(BotJob("emperor", match.rules, view, 0, 1, seconds=1), sitting)
    choose(BotJob("emperor", match.rules, view, 0, 1), sitting)
    assert sitting["emperor", 0].seconds == 1, "as it was told last"

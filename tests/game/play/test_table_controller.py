"""What a person does in any game: clicks that narrow the legal moves, playing, taking back, and what is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.event import Event
from game.platform.settings import Pace
from game.play.match import Match
from game.play.move_selector import MoveSelector
from game.play.table_controller import BaseController, UiUpdate
from game.play.table_model import BaseTableModel
from game.play.turn_runner import TurnRunner
from tests.core.sealed import Give, Seal
from tests.game.play.kit import FakeBots as Bots
from tests.game.play.kit import RecordingView, new


@dataclass
class RecordingModel(BaseTableModel[Any, Any, Any]):
    """A model that records the calls it gets."""

    calls: list[str] = field(default_factory=list)
    pointed: bool = False
    behind: bool = False

    def renew(self) -> None:
        self.calls.append("renew")

    def position_changed(self) -> None: ...

    def cancel_selection(self) -> bool:
        pointed, self.pointed = self.pointed, False
        return pointed

    def happened(self, events: Sequence[Event]) -> None:
        self.calls.append("happened")

    def jumped(self) -> None:
        self.calls.append("jumped")


@dataclass
class Renewed(BaseTableModel[Any, Any, Any]):
    """Counts how often the position changed."""

    changes: int = 0

    def position_changed(self) -> None:
        self.changes += 1

    def happened(self, events: Sequence[Event]) -> None: ...
    def jumped(self) -> None: ...
    def cancel_selection(self) -> bool:
        return False


class ToyController(BaseController[RecordingModel, Any]):
    """A controller with nothing of its own to close but what a test sets."""

    def main_action(self) -> None: ...

    def close_lowest(self) -> bool:
        behind, self.model.behind = self.model.behind, False
        return behind


def controller_of(*who: str) -> tuple[ToyController, Match[Any, Any], RecordingModel, list[UiUpdate], Bots]:
    match = new(*who)
    model, updates, bots = RecordingModel(match), list[UiUpdate](), Bots()
    runner = TurnRunner(match, RecordingView(Pace(bot_delay=2)), bots)
    return ToyController(model, runner, updates.append), match, model, updates, bots


# -- narrowing ---------------------------------------------------------------------------------------------------------

# a soldier, a gun, or both, to two places; and the end of the turn
MOVES = [("walk", "soldier", 1), ("walk", "soldier", 2), ("walk", "gun", 2), ("fire", "gun", 3), ("end", "", 0)]


def fields_of(move: tuple[str, str, int]) -> dict[str, Any]:
    kind, unit, place = move
    return {"kind": kind, **({"unit": unit, "place": place} if unit else {})}


def selector() -> MoveSelector[tuple[str, str, int]]:
    made = MoveSelector(fields_of)
    made.renew(MOVES)
    return made


def test_every_click_leaves_the_moves_that_agree_with_all_before() -> None:
    p = selector()
    assert p.remaining == MOVES and p.values("unit") == ["soldier", "gun"]
    assert p.fix(unit="soldier") == MOVES[:2]
    assert p.values("place") == [1, 2] and p.by(place=2) == [MOVES[1]]
    assert p.values("unit", MOVES) == ["soldier", "gun"], "of those that were given"
    assert p.fix(place=2) == [MOVES[1]]


def test_what_can_be_done_at_all_is_asked_whatever_is_fixed() -> None:
    p = selector()
    p.fix(unit="soldier")
    assert p.every(place=2) == MOVES[1:3] and p.by(place=3) == []
    assert p.has("fire") and p.has("end") and not p.has("swim")


def test_a_click_that_does_not_fit_gives_up_only_what_does_not() -> None:
    p = selector()
    p.fix(kind="walk", unit="soldier", place=1)
    assert p.fix(unit="gun") == [MOVES[2]] and p.chosen == {"kind": "walk", "unit": "gun"}
    assert p.fix(place=3) == [MOVES[3]] and p.chosen == {"unit": "gun", "place": 3}


def test_giving_up_says_whether_there_was_anything() -> None:
    p = selector()
    assert not p.release("unit") and not p.release()
    p.fix(unit="gun", place=2)
    assert p.release("place") and p.chosen == {"unit": "gun"} and not p.release("place")
    assert p.release() and p.remaining == MOVES
    p.fix(unit="gun")
    p.renew(MOVES[:2])
    assert p.chosen == {} and p.remaining == MOVES[:2], "another decision begins with nothing"


# -- playing -----------------------------------------------------------------------------------------------------------


def test_a_move_updates_the_model_and_then_the_screen() -> None:
    controller, match, model, updates, _ = controller_of("person", "settler")
    assert controller.play(Seal(0, 1)) and len(match.log) == 1
    assert model.calls == ["happened", "renew"]
    assert updates[-1].played and [event.name for event in updates[-1].events] == ["Sealed"]


def test_a_refusal_is_told_and_nothing_was_played() -> None:
    controller, match, model, updates, _ = controller_of("person", "settler")
    assert not controller.play(Seal(0, 4))
    assert updates[-1].refused is not None and updates[-1].refused.code == "not_in_hand" and not updates[-1].played
    assert match.log == [] and "happened" not in model.calls


def test_undo_and_redo_reset_model_and_bots() -> None:
    controller, match, model, updates, bots = controller_of("person", "settler")
    controller.play(Seal(0, 1))
    for action, left in ((controller.undo, 0), (controller.redo, 1)):
        model.calls, bots.forgotten = [], 0
        action()
        assert len(match.log) == left and model.calls == ["jumped", "renew"] and bots.forgotten == 1
        assert updates[-1].jumped and updates[-1].taken_back and not updates[-1].played
    updates.clear()
    controller.redo()
    assert updates == [], "nothing is left to be played again"


def test_in_the_past_both_only_lead_back_to_the_present() -> None:
    controller, match, _, updates, _ = controller_of("person", "settler")
    controller.play(Seal(0, 1))
    controller.undo()
    controller.play(Seal(0, 2))
    controller.undo()
    for action in (controller.undo, controller.redo):
        controller.history.go(0)
        action()
        assert not controller.history.open and match.log == [] and match.can_redo
        assert updates[-1].jumped and not updates[-1].taken_back


def test_hurry_reaches_the_pilot() -> None:
    controller, _, _, updates, _ = controller_of("person", "settler")
    controller.skip_pauses()
    assert controller.runner.hurried and updates[-1].jumped


def test_a_recap_is_laid_aside_or_shown_again_from_where_it_begins() -> None:
    controller, match, model, _, _ = controller_of("person", "person")
    for move in (Seal(0, 1), Seal(1, 3), Give(1, 0)):
        match.submit(move)
    model.recap_since = 1
    controller.close_recap()
    assert model.recap_since is None and not controller.history.open
    controller.replay_recap()
    assert not controller.history.open, "there is none"
    model.recap_since = 1
    controller.replay_recap()
    assert model.recap_since is None and controller.history.playing and controller.history.at == 1
    controller.history.close()
    assert model.recap_since == 1, "and then it lies there again"


def test_another_screen_is_wished_for_with_whose_it_is() -> None:
    controller, _, _, updates, _ = controller_of("person", "settler")
    controller.request("seat", 1)
    assert (updates[-1].request, updates[-1].seat) == ("seat", 1)


# -- hand-over, and closing what is open -------------------------------------------------------------------------------


def test_leaving_closes_one_thing_after_the_other_and_then_asks_for_the_menu() -> None:
    controller, _, model, updates, _ = controller_of("person", "person")
    model.drawer, model.pointed, model.behind = "log", True, True
    controller.leave()
    assert model.drawer == "" and model.pointed, "a drawer over the map comes first"
    model.drawer = "rules"
    controller.leave()
    assert model.drawer == "rules" and not model.pointed, "what is read beside the map stays below it"
    controller.leave()
    assert model.drawer == "" and model.behind
    controller.leave()
    assert not model.behind and not any(update.request for update in updates)
    controller.leave()
    assert updates[-1].request == "menu"


def test_the_past_and_the_recap_are_left_before_a_drawer() -> None:
    controller, match, model, _, _ = controller_of("person", "person")
    match.submit(Seal(0, 1))
    model.drawer, model.recap_since = "log", 0
    controller.history.go(0)
    controller.leave()
    assert not controller.history.open and model.recap_since == 0
    controller.leave()
    assert model.recap_since is None and model.drawer == "log"


def test_who_takes_over_finds_no_recap_of_the_person_before() -> None:
    controller, match, model, _, _ = controller_of("person", "person")
    match.submit(Seal(0, 1))
    model.recap_since = 0
    controller.take_over(1)
    assert match.viewer == 1 and model.recap_since is None


def test_a_model_works_things_out_once_a_position() -> None:
    _, match, _, _, _ = controller_of("person", "person")
    model, worked = Renewed(match), list[int]()

    def work() -> int:
        worked.append(match.version)
        return len(match.log)

    match.hand_over(0)
    model.renew()
    assert (model.once("n", work), model.once("n", work), model.deciding, model.seat) == (0, 0, True, 0)
    match.submit(Seal(0, 1))
    model.renew()
    assert (model.once("n", work), model.deciding) == (1, False) and len(worked) == 2
    model.recap_since = 0
    model.renew()
    assert model.changes == 2, "nobody acts before and after: the same position"
    match.hand_over(1)
    model.recap_since = None
    model.renew()
    assert model.changes == 3 and model.deciding and model.seat == 1
    model.recap_since = 0
    model.renew()
    assert model.changes == 4 and not model.deciding, "while a recap is told nothing is decided"

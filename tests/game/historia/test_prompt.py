"""What is asked, hinted and promised: the sum of a War before it is fought, what the button says, what is turned up."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.historia import decisions as f
from engine.historia import facts
from engine.historia.events import CardsRevealed, LeadersRevealed
from engine.historia.moves import Attack
from engine.historia.rules.card_lists import current_list
from game.historia import preview
from game.historia.scenes.reveal import RevealedChoice, RevealScene, reveal_of
from game.historia.wording import prompt, words

from .kit import Played


def said(message: str, **values: Any) -> str:
    """Texts that are their own names."""
    return message


TEXTS: Any = said


def at_war(seed: int = 3) -> tuple[Played, Attack]:
    t = Played(table="two_filled", seed=seed)
    assert t.until(f.WarDecision)
    move = next(move for move in t.model.selector.legal if isinstance(move, Attack))
    t.controller.point(other=move.other, territory=move.territory)
    return t, move


@pytest.mark.parametrize(("sums", "how"), [((4, 3), "win"), ((3, 4), "loss"), ((3, 3), "draw")])
def test_a_war_is_named_as_it_will_end(sums: tuple[int, int], how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    t, _ = at_war()
    monkeypatch.setattr(prompt, "war_sums", lambda model, move: sums)
    assert prompt.question(TEXTS, t.model, t.controller) == f"confirm-war-{how}"


def test_the_sum_of_a_war_has_what_its_own_card_adds() -> None:
    t, move = at_war()
    for strength in (0, 2):
        current_list(t.model.view).strength = strength
        assert prompt.war_sums(t.model, move) == facts.war_strengths(t.model.view, move.seat, move.other, strength)
    plain, more = (facts.war_strengths(t.model.view, move.seat, move.other, strength) for strength in (0, 2))
    assert plain != more


def test_the_button_says_what_it_does_and_whether_it_can() -> None:
    t = Played()
    assert t.until(f.ChooseDecision)
    assert prompt.main_text(TEXTS, t.model, t.controller) == ("choose-a-card", False)
    t.controller.pick_card("art")
    assert prompt.main_text(TEXTS, t.model, t.controller) == ("seal-card", True)
    t.model.reveal = RevealScene((RevealedChoice(0, ("art",)),), (0, 0))
    assert prompt.main_text(TEXTS, t.model, t.controller) == ("go-on", True)
    t.model.reveal, t.model.recap_since = None, 0
    assert prompt.main_text(TEXTS, t.model, t.controller) == ("recap-on", True)
    t.controller.history.jump(1)
    assert prompt.main_text(TEXTS, t.model, t.controller) == ("history-now", True)


def test_who_has_no_cube_to_place_is_told_so_and_nobody_else() -> None:
    t = Played(table="two_filled", seed=5)
    assert t.until(f.PlaceDecision)
    assert t.model.own.supply and prompt.hint(TEXTS, t.model) == ""
    t.model.own.supply = 0
    assert prompt.hint(TEXTS, t.model) == "reason-no_cube_in_supply"


def test_what_a_civbot_scores_by_its_cards_is_called_another_thing() -> None:
    t = Played(table="two_filled")
    s = t.match.onlooker
    named = {bool(c.difficulty): words.category(TEXTS, t.match, seat, "advisors") for seat, c in enumerate(s.seats)}
    assert named == {False: "category-advisors-player", True: "category-advisors-civbot"}
    assert words.category(TEXTS, t.match, 0, "wonders") == "category-wonders"
    told = t.match.policy.summary(s)["colours"]
    assert told == [c.id for c in s.seats[: s.players]] and len(told) < len(s.seats), "a save is of its players"


def test_only_what_bots_resolve_is_waited_for_and_only_a_choice_of_cards_ends_a_turn() -> None:
    t = Played(table="two_filled", seed=5)
    policy, seen = t.match.policy, dict[type, set[bool]]()
    ends = dict[str, bool]()
    for _ in range(150):
        frame = t.match.frame()
        seen.setdefault(type(frame), set()).add(policy.needs_no_pause(t.match.onlooker))
        t.any()
        move = t.match.log[-1].move
        ends[move.kind] = policy.ends_turn(move)
    assert seen.pop(f.ResolveDecision) == {False} and set().union(*seen.values()) == {True} and f.ChooseDecision in seen
    assert ends.pop("seal_cards") and not any(ends.values()) and ends


def test_what_is_tried_lies_on_the_table_and_no_more_in_the_hand() -> None:
    t = Played()
    assert t.until(f.ChooseDecision)
    s, seat = t.model.view, t.model.seat
    s.seats[seat].advisors = ("one", "other")
    tried = preview.opened(s, seat, ("art", "one"))
    assert "art" not in facts.hand(tried, seat) and len(facts.hand(tried, seat)) == len(facts.hand(s, seat)) - 1
    assert tried.seats[seat].advisors == ("other",) and tried.seats[seat].shown == ("art", "one")
    assert "art" in facts.hand(s, seat), "the position stays"


# -- what is turned up -------------------------------------------------------------------------------------------------


def after(players: int = 3) -> Any:
    """The position that followed, with the order of another turn than by seat."""
    return SimpleNamespace(
        order=(2, 0, 1)[-players:] if players > 1 else (0,),
        players=players,
        seats=[SimpleNamespace(vp=points) for points in (5, 6, 7)],
    )


def test_cards_are_turned_up_in_turn_order_a_revolution_last_and_nobodys_that_chose_none() -> None:
    shown = reveal_of(after(), [CardsRevealed((("revolution", "trade"), (), ("art",)))])
    assert shown is not None and not shown.leaders and shown.points == (5, 6, 7)
    assert shown.chosen == (RevealedChoice(2, ("art",)), RevealedChoice(0, ("trade", "revolution")))


def test_leaders_are_turned_up_in_turn_order() -> None:
    shown = reveal_of(after(), [LeadersRevealed(("a", "b", "c"))])
    assert shown is not None and shown.leaders
    assert shown.chosen == (RevealedChoice(2, ("c",)), RevealedChoice(0, ("a",)), RevealedChoice(1, ("b",)))


def test_who_plays_alone_turns_up_nothing_that_was_not_known() -> None:
    assert reveal_of(after(1), [LeadersRevealed(("a",))]) is None
    assert reveal_of(after(1), [CardsRevealed((("art",), (), ()))]) is None
    assert reveal_of(after(), []) is None


def test_what_civbots_alone_have_done_names_nobody() -> None:
    t = Played()
    t.model.recap_since = 0
    for movers, message in (([], "recap-title"), ([1], "others-have-played")):
        controller: Any = SimpleNamespace(recaps=SimpleNamespace(movers=lambda movers=movers: movers))
        assert prompt.question(TEXTS, t.model, controller) == message

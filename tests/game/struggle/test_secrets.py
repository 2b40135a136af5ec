"""Nothing that the other side keeps to itself is drawn or said: not on the table, in drawers, in wars, in the past."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.struggle.components import GAME
from engine.struggle.decisions import (
    Decision,
    EffectsDecision,
    FirstDecision,
    KeepDecision,
    MinistryDecision,
    RoundDecision,
)
from engine.struggle.events import WarBegan
from engine.struggle.moves import EndRound, PlayEvent
from game.struggle.hot_seat_policy import StruggleHotSeatPolicy
from game.struggle.match import RULES, Match
from game.struggle.table import TableScreen
from game.struggle.table_factory import FACTORY
from tests.game.narrated_table import everything_said
from tests.shortened import first

from .conftest import Make, advance, chosen, pixels

MOMENTS = (
    ("keep", lambda match: isinstance(match.frame(), KeepDecision) and match.onlooker.turn == 2),
    ("ministry", lambda match: isinstance(match.frame(), MinistryDecision) and match.onlooker.turn == 3),
    ("round", lambda match: isinstance(match.frame(), RoundDecision) and match.onlooker.turn == 2),
    ("late", lambda match: isinstance(match.frame(), RoundDecision) and match.onlooker.turn == 4),
)
DRAWERS = ("", "war", "cards")


@pytest.fixture
def shared() -> None:
    """Each world draws pictures of its own: what one of them shows must not come from the other."""


def other_world(match: Match, seat: int, world: str) -> None:
    """The position becomes another that this side can't tell from it."""
    session = match.session
    state = session.state
    state = RULES.determinize(state, seat, Rng(match.derived_seed(seat, f"another world {world}")))
    state.moves = None
    session.state = state
    match.version += 1


def said(table: TableScreen) -> list[str]:
    """Every text on the screen, tips included."""
    table.rebuild()
    table.refresh(table.ui)
    found = []
    for widget in table.ui_root.root.walk():
        found += [str(getattr(widget, name)) for name in ("name", "text", "tip", "card") if getattr(widget, name, "")]
    return found + everything_said(table.app)  # type: ignore[arg-type]


@pytest.mark.parametrize("every", first(1, [False, True]))
def test_two_worlds_one_cannot_tell_apart_look_alike(table: Make, every: bool) -> None:
    for number, (name, moment) in enumerate(MOMENTS):
        made = table(moment)
        app, seat = made.app, made.match.current_seat
        assert seat is not None
        for drawer in DRAWERS if every else (DRAWERS[number % len(DRAWERS)],):
            app.ui.pointer = (-1, -1)
            made.model.drawer = drawer
            before = (said(made), pixels(app))  # type: ignore[arg-type]
            hidden = secret(made.match, 1 - seat)
            other_world(made.match, seat, drawer)
            assert secret(made.match, 1 - seat) != hidden, "nothing was hidden"
            made.model.renew()
            made.model.drawer = drawer
            assert (said(made), pixels(app)) == before, f"{name} {drawer}"  # type: ignore[arg-type]


def secret(match: Match, seat: int) -> tuple[object, ...]:
    player = match.session.state.players[seat]
    return (player.hand, player.ministries, player.laid)


def test_in_a_war_between_two_people_no_hand_is_shown(table: Make) -> None:
    made = table(lambda match: isinstance(match.frame(), EffectsDecision), seed=7)
    assert made.model.covered and made.model.view.players[0].hand[:1] in ((), ("?",))
    before = (said(made), pixels(made.app))  # type: ignore[arg-type]
    assert not any("hand-" in text for text in before[0])
    for player in made.match.session.state.players:
        player.hand = player.hand[::-1]
    made.match.version += 1
    made.model.renew()
    assert (said(made), pixels(made.app)) == before  # type: ignore[arg-type]


@pytest.mark.parametrize("who", [("person", "settler"), ("person", "person")])
def test_the_own_hand_is_seen_alone_in_a_war_and_in_the_past_of_one(who: tuple[str, str]) -> None:
    match = FACTORY.new(chosen(*who), 7)
    advance(match, 7, lambda match: isinstance(match.frame(), EffectsDecision))
    match.viewer = seat = 0 if match.people == [0] else match.current_seat or 0
    if match.people == [0]:
        assert match.view.players[0].hand == match.view_of(0).players[0].hand != ()
    match.look_at(len(match.log) // 2)
    hand = RULES.view(match.session.position(match.at), seat).players[seat].hand
    assert match.view.players[seat].hand == hand and "?" not in hand


def test_the_curtain_falls_between_two_and_covers_everything(table: Make) -> None:
    made = table(lambda match: isinstance(match.frame(), RoundDecision) and match.onlooker.round == 2)
    made.match.clear_viewer()
    made.app.tick()
    top = made.app.top
    assert top is not made and top.secret
    assert not any("hand-" in widget.name for widget in top.ui_root.root.walk())


def dark_event(match: Match) -> str:
    """An Event of whoever is asked that the tile does not allow, while the round can be ended."""
    seat = match.current_seat
    if seat is None or not isinstance(match.frame(), RoundDecision):
        return ""
    if EndRound(seat) not in match.session.legal_moves(seat):
        return ""
    hand = match.session.state.players[seat].hand
    reasons = {card: match.why_not(PlayEvent(seat, card)) for card in hand}
    return next((card for card, reason in reasons.items() if reason is not None and reason.code == "event_type"), "")


def test_why_an_own_event_is_dark_is_not_read_over_the_curtain(table: Make) -> None:
    made = table(lambda match: bool(dark_event(match)))
    app, seat = made.app, made.match.current_seat
    assert seat is not None
    made.controller.click_event(dark_event(made.match))
    assert app.toasts.notes
    made.controller.play(EndRound(seat))
    made.model.story = None
    app.tick()
    assert app.top is not made and app.top.secret and not app.toasts.notes


def in_public(match: Match) -> bool:
    return match.current_seat is not None and match.policy.in_public(match.onlooker)


@pytest.mark.parametrize("war", [False, True])
def test_after_what_both_look_at_no_hand_is_shown_before_the_curtain(table: Make, war: bool) -> None:
    """Who has named the side that goes first, or spent the spoils, may be anybody: the screen is nobody's then."""
    asked: type[Decision] = EffectsDecision if war else FirstDecision
    made = table(lambda match: isinstance(match.frame(), asked), seed=7)
    while in_public(made.match):
        made.controller.play(made.match.session.legal_moves(made.match.current_seat)[0])
    while made.model.story is not None:
        assert made.model.covered and not any("hand-" in text or "ministry-" in text for text in said(made))
        made.controller.next_step()
    assert made.match.handover_needed
    made.app.tick()
    assert made.app.top is not made and made.app.top.secret


def test_before_a_decision_in_public_the_screen_is_nobodys_even_if_its_viewer_decides() -> None:
    here = set()
    for seed in range(1, 4):
        match, dice = FACTORY.new(chosen("person", "person"), seed), Rng(seed)
        before, last = True, None
        while match.current_seat is not None:
            if match.handover_needed:
                match.hand_over(match.current_seat)
            if isinstance(match.frame(), FirstDecision) and not before:
                here.add(match.current_seat == last)
                assert match.viewer is None and match.observer is None
            before, last = in_public(match), match.current_seat
            match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
    assert True in here


def test_a_war_that_asks_nobody_is_looked_at_by_both(table: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever ended the turn sits there still, and the other looks on: no hand lies open."""
    monkeypatch.setattr(
        StruggleHotSeatPolicy, "in_public", lambda *_: False
    )  # as if no tile and no spoils had a choice

    def last(match: Match) -> bool:
        seat = match.current_seat
        end = seat is not None and EndRound(seat) in match.session.legal_moves(seat)
        return end and match.onlooker.round == 2 * GAME.action_rounds

    made = table(last, seed=7)
    assert made.match.current_seat is not None and not made.model.covered
    made.controller.play(EndRound(made.match.current_seat))
    assert any(isinstance(event, WarBegan) for event in made.match.log[-1].events)
    while made.model.story is not None:
        assert made.model.covered and not any("hand-" in text or "ministry-" in text for text in said(made))
        made.controller.next_step()

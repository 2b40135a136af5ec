"""Several people at one screen: what has happened is seen before the next one is called, and whoever has the mouse sees
no other's cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.event import Event
from engine.historia import decisions as f
from engine.historia import events as e
from engine.historia.facts import HIDDEN
from engine.historia.moves import KeepLeader, SealCards
from game.app.app import App
from game.historia.scenes.reveal import after_reveal
from game.historia.wording import prompt
from game.screens.handover import HandoverScreen

from ..conftest import click_name
from ..player import no_pause
from .kit import Played
from .test_hot_seat import hand_over
from .test_prompt import TEXTS
from .test_secrets import hot_seat, pass_on

pytestmark = pytest.mark.usefixtures("nothing_painted")


def on(t: Played, until: Callable[[], bool], most: int = 3000) -> None:
    """Plays random moves through the controller of whoever is asked, with hand-overs between."""
    for _ in range(most):
        if t.match.current_seat is None or until():
            return
        t.controller.close_reveal()
        t.model.parting = False
        if t.match.handover_needed:
            hand_over(t)
        t.controller.play(t.dice.choice(t.match.legal()))
    raise AssertionError("it never came")


def test_who_plays_with_bots_alone_is_called_to_no_curtain() -> None:
    """Bots may draft a leader before the only person has decided anything."""
    after = set()
    for seed in range(1, 6):
        t = Played(table="three", people=1, seats=3, seed=seed)
        while t.match.current_seat != 0:
            assert t.match.current_seat is not None
            t.controller.play(t.match.session.legal_moves(t.match.current_seat)[0])
        assert t.match.viewer == 0 and not t.match.handover_needed and t.model.drafting
        after.add(len(t.match.log))
    assert len(after) > 1


@pytest.mark.parametrize("chose_last", [False, True])
def test_what_ends_an_era_is_looked_at_before_the_first_drafter_is_hand_over(chose_last: bool) -> None:
    """Whoever ends it may have been the last to choose, too, with the own cards open at the screen."""
    for seed in range(1, 20):
        t = Played(seed=seed)
        on(t, lambda t=t: t.model.parting)  # type: ignore[misc]
        sealed = [entry.move.seat for entry in t.match.log if isinstance(entry.move, SealCards)]
        if t.model.parting and (sealed[-1] == t.match.log[-1].move.seat) == chose_last:
            break
    last, frame = t.match.log[-1].move, t.match.frame()
    assert isinstance(frame, f.DraftDecision) and frame.era > 1
    assert not isinstance(last, KeepLeader) and t.match.viewer is None and t.match.current_seat != last.seat
    assert t.model.seat == last.seat, "the board of whoever did it"
    assert {advisor for c in t.model.view.seats[:2] for advisor in c.advisors} <= {HIDDEN} and not t.model.drafting
    assert prompt.main_text(TEXTS, t.model, t.controller) == ("go-on", True)
    assert prompt.question(TEXTS, t.model, t.controller) == "ask-parting"
    t.controller.main_action()
    assert not t.model.parting and t.match.handover_needed


def test_who_seals_or_drafts_leaves_nothing_to_look_at() -> None:
    t = Played()
    moves = 0
    for _ in range(60):
        t.controller.close_reveal()
        if t.match.handover_needed:
            hand_over(t)
        t.controller.play(t.dice.choice(t.match.legal()))
        if isinstance(t.match.log[-1].move, (SealCards, KeepLeader)) and t.match.handover_needed:
            assert not t.model.parting
            moves += 1
    assert moves > 3


def test_what_is_taken_back_is_not_looked_at() -> None:
    t = Played()
    t.model.parting = True
    t.model.jumped()
    assert not t.model.parting


def test_who_resolved_last_chooses_first_and_nobody_elses_cards_open() -> None:
    t = Played(seed=3)
    stayed, rounds = 0, 0
    for _ in range(1500):
        if t.match.current_seat is None:
            break
        t.controller.close_reveal()
        t.model.parting = False
        if t.match.handover_needed:
            hand_over(t)
        before, began = t.match.viewer, len(t.match.log)
        t.controller.play(t.dice.choice(t.match.legal()))
        last, frame = t.match.log[-1].move, t.match.frame()
        if isinstance(frame, f.ChooseDecision) and not isinstance(last, SealCards) and len(t.match.log) > began:
            assert t.match.viewer == t.match.acting == last.seat
            assert {a for a in t.model.view.seats[1 - last.seat].advisors} <= {HIDDEN}
            rounds += 1
            stayed += before != last.seat
    assert stayed > 5 and rounds > stayed


def test_what_followed_a_reveal_at_once_is_seen_after_it() -> None:
    turned: list[Event] = [e.CardsSealed(1), e.CardsRevealed((("art",), ("revolution",)))]
    gains: list[Event] = [e.VpGained(0, 2, "trade_partner"), e.RoundBegan(2)]
    assert after_reveal([*turned, *gains]) == gains and after_reveal(gains) == gains
    assert after_reveal(turned) == []


@pytest.mark.parametrize("closed", [False, True])
def test_the_curtain_waits_for_what_moves_on_the_table(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, closed: bool
) -> None:
    app = make_app((1024, 640))
    no_pause(app)
    monkeypatch.setattr("game.historia.scenes.animations.SEAL", 10**6)
    table = hot_seat(app)
    pass_on(app)
    app.settings.pace.animation = 1.0
    click_name(app, "card-art")
    click_name(app, "main")
    assert table.match.handover_needed and [one.kind for one in table.animations.running] == ["seal"]
    app.turn(2)
    assert app.top is table, "the seal is seen to fall"
    if closed:
        table.controller.skip_pauses()
        app.turn(2)
        assert isinstance(app.top, HandoverScreen)
    table.closing()


def test_the_curtain_waits_for_the_word_of_those_who_look(make_app: Callable[..., App]) -> None:
    app = make_app((1024, 640))
    no_pause(app)
    table = hot_seat(app)
    table.model.parting = True
    table.rebuild()
    app.turn(2)
    assert app.top is table and table.match.handover_needed and table.next_tick(0) is None
    app.draw()
    click_name(app, "main")
    app.turn(2)
    assert isinstance(app.top, HandoverScreen) and not table.model.parting
    table.closing()


def test_the_gains_that_followed_a_reveal_wait_until_it_is_closed(make_app: Callable[..., App]) -> None:
    app = make_app((1024, 640))
    no_pause(app)
    app.settings.pace.animation = 1.0
    table = hot_seat(app)
    pass_on(app)
    t: list[Event] = [e.CardsRevealed((("art",), ("trade",))), e.VpGained(0, 2, "trade_partner")]
    table.controller.happened(t)
    assert table.model.reveal is not None and not table.animations.running
    app.turn(2)
    assert not table.animations.running
    table.controller.close_reveal()
    table.tick(0)
    assert [one.kind for one in table.animations.running] == ["float"]
    table.closing()

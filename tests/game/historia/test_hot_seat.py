"""Two people at one screen, without a window: what one does leaves nothing behind for the other, through no door."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.historia import decisions as f
from engine.historia.components import ADVISORS
from engine.historia.events import AdvisorDrawn
from engine.historia.facts import HIDDEN
from engine.historia.moves import SealCards
from game.app.app import App
from game.historia.handover import handover_screen
from game.historia.panels.column import strip_tip
from game.historia.plugin import PLUGIN
from game.historia.preview import SupplyPreview
from game.historia.table_factory import FACTORY
from game.historia.table_model import TableModel
from game.historia.wording.log_text import log_wording
from game.i18n.texts import Texts
from game.platform.settings import LastNewGame, SeatChoice
from game.play.log_lines import newest, visible_events

from .kit import Played


def seal(t: Played, card: str = "") -> int:
    """Whoever chooses lifts a card and seals it. Returns the seat."""
    seat = t.model.seat
    t.controller.pick_card(card or next(card for card in t.model.hand if t.model.why_not_lift(card) is None))
    t.controller.main_action()
    if t.model.warned:  # it could do nothing now
        t.controller.main_action()
    assert isinstance(t.match.log[-1].move, SealCards) and t.match.log[-1].move.seat == seat
    return seat


def hand_over(t: Played) -> int:
    """The hand-over falls, and the other person comes."""
    asked = t.match.current_seat
    assert asked is not None and t.match.handover_needed
    t.match.clear_viewer()
    t.model.renew()
    t.controller.take_over(asked)
    return asked


def on_screen(t: Played) -> tuple[object, ...]:
    """The values of the model that the parts of the table draw."""
    model = t.model
    preview = model.shown_preview()
    lights = (model.lit_territories(), model.hinted_territories(), model.tried, preview and preview.cell)
    sealed = [model.sealed(seat) for seat in range(model.view.players)]
    return (repr(model.view), model.hand, model.lifted, model.own_sealed, sealed, model.pending, *lights)


# -- the hand-over -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("frame", [f.DraftDecision, f.ChooseDecision])
def test_whatever_is_secret_is_asked_behind_the_curtain(frame: type[f.Decision]) -> None:
    t = Played()
    assert t.until(frame)
    t.match.clear_viewer()
    t.model.renew()
    assert t.match.handover_needed and t.match.acting is None and not t.model.deciding
    assert t.model.drafting == () and set(t.model.own.advisors) <= {HIDDEN} and not t.match.legal()


def test_of_what_one_has_lifted_pointed_at_and_sealed_the_next_sees_nothing() -> None:
    found = []
    for card, other in (("art", "trade"), ("expansion", "military")):
        t = Played()
        assert t.until(f.ChooseDecision)
        t.controller.pick_card(card)
        t.model.pointed = other
        assert t.model.shown_preview() is not None and t.model.tried == other
        t.controller.main_action()
        hand_over(t)
        assert t.model.choosing and not t.model.lifted and not t.model.tried and t.model.shown_preview() is None
        found.append(on_screen(t))
    assert found[0] == found[1]


def test_a_game_taken_up_while_people_choose_is_handed_to_nobody(tmp_path: Path) -> None:
    seats = [SeatChoice(who="person", name=name, colour=look) for name, look in (("Ana", "egypt"), ("Rui", "china"))]
    match = FACTORY.new(LastNewGame(scenario="two", seats=seats), seed=1, path=tmp_path / "game.json")
    while not isinstance(match.frame(), f.ChooseDecision):
        assert match.current_seat is not None
        match.submit(match.session.legal_moves(match.current_seat)[0])
    assert match.current_seat is not None
    match.hand_over(match.current_seat)
    match.submit(match.legal()[0])
    sealed = match.log[-1].move.seat
    match.keep()
    match.close()
    match = FACTORY.load(tmp_path / "game.json")
    model = TableModel(match)
    model.renew()
    assert match.viewer is None and match.handover_needed and not model.deciding
    assert model.sealed(sealed) and model.own_sealed in ((), (HIDDEN,))
    assert {advisor for c in model.view.seats[:2] for advisor in c.advisors} == {HIDDEN}
    match.close()


def test_a_choice_is_taken_back_at_the_curtain_only_until_all_have_sealed(make_app: Callable[..., App]) -> None:
    app = make_app((640, 360))
    app.select_game("historia")
    t = Played()

    def back() -> bool:
        asked = t.match.current_seat
        assert asked is not None
        t.match.clear_viewer()
        return handover_screen(app, t.match, asked, lambda: None, lambda seat: None).back is not None

    assert t.until(f.ChooseDecision)
    seal(t)
    assert back()
    hand_over(t)
    seal(t)
    assert isinstance(t.match.frame(), f.ResolveDecision) and not back()
    assert t.match.undo() is None


def test_who_chooses_after_another_can_not_take_back_what_that_one_sealed() -> None:
    t = Played()
    assert t.until(f.ChooseDecision)
    first = seal(t)
    hand_over(t)
    assert not t.match.can_undo
    t.controller.undo()
    assert first not in t.match.awaiting


def resolving() -> tuple[Played, int]:
    """Whoever sealed first resolves, in public. Returns who sealed last, too: his eyes the screen showed."""
    t = Played()
    assert t.until(f.ChooseDecision)
    seal(t)
    looker = hand_over(t)
    seal(t)
    t.controller.close_reveal()
    while t.match.acting in (None, looker):
        assert t.match.current_seat is not None and isinstance(t.match.frame(), f.ResolveDecision | f.PlaceDecision)
        t.match.submit(t.match.session.legal_moves(t.match.current_seat)[-1])
    t.model.renew()
    return t, looker


def test_while_one_resolves_before_the_others_eyes_nobodys_advisors_are_seen() -> None:
    t, looker = resolving()
    assert t.model.seat == 1 - looker and HIDDEN in t.model.hand
    assert [set(seat.advisors) for seat in t.model.view.seats[:2]] == [{HIDDEN}, {HIDDEN}]


def test_while_one_resolves_the_past_shows_nobodys_advisors_nor_what_another_drew() -> None:
    """Whoever sealed last may be the one whose eyes the screen showed."""
    t, looker = resolving()
    for number in range(len(t.match.log)):
        t.controller.history.jump(number)
        assert {advisor for c in t.model.view.seats[:2] for advisor in c.advisors} <= {HIDDEN}
    entry = t.match.log[-1]
    t.match.log[-1] = entry._replace(events=(*entry.events, AdvisorDrawn(looker, "sun_tzu")))
    assert visible_events(t.match, len(t.match.log))[-1] == AdvisorDrawn(looker, HIDDEN)


def test_whoever_decided_last_keeps_the_screen_only_to_choose_next() -> None:
    """Where another is to choose in secret the screen is nobody's: no hand, neither his own nor the last looker's."""
    met = set()
    for seed in range(1, 5):
        t = Played(table="three", people=3, seed=seed)
        for _ in range(300):
            match, asked = t.match, t.match.current_seat
            if asked is None:
                break
            match.submit(t.dice.choice(match.session.legal_moves(asked)))
            here = match.last_decider
            if here is not None and match.awaiting and isinstance(match.frame(), f.DraftDecision | f.ChooseDecision):
                match.viewer = (here + 1) % 3
                match.version += 1
                t.model.happened([])
                assert match.viewer == (here if here in match.awaiting else None)
                met.add(here in match.awaiting)
            t.renew()
    assert met == {True, False}


def test_whoevers_card_was_resolved_without_a_click_does_not_get_the_screen() -> None:
    """The one who sealed last sits there; the other's advisors open only after the curtain."""
    t = Played()
    assert t.until(f.ChooseDecision)
    first = seal(t, "technology")
    last = hand_over(t)
    seal(t, "technology")
    while not isinstance(t.match.frame(), f.ChooseDecision):
        t.model.reveal, t.model.parting = None, False
        resolving = t.match.current_seat
        t.match.viewer = resolving
        t.match.version += 1
        t.model.renew()
        assert t.controller.automatic()
    assert {first, last} <= {entry.move.seat for entry in t.match.log[-2:]}
    assert t.match.last_decider == last and t.match.viewer in (None, last)


def test_after_another_has_decided_a_bot_resolves_before_nobodys_advisors() -> None:
    shown = set()
    for seed in range(1, 8):
        t = Played(table="three", people=2, seats=3, seed=seed)
        for _ in range(200):
            asked, match = t.match.current_seat, t.match
            if asked is None:
                break
            if match.handover_needed:
                hand_over(t)
            match.submit(t.dice.choice(match.session.legal_moves(asked)))
            t.model.renew()
            here = match.last_decider
            if match.current_seat == 2 and isinstance(t.model.frame, f.ResolveDecision) and match.viewer is not None:
                advisors = {advisor for c in t.model.view.seats[:2] for advisor in c.advisors} - {HIDDEN}
                assert not advisors or here == match.viewer
                shown.add((here == match.viewer, bool(advisors)))
    assert shown >= {(True, True), (False, False)}


def test_a_seat_has_resolved_all_once_its_last_card_is_resolved() -> None:
    t, found = Played(), {True: 0, False: 0}
    for _ in range(400):
        asked, before = t.match.current_seat, t.match.frame()
        if asked is None:
            break
        t.any()
        now, move = t.match.frame(), t.match.log[-1].move
        if isinstance(before, f.ResolveDecision) and before.seat == move.seat:
            waiting = [frame.seat for frame in t.match.onlooker.frames if isinstance(frame, f.ResolveDecision)]
            assert t.match.resolved_all(move) == (move.seat not in waiting), (before, now)
            found[t.match.resolved_all(move)] += 1
    assert min(found.values()) > 5


def test_at_the_end_whoever_is_at_the_screen_sees_everything() -> None:
    t = Played()
    while t.match.current_seat is not None:
        t.any()
    last = t.match.last_decider
    for seat in (0, 1):
        t.match.hand_over(seat)
        assert t.match.observer == seat
    assert last in (0, 1)


# -- other doors: the past, the log, what is pointed at ----------------------------------------------------------------


def test_the_past_shows_nobody_elses_packets_advisors_and_choices() -> None:
    t = Played(seed=3)
    for _ in range(4):
        assert t.until(f.ChooseDecision)
        t.any()
    hidden: set[str] = set()
    for seat, other in ((0, 1), (1, 0)):
        t.match.hand_over(seat)
        for number in range(len(t.match.log)):
            t.controller.history.jump(number)
            model = t.model
            assert model.seat == seat and not model.deciding and model.drafting == ()
            advisors = model.view.seats[other].advisors
            assert set(advisors) <= {HIDDEN}
            hidden |= {"advisor"} if advisors else set()
            frame = model.frame
            if isinstance(frame, f.ChooseDecision) and frame.sealed[other] is not None:
                assert frame.sealed[other] == (HIDDEN,)
                hidden.add("cards")
            if isinstance(frame, f.DraftDecision) and frame.seat == other:
                assert set(frame.packets[-1]) == {HIDDEN}
                hidden.add("packet")
    assert hidden == {"cards", "packet", "advisor"}


def test_the_log_and_the_strips_name_nothing_that_another_keeps_to_himself() -> None:
    t = Played(seed=3)
    texts = Texts("en", PLUGIN.texts)
    names = {texts(f"advisor-{name}"): name for name in ADVISORS}
    looked = 0
    while t.until(f.ChooseDecision) and looked < 60:
        seat, other = t.model.seat, 1 - t.model.seat
        secret = t.match.session.state.seats[other].advisors
        sentences = [one.text for one in newest(t.match, log_wording(texts, t.match), 10**6)]
        sentences.append(strip_tip(_Ui(texts), t.model, other))  # type: ignore[arg-type]
        for name in (name for name in names if names[name] in secret):
            assert not any(name in line for line in sentences), (seat, name)
            looked += 1
        t.any()
    assert looked > 10


class _Ui:
    """As much of it as a tip needs."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts


# -- what was true before ----------------------------------------------------------------------------------------------


def test_what_a_card_would_do_is_told_of_the_position_shown() -> None:
    t = Played(seed=4)
    looked = set()
    for _ in range(40):
        if not t.until(f.ChooseDecision):
            break
        now = SupplyPreview.of(t.model.view, t.model.seat)
        for card in ("military", "technology"):
            if card in t.model.hand:
                assert t.model.of_card(card).before == now
                looked.add(now)
        t.any()
    assert len(looked) > 10


def test_no_light_outlives_its_question() -> None:
    t = Played(table="two_filled", seed=5)
    assert t.until(f.ResolveDecision)
    card, side = next((card, side) for card, side in t.model.resolutions() if side != "nothing")
    t.model.pointed_side = (card, side)
    assert t.model.shown_preview() is not None
    t.controller.resolve(card, side)
    assert t.model.pointed_side is None and t.model.pending is None
    assert t.until(f.PlaceDecision)
    t.controller.click_territory(next(iter(t.model.lit_territories())))
    assert set(t.model.lit_territories()) == {
        getattr(move, "territory", -1) for move in t.match.legal() if getattr(move, "territory", -1) >= 0
    }
    t.model.pointed = "trade"
    assert t.until(f.ChooseDecision)
    seal(t)
    assert t.model.hinted_territories() == () and t.model.shown_preview() is None


def test_the_main_button_leads_back_from_the_past() -> None:
    t = Played()
    assert t.until(f.ChooseDecision)
    t.controller.pick_card("art")
    moves = len(t.match.log)
    t.controller.history.jump(1)
    t.controller.main_action()
    assert not t.controller.history.open and len(t.match.log) == moves

"""What can't be had back is asked about once, by whatever way it is done; what is asked can be read and told apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.struggle import moves as m
from engine.struggle.components import COMMODITIES
from engine.struggle.decisions import HandDecision, LossDecision, RoundDecision, SpoilsDecision
from engine.struggle.events import PeaceBegan
from engine.struggle.facts import RegionLead
from game.app.app import App
from game.i18n.texts import LANGUAGES
from game.platform.settings import Pace
from game.play.turn_runner import TurnRunner
from game.render.fonts import FLOOR
from game.struggle.drawing.card_face import CardFace
from game.struggle.drawing.pen import SQUEEZE
from game.struggle.match import Match
from game.struggle.panels.action_points import PurchaseButton, purchase_buttons
from game.struggle.panels.award_table import COIN, PRIZE, prize_of
from game.struggle.panels.choices import choices
from game.struggle.panels.player_board import PlayerBoard, main_button, second_button
from game.struggle.panels.prompt_bar import prompt_of, shrunk_to_fit
from game.struggle.table import TableScreen
from game.struggle.table_controller import TableController
from game.struggle.table_model import AT_ONCE, TableModel
from game.struggle.wording import words
from game.struggle.wording.recap import RecapQueue, TurnOpened, TurnScored
from game.struggle.wording.tooltips import tip
from game.widgets.button import Button, Pressable
from tests.game.play.kit import FakeBots as Bots
from tests.game.play.kit import RecordingView

from .conftest import Make
from .test_table_controller import handy, in_round, single, wasteful


def legal(match: Match) -> list[m.Move]:
    return match.session.legal_moves(match.current_seat) if match.current_seat is not None else []


def careful(made: TableScreen) -> tuple[TableModel, TableController]:
    made.app.settings.confirm_unused = True
    made.match.version += 1
    made.model.renew()
    return made.model, made.controller


# -- a tile, an action or spoils that would be given away --------------------------------------------------------------


def passing(debt: int | None = None) -> Callable[[Match], bool]:
    def there(match: Match) -> bool:
        may = any(isinstance(move, m.Pass) for move in legal(match))
        return may and (debt is None or match.onlooker.players[match.current_seat or 0].debt == debt)

    return there


def test_to_pass_is_asked_about_once(table: Make) -> None:
    made = table(passing())
    model, controller = careful(made)
    before = len(made.match.log)
    made.command("pass_round")
    assert isinstance(model.pending, m.Pass) and len(made.match.log) == before
    assert controller.give_up() and model.pending is None
    controller.leave_it()
    controller.leave_it()
    assert isinstance(made.match.log[before].move, m.Pass)


def test_who_wants_no_warnings_passes_at_once(table: Make) -> None:
    made = table(passing())
    made.app.settings.confirm_unused = False
    before = len(made.match.log)
    made.controller.leave_it()
    assert isinstance(made.match.log[before].move, m.Pass)


@pytest.mark.parametrize("debt", [0, 1, 2, 6])
def test_the_button_to_pass_tells_the_debt_that_goes(table: Make, debt: int) -> None:
    made = table(passing(debt))
    model, seat = made.model, made.model.seat
    button = second_button(made.ui, model, made.controller)
    assert isinstance(button, Button) and button.text == made.ui.text("second-pass", n=min(2, debt))
    assert str(min(2, debt)) in button.text or not debt
    assert words.sentence(made.ui.texts, model.view, m.Pass(seat)) == made.ui.text("say-pass", n=min(2, debt))
    made.controller.play(m.Pass(seat))
    assert made.match.onlooker.players[seat].debt == debt - min(2, debt)


def test_spoils_that_are_left_are_asked_about_once(table: Make) -> None:
    """Enter goes on from what is told of the theater, and the same key would leave them."""
    made = table(lambda match: isinstance(match.frame(), SpoilsDecision) and len(legal(match)) > 1)
    model, controller = careful(made)
    before = len(made.match.log)
    controller.main_action()
    assert model.warned and len(made.match.log) == before
    main = main_button(made.ui, model, controller)
    assert isinstance(main, Button) and (main.kind, main.text) == ("plain", made.ui.text("main-end-anyway"))
    said, left = prompt_of(made.ui, model, controller)
    assert said == made.ui.text("ask-warned") and isinstance(model.frame, SpoilsDecision)
    assert left == made.ui.text("ask-spoils", cp=model.frame.cp)
    controller.main_action()
    assert isinstance(made.match.log[before].move, m.Finish)


def wasted(model: TableModel) -> bool:
    """A single thing can be done at a space, and it gives points up."""
    return in_round(model) and any(model.lost_by(model.offers(space)[0].move) for space in single(model))


@pytest.mark.parametrize("way", ["the space again", "meant again", "its button", "Enter"])
def test_points_are_given_up_by_no_way_without_a_warning(way: str) -> None:
    controller, model, _ = handy(wasted, 2)
    space = next(space for space in single(model) if model.lost_by(model.offers(space)[0].move))
    move = model.offers(space)[0].move
    before = len(model.match.log)

    def again() -> None:
        {
            "the space again": lambda: controller.click_space(space),
            "meant again": lambda: controller.select_move(move),
            "its button": lambda: controller.do(move),
            "Enter": controller.main_action,
        }[way]()

    controller.click_space(space)
    again()
    assert model.warned and model.pending == move and len(model.match.log) == before
    again()
    assert model.match.log[before].move == move


def test_what_gives_nothing_up_is_done_by_its_button_at_once() -> None:
    controller, model, _ = handy(lambda model: in_round(model) and len(model.lit()) > 2 and not wasteful(model), 3)
    space = next(space for space in sorted(model.lit()))
    move, before = model.offers(space)[-1].move, len(model.match.log)
    controller.click_space(space)
    controller.do(move)
    assert model.match.log[before].move == move


def test_the_warning_is_seen(table: Make) -> None:
    """The first Enter seemed to do nothing."""
    made = table(lambda match: match.current_seat is not None and wasted(_model(match)), seed=2)
    model, controller = careful(made)
    controller.select_move(wasteful(model)[0])
    before = main_button(made.ui, model, controller)
    controller.main_action()
    after = main_button(made.ui, model, controller)
    assert isinstance(before, Button) and isinstance(after, Button)
    assert (before.kind, after.kind) == ("main", "plain") and before.text != after.text


def _model(match: Match) -> TableModel:
    match.viewer = match.current_seat
    match.version += 1
    model = TableModel(match)
    model.renew()
    return model


# -- what shows something for good -------------------------------------------------------------------------------------


def test_a_war_tile_is_drawn_after_a_question_what_can_be_taken_back_at_once(table: Make) -> None:
    made = table(lambda match: len([move for move in legal(match) if isinstance(move, m.Upgrade)]) > 1)
    model, controller = careful(made)
    controller.select_tool("upgrade")
    move, before = model.choices()[0], len(made.match.log)
    made.refresh(made.ui)
    cards = [widget for widget in made.ui_root.root.walk() if widget.name == "choice-0"]
    assert len(cards) == 1 and isinstance(cards[0], Pressable)
    cards[0].press()
    assert model.pending == move and len(made.match.log) == before
    assert prompt_of(made.ui, model, controller) and model.preview(move).reveals
    controller.main_action()
    assert made.match.log[before].move == move
    keep = model.choices()[0]
    assert not model.preview(keep).reveals
    controller.choose(keep)
    assert made.match.log[before + 1].move == keep


def test_the_last_squadron_that_is_lost_is_asked_about() -> None:
    """With it the next theater is turned up, or the next turn begins."""

    def last(model: TableModel) -> bool:
        frame = model.frame
        return isinstance(frame, LossDecision) and frame.n == 1 and bool(model.lit()) and model.deciding

    controller, model, _ = handy(last, 5)
    space = next(iter(model.lit()))
    (offer,) = model.offers(space)
    assert isinstance(offer.move, AT_ONCE) and model.preview(offer.move).reveals
    before = len(model.match.log)
    controller.click_space(space)
    assert model.pending == offer.move and len(model.match.log) == before
    controller.click_space(space)
    assert model.match.log[before].move == offer.move


def test_which_event_is_discarded_is_seen_and_asked(table: Make) -> None:
    """There were as many buttons "Discard the Event" as cards, and one click on any of them was for good."""
    made = table(lambda match: isinstance(match.frame(), HandDecision), seed=2)
    model, controller = careful(made)
    assert not model.choices()
    panel = choices(made.ui, model, controller)
    assert panel is not None
    faces = [widget for widget in panel.walk() if isinstance(widget, CardFace)]
    assert [face.card for face in faces] == list(model.player.hand)
    before = len(made.match.log)
    faces[1].press()
    assert model.pending == m.DiscardEvent(model.seat, faces[1].card) and len(made.match.log) == before
    named = words.event(made.ui.texts, faces[1].card)
    assert named in words.sentence(made.ui.texts, model.view, model.pending)
    controller.main_action()
    assert made.match.log[before].move == m.DiscardEvent(model.seat, faces[1].card)


# -- why not -----------------------------------------------------------------------------------------------------------


def cheaper(match: Match) -> bool:
    """Something can be bought with an Advantage, or military points, alone."""
    if not isinstance(match.frame(), RoundDecision):
        return False
    bought = [move for move in legal(match) if isinstance(move, (m.ShiftMarket, m.ShiftPolitical))]
    plain = {move.space for move in bought if not (move.advantage or getattr(move, "by_military", False))}
    return any(move.space not in plain for move in bought)


def test_where_something_can_be_done_no_tip_says_that_nothing_can(table: Make) -> None:
    made = table(cheaper)
    model = made.model
    assert model.lit()
    for space in model.lit():
        assert model.why_not_selectable(space) is None
        assert "[lock]" not in tip(made.ui.texts, model, ("space", str(space)))


def minor_short(match: Match) -> bool:
    """The minor action could draw an Event, but for its points; the tile's major one is of another kind."""
    if not isinstance(match.frame(), RoundDecision) or match.current_seat is None:
        return False
    sample = m.DrawEvent(match.current_seat)
    reasons = [match.session.why_not(replace(sample, as_=as_)) for as_ in ("major", "minor")]
    return [reason and reason.code for reason in reasons] == ["no_points", "not_enough"]


def test_a_dark_button_says_what_the_nearer_action_lacks(table: Make) -> None:
    made = table(minor_short, seed=0)
    sample = m.DrawEvent(made.model.seat)
    text = words.reason(made.ui.texts, made.match.session.why_not(replace(sample, as_="minor")))  # type: ignore[arg-type]
    panel = purchase_buttons(made.ui, made.model, made.controller)
    assert panel is not None
    button = next(
        widget for widget in panel.walk() if isinstance(widget, PurchaseButton) and widget.kind == "draw_event"
    )
    assert text in button.tip
    reason = made.model.why_no_buy(sample)
    assert reason is not None and reason.code == "not_enough"


# -- the past ----------------------------------------------------------------------------------------------------------


def test_enter_in_the_past_goes_back_to_the_present_and_to_nothing_beneath(table: Make) -> None:
    made = table(passing())
    model, controller = careful(made)
    model.story = RecapQueue([TurnOpened(turn=1), TurnOpened(turn=2)])
    model.recap_since = 0
    controller.history.jump(3)
    main = main_button(made.ui, model, controller)
    assert isinstance(main, Button) and main.text == made.ui.text("history-now")
    controller.main_action()
    assert not controller.history.open and model.recap_since == 0 and model.story.at == 0


def test_a_click_on_the_map_of_the_past_or_beside_what_is_told_hurries_nobody() -> None:
    controller, model, _ = handy(in_round, 3)
    model.story = RecapQueue([TurnOpened(turn=1)])
    controller.click_space(3)
    assert not controller.runner.hurried
    model.story = None
    controller.history.jump(3)
    controller.click_space(3)
    assert not controller.runner.hurried
    controller.history.close()
    model.match.clear_viewer()
    waiting = TableController(model, TurnRunner(model.match, RecordingView(Pace()), Bots()), lambda update: None)
    waiting.click_space(3)
    assert waiting.runner.hurried


# -- two people --------------------------------------------------------------------------------------------------------


def test_what_a_turn_without_a_war_scored_is_looked_at_by_both(table: Make) -> None:
    """Whoever ended it saw it alone, over an open hand."""

    def last(match: Match) -> bool:
        ends = match.current_seat is not None and m.EndRound(match.current_seat) in legal(match)
        return ends and match.onlooker.turn == 2 and match.onlooker.round == 8

    made = table(last, seed=7)
    assert made.match.current_seat is not None and not made.model.covered
    made.controller.play(m.EndRound(made.match.current_seat))
    assert any(isinstance(event, PeaceBegan) for event in made.match.log[-1].events)
    story = made.model.story
    assert story is not None and any(isinstance(step, TurnScored) for step in story.steps)
    assert made.match.viewer is None and made.model.covered and made.match.handover_needed


# -- room --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [100, 200])
def test_every_card_of_the_hand_is_seen_beside_its_neighbours(table: Make, scale: int) -> None:
    """In the narrowest window, with all there is to buy: they lay one upon the other, and over the Navy Box."""
    made = table(lambda match: any(isinstance(move, m.Upgrade) for move in legal(match)))
    made.app.settings.ui_scale = scale
    made.app.restyle()
    made.rebuild()
    made.refresh(made.ui)
    board = next(widget for widget in made.ui_root.root.walk() if isinstance(widget, PlayerBoard))
    cards = board.fan.children
    assert len(cards) > 3 and board.buys is not None
    steps = [b.rect.x - a.rect.x for a, b in pairwise(cards)]
    assert min(steps) >= cards[0].rect.width / 5
    assert cards[-1].rect.right <= board.main.rect.x and not cards[-1].rect.colliderect(board.box.rect)
    tiles = board.offer.children
    assert tiles[-1].rect.right <= board.points.rect.x
    assert min(b.rect.x - a.rect.x for a, b in pairwise(tiles)) >= tiles[0].rect.width / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_row_brings_is_read_whole(make_app: Callable[..., App], language: str) -> None:
    """Of "3 PV, Deuda +1" the number was cut off."""
    app = make_app(language=language)
    app.select_game("struggle")
    ui = app.ui
    for commodity in COMMODITIES.values():
        for got in (commodity.succession, commodity.empire, commodity.revolution):
            lead = RegionLead("demand", "furs", (1, 0), 1, 0, got.vp, got.trp, got.debt)
            prize, debt = prize_of(ui, lead)
            wide = ui.fonts.width(prize, "strong", FLOOR) * SQUEEZE + ui.fonts.width(debt, "strong", FLOOR)
            assert wide + ui.px(COIN + 1) * bool(debt) <= ui.px(PRIZE), (prize, debt)
            assert bool(debt) == bool(got.debt)


def test_the_sum_of_a_price_ends_where_the_prompt_bar_does() -> None:
    assert shrunk_to_fit([40, 30, 20], 100) == [40, 30, 20]
    assert shrunk_to_fit([40, 30, 20], 80) == [30, 30, 20]
    assert shrunk_to_fit([40, 30, 20], 60) == [20, 20, 20]
    for room in range(4, 95):
        rooms = shrunk_to_fit([40, 30, 20, 1], room)
        assert room - 4 < sum(rooms) <= max(room, 4) and all(map(int.__le__, rooms, [40, 30, 20, 1]))

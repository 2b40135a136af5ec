"""Every legal move can be meant by pointing; every price shown is the judge's; what is dark says why."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from engine.core.move import Reason
from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.board import SIZE
from engine.struggle.components import INVESTMENTS
from engine.struggle.decisions import PayDecision, RoundDecision
from engine.struggle.moves import Move
from game.app.app import App
from game.play.table_controller import UiUpdate
from game.struggle.match import Match
from game.struggle.offers import is_purchase, offers_of, place_of
from game.struggle.panels.action_points import UpgradeButton, purchase_buttons
from game.struggle.panels.player_board import main_button
from game.struggle.table import TableScreen
from game.struggle.table_controller import TableController
from game.struggle.table_factory import FACTORY
from game.struggle.table_model import TableModel
from game.widgets.button import Button
from tests.game.advised_table import lay

from .conftest import Make, chosen, pixels

MAP_BUTTONS = ("tool-zoom_in", "tool-zoom_out", "tool-fit_map")


def tools(model: TableModel) -> list[str]:
    """What can be taken up before something is pointed at."""
    found = [""]
    for move in model.legal:
        if isinstance(move, m.UseAdvantage):
            found.append(f"advantage:{move.advantage}")
        elif isinstance(move, m.UseAbility):
            found.append(f"ability:{move.ministry}.{move.ability}")
        elif isinstance(move, m.PlayEvent):
            found.append(f"event:{move.card}")
        elif isinstance(move, m.Upgrade):
            found.append("upgrade")
    return list(dict.fromkeys(found))


def reached(model: TableModel) -> set[Move]:
    """Everything that pointing can mean now."""
    found: set[Move] = {move for offer in model.buys() for move in offer.ways} | set(model.upgrades())
    for tool in tools(model):
        model.tool = tool
        found |= set(model.choices())
        places = {place_of(move) for move in model.legal} & set(range(SIZE))
        found |= {move for place in places for offer in model.offers(place) for move in offer.ways}
    model.tool = ""
    player = model.player
    for card in player.hand:
        found |= set(model.plays(card)) | {model.discards(card)}  # type: ignore[arg-type]
    for card, _ in player.ministries:
        found.add(model.reveal(card))  # type: ignore[arg-type]
        found |= {move for move in model.legal if getattr(move, "ministry", "") == card and _used(model, move)}
    found |= {model.takes(no) for no in model.view.shown} | {model.finish, model.leave}  # type: ignore[arg-type]
    if isinstance(model.frame, PayDecision):
        for _ in model.frame.mixes:
            found.add(model.payment)  # type: ignore[arg-type]
            model.swap()
    for move in model.legal:
        cards = getattr(move, "cards", getattr(move, "tiles", None))
        if cards is not None:
            model.picks.cards = list(cards)
            found.add(model.picks.move)  # type: ignore[arg-type]
    return found


def _used(model: TableModel, move: Move) -> bool:
    return move in model.uses(getattr(move, "ministry", ""), getattr(move, "ability", ""))


@pytest.mark.parametrize("seed", [1, 2])
def test_every_legal_move_can_be_pointed_at(seed: int) -> None:
    match: Match = FACTORY.new(chosen("person", "person"), seed)
    model, dice, kinds = TableModel(match), random.Random(seed), set()
    number = 0
    while match.current_seat is not None:
        match.viewer = match.current_seat
        match.version += 1
        moves = match.session.legal_moves(match.current_seat)
        if number % 4 == 0 or not isinstance(match.frame(), RoundDecision):
            model.renew()
            missing = set(moves) - reached(model)
            assert not missing, (model.kind, next(iter(missing)))
            kinds |= {move.kind for move in moves}
        match.submit(dice.choice(moves))
        model.story = None
        number += 1
    assert len(kinds) > 25


def at_a_round(match: Match) -> bool:
    frame = match.frame()
    return isinstance(frame, RoundDecision) and frame.stage == "taken" and match.onlooker.round == 2


def test_a_price_is_shown_part_by_part_before_it_is_paid(table: Make) -> None:
    made: TableScreen = table(at_a_round)
    model = made.model
    priced = [move for move in model.legal if is_purchase(move)]
    assert priced
    for move in priced:
        quote = model.quote(move)
        assert quote is not None and quote == facts.price(model.view, move)  # type: ignore[arg-type]
        assert sum(n for _, n in quote.parts) == quote.price
    before = made.match.digest()
    for move in priced[:12]:
        model.preview(move)
    assert made.match.digest() == before, "a look ahead changes nothing"


def test_what_is_dark_says_why(table: Make) -> None:
    model = table(at_a_round).model
    lit = model.lit()
    dark = [space for space in range(SIZE) if space not in lit and space not in model.own_squadrons()]
    reasons = [model.why_not_selectable(space) for space in dark if facts.round_of(model.view) is not None]
    told = [reason for reason in reasons if isinstance(reason, Reason)]
    assert len(told) > len(dark) / 2 and {"no_connection", "already_yours"} & {reason.code for reason in told}


def test_a_purchase_that_ends_an_action_asks_once(table: Make) -> None:
    """And the end of a round with points left, too."""
    made = table(at_a_round)
    model, controller = made.model, made.controller
    made.app.settings.confirm_unused = True
    assert isinstance(controller, TableController) and model.finish is not None
    moves = len(made.match.log)
    main = main_button(made.ui, model, controller)
    assert isinstance(main, Button) and main.kind == "main"
    controller.main_action()
    assert model.warned and len(made.match.log) == moves
    main = main_button(made.ui, model, controller)
    assert isinstance(main, Button) and main.kind == "plain" and main.guarded, "a waiver is not green, and sleeps"
    controller.main_action()
    assert len(made.match.log) == moves + 1


def both_actions(match: Match) -> bool:
    """A space can be bought with either action."""
    if not isinstance(match.frame(), RoundDecision):
        return False
    moves = [move for move in match.session.legal_moves(match.current_seat or 0) if is_purchase(move)]
    return any(len(offer.ways) > 1 and place_of(offer.move) >= 0 for offer in offers_of(moves))


def test_the_minor_action_is_proposed_where_its_points_are_enough(table: Make) -> None:
    model = table(both_actions).model
    seen = 0
    for offer in (offer for space in model.lit() for offer in model.offers(space)):
        if len(offer.ways) == 2 and is_purchase(offer.move):
            seen += 1
            first, second = offer.ways
            assert (model.missing(first), model.lost_by(first)) <= (model.missing(second), model.lost_by(second))
    assert seen > 0


def upgrade_of(tile: bool, used: bool = False) -> Callable[[Match], bool]:
    """A round whose tile has the upgrade, or none; it is used."""

    def there(match: Match) -> bool:
        frame = match.frame()
        if not isinstance(frame, RoundDecision) or frame.stage == "start" or frame.tile == 0:
            return False
        return (INVESTMENTS[frame.tile].upgrade, frame.upgraded) == (tile, used)

    return there


@pytest.mark.parametrize(("there", "code"), [(upgrade_of(False), "no_upgrade"), (upgrade_of(True, True), "upgraded")])
def test_a_dark_upgrade_says_why(
    table: Make, there: Callable[[Match], bool], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = table(there)
    panel = purchase_buttons(made.ui, made.model, made.controller)
    assert panel is not None
    button = next(widget for widget in panel.walk() if isinstance(widget, UpgradeButton))
    assert button in [widget for widget in panel.walk() if widget.focusable and widget.enabled], "by keys, too"
    assert made.ui.text(f"reason-{code}") in button.tip and made.ui.text("tip-upgrade") in button.tip
    said: list[UiUpdate] = []
    monkeypatch.setattr(made.controller, "say", said.append)
    button.press()
    assert [update.unavailable and update.unavailable.code for update in said] == [code]


def test_of_an_upgrade_that_can_be_had_nothing_is_told_against_it(table: Make) -> None:
    made = table(upgrade_of(True))
    panel = purchase_buttons(made.ui, made.model, made.controller)
    assert panel is not None
    button = next(widget for widget in panel.walk() if isinstance(widget, UpgradeButton))
    assert button.tip == made.ui.text("tip-upgrade")
    button.press()
    assert made.model.tool == "upgrade" or made.model.pending in made.model.upgrades()


def test_the_keys_come_to_what_only_explains(table: Make) -> None:
    made = table(at_a_round)
    made.refresh(made.ui)
    places = {widget.name: widget for widget in made.ui_root.order()}
    for name in ("purse", "ledger", "track", "calendar"):
        before = pixels(made.app)
        made.ui_root.set_focus(made.ui, places[name])
        assert made.ui_root.focused_tip and places[name].tip
        assert places[name].answers == () and pixels(made.app) != before


def test_a_hint_sends_to_the_button_of_the_upgrade(table: Make) -> None:
    """After the last war the page of War tiles is empty; the tile's upgrade is still worth a Treaty Point."""
    made = table(upgrade_of(True))
    for move in (*made.model.upgrades(), m.SwapTiles(0, 0, 1), m.UpgradePoint(0)):
        assert made.describer.area(move) == made.ui.text("area-points")
        assert made.describer.widgets(move) == ("buy-upgrade",)


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_the_buttons_of_the_map_cover_no_space(make_app: Callable[..., App], size: tuple[int, int]) -> None:
    """While all of the map is shown; Jamaica lies in their corner."""
    table = lay(make_app(size), "struggle", "person", "settler")
    table.refresh(table.ui)
    buttons = [widget.rect for widget in table.ui_root.root.walk() if widget.name in MAP_BUTTONS]
    assert len(buttons) == len(MAP_BUTTONS)
    for name in range(SIZE):
        x, y = table.map.centre(("space", str(name)))
        middle = pygame.Rect(0, 0, table.ui.px(16), table.ui.px(16))
        middle.center = (round(x), round(y))
        assert middle.collidelist(buttons) < 0, name

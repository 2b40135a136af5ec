"""The price of what is pointed at: green where points pay it, amber on credit, red where it can't be paid."""

from __future__ import annotations

import pytest

from engine.struggle import facts
from engine.struggle.decisions import RoundDecision
from engine.struggle.moves import PickOption
from engine.struggle.rules.purchases.points import funds
from game.struggle.match import Match
from game.struggle.offers import is_purchase
from game.struggle.panels.prompt_bar import BAD, CREDIT, GOOD, PromptBar, prompt_of
from game.struggle.panels.space_menu import SpaceAction
from game.struggle.table import TableScreen
from game.struggle.table_factory import FACTORY
from game.struggle.wording import words
from tests.struggle.cards.deal import laid_out, play
from tests.struggle.kit import B, F

from .conftest import Make
from .test_preview import match_of


def buying(match: Match) -> bool:
    """A round in which something is bought with points, something on credit."""
    frame = match.frame()
    if not isinstance(frame, RoundDecision) or frame.stage == "start" or match.current_seat is None:
        return False
    found = [
        facts.credits_for(match.onlooker, move)
        for move in match.session.legal_moves(match.current_seat)
        if is_purchase(move)
    ]  # type: ignore[arg-type]
    return any(len(ways) == 1 for ways in found) and not all(found)


def prompt_bar_of(made: TableScreen) -> PromptBar:
    made.refresh(made.ui)
    return next(widget for widget in made.ui_root.root.walk() if isinstance(widget, PromptBar))


def test_a_legal_purchase_is_never_red(table: Make) -> None:
    made = table(buying, seed=5)
    model, prompt_bar = made.model, prompt_bar_of(made)
    seen = set()
    for move in filter(is_purchase, model.legal):
        quote = model.quote(move)
        assert quote is not None and model.round is not None
        enough = funds(model.view, model.round, quote) >= quote.price
        last = prompt_bar.plates(made.ui, move, quote)[-1]
        assert last.fill == (GOOD if enough else CREDIT) != BAD
        seen.add(enough)
    assert seen == {True, False}


def test_the_pill_tells_the_debt_and_its_limit(table: Make) -> None:
    made = table(buying, seed=5)
    model = made.model
    move, (way,) = next(
        (move, model.credits_for(move))
        for move in model.legal
        if len(model.credits_for(move)) == 1 and model.credits_for(move)[0].debt
    )
    quote = model.quote(move)
    assert quote is not None and model.round is not None
    have = funds(model.view, model.round, quote)
    player = model.player
    plate = prompt_bar_of(made).plates(made.ui, move, quote)[-1]
    said = plate.number + plate.text  # no sum stands before it: "3 2 points" would be read as one number
    assert f"{way.debt} Debt ({player.debt + way.recorded} of {player.limit})" in said
    assert said.startswith(f"{have} point") or not have


def test_what_cannot_be_paid_is_red(table: Make) -> None:
    made = table(buying, seed=5)
    move = next(move for move in made.model.legal if made.model.credits_for(move))
    quote = made.model.quote(move)
    assert quote is not None
    made.model.view.players[made.model.seat].debt = made.model.player.limit
    made.model.view.players[made.model.seat].trp = 0
    assert prompt_bar_of(made).plates(made.ui, move, quote)[-1].fill == BAD


def test_the_button_beside_the_space_tells_what_is_missing(table: Make) -> None:
    made = table(buying, seed=5)
    for space in sorted(made.model.lit()):
        for number, offer in enumerate(made.model.offers(space)):
            ways = made.model.credits_for(offer.move)
            assert SpaceAction(made.ui, made.model, made.controller, offer, number).missing == max(
                (way.debt + way.trp for way in ways), default=0
            )


@pytest.mark.parametrize("alternatives", [True, False])
def test_an_event_that_offers_alternatives_asks_for_one_of_them_not_for_a_target(
    table: Make, alternatives: bool
) -> None:
    ui = table(buying, seed=5).ui
    held = laid_out("austro_spanish_rivalry", F, bonus=alternatives).holds(B, "dutch_alliance_2", "dutch_prestige_3")
    t = play(held, "austro_spanish_rivalry", F)
    while alternatives and not isinstance(t.legal()[0], PickOption):
        t.do(t.legal()[0])
    match = match_of(t)
    match.viewer = F
    made = FACTORY.open_table(table(buying, seed=5).app, match)
    made.model.renew()
    asked, hint = prompt_of(ui, made.model, made.controller)
    message = "ask-event-option" if alternatives else "ask-event"
    assert asked == ui.text(message, card=words.event(ui.texts, "austro_spanish_rivalry")), hint
    assert bool(hint) is not alternatives

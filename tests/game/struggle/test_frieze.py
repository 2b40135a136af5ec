"""The price of what is pointed at: green where points pay it, amber on credit, red where it can't be paid."""

from __future__ import annotations

from engine.struggle import facts
from engine.struggle.decisions import RoundFrame
from engine.struggle.rules.purchases.points import funds
from game.struggle.match import Match
from game.struggle.offers import is_purchase
from game.struggle.panels.prompt_bar import BAD, CREDIT, GOOD, Frieze
from game.struggle.panels.space_menu import Way
from game.struggle.table import TableScreen

from .conftest import Make


def buying(match: Match) -> bool:
    """A round in which something is bought with points, something on credit."""
    frame = match.frame()
    if not isinstance(frame, RoundFrame) or frame.stage == "start" or match.asked is None:
        return False
    found = [
        facts.credits_for(match.onlooker, move) for move in match.session.legal_moves(match.asked) if is_purchase(move)
    ]  # type: ignore[arg-type]
    return any(len(ways) == 1 for ways in found) and not all(found)


def frieze_of(made: TableScreen) -> Frieze:
    made.refresh(made.ui)
    return next(widget for widget in made.stage.root.walk() if isinstance(widget, Frieze))


def test_a_legal_purchase_is_never_red(table: Make) -> None:
    made = table(buying, seed=5)
    desk, frieze = made.desk, frieze_of(made)
    seen = set()
    for move in filter(is_purchase, desk.legal):
        quote = desk.quote(move)
        assert quote is not None and desk.round is not None
        enough = funds(desk.view, desk.round, quote) >= quote.price
        last = frieze.plates(made.ui, move, quote)[-1]
        assert last.fill == (GOOD if enough else CREDIT) != BAD
        seen.add(enough)
    assert seen == {True, False}


def test_the_pill_tells_the_debt_and_its_limit(table: Make) -> None:
    made = table(buying, seed=5)
    desk = made.desk
    move, (way,) = next(
        (move, desk.credits_for(move))
        for move in desk.legal
        if len(desk.credits_for(move)) == 1 and desk.credits_for(move)[0].debt
    )
    quote = desk.quote(move)
    assert quote is not None and desk.round is not None
    have = funds(desk.view, desk.round, quote)
    player = desk.player
    said = frieze_of(made).plates(made.ui, move, quote)[-1].text
    assert f"{way.debt} Debt ({player.debt + way.recorded} of {player.limit})" in said
    assert said.startswith(f"{have} point") or not have


def test_what_cannot_be_paid_is_red(table: Make) -> None:
    made = table(buying, seed=5)
    move = next(move for move in made.desk.legal if made.desk.credits_for(move))
    quote = made.desk.quote(move)
    assert quote is not None
    made.desk.view.players[made.desk.seat].debt = made.desk.player.limit
    made.desk.view.players[made.desk.seat].trp = 0
    assert frieze_of(made).plates(made.ui, move, quote)[-1].fill == BAD


def test_the_button_beside_the_space_tells_what_is_missing(table: Make) -> None:
    made = table(buying, seed=5)
    for space in sorted(made.desk.lit()):
        for number, offer in enumerate(made.desk.offers(space)):
            ways = made.desk.credits_for(offer.move)
            assert Way(made.ui, made.desk, made.hands, offer, number).missing == max(
                (way.debt + way.trp for way in ways), default=0
            )

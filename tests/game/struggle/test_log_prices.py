"""The log's prices: each stands at what was paid for, not at what followed from it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from engine.core.event import Event
from engine.struggle import events as e
from game.app.app import App
from game.play.logbook import LogSentence, log_of
from game.struggle.wording.log_text import log_wording
from tests.game import begun


def lines_where(make_app: Callable[..., App], *kinds: type[Event]) -> list[LogSentence]:
    """The sentences of the first move of a game of chance that was paid for and had events of these kinds."""
    app = make_app()
    table = begun.lay(app, "struggle", begun.new("struggle", 5))
    for _ in begun.questions(table.match, 5):
        pass
    log = table.match.log
    number = next(
        at
        for at, entry in enumerate(log, 1)
        if all(any(isinstance(event, kind) for event in entry.events) for kind in (e.PointsSpent, *kinds))
    )
    lines = log_of(table.match, log_wording(app.ui.texts, table.model), table.recaps.describer, 10**5)
    return [line for line in lines if line.moves == number]


def test_a_price_stands_at_the_flag_that_was_removed(make_app: Callable[..., App]) -> None:
    lines = lines_where(make_app, e.Unflagged, e.AdvantageLost)
    assert [line.text.startswith("Flag removed") for line in lines if line.price] == [True]
    assert not next(line for line in lines if " loses " in line.text).price


def test_a_price_stands_at_the_flag_that_was_set(make_app: Callable[..., App]) -> None:
    lines = lines_where(make_app, e.Flagged, e.AdvantageGained)
    assert [" flags " in line.text for line in lines if line.price] == [True]
    assert not next(line for line in lines if " gains " in line.text).price


def test_each_purchase_at_a_space_has_its_price_in_the_log(make_app: Callable[..., App]) -> None:
    """A flag removed, then the own set at the same space: the recap has them in one line, the log in two."""
    app = make_app()
    table = begun.lay(app, "struggle", begun.new("struggle", 1))
    for _ in begun.questions(table.match, 1):
        pass
    lines = log_of(table.match, log_wording(app.ui.texts, table.model), table.recaps.describer, 10**5)
    priced = {line.moves for line in lines if line.price}
    bought = [
        (at, next(event.space for event in entry.events if hasattr(event, "space")))
        for at, entry in enumerate(table.match.log, 1)
        if any(isinstance(event, e.PointsSpent) for event in entry.events)
        and any(isinstance(event, (e.ConflictRemoved, e.Flagged, e.Unflagged)) for event in entry.events)
    ]
    assert any(space == other and then - at == 1 for (at, space), (then, other) in pairwise(bought))
    assert {at for at, _ in bought} <= priced


def test_a_theater_that_was_won_has_its_winners_emblem_in_the_log(make_app: Callable[..., App]) -> None:
    """Whichever side's move decided it."""
    app = make_app()
    table = begun.lay(app, "struggle", begun.new("struggle", 1))
    for _ in begun.questions(table.match, 1):
        pass
    lines = log_of(table.match, log_wording(app.ui.texts, table.model), table.recaps.describer, 10**5)
    words = log_wording(app.ui.texts, table.model)
    owners, movers = [], []
    for number, entry in enumerate(table.match.log, 1):
        for event in entry.events:
            if isinstance(event, e.TheaterWon):
                (line,) = [line for line in lines if line.moves == number and line.text == words(event)]
                assert line.seat == event.winner
                owners.append(event.winner)
                movers.append(entry.move.seat)
    assert owners != movers and set(owners) >= {0, 1}

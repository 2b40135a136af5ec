"""What a recap and the reasons of a turn tell of moves: what they brought about, not what the program did next."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine.core.session import LogEntry
from engine.struggle import events as e
from engine.struggle.board import AT
from engine.struggle.facts import turn_is_scored
from engine.struggle.moves import Move, TileEffect
from engine.struggle.state import BRITAIN, FRANCE, SPAIN, USA
from game.i18n.texts import Texts
from game.platform.settings import Pace
from game.play.advice_text import lines_of
from game.play.recap_controller import RecapController
from game.struggle.match import Match
from game.struggle.plugin import PLUGIN
from game.struggle.steps import StruggleRecapDescriber
from game.struggle.table_factory import FACTORY
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.struggle.wording.log_text import line_of
from game.struggle.wording.move_describer import MoveDescriber

from .conftest import advance, chosen

BY_ITSELF = (
    *(e.AwardWon, e.PrestigeWon, e.DemandWon, e.TheaterRevealed, e.TheaterWon, e.WarBegan, e.WarEnded, e.PeaceBegan),
    *(e.AwardsShown, e.DemandDrawn, e.TilesShown, e.EraBegan),
)
TEXTS = Texts("en", PLUGIN.texts)


@cache
def model() -> TableModel:
    """A table between two people, where a game of chance has come to the end of its third war."""
    match = FACTORY.new(chosen("person", "person"), 3)
    advance(match, 3, lambda match: sum(map(ended, match.log)) == 3)
    match.viewer = FRANCE
    return TableModel(match)


def ended(entry: LogEntry[Move]) -> bool:
    return any(isinstance(event, e.WarEnded) for event in entry.events)


def entries() -> Iterator[tuple[int, LogEntry[Move]]]:
    return enumerate(model().match.log, 1)


def describer() -> StruggleRecapDescriber:
    return StruggleRecapDescriber(lambda: TEXTS, model())


def reasons_told(entry: LogEntry[Move], reader: int) -> list[str]:
    return lines_of(MoveDescriber(lambda: TEXTS, model()), [entry], reader)


def test_a_turns_scoring_and_a_war_are_not_what_the_side_did_that_moved_last() -> None:
    seen = 0
    for _, entry in entries():
        by_itself = {line_of(TEXTS, model(), event) for event in entry.events if isinstance(event, BY_ITSELF)}
        assert not by_itself & set(reasons_told(entry, 1 - entry.move.seat)), entry
        seen += bool(by_itself)
    assert seen > 6


def test_debt_that_a_tile_made_a_side_take_is_told() -> None:
    """It is all that the move did; Debt of a purchase is told with its price."""
    sentence = MoveDescriber(lambda: TEXTS, model()).sentence
    assert sentence(e.DebtChanged(BRITAIN, 1, True, 0)) == "Britain: Debt +1"
    assert sentence(e.DebtChanged(BRITAIN, 1, False, 0)) == ""
    overrun = [
        reasons_told(entry, 1 - entry.move.seat)
        for _, entry in entries()
        if isinstance(entry.move, TileEffect) and any(isinstance(event, e.DebtChanged) for event in entry.events)
    ]
    assert overrun and all(len(lines) == 1 and "Debt overruns" in lines[0] for lines in overrun), overrun


def test_tiles_laid_by_themselves_for_the_next_war_are_no_part_of_a_recap() -> None:
    seen = 0
    for number, entry in entries():
        if not ended(entry):
            continue
        laid = sum(isinstance(event, e.WarTileLaid) for event in entry.events)
        steps = describer().steps([(number, entry.events)])
        assert laid > 5 and not any(TEXTS("step-tile-laid") in step.sentences for step in steps)
        seen += 1
    assert seen == 3


@pytest.mark.parametrize("flag", [FRANCE, BRITAIN, USA, SPAIN])
def test_flags_of_all_powers_are_told(flag: int) -> None:
    """A conquered space had a flag of Spain, and the USA take some of the last war's: the recap broke the program."""
    events = [e.Unflagged(flag, AT["havana"]), e.Flagged(flag, AT["havana"])]
    (step,) = describer().steps([(1, events)])
    own = flag == FRANCE  # whose screen it is
    name = words.side(TEXTS, flag)
    assert len(step.sentences) == 2 and all((name in said) != own for said in step.sentences), step.sentences
    assert len({words.side(TEXTS, power) for power in (FRANCE, BRITAIN, USA, SPAIN)}) == 4


def test_a_recap_is_headed_as_a_war_only_if_all_of_it_was_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    match: Match = model().match
    ends = [number for number, entry in entries() if ended(entry)]
    war = next(number for number in range(ends[1] - 1, 0, -1) if not turn_is_scored(match.view_at(number, FRANCE))) + 1
    heads = {name: TEXTS(f"recap-{name}", name="Britain") for name in ("war", "round")}
    recap = RecapController(match, model(), describer(), Pace())
    for until, head in ((ends[1], "war"), (ends[1] + 8, "round")):
        with monkeypatch.context() as patch:
            patch.setattr(match.session, "log", match.log[:until])
            assert recap.describer.title("Britain", war) == heads[head], (war, until)


def test_the_score_of_a_wars_recap_leaves_out_what_its_theaters_brought() -> None:
    """Each theater has a page of its own, and is decided in the move of whoever moved last."""
    match: Match = model().match
    inside = [number for number in range(len(match.log)) if turn_is_scored(match.view_at(number, FRANCE))]
    brought = 0
    for since in inside:
        events = [event for event in match.log[since].events if isinstance(event, e.VpScored)]
        if since + 1 not in inside:
            continue
        beside = sum(event.vp * (1, -1)[event.seat] for event in events if event.category != "war")
        (score,) = (one for one in describer().changes(since, since + 1, ()) if one.label == TEXTS("recap-score"))
        assert score.after == match.view_at(since + 1, FRANCE).vp and score.after - score.before == beside, since
        brought += any(event.category == "war" for event in events)
    assert brought

"""Which cards come back: the oldest, the newest, or those of choice, for everything that takes cards back."""

from __future__ import annotations

from typing import Any

import pytest

from engine.historia.card_language import Cards
from engine.historia.components import ADVISORS, GOVERNMENTS, MILITARY, TECHNOLOGY, WONDERS
from engine.historia.decisions import RecoverDecision
from engine.historia.moves import Finish, Resolve, TakeBack, UseWonder
from tests.historia.kit import Table
from tests.historia.test_advisor_effects import court
from tests.historia.test_levels_and_governments import govern
from tests.historia.test_wonder_effects import WONDER_ROWS, offered

WONDER_PICKS = {
    "great_pyramid": "oldest",
    "temple_of_artemis": "choice",
    "statue_of_zeus": "oldest",
    "mausoleum": "choice",
    "colossus": "oldest",
    "library": "oldest",
    "borobudur": "choice",
    "house_of_wisdom": "oldest",
    "sankore": "choice",
    "suez_canal": "choice",
    "sydney_opera_house": "newest",
    "seed_vault": "oldest",
}
ADVISOR_PICKS = {
    "ptahhotep": "choice",
    "manetho": "choice",
    "hypatia": "oldest",
    "ibn_al_haytham": "choice",
    "ban_zhao": "choice",
    "cai_lun": "choice",
    "zheng_he": "choice",
    "aryabhata": "choice",
    "panini": "oldest",
    "balla_fasseke": "choice",
    "ahmad_baba": "choice",
    "mohammed_bagayogo": "choice",
    "sor_juana": "choice",
    "talleyrand": "choice",
}
LEVEL_PICKS = {("technology", 11): "choice", ("military", 7): "oldest"}


def pick_of(t: Table, depth: int, queue: tuple[str, ...], since: int) -> str:
    """How the cards came back: what is offered is taken, of cards the one in the middle."""
    asked: set[Any] = set()
    while len(t.s.frames) > depth and t.session.awaiting == (0,):
        moves = [move for move in t.legal(0) if not isinstance(move, Finish)] or t.legal(0)
        if isinstance(t.frame, RecoverDecision):
            asked |= {move.card for move in moves if isinstance(move, TakeBack)}
            moves = moves[len(moves) // 2 :]
        t.do(moves[0])
    back = [card for e in t.events[since:] if e.name == "CardsTakenBack" and e.seat == 0 for card in e.cards]
    assert back, "nothing came back"
    if asked:
        return "choice" if asked == set(queue) else "some of them"
    if back == list(queue[: len(back)]):
        return "oldest"
    return "newest" if back == list(queue[::-1][: len(back)]) else "others"


def picks(entries: Any) -> set[Any]:
    """The keys of those that take cards back."""
    return {key for key, operations in entries if any(isinstance(one, Cards) for one in operations)}


def test_everything_that_takes_cards_back_is_in_the_tables():
    assert picks((w.id, w.do) for w in WONDERS.values()) == set(WONDER_PICKS)
    assert picks((a.id, a.do) for a in ADVISORS.values()) == set(ADVISOR_PICKS)
    levels = [(("technology", n), TECHNOLOGY[n].bonus) for n in range(1, 17)]
    levels += [(("military", n), MILITARY[n].bonus) for n in range(1, 17)]
    assert picks(levels) == set(LEVEL_PICKS)
    assert picks((g.id, g.bonus) for g in GOVERNMENTS.values()) == {"utopia"}


@pytest.mark.parametrize("wonder", WONDER_PICKS)
def test_a_wonder_takes_back_the_cards_it_names(wonder):
    trigger, _, arrange, _ = WONDER_ROWS[wonder]
    t = offered(wonder, trigger, arrange)
    queue, since, depth = t.c().queue, len(t.events), len(t.s.frames)
    assert len(queue) > 1
    t.do(UseWonder(0, wonder))
    assert pick_of(t, depth, queue, since) == WONDER_PICKS[wonder]


@pytest.mark.parametrize("advisor", ADVISOR_PICKS)
def test_an_advisor_takes_back_the_cards_it_names(advisor):
    t = court(advisor)
    queue = t.seal(advisor, others="art").c().queue
    since, depth = len(t.events), len(t.s.frames)
    t.do(Resolve(0, advisor, "basic"))
    assert pick_of(t, depth, queue, since) == ADVISOR_PICKS[advisor]


@pytest.mark.parametrize(("track", "level"), LEVEL_PICKS)
def test_a_level_takes_back_the_cards_it_names(track, level):
    t = Table(2).levels(*((level - 1, 8) if track == "technology" else (8, level - 1))).purse(2, 4)
    t.queue("raid", "exploit", "expansion").seal(track, others="art")
    queue, since, depth = (*t.c().queue, track), len(t.events), len(t.s.frames)
    t.do(Resolve(0, track, "basic"))
    assert pick_of(t, depth, queue, since) == LEVEL_PICKS[track, level]


def test_utopia_takes_back_the_oldest_card():
    t = Table(2).levels(9, 3).queue("raid", "trade", "exploit")
    govern(t)
    assert t.c().queue == ("trade", "exploit")

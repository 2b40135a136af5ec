"""Every number in the words of a hint is a fact: its moves are replayed in the real position and the pieces counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from engine.bots import advice
from engine.bots.advice import ExplainedMove, Explanation, hint
from engine.bots.beam_search import BeamWidth
from engine.bots.reasons import AdviceReason
from engine.bots.viceroy import SearchBudget
from engine.brazil.rules import bag, scoring
from engine.brazil.rules.control import controlled, on_map
from engine.core.event import TURN_BEGAN
from engine.core.rng import Rng
from engine.struggle.board import (
    COMMODITY_MASK,
    FORTS,
    MARKETS,
    NAVAL,
    NEEDS,
    POLITICAL,
    REGION_MASK,
    TERRITORIES,
)
from engine.struggle.evaluation.scoring_worth import prestige_spaces
from game.app.app import App
from game.play.advice_text import sentences, steps
from tests.game.advised_table import TABLES, lay

NARROW = BeamWidth(4, 3, 10)
LITTLE = SearchBudget(lines=4, worlds=2, least=3, turns=1, reply=BeamWidth(2, 1, 6), next=BeamWidth(2, 1, 6))
MOVES = {
    "brazil": (30, 61, 92),
    "historia": (20, 41, 62, 83, 104),
    "struggle": (30, 51, 92),
}  # played before a hint is asked
NOT_COUNTED = ("danger", "targets", "goal", "mission", "leader")  # reckoned from the map, not counted
Facts = dict[str, int]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Narrow and short: what is tested is not how well it plays."""
    monkeypatch.setattr(advice, "WIDTH", NARROW)
    monkeypatch.setattr(advice, "EFFORT", LITTLE)


def brazil(s: Any, seat: int) -> Facts:
    own, under = s.seats[seat], controlled(s, seat)
    lying = [s.goods[place] for place in range(len(s.goods)) if under >> place & 1]
    return {
        "points": scoring.total(s, seat),
        "goods": bag.size(own.supply) + sum(map(bag.size, lying)),
        "gold_cards": len(own.gold_cards),
        "combat_cards": len(own.combat_cards),
        "products": len(own.products),
        "units": sum(place >= 0 for place in own.units),
        "paintings": len(own.paintings),
        "palaces": len(own.palaces),
        "tiles": under.bit_count(),
        "their_tiles": controlled(s, 1 - seat).bit_count(),
        "their_units": on_map(s.seats[1 - seat]),
    }


def struggle(s: Any, seat: int) -> Facts:
    def lead(mask: int) -> int:
        return (s.held[seat] & mask).bit_count() - (s.held[1 - seat] & mask).bit_count()

    found = {"points": s.vp if seat == 0 else -s.vp, "prestige": lead(prestige_spaces(s))}
    found |= {f"region:{region}": lead(mask) for region, mask in REGION_MASK.items()}
    found |= {f"commodity:{good}": lead(mask) for good, mask in COMMODITY_MASK.items()}
    for side, prefix in ((seat, ""), (1 - seat, "their_")):
        held, player = s.held[side], s.players[side]
        masks = {"markets": MARKETS, "alliances": POLITICAL, "territories": TERRITORIES, "forts": FORTS}
        found |= {prefix + name: (held & mask).bit_count() for name, mask in (masks | {"squadrons": NAVAL}).items()}
        found[prefix + "advantages"] = sum(held & needs == needs for needs in NEEDS)
        found |= {prefix + "debt": player.debt, prefix + "treaty": player.trp}
        found |= {prefix + "navy_box": player.box, prefix + "events": len(player.hand)}
    return found


def historia(s: Any, seat: int) -> Facts:
    own, other = s.seats[seat], s.seats[1 - seat]
    return {
        "points": own.vp,
        "technology": own.technology,
        "military": own.military,
        "territories": own.cubes.bit_count(),
        "cubes": own.supply,
        "cards": own.hand.bit_count(),
        "wonders": len(own.wonders),
        "their_points": other.vp,
        "their_territories": other.cubes.bit_count(),
    }


FACTS: dict[str, Callable[[Any, int], Facts]] = {"brazil": brazil, "historia": historia, "struggle": struggle}


def groups(describer: Any, way: Explanation) -> Iterator[tuple[ExplainedMove, ...]]:
    """The moves of a way, those together that are told in one line."""
    group: list[ExplainedMove] = []
    for explained in way.moves:
        if group and sentences(describer, explained):
            yield tuple(group)
            group = []
        group.append(explained)
    yield tuple(group)


def fact(reason: AdviceReason) -> str:
    """The name of a reason's number among the facts; "" if it is reckoned from the map, not counted."""
    name = f"{reason.term}:{reason.of}" if reason.of else reason.term
    return "" if reason.term in NOT_COUNTED else name


def difference(reason: AdviceReason) -> int:
    """How much the number changed, by what is said of it."""
    assert reason.n is not None
    if reason.way in ("taken", "won", "denied", "ahead", "level", "nearer", "more", "done"):
        return reason.n
    return -reason.n


def counted(reasons: Iterable[AdviceReason], before: Facts, after: Facts) -> int:
    """Checks the numbers of reasons against the pieces; returns how many there were."""
    checked = 0
    for reason in reasons:
        if reason.n is None or not (name := fact(reason)):
            continue
        assert after[name] - before[name] == difference(reason), reason
        if reason.now is not None:
            assert abs(after[name]) == abs(reason.now), reason
        checked += 1
    return checked


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("game", TABLES)
def test_every_number_told_is_counted_in_the_real_position(make_app: Callable[..., App], game: str) -> None:
    table = lay(make_app(), game, "person", "person")
    match, describer, rng = table.match, table.advice_controller.describer, Rng(6)
    checked = 0
    for moves in MOVES[game]:
        while len(match.log) < moves or len(match.session.legal_moves(match.awaiting[0])) == 1:
            match.submit(rng.choice(match.session.legal_moves(match.awaiting[0])))
        seat = match.awaiting[0]
        for way in hint(match.rules, match.session.view(seat), seat, Rng(1)):
            s = match.session.position(len(match.log))
            start = end = FACTS[game](s, seat)
            for group, (_, reasons) in zip(groups(describer, way), steps(describer, way), strict=True):
                before = FACTS[game](s, seat)
                for explained in group:
                    assert match.rules.why_not(s, explained.move) is None
                    ends = any(event.name == TURN_BEGAN for event in match.rules.apply(s, explained.move))
                    end = end if ends else FACTS[game](s, seat)  # of what the turn's end brings nothing is said
                checked += counted(reasons, before, end)
            if not way.likely:
                checked += counted(way.reasons, start, end)
    assert checked >= 10, checked
    table.closing()

"""The census itself: whatever is lost, there twice or where it can't be, it says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.struggle.board import AT
from engine.struggle.decisions import UpgradeDecision
from engine.struggle.state import State
from tests.struggle import census
from tests.struggle.random_play import finished


def position() -> State:
    """One from the middle of a game, both sides holding much."""
    session = finished(1)
    return session.position(len(session.log) // 2).copy()


def deck(s: State) -> None:
    s.deck = s.deck[1:]


def hand(s: State) -> None:
    s.players[0].hand += (s.deck[0],)


def kept(s: State) -> None:
    s.players[1].kept += (s.gone[0],)


def stack(s: State) -> None:
    s.used_tiles += (s.shown[0],)


def shown(s: State) -> None:
    s.takers = s.takers[1:]


def award(s: State) -> None:
    s.awards = (s.awards[0], *s.awards[:3])


def commodity(s: State) -> None:
    s.demand += (s.demand[0],)


def ministry(s: State) -> None:
    s.players[0].ministries, s.players[1].ministries = s.players[1].ministries, s.players[0].ministries


def third(s: State) -> None:
    s.players[0].ministries += (("jacobite_uprisings", False), ("turgot", False))


def left_ministry(s: State) -> None:
    s.gone_ministries += (s.players[0].ministries[0][0],)


def basic(s: State) -> None:
    s.players[1].basic = s.players[1].basic[1:]


def bonus(s: State) -> None:
    s.players[0].bonus += s.players[0].bonus[:1]


def drawn(s: State) -> None:
    s.frames.append(UpgradeDecision(0, 0, "basic_one"))


def crowd(s: State) -> None:
    player = s.players[0]
    tiles, player.bonus = player.bonus[:3], player.bonus[3:]
    player.laid = (player.laid[0][:1] + tiles, *player.laid[1:])


def squadron(s: State) -> None:
    s.players[0].unbuilt += 1


def fleet(s: State) -> None:
    s.players[0].box, s.players[0].unbuilt = -1, s.players[0].unbuilt + s.players[0].box + 1


def debt(s: State) -> None:
    s.players[1].debt = -1


def two_flags(s: State) -> None:
    s.held[1] |= s.held[0]


def usa(s: State) -> None:
    s.held[2] |= 1 << AT["sweden"]
    s.held[0] &= ~s.held[2]
    s.held[1] &= ~s.held[2]


def closed(s: State) -> None:
    s.held[0] |= 1 << AT["usa_prestige_2"]


def marker(s: State) -> None:
    s.conflict |= 1 << AT["jamaica"]


def plus_one(s: State) -> None:
    s.conflict, s.plus_one = 0, 1 << AT["sweden"]


def damage(s: State) -> None:
    s.held[0] &= ~(1 << AT["vandavasi"])
    s.held[1] &= ~(1 << AT["vandavasi"])
    s.damaged |= 1 << AT["vandavasi"]


def huguenots(s: State) -> None:
    s.huguenots |= 1 << AT["jamaica"]


def points(s: State) -> None:
    s.vp += 1


SPOILT: list[Callable[[State], None]] = [
    *(deck, hand, kept, stack, shown, award, commodity, ministry, third, left_ministry, basic, bonus, drawn, crowd),
    *(squadron, fleet, debt, two_flags, usa, closed, marker, plus_one, damage, huguenots, points),
]


def test_a_position_of_a_game_passes():
    census.check(position())


@pytest.mark.parametrize("spoil", SPOILT, ids=lambda spoil: spoil.__name__)
def test_the_census_notices(spoil):
    s = position()
    spoil(s)
    with pytest.raises(AssertionError):
        census.check(s)

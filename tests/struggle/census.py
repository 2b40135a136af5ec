"""Counting the box: every card, tile and Squadron exactly once somewhere; masks that agree with each other."""

from __future__ import annotations

import re
from collections import Counter

from engine.core.components import in_edition
from engine.struggle.board import FORTS, MARKETS, NAVAL, POLITICAL, SHIFTED, TERRITORIES, spaces
from engine.struggle.components import (
    AWARDS,
    BASIC_BOX,
    COMMODITIES,
    ERA_OF_TURN,
    ERAS,
    EVENTS,
    GAME,
    INVESTMENTS,
    MINISTRIES,
    SIDES,
    bonus_box,
)
from engine.struggle.decisions import LayDecision, LayoutDecision, UpgradeDecision
from engine.struggle.rules.bonus_war_tiles import is_basic
from engine.struggle.rules.control import open_spaces, squadrons
from engine.struggle.state import NO_WAR, SPAIN, USA, State


def cards(s: State) -> None:
    """Events, Investment tiles, Awards, demand, Ministries."""
    eras = ERAS[: ERAS.index(ERA_OF_TURN[s.turn]) + 1]
    found = [*s.deck, *s.discard, *s.gone, *(c for p in s.players for c in p.hand + p.kept)]
    assert Counter(found) == Counter(card.id for card in in_edition(EVENTS, s.edition) if card.era in eras)
    assert Counter([*s.stack, *s.shown, *s.used_tiles]) == Counter(list(INVESTMENTS))
    assert len(s.takers) == len(s.shown)
    shown = [*s.awards, *s.awards_rest]
    assert len(set(shown)) == len(shown) and set(shown) <= set(AWARDS) and len(s.awards) in (0, 4)
    assert len(set(s.demand)) == len(s.demand) <= 4 and set(s.demand) <= set(COMMODITIES)
    for seat, player in enumerate(s.players):
        held = [card for card, _ in player.ministries]
        assert len(set(held)) == len(held) <= GAME.ministries + s.third_ministry
        for card in held:
            assert MINISTRIES[card].side == SIDES[seat] and card not in s.gone_ministries


def tiles(s: State) -> None:
    """Basic and Bonus War tiles: in a pool, at a theater, being chosen, or out of the game."""
    for seat, player in enumerate(s.players):
        found = [*player.basic, *player.bonus, *player.out_tiles, *(t for laid in player.laid for t in laid)]
        for frame in s.frames:
            if frame.seat == seat and isinstance(frame, UpgradeDecision):
                found.append(frame.drawn)
            elif frame.seat == seat and isinstance(frame, LayDecision):
                found.append(frame.tile)
            elif frame.seat == seat and isinstance(frame, LayoutDecision):
                found += frame.drawn
        assert Counter(t for t in found if is_basic(t)) == Counter(BASIC_BOX)
        box = bonus_box(s.war, seat) if s.war < NO_WAR else ()
        assert Counter(t for t in found if not is_basic(t)) == Counter(box)
        for laid in player.laid:
            assert sum(map(is_basic, laid)) <= 1 and sum(not is_basic(t) for t in laid) <= GAME.bonus_tiles_per_theater


def pieces(s: State) -> None:
    """Squadrons, flags, markers."""
    for seat, player in enumerate(s.players):
        on_map = squadrons(s, seat).bit_count()
        assert on_map + player.box + player.unbuilt + player.aside + player.out == GAME.squadrons
        assert min(player.box, player.unbuilt, player.aside, player.out, player.debt, player.trp, player.limit) >= 0
        assert player.spent <= player.box
    france, britain, usa, spain = s.held
    assert not france & britain and not (france | britain) & (usa | spain) and not usa & spain
    assert not s.held[USA] & ~TERRITORIES and not s.held[SPAIN] & ~MARKETS
    assert not (france | britain) & ~(SHIFTED | FORTS | NAVAL | TERRITORIES)
    assert not (france | britain) & POLITICAL & ~open_spaces(s)
    assert not s.conflict & ~(SHIFTED & open_spaces(s)) and not s.plus_one & ~s.conflict
    assert not s.damaged & ~(FORTS & (france | britain))
    assert not s.huguenots & ~(TERRITORIES & france) and not s.huguenots_turned & ~s.huguenots
    assert s.huguenots.bit_count() <= s.huguenots_placed <= GAME.huguenots_markers
    assert s.took & ~NAVAL == 0 and all((france | britain) >> space & 1 for space in spaces(s.took))


def score(s: State) -> None:
    """The score is the sum of everything that was written down."""
    assert s.vp == GAME.vp + sum(vp if side == 0 else -vp for _, side, _, _, vp in s.ledger)
    assert all(vp > 0 for *_, vp in s.ledger)


def check(s: State) -> None:
    """The whole census."""
    cards(s)
    tiles(s)
    pieces(s)
    score(s)


WORD = re.compile(r"'([^']*)'")


def words(s: object) -> Counter[str]:
    """How often each id stands in something."""
    return Counter(WORD.findall(repr(s)))


def hidden_from(s: State, seat: int | None) -> Counter[str]:
    """The ids a side must not see, each as often as a face-down card or tile bears it."""
    out: Counter[str] = Counter(s.deck)
    for other, player in enumerate(s.players):
        if other == seat:
            continue
        out.update((*player.hand, *player.kept, *player.basic, *player.bonus, *player.out_tiles))
        out.update(card for card, up in player.ministries if not up)
        out.update(t for n, laid in enumerate(player.laid) if n >= s.revealed for t in laid)
    for frame in s.frames:
        if frame.seat != seat and isinstance(frame, UpgradeDecision):
            out[frame.drawn] += 1
        elif frame.seat != seat and isinstance(frame, LayDecision):
            out[frame.tile] += 1
        elif frame.seat != seat and isinstance(frame, LayoutDecision):
            out.update(frame.drawn)
    return out

"""Validates a position loaded from a file: its ids exist and its parts agree, so that no rule fails on it."""

from __future__ import annotations

from engine.core.components import check_edition
from engine.struggle import decision_check
from engine.struggle.board import (
    FORTS,
    MARKETS,
    NAVAL,
    POLITICAL,
    REGION_IDS,
    SHIFTED,
    TERRITORIES,
    THEATERS,
    Mask,
)
from engine.struggle.components import (
    EVENTS,
    GAME,
    INVESTMENTS,
    MINISTRIES,
    SIDES,
    STEPS,
    bonus_box,
)
from engine.struggle.decision_check import once, within
from engine.struggle.rules.bonus_war_tiles import is_basic
from engine.struggle.rules.control import open_spaces
from engine.struggle.rules.score_ledger import CATEGORIES, FINAL_CATEGORIES
from engine.struggle.state import FRANCE, NO_WAR, SPAIN, USA, Player, Setup, State


def check(s: State, setup: Setup) -> None:
    """Validates a position against the component files and the setup. Raises ValueError with the place of the first
    fault."""
    if s.options != setup.options:
        raise ValueError("options: not those of the table")
    _calendar(s)
    _map(s)
    _piles(s)
    _war(s)
    for seat, player in enumerate(s.players):
        _player(s, seat, player)
    for row in s.ledger:
        within("ledger", [row[2]], (*CATEGORIES, *FINAL_CATEGORIES))
    if s.vp != GAME.vp + sum(row[4] if row[1] == FRANCE else -row[4] for row in s.ledger):
        raise ValueError("vp: not the sum of the ledger")
    decision_check.check(s)


def _calendar(s: State) -> None:
    over = bool(s.over)
    within("winner", [s.winner], range(len(SIDES)) if over else (-1,))
    within("step", [s.step], range(len(STEPS) + over))
    entry = STEPS[min(s.step, len(STEPS) - 1)]
    turns = (entry.turn, entry.turn - 1) if entry.turn else (STEPS[s.step - 1].turn,)
    if not over and s.turn not in turns:
        raise ValueError("turn: not that of the calendar's step")


def _map(s: State) -> None:
    france, britain, usa, spain = s.held
    if france & britain or (france | britain) & (usa | spain) or usa & spain:
        raise ValueError("held: two flags on a space")
    own = france | britain
    wrong: list[tuple[str, Mask]] = [
        ("held", own & ~(SHIFTED | FORTS | NAVAL | TERRITORIES) | own & POLITICAL & ~open_spaces(s)),
        ("held", s.held[USA] & ~TERRITORIES | s.held[SPAIN] & ~MARKETS),
        ("conflict", s.conflict & ~(SHIFTED & open_spaces(s)) | s.plus_one & ~s.conflict),
        ("damaged", s.damaged & ~(FORTS & own)),
        ("huguenots", s.huguenots & ~(TERRITORIES & s.held[FRANCE]) | s.huguenots_turned & ~s.huguenots),
        ("took", s.took & ~(NAVAL & own)),
    ]
    for place, mask in wrong:
        if mask:
            raise ValueError(f"{place}: something stands where it can't")
    within("huguenots_placed", [s.huguenots_placed], range(s.huguenots.bit_count(), GAME.huguenots_markers + 1))


def _piles(s: State) -> None:
    once("stack", [*s.stack, *s.shown, *s.used_tiles])
    if len(s.stack) + len(s.shown) + len(s.used_tiles) != len(INVESTMENTS) or len(s.takers) != len(s.shown):
        raise ValueError("stack: not all Investment tiles, or not a taker each")
    events = [*s.deck, *s.discard, *s.gone, *(c for p in s.players for c in p.hand + p.kept)]
    once("deck", events)
    check_edition("deck", events, EVENTS, s.edition)
    check_edition("ministries", [card for p in s.players for card, _ in p.ministries], MINISTRIES, s.edition)
    once("awards", [*s.awards, *s.awards_rest])
    if len(s.awards) not in (0, len(REGION_IDS)) or len(s.awards_rest) not in (0, len(REGION_IDS)):
        raise ValueError("awards: not one a region")
    once("demand", s.demand)
    once("gone_ministries", s.gone_ministries)


def _war(s: State) -> None:
    count = len(THEATERS[s.war]) if s.war < NO_WAR else 0
    within("byng", [s.byng], range(-1, count))
    within("revealed", [s.revealed], range(count + 1))
    if len(s.won) > s.revealed:
        raise ValueError("won: more theaters than were turned up")


def _player(s: State, seat: int, player: Player) -> None:
    place = f"players.{seat}"
    built = (s.held[seat] & NAVAL).bit_count() + player.box
    if built + player.unbuilt + player.aside + player.out != GAME.squadrons or player.spent > player.box:
        raise ValueError(f"{place}: not {GAME.squadrons} Squadrons")
    cards = [card for card, _ in player.ministries]
    within(f"{place}.ministries", [MINISTRIES[card].side for card in cards], (SIDES[seat],))
    once(f"{place}.ministries", cards)
    within(f"{place}.ministries", [len(cards)], range(GAME.ministries + s.third_ministry + 1))
    if set(cards) & set(s.gone_ministries):
        raise ValueError(f"{place}.ministries: a card that left the game")
    laid = [tile for tiles in player.laid for tile in tiles]
    box = bonus_box(s.war, seat) if s.war < NO_WAR else ()
    bonuses = [*player.bonus, *(tile for tile in laid if not is_basic(tile))]
    within(f"{place}.bonus", bonuses, box)
    once(f"{place}.bonus", bonuses)
    if len(player.laid) != (len(THEATERS[s.war]) if s.war < NO_WAR else 0):
        raise ValueError(f"{place}.laid: not as many theaters as the war has")
    for tiles in player.laid:
        bonus = sum(1 for tile in tiles if not is_basic(tile))
        if bonus > GAME.bonus_tiles_per_theater or len(tiles) - bonus > 1:
            raise ValueError(f"{place}.laid: too many tiles in a theater")

"""Validates the pending decisions of a loaded position: their order on the stack, and the ids and numbers in them."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any

from engine.struggle import decisions as f
from engine.struggle.board import THEATERS
from engine.struggle.cards.compiled_operations import BASE, COMPILED
from engine.struggle.cards.limits import DISCOUNTS, LIMITS
from engine.struggle.cards.operation import operation_of
from engine.struggle.components import GAME, SIDES, TILE_EFFECT, bonus_box
from engine.struggle.rules import action_round, bonus_war_tiles, calendar, event_play
from engine.struggle.rules.purchases import payment, points
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.state import NO_WAR, State

SOURCES = (*points.MAJOR_SOURCES, "minor")
BOTTOM = (f.KeepDecision, f.MinistryDecision, f.FirstDecision, f.RoundDecision, f.WarDecision, f.LayoutDecision)
IN_ROUND = (f.PayDecision, f.UpgradeDecision, f.LayDecision, f.HandDecision, f.EventDecision)
IN_WAR = (f.EffectsDecision, f.SpoilsDecision, f.LossDecision, f.UsaDecision, f.CompensationDecision)
ABOVE: dict[type, tuple[type, ...]] = {
    **dict.fromkeys(BOTTOM, (f.CalendarDecision,)),
    **dict.fromkeys(IN_ROUND, (f.RoundDecision,)),
    **dict.fromkeys(IN_WAR, (f.WarDecision,)),
    f.KeepDecision: (f.CalendarDecision, f.KeepDecision),
    f.MinistryDecision: (f.CalendarDecision, f.MinistryDecision),
    f.LayoutDecision: (f.CalendarDecision, f.LayoutDecision),
    f.LayDecision: (f.RoundDecision, f.EventDecision),
    f.LossDecision: (f.WarDecision, f.SpoilsDecision),
    f.RefusalDecision: (f.SpoilsDecision,),
}
"""What a frame may lie upon; the calendar lies at the bottom."""


def within(place: str, values: Iterable[object], known: Container[object]) -> None:
    """Raises ValueError for a value that is not among the known ones; `place` is named in the message."""
    for value in values:
        if value not in known:
            raise ValueError(f"{place}: {str(value)[:40]!r} can't be")


def once(place: str, values: Iterable[object]) -> None:
    """Raises ValueError for a value that occurs twice; `place` is named in the message."""
    seen = list(values)
    for value in seen:
        if seen.count(value) > 1:
            raise ValueError(f"{place}: {value!r} stands there twice")


def check(s: State) -> None:
    """Validates the stack of pending decisions of a position. Raises ValueError with the place of the first invalid
    one."""
    if s.over:
        if s.frames:
            raise ValueError("frames: a game that is over has none")
        return
    if len(s.frames) < 2 or not isinstance(s.frames[0], f.CalendarDecision) or len(s.frames) > 6:
        raise ValueError("frames: the calendar and a decision are wanted")
    within("frames.0.phase", [s.frames[0].phase], calendar.PHASES)
    for index, frame in enumerate(s.frames[1:], 1):
        place = f"frames.{index}"
        if type(s.frames[index - 1]) not in ABOVE.get(type(frame), ()):
            raise ValueError(f"{place}: a {frame.kind} can't lie there")
        within(f"{place}.seat", [frame.seat], (-1,) if isinstance(frame, f.WarDecision) else range(len(SIDES)))
        if type(frame) in LOOK:
            LOOK[type(frame)](s, place, frame)
    if isinstance(s.frames[-1], (f.CalendarDecision, f.WarDecision)):
        raise ValueError("frames: nobody is asked")


def _round(s: State, place: str, frame: f.RoundDecision) -> None:
    within(f"{place}.tile", [frame.tile], s.shown if frame.stage != "start" else (0,))
    for _, source, limit, _ in frame.lots:
        within(f"{place}.lots", [source], SOURCES)
        within(f"{place}.lots", [limit], ("", *LIMITS))
    within(f"{place}.discounts", frame.discounts, DISCOUNTS)


def _pay(s: State, place: str, frame: f.PayDecision) -> None:
    bottom = s.frames[1]
    if not isinstance(bottom, f.RoundDecision) or {bottom.seat, frame.purchase.seat} != {frame.seat}:
        raise ValueError(f"{place}: another side's purchase")
    reason = action_round.why_not_buy(s, bottom, frame.purchase)
    q = action_round.quote(s, bottom, frame.purchase)
    if reason is not None or not isinstance(q, PriceQuote):
        raise ValueError(f"{place}.purchase: can't be made")
    missing = max(0, q.price - points.funds(s, bottom, q))
    if list(frame.mixes) != payment.mixes(s, bottom, q, missing):
        raise ValueError(f"{place}.mixes: not those of the purchase")


def _upgrade(s: State, place: str, frame: f.UpgradeDecision) -> None:
    laid = s.players[frame.seat].laid
    within(f"{place}.theater", [frame.theater], range(len(laid)))
    if not bonus_war_tiles.basic_at(s.players[frame.seat], frame.theater):
        raise ValueError(f"{place}: no Basic War tiles to choose from")


def _lay(s: State, place: str, frame: f.LayDecision) -> None:
    within(f"{place}.tile", [frame.tile], bonus_box(s.war, frame.seat) if s.war < NO_WAR else ())
    player = s.players[frame.seat]
    if frame.tile in player.bonus or any(frame.tile in tiles for tiles in player.laid):
        raise ValueError(f"{place}.tile: stands there twice")
    if len(bonus_war_tiles.legal(s, frame)) < 2:
        raise ValueError(f"{place}: no choice where to lay it")


def _hand(s: State, place: str, frame: f.HandDecision) -> None:
    if not s.players[frame.seat].hand:
        raise ValueError(f"{place}: no card to discard")


def _event(s: State, place: str, frame: f.EventDecision) -> None:
    for path, _, _ in frame.queue:
        within(f"{place}.queue", [path], COMPILED)
        if COMPILED[path].card not in ("", frame.card) or (not COMPILED[path].card and not frame.advantage):
            raise ValueError(f"{place}.queue: of another Event")
    if (frame.card, frame.side) not in BASE or s.frames[1].seat != frame.side:
        raise ValueError(f"{place}.side: not whose round it is")
    if s.frames[-1] is not frame:
        return
    path, actor, n = frame.queue[0] if frame.queue else ("", -1, 0)
    if n < 1 or actor != frame.seat or not operation_of(path).asks or not event_play.legal_pick(s, frame):
        raise ValueError(f"{place}.queue: nothing to pick")


def _war(s: State, place: str, frame: f.WarDecision) -> None:
    count = len(THEATERS[s.war]) if s.war < NO_WAR else 0
    within(f"{place}.theater", [frame.theater], range(count))
    within(f"{place}.stage", [frame.stage], ("other", "decide", "next"))
    if s.revealed != frame.theater + 1 or len(s.won) != s.revealed - (frame.stage != "next"):
        raise ValueError(f"{place}: not the theater that was turned up")


def _effects(s: State, place: str, frame: f.EffectsDecision) -> None:
    within(f"{place}.theater", [frame.theater], range(len(s.players[frame.seat].laid)))
    laid = s.players[frame.seat].laid[frame.theater]
    within(f"{place}.left", frame.left, [tile for tile in laid if TILE_EFFECT.get(tile)])


def _spoils(s: State, place: str, frame: f.SpoilsDecision) -> None:
    within(f"{place}.theater", [frame.theater], range(len(THEATERS[s.war]) if s.war < NO_WAR else 0))
    rows = THEATERS[s.war][frame.theater].spoils
    within(f"{place}.unflag", [frame.unflag], ("", *(row.unflag for row in rows)))


def _space(s: State, place: str, frame: f.RefusalDecision) -> None:
    within(f"{place}.seat", [s.players[frame.seat].refusals], range(len(GAME.price.refusal)))
    if not s.held[frame.seat] >> frame.space & 1:
        raise ValueError(f"{place}.space: is not held by the side that is asked")


def _layout(s: State, place: str, frame: f.LayoutDecision) -> None:
    if len(frame.drawn) != len(s.players[frame.seat].laid):
        raise ValueError(f"{place}.drawn: not a Basic War tile a theater")
    player = s.players[frame.seat]
    laid = any(bonus_war_tiles.basic_at(player, theater) for theater in range(len(player.laid)))
    if list(frame.drawn) != sorted(frame.drawn) or laid:
        raise ValueError(f"{place}.drawn: out of order, or laid already")


LOOK: dict[type, Callable[[State, str, Any], None]] = {
    f.RoundDecision: _round,
    f.PayDecision: _pay,
    f.UpgradeDecision: _upgrade,
    f.LayDecision: _lay,
    f.HandDecision: _hand,
    f.EventDecision: _event,
    f.WarDecision: _war,
    f.EffectsDecision: _effects,
    f.SpoilsDecision: _spoils,
    f.RefusalDecision: _space,
    f.LayoutDecision: _layout,
}
"""What must be true of each kind of frame besides its place and its seat."""

"""Diplomatic purchases: flagging or unflagging (shifting) political spaces, and drawing Events (rules 7)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import NAMES, POLITICAL, REGION, SpaceId, spaces
from engine.struggle.cards import questions
from engine.struggle.components import PRICE
from engine.struggle.decisions import RoundDecision
from engine.struggle.moves import Action, DrawEvent, Move, ShiftPolitical
from engine.struggle.rules import abilities, advantages, deck
from engine.struggle.rules.control import open_spaces, set_flag, vacant_spaces
from engine.struggle.rules.purchases.economic import act_of, why_not_minor
from engine.struggle.rules.purchases.prices import shift_parts
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.state import NOBODY, State

Out = list[Event]


def military_shift_card(s: State, f: RoundDecision, space: SpaceId) -> str:
    """Returns the id of the phasing side's Ministry in play, face up or down, that lets military points shift a space;
    "" if none does."""
    player = s.players[f.seat]
    for card, _ in player.ministries:
        minister = questions.MINISTERS.get(card)
        if minister is not None and minister.by_military(s, f.seat, space):
            return card
    return ""


def why_not_military(s: State, f: RoundDecision, space: SpaceId) -> Reason | None:
    """Returns why military points can't shift a space (no Ministry for it, or not in this round); None if they can."""
    card = military_shift_card(s, f, space)
    if not card:
        return refuse("no_military_shift")
    ability = abilities.ability_for(card, "other_points")
    if f"{card}.{ability}" in f.abilities:
        return None
    return abilities.why_not_once(s, f, card, questions.MINISTERS[card].ability(ability))


def quote(s: State, f: RoundDecision, move: ShiftPolitical) -> PriceQuote | Reason:
    """Returns the price of shifting a political space, or the reason why it can't be shifted. Whether the side can pay
    isn't checked."""
    space = move.space
    if not (0 <= space < len(NAMES) and POLITICAL >> space & 1):
        return refuse("not_political")
    if not open_spaces(s) >> space & 1:
        return refuse("not_open", space=NAMES[space])
    act = act_of(s, f, space)
    if not act:
        return refuse("already_yours", space=NAMES[space])
    if move.as_ == "minor" and act == "unflag":
        reason = why_not_minor(s, f, "military" if move.by_military else "diplomatic", space)
        if reason is not None:
            return reason
    if move.by_military:
        return _by_military(s, f, move, act)
    price, parts = shift_parts(s, f, "diplomatic", space, act)
    if move.advantage:
        reason = advantages.why_not_reduce(s, f, move.advantage, act, space)
        if reason is not None:
            return reason
        lower, parts = shift_parts(s, f, "diplomatic", space, act, move.advantage)
        if lower >= price:
            return refuse("advantage_no_effect", advantage=move.advantage)
        price = lower
    return PriceQuote("diplomatic", move.as_, price, parts, act, space, REGION[space])


def _by_military(s: State, f: RoundDecision, move: ShiftPolitical, act: str) -> PriceQuote | Reason:
    """The price in military points: no region, and no reductions, which are for diplomatic points."""
    if move.advantage:
        return refuse("advantage_no_effect", advantage=move.advantage)
    reason = why_not_military(s, f, move.space)
    if reason is not None:
        return reason
    price, parts = shift_parts(s, f, "military", move.space, act)
    return PriceQuote("military", move.as_, price, parts, act, move.space)


def perform(s: State, f: RoundDecision, move: ShiftPolitical, out: Out) -> None:
    """Flags or unflags the political space, and uses up the Advantage or ability that the move names."""
    if move.advantage:
        advantages.use_up(s, f, move.advantage, out)
    if move.by_military:
        card = military_shift_card(s, f, move.space)
        abilities.record_use(s, f, card, abilities.ability_for(card, "other_points"), out)
    act = act_of(s, f, move.space)
    set_flag(s, move.space, f.seat if act == "flag" else NOBODY, out)


def candidates(s: State, f: RoundDecision, as_: Action) -> list[Move]:
    """Returns shifts of political spaces and the draw of an Event with diplomatic points, not yet checked for legality.
    `as_`: the action that pays, major or minor."""
    seat = f.seat
    mask = open_spaces(s) & POLITICAL & ~s.held[seat]
    out: list[Move] = [ShiftPolitical(seat, space, as_) for space in spaces(mask)]
    for name in advantages.reducing(s, f, "diplomatic"):
        targets = mask & advantages.WHERE[name].mask & ~vacant_spaces(s)
        out += [ShiftPolitical(seat, space, as_, name) for space in spaces(targets)]
    out.append(DrawEvent(seat, as_))
    return out


def military_candidates(s: State, f: RoundDecision, as_: Action) -> list[Move]:
    """Returns shifts of political spaces with military points, not yet checked for legality. `as_`: the action that
    pays, major or minor."""
    mask = open_spaces(s) & POLITICAL & ~s.held[f.seat]
    return [ShiftPolitical(f.seat, space, as_, "", True) for space in spaces(mask) if military_shift_card(s, f, space)]


# --- drawing Events ---


def quote_draw(s: State, f: RoundDecision, move: DrawEvent) -> PriceQuote | Reason:
    """Returns the price of drawing an Event, or the reason why none can be drawn (rules 7.2). Whether the side can pay
    isn't checked."""
    if not s.deck:
        return refuse("pile_empty")
    parts = (("printed", PRICE.draw_event),)
    return PriceQuote("diplomatic", move.as_, PRICE.draw_event, parts, "draw")


def perform_draw(s: State, f: RoundDecision, move: DrawEvent, out: Out) -> None:
    """Draws the top Event of the pile."""
    deck.draw(s, f.seat, 1, out)

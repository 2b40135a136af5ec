"""Military purchases: War tiles, Conflict markers, Forts, the exchange of points, Ministries' purchases (rules 8)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import COST, FORTS, MARKETS, NAMES, NAVAL, NEAR, TERRITORIES, spaces
from engine.struggle.cards.questions import MINISTERS, in_play
from engine.struggle.components import LAST_TURN, PRICE
from engine.struggle.decisions import RoundDecision
from engine.struggle.events import FortBuilt, FortRepaired, FortSeized
from engine.struggle.moves import (
    Action,
    BuildFort,
    BuyAbility,
    BuyWarTile,
    ExchangePoints,
    Move,
    RemoveConflict,
    RepairFort,
    SeizeFort,
)
from engine.struggle.rules import abilities, bonus_war_tiles
from engine.struggle.rules.control import is_protected, remove_conflict, set_flag, vacant_spaces
from engine.struggle.rules.purchases import fleet, points
from engine.struggle.rules.purchases.points import is_in
from engine.struggle.rules.purchases.quote import PriceQuote, military_quote
from engine.struggle.state import State

Out = list[Event]


# --- War tiles, Conflict markers ---


def quote_war_tile(s: State, f: RoundDecision, move: BuyWarTile) -> PriceQuote | Reason:
    """Returns the price of a Bonus War tile (2, at most two a round), or the reason why none can be bought. Whether the
    side can pay isn't checked."""
    if f.war_tiles >= PRICE.bonus_war_tiles_a_round:
        return refuse("two_tiles_a_round")
    reason = bonus_war_tiles.why_not_draw(s, f.seat)
    return reason or military_quote(move.as_, "war_tile", -1, ("printed", PRICE.bonus_war_tile))


def perform_war_tile(s: State, f: RoundDecision, move: BuyWarTile, out: Out) -> None:
    """Draws a Bonus War tile and asks for its theater."""
    f.war_tiles += 1
    bonus_war_tiles.draw_to_place(s, f.seat, -1, out)


def quote_conflict(s: State, f: RoundDecision, move: RemoveConflict) -> PriceQuote | Reason:
    """Returns the price of removing a space's Conflict marker, or why it can't be removed: 2; 1 on a protected market;
    +1 for a +1 marker. Whether the side can pay isn't checked."""
    if not is_in(s.conflict, move.space):
        return refuse("no_target", what="conflict")
    price = PRICE.remove_conflict_protected if is_protected(s, move.space) else PRICE.remove_conflict
    parts = [("printed", price)]
    if s.plus_one >> move.space & 1:
        parts.append(("plus_one", PRICE.remove_conflict_plus))
    return military_quote(move.as_, "conflict", move.space, *parts)


def perform_conflict(s: State, f: RoundDecision, move: RemoveConflict, out: Out) -> None:
    remove_conflict(s, move.space, out)


# --- Forts ---


def quote_build(s: State, f: RoundDecision, move: BuildFort) -> PriceQuote | Reason:
    """Returns the price of a Fort on an empty Fort space, or the reason why it can't be built. Whether the side can pay
    isn't checked.

    The space must be connected to one that the side has held since the round began (rules 8.3, ruling R11).
    """
    if not is_in(FORTS, move.space):
        return refuse("not_a_fort")
    if not vacant_spaces(s) >> move.space & 1:
        return refuse("flag_there", space=NAMES[move.space])
    joined = NEAR[move.space] & s.held[f.seat] & (MARKETS | NAVAL | TERRITORIES)
    if not joined:
        return refuse("fort_not_connected", space=NAMES[move.space])
    if not joined & s.before[f.seat] & ~s.changed:
        return refuse("not_held_before", space=NAMES[next(spaces(joined))])
    return military_quote(move.as_, "fort", move.space, ("printed", COST[move.space]))


def perform_build(s: State, f: RoundDecision, move: BuildFort, out: Out) -> None:
    set_flag(s, move.space, f.seat, out)
    out.append(FortBuilt(f.seat, move.space))


def quote_repair(s: State, f: RoundDecision, move: RepairFort) -> PriceQuote | Reason:
    """Returns the price of repairing a Fort of the side (1 less than printed), or the reason why it can't be repaired.
    Whether the side can pay isn't checked."""
    if not is_in(FORTS & s.held[f.seat], move.space):
        return refuse("no_target", what="fort")
    if not s.damaged >> move.space & 1:
        return refuse("not_damaged", space=NAMES[move.space])
    return military_quote(move.as_, "fort", move.space, ("printed", COST[move.space]), ("repair", -PRICE.repair_less))


def perform_repair(s: State, f: RoundDecision, move: RepairFort, out: Out) -> None:
    s.damaged &= ~(1 << move.space)
    out.append(FortRepaired(f.seat, move.space))


def quote_seize(s: State, f: RoundDecision, move: SeizeFort) -> PriceQuote | Reason:
    """Returns the price of an enemy damaged Fort (1 more than printed, in a major action), or the reason why it can't
    be seized. Whether the side can pay isn't checked.

    It needs a connected market or Squadron (rules 8.4, ruling R12).
    """
    if not is_in(FORTS & s.held[1 - f.seat], move.space):
        return refuse("no_target", what="fort")
    if not s.damaged >> move.space & 1:
        return refuse("fort_undamaged", space=NAMES[move.space])
    if move.as_ == "minor":
        return refuse("major_needed")
    if not NEAR[move.space] & s.held[f.seat] & (MARKETS | NAVAL):
        return refuse("fort_not_connected", space=NAMES[move.space])
    return military_quote(move.as_, "fort", move.space, ("printed", COST[move.space]), ("seize", PRICE.seize_more))


def perform_seize(s: State, f: RoundDecision, move: SeizeFort, out: Out) -> None:
    """Takes the Fort over and repairs it."""
    s.damaged &= ~(1 << move.space)
    set_flag(s, move.space, f.seat, out)
    out.append(FortSeized(f.seat, move.space))


# --- exchange, purchases of Ministries ---


def quote_exchange(s: State, f: RoundDecision, move: ExchangePoints) -> PriceQuote | Reason:
    """Returns the price in military points of one economic or diplomatic point in turn 6 (2, of one kind only in a
    round; rules 8.7), or why it can't be bought. Whether the side can pay isn't checked."""
    if s.turn < LAST_TURN:
        return refuse("not_open", turn=LAST_TURN)
    if f.exchanged not in ("", move.to):
        return refuse("exchange_other_kind", points=f.exchanged)
    return military_quote(move.as_, "exchange", -1, ("printed", PRICE.exchange_military))


def perform_exchange(s: State, f: RoundDecision, move: ExchangePoints, out: Out) -> None:
    """Adds the bought economic or diplomatic point to the round; a major action can be made with it or, if its series
    was closed, continued."""
    f.exchanged = move.to
    f.closed = tuple(kind for kind in f.closed if kind != move.to)
    points.add(f, move.to, "exchange", "", 1, "exchange", out)


def quote_ability(s: State, f: RoundDecision, move: BuyAbility) -> PriceQuote | Reason:
    """Returns the price in military points of a Ministry's ability that is bought, or the reason why it can't be
    bought. Whether the side can pay isn't checked."""
    if not in_play(s.players[f.seat], move.ministry):
        return refuse("not_in_play", ministry=move.ministry)
    kind, price = MINISTERS[move.ministry].buy_price(s, f.seat, move.ability)
    if kind != "military":
        return refuse("no_such_ability", ministry=move.ministry, ability=move.ability)
    reason = abilities.why_not_once(s, f, move.ministry, MINISTERS[move.ministry].ability(move.ability))
    return reason or military_quote(move.as_, "ability", -1, (move.ministry, price))


def perform_ability(s: State, f: RoundDecision, move: BuyAbility, out: Out) -> None:
    """Uses the Ministry's ability that was bought."""
    abilities.record_use(s, f, move.ministry, move.ability, out)
    MINISTERS[move.ministry].use(s, f, move.ability, "", out)


# --- candidates ---


def candidates(s: State, f: RoundDecision, as_: Action) -> list[Move]:
    """Returns all military purchases except shifts, not yet checked for legality. `as_`: the action that pays, major or
    minor."""
    seat, player = f.seat, s.players[f.seat]
    out: list[Move] = [BuyWarTile(seat, as_)]
    out += [RemoveConflict(seat, space, as_) for space in spaces(s.conflict)]
    for space in spaces(FORTS):
        if vacant_spaces(s) >> space & 1:
            out.append(BuildFort(seat, space, as_))
        elif s.damaged >> space & 1:
            own = s.held[seat] >> space & 1
            out.append(RepairFort(seat, space, as_) if own else SeizeFort(seat, space, as_))
    out += fleet.constructions(s, f, as_)
    out += fleet.movements(s, f, as_)
    if s.turn >= LAST_TURN:
        out += [ExchangePoints(seat, "economic", as_), ExchangePoints(seat, "diplomatic", as_)]
    for card, _ in player.ministries:
        for ability in MINISTERS[card].card.ability:
            if ability.ask == "purchase":
                out.append(BuyAbility(seat, card, ability.id, as_))
    return out

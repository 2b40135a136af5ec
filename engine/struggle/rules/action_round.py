"""An Action Round: taking an Investment tile, passing, buying with points, ending the round (rules 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle import moves as m
from engine.struggle.cards import questions
from engine.struggle.components import INVESTMENTS, PRICE
from engine.struggle.decisions import PayDecision, RoundDecision
from engine.struggle.events import Passed, RoundEnded, TileTaken, TurnBegan
from engine.struggle.moves import Move, Purchase
from engine.struggle.rules import abilities, advantages, bonus_war_tiles, debt, event_play
from engine.struggle.rules.connection import isolated
from engine.struggle.rules.purchases import diplomatic, economic, fleet, military, military_upgrade, payment, points
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.state import NOBODY, Seat, State

Out = list[Event]

QUOTES: dict[type, Callable[[State, RoundDecision, Any], PriceQuote | Reason]] = {
    m.ShiftMarket: economic.quote,
    m.ShiftPolitical: diplomatic.quote,
    m.DrawEvent: diplomatic.quote_draw,
    m.BuyWarTile: military.quote_war_tile,
    m.RemoveConflict: military.quote_conflict,
    m.BuildFort: military.quote_build,
    m.RepairFort: military.quote_repair,
    m.SeizeFort: military.quote_seize,
    m.ConstructSquadron: fleet.quote_construct,
    m.Deploy: fleet.quote_deploy,
    m.SendHome: fleet.quote_home,
    m.ExchangePoints: military.quote_exchange,
    m.BuyAbility: military.quote_ability,
}
"""The function that prices each kind of purchase, or says why it can't be made."""
PERFORM: dict[type, Callable[[State, RoundDecision, Any, Out], None]] = {
    m.ShiftMarket: economic.perform,
    m.ShiftPolitical: diplomatic.perform,
    m.DrawEvent: diplomatic.perform_draw,
    m.BuyWarTile: military.perform_war_tile,
    m.RemoveConflict: military.perform_conflict,
    m.BuildFort: military.perform_build,
    m.RepairFort: military.perform_repair,
    m.SeizeFort: military.perform_seize,
    m.ConstructSquadron: fleet.perform_construct,
    m.Deploy: fleet.perform_deploy,
    m.SendHome: fleet.perform_home,
    m.ExchangePoints: military.perform_exchange,
    m.BuyAbility: military.perform_ability,
}
"""The function that carries out each kind of purchase once it is paid."""


def begin(s: State, seat: Seat, out: Out) -> None:
    """Begins a side's Action Round and stores what stays fixed during it, such as isolation (rules 5.1, 6.3)."""
    s.round += 1
    s.isolated, s.changed, s.gained = isolated(s), 0, 0
    s.before = (s.held[0], s.held[1], s.conflict)
    s.frames.append(RoundDecision(seat))
    out.append(TurnBegan(seat, s.round))


def step(s: State, f: RoundDecision, out: Out) -> bool:
    """Draws the next Bonus War tile that is owed to the side, before its round; returns whether one was owed (rules
    13.11)."""
    player = s.players[f.seat]
    if f.stage != "start" or not player.owed:
        return False
    player.owed -= 1
    if bonus_war_tiles.why_not_draw(s, f.seat) is None:
        bonus_war_tiles.draw_to_place(s, f.seat, -1, out)
    return True


# --- legal moves ---


def legal(s: State, f: RoundDecision) -> list[Move]:
    """Returns every legal move of the side whose Action Round it is."""
    out = abilities.legal(s, f)
    if f.stage == "start":
        free = [no for no, taker in zip(s.shown, s.takers, strict=True) if taker == NOBODY]
        return [*(m.TakeTile(f.seat, no) for no in free), *out]
    out.append(m.EndRound(f.seat))
    if f.stage == "taken":
        out.append(m.Pass(f.seat))
    out += event_play.legal(s, f)
    out += advantages.legal(s, f)
    out += military_upgrade.legal(s, f)
    for kind, as_ in actions(f):
        most = payment.most_payable(s, f, kind, as_)
        out += [move for move in _candidates(s, f, kind, as_) if _can_buy(s, f, move, most)]
    return out


def _can_buy(s: State, f: RoundDecision, move: Purchase, most: int | None) -> bool:
    """Whether a candidate of an open action can be bought; `most`: see payment.most_payable."""
    q = QUOTES[type(move)](s, f, move)
    if isinstance(q, Reason):
        return False
    return payment.why_not(s, f, q) is None if most is None else q.price <= most


def actions(f: RoundDecision) -> list[tuple[str, m.Action]]:
    """Returns (kind of points, "major" or "minor") of every action that can still buy something in this round."""
    rights = dict.fromkeys(kind for kind, source, _, _ in f.lots if source in points.RIGHTS and kind not in f.closed)
    found: list[tuple[str, m.Action]] = [(kind, "major") for kind in rights]
    if f.tile and not f.minor_used:
        found.append((INVESTMENTS[f.tile].minor, "minor"))
    return found


def _candidates(s: State, f: RoundDecision, kind: str, as_: m.Action) -> list[Any]:
    """Purchases with one kind of points to be tested for legality."""
    if kind == "economic":
        return economic.candidates(s, f, as_)
    if kind == "diplomatic":
        return diplomatic.candidates(s, f, as_)
    return military.candidates(s, f, as_) + diplomatic.military_candidates(s, f, as_)


def quote(s: State, f: RoundDecision, move: Purchase) -> PriceQuote | Reason:
    """Returns the price of a purchase by parts, or the reason why it can't be made. Whether the side can pay isn't
    checked."""
    return QUOTES[type(move)](s, f, move)


def why_not_buy(s: State, f: RoundDecision, move: Purchase) -> Reason | None:
    """Returns why a purchase can't be made or paid for; None if it can."""
    if f.stage == "start":
        return refuse("no_tile_yet")
    q = QUOTES[type(move)](s, f, move)
    return q if isinstance(q, Reason) else payment.why_not(s, f, q)


def why_not(s: State, f: RoundDecision, move: Move) -> Reason | None:
    """Returns why a move is illegal in an Action Round; None if it is legal."""
    if type(move) in QUOTES:
        return why_not_buy(s, f, move)  # type: ignore[arg-type]
    if isinstance(move, m.TakeTile):
        return _why_not_tile(s, f, move)
    if isinstance(move, m.Pass):
        if f.stage == "start":
            return refuse("no_tile_yet")
        return None if f.stage == "taken" else refuse("pass_too_late")
    if isinstance(move, m.EndRound):
        return refuse("no_tile_yet") if f.stage == "start" else None
    if isinstance(move, m.PlayEvent):
        return event_play.why_not(s, f, move)
    if isinstance(move, m.Reveal):
        return abilities.why_not_reveal(s, f, move)
    if isinstance(move, m.UseAbility):
        return abilities.why_not_use(s, f, move)
    if isinstance(move, m.UseAdvantage):
        return advantages.why_not(s, f, move)
    if isinstance(move, (m.Upgrade, m.SwapTiles, m.UpgradePoint)):
        return military_upgrade.why_not(s, f, move)
    return refuse("not_now")


def _why_not_tile(s: State, f: RoundDecision, move: m.TakeTile) -> Reason | None:
    if f.stage != "start":
        return refuse("tile_chosen")
    if move.no not in s.shown:
        return refuse("not_shown")
    taker = s.takers[s.shown.index(move.no)]
    return None if taker == NOBODY else refuse("tile_taken", side=taker)


# --- playing moves ---


def apply(s: State, f: RoundDecision, move: Move, out: Out) -> None:
    """Plays a legal move of an Action Round."""
    if type(move) in PERFORM:
        buy(s, f, move, out)  # type: ignore[arg-type]
    elif isinstance(move, m.TakeTile):
        take_tile(s, f, move, out)
    elif isinstance(move, m.Pass):
        out.append(Passed(f.seat))
        debt.change(s, f.seat, -PRICE.pass_repays, out)
        _end(s, f, out)
    elif isinstance(move, m.EndRound):
        _end(s, f, out)
    elif isinstance(move, m.PlayEvent):
        event_play.apply(s, f, move, out)
    elif isinstance(move, m.Reveal):
        abilities.forbid_passing(f)
        abilities.reveal(s, f.seat, move.ministry, out)
    elif isinstance(move, m.UseAbility):
        abilities.apply_use(s, f, move, out)
    elif isinstance(move, m.UseAdvantage):
        advantages.apply(s, f, move, out)
    elif isinstance(move, (m.Upgrade, m.SwapTiles, m.UpgradePoint)):
        military_upgrade.apply(s, f, move, out)


def buy(s: State, f: RoundDecision, move: Purchase, out: Out) -> None:
    """Pays for a purchase and carries it out, or asks first how to pay; turns up the Ministry it uses.

    If the mix of Debt and Treaty Points is open, a PayDecision asks for it first.
    """
    # Before a question about payment, since everybody sees the pending purchase.
    abilities.reveal(s, f.seat, _ministry_of(s, f, move), out)
    q = quote(s, f, move)
    if isinstance(q, PriceQuote) and payment.begin(s, f, q, move, out):
        PERFORM[type(move)](s, f, move, out)


def _ministry_of(s: State, f: RoundDecision, move: Purchase) -> str:
    """The Ministry whose ability makes a purchase possible; "" for none."""
    if isinstance(move, m.ShiftPolitical) and move.by_military:
        return diplomatic.military_shift_card(s, f, move.space)
    if isinstance(move, m.BuyAbility):
        return move.ministry
    return move.by if isinstance(move, m.ConstructSquadron) else ""


def apply_pay(s: State, f: PayDecision, move: m.PayRest, out: Out) -> None:
    """Pays for the pending purchase with the chosen mix of Debt and Treaty Points and carries it out."""
    s.frames.pop()
    bottom = s.frames[-1]
    assert isinstance(bottom, RoundDecision)
    q = quote(s, bottom, f.purchase)
    assert isinstance(q, PriceQuote)
    payment.pay(s, bottom, q, (move.debt, move.trp), out)
    PERFORM[type(f.purchase)](s, bottom, f.purchase, out)


def take_tile(s: State, f: RoundDecision, move: m.TakeTile, out: Out) -> None:
    """Takes an Investment tile and adds its points, and those that face-up Ministries add to them (ruling R28)."""
    tile = INVESTMENTS[move.no]
    f.tile, f.stage = move.no, "taken"
    index = s.shown.index(move.no)
    s.takers = (*s.takers[:index], f.seat, *s.takers[index + 1 :])
    f.lots = ((tile.major, "major", "", tile.major_ap), (tile.minor, "minor", "", tile.minor_ap))
    out.append(TileTaken(f.seat, move.no))
    for minister in questions.answers(s.players[f.seat], "tile_points"):
        kind, n = minister.tile_points(s, f)
        if n and not points.add_points(f, kind, ("major", "minor"), n):
            f.due += (kind,)


def _end(s: State, f: RoundDecision, out: Out) -> None:
    """Ends the round; unspent points are lost."""
    out.append(RoundEnded(f.seat, points.left_over(f)))
    s.frames.pop()

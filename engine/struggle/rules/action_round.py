"""An Action Round: taking the tile, passing, purchases in lines, ending (rules 5)."""

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


def begin(s: State, seat: Seat, out: Out) -> None:
    """A side's Action Round begins: what holds for the whole of it is noted at once (rules 5.1, 6.3)."""
    s.round += 1
    s.isolated, s.changed, s.gained = isolated(s), 0, 0
    s.before = (s.held[0], s.held[1], s.conflict)
    s.frames.append(RoundDecision(seat))
    out.append(TurnBegan(seat, s.round))


def step(s: State, f: RoundDecision, out: Out) -> bool:
    """Bonus War tiles owed are drawn before anything else (rules 13.11)."""
    player = s.players[f.seat]
    if f.stage != "start" or not player.owed:
        return False
    player.owed -= 1
    if bonus_war_tiles.why_not_draw(s, f.seat) is None:
        bonus_war_tiles.draw_to_lay(s, f.seat, -1, out)
    return True


# --- what is legal ---


def legal(s: State, f: RoundDecision) -> list[Move]:
    """Everything the phasing side may do now."""
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
        out += [move for move in _candidates(s, f, kind, as_) if why_not_buy(s, f, move) is None]
    return out


def actions(f: RoundDecision) -> list[tuple[str, m.Action]]:
    """(kind of points, action) of everything that may still be bought with in this round."""
    rights = dict.fromkeys(kind for kind, source, _, _ in f.lots if source in points.RIGHTS and kind not in f.closed)
    found: list[tuple[str, m.Action]] = [(kind, "major") for kind in rights]
    if f.tile and not f.minor_used:
        found.append((INVESTMENTS[f.tile].minor, "minor"))
    return found


def _candidates(s: State, f: RoundDecision, kind: str, as_: m.Action) -> list[Any]:
    if kind == "economic":
        return economic.candidates(s, f, as_)
    if kind == "diplomatic":
        return diplomatic.candidates(s, f, as_)
    return military.candidates(s, f, as_) + diplomatic.military_candidates(s, f, as_)


def quote(s: State, f: RoundDecision, move: Purchase) -> PriceQuote | Reason:
    """What a purchase costs, by parts, or why it can't be made."""
    return QUOTES[type(move)](s, f, move)


def why_not_buy(s: State, f: RoundDecision, move: Purchase) -> Reason | None:
    """Why a purchase can't be made or paid; None if it can."""
    if f.stage == "start":
        return refuse("no_tile_yet")
    q = QUOTES[type(move)](s, f, move)
    return q if isinstance(q, Reason) else payment.why_not(s, f, q)


def why_not(s: State, f: RoundDecision, move: Move) -> Reason | None:
    """The judge of everything in an Action Round."""
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


# --- what happens ---


def apply(s: State, f: RoundDecision, move: Move, out: Out) -> None:
    """Play a legal move of an Action Round."""
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
        abilities.touch(f)
        abilities.reveal(s, f.seat, move.ministry, out)
    elif isinstance(move, m.UseAbility):
        abilities.apply_use(s, f, move, out)
    elif isinstance(move, m.UseAdvantage):
        advantages.apply(s, f, move, out)
    elif isinstance(move, (m.Upgrade, m.SwapTiles, m.UpgradePoint)):
        military_upgrade.apply(s, f, move, out)


def buy(s: State, f: RoundDecision, move: Purchase, out: Out) -> None:
    """Pay for a purchase and carry it out; where the mix of Debt and Treaty Points is open it is asked for first."""
    abilities.reveal(s, f.seat, _named(s, f, move), out)  # before the question, which everybody sees the purchase by
    q = quote(s, f, move)
    if isinstance(q, PriceQuote) and payment.begin(s, f, q, move, out):
        PERFORM[type(move)](s, f, move, out)


def _named(s: State, f: RoundDecision, move: Purchase) -> str:
    """The Ministry by whose ability something is bought; "" for none."""
    if isinstance(move, m.ShiftPolitical) and move.by_military:
        return diplomatic.risings(s, f, move.space)
    if isinstance(move, m.BuyAbility):
        return move.ministry
    return move.by if isinstance(move, m.ConstructSquadron) else ""


def apply_pay(s: State, f: PayDecision, move: m.PayRest, out: Out) -> None:
    """The mix is chosen: the purchase is paid and carried out."""
    s.frames.pop()
    bottom = s.frames[-1]
    assert isinstance(bottom, RoundDecision)
    q = quote(s, bottom, f.purchase)
    assert isinstance(q, PriceQuote)
    payment.pay(s, bottom, q, (move.debt, move.trp), out)
    PERFORM[type(f.purchase)](s, bottom, f.purchase, out)


def take_tile(s: State, f: RoundDecision, move: m.TakeTile, out: Out) -> None:
    """The tile's points are there; a Ministry may add to them (ruling R28)."""
    tile = INVESTMENTS[move.no]
    f.tile, f.stage = move.no, "taken"
    index = s.shown.index(move.no)
    s.takers = (*s.takers[:index], f.seat, *s.takers[index + 1 :])
    f.lots = ((tile.major, "major", "", tile.major_ap), (tile.minor, "minor", "", tile.minor_ap))
    out.append(TileTaken(f.seat, move.no))
    for minister in questions.answers(s.players[f.seat], "tile_points"):
        kind, n = minister.tile_points(s, f)
        if n and not points.raise_lot(f, kind, ("major", "minor"), n):
            f.due += (kind,)


def _end(s: State, f: RoundDecision, out: Out) -> None:
    """Unspent points are lost."""
    out.append(RoundEnded(f.seat, points.left_over(f)))
    s.frames.pop()

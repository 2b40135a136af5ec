"""Squadrons: constructing, deploying and sending them home (rules 8.5, 8.6, 9; rulings R13, R16)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import NAMES, NAVAL, spaces
from engine.struggle.cards.questions import MINISTERS, in_play
from engine.struggle.components import ADVANTAGES, PRICE
from engine.struggle.decisions import RoundDecision
from engine.struggle.events import SquadronBuilt
from engine.struggle.moves import Action, ConstructSquadron, Deploy, Move, SendHome
from engine.struggle.rules import abilities, advantages
from engine.struggle.rules.control import deploy, send_home, squadrons
from engine.struggle.rules.purchases.points import is_in
from engine.struggle.rules.purchases.quote import PriceQuote, military_quote
from engine.struggle.state import NAVY_BOX, State

Out = list[Event]


def quote_construct(s: State, f: RoundDecision, move: ConstructSquadron) -> PriceQuote | Reason:
    """Returns the price of a Squadron in military points, or why none can be constructed: 4, or 2 by the ability or
    Advantage that `move.by` names, less an Event's discount (ruling R16). Whether the seat can pay isn't checked."""
    if not s.players[f.seat].unbuilt:
        return refuse("no_unbuilt")
    first = ("printed", PRICE.construct_squadron)
    if move.by:
        price = _cheap_price(s, f, move.by)
        if isinstance(price, Reason):
            return price
        first = (move.by, price)
    if not f.squadron_less:
        return military_quote(move.as_, "squadron", -1, first)
    return military_quote(move.as_, "squadron", -1, first, ("event", -min(f.squadron_less, first[1])))


def _cheap_price(s: State, f: RoundDecision, by: str) -> int | Reason:
    """The price by a Ministry's ability or an Advantage, or the reason why it can't be used."""
    if by in ADVANTAGES:
        if by not in advantages.BY_KIND["cheap_squadron"]:
            return refuse("advantage_no_effect", advantage=by)
        reason = advantages.why_not_use(s, f, by)
        return reason or advantages.price_instead(by)
    if not in_play(s.players[f.seat], by):
        return refuse("not_in_play", ministry=by)
    ability = abilities.ability_for(by, "squadron_price")
    if not ability:
        return refuse("no_such_ability", ministry=by, ability="squadron_price")
    reason = abilities.why_not_once(s, f, by, MINISTERS[by].ability(ability))
    if reason is not None:
        return reason
    price = MINISTERS[by].squadron_price(s, f.seat)
    return price or refuse("ability_needs", ministry=by, ability=ability)


def perform_construct(s: State, f: RoundDecision, move: ConstructSquadron, out: Out) -> None:
    """Constructs a Squadron, using up the ability or Advantage that `move.by` names and the Event's discount."""
    if move.by in ADVANTAGES:
        advantages.use_up(s, f, move.by, out)
    elif move.by:
        abilities.record_use(s, f, move.by, abilities.ability_for(move.by, "squadron_price"), out)
    f.squadron_less = 0
    build_squadron(s, f.seat, out)


def build_squadron(s: State, seat: int, out: Out) -> None:
    """Moves an unbuilt Squadron to the Navy Box."""
    s.players[seat].unbuilt -= 1
    s.players[seat].box += 1
    out.append(SquadronBuilt(seat))


def quote_deploy(s: State, f: RoundDecision, move: Deploy) -> PriceQuote | Reason:
    """Returns the price of moving a Squadron (1 to an empty space), or the reason why it can't move. Whether the side
    can pay isn't checked.

    To displace an enemy Squadron: 2 from the map, 3 from the Navy Box, in a major action only.
    """
    if not is_in(NAVAL, move.target):
        return refuse("not_naval")
    if s.held[f.seat] >> move.target & 1:
        return refuse("already_yours", space=NAMES[move.target])
    if move.source == NAVY_BOX:
        if not s.players[f.seat].box:
            return refuse("no_squadron")
    elif not is_in(squadrons(s, f.seat), move.source):
        return refuse("no_squadron")
    elif f.deployed >> move.source & 1:
        return refuse("squadron_moved", space=NAMES[move.source])
    if not s.held[1 - f.seat] >> move.target & 1:
        return military_quote(move.as_, "deploy", move.target, ("printed", PRICE.deploy_empty))
    if move.as_ == "minor":
        return refuse("major_needed")
    from_box = move.source == NAVY_BOX
    price = PRICE.deploy_displace_from_box if from_box else PRICE.deploy_displace_from_map
    return military_quote(move.as_, "deploy", move.target, ("displace", price))


def perform_deploy(s: State, f: RoundDecision, move: Deploy, out: Out) -> None:
    """Moves a Squadron, which may not move again in this round."""
    deploy(s, f.seat, move.source, move.target, out)
    f.deployed |= 1 << move.target


def quote_home(s: State, f: RoundDecision, move: SendHome) -> PriceQuote | Reason:
    """Returns the price of sending an enemy Squadron home by an Advantage, or the reason why it can't be sent. Whether
    the side can pay isn't checked."""
    if move.advantage not in advantages.BY_KIND["squadron_home"]:
        return refuse("advantage_no_effect", advantage=move.advantage)
    reason = advantages.why_not_use(s, f, move.advantage)
    if reason is not None:
        return reason
    if not is_in(squadrons(s, 1 - f.seat), move.space):
        return refuse("no_target", what="squadron")
    if move.as_ == "minor" and ADVANTAGES[move.advantage].major_only:
        return refuse("major_needed")
    return military_quote(move.as_, "home", move.space, (move.advantage, advantages.price_instead(move.advantage)))


def perform_home(s: State, f: RoundDecision, move: SendHome, out: Out) -> None:
    """Returns the enemy Squadron to its Navy Box and uses up the Advantage."""
    advantages.use_up(s, f, move.advantage, out, move.space)
    send_home(s, 1 - f.seat, move.space, out)


def movements(s: State, f: RoundDecision, as_: Action) -> list[Move]:
    """Returns the moves that deploy a Squadron or send an enemy one home by an Advantage, not yet checked for legality.
    `as_`: the action that pays, major or minor; only a major one displaces enemy Squadrons or sends them home."""
    seat = f.seat
    targets = NAVAL & ~s.held[seat] & (~s.held[1 - seat] if as_ == "minor" else NAVAL)
    sources = list(spaces(squadrons(s, seat) & ~f.deployed))
    if s.players[seat].box:
        sources.insert(0, NAVY_BOX)
    out: list[Move] = [Deploy(seat, source, target, as_) for source in sources for target in spaces(targets)]
    if as_ == "major":
        for name in advantages.BY_KIND["squadron_home"]:
            if advantages.holder(s, name) == seat:
                out += [SendHome(seat, name, space) for space in spaces(squadrons(s, 1 - seat))]
    return out


def constructions(s: State, f: RoundDecision, as_: Action) -> list[Move]:
    """Returns the moves that construct a Squadron: at the printed price, and by each Ministry and Advantage that lowers
    it, not yet checked for legality; [] if none is unbuilt. `as_`: the action that pays, major or minor."""
    player = s.players[f.seat]
    if not player.unbuilt:
        return []
    cheap = [card for card, _ in player.ministries if abilities.ability_for(card, "squadron_price")]
    return [ConstructSquadron(f.seat, as_, by) for by in ("", *cheap, *advantages.BY_KIND["cheap_squadron"])]

"""The Deploy action: pays for a unit and puts it onto the Capital or an own City; at its end, with or without a unit, a
Combat card is drawn (rules 4)."""

from __future__ import annotations

from engine.brazil.board import Mask, hexes
from engine.brazil.components import UNITS, Cost
from engine.brazil.decisions import DeployDecision, PaymentDecision
from engine.brazil.events import UnitDeployed
from engine.brazil.moves import DeployUnit, Finish, Move, made
from engine.brazil.questions.owned import answers
from engine.brazil.rules.control import own_controlled, put_unit
from engine.brazil.rules.goods import Out, draw_combat
from engine.brazil.rules.payment import ask
from engine.brazil.rules.payment_solver import Affordability, means
from engine.brazil.state import ON_BOARD, Seat, State, remember
from engine.core.move import Reason, refuse

MAX_UNITS = 2
"""The most units in one action, with the upgrade."""
_COSTS: dict[str, list[Cost]] = {colour: [unit.cost for unit in units] for colour, units in UNITS.items()}


def action(s: State, seat: Seat, upgraded: bool, only: str = "") -> DeployDecision:
    """Creates and returns the Deploy action's decision, not yet pending; upgraded, it deploys one more unit and draws
    one more card."""
    return DeployDecision(seat, MAX_UNITS, MAX_UNITS) if upgraded else DeployDecision(seat, 1, 1)


def sites(s: State, seat: Seat) -> Mask:
    """Mask of the hexes to deploy on: the Capital, and Cities the seat built and controls."""
    index = s.tile_index()
    return own_controlled(s, seat) & (index.capitals | index.cities)


def cost_of(s: State, seat: Seat, unit: int) -> Cost:
    """Returns the printed cost of a unit; nothing for a defeated one."""
    player = s.seats[seat]
    return _COSTS[player.colour][unit] if player.units[unit] == ON_BOARD else ()


def legal(s: State, f: DeployDecision) -> list[Move]:
    """Returns the legal moves: each unit that can be paid for on each hex where it may be deployed, and finishing."""
    out: list[Move] = []
    if f.left:
        places: Mask = -1
        at_hand = means(s, f.seat)
        for unit in deployable(s, f.seat, at_hand):
            places = sites(s, f.seat) if places < 0 else places
            out += [made(DeployUnit, f.seat, unit, hex_id) for hex_id in hexes(places)]
    out.append(made(Finish, f.seat))
    return out


def why_not(s: State, f: DeployDecision, move: Move) -> Reason | None:
    """Returns the reason why a unit can't be deployed on a hex; None if it can."""
    if isinstance(move, Finish):
        return None
    if not isinstance(move, DeployUnit):
        return refuse("finish_first", what=f.kind)
    if move.unit in deployable(s, f.seat, means(s, f.seat)):
        there = move.hex >= 0 and sites(s, f.seat) >> move.hex & 1
        return None if there else refuse("not_a_deploy_site")
    units = s.seats[f.seat].units
    if not 0 <= move.unit < len(units):
        return refuse("no_such_unit")
    if units[move.unit] >= 0:
        return refuse("unit_on_map")
    return refuse("cannot_afford", cost=cost_of(s, f.seat, move.unit))


def deployable(s: State, seat: Seat, at_hand: Affordability) -> list[int]:
    """Lists the numbers of the seat's units that can be deployed and paid for; used by list and check alike."""
    places = enumerate(s.seats[seat].units)
    return [unit for unit, place in places if place < 0 and at_hand[cost_of(s, seat, unit)]]


def apply(s: State, f: DeployDecision, move: Move, out: Out) -> None:
    """Starts the payment for a unit, or finishes deploying."""
    if isinstance(move, DeployUnit):
        ask(s, f.seat, cost_of(s, f.seat, move.unit), move)
    else:
        f.left = 0


def complete(s: State, paid: PaymentDecision, move: DeployUnit, out: Out) -> None:
    """Puts the unit on the map once it is paid for and, at its first deployment, applies the effects of cards."""
    player = s.changing(move.seat)
    first_time = player.units[move.unit] == ON_BOARD
    put_unit(player, move.unit, move.hex)
    out.append(UnitDeployed(move.seat, move.unit, move.hex, first_time))
    frame = s.frames[-1]
    if isinstance(frame, DeployDecision):
        frame.left -= 1
    if first_time:
        for card in answers(player, "on_deployed"):
            card.on_deployed(s, move.seat, UNITS[player.colour][move.unit].kind, out)


def step(s: State, f: DeployDecision, out: Out) -> bool:
    """Ends the action if nothing (more) can be deployed: draws its Combat cards and applies what cards do then. Returns
    whether it ended."""
    if f.left and remember(s, legal(s, f)) > 1:
        return False
    s.frames.pop()
    for _ in range(f.draws):
        draw_combat(s, f.seat, "deploy", out)
    for card in answers(s.seats[f.seat], "after_deploy_action"):
        card.after_deploy_action(s, f.seat, out)
    return True

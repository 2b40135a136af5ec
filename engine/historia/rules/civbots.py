"""Plays the Civbots: after a turn's last round each reveals cards of a shared deck and carries them out (rules 11)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.rng import Rng
from engine.historia.card_language import Raid, Trade, War
from engine.historia.components import CIVBOT_CARDS, DIFFICULTIES
from engine.historia.decisions import NOBODY, CivbotDecision
from engine.historia.events import CivbotCard, CivbotDid, Track, WonderRemoved
from engine.historia.rules import development, map
from engine.historia.rules.actions import expand, trade_and_raid, war
from engine.historia.rules.card_lists import side_of
from engine.historia.rules.counts import defence
from engine.historia.rules.operations import offer
from engine.historia.rules.transfers import Out, gain_vp
from engine.historia.rules.turn_end import score_civbot_government
from engine.historia.shapes import BotOperation
from engine.historia.state import Seat, State

DONE = True


def step(s: State, f: CivbotDecision, out: Out) -> bool:
    """Carries out one operation of a Civbot's card, or turns up its next card, or goes on to the next Civbot; ends the
    decision after the last one. Always returns True."""
    if f.place == len(s.civbot_order):
        s.frames.pop()
        return True
    seat = s.civbot_order[f.place]
    if f.left == NOBODY:
        f.left = DIFFICULTIES[s.seats[seat].difficulty].cards_a_turn
    if not f.card:
        if f.left == 0:
            f.place, f.left = f.place + 1, NOBODY
        else:
            f.card, f.at, f.left = _turn_up(s, seat, out), 0, f.left - 1
        return True
    card = CIVBOT_CARDS[f.card]
    ops = card.upper + card.lower
    if f.at == len(ops):
        f.card = ""
        return True
    op = ops[f.at]
    f.at += 1
    before = len(out)
    done = DO[op.op](s, seat, op, out)
    out.insert(before, CivbotDid(seat, op.op, done))
    return True


def _turn_up(s: State, seat: Seat, out: Out) -> str:
    """Reveals the next card of the shared deck, reshuffled if it is empty."""
    if not s.civbot_deck:
        rng = Rng(s.rng)
        s.civbot_deck, s.civbot_discard = tuple(rng.shuffled(s.civbot_discard)), ()
        s.rng = rng.state
    card, s.civbot_deck = s.civbot_deck[0], s.civbot_deck[1:]
    s.civbot_discard += (card,)
    out.append(CivbotCard(seat, card))
    return card


def is_weaker(s: State, seat: Seat, other: Seat) -> bool:
    """Whether a civilization's military, guard included, is lower than that of the Civbot `seat`."""
    return defence(s, other) < s.seats[seat].military


def tie_break_order(s: State) -> tuple[Seat, ...]:
    """Returns all seats in the order of the final tie-break: players in turn order, then Civbots in theirs (rules
    1.7)."""
    return s.order + s.civbot_order


def place_for(s: State, seat: Seat, among: int) -> int:
    """Chooses the territory to which a Civbot expands, of those in the mask `among`, which must not be empty: empty
    ones first, then those with a weaker civilization, then others; of equals the highest number.
    """
    taken = map.occupied(s)
    with_weaker = 0
    for other, civilization in enumerate(s.seats):
        if other != seat and is_weaker(s, seat, other):
            with_weaker |= civilization.cubes
    return max(
        map.territories(among),
        key=lambda t: (not taken >> t & 1, with_weaker >> t & 1, s.tokens[t]),
    )


# --- operations on Civbot cards ---


def _level(s: State, seat: Seat, track: Track, out: Out) -> bool:
    """Gains a level, on the other track if the cell is missing."""
    if not development.possible(s, seat, track):
        track = "military" if track == "technology" else "technology"
    return development.gain_level(s, seat, track, out)


def _lower(s: State, seat: Seat, op: BotOperation, out: Out) -> bool:
    civilization = s.seats[seat]
    return _level(s, seat, "technology" if civilization.technology < civilization.military else "military", out)


def _expand(s: State, seat: Seat, op: BotOperation, out: Out) -> bool:
    civilization = s.seats[seat]
    among = map.open_to(civilization, "")
    if not civilization.supply or not among:
        return False
    expand.place(s, seat, place_for(s, seat, among), out)
    return DONE


def _trade(s: State, seat: Seat, op: BotOperation, out: Out) -> bool:
    """Trades with the civilization with the most technology, then the fewest VP."""
    found = trade_and_raid.partners(s, seat, "trade", "")
    if not found:
        return False
    order = tie_break_order(s)
    other = min(found, key=lambda o: (-s.seats[o].technology, s.seats[o].vp, order.index(o)))
    numbers = main_operation_of(s, seat, "trade")
    assert isinstance(numbers, Trade)
    trade_and_raid.trade(s, seat, other, numbers.partner_vp, out)
    offer(s, seat, ((other, "traded_with"),))
    return DONE


def _raid(s: State, seat: Seat, op: BotOperation, out: Out) -> bool:
    found = trade_and_raid.partners(s, seat, "raid", "")
    if not found:
        return False
    numbers = main_operation_of(s, seat, "raid")
    assert isinstance(numbers, Raid)
    trade_and_raid.raid(s, seat, min(found, key=tie_break_order(s).index), numbers.vp, 0, out)
    return DONE


def _war(s: State, seat: Seat, op: BotOperation, out: Out) -> bool:
    """Fights the weaker civilization with the most VP, then for the highest number."""
    found = [(other, t) for other, t in war.targets(s, seat) if is_weaker(s, seat, other)]
    if not found:
        return False
    order = tie_break_order(s)
    other, territory = min(found, key=lambda x: (-s.seats[x[0]].vp, -s.tokens[x[1]], order.index(x[0])))
    numbers = main_operation_of(s, seat, "war")
    assert isinstance(numbers, War)
    war.fight(s, seat, other, territory, numbers.vp, 0, out)
    offer(s, seat, ((other, "attacked"),))
    return DONE


def main_operation_of(s: State, seat: Seat, action: str) -> object:
    """Returns the last operation, which holds the numbers, of an Action's advanced side if the Civbot's technology
    allows it, else of its basic side."""
    advanced = s.seats[seat].technology >= side_of(action, "advanced").tech
    return side_of(action, "advanced" if advanced else "basic").do[-1]


def _remove_wonder(s: State, seat: Seat, op: BotOperation, out: Out) -> bool:
    if not s.row:
        return False
    out.append(WonderRemoved(seat, s.row[0]))
    s.gone_wonders += s.row[:1]
    s.row = s.row[1:]
    return DONE


def _vp(s: State, seat: Seat, op: BotOperation, out: Out) -> bool:
    gain_vp(s, seat, op.n, "advisors", out)
    return DONE


def _times(do: Callable[[State, Seat, BotOperation, Out], bool]) -> Callable[[State, Seat, BotOperation, Out], bool]:
    """Repeats a level operation n times."""

    def repeated(s: State, seat: Seat, op: BotOperation, out: Out) -> bool:
        return any([do(s, seat, op, out) for _ in range(op.n)])

    return repeated


DO: dict[str, Callable[[State, Seat, BotOperation, Out], bool]] = {
    "expand": _expand,
    "technology": _times(lambda s, seat, op, out: _level(s, seat, "technology", out)),
    "military": _times(lambda s, seat, op, out: _level(s, seat, "military", out)),
    "lower_level": _times(_lower),
    "trade": _trade,
    "raid": _raid,
    "war": _war,
    "remove_wonder": _remove_wonder,
    "vp": _vp,
    "government_vp": lambda s, seat, op, out: score_civbot_government(s, seat, "advisors", out),
}
"""The function of each operation on Civbot cards."""

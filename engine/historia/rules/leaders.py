"""Leaders: drafting one for each era, and scoring their aims at its end (rules 2.6, 10)."""

from __future__ import annotations

from typing import Literal

from engine.core.move import Reason, refuse
from engine.historia.components import GAME, LEADERS
from engine.historia.decisions import DraftDecision
from engine.historia.events import LeaderKept, LeaderScored, LeadersDealt, LeadersRevealed
from engine.historia.moves import KeepLeader, Move
from engine.historia.rules.counts import holds
from engine.historia.rules.transfers import Out, gain_vp
from engine.historia.shapes import Leader
from engine.historia.state import Seat, State


def open_draft(s: State, era: int, first: Seat, step: Literal[1, -1], out: Out) -> None:
    """Begins a draft of leaders: `first` gets a packet of them, which the players pass on clockwise (`step` 1) or
    counterclockwise (-1)."""
    deck = s.leader_decks[era - 1]
    packet = deck[: s.players + GAME.leader_draft.more_than_players]
    s.leader_decks = (*s.leader_decks[: era - 1], deck[len(packet) :], *s.leader_decks[era:])
    order = tuple((first + step * place) % s.players for place in range(s.players))
    s.frames.append(DraftDecision(first, era, order, (packet,)))
    out.append(LeadersDealt(era, len(packet)))


def legal(s: State, f: DraftDecision, seat: Seat) -> list[Move]:
    return [KeepLeader(seat, leader) for leader in f.packets[-1]]


def why_not(s: State, f: DraftDecision, move: Move) -> Reason | None:
    if not isinstance(move, KeepLeader):
        return refuse("keep_a_leader_first")
    return None if move.leader in f.packets[-1] else refuse("not_in_packet", leader=move.leader)


def apply(s: State, f: DraftDecision, move: Move, out: Out) -> None:
    assert isinstance(move, KeepLeader)
    s.seats[f.seat].leader = move.leader
    out.append(LeaderKept(f.seat, move.leader))
    f.packets += (tuple(leader for leader in f.packets[-1] if leader != move.leader),)
    if len(f.packets) <= len(f.order):
        f.seat = f.order[len(f.packets) - 1]


def step(s: State, f: DraftDecision, out: Out) -> bool:
    """Keeps a packet's only leader without asking, or ends the draft after the last packet and reveals all leaders;
    returns False if a player must choose."""
    packet = f.packets[-1]
    if len(f.packets) > len(f.order):
        s.frames.pop()
        decks = list(s.leader_decks)
        decks[f.era - 1] += packet
        s.leader_decks = tuple(decks)
        out.append(LeadersRevealed(tuple(s.seats[seat].leader for seat in range(s.players))))
        return True
    if len(packet) > 1:
        return False
    apply(s, f, KeepLeader(f.seat, packet[0]), out)
    return True


def aim_met(s: State, seat: Seat, leader: Leader) -> Literal["high", "low", ""]:
    """Returns the better of a leader's aims that is met now: "high", "low", or "" if none."""
    if all(holds(s, seat, test) for test in leader.high.aim):
        return "high"
    return "low" if all(holds(s, seat, test) for test in leader.low.aim) else ""


def score(s: State, out: Out) -> None:
    """Gives VP for every leader's aim that is met, discards all leaders, and sets the era's counts of attacks and
    trades to 0 (rules 10.1, 10.2)."""
    led = [seat for seat in range(s.players) if s.seats[seat].leader]
    met = [aim_met(s, seat, LEADERS[s.seats[seat].leader]) for seat in led]
    for seat, aim in zip(led, met, strict=True):
        civilization = s.seats[seat]
        leader = LEADERS[civilization.leader]
        out.append(LeaderScored(seat, leader.id, aim))
        if aim:
            gain_vp(s, seat, (leader.high if aim == "high" else leader.low).vp, "leaders", out, ("leader", leader.id))
        s.gone_leaders += (leader.id,)
        civilization.leader = ""
    for civilization in s.seats:
        civilization.attacks_era = civilization.trades_era = 0

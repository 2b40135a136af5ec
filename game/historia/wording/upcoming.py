"""Forecasts what the coming end of turn brings a seat, for the lines beside the timeline."""

from __future__ import annotations

from dataclasses import dataclass

from engine.historia import facts
from engine.historia.card_language import Cards, Cubes, Vp, VpPer
from engine.historia.components import GOVERNMENTS, LAST_TURN, LEADERS, TURNS_AN_ERA
from engine.historia.rules.counts import vp_per
from engine.historia.rules.map import territories
from engine.historia.state import Seat, State

RETURN = 2  # cards that come back


@dataclass(frozen=True, slots=True)
class UpcomingGain:
    """A timeline icon and its sentence: message id and parameters."""

    icon: str
    message: str
    values: tuple[tuple[str, int | str], ...] = ()


def gains(s: State, seat: Seat) -> list[UpcomingGain]:
    """Returns what a seat gains at the coming end of turn, in the order of the icons; those that bring nothing are left
    out. [] once the game is over."""
    if s.over:
        return []
    icons = facts.icons_left(s, seat)
    found: list[UpcomingGain] = []
    c = s.seats[seat]
    queue, used, supply = c.queue, c.used, c.supply
    if queue and "recover_cards" in icons:
        found.append(UpcomingGain("recover_cards", "coming-cards", (("cards", " ".join(queue[:RETURN])),)))
        queue = queue[RETURN:]
    new = min(1, c.reserve) if "add_cube" in icons else 0
    used += new
    back = min(used, c.cubes.bit_count()) if "recover_cubes" in icons else 0
    if back or new:
        found.append(UpcomingGain("recover_cubes", "coming-cubes-new" if new else "coming-cubes", (("n", back),)))
    used, supply = used - back, supply + back
    if "government" in icons:
        vp, cubes, cards = _government(s, seat)
        cubes, cards = min(cubes, used), min(cards, len(queue))
        supply += cubes
        parts = [f"{n} [{sign}]" for n, sign in ((vp, "vp"), (cubes, "cube"), (cards, "cards")) if n]
        if parts:
            what = ("government", facts.government(s, seat)), ("what", ", ".join(parts))
            found.append(UpcomingGain("government", "coming-government", what))
    if "reset_wonders" in icons:
        found.append(UpcomingGain("reset_wonders", "coming-row"))
    if "leader_bonus" in icons and (vp := _leader(s, seat, supply)):
        found.append(UpcomingGain("leader_bonus", "coming-leader", (("n", vp),)))
    if "territory_bonus" in icons and (vp := sum(facts.token_vp(s, t) for t in territories(facts.sole(s, seat)))):
        found.append(UpcomingGain("territory_bonus", "coming-territories", (("n", vp),)))
    return found


def next_row(s: State, seat: Seat) -> int:
    """Returns the number, within its era, of the turn at whose end the row of wonders is replaced next; 0 if it won't
    be."""
    for ahead in range(LAST_TURN + 1 - s.turn):
        if "reset_wonders" in (facts.icons(s, ahead) if ahead else facts.icons_left(s, seat)):
            return (s.turn + ahead) % TURNS_AN_ERA + 1
    return 0


def _government(s: State, seat: Seat) -> tuple[int, int, int]:
    """Returns the VP, cubes and cards that a government would bring if the supply never ran out."""
    vp = cubes = cards = 0
    for op in GOVERNMENTS[facts.government(s, seat)].bonus:
        if isinstance(op, VpPer):
            vp += vp_per(s, seat, op)
        elif isinstance(op, Vp):
            vp += op.n
        elif isinstance(op, Cubes):
            cubes += op.n
        elif isinstance(op, Cards):
            cards += op.n
    return vp, cubes, cards


def _leader(s: State, seat: Seat, supply: int) -> int:
    """Returns what the leader would score with this many cubes in the supply."""
    after = s.copy()
    after.seats[seat].supply = supply
    aims = facts.aims(after, seat)
    if not aims:
        return 0
    leader = LEADERS[s.seats[seat].leader]
    won = [one.vp for name, one in (("low", leader.low), ("high", leader.high)) if all(p.holds for p in aims[name])]
    return max(won, default=0)

"""What the coming end of turn brings a seat, as things stand: for the lines beside the circle."""

from __future__ import annotations

from dataclasses import dataclass

from engine.historia import facts
from engine.historia.components import GOVERNMENTS, LAST_TURN, LEADERS, TURNS_AN_ERA
from engine.historia.counts import vp_per
from engine.historia.map import territories
from engine.historia.state import Seat, State
from engine.historia.vocabulary import Cards, Cubes, Vp, VpPer

RETURN = 2  # cards that come back


@dataclass(frozen=True, slots=True)
class Gain:
    """An icon of the circle and what it means now: a text's id and its gaps."""

    icon: str
    message: str
    values: tuple[tuple[str, int | str], ...] = ()


def gains(s: State, seat: Seat) -> list[Gain]:
    """In the order of the circle; what brings nothing is left out. After the last turn there is nothing to come."""
    if s.over:
        return []
    c = s.seats[seat]
    icons = facts.icons(s)
    found: list[Gain] = []
    new = min(1, c.reserve) if "add_cube" in icons else 0
    cards = c.queue[:RETURN]
    if cards:
        found.append(Gain("recover_cards", "coming-cards", (("cards", " ".join(cards)),)))
    back = min(c.used + new, c.cubes.bit_count())
    if back or new:
        found.append(Gain("recover_cubes", "coming-cubes-new" if new else "coming-cubes", (("n", back),)))
    found += _government(s, seat)
    if "leader_bonus" in icons and (vp := _leader(s, seat)):
        found.append(Gain("leader_bonus", "coming-leader", (("n", vp),)))
    if "territory_bonus" in icons and (vp := sum(facts.token_vp(s, t) for t in territories(facts.sole(s, seat)))):
        found.append(Gain("territory_bonus", "coming-territories", (("n", vp),)))
    if "reset_wonders" in icons and not s.last_turn:
        found.append(Gain("reset_wonders", "coming-row"))
    return found


def next_row(s: State) -> int:
    """The turn of the era at whose end the row of wonders is laid anew; 0: never more."""
    for ahead in range(LAST_TURN - s.turn):
        turn = (s.turn + ahead) % TURNS_AN_ERA + 1
        if "reset_wonders" in facts.icons(s, ahead) and (turn == TURNS_AN_ERA or s.options.mid_era_row):
            return turn
    return 0


def _government(s: State, seat: Seat) -> list[Gain]:
    name = facts.government(s, seat)
    vp = cubes = cards = 0
    for op in GOVERNMENTS[name].bonus:
        if isinstance(op, VpPer):
            vp += vp_per(s, seat, op)
        elif isinstance(op, Vp):
            vp += op.n
        elif isinstance(op, Cubes):
            cubes += op.n
        elif isinstance(op, Cards):
            cards += op.n
    if not (vp or cubes or cards):
        return []
    parts = [f"{n} [{sign}]" for n, sign in ((vp, "vp"), (cubes, "cube"), (cards, "cards")) if n]
    return [Gain("government", "coming-government", (("government", name), ("what", ", ".join(parts))))]


def _leader(s: State, seat: Seat) -> int:
    aims = facts.aims(s, seat)
    if not aims:
        return 0
    leader = LEADERS[s.seats[seat].leader]
    won = [one.vp for name, one in (("low", leader.low), ("high", leader.high)) if all(p.holds for p in aims[name])]
    return max(won, default=0)

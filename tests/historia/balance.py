"""How even the game is: `python -m tests.historia.balance GAMES [PLAYERS] [SEED] [CIVBOTS]`, greedy bots in every seat.

Civilizations and the starting order by wins and mean VP; leaders by how often they are kept when offered and what they
score; wonders by how often they are taken when laid out, used a turn, and win with; advisors by use and by what the
VP of their owners come to; governments by turn ends. A share is given with the number it was counted over.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable

from engine.bots.registry import BOTS
from engine.core.rng import Rng
from engine.historia.components import ADVISORS, CIVILIZATIONS, GOVERNMENTS, LEADERS, WONDERS
from engine.historia.decisions import DraftDecision
from engine.historia.state import CATEGORIES, Civilization, State
from tests.historia.random_play import RULES, setup_of

BOT = "greedy"


class Sums:
    """What is counted over many games."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = defaultdict(Counter)
        self.vp: dict[str, list[int]] = defaultdict(list)
        self.lead: dict[str, list[float]] = defaultdict(list)

    def add(self, what: str, ids: Iterable[str]) -> None:
        self.counts[what].update(ids)

    def share(self, part: str, whole: str, name: str) -> float:
        return self.counts[part][name] / max(1, self.counts[whole][name])


def watch(sums: Sums, s: State, move: object, events: list) -> None:
    """What one move tells."""
    for e in events:
        if e.name == "RowLaid":
            sums.add("laid", e.wonders)
        elif e.name == "WonderTaken":
            sums.add("taken", [e.wonder])
        elif e.name == "WonderUsed":
            sums.add("used", [e.wonder])
        elif e.name == "TurnBegan":
            sums.add("held", (w for c in s.seats for w in c.wonders))
        elif e.name == "CardResolved" and e.card in ADVISORS:
            sums.add("played", [e.card])
            sums.add("idle", [e.card] if e.side == "nothing" else [])
        elif e.name == "LeaderScored":
            sums.add("led", [e.leader])
            sums.add(f"aim_{e.aim}", [e.leader])
        elif e.name == "GovernmentPaid":
            sums.add("governments", [e.government])
        elif e.name == "VpGained" and e.source:
            sums.counts["vp_from"][e.source[1]] += e.n


def game(sums: Sums, players: int, civbots: int, seed: int) -> None:
    s = RULES.new_game(setup_of(players, civbots, seed), seed)
    sums.add("laid", s.row)
    order = s.order
    bots = [(BOTS[BOT](), Rng(seed * 1000 + seat)) for seat in range(players)]
    while asked := RULES.awaiting(s):
        seat = asked[0]
        bot, rng = bots[seat]
        move = bot.choose(RULES, RULES.view(s, seat), seat, rng)
        if isinstance(frame := s.frames[-1], DraftDecision):
            sums.add("offered", frame.packets[-1])
        watch(sums, s, move, RULES.apply(s, move))
    result = RULES.result(s)
    assert result is not None
    every = [c.vp for c in s.seats[:players]]
    for seat, c in enumerate(s.seats[:players]):
        others = [vp for other, vp in enumerate(every) if other != seat]
        lead = c.vp - sum(others) / len(others) if others else float(c.vp)
        owner(sums, c, f"place {order.index(seat) + 1}", lead, seat in result.winners)


def owner(sums: Sums, c: Civilization, place: str, lead: float, won: bool) -> None:
    names = [c.id, place, *c.wonders, *c.gone_advisors]
    sums.add("games", names)
    sums.add("wins", names if won else [])
    for name in names:
        sums.vp[name].append(c.vp)
        sums.lead[name].append(lead)
    for category, vp in zip(CATEGORIES, c.scored, strict=True):
        sums.counts["scored"][category] += vp
    sums.counts["scored"]["seats"] += 1


def spread(values: list[float]) -> str:
    mean = sum(values) / max(1, len(values))
    var = sum((v - mean) ** 2 for v in values) / max(1, len(values) - 1)
    return f"{mean:+6.1f} ±{(var / max(1, len(values))) ** 0.5:4.1f}"


def report(sums: Sums) -> list[str]:
    lines = ["", "civilization / place: games, wins, VP, lead over the others' mean"]
    for name in (*CIVILIZATIONS, *sorted(n for n in sums.counts["games"] if n.startswith("place"))):
        if n := sums.counts["games"][name]:
            vp = sum(sums.vp[name]) / n
            lines.append(
                f"{name:12} {n:5} {100 * sums.share('wins', 'games', name):5.1f} % {vp:6.1f} {spread(sums.lead[name])}"
            )
    lines += ["", "leader: offered, kept of it; of those kept: high, low, nothing"]
    for name in LEADERS:
        aims = " ".join(f"{100 * sums.share(f'aim_{aim}', 'led', name):5.1f}" for aim in ("high", "low", ""))
        lines.append(
            f"{name:16} {sums.counts['offered'][name]:5} {100 * sums.share('led', 'offered', name):5.1f} %  {aims}"
        )
    lines += ["", "wonder: laid, taken of it; uses a turn held, VP a use; lead of those who own it"]
    for name, card in WONDERS.items():
        uses = sums.counts["used"][name]
        lines.append(
            f"{name:22} {card.era} {sums.counts['laid'][name]:5} {100 * sums.share('taken', 'laid', name):5.1f} %"
            f"  {sums.share('used', 'held', name):4.2f} {sums.counts['vp_from'][name] / max(1, uses):4.1f}"
            f"  {spread(sums.lead[name])}"
        )
    lines += ["", "advisor: played, of it for nothing; lead of those who played it"]
    for name in ADVISORS:
        n = sums.counts["played"][name]
        lines.append(f"{name:20} {n:5} {100 * sums.share('idle', 'played', name):5.1f} %  {spread(sums.lead[name])}")
    whole = sum(sums.counts["governments"].values())
    paid = {g: f"{100 * sums.counts['governments'][g] / max(1, whole):.0f} %" for g in GOVERNMENTS}
    seats = sums.counts["scored"].pop("seats")
    lines += [
        "",
        f"governments {paid}",
        f"scored { ({k: round(v / seats, 1) for k, v in sums.counts['scored'].items()}) }",
    ]
    return lines


def main() -> None:
    games, players, seed, civbots = (int(x) for x in [*sys.argv[1:], *("100", "4", "1", "0")[len(sys.argv) - 1 :]])
    sums = Sums()
    for number in range(games):
        game(sums, players, civbots, seed + number)
        if number % 50 == 49 or number == games - 1:
            sys.stdout.write(f"{number + 1} games\n")
            sys.stdout.flush()
    sys.stdout.write("\n".join(report(sums)) + "\n")


if __name__ == "__main__":
    main()

"""Compares the single decisions of bots by playing each of them on: more is learned a minute than from whole games.

    python -m tests.bots.losses BOT,BOT,... [--game G] [--positions N] [--seed S] [--worlds N] [--turns N] [--seat SEAT]
        [--alone] [--keep FILE]

Positions are sampled from games between two Merchants. Each bot plays from the seat's view until its decision is made:
a simultaneous choice is one move, anything else all its moves until another seat is asked or the turn ends. Every
different outcome is played on by Merchants in the same determinizations until so many turns have begun, and is worth
the seat's expected points less the mean of the others'. Prints what each bot gains on the first one.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

from engine.bots.bot import Bot
from engine.bots.bot_spec import bot_named
from engine.core.event import TURN_BEGAN
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.core.session import Session
from engine.lab.ladder import setup_of
from engine.registry import GAMES

EVERY = 3  # of the decisions of a sampled game so many pass between two positions
SAMPLED = "merchant"
PLAYED_ON = "merchant"
Game = Rules[Any, Any]


@dataclass(slots=True)
class Comparison:
    """A position: what kind of decision was made there, by which seat, and what each bot's decision is worth."""

    kind: str
    seat: Seat
    values: list[float]


def positions(rules: Game, seed: int) -> Iterator[tuple[Any, Seat]]:
    """Yields positions of one game in which a seat has a real choice, with that seat."""
    scenarios = [row.id for row in rules.scenario_rows()[0] if row.seats == 2]
    session: Session[Any, Any] = Session(rules, setup_of(rules, scenarios, 2, seed), seed, snapshots=False)
    bots, rng = [bot_named(SAMPLED) for _ in range(2)], Rng(seed)
    number = seed % EVERY
    while session.awaiting:
        seat = session.awaiting[0]
        view = session.view(seat)
        if not _begun(bots[seat]) and len(rules.legal_moves(view, seat)) > 1 and not rules.suggest(view, seat):
            number += 1
            if number % EVERY == 0:
                yield session.state.copy(), seat
        session.submit(bots[seat].choose(rules, view, seat, rng))


def _begun(bot: Bot) -> bool:
    """Whether the bot is in the middle of a plan, so that nothing is decided now."""
    return bool(getattr(bot, "planned", ()))


def decided(rules: Game, state: Any, seat: Seat, bot: Bot, rng: Rng) -> Any:
    """Returns the position after the bot's decision; it sees views alone."""
    state = state.copy()
    together = rules.is_simultaneous(state)
    while seat in rules.awaiting(state):
        events = rules.apply(state, bot.choose(rules, rules.view(state, seat), seat, rng))
        if together or rules.is_simultaneous(state) or any(event.name == TURN_BEGAN for event in events):
            break
    return state


def played_on(rules: Game, state: Any, seat: Seat, turns: int, dice: int) -> float:
    """Returns the seat's lead after so many turns have begun, in one determinization of what it knows."""
    state = rules.determinize(rules.view(state, seat), seat, Rng(dice))
    bot, rng = bot_named(PLAYED_ON), Rng(dice + 1)
    begun = 0
    while begun < turns and (asked := rules.awaiting(state)):
        move = bot.choose(rules, rules.view(state, asked[0]), asked[0], rng)
        begun += any(event.name == TURN_BEGAN for event in rules.apply(state, move))
    others = [other for other in range(2) if other != seat]
    return rules.points(state, seat) - fmean(rules.points(state, other) for other in others)


def compared(
    rules: Game, state: Any, seat: Seat, bots: Sequence[str], worlds: int, turns: int, seed: int
) -> Comparison:
    """Returns what each bot's decision in this position is worth; zeros where all decide the same."""
    ends = [decided(rules, state, seat, bot_named(name), Rng(seed)) for name in bots]
    if all(end == ends[0] for end in ends[1:]):
        return Comparison(_kind(state), seat, [0.0] * len(bots))
    values: list[tuple[Any, float]] = []
    found: list[float] = []
    for end in ends:
        known = next((value for other, value in values if other == end), None)
        if known is None:
            known = fmean(played_on(rules, end, seat, turns, seed * 1009 + 2 * world) for world in range(worlds))
            values.append((end, known))
        found.append(known)
    return Comparison(_kind(state), seat, found)


def _kind(state: Any) -> str:
    frames = getattr(state, "frames", None)
    return type(frames[-1]).__name__ if frames else "?"


def table(bots: Sequence[str], rows: Sequence[Comparison]) -> list[str]:
    """A line for each bot after the first and each kind of decision: the mean gain and its standard error."""
    lines = []
    groups = {"all": list(rows)}
    for row in rows:
        groups.setdefault(f"seat {row.seat}", []).append(row)
        groups.setdefault(row.kind, []).append(row)
    for place, bot in enumerate(bots[1:], 1):
        for name, group in groups.items():
            gains = [row.values[place] - row.values[0] for row in group]
            error = stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else math.inf
            other = sum(gain != 0 for gain in gains)
            lines.append(
                f"{bot} over {bots[0]}, {name}: {fmean(gains):+.2f} ({error:.2f}), {other} of {len(gains)} differ"
            )
    return lines


def main(argv: Sequence[str] | None = None) -> None:
    """See above."""
    parser = argparse.ArgumentParser()
    parser.add_argument("bots", type=lambda text: text.split(","))
    parser.add_argument("--game", choices=sorted(GAMES), default="historia")
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--seat", type=int, help="only decisions of this seat")
    parser.add_argument("--alone", action="store_true", help="no simultaneous decisions")
    parser.add_argument("--keep", help="a file that a line is added to for each position")
    args = parser.parse_args(argv)
    rules = GAMES[args.game]
    rows: list[Comparison] = []
    seed = args.seed
    while len(rows) < args.positions:
        for number, (state, seat) in enumerate(positions(rules, seed)):
            if args.seat not in (None, seat) or len(rows) >= args.positions:
                continue
            if args.alone and rules.is_simultaneous(state):
                continue
            row = compared(rules, state, seat, args.bots, args.worlds, args.turns, seed * 1000 + number)
            rows.append(row)
            if args.keep:
                with open(args.keep, "a", encoding="utf-8") as out:
                    data = {"bots": args.bots, "kind": row.kind, "seat": row.seat, "values": row.values}
                    out.write(json.dumps(data) + "\n")
        seed += 1
    sys.stdout.write("\n".join(table(args.bots, rows)) + "\n")


if __name__ == "__main__":
    main()

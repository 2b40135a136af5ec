"""Statistics of many games that nobody played, for benchmarks and pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from game.play.rungs import BOTS, PERSON
from game.play.statistics.records import HAIRS_BREADTH, GameRecord, SeatRecord
from game.shell import registry

BEGIN = datetime(2026, 3, 1, 20, 0)
SCENARIOS = {
    "brazil": ("cisplatine", "amazon", "platine_war"),
    "historia": ("two", "three_filled", "lesson"),
    "struggle": ("standard",),
}
ROLES = {
    "brazil": ("victoria", "pedro_ii", "manuel_i", "napoleon"),
    "historia": ("egypt", "mali", "china", "france"),
    "struggle": ("france", "britain"),
}


def made_games(count: int, names: Sequence[str] = ("Ana", "Rui"), seed: int = 1) -> Iterator[GameRecord]:
    """Yields games of all three kinds, one after the other in time, the player a little better each year."""
    dice = random.Random(seed)
    for number in range(count):
        game = ("brazil", "struggle", "historia")[number % 3]
        yield _game(dice, number, game, names)


def _game(dice: random.Random, number: int, game: str, names: Sequence[str]) -> GameRecord:
    items = registry.plugin(game).statistics_items
    assert items is not None
    rung = dice.choice(BOTS)
    seats = 2 if game == "struggle" else dice.choice((2, 3))
    won = dice.random() < 0.9 - 0.17 * BOTS.index(rung)
    own, others = dice.randint(60, 100), [dice.randint(40, 60) for _ in range(seats - 1)]
    if not won:
        own, others[0] = others[0], own
    scores = {name: dice.randint(0, 20) for name in items.categories[:8]}
    facts = {kind.fact: dice.randint(1, 14) for kind in items.records if kind.fact != "vp"}
    achievements = tuple(achievement.id for achievement in items.achievements if dice.random() < 0.002)
    achievements += (HAIRS_BREADTH,) if won and dice.random() < 0.01 else ()
    name = names[0] if dice.random() < 0.8 else names[-1]
    roles = dice.sample(ROLES[game], seats)
    people = SeatRecord(0, True, name, PERSON, roles[0], own, 1 if won else 2, won, scores, facts, achievements)
    bots = [
        SeatRecord(seat, False, "", rung, roles[seat], vp, 2, not won and seat == 1)
        for seat, vp in enumerate(others, 1)
    ]
    ended = (BEGIN + timedelta(hours=8 * number)).isoformat(timespec="seconds")
    scenario = dice.choice(SCENARIOS[game])
    return GameRecord(
        f"{number:016x}", game, scenario, False, rung, ended, dice.randint(8, 30), dice.randint(90, 300), "", "",
        (people, *bots),
    )  # fmt: skip

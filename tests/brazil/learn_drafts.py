"""What Monarchs and Missions are worth to Governors who count all that was learned.

    python -m tests.brazil.learn_drafts play FILE [games] [first seed]      games of two, a row each
    python -m tests.brazil.learn_drafts fit FILE ...                        prints [learned] of worth.toml, and Monarchs

Monarchs are dealt at random, of two Missions one is kept at random. How far a seat came out ahead is regressed on what
it had and the other had not, drawn towards the mean as far as few seats had it (ridge regression; Hoerl and Kennard
1970).
numpy is needed for the second only, never in the game (`pip install numpy`).
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from engine.brazil.components import MISSIONS, MONARCHS
from engine.brazil.evaluation.evaluate import WORTH
from engine.brazil.evaluation.learned import MODEL
from engine.brazil.moves import KeepMission
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES
from tests.bots.learn import Taught, setup_of

GAMES_PLAYED = 1000
DRAFTED = 3
DIFFER = 2.0  # victory points: by so much, it is taken, things of a kind differ in truth


def row(seed: int) -> dict[str, Any]:
    """A game: what either seat had, and what it scored."""
    rules: Any = GAMES["brazil"]
    setup = setup_of("brazil", seed, 2, monarchs="random")
    session: Session[Any, Any] = Session(rules, setup, seed, snapshots=False)
    rng, bots, kept = Rng(seed), [Taught("brazil", MODEL.weights, None) for _ in range(2)], [list[str](), list[str]()]
    while session.awaiting:
        seat = session.awaiting[0]
        legal = session.legal_moves(seat)
        if isinstance(legal[0], KeepMission) and len(kept[seat]) < DRAFTED:
            move = rng.choice(legal)
            kept[seat].append(move.mission)
        else:
            move = bots[seat].choose(rules, session.view(seat), seat, rng)
        session.submit(move)
    result = session.result()
    assert result is not None
    had = [[player.monarch, *cards] for player, cards in zip(session.state.seats, kept, strict=True)]
    return {"seed": seed, "scenario": setup.scenario, "had": had, "totals": result.totals}


def fit(rows: list[dict[str, Any]]) -> dict[str, float]:
    """What each is worth, in victory points: their mean is that of worth.toml, how they differ is what was found."""
    import numpy

    names = [*MONARCHS, *MISSIONS]
    scenarios = sorted({data["scenario"] for data in rows})
    x = numpy.zeros((len(rows), len(names) + len(scenarios)))
    for at, data in enumerate(rows):
        for sign, had in zip((1, -1), data["had"], strict=True):
            for name in had:
                x[at, names.index(name)] += sign
        x[at, len(names) + scenarios.index(data["scenario"])] = 1  # what the first seat is worth there
    ahead = numpy.array([data["totals"][0] - data["totals"][1] for data in rows], float)
    spread = ahead.var()
    for _ in range(5):
        penalty = numpy.diag([spread / DIFFER**2] * len(names) + [0.0] * len(scenarios))
        found = numpy.linalg.solve(x.T @ x + penalty, x.T @ ahead)
        spread = float(((ahead - x @ found) ** 2).sum() / (len(rows) - len(names)))
    worth = dict(zip(names, found, strict=False))
    for kind, known in ((MONARCHS, WORTH.monarchs), (MISSIONS, WORTH.missions)):
        usual = sum(known.values()) / len(known) - sum(worth[name] for name in kind) / len(kind)
        worth.update({name: worth[name] + usual for name in kind})
    return {name: float(worth[name]) for name in names}


def main(argv: list[str]) -> None:
    """See above."""
    if argv[0] == "play":
        games, first = (int(argv[at]) if len(argv) > at else preset for at, preset in ((2, GAMES_PLAYED), (3, 90001)))
        with Path(argv[1]).open("a", encoding="utf-8") as out:
            for seed in range(first, first + games):
                out.write(json.dumps(row(seed)) + "\n")
                out.flush()
        return
    rows = [json.loads(line) for name in argv[1:] for line in Path(name).read_text(encoding="utf-8").splitlines()]
    worth = fit(rows)
    seats = Counter(name for told in rows for had in told["had"] for name in had)
    for title, kind in (("monarchs", MONARCHS), ("learned", MISSIONS)):
        sys.stdout.write(f"[{title}]\n")
        for name in kind:
            sys.stdout.write(f"{name} = {worth[name]:.1f}  # {seats[name]} seats\n")


if __name__ == "__main__":
    main(sys.argv[1:])

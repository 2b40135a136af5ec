"""What Monarchs and Missions are learned to be worth, and by whom it is counted."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace

import pytest

from engine.bots.emperor import EmperorBot
from engine.bots.governor import GovernorBot
from engine.bots.viceroy import SearchBudget
from engine.brazil.components import MISSIONS, MONARCHS
from engine.brazil.evaluation import learned
from engine.brazil.evaluation.evaluate import WORTH
from engine.brazil.moves import ChooseMonarch
from engine.core.rng import Rng
from engine.core.session import Session
from tests.brazil import learn_drafts
from tests.brazil.kit import RULES
from tests.brazil.random_play import SMALL, new

UPSIDE_DOWN = WORTH._replace(learned={name: -value for name, value in WORTH.missions.items()})


@pytest.fixture
def learned_upside_down(monkeypatch):
    monkeypatch.setattr(learned, "WORTH", UPSIDE_DOWN)
    learned.more_promised.cache_clear()
    yield
    learned.more_promised.cache_clear()


def drafted(session: Session, bot) -> list[tuple[str, float, list[float]]]:
    """The kind of each choice of a draft, what it was worth by worth.toml, and what all that were offered were."""
    made = []
    while session.state.frames[-1].kind in ("draft", "monarch"):
        seat = session.awaiting[0]
        known = {m: _worth(m) for m in session.legal_moves(seat)}
        move = bot.choose(RULES, session.view(seat), seat, Rng(1))
        made.append((move.kind, known[move], sorted(known.values())))
        session.submit(move)
    return made


def _worth(move) -> float:
    return WORTH.monarchs[move.monarch] if isinstance(move, ChooseMonarch) else WORTH.missions[move.mission]


def test_whoever_counts_what_was_learned_drafts_by_it_and_nobody_else(learned_upside_down):
    little = SearchBudget(lines=4, worlds=1)
    for seed in range(4):
        for _, worth, offered in drafted(new(SMALL, seed), GovernorBot()):
            assert worth == offered[-1], "the Governor knows worth.toml alone"
        experienced = EmperorBot(seconds=0, effort=replace(little, lines=1, experience=1.0), cores=0)
        for kind, worth, offered in drafted(new(SMALL, seed), experienced):
            assert worth == offered[0 if kind == "keep_mission" else -1]


def test_what_was_learned_promises_more_of_some_missions_and_less_of_others():
    assert set(WORTH.learned) == set(MISSIONS)
    more = [learned.more_promised((mission,)) for mission in MISSIONS]
    assert min(more) < 0 < max(more)
    assert learned.more_promised(tuple(MISSIONS)) == pytest.approx(sum(more))


def test_a_row_tells_what_either_seat_was_dealt_and_kept():
    data = learn_drafts.row(7)
    assert data == learn_drafts.row(7) and len(data["totals"]) == 2
    for monarch, *missions in data["had"]:
        assert monarch in MONARCHS and len(missions) == learn_drafts.DRAFTED and set(missions) <= set(MISSIONS)


def test_what_brings_points_is_found_whatever_else_a_seat_had(tmp_path, capsys):
    pytest.importorskip("numpy")
    dice, monarchs, missions = Rng(3), list(MONARCHS), list(MISSIONS)
    true = {"victoria": 6.0, "sail-1": 4.0, "rail-8": -4.0}
    with (tmp_path / "rows").open("w", encoding="utf-8") as out:
        for seed in range(1500):
            had = [[dice.choice(monarchs), dice.choice(missions[:12]), dice.choice(missions[12:])] for _ in range(2)]
            totals = [50 + sum(true.get(name, 0.0) for name in one) + dice.below(13) for one in had]
            totals[0] += 9 * (seed % 2)  # on one map it is good to begin
            out.write(json.dumps({"scenario": "ab"[seed % 2], "had": had, "totals": totals, "seed": seed}) + "\n")
    learn_drafts.main(["fit", str(tmp_path / "rows")])
    found = tomllib.loads(capsys.readouterr().out)
    for kind, table in ((MONARCHS, found["monarchs"]), (MISSIONS, found["learned"])):
        known = WORTH.monarchs if kind is MONARCHS else WORTH.missions
        assert sum(table.values()) == pytest.approx(sum(known.values()), abs=1.0)
        usual = sum(table[name] - true.get(name, 0.0) for name in kind) / len(kind)
        for name in kind:
            assert table[name] - usual == pytest.approx(true.get(name, 0.0), abs=1.5)

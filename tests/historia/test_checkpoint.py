"""Positions from files: right ones load, odd ones are refused in one sentence, never anything else.

More of them: `python -m tests.historia.test_checkpoint 10000 [seed]`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.historia.game import HistoriaRules
from engine.historia.state import Setup
from tests.core.mutate import mutate
from tests.historia import census
from tests.historia.random_play import TABLES, finished, positions

RULES = HistoriaRules()
Source = tuple[dict[str, Any], Setup]


def sources() -> list[Source]:
    """Positions of every kind of question."""
    found: dict[tuple[str, int], Source] = {}
    for table in TABLES:
        for s in positions([table], (0,), 30):
            found[s.frames[-1].kind, s.players % 3] = (RULES.dump_state(s), finished(*table, 0).setup)
    return list(found.values())


def refused(data: dict[str, Any], setup: Setup) -> str:
    with pytest.raises(ValueError) as error:
        RULES.load_state(data, setup)
    return str(error.value)


def changed(**values: Any) -> tuple[dict[str, Any], Setup]:
    session = finished(2, 1, 0)
    data = RULES.dump_state(session.position(30))
    for name, value in values.items():
        if name in data["seats"][0]:
            data["seats"][0][name] = value
        else:
            data[name] = value
    return json.loads(json.dumps(data)), session.setup


@pytest.mark.parametrize(
    ("values", "place"),
    [
        ({"turn": 12}, "turn"),
        ({"order": [0, 0]}, "order"),
        ({"civbot_order": [1]}, "civbot_order"),
        ({"tokens": [1] * 13}, "tokens"),
        ({"tokens": [1, 2]}, "tokens: Tuple should have at least 13 items"),
        ({"row": ["atlantis"]}, "row.0: 'atlantis' can't be"),
        ({"wonder_decks": [[], []]}, "wonder_decks"),
        ({"leader_decks": [[], [], []]}, "leader_decks"),
        ({"civbot_deck": [], "civbot_discard": []}, "civbot_deck"),
        ({"players": 3}, "seats"),
        ({"technology": 16, "military": 1}, "seats.0"),
        ({"vp": -1}, "seats.0.vp: Input should be greater than or equal to 0"),
        ({"vp": 999}, "seats.0.scored"),
        ({"cubes": 1 << 13}, "seats.0.cubes"),
        ({"queue": ["military", "military"]}, "seats.0.hand"),
        ({"advisors": ["nobody"]}, "seats.0.advisors"),
        ({"difficulty": "king"}, "seats.0.difficulty"),
        ({"leader": "nobody"}, "seats.0.leader"),
        ({"id": "atlantis"}, "seats.0.id"),
        ({"id": "france"}, "seats: france"),
        ({"turned": 99}, "seats.0.turned"),
        ({"frames": []}, "frames"),
        ({"over": "twelve_turns"}, "frames"),
        ({"frames": [{"kind": "row", "seat": 0, "left": 1}]}, "frames.0"),
        ({"frames": [{"kind": "choose", "sealed": [None, ["atlantis"]]}]}, "frames.0.sealed"),
        ({"frames": [{"kind": "choose", "sealed": [None]}]}, "frames.0.sealed"),
        ({"frames": [{"kind": "resolve", "seat": 1, "place": 7}]}, "frames.0.place"),
        ({"frames": [{"kind": "turn_end"}]}, "frames"),
        ({"frames": [{"kind": "turn_end"}, {"kind": "list", "seat": 0, "source": ["wonder", "x"]}]}, "frames.1"),
    ],
)
def test_what_can_not_be_is_refused_with_its_place(values, place):
    message = refused(*changed(**values))
    assert message.startswith(place) and len(message) < 300, message


def at_a_draft() -> tuple[dict[str, Any], Setup]:
    """The draft at the end of the first era."""
    session = finished(2, 1, 0)
    for count in range(len(session.log)):
        s = session.position(count)
        if [frame.kind for frame in s.frames] == ["turn_end", "draft"]:
            return json.loads(json.dumps(RULES.dump_state(s))), session.setup
    raise LookupError("no draft")


def test_a_leader_or_wonder_in_the_deck_of_another_era_is_refused():
    for name in ("leader_decks", "wonder_decks"):
        data, setup = changed()
        data[name][1].append(data[name][2].pop())
        assert refused(data, setup).endswith("is of another era")


def test_a_draft_at_another_moment_is_refused():
    data, setup = at_a_draft()
    RULES.load_state(data, setup)
    for place, name, value in ((0, "stage", 0), (1, "era", 1)):
        frames = json.loads(json.dumps(data["frames"]))
        frames[place][name] = value
        assert refused({**data, "frames": frames}, setup).startswith("frames.1")


def abuse(number: int, seed: int) -> Counter[str]:
    """Change positions at random; what loads is played on."""
    rng, ends, all_sources = Rng(seed), Counter[str](), sources()
    for _ in range(number):
        data, setup = rng.choice(all_sources)
        try:
            s = RULES.load_state(mutate(data, rng), setup)
        except ValueError as error:
            assert str(error)
            ends["refused"] += 1
            continue
        ends["loaded"] += 1
        for _ in range(40):
            if not (asked := RULES.awaiting(s)):
                break
            seat = asked[-1]
            RULES.determinize(RULES.view(s, seat), seat, rng)
            RULES.apply(s, rng.choice(RULES.legal_moves(s, seat)))
        RULES.view(s, None)
        RULES.result(s)
    return ends


def test_a_changed_position_is_refused_or_can_be_played_on():
    ends = abuse(150, 1)
    assert ends["refused"] > 50 and ends["loaded"] > 5


def test_the_positions_changed_are_whole_before():
    for data, setup in sources():
        census.check(RULES.load_state(data, setup))


if __name__ == "__main__":
    sys.stdout.write(f"{abuse(int(sys.argv[1]), int([*sys.argv, '1'][2]))}\n")

"""The program with one more edition of every box: a card of each kind added to the component files as they are read.

Run by test_editions.py in a process of its own, as components are read when a game is imported:
`python -m tests.core.larger_box {saves | games | play} [path ...] [+ …]`; it prints JSON, a list of what each finds.
"""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from engine.core import components

ROOT = Path(__file__).parents[2]
LIKE = {  # file, key of the list: the new card's id, and the one that it is a copy of
    ("gold_cards", "gold_card"): ("new_gold_card", "extra_deploy"),
    ("combat_cards", "combat_card"): ("new_militia", "militia"),
    ("missions", "mission"): ("new_mission", "sail-1"),
    ("monarchs", "monarch"): ("new_monarch", "tibirica"),
    ("paintings", "painting"): ("new_painting", "maua"),
    ("capitals_exploration", "exploration"): ("new_tile", ""),
    ("wonders", "wonder"): ("new_wonder", ""),
    ("leaders", "leader"): ("new_leader", "hatshepsut"),
    ("advisors", "advisor"): ("new_advisor", "imhotep"),
    ("civbots", "civbot_card"): ("new_civbot_card", ""),
    ("events", "event"): ("new_event", "carnatic_war"),
    ("ministries", "ministry"): ("new_ministry", "john_law"),
}
MOVES = 150
LATER = 1 + max(
    row.get("since", 1)
    for path in (ROOT / "engine").glob("*/components/*.toml")
    for rows in components.read_toml(path).values()
    if isinstance(rows, list)
    for row in rows
    if isinstance(row, dict)
)
"""The edition that has the new cards: one that no card of any box has yet."""
NEW = {new for new, _ in LIKE.values()}
NAMED = {"units": "monarchs", "civilizations": "advisors"}  # lists in older rows that name new cards


def larger(path: Path, data: dict[str, Any]) -> dict[str, Any]:
    """The data of a file with the new cards."""
    for (name, key), (new, like) in LIKE.items():
        if path.stem == name and key in data:
            row = copy.deepcopy(next(row for row in data[key] if row["id"] == like or not like))
            if "no" in row:
                row["no"] = max(other["no"] for other in data[key]) + 1
            if name == "capitals_exploration" and not row.get("kind"):
                row["kind"] = row["id"]
            data[key].append({**row, "id": new} | ({} if "--no-since" in sys.argv else {"since": LATER}))
    for name, key in NAMED.items():
        for row in next((rows for rows in data.values() if path.stem == name and isinstance(rows, list)), []):
            new = {"monarchs": "new_monarch", "advisors": "new_advisor"}[key]
            like = {"monarchs": "tibirica", "advisors": "imhotep"}[key]
            row[key] += [new] * (like in row[key])
    if path.stem == "worth":
        for table, like, new in (("monarchs", "tibirica", "new_monarch"), ("missions", "sail-1", "new_mission"),
                                 ("learned", "sail-1", "new_mission")):  # fmt: skip
            data[table][new] = data[table][like]
    return data


def install() -> None:
    """Adds the cards. Before any game is imported."""
    read = components.read_toml
    components.read_toml = lambda path: larger(path, read(path))
    from engine.brazil.cards import combat, gold, monarchs, paintings

    for module, name in ((gold, "GOLD_CARD_RULES"), (combat, "COMBAT_CARD_RULES"), (monarchs, "MONARCH_CARDS"),
                         (paintings, "PAINTING_CARDS")):  # fmt: skip
        cards: Any = getattr(module, name)
        added = [_named(type(card), new) for card in cards for new, like in LIKE.values() if card.id == like]
        assert added, name
        setattr(module, name, (*cards, *added))
    from engine.struggle.cards import ministers

    law = next(minister for minister in ministers.ALL if minister.id == "john_law")
    ministers.ALL = (*ministers.ALL, type("NewMinistry", (law,), {"id": "new_ministry", "__slots__": ()}))


def _named(kind: type, new: str) -> Any:
    return type(f"New{kind.__name__}", (kind,), {"id": new})()


def saves(paths: list[Path]) -> dict[str, Any]:
    """Loads every save: whether it replays, its edition, and whether its components are today's."""
    from engine.registry import GAMES
    from engine.storage.save import load_session, read_save

    found = {}
    for path in paths:
        save = read_save(path)
        rules = GAMES[save.game]
        session, cut = load_session(rules, save)
        same = save.components == rules.component_digest(session.setup)
        dealt = sorted(new for new in NEW if new in repr(session.state))
        found[str(path)] = [cut is None, session.setup.edition, same, dealt]
    return found


def games(paths: list[Path]) -> dict[str, Any]:
    """Verifies every save; why it is refused, "" if it is not."""
    from engine.registry import GAMES
    from engine.storage.save import SaveError, read_save, verify

    found = {}
    for path in paths:
        save = read_save(path)
        try:
            verify(GAMES[save.game], save)
            found[str(path)] = ""
        except SaveError as error:
            found[str(path)] = str(error)
    return found


def play(_: list[Path]) -> dict[str, Any]:
    """Plays the beginning of a random game of every game, with the newest box and with the first. Each is saved, read
    and verified. What is found: the edition that is saved, the digest, and the new cards seen in positions and
    guesses."""
    import dataclasses

    from engine.core.rng import Rng
    from engine.core.session import Session
    from engine.registry import GAMES
    from engine.storage.save import to_save, verify
    from engine.storage.save_file import SaveFile

    found: dict[str, Any] = {}
    for game, rules in GAMES.items():
        row = min(rules.scenario_rows()[0], key=lambda row: row.seats)
        newest = rules.setups(row.id, row.seats, {})[0]
        for edition, setup in (("newest", newest), ("first", dataclasses.replace(newest, edition=1))):
            rng, seen = Rng(4), set()
            session: Session[Any, Any] = Session(rules, setup, 4, snapshots=False)
            while session.awaiting and len(session.log) < MOVES:
                seat = session.awaiting[0]
                if len(session.log) % 20 == 0:
                    worlds = (rules.determinize(session.view(seat), seat, rng), session.state)
                    seen |= {new for world in worlds for new in NEW if new in repr(world)}
                moves = session.legal_moves(seat)
                seen |= {new for move in moves for new in NEW if new in repr(move)}
                session.submit(rng.choice(moves))
            save = SaveFile.model_validate_json(to_save(session).model_dump_json())
            verify(rules, save)
            found[f"{game} {edition}"] = [save.setup.get("edition"), save.components, sorted(seen)]
    return found


DO: dict[str, Callable[[list[Path]], dict[str, Any]]] = {"saves": saves, "games": games, "play": play}

if __name__ == "__main__":
    install()
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    asked = [list(part) for plus, part in groupby(words, lambda word: word == "+") if not plus]
    sys.stdout.write(json.dumps([DO[what]([Path(path) for path in paths]) for what, *paths in asked]))

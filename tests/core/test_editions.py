"""A card added to the box changes no game that was begun before: cards are really added, in a process of their own."""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.brazil.challenge import deal_text
from engine.brazil.components import FILES, FOLDER, BrazilFiles, GoldCard, Product
from engine.core.components import FIRST_EDITION, ComponentError
from engine.core.rules import SetupError
from engine.core.session import Session
from engine.registry import GAMES
from engine.storage.deal_code import code_of
from engine.storage.save import load_session, to_save
from engine.storage.save_file import SaveError
from tests.core import larger_box
from tests.core.larger_box import LATER
from tests.core.test_codec import begun

CODE = code_of(987654321987654321)
ROOT = Path(__file__).parents[2]
SAVES = sorted((ROOT / "tests/core/saves").glob("v*/*.imperial"))
SOME = SAVES[1::3]  # of every version
RECORDED = [
    *sorted((ROOT / "tests/historia/games").glob("*.json")),
    *sorted((ROOT / "tests/struggle/games").glob("*.json")),
    *sorted((ROOT / "tests/brazil/games").glob("*-mission.json"))[::2],
    *sorted((ROOT / "tests/brazil/games/challenges").glob("*.json"))[:1],
]


def run(*words: str | Path) -> list[dict[str, Any]]:
    """What tests/core/larger_box.py finds."""
    command = [sys.executable, "-m", "tests.core.larger_box", *map(str, words)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@cache
def found_together() -> list[dict[str, Any]]:
    """What is found of older saves, recorded games and new ones; all in one process, whose start takes longest."""
    return run("saves", *SOME, "+", "games", *RECORDED[::3], "+", "play")


def test_older_saves_load_with_a_larger_box_as_without_it() -> None:
    _same(found_together()[0], SOME)


@pytest.mark.long
def test_every_older_save_loads_with_a_larger_box_as_without_it() -> None:
    _same(run("saves", *SAVES)[0], SAVES)


def _same(larger: dict[str, Any], saves: list[Path]) -> None:
    assert len(larger) == len(saves) and larger == larger_box.saves(saves), "this process has the box as it is"
    assert all(edition == FIRST_EDITION and not dealt for _, edition, _, dealt in larger.values())
    assert sum(whole for whole, *_ in larger.values()) > len(saves) // 2, "most replay"


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)])
def test_recorded_games_verify_with_a_larger_box(every: bool) -> None:
    found = run("games", *RECORDED)[0] if every else found_together()[1]
    refused = {path: why for path, why in found.items() if why}
    assert found and not refused


def test_a_row_that_names_no_edition_breaks_the_replay_of_every_recorded_game() -> None:
    """What the edition is for."""
    refused = run("games", *RECORDED[::5], "--no-since")[0].values()
    assert refused and all(why.startswith("components: made with other") for why in refused)


def test_new_games_have_the_new_cards_and_games_of_the_first_edition_have_none() -> None:
    played = found_together()[2]
    dealt = {
        "brazil": ["new_gold_card", "new_militia", "new_mission", "new_monarch", "new_painting", "new_tile"],
        "historia": ["new_advisor", "new_civbot_card", "new_leader", "new_wonder"],
        "struggle": ["new_event", "new_ministry"],
    }
    for game in GAMES:
        edition, components, seen = played[f"{game} newest"]
        assert (edition, seen) == (LATER, dealt[game])
        rules, setup, _ = begun(game)
        edition, before, seen = played[f"{game} first"]
        assert (edition, seen) == (None, []), "the first edition is not written, as in older saves"
        assert before != components
        if game != "brazil":  # whose digest is the map's, too
            assert before == rules.component_digest(dataclasses.replace(setup, edition=FIRST_EDITION))


def with_card(**values: Any) -> BrazilFiles:
    """Brazil's components with another Gold card."""
    files = BrazilFiles(FOLDER)
    cards = files.file("gold_cards")["gold_card"]
    cards.append({**cards[0], "id": "new_gold_card", **values})
    return files


def test_the_digest_of_an_edition_leaves_later_rows_out_and_their_ids_in_lists() -> None:
    newest = FILES.edition
    files = with_card(since=newest + 2)
    files.file("units")["colour"][0]["monarchs"].append("new_gold_card")
    assert files.edition == newest + 2
    for edition in range(FIRST_EDITION, newest + 1):
        assert files.digest(edition) == FILES.digest(edition)
    assert files.digest(newest) == files.digest(newest + 1) != files.digest(newest + 2)
    assert with_card().digest(FIRST_EDITION) != FILES.digest(FIRST_EDITION)


@pytest.mark.parametrize("since", [0, 1.5, "two", None])
def test_an_odd_edition_is_refused_with_its_place(since: Any) -> None:
    with pytest.raises(ComponentError, match=r"gold_cards\.toml: gold_card\.\d+\.since: .*; correct it, or install"):
        with_card(since=since).by_id("gold_cards", "gold_card", GoldCard)


def test_what_no_edition_can_add_has_no_since() -> None:
    files = BrazilFiles(FOLDER)
    files.file("products")["product"][0]["since"] = 2
    with pytest.raises(ComponentError, match=r"products\.toml: product\.0\.since: Extra inputs are not permitted"):
        files.by_id("products", "product", Product)


@pytest.mark.parametrize("game", GAMES)
def test_a_save_of_a_later_edition_is_refused_in_one_sentence(game: str) -> None:
    rules, setup, _ = begun(game)
    assert "edition" not in rules.dump_setup(dataclasses.replace(setup, edition=FIRST_EDITION))
    newest = setup.edition
    data = rules.dump_setup(dataclasses.replace(setup, edition=newest + 1))
    assert data["edition"] == newest + 1
    said = f"edition: {newest + 1} of the cards, where there are {newest}; update this program"
    with pytest.raises(SetupError, match=said):
        rules.load_setup(data)
    save = to_save(Session(rules, setup, 1)).model_copy(update={"setup": data})
    with pytest.raises(SaveError, match="update this program"):
        load_session(rules, save)


def test_a_deal_is_of_the_edition_its_line_was_written_with(monkeypatch: pytest.MonkeyPatch) -> None:
    line = deal_text.write(deal_text.ChallengeDeal("battle_of_guararapes", "printed", CODE, edition=1))
    later = FILES.edition + 1
    larger = with_card(since=later)
    monkeypatch.setattr(FILES, "edition", later)
    monkeypatch.setattr(FILES, "digest", larger.digest)
    read = deal_text.read(line)
    assert read.edition == read.setup.edition == 1
    newer = deal_text.write(read._replace(edition=later))
    assert newer != line and deal_text.read(newer).setup.edition == later

"""Settings, results of challenges, scenarios and challenges of the player's own, changed by a disk or a hand: what is
right in them counts, the rest is named in one sentence, and nothing stops the program.

The long form: ``python -m tests.abuse.test_players_files 2000 [seed]``, as many of each.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.brazil import scenarios
from engine.brazil.map import challenges, scenario
from engine.core.rng import Rng
from engine.core.session import Session
from engine.maps.errors import ScenarioError
from game.app.app import App
from game.brazil.challenge.best_results import BestResults, ChallengeResult, ResultFile
from game.brazil.match import RULES
from game.platform.folders import Folders
from game.platform.quarantine import Quarantined
from game.platform.settings import LONGEST_NAME, LastNewGame, SeatChoice, Settings, SettingsFile
from tests.abuse.killed import KINDS, game
from tests.abuse.random_games import FACTORIES
from tests.abuse.test_mutations import one_sentence, play_on
from tests.core.mutate import mutate, scratch
from tests.game.conftest import folders, make_app, nobody_paints

__all__ = ["folders", "make_app", "nobody_paints"]
ROOT = Path(__file__).resolve().parents[2] / "scenarios" / "brazil"
MAPS = [path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("*.toml")) if path.name != "tiles.toml"]
CHALLENGES = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "challenges").glob("*.toml"))]
ODD = ("-1", "0", "1", "7", "99", str(10**30), "9" * 5000, f"0x{'f' * 6000}", "1.5", "nan", "inf", "true", '""', '"x"')
ODD += ('"\\u0000"', f'"{"n" * 5000}"', "[]", "[[]]", "{}", "{ x = 1 }", "1979-05-27", "[4, 0]", "[-99, 99]")
VALUE = re.compile(r'"[^"\n]*"|-?\d+|\[[^\[\]\n]*\]|true|false')
PAGES = ("menu", "new_game", "settings", "solo", "load")


def full_settings() -> dict[str, Any]:
    seats = [SeatChoice(who="person", name="Ana", colour="green"), SeatChoice(who="settler", name="Rui", colour="sky")]
    settings = Settings(
        language="es",
        game="brazil",
        map_turns={"amazon": 1},
        last_games={"brazil": LastNewGame(scenario="cisplatine", seats=seats, options={"shown": "yes"})},
        keys={"undo": ["z"]},
    )
    data: dict[str, Any] = json.loads(settings.model_dump_json())
    return data


def full_result_file() -> dict[str, Any]:
    one = ChallengeResult(
        challenge="recife_1654", level="printed", monarch="john_iv", deal="x", date="2026", points=9, won=True
    )
    data: dict[str, Any] = json.loads(
        ResultFile(results=[one, one.model_copy(update={"medal": "gold"})]).model_dump_json()
    )
    return data


def changed(data: dict[str, Any], rng: Rng) -> bytes:
    if rng.below(3) == 0:
        return scratch(json.dumps(data).encode(), rng)
    for _ in range(1 + rng.below(3)):
        data = mutate(data, rng) if data else data
    return json.dumps(data).encode()


def changed_toml(text: str, rng: Rng) -> bytes:
    if rng.below(4) == 0:
        return scratch(text.encode(), rng)
    place = rng.choice([*VALUE.finditer(text)])
    value = place.group()
    near = str(int(value) + 1 - 2 * rng.below(2)) if value.lstrip("-").isdigit() else '"x"'
    return (text[: place.start()] + rng.choice((near, rng.choice(ODD))) + text[place.end() :]).encode()


def quarantine_text(damage: Quarantined | None) -> str:
    if damage is None:
        return "right"
    one_sentence(damage.detail)
    return "named"


def abused_settings(number: int, seed: int) -> Counter[str]:
    rng, ends = Rng(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as place:
        for count in range(number):
            folder = Path(place) / str(count)
            folder.mkdir()
            (folder / "settings.json").write_bytes(changed(full_settings(), rng))
            file = SettingsFile(folder)
            assert file.save() and SettingsFile(folder).settings == file.settings
            ends[f"settings {quarantine_text(file.damage)}"] += 1
    return ends


def abused_results(number: int, seed: int) -> Counter[str]:
    rng, ends = Rng(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as place:
        for count in range(number):
            folder = Path(place) / str(count)
            (folder / "challenges").mkdir(parents=True)
            (folder / "challenges" / "brazil.json").write_bytes(changed(full_result_file(), rng))
            best = BestResults(folder)
            best.medal("recife_1654")
            assert best.add(ChallengeResult(**{**full_result_file()["results"][0], "game": "new"}))
            ends[f"results {quarantine_text(best.damage)}"] += 1
    return ends


def abused_maps(number: int, seed: int) -> Counter[str]:
    """Each under an id of its own; those that are whole are played."""
    rng, ends = Rng(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / challenges.FOLDER).mkdir()
        for count in range(number):
            of = rng.below(2)
            text = re.sub('^id = ".*"', f'id = "own_{count}"', rng.choice([MAPS, CHALLENGES][of]), flags=re.M)
            where = folder / challenges.FOLDER if of else folder
            (where / f"own_{count}.toml").write_bytes(changed_toml(text, rng))
        scenarios.look_also_in(folder)
        try:
            for found, errors in (scenarios.all_scenarios(), scenarios.all_challenges()):
                for error in errors:
                    one_sentence(error)
                    ends["map named"] += 1
                for whole in found:
                    if whole.file.is_relative_to(folder):
                        ends["map right"] += 1
                        played(whole)
        finally:
            scenarios.look_also_in(None)
    return ends


def played(whole: scenario.Scenario) -> None:
    play_on(Session(RULES, RULES.setups(whole.id, whole.seats, {})[0], 7), Rng(3))


@pytest.mark.parametrize("abused", [abused_settings, abused_results, abused_maps])
def test_what_is_right_counts_and_the_rest_is_named(abused: Callable[[int, int], Counter[str]]) -> None:
    ends = abused(40, 1)
    assert len(ends) == 2 and min(ends.values()) > 1, ends


LAST, PERSON = "brazil", {"who": "person", "colour": "mauve"}
SENSELESS: dict[str, dict[str, object]] = {
    "words": {
        "language": "xx-YY",
        "game": "chess",
        "keys": {"undo": ["\0", "no such key"], "": [""]},
        "map_turns": {"\ud800": 2},
        "last_games": {LAST: {"scenario": "\0", "seats": [], "options": {"": ""}}},
    },
    "lengths": {
        "last_games": {
            LAST: {"scenario": "x" * 9000, "seats": [{"who": "x", "name": "\a" * 900}] * 60},
            "struggle": {"scenario": "", "seats": [PERSON, PERSON]},
        }
    },
}


@pytest.mark.parametrize("wrong", SENSELESS)
def test_the_pages_are_drawn_with_settings_that_nobody_would_choose(make_app: Callable[..., App], wrong: str) -> None:
    """Every value is of the kind it should be, and makes no sense."""
    app, settings = make_app(), SENSELESS[wrong]
    (app.folders.config / "settings.json").parent.mkdir(parents=True, exist_ok=True)
    (app.folders.config / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    again = App(app.folders, SettingsFile(app.folders.config), (1280, 720))
    for page in PAGES:
        again.go(page)
        again.draw()
    assert again.file.save()


@pytest.mark.parametrize("kind", ["persons", "struggle", "historia"])
def test_a_name_that_nobody_could_type_costs_no_game(make_app: Callable[..., App], kind: str) -> None:
    app, chosen = make_app(), game(kind)
    app.select_game(KINDS[kind].game)
    for seat, name in zip(chosen.seats, ("A\0\a\tn\na\x7f\u202e", "n" * 9000), strict=False):
        seat.name = name
    app.settings.last_games[app.game] = chosen
    assert app.file.save()
    again = SettingsFile(app.folders.config).settings.last_games[app.game]
    assert [seat.name for seat in again.seats][:2] == ["Ana", "n" * LONGEST_NAME]
    table = FACTORIES[app.game].start(app, again, 4)
    assert table is not None
    match = table.match
    match.submit(match.session.legal_moves(match.current_seat)[0])
    app.draw()
    assert match.error == "" and table.keep() == ""
    table.closing()
    app.go("load")
    app.draw()
    found = FACTORIES[app.game].load(match.path)
    assert found.name(0) == "Ana" and found.digest() == match.digest()
    found.close()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names on this system")
def test_nobody_waits_for_a_pipe_or_reads_a_hundred_megabytes(folders: Folders) -> None:
    places = [
        folders.config / "settings.json",
        folders.data / "challenges" / "brazil.json",
        folders.data / "scenarios" / "brazil" / "pipe.toml",
        folders.data / "scenarios" / "brazil" / "challenges" / "pipe.toml",
    ]
    for large in (False, True):
        for path in places:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            os.mkfifo(path) if not large else path.touch()
            if large:
                os.truncate(path, 100 << 20)
        settings, best = SettingsFile(folders.config), BestResults(folders.data)
        assert quarantine_text(settings.damage) == quarantine_text(best.damage) == "named"
        for load in (lambda: scenario.load(places[2]), lambda: challenges.load(places[3], {})):
            with pytest.raises(ScenarioError, match=r"pipe\.toml: cannot be read: is "):
                load()


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    wanted, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for each in (abused_settings, abused_results, abused_maps):
        sys.stdout.write(f"{dict(each(wanted, first))}\n")
        sys.stdout.flush()

"""Every component of Historia has its own picture, in its civilization's colours."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.art.colour import DEFICIENCIES, nearest_pair

ROOT = Path(__file__).parents[2]
ART = ROOT / "art" / "historia"
COMPONENTS = ROOT / "engine" / "historia" / "components"
APART = 25
COLOURS = {
    "egypt": "#D79710",
    "china": "#961AB3",
    "india": "#F4F4E1",
    "mali": "#086A49",
    "mexico": "#08111D",
    "france": "#39C9F4",
}


def table(name: str) -> dict[str, Any]:
    return tomllib.loads((COMPONENTS / f"{name}.toml").read_text(encoding="utf-8"))


def ids(file: str, key: str) -> list[str]:
    return [entry["id"] for entry in table(file)[key]]


def wanted() -> list[str]:
    """The picture every component must have."""
    civilizations, actions = ids("civilizations", "civilization"), ids("actions", "action")
    names = [f"pieces/{c}{kind}" for c in civilizations for kind in ("", "_plain", "_small")]
    names += [f"backs/{c}{kind}" for c in civilizations for kind in ("", "_advisor")]
    names += [f"symbols/{a}" for a in actions]
    names += [f"symbols/{d}" for d in ids("civbots", "difficulty")]
    names += [f"actions/{a}" for a in actions]
    names += [f"civbots/{card}" for card in ids("civbots", "civbot_card")]
    names += [f"{kind}/{zone}" for zone in ids("development", "government") for kind in ("governments", "slab")]
    names += [f"wonders/{w}" for w in ids("wonders", "wonder")]
    names += [f"leaders/{leader}" for leader in ids("leaders", "leader")]
    names += [f"advisors/{advisor}" for advisor in ids("advisors", "advisor")]
    names += [f"screens/edge_{era}" for era in (1, 2, 3)]
    names += [f"frames/{f}" for f in ("action", "wonder_1", "wonder_2", "wonder_3", "leader", "civbot")]
    names += [f"frames/advisor_{c}" for c in civilizations] + [f"frames/era_{era}" for era in (1, 2, 3)]
    names += ["board/token", "board/circle", *(f"circle/lit_{n}" for n in (1, 2, 3, 4))]
    return names + [f"timeline/{icon}" for icon in table("timeline")["order"]]


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@pytest.mark.parametrize("name", wanted())
def test_every_component_has_its_picture(name: str) -> None:
    assert (ART / f"{name}.svg").is_file()


@pytest.mark.parametrize("civilization", ids("civilizations", "civilization"))
def test_a_piece_is_cut_from_its_civilizations_colour(civilization: str) -> None:
    for kind in ("", "_plain", "_small"):
        assert COLOURS[civilization].lower() in (ART / "pieces" / f"{civilization}{kind}.svg").read_text().lower()


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_any_two_civilizations_are_told_apart(deficiency: str) -> None:
    difference, one, two = nearest_pair({name: rgb(colour) for name, colour in COLOURS.items()}, deficiency)
    assert difference >= APART, f"{one} and {two}"

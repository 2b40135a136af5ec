"""Every component of Imperial Struggle has its own picture, under the id it bears in the components."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.art.colour import DEFICIENCIES, nearest_pair

ROOT = Path(__file__).parents[2]
ART = ROOT / "art" / "struggle"
POWERS = {"france": "#1F4E9C", "britain": "#D0483A"}
APART = 43


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "engine" / "struggle" / "components" / f"{name}.toml").read_text(encoding="utf-8"))


def _war_tile(kind: str, side: str, tile: dict[str, Any]) -> str:
    strength, effect = tile["strength"], tile["effect"]
    sign = "minus_" if strength < 0 else ""
    return f"war_tiles/{kind}_{side}_{sign}{abs(strength)}{'_' + effect if effect else ''}"


def wanted() -> list[str]:
    """The picture every component must have."""
    tiles = _table("war_tiles")
    names = [f"marks/{side}" for side in ("france", "britain", "usa", "spain")]
    names += [f"goods/{c['id']}" for c in _table("demand")["commodity"]]
    names += [f"points/{p}" for p in ("economic", "diplomatic", "military", "debt")]
    names += [f"pieces/{p}" for p in ("fort", "fort_built", "fort_damaged", "market", "political")]
    names += [f"pieces/{p}" for p in ("territory", "naval", "advantage", "award", "conflict", "protected")]
    names += [f"points/{p}" for p in ("treaty", "seal", "event", "upgrade")] + ["pieces/huguenots", "pieces/jacobites"]
    names += [f"pieces/squadron_{side}" for side in POWERS]
    names += [f"advantages/{a['id']}" for a in _table("advantages")["advantage"]]
    names += [f"investment/{kind}" for kind in dict.fromkeys(t["major"] for t in _table("investment")["investment"])]
    names += [f"investment/{kind}" for kind in ("taken",)]
    names += [_war_tile("basic", side, tile) for side in POWERS for tile in tiles["basic"]]
    names += list(dict.fromkeys(_war_tile("bonus", tile["side"], tile) for tile in tiles["bonus"]))
    names += [f"war_tiles/back_{kind}_{side}" for kind in ("basic", "bonus") for side in POWERS]
    names += [f"events/{e['id']}" for e in _table("events")["event"]]
    for war in _table("wars")["war"]:
        names += [f"wars/{war['id']}"] + [f"wars/{t['id'].replace('.', '_')}" for t in war["theater"]]
    names += [f"ministries/{m['id']}" for m in _table("ministries")["ministry"]]
    kinds = [f"event_{era}" for era in dict.fromkeys(e["era"] for e in _table("events")["event"])]
    names += [f"{what}/{kind}" for what in ("frames", "backs") for kind in (*kinds, *(f"ministry_{s}" for s in POWERS))]
    return names


@pytest.mark.parametrize("name", wanted())
def test_every_component_has_its_picture(name: str) -> None:
    assert (ART / f"{name}.svg").is_file()


def test_no_component_is_wanted_twice() -> None:
    names = wanted()
    assert len(names) == len(set(names))


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_the_two_powers_are_told_apart(deficiency: str) -> None:
    colours = {side: pygame.Color(value)[:3] for side, value in POWERS.items()}
    assert nearest_pair(colours, deficiency)[0] >= APART


@pytest.mark.parametrize("side", POWERS)
def test_a_mark_bears_the_colour_of_its_power(side: str) -> None:
    colours = re.findall(r"#[0-9A-Fa-f]{6}", (ART / "marks" / f"{side}.svg").read_text(encoding="utf-8"))
    assert POWERS[side].lower() in {c.lower() for c in colours}


def test_every_folder_is_packed() -> None:
    packed = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for folder in sorted(p for p in ART.iterdir() if p.is_dir()):
        assert f'["art/struggle/{folder.name}/*.svg"]' in packed, folder.name

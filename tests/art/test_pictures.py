"""Every component has its own picture, drawn as art/README.md asks."""

from __future__ import annotations

import hashlib
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from engine.brazil import components as c

ART = Path(__file__).parents[2] / "art"
PICTURES = sorted(ART.rglob("*.svg"))
LARGEST = 200_000
BUDGET = 12 * 1024 * 1024
FORBIDDEN = ("<text", "<script", "<image", "http://", "https://")
EXPLORATION = list(dict.fromkeys("expedition" if e.startswith("expedition") else e for e in c.EXPLORATION))


def wanted() -> list[str]:
    """The picture every component must have."""
    names = [f"buildings/{b}" for b in c.BUILDINGS] + [f"cities/{city}" for city in c.CITIES]
    names += [f"capitals/{name}" for name in ("capital", "first_player", *c.RESOURCES)]
    names += [f"palaces/palace_{n}" for n in (1, *c.PALACES)] + ["palaces/mansion"]
    names += [f"exploration/{kind}" for kind in (*EXPLORATION, "back")]
    units = dict.fromkeys(f"{colour}_{unit.kind}" for colour, set_ in c.UNITS.items() for unit in set_)
    names += [f"units/{unit}{state}" for unit in units for state in ("", "_defeated")]
    names += [f"seats/{colour}" for colour in c.COLOURS]
    names += [f"goods/{good}" for good in c.GOODS] + [f"products/{product}" for product in c.PRODUCTS]
    names += [f"arches/{arch}" for arch in c.ARCHES]
    names += [f"tokens/token_{era}" for era in (1, 2, 3)] + [f"tokens/token_back_{era}" for era in (1, 2)]
    names += [f"paintings/{p}" for p in c.PAINTINGS] + [f"monarchs/{m}" for m in c.MONARCHS]
    names += [f"gold_cards/{card}" for card in c.GOLD_CARDS] + [f"combat_cards/{card}" for card in c.COMBAT_CARDS]
    names += [f"missions/{mission}" for mission in c.MISSIONS]
    names += [f"frames/{frame}" for frame in ("order_red", "order_pink", "order_blue", "monarch", "gold", "combat")]
    names += [f"frames/mission_{era}" for era in (1, 2, 3)] + [f"backs/mission_{era}" for era in (1, 2, 3)]
    names += [f"backs/{back}" for back in ("painting_red", "painting_pink", "painting_blue", "gold", "combat")]
    names += [f"terrain/{t}_{n}" for t in ("field", "forest", "gold_mine", "water", "cloud") for n in (1, 2, 3)]
    names += [f"marks/laurel_{n}" for n in range(1, 6)] + [f"marks/slot_{s}" for s in ("square", "pentagon", "octagon")]
    names += [f"screens/era_{era}" for era in (1, 2, 3)]
    return names + [f"screens/{screen}" for screen in ("menu", "victory", "defeat", "curtain")]


@pytest.mark.parametrize("name", wanted())
def test_every_component_has_its_picture(name: str) -> None:
    assert (ART / f"{name}.svg").is_file()


def test_no_picture_is_used_for_two_things() -> None:
    seen: dict[str, Path] = {}
    for path in PICTURES:
        if path.parent.name == "pads":
            continue  # families of controllers share buttons
        digest = hashlib.blake2b(path.read_bytes()).hexdigest()
        assert digest not in seen, f"{path} is {seen.get(digest)}"
        seen[digest] = path


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_picture_is_whole_and_needs_nothing_else(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = ET.fromstring(text)
    assert root.get("viewBox")
    body = text.replace("http://www.w3.org/2000/svg", "").replace("http://www.w3.org/1999/xlink", "")
    assert not [word for word in FORBIDDEN if word in body]
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    used = set(re.findall(r"url\(#([^)]+)\)", text)) | set(re.findall(r'href="#([^"]+)"', text))
    assert used <= set(ids), f"names without a picture: {used - set(ids)}"
    assert len(ids) == len(set(ids))


def test_the_art_stays_within_its_budget() -> None:
    files = [p for p in ART.rglob("*") if p.is_file() and p.suffix in (".svg", ".ogg", ".png", ".ico", ".icns")]
    assert max(p.stat().st_size for p in PICTURES) <= LARGEST
    assert sum(p.stat().st_size for p in files) <= BUDGET

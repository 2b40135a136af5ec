"""The box: the rulebook's count of map tiles, our shapes, our mixes."""

from collections import Counter
from pathlib import Path

import pytest

from engine.brazil.map.tiles import TILES_FILE, box, read_box, scenario_folder
from engine.maps.errors import ScenarioError
from engine.maps.hex import distance

GENTLE, ROUGH = "ABCD", "WXYZ"


def test_the_box_holds_what_the_rulebook_counts() -> None:
    kinds = {(side.tile, side.shape, "water" if "water" in side.terrain else "land") for side in box().sides.values()}
    assert Counter((shape, kind) for _, shape, kind in kinds) == {
        ("large", "land"): 4,
        ("small", "land"): 8,
        ("large", "water"): 2,
        ("small", "water"): 9,
    }


def test_large_land_tiles_have_a_gentle_and_a_rough_side() -> None:
    sides = box().sides
    assert [(sides[a].tile, sides[b].tile) for a, b in zip(GENTLE, ROUGH, strict=True)] == [
        (f"large-{n}", f"large-{n}") for n in (1, 2, 3, 4)
    ]
    mixes = {name: Counter(sides[name].terrain) for name in GENTLE + ROUGH}
    assert len({tuple(sorted(mix.items())) for mix in mixes.values()}) == 8, "every large side has a mix of its own"
    fields = [sum(mixes[name]["field"] for name in names) for names in (GENTLE, ROUGH)]
    golds = [sum(mixes[name]["gold_mine"] for name in names) for names in (GENTLE, ROUGH)]
    assert fields[0] > fields[1] and golds[0] < golds[1]
    assert all(mix["field"] >= 4 and mix["forest"] >= 3 and mix["gold_mine"] >= 1 for mix in mixes.values())


def test_shapes() -> None:
    sizes = {side.shape: len(side.hexes) for side in box().sides.values()}
    assert sizes == {"large": 12, "small": 3}
    for side in box().sides.values():
        assert side.hexes == tuple(sorted(side.hexes, key=lambda c: (c[1], c[0]))), "reading order"
        assert (0, 0) in side.hexes
    assert Counter(r for _, r in box().sides["A"].hexes) == {-1: 2, 0: 3, 1: 4, 2: 3}


@pytest.mark.parametrize("turn", range(6))
def test_a_tile_keeps_its_form_and_terrain_when_turned(turn: int) -> None:
    side = box().sides["B"]
    before, after = side.hexes_at(0, 0, 0), side.hexes_at(5, -2, turn)
    assert [kind for _, kind in after] == list(side.terrain)
    for (a, _), (b, _) in zip(before, after, strict=True):
        assert distance(b, (5, -2)) == distance(a, (0, 0))
    assert len({place for place, _ in after}) == 12


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ('A = "ff ftf fgtf tgf"', 'A = "ff ftf fgtf tg"', "bad_letters", "tiles[0].sides.A"),
        ('A = "ff ftf fgtf tgf"', 'A = "ff ftf fgtf tgx"', "bad_letters", "tiles[0].sides.A"),
        ('A = "ff', 'B = "ff', "side_twice", "tiles[1].sides.B"),
        ('shape = "large"', 'shape = "huge"', "unknown_shape", "tiles[0].sides.A"),
        ("reach = 3", "reach = -3", "bad_value", "fair.reach"),
        ("reach = 3", "reach = 3\nreich = 4", "unknown_key", "fair.reich"),
        ("[fair]", "[fair", "not_toml", ""),
    ],
)
def test_a_broken_box_says_where(tmp_path: Path, old: str, new: str, code: str, place: str) -> None:
    text = (scenario_folder() / TILES_FILE).read_text(encoding="utf-8")
    assert old in text
    broken = tmp_path / TILES_FILE
    broken.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        read_box(broken)
    assert (caught.value.code, caught.value.place, caught.value.file) == (code, place, broken)


def test_the_frozen_program_finds_its_scenarios(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert (scenario_folder() / TILES_FILE).is_file()
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert scenario_folder() == tmp_path / "scenarios" / "brazil"

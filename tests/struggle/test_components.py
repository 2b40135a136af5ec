"""The component files agree with each other, and a damaged one is refused with file, place and reason."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.components import FIRST_EDITION, ComponentError, in_edition
from engine.struggle import components as c
from engine.struggle.board import AT, NAMES
from engine.struggle.card_shapes import Op
from engine.struggle.shapes import Where


def test_spaces():
    assert len(c.SPACES) == len(NAMES) == 112
    kinds = Counter(space.type for space in c.SPACES.values())
    assert kinds == {"political": 36, "market": 41, "territory": 18, "naval": 11, "fort": 6}
    assert Counter(s.start for s in c.SPACES.values() if s.start) == {"france": 17, "britain": 16}
    markets = Counter(s.commodity for s in c.SPACES.values() if s.commodity)
    assert markets == {one.id: one.markets for one in c.COMMODITIES.values()}


@pytest.mark.parametrize("space", c.SPACES.values(), ids=lambda space: space.id)
def test_a_space_lies_in_its_region_and_country(space):
    assert space.region in c.REGIONS
    assert not space.subregion or c.SUBREGIONS[space.subregion].region == space.region
    if space.type == "political" and space.region == "europe":
        assert space.id in c.COUNTRIES[space.country].spaces
    x, y, width, height = c.REGIONS[space.region].panel
    assert x < space.pos[0] < x + width and y < space.pos[1] < y + height
    assert space.type == "naval" or space.cost > 0


def test_connections_and_conquest_lines():
    pairs = {tuple(sorted((line.a, line.b))) for line in c.CONNECTIONS}
    assert len(pairs) == len(c.CONNECTIONS) == 107 and len(c.CONQUEST) == 20
    for line in (*c.CONNECTIONS, *c.CONQUEST):
        assert line.a in AT and line.b in AT
    for line in c.CONNECTIONS:
        assert c.SPACES[line.a].region == c.SPACES[line.b].region
        assert "political" not in (c.SPACES[line.a].type, c.SPACES[line.b].type)
    joined = {end for pair in pairs for end in pair}
    assert all(s.id in joined for s in c.SPACES.values() if s.type == "market")
    for line in c.CONQUEST:
        assert line.option or "territory" in (c.SPACES[line.a].type, c.SPACES[line.b].type)


THEATERS = {theater.id: theater for war in c.WARS for theater in war.theater}


def strong_in(theater) -> set[str]:
    """The spaces that give strength in a theater, by what it counts."""
    found: set[str] = set()
    for entry in theater.counts:
        if entry.kind == "country":
            found |= {name for name in c.COUNTRIES[entry.country].spaces if c.SPACES[name].alliance}
        elif entry.kind == "forts":
            found |= {n for n, s in c.SPACES.items() if s.type == "fort" and s.region in theater.regions}
        elif entry.kind == "squadrons":
            found |= {n for n, s in c.SPACES.items() if s.type == "naval" and s.region == entry.region}
        elif entry.kind == "space":
            found.add(entry.space)
    return found


@pytest.mark.parametrize("theater", THEATERS.values(), ids=lambda theater: theater.id)
def test_a_theater_names_the_spaces_that_name_it(theater):
    assert {n for n, s in c.SPACES.items() if theater.id in s.theaters} == strong_in(theater)
    assert set(theater.regions) <= set(c.REGIONS) and set(theater.extra) <= set(AT)


@pytest.mark.parametrize("side", c.SIDES)
@pytest.mark.parametrize("theater", THEATERS.values(), ids=lambda theater: theater.id)
def test_the_rows_of_the_spoils_follow_each_other(theater, side):
    rows = [row for row in theater.spoils if row.side in ("either", side)]
    low = 2 if theater.id == "syw.1" else 1
    for row, after in zip(rows, [*rows[1:], None], strict=True):
        assert row.low == low and row.top == (after is None)
        low = row.high + 1
    assert rows[-1].high == 0


def test_theaters_spoils_and_steps():
    assert len(THEATERS) == 15 and sum(len(t.spoils) for t in THEATERS.values()) == 48
    assert len(c.STEPS) == 10 and [s.war for s in c.STEPS if s.war] == [war.id for war in c.WARS]


def test_advantages():
    regions = Counter(a.region for a in c.ADVANTAGES.values())
    assert regions == {"europe": 7, "north_america": 5, "caribbean": 5, "india": 5}
    for advantage in c.ADVANTAGES.values():
        assert {c.SPACES[need].region for need in advantage.needs} == {advantage.region}
        if advantage.start:
            assert {c.SPACES[need].start for need in advantage.needs} == {advantage.start}


def test_investment_tiles():
    assert len(c.INVESTMENTS) == 24
    majors = Counter(tile.major for tile in c.INVESTMENTS.values())
    assert majors == {"economic": 8, "diplomatic": 8, "military": 8}
    for tile in c.INVESTMENTS.values():
        assert tile.major != tile.minor and tile.minor_ap == 2
        assert tile.event == (tile.major_ap < 4) and tile.upgrade == (tile.major_ap == 2)


def test_awards():
    values = sorted((a.vp, a.trp, a.margin) for a in c.AWARDS.values())
    assert values == [(0, 1, 1), (0, 1, 1), (1, 0, 1), (1, 0, 1), (1, 1, 1), (1, 1, 1), (2, 0, 2), (3, 0, 2)]


def test_war_tiles():
    assert len(c.BASIC_BOX) == 16 and len(c.BONUS) == 96
    values = {(3, ""): 2, (2, ""): 4, (1, ""): 2, (1, "debt"): 2, (1, "fort_or_squadron"): 2}
    for war in range(4):
        for side in (0, 1):
            box = c.bonus_box(war, side)
            assert Counter((c.TILE_STRENGTH[t], c.TILE_EFFECT[t]) for t in box) == values


def test_ministries():
    assert Counter(m.side for m in in_edition(c.MINISTRIES, FIRST_EDITION)) == {"france": 13, "britain": 13}
    assert sorted(m.no for m in c.MINISTRIES.values()) == list(range(1, len(c.MINISTRIES) + 1))
    for era in c.ERAS:
        for side in c.SIDES:
            assert len([m for m in c.MINISTRIES.values() if m.side == side and era in m.eras]) >= 5
    for card in c.MINISTRIES.values():
        assert set(card.keywords) <= {"finance", "mercantilism", "governance", "style", "scholarship"}
        for ability in card.ability:
            assert set(ability.spaces) <= set(AT) and set(ability.advantages) <= set(c.ADVANTAGES)
            assert {*ability.country, *ability.needs_country} <= set(c.COUNTRIES)


def test_events():
    printed = in_edition(c.EVENTS, FIRST_EDITION)
    assert Counter(e.era for e in printed) == {"succession": 15, "empire": 15, "revolution": 11}
    assert [e.no for e in c.EVENTS.values()] == list(range(1, len(c.EVENTS) + 1))


def selectors(op: Op) -> list[Where]:
    """Every selector of an operation and of those inside it."""
    inner = [one for ops in op.of if not isinstance(ops, str) for one in ops]
    found = [where for where in (op.where, op.only) if where]
    return found + [w for one in (*inner, *op.then, *op.otherwise, *op.if_at_limit) for w in selectors(one)]


@pytest.mark.parametrize("event", c.EVENTS.values(), ids=lambda event: event.id)
def test_an_event_has_one_half_for_both_or_one_a_side(event):
    halves = [half for half in (event.both, event.france, event.britain) if half]
    assert halves == [event.both] or halves == [event.france, event.britain]
    for half in halves:
        assert bool(half.bonus) == bool(half.bonus_ops) == (event.bonus_if is not None)
        for where in [w for op in (*half.base_ops, *half.bonus_ops) for w in selectors(op)]:
            assert {*where.country, *where.not_country} <= set(c.COUNTRIES)
            assert set(where.region) <= set(c.REGIONS) and set(where.spaces) <= set(AT)
            assert not where.subregion or where.subregion in c.SUBREGIONS


def test_setup():
    for side in c.GAME.side:
        held = [n for n, s in c.SPACES.items() if s.type == "territory" and s.start == side.id]
        assert sorted(side.territories) == sorted(held)
        assert {tile.theater for tile in side.bonus_tiles} <= set(THEATERS)


# --- the fingerprint ---


def test_the_fingerprint_is_of_what_rules_not_of_what_is_shown(folder):
    def now() -> str:
        return c.StruggleFiles(folder).digest(1)

    before = now()
    spoil(folder, "advantages.toml", "Your Debt goes down", "Debt goes down")
    spoil(folder, "spaces.toml", "award_pos = [0.9625, 0.4400]", "award_pos = [0.9, 0.4]")
    spoil(folder, "lines.toml", "via = [[0.1187, 0.1850]]", "via = [[0.2, 0.2]]")
    assert now() == before
    spoil(folder, "events.toml", 'op = "debt", who = "self", n = -2', 'op = "debt", who = "self", n = -3')
    changed = now()
    spoil(folder, "setup.toml", "draw_event = 3", "draw_event = 4")
    assert len({before, changed, now()}) == 3


# --- damaged files ---


@pytest.fixture
def folder(tmp_path):
    for path in c.FOLDER.glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def spoil(folder, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_an_unknown_key_is_refused_with_file_and_place(folder):
    spoil(folder, "awards.toml", "trp = 0", "trp = 0\nspeed = 3")
    with pytest.raises(ComponentError, match=r"awards\.toml: award\.0\.speed"):
        c.StruggleFiles(folder).rows("awards", "award", c.shapes.Award)


def test_a_missing_number_is_refused(folder):
    spoil(folder, "investment.toml", "minor_ap = 2\n", "")
    with pytest.raises(ComponentError, match=r"investment\.toml: investment\.0\.minor_ap"):
        c.StruggleFiles(folder).rows("investment", "investment", c.shapes.Investment)


def test_an_id_used_twice_is_refused(folder):
    spoil(folder, "demand.toml", 'id = "furs"', 'id = "fish"')
    with pytest.raises(ComponentError, match="the id fish is used twice"):
        c.StruggleFiles(folder).by_id("demand", "commodity", c.shapes.Commodity)


def test_a_file_that_is_no_toml_is_refused(folder):
    (folder / "wars.toml").write_text("[[war", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"wars\.toml.*install the game again"):
        c.StruggleFiles(folder).file("wars")


def test_a_space_that_is_none_is_refused():
    from engine.struggle.board import mask_of

    with pytest.raises(ComponentError, match="atlantis"):
        mask_of(["atlantis"])

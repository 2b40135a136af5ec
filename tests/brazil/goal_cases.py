"""The goals of challenges, word by word: how each is met on a table and un-met again, and how it stands."""

from __future__ import annotations

from engine.brazil.challenge import goals
from engine.brazil.components import BUILDINGS, CITIES, PAINTINGS, PRODUCTS
from engine.brazil.moves import EndTurn
from engine.brazil.rules.control import put_unit
from engine.brazil.state import DEFEATED
from tests.brazil.kit import Table


def progress(t: Table) -> dict[str, tuple[int, int]]:
    """The goals of the challenge by id as (have, needed)."""
    return {row.goal.id: (row.have, row.needed) for row in goals.progress_of_all(t.s)}


def standing(t: Table, goal: str | None = None) -> str:
    """How the goal (the first, if none is named) stands."""
    rows = goals.progress_of_all(t.s)
    return next(row.standing for row in rows if goal in (None, row.goal.id))


def free_hex(t: Table) -> int:
    return t.where(lambda h: not t.s.tile[h] and not t.s.unexplored[h] and not t.s.board.water >> h & 1)


def lay(t: Table, *tiles: str) -> None:
    for tile in tiles:
        t.tile(tile, free_hex(t))


def lose_tile(t: Table, hex_id: int) -> None:
    """An enemy stands on it."""
    put_unit(t.player(1), 1, hex_id)
    t.changed()


def lay_and_lose(*tiles: str):
    def meet(t: Table) -> None:
        lay(t, *tiles)

    def unmeet(t: Table) -> None:
        lose_tile(t, max(h for h in range(t.s.board.size) if t.s.tile[h] and t.s.owner[h] == 0 and h != t.home()))

    return meet, unmeet


def units(number: int):
    def meet(t: Table) -> None:
        for unit in range(number):
            put_unit(t.player(), unit, t.home())
        t.changed()

    return meet


def fall(t: Table) -> None:
    put_unit(t.player(), 0, DEFEATED)
    t.changed()


def has(name: str, full: tuple, less: tuple):
    """The player owns these, then fewer."""

    def meet(t: Table) -> None:
        setattr(t.player(), name, full)
        t.changed()

    def unmeet(t: Table) -> None:
        setattr(t.player(), name, less)
        t.changed()

    return meet, unmeet


def nothing(t: Table) -> None:
    t.changed()


ONE_OF = {shape: [p for p, row in PRODUCTS.items() if row.shape == shape] for shape in ("square", "pentagon")}
RED = [p for p, row in PAINTINGS.items() if row.colour == "red"]
BLUE = [p for p, row in PAINTINGS.items() if row.colour == "blue"]
CITY = tuple(CITIES)[:2]
ERA_2 = [b for b, row in BUILDINGS.items() if row.era == 2]
CASES = {
    "era": ("n = 2", lambda t: t.era(2), nothing, "kept"),
    "points": ("n = 3", lambda t: t.painting(RED[0]).painting(RED[2]), has("paintings", (), ())[1], "open"),
    "units": ("n = 2", units(2), fall, "open"),
    "deployed": ("n = 2", units(2), fall, "kept"),
    "cities": ("n = 2", *lay_and_lose(*CITY), "open"),
    "buildings": ("n = 2", *lay_and_lose("farm", "sawmill"), "open"),
    "building": ('n = 1, of = "farm"', *lay_and_lose("farm"), "open"),
    "buildings_of_era": ('n = 1, of = "2"', *lay_and_lose(ERA_2[0]), "open"),
    "distinct_buildings": ("n = 2", *lay_and_lose("farm", "sawmill"), "open"),
    "products": (
        'n = 1, of = "square"',
        *has("products", ((ONE_OF["square"][0], "build"),), ((ONE_OF["pentagon"][0], "painting"),)),
        "open",
    ),
    "paintings": ('n = 2, of = "red"', *has("paintings", (RED[0], RED[1]), (RED[0], BLUE[0])), "open"),
    "painting_colours": ("n = 2", *has("paintings", (RED[0], BLUE[0]), (RED[0], RED[1])), "open"),
    "palaces": ("n = 1", *has("palaces", (2,), ()), "open"),
    "missions": ("n = 1", has("revealed", ("exploration-1",), ())[0], nothing, "kept"),
    "goods": ('n = 2, of = "cotton"', lambda t: t.goods("cotton", "cotton"), has("supply", (), 0)[1], "open"),
    "gold_cards": ("n = 1", *has("gold_cards", ("war",), ()), "open"),
    "explored": ("n = 1", None, None, "kept"),
    "hold": ("hexes = [[1, 1]]", None, None, "open"),
    "capital": ("", None, None, "open"),
    "battles_won": ("n = 1", None, None, "kept"),
    "without": ('of = "units_lost"', None, None, "failed"),
    "lead": ("n = 3", None, None, "open"),
}


def fought(t: Table, card: str, kind: str = "cannon") -> None:
    """An attack on the archer in his Capital, against this card."""
    t.on_top("combat_deck", card)
    unit = t.unit(kind, next(h for h in t.near(t.home(1)) if not t.player(1).at >> h & 1))
    t.moving("build")
    t.walk(unit, t.home(1))


def pass_turn(t: Table) -> list:
    t.on_turn()
    t.arch("painting" if t.player().token != "painting" else "harbor")
    while t.frame.kind != "turn":
        t.do(t.legal()[-1])
    return t.do(EndTurn(0))

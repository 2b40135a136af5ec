"""A random game of each kind, for tests that must leave out none."""

from __future__ import annotations

import random
from typing import Any

from game.brazil.table_factory import FACTORY as BRAZIL
from game.historia.table_factory import FACTORY as HISTORIA
from game.i18n.texts import Texts
from game.platform.folders import Folders
from game.platform.settings import LastNewGame, SeatChoice
from game.shell import registry
from game.shell.table_factory import TableFactory
from game.struggle.table_factory import FACTORY as STRUGGLE

FACTORIES: dict[str, TableFactory[Any, Any]] = {"brazil": BRAZIL, "historia": HISTORIA, "struggle": STRUGGLE}
assert set(FACTORIES) == set(registry.PLUGINS), "a game is left out"


def by_chance(game: str, dice: random.Random, kept: Folders, bots: tuple[str, ...] = ("settler",)) -> LastNewGame:
    """A scenario of this game, a person in its first seat, persons or bots in the others."""
    factory = FACTORIES[game]
    scenario = dice.choice(factory.scenario_list(kept.data, Texts("en", registry.plugin(game).texts)).scenarios)
    taken = scenario.fixed or tuple(look.id for look in factory.looks)[: dice.choice(scenario.seats)]
    who = ["person", *(dice.choice(("person", *bots)) for _ in taken[1:])]
    seats = [SeatChoice(who=one, name=look, colour=look) for one, look in zip(who, taken, strict=True)]
    return LastNewGame(scenario=scenario.id, seats=seats)

"""Maps each kind of exploration tile to its class; imported by name, as a bundled program can't discover modules."""

from __future__ import annotations

from engine.brazil.cards.exploration.culture import Culture
from engine.brazil.cards.exploration.expedition import Expedition
from engine.brazil.cards.exploration.mandioca import Mandioca
from engine.brazil.cards.exploration.minas_gerais import MinasGerais
from engine.brazil.cards.exploration.quilombo import Quilombo
from engine.brazil.cards.exploration.river_basin import RiverBasin
from engine.brazil.cards.exploration.unknown_species import UnknownSpecies
from engine.brazil.questions.exploration import ExplorationTile

EXPLORATION_KINDS: dict[str, type[ExplorationTile]] = {
    "culture": Culture,
    "expedition": Expedition,
    "mandioca": Mandioca,
    "minas_gerais": MinasGerais,
    "quilombo": Quilombo,
    "river_basin": RiverBasin,
    "unknown_species": UnknownSpecies,
}

"""One instance of each Monarch, in a tuple; imported by name, as a bundled program can't discover modules."""

from __future__ import annotations

from engine.brazil.cards.monarchs.afonso_henriques import AfonsoHenriques
from engine.brazil.cards.monarchs.isabella_i import IsabellaI
from engine.brazil.cards.monarchs.manuel_i import ManuelI
from engine.brazil.cards.monarchs.maurice_of_nassau import MauriceOfNassau
from engine.brazil.cards.monarchs.napoleon import Napoleon
from engine.brazil.cards.monarchs.oba_ii import ObaIi
from engine.brazil.cards.monarchs.pedro_i import PedroI
from engine.brazil.cards.monarchs.pedro_ii import PedroIi
from engine.brazil.cards.monarchs.tibirica import Tibirica
from engine.brazil.cards.monarchs.victoria import Victoria
from engine.brazil.questions.owned import OwnedCard

MONARCH_CARDS: tuple[OwnedCard, ...] = (
    AfonsoHenriques(),
    IsabellaI(),
    ManuelI(),
    MauriceOfNassau(),
    Napoleon(),
    ObaIi(),
    PedroI(),
    PedroIi(),
    Tibirica(),
    Victoria(),
)

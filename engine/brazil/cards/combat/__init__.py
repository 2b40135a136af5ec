"""One instance of each Combat card, in a tuple; imported by name, as a bundled program can't discover modules."""

from __future__ import annotations

from engine.brazil.cards.combat.bandeirantes import Bandeirantes
from engine.brazil.cards.combat.count_of_eu import CountOfEu
from engine.brazil.cards.combat.henrique_dias import HenriqueDias
from engine.brazil.cards.combat.militia import Militia
from engine.brazil.cards.combat.regulars import Regulars
from engine.brazil.cards.combat.retreat import Retreat
from engine.brazil.cards.combat.sepe_tiaraju import SepeTiaraju
from engine.brazil.cards.combat.spy import Spy
from engine.brazil.cards.combat.supply_train import SupplyTrain
from engine.brazil.cards.combat.volunteers_of_the_fatherland import VolunteersOfTheFatherland
from engine.brazil.questions.combat import CombatCardRules

COMBAT_CARD_RULES: tuple[CombatCardRules, ...] = (
    Bandeirantes(),
    CountOfEu(),
    HenriqueDias(),
    Militia(),
    Regulars(),
    Retreat(),
    SepeTiaraju(),
    Spy(),
    SupplyTrain(),
    VolunteersOfTheFatherland(),
)

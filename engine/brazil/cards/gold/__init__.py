"""One instance of each Gold card, in a tuple; imported by name, as a bundled program can't discover modules."""

from __future__ import annotations

from engine.brazil.cards.gold.agricola import Agricola
from engine.brazil.cards.gold.extra_build import ExtraBuild
from engine.brazil.cards.gold.extra_deploy import ExtraDeploy
from engine.brazil.cards.gold.extra_harbor import ExtraHarbor
from engine.brazil.cards.gold.extra_manufacture import ExtraManufacture
from engine.brazil.cards.gold.extra_painting import ExtraPainting
from engine.brazil.cards.gold.extra_renovate import ExtraRenovate
from engine.brazil.cards.gold.extra_trade import ExtraTrade
from engine.brazil.cards.gold.forced_march import ForcedMarch
from engine.brazil.cards.gold.jesuits import Jesuits
from engine.brazil.cards.gold.merchant_fleet import MerchantFleet
from engine.brazil.cards.gold.metropolis import Metropolis
from engine.brazil.cards.gold.patron_of_arts import PatronOfArts
from engine.brazil.cards.gold.war import War
from engine.brazil.questions.gold import GoldCardRules

GOLD_CARD_RULES: tuple[GoldCardRules, ...] = (
    Agricola(),
    ExtraBuild(),
    ExtraDeploy(),
    ExtraHarbor(),
    ExtraManufacture(),
    ExtraPainting(),
    ExtraRenovate(),
    ExtraTrade(),
    ForcedMarch(),
    Jesuits(),
    MerchantFleet(),
    Metropolis(),
    PatronOfArts(),
    War(),
)

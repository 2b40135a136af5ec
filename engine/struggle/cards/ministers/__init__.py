"""Registers the 26 Ministry cards. The list is explicit, since a frozen program finds no computed imports."""

from __future__ import annotations

from engine.struggle.cards.ministers.bank_of_england import BankOfEngland
from engine.struggle.cards.ministers.cardinal_ministers import CardinalMinisters
from engine.struggle.cards.ministers.charles_hanbury_williams import CharlesHanburyWilliams
from engine.struggle.cards.ministers.choiseul import Choiseul
from engine.struggle.cards.ministers.court_of_the_sun_king import CourtOfTheSunKing
from engine.struggle.cards.ministers.dupleix import Dupleix
from engine.struggle.cards.ministers.east_india_company import EastIndiaCompany
from engine.struggle.cards.ministers.edmond_halley import EdmondHalley
from engine.struggle.cards.ministers.edmund_burke import EdmundBurke
from engine.struggle.cards.ministers.jacobite_uprisings import JacobiteUprisings
from engine.struggle.cards.ministers.james_watt import JamesWatt
from engine.struggle.cards.ministers.john_law import JohnLaw
from engine.struggle.cards.ministers.jonathan_swift import JonathanSwift
from engine.struggle.cards.ministers.lavoisier import Lavoisier
from engine.struggle.cards.ministers.marquis_de_condorcet import MarquisDeCondorcet
from engine.struggle.cards.ministers.merchant_banks import MerchantBanks
from engine.struggle.cards.ministers.new_world_huguenots import NewWorldHuguenots
from engine.struggle.cards.ministers.north_american_trade import NorthAmericanTrade
from engine.struggle.cards.ministers.papacy_hanover_negotiations import PapacyHanoverNegotiations
from engine.struggle.cards.ministers.pitt_the_elder import PittTheElder
from engine.struggle.cards.ministers.pompadour_and_du_barry import PompadourAndDuBarry
from engine.struggle.cards.ministers.robert_walpole import RobertWalpole
from engine.struggle.cards.ministers.samuel_johnson import SamuelJohnson
from engine.struggle.cards.ministers.townshend_acts import TownshendActs
from engine.struggle.cards.ministers.turgot import Turgot
from engine.struggle.cards.ministers.voltaire import Voltaire
from engine.struggle.cards.questions import Minister, register
from engine.struggle.components import MINISTRIES

ALL: tuple[type[Minister], ...] = (
    CardinalMinisters,
    JohnLaw,
    CourtOfTheSunKing,
    JacobiteUprisings,
    RobertWalpole,
    JonathanSwift,
    EastIndiaCompany,
    BankOfEngland,
    NewWorldHuguenots,
    EdmondHalley,
    Choiseul,
    Dupleix,
    PompadourAndDuBarry,
    Voltaire,
    PittTheElder,
    CharlesHanburyWilliams,
    MerchantBanks,
    SamuelJohnson,
    JamesWatt,
    PapacyHanoverNegotiations,
    TownshendActs,
    EdmundBurke,
    Turgot,
    NorthAmericanTrade,
    MarquisDeCondorcet,
    Lavoisier,
)


def register_all() -> None:
    """Registers every Ministry with its numbers from ministries.toml."""
    for minister in ALL:
        register(minister(), MINISTRIES[minister.id])

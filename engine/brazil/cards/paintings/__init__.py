"""One instance of each painting, in a tuple; imported by name, as a bundled program can't discover modules."""

from __future__ import annotations

from engine.brazil.cards.paintings.arariboia import Arariboia
from engine.brazil.cards.paintings.camarao import Camarao
from engine.brazil.cards.paintings.coroados import Coroados
from engine.brazil.cards.paintings.council_session import CouncilSession
from engine.brazil.cards.paintings.dona_isabel import DonaIsabel
from engine.brazil.cards.paintings.dona_leopoldina import DonaLeopoldina
from engine.brazil.cards.paintings.duque_de_caxias import DuqueDeCaxias
from engine.brazil.cards.paintings.first_mass import FirstMass
from engine.brazil.cards.paintings.founding_of_sao_vicente import FoundingOfSaoVicente
from engine.brazil.cards.paintings.guaicuru_cavalry import GuaicuruCavalry
from engine.brazil.cards.paintings.guarani import Guarani
from engine.brazil.cards.paintings.herb_vendor import HerbVendor
from engine.brazil.cards.paintings.immigrants import Immigrants
from engine.brazil.cards.paintings.jose_bonifacio import JoseBonifacio
from engine.brazil.cards.paintings.landing_at_porto_seguro import LandingAtPortoSeguro
from engine.brazil.cards.paintings.machado_de_assis import MachadoDeAssis
from engine.brazil.cards.paintings.maria_quiteria import MariaQuiteria
from engine.brazil.cards.paintings.maua import Maua
from engine.brazil.cards.paintings.padre_anchieta import PadreAnchieta
from engine.brazil.cards.paintings.reboucas import Reboucas
from engine.brazil.cards.paintings.redemption_of_the_amazon import RedemptionOfTheAmazon
from engine.brazil.cards.paintings.riachuelo import Riachuelo
from engine.brazil.cards.paintings.the_factory import TheFactory
from engine.brazil.cards.paintings.tupi_woman import TupiWoman
from engine.brazil.questions.owned import OwnedCard

PAINTING_CARDS: tuple[OwnedCard, ...] = (
    Arariboia(),
    Camarao(),
    Coroados(),
    CouncilSession(),
    DonaIsabel(),
    DonaLeopoldina(),
    DuqueDeCaxias(),
    FirstMass(),
    FoundingOfSaoVicente(),
    GuaicuruCavalry(),
    Guarani(),
    HerbVendor(),
    Immigrants(),
    JoseBonifacio(),
    LandingAtPortoSeguro(),
    MachadoDeAssis(),
    MariaQuiteria(),
    Maua(),
    PadreAnchieta(),
    Reboucas(),
    RedemptionOfTheAmazon(),
    Riachuelo(),
    TheFactory(),
    TupiWoman(),
)

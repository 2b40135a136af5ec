"""The arch under the mouse: its places are those that could be pointed at once the token stood there."""

from __future__ import annotations

from engine.brazil.decisions import BuildDecision, TurnDecision
from engine.brazil.moves import Build, PlaceToken
from game.brazil.map.arch_preview import ArchPreview
from game.brazil.match import Match
from game.brazil.table_factory import FACTORY
from game.brazil.table_model import TableModel
from game.platform.settings import LastNewGame, SeatChoice
from tests.game.test_table import advance


def model_at_a_turn() -> TableModel:
    seats = [SeatChoice(who="person", name="Ana", colour="green"), SeatChoice(who="settler", name="Rui", colour="sky")]
    match = FACTORY.new(LastNewGame(scenario="cisplatine", seats=seats), 5)

    def ready(m: Match) -> bool:
        frame = m.frame()
        return m.current_seat == 0 and isinstance(frame, TurnDecision) and m.onlooker.round >= 4 and can_build(m)

    advance(match, 5, ready)
    model = TableModel(match)
    model.renew()
    return model


def can_build(match: Match) -> bool:
    return PlaceToken(0, "build") in match.session.legal_moves(0) and bool(match.onlooker.seats[0].supply)


def test_an_arch_shows_where_could_be_built_without_playing_anything() -> None:
    model = model_at_a_turn()
    look, version = ArchPreview(model), model.match.version
    assert look.places() == frozenset()
    look.point("build")
    found = look.places()
    assert model.match.version == version and isinstance(model.frame, TurnDecision)
    assert model.match.submit(PlaceToken(0, "build")) is not None
    assert isinstance(model.match.frame(), BuildDecision)
    legal = {move.hex for move in model.match.session.legal_moves(0) if isinstance(move, Build)}
    assert found == legal and found
    model.renew()
    assert look.places() == frozenset(), "no arch is asked for any more"


def test_an_arch_that_the_token_covers_shows_nothing() -> None:
    model = model_at_a_turn()
    look = ArchPreview(model)
    look.point(model.player.token)
    assert look.places() == frozenset()

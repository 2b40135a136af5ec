"""Operations of Events for which a War tile, a theater or a commodity is picked (rulings R35, R48, R55)."""

from __future__ import annotations

from typing import ClassVar

from engine.core.rng import Rng
from engine.struggle.board import THEATERS
from engine.struggle.cards.compiled_operations import CompiledOperation
from engine.struggle.cards.operation import Operation, Out, operation
from engine.struggle.cards.picking import side_named
from engine.struggle.components import COMMODITIES
from engine.struggle.decisions import EventDecision
from engine.struggle.events import DemandAdded, DemandChanged, DemandTurnedUp, SpecialLaid
from engine.struggle.moves import Move, PickCommodity, PickOption, PickTheater, PickTile
from engine.struggle.rules import bonus_war_tiles, demand
from engine.struggle.state import BRITAIN, NO_WAR, Seat, State


@operation
class ReturnTile(Operation):
    """Returns a Bonus War tile to its pool: one the player chooses, or a random one of a chosen theater."""

    name: ClassVar[str] = "bonus_tile_return"
    asks: ClassVar[bool] = True
    what: ClassVar[str] = "tile"

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        if s.war >= NO_WAR:
            return []
        player = s.players[side_named(compiled, actor)]
        out: list[Move] = []
        for theater in range(len(player.laid)):
            tiles = dict.fromkeys(bonus_war_tiles.bonus_at(player, theater))
            if tiles and compiled.op.drawn != "chosen":
                out.append(PickTheater(actor, theater))
            elif tiles:
                out += [PickTile(actor, theater, tile) for tile in tiles]
        return out

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        side = side_named(compiled, move.seat)
        if isinstance(move, PickTile):
            bonus_war_tiles.return_to_pool(s, side, move.theater, move.tile, False, out)
        elif isinstance(move, PickTheater):
            rng = Rng(s.rng)
            tile = rng.choice(bonus_war_tiles.bonus_at(s.players[side], move.theater))
            s.rng = rng.state
            bonus_war_tiles.return_to_pool(s, side, move.theater, tile, True, out)


@operation
class SpecialTile(Operation):
    """Places a special tile at a theater of the next war that counts Squadrons (ruling R48)."""

    name: ClassVar[str] = "special_tile"
    asks: ClassVar[bool] = True
    what: ClassVar[str] = "theater"

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        if s.war >= NO_WAR:
            return []
        fitting = [
            index
            for index, theater in enumerate(THEATERS[s.war])
            if any(entry.kind == "squadrons" for entry in theater.counts)
        ]
        return [PickTheater(actor, theater) for theater in fitting]

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        assert isinstance(move, PickTheater)
        s.byng = move.theater
        out.append(SpecialLaid(BRITAIN, compiled.op.tile, move.theater))


@operation
class DemandAdd(Operation):
    """Adds a commodity to Global Demand."""

    name: ClassVar[str] = "demand_add"
    asks: ClassVar[bool] = True
    what: ClassVar[str] = "commodity"

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        return [PickCommodity(actor, str(one)) for one in compiled.op.of if one not in s.demand]

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        assert isinstance(move, PickCommodity)
        s.demand = demand.in_order((*s.demand, move.commodity))
        out.append(DemandAdded(move.commodity))


@operation
class DemandSwap(Operation):
    """Draws a random commodity that is not in demand to replace one that is."""

    name: ClassVar[str] = "demand_swap"
    asks: ClassVar[bool] = True
    what: ClassVar[str] = "commodity"

    def begin(self, s: State, f: EventDecision, compiled: CompiledOperation, out: Out) -> None:
        rest = [commodity for commodity in COMMODITIES if commodity not in s.demand]
        rng = Rng(s.rng)
        f.drawn = rng.choice(rest)
        s.rng = rng.state
        out.append(DemandTurnedUp(f.drawn))

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        return [PickCommodity(actor, commodity) for commodity in s.demand]

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        assert isinstance(move, PickCommodity)
        rest = tuple(commodity for commodity in s.demand if commodity != move.commodity)
        s.demand = demand.in_order((*rest, f.drawn))
        out.append(DemandChanged(move.commodity, f.drawn))
        f.drawn = ""


@operation
class ScoreCommodity(Operation):
    """Scores a commodity now as if it were in demand (ruling R55)."""

    name: ClassVar[str] = "score_commodity"
    asks: ClassVar[bool] = True
    what: ClassVar[str] = "option"

    def picks(self, s: State, f: EventDecision, compiled: CompiledOperation, actor: Seat) -> list[Move]:
        return [PickOption(actor, 0)]

    def pick(self, s: State, f: EventDecision, compiled: CompiledOperation, move: Move, out: Out) -> None:
        demand.score_commodity(s, compiled.op.commodity, out)

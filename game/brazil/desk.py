"""What the person at the screen decides: legal moves, what has been pointed at, the payment proposed, the cards picked.

No drawing is here, and no rule: every question goes to the engine.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field

from engine.brazil import facts, payment
from engine.brazil.components import UNITS
from engine.brazil.events import GoodsGained, GoodsPaid
from engine.brazil.frames import Frame, PaymentFrame
from engine.brazil.moves import (
    AttackAdjacent,
    EndTurn,
    FightExpedition,
    Finish,
    GiveCombatCards,
    Move,
    MoveUnits,
    PayCombatCards,
    SealCards,
)
from engine.brazil.state import NOBODY, State
from engine.core.move import Reason
from game.brazil.facets import Picker, facets
from game.brazil.match import RULES, Match

# What must have been pointed at before a move of a kind is played: never a unit moved by choosing it.
POINTED: dict[str, tuple[str, ...]] = {
    "move_units": ("hex",),
    "attack_adjacent": ("hex",),
    "build": ("tile", "hex"),
    "peek": ("hex",),
    "renovate": ("hex",),
    "place_palace": ("palace", "hex"),
    "deploy_unit": ("unit",),
    "manufacture": ("product",),
    "bid": ("vp",),
    "seal_cards": ("cards",),
    "give_combat_cards": ("cards",),
    "finish": ("kind",),
    "end_turn": ("kind",),
}
CONFIRMED = ("move_units", "attack_adjacent", "announce_mission", "peek", "fight_expedition")
DEPTH = (
    "cannot_afford",
    "enemy_unit_there",
    "adjacent_to_enemy",
    "cannot_replace",
    "not_adjacent_to_own",
    "wrong_terrain",
)


@dataclass(slots=True)
class Preview:
    """What a move would do, tried in a world the seat can't tell from the real one."""

    reveals: bool = False
    needs: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()
    vp_before: int = 0
    vp_after: int = 0
    battle: bool = False


@dataclass(slots=True)
class Desk:
    match: Match
    picker: Picker = field(default_factory=Picker)
    pending: Move | None = None  # waits for its confirmation
    hand: list[int] = field(default_factory=list)  # places of Combat cards picked
    proposal: list[Move] = field(default_factory=list)
    _version: tuple[int, int | None] = (-1, None)
    _previews: dict[Move, Preview] = field(default_factory=dict)

    # -- the position --------------------------------------------------------------------------------------------

    @property
    def view(self) -> State:
        return self.match.view

    @property
    def seat(self) -> int:
        """The seat whose board is shown below: who decides here, else who looks, else the first."""
        acting = self.match.acting
        if acting is not None:
            return acting
        return self.match.viewer if self.match.viewer is not None else 0

    @property
    def frame(self) -> Frame | None:
        return self.view.frames[-1] if self.view.frames else None

    @property
    def kind(self) -> str:
        frame = self.frame
        return frame.kind if frame is not None else ""

    @property
    def deciding(self) -> bool:
        return self.match.acting is not None

    def renew(self) -> None:
        """After any change of the position."""
        key = (self.match.version, self.match.acting)
        if key == self._version:
            return
        self._version = key
        self.picker.renew(self.match.legal())
        self.pending = None
        self.hand = []
        self._previews = {}
        self.proposal = payment.propose(self.view) if self.deciding and isinstance(self.frame, PaymentFrame) else []

    # -- asking the engine ---------------------------------------------------------------------------------------

    def why(self, move: Move) -> Reason | None:
        return self.match.session.why_not(move)

    def best_reason(self, moves: Iterable[Move]) -> Reason | None:
        """Of many refusals the one that is nearest to legal; None if a move is legal."""
        found: dict[str, Reason] = {}
        for move in moves:
            reason = self.why(move)
            if reason is None:
                return None
            found.setdefault(reason.code, reason)
        for code in DEPTH:
            if code in found:
                return found[code]
        return next(iter(found.values()), None)

    def preview(self, move: Move) -> Preview:
        known = self._previews.get(move)
        if known is None:
            known = self._previews[move] = self._try(move)
        return known

    def _try(self, move: Move) -> Preview:
        seat = move.seat
        world = self.match.world(seat)
        found = Preview(vp_before=facts.total(world, seat))
        events = RULES.apply(world, move)
        frame = world.frames[-1] if world.frames else None
        found.battle = frame is not None and frame.kind == "combat"
        if isinstance(frame, PaymentFrame) and frame.seat == seat:
            found.needs = frame.needs
            while (parts := payment.propose(world)) and world.frames[-1].seat == seat:
                events += RULES.apply(world, parts[0])
        found.reveals = any(event.reveals for event in events)
        found.paid = tuple(event.good for event in events if isinstance(event, GoodsPaid) and event.seat == seat)
        gained: list[str] = []
        for event in events:
            if isinstance(event, GoodsGained) and event.seat == seat:
                gained += event.goods
        found.gained = tuple(gained)
        found.vp_after = facts.total(world, seat)
        return found

    # -- pointing ------------------------------------------------------------------------------------------------

    def choose(self, **wanted: Hashable) -> Move | None:
        """Point at something. Returns the move once it is the only one meant."""
        self.pending = None
        self.picker.fix(**wanted)
        return self.meant()

    def meant(self) -> Move | None:
        """The one move that is meant by now, if everything needed has been pointed at."""
        left = self.picker.remaining
        if not left:
            return None
        left = self._settled(left)
        if len(left) != 1:
            return None
        kind = str(facets(left[0])["kind"])
        needed = POINTED.get(kind, ())
        if all(name in self.picker.chosen for name in needed):
            return left[0]
        return None

    def _settled(self, moves: list[Move]) -> list[Move]:
        """Of moves that differ only in what the player did not care to say, the plain one."""
        chosen = self.picker.chosen
        if "hex" in chosen and "unit" in chosen and all(isinstance(move, MoveUnits) for move in moves):
            if "group" not in chosen:
                alone = [move for move in moves if isinstance(move, MoveUnits) and len(move.units) == 1]
                moves = list(alone) or moves
            if "by" not in chosen and len(moves) == 2:
                extra = [move for move in moves if isinstance(move, MoveUnits) and move.by == "extra"]
                moves = list(extra) or moves
        return moves

    def needs_confirming(self, move: Move) -> bool:
        """Only where something on the map is revealed, or a movement is given away."""
        if move.kind in CONFIRMED:
            return self.preview(move).reveals or self.preview(move).battle
        return False

    def unused(self) -> bool:
        """The turn would end although units may still move."""
        return any(isinstance(move, (MoveUnits, AttackAdjacent, FightExpedition)) for move in self.picker.legal)

    def let_go(self) -> bool:
        """Esc: give up the confirmation, then what was pointed at last; True when there was something."""
        if self.pending is not None:
            self.pending = None
            self.picker.release("hex")
            return True
        if self.hand:
            self.hand = []
            return True
        return self.picker.release()

    # -- what is lit ---------------------------------------------------------------------------------------------

    def units_that_move(self) -> list[int]:
        kinds = (MoveUnits, AttackAdjacent, FightExpedition)
        return list(dict.fromkeys(facets(m)["unit"] for m in self.picker.legal if isinstance(m, kinds)))  # type: ignore[misc]

    def lit_hexes(self) -> dict[int, str]:
        """Hexes that a click now means something on, with the mark they carry."""
        if not self.deciding:
            return {}
        if self.kind == "turn":
            return self._turn_hexes()
        found: dict[int, str] = {}
        for move in self.picker.remaining:
            own = facets(move)
            place = own.get("hex", own.get("place", -1))
            if isinstance(place, int) and place >= 0:
                found[place] = "pick"
        return found

    def _turn_hexes(self) -> dict[int, str]:
        found: dict[int, str] = {}
        if "unit" in self.picker.chosen:
            for move in self.picker.remaining:
                if isinstance(move, MoveUnits):
                    enemy = self._enemy_at(move.to)
                    found[move.to] = "attack" if enemy else "move"
                elif isinstance(move, AttackAdjacent):
                    found[move.at] = "attack"
                elif isinstance(move, FightExpedition):
                    found[self.view.seats[move.seat].units[move.unit]] = "attack"
            return found
        for move in self.picker.every(kind="peek"):
            found[move.hex] = "peek"  # type: ignore[union-attr]
        for unit in self.units_that_move():
            found[self.view.seats[self.seat].units[unit]] = "pick"
        return found

    def _enemy_at(self, hex_id: int) -> bool:
        return facts.defender(self.view, hex_id, self.seat) != NOBODY

    # -- moves without a place -------------------------------------------------------------------------------------

    def finish(self) -> Move | None:
        """The move of the main button: done with this, or the end of the turn."""
        return next((move for move in self.picker.legal if isinstance(move, (Finish, EndTurn))), None)

    def picked_cards(self) -> tuple[str, ...]:
        held = self.view.seats[self.seat].combat_cards
        return tuple(sorted(held[place] for place in self.hand if place < len(held)))

    def cards_move(self) -> Move | None:
        """The move that gives or seals the cards picked."""
        cards = self.picked_cards()
        for move in self.picker.legal:
            if isinstance(move, (SealCards, GiveCombatCards)) and tuple(sorted(move.cards)) == cards:
                return move
        return None

    def most_cards(self) -> int:
        counts = [
            len(m.cards) for m in self.picker.legal if isinstance(m, (SealCards, GiveCombatCards, PayCombatCards))
        ]
        return max(counts, default=0)

    def pick_card(self, place: int) -> None:
        if place in self.hand:
            self.hand.remove(place)
        elif self.most_cards():
            self.hand = [*self.hand, place][-self.most_cards() :]

    def unit_kind(self, seat: int, unit: int) -> str:
        return UNITS[self.view.seats[seat].colour][unit].kind

"""What the token would bring on each arch now: whether its action can do anything, and what comes besides."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.brazil import facts
from engine.brazil.decisions import TurnDecision
from engine.brazil.moves import Finish, MoveUnits, PlaceToken
from game.brazil.match import RULES
from game.brazil.table_model import TableModel
from game.i18n.texts import Texts

IN_BATTLE = ("harbor", "trade")  # the token strengthens every battle as long as it lies there


@dataclass(frozen=True, slots=True)
class ArchOffer:
    acts: bool = True  # the action offers something besides finishing it
    brings: tuple[str, ...] = ()  # where it does not, what the token brings there: "move", "peek", "draw", "battle"


@dataclass(slots=True)
class ArchOffers:
    """Of the seat that decides, at the start of its turn; remembered as long as the position is the same."""

    model: TableModel
    _known: dict[str, ArchOffer] = field(default_factory=dict)
    _version: tuple[int, int | None] = (-1, None)

    @property
    def asked(self) -> bool:
        """A person is to place the token."""
        frame = self.model.frame
        return self.model.deciding and isinstance(frame, TurnDecision) and not frame.arch

    def wasted(self, arch: str) -> bool:
        """The token may go there, and the action can do nothing; Deploy or the Harbor always can."""
        return self.asked and bool(self.model.picker.every(kind="place_token", arch=arch)) and not self.of(arch).acts

    def of(self, arch: str) -> ArchOffer:
        version = (self.model.match.version, self.model.match.acting)
        if version != self._version:
            self._version, self._known = version, {}
        if arch not in self._known:
            self._known[arch] = self._try(arch)
        return self._known[arch]

    def _try(self, arch: str) -> ArchOffer:
        model, seat = self.model, self.model.seat
        if facts.arch_acts(model.view, seat, arch):
            return ArchOffer()
        world = model.match.trial(seat)
        RULES.apply(world, PlaceToken(seat, arch))
        if not isinstance(world.frames[-1], TurnDecision):  # the rules finish by themselves what offers nothing
            RULES.apply(world, Finish(seat))
        moves = RULES.legal_moves(world, seat) if seat in RULES.awaiting(world) else []
        frame = world.frames[-1] if world.frames else None
        found = {
            "move": any(isinstance(move, MoveUnits) and move.by == "extra" for move in moves),
            "peek": isinstance(frame, TurnDecision) and frame.peek,
            "draw": isinstance(frame, TurnDecision) and frame.draw,
            "battle": arch in IN_BATTLE,
        }
        return ArchOffer(False, tuple(name for name, there in found.items() if there))


def told(texts: Texts, arch: str, offer: ArchOffer) -> str:
    """That the action can do nothing, and what comes all the same."""
    nothing = texts(f"arch-{arch}-idle")
    brings = [texts(f"arch-brings-{name}") for name in offer.brings]
    return f"{nothing} {texts('arch-brings', what=', '.join(brings))}" if brings else nothing

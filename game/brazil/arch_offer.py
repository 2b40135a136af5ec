"""Computes what placing a seat's token on an arch (action space) would bring: whether its action can do anything."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.brazil import facts
from engine.brazil.decisions import TurnDecision
from engine.brazil.moves import Finish, MoveUnits, PlaceToken
from game.brazil.match import RULES
from game.brazil.table_model import TableModel
from game.i18n.names import run_on
from game.i18n.texts import Texts

IN_BATTLE = ("harbor", "trade")  # arches whose token strengthens battles as long as it is there


@dataclass(frozen=True, slots=True)
class ArchOffer:
    """The consequences of placing the token on one arch."""

    acts: bool = True  # the action offers something besides finishing it
    brings: tuple[str, ...] = ()  # otherwise the token's other bonuses: "move", "peek", "draw", "battle"


@dataclass(slots=True)
class ArchOffers:
    """Computes the `ArchOffer` of every arch for the seat to move; cached per position."""

    model: TableModel
    _known: dict[str, ArchOffer] = field(default_factory=dict)
    _version: tuple[int, int | None] = (-1, None)

    @property
    def asked(self) -> bool:
        """Whether the pending decision is to place the token on an arch (action space), and a person at this window
        makes it."""
        frame = self.model.frame
        return self.model.deciding and isinstance(frame, TurnDecision) and not frame.arch

    def wasted(self, arch: str) -> bool:
        """Returns whether the token may now be placed on this arch (action space) although the arch's action could do
        nothing.

        Deploy and the Harbor always do something.
        """
        return self.asked and bool(self.model.selector.every(kind="place_token", arch=arch)) and not self.of(arch).acts

    def of(self, arch: str) -> ArchOffer:
        """Returns the `ArchOffer` of an arch (action space): whether its action can do anything for the seat to move
        and, if not, which of the token's bonuses remain. Found by trying it in a determinization; cached."""
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
        if not isinstance(world.frames[-1], TurnDecision):  # the rules end an action that offers nothing by themselves
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


def idle_arch_text(texts: Texts, arch: str, offer: ArchOffer) -> str:
    """Returns the text that says that an arch's (action space's) action can do nothing, and what the token still
    brings there."""
    nothing = texts(f"arch-{arch}-idle")
    brings = [texts(f"arch-brings-{name}") for name in offer.brings]
    return run_on((nothing, texts("arch-brings", what=", ".join(brings)))) if brings else nothing

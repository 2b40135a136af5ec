"""Computes the hexes that the hovered arch's (action space's) action could use, by trying it in a determinization."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.brazil.decisions import TurnDecision
from engine.brazil.moves import PlaceToken
from game.brazil.drawing.arch_button import ArchButton
from game.brazil.match import RULES
from game.brazil.move_fields import fields_of
from game.brazil.table_model import TableModel
from game.i18n.texts import Texts


@dataclass(slots=True)
class ArchPreview:
    """The hovered or focused arch and its hexes; cached per position."""

    model: TableModel
    arch: str = ""  # the hovered arch
    arches: Sequence[ArchButton] = ()
    _known: dict[str, frozenset[int]] = field(default_factory=dict)
    _version: tuple[int, int | None] = (-1, None)

    def point(self, arch: str) -> None:
        """Sets the arch (action space) under the pointer; "" for none."""
        self.arch = arch

    @property
    def looked_at(self) -> str:
        """The hovered arch, else the focused one, else ""."""
        return self.arch or next((one.arch for one in self.arches if one.focused), "")

    def places(self) -> frozenset[int]:
        """Returns the hexes of the moves that would be legal after placing the token on the hovered or focused arch;
        moves of units are left out."""
        model = self.model
        version = (model.match.version, model.match.acting)
        if version != self._version:
            self._version, self._known = version, {}
        arch = self.looked_at
        if not arch or not model.asks(TurnDecision):
            return frozenset()
        if arch not in self._known:
            self._known[arch] = self._try(arch)
        return self._known[arch]

    def _try(self, arch: str) -> frozenset[int]:
        model, seat = self.model, self.model.seat
        move = PlaceToken(seat, arch)
        if move not in model.selector.legal:
            return frozenset()
        world = model.match.trial(seat)
        RULES.apply(world, move)
        if seat not in RULES.awaiting(world):
            return frozenset()
        found = {fields_of(one).get("hex", -1) for one in RULES.legal_moves(world, seat) if one.kind != "move_units"}
        return frozenset(place for place in found if isinstance(place, int) and place >= 0)

    def hint(self, texts: Texts) -> str:
        """Returns the prompt bar's text on how many hexes the hovered or focused arch could use; "" if there are
        none."""
        count = len(self.places())
        return texts("hint-arch", arch=texts(f"arch-{self.looked_at}"), n=count) if count else ""

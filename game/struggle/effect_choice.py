"""State of a player's choice between pending War tile effects: selected tile, its targets, proposed move."""

from __future__ import annotations

from dataclasses import dataclass

from engine.struggle import effect_facts
from engine.struggle.decisions import EffectsDecision
from engine.struggle.moves import DeclineEffect, TileEffect
from engine.struggle.state import State


@dataclass(slots=True)
class EffectChoice:
    """The War tile effects that can be chosen, and the selected tile; `effects` is empty while no effect is pending."""

    seat: int = 0
    theater: int = -1
    effects: tuple[effect_facts.WarEffect, ...] = ()
    tile: str = ""

    @classmethod
    def of(cls, view: State) -> EffectChoice:
        """Builds the choice for a view and selects the first effect; empty if no effect is pending."""
        frame = view.frames[-1] if view.frames else None
        if not isinstance(frame, EffectsDecision):
            return cls()
        effects = tuple(effect_facts.effects_now(view))
        return cls(frame.seat, frame.theater, effects, effects[0].tile)

    @property
    def shown(self) -> effect_facts.WarEffect | None:
        """The War tile effect that is selected, with its targets; None if there is none."""
        return next((effect for effect in self.effects if effect.tile == self.tile), None)

    def move(self, space: int) -> TileEffect:
        """Returns the move that carries out the selected effect on a space (-1: no space needed)."""
        return TileEffect(self.seat, self.tile, space)

    @property
    def leave(self) -> DeclineEffect:
        """The move that declines the selected effect."""
        return DeclineEffect(self.seat, self.tile)

    @property
    def proposal(self) -> TileEffect | None:
        """The move that uses the selected effect on its only target; None if it has several, or no effect is
        selected."""
        shown = self.shown
        return self.move(shown.targets[0].space) if shown is not None and len(shown.targets) == 1 else None

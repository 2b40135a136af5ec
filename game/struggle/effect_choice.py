"""The choice among the effects of War tiles: which tile is looked at, its targets, and the move that is proposed."""

from __future__ import annotations

from dataclasses import dataclass

from engine.struggle import effect_facts
from engine.struggle.decisions import EffectsDecision
from engine.struggle.moves import DeclineEffect, TileEffect
from engine.struggle.state import State


@dataclass(slots=True)
class EffectChoice:
    """``effects`` is empty while no effect is asked for; ``tile`` is the one that is looked at."""

    seat: int = 0
    theater: int = -1
    effects: tuple[effect_facts.WarEffect, ...] = ()
    tile: str = ""

    @classmethod
    def of(cls, view: State) -> EffectChoice:
        """The effects that the side asked may carry out; the first is looked at."""
        frame = view.frames[-1] if view.frames else None
        if not isinstance(frame, EffectsDecision):
            return cls()
        effects = tuple(effect_facts.effects_now(view))
        return cls(frame.seat, frame.theater, effects, effects[0].tile)

    @property
    def shown(self) -> effect_facts.WarEffect | None:
        """The effect that is looked at."""
        return next((effect for effect in self.effects if effect.tile == self.tile), None)

    def move(self, space: int) -> TileEffect:
        """The effect looked at, carried out on a space (-1: it needs none)."""
        return TileEffect(self.seat, self.tile, space)

    @property
    def leave(self) -> DeclineEffect:
        """The move that gives up the effect looked at."""
        return DeclineEffect(self.seat, self.tile)

    @property
    def proposal(self) -> TileEffect | None:
        """The only target there is; None where one must be chosen."""
        shown = self.shown
        return self.move(shown.targets[0].space) if shown is not None and len(shown.targets) == 1 else None

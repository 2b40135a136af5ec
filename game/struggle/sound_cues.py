"""Chooses and plays the sounds for events of Imperial Struggle: one main sound per move, or a few quiet ones."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.event import Event
from engine.struggle import events as e
from game.audio.event_sounds import play_sounds
from game.audio.sound import SoundPlayer
from game.struggle.match import Match

# Main sounds, most important first; all others are quiet, and several of them may follow each other.
IMPORTANT_SOUNDS = ("victory", "defeat", "era", "battle", "win", "lose", "mission", "turn")

SOUNDS: dict[type[Event], str] = {
    e.EraBegan: "era",
    e.WarBegan: "battle",
    e.TheaterRevealed: "battle",
    e.TheaterWon: "battle",
    e.TileTaken: "card",
    e.EventPlayed: "mission",
    e.MinistryRevealed: "mission",
    e.EventsDealt: "deal",
    e.EventsKept: "card",
    e.MinistriesChosen: "card",
    e.TilesShown: "deal",
    e.Flagged: "place",
    e.Unflagged: "place",
    e.ConflictPlaced: "march",
    e.ConflictRemoved: "place",
    e.FortBuilt: "palace",
    e.FortRepaired: "palace",
    e.FortSeized: "palace",
    e.FortDamaged: "march",
    e.SquadronBuilt: "place",
    e.SquadronMoved: "march",
    e.WarTileLaid: "card",
    e.Upgraded: "card",
    e.AdvantageUsed: "card",
    e.DebtChanged: "pay",
    e.TrpChanged: "pay",
    e.AwardWon: "win",
    e.Conquered: "palace",
    e.Refused: "lose",
}


def sound_of(event: Event, match: Match) -> str:
    """Returns the name of the sound for an event; "" if it has none."""
    if isinstance(event, e.TurnBegan):
        return "turn" if event.seat in match.people else ""
    if isinstance(event, e.GameEnded):
        people = match.people
        return "defeat" if people and event.winner not in people else "victory"
    return SOUNDS.get(type(event), "")


def play_events(sound: SoundPlayer, events: Iterable[Event], match: Match) -> None:
    """Plays the sounds of events, given as the viewer sees them."""
    play_sounds(sound, (sound_of(event, match) for event in events), IMPORTANT_SOUNDS)

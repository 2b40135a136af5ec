"""Chooses and plays the sounds for events of Historia: one main sound per move, or a few quiet ones."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.event import Event
from engine.historia import events as e
from game.audio.event_sounds import play_sounds
from game.audio.sound import SoundPlayer
from game.historia.match import Match

IMPORTANT_SOUNDS = ("victory", "defeat", "era", "mission", "win", "lose", "battle", "palace", "turn")
SOUNDS: dict[type[Event], str] = {
    e.LeadersDealt: "deal",
    e.LeadersRevealed: "mission",
    e.EraBegan: "era",
    e.TurnBegan: "turn",
    e.CardsSealed: "card",
    e.CardsRevealed: "deal",
    e.CardResolved: "card",
    e.RevolutionMade: "mission",
    e.CubesMoved: "place",
    e.CardsTakenBack: "card",
    e.AdvisorDrawn: "card",
    e.WonderTaken: "palace",
    e.WonderUsed: "pay",
    e.Explored: "place",
    e.Traded: "pay",
    e.Raided: "battle",
    e.LevelGained: "march",
    e.RowLaid: "deal",
    e.LeaderScored: "mission",
    e.CivbotCard: "card",
}


def sound_of(event: Event, match: Match) -> str:
    """Returns the sound of an event, "" for none; a War sounds won, lost or neutral to the viewer."""
    if isinstance(event, e.WarFought):
        if match.viewer not in (event.seat, event.other) or event.winner < 0:
            return "battle"
        return "win" if event.winner == match.viewer else "lose"
    if isinstance(event, e.GameEnded):
        result = match.result()
        lost = result is not None and match.people and not set(match.people) & set(result.winners)
        return "defeat" if lost else "victory"
    return SOUNDS.get(type(event), "")


def play_events(sound: SoundPlayer, events: Iterable[Event], match: Match) -> None:
    """Plays the sounds of events, given as the viewer sees them."""
    play_sounds(sound, (sound_of(event, match) for event in events), IMPORTANT_SOUNDS)

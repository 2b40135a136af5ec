"""Chooses and plays the sounds of events: of a move only the most important one, or at most three minor ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.brazil import events as e
from engine.core.event import Event
from game.audio.event_sounds import play_sounds
from game.audio.sound import SoundPlayer
from game.brazil.match import Match

SILENT = ""

# Important sounds, the most important first; all others are minor.
IMPORTANT_SOUNDS = ("victory", "defeat", "era", "palace", "mission", "win", "lose", "battle", "turn")


@dataclass(frozen=True, slots=True)
class SoundContext:
    """The listeners: the viewer, the seats of people, and the winners."""

    viewer: int | None = None
    people: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @classmethod
    def of(cls, match: Match) -> SoundContext:
        """Returns the context of a match: the viewer's seat, the seats of persons, the winners once the game is
        over."""
        result = match.result()
        return cls(match.viewer, tuple(match.people), result.winners if result is not None else ())


def _turn(event: e.TurnBegan, ears: SoundContext) -> str:
    return "turn" if event.seat in ears.people else SILENT


def _battle(event: e.BattleEnded, ears: SoundContext) -> str:
    """The sound of a battle's end; a battle among others is neither won nor lost."""
    if ears.viewer not in (event.attacker, event.defender):
        return "battle"
    return "win" if event.winner == ears.viewer else "lose"


def _expedition(event: e.ExpeditionFought, ears: SoundContext) -> str:
    won = event.strength >= event.needed
    if ears.viewer is not None and event.seat != ears.viewer:
        return "battle"
    return "win" if won else "lose"


def _end(event: e.GameEnded, ears: SoundContext) -> str:
    """Victory if a person here has won; an onlooker hears the winner's sound."""
    lost = ears.people and not set(ears.people) & set(ears.winners)
    return "defeat" if lost or event.cause == "goals_missed" else "victory"


Choice = str | Callable[..., str]  # called with (event, ears)

SOUNDS: dict[type[Event], Choice] = {
    # the set-up
    e.MissionsKept: "card",
    e.BidMade: "pay",
    e.MonarchChosen: "card",
    e.CapitalsRevealed: "deal",
    e.CapitalChosen: "place",
    # a turn
    e.TurnBegan: _turn,
    e.TokenPlaced: "place",
    e.OldTokenPlaced: "place",
    e.LastRound: "mission",
    # goods and cards
    e.GoodsGained: "pay",
    e.GoodsPaid: "pay",
    e.GoodsDropped: "pay",
    e.Traded: "pay",
    e.CardsPaid: "card",
    e.CardDrawn: "card",
    e.MissionDrawn: "deal",
    e.DeckShuffled: "deal",
    e.GoldCardPlayed: "card",
    e.PaintingUsed: "card",
    e.PaintingTaken: "card",
    e.SecondBuildClosed: SILENT,  # a message says it
    e.GalleryRefilled: SILENT,  # part of taking a painting
    # the map
    e.UnitDeployed: "place",
    e.TileBuilt: "place",
    e.TileRenovated: "place",
    e.TileSeized: "place",
    e.ProductMade: "place",
    e.CityRevealed: "deal",
    e.UnitsMoved: "march",
    e.TilePeeked: "card",
    e.TileExplored: "card",
    e.TileKept: SILENT,  # part of exploring a tile
    # battles
    e.BattleBegan: "battle",
    e.CardsSealed: "card",
    e.CardsRevealed: "deal",
    e.CardCancelled: "card",
    e.BattleEnded: _battle,
    e.UnitsDefeated: SILENT,  # part of the battle's end
    e.ExpeditionFought: _expedition,
    # Missions, eras, the end
    e.MissionAnnounced: "mission",
    e.PalacePlaced: "palace",
    e.EraBegan: "era",
    e.GameEnded: _end,
}


def sound_of(event: Event, ears: SoundContext) -> str:
    """Returns the name of the sound that an event has in a context (viewer, persons, winners); SILENT if it has
    none."""
    choice = SOUNDS.get(type(event), SILENT)
    return choice if isinstance(choice, str) else choice(event, ears)


def play_events(sound: SoundPlayer, events: Iterable[Event], match: Match) -> None:
    """Plays the sounds of events, given as the viewer sees them."""
    ears = SoundContext.of(match)
    play_sounds(sound, (sound_of(event, ears) for event in events), IMPORTANT_SOUNDS)

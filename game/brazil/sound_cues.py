"""What is heard of what happened: a sound for every kind of event, and of several only what tells most."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.brazil import events as e
from engine.core.event import Event
from game.audio.sound import SoundPlayer
from game.brazil.match import Match

SILENT = ""
MOST = 3  # quiet sounds of one move

# The most telling first. What is not here is quiet, and several of those follow each other.
TELLING = ("victory", "defeat", "era", "palace", "mission", "win", "lose", "battle", "turn")


@dataclass(frozen=True, slots=True)
class SoundContext:
    """Who listens: the seat the screen is with, every seat a person has, and who won the game."""

    viewer: int | None = None
    people: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @classmethod
    def of(cls, match: Match) -> SoundContext:
        result = match.result()
        return cls(match.viewer, tuple(match.people), result.winners if result is not None else ())


def _turn(event: e.TurnBegan, ears: SoundContext) -> str:
    return "turn" if event.seat in ears.people else SILENT


def _battle(event: e.BattleEnded, ears: SoundContext) -> str:
    """A fight among others is neither won nor lost."""
    if ears.viewer not in (event.attacker, event.defender):
        return "battle"
    return "win" if event.winner == ears.viewer else "lose"


def _expedition(event: e.ExpeditionFought, ears: SoundContext) -> str:
    won = event.strength >= event.needed
    if ears.viewer is not None and event.seat != ears.viewer:
        return "battle"
    return "win" if won else "lose"


def _end(event: e.GameEnded, ears: SoundContext) -> str:
    """Victory when somebody here has won; an onlooker hears the winner's."""
    lost = ears.people and not set(ears.people) & set(ears.winners)
    return "defeat" if lost or event.cause == "goals_missed" else "victory"


Choice = str | Callable[..., str]  # of (event, ears)

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
    e.SecondBuildClosed: SILENT,  # a note says it
    e.GalleryRefilled: SILENT,  # goes with the painting taken
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
    e.TileKept: SILENT,  # goes with the tile explored
    # battles
    e.BattleBegan: "battle",
    e.CardsSealed: "card",
    e.CardsRevealed: "deal",
    e.CardCancelled: "card",
    e.BattleEnded: _battle,
    e.UnitsDefeated: SILENT,  # the battle's end says it
    e.ExpeditionFought: _expedition,
    # Missions, eras, the end
    e.MissionAnnounced: "mission",
    e.PalacePlaced: "palace",
    e.EraBegan: "era",
    e.GameEnded: _end,
}


def sound_of(event: Event, ears: SoundContext) -> str:
    choice = SOUNDS.get(type(event), SILENT)
    return choice if isinstance(choice, str) else choice(event, ears)


def heard(events: Iterable[Event], ears: SoundContext) -> tuple[str, list[str]]:
    """The one telling sound of a move, or else its few quiet ones in order."""
    names = list(dict.fromkeys(name for event in events if (name := sound_of(event, ears))))
    for name in TELLING:
        if name in names:
            return name, []
    return "", names[:MOST]


def play_events(sound: SoundPlayer, events: Iterable[Event], match: Match) -> None:
    """``events`` as the viewer sees them."""
    telling, quiet = heard(events, SoundContext.of(match))
    if telling:
        sound.play_telling(telling)
    else:
        sound.play_row(quiet)

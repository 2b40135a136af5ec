"""The draw pile and discards of Events, and the stack of Investment tiles (rules 4.3 phases 1 and 6, ruling R49)."""

from __future__ import annotations

from engine.core.components import in_edition
from engine.core.event import Event
from engine.core.rng import Rng
from engine.struggle.components import EVENTS, GAME
from engine.struggle.events import DeckShuffled, Discarded, EventsDealt, TilesShown
from engine.struggle.state import NOBODY, Seat, State

Out = list[Event]


def shuffle_in(s: State, cards: list[str], out: Out) -> None:
    """Shuffles cards together with those of the draw pile."""
    rng = Rng(s.rng)
    s.deck = tuple(rng.shuffled([*s.deck, *cards]))
    s.rng = rng.state
    out.append(DeckShuffled())


def events_of_era(era: str, edition: int) -> list[str]:
    """Returns the ids of an era's Events in an edition of the box."""
    return [card.id for card in in_edition(EVENTS, edition) if card.era == era]


def refill(s: State, out: Out) -> None:
    """If the draw pile is empty, shuffles the discards to form a new one."""
    if not s.deck and s.discard:
        cards, s.discard = list(s.discard), ()
        shuffle_in(s, cards, out)


def draw(s: State, seat: Seat, n: int, out: Out) -> tuple[str, ...]:
    """Draws up to n Events into a side's hand and returns their ids; the pile is not refilled."""
    cards, s.deck = s.deck[:n], s.deck[n:]
    if cards:
        s.players[seat].hand += cards
        out.append(EventsDealt(seat, cards))
    return cards


def discard(s: State, seat: Seat, cards: tuple[str, ...], out: Out) -> None:
    """Moves cards from a hand to the discards, face up."""
    player = s.players[seat]
    player.hand = tuple(card for card in player.hand if card not in cards)
    s.discard += cards
    out.append(Discarded(seat, cards))


def remove_era(s: State, era: str) -> None:
    """Removes an era's Events from hands, pile and discards; their order in `gone` reveals nothing about where they
    were."""
    out = [card for card in events_of_era(era, s.edition) if card not in s.gone]
    s.gone += tuple(out)
    for player in s.players:
        player.hand = tuple(card for card in player.hand if card not in out)
    s.deck = tuple(card for card in s.deck if card not in out)
    s.discard = tuple(card for card in s.discard if card not in out)


def show_tiles(s: State, out: Out) -> None:
    """Displays nine Investment tiles from the stack; if that runs out, the used tiles are shuffled to form a new
    one."""
    wanted = GAME.investment_shown
    s.shown, s.stack = s.stack[:wanted], s.stack[wanted:]
    if len(s.shown) < wanted:
        rng = Rng(s.rng)
        s.stack = tuple(rng.shuffled(s.used_tiles))
        s.rng, s.used_tiles = rng.state, ()
        more = wanted - len(s.shown)
        s.shown, s.stack = s.shown + s.stack[:more], s.stack[more:]
    s.takers = (NOBODY,) * len(s.shown)
    out.append(TilesShown(s.shown))


def clear_tiles(s: State) -> None:
    """Moves the displayed Investment tiles, taken or not, to the used pile."""
    s.used_tiles += s.shown
    s.shown, s.takers = (), ()

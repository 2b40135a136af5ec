"""Hides what a seat may not know of a position (view), and samples full positions that fit a view (determinization).

In a view, unknown cards and tiles are HIDDEN, with the era's digit appended where the back shows it; only their number
is public. The random generator's state is removed.
"""

from __future__ import annotations

import functools
from dataclasses import replace

from engine.brazil.board import HexId, Mask, hexes, with_value_at
from engine.brazil.components import (
    CAPITALS,
    CITIES,
    COMBAT_CARDS,
    EXPLORATION,
    FRAME_COLOURS,
    GOLD_CARDS,
    MISSIONS,
    PAINTINGS,
    deck,
)
from engine.brazil.decisions import CombatDecision, Decision, DraftDecision
from engine.brazil.state import Player, Seat, State, Table
from engine.core.components import in_edition
from engine.core.rng import Rng

HIDDEN = "?"
FACE_DOWN = (HIDDEN,)
"""One unknown card or tile."""


# Cached: pure functions of immutable arguments.


@functools.lru_cache(maxsize=4096)
def _covered(size: int, mask: Mask, looked_at: tuple[tuple[HexId, str], ...]) -> tuple[str, ...]:
    """A row of hexes with a face-down tile on those of the mask; `looked_at` are the tiles known to the seat."""
    row = [""] * size
    for hex_id in hexes(mask):
        row[hex_id] = HIDDEN
    for hex_id, tile in looked_at:
        row[hex_id] = tile
    return tuple(row)


@functools.lru_cache(maxsize=4096)
def _known_in(decks: tuple[tuple[str, ...], ...], known: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Decks in which all cards but the known ones are hidden."""
    return tuple(tuple(card if card in known else HIDDEN for card in cards) for cards in decks)


@functools.lru_cache(maxsize=4096)
def _backs(missions: tuple[str, ...]) -> tuple[str, ...]:
    """The backs of Missions: only their eras, in order."""
    return tuple(sorted(HIDDEN + str(MISSIONS[m].era) if m in MISSIONS else m for m in missions))


def view(s: State, seat: Seat | None) -> State:
    """Returns a copy of the position without what `seat` (None: an onlooker) may not know."""
    v = s.copy(_seats(s, seat))
    v.rng = 0
    shown = _table(s, seat)
    v.combat_deck, v.gold_deck, v.mission_decks, v.painting_decks, v.cities, v.box, v.unexplored = shown
    if _capitals_covered(s):
        v.capital_tiles = tuple((hex_id, HIDDEN) for hex_id, _ in s.capital_tiles)
        v.first_player_hex = -1
    if s.fresh_cards and _on_turn(s) != seat:
        v.fresh_cards = FACE_DOWN * len(s.fresh_cards)
    for index, frame in enumerate(v.frames):
        if isinstance(frame, (DraftDecision, CombatDecision)):
            v.frames[index] = _frame_for(frame, seat)
    return v


def _table(s: State, seat: Seat | None) -> Table:
    """The decks, stacks and face-down tiles as a seat sees them. Cached with the data it was made from."""
    known = s.seats[seat] if seat is not None else None
    returned, peeked = (known.returned, known.peeked) if known else ((), 0)
    decks = s.combat_deck, s.gold_deck, s.mission_decks, s.painting_decks, s.cities, s.box, s.unexplored
    made_from = decks, returned, peeked
    seen = s.seen.get(seat)
    if seen is None or seen[0] != made_from:
        seen = s.seen[seat] = made_from, _shown(s, decks, returned, peeked)
    return seen[1]


def _shown(s: State, decks: Table, returned: tuple[str, ...], peeked: Mask) -> Table:
    """Hides decks but for their size and the Missions the seat put back, all but the top City of each stack, and
    face-down tiles not peeked at."""
    combat, gold, missions, paintings, cities, box, unexplored = decks
    looked_at = tuple([(hex_id, unexplored[hex_id]) for hex_id in hexes(peeked)])
    return (
        FACE_DOWN * len(combat),
        FACE_DOWN * len(gold),
        _known_in(missions, returned),
        tuple([FACE_DOWN * len(cards) for cards in paintings]),
        tuple([stack[:1] + FACE_DOWN * (len(stack) - 1) for stack in cities]),
        FACE_DOWN * len(box),
        _covered(len(unexplored), s.unexplored_mask, looked_at),
    )


def _seats(s: State, seat: Seat | None) -> list[Player]:
    """The seat's own player, shared as in copies, and the others as they appear. The latter are cached until one of
    them changes (see State.changing), as all views of a position share them."""
    if s.options.monarchs == "bid" and _bids_open(s):
        return [player.copy() if other == seat else _closed(player, True) for other, player in enumerate(s.seats)]
    others = ~(1 << seat) if seat is not None else -1
    if s.opened & others:
        seats = enumerate(s.seats)
        s.closed = [_closed(player, False) if s.opened >> other & 1 else s.closed[other] for other, player in seats]
        s.opened = 0
    out = s.closed[:]
    if seat is not None:
        s.shared |= 1 << seat
        out[seat] = s.seats[seat]
    return out


def _closed(player: Player, bids_open: bool) -> Player:
    """A player as others see it: only the number of cards in the hand, and the eras of the Missions."""
    return Player(
        player.colour,
        player.monarch,
        player.capital,
        player.token,
        player.bonus,
        player.tokens_on_painting,
        player.supply,
        player.units,
        player.at,
        player.tiles,
        FACE_DOWN * len(player.gold_cards),
        FACE_DOWN * len(player.combat_cards),
        _backs(player.missions),
        player.revealed,
        _backs(player.returned),
        player.paintings,
        player.used,
        player.products,
        player.palaces,
        player.exploration,
        player.peeked,
        player.counter,
        0 if bids_open and player.bid >= 0 else player.bid,
    )


def _capitals_covered(s: State) -> bool:
    """Tells whether the Capital tiles are still face down: until the last seat has its Missions and its Monarch."""
    return bool(s.capital_tiles and s.frames) and s.frames[-1].kind in ("draft", "bid", "monarch")


def _on_turn(s: State) -> Seat:
    return s.frames[0].seat if s.frames else -1


def _bids_open(s: State) -> bool:
    """Tells whether bids are still secret: until the last seat has bid."""
    return any(frame.kind == "bid" for frame in s.frames)


def _frame_for(frame: Decision, seat: Seat | None) -> Decision:
    """A decision without its secrets: another seat's dealt Missions, cards sealed and not yet revealed."""
    if isinstance(frame, DraftDecision) and frame.seat != seat:
        return replace(frame, dealt=_backs(frame.dealt))
    if isinstance(frame, CombatDecision) and frame.stage == "defence" and frame.attacker != seat:
        return replace(frame, sealed_attack=FACE_DOWN * len(frame.sealed_attack))
    return frame


def _unseen(everything: list[str], seen: list[str], rng: Rng) -> list[str]:
    """Lists the components that are not visible, shuffled."""
    times: dict[str, int] = {}
    for item in seen:
        times[item] = times.get(item, 0) + 1
    left = []
    for item in everything:
        if times.get(item):
            times[item] -= 1
        else:
            left.append(item)
    return rng.shuffled(left)


def determinize(s: State, seat: Seat, rng: Rng) -> State:
    """Samples a full position consistent with what a seat knows (determinization). Works on a state or its view."""
    g = view(s, seat)
    _guess_hands(g, rng)
    _guess_missions(g, rng)
    _guess_table(g, rng)
    g.rng = rng.bits()
    return g


def _writable_players(g: State) -> list[Player]:
    """Every player, for writing."""
    return [g.changing(seat) for seat in range(len(g.seats))]


def _fill(cards: tuple[str, ...], source: list[str]) -> tuple[str, ...]:
    return tuple(source.pop() if card == HIDDEN else card for card in cards)


def _guess_hands(g: State, rng: Rng) -> None:
    sealed: list[str] = []
    for frame in g.frames:
        if isinstance(frame, CombatDecision):
            sealed += frame.sealed_attack + frame.sealed_defence
    combat = [c for p in g.seats for c in p.combat_cards] + list(g.combat_discard) + sealed
    left = _unseen(deck(COMBAT_CARDS, g.edition), combat, rng)
    for player in _writable_players(g):
        player.combat_cards = tuple(sorted(_fill(player.combat_cards, left)))
    for index, frame in enumerate(g.frames):
        if isinstance(frame, CombatDecision):
            g.frames[index] = replace(frame, sealed_attack=tuple(sorted(_fill(frame.sealed_attack, left))))
    g.combat_deck = _fill(g.combat_deck, left)
    gold = [c for p in g.seats for c in p.gold_cards] + list(g.gold_discard)
    left = _unseen(deck(GOLD_CARDS, g.edition), gold, rng)
    for player in _writable_players(g):
        player.gold_cards = tuple(sorted(_fill(player.gold_cards, left)))
    g.gold_deck = _fill(g.gold_deck, left)
    on_turn = g.seats[_on_turn(g)].gold_cards if g.fresh_cards else ()
    drawn = [*on_turn, *reversed(g.gold_discard)]
    g.fresh_cards = tuple(drawn.pop(0) if card == HIDDEN else card for card in g.fresh_cards)


def _guess_missions(g: State, rng: Rng) -> None:
    seen = [m for p in g.seats for m in p.missions + p.revealed]
    seen += [m for cards in g.mission_decks for m in cards]
    for frame in g.frames:
        if isinstance(frame, DraftDecision):
            seen += frame.dealt
    box = in_edition(MISSIONS, g.edition)
    left = {era: _unseen([m.id for m in box if m.era == era], seen, rng) for era in (1, 2, 3)}

    for era, pool in left.items():
        _drawn_first(g, era, pool, rng)

    def fill(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(left[int(card[1:])].pop() if card.startswith(HIDDEN) else card for card in cards)

    for player in _writable_players(g):
        player.missions = fill(player.missions)
    for index, frame in enumerate(g.frames):
        if isinstance(frame, DraftDecision):
            g.frames[index] = replace(frame, dealt=fill(frame.dealt))
    g.mission_decks = tuple(
        tuple(left[era + 1].pop() if m == HIDDEN else m for m in cards) for era, cards in enumerate(g.mission_decks)
    )
    _guess_returned(g)


def _drawn_first(g: State, era: int, pool: list[str], rng: Rng) -> None:
    """Moves the Missions in other hands to the end of the pool, where they are dealt from; a Mission that the seat put
    back and no longer sees in the deck must have been drawn."""
    held = sum(card == HIDDEN + str(era) for player in g.seats for card in player.missions)
    put_back = [m for player in g.seats for m in player.returned]
    hands = [m for m in pool if m in put_back]
    rest = [m for m in pool if m not in put_back]
    hands += rest[: held - len(hands)]
    pool[:] = [m for m in rest if m not in hands] + rng.shuffled(hands)


def _guess_returned(g: State) -> None:
    """Assigns the Missions that others put back, each once, from those in the decks and those drawn since."""
    known = [m for player in g.seats for m in player.returned]
    in_decks = [m for cards in g.mission_decks for m in reversed(cards)]
    drawn = [m for player in g.seats for m in (*player.missions, *player.revealed)]
    for player in _writable_players(g):
        guessed: list[str] = []
        for back in player.returned:
            fits = [m for m in (*in_decks, *drawn) if back == HIDDEN + str(MISSIONS[m].era) and m not in known]
            guessed.append(fits[0] if back.startswith(HIDDEN) and fits else back)
            known.append(guessed[-1])
        player.returned = tuple(guessed)


def _guess_table(g: State, rng: Rng) -> None:
    seen = [p for player in g.seats for p in player.paintings] + list(g.gallery)
    box, decks = in_edition(PAINTINGS, g.edition), []
    for colour, cards in zip(FRAME_COLOURS, g.painting_decks, strict=True):
        decks.append(_fill(cards, _unseen([p.id for p in box if p.colour == colour], seen, rng)))
    g.painting_decks = tuple(decks)
    cities = _unseen(list(CITIES), [*g.tile, *g.gone, *(c for stack in g.cities for c in stack)], rng)
    g.cities = tuple(_fill(stack, cities) for stack in g.cities)
    tiles = [t for p in g.seats for t in p.exploration] + [*g.gone, *g.explored, *g.unexplored]
    hidden = _unseen(deck(EXPLORATION, g.edition), tiles, rng)
    for hex_id in hexes(g.unexplored_mask):
        if g.unexplored[hex_id] == HIDDEN:
            g.unexplored = with_value_at(g.unexplored, hex_id, hidden.pop())
    g.box = _fill(g.box, hidden)
    if _capitals_covered(g):
        first = next(c.resource for c in CAPITALS if c.first_player)
        others = rng.shuffled([c.resource for c in CAPITALS if not c.first_player])
        dealt = rng.shuffled([first, *others[: len(g.capital_tiles) - 1]])
        g.capital_tiles = tuple((hex_id, tile) for (hex_id, _), tile in zip(g.capital_tiles, dealt, strict=True))
        g.first_player_hex = g.capital_tiles[dealt.index(first)][0]

"""Hides what a side may not know of a position (view), and samples full positions that fit what it knows.

Hidden from a side: the opponent's hand, rejected Events, face-down Ministries, War tiles not yet revealed, pools and
tiles out of the game; the order of all piles; the Awards of the next turn; the random generator.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.core.components import in_edition
from engine.core.rng import Rng
from engine.struggle.components import (
    AWARDS,
    BASIC_BOX,
    ERA_OF_TURN,
    ERAS,
    EVENTS,
    FIRST_OF_ERA,
    GAME,
    INVESTMENTS,
    bonus_box,
)
from engine.struggle.decisions import Decision, LayDecision, LayoutDecision, UpgradeDecision
from engine.struggle.rules import ministry_phase
from engine.struggle.rules.bonus_war_tiles import HIDDEN_BASIC, HIDDEN_BONUS, is_basic
from engine.struggle.rules.ministry_phase import HIDDEN_CARD, available_ministries
from engine.struggle.state import NO_WAR, Player, Seat, State

HIDDEN = "?"
HIDDEN_NUMBER = 0


def back(tile: str) -> str:
    """Returns the id of a War tile's back, which shows only whether it is a Basic or a Bonus tile."""
    return HIDDEN_BASIC if is_basic(tile) else HIDDEN_BONUS


def _backs(tiles: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(back, tiles))


def view(s: State, seat: Seat | None) -> State:
    """Returns a copy of a position without everything that `seat` (None: a spectator) may not know."""
    v = s.copy()
    v.rng = 0
    v.deck = (HIDDEN,) * len(s.deck)
    v.stack = (HIDDEN_NUMBER,) * len(s.stack)
    v.awards_rest = (HIDDEN_NUMBER,) * len(s.awards_rest)
    for other, player in enumerate(v.players):
        if other != seat:
            _hide(player, s.revealed)
    v.frames = [_frame_for(frame, seat) for frame in v.frames]
    return v


def _hide(player: Player, revealed: int) -> None:
    """Hides a side's secrets; face-up Ministries come first, so that places reveal nothing."""
    player.hand = (HIDDEN,) * len(player.hand)
    player.kept = (HIDDEN,) * len(player.kept)
    up = tuple(entry for entry in player.ministries if entry[1])
    player.ministries = up + ((HIDDEN_CARD, False),) * (len(player.ministries) - len(up))
    player.laid = tuple(t if n < revealed else _backs(t) for n, t in enumerate(player.laid))
    player.basic, player.bonus = _backs(player.basic), _backs(player.bonus)
    player.out_tiles = _backs(player.out_tiles)


def _frame_for(frame: Decision, seat: Seat | None) -> Decision:
    """A decision without the tiles of another side."""
    if frame.seat == seat:
        return frame
    if isinstance(frame, UpgradeDecision):
        return replace(frame, drawn=back(frame.drawn))
    if isinstance(frame, LayDecision):
        return replace(frame, tile=back(frame.tile))
    if isinstance(frame, LayoutDecision):
        return replace(frame, drawn=_backs(frame.drawn))
    return frame


# --- determinization ---


def determinize(s: State, seat: Seat, rng: Rng) -> State:
    """Samples a random full position that a seat can't tell from the real one.

    Accepts a state or its view.
    """
    g = view(s, seat)
    _guess_cards(g, 1 - seat, rng)
    _guess_tiles(g, 1 - seat, rng)
    g.stack = _numbers(g.stack, INVESTMENTS, (*g.shown, *g.used_tiles), rng)
    g.awards_rest = _numbers(g.awards_rest, AWARDS, g.awards, rng)
    g.rng = rng.bits()
    return g


def _unseen(everything: Iterable[str], seen: Iterable[str], rng: Rng) -> list[str]:
    """The shuffled rest of a component without everything that is visible."""
    left = list(everything)
    for item in seen:
        if item in left:
            left.remove(item)
    return rng.shuffled(left)


def _numbers(pile: tuple[int, ...], box: Iterable[int], seen: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    return tuple(rng.shuffled([no for no in box if no not in seen])[: len(pile)])


def _guess_cards(g: State, other: Seat, rng: Rng) -> None:
    """Deals the opponent's hand and rejected Events, the draw pile and face-down Ministries."""
    player, own = g.players[other], g.players[1 - other]
    eras = ERAS[: ERAS.index(ERA_OF_TURN[g.turn]) + 1]
    box = [card.id for card in in_edition(EVENTS, g.edition) if card.era in eras]
    left = _unseen(box, (*own.hand, *own.kept, *g.discard, *g.gone), rng)
    player.hand = tuple(sorted(left.pop() for _ in player.hand))
    player.kept = tuple(sorted(left.pop() for _ in player.kept))
    g.deck = tuple(left.pop() for _ in g.deck)
    up = tuple(card for card, shown in player.ministries if shown)
    able = _possible_face_down(
        g, other, rng.shuffled([card for card in available_ministries(g, other) if card not in up])
    )
    player.ministries = tuple((card, shown) if shown else (able.pop(), False) for card, shown in player.ministries)


def _possible_face_down(g: State, other: Seat, able: list[str]) -> list[str]:
    """The cards that may be face down, those to deal first at the end.

    Beyond the regular places there is always the third Ministry; from the next era's choice on, it takes no regular
    place (ruling R33).
    """
    third = [card for card in able if ministry_phase.takes_third_place(g, card)]
    others = [card for card in able if card not in third]
    if len(g.players[other].ministries) > GAME.ministries:
        return others + third
    return others if g.turn >= FIRST_OF_ERA[-1] else able


def _guess_tiles(g: State, other: Seat, rng: Rng) -> None:
    """Deals the opponent's War tiles: drawn, at theaters, in pools and out of the game."""
    player = g.players[other]
    laid = [tile for tiles in player.laid for tile in tiles]
    basics = _unseen(BASIC_BOX, laid, rng)
    bonuses = _unseen(bonus_box(g.war, other), laid, rng) if g.war < NO_WAR else []

    def turn_up(tiles: tuple[str, ...]) -> tuple[str, ...]:
        boxes = {HIDDEN_BASIC: basics, HIDDEN_BONUS: bonuses}
        found = [boxes[tile].pop() if tile in boxes else tile for tile in tiles]
        return tuple(sorted(found, key=lambda tile: (not is_basic(tile), tile)))

    player.laid = tuple(turn_up(tiles) for tiles in player.laid)
    player.out_tiles, player.basic, player.bonus = map(turn_up, (player.out_tiles, player.basic, player.bonus))
    for index, frame in enumerate(g.frames):
        if frame.seat != other:
            continue
        if isinstance(frame, UpgradeDecision):
            g.frames[index] = replace(frame, drawn=turn_up((frame.drawn,))[0])
        elif isinstance(frame, LayDecision):
            g.frames[index] = replace(frame, tile=turn_up((frame.tile,))[0])
        elif isinstance(frame, LayoutDecision):
            g.frames[index] = replace(frame, drawn=turn_up(frame.drawn))

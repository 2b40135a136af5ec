"""Exploration tiles: turning them up, peeking, fighting Expeditions, drawing Missions (rules 6)."""

from __future__ import annotations

from itertools import combinations

from engine.brazil.board import HexId, with_value_at
from engine.brazil.components import EXPLORATION, LIMITS
from engine.brazil.decisions import ExpeditionDecision, MissionDrawDecision, VictoryDecision
from engine.brazil.events import ExpeditionFought, MissionDrawn, TileExplored, TileKept, TilePeeked
from engine.brazil.legality import allowed
from engine.brazil.moves import DrawMission, FightExpedition, Finish, Move, SealCards, made
from engine.brazil.questions.combat import CombatSide
from engine.brazil.questions.exploration import EXPLORATION_RULES
from engine.brazil.questions.owned import answers
from engine.brazil.rules import strength
from engine.brazil.rules.control import unit_cs, units_on
from engine.brazil.rules.goods import Out, gain_any, without
from engine.brazil.state import NOBODY, Seat, State
from engine.core.bounded_cache import BoundedCache
from engine.core.move import Reason, refuse


def is_expedition(tile: str) -> bool:
    """Whether a face-up tile is an Expedition."""
    return bool(tile) and EXPLORATION_RULES[tile].strength() > 0


def peek(s: State, seat: Seat, hex_id: HexId, out: Out) -> None:
    """Lets one seat alone know the face-down tile of a hex, and reports it; the tile stays face down."""
    s.changing(seat).peeked |= 1 << hex_id
    out.append(TilePeeked(seat, hex_id, s.unexplored[hex_id]))


def forget_peeks(s: State, hex_id: HexId) -> None:
    """Removes what seats have seen of the face-down tile of a hex from their knowledge, once the tile has gone."""
    for seat, player in enumerate(s.seats):
        if player.peeked >> hex_id & 1:
            s.changing(seat).peeked &= ~(1 << hex_id)


def reveal(s: State, seat: Seat, hex_id: HexId, out: Out) -> None:
    """Turns up the tile on a hex that a unit entered: the seat keeps it, it leaves the game or it stays, depending on
    its kind. Applies its effect and those of the seat's cards."""
    tile = s.unexplored[hex_id]
    entry = EXPLORATION[tile]
    bit = 1 << hex_id
    s.unexplored = with_value_at(s.unexplored, hex_id, "")
    s.unexplored_mask &= ~bit
    forget_peeks(s, hex_id)
    out.append(TileExplored(seat, hex_id, tile))
    if entry.after == "kept":
        s.changing(seat).exploration += (tile,)
        out.append(TileKept(seat, hex_id, tile))
    elif entry.after == "discarded":
        s.gone += (tile,)
        out.append(TileKept(NOBODY, hex_id, tile))
    else:
        s.explored = with_value_at(s.explored, hex_id, tile)
        s.explored_mask |= bit
    EXPLORATION_RULES[tile].on_revealed(s, seat, hex_id, out)
    for card in answers(s.seats[seat], "on_explored"):
        card.on_explored(s, seat, out)


# --- handler of MissionDrawDecision ---


def legal_draw(s: State, f: MissionDrawDecision) -> list[Move]:
    """Returns the legal moves: drawing a Mission of each era whose deck has any left."""
    return allowed(why_not_draw, s, f, (DrawMission(f.seat, era) for era in range(1, len(s.mission_decks) + 1)))


def why_not_draw(s: State, f: MissionDrawDecision, move: Move) -> Reason | None:
    """Returns the reason why no Mission of an era can be drawn; None if one can."""
    if not isinstance(move, DrawMission):
        return refuse("choose_mission_era_first")
    if not 1 <= move.era <= len(s.mission_decks) or not s.mission_decks[move.era - 1]:
        return refuse("no_missions_left", era=move.era)
    return None


def apply_draw(s: State, f: MissionDrawDecision, move: Move, out: Out) -> None:
    """Draws a Mission of the chosen era."""
    s.frames.pop()
    if isinstance(move, DrawMission):
        draw_mission(s, f.seat, move.era, out)


def draw_mission(s: State, seat: Seat, era: int, out: Out) -> None:
    """Moves the top Mission of an era's deck to the seat's hand; does nothing if the deck is empty."""
    deck = s.mission_decks[era - 1]
    if deck:
        s.mission_decks = (*s.mission_decks[: era - 1], deck[1:], *s.mission_decks[era:])
        s.changing(seat).missions += (deck[0],)
        out.append(MissionDrawn(seat, era, deck[0]))


def step_draw(s: State, f: MissionDrawDecision, out: Out) -> bool:
    """Draws a Mission if only one deck has any left to choose; returns whether the decision was settled."""
    moves = legal_draw(s, f)
    if len(moves) == 1:
        apply_draw(s, f, moves[0], out)
        return True
    return False


# --- handler of ExpeditionDecision ---


Hand = tuple[str, ...]


def _hands(cards: Hand) -> tuple[Hand, ...]:
    most = min(LIMITS.combat_cards_per_battle, len(cards))
    different = [hand for size in range(most + 1) for hand in dict.fromkeys(combinations(cards, size))]
    return tuple([hand for hand in different if why_not_hand(cards, hand) is None])


hands = BoundedCache(_hands, 1 << 12).__getitem__
"""Lists every different choice of 0 to 3 cards of a hand. Cached."""


def why_not_hand(held: Hand, cards: Hand) -> Reason | None:
    """Returns the reason why these Combat cards can't be committed to a fight; None if they can: at most 3, all in the
    hand `held`, sorted by id."""
    if len(cards) > LIMITS.combat_cards_per_battle:
        return refuse("too_many_cards", most=LIMITS.combat_cards_per_battle)
    try:
        without(held, cards)
    except ValueError:
        return refuse("not_held", thing="combat_card")
    return None if cards == tuple(sorted(cards)) else refuse("cards_in_order")


def legal(s: State, f: ExpeditionDecision) -> list[Move]:
    """Returns the legal moves: fighting the Expedition or leaving it; once the fight has begun, committing each hand of
    Combat cards."""
    player = s.seats[f.seat]
    if not f.committed:
        fights = (made(FightExpedition, f.seat, unit) for unit in range(len(player.units)))
        return allowed(why_not, s, f, (*fights, made(Finish, f.seat)))
    return [made(SealCards, f.seat, hand) for hand in hands(player.combat_cards)]


def why_not(s: State, f: ExpeditionDecision, move: Move) -> Reason | None:
    """Returns the reason why a move against the Expedition is not allowed; None if it is."""
    if not f.committed:
        if isinstance(move, FightExpedition):
            there = units_on(s.seats[f.seat], f.at)
            return None if there and move.unit == there[0] else refuse("not_on_that_hex")
        return None if isinstance(move, Finish) else refuse("battle_pending")
    if not isinstance(move, SealCards):
        return refuse("battle_pending")
    return why_not_hand(s.seats[f.seat].combat_cards, move.cards)


def apply(s: State, f: ExpeditionDecision, move: Move, out: Out) -> None:
    """Begins the fight, resolves it with the committed cards, or leaves the Expedition alone."""
    if isinstance(move, FightExpedition):
        f.committed = True
    elif isinstance(move, SealCards):
        s.frames.pop()
        _fight(s, f, move.cards, out)
    else:
        s.frames.pop()


def expedition_cs(s: State, seat: Seat, hex_id: HexId, cards: tuple[str, ...]) -> int:
    """Returns a seat's strength against an Expedition on a hex: all its units there, bonuses and these cards."""
    player = s.seats[seat]
    units = sum(unit_cs(player, unit) for unit in units_on(player, hex_id))
    side = CombatSide(s, seat, hex_id, True, expedition=True)
    return units + strength.bonuses(s, seat, True, True) + sum(strength.card_cs(side, card) for card in cards)


def _fight(s: State, f: ExpeditionDecision, cards: tuple[str, ...], out: Out) -> None:
    """Resolves the fight: with at least the Expedition's strength the seat gains its reward and the tile; otherwise it
    loses only the cards."""
    player = s.changing(f.seat)
    tile = s.explored[f.at]
    expedition = EXPLORATION_RULES[tile]
    needed = expedition.strength()
    total = expedition_cs(s, f.seat, f.at, cards)
    player.combat_cards = without(player.combat_cards, cards)
    s.combat_discard += cards
    out.append(ExpeditionFought(f.seat, f.at, total, needed, cards))
    if total < needed:
        return
    s.explored = with_value_at(s.explored, f.at, "")
    s.explored_mask &= ~(1 << f.at)
    player.exploration += (tile,)
    out.append(TileKept(f.seat, f.at, tile))
    s.frames.append(VictoryDecision(f.seat))
    strength.give_victory_gains(s, f.seat, cards, out)
    gain_any(s, f.seat, expedition.gain(), tile, out)


def step(s: State, f: ExpeditionDecision, out: Out) -> bool:
    """Fights the Expedition without asking if the seat has begun the fight and has no Combat card; returns whether it
    did."""
    if f.committed and not s.seats[f.seat].combat_cards:
        apply(s, f, made(SealCards, f.seat, ()), out)
        return True
    return False

"""A round: all players choose cards in secret, reveal them, and resolve theirs in turn order (rules 3)."""

from __future__ import annotations

from itertools import combinations

from engine.core.move import Reason, refuse
from engine.historia.components import ACTIONS, ADVISORS, BIT, CARDS_A_ROUND, GAME, hand_of
from engine.historia.decisions import ChooseDecision, CivbotDecision, ListDecision, ResolveDecision, TurnEndDecision
from engine.historia.events import AdvisorSpent, CardResolved, CardsRevealed, CardsSealed, RoundBegan
from engine.historia.moves import Move, Resolve, SealCards
from engine.historia.rules.feasibility import why_not_list, why_not_side
from engine.historia.rules.operations import open_side
from engine.historia.rules.transfers import Out
from engine.historia.state import Seat, State

REVOLUTION = "revolution"

# --- choosing ---


def why_not_choose(s: State, seat: Seat, card: str) -> Reason | None:
    """Returns why a card may not be chosen now; None if it may."""
    civilization = s.seats[seat]
    if card in civilization.advisors:
        return None
    if card not in BIT or not civilization.hand & BIT[card]:
        return refuse("not_in_hand", card=card)
    need = GAME.rounds.queue_for_revolution
    if card == REVOLUTION and len(civilization.queue) < need:
        return refuse("queue_too_short", have=len(civilization.queue), need=need)
    return None


def choosable(s: State, seat: Seat) -> tuple[str, ...]:
    """Returns the ids of the cards a seat may choose: Actions in the order of the component file, then advisors in
    order drawn."""
    civilization = s.seats[seat]
    hand = civilization.hand
    if len(civilization.queue) < GAME.rounds.queue_for_revolution:
        hand &= ~BIT[REVOLUTION]
    return hand_of(hand) + civilization.advisors


def most_cards(s: State, seat: Seat) -> int:
    """Returns the most cards a seat may choose this round, by its technology."""
    return CARDS_A_ROUND[s.seats[seat].technology]


def players_to_choose(s: State, f: ChooseDecision) -> tuple[Seat, ...]:
    """Returns the players who must still choose cards this round: those who have not sealed and have a card to
    choose."""
    return tuple(seat for seat, sealed in enumerate(f.sealed) if sealed is None and choosable(s, seat))


def begin(s: State, out: Out) -> None:
    """Begins the next round: raises its number, and asks all players to choose cards."""
    s.round += 1
    out.append(RoundBegan(s.round))
    s.frames.append(ChooseDecision((None,) * s.players))


def legal_choice(s: State, f: ChooseDecision, seat: Seat) -> list[Move]:
    cards = choosable(s, seat)
    most = min(most_cards(s, seat), len(cards))
    return [SealCards(seat, chosen) for n in range(1, most + 1) for chosen in combinations(cards, n)]


def why_not_choice(s: State, f: ChooseDecision, move: Move) -> Reason | None:
    if not isinstance(move, SealCards):
        return refuse("choose_first")
    if f.sealed[move.seat] is not None:
        return refuse("already_sealed")
    if not move.cards:
        return refuse("no_card")
    for card in move.cards:
        if reason := why_not_choose(s, move.seat, card):
            return reason
    if twice := [card for card in move.cards if move.cards.count(card) > 1]:
        return refuse("card_twice", card=twice[0])
    most = most_cards(s, move.seat)
    if len(move.cards) > most:
        return refuse("too_many_cards", most=most)
    ordered = tuple(card for card in choosable(s, move.seat) if card in move.cards)
    return None if ordered == move.cards else refuse("cards_out_of_order")


def apply_choice(s: State, f: ChooseDecision, move: Move, out: Out) -> None:
    assert isinstance(move, SealCards)
    f.sealed = (*f.sealed[: move.seat], move.cards, *f.sealed[move.seat + 1 :])
    out.append(CardsSealed(move.seat))


def step_choice(s: State, f: ChooseDecision, out: Out) -> bool:
    """Once all players have sealed, reveals their cards, or ends the turn if nobody could choose any; returns False
    while one still must choose."""
    if players_to_choose(s, f):
        return False
    s.frames.pop()
    if not any(f.sealed):
        end_turn(s)
        return True
    cards = tuple(sealed or () for sealed in f.sealed)
    for seat, shown in enumerate(cards):
        civilization = s.seats[seat]
        civilization.shown = shown
        civilization.hand &= ~sum(BIT[card] for card in shown if card in BIT)
        civilization.advisors = tuple(a for a in civilization.advisors if a not in shown)
    out.append(CardsRevealed(cards))
    s.frames.append(ResolveDecision(s.order[0], 0))
    return True


def end_turn(s: State) -> None:
    """Ends the rounds of a turn: puts on the stack what follows, the Civbots' turns and then the end-of-turn icons."""
    s.frames += [TurnEndDecision(), CivbotDecision()]


# --- resolving ---


def why_not_resolve(s: State, f: ResolveDecision, move: Move) -> Reason | None:
    if not isinstance(move, Resolve):
        return refuse("resolve_first")
    card, shown = move.card, s.seats[f.seat].shown
    if card not in shown:
        return refuse("not_shown", card=card)
    if card == REVOLUTION:
        if len(shown) > 1:
            return refuse("revolution_last")
        return None if move.side == "basic" else refuse("revolution_must_be_used")
    if move.side == "nothing":
        return None
    if card in ACTIONS:
        return why_not_side(s, f.seat, card, move.side)
    if move.side != "basic":
        return refuse("no_such_side", card=card)
    return why_not_list(s, f.seat, ADVISORS[card].do, ("advisor", card))


def legal(s: State, f: ResolveDecision, seat: Seat) -> list[Move]:
    moves: list[Move] = [
        move
        for card in s.seats[seat].shown
        for move in (Resolve(seat, card, "basic"), Resolve(seat, card, "advanced"), Resolve(seat, card, "nothing"))
        if why_not_resolve(s, f, move) is None
    ]
    return moves


def apply(s: State, f: ResolveDecision, move: Move, out: Out) -> None:
    """Resolves a card: moves an Action to the end of the queue, an advisor out of the game, and begins the operations
    of the side used, if one is."""
    assert isinstance(move, Resolve)
    civilization = s.seats[f.seat]
    card = move.card
    civilization.shown = tuple(c for c in civilization.shown if c != card)
    out.append(CardResolved(f.seat, card, move.side))
    if card in BIT:
        civilization.queue += (card,)
        if move.side != "nothing":
            open_side(s, f.seat, card, move.side, out)
    else:
        civilization.gone_advisors += (card,)
        out.append(AdvisorSpent(f.seat, card))
        if move.side != "nothing":
            s.frames.append(ListDecision(f.seat, ("advisor", card)))


def step(s: State, f: ResolveDecision, out: Out) -> bool:
    """Resolves a card without asking if only one move is possible, or goes on to the next player, the next round or the
    end of the turn; returns False if a player must choose."""
    for civilization in s.seats:
        civilization.fresh = 0
    if s.seats[f.seat].shown:
        moves = s.moves[f.seat] = legal(s, f, f.seat)
        if len(moves) > 1:
            return False
        apply(s, f, moves[0], out)
        return True
    f.place += 1
    if f.place < len(s.order):
        f.seat = s.order[f.place]
        return True
    s.frames.pop()
    if s.revolution:
        end_turn(s)
    else:
        begin(s, out)
    return True


def is_quiescent(s: State, seat: Seat) -> bool:
    """Whether a seat has no choice in progress and no chosen card left to resolve."""
    for frame in s.frames:
        if isinstance(frame, ChooseDecision):
            if frame.sealed[seat] is not None:
                return False
        elif frame.seat == seat and not isinstance(frame, ResolveDecision):
            return False
    return not s.seats[seat].shown

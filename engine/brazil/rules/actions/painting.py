"""The Painting action: buy one of the six paintings in the gallery (rules 4)."""

from __future__ import annotations

from engine.brazil.components import FRAME_COLOURS, PAINTINGS, Cost
from engine.brazil.decisions import PaintingDecision, PaymentDecision
from engine.brazil.events import GalleryRefilled, PaintingTaken
from engine.brazil.moves import Finish, Move, TakePainting, made
from engine.brazil.questions.owned import CARDS, answers
from engine.brazil.rules.goods import Out
from engine.brazil.rules.payment import ask
from engine.brazil.rules.payment_solver import Affordability, means
from engine.brazil.state import Seat, State, remember
from engine.core.move import Reason, refuse

UPGRADED: dict[Cost, Cost] = {("gold",): ("any",), ("any",): ()}
_PRINTED: dict[str, Cost] = {painting.id: painting.cost for painting in PAINTINGS.values()}
_COSTS = {False: _PRINTED, True: {painting: UPGRADED.get(cost, cost) for painting, cost in _PRINTED.items()}}


def action(s: State, seat: Seat, upgraded: bool, only: str = "") -> PaintingDecision:
    """Creates and returns the Painting action's decision, not yet pending, which remembers whether the arch is
    upgraded."""
    return PaintingDecision(seat, upgraded)


def cost_of(painting: str, upgraded: bool) -> Cost:
    """Returns the cost of a painting; upgraded, a cost of one gold becomes one resource of any kind, and a cost of one
    such resource nothing; other costs stay."""
    return _COSTS[upgraded][painting]


def legal(s: State, f: PaintingDecision) -> list[Move]:
    """Returns the legal moves: taking each affordable painting of the gallery, and finishing."""
    out = offers(s, f, means(s, f.seat))
    out.append(made(Finish, f.seat))
    return out


def offers(s: State, f: PaintingDecision, at_hand: Affordability) -> list[Move]:
    """Returns the affordable moves of the action as a list, without the one that finishes it."""
    return [made(TakePainting, f.seat, painting) for painting in offered(s, f, at_hand)]


def why_not(s: State, f: PaintingDecision, move: Move) -> Reason | None:
    """Returns the reason why a painting can't be taken; None if it can."""
    if isinstance(move, Finish):
        return None
    if not isinstance(move, TakePainting):
        return refuse("finish_first", what=f.kind)
    if move.painting in offered(s, f, means(s, f.seat)):
        return None
    if not move.painting or move.painting not in s.gallery:
        return refuse("not_on_show")
    return refuse("cannot_afford", cost=cost_of(move.painting, f.upgraded))


def offered(s: State, f: PaintingDecision, at_hand: Affordability) -> list[str]:
    """Lists the ids of the paintings in the gallery that the seat can pay for; used by list and check alike."""
    costs = _COSTS[f.upgraded]
    return [painting for painting in s.gallery if painting and at_hand[costs[painting]]]


def apply(s: State, f: PaintingDecision, move: Move, out: Out) -> None:
    """Starts the payment for a painting, or finishes the action."""
    if isinstance(move, TakePainting):
        ask(s, f.seat, cost_of(move.painting, f.upgraded), move)
    else:
        s.frames.pop()


def complete(s: State, paid: PaymentDecision, move: TakePainting, out: Out) -> None:
    """Gives the painting to the seat once it is paid for and applies its effect. The gallery is refilled when the
    action ends (see `step`)."""
    player = s.changing(move.seat)
    slot = s.gallery.index(move.painting)
    s.gallery = (*s.gallery[:slot], "", *s.gallery[slot + 1 :])
    frame = s.frames[-1]
    if isinstance(frame, PaintingDecision):
        frame.taken = slot
    player.paintings += (move.painting,)
    out.append(PaintingTaken(move.seat, move.painting))
    for card in answers(player, "on_painting"):
        card.on_painting(s, move.seat, move.painting, out)
    CARDS[move.painting].on_taken(s, move.seat, out)


def refill(s: State, slot: int, colour: str, out: Out) -> None:
    """Fills a gallery slot from the deck of the same frame, else from the fullest deck (ties: red, pink, blue), else
    leaves a gap."""
    sizes = [len(deck) for deck in s.painting_decks]
    source = FRAME_COLOURS.index(colour)
    if not sizes[source]:
        source = sizes.index(max(sizes))
    if sizes[source]:
        decks = list(s.painting_decks)
        painting, decks[source] = decks[source][0], decks[source][1:]
        s.painting_decks = tuple(decks)
        s.gallery = (*s.gallery[:slot], painting, *s.gallery[slot + 1 :])
        out.append(GalleryRefilled(painting, slot))


def step(s: State, f: PaintingDecision, out: Out) -> bool:
    """Ends the action, and refills the gallery, after a painting was taken; also ends it if none is affordable. Returns
    whether it ended."""
    if f.taken >= 0:
        s.frames.pop()
        refill(s, f.taken, PAINTINGS[s.seats[f.seat].paintings[-1]].colour, out)
        return True
    if remember(s, legal(s, f)) > 1:
        return False
    s.frames.pop()
    return True

"""Hides what a seat may not know of a position (view), and samples full positions that fit a view (determinization).

In a view HIDDEN replaces each unknown card; of sealed cards even the number is hidden, and so is the random generator
(rules 1.5).
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from engine.core.components import in_edition
from engine.core.rng import Rng
from engine.historia.components import CIVBOT_CARDS, ERAS, LEADERS, WONDERS, advisors_of
from engine.historia.decisions import ChooseDecision, Decision, DraftDecision
from engine.historia.evaluation import shortlist
from engine.historia.moves import SealCards
from engine.historia.rules import rounds
from engine.historia.state import Seat, State

HIDDEN = "?"
LIKELY, ANY_CHOICE = 2, 8  # candidates of each number of cards; one choice in ANY_CHOICE is fully random


def _hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(cards)


def view(s: State, seat: Seat | None) -> State:
    """Returns a copy of a position without everything that `seat` (None: a spectator) may not know."""
    v = s.copy()
    v.rng = 0
    v.wonder_decks = tuple(map(_hidden, s.wonder_decks))
    v.leader_decks = tuple(map(_hidden, s.leader_decks))
    v.civbot_deck = _hidden(s.civbot_deck)
    drafting = any(isinstance(frame, DraftDecision) for frame in s.frames)
    for other, civilization in enumerate(v.seats):
        civilization.advisor_deck = _hidden(civilization.advisor_deck)
        if other != seat:
            civilization.advisors = _hidden(civilization.advisors)
            if drafting and civilization.leader:
                civilization.leader = HIDDEN
    v.frames = [_frame_for(frame, seat) for frame in v.frames]
    return v


def _frame_for(frame: Decision, seat: Seat | None) -> Decision:
    """A decision without its secrets: what others sealed, and the packets others received."""
    if isinstance(frame, ChooseDecision):
        return ChooseDecision(
            tuple(x if x is None or other == seat else (HIDDEN,) for other, x in enumerate(frame.sealed))
        )
    if isinstance(frame, DraftDecision):
        seen = zip(frame.packets, (*frame.order, None), strict=False)
        return replace(frame, packets=tuple(x if other == seat else _hidden(x) for x, other in seen))
    return frame


def determinize(s: State, seat: Seat, rng: Rng) -> State:
    """Samples a random full position that a seat can't tell from the real one.

    Accepts a state or its view.
    """
    g = view(s, seat)
    _guess_advisors(g, rng)
    _guess_wonders(g, rng)
    _guess_leaders(g, rng)
    g.civbot_deck = tuple(
        rng.shuffled([c.id for c in in_edition(CIVBOT_CARDS, g.edition) if c.id not in g.civbot_discard])
    )
    if g.frames and isinstance(g.frames[-1], ChooseDecision):
        _guess_seals(g, g.frames[-1], rng)
    g.rng = rng.bits()
    return g


def _fill(cards: tuple[str, ...], source: list[str]) -> tuple[str, ...]:
    return tuple(source.pop() if card == HIDDEN else card for card in cards)


def _guess_advisors(g: State, rng: Rng) -> None:
    for civilization in g.seats[: g.players]:
        seen = civilization.advisors + civilization.gone_advisors + civilization.shown
        left = rng.shuffled([a for a in advisors_of(civilization.id, g.edition) if a not in seen])
        civilization.advisors = _fill(civilization.advisors, left)
        civilization.advisor_deck = _fill(civilization.advisor_deck, left)


def _guess_wonders(g: State, rng: Rng) -> None:
    seen = [*g.row, *g.gone_wonders, *(w for civilization in g.seats for w in civilization.wonders)]
    box = [(card.id, card.era) for card in in_edition(WONDERS, g.edition)]
    decks = []
    for era in range(1, ERAS + 1):
        left = rng.shuffled([wonder for wonder, of_era in box if of_era == era and wonder not in seen])
        decks.append(_fill(g.wonder_decks[era - 1], left))
    g.wonder_decks = tuple(decks)


def _guess_leaders(g: State, rng: Rng) -> None:
    """Deals the unknown leaders. In a draft a seat knows its packet, from which the next seats keep theirs."""
    known = [*g.gone_leaders, *(c.leader for c in g.seats if c.leader)]
    drafts = [frame for frame in g.frames if isinstance(frame, DraftDecision)]
    for draft in drafts:
        known += [leader for packet in draft.packets for leader in packet]
    box = [(card.id, card.era) for card in in_edition(LEADERS, g.edition)]
    left = {
        era: rng.shuffled([leader for leader, of_era in box if of_era == era and leader not in known])
        for era in range(1, ERAS + 1)
    }
    for draft in drafts:
        _guess_draft(g, draft, left[draft.era], rng)
    g.leader_decks = tuple(_fill(deck, left[era + 1]) for era, deck in enumerate(g.leader_decks))


def _guess_draft(g: State, draft: DraftDecision, left: list[str], rng: Rng) -> None:
    """Fills the packets from the smallest to the largest: each has the next one and the leader its owner kept."""
    packets = list(draft.packets)
    kept = draft.order[: len(packets) - 1]
    for place in range(1, len(packets)):
        if HIDDEN in packets[place] and HIDDEN not in packets[place - 1]:
            own = g.seats[kept[place - 1]].leader
            if own != HIDDEN:
                packets[place] = tuple(x for x in packets[place - 1] if x != own)
            else:
                gone = rng.below(len(packets[place - 1]))
                g.seats[kept[place - 1]].leader = packets[place - 1][gone]
                packets[place] = packets[place - 1][:gone] + packets[place - 1][gone + 1 :]
    if HIDDEN in packets[-1]:
        packets[-1] = _fill(packets[-1], left)
    for place in range(len(packets) - 2, -1, -1):
        if HIDDEN in packets[place]:
            if g.seats[kept[place]].leader == HIDDEN:
                g.seats[kept[place]].leader = left.pop()
            packets[place] = (*packets[place + 1], g.seats[kept[place]].leader)
    draft.packets = tuple(packets)


def _guess_seals(g: State, frame: ChooseDecision, rng: Rng) -> None:
    """Draws the sealed choices of others from the cards they could choose."""
    frame.sealed = tuple(
        random_choice(g, seat, rng) if sealed == (HIDDEN,) else sealed for seat, sealed in enumerate(frame.sealed)
    )


def random_choice(s: State, seat: Seat, rng: Rng) -> tuple[str, ...]:
    """Returns cards that a seat might have chosen this round, drawn at random: usually a choice of high heuristic
    value, sometimes any."""
    if rng.below(ANY_CHOICE):
        moves = shortlist.choices(s, seat, LIKELY, rng)
        ranks = [place for place in range(len(moves)) for _ in range(len(moves) - place)]  # earlier moves more often
        return cast(SealCards, moves[rng.choice(ranks)]).cards
    cards = rounds.choosable(s, seat)
    count = 1 + rng.below(min(rounds.most_cards(s, seat), len(cards)))
    picked = rng.shuffled(cards)[:count]
    return tuple(card for card in cards if card in picked)

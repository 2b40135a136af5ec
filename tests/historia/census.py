"""Counting the box: every cube, card, wonder, leader and token exactly once somewhere, VP as the scorepad has them."""

from __future__ import annotations

import re
from collections import Counter

from engine.core.components import in_edition
from engine.historia.components import (
    ACTIONS,
    CIVBOT_CARDS,
    GAME,
    LEADERS,
    START_HAND,
    TOKENS,
    WONDERS,
    advisors_of,
    hand_of,
)
from engine.historia.decisions import ChooseDecision, DraftDecision, ListDecision
from engine.historia.rules import counts
from engine.historia.state import Civilization, State


def actions_of(civilization: Civilization) -> list[str]:
    """The Action cards a player has by its technology."""
    cards = list(hand_of(START_HAND))
    return cards + [a.id for a in ACTIONS.values() if a.joins_at_tech and civilization.technology >= a.joins_at_tech]


def player(s: State, seat: int) -> None:
    """Cubes in four places, Action cards each once, advisors each once."""
    c = s.seats[seat]
    assert min(c.supply, c.used, c.reserve) >= 0
    assert c.supply + c.used + c.reserve + c.cubes.bit_count() == GAME.cubes.total
    shown = [card for card in c.shown if card in ACTIONS]
    assert Counter([*hand_of(c.hand), *c.queue, *shown]) == Counter(actions_of(c))
    advisors = [card for card in c.shown if card not in ACTIONS]
    every = [*c.advisors, *c.advisor_deck, *c.gone_advisors, *advisors]
    assert Counter(every) == Counter(advisors_of(c.id, s.edition))
    assert not c.turned >> len(c.wonders) and not c.fresh >> len(c.wonders)


def civbot(s: State, seat: int) -> None:
    c = s.seats[seat]
    assert c.supply >= 0 and c.supply + c.cubes.bit_count() == GAME.civbots.cubes + 0
    assert (c.used, c.reserve, c.hand, c.queue, c.wonders, c.leader, c.advisors) == (0, 0, 0, (), (), "", ())


def board(s: State) -> None:
    """Wonders, leaders, tokens, Civbot cards; markers on cells; VP as scored."""
    lying = [*s.row, *s.gone_wonders, *(w for deck in s.wonder_decks for w in deck)]
    lying += [w for c in s.seats for w in c.wonders]
    assert Counter(lying) == Counter(card.id for card in in_edition(WONDERS, s.edition))
    held = [*s.gone_leaders, *(x for deck in s.leader_decks for x in deck), *(c.leader for c in s.seats if c.leader)]
    for frame in s.frames:
        if isinstance(frame, DraftDecision):
            held += frame.packets[-1]
    assert Counter(held) == Counter(card.id for card in in_edition(LEADERS, s.edition))
    assert len(set(s.tokens)) == len(s.tokens) == 13 and set(s.tokens) <= set(TOKENS)
    assert Counter([*s.civbot_deck, *s.civbot_discard]) == Counter(
        card.id for card in in_edition(CIVBOT_CARDS, s.edition)
    )
    assert sorted(s.order) == list(range(s.players))
    assert sorted(s.civbot_order) == list(range(s.players, len(s.seats)))
    for c in s.seats:
        assert counts.cell(c.technology, c.military)
        assert c.vp >= 0 and c.vp == sum(c.scored)


def work(s: State) -> None:
    """No seat is asked twice for one choice; a wonder's list in progress is of a turned wonder, and runs once."""
    lists = [frame for frame in s.frames if isinstance(frame, ListDecision) and frame.source[0] == "wonder"]
    for frame in lists:
        owner = s.seats[frame.seat]
        assert owner.turned >> owner.wonders.index(frame.source[1]) & 1 or len(lists) > 1
    for frame in s.frames:
        if isinstance(frame, ChooseDecision):
            for seat, sealed in enumerate(frame.sealed):
                held = (*hand_of(s.seats[seat].hand), *s.seats[seat].advisors)
                assert sealed is None or set(sealed) <= set(held)


def check(s: State) -> None:
    """The whole census."""
    for seat, c in enumerate(s.seats):
        civbot(s, seat) if c.difficulty else player(s, seat)
    board(s)
    work(s)


WORD = re.compile(r"'([^']*)'")


def words(thing: object) -> Counter[str]:
    """How often each id stands in a position, a frame, a list of events."""
    return Counter(WORD.findall(repr(thing)))


def hidden_from(s: State, seat: int | None) -> Counter[str]:
    """The ids a seat must not see, each as often as a covered card bears it."""
    out: Counter[str] = Counter([*s.civbot_deck])
    out.update(w for deck in s.wonder_decks for w in deck)
    out.update(x for deck in s.leader_decks for x in deck)
    drafting = any(isinstance(frame, DraftDecision) for frame in s.frames)
    for other, c in enumerate(s.seats):
        out.update(c.advisor_deck)
        if other != seat:
            out.update(c.advisors)
            if drafting and c.leader:
                out[c.leader] += 1
    for frame in s.frames:
        if isinstance(frame, DraftDecision):
            for owner, packet in zip((*frame.order, None), frame.packets, strict=False):
                if owner != seat:
                    out.update(packet)
        if isinstance(frame, ChooseDecision):
            out.update(c for other, x in enumerate(frame.sealed) if x and other != seat for c in x)
    return out

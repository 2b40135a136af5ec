"""Validates a position loaded from a file: its ids belong to the box and its parts agree, so no rule fails on it.

Counts are not compared with the box: a game begun before a correction goes on with what it has.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import chain

from engine.core.components import check_edition
from engine.historia import decisions as f
from engine.historia.card_language import (
    Cards,
    Choose,
    Cubes,
    Expand,
    ExtraAction,
    Raid,
    ReadyCards,
    Trade,
    War,
    Wonder,
)
from engine.historia.components import ACTIONS, ADVISORS, CIVBOT_CARDS, LEADERS, WONDERS, hand_of
from engine.historia.rules import counts
from engine.historia.rules.card_lists import ACTION_OF, operations
from engine.historia.rules.turn_end import GOVERNMENT, RESET_LEADERS, STAGES
from engine.historia.shapes import Leader, WonderCard
from engine.historia.state import CATEGORIES, Civilization, Setup, State

ASKED_BY: dict[type, tuple[type, ...]] = {
    f.PlaceDecision: (Expand,),
    f.PartnerDecision: (Trade, Raid),
    f.WarDecision: (War,),
    f.ExploitDecision: (Cubes,),
    f.RecoverDecision: (Cards,),
    f.RowDecision: (Wonder,),
    f.ReadyDecision: (ReadyCards,),
    f.OptionDecision: (Choose,),
    f.SideDecision: (ExtraAction,),
}
"""The operation that each question is about: its list lies right below."""
ABOVE: dict[type, tuple[type, ...]] = {
    f.DraftDecision: (f.FirstCubeDecision, f.TurnEndDecision),
    f.CivbotDecision: (f.TurnEndDecision,),
    f.ListDecision: (f.ResolveDecision, f.ListDecision, f.WondersDecision, f.TurnEndDecision),
    f.WondersDecision: (f.ResolveDecision, f.ListDecision, f.WondersDecision, f.TurnEndDecision, f.CivbotDecision),
}
"""What a frame may lie upon; any other but these and the questions lies at the bottom."""


def check(s: State, setup: Setup) -> None:
    """Validates a position against the box and the setup. Raises ValueError with the place of the first fault."""
    people = len(setup.civilizations)
    if (s.players, len(s.seats)) != (people, people + len(setup.civbots)):
        raise ValueError(f"seats: {s.players} of {len(s.seats)} are players where the table has {people}")
    _permutation("order", s.order, range(s.players))
    _permutation("civbot_order", s.civbot_order, range(s.players, len(s.seats)))
    _once("tokens", s.tokens)
    all_wonders = [*s.row, *s.gone_wonders, *(w for deck in s.wonder_decks for w in deck)]
    _once("wonders", [*all_wonders, *(w for c in s.seats for w in c.wonders)])
    _once("leaders", [*s.gone_leaders, *(x for deck in s.leader_decks for x in deck)])
    for era, (leaders, wonders) in enumerate(zip(s.leader_decks, s.wonder_decks, strict=True), 1):
        _of_era("leader_decks", leaders, LEADERS, era)
        _of_era("wonder_decks", wonders, WONDERS, era)
    drafted = max([s.era, *(frame.era for frame in s.frames if isinstance(frame, f.DraftDecision))])
    if any(len(deck) < s.players for deck in s.leader_decks[drafted:]):
        raise ValueError("leader_decks: not a leader for every player")
    known = [*drafted_leaders(s), *s.gone_leaders, *(c.leader for c in s.seats), *chain.from_iterable(s.leader_decks)]
    check_edition("wonders", [*all_wonders, *(w for c in s.seats for w in c.wonders)], WONDERS, s.edition)
    check_edition("leaders", known, LEADERS, s.edition)
    advisors = [(*c.advisors, *c.advisor_deck, *c.gone_advisors, *c.shown) for c in s.seats]
    check_edition("advisors", chain.from_iterable(advisors), ADVISORS, s.edition)
    check_edition("civbot_deck", s.civbot_deck + s.civbot_discard, CIVBOT_CARDS, s.edition)
    _once("civbot_deck", s.civbot_deck + s.civbot_discard)
    if not s.civbot_deck + s.civbot_discard:
        raise ValueError("civbot_deck: no cards")
    for seat, civilization in enumerate(s.seats):
        difficulty = setup.civbots[seat - people] if seat >= people else ""
        _civilization(f"seats.{seat}", civilization, difficulty)
    _once("seats", [c.id for c in s.seats])
    played = tuple(c.id for c in s.seats[:people])
    if played != setup.civilizations:
        raise ValueError(f"seats: {', '.join(played)} play where the table has {', '.join(setup.civilizations)}")
    if bool(s.over) == bool(s.frames):
        raise ValueError("frames: a game that is over has none, any other has")
    for index, frame in enumerate(s.frames):
        _frame(s, f"frames.{index}", frame, s.frames[index - 1] if index else None)


def _within(place: str, values: Iterable[object], known: Container[object]) -> None:
    for value in values:
        if value not in known:
            raise ValueError(f"{place}: {str(value)[:40]!r} can't be")


def drafted_leaders(s: State) -> Iterator[str]:
    """Iterates over the ids of the leaders in the packets of a draft in progress; none without a draft."""
    packets = (frame.packets for frame in s.frames if isinstance(frame, f.DraftDecision))
    return chain.from_iterable(chain.from_iterable(packets))


def _of_era(place: str, cards: Iterable[str], table: Mapping[str, Leader | WonderCard], era: int) -> None:
    for card in cards:
        if table[card].era != era:
            raise ValueError(f"{place}: {card} is of another era")


def _once(place: str, values: Iterable[object]) -> None:
    seen = list(values)
    for value in seen:
        if seen.count(value) > 1:
            raise ValueError(f"{place}: {value!r} stands there twice")


def _permutation(place: str, values: tuple[int, ...], of: range) -> None:
    if sorted(values) != list(of):
        raise ValueError(f"{place}: {str(values)[:40]} is no order of these seats")


def _civilization(place: str, c: Civilization, difficulty: str) -> None:
    if c.difficulty != difficulty:
        raise ValueError(f"{place}.difficulty: {c.difficulty[:40]!r} where the table has {difficulty!r}")
    if not counts.cell(c.technology, c.military):
        raise ValueError(f"{place}: there is no cell {str((c.technology, c.military))[:40]}")
    for name in ("turned", "fresh"):
        _within(f"{place}.{name}", [getattr(c, name)], range(1 << len(c.wonders)))
    shown = [card for card in c.shown if card in ACTIONS]
    _once(f"{place}.hand", [*hand_of(c.hand), *c.queue, *shown])
    advisors = [card for card in c.shown if card not in ACTIONS]
    _once(f"{place}.advisors", [*c.advisors, *c.advisor_deck, *c.gone_advisors, *advisors])
    if len(c.scored) != len(CATEGORIES) or sum(c.scored) != c.vp:
        raise ValueError(f"{place}.scored: not the headings of the scorepad, or not their sum")


def _frame(s: State, place: str, frame: f.Decision, below: f.Decision | None) -> None:
    """A frame on what lies below it."""
    if type(frame) in ASKED_BY:
        _question(place, frame, below)
    elif type(below) not in ABOVE.get(type(frame), (type(None),)):
        raise ValueError(f"{place}: a {frame.kind} can't lie there")
    if frame.seat not in (range(s.players) if type(frame) not in _ASK_NOBODY else (f.NOBODY,)):
        raise ValueError(f"{place}.seat: {str(frame.seat)[:40]} can't be asked")
    if isinstance(frame, (f.FirstCubeDecision, f.ResolveDecision)):
        if frame.place not in range(s.players) or s.order[frame.place] != frame.seat:
            raise ValueError(f"{place}.place: not the seat's place in the order")
        waiting = s.order[frame.place :] if isinstance(frame, f.FirstCubeDecision) else ()
        if any(not s.seats[seat].supply for seat in waiting):
            raise ValueError(f"{place}: no cube to place")
    elif isinstance(frame, f.DraftDecision):
        _draft(s, place, frame, below)
    elif isinstance(frame, f.ChooseDecision):
        _choice(s, place, frame)
    elif isinstance(frame, f.ListDecision):
        _list(s, place, frame, below)
    elif isinstance(frame, f.TurnEndDecision):
        _within(f"{place}.stage", [frame.stage], range(len(STAGES) + 1))
        after_all = STAGES[frame.stage : frame.stage + 1] == (GOVERNMENT,)  # the Civbots' are due
        _within(f"{place}.place", [frame.place], range(s.players + after_all))
    elif isinstance(frame, f.CivbotDecision):
        _within(f"{place}.place", [frame.place], range(len(s.civbot_order) + 1))
        card = CIVBOT_CARDS.get(frame.card)
        if card and frame.at > len(card.upper + card.lower):
            raise ValueError(f"{place}.at: beyond the end of {card.id}")


_ASK_NOBODY = (f.ChooseDecision, f.TurnEndDecision, f.CivbotDecision)


def _question(place: str, frame: f.Decision, below: f.Decision | None) -> None:
    """Checks that an operation's question is on its list."""
    if not isinstance(below, f.ListDecision) or below.at < 1:
        raise ValueError(f"{place}: a {frame.kind} without its list")
    op = operations(below.source, below.path)[below.at - 1]
    if not isinstance(op, ASKED_BY[type(frame)]) or getattr(frame, "deed", op.op) != op.op:
        raise ValueError(f"{place}: {op.op} does not ask this")
    _within(f"{place}.left", [getattr(frame, "left", 0)], range(getattr(op, "n", 0) + 1))


def _draft(s: State, place: str, frame: f.DraftDecision, below: f.Decision | None) -> None:
    _permutation(f"{place}.order", frame.order, range(s.players))
    at_turn_end = isinstance(below, f.TurnEndDecision)
    if frame.era != (s.era + 1 if at_turn_end else 1):
        raise ValueError(f"{place}.era: leaders of era {frame.era} are not drafted now")
    if isinstance(below, f.TurnEndDecision) and below.stage != STAGES.index(RESET_LEADERS) + 1:
        raise ValueError(f"{place}: the turn end is not at the draft")
    for packet in frame.packets:
        _of_era(f"{place}.packets", packet, LEADERS, frame.era)
    if not 1 <= len(frame.packets) <= s.players or frame.order[len(frame.packets) - 1] != frame.seat:
        raise ValueError(f"{place}.packets: not one for everybody so far")
    sizes = [len(packet) for packet in frame.packets]
    if sizes != list(range(sizes[0], sizes[0] - len(sizes), -1)) or sizes[0] < s.players:
        raise ValueError(f"{place}.packets: not enough leaders")
    for seat in frame.order[: len(frame.packets) - 1]:
        if not s.seats[seat].leader:
            raise ValueError(f"{place}: seat {seat} kept no leader")


def _choice(s: State, place: str, frame: f.ChooseDecision) -> None:
    if len(frame.sealed) != s.players:
        raise ValueError(f"{place}.sealed: not one choice for every player")
    for seat, cards in enumerate(frame.sealed):
        held = (*hand_of(s.seats[seat].hand), *s.seats[seat].advisors)
        _within(f"{place}.sealed", cards or (), held)
        _once(f"{place}.sealed", cards or ())


def _list(s: State, place: str, frame: f.ListDecision, below: f.Decision | None) -> None:
    """The list is there, and so is the place in it; a branch lies on the list it belongs to."""
    try:
        ops = operations(frame.source, frame.path)
    except (LookupError, ValueError, AssertionError) as error:
        raise ValueError(f"{place}: there is no such list") from error
    if any(index < 0 for index in frame.path) or (len(frame.path) % 2 and type(ops[0]) not in ACTION_OF):
        raise ValueError(f"{place}.path: leads nowhere")
    if frame.path and not (isinstance(below, f.ListDecision) and below.source == frame.source):
        raise ValueError(f"{place}: a branch without its list")
    _within(f"{place}.at", [frame.at], range(len(ops) + 1))
    _within(f"{place}.done", (seat for seat, _ in frame.done), (f.NOBODY, *range(len(s.seats))))

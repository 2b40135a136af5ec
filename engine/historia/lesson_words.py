"""The vocabulary of the lessons of Historia: facts, places and events that lesson files may name."""

from __future__ import annotations

from engine.core.event import event_kinds
from engine.core.lesson import FactWord, LessonWords, PlaceWord
from engine.historia import events, facts
from engine.historia.card_language import Raid, Trade, War
from engine.historia.components import ACTIONS, ADVISORS, BIT, DIFFICULTIES, GAME, ICONS, LEADERS, TURNS_AN_ERA
from engine.historia.decisions import ChooseDecision
from engine.historia.events import Territory
from engine.historia.rules import counts, map
from engine.historia.rules.actions import trade_and_raid, war
from engine.historia.rules.card_lists import side_of
from engine.historia.state import Mask, Seat, State

WHOSE = ("", "rival")
"""Ids of a number of a civilization: the person's own; the highest of all others."""
AIMS = ("low", "high")
SCORING_ACTIONS: dict[str, Raid | Trade | War] = {
    card.id: action for card in ACTIONS.values() for action in card.basic.do if isinstance(action, (Raid, Trade, War))
}
NOTHING = 0  # a number about a leader that there is not


# --- numbers ---


def _of(name: str) -> FactWord:
    """A number of a `Civilization` by the name of its field."""

    def value(s: State, seat: Seat, whose: str) -> int:
        others = [getattr(one, name) for other, one in enumerate(s.seats) if other != seat]
        return int(max(others, default=NOTHING) if whose else getattr(s.seats[seat], name))

    return FactWord(value, WHOSE)


def _chosen(s: State, seat: Seat, card: str) -> int:
    """1 if the seat has chosen a card in the round under way: sealed, or revealed and not resolved; "advisor": any."""
    frame = s.frames[-1] if s.frames else None
    sealed = frame.sealed[seat] or () if isinstance(frame, ChooseDecision) else ()
    cards = {*sealed, *s.seats[seat].shown}
    return int(bool(cards & set(ADVISORS)) if card == "advisor" else card in cards)


def _aims(s: State, seat: Seat, aim: str) -> int:
    """1 where all tests of an aim of the seat's leader hold."""
    return int(all(test.holds for test in facts.aims(s, seat)[aim])) if s.seats[seat].leader else NOTHING


def _aim_vp(s: State, seat: Seat, aim: str) -> int:
    leader = LEADERS.get(s.seats[seat].leader)
    return getattr(leader, aim).vp if leader else NOTHING


def _ready(s: State, seat: Seat, _: str) -> int:
    return sum(not one.turned for one in facts.wonders(s, seat))


def _action_vp(s: State, seat: Seat, card: str) -> int:
    """The VP of a Raid, a War, or of the partner of a Trade, on the basic side."""
    action = SCORING_ACTIONS[card]
    return action.partner_vp if isinstance(action, Trade) else action.vp


# --- places ---


def _expandable(s: State, seat: Seat) -> Mask:
    return map.open_to(s.seats[seat], "")


def _best(s: State, found: Mask) -> tuple[Territory, ...]:
    """Territories, the highest token first."""
    return tuple(sorted(map.territories(found), key=lambda place: (-map.token_vp(s, place), place)))


def _empty(s: State, seat: Seat, _: str) -> tuple[Territory, ...]:
    """The empty territories where the seat could expand to, the highest token first."""
    return _best(s, _expandable(s, seat) & ~map.occupied(s))


def _of_others(s: State, seats: list[Seat]) -> tuple[Territory, ...]:
    """The territories with cubes of some seats."""
    found = 0
    for seat in seats:
        found |= s.seats[seat].cubes
    return tuple(map.territories(found))


def _shared(s: State, seat: Seat, _: str) -> tuple[Territory, ...]:
    """The territories where the seat could fight a War."""
    return tuple(dict.fromkeys(territory for _, territory in war.targets(s, seat)))


FACTS = {
    # the calendar
    "era": FactWord(lambda s, seat, of: s.era),
    "turn": FactWord(lambda s, seat, of: s.turn + 1),
    "turns_left": FactWord(lambda s, seat, of: TURNS_AN_ERA - s.turn_of_era),
    "round": FactWord(lambda s, seat, of: s.round),
    # a civilization
    "points": _of("vp"),
    "technology": _of("technology"),
    "military": _of("military"),
    "supply": _of("supply"),
    "used": _of("used"),
    "reserve": _of("reserve"),
    "lands": FactWord(lambda s, seat, of: s.seats[seat].cubes.bit_count()),
    "lands_alone": FactWord(lambda s, seat, of: map.sole(s, seat).bit_count()),
    "holds": FactWord(lambda s, seat, of: s.seats[seat].cubes >> map.INDEX[of] & 1, map.INDEX),
    # cards
    "hand": FactWord(lambda s, seat, of: len(facts.hand(s, seat))),
    "queue": FactWord(lambda s, seat, of: len(s.seats[seat].queue)),
    "in_hand": FactWord(lambda s, seat, of: int(bool(s.seats[seat].hand & BIT[of])), BIT),
    "chosen": FactWord(_chosen, ("advisor", *BIT)),
    "most_cards": FactWord(lambda s, seat, of: facts.most_cards(s, seat)),
    "advisors": FactWord(lambda s, seat, of: len(s.seats[seat].advisors)),
    "row": FactWord(lambda s, seat, of: len(s.row)),
    "wonders": FactWord(lambda s, seat, of: counts.wonders(s, seat)),
    "wonders_ready": FactWord(_ready),
    "aim_met": FactWord(_aims, AIMS),
    "aim_vp": FactWord(_aim_vp, AIMS),
    # neighbours
    "best_empty": FactWord(
        lambda s, seat, of: max((map.token_vp(s, place) for place in _empty(s, seat, of)), default=0)
    ),
    "partners": FactWord(lambda s, seat, of: len(trade_and_raid.partners(s, seat, "trade", ""))),
    "weaker": FactWord(lambda s, seat, of: len(trade_and_raid.partners(s, seat, "raid", ""))),
    "shared": FactWord(lambda s, seat, of: len(_shared(s, seat, ""))),
    # printed
    "land_vp": FactWord(lambda s, seat, of: map.token_vp(s, map.INDEX[of]), map.INDEX, True),
    "cost": FactWord(lambda s, seat, of: side_of(of, "basic").cost, BIT, True),
    "action_vp": FactWord(_action_vp, SCORING_ACTIONS, True),
    "queue_for_revolution": FactWord(lambda s, seat, of: GAME.rounds.queue_for_revolution, fixed=True),
    "turns_an_era": FactWord(lambda s, seat, of: TURNS_AN_ERA, fixed=True),
    "icon": FactWord(lambda s, seat, of: ICONS[of].n, [icon for icon, row in ICONS.items() if row.n], True),
    "civbot_cards": FactWord(lambda s, seat, of: DIFFICULTIES[of].cards_a_turn, DIFFICULTIES, True),
}
PLACES = {
    "land": PlaceWord(lambda s, seat, of: (map.INDEX[of],), map.INDEX),
    "own": PlaceWord(lambda s, seat, of: tuple(map.territories(s.seats[seat].cubes))),
    "alone": PlaceWord(lambda s, seat, of: tuple(map.territories(map.sole(s, seat)))),
    "adjacent": PlaceWord(lambda s, seat, of: _best(s, _expandable(s, seat))),
    "empty": PlaceWord(_empty),
    "inhabited": PlaceWord(lambda s, seat, of: _best(s, _expandable(s, seat) & map.occupied(s))),
    "others": PlaceWord(lambda s, seat, of: _of_others(s, [one for one in range(len(s.seats)) if one != seat])),
    "partners": PlaceWord(lambda s, seat, of: _of_others(s, trade_and_raid.partners(s, seat, "trade", ""))),
    "weaker": PlaceWord(lambda s, seat, of: _of_others(s, trade_and_raid.partners(s, seat, "raid", ""))),
    "shared": PlaceWord(_shared),
}
WORDS = LessonWords(event_kinds(events), FACTS, PLACES)

"""The words that lesson files of Imperial Struggle may use: facts and places, each with its function, and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from engine.core.event import event_kinds
from engine.core.lesson import FactWord, LessonWords, PlaceWord
from engine.struggle import events, facts
from engine.struggle.board import (
    ADVANTAGE_AT,
    ADVANTAGE_IDS,
    ALL,
    AT,
    COMMODITY_MASK,
    COST,
    NEEDS,
    PRESTIGE,
    REGION_IDS,
    REGION_MASK,
    THEATERS,
    TYPES,
    Mask,
    SpaceId,
    spaces,
)
from engine.struggle.components import AWARDS, COMMODITIES, ERA_OF_TURN, ERAS, GAME, INVESTMENTS, POINTS, PRICE
from engine.struggle.decisions import RoundDecision, SpoilsDecision
from engine.struggle.handlers import HANDLERS
from engine.struggle.moves import Move, PlayEvent, Purchase
from engine.struggle.rules import advantages, awards, control, demand, scoring
from engine.struggle.rules.bonus_war_tiles import is_basic
from engine.struggle.scoring_facts import forecast_score
from engine.struggle.state import NO_WAR, Seat, State

KINDS = ("", *TYPES)
THEATER_NUMBERS = tuple(str(number + 1) for number in range(max(map(len, THEATERS))))
PRICES = {name: value for name, value in PRICE if isinstance(value, int)}
PURCHASES = tuple(kind.__dataclass_fields__["kind"].default for kind in get_args(Purchase))
TILES = {str(no): tile for no, tile in INVESTMENTS.items()}
NOTHING = 0  # a number about a round, a war or an Award that there is not


# --- numbers ---


def _lead(counts: tuple[int, int], seat: Seat) -> int:
    return counts[seat] - counts[1 - seat]


def _rounds_left(s: State, seat: Seat, _: str) -> int:
    """The rounds that the seat begins after the present one in this turn."""
    later = range(s.round, GAME.action_rounds * len(s.players))
    return sum((s.first if number % 2 == 0 else 1 - s.first) == seat for number in later)


def _points(s: State, seat: Seat, kind: str) -> int:
    """The points of a kind that the seat can still spend in its round; "": of all kinds."""
    frame = facts.round_of(s)
    if frame is None or frame.seat != seat:
        return NOTHING
    return sum(fund.n for fund in facts.round_funds(s) if fund.usable and kind in ("", fund.points))


def _tile(s: State, seat: Seat, _: str) -> int:
    """The number of the Investment tile that the seat took in its round under way; 0 before, and outside a round."""
    frame = facts.round_of(s)
    return frame.tile if frame is not None and frame.seat == seat else NOTHING


def _award_number(value: Callable[[State, Seat, str], int]) -> FactWord:
    """A number of a region's Award, 0 while none is shown."""
    return FactWord(lambda s, seat, region: value(s, seat, region) if s.awards else NOTHING, REGION_IDS)


def _margin(s: State, seat: Seat, region: str) -> int:
    return AWARDS[s.awards[REGION_IDS.index(region)]].margin


def _wins(s: State, seat: Seat, region: str) -> int:
    """1 where a region's Award would go to the seat now, else 0."""
    return int(awards.winner(s, region) == seat)


def _awards_won(s: State, seat: Seat, _: str) -> int:
    return sum(_wins(s, seat, region) for region in REGION_IDS) if s.awards else NOTHING


def _demand_led(s: State, seat: Seat, _: str) -> int:
    """The commodities in demand of which the seat has more markets."""
    return sum(_lead(demand.markets(s, commodity), seat) > 0 for commodity in s.demand)


def _face_up(s: State, seat: Seat, _: str) -> int:
    return sum(shown for _, shown in s.players[seat].ministries)


def _ready(s: State, seat: Seat, _: str) -> int:
    """The Advantages that the seat holds and may use."""
    return sum(one.holder == seat and one.state == "ready" for one in facts.advantage_states(s))


def _bonus_tiles(s: State, seat: Seat, _: str) -> int:
    """The seat's Bonus War tiles at the theaters."""
    return sum(not is_basic(tile) for tiles in s.players[seat].laid for tile in tiles)


def _strength(s: State, seat: Seat, number: str) -> int:
    """The strength of a side in a theater, without tiles that are hidden from the reader."""
    sides = facts.theater(s, int(number) - 1)
    return sides[seat].strength if sides else NOTHING


def _conquest_points(s: State, seat: Seat, _: str) -> int:
    frame = s.frames[-1] if s.frames else None
    return frame.cp if isinstance(frame, SpoilsDecision) and frame.seat == seat else NOTHING


def _legal(s: State, seat: Seat) -> list[Move]:
    frame = s.frames[-1] if s.frames else None
    return HANDLERS[type(frame)].legal(s, frame) if frame is not None and frame.seat == seat else []


def _playable(s: State, seat: Seat, _: str) -> int:
    """The Events of the hand that the seat may play now."""
    return len({move.card for move in _legal(s, seat) if isinstance(move, PlayEvent)})


def _unplayed(s: State, seat: Seat, _: str) -> int:
    """1 in a round of the seat in which an Event may still be played: before the tile, or nothing was bought."""
    frame = facts.round_of(s)
    if frame is None or frame.seat != seat:
        return NOTHING
    return int(frame.stage == "start" or (INVESTMENTS[frame.tile].event and frame.stage != "acting"))


# --- places ---


def _unsettled(s: State, seat: Seat) -> bool:
    """Whether it is unknown what the seat can still buy in its round: before a tile, within a purchase, before an Event
    that may be played, and in rounds of the rival."""
    frame = s.frames[-1] if s.frames else None
    return not isinstance(frame, RoundDecision) or frame.seat != seat or not frame.tile or bool(_playable(s, seat, ""))


def _offers(s: State, seat: Seat, kind: str) -> int:
    """Returns the number of purchases of a kind the seat can still make in its round; 1 where that is unknown."""
    return 1 if _unsettled(s, seat) else sum(move.kind == kind for move in _legal(s, seat))


def _flaggable(s: State, seat: Seat, where: str) -> int:
    """Returns the number of spaces of a region or type the seat can still shift this round; 1 where that is unknown."""
    if _unsettled(s, seat):
        return 1
    mask = REGION_MASK.get(where, TYPES.get(where, ALL))
    return (_targets(s, seat) & (TYPES["political"] | TYPES["market"]) & mask).bit_count()


def _own(s: State, seat: Seat, kind: str) -> tuple[SpaceId, ...]:
    """The spaces of a type with the seat's flag or Squadron; "": of all types."""
    return tuple(spaces(s.held[seat] & (TYPES[kind] if kind else ALL)))


def _targets(s: State, seat: Seat) -> Mask:
    """The spaces that legal moves of the seat change."""
    found = 0
    for move in _legal(s, seat):
        at = getattr(move, "target", None) if hasattr(move, "source") else getattr(move, "space", None)
        found |= 1 << at if isinstance(at, int) and at >= 0 else 0
    return found


def _target_spaces(s: State, seat: Seat, kind: str) -> tuple[SpaceId, ...]:
    return tuple(spaces(_targets(s, seat) & (TYPES[kind] if kind else ALL)))


def _empty(s: State, seat: Seat, region: str) -> tuple[SpaceId, ...]:
    """The empty spaces of a region that the seat can flag now; "": of all regions."""
    mask = REGION_MASK[region] if region else ALL
    return tuple(spaces(_targets(s, seat) & control.vacant_spaces(s) & (TYPES["political"] | TYPES["market"]) & mask))


def _empty_markets(s: State, seat: Seat, commodity: str) -> tuple[SpaceId, ...]:
    mask = COMMODITY_MASK[commodity] if commodity else TYPES["market"]
    return tuple(space for space in _empty(s, seat, "") if mask >> space & 1)


def _empty_prestige(s: State, seat: Seat, _: str) -> tuple[SpaceId, ...]:
    return tuple(space for space in _empty(s, seat, "") if PRESTIGE >> space & 1)


def _marked(s: State, seat: Seat, _: str) -> tuple[SpaceId, ...]:
    """The spaces with a Conflict marker on the seat's flag."""
    return tuple(spaces(s.held[seat] & s.conflict))


def _marked_rival(s: State, seat: Seat, _: str) -> tuple[SpaceId, ...]:
    return tuple(spaces(control.enemy_spaces(s, seat) & s.conflict))


FACTS = {
    # the calendar and the score
    "turn": FactWord(lambda s, seat, of: s.turn),
    "round": FactWord(lambda s, seat, of: s.round),
    "rounds_left": FactWord(_rounds_left),
    "era": FactWord(lambda s, seat, of: ERAS.index(ERA_OF_TURN[s.turn]) + 1),
    "score": FactWord(lambda s, seat, of: s.vp),
    "score_now": FactWord(lambda s, seat, of: forecast_score(s)),
    # what pays at the end of a turn
    "award_lead": FactWord(lambda s, seat, of: _lead(awards.spaces_held(s, of), seat), REGION_IDS),
    "award_margin": _award_number(_margin),
    "award_vp": _award_number(lambda s, seat, of: awards.worth(s, of, seat)),
    "wins_award": _award_number(_wins),
    "awards_won": FactWord(_awards_won),
    "market_lead": FactWord(lambda s, seat, of: _lead(demand.markets(s, of), seat), COMMODITIES),
    "demand_vp": FactWord(lambda s, seat, of: demand.reward(s, of).vp, COMMODITIES),
    "demand_led": FactWord(_demand_led),
    "prestige_lead": FactWord(lambda s, seat, of: _lead(scoring.prestige(s), seat)),
    # a side
    "flags": FactWord(lambda s, seat, of: len(_own(s, seat, of)), KINDS),
    "rival_flags": FactWord(lambda s, seat, of: len(_own(s, 1 - seat, of)), KINDS),
    "flags_in": FactWord(lambda s, seat, of: (s.held[seat] & REGION_MASK[of]).bit_count(), REGION_IDS),
    "holds": FactWord(lambda s, seat, of: s.held[seat] >> AT[of] & 1, AT),
    "tile": FactWord(_tile),
    "rival_holds": FactWord(lambda s, seat, of: s.held[1 - seat] >> AT[of] & 1, AT),
    "points": FactWord(_points, ("", *POINTS)),
    "debt": FactWord(lambda s, seat, of: s.players[seat].debt),
    "debt_left": FactWord(lambda s, seat, of: s.players[seat].available),
    "treaty_points": FactWord(lambda s, seat, of: s.players[seat].trp),
    "hand": FactWord(lambda s, seat, of: len(s.players[seat].hand)),
    "playable": FactWord(_playable),
    "offers": FactWord(_offers, PURCHASES),
    "can_flag": FactWord(_flaggable, ("", "market", "political", *REGION_IDS)),
    "may_play": FactWord(_unplayed),
    "face_up": FactWord(_face_up),
    "advantages": FactWord(lambda s, seat, of: len(advantages.advantages_held(s, seat))),
    "ready": FactWord(_ready),
    "navy_box": FactWord(lambda s, seat, of: s.players[seat].box),
    "marked": FactWord(lambda s, seat, of: len(_marked(s, seat, ""))),
    "rival_marked": FactWord(lambda s, seat, of: len(_marked_rival(s, seat, ""))),
    "bonus_tiles": FactWord(_bonus_tiles),
    # wars
    "strength": FactWord(_strength, THEATER_NUMBERS),
    "rival_strength": FactWord(lambda s, seat, of: _strength(s, 1 - seat, of), THEATER_NUMBERS),
    "theaters": FactWord(lambda s, seat, of: len(THEATERS[s.war]) if s.war < NO_WAR else NOTHING),
    "theaters_won": FactWord(lambda s, seat, of: sum(winner == seat for winner, _ in s.won)),
    "conquest_points": FactWord(_conquest_points),
    # printed
    "price": FactWord(lambda s, seat, of: PRICES[of], PRICES, True),
    "cost": FactWord(lambda s, seat, of: COST[AT[of]], AT, True),
    "major": FactWord(lambda s, seat, of: TILES[of].major_ap, TILES, True),
    "minor": FactWord(lambda s, seat, of: TILES[of].minor_ap, TILES, True),
    "prestige_vp": FactWord(lambda s, seat, of: scoring.PRESTIGE_VP, fixed=True),
    "uses_a_round": FactWord(lambda s, seat, of: advantages.USES_A_ROUND, fixed=True),
    "events_kept": FactWord(lambda s, seat, of: GAME.hand, fixed=True),
    "ministries": FactWord(lambda s, seat, of: GAME.ministries, fixed=True),
    "action_rounds": FactWord(lambda s, seat, of: GAME.action_rounds, fixed=True),
    "tiles_a_theater": FactWord(lambda s, seat, of: GAME.bonus_tiles_per_theater, fixed=True),
    "treaty_kept": FactWord(lambda s, seat, of: GAME.trp_kept, fixed=True),
    "start_score": FactWord(lambda s, seat, of: GAME.vp, fixed=True),
    "france_wins": FactWord(lambda s, seat, of: GAME.vp_france_wins, fixed=True),
}
PLACES = {
    "space": PlaceWord(lambda s, seat, of: (AT[of],), AT),
    "own": PlaceWord(_own, KINDS),
    "rival": PlaceWord(lambda s, seat, of: _own(s, 1 - seat, of), KINDS),
    "targets": PlaceWord(_target_spaces, KINDS),
    "empty": PlaceWord(_empty, ("", *REGION_IDS)),
    "empty_markets": PlaceWord(_empty_markets, ("", *COMMODITIES)),
    "empty_prestige": PlaceWord(_empty_prestige),
    "needs": PlaceWord(lambda s, seat, of: tuple(spaces(NEEDS[ADVANTAGE_AT[of]])), ADVANTAGE_IDS),
    "marked": PlaceWord(_marked),
    "marked_rival": PlaceWord(_marked_rival),
}
WORDS = LessonWords(event_kinds(events), FACTS, PLACES)

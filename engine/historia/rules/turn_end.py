"""The end of a turn: wonders, then the end-of-turn icons in the order of the board, then the next turn (rules 12)."""

from __future__ import annotations

from collections.abc import Callable

from engine.historia.card_language import Vp, VpPer
from engine.historia.components import GAME, ICON_ORDER, ICONS, LAST_TURN, SEGMENTS, TURNS_AN_ERA
from engine.historia.decisions import ListDecision, TurnEndDecision, WondersDecision
from engine.historia.events import (
    EraBegan,
    GameEnded,
    GovernmentPaid,
    IconReached,
    OrderSet,
    RowLaid,
    TerritoryScored,
    TurnBegan,
)
from engine.historia.rules import counts, leaders, rounds
from engine.historia.rules.card_lists import operations
from engine.historia.rules.map import sole, territories, token_vp
from engine.historia.rules.transfers import Out, add_cube, gain_vp, recover, take_back
from engine.historia.state import Category, Seat, State

WONDERS_STAGE, GOVERNMENT = "wonders", "government"
RESET_LEADERS = "reset_leaders"
STAGES = (WONDERS_STAGE, *ICON_ORDER)


def icons(s: State, turns_ahead: int = 0) -> tuple[str, ...]:
    """Returns the ids of the end-of-turn icons that have an effect this turn, or `turns_ahead` turns later, in order
    (rules 12, 13.1).

    After the last turn nothing is dealt; in the middle of an era there is no new row unless the option is on.
    """
    turn = s.turn + turns_ahead
    idle: tuple[str, ...] = ()
    if turn == LAST_TURN:
        idle = "reset_wonders", RESET_LEADERS
    elif (turn + 1) % TURNS_AN_ERA and not s.options.mid_era_row:
        idle = ("reset_wonders",)
    return tuple(icon for icon in SEGMENTS[turn % TURNS_AN_ERA] if icon not in idle)


def icons_left(s: State, seat: Seat) -> tuple[str, ...]:
    """Returns the ids of the end-of-turn icons that are still to be resolved for a player this turn, in order; before
    the turn's end, all."""
    end = next((frame for frame in s.frames if isinstance(frame, TurnEndDecision)), None)
    if end is None:
        return icons(s)
    past = end.stage + (STAGES[end.stage : end.stage + 1] == (GOVERNMENT,) and s.order.index(seat) < end.place)
    return tuple(icon for icon in icons(s) if STAGES.index(icon) >= past)


def step(s: State, f: TurnEndDecision, out: Out) -> bool:
    """Resolves the next stage of the end of a turn; after the last one, begins the next turn or ends the game. Always
    returns True."""
    if f.stage == len(STAGES):
        s.frames.pop()
        _next_turn(s, out)
        return True
    stage = STAGES[f.stage]
    if stage == WONDERS_STAGE:
        _each_player(s, f, lambda seat: s.frames.append(WondersDecision(seat, ("turn_end",))))
        return True
    if stage not in icons(s):
        f.stage += 1
        return True
    if f.place == 0:
        out.append(IconReached(stage))
    if stage == GOVERNMENT:
        _governments(s, f, out)
        return True
    f.stage += 1
    DO[stage](s, out)
    return True


def _each_player(s: State, f: TurnEndDecision, do: Callable[[Seat], None]) -> None:
    """Runs a stage for one player per step, in turn order."""
    do(s.order[f.place])
    f.place += 1
    if f.place == len(s.order):
        f.place, f.stage = 0, f.stage + 1


def _governments(s: State, f: TurnEndDecision, out: Out) -> None:
    """Pays one player's government per step, in the old turn order, then those of all Civbots (rules 12)."""
    if f.place < len(s.order):
        seat = s.order[f.place]
        government = counts.government(s, seat)
        out.append(GovernmentPaid(seat, government))
        s.frames.append(ListDecision(seat, ("government", government)))
        f.place += 1
        return
    for seat in s.civbot_order:
        score_civbot_government(s, seat, "governments", out)
    f.place, f.stage = 0, f.stage + 1


def score_civbot_government(s: State, seat: Seat, category: Category, out: Out) -> bool:
    """Gives a Civbot the VP of its government, but none of its other effects (rules 11.4); returns whether there were
    any VP."""
    government = counts.government(s, seat)
    vp = 0
    for op in operations(("government", government)):
        if isinstance(op, Vp):
            vp += op.n
        elif isinstance(op, VpPer):
            vp += counts.vp_per(s, seat, op)
    out.append(GovernmentPaid(seat, government))
    gain_vp(s, seat, vp, category, out, ("government", government))
    return vp > 0


# --- icons without a choice ---


def _add_cube(s: State, out: Out) -> None:
    for seat in s.order:
        add_cube(s, seat, ICONS["add_cube"].n, "used", out)


def _recover_cards(s: State, out: Out) -> None:
    for seat in s.order:
        take_back(s, seat, s.seats[seat].queue[: ICONS["recover_cards"].n], out)


def _recover_wonders(s: State, out: Out) -> None:
    for seat in s.order:
        s.seats[seat].turned = 0


def _recover_cubes(s: State, out: Out) -> None:
    for seat in s.order:
        recover(s, seat, s.seats[seat].cubes.bit_count(), out)


def _turn_order(s: State, out: Out) -> None:
    """Sorts by VP, the fewest first; equal seats keep their order."""
    s.order = tuple(sorted(s.order, key=lambda seat: s.seats[seat].vp))
    s.civbot_order = tuple(sorted(s.civbot_order, key=lambda seat: s.seats[seat].vp))
    out.append(OrderSet(s.order, s.civbot_order))


def deal_row(s: State, era: int, out: Out) -> None:
    """Replaces the row of wonders with new ones from an era's deck: two more than players, or as many as the deck still
    has. What becomes of the old ones is left to the caller."""
    deck = s.wonder_decks[era - 1]
    n = s.players + GAME.wonder_row.more_than_players
    s.row = deck[:n]
    s.wonder_decks = (*s.wonder_decks[: era - 1], deck[n:], *s.wonder_decks[era:])
    out.append(RowLaid(s.row))


def _reset_wonders(s: State, out: Out) -> None:
    """Replaces the row: from the same deck in the middle of an era, from the next one at its end."""
    s.gone_wonders += s.row
    deal_row(s, s.era + 1 if s.turn_of_era == TURNS_AN_ERA else s.era, out)


def _leader_bonus(s: State, out: Out) -> None:
    leaders.score(s, out)


def _reset_leaders(s: State, out: Out) -> None:
    """Begins the next draft with the first in the new turn order; packets go clockwise."""
    leaders.open_draft(s, s.era + 1, s.order[0], 1, out)


def _territory_bonus(s: State, out: Out) -> None:
    """Scores the tokens of territories with a single civilization, Civbots included."""
    for seat in (*s.order, *s.civbot_order):
        for territory in territories(sole(s, seat)):
            vp = token_vp(s, territory)
            out.append(TerritoryScored(seat, territory, vp))
            gain_vp(s, seat, vp, "territories", out)


DO: dict[str, Callable[[State, Out], None]] = {
    "add_cube": _add_cube,
    "recover_cards": _recover_cards,
    "recover_wonders": _recover_wonders,
    "recover_cubes": _recover_cubes,
    "turn_order": _turn_order,
    "reset_wonders": _reset_wonders,
    "leader_bonus": _leader_bonus,
    RESET_LEADERS: _reset_leaders,
    "territory_bonus": _territory_bonus,
}
"""The function of each icon that asks nobody."""


def begin_turn(s: State, out: Out) -> None:
    """Begins a turn and its first round, and on an era's first turn reports the new era."""
    s.round = 0
    if s.turn_of_era == 1:
        out.append(EraBegan(s.era))
    out.append(TurnBegan(s.turn + 1))
    rounds.begin(s, out)


def _next_turn(s: State, out: Out) -> None:
    s.revolution = False
    for civilization in s.seats:
        civilization.attacks_turn = 0
    if s.last_turn:
        s.over = "twelve_turns"
        out.append(GameEnded())
        return
    s.turn += 1
    begin_turn(s, out)

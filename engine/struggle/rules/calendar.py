"""The course of the game: the phases of six peace turns, and the four wars between them (rules 4)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.event import Event
from engine.struggle.cards import questions
from engine.struggle.components import ERA_OF_TURN, ERAS, FIRST_OF_ERA, GAME, LAST_TURN, STEPS, WARS
from engine.struggle.decisions import CalendarDecision
from engine.struggle.events import EraBegan, PeaceBegan, SquadronReturned
from engine.struggle.rules import (
    action_round,
    awards,
    dealing,
    debt,
    deck,
    demand,
    final_scoring,
    initiative,
    ministry_phase,
    scoring,
    victory,
)
from engine.struggle.rules.wars import war
from engine.struggle.state import State

Out = list[Event]


def step(s: State, f: CalendarDecision, out: Out) -> bool:
    """Carries out the calendar's pending phase, of a peace turn or a war, and stores the name of the next. Always
    returns True, since the position changes."""
    f.phase = PHASES[f.phase](s, out)
    return True


def _begin(s: State, out: Out) -> str:
    """Begins the next step of the calendar: a peace turn or a war."""
    entry = STEPS[s.step]
    if entry.war:
        war.begin(s, [row.id for row in WARS].index(entry.war), out)
        return "after_war"
    s.turn, s.round = entry.turn, 0
    out.append(PeaceBegan(s.turn, entry.era))
    if s.turn in FIRST_OF_ERA and s.turn > 1:
        _new_era(s, out)
    return "awards"


def _new_era(s: State, out: Out) -> None:
    """Phases 1 and 2: shuffles in the era's Events, removes those of two eras ago, raises Debt Limits."""
    era = ERA_OF_TURN[s.turn]
    if ERAS.index(era) >= 2:
        deck.remove_era(s, ERAS[ERAS.index(era) - 2])
    deck.shuffle_in(s, deck.events_of_era(era, s.edition), out)
    for side in range(len(s.players)):
        debt.change_limit(s, side, GAME.debt_limit_rise, out)
    out.append(EraBegan(era, (s.players[0].limit, s.players[1].limit)))


def _awards(s: State, out: Out) -> str:
    awards.draw_awards(s, out)
    demand.draw(s, out)
    return "reset"


def _reset(s: State, out: Out) -> str:
    """Phase 5: refreshes Advantages and abilities, returns Squadrons set aside, clears the Investment tiles."""
    s.exhausted, s.duties = 0, ""
    for seat, player in enumerate(s.players):
        player.used = ()
        if player.aside:
            out.append(SquadronReturned(seat, player.aside))
            player.box, player.aside = player.box + player.aside, 0
    deck.clear_tiles(s)
    return "deal"


def _deal(s: State, out: Out) -> str:
    deck.show_tiles(s, out)
    dealing.deal(s, out)
    dealing.ask(s)
    return "ministries"


def _ministries(s: State, out: Out) -> str:
    dealing.turn_up(s, out)
    ministry_phase.begin(s, out)
    return "initiative"


def _initiative(s: State, out: Out) -> str:
    initiative.begin(s, out)
    return "action"


def _action(s: State, out: Out) -> str:
    """Begins the next Action Round: four a side, alternating."""
    if s.round >= GAME.action_rounds * len(s.players):
        return "close"
    action_round.begin(s, s.first if s.round % 2 == 0 else 1 - s.first, out)
    return "action"


def _close(s: State, out: Out) -> str:
    """Phases 10-13: caps Treaty Points, resolves Ministries, scores the turn, checks for victory."""
    for seat, player in enumerate(s.players):
        debt.gain_trp(s, seat, min(0, GAME.trp_kept - player.trp), out)
    for seat in (s.first, 1 - s.first):
        for minister in questions.answers(s.players[seat], "end_of_turn"):
            minister.end_of_turn(s, seat, out)
    swept = scoring.score_turn(s, out)
    if not victory.end_if_won(s, swept, "sweep", out) and s.turn == LAST_TURN:
        final_scoring.score_final(s, out)
    return _next(s)


def _next(s: State) -> str:
    """Advances the calendar by one step."""
    s.step += 1
    return "begin"


def _after_war(s: State, out: Out) -> str:
    return _next(s)


PHASES: dict[str, Callable[[State, Out], str]] = {
    "begin": _begin,
    "awards": _awards,
    "reset": _reset,
    "deal": _deal,
    "ministries": _ministries,
    "initiative": _initiative,
    "action": _action,
    "close": _close,
    "after_war": _after_war,
}
"""The function of each phase; it returns the name of the next phase."""

"""The change of era: each seat flips its action token under an arch and takes the new era's token (rules 8)."""

from __future__ import annotations

from engine.brazil.components import ARCHES
from engine.brazil.decisions import EraDecision, TurnDecision
from engine.brazil.events import EraBegan, OldTokenPlaced
from engine.brazil.legality import allowed
from engine.brazil.moves import Move, PlaceOldToken, made
from engine.brazil.questions.owned import answers
from engine.brazil.rules.control import passive
from engine.brazil.rules.goods import Out
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse


def begin_change(s: State, revealer: Seat) -> None:
    """Starts the change of era: clockwise from the revealer, each seat chooses an arch (action space) for its old
    token."""
    count = len(s.seats)
    order = [(revealer + i) % count for i in range(count)]
    deciding = tuple(seat for seat in order if not passive(s, seat))
    s.frames.append(EraDecision(deciding[0], deciding[1:]))


def legal(s: State, f: EraDecision) -> list[Move]:
    """Returns the legal moves: each arch (action space) that the seat may choose for its old token."""
    return allowed(why_not, s, f, (made(PlaceOldToken, f.seat, arch) for arch in ARCHES))


def why_not(s: State, f: EraDecision, move: Move) -> Reason | None:
    """Returns the reason why the old token can't go under an arch; None if it can."""
    if not isinstance(move, PlaceOldToken):
        return refuse("era_changes_first")
    if move.arch not in ARCHES:
        return refuse("no_such_arch")
    return refuse("token_there_already", arch=move.arch) if move.arch in s.seats[f.seat].bonus else None


def apply(s: State, f: EraDecision, move: Move, out: Out) -> None:
    """Puts the seat's old token under an arch, whose bonus becomes the seat's; after the last seat the new era
    begins."""
    if not isinstance(move, PlaceOldToken):
        return
    player = s.changing(f.seat)
    player.bonus = (move.arch, player.bonus[1]) if s.era == 1 else (player.bonus[0], move.arch)
    player.token = ""
    out.append(OldTokenPlaced(f.seat, s.era, move.arch))
    _activate_bonus(s, f.seat, move.arch)
    if f.then:
        f.seat, f.then = f.then[0], f.then[1:]
        return
    s.frames.pop()
    s.era += 1
    out.append(EraBegan(s.era))
    for seat, other in enumerate(s.seats):
        for card in answers(other, "on_era"):
            card.on_era(s, seat, out)


def _activate_bonus(s: State, seat: Seat, arch: str) -> None:
    """Activates the bonus of a token put under the arch of the current turn."""
    turn = s.frames[0]
    if isinstance(turn, TurnDecision) and turn.seat == seat and turn.arch == arch:
        if s.era == 1:
            turn.peek = True
        else:
            turn.draw = True

"""A seat's turn: token and action, movements, bonuses, Gold cards, paintings, Missions, end of the round (rules 3)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

from engine.brazil.board import Mask, hexes
from engine.brazil.challenge import goals
from engine.brazil.components import ARCHES, GAME
from engine.brazil.decisions import Decision, PalaceDecision, TurnDecision, VictoryDecision
from engine.brazil.events import GameEnded, GoldCardPlayed, PaintingUsed, TokenPlaced, TurnBegan
from engine.brazil.legality import allowed
from engine.brazil.moves import (
    AnnounceMission,
    AttackAdjacent,
    DrawBonusCard,
    EndTurn,
    FightExpedition,
    Finish,
    Move,
    MoveUnits,
    Peek,
    PlaceToken,
    PlayGoldCard,
    UsePainting,
    made,
)
from engine.brazil.questions.gold import GOLD_RULES
from engine.brazil.questions.owned import CARDS, answers
from engine.brazil.rules import eras, exploration, missions, movement
from engine.brazil.rules.actions import build, deploy, harbor, manufacture, painting, renovate, trade
from engine.brazil.rules.control import passive
from engine.brazil.rules.goods import Out, discard, draw_combat
from engine.brazil.rules.payment_solver import Affordability, means, means_for_card
from engine.brazil.state import Seat, State
from engine.core.bounded_cache import BoundedCache
from engine.core.move import Reason, refuse

_ACTIONS: dict[str, Callable[[State, Seat, bool, str], Decision]] = {
    "deploy": deploy.action,
    "painting": painting.action,
    "build": build.action,
    "renovate": renovate.action,
    "manufacture": manufacture.action,
    "harbor": harbor.action,
    "trade": trade.action,
}
_OFFERS: dict[str, Callable[[State, Any, Affordability], Iterable[object]]] = {
    "painting": painting.offers,
    "build": build.offers,
    "renovate": renovate.offers,
    "manufacture": manufacture.offers,
    "trade": trade.offers,
}
"""The moves offered by those actions that may have none."""
_OTHERS = {token: tuple(arch for arch in ARCHES if arch != token) for token in ("", *ARCHES)}
_END = {seat: EndTurn(seat) for seat in range(8)}


def open_action(s: State, seat: Seat, arch: str, upgraded: bool, only: str = "") -> None:
    """Starts the action of an arch (action space), by the token or by a Gold card (`only`: the one Building it allows).
    From now on goods and cards that earlier actions brought may be used to pay."""
    s.fresh, s.fresh_cards = (), ()
    s.frames.append(_ACTIONS[arch](s, seat, upgraded, only))


def begin(s: State, seat: Seat, out: Out) -> None:
    """Starts a seat's turn, with one free movement and those that its cards add."""
    free = 1
    for card in answers(s.seats[seat], "free_movements"):
        free += card.free_movements()
    s.frames.append(TurnDecision(seat, "", free))
    out.append(TurnBegan(seat, s.round))


def legal(s: State, f: TurnDecision) -> list[Move]:
    """Returns the legal moves of a turn that are not part of an action or battle."""
    seat = f.seat
    player = s.seats[seat]
    if f.arch:
        out = movement.legal(s, f)
        if f.peek:
            out += _peeks(seat)[_unseen(s, seat)]
        if f.draw:
            out.append(DrawBonusCard(seat))
        out.append(_END[seat])
    else:
        out = [*_placings(seat, _arches(s, f))]
    if player.missions:
        out += missions.announceable(s, seat)
    if player.gold_cards:
        for card in dict.fromkeys(player.gold_cards):
            if GOLD_RULES[card].playable(s, seat):
                out.append(made(PlayGoldCard, seat, card))
    for owned in answers(player, "use_options"):
        for option in owned.use_options(s, seat):
            out.append(made(UsePainting, seat, owned.id, option))
    return out


@functools.cache
def _placings(seat: Seat, arches: tuple[str, ...]) -> tuple[PlaceToken, ...]:
    """The moves of the token to these arches. Cached."""
    return tuple(made(PlaceToken, seat, arch) for arch in arches)


@functools.cache
def _peeks(seat: Seat) -> BoundedCache[Mask, tuple[Peek, ...]]:
    """The peeks at each hex of a mask. Cached, as the same moves recur."""
    return BoundedCache(lambda there: tuple([made(Peek, seat, hex_id) for hex_id in hexes(there)]), 1 << 12)


def why_not(s: State, f: TurnDecision, move: Move) -> Reason | None:
    """Returns the reason why a move of the turn is not allowed; None if it is."""
    if isinstance(move, (MoveUnits, AttackAdjacent, FightExpedition)):
        return movement.why_not(s, f, move)
    if isinstance(move, AnnounceMission):
        return missions.why_not(s, f.seat, move.mission)
    if isinstance(move, PlayGoldCard):
        if move.card not in s.seats[f.seat].gold_cards:
            return refuse("not_held", thing=move.card)
        rules = GOLD_RULES[move.card]
        return None if rules.playable(s, f.seat) else rules.why_not_play(s, f.seat)
    if isinstance(move, UsePainting):
        return _why_not_use(s, f, move)
    if isinstance(move, PlaceToken):
        return _why_not_token(s, f, move)
    if isinstance(move, (Peek, DrawBonusCard)):
        return _why_not_bonus(s, f, move)
    if isinstance(move, EndTurn):
        return None if f.arch else refuse("action_first")
    return refuse("nothing_open")


def _why_not_use(s: State, f: TurnDecision, move: UsePainting) -> Reason | None:
    if move.painting not in s.seats[f.seat].paintings:
        return refuse("not_held", thing=move.painting)
    card = CARDS[move.painting]
    options = card.use_options(s, f.seat)
    if move.option in options:
        return None
    return refuse("no_such_option") if options else card.why_not_use(s, f.seat)


def _arches(s: State, f: TurnDecision) -> tuple[str, ...]:
    """The arches the token may move to (rules 3.1); used by list and check alike."""
    return () if f.arch else _OTHERS[s.seats[f.seat].token]


def _why_not_token(s: State, f: TurnDecision, move: PlaceToken) -> Reason | None:
    if move.arch in _arches(s, f):
        return None
    if f.arch:
        return refuse("token_already_moved", arch=f.arch)
    return refuse("same_arch", arch=move.arch) if move.arch in ARCHES else refuse("no_such_arch")


def _why_not_bonus(s: State, f: TurnDecision, move: Peek | DrawBonusCard) -> Reason | None:
    if not f.arch:
        return refuse("action_first")
    if isinstance(move, DrawBonusCard):
        return None if f.draw else refuse("bonus_not_here", era=2)
    if not f.peek:
        return refuse("bonus_not_here", era=1)
    if move.hex >= 0 and _unseen(s, f.seat) >> move.hex & 1:
        return None
    there = move.hex >= 0 and s.unexplored_mask >> move.hex & 1
    return refuse("already_peeked" if there else "nothing_unexplored_there")


def _unseen(s: State, seat: Seat) -> Mask:
    """Mask of the face-down tiles that the seat hasn't peeked at; used by list and check alike."""
    return s.unexplored_mask & ~s.seats[seat].peeked


def apply(s: State, f: TurnDecision, move: Move, out: Out) -> None:
    """Plays a move of the turn, which may start an action, a battle or a change of era."""
    seat = f.seat
    if isinstance(move, EndTurn):
        _end(s, f, out)
    elif isinstance(move, PlaceToken):
        _place_token(s, f, move.arch, out)
    elif isinstance(move, (MoveUnits, AttackAdjacent, FightExpedition)):
        movement.apply(s, f, move, out)
    elif isinstance(move, AnnounceMission):
        if missions.announce(s, seat, move.mission, out):
            eras.begin_change(s, seat)
        s.frames.append(PalaceDecision(seat))
    elif isinstance(move, PlayGoldCard):
        discard(s, seat, "gold", (move.card,), "played", out)
        out.append(GoldCardPlayed(seat, move.card))
        _play(s, f, move.card, out)
    elif isinstance(move, UsePainting):
        out.append(PaintingUsed(seat, move.painting))
        CARDS[move.painting].use(s, seat, move.option, out)
    elif isinstance(move, Peek):
        f.peek = False
        exploration.peek(s, seat, move.hex, out)
    elif isinstance(move, DrawBonusCard):
        f.draw = False
        draw_combat(s, seat, "token", out)


def _place_token(s: State, f: TurnDecision, arch: str, out: Out) -> None:
    player = s.changing(f.seat)
    player.token = f.arch = arch
    f.extra = arch not in movement.WITHOUT_EXTRA
    f.peek = player.bonus[0] == arch
    f.draw = player.bonus[1] == arch
    out.append(TokenPlaced(f.seat, arch))
    open_action(s, f.seat, arch, manufacture.upgraded(player, arch))


def _play(s: State, f: TurnDecision, card: str, out: Out) -> None:
    rules = GOLD_RULES[card]
    f.free += rules.free_movements()
    arch, only = rules.action()
    if arch:
        open_action(s, f.seat, arch, False, only)
    rules.on_played(s, f.seat, out)


def action_possible(s: State, seat: Seat, card: str) -> bool:
    """Whether the action granted by a Gold card would offer any move but finishing, once the card is discarded; True
    for a card that grants no action."""
    arch, only = GOLD_RULES[card].action()
    if arch not in _OFFERS:
        return True
    return any(_OFFERS[arch](s, _ACTIONS[arch](s, seat, False, only), means_for_card(s, seat)))


def arch_acts(s: State, seat: Seat, arch: str) -> bool:
    """Whether the action of an arch would offer any move but finishing, if the token were placed there now."""
    if arch not in _OFFERS:
        return True  # Deploy draws a card, the Harbor gives a resource
    if s.fresh or s.fresh_cards:  # the action begins by making them pay
        s = s.copy()
        s.fresh, s.fresh_cards = (), ()
    frame = _ACTIONS[arch](s, seat, manufacture.upgraded(s.seats[seat], arch), "")
    return any(_OFFERS[arch](s, frame, means(s, seat)))


def _end(s: State, f: TurnDecision, out: Out) -> None:
    """Ends the turn; the next seat clockwise begins. Rounds end before the first player's next turn."""
    s.frames.pop()
    s.fresh, s.fresh_cards = (), ()
    following = (f.seat + 1) % len(s.seats)
    while passive(s, following):
        following = (following + 1) % len(s.seats)
    if following == s.first:
        if s.board.scenario.challenge:
            if goals.end_after_round(s, out):
                return
        elif s.ending or s.round >= GAME.last_round:
            s.over = "mission" if s.ending else "last_round"
            out.append(GameEnded(s.over))  # type: ignore[arg-type]
            return
        s.round += 1
    begin(s, following, out)


# --- handler of VictoryDecision ---


def legal_victory(s: State, f: VictoryDecision) -> list[Move]:
    """Returns the legal moves after a battle or Expedition won: each Gold card that may be played, and finishing."""
    hand = dict.fromkeys(s.seats[f.seat].gold_cards)
    cards = (made(PlayGoldCard, f.seat, card) for card in hand)
    return allowed(why_not_victory, s, f, (*cards, made(Finish, f.seat)))


def why_not_victory(s: State, f: VictoryDecision, move: Move) -> Reason | None:
    """Returns the reason why a Gold card can't be played after a battle or Expedition won; None if it can."""
    if isinstance(move, Finish):
        return None
    if not isinstance(move, PlayGoldCard):
        return refuse("finish_first", what=f.kind)
    if move.card not in s.seats[f.seat].gold_cards:
        return refuse("not_held", thing=move.card)
    return None if GOLD_RULES[move.card].after_victory else refuse("not_after_a_battle")


def apply_victory(s: State, f: VictoryDecision, move: Move, out: Out) -> None:
    """Plays a Gold card after a won battle, or finishes."""
    if isinstance(move, PlayGoldCard):
        discard(s, f.seat, "gold", (move.card,), "played", out)
        out.append(GoldCardPlayed(f.seat, move.card))
        GOLD_RULES[move.card].on_victory(s, f.seat, out)
    else:
        s.frames.pop()


def step_victory(s: State, f: VictoryDecision, out: Out) -> bool:
    """Ends the decision after a won battle if no Gold card may be played; returns whether it ended."""
    if len(legal_victory(s, f)) > 1:
        return False
    s.frames.pop()
    return True

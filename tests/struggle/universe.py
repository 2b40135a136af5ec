"""Every move a side could ask for by its syntax, legal or not, so that the judge can be compared with the list."""

from __future__ import annotations

from itertools import combinations, permutations

from engine.struggle import moves as m
from engine.struggle.board import NAVAL, SIZE, spaces
from engine.struggle.components import ADVANTAGES, COMMODITIES, MINISTRIES, SIDES
from engine.struggle.decisions import LayoutDecision
from engine.struggle.moves import Move
from engine.struggle.rules.ministry_phase import available_ministries
from engine.struggle.state import State

STRANGE = "strange"
ALL = range(-1, SIZE + 1)
THEATERS = range(-1, 5)


def universe(s: State, seat: int) -> list[Move]:
    """Moves of every kind with every value that could make sense there, and some that could not."""
    return [*_round(s, seat), *_purchases(s, seat), *_picks(s, seat), *_phases(s, seat), *_wars(s, seat)]


def _round(s: State, seat: int) -> list[Move]:
    player = s.players[seat]
    cards = [card for card, _ in player.ministries] + [STRANGE]
    own = [card.id for card in MINISTRIES.values() if card.side == SIDES[seat]]
    out: list[Move] = [m.TakeTile(seat, no) for no in range(26)]
    out += [m.Pass(seat), m.EndRound(seat), m.UpgradePoint(seat)]
    out += [
        m.PlayEvent(seat, card, up, by)
        for card in (*player.hand, STRANGE)
        for up in ("", *cards)
        for by in ("", *cards)
    ]
    out += [m.Reveal(seat, card) for card in (*own, STRANGE)]
    for card in own:
        for ability in MINISTRIES[card].ability:
            targets = ("", *player.hand, *COMMODITIES, "st_domingue", "acadia", STRANGE)
            out += [m.UseAbility(seat, card, ability.id, target) for target in targets]
            out += [m.BuyAbility(seat, card, ability.id, as_) for as_ in ("major", "minor")]
    out += [m.UseAdvantage(seat, name, space) for name in (*ADVANTAGES, STRANGE) for space in ALL[::3]]
    out += [m.Upgrade(seat, theater) for theater in THEATERS]
    out += [m.SwapTiles(seat, a, b) for a in THEATERS for b in THEATERS]
    return out


def _purchases(s: State, seat: int) -> list[Move]:
    out: list[Move] = []
    reducing = ("", *(name for name, a in ADVANTAGES.items() if a.kind in ("price", "discount")))
    marked = [-1, *spaces(s.huguenots)]
    for as_ in ("major", "minor"):
        out += [m.ShiftMarket(seat, space, as_, name, h) for space in ALL for name in reducing for h in marked]
        out += [m.ShiftPolitical(seat, space, as_, name) for space in ALL for name in reducing]
        out += [m.ShiftPolitical(seat, space, as_, "", True) for space in ALL]
        out += [m.DrawEvent(seat, as_), m.BuyWarTile(seat, as_)]
        for cls in (m.RemoveConflict, m.BuildFort, m.RepairFort, m.SeizeFort):
            out += [cls(seat, space, as_) for space in ALL]
        out += [m.ConstructSquadron(seat, as_, by) for by in ("", STRANGE, *ADVANTAGES, *MINISTRIES)]
        naval = [-1, *spaces(NAVAL)]
        out += [m.Deploy(seat, a, b, as_) for a in naval for b in naval]
        out += [m.SendHome(seat, name, space, as_) for name in (*ADVANTAGES, STRANGE) for space in naval]
        out += [m.ExchangePoints(seat, to, as_) for to in ("economic", "diplomatic")]
    out += [m.PayRest(seat, debt, trp) for debt in range(8) for trp in range(6)]
    return out


def _picks(s: State, seat: int) -> list[Move]:
    tiles = [tile for laid in s.players[seat].laid for tile in laid]
    out: list[Move] = [m.PickSpace(seat, space) for space in ALL]
    out += [m.PickOption(seat, option) for option in range(4)]
    out += [m.PickTheater(seat, theater) for theater in THEATERS]
    out += [m.PickSquadron(seat, source) for source in ALL]
    out += [m.PickTile(seat, theater, tile) for theater in THEATERS for tile in (*tiles, STRANGE)]
    out += [m.PickCommodity(seat, one) for one in (*COMMODITIES, STRANGE)]
    out += [m.PickAdvantage(seat, name) for name in (*ADVANTAGES, STRANGE)]
    return [*out, m.Decline(seat)]


def _phases(s: State, seat: int) -> list[Move]:
    player = s.players[seat]
    tiles = [tile for laid in player.laid for tile in laid]
    able = available_ministries(s, seat)
    out: list[Move] = [m.NameFirst(seat, side) for side in range(3)]
    out += [m.KeepEvents(seat, cards) for n in (2, 3, 4) for cards in combinations(player.hand, n)]
    out += [m.ChooseMinistries(seat, cards) for n in range(4) for cards in combinations((*able, STRANGE), n)]
    out += [m.KeepTile(seat, keep, to) for keep in ("drawn", "lying") for to in ("pool", "out")]
    out += [m.LayTile(seat, theater) for theater in THEATERS]
    out += [m.LayTile(seat, a, tile, b) for a in THEATERS for tile in tiles for b in THEATERS]
    out += [m.DiscardEvent(seat, card) for card in (*player.hand, STRANGE)]
    frame = s.frames[-1]
    if isinstance(frame, LayoutDecision):
        out += [m.LayBasic(seat, tiles) for tiles in dict.fromkeys(permutations(frame.drawn))]
    return [*out, m.LayBasic(seat, ()), m.LayBasic(seat, ("basic_one",))]


def _wars(s: State, seat: int) -> list[Move]:
    tiles = sorted({tile for laid in s.players[seat].laid for tile in laid})
    out: list[Move] = [m.TileEffect(seat, tile, space) for tile in tiles for space in ALL]
    out += [m.DeclineEffect(seat, tile) for tile in (*tiles, STRANGE)]
    out += [m.Conquer(seat, space, source) for space in ALL for source in (-2, -1, *spaces(NAVAL))]
    for cls in (m.Unflag, m.LoseSquadron, m.PlaceUsa, m.RemoveFort):
        out += [cls(seat, space) for space in ALL]
    return [*out, m.Refuse(seat), m.Cede(seat), m.Finish(seat)]

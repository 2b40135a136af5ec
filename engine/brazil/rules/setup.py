"""Setting up a game: map, decks, and the drafting of Missions, Monarchs and Capitals (rules 2)."""

from __future__ import annotations

from typing import Any

from engine.brazil import solo
from engine.brazil.board import MapBoard, mask_of, with_value_at
from engine.brazil.components import (
    CAPITALS,
    CITIES,
    COLOUR_SETS,
    COLOURS,
    COMBAT_CARDS,
    EXPLORATION,
    FRAME_COLOURS,
    GOLD_CARDS,
    MISSIONS,
    PAINTINGS,
    TILE_KINDS,
    deck,
    monarchs_of,
)
from engine.brazil.decisions import BidDecision, CapitalDecision, DraftDecision, MonarchDecision
from engine.brazil.events import BidMade, CapitalChosen, CapitalsRevealed, MissionsKept, MonarchChosen
from engine.brazil.fields import MOST_BID
from engine.brazil.legality import allowed
from engine.brazil.moves import Bid, ChooseCapital, ChooseMonarch, KeepMission, Move, made
from engine.brazil.position_types import CITY_STACKS, LAST_ERA, SHOWN_PER_FRAME
from engine.brazil.rules import turn
from engine.brazil.rules.bag import EMPTY
from engine.brazil.rules.control import passive, put_capital
from engine.brazil.rules.goods import Out, gain
from engine.brazil.state import NOBODY, Player, Setup, State
from engine.core.components import in_edition
from engine.core.move import Reason, refuse
from engine.core.rng import Rng
from engine.core.rules import SetupError

ERAS = tuple(range(1, LAST_ERA + 1))


def check(board: MapBoard, setup: Setup) -> None:
    """Validates a setup against scenario and box. Raises SetupError."""
    wanted = board.scenario.seats
    colours = setup.colours
    if len(colours) != wanted:
        raise SetupError(f"scenario {setup.scenario} is for {wanted} seats, not {len(colours)}")
    for colour in colours:
        if colour not in COLOURS:
            raise SetupError(f"unknown colour {colour!r}; there are {', '.join(COLOURS)}")
    if len(dict.fromkeys(colours)) < len(colours):
        raise SetupError("every seat needs a colour of its own")
    if (challenge := board.scenario.challenge) is not None:
        if colours != challenge.colours:
            raise SetupError(f"the challenge {challenge.id} is played with {', '.join(challenge.colours)}")
        level = setup.options.solo_difficulty
        if level not in challenge.levels:
            raise SetupError(
                f"the challenge {challenge.id} has no level {level!r}; it has {', '.join(challenge.levels)}"
            )
    per_era = len(in_edition(MISSIONS, setup.edition)) // len(ERAS)
    if setup.options.mission_draft * wanted > per_era:
        most = per_era // setup.options.mission_draft
        raise SetupError(f"there are Missions to draft 1 of {setup.options.mission_draft} for {most} seats at most")


def new_game(board: MapBoard, setup: Setup, seed: int) -> State:
    """Creates the position of the first decision, shuffled by `seed`. Raises SetupError."""
    check(board, setup)
    rng, size, fixed = Rng(seed), board.size, board.scenario.solo
    colours = [*setup.colours, fixed.enemy] if fixed and fixed.enemy else setup.colours
    s = State(
        edition=setup.edition,
        board=board,
        options=setup.options,
        seats=[Player(colour) for colour in colours],
        frames=[],
        tile=("",) * size,
        owner=(NOBODY,) * size,
        goods=(EMPTY,) * size,
        palace=(0,) * size,
        unexplored=("",) * size,
        explored=("",) * size,
        stock=tuple(kind.count for kind in TILE_KINDS),
    )
    _lay_out(s, rng)
    _shuffle_decks(s, rng)
    _deal(s, rng)
    s.rng = rng.state
    return s


def _lay_out(s: State, rng: Rng) -> None:
    """Places exploration tiles on the `?` hexes and Capital tiles on the Capital hexes, the 1st Player tile among
    them."""
    tiles = rng.shuffled(deck(EXPLORATION, s.edition))
    places = s.board.scenario.unknown
    for hex_id, tile in zip(places, tiles, strict=False):
        s.unexplored = with_value_at(s.unexplored, hex_id, tile)
    s.unexplored_mask = mask_of(places)
    s.box = tuple(tiles[len(places) :])
    if s.board.scenario.solo:
        solo.place_pieces(s)
        return
    hexes_of_capitals = s.board.scenario.capitals
    first = [c for c in CAPITALS if c.first_player]
    others = rng.shuffled([c for c in CAPITALS if not c.first_player])
    chosen = rng.shuffled([*first, *others[: len(hexes_of_capitals) - len(first)]])
    s.capital_tiles = tuple((h, c.resource) for h, c in zip(hexes_of_capitals, chosen, strict=True))
    s.first_player_hex = next(h for h, c in zip(hexes_of_capitals, chosen, strict=True) if c.first_player)


def _shuffle_decks(s: State, rng: Rng) -> None:
    s.combat_deck = tuple(rng.shuffled(deck(COMBAT_CARDS, s.edition)))
    s.gold_deck = tuple(rng.shuffled(deck(GOLD_CARDS, s.edition)))
    cities = rng.shuffled(list(CITIES))
    half = len(cities) // CITY_STACKS
    s.cities = (tuple(cities[:half]), tuple(cities[half:]))
    decks, gallery = [], []
    for colour in FRAME_COLOURS:
        cards = rng.shuffled([p.id for p in in_edition(PAINTINGS, s.edition) if p.colour == colour])
        gallery += cards[:SHOWN_PER_FRAME]
        decks.append(tuple(cards[SHOWN_PER_FRAME:]))
    s.painting_decks, s.gallery = tuple(decks), tuple(gallery)


def _deal(s: State, rng: Rng) -> None:
    """Deals Missions and pushes the decisions so that seat 0 decides first: Missions, then Monarch, seat by seat."""
    decks = {era: rng.shuffled([m.id for m in in_edition(MISSIONS, s.edition) if m.era == era]) for era in ERAS}
    deciding = [seat for seat in range(len(s.seats)) if not passive(s, seat)]
    frames: list[Any] = []
    for seat in deciding:
        dealt: list[str] = []
        for era in ERAS:
            dealt += sorted(decks[era][: s.options.mission_draft])
            del decks[era][: s.options.mission_draft]
        frames.append(DraftDecision(seat, tuple(dealt)))
        if s.options.monarchs == "chosen":
            frames.append(MonarchDecision(seat))
        elif s.options.monarchs == "bid":
            frames.append(BidDecision(seat))
        else:
            s.changing(seat).monarch = rng.choice(monarchs_of(s.seats[seat].colour, s.edition))
    s.mission_decks = tuple(tuple(decks[era]) for era in ERAS)
    s.frames = frames[::-1]


def _eras_open(f: DraftDecision) -> int:
    """The era of the Missions to choose from now."""
    return MISSIONS[f.dealt[0]].era


def _next_step(s: State, out: Out) -> None:
    """After the last secret decision: Monarchs in the order of bids, then the Capitals are revealed."""
    if s.frames:
        return
    waiting = [seat for seat, player in enumerate(s.seats) if not player.monarch and not passive(s, seat)]
    if waiting:
        order = sorted(waiting, key=lambda seat: (-s.seats[seat].bid, seat))
        s.frames = [MonarchDecision(seat, True) for seat in reversed(order)]
    elif s.board.scenario.solo:
        turn.begin(s, 0, out)
        solo.ask_starting_resource(s, out)
    else:
        rng = Rng(s.rng)
        chooser = rng.below(len(s.seats))
        s.rng = rng.state
        out.append(CapitalsRevealed(chooser))
        s.frames.append(CapitalDecision(chooser))


# --- handlers of the setup decisions ---


def legal_draft(s: State, f: DraftDecision) -> list[Move]:
    """Returns the legal moves: keeping one of the Missions dealt, of the one era that is due (the eras are chosen from
    one after the other)."""
    return allowed(why_not_draft, s, f, (KeepMission(f.seat, mission) for mission in f.dealt))


def why_not_draft(s: State, f: DraftDecision, move: Move) -> Reason | None:
    if not isinstance(move, KeepMission):
        return refuse("keep_missions_first")
    if move.mission not in f.dealt:
        return refuse("not_dealt_to_you")
    era = _eras_open(f)
    return None if MISSIONS[move.mission].era == era else refuse("one_era_after_the_other", era=era)


def apply_draft(s: State, f: DraftDecision, move: Move, out: Out) -> None:
    if not isinstance(move, KeepMission):
        return
    player = s.changing(f.seat)
    era = MISSIONS[move.mission].era
    back = tuple(m for m in f.dealt if MISSIONS[m].era == era and m != move.mission)
    decks = list(s.mission_decks)
    decks[era - 1] += back
    s.mission_decks = tuple(decks)
    player.missions += (move.mission,)
    player.returned += back
    f.dealt = tuple(m for m in f.dealt if MISSIONS[m].era != era)
    if not f.dealt:
        s.frames.pop()
        out.append(MissionsKept(f.seat, player.missions))
        _next_step(s, out)


def legal_bid(s: State, f: BidDecision) -> list[Move]:
    """Returns the legal moves: each possible bid of VP."""
    return allowed(why_not_bid, s, f, (Bid(f.seat, vp) for vp in range(MOST_BID + 1)))


def why_not_bid(s: State, f: BidDecision, move: Move) -> Reason | None:
    if not isinstance(move, Bid):
        return refuse("bid_first")
    return None if 0 <= move.vp <= MOST_BID else refuse("bid_out_of_range", most=MOST_BID)


def apply_bid(s: State, f: BidDecision, move: Move, out: Out) -> None:
    if isinstance(move, Bid):
        s.frames.pop()
        s.changing(f.seat).bid = move.vp
        out.append(BidMade(f.seat, move.vp))
        _next_step(s, out)


def _colours_open(s: State, f: MonarchDecision) -> tuple[str, ...]:
    """The seat's own colour; after bids, any colour of which no Monarch was chosen."""
    if not f.any_colour:
        return (s.seats[f.seat].colour,)
    taken = [player.colour for player in s.seats if player.monarch]
    return tuple(colour for colour in COLOURS if colour not in taken)


def _monarchs_open(s: State, f: MonarchDecision) -> list[str]:
    """The Monarchs of those colours; used by list and check alike."""
    colours = _colours_open(s, f)
    return [monarch for colour in COLOUR_SETS if colour in colours for monarch in monarchs_of(colour, s.edition)]


def legal_monarch(s: State, f: MonarchDecision) -> list[Move]:
    """Returns the legal moves: each Monarch that the seat may choose."""
    return [made(ChooseMonarch, f.seat, monarch) for monarch in _monarchs_open(s, f)]


def why_not_monarch(s: State, f: MonarchDecision, move: Move) -> Reason | None:
    if not isinstance(move, ChooseMonarch):
        return refuse("choose_monarch_first")
    return None if move.monarch in _monarchs_open(s, f) else refuse("monarch_of_other_colour")


def apply_monarch(s: State, f: MonarchDecision, move: Move, out: Out) -> None:
    if not isinstance(move, ChooseMonarch):
        return
    player = s.changing(f.seat)
    colour = next(c for c, entry in COLOUR_SETS.items() if move.monarch in entry.monarchs)
    for seat, other in enumerate(s.seats):
        if seat != f.seat and other.colour == colour:
            s.changing(seat).colour = player.colour
    player.colour, player.monarch = colour, move.monarch
    s.frames.pop()
    out.append(MonarchChosen(f.seat, move.monarch, colour))
    _next_step(s, out)


def legal_capital(s: State, f: CapitalDecision) -> list[Move]:
    """Returns the legal moves: each Capital tile that the seat may choose."""
    return allowed(why_not_capital, s, f, (ChooseCapital(f.seat, hex_id) for hex_id, _ in s.capital_tiles))


def why_not_capital(s: State, f: CapitalDecision, move: Move) -> Reason | None:
    if not isinstance(move, ChooseCapital):
        return refuse("choose_capital_first")
    return None if any(hex_id == move.hex for hex_id, _ in s.capital_tiles) else refuse("no_capital_tile_there")


def apply_capital(s: State, f: CapitalDecision, move: Move, out: Out) -> None:
    if not isinstance(move, ChooseCapital):
        return
    s.frames.pop()
    resource = dict(s.capital_tiles)[move.hex]
    s.capital_tiles = tuple(entry for entry in s.capital_tiles if entry[0] != move.hex)
    put_capital(s, f.seat, move.hex)
    out.append(CapitalChosen(f.seat, move.hex, resource))
    gain(s, f.seat, (resource,), "capital", out)
    if move.hex == s.first_player_hex:
        s.first = f.seat
    if s.capital_tiles:
        s.frames.append(CapitalDecision((f.seat + 1) % len(s.seats)))
    else:
        turn.begin(s, s.first, out)


def step_capital(s: State, f: CapitalDecision, out: Out) -> bool:
    """Takes the Capital tile for the seat if only one is left; returns whether it did."""
    if len(s.capital_tiles) > 1:
        return False
    apply_capital(s, f, ChooseCapital(f.seat, s.capital_tiles[0][0]), out)
    return True

"""Sets up a new game: turn orders, tokens, decks, leader draft and first cubes (rules 2)."""

from __future__ import annotations

from engine.core.components import in_edition
from engine.core.move import Reason, refuse
from engine.core.rng import Rng
from engine.core.rules import SetupError
from engine.historia.components import (
    CIVBOT_CARDS,
    CIVILIZATIONS,
    DIFFICULTIES,
    ERAS,
    GAME,
    LEADERS,
    START_HAND,
    TOKENS,
    WONDERS,
    advisors_of,
)
from engine.historia.decisions import FirstCubeDecision
from engine.historia.moves import Move, PlaceCube
from engine.historia.rules import leaders, map, turn_end
from engine.historia.rules.transfers import Out, gain_vp, settle
from engine.historia.state import Civilization, Seat, Setup, State


def check(setup: Setup) -> None:
    """Validates a setup: numbers of seats, civilizations, difficulties. Raises SetupError."""
    players, civbots = len(setup.civilizations), len(setup.civbots)
    least, most = GAME.players.min, GAME.players.max
    if not least <= players <= most:
        raise SetupError(f"{players} players: there are {least} to {most}")
    if players + civbots > most:
        raise SetupError(f"{players} players and {civbots} Civbots: together at most {most}")
    if players == 1 and not civbots:
        raise SetupError("one player needs at least one Civbot")
    for civilization in setup.civilizations:
        if civilization not in CIVILIZATIONS:
            raise SetupError(f"unknown civilization {civilization!r}; there are {', '.join(CIVILIZATIONS)}")
        if setup.civilizations.count(civilization) > 1:
            raise SetupError(f"civilization {civilization} is taken twice; each player takes another")
    for difficulty in setup.civbots:
        if difficulty not in DIFFICULTIES:
            raise SetupError(f"unknown difficulty {difficulty!r}; there are {', '.join(DIFFICULTIES)}")


def new_game(setup: Setup, seed: int) -> State:
    """Creates the first position of a game, in which the first leader is to be chosen. Raises SetupError for a setup
    that is not valid."""
    check(setup)
    rng = Rng(seed)
    players = len(setup.civilizations)
    left = [c for c in CIVILIZATIONS if c not in setup.civilizations]
    seats = [_player(civilization, setup.edition, rng) for civilization in setup.civilizations]
    seats += [_civbot(left[index], difficulty) for index, difficulty in enumerate(setup.civbots)]
    s = State(setup.options, seats, [], players, edition=setup.edition)
    s.order = tuple(rng.shuffled(range(players)))
    s.civbot_order = tuple(rng.shuffled(range(players, len(seats))))
    s.tokens = tuple(rng.shuffled(list(TOKENS))[: len(map.IDS)])
    eras = range(1, ERAS + 1)
    s.wonder_decks = tuple(
        tuple(rng.shuffled([w.id for w in in_edition(WONDERS, s.edition) if w.era == era])) for era in eras
    )
    s.leader_decks = tuple(
        tuple(rng.shuffled([x.id for x in in_edition(LEADERS, s.edition) if x.era == era])) for era in eras
    )
    s.civbot_deck = tuple(rng.shuffled([card.id for card in in_edition(CIVBOT_CARDS, s.edition)]))
    s.rng = rng.state
    turn_end.deal_row(s, 1, [])
    s.frames = [FirstCubeDecision(s.order[0], 0)]
    leaders.open_draft(s, 1, s.order[-1], -1, [])
    return s


def _player(civilization: str, edition: int, rng: Rng) -> Civilization:
    cubes = GAME.cubes
    deck = tuple(rng.shuffled(advisors_of(civilization, edition)))
    return Civilization(
        civilization,
        supply=cubes.start_supply,
        used=cubes.start_used,
        reserve=cubes.start_reserve,
        hand=START_HAND,
        advisors=deck[:1],
        advisor_deck=deck[1:],
    )


def _civbot(civilization: str, difficulty: str) -> Civilization:
    technology, military = GAME.civbots.start
    return Civilization(civilization, difficulty, technology=technology, military=military, supply=GAME.civbots.cubes)


# --- the first cubes ---


def _empty(s: State) -> int:
    return map.EVERYWHERE & ~map.occupied(s)


def legal(s: State, f: FirstCubeDecision, seat: Seat) -> list[Move]:
    return [PlaceCube(seat, territory) for territory in map.territories(_empty(s))]


def why_not(s: State, f: FirstCubeDecision, move: Move) -> Reason | None:
    if not isinstance(move, PlaceCube):
        return refuse("place_first_cube")
    if not 0 <= move.territory < len(map.IDS):
        return refuse("no_such_territory")
    if _empty(s) >> move.territory & 1:
        return None
    return refuse("territory_not_empty", territory=map.IDS[move.territory])


def apply(s: State, f: FirstCubeDecision, move: Move, out: Out) -> None:
    assert isinstance(move, PlaceCube)
    settle(s, f.seat, move.territory, out)
    if s.options.score_setup_territory:
        gain_vp(s, f.seat, map.token_vp(s, move.territory), "setup", out)
    f.place += 1
    if f.place < len(s.order):
        f.seat = s.order[f.place]
        return
    s.frames.pop()
    for seat in s.civbot_order:
        highest = max(map.territories(_empty(s)), key=lambda t: s.tokens[t])
        settle(s, seat, highest, out)
    turn_end.begin_turn(s, out)

"""Sets up a new game: flags, tracks, Squadrons, tiles and decks (rules 4.2, options 16)."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.struggle.board import START, THEATERS, mask_of
from engine.struggle.components import BASIC_BOX, GAME, INVESTMENTS, OPTION, SIDES
from engine.struggle.decisions import CalendarDecision
from engine.struggle.rules import deck
from engine.struggle.rules.bonus_war_tiles import add_to_theater
from engine.struggle.rules.wars import layout
from engine.struggle.state import SPAIN, Player, Setup, State


def new_game(setup: Setup, seed: int) -> State:
    """Creates the position before the first phase of turn 1; the same for the same seed."""
    options = setup.options
    s = State(options, [], [CalendarDecision()], [*START, 0, 0], rng=Rng(seed).bits(), edition=setup.edition)
    s.vp = GAME.vp
    s.initiative = s.first = SIDES.index(GAME.first_initiative)
    if options.spanish_empire:
        s.held[SPAIN] = mask_of(OPTION["spanish_empire"].flags)
    for side, head_start in zip(GAME.side, (options.head_start_france, options.head_start_britain), strict=True):
        player = Player(GAME.debt, GAME.debt_limit, GAME.trp + head_start)
        player.box, player.unbuilt = side.navy_box, GAME.squadrons - side.navy_box
        player.basic = tuple(sorted(BASIC_BOX))
        player.laid = ((),) * len(THEATERS[0])
        s.players.append(player)
    rng = Rng(s.rng)
    s.stack = tuple(rng.shuffled(list(INVESTMENTS)))
    s.deck = tuple(rng.shuffled(deck.events_of_era("succession", s.edition)))
    s.rng = rng.state
    layout.set_up_display(s, 0, [])
    _bonus_tiles(s)
    return s


def _bonus_tiles(s: State) -> None:
    """Places the Bonus War tiles that are at theaters of the first war at setup."""
    rng = Rng(s.rng)
    names = [theater.id for theater in THEATERS[0]]
    for seat, side in enumerate(GAME.side):
        player = s.players[seat]
        for entry in side.bonus_tiles:
            for _ in range(entry.n):
                tile = rng.choice(player.bonus)
                pool = list(player.bonus)
                pool.remove(tile)
                player.bonus = tuple(pool)
                add_to_theater(player, names.index(entry.theater), tile)
    s.rng = rng.state

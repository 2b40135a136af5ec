"""Plays Historia by what is written down; where bots sit beside, what is done is thought of as the game goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from engine.bots.registry import BOTS
from engine.core.rng import Rng
from engine.core.session import Session
from engine.historia import moves as m
from engine.historia.moves import Move
from engine.historia.rules.map import IDS
from engine.historia.state import State
from game.historia.match import RULES
from game.historia.table import TableScreen
from game.platform import clock
from tests.historia.random_play import pick
from tests.playthrough.written import Written

AT_RANDOM = 5  # every so many decisions one is left to chance: bots leave out much that can be done


def decided(view: State, seat: int, seed: int) -> Move:
    """What is done with these eyes: what brings most at once, now and then what comes."""
    rng = Rng(seed)
    if rng.below(AT_RANDOM) == 0:
        return pick(rng, RULES.legal_moves(view, seat))
    return BOTS["greedy"]().choose(RULES, view, seat, rng)


def steps(session: Session[State, Move], seed: int) -> Iterator[Move]:
    """The next move of such a game, of any seat that is asked; the caller submits it."""
    while session.awaiting:
        seat = session.awaiting[0]
        yield decided(session.view(seat), seat, seed * 100_003 + len(session.log))


class HistoriaDriver(Written):
    panels = frozenset(("tray", "draft", "reveal", "recap", "log", "cards", "history", "advice", "drawer-panel"))

    @property
    def table(self) -> TableScreen:
        return cast(TableScreen, super().table)

    def step(self) -> None:
        """What ends an era is looked at together, until somebody goes on."""
        if self.app.top is self.app.stack[0] and self.table.model.parting and "main" in self.named():
            self.press_named("main")
        super().step()

    def asked(self) -> str:
        table, model = self.table, self.table.model
        if (scene := table.scenes.scene_progress(clock.now())) is not None:
            return type(scene[0]).__name__
        if not model.deciding:
            return "others"
        begun = [word for word, there in (("lifted", model.lifted), ("pending", model.pending)) if there]
        return "-".join([type(model.frame).__name__, *begun])

    def wanted(self) -> Move:
        """Bots do not play what is written down: with them there it is thought of now."""
        match = self.table.match
        if len(match.people) == match.onlooker.players:
            return cast(Move, super().wanted())
        seat = match.acting
        assert seat is not None
        return decided(match.view, seat, match.session.seed * 100_003 + len(match.log))

    def toward(self, want: Move) -> None:
        model = self.table.model
        self.table.automatic = False  # every decision is clicked
        if isinstance(want, m.RecoverCube) and want.territory == m.USED_POOL:
            self.press_named("pool-used")  # one; the main button takes all
        elif model.pending == want:
            self.press_named("main")
        elif isinstance(want, m.Finish) and model.pending is not None:
            self.table.controller.give_up()
        elif isinstance(want, m.Resolve) and want.card != model.in_play:
            self.press_named(f"shown-{want.card}")
        elif isinstance(want, m.SealCards):
            wrong = [card for card in model.lifted if card not in want.cards]
            new = [card for card in want.cards if card not in model.lifted]
            self.press_named(f"card-{[*wrong, *new][0]}" if wrong or new else "main")
        else:
            self.press_named(*_names(want))


def _names(want: Move) -> tuple[str, ...]:
    """What a click on does this, the usual place first."""
    if isinstance(want, m.PlaceCube):
        return (f"territory-{IDS[want.territory]}",)
    if isinstance(want, m.RecoverCube):
        return ("pool-used",) if want.territory == m.USED_POOL else (f"territory-{IDS[want.territory]}",)
    if isinstance(want, m.ChoosePartner):
        ways = (f"partner-{want.other}", f"strip-{want.other}")
        return ways if want.seat % 2 == 0 else ways[::-1]
    if isinstance(want, (m.Ready, m.UseWonder)):
        return (f"own-{want.wonder}",)
    if isinstance(want, m.KeepLeader):
        return (f"leader-{want.leader}",)
    if isinstance(want, m.Resolve):
        return (f"side-{want.card}-{want.side}",)
    if isinstance(want, m.Attack):
        return (f"war-{want.other}-{want.territory}",)
    if isinstance(want, m.TakeBack):
        return (f"queue-{want.card}",)
    if isinstance(want, m.TakeWonder):
        return (f"row-{want.wonder}",)
    if isinstance(want, m.ChooseOption):
        return (f"option-{want.option}",)
    if isinstance(want, m.TakeAction):
        return (f"extra-{want.side}",)
    assert isinstance(want, m.Finish), want
    return ("main",)

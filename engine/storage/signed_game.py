"""Verifies the deal and the signed moves of a save whose game was dealt jointly by its participants."""

from __future__ import annotations

from typing import Any

from engine.core.deal import HOST, DealError, participant_name
from engine.core.move import Seat
from engine.core.rules import M, Rules, S
from engine.core.session import Session
from engine.core.signed_chain import ChainError, JointGame, verify_chain
from engine.storage.save_file import SaveError, SaveFile, one_line


class SignedGameError(SaveError):
    """A save does not agree with what was signed: the number of the first wrong line, 0 for what was agreed before the
    first one, and the seat or HOST whose it is."""

    def __init__(self, line: int, participant: Seat, reason: str) -> None:
        place = f"line {line}" if line else "before the first line"
        super().__init__(f"{place}, {participant_name(participant)}: {reason}")
        self.line = line
        self.participant = participant


def joint_of(save: SaveFile) -> JointGame | None:
    """Returns the joint deal of a save with its signed lines, not yet checked; None for a game without a joint deal."""
    return JointGame(save.deal, save.signed) if save.deal is not None else None


def repeat(session: Session[S, M], do: str, seat: Seat | None, move: dict[str, Any] | None) -> None:
    """Repeats one line of a log on a session, as `do` says: plays its move, undoes the last one of `seat`, redoes, goes
    back, hands over; signed lines that change no position do nothing. `move` is the body of a signed line. Raises
    ValueError (IllegalMove among them) where it can't be done."""
    rules = session.rules
    if do == "hand_over":
        session.hand_over()
    elif do == "undo":
        if session.undo(seat) is None:
            raise ValueError("nothing can be taken back")
    elif do in ("call_in", "come_back", "seen", "ask", "agree"):
        if session.joint is None:
            raise ValueError("only a game dealt by all its people has such a line")
    elif move is None:
        raise ValueError("no move is named")
    elif do == "rewind":
        place = move.get("place")
        if not isinstance(place, int) or not 0 <= place < len(session.log):
            raise ValueError("there is no such place to go back to")
        session.rewind(place)
    elif do == "move":
        session.submit(rules.load_move(move))
    elif session.redo() is None or session.log[-1].move != rules.load_move(move):
        raise ValueError("another move was taken back")


def check_signatures(save: SaveFile) -> None:
    """Checks the joint deal and the signed lines of a save, without playing a move: terms, shares, seed, and that each
    line is signed by its seat over the line before. Raises SignedGameError."""
    deal = save.deal
    if deal is None:
        if save.signed:
            raise SignedGameError(1, HOST, "the lines are signed, but no deal says by whom")
        return
    terms = deal.terms
    if (terms.game, terms.setup) != (save.game, save.setup):
        raise SignedGameError(0, HOST, "the game or its setup is not the one all agreed on")
    names = [seat.name for seat in terms.seats]
    for seat, player in enumerate(save.players):
        if seat >= len(names) or player.name != names[seat]:
            raise SignedGameError(0, seat, "has another name than all agreed on")
    try:
        save.check_deal()
        verify_chain(terms, deal.promise, save.signed)
    except DealError as error:
        raise SignedGameError(0, error.participant, error.reason) from error
    except ChainError as error:
        raise SignedGameError(error.line, error.participant, error.reason) from error
    except ValueError as error:
        raise SignedGameError(0, HOST, str(error)) from error


def check_lines(rules: Rules[S, M], save: SaveFile, setup: Any) -> None:
    """Replays the signed lines of a save and checks that they give its moves. Of a finished game also that they reach
    its end, and that a seat, not the host, signed the last one. Raises SignedGameError; does nothing for a game without
    a joint deal."""
    deal = save.deal
    if deal is None:
        return
    if save.older or save.start is not None:
        raise SignedGameError(0, HOST, "rules or components were corrected since; its lines can't be played again")
    joint = JointGame(deal)
    session: Session[S, M] = Session(rules, setup, save.seed, joint=joint)
    for number, line in enumerate(save.signed, 1):
        signer = joint.chain.signer(line.do, line.seat)
        try:
            repeat(session, line.do, line.seat, line.body)
        except Exception as error:  # a move that was never legal may raise any error in a rule
            raise SignedGameError(number, signer, f"can't be played: {one_line(error)}") from error
        joint.follow(line)
    try:
        joint.compare(save.moves)
    except ChainError as error:
        raise SignedGameError(error.line, error.participant, error.reason) from error
    if save.totals is not None and session.awaiting:
        raise SignedGameError(len(save.signed) + 1, session.awaiting[0], "is missing: the game was not over yet")
    if save.totals is not None and joint.last_signer == HOST:  # it could exchange the last lines
        raise SignedGameError(len(save.signed), HOST, "nobody else signed the end of the game")

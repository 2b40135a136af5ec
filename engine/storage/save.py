"""Converts sessions to saves and back, and verifies a save by replaying it; the file format is in `save_file.py`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.rules import M, Rules, S, SetupError
from engine.core.session import Session
from engine.core.session_records import EndRecord, LogChapter
from engine.storage.hash_chain import canonical
from engine.storage.save_file import SavedOccupant, SaveError, SaveFile, one_line, read_save, write_save
from engine.storage.signed_game import check_lines, check_signatures, joint_of

__all__ = ["Disagreement", "SaveError", "SavedOccupant", "load_session", "read_save", "to_save", "verify", "write_save"]


def to_save(
    session: Session[Any, Any],
    extra: dict[str, Any] | None = None,
    players: Iterable[SavedOccupant] = (),
    journal: str = "",
    picture: str = "",
) -> SaveFile:
    """Creates the save of a session. `extra` is the app's data and `picture` a small base64 PNG, both for lists of
    saves; `journal` is the journal's last link. A finished game has the component digest of the time when it ended."""
    rules = session.rules
    result = session.result()
    save = SaveFile(
        game=rules.id,
        seed=session.seed,
        nonce=session.nonce,
        commitment=session.commitment,
        deal=session.joint.deal if session.joint else None,
        signed=list(session.joint.lines) if session.joint else [],
        setup=rules.dump_setup(session.setup),
        players=list(players),
        older=list(session.older),
        components=session.ended.components if session.ended else rules.component_digest(session.setup),
        start=rules.dump_state(session.position(0)) if session.from_checkpoint else None,
        moves=[rules.dump_move(entry.move) for entry in session.log],
        digests=[session.digest(count) for count in range(len(session.log) + 1)],
        fixed=session.undo_floor,
        barrier=session.barrier,
        undone=[rules.dump_move(move) for move in session.undone],
        checkpoint=rules.dump_state(session.state),
        totals=list(result.totals) if result else None,
        journal=journal,
        extra=extra or {},
        picture=picture,
    )
    save.checksum = save.compute_checksum()
    return save


class CheckpointDiffers(ValueError):
    """The checkpoint of a save is not the position at the end of its log."""


def _unfit(save: SaveFile, detail: str, changed: bool) -> str:
    """Words the error for a checkpoint that can't be loaded. If map or components changed under the same name, an
    undamaged save may fail too."""
    if not changed:
        return f"checkpoint: {detail}; the save is damaged, choose another"
    named = save.setup.get("scenario")
    what = (
        f"the map {named} or the numbers of the game are" if isinstance(named, str) else "the numbers of the game are"
    )
    return f"checkpoint: {detail}; {what} not those it was saved with: put those back to go on, or choose another"


class Disagreement(SaveError):
    """The log of a save can't be replayed from its beginning. `move` is the first that disagrees, counted from 1, or 0
    for the first position; `corrected`: components have changed since, which explains it."""

    def __init__(self, move: int, detail: str, corrected: bool) -> None:
        super().__init__(detail)
        self.move = move
        self.corrected = corrected


def load_session(rules: Rules[S, M], save: SaveFile) -> tuple[Session[S, M], Disagreement | None]:
    """Restores the session of a save, with its undo barrier. Also returns why its log can't be replayed; None if it
    was.

    If it can't, the session continues from the checkpoint and keeps the log, view-only, in `older`. Raises SaveError if
    the checkpoint can't be loaded either, or is not the position the log ended with. A finished game keeps its totals.
    """
    changed = False
    try:
        setup = rules.load_setup(save.setup)
        components = rules.component_digest(setup)
        corrected, changed = save.components != components, save.components not in ("", components)
        cut: Disagreement | None = None
        try:
            session = _replay(rules, save, setup, corrected)
        except Disagreement as disagreement:
            session, cut = _from_checkpoint(rules, save, setup), disagreement
    except SetupError as error:
        raise SaveError(
            f"setup: {one_line(error)}; put back what the game was set up with, or choose another"
        ) from error
    except CheckpointDiffers as error:
        raise SaveError(_unfit(save, "differs from the last digest", changed)) from error
    except (ValueError, LookupError, TypeError) as error:
        raise SaveError(_unfit(save, one_line(error), changed)) from error
    if save.totals is not None:
        try:
            session.restore_totals(EndRecord(tuple(save.totals), save.components))
        except ValueError as error:
            raise SaveError(f"{one_line(error)}; the save is damaged, choose another") from error
    return session, cut


def _replay(rules: Rules[S, M], save: SaveFile, setup: Any, corrected: bool) -> Session[S, M]:
    """Replays the log of a save. Raises Disagreement where a position differs from the recorded digest."""
    try:
        start = None if save.start is None else rules.load_state(save.start, setup)
        session: Session[S, M] = Session(
            rules, setup, save.seed, start, tuple(save.older), nonce=save.nonce, joint=joint_of(save)
        )
    except Exception as error:  # an impossible position may raise any error in a rule
        raise Disagreement(0, f"the first position can't be laid: {one_line(error)}", corrected) from error
    for count, digest in enumerate(save.digests):
        if digest and session.digest(count) != digest:
            raise Disagreement(count, f"after move {count} the position differs from the save's digest", corrected)
        if count < len(save.moves):
            try:
                session.submit(rules.load_move(save.moves[count]))
            except Exception as error:
                detail = f"move {count + 1} is refused: {one_line(error)}"
                raise Disagreement(count + 1, detail, corrected) from error
    try:
        session.restore(save.fixed, save.barrier, [rules.load_move(move) for move in save.undone])
    except Exception as error:
        raise Disagreement(len(save.moves), f"a move taken back can't be read: {one_line(error)}", corrected) from error
    return session


def _from_checkpoint(rules: Rules[S, M], save: SaveFile, setup: Any) -> Session[S, M]:
    """Starts a session at the checkpoint of a save. Raises CheckpointDiffers, or whatever `load_state` raises."""
    state = rules.load_state(save.checkpoint, setup)
    same_shape = canonical(rules.dump_state(state)) == canonical(save.checkpoint)
    if same_shape and save.digests[-1] and rules.digest(state) != save.digests[-1]:
        raise CheckpointDiffers("checkpoint: differs from the last digest")
    older = list(save.older)
    if save.moves:
        older.append(LogChapter(save.components, save.start, save.moves, save.digests))
    return Session(rules, setup, save.seed, state, tuple(older), nonce=save.nonce, joint=joint_of(save))


def verify(rules: Rules[S, M], save: SaveFile) -> Session[S, M]:
    """Replays a save, checks everything it claims, its seed commitment or joint deal and its signatures included, and
    returns the session. Raises SaveError with the difference, SignedGameError with the line and whose it is.

    Older chapters can't be replayed; only the checksum covers them. A result computed with other components is refused,
    as it can't be computed again.
    """
    changed = False
    if save.checksum != save.compute_checksum():
        raise SaveError("checksum: does not agree with the rest; the save was changed")
    check_signatures(save)
    try:
        save.check_deal()
        setup = rules.load_setup(save.setup)
        components = rules.component_digest(setup)
        changed = save.components not in ("", components)
        checkpoint = rules.digest(rules.load_state(save.checkpoint, setup))
    except SetupError as error:
        raise SaveError(f"setup: {one_line(error)}; put back what the game was set up with") from error
    except (ValueError, LookupError, TypeError) as error:
        if changed:
            raise SaveError(_unfit(save, one_line(error), True)) from error
        raise SaveError(f"{one_line(error)}; the save is damaged") from error
    if changed:
        raise SaveError(
            "components: made with other component files or another map; "
            "the checkpoint loads, the log can't be verified"
        )
    check_lines(rules, save, setup)
    session = _replay(rules, save, setup, False)
    if checkpoint != rules.digest(session.state):
        raise SaveError("checkpoint: differs from the position the log leads to")
    result = session.result()
    if (list(result.totals) if result else None) != save.totals:
        why = "" if save.components else "; numbers were corrected since, or the save was changed"
        raise SaveError(f"totals: differ from the score the log leads to{why}")
    # older versions allowed undo after the end of some games; a loaded game does not
    if result is None and (session.undo_floor, session.barrier) != (save.fixed, save.barrier):
        raise SaveError("fixed: more can be taken back than the log allows")
    return session

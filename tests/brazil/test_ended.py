"""A game that is over keeps the result it ended with, though numbers are corrected afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.brazil.rules import scoring
from engine.core.session import Session
from engine.registry import GAMES
from engine.storage.paste_code import of_text, to_text
from engine.storage.save import SaveError, load_session, read_save, to_save, verify
from engine.storage.save_file import SaveFile, parse_save
from tests.brazil.kit import RULES, Table

GAMES_OF_TODAY = Path(__file__).parent / "games"
MORE, OTHERS = (7, -5), "0" * 32


def of_another_day(name: str, components: str = OTHERS, more: tuple[int, ...] = MORE) -> SaveFile:
    """A recorded game as a program with other numbers would have saved it: seat by seat so many points more."""
    save = read_save(GAMES_OF_TODAY / f"{name}.json")
    assert save.totals is not None
    data = save.model_dump(mode="json") | {"components": components}
    data["totals"] = [total + by for total, by in zip(save.totals, more, strict=False)]
    changed = SaveFile.model_validate(data)
    changed.checksum = changed.compute_checksum()
    return parse_save(changed.model_dump(mode="json"))


def loaded(save: SaveFile) -> Session:
    session, _ = load_session(RULES, save)
    return session


def test_totals_stand_and_a_line_tells_the_difference():
    save = of_another_day("cisplatine-mission")
    result = loaded(save).result()
    today = RULES.result(loaded(save).state)
    assert list(result.totals) == save.totals == [total + by for total, by in zip(today.totals, MORE, strict=True)]
    for seat in (0, 1):
        assert result.lines[seat] == (*today.lines[seat], ("corrected", "corrected", MORE[seat], ""))
        assert sum(line.vp for line in result.lines[seat]) == result.totals[seat]


def test_it_stands_when_it_is_saved_again_and_as_text():
    session = loaded(of_another_day("cisplatine-mission"))
    again = loaded(parse_save(to_save(session).model_dump(mode="json")))
    assert again.result() == session.result() and again.ended == session.ended
    from_text, _ = of_text(to_text(session), GAMES)
    assert from_text.result() == session.result()


def test_where_numbers_are_todays_nothing_stands():
    save = of_another_day("cisplatine-mission", more=(0, 0))
    session = loaded(save)
    assert session.ended is None and session.result() == RULES.result(session.state)
    assert verify(RULES, to_save(session)).result() == session.result(), "it agrees, so it can be verified from now on"


@pytest.mark.parametrize(
    ("components", "message"),
    [
        (None, "totals: differ from the score"),
        ("", "totals: .*corrected since, or the save was changed"),
        (OTHERS, "components: made with other component files"),
    ],
)
def test_an_altered_result_is_not_verified(components, message):
    if components is None:
        components = RULES.component_digest(loaded(of_another_day("cisplatine-mission")).setup)
    with pytest.raises(SaveError, match=message):
        verify(RULES, of_another_day("cisplatine-mission", components))


def test_an_altered_result_is_refused_by_its_checksum():
    data = of_another_day("cisplatine-mission").model_dump(mode="json")
    data["totals"][0] += 1
    with pytest.raises(SaveError, match="checksum"):
        parse_save(data)


def test_totals_of_another_table_are_refused():
    save = of_another_day("cisplatine-mission")
    save.totals = [1, 2, 3]
    with pytest.raises(SaveError, match="totals: 3 of them where the table has 2; the save is damaged"):
        load_session(RULES, save)


def test_the_end_taken_back_is_an_end_no_more():
    session = loaded(of_another_day("cisplatine-mission"))
    assert session.result() != RULES.result(session.state)
    session.undo_floor = 0  # as if its end had revealed nothing
    assert session.undo() is not None and session.result() is None and session.ended is None
    session.redo()
    assert session.result() == RULES.result(session.state), "played again it ends by today's numbers"


def test_who_won_is_who_won_then():
    session = loaded(of_another_day("cisplatine-mission", more=(0, 0)))
    today = RULES.result(session.state)
    first, second = today.ranking
    totals = [0, 0]
    totals[first], totals[second] = 10, 11
    assert RULES.as_ended(session.state, tuple(totals)).winners == (second,)
    even = RULES.as_ended(session.state, (10, 10))
    science = [scoring.science_on_map(session.state, seat) for seat in (0, 1)]
    assert even.winners == tuple(seat for seat in even.ranking if science[seat] == max(science))


def test_a_challenge_is_won_by_its_goals_whatever_the_points():
    won = loaded(of_another_day("battle_of_guararapes-goals", more=(-40,)))
    lost = loaded(of_another_day("battle_of_guararapes-goals_missed", more=(40,)))
    assert won.result().winners == (0,) and lost.result().winners == ()


def test_a_game_that_runs_has_no_end_to_stand():
    with pytest.raises(ValueError, match="not over"):
        RULES.as_ended(Table().s, (1, 2))

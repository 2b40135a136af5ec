"""Steps of a recap: what belongs together is one line, who is told, what is left out, how they are numbered."""

from __future__ import annotations

from game.play.steps import MAX_STEPS, RecapStep, StepBuilder, numbered, weightiest


def joined(place: str, what: str) -> str:
    return f"{place}: {what}"


def lines(builder: StepBuilder) -> list[str]:
    return [step.line(joined) for step in builder.steps()]


def test_what_happens_at_the_same_place_one_move_after_the_other_is_one_line() -> None:
    builder = StepBuilder()
    builder.move(1)
    builder.paid(0, "2")
    builder.did(0, "flag gone", subject="Mysore", place=7, weight=0)
    builder.move(2)
    builder.paid(0, "3")
    builder.did(0, "flag set", subject="Mysore", place=7)
    assert builder.add_side_effect(0, "gains the Struggle", 8)
    builder.did(0, "Conflict", subject="Arcot", place=9)
    builder.move(3)
    builder.did(1, "flag gone", subject="Arcot", place=9)
    assert lines(builder) == [
        "Mysore: flag gone, flag set, gains the Struggle",
        "Arcot: Conflict",
        "Arcot: flag gone",
    ], "another seat's is another line"
    first = builder.steps()[0]
    assert (first.places, first.beside, first.cost, first.weight, first.moves) == ((7,), (8,), "2 3", 0, 2)
    assert first.prices == ((1, "2"), (2, "3")), "the log has each at its own move"


def test_what_came_with_nothing_of_this_move_is_no_part_of_the_line_before() -> None:
    builder = StepBuilder()
    builder.move(1)
    builder.did(0, "flag set", subject="Arcot", place=9)
    assert not builder.add_side_effect(1, "loses it", 3), "of another seat"
    builder.move(2)
    assert not builder.add_side_effect(0, "loses it", 3), "of the move before"


def test_a_card_stands_at_what_it_does_and_has_a_line_if_it_does_nothing() -> None:
    builder = StepBuilder()
    builder.move(1)
    builder.begin_card(0, "Hyder Ali", "Played Hyder Ali")
    builder.move(2)
    builder.did(0, "flag gone", subject="Mysore", place=7)
    builder.move(3)
    builder.begin_card(0, "Letters", "Played Letters")
    builder.move(4)
    builder.paid(0, "2")
    builder.did(0, "flag set", subject="Arcot", place=9)
    found = builder.steps()
    assert [(step.line(joined), step.card) for step in found] == [
        ("Mysore: flag gone", "Hyder Ali"),
        ("Played Letters", ""),
        ("Arcot: flag set", ""),
    ]
    assert [step.moves for step in found] == [2, 3, 4]


def test_a_price_paid_in_parts_belongs_to_what_follows() -> None:
    builder = StepBuilder()
    builder.move(1)
    builder.add_cost(0, "[gold]")
    builder.add_cost(0, "[sugar]")
    builder.move(2)
    builder.did(0, "Builds a Mill", place=3)
    builder.did(0, "Moves", place=4)
    assert [step.cost for step in builder.steps()] == ["[gold][sugar]", ""]


def step(number: int, weight: int, place: bool = True) -> RecapStep:
    return RecapStep(number, 0, "", (f"step {number}",), (number,) if place else (), weight=weight)


def test_the_least_weighty_are_left_out_and_the_others_keep_their_order() -> None:
    steps = [step(number, 8 if number in (2, 5) else 3) for number in range(MAX_STEPS + 2)]
    assert [one.moves for one in weightiest(steps)] == [0, 1, 3, 4, 6, 7, 8, 9]
    equal = [step(number, 3) for number in range(MAX_STEPS + 1)]
    assert [one.moves for one in weightiest(equal)] == list(range(1, MAX_STEPS + 1)), "of equal ones the oldest"
    assert weightiest(equal[:MAX_STEPS]) == equal[:MAX_STEPS]


def test_only_what_has_a_place_is_numbered() -> None:
    assert [number for number, _ in numbered([step(1, 3), step(2, 3, place=False), step(3, 3)])] == [1, 0, 2]


def test_a_line_that_brought_others_something_is_shared_whatever_joins_it() -> None:
    builder = StepBuilder()
    builder.move(1)
    builder.did(0, "trades", key="card", shared=True)
    builder.did(0, "level", key="card")
    builder.did(0, "flag set", key="other")
    builder.did(0, "trades", key="other", shared=True)
    builder.did(1, "raids", key="third")
    assert [one.shared for one in builder.steps()] == [True, True, False]


def test_equal_lines_in_a_row_are_one_line_with_a_count() -> None:
    builder = StepBuilder()
    for number in (1, 2, 3):
        builder.move(number)
        builder.did(0, "Draws a card", weight=4)
    builder.move(4)
    builder.did(0, "Passed")
    builder.move(5)
    builder.did(1, "Passed")
    builder.did(1, "Moves", place=3)
    builder.did(1, "Moves", place=4)
    builder.paid(1, "2")
    builder.did(1, "Builds")
    builder.paid(1, "2")
    builder.did(1, "Builds")
    assert lines(builder) == ["Draws a card (×3)", "Passed", "Passed", "Moves", "Moves", "Builds", "Builds"]
    assert builder.steps()[0].moves == 3, "as of the newest"

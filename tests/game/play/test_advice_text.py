"""Lines of moves in words: what each step brings and costs, what is told once."""

from __future__ import annotations

from engine.bots.advice import ExplainedMove, Explanation
from engine.core.evaluation_terms import TermChange
from game.play.advice_text import to_advice_text
from game.play.reason_words import folded, joined
from tests.core.sealed import Give, Rolled, Seal, Sealed
from tests.game.play.test_advice_controller import FakeMoveDescriber


def test_a_step_is_a_line_with_what_it_brings_and_what_it_costs() -> None:
    """What goes without saying belongs to the step before it: how it is paid for, too."""
    bought = ExplainedMove(Give(0, 1), (Rolled(0, 1),), (TermChange("points", 1.0, 1), TermChange("small", 0.01, 1)))
    debt = TermChange("debt", -0.1, 1, always=True, burden=True)
    paid = ExplainedMove(Give(0, 1), (), (TermChange("goods", -0.9, -2), debt))
    then = ExplainedMove(Seal(0, 3), (Sealed(0),), (TermChange("goods", 0.5, 1),))
    advice_text = to_advice_text(FakeMoveDescriber(), Explanation((bought, paid, then)))
    assert advice_text.lines == ("Rolled (costs debt 1, goods 2; brings points 1)", "card 3 (brings goods 1)")
    assert advice_text.why == "costs debt 1, goods 1; brings points 1"


def test_reasons_of_one_step_alone_are_those_of_the_line_and_told_once() -> None:
    bought = ExplainedMove(Give(0, 1), (Rolled(0, 1),), (TermChange("points", 1.0, 1),))
    then = ExplainedMove(Seal(0, 3), (Sealed(0),), ())
    advice_text = to_advice_text(FakeMoveDescriber(), Explanation((bought, then)))
    assert advice_text.lines == ("Rolled", "card 3") and advice_text.why == "brings points 1"
    advice_text = to_advice_text(
        FakeMoveDescriber(),
        Explanation((then,), against=(TermChange("points", 2.0, None), TermChange("goods", -1.0, None))),
    )
    assert advice_text.ahead == ("points",) and advice_text.behind == ("goods",)


def test_a_sentence_that_comes_again_at_once_is_told_once_with_how_many_times() -> None:
    assert joined(["A card is drawn.", "A card is drawn.", "The turn ends."]) == "A card is drawn ×2. The turn ends."
    assert joined(["a flag", "a flag", "a flag"]) == "a flag ×3"
    assert folded(["a flag", "a Fort", "a flag"]) == ["a flag", "a Fort", "a flag"]

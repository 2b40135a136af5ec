"""What is on its way, and how far: by the clock and the pace that the player has chosen."""

from __future__ import annotations

from game.platform.settings import Pace
from game.play.animations import Animation, Animations


def test_a_motion_goes_from_its_start_to_its_end_and_no_further() -> None:
    motion = Animation(1000, 400)
    assert [motion.share(now) for now in (0, 1000, 1100, 1400, 9000)] == [0.0, 0.0, 0.25, 1.0, 1.0]
    assert Animation(1000, 0).share(1000) == 0.0 and Animation(1000, 0).share(1001) == 1.0


def test_faster_is_shorter_and_where_nothing_is_to_move_it_is_over_at_once() -> None:
    assert [Animations[Animation](Pace(animation=speed)).length(400) for speed in (0.5, 1, 4, 8)] == [800, 400, 100, 0]
    assert Animations[Animation](Pace(reduced_motion=True)).length(400) == 0


def test_it_is_drawn_once_more_when_all_has_come_to_rest() -> None:
    motions = Animations[Animation](Pace())
    assert not motions.tick(0)
    motions.running += [Animation(0, 100), Animation(50, 100)]
    assert motions.tick(99) and len(motions.running) == 2
    assert motions.tick(100) and len(motions.running) == 1
    assert motions.tick(150) and motions.running == []
    assert not motions.tick(151)
    motions.running.append(Animation(0, 10_000))
    motions.finish()
    assert not motions.tick(1)

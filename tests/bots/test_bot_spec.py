"""Bots by name, and those that search told another effort: who comes, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.bots import emperor, viceroy
from engine.bots.bot_spec import bot_named, rung_of
from engine.bots.emperor import EmperorBot
from engine.bots.registry import BOTS
from engine.bots.viceroy import ViceroyBot
from engine.lab.bot_versions import is_timed


def test_a_name_alone_is_the_bot_as_it_is():
    assert [type(bot_named(name)) for name in BOTS] == list(BOTS.values())
    assert bot_named("emperor").seconds == emperor.SECONDS and bot_named("emperor").effort == emperor.EFFORT


def test_whoever_searches_may_be_told_how_much():
    bot = bot_named("viceroy:lines=3:worlds=2:experience=0.5:blind=1")
    assert type(bot) is ViceroyBot and bot.seconds == 0
    assert bot.effort == replace(viceroy.EFFORT, lines=3, worlds=2, experience=0.5, blind=True)
    bot = bot_named("emperor:lines=24:worlds=12:blind=0")
    assert type(bot) is EmperorBot and bot.cores == 0 and bot.seconds == 0
    assert bot.effort == replace(emperor.EFFORT, lines=24, worlds=12, blind=False)
    bot = bot_named("viceroy:long.turns=1:shared.experience=0.3:shared.lines=2")
    shared = replace(viceroy.EFFORT.shared, experience=0.3, lines=2)
    assert bot.effort == replace(viceroy.EFFORT, shared=shared, long=replace(viceroy.EFFORT.long, turns=1))
    assert bot_named("emperor:seconds=2").seconds == 2 and bot_named("emperor:seconds=2").effort == emperor.EFFORT


def test_only_whoever_has_seconds_goes_is_timed():
    assert [name for name in BOTS if is_timed(name)] == ["emperor"]
    assert not is_timed("emperor:worlds=16") and is_timed("viceroy:seconds=1")


def test_the_rung_is_the_name_without_version_and_effort():
    names = ("viceroy", "viceroy:lines=3", "viceroy@v1.0", "viceroy@v1.0:lines=3")
    assert [rung_of(name) for name in names] == ["viceroy"] * 4


@pytest.mark.parametrize(
    "name,said",
    [
        ("king", "unknown bot 'king'; there are random, greedy"),
        ("king:lines=3", "unknown bot 'king'; there are random, greedy"),
        ("governor:lines=3", "governor:lines=3: a governor makes no effort that could be told; these do: viceroy"),
        ("emperor:luck=2", "emperor:luck=2: an effort has no 'luck', but lines, worlds"),
        ("emperor:reply=3", "emperor:reply=3: an effort has no 'reply', but lines, worlds"),
        ("emperor:", "emperor:: an effort has no '', but lines, worlds"),
        ("emperor:lines", "emperor:lines: lines can't be ''"),
        ("emperor:lines=0", "emperor:lines=0: lines can't be '0'"),
        ("emperor:long.lines=0", "emperor:long.lines=0: long.lines can't be '0'"),
        ("emperor:long=2", "emperor:long=2: an effort has no 'long', but lines, worlds"),
        ("emperor:least=0", "emperor:least=0: least can't be '0'"),
        ("emperor:worlds=1.5", "emperor:worlds=1.5: worlds can't be '1.5'"),
        ("emperor:trust=-1", "emperor:trust=-1: trust can't be '-1'"),
        ("emperor:trust=nan", "emperor:trust=nan: trust can't be 'nan'"),
        ("emperor:worlds=inf", "emperor:worlds=inf: worlds can't be 'inf'"),
    ],
)
def test_who_is_not_there_is_refused_in_one_line(name, said):
    with pytest.raises(ValueError) as refused:
        bot_named(name)
    assert str(refused.value).startswith(said) and "\n" not in str(refused.value)

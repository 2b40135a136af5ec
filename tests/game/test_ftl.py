"""Texts that never reach Fluent read as Fluent would give them, and those that do find what they refer to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from game.brazil.plugin import PLUGIN
from game.i18n.fluent_files import FluentLanguage, format_plain, format_with_text_arguments, parsed, split_messages
from game.i18n.texts import language_files
from tests.game.some_languages import SOME_LANGUAGES

ARGUMENT = re.compile(r"\$([a-zA-Z][\w-]*)")


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_every_text_is_what_fluent_says(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in language_files(language, PLUGIN.texts):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    ours = FluentLanguage(language, language_files(language, PLUGIN.texts))
    assert bundle._messages
    for message in bundle._messages:
        pattern = bundle.get_message(message).value
        words = {name: f" {name}\n" for name in ARGUMENT.findall(ours._sources[message])}
        for values in ({"count": 2}, words):
            expected = bundle.format_pattern(pattern, values)[0] if pattern is not None else None
            assert ours.format(message, values)[0] == expected, message
        assert ours.has(message)


def test_most_texts_are_plain_words() -> None:
    sources = [
        source
        for path in language_files("en", PLUGIN.texts)
        for source in split_messages(path.read_text(encoding="utf-8")).values()
    ]
    assert sum(format_plain(source) is not None for source in sources) > len(sources) / 2


def test_words_are_filled_in_without_fluent() -> None:
    source = 'mark =\n    { " (" }{ $words }{ ")" } { $count }\n    and\n'
    assert format_with_text_arguments(source, {"words": " a ", "count": "b"}) == " ( a ) b\nand"
    for values in ({"words": "a"}, {"words": "a", "count": 2}):
        assert format_with_text_arguments(source, values) is None, "no argument, and a number, are Fluent's"
    for hard in ("a = { -term }", "a = { b }", "a = { $n -> }", 'a = { "\\u0041" }'):
        assert format_with_text_arguments(hard, {"n": "x"}) is None


HARD = """\
# a comment = no message
one = first
    second

      deeper
    last

-term = Brazil
two =
    .attribute = only this
three = { -term } and { one }, { $count ->
    [one] one hex
   *[other] { $count } hexes
  }
four = a = b
five =
    below
## six = no
seven = { four }!
"""


@pytest.mark.parametrize("ahead", [False, True])
def test_hard_cases_agree_with_fluent(tmp_path: Path, ahead: bool) -> None:
    path = tmp_path / "hard.ftl"
    path.write_text(HARD, encoding="utf-8")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(HARD))
    ours = FluentLanguage("en", [path])
    parsed.cache_clear()
    if ahead:
        ours.get_ready()
    assert (parsed.cache_info().misses > 0) is ahead
    for message in bundle._messages:
        pattern = bundle.get_message(message).value
        expected = bundle.format_pattern(pattern, {"count": 3})[0] if pattern is not None else None
        assert ours.format(message, {"count": 3}) == (expected, []), message
    assert not ours.has("a") and not ours.has("six") and ours.has("seven")
    assert (parsed.cache_info().hits > 0) is ahead, "what was parsed ahead was parsed again"

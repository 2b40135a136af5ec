"""A language is a folder of texts: it is listed, chosen by the system's locale, counted in, and may be incomplete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel import Locale

from game.i18n import texts
from game.i18n.fluent_files import COUNTS_AS, FluentLanguage, sources
from game.i18n.glossary import Glossary, bare_word
from game.i18n.names import run_on
from game.i18n.spoken_words import spoken
from game.i18n.texts import LANGUAGES, Texts, language_files, own_name, system_language
from game.screens.language_choice import language_drop_down
from game.shell import registry

from .layout import _torn

SPEAKING = [
    ("pt_BR.UTF-8", "pt-BR"),
    ("pt_PT", "pt-BR"),
    ("Portuguese_Brazil.1252", "pt-BR"),
    ("es_MX:en", "es"),
    ("Spanish_Spain", "es"),
    ("fr_CA", "fr"),
    ("French_France.1252", "fr"),
    ("ja_JP.UTF-8", "ja"),
    ("Japanese_Japan.932", "ja"),
    ("zh_TW.UTF-8", "zh-Hant"),
    ("zh_HK", "zh-Hant"),
    ("zh_CN.UTF-8", "zh-Hant"),
    ("Chinese (Traditional)_Taiwan.950", "zh-Hant"),
    ("en_GB", "en"),
    ("English_United States", "en"),
    ("tlh_AQ", "en"),
    ("C", "en"),
]

# the number that is counted, and its form of one
ONE = re.compile(r"\{ \$(\w+) ->\n(?:\s*\[\w+\] .*\n)*?\s*\[one\]( .*)")
AFTER_NUMBER = re.compile(
    r"^spoken-symbol-.*\n(?:\s+.*\n|\}\n)*", re.MULTILINE
)  # the word for a symbol behind its number


@pytest.mark.parametrize(("locale", "language"), SPEAKING)
def test_the_systems_locale_picks_a_language(locale: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", locale)
    assert system_language() == language


def test_a_folder_is_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, name in (("en", "English"), ("zh-Hant", "正體中文")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "shell.ftl").write_text(f"language-name = {name}\nback = {name[0]}\n", encoding="utf-8")
    (tmp_path / "en" / "more.ftl").write_text("next = Next\n", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    monkeypatch.setattr(texts, "SHELL", tmp_path)
    assert texts._languages() == ("en", "zh-Hant")
    monkeypatch.setattr(texts, "LANGUAGES", texts._languages())
    monkeypatch.setattr(texts, "own_name", own_name.__wrapped__)
    assert texts.own_name("zh-Hant") == "正體中文"
    for locale in ("zh_TW.UTF-8", "Chinese_Taiwan.950"):
        monkeypatch.setenv("LANGUAGE", locale)
        assert system_language() == "zh-Hant"
    partial = Texts("zh-Hant")
    assert partial("back") == "正" and partial("next") == "Next", "what it lacks is said in English"


def test_every_language_has_its_own_name() -> None:
    names = [own_name(language) for language in LANGUAGES]
    assert len(set(names)) == len(names) and not set(names) & set(LANGUAGES)
    assert LANGUAGES[:3] == ("en", "pt-BR", "es") and own_name("es") == "Español"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_form_of_the_plural_is_one_the_language_has(language: str) -> None:
    """And where nought counts as one, that form tells the number, except after a symbol's; "[1]" is the form of one
    alone."""
    rule = Locale.parse(COUNTS_AS.get(language, language), sep="-").plural_form
    known, nought_is_one = {*rule.tags, "other"}, rule(0) == "one"
    for game in registry.PLUGINS:
        for path in language_files(language, registry.plugin(game).texts):
            source = path.read_text(encoding="utf-8")
            assert set(re.findall(r"\[(zero|one|two|few|many|other)\] ", source)) <= known, path
            counted = AFTER_NUMBER.sub("", source)
            typed = [words for number, words in ONE.findall(counted) if f"{{ ${number} }}" not in words]
            assert not (nought_is_one and typed), (path, typed)


def test_a_language_with_an_elided_article_finds_its_terms() -> None:
    said = {"glossary": "Or\N{NARROW NO-BREAK SPACE}: a metal.\nÈre: an age."}
    glossary = Glossary(said.__contains__, said.__getitem__)
    assert glossary.word(["l’Or\N{NARROW NO-BREAK SPACE}?"], 0) == "*Or*\na metal."
    assert glossary.word(["Qu’ère"], 0).startswith("*Ère*") and bare_word("aujourd’hui") == "aujourd’hui"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nought_takes_the_form_the_language_gives_it(language: str, tmp_path: Path) -> None:
    path = tmp_path / "counts.ftl"
    path.write_text("n = { $n ->\n    [one] { $n } one\n   *[other] { $n } other\n  }\n", encoding="utf-8")
    told = [FluentLanguage(language, [path]).format("n", {"n": n})[0] for n in (0, 1, 2)]
    one = "1 other" if language in ("ja", "zh-Hant") else "1 one"
    assert told == ["0 one" if language == "fr" else "0 other", one, "2 other"]


def test_polish_counts_in_every_form_it_has() -> None:
    for game in registry.PLUGINS:
        for path in language_files("pl", registry.plugin(game).texts):
            for message, source in sources(path).items():
                ones, others = (source.count(f"[{form}]") for form in ("one", "other"))
                assert source.count("[few]") == source.count("[many]") == ones <= others, (path.name, message)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "a, b; c and d"), ("ja", "a、b；cとd"), ("zh-Hant", "a、b；c與d")],
)
def test_lists_inside_a_value_take_the_marks_of_the_language(language: str, text: str) -> None:
    assert Texts(language)("names-and", names="a, b; c", last="d") == text


def test_sentences_and_symbols_are_read_without_gaps_in_a_script_without_spaces() -> None:
    words = spoken(Texts("ja"), "勝った。\n3[vp]を得る · 次へ")
    assert words.startswith("勝った。3") and " を" not in words and "、次へ。" in words and "." not in words
    assert run_on(["勝った。", "次へ。"]) == "勝った。次へ。" and run_on(["Won.", "Next."]) == "Won. Next."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_a_language_says_which_no_native_speaker_has_read(language: str) -> None:
    choice = language_drop_down(Texts(language), lambda chosen: None)
    assert [value for value, _ in choice.options] == list(LANGUAGES) and choice.value == language
    assert [one for one in LANGUAGES if own_name(one) not in choice.tip] == ["en"]


@pytest.mark.parametrize(
    ("lines", "torn"),
    [
        (["ゲームを", "始める。"], False),
        (["ゲームを始める", "。"], True),
        (["3", "点を得る"], True),
        (["a well-", "known game."], False),
        (["a kno", "wn game."], True),
    ],
)
def test_a_line_ends_between_letters_only_where_there_are_no_spaces(lines: list[str], torn: bool) -> None:
    assert _torn("a well-known game. ゲームを始める。 3点を得る", lines) == torn

"""Every text used exists in every language, and every letter of it exists in its font."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fontTools.ttLib import TTFont

from engine.brazil import components as c
from engine.brazil import decisions, events
from engine.brazil.rules.scoring import CATEGORIES
from engine.core.event import Event
from game.brazil.plugin import PLUGIN
from game.i18n.texts import LANGUAGES, Texts, language_files
from game.render.fonts import EAST, EAST_OF_OTHERS, font_path
from game.render.theme import THEMES
from game.shell import registry
from game.shell.key_bindings import default_keys
from tests.parsed import nodes

ROOT = Path(__file__).resolve().parents[2]
CALLS = ("text", "texts")


@cache
def messages(path: Path) -> dict[str, str]:
    """Message id -> its source, of one file."""
    found, source = dict[str, str](), path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert type(entry).__name__ != "Junk", f"{path}: {getattr(entry, 'content', '')[:80]}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            found[entry.id.name] = source[entry.span.start : entry.span.end]
    return found


def ids_of(language: str, game: str = PLUGIN.id) -> dict[str, str]:
    """Message id -> its source: the shell's and a game's."""
    found = dict[str, str]()
    for path in language_files(language, registry.plugin(game).texts):
        twice = found.keys() & messages(path).keys()
        assert not twice, f"{path}: {twice} stand twice"
        found |= messages(path)
    return found


@cache
def ids_in(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """Ids written out in a module, and patterns of those that are composed."""
    plain: set[str] = set()
    patterns: set[str] = set()
    for node in nodes(path):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in CALLS:
            continue
        first = node.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            plain.add(first.value)
        elif isinstance(first, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in first.values]
            patterns.add("".join(parts))
    return frozenset(plain), frozenset(patterns)


def used_ids(game: str) -> tuple[set[str], set[str]]:
    """Ids written out in the code of the shell and of a game, and patterns of those that are composed."""
    others = set(registry.PLUGINS) - {game}
    paths = [path for path in (ROOT / "game").rglob("*.py") if path.relative_to(ROOT / "game").parts[0] not in others]
    plain = set[str]().union(*(ids_in(path)[0] for path in paths))
    patterns = set[str]().union(*(ids_in(path)[1] for path in paths))
    return {i for i in plain if re.fullmatch(r"[a-z][a-zA-Z0-9_-]+", i) and "/" not in i}, patterns


def expected_ids() -> set[str]:
    """Ids composed of the box's components."""
    found = {f"good-{good}" for good in c.GOODS} | {f"reason-{code}" for code in refusals()}
    families = {
        "building": c.BUILDINGS,
        "city": c.CITIES, "product": c.PRODUCTS, "painting": c.PAINTINGS, "monarch": c.MONARCHS,
        "gold": c.GOLD_CARDS, "combat": c.COMBAT_CARDS, "palace": c.PALACES, "arch": c.ARCHES, "category": CATEGORIES,
        "command": default_keys(PLUGIN.keymap), "theme": THEMES, "colour": c.COLOURS,
    }  # fmt: skip
    for prefix, names in families.items():
        found |= {f"{prefix}-{name}" for name in names}
    for prefix in ("painting", "monarch", "gold", "combat", "palace"):
        found |= {f"{prefix}-{name}-effect" for name in families[prefix]}
    for arch in c.ARCHES:
        found |= {f"arch-{arch}-action", f"arch-{arch}-extra", f"extra-{arch}"}
    found |= {f"arch-{arch}-upgrade" for arch in c.SLOTS}
    found |= {f"unit-{unit.kind}" for units in c.UNITS.values() for unit in units}
    found |= {f"terrain-{terrain}" for terrain in ("field", "forest", "gold_mine", "water")}
    for name in ("unknown_species", "minas_gerais", "river_basin", "quilombo", "culture", "mandioca", "expedition"):
        found |= {f"exploration-{name}", f"exploration-{name}-effect"}
    for mission in c.MISSIONS.values():
        for objective in mission.objectives:
            key = next(k for k in objective if k not in ("n", "vp"))
            found.add(f"objective-{key}")
    found |= {f"mission-era-{era}" for era in (1, 2, 3)} | {f"era-name-{era}" for era in (1, 2, 3)}
    return found | event_ids() | ask_ids()


def refusals() -> set[str]:
    """Codes of every refusal that the engine can give."""
    codes: set[str] = set()
    for path in (ROOT / "engine" / "brazil").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        codes |= set(re.findall(r"(?:refuse|Reason)\(\s*\"([a-z_]+)\"", source))
        for pair in re.findall(r"refuse\(\"([a-z_]+)\" if .+? else \"([a-z_]+)\"", source):
            codes |= set(pair)
    return codes


def event_ids() -> set[str]:
    found: set[str] = set()
    silent = {"CardsSealed", "BattleBegan", "DeckShuffled", "GameEnded", "ExpeditionFought"}
    for kind in vars(events).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
            if kind.__name__ not in silent:
                found.add(f"event-{kind.__name__}")
            if kind.reveals:
                found.add(f"revealed-{kind.__name__}")
    return found


def ask_ids() -> set[str]:
    """A question for every kind of decision."""
    kinds = {kind.__dataclass_fields__["kind"].default for kind in decisions.Decision.__args__}
    special = {"turn", "payment", "limit", "combat", "resource", "expedition", "deploy", "era"}
    return {f"ask-{kind}" for kind in kinds - special} | {"ask-era-1", "ask-era-2"}


@pytest.mark.parametrize("game", registry.PLUGINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_are_complete(language: str, game: str) -> None:
    english, here = set(ids_of("en", game)), set(ids_of(language, game))
    assert english - here == set()
    assert here - english == set()


@pytest.mark.parametrize("game", registry.PLUGINS)
def test_every_id_in_the_code_exists(game: str) -> None:
    known = set(ids_of("en", game))
    plain, patterns = used_ids(game)
    assert {i for i in plain if i not in known} == set()
    assert {p for p in patterns if not any(re.fullmatch(p, i) for i in known)} == set()


def test_everything_in_the_box_has_its_words() -> None:
    assert expected_ids() - set(ids_of("en")) == set()


@pytest.mark.parametrize("game", registry.PLUGINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_gaps_are_the_same(language: str, game: str) -> None:
    """A translation fills the same gaps as the English text; ``sort`` chooses an article, and need not be asked for."""
    english, here = ids_of("en", game), ids_of(language, game)
    gaps = re.compile(r"\{\s*\$(?!sort\b)(\w+)")
    wrong = {i for i in english if i in here and set(gaps.findall(english[i])) != set(gaps.findall(here[i]))}
    assert wrong == set()


@cache
def letters_of(style: str) -> frozenset[int]:
    """The code points that a face has."""
    styles = (style, *EAST.get(style, EAST_OF_OTHERS))
    return frozenset().union(*(TTFont(font_path(each)).getBestCmap() for each in styles))


@pytest.mark.parametrize("game", registry.PLUGINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_in_its_font(language: str, game: str) -> None:
    """Every text may be set in the text face; titles are checked against the title face, too."""
    faces = {style: letters_of(style) for style in ("text", "strong", "title", "flavour")}
    titles = re.compile(r"^(menu|settings|building|city|painting|monarch|gold|combat|mission|palace|scenario|ask)-")
    for message, source in ids_of(language, game).items():
        letters = {letter for letter in re.sub(r"\[[a-z0-9_/]+\]|[\n\r]", "", source) if letter.isprintable()}
        for style in ("text", "strong"):
            missing = {letter for letter in letters if ord(letter) not in faces[style]}
            assert not missing, f"{message} ({language}): {missing} not in the {style} face"
        if titles.match(message) and not message.endswith(("-effect", "-text", "-body", "-history")):
            missing = {letter for letter in letters if ord(letter) not in faces["title"]}
            assert not missing, f"{message} ({language}): {missing} not in the title face"


def test_a_missing_text_falls_back_to_english() -> None:
    assert Texts("pt-BR")("no-such-text") == "no-such-text"
    assert Texts("xx").language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_menu_and_credits_speak_of_all_games(language: str) -> None:
    texts = Texts(language)
    titles = [Texts(language, registry.plugin(game).texts)("game-title") for game in registry.PLUGINS]
    assert len(titles) > 2 and all(title in texts("credits-body") for title in titles)
    three = {"en": "three", "pt-BR": "três", "es": "tres", "fr": "trois", "de": "drei", "pl": "trzy"}
    three |= {"ja": "3つ", "zh-Hant": "三"}
    assert three.get(language, "") in texts("subtitle")

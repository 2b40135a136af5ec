"""The bundle's lists hold what the game reads, and the platforms' files say what the game is. Nothing is built here."""

from __future__ import annotations

import configparser
import importlib.machinery
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

import game
from engine.brazil import components
from engine.brazil.map.tiles import scenario_folder
from game.audio.sound import ENDINGS
from game.cli import main
from game.i18n import texts
from game.i18n.fluent_files import COUNTS_AS
from game.platform import save_list, window
from game.platform.dependencies import Dependency
from game.render.fonts import STYLES
from game.shell import key_bindings, registry

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / ".packaging"
METAINFO = PACKAGING / "linux" / "io.github.brazil_imperial.BrazilImperial.metainfo.xml"
MIME = "application/x-imperial-save"


def script(name: str) -> ModuleType:
    """A module of .packaging, which is no package."""
    spec = importlib.util.spec_from_file_location(f"packaging_{name.replace('/', '_')}", PACKAGING / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def bundled() -> dict[str, str]:
    """Path from the root -> folder of the bundle."""
    collect = script("collect")
    return {path.relative_to(ROOT).as_posix(): place for path, place in collect.own_files(ROOT)}


def test_every_file_keeps_its_place(bundled: dict[str, str]) -> None:
    for path, place in bundled.items():
        assert Path(path).parent.as_posix() == place
        assert (ROOT / path).is_file()


def test_whatever_the_game_reads_is_bundled(bundled: dict[str, str]) -> None:
    wanted: list[Path] = [key_bindings.SHELL, ROOT / "art" / "icon" / window.ICON]
    plugins = [registry.plugin(game) for game in registry.PLUGINS]
    wanted += [plugin.keymap for plugin in plugins if plugin.keymap is not None]
    wanted += [path for path in (ROOT / "art").rglob("*.svg") if "tools" not in path.parts]
    wanted += [path for ending in ENDINGS for path in (ROOT / "art" / "sound").glob(f"*{ending}")]
    wanted += scenario_folder().rglob("*.toml")
    wanted += components.FOLDER.glob("*.toml")
    for language in texts.LANGUAGES:
        wanted += texts.language_files(language, *(plugin.texts for plugin in plugins))
    missing = [path for path in wanted if path.relative_to(ROOT).as_posix() not in bundled]
    assert not missing


def test_every_art_folder_is_bundled(bundled: dict[str, str]) -> None:
    folders = {path.name for path in (ROOT / "art").iterdir() if path.is_dir()} - {"tools", "__pycache__"}
    assert folders == {place.split("/")[1] for place in bundled.values() if place.startswith("art/")}


def test_nothing_else_is_bundled(bundled: dict[str, str]) -> None:
    left_out = ("art/tools", "engine/scaffold")
    assert not [path for path in bundled if path.startswith(left_out) or path.endswith((".py", ".md", ".icns"))]


def test_the_fonts_of_every_style_are_bundled(bundled: dict[str, str]) -> None:
    assert {f"art/type/{file}.ttf" for file in STYLES.values()} <= set(bundled)


def test_locales_of_every_language() -> None:
    collect = script("collect")
    counted = {COUNTS_AS.get(language, language) for language in texts.LANGUAGES}
    assert {language.replace("-", "_") for language in counted | set(texts.LANGUAGES)} <= collect.LOCALES
    assert collect.is_wanted("babel/locale-data/root.dat") and collect.is_wanted("babel/global.dat")
    assert not collect.is_wanted("babel/locale-data/eo.dat")
    assert not collect.is_wanted("pytz/zoneinfo/Europe/Paris")


def test_passengers_stay_out() -> None:
    collect = script("collect")
    assert {"numpy", "tkinter", "pygame.tests", "pydantic.v1", "_hashlib"} <= set(collect.EXCLUDES)
    assert collect.is_system_library("libstdc++.so.6") and collect.is_system_library("x/libgcc_s.so.1")
    assert not collect.is_system_library("libSDL2-2.0.so.0")


def test_every_data_file_of_engine_and_game_is_bundled() -> None:
    read = [*(ROOT / "engine").rglob("*"), *(ROOT / "game").rglob("*")]
    data = {path.relative_to(ROOT).as_posix() for path in read if path.suffix in (".toml", ".json", ".ftl")}
    data = {path for path in data if not path.startswith("engine/scaffold/")}  # which writes into a checkout only
    bundled = {path.relative_to(ROOT).as_posix() for path, _ in script("collect").own_files(ROOT)}
    assert data and data <= bundled


def test_what_is_excluded_is_not_imported_by_us() -> None:
    excluded = script("collect").EXCLUDES
    pattern = re.compile(rf"^\s*(?:import|from) (?:{'|'.join(re.escape(name) for name in excluded)})\b", re.MULTILINE)
    ours = {*(ROOT / "game").rglob("*.py"), *(ROOT / "engine").rglob("*.py")}
    ours.remove(ROOT / "engine" / "host" / "postgres_store.py")  # of hosts of groups, imported when it is asked for
    assert not [path for path in ours if pattern.search(path.read_text(encoding="utf-8"))]


def test_the_version_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == game.__version__
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == f"{game.TITLE} {game.__version__}"
    release = ElementTree.parse(METAINFO).find("releases/release")
    assert release is not None and release.get("version") == game.__version__


def test_desktop_entry() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(PACKAGING / "linux" / "brazil-imperial.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Type"] == "Application" and entry["Name"] == game.TITLE
    assert entry["Exec"].endswith("%f") and MIME in entry["MimeType"].split(";")
    assert entry["StartupWMClass"] == game.APP_ID
    for key in ("GenericName", "Comment"):
        assert all(f"{key}[{language}]" in entry for language in ("pt_BR", "es"))


def test_metainfo() -> None:
    root = ElementTree.parse(METAINFO).getroot()
    assert root.tag == "component" and root.get("type") == "desktop-application"
    assert f"{root.findtext('id')}.metainfo.xml" == METAINFO.name
    assert root.findtext("launchable") == "brazil-imperial.desktop"
    assert (PACKAGING / "linux" / "brazil-imperial.desktop").is_file()
    assert root.findtext("provides/mediatype") == MIME
    for tag in ("name", "summary", "metadata_license", "project_license", "developer/name", "content_rating"):
        assert root.find(tag) is not None, tag


def test_save_files_have_one_ending_everywhere() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ElementTree.parse(PACKAGING / "linux" / "brazil-imperial.xml").getroot().find(f"{space}mime-type")
    assert kind is not None and kind.get("type") == MIME
    glob = kind.find(f"{space}glob")
    assert glob is not None and glob.get("pattern") == f"*{save_list.ENDING}"
    plist = script("macos/plist").info_plist(game.TITLE, game.__version__, script("collect").LANGUAGES)
    types = plist["UTExportedTypeDeclarations"][0]["UTTypeTagSpecification"]
    assert types["public.filename-extension"] == [save_list.ENDING[1:]]
    assert f"Software\\Classes\\{save_list.ENDING}" in (PACKAGING / "windows" / "installer.iss").read_text(
        encoding="utf-8"
    )


def test_windows_version_resource_is_an_expression() -> None:
    text = script("windows/version_file").version_text(game.TITLE, "1.2.3")
    compile(text, "version.txt", "eval")
    assert "filevers=(1, 2, 3, 0)" in text and repr(game.TITLE) in text


def test_every_licence_has_a_text(tmp_path: Path) -> None:
    licences = script("licences")
    without_builder = {part: value for part, value in licences.BUNDLED.items() if part != "pyinstaller"}
    assert licences.OPTIONAL.keys() == script("collect").ACCESS.keys()
    licences.BUNDLED = without_builder
    names = {path.name for path in licences.gather(tmp_path / "licenses")}
    listed = json.loads((tmp_path / "licenses" / "parts.json").read_text(encoding="utf-8"))
    assert {part.get("text") or f"{part['name']}.txt" for part in listed} <= names
    assert [Dependency(**part).name for part in listed]  # as the credits read them
    assert {f"{part}.txt" for part in without_builder} | {"Python.txt", "LICENSE", "parts.json"} <= names


def test_every_dependency_has_a_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {re.split(r"[<>=\[ ]", entry)[0] for entry in project["dependencies"]}
    assert asked <= set(script("licences").BUNDLED)


def test_a_plain_install_brings_every_file(bundled: dict[str, str]) -> None:
    setuptools = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
    shared = {path for globs in setuptools["data-files"].values() for glob in globs for path in ROOT.glob(glob)}
    wanted = {ROOT / path for path in bundled if path.startswith(("art/", "scenarios/"))}
    assert wanted <= shared
    for target, globs in setuptools["data-files"].items():
        assert all(Path(glob).parent.as_posix() == target.removeprefix("share/brazil-imperial/") for glob in globs)


def test_icons_are_there() -> None:
    for size in script("pack").ICONS:
        assert (ROOT / "art" / "icon" / f"brazil_imperial_{size}.png").is_file()
    for ending in ("svg", "ico", "icns"):
        assert (ROOT / "art" / "icon" / f"brazil_imperial.{ending}").is_file()


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.name)
def test_workflows_are_written_cleanly(path: Path) -> None:
    """No tabs, steps of two spaces, balanced expressions, and scripts that exist."""
    text = path.read_text(encoding="utf-8")
    assert "\t" not in text
    assert re.search(r"^on:$", text, re.MULTILINE) and re.search(r"^jobs:$", text, re.MULTILINE)
    for line in text.splitlines():
        assert line == line.rstrip() and (len(line) - len(line.lstrip(" "))) % 2 == 0, line
        assert line.count("${{") == line.count("}}"), line
    for named in re.findall(r"(?<![\w\"])(\.(?:packaging|ci)[/\\][\w./\\]+)", text):
        assert (ROOT / named.replace("\\", "/")).is_file(), named


def test_bundled_modules_have_no_docstrings_and_else_do_the_same() -> None:
    source = b'''"""Of the module."""
from __future__ import annotations
class Whole:
    """Of the class."""
    def half(self, number: int) -> int:
        """Of the method."""
        assert number % 2 == 0, "odd"
        return number // 2

def silent() -> None:
    """Nothing but this."""
'''
    found: dict[str, Any] = {}
    exec(script("collect").without_docstrings(source, "a/b.py"), found)
    half = found["Whole"].half
    assert found.get("__doc__") is found["Whole"].__doc__ is half.__doc__ is found["silent"].__doc__ is None
    assert half(None, 4) == 2 and found["silent"]() is None
    with pytest.raises(AssertionError, match="odd"):
        half(None, 3)
    assert half.__code__.co_firstlineno == 5 and half.__code__.co_filename == "a/b.py"


def test_the_size_gate_counts_and_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gate = script("size_gate")
    folder = tmp_path / "program"
    folder.mkdir()
    (folder / "file").write_bytes(b"x" * 5000)
    assert gate.unpacked(folder) == 5000 and 0 < gate.compressed(folder) < 5000
    gate.PICTURES = 3000
    assert gate.missing_pictures(folder) == 3000
    (folder / "first_pictures.pack").write_bytes(b"x" * 1000)
    assert gate.missing_pictures(folder) == 2000, "of one window size"
    gate.PICTURES = 500
    assert gate.missing_pictures(folder) == 0
    assert gate.main([str(folder)]) == 0
    gate.UNPACKED = 5000
    assert gate.main([str(folder)]) == 1
    gate.UNPACKED = 10**6
    (folder / "libstdc++.so.6").write_bytes(b"")
    assert gate.main([str(folder)]) == 1
    assert "libstdc++.so.6" in capsys.readouterr().err
    assert gate.main([str(tmp_path / "nowhere")]) == 2


def test_release_builds_are_pinned_to_what_we_ask_for() -> None:
    """Every part that is bundled has its version, and it is one that the project itself accepts."""
    lines = (PACKAGING / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = dict(line.split("==") for line in lines if not line.startswith("#"))
    licences = script("licences")
    bundled = {part.lower().replace("_", "-") for part in (*licences.BUNDLED, *licences.OPTIONAL)}
    assert bundled <= set(pinned)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    asked = [*project["project"]["dependencies"], *extras["build"], *extras["access"]]
    for part, least in (re.split(r">=", entry) for entry in (*asked, *project["build-system"]["requires"])):
        assert numbers(pinned[part]) >= numbers(least), part
    runs = [ROOT / ".ci" / "run", ROOT / ".github" / "workflows" / "release.yml"]
    assert all(
        "-c .packaging/constraints.txt -e '.[build,access]'" in path.read_text(encoding="utf-8") for path in runs
    )


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


ZEROCONF = importlib.util.find_spec("zeroconf._services.info")
MACHINE_CODE = pytest.mark.skipif(
    ZEROCONF is None or not (ZEROCONF.origin or "").endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES)),
    reason="zeroconf is installed without machine code",
)


@MACHINE_CODE
def test_a_package_of_machine_code_is_bundled_as_python_modules(tmp_path: Path) -> None:
    collect = script("collect")
    found = dict(collect.interpreted_modules(tmp_path))
    assert {(path.relative_to(tmp_path).parent.as_posix(), path.suffix) for path in found} == {
        (place, ".pyc") for place in found.values()
    }
    names = {path.relative_to(tmp_path).with_suffix("").as_posix() for path in found}
    assert "zeroconf/_services/info" in names, names
    assert collect.is_interpreted("zeroconf/_services/info.cpython-311-x86_64-linux-gnu.so") or sys.version_info[
        :2
    ] != (3, 11)
    assert not collect.is_interpreted("pydantic_core/_pydantic_core.cpython-311-x86_64-linux-gnu.so")


@MACHINE_CODE
def test_modules_compiled_for_the_bundle_do_the_same(tmp_path: Path) -> None:
    for _ in script("collect").interpreted_modules(tmp_path):
        pass
    root = Path(importlib.util.find_spec("zeroconf").origin or "").parent  # type: ignore[union-attr]
    shutil.copytree(root, tmp_path / "zeroconf", ignore=shutil.ignore_patterns("*.so", "*.pyd"), dirs_exist_ok=True)
    for source in tmp_path.rglob("*.py"):
        if source.with_suffix(".pyc").exists():
            source.unlink()
    code = "from zeroconf._services import info; print(info.__file__, info.ServiceInfo(*['_a._tcp.local.'] * 2).name)"
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert run.stdout.split() == [str(tmp_path / "zeroconf/_services/info.pyc"), "_a._tcp.local."]

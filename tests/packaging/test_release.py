"""What a release is made of: workflows, archives, entries of package managers and shops, notes. Nothing is built."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest
import yaml

import game
from game.i18n.texts import LANGUAGES, Texts
from tests.game.test_packaging import METAINFO, PACKAGING, ROOT, script

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = ROOT / ".github" / "workflows" / "release.yml"
# GitHub's runners that are neither retired nor announced to be, as of November 2026.
RUNNERS = {"ubuntu-24.04", "ubuntu-24.04-arm", "windows-2025", "macos-15", "macos-15-intel"}
SHA = "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef"
DESIGNERS = ("Zé Mendes", "Ananda Gupta", "Jason Matthews", "Marco Pranzo")


def workflow(path: Path) -> dict:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def sums(version: str) -> dict[str, str]:
    return {pattern.format(version=version): SHA for pattern in script("store_entries").ARCHIVES.values()}


@pytest.fixture(scope="module")
def entries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("stores")
    script("store_entries").write_entries("1.2.3", sums("1.2.3"), out)
    return out


# Workflows


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_and_rights_are_least(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for line in re.findall(r"uses: (.*)", text):
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line
    read = workflow(path)
    assert read["permissions"] == {} and "group" in read["concurrency"]
    for name, job in read["jobs"].items():
        writes = {right for right, level in job["permissions"].items() if level == "write"}
        assert not writes or (path == RELEASE and name == "publish" and "refs/tags/v" in job["if"])
        assert job["timeout-minutes"] <= 90


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_runners_exist(path: Path) -> None:
    for job in workflow(path)["jobs"].values():
        named = {job["runs-on"]}
        if "matrix.os" in job["runs-on"]:
            named = {entry["os"] for entry in job["strategy"]["matrix"]["include"]}
        assert named <= RUNNERS


def test_one_version_of_each_action() -> None:
    used = {line for path in WORKFLOWS for line in re.findall(r"uses: (\S+)", path.read_text(encoding="utf-8"))}
    names = [line.split("@")[0] for line in used]
    assert len(names) == len(set(names))


def test_every_system_is_built_and_sold() -> None:
    built = {entry["system"] for entry in workflow(RELEASE)["jobs"]["build"]["strategy"]["matrix"]["include"]}
    assert built == {"linux-x86_64", "linux-aarch64", "windows-x86_64", "macos-arm64", "macos-x86_64"}
    archives = " ".join(script("store_entries").ARCHIVES.values())
    assert all(f"{{version}}-{system}." in archives for system in built)
    setup = re.search(r"OutputBaseFilename=(.*)", (PACKAGING / "windows" / "installer.iss").read_text(encoding="utf-8"))
    assert setup is not None and setup.group(1).replace("{#Version}", "{version}") + ".exe" in archives


@pytest.mark.parametrize(
    ("platform", "machine", "name"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("linux", "aarch64", "linux-aarch64"),
        ("win32", "AMD64", "windows-x86_64"),
        ("darwin", "arm64", "macos-arm64"),
    ],
)
def test_archives_are_named_by_system(monkeypatch: pytest.MonkeyPatch, platform: str, machine: str, name: str) -> None:
    pack = script("pack")
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(pack.platform, "machine", lambda: machine)
    assert pack.system_name() == name


# Archives


def program(folder: Path, names: tuple[str, ...], seconds: int) -> Path:
    root = folder / "brazil-imperial"
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
        os.utime(path, (seconds, seconds))
    (root / "brazil-imperial").chmod(0o700)
    return root


@pytest.mark.parametrize("kind", ["make_tar", "make_zip"])
def test_the_same_files_give_the_same_archive(tmp_path: Path, kind: str) -> None:
    """Whatever the order they were written in, their times, their owners' rights."""
    make = getattr(script("pack"), kind)
    names = ("brazil-imperial", "_internal/b", "_internal/a")
    archives = [tmp_path / name for name in ("one", "two", "other", "later")]
    make(program(tmp_path / "1", names, 1_700_000_000), archives[0], 1_750_000_000)
    second = program(tmp_path / "2", names[::-1], 1_600_000_000)
    (second / "_internal" / "a").chmod(0o600)
    make(second, archives[1], 1_750_000_000)
    make(second, archives[3], 1_750_000_100)
    (second / "_internal" / "a").write_text("changed")
    make(second, archives[2], 1_750_000_000)
    one, two, other, later = (path.read_bytes() for path in archives)
    assert one == two and one != other and one != later


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="no dpkg-deb here")
def test_debian_package_installs_and_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed below a root of its own; the same files give the same package, whenever they were written."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1750000000")
    deb = script("linux/deb")
    names = ("brazil-imperial", "_internal/a", "desktop/x", "install.sh")
    folder = program(tmp_path / "dist", names, 1_700_000_000)
    package = deb.make(tmp_path, folder, fast=True)
    first = package.read_bytes()
    assert deb.make(tmp_path, program(tmp_path / "again", names[::-1], 1_600_000_000), fast=True).read_bytes() == first
    root = tmp_path / "root"
    for place in ("updates", "info"):
        (root / "var" / "lib" / "dpkg" / place).mkdir(parents=True)
    (root / "var" / "lib" / "dpkg" / "status").touch()
    call = ["dpkg", f"--root={root}", "--force-depends", "--force-not-root", "--force-bad-path", "--log=/dev/null"]
    subprocess.run([*call, "--install", str(package)], check=True, capture_output=True)
    share = root / "usr" / "share"
    assert (root / "usr" / "games" / "brazil-imperial").resolve() == root / "usr/lib/brazil-imperial/brazil-imperial"
    assert os.access(root / "usr" / "lib" / "brazil-imperial" / "brazil-imperial", os.X_OK)
    assert not (root / "usr" / "lib" / "brazil-imperial" / "install.sh").exists()
    for name in (
        "applications/brazil-imperial.desktop",
        "mime/packages/brazil-imperial.xml",
        f"metainfo/{METAINFO.name}",
        "icons/hicolor/64x64/apps/brazil-imperial.png",
        "icons/hicolor/scalable/apps/brazil-imperial.svg",
        "doc/brazil-imperial/copyright",
    ):
        assert (share / name).stat().st_size > 100, name
    fields = subprocess.check_output(["dpkg-deb", "--field", str(package)], text=True)
    assert f"Version: {game.__version__}\n" in fields and re.search(
        r"Depends: libc6 \(>= \d\.\d+\), libx11-6, libxext6\n", fields
    )
    subprocess.run([*call, "--remove", "brazil-imperial"], check=True, capture_output=True)
    assert not (root / "usr" / "games" / "brazil-imperial").exists()


# Package managers and shops

REQUIRED = {
    "version": {"DefaultLocale"},
    "installer": {"Installers", "InstallerType"},
    "defaultLocale": {"PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"},
    "locale": {"PackageLocale"},
}
LONGEST = {"ShortDescription": 256, "Description": 10_000, "Publisher": 256, "PackageName": 256, "License": 512}


def test_winget_manifests(entries: Path) -> None:
    """The rules of winget's schema 1.12.0 for the fields we fill in."""
    kinds = []
    for path in sorted((entries / "winget").iterdir()):
        manifest = yaml.safe_load(path.read_text(encoding="utf-8"))
        kind = manifest["ManifestType"]
        kinds.append(kind)
        common = {"PackageIdentifier", "PackageVersion", "ManifestType", "ManifestVersion"}
        assert common | REQUIRED[kind] <= set(manifest)
        assert path.name.startswith(manifest["PackageIdentifier"]) and manifest["PackageVersion"] == "1.2.3"
        assert re.fullmatch(r"[^.\s]{1,32}(\.[^.\s]{1,32}){1,7}", manifest["PackageIdentifier"])
        assert (
            manifest["ManifestVersion"] == "1.12.0"
            and f".{kind.lower()}.1.12.0." in path.read_text().splitlines()[0].lower()
        )
        for field, most in LONGEST.items():
            assert 2 <= len(manifest.get(field, "xx")) <= most, field
        assert all(len(tag) <= 40 for tag in manifest.get("Tags", ())) and len(manifest.get("Tags", ())) <= 16
        assert all(str(value).startswith("https://") for field, value in manifest.items() if field.endswith("Url"))
        if kind in ("locale", "defaultLocale"):
            assert path.stem.endswith(f".locale.{manifest['PackageLocale']}")
    assert sorted(kinds) == ["defaultLocale", "installer", "locale", "locale", "locale", "version"]
    installer = yaml.safe_load((entries / "winget" / "BrazilImperial.BrazilImperial.installer.yaml").read_text("utf-8"))
    assert installer["InstallerType"] == "inno" and installer["Scope"] == "user"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", installer["ReleaseDate"])
    (one,) = installer["Installers"]
    assert one["Architecture"] == "x64" and one["InstallerSha256"] == SHA
    assert one["InstallerUrl"].endswith("/releases/download/v1.2.3/brazil-imperial-1.2.3-windows-x86_64-setup.exe")


def test_cask_and_itch(entries: Path) -> None:
    cask = (entries / "homebrew" / "brazil-imperial.rb").read_text(encoding="utf-8")
    assert 'version "1.2.3"' in cask and cask.count(SHA) == 2 and "$" not in cask
    assert 'brazil-imperial-#{version}-macos-#{arch}.zip"' in cask
    assert cask.count(" do\n") + cask.count("<<~TEXT") == len(re.findall(r"^\s*(?:end|TEXT)$", cask, re.MULTILINE))
    actions = tomllib.loads((entries / "itch" / ".itch.toml").read_text(encoding="utf-8"))["actions"]
    assert {action["platform"] for action in actions} == {"windows", "osx", "linux"}
    push = entries / "itch" / "push.sh"
    subprocess.run(["sh", "-n", str(push)], check=True)
    assert all(name in push.read_text() for name in sums("1.2.3") if "setup" not in name)


def test_a_release_has_sums_and_entries_beside_its_archives(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or is refused, naming what is lacking; without some system only what names its archive is left out."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    finish = script("finish_release")
    names = sorted(sums("1.2.3"))
    for name in names:
        (tmp_path / name).write_text(name)
    (tmp_path / "notes.md").write_text("notes")
    assert finish.main(["1.2.3", str(tmp_path)]) == 0
    listed = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert listed == [f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in names]
    packed = tmp_path / "store-entries-1.2.3.tar.gz"
    with tarfile.open(packed) as tar:
        whole = set(tar.getnames())
    templates = PACKAGING / "stores"
    assert whole == {f"stores/{path.relative_to(templates)}" for path in templates.rglob("*") if path.is_file()}
    before = packed.read_bytes()
    packed.unlink()
    assert finish.main(["1.2.3", str(tmp_path)]) == 0 and packed.read_bytes() == before, (
        "the same files, the same bytes"
    )
    packed.unlink()
    (tmp_path / next(name for name in names if "setup" in name)).unlink()
    capsys.readouterr()
    assert finish.main(["1.2.3", str(tmp_path)]) == 1
    assert "setup.exe" in capsys.readouterr().err and not packed.exists()
    assert finish.main(["1.2.3", str(tmp_path), "--partial"]) == 0
    with tarfile.open(packed) as tar:
        left = set(tar.getnames())
    assert left < whole and all("winget" in name for name in whole - left) and len(left) >= 3
    text = capsys.readouterr().out
    assert all(name.removeprefix("stores/") in text for name in whole - left) and "setup.exe" in text


def test_a_release_is_made_of_a_commit_in_an_empty_folder(tmp_path: Path) -> None:
    made = ROOT / ".packaging" / "release.sh"
    (tmp_path / "old").write_text("x")
    for words in ([], [str(tmp_path)], ["a", "b", "c"]):
        done = subprocess.run([str(made), *words], capture_output=True, text=True, check=False)
        assert done.returncode == 2 and len(done.stderr.splitlines()) == 1, done.stderr


def test_whatever_builds_the_program_builds_it_with_the_voice_and_the_screen_reader() -> None:
    """Without the extra `access` PyInstaller finds no Prism and no AccessKit, and says nothing."""
    scripts = [RELEASE, ROOT / ".ci" / "run", *PACKAGING.rglob("*.sh"), *(ROOT / "tests" / "packaging").glob("*.sh")]
    built = {path.name: re.findall(r"\.\[(build[\w,]*)\]", path.read_text(encoding="utf-8")) for path in scripts}
    assert {extras for found in built.values() for extras in found} == {"build,access"}, built
    assert {"run", "release.yml", "release.sh"} <= {name for name, found in built.items() if found}


def test_installer_script() -> None:
    """What Inno Setup would refuse: a section it does not know, a file that is not there."""
    text = (PACKAGING / "windows" / "installer.iss").read_text(encoding="utf-8")
    assert set(re.findall(r"^\[(\w+)\]$", text, re.MULTILINE)) == {
        "Setup",
        "Languages",
        "Files",
        "Icons",
        "Tasks",
        "Registry",
        "Run",
    }
    for path in re.findall(r"^(?:SetupIconFile|LicenseFile)=(.*)$", text, re.MULTILINE):
        assert (ROOT / path.replace("\\", "/")).is_file(), path
    assert {"en", "pt", "es"} <= set(re.findall(r'^Name: "(\w\w)"; MessagesFile:', text, re.MULTILINE))
    assert re.search(r"^AppId=\{\{[0-9A-F-]{36}\}$", text, re.MULTILINE) and "PrivilegesRequired=lowest" in text
    used = set(re.findall(r"Tasks: (\w+)", text))
    assert used <= set(re.findall(r'^Name: "(\w+)"; Description', text, re.MULTILINE))


def test_windows_manifest() -> None:
    root = ElementTree.parse(PACKAGING / "windows" / "program.manifest").getroot()
    found = {element.tag.split("}")[1]: element for element in root.iter()}
    assert found["requestedExecutionLevel"].get("level") == "asInvoker"
    assert "PerMonitorV2" in (found["dpiAwareness"].text or "") and found["longPathAware"].text == "true"
    assert "program.manifest" in (ROOT / "build.spec").read_text(encoding="utf-8")


def test_appstream_shows_the_game_in_every_language() -> None:
    root = ElementTree.parse(METAINFO).getroot()
    space = "{http://www.w3.org/XML/1998/namespace}lang"
    locales = {None, "pt_BR", "es"}  # the page; the program speaks more
    shown = root.findall("screenshots/screenshot")
    assert len(shown) >= 3
    pictures = [image for screenshot in shown for image in screenshot.findall("image")]
    for screenshot in shown:
        assert {caption.get(space) for caption in screenshot.findall("caption")} >= locales
        assert {image.get(space) for image in screenshot.findall("image")} == locales
    for image in pictures:
        assert image.text is not None
        path = ROOT / ".github" / "pictures" / image.text.rsplit("/", 1)[1]
        size = pygame.image.load(path).get_size()
        assert size == (int(image.get("width", 0)), int(image.get("height", 0)))
    for tag in ("branding/color", "url[@type='homepage']", "url[@type='bugtracker']", "icon", "content_rating"):
        assert root.find(tag) is not None, tag
    for tag in ("summary", "description/p", "releases/release/description/p"):
        assert {element.get(space) for element in root.findall(tag)} >= locales, tag
    assert {lang.text for lang in root.findall("languages/lang")} == {each.replace("-", "_") for each in LANGUAGES}


# Notes


def test_changelog_is_a_changelog() -> None:
    text = (ROOT / ".github" / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    dated = [re.fullmatch(r"\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)", heading) for heading in headings[1:]]
    assert all(dated)
    versions = [tuple(int(part) for part in found.groups()[:3]) for found in dated if found]
    assert versions == sorted(versions, reverse=True) and f"## [{game.__version__}] - " in text
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.*)$", text, re.MULTILINE)) <= kinds
    linked = set(re.findall(r"^\[(.*?)\]: https://", text, re.MULTILINE))
    assert linked == {heading.split("]")[0][1:] for heading in headings}
    release = ElementTree.parse(METAINFO).find("releases/release")
    assert release is not None and f"[{release.get('version')}] - {release.get('date')}" in headings


def test_notes_of_a_release(capsys: pytest.CaptureFixture[str]) -> None:
    notes = script("release_notes")
    assert notes.main([game.__version__]) == 0
    text = capsys.readouterr().out
    assert "Imperial Struggle" in text and "Run anyway" in text and "https://keepachangelog" not in text
    assert "[Unreleased]:" not in text and "How to begin" not in text
    assert notes.main(["9.9.9"]) == 1 and notes.main([]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_credits_say_what_the_readme_says(language: str) -> None:
    texts = Texts(language)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all(name in texts("credits-after-body") and name in readme for name in DESIGNERS)
    machines = {
        "en": "AI language models",
        "pt-BR": "linguagem de IA",
        "es": "lenguaje de IA",
        "fr": "langage d’IA",
        "de": "KI-Sprachmodellen",
        "pl": "modeli językowych AI",
        "zh-Hant": "AI 語言模型",
    }
    assert machines.get(language, "") in texts("credits-machines-body")
    clicks = {
        "en": ("More info", "Run anyway", "Open Anyway"),
        "pt-BR": ("Mais informações", "Executar assim mesmo", "Abrir Mesmo Assim"),
        "es": ("Más información", "Ejecutar de todas formas", "Abrir igualmente"),
        "fr": ("Informations complémentaires", "Exécuter quand même", "Ouvrir quand même"),
        "de": ("Weitere Informationen", "Trotzdem ausführen", "Dennoch öffnen"),
        "pl": ("Więcej informacji", "Uruchom mimo to", "Otwórz mimo to"),
        "zh-Hant": ("其他資訊", "仍要執行", "強制打開"),
    }
    assert all(f"*{word}*" in texts("credits-unsigned-body") for word in clicks.get(language, ()))
    assert all(f"**{word}**" in readme for word in clicks["en"])


def test_a_fault_report_asks_for_the_file() -> None:
    fault = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "fault.yml").read_text(encoding="utf-8"))
    report = next(part for part in fault["body"] if part.get("id") == "report")
    assert report["validations"]["required"] and "report-" in report["attributes"]["description"]


def test_types_are_shipped() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "py.typed" in project["tool"]["setuptools"]["package-data"]["*"]
    assert all((ROOT / package / "py.typed").is_file() for package in ("engine", "game"))
    assert project["project"]["urls"]["Repository"] in METAINFO.read_text(encoding="utf-8")

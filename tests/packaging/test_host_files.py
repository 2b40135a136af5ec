"""The container file and the systemd unit of the host: what they start is a command of this program."""

from __future__ import annotations

import argparse
import configparser
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from engine.host.addresses import PORT
from engine.host.command_options import PASSWORD, add_host_command

FOLDER = Path(__file__).resolve().parents[2] / ".packaging" / "host"
UNIT = FOLDER / "brazil-imperial-host.service"
CONTAINER = (FOLDER / "Containerfile").read_text(encoding="utf-8")


def parsed(words: list[str]) -> argparse.Namespace:
    """The arguments of a command line that ends as `python -m engine ...`. Raises SystemExit where they are none."""
    parser = argparse.ArgumentParser()
    add_host_command(parser.add_subparsers())
    assert words[1:3] == ["-m", "engine"] and words[0].endswith("python")
    return parser.parse_args(words[3:])


def unit() -> configparser.RawConfigParser:
    read = configparser.RawConfigParser(strict=False, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(UNIT, encoding="utf-8")
    return read


def test_the_unit_starts_the_host_with_its_folder_and_port() -> None:
    service = unit()["Service"]
    words = service["ExecStart"].split()
    assert words[-1] == "$OPTIONS"
    given = parsed(words[:-1])
    assert (str(given.data), given.port) == ("${STATE_DIRECTORY}", PORT)
    assert service["StateDirectory"] in service["EnvironmentFile"] and service["Restart"] == "always"
    commented = re.findall(r"^#   OPTIONS=(.*)$", UNIT.read_text(encoding="utf-8"), re.M)
    assert parsed(["python", "-m", "engine", "host", *commented[0].split()]).webhooks
    assert PASSWORD in UNIT.read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / UNIT.name
    copy.write_text(
        UNIT.read_text(encoding="utf-8").replace("/opt/brazil-imperial/bin/python", shutil.which("sh") or "")
    )
    done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True)
    assert UNIT.name not in done.stderr, done.stderr


def test_the_container_starts_the_host_on_the_port_it_exposes() -> None:
    lines = re.sub(r"\\\n\s*", "", CONTAINER).splitlines()
    texts = {line.split(" ", 1)[0]: line.split(" ", 1)[1] for line in lines if line and not line.startswith("#")}
    given = parsed(json.loads(texts["ENTRYPOINT"]))
    assert str(given.data) == texts["VOLUME"] == texts["WORKDIR"]
    assert texts["EXPOSE"] == str(PORT) == str(given.port) and f":{PORT}/health" in texts["HEALTHCHECK"]
    assert (
        texts["USER"] not in ("root", "0")
        and "[postgres]" in texts["RUN"]
        and f"install -d -o {texts['USER']} /data" in texts["RUN"]
    )

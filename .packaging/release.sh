#!/usr/bin/env bash
# Makes a release in a folder: builds this system's files from a clean clone of the commit, takes those of other systems
# from another folder, writes sums, notes, and the entries for winget, Homebrew and itch.io.
# Usage: .packaging/release.sh OUT [OTHERS]     OUT: new or empty; OTHERS: archives that other systems built
# PICTURES=FILE: a pack of first pictures that was drawn before
# Entries that lack another system's archive are named and left out; the workflow `release` has all of them.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
usage() {
  sed -n 's/^# Usage: /usage: /p' "$0" >&2
  exit 2
}
case $# in 1 | 2) ;; *) usage ;; esac
mkdir -p "$1"
out=$(cd "$1" && pwd)
if [ -n "$(ls -A "$out")" ]; then
  echo "$out is not empty: name a new folder" >&2
  exit 2
fi
others=
if [ -n "${2:-}" ]; then others=$(cd "$2" && pwd); fi
if [ -n "$(git -C "$root" status --porcelain)" ]; then
  echo "there are changes that no commit has: a release is made of a commit" >&2
  exit 2
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PYTHONHASHSEED=0 SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
export SOURCE_DATE_EPOCH
git clone -q "$root" "$work/source"
cd "$work/source"
version=$(python3 -c 'import tomllib; print(tomllib.load(open("pyproject.toml", "rb"))["project"]["version"])')
python3 .packaging/release_notes.py "$version" >"$work/notes.md" # before the long part: a version without notes is none
python3 -m venv .buildvenv
.buildvenv/bin/python -m pip install -q -c .packaging/constraints.txt -e '.[build,access]'
if [ -n "${PICTURES:-}" ]; then
  cp "$PICTURES" art/first_pictures.pack
  export PICTURES_BUILT=1
fi
.buildvenv/bin/python -m PyInstaller --noconfirm --log-level ERROR build.spec
if [ "$(uname)" = Darwin ]; then
  bundle="dist/Brazil Imperial.app" program="dist/Brazil Imperial.app/Contents/MacOS/brazil-imperial"
else
  bundle=dist/brazil-imperial program=dist/brazil-imperial/brazil-imperial
fi
.packaging/check_bundle.sh "$program"
.buildvenv/bin/python .packaging/size_gate.py "$bundle"
.buildvenv/bin/python .packaging/pack.py
if command -v dpkg-deb >/dev/null; then .buildvenv/bin/python .packaging/linux/deb.py; fi
find dist -maxdepth 1 -type f -exec cp {} "$out" \;
if [ -n "$others" ]; then cp -n "$others"/* "$out"; fi
mv "$work/notes.md" "$out/notes.md"
python3 .packaging/finish_release.py "$version" "$out" --partial

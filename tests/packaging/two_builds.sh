#!/usr/bin/env bash
# Builds the commit twice, from two clones, and compares every byte: of the program's folder, the archive, the .deb.
# Usage: tests/packaging/two_builds.sh     PICTURES=FILE: a pack of first pictures that was drawn before
#
# The second build takes the pack of the first: it is drawn from games that are dealt at random, so that a few of its
# thousand pictures differ from one drawing to the next.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PYTHONHASHSEED=0 SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
export SOURCE_DATE_EPOCH
# The path of the folder is part of a build, as of any: both are made at the same one.
source=$work/source
for number in 1 2; do
  rm -rf "$source"
  git clone -q "$root" "$source"
  cd "$source"
  python3 -m venv .buildvenv
  .buildvenv/bin/python -m pip install -q -c .packaging/constraints.txt -e '.[build,access]'
  if [ -n "${PICTURES:-}" ]; then
    cp "$PICTURES" art/first_pictures.pack
    export PICTURES_BUILT=1
  fi
  .buildvenv/bin/python -m PyInstaller --noconfirm --log-level ERROR build.spec
  .buildvenv/bin/python .packaging/pack.py
  if command -v dpkg-deb >/dev/null; then .buildvenv/bin/python .packaging/linux/deb.py --fast; fi
  [ -n "${PICTURES:-}" ] || cp art/first_pictures.pack "${PICTURES:=$work/first_pictures.pack}"
  mv dist "$work/dist$number"
  cd "$work"
done
diff -rq dist1 dist2
echo "== $(find dist1 -type f | wc -l) files, the same bytes"

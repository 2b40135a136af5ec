#!/usr/bin/env bash
# Plays the bundled program on a Debian that has nothing but itself, libx11-6 and libxext6: Debian's package is installed
# there, its self-test run, a game begun in a window. As root; needs debootstrap, dpkg-deb, Xvfb, xdotool (installed here).
# Usage: tests/packaging/bare_system.sh [PROGRAM_FOLDER]     dist/brazil-imperial, built here if there is none
# BARE=FOLDER: where that Debian is, or is made and kept.
# shellcheck disable=SC2016 # ${Package} is dpkg-query's
set -euo pipefail
cd "$(dirname "$0")/../.."
program=${1:-dist/brazil-imperial}
display=${BARE_DISPLAY:-:94}
work=$(mktemp -d)
if ! hash debootstrap Xvfb xdotool 2>/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq debootstrap debian-archive-keyring xvfb xdotool python3-venv binutils libpython3-dev >/dev/null
fi
if [ ! -d "$program" ]; then
  [ -x .buildvenv/bin/python ] || python3 -m venv .buildvenv
  .buildvenv/bin/python -m pip install -q -c .packaging/constraints.txt -e '.[build,access]'
  .buildvenv/bin/python -m PyInstaller --noconfirm --log-level ERROR build.spec
fi

echo "== a bare Debian"
bare=${BARE:-$work/bare}
# shellcheck source=/dev/null
release=$(. /etc/os-release && if [ "$ID" = debian ]; then echo "$VERSION_CODENAME"; else echo trixie; fi)
if [ ! -d "$bare/usr" ]; then
  debootstrap --variant=minbase --include=libx11-6,libxext6 "$release" "$bare" http://deb.debian.org/debian >"$work/debootstrap.log" || {
    tail "$work/debootstrap.log"
    exit 1
  }
fi
stop() {
  [ -z "${screen:-}" ] || kill "$screen" 2>/dev/null || true
  [ -z "${playing:-}" ] || kill "$playing" 2>/dev/null || true
  rm -rf "$work"
}
trap stop EXIT
du -sm "$bare" | cut -f1 | sed 's/$/ MB/'
chroot "$bare" dpkg-query -W -f '${Package}\n' | grep -cE '^' | sed 's/$/ packages/'
if chroot "$bare" sh -c 'command -v python3'; then exit 1; fi

echo "== Debian's package"
python3 - "$program" "$bare" <<'PY'
import sys
from pathlib import Path
sys.path.insert(0, ".packaging/linux")
import deb
print(deb.make(Path(sys.argv[2]), Path(sys.argv[1]), fast=True).name)
PY
chroot "$bare" sh -c 'dpkg --install /*.deb' | tail -1
clean=(chroot "$bare" env -i HOME=/root PATH=/usr/games)
"${clean[@]}" brazil-imperial --version
"${clean[@]}" SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy brazil-imperial --selftest

echo "== a game in a window"
# The display's abstract socket is reached from within; its file under /tmp is not there.
Xvfb "$display" -screen 0 1280x720x24 >/dev/null 2>&1 &
screen=$!
sleep 2
"${clean[@]}" DISPLAY="$display" brazil-imperial --screen new_game &
playing=$!
export DISPLAY=$display
for _ in $(seq 100); do
  sleep 3
  if [ "$(cat "$bare"/root/.local/share/brazil-imperial/saves/*.journal 2>/dev/null | wc -c)" -gt 0 ]; then begun=1 && break; fi
  xdotool key Return
done
[ -n "${begun:-}" ]
grep -c . "$bare/root/.local/state/brazil-imperial/log/game.log" | sed 's/$/ lines of log/'
chroot "$bare" dpkg --remove brazil-imperial | tail -1
[ ! -e "$bare/usr/games/brazil-imperial" ]
echo "== it plays"

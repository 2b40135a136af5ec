#!/usr/bin/env bash
# Builds the Windows program under Wine and plays it: self-test, what Windows reads in the .exe, a start from a folder with
# accents, a game that is saved, killed and continued, a home whose paths pass 260 letters, a home that refuses every write.
# Usage: tests/packaging/wine.sh [FOLDER]     keeps its Windows Python and log in FOLDER for the next run
# PICTURES=FILE: a pack of first pictures that was drawn before. PROGRAM=FOLDER: a program that was built before.
# Needs Debian's wine64, gcc-mingw-w64-x86-64, xvfb, xdotool, imagemagick (installed here where root) and a Python 3.12.
# shellcheck disable=SC2016 # conditions are evaluated when they are looked at
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=${1:-$(mktemp -d)}
mkdir -p "$work" && work=$(cd "$work" && pwd)
exec > >(tee "$work/log.txt") 2>&1
display=${WINE_DISPLAY:-:93}

packages="wine wine64 gcc-mingw-w64-x86-64 xvfb xdotool imagemagick procps"
if [ "$(id -u)" = 0 ] && ! { [ -x /usr/lib/wine/wine64 ] && hash x86_64-w64-mingw32-gcc Xvfb xdotool import 2>/dev/null; }; then
  apt-get update -qq
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages >/dev/null
fi
python=
for candidate in python3.12 "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.12.*/bin/python python3; do
  if "$candidate" -c 'import sys; sys.exit(sys.version_info[:2] != (3, 12))' 2>/dev/null; then
    python=$candidate
    break
  fi
done
if [ -z "$python" ]; then
  echo "no Python 3.12 here, whose library is the other half of python312.dll" >&2
  exit 2
fi

say() { echo "== $(date +%T) $*"; }
export WINEPREFIX=$work/prefix WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" SDL_AUDIODRIVER=dummy
# Output goes through a pipe: Wine's Python takes a file for an invalid handle.
wine() { /usr/lib/wine/wine64 "$@" </dev/null 2>&1 | cat; }

say "a Windows Python"
[ -f "$work/py/python3.dll" ] || "$root/tests/packaging/windows_python.sh" "$work" "$python"
[ -d "$WINEPREFIX" ] || wine wineboot -i
wine "$work/py/python.exe" -c "import sys, pygame, pydantic, resvg_py, nacl.secret; print(sys.version)" | grep 3.12

say "the build"
if [ -z "${PROGRAM:-}" ]; then
  rm -rf "$work/source" && mkdir "$work/source"
  git -C "$root" ls-files -z | (cd "$root" && xargs -0 tar -cf -) | tar -C "$work/source" -xf -
  if [ -n "${PICTURES:-}" ]; then cp "$PICTURES" "$work/source/art/first_pictures.pack"; fi
  (
    cd "$work/source"
    export SDL_VIDEODRIVER=dummy PICTURES_BUILT=${PICTURES:+1}
    wine "$work/py/python.exe" -m PyInstaller --noconfirm --log-level WARN build.spec
  )
fi
games="$work/Jogos – São João, ação" # an en dash, too: no code page of Windows has all of them
program="$games/Brazil Imperial"
rm -rf "$games" && mkdir -p "$games"
cp -r "${PROGRAM:-$work/source/dist/brazil-imperial}" "$program"
exe="$program/Brazil Imperial.exe"
du -sh "$program"

say "what Windows reads in the .exe"
PYTHONPATH=$(echo "$work"/wheels/pefile-*.whl) "$python" "$root/tests/packaging/windows_program.py" "$exe"

say "self-test, no console"
rm -rf "${work:?}/home"
BRAZIL_IMPERIAL_HOME="Z:$work/home" SDL_VIDEODRIVER=dummy wine "$exe" --selftest
cat "$work/home/log/selftest.txt"
if grep -q ^FAIL "$work/home/log/selftest.txt" || ! grep -q '^ok   struggle save' "$work/home/log/selftest.txt"; then exit 1; fi

say "a game, from a folder with accents, into a home with accents"
Xvfb "$display" -screen 0 1280x720x24 -nolisten tcp >/dev/null 2>&1 &
screen=$!
export DISPLAY=$display
stop() {
  /usr/lib/wine/wineserver64 -k 2>/dev/null || true
  kill "$screen" 2>/dev/null || true
}
trap stop EXIT
press() { for key in "$@"; do xdotool key "$key" && sleep 2; done; }
# Presses keys until a command succeeds; at most so many seconds, as Wine is slow to start.
until_true() {
  local limit=$((SECONDS + $1)) condition=$2
  shift 2
  until eval "$condition"; do
    if [ $SECONDS -gt $limit ]; then
      import -window root "$work/failed.png" || true
      echo "never came true: $condition (see $work/failed.png)" >&2
      return 1
    fi
    sleep 3
    press "$@"
  done
}
home="$work/Início de Zé"
rm -rf "$home" && mkdir "$home"
saves="$home/data/saves"
size() { cat "$saves"/*.journal 2>/dev/null | wc -c; }
BRAZIL_IMPERIAL_HOME="Z:$home" /usr/lib/wine/wine64 "$exe" --screen new_game --lang pt-BR </dev/null >/dev/null 2>&1 &
until_true 300 '[ "$(size)" -gt 0 ]' Return
begun=$(size)
until_true 120 '[ "$(size)" -gt "$begun" ]' Tab Return
import -window root "$work/played.png"
say "killed after a move: $(size) bytes of journal"
/usr/lib/wine/wineserver64 -k9 2>/dev/null || /usr/lib/wine/wineserver64 -k
sleep 3
before=$(size)
[ "$before" -gt "$begun" ]
BRAZIL_IMPERIAL_HOME="Z:$home" /usr/lib/wine/wine64 "$exe" --lang pt-BR </dev/null >/dev/null 2>&1 &
until_true 300 '[ "$(size)" -gt "$before" ]' Return Tab
import -window root "$work/continued.png"
say "continued: $(size) bytes of journal"
/usr/lib/wine/wineserver64 -k
sleep 2
[ "$(find "$saves" -name '*.imperial' | wc -l)" = 1 ]
echo "$saves"/*.imperial

say "a home whose paths pass 260 letters"
long=$work/$(printf 'pasta_muito_comprida_%.0s' {1..6})/$(printf 'outra_pasta_comprida_%.0s' {1..6})
rm -rf "$long" && mkdir -p "$long"
echo "${#long} letters"
BRAZIL_IMPERIAL_HOME="Z:$long" SDL_VIDEODRIVER=dummy timeout 300 /usr/lib/wine/wine64 "$exe" --first-frame </dev/null 2>&1 | cat
[ -f "$long/log/game.log" ]

say "a home that refuses every write"
# A file where the folder should be: no user, root neither, writes below it.
: >"$work/refuses"
BRAZIL_IMPERIAL_HOME="Z:$work/refuses" SDL_VIDEODRIVER=dummy timeout 300 /usr/lib/wine/wine64 "$exe" --first-frame </dev/null 2>&1 | cat
say "all of it worked"

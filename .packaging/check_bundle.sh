#!/usr/bin/env bash
# The bundled program's own self-test where there is nothing to lean on: no Python on the path, an empty home, another folder.
# Usage: check_bundle.sh dist/brazil-imperial/brazil-imperial
set -euo pipefail
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
nowhere=$(mktemp -d)
trap 'rm -rf "$nowhere"' EXIT
mkdir "$nowhere/home" "$nowhere/elsewhere"
cd "$nowhere/elsewhere"
env -i HOME="$nowhere/home" PATH=/nonexistent SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy "$program" --selftest
env -i HOME="$nowhere/home" PATH=/nonexistent "$program" --version
if [ -n "$(ls -A)" ]; then echo "it wrote into the folder it was started in" >&2; exit 1; fi

#!/bin/sh
# Makes the game known to the desktop: a menu entry, its icons and the type of its saves. Run it where the game was unpacked;
# nothing is copied but these entries. "./install.sh --remove" takes them away again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
id=io.github.brazil_imperial.BrazilImperial

entries="applications/brazil-imperial.desktop mime/packages/brazil-imperial.xml metainfo/$id.metainfo.xml"
sizes="16 24 32 48 64 128 256"

if [ "${1:-}" = --remove ]; then
  for entry in $entries; do rm -f "$data/$entry"; done
  for size in $sizes; do rm -f "$data/icons/hicolor/${size}x$size/apps/brazil-imperial.png"; done
  rm -f "$data/icons/hicolor/scalable/apps/brazil-imperial.svg"
else
  mkdir -p "$data/applications" "$data/mime/packages" "$data/metainfo" "$data/icons/hicolor/scalable/apps"
  # The path in quotes, as the desktop entry specification asks where there are spaces.
  sed "s|^Exec=.*|Exec=\"$here/brazil-imperial\" %f|" "$here/desktop/brazil-imperial.desktop" >"$data/applications/brazil-imperial.desktop"
  cp "$here/desktop/brazil-imperial.xml" "$data/mime/packages/"
  cp "$here/desktop/$id.metainfo.xml" "$data/metainfo/"
  for size in $sizes; do
    mkdir -p "$data/icons/hicolor/${size}x$size/apps"
    cp "$here/desktop/brazil_imperial_$size.png" "$data/icons/hicolor/${size}x$size/apps/brazil-imperial.png"
  done
  cp "$here/desktop/brazil_imperial.svg" "$data/icons/hicolor/scalable/apps/brazil-imperial.svg"
fi
for tool in "update-desktop-database $data/applications" "update-mime-database $data/mime" "gtk-update-icon-cache -q -t $data/icons/hicolor"; do
  if command -v "${tool%% *}" >/dev/null; then $tool || true; fi
done

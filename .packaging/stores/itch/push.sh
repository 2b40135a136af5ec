#!/bin/sh
# Uploads the unpacked archives to itch.io, a channel a system: push.sh OWNER/brazil-imperial FOLDER_OF_ARCHIVES
# Needs itch.io's butler, logged in.
set -eu
here=$$(cd "$$(dirname "$$0")" && pwd)
push() {
  folder=$$(mktemp -d)
  case $$2 in *.zip) unzip -q "$$2" -d "$$folder" ;; *) tar -xf "$$2" -C "$$folder" ;; esac
  if [ -d "$$folder/brazil-imperial" ]; then root=$$folder/brazil-imperial; else root=$$folder; fi
  cp "$$here/.itch.toml" "$$root/"
  butler push "$$root" "$$target:$$1" --userversion "$version"
  rm -rf "$$folder"
}
target=$$1
cd "$$2"
push windows "$windows"
push macos-arm64 "$macos_arm64"
push macos-x86_64 "$macos_x86_64"
push linux-x86_64 "$linux_x86_64"
push linux-aarch64 "$linux_aarch64"

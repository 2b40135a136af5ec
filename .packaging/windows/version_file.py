"""The version resource Windows shows in a program's properties."""

from __future__ import annotations

from pathlib import Path

TEMPLATE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1,
                    subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', {title!r}),
      StringStruct('FileDescription', {title!r}),
      StringStruct('FileVersion', {version!r}),
      StringStruct('InternalName', 'brazil-imperial'),
      StringStruct('LegalCopyright', 'MIT licence; see the folder licenses'),
      StringStruct('OriginalFilename', 'Brazil Imperial.exe'),
      StringStruct('ProductName', {title!r}),
      StringStruct('ProductVersion', {version!r})])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])])
  ]
)
"""


def version_text(title: str, version: str) -> str:
    parts = [int(part) for part in version.split(".")[:4]]
    return TEMPLATE.format(numbers=tuple(parts + [0] * (4 - len(parts))), title=title, version=version)


def write_version_file(path: Path, title: str, version: str) -> Path:
    path.write_text(version_text(title, version), encoding="utf-8")
    return path

"""What the .app says of itself: its save files, the screens it fits."""

from __future__ import annotations

from typing import Any

SAVE_TYPE = "io.github.brazil-imperial.save"


def info_plist(title: str, version: str, languages: list[str]) -> dict[str, Any]:
    return {
        "CFBundleDisplayName": title,
        "CFBundleName": title,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleLocalizations": languages,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{title} save",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "brazil_imperial.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [SAVE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": SAVE_TYPE,
                "UTTypeDescription": f"{title} save",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": ["imperial"]},
            }
        ],
    }

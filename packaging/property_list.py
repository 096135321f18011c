# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What macOS is told of the app: its languages, and that it opens files of deals."""

from pathlib import Path

_CATALOGUES = Path(__file__).resolve().parents[1] / "i18n"
IDENTIFIER = "org.kartenspiel.Kartenspiel"
DEALS = "org.kartenspiel.deals"
"""The type of files of deals.  They are read by name there: macOS does not look into files."""


def properties() -> dict[str, object]:
    """Return what goes into ``Info.plist`` beside name and version."""
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": sorted(file.stem.removeprefix("kartenspiel_") for file in _CATALOGUES.glob("*.ts")),
        "LSBackgroundOnly": False,  # PyInstaller takes a program with a terminal for one without windows
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",  # what Qt 6.11 needs
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "© 2026 The Kartenspiel authors",
        "CFBundleDocumentTypes": [
            {"CFBundleTypeRole": "Viewer", "LSHandlerRank": "Alternate", "LSItemContentTypes": [DEALS]}
        ],
        "UTImportedTypeDeclarations": [
            {
                "UTTypeIdentifier": DEALS,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeDescription": "Kartenspiel deals",
                "UTTypeTagSpecification": {"public.filename-extension": ["jsonl"]},
            }
        ],
    }

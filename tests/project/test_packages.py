# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What packages are made of; they themselves are built where a release is made."""

import json
import re
import struct
import xml.etree.ElementTree as ET
from datetime import UTC, datetime
from pathlib import Path

import pytest

import changelog
import icons
import licences
import property_list
import version_info
from kartenspiel import __version__
from kartenspiel.controller.record import FORMAT
from kartenspiel.ui.looks import emblem

ROOT = Path(__file__).resolve().parents[2]
NOW = datetime(2026, 11, 22, tzinfo=UTC)
LOG = """\
# Changelog

## Unreleased

### Added

- A *great* thing: `kartenspiel` plays,
  and well.

## 0.2.0 - 2026-05-01

### Fixed

- Less.
- Nothing.
"""


def test_release_notes_come_from_the_changelog() -> None:
    newest, oldest = changelog.releases("0.3.0", NOW, LOG)
    assert newest == changelog.Release("0.3.0", NOW, ("A great thing: kartenspiel plays, and well.",))
    assert oldest == changelog.Release("0.2.0", datetime(2026, 5, 1, tzinfo=UTC), ("Less.", "Nothing."))
    assert changelog.notes("0.2.0", LOG) == "### Fixed\n\n- Less.\n- Nothing.\n"
    with pytest.raises(ValueError, match=r"no section for 0\.3\.0"):
        changelog.notes("0.3.0", LOG)
    assert next(changelog.releases(__version__, NOW)).version == __version__


def test_a_library_without_a_licence_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "_of_distribution", lambda name: [f"{name} is free"])
    known = [("PySide6/QtCore.abi3.so", "site-packages"), ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0")]
    text = licences.text(known)
    for said in ("MIT License", "Creative Commons", "GNU LESSER GENERAL PUBLIC LICENSE", "HarfBuzz", "Unicode, Inc.",
                 "PYTHON SOFTWARE FOUNDATION", "platformdirs is free"):  # fmt: skip
        assert said.lower() in text.lower()
    with pytest.raises(licences.UnknownLicenceError, match=r"libwhatever\.so\.1"):
        licences.text([*known, ("libwhatever.so.1", "/usr/lib/libwhatever.so.1")])


def test_windows_gets_an_icon_of_all_its_sizes(tmp_path: Path) -> None:
    path = icons.for_program(tmp_path, "win32")
    assert path is not None
    content = Path(path).read_bytes()
    kind, count = struct.unpack_from("<HH", content, 2)
    assert (kind, count) == (1, len(icons.WINDOWS))
    for number in range(count):
        length, place = struct.unpack_from("<II", content, 6 + 16 * number + 8)
        assert content[place : place + 4] == b"\x89PNG"
        assert place + length <= len(content)


def test_macos_gets_an_icon_and_linux_none(tmp_path: Path) -> None:
    path = icons.for_program(tmp_path, "darwin")
    assert path is not None
    content = Path(path).read_bytes()
    assert content[:8] == b"icns" + struct.pack(">I", len(content))
    assert content.count(b"\x89PNG") == len(icons.APPLE)
    assert icons.for_program(tmp_path, "linux") is None


def test_desktops_find_icons_of_every_size(tmp_path: Path) -> None:
    icons.write_theme(tmp_path)
    for name in ("apps/kartenspiel", "mimetypes/application-x-kartenspiel-deals"):
        assert {path.parts[-3] for path in tmp_path.glob(f"*/{name}.png")} == {f"{n}x{n}" for n in emblem.SIZES}
        assert (tmp_path / f"scalable/{name}.svg").exists()
    with pytest.raises(ValueError, match=r"gone\.svg"):
        icons.png(16, tmp_path / "gone.svg")


def test_windows_is_told_the_version(tmp_path: Path) -> None:
    path = version_info.write(tmp_path, "win32")
    assert path is not None
    assert __version__ in Path(path).read_text(encoding="utf-8")
    assert "filevers=(1, 2, 3, 0)" in version_info.text("1.2.3")
    assert version_info.write(tmp_path, "linux") is None


def test_macos_is_told_of_languages_and_files() -> None:
    properties = property_list.properties()
    assert properties["CFBundleLocalizations"] == ["en", "de"]
    assert property_list.DEALS in json.dumps(properties["CFBundleDocumentTypes"])


def test_files_of_deals_are_known_by_their_first_bytes() -> None:
    types = ET.parse(ROOT / "packaging/linux/kartenspiel.xml").getroot()  # noqa: S314 - our own file
    (magic,) = types.iterfind(".//{*}magic")
    assert int(magic.attrib["priority"]) > 80  # below, other types with the same ending would win
    beginnings = [each.attrib["value"] for each in magic]
    for path in (ROOT / "tests/data/examples").glob("*.jsonl"):
        assert any(path.read_text(encoding="utf-8").startswith(each) for each in beginnings)
    assert all(FORMAT.rpartition("/")[0] in each for each in beginnings)


def test_the_desktop_entry_opens_files_of_deals_and_speaks_german() -> None:
    entry = (ROOT / "packaging/linux/kartenspiel.desktop").read_text(encoding="utf-8")
    values = dict(re.findall(r"^([\w\[\]]+)=(.*)$", entry, re.MULTILINE))
    assert values["Exec"] == "kartenspiel open %f"
    assert values["MimeType"] == "application/x-kartenspiel-deals;"
    assert {"GenericName[de]", "Comment[de]", "Keywords[de]"} <= set(values)

# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What packages are made of; they themselves are built where a release is made."""

import hashlib
import json
import re
import struct
import tomllib
import xml.etree.ElementTree as ET
from datetime import UTC, datetime
from pathlib import Path

import pytest

import changelog
import contents
import debian
import environment
import icons
import kernel
import licences
import package
import property_list
import release
import system
import version_info
from kartenspiel import DOWNLOADS, __version__, cli
from kartenspiel.controller.record import FORMAT
from kartenspiel.controller.sheets import LANGUAGES
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
    known = [(f"{contents.PACKAGE}/players/kernel/compiled/card_play.so", "checkout")]
    known += [("PySide6/QtCore.abi3.so", "site-packages"), ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0")]
    text = licences.text(known)
    for said in ("MIT License", "Creative Commons", "GNU LESSER GENERAL PUBLIC LICENSE", "HarfBuzz", "Unicode, Inc.",
                 "PYTHON SOFTWARE FOUNDATION", "platformdirs is free", "jinja2 is free",
                 "markupsafe is free", "markdown-it-py is free", "mdurl is free"):  # fmt: skip
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
    path = version_info.write(tmp_path, "kartenspielw", "win32")
    assert path is not None
    assert __version__ in Path(path).read_text(encoding="utf-8")
    assert "filevers=(1, 2, 3, 0)" in version_info.text("1.2.3", "kartenspielw")
    assert version_info.write(tmp_path, "kartenspiel", "linux") is None


def test_macos_is_told_of_languages_and_files() -> None:
    properties = property_list.properties()
    assert properties["CFBundleLocalizations"] == sorted(LANGUAGES)
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
    assert values["Exec"] == "/usr/games/kartenspiel open %f"
    assert values["MimeType"] == "application/x-kartenspiel-deals;"
    assert {"GenericName[de]", "Comment[de]", "Keywords[de]"} <= set(values)


def test_software_centres_get_the_news_and_the_address() -> None:
    shown = ET.fromstring(debian.metainfo(NOW))  # noqa: S314 - our own file
    newest = shown.find("releases/release")
    assert newest is not None
    assert newest.attrib == {"version": __version__, "date": "2026-11-22"}
    assert len(newest.findall("description/ul/li")) > 1
    assert {each.attrib.get("{http://www.w3.org/XML/1998/namespace}lang") for each in shown.findall("summary")} == {
        None,
        "de",
    }
    assert DOWNLOADS.startswith(f"{shown.findtext('url')}/")


@pytest.mark.parametrize("page", ["kartenspiel.6", "kartenspiel.de.6"])
def test_the_manual_names_every_command_of_the_program(page: str) -> None:
    text = debian.man_page(page, NOW)
    assert f'"2026-11-22" "Kartenspiel {__version__}"' in text
    parser = cli._parser(lambda _: None, lambda: 0)  # noqa: SLF001 - nothing else knows all commands
    commands = next(each.choices for each in parser._actions if isinstance(each.choices, dict))  # noqa: SLF001
    assert {command for command in commands if command not in text} == set()


def test_debian_gets_its_own_form_of_the_changelog() -> None:
    first, *_ = debian.debian_changelog(NOW).splitlines()
    assert first == f"kartenspiel ({__version__}) stable; urgency=medium"
    assert "\n -- The Kartenspiel authors <" in debian.debian_changelog(NOW)


def test_what_the_system_has_is_taken_out_of_its_package(tmp_path: Path) -> None:
    own = tmp_path / "_internal"
    for name in ("libxcb-cursor.so.0", "libpython3.11.so.1.0", "kartenspiel/resources/fonts/DejaVuSans.ttf"):
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).touch()
    (own / "libgone.so").symlink_to("nowhere")
    debian.leave_to_system(tmp_path)
    assert [path.name for path in own.iterdir() if not path.is_dir()] == ["libpython3.11.so.1.0"]
    assert not list(own.rglob("*.ttf"))


def test_a_release_is_checked_before_it_is_made() -> None:
    here = DOWNLOADS.removesuffix("/releases")
    log = f"# Changelog\n\n## {__version__} - 2026-11-22\n\n- Cards.\n"
    assert list(release.faults({"TAG": f"v{__version__}", "REPOSITORY": here}, log)) == []
    assert list(release.faults({"REPOSITORY": here}, "")) == []
    wrong = release.faults({"TAG": "v99.0", "REPOSITORY": f"{here}-fork"}, "# Changelog\n")
    assert [fault.split()[0] for fault in wrong] == ["The", "CHANGELOG.md", "About"]


def test_checksums_are_those_that_people_can_check(tmp_path: Path) -> None:
    (tmp_path / "a.deb").write_bytes(b"a")
    assert package.checksums([tmp_path / "a.deb"]) == f"{hashlib.sha256(b'a').hexdigest()}  a.deb\n"


def test_what_is_made_to_be_measured_comes_into_no_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    called: list[tuple[object, ...]] = []
    monkeypatch.setenv("KARTENSPIEL_MEASURE", "1")
    monkeypatch.setattr(environment, "ensure", lambda _: "python")
    monkeypatch.setattr(system, "ensure", lambda *_: None)
    monkeypatch.setattr(kernel, "build", lambda *_: None)
    monkeypatch.setattr(package, "_run", lambda *command: called.append(command))
    monkeypatch.setattr(package, "DIST", tmp_path)
    assert package.main() == 0
    assert [command[2] for command in called] == ["PyInstaller"]
    assert not any(tmp_path.iterdir())


def test_the_release_calls_programs_that_exist() -> None:
    workflow = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    called = re.findall(r"packaging/\S+\.\w+", workflow)
    assert called
    assert all((ROOT / each).is_file() for each in called)


def test_the_release_has_a_wheel_for_every_python_and_tries_all_of_them() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    workflow = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    pythons = re.findall(r'"(3\.\d+)"', workflow.partition("\n        python: [")[2].partition("\n")[0])
    assert project["project"]["requires-python"] == f">={pythons[0]}"
    built = project["tool"]["cibuildwheel"]
    assert built["build"] == [f"cp{python.replace('.', '')}-*" for python in pythons]
    assert "try_wheel.py compiled" in built["test-command"]
    assert "try_wheel.py sources" in workflow
    assert {"wheels", "try-wheel-of-sources"} < set(
        re.findall(r"[\w-]+", workflow.partition("needs: [linux")[2].partition("]")[0])
    )

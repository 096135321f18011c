# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is packaged for Windows and macOS, as far as it can be known here.

What Qt brings there stands in ``data/wheels.json`` (`wheel_lists` writes it); what Python brings is named below.
"""

import configparser
import json
import plistlib
import re
import sys
import zipfile
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

import contents
import licences
import package
import property_list
import wheel_lists

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "packaging/pyinstaller/kartenspiel.spec"
WHEELS: dict[str, dict[str, list[str]]] = json.loads(wheel_lists.LISTS.read_text(encoding="utf-8"))
OF_PYTHON = {
    "win32": (
        "python3.dll", "python311.dll", "VCRUNTIME140.dll", "VCRUNTIME140_1.dll", "ucrtbase.dll",
        "api-ms-win-crt-runtime-l1-1-0.dll", "libffi-8.dll", "_asyncio.pyd", "_ctypes.pyd", "_multiprocessing.pyd",
        "_overlapped.pyd", "_queue.pyd", "_socket.pyd", "_uuid.pyd", "_zoneinfo.pyd", "select.pyd", "unicodedata.pyd",
    ),
    "darwin": (
        "Python", "libpython3.11.dylib", "Python.framework/Versions/3.11/Python",
        "python3.11/lib-dynload/_ctypes.cpython-311-darwin.so", "lib-dynload/_json.cpython-311-darwin.so",
    ),
}  # fmt: skip
"""What PyInstaller takes of a Python from python.org, or of the one that the release is made with."""
NEEDED = {
    "win32": {
        "PySide6/Qt6Core.dll", "PySide6/Qt6Gui.dll", "PySide6/Qt6Widgets.dll", "PySide6/Qt6Svg.dll",
        "PySide6/Qt6PrintSupport.dll", "PySide6/QtWidgets.pyd", "PySide6/pyside6.abi3.dll",
        "PySide6/plugins/platforms/qwindows.dll", "PySide6/plugins/platforms/qoffscreen.dll",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll", "PySide6/plugins/imageformats/qsvg.dll",
        "PySide6/plugins/iconengines/qsvgicon.dll", "PySide6/translations/qtbase_de.qm",
    },
    "darwin": {
        *(f"PySide6/Qt/lib/Qt{part}.framework/Versions/A/Qt{part}" for part in ("Core", "Gui", "Widgets", "Svg")),
        "PySide6/QtWidgets.abi3.so", "PySide6/libpyside6.abi3.6.11.dylib",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib", "PySide6/Qt/plugins/platforms/libqoffscreen.dylib",
        "PySide6/Qt/plugins/styles/libqmacstyle.dylib", "PySide6/Qt/plugins/imageformats/libqsvg.dylib",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.dylib", "PySide6/Qt/translations/qtbase_de.qm",
    },
}  # fmt: skip
"""Without these the window does not open, or has no cards, or no German buttons."""
SYSTEMS = sorted(NEEDED)


def packaged(system: str) -> list[tuple[str, str]]:
    """Return what goes into the program there: its place and where it was found."""
    found = [(name, f"C:/Python/{name}") for name in (*WHEELS[system]["files"], *OF_PYTHON[system])]
    return [each for each in found if contents.is_wanted(*each)]


@pytest.fixture
def _licences_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "_of_distribution", lambda name: [name])  # PyInstaller need not be here


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_lists_are_those_of_the_newest_qt_that_is_taken(system: str) -> None:
    """Where this fails, have `wheel_lists` write them anew, and look at what has changed."""
    found = re.search(r'"PySide6-Essentials>=[\d.]+,<6\.(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert found is not None
    newest = f"6.{int(found[1]) - 1}"
    assert any(f"pyside6_essentials-{newest}." in each for each in WHEELS[system]["wheels"])


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.usefixtures("_licences_at_hand")
def test_of_everything_that_is_packaged_a_licence_is_known(system: str) -> None:
    text = licences.text(packaged(system), system)
    assert ("Anthony Green" in text) == (system == "win32")
    assert ("Microsoft Visual C++ runtime" in text) == (system == "win32")
    with pytest.raises(licences.UnknownLicenceError, match="whatever"):
        licences.text([*packaged(system), ("whatever.dll", "C:/Python/whatever.dll")], system)


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_the_window_needs_is_packaged_and_what_nobody_needs_is_not(system: str) -> None:
    going = {place for place, _ in packaged(system)}
    assert NEEDED[system] - going == set()
    unwanted = re.compile(
        r"Qt6?(Network|Qml|Quick|Sql|Test|Designer|Pdf)(\.dll|\.framework|$)|opengl32sw|/tls/|sqldrivers"
    )
    assert [place for place in going if unwanted.search(place)] == []
    plugins = {PurePosixPath(place).parent.name for place in going if "plugins" in place}
    assert plugins <= set(contents.QT_PLUGINS)


def test_wheels_are_read_without_what_belongs_to_qml(tmp_path: Path) -> None:
    names = ("PySide6/Qt6Core.dll", "PySide6/qml/a/b.dll", "PySide6/include/a.h", "PySide6/Designer.app/Contents/a.so")
    with zipfile.ZipFile(tmp_path / "a.whl", "w") as wheel:
        for name in names:
            wheel.writestr(name, "")
    assert wheel_lists.files_of([tmp_path / "a.whl"]) == ["PySide6/Qt6Core.dll"]


def test_macos_is_told_that_the_app_has_windows() -> None:
    """PyInstaller begins with the first of these for whoever has a terminal, and lets ours replace it."""
    written = plistlib.dumps({"LSBackgroundOnly": True, **property_list.properties()})
    told = plistlib.loads(written)
    assert told["LSBackgroundOnly"] is False
    assert told["NSHighResolutionCapable"] is True
    assert "LSUIElement" not in told
    assert told["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [
        each["UTTypeIdentifier"] for each in told["UTImportedTypeDeclarations"]
    ]
    rights = plistlib.loads((ROOT / "packaging/macos/entitlements.plist").read_bytes())
    assert rights == {"com.apple.security.cs.disable-library-validation": True}


class Told:
    """Stands in for what PyInstaller does with the words of a spec."""

    pure = scripts = binaries = datas = ()

    def __init__(self, *given: object, **named: Any) -> None:  # noqa: ANN401 - whatever a spec says
        self.given, self.named = given, named


@pytest.mark.usefixtures("_licences_at_hand")
def test_windows_has_a_second_program_that_opens_no_console(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    names: dict[str, Any] = dict.fromkeys(("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"), Told)
    names |= {"SPECPATH": str(SPEC.parent), "workpath": str(tmp_path)}
    monkeypatch.setattr(contents.programs, "__defaults__", ("win32",))
    exec(compile(SPEC.read_text(encoding="utf-8"), SPEC.name, "exec"), names)  # noqa: S102 - our own file
    made = {each.named["name"]: each.named["console"] for each in names["programs"]}
    assert made == {"kartenspiel": True, "kartenspielw": False}
    assert all(each in names["folder"].given for each in names["programs"])
    assert contents.programs("darwin") == contents.programs("linux") == {"kartenspiel": True}


def installer() -> dict[str, list[str]]:
    """Return the lines of the installer's script by section, names replaced by what they stand for."""
    text = (ROOT / "packaging/windows/kartenspiel.iss").read_text(encoding="utf-8")
    for name, value in re.findall(r'^#define (\w+) "(.*)"$', text, re.MULTILINE):
        text = text.replace(f"{{#{name}}}", value)
    sections: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("["):
            sections[line.strip("[]")] = []
        elif sections and line and not line.startswith((";", "#")):
            [*sections.values()][-1].append(line)
    return sections


def test_the_installer_starts_the_program_without_a_console_everywhere() -> None:
    sections = installer()
    programs = {f"{name}.exe" for name, console in contents.programs("win32").items() if not console}
    for section in ("Icons", "Registry", "Run"):
        named = re.findall(r"\{app\}\\(\w+\.exe)", "\n".join(sections[section]))
        assert set(named) == programs, section
    for line in sections["Registry"]:
        assert re.match(r'Root: HKA; Subkey: "Software\\Classes\\', line)
        assert re.search(r'ValueData: "(""[^"]*""|[^"])*("";?|"(""%1"")?)', line)
    values = configparser.ConfigParser(interpolation=None)
    values.read_string("[Setup]\n" + "\n".join(sections["Setup"]))
    setup = values["Setup"]
    assert setup["PrivilegesRequired"] == "lowest"
    assert setup["UninstallDisplayIcon"] == "{app}\\kartenspielw.exe"
    assert setup["ChangesAssociations"] == "yes"


def test_both_programs_for_windows_are_signed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    called: list[tuple[object, ...]] = []
    (tmp_path / "kartenspiel").mkdir()
    for name in contents.programs("win32"):
        (tmp_path / "kartenspiel" / f"{name}.exe").touch()
    monkeypatch.setenv("SIGN_WINDOWS", "sign it")
    monkeypatch.setattr(package, "DIST", tmp_path)
    monkeypatch.setattr(package, "INNO_SETUP", ())
    monkeypatch.setattr(package, "_run", lambda *command: called.append(command))
    package._make_for_windows("python")  # noqa: SLF001 - it runs nowhere else here
    assert [(*command[:2], Path(str(command[2])).name) for command in called] == [
        ("sign", "it", "kartenspiel.exe"), ("sign", "it", "kartenspielw.exe")
    ]  # fmt: skip


def test_the_release_opens_the_window_on_each_system_and_keeps_a_picture() -> None:
    workflow = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8").replace("\\", "/")
    jobs = dict(re.findall(r"^  ([\w-]+):\n((?:    .*\n|\n)+)", workflow.partition("\njobs:\n")[2], re.MULTILINE))
    for job, takes in (
        ("windows", "packaging/windows/picture.ps1"),
        ("macos", "packaging/macos/picture.sh"),
        ("clean-machine", "--pictures pictures"),
    ):
        assert takes in jobs[job]
        assert re.search(r"if: always\(\)\n +with: \{ name: \"?pictures[^,]*, path: pictures \}", jobs[job])
    assert "made/pictures*" in jobs["release"]  # they are no downloads

; SPDX-FileCopyrightText: 2026 The Kartenspiel authors
; SPDX-License-Identifier: MIT
; The installer for Windows; packaging/package.py calls Inno Setup (6.3 or later) with Version and Name.
; It installs for one person, asks for no administrator, and leaves settings and played deals alone.

#ifndef Version
  #error Version is missing: call packaging/package.py
#endif
#if VER < EncodeVer(6, 3, 0)
  #error Inno Setup 6.3 or later is needed, which knows x64compatible
#endif
; the one of the two programs that opens no console
#define Program "kartenspielw.exe"
#define Root SourcePath + "..\.."

[Setup]
AppId={{6B0C1A52-6C3E-4E0B-9C0F-1D6B6B0D9A57}
AppName=Kartenspiel
AppVersion={#Version}
AppPublisher=The Kartenspiel authors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Kartenspiel
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
SetupIconFile={#Root}\build\kartenspiel\kartenspiel.ico
UninstallDisplayIcon={app}\{#Program}
UninstallDisplayName=Kartenspiel
LicenseFile={#Root}\LICENSE
OutputBaseFilename={#Name}
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes
RestartApplications=no
ChangesAssociations=yes
ShowLanguageDialog=auto

[Languages]
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
de.Deals=Spiele von Kartenspiel
en.Deals=Kartenspiel deals

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; An older version's libraries must not lie beside the new ones.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\dist\kartenspiel\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Kartenspiel"; Filename: "{app}\{#Program}"
Name: "{autodesktop}\Kartenspiel"; Filename: "{app}\{#Program}"; Tasks: desktopicon

[Registry]
; Offered under "Open with" for .jsonl; what opens such files by itself stays as it is.
Root: HKA; Subkey: "Software\Classes\Kartenspiel.Deals"; ValueType: string; ValueData: "{cm:Deals}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Kartenspiel.Deals\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program},0"
Root: HKA; Subkey: "Software\Classes\Kartenspiel.Deals\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" open ""%1"""
Root: HKA; Subkey: "Software\Classes\.jsonl\OpenWithProgids"; ValueType: string; ValueName: "Kartenspiel.Deals"; ValueData: ""; Flags: uninsdeletevalue

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,Kartenspiel}"; Flags: nowait postinstall skipifsilent

; Inno Setup: an installer for one user, no administrator needed. Build: iscc /DVersion=1.0.0 .packaging\windows\installer.iss
#ifndef Version
  #define Version "0.0.0"
#endif

[Setup]
AppId={{6D0C1B9E-52C7-4C0B-9C5D-3B8E5C7A1F42}
AppName=Brazil: Imperial
AppVersion={#Version}
DefaultDirName={autopf}\Brazil Imperial
DefaultGroupName=Brazil Imperial
PrivilegesRequired=lowest
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=brazil-imperial-{#Version}-windows-x86_64-setup
SetupIconFile=art\icon\brazil_imperial.ico
UninstallDisplayIcon={app}\Brazil Imperial.exe
LicenseFile=LICENSE
Compression=lzma2
SolidCompression=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "pt"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Files]
Source: "dist\brazil-imperial\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Brazil Imperial"; Filename: "{app}\Brazil Imperial.exe"
Name: "{autodesktop}\Brazil Imperial"; Filename: "{app}\Brazil Imperial.exe"; Tasks: desktopicon

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Registry]
Root: HKA; Subkey: "Software\Classes\.imperial"; ValueType: string; ValueData: "BrazilImperial.Save"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.imperial"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-imperial-save"
Root: HKA; Subkey: "Software\Classes\BrazilImperial.Save"; ValueType: string; ValueData: "Brazil: Imperial"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\BrazilImperial.Save\DefaultIcon"; ValueType: string; ValueData: "{app}\Brazil Imperial.exe,0"
Root: HKA; Subkey: "Software\Classes\BrazilImperial.Save\shell\open\command"; ValueType: string; ValueData: """{app}\Brazil Imperial.exe"" ""%1"""

[Run]
Filename: "{app}\Brazil Imperial.exe"; Description: "{cm:LaunchProgram,Brazil Imperial}"; Flags: nowait postinstall skipifsilent

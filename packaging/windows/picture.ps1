# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
# Opens the window of a packaged program, takes a picture of the screen and closes it: picture.ps1 PROGRAM PICTURE
# Fails where no window comes up within a minute.
param([string]$program, [string]$picture)
$ErrorActionPreference = "Stop"
$running = Start-Process -PassThru $program
try {
  $deadline = (Get-Date).AddMinutes(1)
  do {
    Start-Sleep -Seconds 1
    $running.Refresh()
    if ($running.HasExited) { throw "the program has ended with status $($running.ExitCode)" }
    if ((Get-Date) -gt $deadline) { throw "no window has come up" }
  } while ($running.MainWindowHandle -eq 0)
  Start-Sleep -Seconds 10  # until it has been drawn
  Add-Type -AssemblyName System.Windows.Forms, System.Drawing
  $screen = [System.Windows.Forms.Screen]::PrimaryScreen.Bounds
  $image = New-Object System.Drawing.Bitmap $screen.Width, $screen.Height
  [System.Drawing.Graphics]::FromImage($image).CopyFromScreen($screen.Location, [System.Drawing.Point]::Empty, $screen.Size)
  $folder = New-Item -ItemType Directory -Force (Split-Path $picture)
  $image.Save((Join-Path $folder.FullName (Split-Path -Leaf $picture)))
} finally {
  if (-not $running.HasExited) {
    [void]$running.CloseMainWindow()
    if (-not $running.WaitForExit(20000)) { $running.Kill() }
  }
}

#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
# Opens the window of a packaged app, takes a picture of the screen and closes it: picture.sh APP PICTURE
# Fails where the app does not come to the Dock within a minute: then it would have no menu bar and no focus either.
set -eu
app=$1 picture=$2
mkdir -p "$(dirname "$picture")"
open "$app"
seconds=0
until lsappinfo info -only ApplicationType org.kartenspiel.Kartenspiel | grep -q Foreground; do
  seconds=$((seconds + 1))
  if [ $seconds -gt 60 ]; then
    echo "the app has not come to the foreground:" >&2
    lsappinfo list >&2
    screencapture -x "$picture"
    exit 1
  fi
  sleep 1
done
sleep 10 # until the window has been drawn
screencapture -x "$picture"
pkill -x kartenspiel

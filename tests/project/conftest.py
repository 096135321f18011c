# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What surrounds the program differs between systems."""

import os

# Its small shell programs run on Linux and macOS; Windows lacks nothing that could be installed.
collect_ignore = [] if os.name == "posix" else ["test_system.py"]

# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Signals, limits, terminals and a disk that is always full are those of Linux."""

import sys

collect_ignore = [] if sys.platform == "linux" else ["test_cluster.py", "test_interruptions.py"]

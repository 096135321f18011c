# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Runs the tests of the compiled kernel with checks for what C leaves unchecked, before a release; for Linux and gcc.

``sanitize.py [ARGUMENT …]`` compiles the kernel in this checkout once more so that whatever reads or writes beyond an
array, or has no defined result, ends the program; runs pytest with the arguments, else what plays most in the kernel;
and compiles the kernel as it was.  The exit code is that of pytest.
"""

import os
import subprocess
import sys
from collections.abc import Sequence

import kernel

CHECKS = "-g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer"
TESTS = tuple(
    f"tests/players/test_{name}.py"
    for name in ("kernel", "kernel_fuzz", "dealing", "likelihood", "batches", "heuristic", "terms", "solver", "exact")
)
"""What is run where nothing is named; together they need every module of the kernel."""
PATIENCE = 3600
"""Seconds that compiling with checks may take: several times as long as without."""


def main(arguments: Sequence[str]) -> int:
    """Compile with checks, test, and compile as before."""
    os.environ[kernel.FLAGS] = CHECKS
    libraries = [_said("gcc", f"-print-file-name={name}") for name in ("libasan.so", "libubsan.so")]
    checked = os.environ | {"LD_PRELOAD": " ".join(libraries), "ASAN_OPTIONS": "detect_leaks=0"}  # Python leaks
    try:
        kernel.build(kernel.COMPILED_FOLDER, patience=PATIENCE)
        command = [sys.executable, "-m", "pytest", "-n0", "-q", *(arguments or TESTS)]
        return subprocess.call(command, cwd=kernel.ROOT, env=checked)
    except kernel.KernelError as error:
        print(f"The kernel was not compiled: {error}.", file=sys.stderr)
        return 1
    finally:
        del os.environ[kernel.FLAGS]
        kernel.build(kernel.COMPILED_FOLDER)


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

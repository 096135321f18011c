# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Random numbers of 64 bits: SplitMix64 (Steele, Lea and Flood 2014), by its state alone."""

from kartenspiel.players.kernel import cython_names as cython


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def thrown(dice: cython.ulonglong) -> cython.ulonglong:
    """Return the state of the dice after a throw; what is thrown is `cython.mixed` of it."""
    step: cython.ulonglong = 0x9E3779B97F4A7C15
    whole: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
    return (dice + step) & whole

# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How drawings look to people who lack one of the three kinds of cones.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
Deficiency" (2009), for severity 1; they are applied to linear light.  A drawing holds its colours as text, so that they
can be exchanged there, exactly and once each.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

Row = tuple[float, float, float]

MATRICES: Final[Mapping[str, tuple[Row, Row, Row]]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_COLOUR: Final = re.compile(rb"#[0-9a-f]{6}\b")


def recolour(svg: bytes, vision: str | None) -> bytes:
    """Return a drawing in the colours that a vision makes of them; ``None`` sees everything."""
    if vision is None:
        return svg
    return _COLOUR.sub(lambda found: simulate_colour(found[0].decode(), vision).encode(), svg)


@cache
def simulate_colour(colour: str, vision: str) -> str:
    """Return what becomes of a colour, both as ``#rrggbb``."""
    light = [_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5)]
    mixed = (sum(part * each for part, each in zip(row, light, strict=True)) for row in MATRICES[vision])
    return "#" + "".join(f"{round(255 * _gamma(min(1.0, max(0.0, each)))):02x}" for each in mixed)


def _linear(value: float) -> float:
    """Return the light of an sRGB value, both from 0 to 1."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4  # noqa: PLR2004 - of the standard


def _gamma(light: float) -> float:
    """Return the sRGB value of light."""
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055  # noqa: PLR2004 - as above

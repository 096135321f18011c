# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A style that makes check boxes, radio buttons and scroll bars as large as the text beside them.

Qt draws them in one size, whatever letters stand beside them.
"""

from typing import Final

from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleFactory, QStyleOption, QWidget

Metric = QStyle.PixelMetric
_GROWING: Final = frozenset(
    {
        Metric.PM_IndicatorWidth,
        Metric.PM_IndicatorHeight,
        Metric.PM_ExclusiveIndicatorWidth,
        Metric.PM_ExclusiveIndicatorHeight,
        Metric.PM_CheckBoxLabelSpacing,
        Metric.PM_RadioButtonLabelSpacing,
        Metric.PM_ScrollBarExtent,
        Metric.PM_ScrollBarSliderMin,
    }
)


class _Grown(QProxyStyle):
    """The style of the system with larger boxes and scroll bars."""

    def __init__(self, base: str, factor: float) -> None:
        super().__init__(base)
        self.base, self.factor = base, factor

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        """Return a measure of this style in pixels."""
        usual = super().pixelMetric(metric, option, widget)
        return round(usual * self.factor) if metric in _GROWING else usual


def grow(factor: float) -> None:
    """Draw boxes and scroll bars so many times as large as the system does, and never smaller.

    A style hears every widget ask for every measure, so there is none of ours where nothing is to grow.
    """
    style, wanted = QApplication.style(), max(1.0, factor)
    grown = style if isinstance(style, _Grown) else None
    if wanted == (1.0 if grown is None else grown.factor):
        return
    base = style.objectName() if grown is None else grown.base
    QApplication.setStyle(QStyleFactory.create(base) if wanted == 1 else _Grown(base, wanted))

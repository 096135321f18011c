# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Prints pages of text; the dialog is the system's."""

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDialog, QWidget


def print_page(page: QTextDocument, title: str, asking: QWidget) -> None:
    """Ask on which printer, or into which file, a page is to be printed, and print it."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 - hardly anybody prints

    printer = QPrinter()
    printer.setDocName(title)
    dialog = QPrintDialog(printer, asking)
    if dialog.exec() == QDialog.DialogCode.Accepted:
        page.print_(printer)

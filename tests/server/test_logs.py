"""Logs: a line each, whatever somebody writes into a name, a path or an error."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from wolfden.server.logs import JsonLines, TextLines, request_id

EVIL = "x\n2026-01-01T00:00:00Z ERROR root -: forged\x1b[2J\u202e"


def record(message: str, error: str | None = None) -> logging.LogRecord:
    trouble = None
    if error is not None:
        try:
            raise ValueError(error)
        except ValueError:
            trouble = sys.exc_info()
    return logging.LogRecord("wolfden.x", logging.WARNING, "x.py", 1, message, (), trouble)


def test_a_text_line_stays_one_line() -> None:
    line = TextLines().format(record(EVIL))
    assert "\n" not in line
    assert "\x1b" not in line
    assert "\u202e" not in line
    assert "WARNING wolfden.x -: x\\n2026" in line


def test_traces_are_indented_so_that_no_line_of_them_passes_for_another() -> None:
    first, *rest = TextLines().format(record("failed", EVIL)).splitlines()
    assert first.endswith("failed")
    assert rest
    assert all(line.startswith("    ") and "\x1b" not in line for line in rest)


@pytest.mark.parametrize("error", [None, EVIL])
def test_json_lines_are_json(error: str | None) -> None:
    token = request_id.set("abc")
    try:
        text = JsonLines().format(record(EVIL, error))
    finally:
        request_id.reset(token)
    assert "\n" not in text
    told = json.loads(text)
    assert (told["level"], told["request"], told["message"]) == ("warning", "abc", EVIL)
    assert ("error" in told) == (error is not None)

"""Logs: a line each, whatever somebody writes into a name, a path or an error."""

from __future__ import annotations

import json
import logging
import socket
import sys

import pytest

from wolfden.server.logs import JsonLines, TextLines, no_clients_fault, request_id

SOCKET = (
    b"GET /api/matches/x/socket HTTP/1.1\r\nHost: h\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    b"Origin: http://evil\r\n\r\n"
)
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


def test_nonsense_on_the_wire_fills_no_log(address: str, caplog: pytest.LogCaptureFixture) -> None:
    heard = logging.getLogger("uvicorn.error")
    heard.addFilter(no_clients_fault)
    host, port = address.removeprefix("http://").split(":")
    for nonsense in (b"GET /\x1b[31mERROR\nforged HTTP/1.1\r\n\r\n", SOCKET):
        with socket.create_connection((host, int(port)), timeout=10) as connection:
            connection.sendall(nonsense)
            assert connection.recv(20).startswith(b"HTTP/1.1 40")
    heard.removeFilter(no_clients_fault)
    assert [each for each in caplog.records if each.name.startswith("uvicorn")] == []

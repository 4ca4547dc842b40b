"""What a server writes about itself: a line each, as text or as JSON, that nobody else can forge.

Matches appear under an alias, requests under a number and the address they were meant for; nothing
that a client wrote stands at the beginning of a line.
"""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

request_id: ContextVar[str] = ContextVar("request_id", default="-")
"""Of the request or socket that is being served."""


CLIENTS_FAULTS: Final = (
    "Invalid HTTP request received.",
    "ASGI callable returned without completing handshake.",
)
"""What the web server says of nonsense, and of sockets that the gate refused: whoever sends a
million of them gets as many answers, and no line."""


def set_up_logs(form: str, level: str) -> None:
    """For a process that does nothing but serve."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.error").addFilter(no_clients_fault)


def no_clients_fault(record: logging.LogRecord) -> bool:
    return record.getMessage() not in CLIENTS_FAULTS


class TextLines(logging.Formatter):
    """`2026-11-16T18:00:00.000Z WARNING wolfden.server.wire 4f2a… : message`"""

    def format(self, record: logging.LogRecord) -> str:
        head = f"{_moment(record)} {record.levelname} {record.name} {request_id.get()}: "
        line = head + _plain(record.getMessage())
        return line + _indented(self.formatException(record.exc_info)) if record.exc_info else line


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": _moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": request_id.get(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def _moment(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _plain(text: str) -> str:
    """Without anything that moves the cursor, ends the line or turns its direction."""
    return "".join(
        character if character.isprintable() else repr(character)[1:-1] for character in text
    )


def _indented(trace: str) -> str:
    return "".join(f"\n    {_plain(line)}" for line in trace.splitlines())

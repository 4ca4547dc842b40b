"""Receivers of notices on this machine: a push service, webhooks, a mail server."""

from __future__ import annotations

import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .client import Json, decode

SOON = 10.0


class Receiver:
    """Takes whatever is posted, and answers as it is told to."""

    def __init__(self) -> None:
        self.url = ""
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 200
        self.headers: dict[str, str] = {}
        self.delay = 0.0

    def wait(self, count: int, seconds: float = SOON) -> list[tuple[str, dict[str, str], bytes]]:
        until = time.monotonic() + seconds
        while len(self.got) < count and time.monotonic() < until:
            time.sleep(0.02)
        assert len(self.got) >= count, self.got
        return self.got

    def stays_at(self, count: int, seconds: float = 0.8) -> None:
        time.sleep(seconds)
        assert len(self.got) == count, self.got

    @property
    def bodies(self) -> list[Json]:
        return [decode(body) for _, _, body in self.got]


@contextmanager
def receiver() -> Iterator[Receiver]:
    kept = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            kept.got.append((self.path, dict(self.headers), body))
            time.sleep(kept.delay)
            self.send_response(kept.status)
            for name, value in kept.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """The keys of a browser that has subscribed."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"sixteen secrets!"

    @property
    def keys(self) -> dict[str, str]:
        public = self._private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _text(point), "auth": _text(self._secret)}

    def read(self, body: bytes) -> Json:
        plain = http_ece.decrypt(
            body, private_key=self._private, auth_secret=self._secret, version="aes128gcm"
        )
        return msgspec.json.decode(plain, type=dict[str, Any])


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Mailbox:
    def __init__(self) -> None:
        self.port = 0
        self.got: list[Any] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def wait(self, count: int) -> list[Any]:
        until = time.monotonic() + SOON
        while len(self.got) < count and time.monotonic() < until:
            time.sleep(0.02)
        assert len(self.got) >= count
        return self.got


@contextmanager
def mailbox(free_port: Callable[[], int]) -> Iterator[Mailbox]:
    kept = Mailbox()
    kept.port = free_port()
    controller = Controller(kept, hostname="127.0.0.1", port=kept.port)
    controller.start()
    try:
        yield kept
    finally:
        controller.stop()

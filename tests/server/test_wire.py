"""The wire: connections that send nothing, half a request, or never read."""

from __future__ import annotations

import logging
import socket as sockets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import sleep

import httpx
import pytest

from .client import ME, OPEN, Client
from .conftest import PLENTY, Serve

HEAD = b"GET /api/games HTTP/1.1\r\nHost: here\r\n"
BODY = (
    b"POST /api/matches HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b'Content-Length: 400\r\n\r\n{"game":'
)


@contextmanager
def connected(address: str) -> Iterator[sockets.socket]:
    host, _, port = address.removeprefix("http://").partition(":")
    with sockets.create_connection((host, int(port)), timeout=10) as connection:
        yield connection


def all_of(connection: sockets.socket) -> bytes:
    """What comes until the server hangs up."""
    heard = b""
    while part := connection.recv(65536):
        heard += part
    return heard


def ask_for_ever(connection: sockets.socket) -> None:
    for _ in range(1_000):
        connection.sendall((HEAD + b"\r\n") * 1_000)
        sleep(0.01)


@pytest.mark.parametrize("sent", [b"", b"GE", HEAD, BODY])
def test_whoever_does_not_finish_a_request_is_sent_away(
    serve: Serve, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with serve(request_seconds=0.3) as address, connected(address) as idle:
        idle.sendall(sent)
        assert all_of(idle).startswith(b"HTTP/1.1 408")
        assert httpx.get(f"{address}/api/games").status_code == 200
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_second_request_on_the_same_connection_must_be_whole_too(serve: Serve) -> None:
    with serve(request_seconds=0.3) as address, connected(address) as slow:
        slow.sendall(HEAD + b"\r\n" + HEAD)
        assert all_of(slow).startswith(b"HTTP/1.1 200")


def test_a_slow_request_that_ends_in_time_is_answered(serve: Serve) -> None:
    with serve(request_seconds=5.0) as address, connected(address) as slow:
        for byte in HEAD + b"Connection: close\r\n\r\n":
            slow.sendall(bytes([byte]))
        assert all_of(slow).startswith(b"HTTP/1.1 200")


def test_idle_connections_beyond_the_limit_are_closed_and_the_rest_goes_on(serve: Serve) -> None:
    limits = {"connections_per_address": 20, "request_seconds": 1.0}
    with serve(**limits) as address, ExitStack() as crowd:
        for _ in range(20):
            crowd.enter_context(connected(address)).sendall(b"GE")
        with connected(address) as late:
            assert all_of(late).startswith(b"HTTP/1.1 503")
        with httpx.Client(transport=httpx.HTTPTransport(retries=0)) as http:
            for _ in range(40):
                try:
                    answer = http.get(f"{address}/api/games")
                except httpx.TransportError:
                    sleep(0.2)
                    continue
                if answer.status_code == 200:
                    break
                sleep(0.2)
            else:
                pytest.fail("the crowd was never sent away")


def test_a_closed_socket_gives_its_place_back(serve: Serve) -> None:
    with serve(connections_per_address=3) as address, Client(address) as client:
        match = client.new_match(ME, OPEN, OPEN)["match"]
        upgrade = (
            f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        for _ in range(8):
            with connected(address) as socket:
                socket.sendall(upgrade)
                assert socket.recv(4096).startswith(b"HTTP/1.1 101")
        assert client.http.get("/api/games").status_code == 200


def test_whoever_never_reads_is_cut_off(serve: Serve) -> None:
    """Answers pile up until the buffers are full; then the clock runs."""
    with serve(stall_seconds=0.5, request_rate=PLENTY) as address, connected(address) as deaf:
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            ask_for_ever(deaf)
        assert httpx.get(f"{address}/api/games").status_code == 200

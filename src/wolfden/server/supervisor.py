"""Several server processes on one machine: they share a listening socket, and a parent that starts
them, replaces those that die, and ends them all together."""

from __future__ import annotations

import logging
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Final, NamedTuple

from .settings import Settings

log = logging.getLogger(__name__)

GRACE_SECONDS: Final = 8.0
"""For all to end, before they are made to."""
START_SECONDS: Final = 90.0
LOOK: Final = 0.5
PAUSES: Final = (0.1, 1.0, 5.0)
"""Seconds before the next attempt, when one dies again and again within a minute."""


Serve = Callable[[Settings, socket.socket, Connection], None]
"""Serves at a socket, and says through the connection when it does."""


class Child(NamedTuple):
    process: SpawnProcess
    ready: Connection


class Supervisor:
    def __init__(
        self,
        settings: Settings,
        serve: Serve,
        door: socket.socket,
        ended: Callable[[int], None] = lambda pid: None,
    ) -> None:
        """`serve` is what runs in each of them, at this door; it can be found by its name.
        `ended` is told of each that died."""
        self._ended = ended
        self._settings, self._serve, self._workers = settings, serve, settings.workers
        self._socket = door
        self._children: list[Child] = []
        self._deaths: list[float] = []
        self._stop = threading.Event()

    def run(self, ready: Callable[[], None]) -> int:
        """Until told to stop; the status to end with."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._stop.set())
        try:
            self._children = [self._start() for _ in range(self._workers)]
            if not all(self._is_ready(child) for child in self._children):
                return 1
            ready()
            while not self._stop.is_set():
                self._look_after()
            return 0
        finally:
            self._end()

    def _start(self) -> Child:
        context = get_context("spawn")
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=self._serve, args=(self._settings, self._socket, there))
        process.start()
        there.close()
        return Child(process, here)

    def _is_ready(self, child: Child) -> bool:
        until = monotonic() + START_SECONDS
        while not self._stop.is_set() and monotonic() < until and not child.ready.poll(LOOK):
            pass
        try:
            return child.ready.poll() and bool(child.ready.recv())
        except EOFError:
            return False

    def _look_after(self) -> None:
        connection.wait([child.process.sentinel for child in self._children], LOOK)
        for number, child in enumerate(self._children):
            if not child.process.is_alive() and not self._stop.is_set():
                log.warning("a server process ended with %s", child.process.exitcode)
                self._ended(child.process.pid or 0)
                self._stop.wait(self._pause())
                self._children[number] = self._start()

    def _pause(self) -> float:
        now = monotonic()
        self._deaths = [*(then for then in self._deaths if then > now - 60), now]
        return PAUSES[min(len(self._deaths) // self._workers, len(PAUSES) - 1)]

    def _end(self) -> None:
        self._socket.close()
        processes = [child.process for child in self._children]
        for process in processes:
            process.terminate()
        until = monotonic() + GRACE_SECONDS
        for process in processes:
            process.join(max(0.0, until - monotonic()))
            if process.is_alive():
                process.kill()
                process.join()

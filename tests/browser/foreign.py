"""Other browsers than Chromium behind one small face: Firefox over WebDriver BiDi, WebKit over
WebDriver. They press with a real pointer, so whatever lies over a button is found out.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from selenium.common import WebDriverException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from websockets.sync.client import ClientConnection, connect

PATIENCE = 25.0
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
MINI_BROWSER = "webkit2gtk-4*/MiniBrowser"


class Foreign(ABC):
    """What the journeys need of a browser."""

    windows: tuple[tuple[int, int], ...] = ((390, 664), (1366, 633))
    """The smallest window to try, and a laptop's."""

    @abstractmethod
    def goto(self, address: str) -> None: ...

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def back(self) -> None: ...

    @abstractmethod
    def resize(self, width: int, height: int) -> None: ...

    @abstractmethod
    def look(self, expression: str) -> Any:
        """The value of a JavaScript expression."""

    @abstractmethod
    def press(self, expression: str) -> None:
        """Press the element that the expression finds, in its middle, if it is still there."""

    def press_until(self, expression: str, reached: str) -> None:
        """Press it again where the page moved under the pointer, as a person would."""
        deadline = time.monotonic() + PATIENCE
        while not self.look(reached):
            assert time.monotonic() < deadline, f"{reached}: {self.look(SEEN)}"
            self.press(expression)
            with suppress(AssertionError):
                self.wait(reached, seconds=4)

    def wait(self, expression: str, seconds: float = PATIENCE) -> Any:
        """The value of the expression once it is true."""
        deadline = time.monotonic() + seconds
        while not (value := self.look(expression)):
            assert time.monotonic() < deadline, f"{expression}: {self.look(SEEN)}"
            time.sleep(0.05)
        return value


IN_SIGHT = "(each) => (each?.scrollIntoView({ block: 'center', behavior: 'instant' }), each)"
SEEN = "document.body.innerText.slice(0, 600)"


class Refused(Exception):
    """What Firefox answers to a command that it cannot carry out."""


class Firefox(Foreign):
    """Speaks BiDi; https://w3c.github.io/webdriver-bidi."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.number = line, 0
        self.send("session.new", capabilities={})
        self.tab = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.line.recv(timeout=PATIENCE))
            if answer.get("id") == self.number:
                if answer["type"] != "success":
                    raise Refused(answer)
                result: dict[str, Any] = answer["result"]
                return result

    def goto(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def reload(self) -> None:
        self.send("browsingContext.reload", context=self.tab, wait="complete")

    def back(self) -> None:
        self.send("browsingContext.traverseHistory", context=self.tab, delta=-1)

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=self.tab, viewport=size)

    def look(self, expression: str) -> Any:
        return json.loads(self._evaluate(f"JSON.stringify(({expression}) ?? null)")["value"])

    def press(self, expression: str) -> None:
        found = self._evaluate(f"({IN_SIGHT})({expression})")
        if "sharedId" not in found:
            return
        origin = {"type": "element", "element": {"sharedId": found["sharedId"]}}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        with suppress(Refused):
            self.send("input.performActions", context=self.tab, actions=[mouse])

    def _evaluate(self, expression: str) -> dict[str, Any]:
        told = self.send("script.evaluate", expression=expression, awaitPromise=False,
                         target={"context": self.tab})  # fmt: skip
        assert told["type"] == "success", told
        result: dict[str, Any] = told["result"]
        return result


class WebKit(Foreign):
    """Its window has buttons of its own and cannot be made as narrow as a phone."""

    windows = ((768, 900), (1366, 633))

    def __init__(self, driver: WebKitGTK) -> None:
        self.driver = driver

    def goto(self, address: str) -> None:
        self.driver.get(address)

    def reload(self) -> None:
        self.driver.refresh()

    def back(self) -> None:
        self.driver.back()

    def resize(self, width: int, height: int) -> None:
        """The window's frame counts too, and it comes to its size in its own time."""
        wide, high = width, height
        for _ in range(20):
            self.driver.set_window_size(wide, high)
            time.sleep(0.1)
            inner = self.look("[innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            wide, high = wide + width - inner[0], high + height - inner[1]

    def look(self, expression: str) -> Any:
        return self.driver.execute_script(f"return ({expression}) ?? null")

    def press(self, expression: str) -> None:
        found = self.driver.execute_script(f"return ({IN_SIGHT})({expression})")
        if found is not None:
            with suppress(WebDriverException):
                found.click()


@contextmanager
def firefox() -> Iterator[Foreign]:
    with TemporaryDirectory() as profile, ExitStack() as stack:
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", profile,
                   "--remote-debugging-port", "0", "about:blank"]  # fmt: skip
        process = stack.enter_context(
            subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        )
        stack.callback(process.terminate)
        assert process.stderr is not None
        address = next(found[1] for line in process.stderr if (found := LISTENS.search(line)))
        line = stack.enter_context(connect(f"{address}/session", max_size=None))
        yield Firefox(line)


@contextmanager
def webkit() -> Iterator[Foreign]:
    with screen() as display:
        os.environ["DISPLAY"] = display
        options = Options()
        options.binary_location = str(mini_browser())
        options.add_argument("--automation")
        driver = WebKitGTK(options, Service("/usr/bin/WebKitWebDriver"))
        try:
            yield WebKit(driver)
        finally:
            driver.quit()


@contextmanager
def screen() -> Iterator[str]:
    """A screen for a browser that cannot do without."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as process:
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        try:
            yield f":{number}"
        finally:
            process.terminate()


def mini_browser() -> Path | None:
    return next(Path("/usr/lib").glob(f"*/{MINI_BROWSER}"), None)


def missing(name: str) -> str | None:
    """What this machine lacks for a browser."""
    if name == "firefox":
        return None if shutil.which("firefox-esr") else "Firefox"
    have = shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and mini_browser()
    return None if have else "WebKit (webkit2gtk-driver and xvfb)"


BROWSERS = {"firefox": firefox, "webkit": webkit}

"""Headless Chromium, controlled over two pipes with the DevTools protocol."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

from wide_pipes import hold_a_picture

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
         "--disable-extensions", "--disable-background-networking", "--mute-audio"]
READING, WRITING = 3, 4  # the descriptors that Chromium takes requests from and answers to


def find():
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Chromium:
    """A browser with one page of `width` × `height` points at `scale`."""

    def __init__(self, program, page, width, height, scale, is_mobile=True, flags=()):
        # Its helper processes may still write there after it has ended.
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        requests, self.requests = os.pipe()
        self.answers, answers = os.pipe()
        hold_a_picture(self.answers)
        self.process = subprocess.Popen(
            [program, *FLAGS, *flags, "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}", "about:blank"],
            preexec_fn=lambda: _place(requests, answers), close_fds=False, stderr=subprocess.DEVNULL)
        os.close(requests)
        os.close(answers)
        self.buffer, self.number = b"", 0
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.page = page
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=is_mobile)
        self.navigate()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.requests)
        os.close(self.answers)
        self.profile.cleanup()

    def navigate(self):
        self.call("Page.navigate", url=self.page)
        while self._message().get("method") != "Page.loadEventFired":
            pass

    def screenshot(self):
        """Returns the bytes of a PNG."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    def evaluate(self, expression):
        """Returns the value; for a promise, the value it resolves to."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def wait(self, condition, seconds=30):
        end = time.monotonic() + seconds
        while not self.evaluate(f"Boolean({condition})"):
            if time.monotonic() > end:
                raise RuntimeError(f"it never came: {condition}")
            time.sleep(0.02)

    def mouse(self, kind, x, y):
        """Sends `Pressed`, `Moved` with the button held, or `Released`."""
        self.call("Input.dispatchMouseEvent", type=f"mouse{kind}", x=x, y=y, button="left", clickCount=1,
                  buttons=0 if kind == "Released" else 1)

    def call(self, method, **parameters):
        return self._call(method, self.session, **parameters)

    def _call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.requests, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def _message(self):
        while b"\0" not in self.buffer:
            received = os.read(self.answers, 1 << 20)
            if not received:
                raise RuntimeError("Chromium ended")
            self.buffer += received
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)


def cold_screenshot(program, page, width, height, scale, path):
    """Runs a process with a new profile from its start until its picture is on disk."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        subprocess.run(
            [program, *FLAGS, f"--user-data-dir={profile}", f"--window-size={width},{height}",
             f"--force-device-scale-factor={scale}", f"--screenshot={path}", page],
            check=True, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def _place(requests, answers):
    # Duplicated first, because one of them may have the other's number.
    requests, answers = os.dup(requests), os.dup(answers)
    os.dup2(requests, READING)
    os.dup2(answers, WRITING)
    os.set_inheritable(READING, True)
    os.set_inheritable(WRITING, True)

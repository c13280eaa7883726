"""A live device of the Gallery without a page: the process that `serve` starts, connected by two pipes."""

import contextlib
import json
import os
import select
import struct
import subprocess
import tempfile
import time

DENSITY = 0.5


class Ended(Exception):
    """The process has ended; contains how, and its last output."""


class Hung(Exception):
    """There was no answer within the limit."""


class Device:
    """Receives everything that the device sends: `screen`, `targets`, `tree`, `findings`, the pictures."""

    def __init__(self, program, screen, settings, limit):
        self.limit = limit
        self.errors = tempfile.TemporaryFile()
        words = [word for name, value in sorted(settings.items()) for word in (f"--{name}", value)]
        self.process = subprocess.Popen(
            [program, "live-device", "--number", "1", *words, "--", screen], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=self.errors, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
        self.buffer, self.answers = b"", 0
        self.screen, self.targets, self.tree, self.findings, self.pictures = {}, [], [], [], 0
        self.told, self.whole_picture = {}, b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        # Closing writes unread data to the ended program again, in vain.
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.stdout.close()
        self.errors.close()

    def ask(self, request):
        data = json.dumps(request).encode()
        try:
            self.process.stdin.write(struct.pack(">I", len(data)) + data)
            self.process.stdin.flush()
        except BrokenPipeError:
            self.end()

    def settle(self):
        """Waits until everything requested so far is done, and the tree is current."""
        self.told.pop("tree", None)
        self.ask({"tree": {}})
        until = time.monotonic() + self.limit
        while "tree" not in self.told:
            self.hear(until)

    def wait_for(self, name):
        until = time.monotonic() + self.limit
        while not getattr(self, name):
            self.hear(until)

    def megabytes(self):
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))

    def hear(self, until):
        """Reads one packet."""
        length = struct.unpack(">I", self.bytes(4, until))[0]
        packet = self.bytes(length, until)
        if packet[:1] == b"[":  # the steps so far, for a studio
            return
        if packet[:1] != b"{":
            self.pictures += 1
            if packet[1] & 1:
                self.whole_picture = packet[36:]  # a PNG file after 36 bytes of numbers
            return self.ask({"shown": {"frame": struct.unpack(">I", packet[4:8])[0]}})
        for name, value in json.loads(packet)["tell"].items():
            self.told[name] = value.get("_0", value)
            if name in ("screen", "targets", "tree", "findings"):
                setattr(self, name, self.told[name])

    def bytes(self, count, until):
        while len(self.buffer) < count:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise Hung(f"no answer for {self.limit:g} s")
            chunk = os.read(self.process.stdout.fileno(), 1 << 18)
            if not chunk:
                self.end()
            self.buffer += chunk
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def end(self):
        status = self.process.wait()
        self.errors.seek(0)
        said = self.errors.read().decode(errors="replace").strip().splitlines()
        reason = next((line for line in reversed(said) if "Fatal error" in line), said[-1] if said else "")
        raise Ended(f"exit status {status}: {reason.strip()}")

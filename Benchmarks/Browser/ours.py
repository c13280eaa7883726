"""Tinamou's side: long-running processes that answer one request after the other, as a browser does."""

import json
import os
import subprocess
import tempfile

from wide_pipes import hold_a_picture


class Painter:
    """A warm worker of `tinamou render --matrix`: reads a document, and writes a picture to disk."""

    def __init__(self, tool, document, settings, form="png"):
        self.folder = tempfile.TemporaryDirectory()
        self.task = {"index": 0, "subject": document, "settings": settings, "steps": [], "format": form,
                     "folder": self.folder.name, "stem": "login", "suffix": "warm", "label": "warm",
                     "frame": False}
        self.process = _talker([tool, "batch-worker"])
        self.picture = os.path.join(self.folder.name, self.draw())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        _end(self.process)
        self.folder.cleanup()

    def draw(self):
        """Reads, lays out, draws and writes the document again; returns the name of the file."""
        answer = json.loads(_ask(self.process, json.dumps(self.task)))
        if "failure" in answer:
            raise RuntimeError(answer["failure"])
        return answer["pictures"][0]["file"]


class Snapshots:
    """A program that shows the login screen and renders itself repeatedly."""

    def __init__(self, bench, document, settings):
        self.folder = tempfile.TemporaryDirectory()
        words = [word for name, value in settings.items() if name != "in" for word in (f"--{name}", value)]
        self.process = subprocess.Popen(
            [bench, "render", "login", *words, "-o", os.path.join(self.folder.name, "last.png")],
            stdin=subprocess.PIPE, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL,
            env=os.environ | {"LOGIN_FOLDER": os.path.dirname(document)})
        hold_a_picture(self.process.stderr.fileno())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        _end(self.process)
        self.folder.cleanup()

    def draw(self):
        """Returns the bytes of a PNG."""
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        count = self.process.stderr.readline()
        if not count.strip().isdigit():
            raise RuntimeError(f"{self.process.args[0]}: {count.decode(errors='replace')}")
        return self.process.stderr.read(int(count))


class Relayouts:
    """The login form as views, laid out at two widths in turn by a process of `api-bench`."""

    def __init__(self, bench):
        self.process = _talker([bench, "--answer-relayouts"])
        self.microseconds(100)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        _end(self.process)

    def microseconds(self, count):
        """Returns the microseconds of one relayout, measured over `count` of them."""
        return float(_ask(self.process, str(count)))


def _talker(words):
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def _ask(process, line):
    process.stdin.write(line + "\n")
    process.stdin.flush()
    answer = process.stdout.readline()
    if not answer:
        raise RuntimeError(f"{process.args[0]} ended with {process.wait()}")
    return answer


def _end(process):
    process.stdin.close()
    process.wait()

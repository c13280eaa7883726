"""Runs `tinamou layout` and reads its output."""

import json
import os
import shlex
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FINE = (0, 2)  # 2: one of the documents was rejected
RELEASE_BINARY = os.path.join(ROOT, ".build", "release", "tinamou")


class ToolFailure(Exception):
    """The tool crashed, or its output is not what was requested."""


def lay_out(command, paths):
    """Returns the report, or the line with the error, of each document in order, and the seconds that it took.

    The user's settings (variables, a `.tinamou.yml`) must not affect the frames, so the tool runs in an empty folder and an
    environment without them.
    """
    words = shlex.split(command) if command else [built_tool()]
    if os.sep in words[0]:
        words[0] = os.path.abspath(words[0])
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TINAMOU_")}
    with tempfile.TemporaryDirectory() as folder:
        listing = os.path.join(folder, "documents.txt")
        with open(listing, "w", encoding="utf-8") as file:
            file.writelines(os.path.abspath(path) + "\n" for path in paths)
        with open(os.path.join(folder, "errors"), "w+", encoding="utf-8") as errors:
            try:
                tool = subprocess.Popen(
                    words + ["layout", "--format", "jsonl", "--files-from", listing], cwd=folder, env=environment,
                    stdout=subprocess.PIPE, stderr=errors)
            except OSError as error:
                raise ToolFailure(f"{words[0]}: {error.strerror}; build it, or name another with --tool") from error
            with tool:
                lines = list(_timed(tool.stdout))
            errors.seek(0)
            return _reports(lines, tool.returncode, errors.read(2000), paths)


def built_tool():
    """Returns the release build of this checkout; its front door builds it if it does not exist."""
    if not os.path.exists(RELEASE_BINARY):
        subprocess.run([os.path.join(ROOT, "tinamou"), "--version"], stdout=sys.stderr, check=False)
    return RELEASE_BINARY


def _timed(stream):
    """Yields (line, seconds since the line before). The tool writes a document's line as soon as it is laid out."""
    before = time.monotonic()
    for line in stream:  # bytes, because text may contain other line separators
        now = time.monotonic()
        yield line, now - before
        before = now


def _reports(lines, status, errors, paths):
    if status not in FINE or len(lines) != len(paths):
        where = paths[len(lines)] if len(lines) < len(paths) else "the end"
        raise ToolFailure(f"exit status {status} after {len(lines)} of {len(paths)} documents, at {where}\n{errors}")
    return [json.loads(line) | {"seconds": seconds} for line, seconds in lines]


def frames(report):
    """Returns x, y, width and height in the superview's coordinates, by id."""
    found = {}
    pending = [scene["root"] for scene in report.get("scenes", []) if scene["root"]]
    while pending:
        view = pending.pop()
        if "id" in view:
            found[view["id"]] = view["frame"]
        pending += view["children"]
    return found


def explain(failure):
    print(f"{os.path.basename(sys.argv[0])}: {failure}", file=sys.stderr)
    return 2

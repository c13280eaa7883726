"""Runs `tinamou layout` and reads what it says."""

import json
import os
import shlex
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RELEASE_BINARY = os.path.join(ROOT, ".build", "release", "tinamou")


class ToolFailure(Exception):
    """The tool crashed, or what it printed is not what it was asked for."""


def lay_out(command, paths):
    """The report, or the line with the error, of each document in order.

    Settings of whoever runs this (variables, a `.tinamou.yml`) must not change the frames: an empty folder and an
    environment without them.
    """
    words = shlex.split(command) if command else [RELEASE_BINARY]
    if os.sep in words[0]:
        words[0] = os.path.abspath(words[0])
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TINAMOU_")}
    with tempfile.TemporaryDirectory() as folder:
        listing = os.path.join(folder, "documents.txt")
        with open(listing, "w", encoding="utf-8") as file:
            file.writelines(os.path.abspath(path) + "\n" for path in paths)
        try:
            run = subprocess.run(
                words + ["layout", "--format", "jsonl", "--files-from", listing], cwd=folder, env=environment,
                capture_output=True, text=True, check=False)
        except OSError as error:
            raise ToolFailure(f"{words[0]}: {error.strerror}; build it, or name another with --tool") from error
    return _reports(run, paths)


def _reports(run, paths):
    lines = run.stdout.split("\n")[:-1]  # and at no other line separator, which texts may hold
    if run.returncode not in (0, 2) or len(lines) != len(paths):
        where = paths[len(lines)] if len(lines) < len(paths) else "the end"
        raise ToolFailure(f"exit status {run.returncode} after {len(lines)} of {len(paths)} documents, at {where}\n"
                          + run.stderr[:2000])
    return [json.loads(line) for line in lines]


def frames(report):
    """By id: x, y, width, height in the superview's coordinates."""
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

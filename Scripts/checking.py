"""What the checks in this folder have in common: where to look, and how to say what was found."""

import subprocess
import sys
from pathlib import Path


def root_from_arguments():
    """The directory named on the command line, else the repository that the check belongs to."""
    return Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent).resolve()


def tracked_files(root):
    """Paths relative to `root`: what git tracks and what is new, but nothing that is ignored or deleted."""
    listed = subprocess.run(["git", "-C", str(root), "ls-files", "--cached", "--others", "--exclude-standard"],
                            stdout=subprocess.PIPE, check=True, text=True).stdout
    return [Path(name) for name in listed.splitlines() if (root / name).is_file()]


def numbered_lines(file):
    return enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1)


def report(problems, all_well):
    """Prints the problems, or `all_well`; returns the exit code."""
    print("\n".join(problems) if problems else all_well)
    return 1 if problems else 0

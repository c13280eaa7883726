"""The common parts of the checks in this folder: which files to read, and how to report problems."""

import subprocess
import sys
from pathlib import Path


def root_from_arguments():
    """Returns the directory named on the command line, or else the repository that contains the check."""
    return Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent).resolve()


def tracked_files(root):
    """Returns the paths relative to `root` of tracked and new files, without ignored or deleted ones."""
    listed = subprocess.run(["git", "-C", str(root), "ls-files", "--cached", "--others", "--exclude-standard"],
                            stdout=subprocess.PIPE, check=True, text=True).stdout
    return [Path(name) for name in listed.splitlines() if (root / name).is_file()]


def numbered_lines(file):
    return enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1)


def report(problems, all_well):
    """Prints the problems, or `all_well`; returns the exit code."""
    print("\n".join(problems) if problems else all_well)
    return 1 if problems else 0

"""Archives whose bytes depend only on their content: sorted entries, one date, no owner names."""

import contextlib
import gzip
import io
import os
import tarfile
from dataclasses import dataclass
from pathlib import PurePosixPath


@dataclass(frozen=True)
class Entry:
    """A file, a symbolic link (`target`) or a folder (neither data nor target)."""
    data: bytes | None = None
    target: str | None = None
    mode: int = 0o644


class Tree:
    """Files by their paths, which are relative to the root of a package. Folders above an entry are added with it."""

    def __init__(self):
        self.entries = {}

    def add_folder(self, path, mode=0o755):
        self._add(path, Entry(mode=mode))

    def add_file(self, path, data, mode=0o644):
        self._add(path, Entry(data=data.encode() if isinstance(data, str) else data, mode=mode))

    def add_link(self, path, target):
        self._add(path, Entry(target=target, mode=0o777))

    def add_tree(self, other, below=""):
        for path, entry in other.entries.items():
            self._add(f"{below}/{path}" if below else path, entry)

    def files(self):
        """Returns the paths and contents of regular files, in order."""
        return [(path, entry.data) for path, entry in sorted(self.entries.items()) if entry.data is not None]

    def _add(self, path, entry):
        parent = str(PurePosixPath(path).parent)
        if parent != "." and parent not in self.entries:
            self.add_folder(parent)
        self.entries[path] = entry


def tar(tree, date, prefix=""):
    """Returns the bytes of a tar file. A non-empty prefix, such as `./`, is put before every name."""
    output = io.BytesIO()
    with tarfile.open(fileobj=output, mode="w", format=tarfile.GNU_FORMAT) as archive:
        if prefix:
            archive.addfile(_header(prefix.rstrip("/"), Entry(mode=0o755), date))
        for path, entry in sorted(tree.entries.items()):
            archive.addfile(_header(prefix + path, entry, date), io.BytesIO(entry.data or b""))
    return output.getvalue()


def _header(name, entry, date):
    header = tarfile.TarInfo(name)
    header.mtime, header.mode = date, entry.mode
    if entry.target is not None:
        header.type, header.linkname = tarfile.SYMTYPE, entry.target
    elif entry.data is None:
        header.type = tarfile.DIRTYPE
    else:
        header.size = len(entry.data)
    return header


def gzipped(data, level=6):
    return gzip.compress(data, level, mtime=0)


def ar(members, date):
    """Returns the bytes of an ar archive, the outer format of a Debian package; `members` are pairs of names and bytes."""
    parts = [b"!<arch>\n"]
    for name, data in members:
        parts.append(f"{name:<16}{date:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode("ascii"))
        parts.append(data + b"\n" * (len(data) % 2))
    return b"".join(parts)


def write_atomically(path, data):
    """Writes beside the file and renames, so that an interrupted run leaves no half package."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        unfinished.write_bytes(data)
        unfinished.replace(path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            unfinished.unlink()

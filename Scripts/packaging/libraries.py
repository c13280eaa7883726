"""The shared libraries that executables load, and which Debian package each is from."""

import functools
import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

# The C library and its loader belong together, and both to the system that runs the tool.
C_LIBRARY = "libc6"
LOADED = re.compile(r"^\s*(?:(\S+) => )?(/\S+) \(0x[0-9a-f]+\)$", re.MULTILINE)
MISSING = re.compile(r"^\s*(\S+) => not found$", re.MULTILINE)


class PackagingFailure(Exception):
    """A reason why there is no package, for the reader of the terminal."""


@dataclass(frozen=True)
class Library:
    name: str
    path: Path
    # The Debian package; None for the Swift runtime, which is unpacked and not installed.
    package: str | None


def run(*command, **options):
    """Runs a program and returns its output. A failure is reported with its last lines."""
    try:
        done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)
    except FileNotFoundError as error:
        raise PackagingFailure(f"{command[0]} is missing") from error
    if done.returncode != 0:
        last = "\n".join(f"  {line}" for line in (done.stderr or done.stdout).splitlines()[-15:])
        raise PackagingFailure(f"{' '.join(map(str, command[:3]))} … failed:\n{last}")
    return done.stdout


def loaded_by(executables):
    """Returns all libraries that the loader would load for the executables, with the loader itself, sorted by name."""
    found = {}
    for executable in executables:
        output = run("ldd", executable)
        if missing := MISSING.findall(output):
            raise PackagingFailure(f"{executable} needs libraries that are not installed: {', '.join(missing)}")
        for name, path in LOADED.findall(output):
            found[name or Path(path).name] = Path(path)
    return [Library(name, path, package_of(path)) for name, path in sorted(found.items())]


@functools.cache
def package_of(path):
    """Returns the name of the Debian package that installed a file, or None."""
    for name in dict.fromkeys([str(path), str(path.resolve()), str(path).removeprefix("/usr"), f"/usr{path}"]):
        done = subprocess.run(["dpkg-query", "--search", name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        if done.returncode == 0:
            return done.stdout.split(":")[0]
    return None


def ready_to_move(path):
    """Returns the bytes of an executable or library without symbols, which finds libraries in its own folder."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        # Stripped first: strip damages a file that patchelf has rearranged.
        run("strip", "--strip-unneeded", "--enable-deterministic-archives", "-o", copy, path)
        if run("patchelf", "--print-rpath", copy).strip() != "$ORIGIN":
            run("patchelf", "--set-rpath", "$ORIGIN", copy)
        return copy.read_bytes()


def debian_dependencies(files, own):
    """Returns what `dpkg-shlibdeps` says about the files: packages with the lowest versions that have the symbols.

    `own` is the folder of the libraries that the package brings, which nothing needs to provide.
    """
    with tempfile.TemporaryDirectory() as folder:
        control = Path(folder) / "debian/control"
        control.parent.mkdir()
        control.write_text("Source: tinamou\n\nPackage: tinamou\nArchitecture: amd64\n")
        output = run("dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", f"-l{own}", *(f"-e{file}" for file in files),
                     cwd=folder)
    return sorted(output.strip().removeprefix("shlibs:Depends=").split(", "))

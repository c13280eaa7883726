"""Tries the packages where nothing is installed: in systems made by debootstrap, and in the image alone.

Every command runs as an unprivileged user without network. The picture must be ready within a second of unpacking.
"""

import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import tarfile
import threading
import time
from pathlib import Path

from .libraries import PackagingFailure, run

DOCUMENT = "Examples/SearchForm.xib"
# Seconds for the first picture, and until the live page prints its address.
TIME_LIMIT = 1.0
SERVE_LIMIT = 20
USER = 65534
PNG = b"\x89PNG\r\n\x1a\n"
# Mounts what a container has, then runs the arguments in the folder `$1`.
ENTER = f"""\
/sbin/ip link set lo up
/bin/mount -t proc proc "$1/proc"
/bin/mount --rbind /dev "$1/dev"
exec /usr/sbin/chroot --userspec={USER}:{USER} "$@"
"""
PATHS = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
# For fontconfig's cache.
AS_USER = {**PATHS, "HOME": "/trial"}


def try_packages(files, version, suite, root):
    if os.geteuid() != 0:
        raise PackagingFailure("only root can make a bare system")
    for file in files.values():
        if not file.exists():
            raise PackagingFailure(f"{file} is missing; make it first")
    bare = bare_system(suite, root / ".build/packages" / f"bare-{suite}")
    for kind, prepare in {"deb": install, "tarball": unpack, "oci": extract_image}.items():
        system = bare.with_name(f"trying-{kind}")
        shutil.rmtree(system, ignore_errors=True)
        if kind != "oci":
            run("cp", "--archive", "--reflink=auto", bare, system)
            refuse_swift(system)
        try:
            print(f"{kind}: {trial(system, prepare(system, files[kind], version), version, root)}")
        finally:
            shutil.rmtree(system, ignore_errors=True)
    return 0


def bare_system(suite, folder):
    if not folder.exists():
        unfinished = folder.with_name(f"unfinished-{suite}")
        shutil.rmtree(unfinished, ignore_errors=True)
        run("debootstrap", "--variant=minbase", suite, unfinished, os.environ.get("DEBIAN_MIRROR", "http://deb.debian.org/debian"))
        unfinished.rename(folder)
    return folder


def refuse_swift(system):
    if found := [*system.rglob("libswift*"), *system.rglob("swiftc")]:
        raise PackagingFailure(f"the system is not bare: {found[0]}")


# ---- the packages: each function returns the command, and the environment of the process


def install(system, file, version):
    """Installs the Debian package with its dependencies, which come from the network."""
    shutil.copy(file, system / file.name)
    for name in ["/etc/resolv.conf", "/etc/hosts"]:
        if Path(name).exists():
            shutil.copy(name, system / name[1:])
    proxies = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
    settings = {**PATHS, **proxies, "DEBIAN_FRONTEND": "noninteractive"}
    run("chroot", system, "apt-get", "update", "-qq", env=settings)
    run("chroot", system, "apt-get", "install", "-qq", "-y", "--no-install-recommends", f"/{file.name}", env=settings)
    for name in ["share/man/man1/tinamou.1.gz", "share/bash-completion/completions/tinamou",
                 "share/zsh/vendor-completions/_tinamou", "share/fish/vendor_completions.d/tinamou.fish"]:
        if not (system / "usr" / name).exists():
            raise PackagingFailure(f"/usr/{name} is not installed")
    return ["tinamou"], AS_USER


def unpack(system, file, version):
    """Unpacks with the programs of the system, as the user."""
    folder = workplace(system)
    shutil.copy(file, folder / file.name)
    call(system, ["tar", "-xzf", f"/trial/{file.name}", "-C", "/trial"], PATHS)
    return [f"/trial/tinamou-{version}/bin/tinamou"], AS_USER


def extract_image(system, file, version):
    """Unpacks the layers as a container engine does, and verifies every digest."""
    parts = {}
    with tarfile.open(file) as archive:
        for member in archive.getmembers():
            parts[member.name] = archive.extractfile(member).read() if member.isfile() else None

    def blob(descriptor):
        data = parts["blobs/" + descriptor["digest"].replace(":", "/")]
        if f"sha256:{hashlib.sha256(data).hexdigest()}" != descriptor["digest"] or len(data) != descriptor["size"]:
            raise PackagingFailure(f"the blob {descriptor['digest']} is not what its name says")
        return data

    if json.loads(parts["oci-layout"]) != {"imageLayoutVersion": "1.0.0"}:
        raise PackagingFailure("this is no image layout")
    manifest = json.loads(blob(json.loads(parts["index.json"])["manifests"][0]))
    config = json.loads(blob(manifest["config"]))
    system.mkdir()
    for descriptor, expected in zip(manifest["layers"], config["rootfs"]["diff_ids"], strict=True):
        layer = gzip.decompress(blob(descriptor))
        if f"sha256:{hashlib.sha256(layer).hexdigest()}" != expected:
            raise PackagingFailure(f"the layer {expected} is another one")
        with tarfile.open(fileobj=io.BytesIO(layer)) as archive:
            archive.extractall(system, filter="fully_trusted")
    settings = config["config"]
    return settings["Entrypoint"], dict(setting.split("=", 1) for setting in settings["Env"])


# ---- the trial


def trial(system, started, version, root):
    """Runs the tool and returns a line about it."""
    command, settings = started
    folder = workplace(system)
    shutil.copy(root / DOCUMENT, folder)
    printed = call(system, [*command, "--version"], settings).strip()
    if printed != version:
        raise PackagingFailure(f"--version prints {printed}, not {version}")
    times = []
    for picture in [folder / "first.png", folder / "second.png"]:
        before = time.perf_counter()
        notes = call(system, [*command, "render", f"/trial/{Path(DOCUMENT).name}", "-o", f"/trial/{picture.name}"], settings)
        times.append(time.perf_counter() - before)
        # Such as about a missing font.
        if notes:
            raise PackagingFailure(f"render prints: {notes}")
        if not picture.read_bytes().startswith(PNG):
            raise PackagingFailure(f"{picture.name} is not a PNG")
    if times[0] > TIME_LIMIT:
        raise PackagingFailure(f"the first picture takes {times[0]:.2f} s")
    serve(system, command, settings)
    return f"{version}, a picture in {times[0]:.2f} s, another in {times[1]:.2f} s; the live page is served"


def workplace(system):
    folder = system / "trial"
    folder.mkdir(exist_ok=True)
    os.chown(folder, USER, USER)
    return folder


def entering(system, command):
    return ["/usr/bin/unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "/bin/sh", "-ec", ENTER, "sh", str(system), *command]


def call(system, command, settings):
    """Returns the output and the error stream."""
    return run("sh", "-c", 'exec "$@" 2>&1', "sh", *entering(system, command), env={**PATHS, **settings})


def serve(system, command, settings):
    """Starts the live page, and waits until it prints its address."""
    process = subprocess.Popen(entering(system, [*command, "serve", f"/trial/{Path(DOCUMENT).name}"]), env={**PATHS, **settings},
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    deadline = threading.Timer(SERVE_LIMIT, process.kill)
    deadline.start()
    try:
        printed = ""
        for line in process.stdout:
            printed += line
            if re.search(r"http://127\.0\.0\.1:\d+/", line):
                return
        raise PackagingFailure(f"the live page does not start:\n{printed}")
    finally:
        deadline.cancel()
        process.kill()
        process.wait()

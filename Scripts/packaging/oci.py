"""The container image, a tar file of an OCI image layout: https://github.com/opencontainers/image-spec.

It contains no shell and no package manager: only the tool, the programs that it starts, their libraries, and fonts.
"""

import hashlib
import json
import time
from pathlib import Path

from .archives import Tree, gzipped, tar
from .contents import FONT_PACKAGES, font_configuration, fonts, licences, program
from .libraries import C_LIBRARY, PackagingFailure, loaded_by, package_of

# The decoders of PDF and SVG images. That of HEIC images is left out: it brings encoders of video, which are larger than the rest.
HELPERS = ["pdftocairo", "rsvg-convert"]
LIBRARY_FOLDER = "usr/lib/x86_64-linux-gnu"
LOADER = "ld-linux-x86-64.so.2"
USERS = "root:x:0:0:root:/root:/\nnobody:x:65534:65534:nobody:/tmp:/\n"
SETTINGS = {"Entrypoint": ["/usr/bin/tinamou"], "Cmd": ["--help"], "WorkingDir": "/work",
            "Env": ["PATH=/usr/bin", "LANG=C.UTF-8", "XDG_CACHE_HOME=/tmp"]}


def image(release):
    """Returns the bytes of the image. The system is a layer of its own, which changes less often than the tool."""
    tool = Tree()
    tool.add_tree(program(release, release.swift_runtime), below="usr")
    tool.add_link("usr/bin/tinamou", "../lib/tinamou/tinamou")
    system, packages = system_layer(release)
    tool.add_file("usr/share/doc/tinamou/copyright", licences(release, packages))
    return tar(layout([system, tool], release.version, release.date), release.date)


def system_layer(release):
    """Returns the files below the tool, and the Debian packages that they are from."""
    tree = Tree()
    for folder, mode in {"dev": 0o755, "proc": 0o555, "sys": 0o555, "work": 0o777, "tmp": 0o1777}.items():
        tree.add_folder(folder, mode)
    tree.add_file("etc/passwd", USERS)
    tree.add_link("lib", "usr/lib")
    tree.add_link("lib64", "usr/lib64")
    tree.add_link(f"usr/lib64/{LOADER}", f"../lib/x86_64-linux-gnu/{LOADER}")
    helpers = [installed(Path("/usr/bin") / name) for name in HELPERS]
    for helper in helpers:
        tree.add_file(f"usr/bin/{helper.name}", helper.read_bytes(), mode=0o755)
    packages = {package_of(helper) for helper in helpers}
    for library in loaded_by([release.executable, *helpers]):
        if library.package:
            is_loader = library.package == C_LIBRARY and library.name == LOADER
            tree.add_file(f"{LIBRARY_FOLDER}/{library.name}", library.path.read_bytes(), mode=0o755 if is_loader else 0o644)
            packages.add(library.package)
    tree.add_tree(fonts(), below="usr/share/fonts")
    tree.add_file("etc/fonts/fonts.conf", font_configuration("/usr/share/fonts", is_relative=False))
    return tree, packages.union(FONT_PACKAGES)


def installed(file):
    if not file.exists():
        raise PackagingFailure(f"{file} is missing, which the image contains")
    return file


def layout(layers, version, date):
    """Returns the files of an image layout: every part is named by the hash of its content."""
    tree = Tree()

    def blob(data, kind, **more):
        digest = hashlib.sha256(data).hexdigest()
        tree.add_file(f"blobs/sha256/{digest}", data)
        return {"mediaType": f"application/vnd.oci.image.{kind}", "digest": f"sha256:{digest}", "size": len(data), **more}

    plain = [tar(layer, date) for layer in layers]
    labels = {"org.opencontainers.image.title": "tinamou", "org.opencontainers.image.version": version,
              "org.opencontainers.image.licenses": "MIT"}
    config = blob(as_json({
        "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(date)), "architecture": "amd64", "os": "linux",
        "config": {**SETTINGS, "Labels": labels},
        "rootfs": {"type": "layers", "diff_ids": [f"sha256:{hashlib.sha256(layer).hexdigest()}" for layer in plain]},
    }), "config.v1+json")
    manifest = blob(as_json({
        "schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json", "config": config,
        "layers": [blob(gzipped(layer), "layer.v1.tar+gzip") for layer in plain],
    }), "manifest.v1+json", annotations={"org.opencontainers.image.ref.name": version},
        platform={"architecture": "amd64", "os": "linux"})
    tree.add_file("index.json", as_json({
        "schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json", "manifests": [manifest]}))
    tree.add_file("oci-layout", as_json({"imageLayoutVersion": "1.0.0"}))
    return tree


def as_json(value):
    return json.dumps(value, indent=2, sort_keys=True).encode() + b"\n"

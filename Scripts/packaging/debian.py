"""The Debian package: https://www.debian.org/doc/debian-policy."""

import hashlib
import lzma

from .archives import Tree, ar, gzipped, tar
from .contents import licences, program
from .libraries import debian_dependencies

# The statically linked fontconfig reads the configuration of the system.
DEPENDS = ["fontconfig-config", "fonts-inter", "fonts-liberation"]
# The decoders of PDF and SVG images, and fonts for characters that the first ones lack.
RECOMMENDS = ["fonts-dejavu-core", "fonts-droid-fallback", "fonts-noto-color-emoji", "librsvg2-bin", "poppler-utils"]
# The decoder of HEIC images.
SUGGESTS = ["libheif1"]
DESCRIPTION = """\
UIKit's layout system: lays out and draws xibs and storyboards
 Tinamou lays out xibs and storyboards as iOS would, on any device, release and
 text size, and draws them, without a Mac, a simulator or a display. It explains
 why views are where they are, and serves a page that shows an app live."""


def debian_package(release):
    libraries = release.swift_runtime
    files = Tree()
    files.add_tree(program(release, libraries, zsh="vendor-completions"), below="usr")
    files.add_link("usr/bin/tinamou", "../lib/tinamou/tinamou")
    files.add_file("usr/share/doc/tinamou/copyright", licences(release, [], has_debian=True))
    files.add_file("usr/share/doc/tinamou/CHANGELOG.md.gz", gzipped((release.root / "CHANGELOG.md").read_bytes(), level=9))
    loading = [release.executable, *(library.path for library in libraries)]
    depends = sorted({*DEPENDS, *debian_dependencies(loading, own=libraries[0].path.parent if libraries else release.built)})
    return assembled(control(release.version, files, depends), files, release.date)


def control(version, files, depends):
    size = sum((len(data) + 1023) // 1024 for _, data in files.files()) + len(files.entries)
    fields = {"Package": "tinamou", "Version": version, "Architecture": "amd64", "Maintainer": "The Tinamou authors",
              "Installed-Size": size, "Depends": ", ".join(depends), "Recommends": ", ".join(RECOMMENDS),
              "Suggests": ", ".join(SUGGESTS), "Section": "devel", "Priority": "optional", "Description": DESCRIPTION}
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def assembled(control_file, files, date):
    """Returns the bytes of the package: an ar archive of two compressed tar files."""
    description = Tree()
    description.add_file("control", control_file)
    description.add_file("md5sums", "".join(f"{hashlib.md5(data).hexdigest()}  {path}\n" for path, data in files.files()))
    return ar([("debian-binary", b"2.0\n"), ("control.tar.xz", compressed(description, date)),
               ("data.tar.xz", compressed(files, date))], date)


def compressed(tree, date):
    return lzma.compress(tar(tree, date, prefix="./"), preset=6)

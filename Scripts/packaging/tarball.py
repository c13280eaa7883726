"""The relocatable tarball: it needs the C library of Debian 12 or newer, and nothing else."""

from .archives import Tree, gzipped, tar
from .contents import FONT_PACKAGES, font_configuration, fonts, licences, program
from .libraries import C_LIBRARY

# The executable finds its libraries itself, but not its fonts.
STARTER = """\
#!/bin/sh
# Starts Tinamou with the fonts of this folder, besides those of the system.
folder=$(dirname -- "$(readlink -f -- "$0")")/..
FONTCONFIG_FILE=${FONTCONFIG_FILE:-$folder/share/tinamou/fonts.conf}
export FONTCONFIG_FILE
exec "$folder/lib/tinamou/tinamou" "$@"
"""


def tarball(release):
    libraries = [library for library in release.libraries if library.package != C_LIBRARY]
    files = Tree()
    files.add_tree(program(release, libraries))
    files.add_file("bin/tinamou", STARTER, mode=0o755)
    files.add_tree(fonts(), below="share/tinamou/fonts")
    files.add_file("share/tinamou/fonts.conf", font_configuration("fonts", is_relative=True))
    files.add_file("share/doc/tinamou/copyright", licences(release, [library.package for library in libraries] + FONT_PACKAGES))
    named = Tree()
    named.add_tree(files, below=f"tinamou-{release.version}")
    # Not xz, which a minimal system cannot unpack.
    return gzipped(tar(named, release.date))

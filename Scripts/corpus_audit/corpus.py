"""Finds and reads the documents of a folder."""

import os
import xml.etree.ElementTree as ElementTree

from . import archive, modern

EXTENSIONS = (".xib", ".storyboard")


def paths(folder):
    """Returns the paths in an order that does not depend on the file system."""
    found = []
    for where, folders, files in os.walk(folder):
        folders.sort()
        found += [os.path.join(where, name) for name in sorted(files) if name.endswith(EXTENSIONS)]
    return found


def read(path):
    """Returns a document; None for a file of neither dialect."""
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError:
        return None
    if root.tag == "document":
        return modern.parse(path, root)
    return archive.parse(path, root) if root.tag == "archive" else None

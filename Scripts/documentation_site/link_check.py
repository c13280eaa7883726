"""Checks the links of a built site: pages, anchors, styles and the reference."""

import json
import os
import posixpath
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

from .guides import REFERENCE
from .links import EXTERNAL

# The attributes that a browser loads by itself; a link that a reader follows may lead elsewhere.
LOADED = {("img", "src"), ("script", "src"), ("link", "href"), ("source", "src"), ("iframe", "src"), ("video", "src")}
IN_STYLE = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")
IN_SHELL = re.compile(r'\b(?:href|src)="([^"]*)"')
# The keys under which DocC's JSON has an anchor of its page.
ANCHOR = re.compile(r'"anchor":"((?:[^"\\]|\\.)*)"')


class Page(HTMLParser):
    def __init__(self, file):
        super().__init__()
        # (element, attribute, address, line)
        self.links, self.anchors = [], set()
        self.repeated = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.repeated += [value] if value in self.anchors else []
                self.anchors.add(value)
            elif name in ("href", "src") and value is not None:
                self.links.append((tag, name, value, self.getpos()[0]))

    handle_startendtag = handle_starttag


class Site:
    """A folder with a site. `base_path` is its path on the host, if pages use it."""

    def __init__(self, folder, base_path=None):
        self.folder = Path(folder)
        self.base = f"/{base_path.strip('/')}/".replace("//", "/") if base_path is not None else None
        self.files = {os.path.relpath(os.path.join(parent, name), folder)
                      for parent, _, names in os.walk(folder) for name in names}
        in_reference = [file for file in self.files if file.startswith(f"{REFERENCE}/")]
        self.shells = {file for file in in_reference if re.match(f"{REFERENCE}/documentation/(.*/)?index.html$", file)}
        self.documents = {file for file in in_reference if file.startswith(f"{REFERENCE}/data/documentation/")}
        self.pages = {file: Page(self.folder / file) for file in self.files - self.shells if file.endswith(".html")}
        self.checked = 0
        self.anchors = {}

    def problems(self):
        """Returns the sorted problems, each as `file:line: error: message`."""
        found = []
        for file, page in self.pages.items():
            found += [f"{file}:1: error: two elements have the id {anchor}" for anchor in page.repeated]
            for tag, attribute, address, line in page.links:
                if problem := self.problem(address, file, is_loaded=(tag, attribute) in LOADED):
                    found.append(f"{file}:{line}: error: {problem}")
        for file in sorted(self.files):
            if file.endswith(".css"):
                found += self.problems_of_style(file)
        for file in self.shells:
            found += self.problems_of_shell(file)
        for file in self.documents:
            found += self.problems_of_document(file)
        return sorted(found)

    def problem(self, address, file, is_loaded=False):
        """Returns what is wrong with an address in a file, or None."""
        self.checked += 1
        if EXTERNAL.match(address):
            loads = is_loaded and not address.startswith("data:")
            return f"{address} is loaded from another site" if loads else None
        path, _, fragment = address.partition("#")
        target = self.resolved(unquote(path.partition("?")[0]), file)
        if target is None:
            return f"{address} does not exist"
        if fragment and unquote(fragment) not in self.anchors_of(target):
            return f"{address} has no such anchor"
        return None

    def resolved(self, path, file):
        """Returns the file for a path without fragment, or None."""
        if path.startswith("/"):
            if self.base is None or not path.startswith(self.base):
                return None
            target = posixpath.normpath(path.removeprefix(self.base) or ".")
        elif path:
            target = posixpath.normpath(posixpath.join(posixpath.dirname(file), path))
        else:
            return file
        index = posixpath.normpath(posixpath.join(target, "index.html"))
        return target if target in self.files else index if index in self.files else None

    def anchors_of(self, file):
        if file in self.pages:
            return self.pages[file].anchors
        if file not in self.anchors:
            document = self.folder / document_of(file)
            text = document.read_text(encoding="utf-8") if document.is_file() else ""
            self.anchors[file] = {json.loads(f'"{anchor}"') for anchor in ANCHOR.findall(text)}
        return self.anchors[file]

    def problems_of_style(self, file):
        for match in IN_STYLE.finditer((self.folder / file).read_text(encoding="utf-8")):
            address = match[1] or match[2]
            if not address.startswith("#") and (problem := self.problem(address, file, is_loaded=True)):
                yield f"{file}:1: error: {problem}"

    def problems_of_shell(self, file):
        """A page of the reference: what it loads, and the JSON that DocC's script draws."""
        text = (self.folder / file).read_text(encoding="utf-8")
        for address in IN_SHELL.findall(text):
            if problem := self.problem(address, file, is_loaded=True):
                yield f"{file}:1: error: {problem}"
        if document_of(file) not in self.documents:
            yield f"{file}:1: error: {document_of(file)} does not exist"

    def problems_of_document(self, file):
        """The JSON of a page: the references to other pages, and to pictures."""
        document = json.loads((self.folder / file).read_text(encoding="utf-8"))
        # Types of the standard library have no address, and are text on the page.
        for reference in document.get("references", {}).values():
            addresses = [reference["url"]] if "url" in reference else []
            addresses += [variant["url"] for variant in reference.get("variants", [])]
            for address in addresses:
                if address.startswith("/"):
                    address = posixpath.relpath(f"/{REFERENCE}{address}", f"/{posixpath.dirname(file)}")
                if problem := self.problem(address, file):
                    yield f"{file}:1: error: {problem}"


def document_of(shell):
    """Returns the JSON of a page: `api/documentation/uikit/index.html` has `api/data/documentation/uikit.json`."""
    return f"{REFERENCE}/data/{posixpath.dirname(shell).removeprefix(REFERENCE + '/')}.json"

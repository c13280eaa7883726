"""What a link of a guide becomes on the site."""

import os
import re
from urllib.parse import quote, unquote

from .guides import LICENSE, page_of, page_of_article

EXTERNAL = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)
# Copied files, in a folder of the site.
FILES = "files"
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)


def slug(text):
    """Returns the anchor that GitHub gives a heading."""
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


class Links:
    """Rewrites the links of all guides.

    A link to a guide or to an article leads to its page, and a link to a file in `Documentation`, an image or the license to a
    copy. Everything else is a source file: it leads to `source_url`, or nowhere.
    """

    def __init__(self, root, sources, source_url=None):
        self.root = root
        self.sources = set(sources)
        self.source_url = source_url.rstrip("/") if source_url else None
        # Paths in the repository, by their addresses on the site.
        self.copies = {}

    def rewritten(self, target, source, is_image=False):
        """Returns the address for a link in a page at the site's root, or None if only its text remains.

        Raises LookupError if the repository has no such file.
        """
        if EXTERNAL.match(target) or target.startswith("#"):
            return target
        path, _, fragment = target.partition("#")
        path = os.path.normpath(os.path.join(os.path.dirname(source), unquote(path)))
        if path.startswith("..") or not (self.root / path).exists():
            raise LookupError(f"{target} does not exist")
        anchor = f"#{fragment}" if fragment else ""
        if path in self.sources:
            return page_of(path) + anchor
        if article := page_of_article(path):
            return article + (f"#{self.anchor_of_article(path, fragment)}" if fragment else "")
        if (self.root / path).is_file() and (is_image or path == LICENSE or path.startswith("Documentation/")):
            return self.copy(path)
        return f"{self.source_url}/{quote(path)}{anchor}" if self.source_url else None

    def anchor_of_article(self, path, fragment):
        """Returns DocC's anchor of a heading by GitHub's: DocC keeps capital letters, as in `Properties-of-layers`."""
        headings = HEADING.findall((self.root / path).read_text(encoding="utf-8"))
        return next((quote(heading.strip().replace(" ", "-")) for heading in headings if slug(heading) == fragment), fragment)

    def copy(self, path):
        place = path.removeprefix("Documentation/") if path != LICENSE else LICENSE.lower() + ".txt"
        place = f"{FILES}/{place}"
        self.copies[place] = path
        return quote(place)

"""Guides as HTML: Debian's cmark-gfm, GitHub's own renderer, and what a page adds to its output."""

import html
import re
import shutil
import struct
import subprocess
from html.parser import HTMLParser

from .links import slug

PROGRAM, PACKAGE = "cmark-gfm", "cmark-gfm"
EXTENSIONS = ["table", "strikethrough", "autolink", "tasklist"]
HEADINGS = {f"h{level}" for level in range(1, 7)}
VOID = {"img", "br", "hr", "input"}
# Inline code of at most so many characters stays on one line.
UNBROKEN = 24
# The elements that cmark-gfm writes. A guide with another one has HTML of its own, usually a `<name>` without backquotes.
KNOWN = VOID | HEADINGS | {"p", "a", "em", "strong", "del", "code", "pre", "ul", "ol", "li", "blockquote", "table", "thead",
                           "tbody", "tr", "th", "td"}


def is_installed():
    return shutil.which(PROGRAM) is not None


def rendered(text):
    """Returns the HTML of Markdown; comments are kept."""
    extensions = [word for name in EXTENSIONS for word in ("-e", name)]
    return subprocess.run([PROGRAM, "--unsafe", *extensions], input=text, stdout=subprocess.PIPE, check=True, text=True).stdout


class Guide(HTMLParser):
    """Reads the HTML of one guide and writes that of its page.

    Headings get the anchors that GitHub gives them, tables a box that scrolls, images their size, and prompts in transcripts
    and short pieces of code a mark. Links are rewritten. `problems` lists what is wrong with the guide.
    """

    def __init__(self, source, links):
        super().__init__(convert_charrefs=False)
        self.source, self.links = source, links
        self.parts, self.problems = [], []
        # (level, anchor, HTML of the text) of each heading.
        self.headings = []
        self.anchors = set()
        self.ends_of_links = []
        self.heading_start = None
        self.code_start = None
        self.is_transcript = False

    @classmethod
    def of(cls, text, source, links):
        guide = cls(source, links)
        guide.feed(text)
        guide.close()
        return guide

    @property
    def title(self):
        """The text of the first heading."""
        return html.unescape(plain(self.headings[0][2])) if self.headings else self.source

    @property
    def html(self):
        return "".join(self.parts)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag not in KNOWN:
            self.problems.append(f"HTML element <{tag}>")
        elif tag in HEADINGS:
            self.heading_start = len(self.parts)
        elif tag == "a":
            self.start_link(attributes)
        elif tag == "img":
            self.add_image(attributes)
        elif tag == "table":
            self.parts.append('<div class="table"><table>')
        else:
            self.is_transcript = attributes.get("class") == "language-console"
            self.parts.append(start_tag(tag, attributes))
            if tag == "code":
                self.code_start = len(self.parts)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)

    def handle_endtag(self, tag):
        if tag in HEADINGS and self.heading_start is not None:
            self.end_heading(tag)
        elif tag == "a":
            self.parts.append(self.ends_of_links.pop() if self.ends_of_links else "")
        elif tag == "table":
            self.parts.append("</table></div>")
        elif tag in KNOWN - VOID:
            if tag == "code":
                self.end_code()
            self.parts.append(f"</{tag}>")

    def handle_data(self, data):
        self.parts.append(html.escape(data, quote=False))

    def handle_entityref(self, name):
        self.parts.append(f"&{name};")

    def handle_charref(self, name):
        self.parts.append(f"&#{name};")

    def end_code(self):
        code = "".join(self.parts[self.code_start:])
        if self.is_transcript:
            self.parts[self.code_start:] = [with_marked_prompts(code)]
            self.is_transcript = False
        elif "\n" not in code and len(html.unescape(code)) <= UNBROKEN:
            self.parts[self.code_start - 1] = start_tag("code", {"class": "short"})

    def start_link(self, attributes):
        address = self.rewritten(attributes.get("href", ""))
        self.parts.append(start_tag("a", {"href": address}) if address else "")
        self.ends_of_links.append("</a>" if address else "")

    def add_image(self, attributes):
        address = self.rewritten(attributes.get("src", ""), is_image=True)
        if address:
            size = size_of_png(self.links.root / self.links.copies.get(address, ""))
            self.parts.append(start_tag("img", {"src": address, "alt": attributes.get("alt", ""), **size}))

    def rewritten(self, target, is_image=False):
        try:
            return self.links.rewritten(target, self.source, is_image)
        except LookupError as problem:
            self.problems.append(str(problem))
            return None

    def end_heading(self, tag):
        text = "".join(self.parts[self.heading_start:])
        anchor = unused(slug(html.unescape(plain(text))), self.anchors)
        self.headings.append((int(tag[1]), anchor, text))
        link = f' <a class="anchor" href="#{anchor}" aria-hidden="true" tabindex="-1">#</a>' if tag != "h1" else ""
        self.parts[self.heading_start:] = [f'<{tag} id="{anchor}">{text}{link}</{tag}>']
        self.heading_start = None


def start_tag(tag, attributes):
    return f"<{tag}{''.join(f' {name}={quoted(value)}' for name, value in attributes.items())}>"


def quoted(value):
    return f'"{html.escape(value or "")}"'


def plain(text):
    return re.sub(r"<[^>]*>", "", text)


def unused(anchor, used):
    """Returns the anchor, with a number if another heading has it, and notes it in `used`."""
    number, candidate = 0, anchor
    while candidate in used:
        number += 1
        candidate = f"{anchor}-{number}"
    used.add(candidate)
    return candidate


def with_marked_prompts(code):
    """Marks the lines of a transcript that were typed."""
    return re.sub(r"^\$ .*$", lambda line: f"<b>{line.group()}</b>", code, flags=re.MULTILINE)


def size_of_png(file):
    """Returns the attributes of an image, so that a browser reserves its place; empty if the file is not a PNG."""
    if file.suffix != ".png":
        return {}
    with open(file, "rb") as data:
        header = data.read(24)
    if header[:8] != b"\x89PNG\r\n\x1a\n":
        return {}
    width, height = struct.unpack(">II", header[16:24])
    return {"width": str(width), "height": str(height)}

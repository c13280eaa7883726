"""Copies of documents without the frames that their constraints should determine."""

import re
from xml.parsers import expat

from .verdicts import root_verdicts

FRAME_KEYS = {"frame", "NSFrame", "NSFrameSize"}


def solved_ids(document):
    """Returns the ids of the views in clean roots that constraints place. Elsewhere a fixed view may rely on its saved frame."""
    return {
        view.solved_id for root, is_clean, _ in root_verdicts(document) if is_clean
        for view in root.walk() if view.solved_id and view is not root}


def blanked(content, ids):
    """Returns the bytes of a document with zero frames for those views.

    The text is edited in place, so that lines, order and everything else stay the same.
    """
    for start, end in reversed(_FrameFinder(ids).spans(content)):
        content = content[:start] + _zeroed(content[start:end]) + content[end:]
    return content


def _zeroed(markup):
    """Replaces the numbers of `<rect key="frame" x="12" … />` or `<string key="NSFrame">{{12, 3}, {4, 5}}` by zeros."""
    tag, text = re.fullmatch(rb"(<[^>]*>)(.*)", markup, re.DOTALL).groups()
    tag = re.sub(rb'\b(x|y|width|height)="[^"]*"', rb'\1="0.0"', tag)
    return tag + re.sub(rb"-?\d[\d.eE+-]*", b"0", text)


class _FrameFinder:
    """Finds the places of some views' frames in the bytes of a document."""

    def __init__(self, ids):
        self.ids = ids
        self.stack = [False]  # for each open element, whether frames in it are meant
        self.start = None
        self.found = []

    def spans(self, content):
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._open
        self.parser.EndElementHandler = self._close
        self.parser.Parse(content, True)
        return self.found

    def _open(self, name, attributes):
        if self.stack[-1] and attributes.get("key") in FRAME_KEYS and name in ("rect", "string"):
            self.start = (len(self.stack), self.parser.CurrentByteIndex)
        belongs = name == "variation" and self.stack[-1]
        self.stack.append(belongs or attributes.get("id") in self.ids)

    def _close(self, _):
        self.stack.pop()
        if self.start and self.start[0] == len(self.stack):
            self.found.append((self.start[1], self.parser.CurrentByteIndex))
            self.start = None

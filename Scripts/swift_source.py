"""Swift source without its comments and string literals, for the checks in this folder."""

import re

_START = re.compile(r'//|/\*|(#*)("""|")')


def code_only(text):
    """Returns `text` with comments and the contents of string literals replaced by spaces; line numbers stay the same.

    An interpolation counts as part of its literal. That is enough for checks that look for declarations.
    """
    pieces, position = [], 0
    while match := _START.search(text, position):
        pieces.append(text[position:match.start()])
        end = _end_of(match, text)
        pieces.append(re.sub(r"[^\n]", " ", text[match.start():end]))
        position = end
    pieces.append(text[position:])
    return "".join(pieces)


def _end_of(match, text):
    if match.group() == "//":
        return _or_end(text.find("\n", match.end()), text)
    if match.group() == "/*":
        return _end_of_block_comment(match.end(), text)
    return _end_of_literal(match, text)


def _end_of_block_comment(position, text):
    depth = 1  # Swift's block comments nest
    for mark in re.compile(r"/\*|\*/").finditer(text, position):
        depth += 1 if mark.group() == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def _end_of_literal(match, text):
    hashes, quotes = match.groups()
    escape = re.escape("\\" + hashes)
    closing = quotes + hashes
    # A one-line literal ends at the end of the line at the latest, so a stray quote cannot consume the file.
    marks = [escape + r"(?:.|\n)", re.escape(closing)] + ([r"\n"] if quotes == '"' else [])
    for mark in re.compile("|".join(marks)).finditer(text, match.end()):
        if mark.group() == closing:
            return mark.end()
        if mark.group() == "\n":
            return mark.start()
    return len(text)


def _or_end(index, text):
    return len(text) if index < 0 else index

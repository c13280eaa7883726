"""The frame around a guide: header, navigation, and the contents of the page."""

import html
from pathlib import Path

from .guides import HOME, LICENSE, navigation_of, page_of
from .markdown import plain

FOLDER = Path(__file__).resolve().parent
STYLE, ICON = "style.css", "icon.svg"
NAME = "Tinamou"
DESCRIPTION = "UIKit's layout system for Linux"
# In the header of every page.
MAIN_LINKS = [("Examples/README.md", "Examples"), ("Documentation/CommandLine.md", "Command line"),
              ("Sources/UIKit/UIKit.docc/UIKit.md", "API")]


def page(guide, root, version):
    """Returns the whole page of a guide."""
    title = NAME if page_of(guide.source) == HOME else f"{guide.title} · {NAME}"
    menu = navigation(root, guide.source)
    return f"""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{html.escape(title)}</title>
<meta name="description" content="{html.escape(description_of(guide))}">
<link rel="icon" href="{ICON}" type="image/svg+xml">
<link rel="stylesheet" href="{STYLE}">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="name" href="{HOME}"><img src="{ICON}" alt="" width="20" height="20">{NAME}</a>
<span class="version">{html.escape(version)}</span>
<nav aria-label="Main">{main_links(guide.source)}</nav>
</header>
<details class="menu"><summary>Pages</summary>
<div>
{menu}
</div>
</details>
<div class="columns">
<nav class="side" aria-label="Pages">
{menu}
</nav>
<main id="content">
{guide.html}
{neighbors(root, guide.source)}
</main>
{contents(guide)}
</div>
<footer>{footer()}</footer>
</body>
</html>
"""


def description_of(guide):
    """Returns the first paragraph as plain text."""
    _, _, rest = guide.html.partition("<p>")
    text = " ".join(html.unescape(plain(rest.partition("</p>")[0])).split())
    return text or DESCRIPTION


def main_links(source):
    return " ".join(link(target, title, source) for target, title in MAIN_LINKS)


def navigation(root, source):
    groups = [f"<section><h2>{title}</h2>\n<ul>\n"
              + "\n".join(f"<li>{link(target, name, source)}</li>" for target, name in entries) + "\n</ul></section>"
              for title, entries in navigation_of(root)]
    return "\n".join(groups)


def link(target, title, source):
    current = ' aria-current="page"' if target == source else ""
    return f'<a href="{page_of(target)}"{current}>{html.escape(title)}</a>'


def neighbors(root, source):
    """Returns links to the previous and the next page."""
    entries = [entry for _, group in navigation_of(root) for entry in group]
    position = next((index for index, (target, _) in enumerate(entries) if target == source), None)
    if position is None:
        return ""
    links = []
    if position > 0:
        target, title = entries[position - 1]
        links.append(f'<a class="previous" href="{page_of(target)}"><span>Previous</span>{html.escape(title)}</a>')
    if position + 1 < len(entries):
        target, title = entries[position + 1]
        links.append(f'<a class="next" href="{page_of(target)}"><span>Next</span>{html.escape(title)}</a>')
    return f'<nav class="neighbors" aria-label="Previous and next page">{"".join(links)}</nav>'


def contents(guide):
    """Returns the headings of the page as links; an empty column if there are fewer than two."""
    headings = [heading for heading in guide.headings if heading[0] in (2, 3)]
    if len(headings) < 2:
        return '<aside class="contents"></aside>'
    items = "\n".join(f'<li class="level-{level}"><a href="#{anchor}">{plain(text)}</a></li>'
                      for level, anchor, text in headings)
    return f'<aside class="contents"><nav aria-label="On this page"><h2>On this page</h2>\n<ul>\n{items}\n</ul></nav></aside>'


def footer():
    return (f'<p>Tinamou is not affiliated with Apple. UIKit, iPhone and iOS are trademarks of Apple Inc. '
            f'<a href="files/{LICENSE.lower()}.txt">MIT license</a></p>')

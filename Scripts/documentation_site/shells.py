"""The HTML files of the reference. DocC makes them all the same: its script reads the page's JSON and draws it.

Each gets its own title and description, and starts DocC's script by `start.js`, which adds the header with the links to the guides.
Without a base path the files find everything by relative addresses, so that the site works in any folder of any host.
"""

import html
import json
import re
from pathlib import Path

from .guides import HOME, REFERENCE, page_of
from .pages import ICON, MAIN_LINKS, NAME

START = "start.js"
SCRIPT = re.compile(r'<script defer="defer" src="([^"]+)"></script>')
BASE = re.compile(r'<script>var baseUrl = "([^"]*)"</script>')


def adapt_shells(folder, base_path):
    template = (folder / "index.html").read_text(encoding="utf-8")
    base = BASE.search(template)[1]
    scripts = [source.removeprefix(base) for source in SCRIPT.findall(template)]
    write_start(folder / START, scripts)
    template = SCRIPT.sub("", BASE.sub("", template))
    template = template.replace("</body>", f'<script src="{base}{START}"></script></body>')
    template = re.sub(r'<link rel="(?:mask-)?icon"[^>]*>', "", template)
    for file in folder.glob("documentation/**/index.html"):
        path = file.parent.relative_to(folder)
        prefix = base if base_path is not None else "../" * len(path.parts)
        file.write_text(shell(template, base, prefix, metadata(folder / "data" / f"{path}.json")), encoding="utf-8")
    (folder / "index.html").write_text(redirect(), encoding="utf-8")


def metadata(file):
    """Returns the title and the abstract of a page."""
    page = json.loads(file.read_text(encoding="utf-8"))
    module = page["metadata"].get("modules", [{}])[0].get("name")
    title = page["metadata"]["title"]
    abstract = "".join(text_of(part, page) for part in page.get("abstract", []))
    return title if module in (None, title) else f"{title} · {module}", abstract


def text_of(part, page):
    """Returns the plain text of inline content."""
    if part["type"] == "reference":
        return page["references"].get(part["identifier"], {}).get("title", "")
    inner = part.get("inlineContent", [])
    return part.get("text", part.get("code", "")) + "".join(text_of(each, page) for each in inner)


def shell(template, base, prefix, title_and_abstract):
    title, abstract = (html.escape(text) for text in title_and_abstract)
    text = re.sub(r'\b(href|src)="' + re.escape(base), lambda match: f'{match[1]}="{prefix}', template)
    head = (f"<title>{title} · {NAME}</title>" + (f'<meta name="description" content="{abstract}">' if abstract else "")
            + f'<link rel="icon" href="{prefix}../{ICON}" type="image/svg+xml">')
    return text.replace("<title>Documentation</title>", head)


def redirect():
    """Returns the page of the reference's own folder, which DocC's script has no content for."""
    first = page_of(MAIN_LINKS[-1][0]).removeprefix(f"{REFERENCE}/")
    return (f'<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0; url={first}">'
            f'<title>API · {NAME}</title><a href="{first}">API reference</a></html>\n')


def write_start(file, scripts):
    links = [(page_of(source), title) for source, title in MAIN_LINKS]
    values = {"scripts": scripts, "name": NAME, "home": HOME, "icon": ICON, "links": links, "folder": REFERENCE}
    text = (Path(__file__).resolve().parent / START).read_text(encoding="utf-8")
    file.write_text(f"const site = {json.dumps(values)};\n{text}", encoding="utf-8")

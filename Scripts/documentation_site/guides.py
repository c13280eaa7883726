"""The pages of the site: their sources in the repository, and their places in the navigation."""

from pathlib import Path

# Where the reference is: a documentation archive of DocC.
REFERENCE = "api"
HOME = "index.html"
LICENSE = "LICENSE"

# The group of pages in `Documentation` that no group lists.
GUIDES = "Guides"
# Groups of (source, short title). A source is a guide, or a module or an article of the reference.
NAVIGATION = [
    ("Get started", [
        ("README.md", "Overview"),
        ("Examples/README.md", "Examples"),
        ("Documentation/Apps.md", "Apps"),
        ("Sources/UIKit/UIKit.docc/FromIOSCode.md", "From iOS code"),
    ]),
    (GUIDES, [
        ("Documentation/CommandLine.md", "Command line"),
        ("Documentation/Configuration.md", "Configuration"),
        ("Documentation/JSON.md", "JSON"),
        ("Documentation/Serve.md", "Live page"),
        ("Documentation/Pictures.md", "Pictures"),
    ]),
    ("API reference", [
        ("Sources/UIKit/UIKit.docc/UIKit.md", "UIKit"),
        ("Sources/TinamouApp/TinamouApp.docc/TinamouApp.md", "TinamouApp"),
    ]),
    ("About", [
        ("Documentation/Accuracy.md", "Accuracy"),
        ("Documentation/Limits.md", "Limits"),
        ("Documentation/Compatibility.md", "Compatibility"),
        ("Benchmarks/README.md", "Speed"),
        ("CHANGELOG.md", "Changelog"),
    ]),
    ("Project", [
        ("ARCHITECTURE.md", "Architecture"),
        ("CONTRIBUTING.md", "Contributing"),
        ("Samples/README.md", "Samples"),
        ("SECURITY.md", "Security"),
        ("RELEASING.md", "Releasing"),
    ]),
]


def navigation_of(root):
    """Returns the navigation: without sources that the repository lacks, and with every page of `Documentation`."""
    listed = {source for _, entries in NAVIGATION for source, _ in entries}
    found = sorted(str(file.relative_to(root)) for file in (root / "Documentation").glob("*.md"))
    others = [(source, Path(source).stem) for source in found if source not in listed]
    groups = [(title, entries + (others if title == GUIDES else [])) for title, entries in NAVIGATION]
    existing = [(title, [entry for entry in entries if (root / entry[0]).is_file()]) for title, entries in groups]
    return [(title, entries) for title, entries in existing if entries]


def sources_of(root):
    """Returns the guides in the order of the navigation."""
    return [source for _, entries in navigation_of(root) for source, _ in entries if page_of_article(source) is None]


def page_of(source):
    """Returns the address of a guide, article or module relative to the site's root: `Documentation/Apps.md` is `apps.html`."""
    if article := page_of_article(source):
        return article
    path = Path(source)
    if path.name != "README.md":
        return kebab_case(path.stem) + ".html"
    return HOME if path.parent == Path() else kebab_case(path.parent.name) + ".html"


def page_of_article(source):
    """Returns the address of an article of a DocC catalog, or None if the source is none.

    It ends with `index.html`, which the page removes from the address bar, so that a link also works without a server.
    """
    path = Path(source)
    if path.suffix != ".md" or path.parent.suffix != ".docc":
        return None
    module = path.parent.stem.lower()
    article = "" if path.stem.lower() == module else path.stem.lower() + "/"
    return f"{REFERENCE}/documentation/{module}/{article}index.html"


def kebab_case(name):
    if name.isupper():
        return name.lower()
    return "".join("-" + letter.lower() if letter.isupper() and position else letter.lower()
                   for position, letter in enumerate(name))

"""The API reference: symbol graphs of a build, and the documentation archive that DocC makes of them."""

import json
import re
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

from .guides import REFERENCE
from .shells import adapt_shells
from .symbol_graphs import clean

# The modules, with those of which they re-export something: an importer sees it as their own API. Products that only re-export
# UIKit have no pages.
MODULES = {"UIKit": ["CoreTypes", "SessionFoundation"], "TinamouApp": ["TinamouCommands"]}
# All articles are below this module.
FIRST = "UIKit"
# DocC's own group of the types that a module extends.
EXTENSIONS = "Extended Modules"
LIBRARIES = ["cairo-ft", "fontconfig", "harfbuzz", "libpng", "libjpeg", "expat"]
# Warnings of DocC that concern no page: a comment may describe some of the parameters.
HARMLESS = re.compile(r"Parameter '.*' is missing documentation|External name '.*' used to document parameter")


class Reference:
    def __init__(self, root, build, tools):
        self.root, self.build, self.tools = root, build, tools

    def write(self, folder, base_path):
        """Writes the archive into a folder that does not exist; returns DocC's warnings, and the declarations without a topic.

        `base_path` is the path of the site on its host, or None for pages that work at any path.
        """
        with tempfile.TemporaryDirectory() as scratch:
            graphs, catalog = Path(scratch) / "graphs", Path(scratch) / f"{FIRST}.docc"
            graphs.mkdir()
            for module in MODULES:
                self.extract(module, graphs)
            self.collect_articles(catalog)
            warnings = self.convert(catalog, graphs, folder, base_path) + without_topic(folder)
        adapt_shells(folder, base_path)
        return warnings

    def extract(self, module, folder):
        """Writes the symbol graph of the public API; members that other modules see as `package` are not in it."""
        command = [self.tools / "swift-symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
                   # Neither inherited members nor undocumented ones that only satisfy a protocol.
                   "-skip-synthesized-members", "-skip-protocol-implementations", "-skip-inherited-docs",
                   "-emit-extension-block-symbols", f"-experimental-allowed-reexported-modules={','.join(MODULES[module])}",
                   "-target", self.target(), "-module-cache-path", folder.parent / "cache", "-output-dir", folder,
                   *self.search_paths()]
        run(command)

        clean(folder, module)

    def target(self):
        answer = subprocess.run([self.tools / "swift", "-print-target-info"], stdout=subprocess.PIPE, check=True).stdout
        return json.loads(answer)["target"]["triple"]

    def search_paths(self):
        """Returns the options with which the compiler finds modules, those of C included."""
        folders = [self.build / "Modules"]
        for maps in [self.root.glob("Sources/*/module.modulemap"), self.build.glob("*.build/module.modulemap"),
                     self.build.resolve().parent.parent.glob("checkouts/*/Sources/*/include/module.modulemap"),
                     self.build.parent.glob("checkouts/*/Sources/*/include/module.modulemap")]:
            folders += [file.parent for file in sorted(maps)]
        flags = subprocess.run(["pkg-config", "--cflags", *LIBRARIES], stdout=subprocess.PIPE, check=True, text=True).stdout
        return [word for folder in dict.fromkeys(folders) for word in ("-I", str(folder))] + [
            word for flag in shlex.split(flags) for word in ("-Xcc", flag)]

    def collect_articles(self, catalog):
        """Copies the catalogs of all modules into one, so that their pages can link to each other."""
        catalog.mkdir()
        for module in MODULES:
            source = self.root / "Sources" / module / f"{module}.docc"
            if source.is_dir():
                shutil.copytree(source, catalog, dirs_exist_ok=True)
        (catalog / "theme-settings.json").write_text(json.dumps(theme()), encoding="utf-8")

    def convert(self, catalog, graphs, folder, base_path):
        # --experimental-transform-for-static-hosting-with-content would make pages that also open without a server, but with
        # it docc of Swift 6.3 crashes in FoundationXML on a module of this size.
        report = graphs.parent / "diagnostics.json"
        host = ["--hosting-base-path", f"{base_path.strip('/')}/{REFERENCE}".strip("/")] if base_path is not None else []
        run([self.tools / "docc", "convert", catalog, "--additional-symbol-graph-dir", graphs, "--output-path", folder,
             "--transform-for-static-hosting", "--fallback-display-name", FIRST, "--diagnostics-file", report, *host])
        return warnings_of(report)


def run(command):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise SystemExit(f"site: {Path(command[0]).name} failed with status {done.returncode}:\n{done.stdout[-4000:]}")


def warnings_of(report):
    if not report.is_file():
        return []
    diagnostics = json.loads(report.read_text(encoding="utf-8")).get("diagnostics", [])
    return [f"{Path(each.get('source', '')).name}: {each['summary']}" for each in diagnostics
            if each["severity"] in ("error", "warning") and not HARMLESS.search(each["summary"])]


def without_topic(folder):
    """Returns a problem for each declaration that no page lists in a topic: DocC lists it by its kind, among all others."""
    problems = []
    for module in MODULES:
        page = json.loads((folder / f"data/documentation/{module.lower()}.json").read_text(encoding="utf-8"))
        names = [page["references"][identifier]["title"] for section in page.get("topicSections", [])
                 if section.get("generated") and section["title"] != EXTENSIONS for identifier in section["identifiers"]]
        problems += [f"{module}.md: no topic lists {name}" for name in sorted(names)]
    return problems


def theme():
    """Returns DocC's settings: the colors and the fonts of style.css."""
    accent, ground = shades("#0b6e69", "#63c9c0"), shades("#fff", "#14181a")
    colors = {"link": accent, "figure-blue": accent, "button-background": accent, "nav-link-color": accent,
              "documentation-intro-accent": accent, "text": shades("#23262a", "#dfe3e5"),
              "figure-gray": shades("#23262a", "#dfe3e5"), "figure-gray-secondary": shades("#646b73", "#98a1a8")}
    for name in ["fill", "nav-solid-background", "nav-stuck", "nav-uiblur-stuck", "nav-expanded", "nav-uiblur-expanded",
                 "nav-dark-solid-background", "nav-dark-stuck", "nav-dark-uiblur-stuck", "nav-dark-expanded",
                 "nav-dark-uiblur-expanded"]:
        colors[name] = ground
    for name in ["fill-secondary", "fill-tertiary", "fill-gray-quaternary", "documentation-intro-fill"]:
        colors[name] = shades("#f5f7f7", "#1d2325")
    for name in ["grid", "fill-gray", "fill-gray-tertiary"]:
        colors[name] = shades("#e2e6e6", "#2d3538")
    font = 'system-ui, -apple-system, "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif'
    return {"meta": {}, "theme": {"color": colors, "typography": {"html-font": font}}, "features": {}}


def shades(light, dark):
    return {"light": light, "dark": dark}

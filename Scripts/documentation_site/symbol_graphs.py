"""What the reference leaves out of the compiler's symbol graphs."""

import json

# Nearly every type conforms to these.
MARKER_PROTOCOLS = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"}
# The second is a part of the first, which code imports.
FOUNDATION, ESSENTIALS = "Foundation", "FoundationEssentials"


def clean(folder, module):
    """Rewrites the symbol graphs of a module, those of its extensions of other modules included."""
    graphs = {}
    for file in sorted(folder.glob(f"{module}*.symbols.json")):
        text = file.read_text(encoding="utf-8")
        graph = cleaned(json.loads(text.replace(f'"extendedModule":"{ESSENTIALS}"', f'"extendedModule":"{FOUNDATION}"')))
        file.unlink()
        first = graphs.setdefault(file.name.replace(f"@{ESSENTIALS}.", f"@{FOUNDATION}."), graph)
        if first is not graph:
            first["symbols"] += graph["symbols"]
            first["relationships"] += graph["relationships"]
    for name, graph in graphs.items():
        (folder / name).write_text(json.dumps(graph), encoding="utf-8")


def cleaned(graph):
    """Returns a graph without marker protocols, in which members of extensions of its own types are members of these."""
    own = {symbol["identifier"]["precise"] for symbol in graph["symbols"]}
    # A re-exported type is the module's own, but the compiler lists extensions of it as those of another module's.
    extended = {each["source"]: each["target"] for each in graph["relationships"]
                if each["kind"] == "extensionTo" and each["target"] in own}
    symbols = [symbol for symbol in graph["symbols"] if symbol["identifier"]["precise"] not in extended]
    relationships = [{**each, "target": extended.get(each["target"], each["target"])} for each in graph["relationships"]
                     if each["source"] not in extended and not is_marker(each)]
    return {**graph, "symbols": symbols, "relationships": relationships}


def is_marker(relationship):
    return relationship["kind"] == "conformsTo" and relationship.get("targetFallback") in MARKER_PROTOCOLS

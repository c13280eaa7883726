"""Measures views by laying out documents that contain nothing else, at two and at three pixels per point."""

import os
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import defaultdict

from . import layout_tool

DEVICES = {2: "retina4_7", 3: "retina6_12"}
VIEWS_IN_A_DOCUMENT = 200


def natural_widths(command, observations):
    """Returns, for each observation, the bounds of its width before rounding (more than the first, at most the second), and
    its height."""
    groups = defaultdict(list)
    for one in observations:
        groups[one.build].append(one)
    batches = [group[start:start + VIEWS_IN_A_DOCUMENT] for group in groups.values()
               for start in range(0, len(group), VIEWS_IN_A_DOCUMENT)]
    with tempfile.TemporaryDirectory() as folder:
        paths = [_write(batch, scale, os.path.join(folder, f"{number}-{scale}.xib"))
                 for number, batch in enumerate(batches) for scale in DEVICES]
        reports = layout_tool.lay_out(command, paths)
    bounds = {}
    for number, batch in enumerate(batches):
        frames = [layout_tool.frames(report) for report in reports[2 * number:2 * number + 2]]
        for index, one in enumerate(batch):
            widths = [frame.get(f"w{index}") for frame in frames]
            if None not in widths:
                bounds[one] = _bounds(*(width[2] for width in widths)) + (widths[0][3],)
    return bounds


def _bounds(double, triple):
    return (max(double - 1 / 2, triple - 1 / 3), min(double, triple))


def _write(batch, scale, path):
    document = ElementTree.Element(
        "document", type="com.apple.InterfaceBuilder3.CocoaTouch.XIB", version="3.0", toolsVersion=str(batch[0].build),
        targetRuntime="iOS.CocoaTouch", useAutolayout="YES")
    ElementTree.SubElement(document, "device", id=DEVICES[scale], orientation="portrait")
    root = ElementTree.SubElement(ElementTree.SubElement(document, "objects"), "view", id="root")
    ElementTree.SubElement(root, "rect", key="frame", x="0", y="0", width="4000", height="600")
    subviews = ElementTree.SubElement(root, "subviews")
    constraints = ElementTree.SubElement(root, "constraints")
    for index, one in enumerate(batch):
        _add(one.element, f"w{index}", subviews, constraints)
    ElementTree.ElementTree(document).write(path, encoding="unicode", xml_declaration=True)
    return path


def _add(element, name, subviews, constraints):
    view = ElementTree.SubElement(subviews, element.tag, element.attrib)
    view.set("id", name)
    view.set("translatesAutoresizingMaskIntoConstraints", "NO")
    ElementTree.SubElement(view, "rect", key="frame", x="0", y="0", width="1", height="1")
    view.extend(element)
    for attribute in ("leading", "top"):
        ElementTree.SubElement(
            constraints, "constraint", id=f"{name}-{attribute}", firstItem=name, firstAttribute=attribute,
            secondItem="root", secondAttribute=attribute)

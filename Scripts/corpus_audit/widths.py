"""Labels, buttons and segmented controls, with the widths that Interface Builder saved for them."""

import copy
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from dataclasses import dataclass

from . import archive
from .model import FIRST_BUILDS, build_number

KINDS = {"label": "labels", "estimated": "labels in estimated faces", "button": "buttons",
         "segmentedControl": "segmented controls"}
# Faces without a table of their own, whose widths are derived from other faces.
ESTIMATED = ("thin", "light", "heavy", "black", "italic")
# The width of a new label from the library, which it keeps until it is fitted to its text.
LIBRARY_WIDTH = 42
ERAS = [("iOS <= 6", 0), ("iOS 7-8", FIRST_BUILDS[5]), ("iOS 9-10", FIRST_BUILDS[7]), ("iOS 11-13", FIRST_BUILDS[9]),
        ("iOS 14+", FIRST_BUILDS[12])]
PLACES = {"start", "end", "centerX"}
SIDES = {"left": "start", "leading": "start", "right": "end", "trailing": "end"}
# The elements that affect a width; frames, colors, outlets and constraints do not.
KEPT = {"fontDescription", "string", "state", "segments", "segment", "inset", "buttonConfiguration", "mutableString",
        "directionalEdgeInsets"}
DROPPED_ATTRIBUTES = {"id", "customClass", "customModule", "customModuleProvider", "fixedFrame", "misplaced",
                      "ambiguous", "translatesAutoresizingMaskIntoConstraints", "image", "backgroundImage",
                      "restorationIdentifier", "userLabel", "tag", "hidden", "preferredMaxLayoutWidth",
                      "adjustsFontForContentSizeCategory"}


@dataclass(eq=False)
class Observation:
    kind: str
    build: int
    element: ElementTree.Element  # without a position, ready to be measured
    width: float
    height: float
    is_by_hand: bool  # without Auto Layout, only a person can have sized it to fit its content

    @property
    def era(self):
        return [name for name, first in ERAS if first <= self.build][-1]

    @property
    def key(self):
        """A key that is equal for views that look the same in one era."""
        return (self.era, ElementTree.tostring(self.element))

    @property
    def grid(self):
        """The pixels per point of the saved width; None if whole points may be either."""
        if self.build < FIRST_BUILDS[7]:
            return 1
        for length in (self.height, self.width):
            if abs(length - round(length)) > 0.05:
                return 2 if abs(abs(length % 1) - 0.5) < 0.05 else 3
        return None


def read(path):
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError:
        return []
    if root.tag == "archive":
        return list(_archived(root))
    return list(_modern(root)) if root.tag == "document" else []


# MARK: documents


def _modern(root):
    if "AppleTV" in root.get("targetRuntime", "") or "Cocoa" == root.get("targetRuntime", "").split(".")[-1]:
        return
    build = build_number(root.get("toolsVersion"), root.get("version"))
    placed = _placed_by_others(root)
    for element in root.iter():
        frame = element.find("rect[@key='frame']")
        if element.tag not in KINDS or frame is None or element.get("id") in placed or _is_odd(element):
            continue
        clean = _cleaned(element)
        if clean is not None and _can_be_judged(clean, float(frame.get("width"))):
            size = float(frame.get("width")), float(frame.get("height"))
            yield Observation(_kind(clean), build, clean, *size, root.get("useAutolayout") != "YES")


def _placed_by_others(root):
    """Returns the ids of views whose width something other than their content determines."""
    edges = defaultdict(set)
    for constraint in root.iter("constraint"):
        for item in ("first", "second"):
            attribute = constraint.get(item + "Attribute")
            edges[constraint.get(item + "Item")].add(SIDES.get(attribute, attribute))
    placed = {name for name, ends in edges.items() if "width" in ends or len(ends & PLACES) > 1}
    for stack in root.iter("stackView"):
        if stack.get("axis") != "vertical" or stack.get("alignment", "fill") == "fill":
            placed.update(view.get("id") for view in stack.find("subviews") or ())
    return placed


def _is_odd(element):
    """Returns whether there is a constraint for the width, or something that may replace one."""
    own = element.findall("constraints/constraint[@firstAttribute='width']")
    return bool(own) or element.get("misplaced") == "YES" or any(
        element.find(tag) is not None for tag in ("variation", "attributedString"))


def _kind(element):
    fonts = [font.get("name", "") + font.get("weight", "") for font in element.iter("fontDescription")]
    is_estimated = any(face in font.lower() for font in fonts for face in ESTIMATED)
    return "estimated" if element.tag == "label" and is_estimated else element.tag


def _cleaned(element):
    clean = copy.deepcopy(element)
    if clean.tag == "label":
        clean.attrib = {name: value for name, value in clean.attrib.items() if name in ("text", "numberOfLines")}
    for one in clean.iter():
        for name in DROPPED_ATTRIBUTES & one.attrib.keys() if one is clean else ():
            del one.attrib[name]
        for child in [child for child in one if child.tag not in KEPT]:
            one.remove(child)
        one.tail = None
        if one.tag not in ("string", "mutableString"):
            one.text = None
    has_image = any(one.get("image") or one.get("backgroundImage") for one in element.iter())
    return None if has_image or any(one.get("width") for one in clean.iter("segment")) else clean


def _can_be_judged(element, width):
    texts = [text for text in _texts(element) if text]
    if not texts or any("\n" in text or "\u2028" in text for text in texts):
        return False
    if element.get("numberOfLines", "1") != "1" or (width == LIBRARY_WIDTH and texts != ["Label"]):
        return False
    fonts = [font for font in element.iter("fontDescription") if font.get("name")]
    return all(font.get("name").startswith("Helvetica") for font in fonts)


def _texts(element):
    if element.tag == "label":
        inner = element.find("string[@key='text']")
        return [element.get("text") or (inner.text if inner is not None else "")]
    if element.tag == "button":
        state = element.find("state[@key='normal']")
        configuration = element.find("buttonConfiguration")
        return [one.get("title") for one in (state, configuration) if one is not None]
    return [segment.get("title") for segment in element.iter("segment")]


# MARK: archives


def _archived(root):
    """Yields only labels, as labels of documents: buttons of that time have styles that exist only in archives."""
    build = build_number(archive.text(root.find("data"), "IBDocument.InterfaceBuilderVersion"))
    objects = {element.get("id"): element for element in root.iter() if element.get("id")}
    for element in root.iter("object"):
        if element.get("class") != "IBUILabel" or archive.frame_of(element) is None:
            continue
        label = _archived_label(element, objects)
        if label is not None and _can_be_judged(label, archive.frame_of(element)[2]):
            yield Observation(_kind(label), build, label, *archive.frame_of(element)[2:], True)


def _archived_label(element, objects):
    font = archive.keyed(element, "IBUIFont")
    font = objects.get(font.get("ref")) if font is not None and font.tag == "reference" else font
    if font is None or archive.text(element, "IBUINumberOfLines", "1") != "1":
        return None
    label = ElementTree.Element("label", text=archive.text(element, "IBUIText", ""))
    name = archive.text(font, "NSName", "Helvetica")
    ElementTree.SubElement(label, "fontDescription", key="fontDescription", name=name, family=name.split("-")[0],
                           pointSize=archive.text(font, "NSSize", "17"))
    return label

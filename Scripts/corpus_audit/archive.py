"""The dialect of Xcode 3 and 4: `<archive>`, a keyed archive of the objects themselves."""

import re

from .model import Constraint, Document, Item, Link, View, build_number
from .modern import root_of

ATTRIBUTES = {1: "left", 2: "right", 3: "top", 4: "bottom", 5: "leading", 6: "trailing", 7: "width", 8: "height",
              9: "centerX", 10: "centerY"}
BASELINE = {11: "baseline"}
RELATIONS = {-1: "lessThanOrEqual", 0: "equal", 1: "greaterThanOrEqual"}


def parse(path, root):
    return _Reader(root).document(path)


def keyed(element, key):
    return next((child for child in element if child.get("key") == key), None)


def text(element, key, default=None):
    child = keyed(element, key)
    return default if child is None else (child.text or "").strip()


def numbers(value):
    return tuple(float(number) for number in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", value))


def frame_element(element):
    """Returns the element with the frame: `NSFrame`, or `NSFrameSize` for a view at the origin."""
    frame = keyed(element, "NSFrame")
    return frame if frame is not None else keyed(element, "NSFrameSize")


def frame_of(element):
    holder = frame_element(element)
    if holder is None:
        return None
    values = numbers(holder.text)
    return values if len(values) == 4 else (0.0, 0.0) + values


class _Reader:
    def __init__(self, root):
        self.root = root
        self.objects = {element.get("id"): element for element in root.iter() if element.get("id")}
        self.object_ids = {}
        self.views = {}
        self.roots = []
        self.masks_off = self._masks_off()

    def _masks_off(self):
        """Returns the object ids for which `12.IBViewMetadataTranslates…` is NO, which is in the metadata, not in the view."""
        suffix = ".IBViewMetadataTranslatesAutoresizingMaskIntoConstraints"
        keys = {element.get("key", "") for element in self.root.iter() if element.get("value") == "NO"}
        return {key.removesuffix(suffix) for key in keys if key.endswith(suffix)}

    def resolve(self, element):
        if element is not None and element.tag == "reference":
            return self.objects.get(element.get("ref"))
        return element

    def document(self, path):
        data = self.root.find("data")
        records = [element for element in data.iter("object") if element.get("class") == "IBObjectRecord"]
        for record in records:
            element = self.resolve(keyed(record, "object"))
            if element is not None and element.get("id"):
                self.object_ids[element.get("id")] = text(record, "objectID")
        uses_auto_layout = text(data, "IBDocument.UseAutolayout") == "YES"
        self._read_views(uses_auto_layout)
        return Document(
            path=path, dialect="archive",
            build=build_number(text(data, "IBDocument.InterfaceBuilderVersion")),
            uses_auto_layout=uses_auto_layout, device=None, roots=self.roots, constraints=self._constraints(),
            links=self._links())

    def _read_views(self, uses_auto_layout):
        inner = set()
        elements = [element for element in self.objects.values() if self._is_view(element)]
        for element in elements:
            inner.update(id(child) for child in self._subviews(element))
        for element in elements:
            if id(element) not in inner:
                self.roots.append(self._view(element, None, uses_auto_layout))

    def _is_view(self, element):
        return element.get("class", "").startswith("IB") and element.get("id") in self.object_ids and (
            frame_element(element) is not None)

    def _subviews(self, element):
        array = self.resolve(keyed(element, "NSSubviews"))
        found = [self.resolve(child) for child in array] if array is not None else []
        return [child for child in found if child is not None and child.get("class", "").startswith("IBUI")]

    def _view(self, element, parent, uses_auto_layout):
        name = element.get("class").removeprefix("IBUI")
        view = View(
            id=self.object_ids.get(element.get("id"), ""), element=name[:1].lower() + name[1:],
            frame=frame_of(element), parent=parent, counted=uses_auto_layout and parent is not None,
            lines=int(text(element, "IBUINumberOfLines", "1")), xml=element)
        if view.id in self.masks_off:
            view.solved_id = element.get("id")
        self.views[element.get("id")] = view
        view.children = [self._view(child, view, uses_auto_layout) for child in self._subviews(element)]
        return view

    def _constraints(self):
        made = []
        for element in self.root.iter("object"):
            if element.get("class") == "IBNSLayoutConstraint":
                constraint = self._constraint(element)
                if constraint:
                    made.append((root_of(constraint.first), constraint))
        return made

    def _constraint(self, element):
        first, second = (self.resolve(keyed(element, key)) for key in ("firstItem", "secondItem"))
        second = None if second is not None and second.tag == "nil" else second
        views = [self.views.get(item.get("id")) if item is not None else None for item in (first, second)]
        if views[0] is None or (second is not None and views[1] is None):
            return None
        attributes = [int(text(element, key, "0")) for key in ("firstAttribute", "secondAttribute")]
        if any(attribute and attribute not in ATTRIBUTES for attribute in attributes):
            return None
        if float(text(element, "priority", "1000")) < 1000:
            return None
        constant = self.resolve(keyed(element, "constant"))
        return Constraint(
            views[0], ATTRIBUTES[attributes[0]], RELATIONS[int(text(element, "relation", "0"))], views[1],
            ATTRIBUTES.get(attributes[1]), float(text(element, "multiplier", "1")),
            float(text(constant, "value", "0")) if constant is not None else 0.0)

    def _links(self):
        elements = [element for element in self.root.iter("object") if element.get("class") == "IBNSLayoutConstraint"]
        made = [link for link in map(self._link, elements) if link]
        return [(root_of(link.first.view), link) for link in made]

    def _link(self, element):
        first, second = (self.resolve(keyed(element, key)) for key in ("firstItem", "secondItem"))
        views = [None if item is None else self.views.get(item.get("id")) for item in (first, second)]
        if views[0] is None:
            return None
        names = ATTRIBUTES | BASELINE
        own, others = (names.get(int(text(element, key, "0"))) for key in ("firstAttribute", "secondAttribute"))
        constant = self.resolve(keyed(element, "constant"))
        return Link(
            Item(views[0]), own, RELATIONS[int(text(element, "relation", "0"))], views[1] and Item(views[1]),
            others, float(text(element, "multiplier", "1")),
            float(text(constant, "value", "0")) if constant is not None else 0.0,
            float(text(element, "priority", "1000")),
            constant is not None and constant.get("class") == "IBNSLayoutSymbolicConstant", False)

"""The dialect of Xcode 4 and later: `<document>`."""

from .model import Constraint, Document, Item, Link, View, build_number

OTHER_VIEW_TAGS = {
    "view", "label", "button", "textField", "switch", "slider", "segmentedControl", "stepper", "toolbar",
    "navigationBar", "tabBar", "searchBar", "pageControl", "window", "datePicker", "tableViewCell",
    "collectionViewCell", "control", "refreshControl",
}
# A controller's bars belong to the system; they are not roots of the document.
SYSTEM_KEYS = {"navigationBar", "toolbar", "tabBar", "refreshControl"}
ROOT_KEYS = {"titleView", "customView"}
FLAGS = ("misplaced", "ambiguous", "fixedFrame")
CHECKABLE = {"left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY", "width", "height"}


def parse(path, root):
    device = root.find("device")
    plug_in = root.find("dependencies/plugIn")
    reader = _Reader()
    reader.visit(root, None)
    return Document(
        path=path, dialect="modern",
        build=build_number(root.get("toolsVersion"), plug_in.get("version") if plug_in is not None else None),
        uses_auto_layout=root.get("useAutolayout") == "YES",
        device=device.get("id") if device is not None else None,
        roots=reader.roots, constraints=reader.constraints(), links=reader.links(),
        images={image.get("name") for image in root.findall("resources/image") if image.get("width")})


def frame_of(element):
    rect = element.find("rect[@key='frame']")
    if rect is None:
        return None
    return tuple(float(rect.get(name)) for name in ("x", "y", "width", "height"))


def is_view(element, parent):
    if not element.get("id"):
        return False
    if parent.tag in ("subviews", "cells", "prototypes"):
        return True
    if element.get("key") in SYSTEM_KEYS:
        return False
    return (element.tag.endswith("View") and element.tag != "refView") or element.tag in OTHER_VIEW_TAGS


class _Reader:
    def __init__(self):
        self.roots = []
        self.views = {}
        self.guides = {}  # id: Item; a controller's guides have no view
        self.uncertain = set()  # ids of constraints and views that a size class switches on or off
        self.excluded = set()  # ids that the default variation leaves out
        self.pending = []  # (holder, constraint element)

    def visit(self, element, owner):
        self._read_masks(element)
        for child in element:
            if child.tag == "constraint" and element.tag == "constraints" and owner is not None:
                self.pending.append((owner, child))
            elif child.tag in ("viewLayoutGuide", "viewControllerLayoutGuide"):
                self.guides[child.get("id")] = Item(owner, child.get("key", "layoutGuide"))
            elif child.get("key") in SYSTEM_KEYS and element.tag.endswith("Controller"):
                continue
            elif is_view(child, element):
                self.visit(child, self._add(child, owner))
            else:
                self.visit(child, owner)

    def _add(self, element, owner):
        parent = None if element.get("key") in ROOT_KEYS else owner
        is_solved = element.get("translatesAutoresizingMaskIntoConstraints") == "NO"
        view = View(
            id=element.get("id"), element=element.tag, frame=frame_of(element), parent=parent,
            counted=is_solved, solved_id=element.get("id") if is_solved else None,
            flags={flag for flag in FLAGS if element.get(flag) == "YES"},
            lines=int(element.get("numberOfLines", 1)),
            has_other_variation=any(entry.get("key") != "default" for entry in element.iter("variation")),
            xml=element)
        self.views[view.id] = view
        (self.roots if parent is None else parent.children).append(view)
        return view

    def _read_masks(self, element):
        for variation in element.findall("variation"):
            is_default = variation.get("key") == "default"
            for mask in variation.findall("mask"):
                ids = {entry.get("reference") for entry in mask}
                (self.excluded if is_default else self.uncertain).update(ids)

    def constraints(self):
        self._drop_excluded_views()
        made = []
        for holder, element in self.pending:
            constraint = self._constraint(holder, element)
            if constraint:
                made.append((root_of(holder), constraint))
        return made

    def _drop_excluded_views(self):
        for view_id in (self.excluded - self.uncertain) & self.views.keys():
            view = self.views[view_id]
            if view.parent:
                view.parent.children.remove(view)
            for inner in view.walk():
                del self.views[inner.id]

    def _constraint(self, holder, element):
        """Returns a constraint; None if frames alone cannot disprove it."""
        identifier = element.get("id")
        if identifier in self.uncertain or identifier in self.excluded or element.find("variation") is not None:
            return None
        if float(element.get("priority", 1000)) < 1000:
            return None
        first = self.views.get(element.get("firstItem", holder.id))
        second = self.views.get(element.get("secondItem")) if element.get("secondItem") else None
        attributes = [element.get("firstAttribute"), element.get("secondAttribute")]
        if first is None or (element.get("secondItem") and second is None):
            return None
        if any(attribute and attribute not in CHECKABLE for attribute in attributes):
            return None
        return Constraint(
            first, attributes[0], element.get("relation", "equal"), second, attributes[1],
            _multiplier(element.get("multiplier", "1")), float(element.get("constant", 0)))

    def links(self):
        made = []
        for holder, element in self.pending:
            if element.get("id") not in self.excluded - self.uncertain:
                link = self._link(holder, element)
                if link:
                    made.append((root_of(holder), link))
        return made

    def _link(self, holder, element):
        """Returns a link; None if it names something outside of the tree."""
        first = self._item(element.get("firstItem", holder.id), holder)
        second = self._item(element.get("secondItem"), holder)
        if first is None or (element.get("secondItem") and second is None):
            return None
        varies = element.get("id") in self.uncertain or element.find("variation") is not None
        return Link(
            first, element.get("firstAttribute"), element.get("relation", "equal"), second,
            element.get("secondAttribute"), _multiplier(element.get("multiplier", "1")),
            float(element.get("constant", 0)), float(element.get("priority", 1000)),
            element.get("symbolic") == "YES", varies)

    def _item(self, identifier, holder):
        if identifier in self.views:
            return Item(self.views[identifier])
        guide = self.guides.get(identifier)
        return guide and Item(guide.view or root_of(holder), guide.guide)


def _multiplier(text):
    left, _, right = text.replace("/", ":").partition(":")
    return float(left) / float(right or 1)


def root_of(view):
    while view.parent:
        view = view.parent
    return view

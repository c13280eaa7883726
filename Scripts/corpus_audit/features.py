"""The features that affect each view: a document's elements and attributes, with the field's standard names."""

from .verdicts import CELLS, SCROLLING, chain
from .archive import text

TEXTS = {"label", "button", "textField", "segmentedControl"}
NATURAL_CONTROLS = {"switch", "slider", "segmentedControl", "stepper", "pageControl", "activityIndicatorView",
                    "progressView", "datePicker", "pickerView", "searchBar", "navigationBar", "toolbar", "tabBar"}
PLAIN_FONTS = {"system", "boldSystem", "italicSystem"}
GUIDES = {"safeArea": "safe area", "layoutGuide": "top and bottom layout guides",
          "contentLayoutGuide": "scroll view: content and frame guides",
          "frameLayoutGuide": "scroll view: content and frame guides"}
X_SIDES = ("left", "leading"), ("right", "trailing")
Y_SIDES = ("top",), ("bottom",)


def links_by_view(document):
    """Returns the constraints by view, each under both views that it names."""
    found = {}
    for _, link in document.links:
        for view in {id(item.view): item.view for item in (link.first, link.second) if item}.values():
            found.setdefault(view, []).append(link)
    return found


def features(document, view, links):
    """Returns the names of everything that a view's frame may depend on."""
    own = {name for name, holds in _of_view(document, view).items() if holds}
    for link in links:
        own.update(_of_link(link))
    if is_sized_by_content(view, "x", links) and view.element in TEXTS:
        own.add("width from a text")
    if is_sized_by_content(view, "y", links) and view.element in TEXTS:
        own.add("height from a text")
    return own


def _of_view(document, view):
    outer = {superview.element for superview in chain(view)[1:]}
    xml = view.xml
    return {
        "stack view": view.element == "stackView",
        "inside a stack view": view.parent is not None and view.parent.element == "stackView",
        "multi-line label": view.element == "label" and view.lines != 1,
        "inside a table cell": bool(outer & {"tableViewCell", "tableViewCellContentView"}),
        "inside a collection's cell": bool(
            outer & {"collectionViewCell", "collectionReusableView", "collectionViewCellContentView"}),
        "inside a scroll view": "scrollView" in outer,
        "table, collection or cell": view.element in CELLS | (SCROLLING - {"scrollView", "textView"}),
        "size class variation": any(entry.get("key") != "default" for entry in xml.findall("variation")),
        "control with a natural size": view.element in NATURAL_CONTROLS,
        "custom font": custom_font(view) is not None,
        "custom class": custom_class(view) is not None,
        "runtime attributes": xml.find("userDefinedRuntimeAttributes") is not None,
        "attributed text": any(child.tag == "attributedString" for child in xml),
        "image view": view.element == "imageView",
        "button with an image": view.element == "button" and bool(image_names(view)),
        "button configuration": xml.find("buttonConfiguration") is not None,
        "placeholder's intrinsic size": has_placeholder_size(view),
        "content priorities": any(
            name in xml.attrib for name in (
                "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
                "verticalCompressionResistancePriority")),
        "archive of Xcode 3 and 4": document.dialect == "archive",
    }


def _of_link(link):
    attributes = {link.first_attribute or "", link.second_attribute or ""}
    for item in (link.first, link.second):
        if item is not None and item.guide in GUIDES:
            yield GUIDES[item.guide]
    if any("Margin" in name for name in attributes):
        yield "margins"
    if any("aseline" in name for name in attributes):
        yield "baseline"
    if link.multiplier != 1:
        yield "ratio or multiplier"
    if link.relation != "equal":
        yield "inequality"
    if link.priority < 1000:
        yield "priority below 1000"
    if link.is_symbolic:
        yield "standard spacing"
    if link.varies:
        yield "size class variation"


def custom_class(view):
    return view.xml.get("customClass") or text(view.xml, "className")


def has_placeholder_size(view):
    return any(child.get("key") == "intrinsicContentSize" for child in view.xml)


def may_size_itself(view, links):
    """Returns whether the size may come from code that is not in the document.

    That is possible for a view of a custom class, or with a placeholder for an intrinsic size, if it contains nothing and
    required constraints do not set both of its lengths.
    """
    if view.children or not (custom_class(view) or has_placeholder_size(view)):
        return False
    lengths = {attribute for link in links if link.relation == "equal" and link.priority >= 1000
               for attribute, *_ in link.of(view)}
    return not lengths >= {"width", "height"}


def custom_font(view):
    """Returns the name of a font that is not one of the system's."""
    for font in view.xml.findall("fontDescription"):
        if font.get("name") and font.get("type", "") not in PLAIN_FONTS:
            return font.get("name")
    return None


def image_names(view):
    states = [view.xml] + view.xml.findall("state") + view.xml.findall("buttonConfiguration")
    return [state.get("image") for state in states if state.get("image")]


def is_sized_by_content(view, axis, links):
    """Returns whether neither a constraint nor two edges set the length of the view."""
    if view.parent is not None and view.parent.element == "stackView":
        return False
    length = "width" if axis == "x" else "height"
    own = [side for link in links if link.relation == "equal" for side in link.of(view)]
    return not any(attribute == length for attribute, *_ in own) and not is_pinned_twice(own, axis)


def is_pinned_twice(own, axis):
    low, high = X_SIDES if axis == "x" else Y_SIDES
    centre = "centerX" if axis == "x" else "centerY"
    names = {(attribute or "").replace("Margin", "") for attribute, *_ in own}
    return sum(bool(names & set(group)) for group in (low, high, (centre,))) > 1

"""The reason why a view misses: the rule that gave its frame, or the neighbor that it follows.

Only the axis with the larger error is examined. Each miss either has a cause of its own (a natural size, a guide, a
share of a stack) or follows a view that misses by as much. A follower is traced back to its culprit; views that follow
each other in a circle are traced to the one whose content has a size.
"""

from dataclasses import dataclass

from .features import NATURAL_CONTROLS, TEXTS, custom_class, custom_font, image_names, is_pinned_twice
from .model import CLOSE
from .verdicts import chain

SAME = 0.75  # two errors this close may be the same one, rounded in two places
LENGTHS = {"x": "width", "y": "height"}
SIDES = {"x": {"left", "leading", "right", "trailing", "centerX"},
         "y": {"top", "bottom", "centerY", "baseline", "firstBaseline", "lastBaseline"}}
SHARES = {"left": 0, "leading": 0, "top": 0, "right": 1, "trailing": 1, "bottom": 1, "centerX": 0.5, "centerY": 0.5,
          "baseline": 1, "lastBaseline": 1, "firstBaseline": 0}


@dataclass
class Suspicion:
    rule: str
    culprit: object = None  # the view at the end of the chain; None for a culprit
    leader: object = None  # the next view of the chain

    @property
    def is_follower(self):
        return self.culprit is not None


class Suspects:
    """The suspicions of one root."""

    def __init__(self, document, root, frames, links):
        self.document = document
        self.frames = frames
        self.links = links
        self.views = list(root.walk())
        self.offsets = {}  # (view, axis): the error of the view's origin in the root

    def of(self, misses):
        """Returns a suspicion for each missing view."""
        found = {miss.view: self._own_suspicion(miss.view) for miss in misses}
        return {view: self._led_back(view, found) for view in found}

    def _led_back(self, view, found):
        path = [view]
        while found[path[-1]].leader in found:
            leader = found[path[-1]].leader
            if leader in path:
                return self._of_circle(view, path[path.index(leader):])
            path.append(leader)
        last = found[path[-1]]
        culprit = last.leader or path[-1]
        return Suspicion(last.rule or uncounted_rule(culprit), None if culprit is view else culprit, found[view].leader)

    def _of_circle(self, view, members):
        """Returns the culprit of views that determine each other: the one with a size of its own, or unknown."""
        axis = self._axis(members[0])
        named = [(member, rule) for member in members if (rule := natural_size(self.document, member, axis))]
        culprit, rule = min(named, key=lambda entry: entry[0].id) if named else (
            min(members, key=lambda member: member.id), f"ambiguous: {LENGTHS[axis]} of views that hold each other")
        return Suspicion(rule, None if culprit is view else culprit)

    # One view

    def _own_suspicion(self, view):
        if view.id not in self.frames:
            return Suspicion("the view is not there")
        axis = self._axis(view)
        if abs(self._size_error(view, axis)) > CLOSE:
            return self._of_size(view, axis)
        return self._of_place(view, axis)

    def _axis(self, view):
        if view.id not in self.frames:
            return "x"
        if view.lines != 1 and abs(self._size_error(view, "x")) > CLOSE:
            return "x"  # the height is that of other lines
        return max("xy", key=lambda axis: max(abs(self._place_error(view, axis)), abs(self._size_error(view, axis))))

    def _of_size(self, view, axis):
        if self._is_stretched(view, axis):
            return Suspicion("", leader=view.parent)
        leader = self._leader(view, axis, {LENGTHS[axis]})
        if leader:
            return Suspicion("", leader=leader)
        own = self._own(view, only_equal=True)
        if self._is_arranged(view):
            return self._of_arranged(view, axis)
        if is_pinned_twice(own, axis):
            leader = self._leader(view, axis, SIDES[axis])
            return Suspicion("" if leader else self._place_rule(view, axis, "between two edges"), leader=leader)
        if any(attribute == LENGTHS[axis] and other is None for attribute, _, other, *_ in own):
            return Suspicion(f"{LENGTHS[axis]} other than that of its constraint")
        leader = self._leader(view, axis, SIDES[axis], inner=True)
        rule = natural_size(self.document, view, axis)
        if leader and rule is None:
            return Suspicion("", leader=leader)
        return Suspicion(rule or f"ambiguous {LENGTHS[axis]}")

    def _of_place(self, view, axis):
        if self._is_arranged(view):
            return self._of_arranged(view, axis)
        leader = self._leader(view, axis, SIDES[axis], inner=True)
        if leader:
            return Suspicion("", leader=leader)
        if abs(self._place_error(view, axis)) <= 1:
            return Suspicion("rounding of a pixel")
        if not any(attribute and attribute.replace("Margin", "") in SIDES[axis] for attribute, *_ in self._own(view)):
            return Suspicion(f"ambiguous {axis}")
        return Suspicion(self._place_rule(view, axis, "place by its constraints"))

    def _of_arranged(self, view, axis):
        """Returns the culprit in a stack, which divides its length: its own error comes first, then that of the other items."""
        stack = view.parent
        if self._is_stretched(view, axis):
            return Suspicion("", leader=stack)
        rule = natural_size(self.document, view, axis)
        if abs(self._size_error(view, axis)) > CLOSE and rule:
            return Suspicion(rule)
        for other in stack.children:
            if other is not view and self._misses_in_size(other, axis):
                return Suspicion("", leader=other)
        if self._misses_in_size(stack, axis):
            return Suspicion("", leader=stack)
        return Suspicion("shares and places in a stack view")

    def _is_stretched(self, view, axis):
        """Returns whether a stack view of another size stretches the view; a view of natural size determines the stack's length instead."""
        if not self._is_arranged(view) or not self._misses_in_size(view.parent, axis):
            return False
        along = "y" if view.parent.xml.get("axis") == "vertical" else "x"
        return axis != along or natural_size(self.document, view, axis) is None

    # Errors

    def _size_error(self, view, axis):
        index = 2 if axis == "x" else 3
        return self.frames[view.id][index] - view.frame[index]

    def _place_error(self, view, axis):
        index = 0 if axis == "x" else 1
        return self.frames[view.id][index] - view.frame[index]

    def _origin_error(self, view, axis):
        """Returns the error in the root's coordinates."""
        if (view, axis) not in self.offsets:
            known = [outer for outer in chain(view)[:-1] if outer.id in self.frames]
            self.offsets[view, axis] = sum(self._place_error(outer, axis) for outer in known)
        return self.offsets[view, axis]

    def _error(self, view, attribute, axis):
        attribute = attribute.replace("Margin", "")
        if attribute == LENGTHS[axis]:
            return self._size_error(view, axis)
        return self._origin_error(view, axis) + SHARES[attribute] * self._size_error(view, axis)

    def _misses(self, view, axis):
        return view.id in self.frames and max(
            abs(self._place_error(view, axis)), abs(self._size_error(view, axis))) > CLOSE

    def _misses_in_size(self, view, axis):
        return view.id in self.frames and abs(self._size_error(view, axis)) > CLOSE

    # Neighbors

    def _own(self, view, only_equal=False):
        return [side for link in self.links.get(view, []) for side in link.of(view)
                if link.relation == "equal" or not only_equal]

    def _is_arranged(self, view):
        return view.parent is not None and view.parent.element == "stackView" and view.parent.frame is not None

    def _leader(self, view, axis, attributes, inner=False):
        """Returns the view at the other end of a constraint with the same error as this one; superviews and siblings first."""
        ranked = [(view in chain(other), other not in chain(view), off, other)
                  for other, off in self._candidates(view, axis, attributes)]
        ranked = [entry for entry in ranked if inner or not entry[0]]
        return min(ranked, key=lambda entry: entry[:3])[3] if ranked else None

    def _candidates(self, view, axis, attributes):
        """Yields (other view, difference of the errors)."""
        base = self._origin_error(view.parent, axis) if view.parent else 0
        for attribute, _, other, other_attribute, factor in self._own(view):
            others = attributes | {LENGTHS[axis]}
            if other is None or not self._is_on(attribute, attributes) or not self._is_on(other_attribute, others):
                continue
            if other.view is view or not self._misses(other.view, axis):
                continue
            is_length = attribute == LENGTHS[axis]
            mine = self._error(view, attribute, axis) - (0 if is_length else base)
            theirs = (self._error(other.view, other_attribute, axis) - (0 if is_length else base)) * factor
            if abs(theirs) > CLOSE / 2 and abs(mine - theirs) <= SAME + abs(mine) / 50:
                yield other.view, abs(mine - theirs)

    @staticmethod
    def _is_on(attribute, attributes):
        return attribute is not None and attribute.replace("Margin", "") in attributes

    def _place_rule(self, view, axis, otherwise):
        """Returns the most specific feature of the constraints that place a view."""
        own = [side for side in self._own(view) if self._is_on(side[0], SIDES[axis])]
        names = {name for side in own for name in (side[0], side[3]) if name}
        guides = {item.guide for _, _, item, *_ in own if item is not None} | {side[1] for side in own}
        if any("aseline" in name for name in names):
            return "baseline"
        if "safeArea" in guides:
            return "safe area"
        if "layoutGuide" in guides:
            return "top and bottom layout guides"
        if guides & {"contentLayoutGuide", "frameLayoutGuide"} or view.parent and view.parent.element == "scrollView":
            return "content of a scroll view"
        if any("Margin" in name for name in names):
            return "margins" + (" in a cell" if is_in_cell(view) else "")
        if is_in_cell(view):
            return "size of a cell's content"
        if any(link.is_symbolic for link in self.links.get(view, [])):
            return "standard spacing"
        return otherwise


def uncounted_rule(view):
    """Returns the rule of a view that is followed without being compared."""
    if view.parent is None:
        return "size of the root"
    return "size of a cell's content" if "Cell" in view.element else "view that no constraint of its own places"


def is_in_cell(view):
    return any("Cell" in outer.element for outer in chain(view)[1:])


def natural_size(document, view, axis):
    """Returns the name of the rule for a view's content size; None for a view without content."""
    length = LENGTHS[axis]
    if any(child.get("key") == "intrinsicContentSize" for child in view.xml):
        return "placeholder's intrinsic size"
    if custom_class(view):
        return f"{length} of a custom class"
    if any(name not in document.images for name in image_names(view)):
        return f"{length} of an image of unknown size"
    if view.element == "imageView":
        return f"{length} of an image"
    if view.element in TEXTS:
        return text_rule(view, axis)
    if view.element == "stackView":
        return f"{length} of a stack view's content"
    if view.element in NATURAL_CONTROLS or view.element == "textView":
        return f"{length} of a {view.element}"
    return None


def text_rule(view, axis):
    what = view.element if view.element != "label" or view.lines == 1 else "multi-line label"
    if any(child.tag == "attributedString" for child in view.xml.iter()):
        return f"{LENGTHS[axis]} of a {what}: attributed text"
    if custom_font(view):
        return f"{LENGTHS[axis]} of a {what}: custom font"
    if view.element == "button" and view.xml.find("buttonConfiguration") is not None:
        return f"{LENGTHS[axis]} of a {what}: configuration"
    return f"{LENGTHS[axis]} of a {what}"

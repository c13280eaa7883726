"""The saved frames that can be trusted: those of roots whose tree is complete, unflagged and agrees with its constraints."""

# Alignment rectangle insets: top, left, bottom, right.
INSETS = {"slider": (0, 2, 1, 2), "switch": (0, 0, 0, 2), "segmentedControl": (0, 0, 1, 0)}
SCROLLING = {"scrollView", "textView", "tableView", "collectionView"}
CELLS = {"tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewCellContentView",
         "collectionViewCellContentView"}
EDGES = {"left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY"}


def constraints_by_root(document):
    groups = {}
    for root, constraint in document.constraints:
        groups.setdefault(root.id, []).append(constraint)
    return groups


def root_verdicts(document):
    """Yields (root, is_clean, is_single_pass) for every root."""
    violated = {root.id for root, constraint in document.constraints if violates(document, constraint)}
    for root in document.roots:
        clean = document.uses_auto_layout and is_complete(root) and root.id not in violated
        yield root, clean, clean and needs_single_pass(root)


def is_complete(root):
    return all(view.frame is not None and not view.flags for view in root.walk())


def needs_single_pass(root):
    return not any(
        view.element in SCROLLING or view.element in CELLS or view.has_other_variation
        or (view.element == "label" and view.lines != 1)
        for view in root.walk())


def violates(document, constraint):
    if not is_checkable(constraint):
        return False
    left = value(constraint.first, constraint.first_attribute)
    right = constraint.constant
    if constraint.second is not None:
        right += constraint.multiplier * value(constraint.second, constraint.second_attribute)
    excess = left - right
    if constraint.relation == "lessThanOrEqual":
        return excess > document.tolerance
    if constraint.relation == "greaterThanOrEqual":
        return excess < -document.tolerance
    return abs(excess) > document.tolerance


def is_checkable(constraint):
    items = [item for item in (constraint.first, constraint.second) if item is not None]
    if any(item.frame is None for view in items for item in chain(view)):
        return False
    if constraint.second is not None and chain(constraint.first)[-1] is not chain(constraint.second)[-1]:
        return False
    return not _crosses_scroll_content(constraint)


def _crosses_scroll_content(constraint):
    """For the views inside, edges of a scroll view mean those of its content, which saved frames do not contain."""
    first, second = constraint.first, constraint.second
    if second is None or constraint.first_attribute not in EDGES:
        return False
    return (first.element in SCROLLING and first in chain(second)[1:]) or (
        second.element in SCROLLING and second in chain(first)[1:])


def chain(view):
    """Yields the view and its ancestors."""
    found = [view]
    while found[-1].parent is not None:
        found.append(found[-1].parent)
    return found


def value(view, attribute):
    """Returns the attribute of the alignment rectangle, in the root's coordinates."""
    top, left, bottom, right = INSETS.get(view.element, (0, 0, 0, 0))
    x, y = view.origin()
    x, y = x + left, y + top
    width, height = view.frame[2] - left - right, view.frame[3] - top - bottom
    return {
        "left": x, "leading": x, "right": x + width, "trailing": x + width, "centerX": x + width / 2,
        "top": y, "bottom": y + height, "centerY": y + height / 2, "width": width, "height": height,
    }[attribute]

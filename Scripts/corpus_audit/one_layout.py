"""Checks whether the saved frames of a root can all come from one layout.

A single constraint may be off by the audit's tolerance, but several that share a view may not each use it: a label 20 from
the left and centered in 480 points is 440 wide, and not 441. Every edge is at most half a point from where the engine put
it, because whole points are the coarsest grid on which Interface Builder ever saved frames. From there, required constraints
narrow each edge by the others. If nothing is left for one, no layout has these frames.
"""

from .verdicts import INSETS, is_checkable

HALF_A_POINT = 0.51
AXES = {"left": "x", "leading": "x", "right": "x", "trailing": "x", "centerX": "x", "width": "x",
        "top": "y", "bottom": "y", "centerY": "y", "height": "y"}
# The shares of the low and of the high edge in an attribute.
SHARES = {"left": (1, 0), "leading": (1, 0), "top": (1, 0), "right": (0, 1), "trailing": (0, 1), "bottom": (0, 1),
          "centerX": (0.5, 0.5), "centerY": (0.5, 0.5), "width": (-1, 1), "height": (-1, 1)}
NOISE = 0.001
ROUNDS = 200


def is_one_layout(root, constraints):
    intervals = {}
    for view in root.walk():
        intervals.update(_edges(view, 0 if view is root else HALF_A_POINT))
    rows = [_row(constraint) for constraint in constraints if is_checkable(constraint)]
    for _ in range(ROUNDS):
        before = dict(intervals)
        if not all(_narrow(intervals, row) for row in rows):
            return False
        if before == intervals:
            break
    return True


def _edges(view, slack):
    """Returns the edges of the alignment rectangle in the superview's coordinates, where frames are rounded."""
    top, left, bottom, right = INSETS.get(view.element, (0, 0, 0, 0))
    x, y, width, height = view.frame if view.parent else (0, 0, *view.frame[2:])
    places = {"x": (x + left, x + width - right), "y": (y + top, y + height - bottom)}
    return {(view, axis, side): (place - slack, place + slack)
            for axis, pair in places.items() for side, place in enumerate(pair)}


def _row(constraint):
    """Returns the edges with their factors, the relation, and the number that the sum is compared with."""
    factors, shift = {}, 0.0
    sides = [(constraint.first, constraint.first_attribute, 1.0)]
    if constraint.second is not None:
        sides.append((constraint.second, constraint.second_attribute, -constraint.multiplier))
    for view, attribute, factor in sides:
        axis = AXES[attribute]
        for side, share in enumerate(SHARES[attribute]):
            key = (view, axis, side)
            factors[key] = factors.get(key, 0) + factor * share
        for outer in _superviews(view) if sum(SHARES[attribute]) else ():
            key = (outer, axis, 0)
            factors[key] = factors.get(key, 0) + factor
            top, left, _, _ = INSETS.get(outer.element, (0, 0, 0, 0))
            shift -= factor * (left if axis == "x" else top)
    return {key: factor for key, factor in factors.items() if factor}, constraint.relation, constraint.constant - shift


def _superviews(view):
    """Returns the superviews without the root, whose own coordinates these are."""
    while view.parent is not None and view.parent.parent is not None:
        view = view.parent
        yield view


def _narrow(intervals, row):
    """Returns false if no value is left for an edge."""
    factors, relation, constant = row
    for key, factor in factors.items():
        low = high = constant
        for other, share in factors.items():
            if other != key:
                ends = sorted(share * end for end in intervals[other])
                low, high = low - ends[1], high - ends[0]
        low = float("-inf") if relation == "lessThanOrEqual" else low
        high = float("inf") if relation == "greaterThanOrEqual" else high
        low, high = sorted((low / factor, high / factor))
        low, high = max(low, intervals[key][0]), min(high, intervals[key][1])
        if low > high + NOISE:
            return False
        intervals[key] = (low, high)
    return True

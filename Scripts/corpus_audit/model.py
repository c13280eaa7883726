"""The audit's model of documents: views with their saved frames, and constraints that frames can disprove."""

from dataclasses import dataclass, field

CLOSE = 0.5  # points; a frame further off is a miss


@dataclass(eq=False)
class View:
    id: str
    element: str
    frame: tuple | None  # x, y, width, height in the parent's coordinates
    parent: "View | None" = None
    counted: bool = False  # its frame is compared
    solved_id: str | None = None  # the XML id of a view whose document says that constraints set its frame
    flags: set = field(default_factory=set)  # of misplaced, ambiguous, fixedFrame
    lines: int = 1
    has_other_variation: bool = False
    children: list = field(default_factory=list)
    xml: object = None  # the element, for rarely used properties

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def origin(self):
        """Returns the origin of the view's own coordinates, in those of its root."""
        if self.parent is None:
            return (0.0, 0.0)
        x, y = self.parent.origin()
        return (x + self.frame[0], y + self.frame[1])


@dataclass
class Constraint:
    first: View
    first_attribute: str
    relation: str  # equal, lessThanOrEqual, greaterThanOrEqual
    second: View | None
    second_attribute: str | None
    multiplier: float
    constant: float


@dataclass
class Item:
    """An item of a constraint: a view, or one of its guides."""
    view: View
    guide: str | None = None  # safeArea, contentLayoutGuide, frameLayoutGuide, layoutGuide (top or bottom)


@dataclass
class Link:
    """A constraint as written in the document, whether or not frames can disprove it."""
    first: Item
    first_attribute: str
    relation: str
    second: Item | None
    second_attribute: str | None
    multiplier: float
    constant: float
    priority: float
    is_symbolic: bool
    varies: bool  # with the size class

    def of(self, view):
        """Returns (own attribute, own guide, other item, its attribute, factor of its error) for each side that is the view."""
        sides = [(self.first, self.first_attribute, self.second, self.second_attribute, self.multiplier)]
        if self.second is not None:
            back = 1 / self.multiplier if self.multiplier else 0.0
            sides.append((self.second, self.second_attribute, self.first, self.first_attribute, back))
        return [side[1:2] + (side[0].guide,) + side[2:] for side in sides if side[0].view is view]


@dataclass
class Document:
    path: str
    dialect: str  # modern or archive
    build: int  # of Interface Builder
    uses_auto_layout: bool
    device: str | None
    roots: list
    constraints: list  # (root, Constraint): those that frames can disprove
    links: list = field(default_factory=list)  # (root, Link): all that are installed
    images: set = field(default_factory=set)  # names whose size the document contains

    # The screens with three pixels per point; the others have two.
    TRIPLE = {"retina5_5", "retina5_9", "retina6_5", "retina5_4", "retina6_0", "retina6_7", "retina6_12", "retina6_72",
              "retina6_3", "retina6_9"}

    @property
    def scale(self):
        """The pixels per point. Half points appear on canvases without a device from Xcode 7 on."""
        if self.device is None:
            return 1 if self.build < FIRST_BUILDS[7] else 2
        return 3 if self.device in self.TRIPLE else 2

    @property
    def tolerance(self):
        return 1.01 if self.device is None else 0.55

    @property
    def era(self):
        return f"Xcode {max((xcode for xcode, first in FIRST_BUILDS.items() if first <= self.build), default=3)}"


# The lowest Interface Builder build of each Xcode.
FIRST_BUILDS = {3: 0, 4: 1000, 5: 4000, 6: 5500, 7: 8000, 8: 11000, 9: 12500, 10: 14200, 11: 14800, 12: 17000,
                13: 19000, 14: 21000, 15: 22000, 16: 23000, 26: 24000}
BETA_SENTINEL = 32700


def build_number(*versions):
    """Returns the first version that gives an age; betas write a sentinel."""
    for version in versions:
        digits = (version or "").split(".")[0]
        if digits.isdigit() and int(digits) < BETA_SENTINEL:
            return int(digits)
    return FIRST_BUILDS[15] if any(versions) else 0

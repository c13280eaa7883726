"""Saved frames against laid-out ones."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from . import layout_tool
from .one_layout import is_one_layout
from .verdicts import constraints_by_root, root_verdicts

CLOSE = 0.5  # points


@dataclass
class Miss:
    view: object
    ours: list | None
    distance: float


@dataclass
class RootScore:
    document: object
    root: object
    is_single_pass: bool
    is_one_layout: bool  # the saved frames agree with each other, too
    views: int = 0
    misses: list = field(default_factory=list)


@dataclass
class Tally:
    views: int = 0
    close: int = 0
    exact: int = 0

    def add(self, distance, scale):
        self.views += 1
        self.close += distance <= CLOSE
        self.exact += distance < 0.5 / scale

    def as_json(self):
        return {"views": self.views, "close": self.close, "exact": self.exact}


class Score:
    """1. which roots count, 2. how far each view is off, 3. sums."""

    def __init__(self, documents, reports):
        self.documents = len(documents)
        self.errors = [(report["document"], report["error"]) for report in reports if "error" in report]
        self.roots = []
        self.clean, self.single_pass = Tally(), Tally()
        self.agreeing, self.agreeing_single_pass = Tally(), Tally()
        self.by_era, self.by_element = defaultdict(Tally), defaultdict(Tally)
        for document, report in zip(documents, reports):
            if document is not None:
                self._add(document, layout_tool.frames(report))

    def _add(self, document, frames):
        constraints = constraints_by_root(document)
        for root, is_clean, is_single_pass in root_verdicts(document):
            counted = [view for view in root.walk() if view.counted and view is not root]
            if is_clean and counted:
                agrees = is_one_layout(root, constraints.get(root.id, []))
                self._add_root(RootScore(document, root, is_single_pass, agrees), counted, frames)

    def _add_root(self, score, counted, frames):
        document = score.document
        tallies = [self.clean] + ([self.single_pass] if score.is_single_pass else [])
        if score.is_one_layout:
            tallies += [self.agreeing] + ([self.agreeing_single_pass] if score.is_single_pass else [])
        for view in counted:
            ours = frames.get(view.id)
            off = distance(view.frame, ours)
            score.views += 1
            if off > CLOSE:
                score.misses.append(Miss(view, ours, off))
            for tally in tallies + [self.by_era[document.era], self.by_element[view.element]]:
                tally.add(off, document.scale)
        self.roots.append(score)

    @property
    def clean_documents(self):
        return len({score.document.path for score in self.roots})

    def perfect_roots(self, single_pass_only=False):
        return sum(not score.misses for score in self.roots if score.is_single_pass or not single_pass_only)

    def worst(self):
        """Roots where few views miss come first: there one cause is easiest to see."""
        missing = [score for score in self.roots if score.misses]
        return sorted(missing, key=lambda score: (len(score.misses), -score.views, score.document.path, score.root.id))


def distance(saved, ours):
    """The largest difference of the four numbers, in points; infinite for a view that is not there."""
    return float("inf") if ours is None else max(abs(a - b) for a, b in zip(saved, ours))

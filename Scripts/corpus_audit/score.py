"""Compares saved frames with laid-out ones."""

from collections import defaultdict
from dataclasses import dataclass, field

from . import layout_tool
from .features import features, links_by_view, may_size_itself
from .model import CLOSE
from .one_layout import is_one_layout
from .suspects import Suspects
from .verdicts import constraints_by_root, root_verdicts

NO_LAYOUT = "saved frames that no layout has"


@dataclass
class Miss:
    view: object
    ours: list | None
    distance: float
    suspicion: object = None


@dataclass
class RootScore:
    document: object
    root: object
    is_single_pass: bool
    is_one_layout: bool  # the saved frames also agree with each other
    is_sized_by_code: bool  # a view in it may be
    views: int = 0
    misses: list = field(default_factory=list)

    @property
    def is_told(self):
        return self.is_one_layout and not self.is_sized_by_code

    @property
    def worst_distance(self):
        return max(miss.distance for miss in self.misses)


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


@dataclass
class RuleTally:
    """The misses with the same suspected rule."""
    culprits: int = 0
    followers: int = 0

    def add(self, suspicion):
        self.followers += suspicion.is_follower
        self.culprits += not suspicion.is_follower

    def as_json(self):
        return {"culprits": self.culprits, "followers": self.followers}


class Score:
    """The score: 1. the roots that count, 2. the distance of each view, 3. the sums."""

    def __init__(self, documents, reports):
        self.documents = len(documents)
        self.seconds = sorted(((report["seconds"], report["document"]) for report in reports), reverse=True)
        self.errors = [(report["document"], report["error"]) for report in reports if "error" in report]
        self.roots = []
        self.clean, self.single_pass = Tally(), Tally()
        self.agreeing, self.agreeing_single_pass = Tally(), Tally()
        self.told, self.told_single_pass = Tally(), Tally()  # those among them whose sizes are all in the document
        self.by_era, self.by_element, self.by_feature = (defaultdict(Tally) for _ in range(3))
        self.rules = defaultdict(RuleTally)
        for document, report in zip(documents, reports):
            if document is not None:
                self._add(document, layout_tool.frames(report))

    def _add(self, document, frames):
        constraints = constraints_by_root(document)
        links = links_by_view(document)
        for root, is_clean, is_single_pass in root_verdicts(document):
            counted = [view for view in root.walk() if view.counted and view is not root]
            if is_clean and counted:
                agrees = is_one_layout(root, constraints.get(root.id, []))
                by_code = any(may_size_itself(view, links.get(view, [])) for view in counted)
                self._add_root(RootScore(document, root, is_single_pass, agrees, by_code), counted, frames, links)

    def _add_root(self, score, counted, frames, links):
        document = score.document
        tallies = [self.clean] + ([self.single_pass] if score.is_single_pass else [])
        if score.is_one_layout:
            tallies += [self.agreeing] + ([self.agreeing_single_pass] if score.is_single_pass else [])
        if score.is_told:
            tallies += [self.told] + ([self.told_single_pass] if score.is_single_pass else [])
        for view in counted:
            ours = frames.get(view.id)
            off = distance(view.frame, ours)
            score.views += 1
            if off > CLOSE:
                score.misses.append(Miss(view, ours, off))
            groups = [self.by_era[document.era], self.by_element[view.element]]
            groups += [self.by_feature[name] for name in features(document, view, links.get(view, []))]
            for tally in tallies + groups:
                tally.add(off, document.scale)
        self._suspect(score, frames, links)
        self.roots.append(score)

    def _suspect(self, score, frames, links):
        suspicions = Suspects(score.document, score.root, frames, links).of(score.misses)
        for miss in score.misses:
            miss.suspicion = suspicions[miss.view]
            if not score.is_one_layout:
                miss.suspicion.rule = NO_LAYOUT
            self.rules[miss.suspicion.rule].add(miss.suspicion)

    @property
    def clean_documents(self):
        return len({score.document.path for score in self.roots})

    @property
    def total_seconds(self):
        return sum(seconds for seconds, _ in self.seconds)

    def perfect_roots(self, single_pass_only=False):
        return sum(not score.misses for score in self.roots if score.is_single_pass or not single_pass_only)

    def worst(self):
        """Returns the roots, the largest error of a culprit first."""
        missing = [score for score in self.roots if score.misses]
        return sorted(missing, key=lambda score: (-score.worst_distance, score.document.path, score.root.id))

    def suspected(self):
        """Returns (rule, tally), the most culprits first."""
        return sorted(self.rules.items(), key=lambda entry: (-entry[1].culprits, -entry[1].followers, entry[0]))


def distance(saved, ours):
    """Returns the largest difference of the four numbers, in points; infinite for a missing view."""
    return float("inf") if ours is None else max(abs(a - b) for a, b in zip(saved, ours))

"""Prints a score as tables for reading, or as one object for programs."""

import os

SLOWEST = 3


class Tables:
    def __init__(self, score, folder, misses):
        self.score = score
        self.folder = folder
        self.misses = misses

    def show(self):
        score = self.score
        self._show_counts()
        show_table("", [("all clean roots", score.clean), ("single-pass roots", score.single_pass)])
        disagreeing = sum(not root.is_one_layout for root in score.roots)
        show_table(f"without {disagreeing} roots whose", [
            ("frames no layout has: clean", score.agreeing), ("  single-pass", score.agreeing_single_pass)])
        sized = sum(root.is_one_layout and root.is_sized_by_code for root in score.roots)
        show_table(f"and without {sized} in which the", [
            ("project's code may size: clean", score.told), ("  single-pass", score.told_single_pass)])
        show_table("by era", sorted(score.by_era.items(), key=lambda entry: int(entry[0].split()[1])))
        show_table("by element", by_views(score.by_element))
        show_table("by feature", by_views(score.by_feature))
        self._show_rules()
        self._show_misses()
        self._show_time()
        print(summary(score))

    def _show_counts(self):
        score = self.score
        single_pass_roots = sum(root.is_single_pass for root in score.roots)
        print(f"documents          {score.documents}, loaded {score.documents - len(score.errors)}, "
              f"errors {len(score.errors)}")
        for path, message in score.errors:
            print(f"  {self._name(path)}: {message}")
        print(f"clean roots        {len(score.roots)} in {score.clean_documents} documents, "
              f"without a miss {score.perfect_roots()}")
        print(f"single-pass roots  {single_pass_roots}, without a miss {score.perfect_roots(single_pass_only=True)}")
        print()

    def _show_rules(self):
        print(f"{'suspected rule':52}{'culprits':>9}{'followers':>11}")
        for name, tally in self.score.suspected():
            print(f"  {name:50}{tally.culprits:9}{tally.followers:11}")
        print()

    def _show_misses(self):
        left = self.misses
        for root in self.score.worst():
            if left <= 0:
                break
            kind = "single pass" if root.is_single_pass else "clean"
            print(f"{self._name(root.document.path)}  root {root.root.id}  {kind}, "
                  f"{root.document.era}, {len(root.misses)} of {root.views} miss")
            for miss in sorted(root.misses, key=lambda miss: -miss.distance)[:left]:
                print(f"  {miss.view.id:14} {miss.view.element:22} saved {spelled(miss.view.frame):30} "
                      f"ours {spelled(miss.ours):30} {reason(miss.suspicion)}")
            left -= len(root.misses)
        if self.misses:
            print()

    def _show_time(self):
        slowest = [f"{seconds:.3f} s {os.path.basename(path)}" for seconds, path in self.score.seconds[:SLOWEST]]
        print(f"layout took {self.score.total_seconds:.1f} s; the slowest: {', '.join(slowest)}")

    def _name(self, path):
        return os.path.relpath(path, self.folder)


def by_views(tallies):
    return sorted(tallies.items(), key=lambda entry: (-entry[1].views, entry[0]))


def show_table(title, rows):
    width = max([28] + [len(name) for name, _ in rows])
    print(f"{title:{width + 2}}{'views':>7}{'within 0.5 pt':>18}{'exact':>16}")
    for name, tally in rows:
        close, exact = share(tally.close, tally.views), share(tally.exact, tally.views)
        print(f"  {name:{width}}{tally.views:7}{close:>18}{exact:>16}")
    print()


def share(part, whole):
    return f"{part} {100 * part / max(whole, 1):5.1f} %"


def spelled(frame):
    return "missing" if frame is None else " ".join(f"{number:g}" for number in frame)


def reason(suspicion):
    return suspicion.rule + (f" (follows {suspicion.culprit.id})" if suspicion.is_follower else "")


def summary(score):
    one, every = score.single_pass, score.clean
    single_pass_roots = sum(root.is_single_pass for root in score.roots)
    return (f"Of {one.views} views in {single_pass_roots} single-pass roots, {one.close} "
            f"({100 * one.close / max(one.views, 1):.1f} %) are within 0.5 pt of the saved frame; "
            f"of {every.views} in all {len(score.roots)} clean roots, {every.close} "
            f"({100 * every.close / max(every.views, 1):.1f} %).")


def as_json(score, folder):
    return {
        "documents": score.documents, "errors": len(score.errors), "cleanRoots": len(score.roots),
        "cleanDocuments": score.clean_documents, "perfectCleanRoots": score.perfect_roots(),
        "contradictoryRoots": sum(not root.is_one_layout for root in score.roots),
        "rootsSizedByCode": sum(root.is_one_layout and root.is_sized_by_code for root in score.roots),
        "singlePassRoots": sum(root.is_single_pass for root in score.roots),
        "perfectSinglePassRoots": score.perfect_roots(single_pass_only=True),
        "clean": score.clean.as_json(), "singlePass": score.single_pass.as_json(),
        "agreeing": score.agreeing.as_json(), "agreeingSinglePass": score.agreeing_single_pass.as_json(),
        "told": score.told.as_json(), "toldSinglePass": score.told_single_pass.as_json(),
        "byEra": tallies_as_json(score.by_era), "byElement": tallies_as_json(score.by_element),
        "byFeature": tallies_as_json(score.by_feature),
        "suspectedRules": {name: tally.as_json() for name, tally in score.suspected()},
        "seconds": {
            "all": round(score.total_seconds, 3),
            "slowest": [[round(seconds, 3), os.path.relpath(path, folder)] for seconds, path in score.seconds[:10]]},
        "misses": [miss_as_json(root, miss, folder) for root in score.worst() for miss in root.misses],
    }


def tallies_as_json(tallies):
    return {name: tally.as_json() for name, tally in sorted(tallies.items())}


def miss_as_json(root, miss, folder):
    culprit = miss.suspicion.culprit
    return {
        "document": os.path.relpath(root.document.path, folder), "root": root.root.id, "view": miss.view.id,
        "element": miss.view.element, "singlePass": root.is_single_pass, "saved": miss.view.frame, "ours": miss.ours,
        "rule": miss.suspicion.rule, "follows": culprit and culprit.id,
    }

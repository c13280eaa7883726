"""Shows that the corpus checks can fail, with small documents, and tools that lay them out correctly and incorrectly."""

import json
import os
import subprocess
import sys
import tempfile

from . import corpus
from .features import features, links_by_view, may_size_itself
from .model import CLOSE
from .one_layout import is_one_layout
from .score import Miss, distance
from .suspects import Suspects
from .verdicts import constraints_by_root, root_verdicts

SCRIPTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

DOCUMENT = """<document toolsVersion="11762" useAutolayout="YES"><device id="retina4_7"/><objects>
<view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
<{element} id="v" translatesAutoresizingMaskIntoConstraints="NO"{attributes}>
<rect key="frame" x="{x}" y="10" width="50" height="20"/>{inner}</{element}>
</subviews><constraints>
<constraint firstItem="v" firstAttribute="{first}" secondItem="root" secondAttribute="leading" constant="10" id="c"/>
</constraints></view></objects></document>"""

ARCHIVE = """<archive><data><string key="IBDocument.InterfaceBuilderVersion">2844</string>
<array key="IBDocument.RootObjects"><object class="IBUIView" id="7"><array key="NSSubviews">
<object class="IBUILabel" id="8"><string key="NSFrame">{{{{{x}, 10}}, {{50, 20}}}}</string></object></array>
<string key="NSFrameSize">{{100, 100}}</string></object></array>
<object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="7"/></object>
<object class="IBObjectRecord"><int key="objectID">v</int><reference key="object" ref="8"/></object>
<object class="IBNSLayoutConstraint" id="9"><reference key="firstItem" ref="8"/><int key="firstAttribute">5</int>
<reference key="secondItem" ref="7"/><int key="secondAttribute">5</int>
<object class="IBLayoutConstant" key="constant"><double key="value">10</double></object></object>
<dictionary key="flattenedProperties">
<boolean value="NO" key="v.IBViewMetadataTranslatesAutoresizingMaskIntoConstraints"/></dictionary>
<bool key="IBDocument.UseAutolayout">YES</bool></data></archive>"""

ROW = """<document toolsVersion="11762" useAutolayout="YES"><device id="retina4_7"/><objects>
<view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
<label id="a" text="A"><rect key="frame" x="10" y="10" width="50" height="20"/></label>
<label id="b" text="B"><rect key="frame" x="68" y="10" width="50" height="20"/></label></subviews><constraints>
<constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c"/>
<constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" id="d"/>
</constraints></view></objects></document>"""

# Lays out every document in the same way; X is an expression of the document's text.
TOOL = """import json, re, sys
for path in open(sys.argv[sys.argv.index("--files-from") + 1]).read().splitlines():
    text = open(path).read()
    child = {"id": "v", "class": "UILabel", "frame": [X, 10, 50, 20], "children": []}
    root = {"id": "root", "class": "UIView", "frame": [0, 0, 100, 100], "children": [child]}
    print(json.dumps({"document": path, "scenes": [{"id": "s", "root": root}]}))
"""
LEAKING = r"""float(re.findall(r'(?:x="|\{\{)([\d.]+)', text)[-1])"""


def document(element="label", attributes="", x="10", first="leading", inner=""):
    return DOCUMENT.format(element=element, attributes=attributes, x=x, first=first, inner=inner)


def run():
    cases = [case for kind in (verdict_cases, agreement_cases, feature_cases, code_cases, suspicion_cases, script_cases)
             for case in kind()]
    failures = [name for name, holds in cases if not holds]
    for name in failures:
        print(f"self-test: {name}", file=sys.stderr)
    print("self-test: " + ("failed" if failures else "passed"))
    return 1 if failures else 0


def verdict_cases():
    good = (True, True)
    yield "a plain document is clean and needs a single pass", verdict(document()) == good
    yield "so is an archive", verdict(ARCHIVE.format(x="10")) == good
    yield "half a point off is tolerated", verdict(document(x="10.5")) == good
    yield "a frame against its constraint is not clean", verdict(document(x="11")) == (False, False)
    yield "nor is it in an archive", verdict(ARCHIVE.format(x="12")) == (False, False)
    yield "a misplaced view is not clean", verdict(document(attributes=' misplaced="YES"')) == (False, False)
    yield "a slider's frame is wider than its alignment rectangle", verdict(document("slider", x="8")) == good
    yield "margins are not checked", verdict(document(x="40", first="leadingMargin")) == good
    yield "a multi-line label needs more passes", verdict(document(attributes=' numberOfLines="0"')) == (True, False)
    yield "so does a scroll view", verdict(document("scrollView")) == (True, False)
    variation = '<variation key="widthClass=compact"/>'
    yield "so does a size class variation", verdict(document(inner=variation)) == (True, False)


def agreement_cases():
    yield "a centred view 10 from the left is as wide as that says", agrees("80")
    yield "half a point more may be rounding", agrees("80.5")
    yield "a point more is no layout", not agrees("81")


def agrees(width):
    centred = '<constraint firstItem="v" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="e"/>'
    text = document().replace('width="50"', f'width="{width}"').replace("</constraints>", centred + "</constraints>")
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "a.xib", text)
        read = corpus.read(os.path.join(folder, "a.xib"))
        return is_one_layout(read.roots[0], constraints_by_root(read)["root"])


def verdict(text):
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "a.xib", text)
        return next(root_verdicts(corpus.read(os.path.join(folder, "a.xib"))))[1:]


def feature_cases():
    yield "a label whose width nothing says has that of its text", "width from a text" in features_of(document())
    pinned = '<constraint firstItem="v" firstAttribute="width" constant="50" id="w"/>'
    yield "one with a width has not", "width from a text" not in features_of(document(), pinned)
    weak = '<constraint firstItem="v" firstAttribute="width" relation="lessThanOrEqual" priority="9" id="w"/>'
    both = {"inequality", "priority below 1000"}
    yield "relations and priorities are features", features_of(document(), weak) >= both
    margin = features_of(document(first="leadingMargin"))
    yield "so are margins, where they are", "margins" in margin and "margins" not in features_of(document())


def code_cases():
    own, width = ' customClass="Badge"', '<constraint firstItem="v" firstAttribute="width" constant="50" id="w"/>'
    both = width + '<constraint firstItem="v" firstAttribute="height" constant="20" id="h"/>'
    inside = '<subviews><view id="x"><rect key="frame" x="0" y="0" width="5" height="5"/></view></subviews>'
    yield "a class of the project may size its views", may_be_sized(own)
    yield "also with one length", may_be_sized(own, width)
    yield "but not with both", not may_be_sized(own, both)
    yield "a view that holds others is sized by them", not may_be_sized(own, inner=inside)
    yield "a placeholder stands for a size by code", may_be_sized(
        inner='<size key="intrinsicContentSize" width="9" height="9"/>')
    yield "a view of UIKit's is sized by rule", not may_be_sized()


def may_be_sized(attributes="", constraint="", inner=""):
    text = document(attributes=attributes, inner=inner).replace("</constraints>", constraint + "</constraints>")
    read = parsed(text)
    view = read.roots[0].children[0]
    return may_size_itself(view, links_by_view(read)[view])


def features_of(text, constraint=""):
    read = parsed(text.replace("</constraints>", constraint + "</constraints>"))
    view = read.roots[0].children[0]
    return features(read, view, links_by_view(read)[view])


def suspicion_cases():
    beside = suspicions({"a": (10, 10, 53, 20), "b": (71, 10, 50, 20)})
    yield "a text too wide is suspected", beside["a"] == ("width of a label", None)
    yield "who stands beside it follows", beside["b"] == ("width of a label", "a")
    yield "what is right is not", suspicions({"a": (10, 10, 50, 20), "b": (71, 10, 50, 20)}).keys() == {"b"}
    alone = suspicions({"a": (10, 10, 50, 20), "b": (71, 10, 50, 20)})
    yield "a place without a culprit is its own", alone["b"] == ("place by its constraints", None)
    absent = suspicions({"b": (68, 10, 50, 20)})
    yield "a view that is not there says so", absent["a"] == ("the view is not there", None)


def suspicions(frames):
    """Returns (rule, the view that it follows) for the views of two labels in a row that miss."""
    read = parsed(ROW)
    root = read.roots[0]
    misses = [Miss(view, frames.get(view.id), off) for view in root.children
              if (off := distance(view.frame, frames.get(view.id))) > CLOSE]
    found = Suspects(read, root, {"root": (0, 0, 200, 100)} | frames, links_by_view(read)).of(misses)
    return {view.id: (entry.rule, entry.culprit and entry.culprit.id) for view, entry in found.items()}


def parsed(text):
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "a.xib", text)
        return corpus.read(os.path.join(folder, "a.xib"))


def script_cases():
    yield "the second floor is that of all clean roots", score("10.6", "--floor", "0,1") == (1, 0)
    yield "a right frame counts", score("10.4", "--floor", "2") == (0, 2)
    yield "a wrong frame does not, and the floor says so", score("10.6", "--floor", "1") == (1, 0)
    yield "a crash is no score", call("corpus-score", "1 / 0", "--json").returncode == 2
    yield "a layout that reads no saved frame passes", call("corpus-rect-leak", "10").returncode == 0
    yield "one that reads them leaks", call("corpus-rect-leak", LEAKING).returncode == 1
    yield "a crash proves nothing", call("corpus-rect-leak", "1 / 0").returncode == 2


def score(x, *options):
    """Returns the exit status and the number of close views."""
    done = call("corpus-score", x, "--json", *options)
    return done.returncode, json.loads(done.stdout)["singlePass"]["close"]


def call(script, x, *options):
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "tool.py", TOOL.replace("X", x))
        write(folder, "a.xib", document())
        write(folder, "b.xib", ARCHIVE.format(x="10"))
        tool = f"{sys.executable} {folder}/tool.py"
        words = [sys.executable, os.path.join(SCRIPTS, script), folder, "--tool", tool, *options]
        return subprocess.run(words, capture_output=True, text=True, check=False)


def write(folder, name, text):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)

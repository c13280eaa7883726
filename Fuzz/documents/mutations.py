"""Possible damage to a document: by manual edits, a merge, a broken disk, or an attacker.

A mutation takes the document (bytes or an element tree) and a random generator, and changes one thing. All its random
choices come from that generator, so that a number reproduces the same document.
"""

import copy
import xml.etree.ElementTree as ElementTree

NUMBERS = ["nan", "inf", "-inf", "-0", "1e308", "-1e308", "1e-320", "9223372036854775807", "-9223372036854775808",
           "9223372036854775808", "4294967296", "1e19", "0x10", "1:0", "0:0", "1:", "", " ", "0", "-1", "1000000",
           "NO", "YES", "\u0661", "1,5", "0.1.2"]
POINTS = ["{{nan, 0}, {0, inf}}", "{{1e308, 1e308}, {1e308, 1e308}}", "{{-1, -1}, {-1, -1}}", "{1, 2", "{}", "{{}}"]
TEXTS = ["x" * 100000, "\u202e\u0301" * 500, "\U0001f469\u200d" * 200]
NESTED = 1000
REPEATED = 80
REFERENCES = ("id", "ref", "firstItem", "secondItem", "destination", "reference", "target", "view", "userLabel",
              "initialViewController", "headerView")


# Mutations of trees

def some(tree, random):
    return random.choice(list(tree.iter()))


def inner(tree, random):
    """Returns (parent, child), or None in a tree of one element."""
    pairs = [(parent, child) for parent in tree.iter() for child in parent]
    return random.choice(pairs) if pairs else None


def drop(tree, random):
    parent, child = inner(tree, random)
    parent.remove(child)


def double(tree, random):
    """Duplicates an element with the same identifiers."""
    parent, child = inner(tree, random)
    parent.insert(random.randrange(len(parent) + 1), copy.deepcopy(child))


def repeat(tree, random):
    parent, child = inner(tree, random)
    if sum(1 for _ in child.iter()) < 20:
        for _ in range(REPEATED):
            parent.append(copy.deepcopy(child))


def move(tree, random):
    parent, child = inner(tree, random)
    target = some(tree, random)
    if target not in list(child.iter()):
        parent.remove(child)
        target.append(child)


def copy_elsewhere(tree, random):
    _, child = inner(tree, random)
    some(tree, random).append(copy.deepcopy(child))


def shuffle(tree, random):
    parent = some(tree, random)
    children = list(parent)
    random.shuffle(children)
    parent[:] = children


def rename(tree, random):
    some(tree, random).tag = random.choice([some(tree, random).tag, "view", "nothing", "a:b"])


def nest(tree, random):
    """Nests an element in a thousand of its kind, each with an identifier of its own, as views have."""
    parent, child = inner(tree, random)
    place = list(parent).index(child)
    parent.remove(child)
    is_view = parent.tag == "subviews"
    for number in range(NESTED):
        outer = ElementTree.Element(child.tag, {**child.attrib, "id": f"n-{number}"})
        (ElementTree.SubElement(outer, "subviews") if is_view else outer).append(child)
        child = outer
    parent.insert(place, child)


def attribute_holder(tree, random):
    return random.choice([element for element in tree.iter() if element.attrib] or [tree])


def drop_attribute(tree, random):
    element = attribute_holder(tree, random)
    if element.attrib:
        del element.attrib[random.choice(sorted(element.attrib))]


def odd_number(tree, random):
    element = attribute_holder(tree, random)
    numeric = [name for name, value in sorted(element.attrib.items()) if value[:1].isdigit() or value[:1] == "-"]
    if element.attrib:
        element.set(random.choice(numeric or sorted(element.attrib)), random.choice(NUMBERS))


def odd_numbers(tree, random):
    for _ in range(20):
        odd_number(tree, random)


def swap_values(tree, random):
    one, other = attribute_holder(tree, random), attribute_holder(tree, random)
    if one.attrib and other.attrib:
        first, second = random.choice(sorted(one.attrib)), random.choice(sorted(other.attrib))
        one.attrib[first], other.attrib[second] = other.attrib[second], one.attrib[first]


def swap_same_attribute(tree, random):
    one = attribute_holder(tree, random)
    if one.attrib:
        name = random.choice(sorted(one.attrib))
        other = random.choice([element for element in tree.iter() if name in element.attrib])
        one.attrib[name], other.attrib[name] = other.attrib[name], one.attrib[name]


def refer_elsewhere(tree, random):
    """Redirects outlets, constraints and archived references to any element, including themselves and their owners."""
    names = [element.get("id") for element in tree.iter() if element.get("id")]
    holders = [(element, name) for element in tree.iter() for name in REFERENCES if name in element.attrib]
    for _ in range(random.choice([1, 1, 5, 50])):
        if names and holders:
            element, name = random.choice(holders)
            element.set(name, random.choice(names))


def odd_text(tree, random):
    texts = [element for element in tree.iter() if element.text and element.text.strip()]
    if texts:
        random.choice(texts).text = random.choice(NUMBERS + POINTS + TEXTS)


def long_value(tree, random):
    element = attribute_holder(tree, random)
    if element.attrib:
        text = random.choice(["A", "\u0301", "\u05d0 1", "\n"]) * random.choice([1000, 20000])
        element.set(random.choice(sorted(element.attrib)), text)


OF_TREES = [drop, drop, double, repeat, move, move, copy_elsewhere, shuffle, rename, nest, drop_attribute, odd_number,
            odd_number, odd_numbers, swap_values, swap_same_attribute, swap_same_attribute, refer_elsewhere,
            refer_elsewhere, odd_text, long_value]


# Mutations of bytes

def flip(content, random):
    content = bytearray(content)
    for _ in range(random.choice([1, 2, 10])):
        content[random.randrange(len(content))] ^= 1 << random.randrange(8)
    return bytes(content)


def cut_off(content, random):
    return content[:random.randrange(len(content))]


def cut_out(content, random):
    start = random.randrange(len(content))
    return content[:start] + content[start + random.randrange(1, 200):]


def insert(content, random):
    place = random.randrange(len(content))
    odd = random.choice([b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"&#0;", b"&unknown;", b"<!--", b"]]>", b"<a>" * 5000,
                         b"<!DOCTYPE a [<!ENTITY b 'c'>]>", bytes(random.randrange(256) for _ in range(9))])
    return content[:place] + odd + content[place:]


def splice(content, random):
    start, end = sorted(random.randrange(len(content)) for _ in range(2))
    place = random.randrange(len(content))
    return content[:place] + content[start:min(end, start + 2000)] + content[place:]


OF_BYTES = [flip, flip, cut_off, cut_out, insert, splice]


def mutated(content, tree, random):
    """Returns a document with one to four mutations. A tree is copied before it is changed."""
    if tree is None or random.random() < 0.25:
        for _ in range(random.choice([1, 1, 2])):
            content = random.choice(OF_BYTES)(content, random) or b"<"
        return content
    tree = copy.deepcopy(tree)
    for _ in range(random.choice([1, 1, 2, 4])):
        if len(tree):
            random.choice(OF_TREES)(tree, random)
    return serialized(tree)


def serialized(tree):
    """Serializes without deeper recursion than a thousand nested views need."""
    return b'<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(tree, encoding="utf-8")

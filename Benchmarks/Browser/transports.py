"""The cost of a whole frame as a picture, as SVG, and as commands for a canvas: creating it, and showing it in the browser."""

import base64
import statistics
import sys
import time
from pathlib import Path

import ours
from chromium import Chromium

HERE = Path(__file__).resolve().parent
PAGE = (HERE / "transports.html").as_uri()
# Frames as fast as they can be created.
FLAGS = ("--disable-gpu-vsync", "--disable-frame-rate-limit")
BATCH = 20
# The scale of all these devices.
SCALE = 2
SCREENS = {
    "list": ("programmatic/vertical", {"device": "iphone-5", "os": "7"}),
    "chat": ("everyday/chat", {"device": "iphone-8", "os": "16"}),
    "settings": ("everyday/settings", {"device": "iphone-5", "os": "6.1"}),
}


def compare(options, program, rounds):
    """Yields (screen, case, words, pairs of seconds) for each screen: pictures are our side."""
    with Chromium(program, PAGE, 440, 960, SCALE, is_mobile=False, flags=FLAGS) as browser:
        for screen, (subject, settings) in SCREENS.items():
            picture, svg = made(options.gallery, subject, settings, "png"), made(options.gallery, subject, settings, "svg")
            commands = browser.evaluate(f"commandsOf('{encoded(svg.bytes)}')")
            print(f"S3-{screen}: {len(picture.bytes)} bytes of png, {len(svg.bytes)} of svg, "
                  f"{len(base64.b64decode(commands))} of commands", file=sys.stderr)
            shown = [[browser.evaluate(f"run('{way}', '{data}', {BATCH})") / 1000 for way, data in (
                ("picture", encoded(picture.bytes)), ("svg", encoded(svg.bytes)), ("commands", commands))]
                for _ in range(max(rounds // BATCH, 1) + 1)][1:]
            yield (screen, "svg", f"{screen}: a picture shown, beside svg", [(each[0], each[1]) for each in shown])
            yield (screen, "canvas", f"{screen}: a picture shown, beside commands", [(each[0], each[2]) for each in shown])
            yield (screen, "made", f"{screen}: made and shown, a picture beside svg",
                   [(picture.seconds + each[0], svg.seconds + each[1]) for each in shown])


class Made:
    def __init__(self, content, seconds):
        self.bytes, self.seconds = content, seconds


def made(gallery, subject, settings, form):
    """Lays out again each time, on both sides, and writes a file."""
    with ours.Painter(gallery, subject, settings, form) as painter:
        times = []
        for _ in range(9):
            began = time.perf_counter()
            painter.draw()
            times.append(time.perf_counter() - began)
        return Made(Path(painter.picture).read_bytes(), statistics.median(times))


def encoded(content):
    return base64.b64encode(content).decode()

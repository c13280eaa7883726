"""The live page and a plain one in the same browser: touches on both, with times measured by the page's own clock."""

import subprocess
import time
from pathlib import Path

from chromium import Chromium

LIST = (Path(__file__).resolve().parent / "list.html").as_uri()
# The observation time of a flung list, in seconds: on both sides it still moves at the end.
LOOK = 0.35
# The path of the touch, in points from the top.
FINGER = range(430, 180, -40)
# From the event until a frame that was made after the change. The browser has just drawn it when the timer fires.
OURS_SHOWN = """(() => {
  window.times = [];
  let pressed = null;
  addEventListener('pointerdown', (event) => { pressed = event.timeStamp; }, true);
  const device = devices.get(1), measure = device.measure.bind(device);
  device.measure = (picture) => {
    measure(picture);
    if (pressed === null || picture.stamp < pressed) return;
    const began = pressed;
    pressed = null;
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - began)));
  };
})()"""
THEIRS_SHOWN = """(() => {
  window.times = [];
  const button = document.querySelector('button');
  addEventListener('pointerdown', (event) => {
    button.style.opacity = 0.2;
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - event.timeStamp)));
  }, true);
  addEventListener('pointerup', () => { button.style.opacity = 1; }, true);
})()"""
# The frames within LOOK seconds in which something has moved since the previous one.
COUNT = """new Promise((done) => {
  const began = performance.now();
  let last = STATE, frames = 0;
  const look = () => {
    const state = STATE;
    if (state !== last) frames += 1;
    last = state;
    if (performance.now() - began < 1000 * LOOK) requestAnimationFrame(look); else done(frames);
  };
  requestAnimationFrame(look);
})"""


class Served:
    """A program that serves a screen, and its address."""

    def __init__(self, program, subject, device, release, *more):
        self.process = subprocess.Popen(
            [program, "serve", subject, "--device", device, "--os", release, *more, "--no-open", "--port", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().strip()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()


def presses(tool, program, document, page, rounds):
    """Returns the seconds of both, in turn."""
    with Served(tool, document, "iphone-6", "9", "--in", "navigation") as served, \
            Chromium(program, served.address, 1400, 900, 1, is_mobile=False) as mine, \
            Chromium(program, page, 375, 667, 1, is_mobile=False) as theirs:
        mine.wait("typeof devices !== 'undefined' && devices.get(1)?.frame > 0 && devices.get(1).targets.length")
        mine.evaluate(OURS_SHOWN)
        theirs.evaluate(THEIRS_SHOWN)
        ours = on_page(mine, "devices.get(1).targets.find((each) => each.name === 'Sign In')")
        button = theirs.evaluate("(() => { const b = document.querySelector('button').getBoundingClientRect();"
                                 " return [b.left + b.width / 2, b.top + b.height / 2]; })()")
        return [(press(mine, ours), press(theirs, button)) for _ in range(rounds + 3)][3:]


def on_page(browser, place):
    """Returns the place on the page of something with x and y on the first device."""
    return browser.evaluate(f"(() => {{ const d = devices.get(1), b = d.canvas.getBoundingClientRect(), p = {place};"
                            " return [b.left + p.x * d.zoom, b.top + p.y * d.zoom]; })()")


def press(browser, place):
    count = browser.evaluate("times.length")
    browser.mouse("Pressed", *place)
    browser.wait(f"times.length > {count}")
    browser.mouse("Released", *place)
    time.sleep(0.4)
    return browser.evaluate("times.at(-1)") / 1000


def throws(gallery, program, rounds):
    """Returns the seconds between frames of both, in turn."""
    with Served(gallery, "programmatic/vertical", "iphone-5", "7") as served, \
            Chromium(program, served.address, 1400, 900, 1, is_mobile=False) as mine, \
            Chromium(program, LIST, 320, 568, 1) as theirs:
        mine.wait("typeof devices !== 'undefined' && devices.get(1)?.frame > 0")
        theirs.call("Emulation.setTouchEmulationEnabled", enabled=True)
        return [(LOOK / moving(our_frames, mine), LOOK / moving(their_frames, theirs)) for _ in range(rounds + 1)][1:]


def moving(throw, browser):
    """Returns the count of a fling, repeated if nothing moved. On a busy machine, touch events may arrive too late for one."""
    for _ in range(3):
        if frames := throw(browser):
            return frames
    raise RuntimeError(f"nothing moved after three throws: {throw.__name__}")


def our_frames(browser):
    browser.evaluate("devices.get(1).ask({ reload: {} }); 0")
    time.sleep(1)
    places = [on_page(browser, f"{{ x: 160, y: {y} }}") for y in FINGER]
    browser.mouse("Pressed", *places[0])
    for place in places[1:]:
        browser.mouse("Moved", *place)
        time.sleep(0.016)
    browser.mouse("Released", *places[-1])
    return counted(browser, "devices.get(1).frame")


def their_frames(browser):
    browser.navigate()
    time.sleep(1)
    browser.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": 160, "y": FINGER[0]}])
    for y in FINGER[1:]:
        browser.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": 160, "y": y}])
        time.sleep(0.016)
    browser.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    return counted(browser, "document.getElementById('list').scrollTop")


def counted(browser, state):
    return browser.evaluate(COUNT.replace("STATE", state).replace("LOOK", str(LOOK)))

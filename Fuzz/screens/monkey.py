"""Random actions on a device by a user who does not read what it shows. Every choice comes from one random generator.

A step is a list of requests, as the page would send them, with places and times in them. So a list of steps is enough
to repeat them.
"""

MOMENT = 1 / 60
TEXTS = ["a", "Hello", "12.5", "\b\b\b", "two\nlines", "\n", "\u00e4\u00f6\u00fc\u00df", "\u5c71\u7530\u592a\u90ce",
         "\u0645\u0631\u062d\u0628\u0627", "\U0001f469\u200d\U0001f52c", "e\u0301", "a long line " * 12, "\t", "\b" * 30]
ORIENTATIONS = ["portrait", "landscape-left", "landscape-right", "portrait-upside-down"]
TEXT_SIZES = ["XS", "M", "L", "XXXL", "AX1", "AX5"]
# At least as large as a device: on smaller screens, some constraints cannot hold.
SIZES = ["", "320x480", "320x900", "900x320", "375x667", "1024x768"]


def touch(phase, x, y, finger=1):
    return {"touch": {"phase": phase, "finger": finger, "x": round(x, 1), "y": round(y, 1), "stamp": 0}}


def wait(seconds):
    return {"pass": {"seconds": seconds}}


class Monkey:
    def __init__(self, random):
        self.random = random

    def step(self, device):
        """Returns requests that are possible for what the device shows."""
        actions, weights = zip(*ACTIONS)
        return self.random.choices(actions, weights)[0](self, device)

    # Places

    def spot(self, device):
        """Returns a place, more often than not on a touchable element, else anywhere, including slightly outside."""
        if device.targets and self.random.random() < 0.75:
            target = self.random.choice(device.targets)
            return target["x"], target["y"]
        width, height = device.screen.get("width", 320), device.screen.get("height", 480)
        return self.random.uniform(-5, width + 5), self.random.uniform(-5, height + 5)

    # Touches

    def tap(self, device):
        x, y = self.spot(device)
        return [touch("began", x, y), wait(0.05), touch("ended", x, y), wait(self.random.choice([0, 0.1, 0.6]))]

    def double_tap(self, device):
        x, y = self.spot(device)
        return [touch("began", x, y), touch("ended", x, y), wait(0.05), touch("began", x, y), touch("ended", x, y), wait(0.6)]

    def press(self, device):
        x, y = self.spot(device)
        return [touch("began", x, y), wait(self.random.choice([0.6, 1.2])), touch("ended", x, y), wait(0.6)]

    def drag(self, device):
        """Drags slowly, and pauses at the end."""
        return self.move(device, moves=12, rest=0.3)

    def flick(self, device):
        """Flicks: the movement continues after the touch, and the next step may stop it."""
        return self.move(device, moves=4, rest=0) + [wait(self.random.choice([0.05, 0.4, 2]))]

    def move(self, device, moves, rest, finger=1):
        x, y = self.spot(device)
        by = self.random.choice([(0, 1), (0, -1), (1, 0), (-1, 0), (0.7, 0.7)])
        length = self.random.choice([12, 80, 250, 500])
        steps = [touch("began", x, y, finger)]
        for number in range(1, moves + 1):
            share = length * number / moves
            steps += [wait(MOMENT), touch("moved", x + by[0] * share, y + by[1] * share, finger)]
        phase = "cancelled" if self.random.random() < 0.1 else "ended"
        return steps + [wait(rest), touch(phase, x + by[0] * length, y + by[1] * length, finger), wait(0.3)]

    def from_the_edge(self, device):
        height, width = device.screen.get("height", 480), device.screen.get("width", 320)
        y = self.random.uniform(0.2, 0.9) * height
        steps = [touch("began", 1, y)]
        for number in range(1, 7):
            steps += [wait(MOMENT), touch("moved", width * number / 8, y)]
        return steps + [touch("ended", width * 0.75, y), wait(0.7)]

    def two_fingers(self, device):
        """Pinches; sometimes the two touches do not end together."""
        (x, y), spread = self.spot(device), self.random.choice([-30, 60])
        steps = [touch("began", x - 50, y, 1), touch("began", x + 50, y, 2)]
        for number in range(1, 6):
            share = 50 + spread * number / 5
            steps += [wait(MOMENT), touch("moved", x - share, y, 1), touch("moved", x + share, y, 2)]
        return steps + [touch("ended", x - share, y, 1), wait(self.random.choice([0, 0.3])),
                        touch("ended", x + share, y, 2), wait(0.5)]

    def wheel(self, device):
        x, y = self.spot(device)
        return [{"wheel": {"x": x, "y": y, "byX": self.random.choice([0, 0, 60]), "stamp": 0,
                           "byY": self.random.choice([-120, -30, 30, 120, 3000])}}]

    # The rest

    def back(self, device):
        """Taps the first touchable element in the upper left corner."""
        first = min(device.targets, key=lambda target: target["x"] + target["y"], default=None)
        if first is None:
            return [wait(0.1)]
        return [touch("began", first["x"], first["y"]), touch("ended", first["x"], first["y"]), wait(0.6)]

    def type(self, device):
        return [{"type": {"text": self.random.choice(TEXTS)}}, wait(0.1)]

    def rotate(self, device):
        return [{"rotate": {"to": self.random.choice(ORIENTATIONS)}}, wait(self.random.choice([0, 0.2, 0.6]))]

    def change_text_size(self, device):
        return [{"set": {"settings": {"text-size": self.random.choice(TEXT_SIZES)}}}, wait(0.1)]

    def change_style(self, device):
        return [{"set": {"settings": {"style": self.random.choice(["light", "dark"])}}}, wait(0.1)]

    def change_direction(self, device):
        return [{"set": {"settings": {"direction": self.random.choice(["ltr", "rtl"])}}}, wait(0.1)]

    def change_size(self, device):
        return [{"set": {"settings": {"size": self.random.choice(SIZES)}}}, wait(0.1)]

    def shake(self, device):
        return [{"shake": {}}, wait(0.3)]

    def look_into(self, device):
        """Sends the inspector's requests."""
        views = [view["number"] for view in device.tree] or [1]
        view = self.random.choice(views)
        return [{"inspect": {"view": view}}, {"pick": {"x": 100, "y": 100}},
                {"explain": {"view": view, "value": self.random.choice(["x", "y", "width", "height"])}}]

    def look_back(self, device):
        return [{"timeline": {}}, {"lookBack": {"frame": max(device.pictures - 3, 1)}}, {"lookBack": {}}]

    def wait_a_while(self, device):
        return [wait(self.random.choice([0.2, 1, 5]))]


ACTIONS = [(Monkey.tap, 30), (Monkey.double_tap, 2), (Monkey.press, 4), (Monkey.drag, 8), (Monkey.flick, 12),
           (Monkey.from_the_edge, 3), (Monkey.two_fingers, 3), (Monkey.wheel, 4), (Monkey.back, 6), (Monkey.type, 8),
           (Monkey.rotate, 4), (Monkey.change_text_size, 2), (Monkey.change_style, 2), (Monkey.change_direction, 1),
           (Monkey.change_size, 2), (Monkey.shake, 1), (Monkey.look_into, 3), (Monkey.look_back, 1),
           (Monkey.wait_a_while, 3)]

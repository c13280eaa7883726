"""Whether a process that does the same over and over holds more and more."""

import statistics

# The last 600 frames are kept for the timeline, about 50 kB each: until they are full, memory grows as it should.
FULL_HISTORY = 650
FEWEST = 8
KILOBYTES_A_STEP = 8


class Growth:
    """Of the sizes at moments when the program had just begun anew: so nothing of the program's own is in them."""

    def __init__(self):
        self.samples = []  # (steps, pictures, megabytes)
        self.slope = None

    def add(self, steps, pictures, megabytes):
        self.samples.append((steps, pictures, megabytes))
        settled = [(step, size) for step, shown, size in self.samples if shown >= FULL_HISTORY]
        if len(settled) >= FEWEST:
            self.slope = slope(settled) * 1024

    @property
    def failure(self):
        if self.slope is None or self.slope <= KILOBYTES_A_STEP:
            return None
        return f"memory grows by {self.slope:.1f} kB a step"

    def __str__(self):
        last = f"{self.samples[-1][2]:.0f} MB" if self.samples else "memory not measured"
        return last if self.slope is None else f"{last}, {self.slope:+.2f} kB a step"


def slope(points):
    """The median of the slopes between all pairs (Theil and Sen), which a few leaps do not change."""
    return statistics.median((y - b) / (x - a) for at, (a, b) in enumerate(points) for x, y in points[at + 1:])


def summary(growths):
    if not growths:
        return "too few steps to say how memory grows"
    slopes = sorted(growth.slope for growth in growths)
    largest = max(growth.samples[-1][2] for growth in growths)
    return (f"memory by {statistics.median(slopes):+.2f} kB a step in the middle of {len(slopes)} visits, "
            f"{slopes[-1]:+.2f} at most, {largest:.0f} MB in the largest")

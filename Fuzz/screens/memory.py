"""Detects whether a process that repeats the same work uses more and more memory."""

import statistics

# The last 600 frames are kept for the timeline, or as many as its memory has room for: until then growth is expected.
FULL_HISTORY = 650
FEWEST = 8
KILOBYTES_A_STEP = 8


class Growth:
    """The sizes at moments when the program had just restarted, so they include none of the program's own memory.

    They include caches, which grow, too: glyphs drawn before, and frames of the timeline, where larger ones replace small
    ones. That growth ends, and a leak does not. So the later half counts, and a visit that looks like a leak continues until
    that half is long.
    """

    def __init__(self):
        self.samples = []  # (steps, pictures, megabytes)
        self.slope = None

    def add(self, steps, pictures, megabytes):
        self.samples.append((steps, pictures, megabytes))
        settled = [(step, size) for step, shown, size in self.samples if shown >= FULL_HISTORY]
        if len(settled) >= FEWEST:
            self.slope = slope(settled[len(settled) // 2:]) * 1024

    @property
    def is_suspicious(self):
        return self.slope is not None and self.slope > KILOBYTES_A_STEP

    @property
    def failure(self):
        return f"memory grows by {self.slope:.1f} kB a step" if self.is_suspicious else None

    def __str__(self):
        last = f"{self.samples[-1][2]:.0f} MB" if self.samples else "memory not measured"
        return last if self.slope is None else f"{last}, {self.slope:+.2f} kB a step"


def slope(points):
    """Returns the median of the slopes between all pairs (Theil and Sen), which is robust against a few jumps."""
    return statistics.median((y - b) / (x - a) for at, (a, b) in enumerate(points) for x, y in points[at + 1:])


def summary(growths):
    if not growths:
        return "too few steps to say how memory grows"
    slopes = sorted(growth.slope for growth in growths)
    largest = max(growth.samples[-1][2] for growth in growths)
    return (f"memory by {statistics.median(slopes):+.2f} kB a step in the middle of {len(slopes)} visits, "
            f"{slopes[-1]:+.2f} at most, {largest:.0f} MB in the largest")

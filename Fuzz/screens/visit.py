"""A visit to a screen: runs steps until they are done or something fails, and minimizes the steps of a failure."""

import json
import os
import random
import re
import time

from device import DENSITY, Device, Ended, Hung
from memory import Growth
from monkey import Monkey, wait

ROUND = 50  # steps until the program restarts
SHORTENING = 30  # seconds
BROKEN = ("the screen cannot be drawn", "the request is not understood")


class Plan:
    def __init__(self, screen, settings, seed, keeps):
        self.screen, self.settings, self.seed, self.keeps = screen, settings, seed, keeps


class Failure(Exception):
    """A failure found by observation, while the program continues."""


class Result:
    def __init__(self, plan):
        self.plan, self.steps, self.failure, self.growth, self.path = plan, [], None, Growth(), None

    def keep(self, folder):
        os.makedirs(folder, exist_ok=True)
        self.path = os.path.join(folder, re.sub(r"\W+", "-", self.plan.seed) + ".json")
        found = {"screen": self.plan.screen, "settings": self.plan.settings, "seed": self.plan.seed,
                 "failure": self.failure, "steps": self.steps}
        with open(self.path, "w", encoding="utf-8") as file:
            json.dump(found, file, indent=1, ensure_ascii=False)


def visit(plan, options, until):
    """Runs as many steps as there is time for, and more of them while memory looks like a leak."""
    result, monkey = Result(plan), Monkey(random.Random(plan.seed))
    since_start = []
    try:
        with begun(plan, options) as device:
            for number in range(options.steps * options.patience):
                if time.monotonic() > until or number >= options.steps and not result.growth.is_suspicious:
                    break
                step = [{"reload": {}}, wait(1)] if number % ROUND == ROUND - 1 else monkey.step(device)
                since_start = [step] if "reload" in step[0] else since_start + [step]
                result.steps.append(step)
                take(step, device, plan)
                if "reload" in step[0]:
                    result.growth.add(number, device.pictures, device.megabytes())
    except (Ended, Hung, Failure) as failure:
        result.failure = str(failure)
        result.steps = shortest(plan, since_start, result, options)
        return result
    if len(result.steps) == options.steps * options.patience:
        result.failure = result.growth.failure
    return result


def begun(plan, options):
    device = Device(options.program, plan.screen, plan.settings, options.limit)
    device.ask(wait(1))
    device.ask({"show": {"density": DENSITY, "isWatched": True}})
    return device


def take(step, device, plan):
    device.told.pop("refused", None)
    for request in step:
        device.ask(request)
    device.settle()
    refusal = device.told.get("refused", {}).get("message", "")
    if refusal.startswith(BROKEN):
        raise Failure(refusal)
    for finding in device.findings:
        if finding["rule"] not in plan.keeps:
            raise Failure(f"{finding['rule']}: {finding['message']}")


def replay(plan, steps, options):
    """Returns the failure of these steps, or None."""
    try:
        with begun(plan, options) as device:
            device.settle()
            for step in steps:
                take(step, device, plan)
    except (Ended, Hung, Failure) as failure:
        return str(failure)
    return None


def shortest(plan, steps, result, options):
    """Removes the steps without which it still fails in the same way, as far as there is time."""
    until, kind = time.monotonic() + SHORTENING, result.failure.split(":")[0]

    def fails(some):
        return (replay(plan, some, options) or "").split(":")[0] == kind

    if kind.startswith("no answer"):
        return result.steps
    steps = next((some for some in (steps, result.steps) if fails(some)), None)
    if steps is None:
        return result.steps
    size = len(steps) // 2
    while size and time.monotonic() < until:
        at = 0
        while at < len(steps) and time.monotonic() < until:
            fewer = steps[:at] + steps[at + size:]
            if fails(fewer):
                steps = fewer
            else:
                at += size
        size //= 2
    return steps

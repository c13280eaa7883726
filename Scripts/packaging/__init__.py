"""The parts of `Scripts/package`: what a release consists of, and the formats in which it is published."""

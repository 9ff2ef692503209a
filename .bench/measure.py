"""Runs programs, and tells what they took by the kernel's own accounting."""

import os
import shutil
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass


@dataclass
class Sample:
    """What one run took: seconds of processor and wall time, and megabytes at its largest."""

    cpu: float
    wall: float
    memory: float


def run(arguments, environment=None, codes=(0,)):
    """Runs a program to its end; what it says is shown only if it fails."""
    start = time.monotonic()
    process = subprocess.Popen(
        arguments, env={**os.environ, **(environment or {})}, stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stderr.close()
    wall = time.monotonic() - start
    if process.returncode not in codes:
        sys.stderr.write(error.decode(errors="replace"))
        sys.exit(f"bench: {arguments[0]} ended with {process.returncode}.")
    return Sample(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1024)


def in_turn(runs, *jobs):
    """The medians of some jobs, run A B A B, so that a busy machine slows all of them alike. A round
    before them is not counted: a machine that has just started is given its memory when it is first
    touched, which whoever comes first would pay for, in many seconds."""
    samples = [[] for _ in jobs]
    for number in range(runs + 1):
        for job, taken in zip(jobs, samples):
            tell(f"  run {number} of {runs}" if number else "  warming up")
            sample = job()
            if number:
                taken.append(sample)
    tell("")
    return [
        Sample(*(statistics.median(getattr(s, name) for s in taken)
                 for name in ("cpu", "wall", "memory")))
        for taken in samples]


def tell(text):
    """Shows for the time being how far it is, to those who sit before a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def remove(*paths):
    """Removes folders with all that is in them, if they are there."""
    for path in paths:
        shutil.rmtree(path, ignore_errors=True)

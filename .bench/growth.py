"""How the cost of a build grows, phase by phase, with articles and with states.

Each size is built from nothing as often as is asked for, and the cheapest time of each phase counts,
since what a busy machine adds is no growth. By which power of the size a phase grows is fitted by
least squares on the logarithms: 1 is linear.

The more memory files take, the more the kernel pays for each page of it, whoever writes them; and a
virtual machine pays several times as much for memory that its host has not handed out yet, which one run
meets and another one does not. So after each build its output is copied by 'cp -r', and what the kernel
does most of may grow as that does on average. What the program does itself is judged without the kernel:
by the time in user mode, which has no such excuse.
"""

import json
import math
import os
import shutil
import statistics
import subprocess
import traceback

import content
from measure import Sample, remove, run

# What a build counts under these names; the rest is a matter of microseconds.
PHASES = ("scan", "read", "parse", "explore", "draw", "write", "finish")

# Those that are mostly the kernel's: it reads files, or writes them, as it does for 'cp -r'.
KERNEL = ("read", "write", "finish", "all")

# How far above linear a fitted power may be: what caches cost that a small size fits into.
LINEAR = 1.05


class Size:
    """What a build of so many articles of so many states took."""

    def __init__(self, articles, states):
        self.articles, self.states = articles, states
        self.phases, self.cpu, self.user = {}, math.inf, math.inf
        self.memory, self.index = math.inf, 0
        self.copies = []

    def build(self, program, folder, runs):
        made = f"{folder}/content"
        apart(write, f"{made}/articles", self.articles, self.states)
        for _ in range(runs):
            self.add(*timed(program, folder, made))
            self.index = sum(entry.stat().st_size for entry in os.scandir(f"{folder}/memory"))
            self.copy(f"{folder}/output", f"{folder}/copy")
            apart(remove, f"{folder}/output", f"{folder}/memory", f"{folder}/copy")
        apart(remove, made)

    def copy(self, output, copy):
        """Copies the output, if there is room for two: it is known by what all files take."""
        taken = int(subprocess.check_output(["du", "-sk", output]).split()[0]) * 1024
        if shutil.disk_usage(output).free >= taken * 1.5:
            self.copies.append(run(["cp", "-r", output, copy]).cpu)

    def add(self, phases, user, sample):
        for name, took in phases.items():
            self.phases[name] = min(took, self.phases.get(name, math.inf))
        self.user = min(self.user, user)
        self.cpu = min(self.cpu, sample.cpu)
        self.memory = min(self.memory, sample.memory)


def apart(work, *arguments):
    """Does some work in a process of its own. What a process holds when it starts another counts as
    that one's peak, so this one stays small."""
    child = os.fork()
    if child == 0:
        try:
            work(*arguments)
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
    if os.waitpid(child, 0)[1]:
        raise SystemExit(f"bench: {work.__name__} failed.")


def write(folder, count, states):
    """Articles of two plain states and a walk of as many steps as are missing: more states are more
    of the same, so that what grows is their number and nothing else."""
    os.makedirs(folder)
    for index in range(count):
        text = content.article(index, states + 6)
        with open(f"{folder}/article-{index:05}.md", "w", encoding="utf-8") as file:
            file.write(text.replace("tags:", "states: [loading, loaded]\ntags:", 1))


def timed(program, folder, source):
    """One build from nothing: milliseconds of processor time by phase, seconds in user mode, and what
    the kernel says of the whole."""
    process = subprocess.Popen(
        [program, "build", "--content", source, "--output", f"{folder}/output", "--timings",
         "--json"],
        env={**os.environ, "VITRINE_MEMORY": f"{folder}/memory"}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE)
    told = json.loads(process.stdout.read())
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stdout.close()
    if process.returncode:
        raise SystemExit(f"bench: the build ended with {process.returncode}.")
    phases = {timing["phase"]: timing["milliseconds"] for timing in told["timings"]}
    return phases, usage.ru_utime, Sample(usage.ru_utime + usage.ru_stime, 0, usage.ru_maxrss / 1024)


def power(sizes, costs):
    """By which power of the sizes the costs grow."""
    xs = [math.log(size) for size in sizes]
    ys = [math.log(max(cost, 1e-9)) for cost in costs]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    return (sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys))
            / sum((x - mean_x) ** 2 for x in xs))


def measured(program, folder, unit, runs):
    """What there is to tell, line by line: what, the figure, its unit, and the limit if it has one."""
    for what, sizes in (
        ("articles", [Size(unit * times, 8) for times in (1, 10, 50)]),
        ("states", [Size(unit, states) for states in (8, 16, 32)]),
    ):
        for size in sizes:
            size.build(program, folder, runs if size.articles < unit * 50 else (runs + 1) // 2)
            name = f"{size.articles:,} articles of {size.states} states"
            yield name, size.cpu, "s CPU", None
            yield name, size.memory, "MB peak", None
        numbers = [getattr(size, what) for size in sizes]
        copying = 1
        if all(size.copies for size in sizes):
            copying = max(power(numbers, [statistics.mean(size.copies) for size in sizes]), 1)
        yield f"cp -r by {what}: power", copying, "", None
        costs = {phase: [size.phases[phase] for size in sizes] for phase in PHASES}
        costs["all"] = [size.cpu for size in sizes]
        for phase, cost in costs.items():
            limit = LINEAR * copying if phase in KERNEL else LINEAR
            yield f"{phase} by {what}: power", power(numbers, cost), "", limit
        yield f"user mode by {what}: power", power(numbers, [s.user for s in sizes]), "", LINEAR
        yield f"memory by {what}: power", power(numbers, [s.memory for s in sizes]), "", LINEAR
        small, large = sizes[0], sizes[-1]
        more = large.articles * large.states - small.articles * small.states
        yield (f"memory by {what}: more a state", (large.memory - small.memory) * 1e3 / more, "kB",
               None)
        yield (f"index by {what}: more a state", (large.index - small.index) / 1e3 / more, "kB", None)

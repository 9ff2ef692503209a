"""How the cost of a build grows, phase by phase, with articles and with the steps of a walk.

Of each size so many sites are built in a row that all of them together have as many articles as the
largest, and none is removed before the last is made; what one of them takes is the mean. The kernel pays
more for each page of memory the more of them files take, and a virtual machine pays several times as much
for memory that its host has not handed out yet, whoever writes: so all sizes ask for the same memory, and
all of them meet what the machine has to offer, early and late. Rounds go through the sizes upwards and
downwards in turn, and the cheapest time of each phase counts, since what a busy machine adds is no growth.

What phases take that are mostly the kernel's is told, and not judged: which memory they meet is chance all
the same. Judged is what they ask of the kernel, by its own count: calls, and bytes. By time it is the
phases that compute, what is spent in user mode, and the whole.

By which power of the size something grows is fitted by least squares on the logarithms: 1 is linear.
Size is what there is more of, articles or steps. An article's two plain states cost less than two steps:
counted as steps, they would make what grows with every step by the same look like a power above 1.
"""

import json
import math
import os
import subprocess
import traceback

import content
from measure import Sample, remove, tell

# What a build counts under these names; the rest is a matter of microseconds.
PHASES = ("scan", "read", "parse", "explore", "draw", "write", "finish")

# Those that are mostly the kernel's: it reads files, or writes them.
KERNEL = ("read", "write", "finish")

# The states of an article that are no steps.
PLAIN = 2

# How far above linear a fitted power may be: what caches cost that a small size fits into.
LINEAR = 1.05


class Size:
    """What a build of so many articles of so many states took."""

    def __init__(self, articles, states):
        self.articles, self.states = articles, states
        self.steps = states - PLAIN
        self.phases, self.cpu, self.user = {}, math.inf, math.inf
        self.memory, self.again, self.index = math.inf, math.inf, 0
        self.calls, self.bytes = 0, 0

    def build(self, program, folder, sites):
        """Builds so many sites of that size, and then removes them."""
        made = f"{folder}/content"
        apart(write, f"{made}/articles", self.articles, self.states)
        phases, user, cpu = {}, 0, 0
        for number in range(sites):
            tell(f"  {self.articles:,} articles of {self.states} states: {number + 1} of {sites}")
            site = f"{folder}/{number}"
            os.mkdir(site)
            took, asked, sample_user, sample = timed(program, site, made)
            for name, milliseconds in took.items():
                phases[name] = phases.get(name, 0) + milliseconds
            user += sample_user
            cpu += sample.cpu
            # The same for each of them, but for who waits for whom.
            self.calls = asked["syscr"] + asked["syscw"]
            self.bytes = asked["rchar"] + asked["wchar"]
            self.memory = min(sample.memory, self.memory)
        # What is remembered is held by a build that has it.
        *_, sample = timed(program, f"{folder}/0", made)
        self.again = min(sample.memory, self.again)
        tell("")
        for name, milliseconds in phases.items():
            self.phases[name] = min(milliseconds / sites, self.phases.get(name, math.inf))
        self.user = min(user / sites, self.user)
        self.cpu = min(cpu / sites, self.cpu)
        self.index = sum(entry.stat().st_size for entry in os.scandir(f"{folder}/0/memory"))
        apart(remove, *(f"{folder}/{number}" for number in range(sites)), made)


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
    """One build from nothing: milliseconds of processor time by phase, what was asked of the kernel,
    seconds in user mode, and what the kernel says of the whole."""
    process = subprocess.Popen(
        [program, "build", "--content", source, "--output", f"{folder}/output", "--timings",
         "--json"],
        env={**os.environ, "VITRINE_MEMORY": f"{folder}/memory"}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE)
    told = process.stdout.read()
    # Its counts are there until it is waited for.
    os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
    with open(f"/proc/{process.pid}/io", encoding="ascii") as file:
        asked = {name: int(count) for name, count in (line.split(": ") for line in file)}
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stdout.close()
    if process.returncode:
        raise SystemExit(f"bench: the build ended with {process.returncode}.")
    phases = {timing["phase"]: timing["milliseconds"] for timing in json.loads(told)["timings"]}
    return (phases, asked, usage.ru_utime,
            Sample(usage.ru_utime + usage.ru_stime, 0, usage.ru_maxrss / 1024))


def power(sizes, costs):
    """By which power of the sizes the costs grow."""
    xs = [math.log(size) for size in sizes]
    ys = [math.log(max(cost, 1e-9)) for cost in costs]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    return (sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys))
            / sum((x - mean_x) ** 2 for x in xs))


def measured(program, folder, unit, runs):
    """What there is to tell, line by line: what, the figure, its unit, and the limit if it has one."""
    # The small ones are over in seconds, in which a busy machine may do anything: they take more turns.
    for what, rounds, sizes in (
        ("articles", (runs + 1) // 2, [Size(unit * times, 8) for times in (1, 10, 50)]),
        ("steps", 2 * runs, [Size(unit, PLAIN + steps) for steps in (8, 16, 32)]),
    ):
        numbers = [getattr(size, what) for size in sizes]
        for number in range(rounds):
            for size, count in list(zip(sizes, numbers))[::-1 if number % 2 else 1]:
                size.build(program, folder, numbers[-1] // count)
        for size in sizes:
            name = f"{size.articles:,} articles of {size.states} states"
            yield name, size.cpu, "s CPU", None
            yield name, size.memory, "MB peak", None
            yield f"{name}, nothing changed", size.again, "MB peak", None
        costs = {phase: [size.phases[phase] for size in sizes] for phase in PHASES}
        costs["all"] = [size.cpu for size in sizes]
        costs["user mode"] = [size.user for size in sizes]
        costs["calls of the kernel"] = [size.calls for size in sizes]
        costs["bytes read and written"] = [size.bytes for size in sizes]
        costs["memory"] = [size.memory for size in sizes]
        costs["memory, nothing changed"] = [size.again for size in sizes]
        for phase, cost in costs.items():
            limit = None if phase in KERNEL else LINEAR
            yield f"{phase} by {what}: power", power(numbers, cost), "", limit
        small, large = sizes[0], sizes[-1]
        more = large.articles * large.states - small.articles * small.states
        yield (f"memory by {what}: more a state", (large.memory - small.memory) * 1e3 / more, "kB",
               None)
        yield (f"index by {what}: more a state", (large.index - small.index) / 1e3 / more, "kB", None)

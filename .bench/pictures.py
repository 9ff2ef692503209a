"""Two screenshots, from their files to what differs in them, beside what another tool takes for that.

It is given the tool's Python as an argument of its own, since the tool is a library there: so neither
starts a process for a comparison. 'pictures.py ONE OTHER', called by that Python, measures the peer.
"""

import json
import resource
import shutil
import subprocess
import sys
import time


def take(browser, page, file):
    """A screenshot of 4K, as the command line of the browser takes it."""
    subprocess.run(
        [browser, "--no-sandbox", "--hide-scrollbars", "--window-size=3840,2160",
         f"--screenshot={file}", f"file://{page}"],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def measured(browser, micro, python, source, folder, runs):
    """What was compared; how much of the peer's CPU time ours may be; and ours and the peer's, each as its
    wall and its CPU time in ms. There need not be a peer."""
    take(browser, f"{source}/index.html", f"{folder}/one.png")
    shutil.copy(f"{folder}/one.png", f"{folder}/same.png")
    take(browser, f"{source}/index-2.html", f"{folder}/other.png")
    for what, head, limit in [("the same", "same", 0.35), ("of two pages", "other", 0.6)]:
        files = [f"{folder}/one.png", f"{folder}/{head}.png"]
        jobs = [[micro, "--json", "pictures", *files]]
        if python:
            jobs.append([python, __file__, *files])
        samples = [[] for _ in jobs]
        for _ in range(runs):
            for job, taken in zip(jobs, samples):
                out = subprocess.run(job, capture_output=True, text=True, check=True).stdout
                taken.append(json.loads(out))
        yield what, limit, *({name: min(one[name] for one in taken) for name in ("wall", "cpu")}
                             for taken in samples)


def spent():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return time.perf_counter(), usage.ru_utime + usage.ru_stime


def compare(one, other):
    """The least of nine, as VitrineBench does it; pixels that smooth an edge are left out by both."""
    import blazediff
    best = [float("inf")] * 2
    for _ in range(9):
        start = spent()
        blazediff.compare(one, other, antialiasing=True)
        best = [min(least, (end - begin) * 1000)
                for least, begin, end in zip(best, start, spent())]
    print(json.dumps(dict(zip(("wall", "cpu"), best))))


if __name__ == "__main__":
    compare(*sys.argv[1:])

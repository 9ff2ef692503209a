"""How quickly pages of a gallery are there in a browser: requests, load, what moves, how it scrolls."""

import http.server
import pathlib
import statistics
import time

from chromium import Browser, serve

# What a page is asked once it has loaded. The pictures of the content are its own matter; and faces
# are as many as its scripts and styles, each fetched once for the whole site.
ASKED = """(() => {
  const page = performance.getEntriesByType("navigation")[0];
  const isFace = (r) => r.name.endsWith(".woff2");
  const all = performance.getEntriesByType("resource").filter((r) => !r.name.startsWith("data:"));
  return {
    load: page.loadEventEnd - page.startTime,
    requests: all.filter((r) => !r.name.includes("/assets/content/") && !isFace(r)).length,
    faces: all.filter(isFace).length,
    moving: document.getAnimations().filter((a) => a.playState === "running").length,
  };
})()"""

# Frames while it scrolls for two seconds, the whole way or as far as that goes.
SCROLLED = """new Promise((resolve) => {
  const start = performance.now();
  let frames = 0;
  const step = (now) => {
    frames += 1;
    scrollBy(0, 60);
    if (now - start < 2000) requestAnimationFrame(step);
    else resolve(frames * 1000 / (now - start));
  };
  requestAnimationFrame(step);
})"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files as any static host does, and says nothing."""

    def log_message(self, *words):
        pass


def heaviest(folder):
    """The largest storyboard, by its path."""
    boards = (path for path in pathlib.Path(folder).glob("*/**/index.html"))
    return max(boards, key=lambda path: path.stat().st_size).relative_to(folder).as_posix()


def measured(folder, runs):
    """For the index and the heaviest storyboard: what, how much, its unit, the budget."""
    root = serve(folder, Quiet)
    browser = Browser()
    try:
        for name, path in [("the index", "index.html"), ("the heaviest storyboard", heaviest(folder))]:
            visits = [visit(browser, root + path) for _ in range(runs)]
            load = statistics.median(one["load"] for one in visits)
            yield f"{name}, loaded", load, "ms", 500
            yield f"{name}, requests beside pictures and faces", visits[0]["requests"], "", 10.5
            yield f"{name}, faces", visits[0]["faces"], "", None
            yield f"{name}, animations that run", visits[0]["moving"], "", 0.5
            yield f"{name}, a frame while scrolling", 1000 / visits[0]["frames"], "ms", None
    finally:
        browser.close()


def visit(browser, address):
    """What a page says of itself, in a tab of its own."""
    target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
    session = browser.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    browser.ask("Page.enable", session)
    browser.ask("Network.clearBrowserCache", session)
    browser.ask("Emulation.setDeviceMetricsOverride", session, width=1440, height=900,
                deviceScaleFactor=1, mobile=False)
    browser.ask("Page.navigate", session, url=address)

    def value(expression):
        return browser.ask("Runtime.evaluate", session, expression=expression, awaitPromise=True,
                           returnByValue=True)["result"].get("value")

    while value("performance.getEntriesByType('navigation')[0]?.loadEventEnd > 0") is not True:
        time.sleep(0.05)
    found = value(ASKED)
    found["frames"] = value(SCROLLED)
    browser.ask("Target.closeTarget", targetId=target)
    return found

#!/usr/bin/env python3
"""Measures how far a page moves while its fonts arrive, and whether one is asked for in vain.

    Tests/SiteTests/arrival.py [FOLDER] [PAGE...]

FOLDER is a built site ('Output' if nothing is said); PAGEs are paths below it. The site is served from
this machine, each font some time after it was asked for. For each page and width it prints the shift of
the layout (Layout Instability API), the fonts in the order in which they were asked for, and what the
browser says on its console. It is run by hand, needs nothing but Python and Chromium, and ends with 1 if
a page shifts by 0.01 or more or the console says anything.
"""

import http.server
import json
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / ".bench"))
sys.dont_write_bytecode = True
from chromium import Browser, serve  # noqa: E402

DELAY = 1.0
# Chromium tells of a preload that nobody used some seconds after the page has loaded.
PATIENCE = 6.0
SIZES = [(360, 740), (800, 900), (1280, 800)]
PAGES = [
    "index.html",
    "articles/behind-glass/index.html",
    "articles/behind-glass/loading.html",
    "articles/behind-glass/loaded.html",
    "articles/die-laenge-der-woerter/loaded.html",
    "articles/honegumi-no-mukou/loaded.html",
    "articles/what-a-skeleton-tells/loaded.html",
]
WATCH = """
window.shift = 0; window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) {
    window.shift += entry.value;
    window.shifts.push([entry.value, Math.round(entry.startTime), entry.sources.map(source =>
      (source.node && (source.node.className || source.node.nodeName)) + " " +
      Math.round(source.previousRect.y - source.currentRect.y))]);
  }
}).observe({type: "layout-shift", buffered: true});
"""


class Server(http.server.SimpleHTTPRequestHandler):
    asked = []

    def do_GET(self):
        if self.path.endswith((".woff2", ".ttf", ".otf")):
            Server.asked.append(self.path.rsplit("/", 1)[1].rsplit(".", 2)[0])
            time.sleep(DELAY)
        try:
            super().do_GET()
        except BrokenPipeError:
            pass

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *words):
        pass


def visit(browser, address, width, height):
    """The shift of a page, where from, and what the console says."""
    target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
    session = browser.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    for domain in ["Page", "Log", "Runtime"]:
        browser.ask(f"{domain}.enable", session)
    browser.ask(
        "Emulation.setDeviceMetricsOverride", session, width=width, height=height,
        deviceScaleFactor=1, mobile=False)
    browser.ask("Page.addScriptToEvaluateOnNewDocument", session, source=WATCH)
    browser.events = []
    browser.ask("Page.navigate", session, url=address)
    time.sleep(PATIENCE)
    found = browser.ask(
        "Runtime.evaluate", session, expression="JSON.stringify([shift, shifts])")["result"]
    browser.ask("Target.closeTarget", targetId=target)
    said = [
        event["params"].get("entry", event["params"]).get("text") or str(event["params"])
        for event in browser.events
        if event.get("method") in ("Log.entryAdded", "Runtime.consoleAPICalled")]
    return json.loads(found["value"]), said


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "Output")
    pages = sys.argv[2:] or PAGES
    root = serve(folder, Server)
    browser = Browser()
    isGood = True
    for page in pages:
        for width, height in SIZES:
            Server.asked = []
            (shift, shifts), said = visit(browser, root + page, width, height)
            isGood = isGood and shift < 0.01 and not said
            print(f"{page} {width}: shift {shift:.4f}, fonts {' '.join(Server.asked)}")
            for value, at, sources in shifts:
                print(f"  {value:.4f} at {at} ms: {sources}")
            for text in said:
                print(f"  console: {text}")
            sys.stdout.flush()
    browser.close()
    sys.exit(0 if isGood else 1)


main()

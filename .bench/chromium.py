"""Chromium, driven over two pipes by what Python brings along."""

import functools
import http.server
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time

from measure import Sample


class Browser:
    """A Chromium that is told what to do over two pipes: messages are JSON, and end with a null."""

    @staticmethod
    def program():
        """Where it is, if it is installed."""
        return next(filter(None, map(shutil.which, ["chromium-headless-shell", "chromium"])), None)

    def __init__(self):
        program = Browser.program()
        if program is None:
            sys.exit("There is no Chromium here. Install it: apt-get install chromium-headless-shell")
        self.profile = tempfile.mkdtemp(prefix="vitrine-chromium-")
        theirs, self.out = os.pipe()
        self.inp, others = os.pipe()

        def hand_over():
            os.dup2(theirs, 13), os.dup2(others, 14)
            os.dup2(13, 3), os.dup2(14, 4)

        self.process = subprocess.Popen(
            [program, "--no-sandbox", "--remote-debugging-pipe", f"--user-data-dir={self.profile}"],
            preexec_fn=hand_over, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.rest, self.count, self.events = b"", 0, []

    def message(self):
        while b"\0" not in self.rest:
            more = os.read(self.inp, 1 << 16)
            if not more:
                sys.exit("Chromium ended")
            self.rest += more
        one, self.rest = self.rest.split(b"\0", 1)
        return json.loads(one)

    def ask(self, method, session=None, **params):
        self.count += 1
        request = {"id": self.count, "method": method, "params": params}
        if session:
            request["sessionId"] = session
        os.write(self.out, json.dumps(request).encode() + b"\0")
        while True:
            message = self.message()
            if message.get("id") == self.count:
                if "error" in message:
                    sys.exit(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


def serve(folder, handler):
    """Serves a folder from this machine; gives the address at which it begins."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def frames_of(folder):
    """The paths of all frames of an output, as its atlas tells them."""
    with open(f"{folder}/atlas.json", encoding="utf-8") as file:
        return [frame["file"] for page in json.load(file)["pages"] for frame in page["frames"]]


def one_by_one(pages):
    """Takes a picture of each page, as one does who loads them in turn; tells what that took."""
    start = time.monotonic()
    browser = Browser()
    try:
        target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
        session = browser.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.ask("Page.enable", session)
        browser.ask("Emulation.setDeviceMetricsOverride", session, width=1280, height=800,
                    deviceScaleFactor=1, mobile=False)
        for page in pages:
            browser.events.clear()
            browser.ask("Page.navigate", session, url=f"file://{page}")
            while not any(event["method"] == "Page.loadEventFired" for event in browser.events):
                browser.events.append(browser.message())
            browser.ask("Page.captureScreenshot", session, format="png", optimizeForSpeed=True)
    finally:
        browser.close()
    return Sample(0, time.monotonic() - start, 0)

#!/usr/bin/env python3
"""Measures in Firefox what StillnessTests measure in Chromium: whether a page stays where it is.

    Tests/SiteTests/stillness.py [FOLDER] [PAGE...]

FOLDER is a built site ('Output' if nothing is said); without pages, all that are loaded at some time.
It is run by hand, on a machine that has Firefox (Debian: firefox-esr), and needs nothing but Python:
it speaks to Firefox in its own protocol, Marionette. Each page is compared from 280 to 1280 pixels
in steps of 40. It ends with 1 if of the blocks of all pages one in a thousand has another height.
"""

import functools
import http.server
import json
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).parent
WIDTHS = list(range(280, 1281, 40))


class Server(http.server.SimpleHTTPRequestHandler):
    """The site, and an empty page of its host."""

    def do_GET(self):
        if self.path != "/empty.html":
            return super().do_GET()
        body = b"<!doctype html><meta charset=utf-8><body>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words):
        pass


class Firefox:
    """A Firefox that is told what to do: messages are JSON, their length before them."""

    def __init__(self):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if program is None:
            sys.exit("There is no Firefox here. Install it: apt-get install firefox-esr")
        self.profile = tempfile.mkdtemp(prefix="vitrine-firefox")
        # Any port that is free; Firefox writes it down.
        pathlib.Path(self.profile, "user.js").write_text('user_pref("marionette.port", 0);\n')
        self.process = subprocess.Popen(
            [program, "--headless", "--marionette", "--no-remote", "--profile", self.profile],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.socket = socket.create_connection(("127.0.0.1", self.port()))
        self.count = 0
        self.read()
        self.call("WebDriver:NewSession", {})
        self.call("WebDriver:SetTimeouts", {"script": 600_000, "pageLoad": 120_000})

    def port(self):
        written = pathlib.Path(self.profile, "MarionetteActivePort")
        for _ in range(600):
            if written.exists() and written.read_text().strip():
                return int(written.read_text())
            time.sleep(0.1)
        self.close()
        sys.exit("Firefox does not answer.")

    def read(self):
        length = b""
        while (byte := self.socket.recv(1)) != b":":
            if not byte:
                sys.exit("Firefox ended.")
            length += byte
        data = b""
        while len(data) < int(length):
            data += self.socket.recv(int(length) - len(data))
        return json.loads(data)

    def call(self, name, parameters):
        self.count += 1
        message = json.dumps([0, self.count, name, parameters]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, result = self.read()
        if error:
            sys.exit(f"{name}: {error['message']}")
        return result

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


def pages(folder):
    """The pages that are loaded at some time, and whether they are lists."""
    for loaded in sorted(folder.rglob("loaded.html")):
        if loaded.with_name("loading.html").exists():
            page = str(loaded.parent.relative_to(folder))
            yield page, 'class="prose"' not in loaded.read_text()


def main(folder="Output", *wanted):
    folder = pathlib.Path(folder)
    site = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Server, directory=str(folder)))
    threading.Thread(target=site.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{site.server_port}"
    script = (HERE / "stillness.js").read_text()
    total = dict.fromkeys(["blocks", "heights", "widths", "moved"], 0)
    firefox = Firefox()
    try:
        firefox.call("WebDriver:Navigate", {"url": f"{address}/empty.html"})
        for page, is_list in pages(folder):
            if wanted and page not in wanted:
                continue
            found = firefox.call("WebDriver:ExecuteAsyncScript", {
                "script": script + """
                    const [one, other, widths, hasRows, done] = arguments;
                    Stillness.compare(one, other, widths, hasRows).then(done);
                    """,
                "args": [f"{address}/{page}/loading.html", f"{address}/{page}/loaded.html",
                         WIDTHS, is_list],
            })["value"]
            for name in total:
                total[name] += found[name]
            print(page, *(f"{name} {found[name]}" for name in total), sep=", ", flush=True)
            for words in found["worst"] + found["alone"]:
                print("   ", words, flush=True)
    finally:
        firefox.close()
    print(*(f"{name} {count}" for name, count in total.items()), sep=", ")
    if total["blocks"] == 0:
        sys.exit("There is nothing to measure.")
    sys.exit(total["heights"] * 1000 >= total["blocks"])


main(*sys.argv[1:])

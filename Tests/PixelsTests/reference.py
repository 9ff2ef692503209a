"""Makes pairs of pictures and kinds of PNG files in a folder, and has pixelmatch count differences.

Prints a line for each pair: its name and the number of pixels that differ; so for screenshots that
the folder holds already, `shot-….base.png` and `shot-….head.png`. Next to each file of a
kind stands what a reader must make of it: its pixels as red, green, blue and alpha.
"""
import random
import struct
import sys
import zlib
from pathlib import Path

from PIL import Image, ImageDraw
from pixelmatch.contrib.PIL import pixelmatch

folder = Path(sys.argv[1])
random.seed(7)


def scene(seed, width=320, height=240):
    """Shapes with smooth edges: drawn large and made small."""
    source = random.Random(seed)
    image = Image.new("RGB", (width * 4, height * 4), (253, 252, 250))
    draw = ImageDraw.Draw(image)
    for _ in range(30):
        x, y = source.randrange(width * 4), source.randrange(height * 4)
        w, h = source.randrange(20, 400), source.randrange(20, 300)
        color = tuple(source.randrange(256) for _ in range(3))
        source.choice([draw.ellipse, draw.rectangle])([x, y, x + w, y + h], fill=color)
        draw.line([x, y, x + w * 2, y + h], fill=color, width=source.randrange(1, 9))
    return image.resize((width, height), Image.LANCZOS).convert("RGBA")


def shifted(image, by):
    moved = Image.new("RGBA", image.size, (255, 255, 255, 255))
    moved.paste(image, by)
    return moved


def noisy(image, amount):
    pixels = bytearray(image.tobytes())
    for index in range(0, len(pixels), 4):
        if random.random() < 0.2:
            for channel in range(3):
                value = pixels[index + channel] + random.randrange(-amount, amount + 1)
                pixels[index + channel] = max(0, min(255, value))
    return Image.frombytes("RGBA", image.size, bytes(pixels))


def marked(image):
    other = image.copy()
    ImageDraw.Draw(other).rectangle([40, 50, 90, 70], fill=(200, 10, 10, 255))
    return other


def text(words):
    """Grey letters on white, where many neighbours are equally dark."""
    image = Image.new("RGBA", (320, 60), (255, 255, 255, 255))
    ImageDraw.Draw(image).text((10, 20), words, fill=(28, 27, 25, 255), font_size=17)
    return image


def faded(image):
    other = image.copy()
    other.putalpha(180)
    return other


def pairs():
    for seed in range(3):
        image = scene(seed)
        yield f"{seed}-same", image, image.copy()
        yield f"{seed}-shift", image, shifted(image, (1, 0))
        yield f"{seed}-down", image, shifted(image, (0, 5))
        yield f"{seed}-other", image, scene(seed + 100)
        yield f"{seed}-noise", image, noisy(image, 60)
        yield f"{seed}-faint", image, noisy(image, 4)
        yield f"{seed}-mark", image, marked(image)
        yield f"{seed}-fade", image, faded(image)
    yield "text", text("more faces than the one it wears"), text("more faces than the very one it")


def chunk(name, data):
    body = name + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def interlaced(image):
    """A PNG in the seven passes of Adam7, which Pillow does not write."""
    width, height = image.size
    data = b""
    passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
              (0, 1, 1, 2)]
    for x0, y0, dx, dy in passes:
        for y in range(y0, height, dy):
            row = [bytes(image.getpixel((x, y))) for x in range(x0, width, dx)]
            if row:
                data += b"\0" + b"".join(row)
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 1)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(data))
            + chunk(b"IEND", b""))


def deep(image):
    """A PNG of sixteen bits a channel, each byte doubled."""
    width, height = image.size
    rows = image.tobytes()
    data = b"".join(
        b"\0" + bytes(b for byte in rows[y * width * 4:(y + 1) * width * 4] for b in (byte, byte))
        for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 16, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(data))
            + chunk(b"IEND", b""))


def kinds():
    image = scene(3, 61, 47)
    image.save(folder / "kind-rgba.png")
    (folder / "kind-interlaced.png").write_bytes(interlaced(image))
    (folder / "kind-deep.png").write_bytes(deep(image))
    for name in ("rgba", "interlaced", "deep"):
        (folder / f"kind-{name}.raw").write_bytes(image.tobytes())
    for name, mode in (("grey", "L"), ("palette", "P"), ("bits", "1"), ("rgb", "RGB")):
        other = image.convert("RGB").convert(mode)
        other.save(folder / f"kind-{name}.png")
        (folder / f"kind-{name}.raw").write_bytes(other.convert("RGBA").tobytes())


for name, base, head in pairs():
    base.save(folder / f"{name}.base.png")
    head.save(folder / f"{name}.head.png")
    print(name, pixelmatch(base, head, threshold=0.1))
for file in sorted(folder.glob("shot-*.base.png")):
    name = file.name.removesuffix(".base.png")
    base, head = (Image.open(folder / f"{name}.{side}.png").convert("RGBA")
                  for side in ("base", "head"))
    print(name, pixelmatch(base, head, threshold=0.1))
kinds()

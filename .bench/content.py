"""Makes content from a seed: the same bytes for the same numbers, on every machine."""

import os

WORDS = """
after again all along amber and arch at attic autumn before bench between bird black blue book
bridge bright by calm candle careful chair city clay clear clock cloud cold copper corner courtyard
day deep door down drawer dry early east edge empty evening every far field fire first floor for
frame from garden gate glass gold grass green grey hall hand harbour heavy high hill hour house in
into iron island key lamp lane late lead leaf left letter light line linen little long low map
market meadow mirror moon morning narrow near new night noon north of old on one open or orchard
other over page paper path pen pine plain quiet rain red river road roof room rose round salt sand
school sea second shade shelf shore silver slow small snow south spring stair stone street summer
sun table tall the then thin third through tide to tower tree two under up valley village wall warm
water west white wide wind window winter with wood yard year yellow young
""".split()


class Dice:
    """A generator of numbers that is written down here, so that no version of Python changes it."""

    def __init__(self, seed):
        self.state = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % 2**64

    def roll(self, sides):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % sides

    def words(self, count):
        return [WORDS[self.roll(len(WORDS))] for _ in range(count)]


def sentence(dice):
    """A sentence of about twelve words, some of them emphasised, code, or links."""
    words = dice.words(8 + dice.roll(9))
    place = 1 + dice.roll(len(words) - 2)
    word = words[place]
    words[place] = {
        0: f"*{word}*",
        1: f"**{word}**",
        2: f"`{word}()`",
        3: f"[{word}](https://example.org/{word}/{dice.roll(500)})",
        4: f"{word} & co",
    }.get(dice.roll(12), word)
    text = " ".join(words)
    return text[0].upper() + text[1:] + "."


def paragraph(dice, sentences):
    return " ".join(sentence(dice) for _ in range(sentences))


def section(dice, number):
    """A heading, paragraphs, and something besides, which is another thing in each section."""
    parts = [("### " if number % 3 == 2 else "## ") + " ".join(dice.words(3)).capitalize()]
    parts += [paragraph(dice, 3), paragraph(dice, 3)]
    kind = number % 5
    if kind == 0:
        parts.append("\n".join(f"- {sentence(dice)}" for _ in range(4)))
    elif kind == 1:
        lines = (f"let {word} = {dice.roll(99)}" for word in dice.words(6))
        parts.append("```swift\n" + "\n".join(lines) + "\n```")
    elif kind == 2:
        alt = " ".join(dice.words(4))
        parts.append(f"![{alt}](/pictures/{dice.roll(40)}.jpg)")
    elif kind == 3:
        parts.append("\n".join(f"{n}. {sentence(dice)}" for n in range(1, 4)))
    else:
        parts.append("> " + sentence(dice))
    return "\n\n".join(parts)


def article(index, states=8, words=600, seed=0, tags=0):
    """One article; `states` beyond the usual eight are steps of a walk through it; three of so many tags."""
    dice = Dice(index + seed * 1_000_003)
    title = " ".join(dice.words(5)).capitalize()
    date = f"{2015 + dice.roll(10)}-{1 + dice.roll(12):02}-{1 + dice.roll(28):02}"
    blurb = " ".join(dice.words(14)).capitalize() + "."
    lines = ["---", f"title: {title}", f"date: {date}", f"blurb: {blurb}"]
    lines.append(f"tags: [{', '.join(f'tag {dice.roll(tags)}' for _ in range(3)) if tags else 'bench'}]")
    if states > 8:
        lines.append("onboarding:")
        for step in range(states - 8):
            region = ("header", "body", "navigation", "actions")[step % 4]
            lines += [f"  - id: step-{step}", f"    region: {region}", "    text: Look here."]
    body = [paragraph(dice, 3)]
    number = 0
    while sum(map(len, body)) < words * 5:
        body.append(section(dice, number))
        number += 1
    return "\n".join(lines + ["---", ""]) + "\n" + "\n\n".join(body) + "\n"


def headings(count):
    """An article of headings, of which many are called the same."""
    dice = Dice(count)
    parts = [f"## {' '.join(dice.words(2))}\n\n{sentence(dice)}" for _ in range(count)]
    return "---\ntitle: Headings\n---\n\n" + "\n\n".join(parts) + "\n"


def rows(count):
    """An article that is a list."""
    dice = Dice(count)
    return "---\ntitle: A list\n---\n\n" + "".join(f"- {sentence(dice)}\n" for _ in range(count))


# Content of other kinds than what budgets are judged by: what each is called, its folder below the content,
# and its articles.
SHAPES = [
    ("2,000 articles from another seed", "articles",
     lambda: (article(n, seed=4242) for n in range(2_000))),
    ("10,000 articles at the top, with three of 200 tags", ".",
     lambda: (article(n, words=100, tags=200) for n in range(10_000))),
    ("5,000 articles of a sentence", "articles",
     lambda: (article(n, words=1) for n in range(5_000))),
    ("100 articles of 30,000 words", "articles",
     lambda: (article(n, words=30_000) for n in range(100))),
    ("an article with 5,000 headings", "articles", lambda: [headings(5_000)]),
    ("an article with a list of 10,000 rows", "articles", lambda: [rows(10_000)]),
]


def write(folder, count, states=8):
    """Writes articles into a folder."""
    write_all(folder, (article(index, states) for index in range(count)))


def write_all(folder, articles):
    """Writes these articles into a folder."""
    os.makedirs(folder)
    for index, text in enumerate(articles):
        with open(f"{folder}/article-{index:05}.md", "w", encoding="utf-8") as file:
            file.write(text)

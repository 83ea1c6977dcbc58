#!/usr/bin/env python3
"""An outside player for `kameny arena … --b "exec:python3 docs/bots/first-of-all.py"`.

For each decision one line comes in: the game, its settings (name=value joined by commas, or - for
the defaults) and the position. One line goes out: a turn, or – as here – the position after it.

This one knows no rules: it asks `kameny legal`, which prints every turn with the position after it,
and takes the one after which its own stones have the fewest pips to go. It keeps one such process
for each settings it meets, so that it answers thousands of positions a second.
"""
import os
import subprocess
import sys

KAMENY = os.environ.get(
    "KAMENY", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "kameny"))
asked = {}


def legal(game, settings, position):
    """The lines of `kameny legal` for this position, each a turn and the position after it."""
    key = game, settings
    if key not in asked:
        options = [] if settings == "-" else settings.split(",")
        command = [KAMENY, "legal", game, "-"]
        for option in options:
            command += ["--set", option]
        asked[key] = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
    process = asked[key]
    process.stdin.write(position + "\n")
    process.stdin.flush()
    lines = []
    while True:
        line = process.stdout.readline().rstrip("\n")
        if not line:
            return lines
        lines.append(line.split("\t"))


def pips(side):
    """What the stones of one side still have to go; those in hand or hit have 25."""
    total = 0
    for part in side.split(","):
        if part[0] in "hx":
            total += 25 * int(part[1:])
        elif part[0] != "o":
            point, count = part.split(":")
            total += int(point) * int(count)
    return total


for line in sys.stdin:
    game, settings, position = line.rstrip("\n").split(" ", 2)
    choices = [after for _, after in legal(game, settings, position)]
    if game != "pres-palubu":
        mine = 0 if position.split(" ")[2] == "w" else 1
        choices.sort(key=lambda after: pips(after.split(" ")[mine]))
    print(choices[0], flush=True)

"""Writes links to games, from what docs/codes.md says: python3 write.py < games.jsonl"""

import json
import sys
import zlib
from urllib.parse import quote

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SECONDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 60, 90, 120, 300, 900, 3600, 86400]
# Beside letters, digits and -_.~
UNESCAPED = "!*'():,"
NAMES = "hint undo shuffle equal matches forced played-on".split()


def base64(number):
    return "".join(ALPHABET[number >> place & 63] for place in range(0, number.bit_length(), 6))


def check(text):
    crc = zlib.crc32(text.encode())
    return "".join(ALPHABET[crc >> place & 63] for place in (0, 6, 12, 18))


class Digits:
    def __init__(self):
        self.number, self.scale = 0, 1

    def digit(self, radix, value):
        assert 0 <= value < radix
        self.number += value * self.scale
        self.scale *= radix

    def natural(self, value):
        self.digit(64, value % 32 + (32 if value >= 32 else 0))
        if value >= 32:
            self.natural(value // 32)

    def text(self, longest, text):
        self.digit(longest + 1, len(text))
        for sign in text:
            self.digit(129, ord(sign))


def write(board, game):
    """Returns the code of a game; its help is taken after the last move."""
    digits, names, clock = Digits(), list(NAMES), 0
    digits.natural(len(game["ranks"]))
    digits.digit(2, 1)
    digits.natural(game["ms"])
    for radices, ranks, at in zip(game["radices"], game["ranks"], game["times"]):
        for radix, rank in zip(radices, ranks):
            digits.digit(radix, rank)
        nearest = min(SECONDS, key=lambda second: abs(clock + 1000 * second - at))
        digits.digit(25, SECONDS.index(nearest))
        clock += 1000 * nearest
    for name, count in game["assists"].items():
        for _ in range(count):
            digits.digit(25, 24)
            digits.digit(len(names) + 1, names.index(name) if name in names else len(names))
            if name not in names:
                digits.text(20, name)
                names.append(name)
    digits.digit(25, 0)
    text = base64(digits.number)
    return "B" + check(f"{board}\n{text}") + text


for line in sys.stdin:
    game = json.loads(line)
    fields = {**game["options"], "seed": game["seed"]}
    query = "&".join(name + "=" + quote(value, safe=UNESCAPED) for name, value in fields.items())
    board = f"{game['game']}?{query}"
    print(f"{game['game']}?c={check(board + '&g')}&{query}&g={write(board, game)}")

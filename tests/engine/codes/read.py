"""Reads the codes of games without their rules: python3 read.py link.jsonl patches.jsonl ..."""

import json
import sys
import zlib

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SECONDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 60, 90, 120, 300, 900, 3600, 86400]
NAMES = "hint undo shuffle equal matches forced played-on".split()


class Digits:
    def __init__(self, text):
        self.rest = sum(ALPHABET.index(sign) << 6 * place for place, sign in enumerate(text))

    def digit(self, radix):
        self.rest, value = divmod(self.rest, radix)
        return value

    def natural(self):
        group = self.digit(64)
        return group if group < 32 else group - 32 + 32 * self.natural()

    def text(self, longest):
        signs = [self.digit(129) for _ in range(self.digit(longest + 1))]
        return "".join(map(chr, signs))


def read(board, code, radices):
    """Returns ranks and times of moves, milliseconds, help. `radices`: from how many each digit is chosen."""
    version, check, text = code[0], code[1:5], code[5:]
    crc = zlib.crc32(f"{board}\n{text}".encode())
    assert version == "B" and check == "".join(ALPHABET[crc >> place & 63] for place in (0, 6, 12, 18))
    digits, clock, help_taken, names = Digits(text), 0, {}, list(NAMES)

    def pass_time():
        while (second := digits.digit(len(SECONDS) + 1)) == len(SECONDS):
            known = digits.digit(len(names) + 1)
            if known == len(names):
                names.append(digits.text(20))
            help_taken[names[known]] = help_taken.get(names[known], 0) + 1
        return 1000 * SECONDS[second]

    moves, timed, total, ranks, times = digits.natural(), digits.digit(2), digits.natural(), [], []
    for move in range(moves):
        ranks.append([digits.digit(radix) for radix in radices[move]])
        clock += pass_time() if timed else 0
        times.append(min(clock, total))
    pass_time()
    assert digits.rest == 0
    return ranks, times[:-1] + [total], total, help_taken


games = [json.loads(line) for path in sys.argv[1:] for line in open(path, encoding="utf-8")]
for game in games:
    fields = [field for field in game["link"].split("&") if not field.startswith("g=")]
    board = fields[0].split("c=")[0] + "&".join(fields[1:])
    found = read(board, game["link"].split("&g=")[1], game["radices"])
    assert list(found) == [game[key] for key in ("ranks", "times", "ms", "assists")], game["link"]
print(len(games), "games")

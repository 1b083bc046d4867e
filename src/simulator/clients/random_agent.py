"""An agent for `simulate --agent 'python3 random_agent.py'` that plays like the built-in `random`.

It draws from the same stream, so its games are the same to the last gem. Copy it, and choose better.
"""

import json
import sys


def hash_text(text):
    """cyrb128 by bryc: four 32-bit numbers of a text."""
    a, b, c, d = 1779033703, 3144134277, 1013904242, 2773480762
    for unit in memoryview(text.encode("utf-16-le")).cast("H"):
        a = b ^ (a ^ unit) * 597399067 & 0xFFFFFFFF
        b = c ^ (b ^ unit) * 2869860233 & 0xFFFFFFFF
        c = d ^ (c ^ unit) * 951274213 & 0xFFFFFFFF
        d = a ^ (d ^ unit) * 2716044179 & 0xFFFFFFFF
    a = (c ^ a >> 18) * 597399067 & 0xFFFFFFFF
    b = (d ^ b >> 22) * 2869860233 & 0xFFFFFFFF
    c = (a ^ c >> 17) * 951274213 & 0xFFFFFFFF
    d = (b ^ d >> 19) * 2716044179 & 0xFFFFFFFF
    return a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a


class Random:
    """xoroshiro128+ by Blackman and Vigna, of which each draw takes the lower 32 bits."""

    def __init__(self, seed):
        a, b, c, d = hash_text(seed)
        self.s0, self.s1 = a << 32 | b, c << 32 | d

    def below(self, bound):
        """A whole number from 0 to bound - 1; draws again where the last range is incomplete."""
        while True:
            drawn = self.next()
            start = drawn - drawn % bound
            if start <= 2**32 - bound:
                return drawn - start

    def next(self):
        drawn = (self.s0 + self.s1 & 0xFFFFFFFF) ^ 0x80000000
        other = self.s0 ^ self.s1
        self.s0 = rotate(self.s0, 24) ^ other ^ other << 16 & 0xFFFFFFFFFFFFFFFF
        self.s1 = rotate(other, 37)
        return drawn


def rotate(word, bits):
    return word << bits & 0xFFFFFFFFFFFFFFFF | word >> 64 - bits


def main():
    for line in sys.stdin:
        board = json.loads(line)
        if "opened" in board:  # The settings, which this agent does not need.
            continue
        if board["swap"] == 0:
            random = Random("agent " + board["seed"])
        print(board["legal"][random.below(board["count"])], flush=True)


if __name__ == "__main__":
    main()

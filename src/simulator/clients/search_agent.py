"""An agent for `simulate --agent 'python3 search_agent.py'` that plans by Monte-Carlo search. Needs numpy.

It loads each board into a simulator of its own, copies it to all others there, and plays every legal swap on some
of the copies, then a few random swaps after it. The half of the swaps that brought the fewest points is dropped, the
others get the copies, and so on until one is left (sequential halving: Karnin, Koren and Somekh, 2013). What falls
on a copy is drawn afresh, so nothing is foreseen.
"""

import json
import sys

import numpy
from pairwise_cascade import STAY, CascadeVectorEnv

# The first board stays as it is asked about; the others are its copies.
COPIES = 1023
# Random swaps after the one that is tried: more of them see further, but less clearly.
DEPTH = 2


class Search:
    def __init__(self, opened):
        shape = {name: opened[name] for name in ("rows", "cols", "kinds")}
        self.swaps = opened["burnIn"] + opened["swaps"]
        self.random = numpy.random.default_rng(1)
        self.boards = CascadeVectorEnv(1 + COPIES, swaps=1_000_000, autoreset=False, **shape)
        self.boards.reset(seed=1)

    def choose(self, question):
        swaps = numpy.array(question["legal"])
        depth = min(DEPTH, self.swaps - question["swap"] - 1)
        self.boards.load(["/".join(question["cells"])] + [None] * COPIES)
        points = numpy.zeros(len(swaps))
        tries = numpy.zeros(len(swaps))
        best = numpy.arange(len(swaps))
        while len(best) > 1:
            tried = numpy.resize(best, COPIES)
            results = self.play(swaps[tried], depth)
            numpy.add.at(points, tried, results)
            numpy.add.at(tries, tried, 1)
            order = numpy.argsort(-points[best] / tries[best], kind="stable")
            best = best[order[: (len(best) + 1) // 2]]
        return int(swaps[best[0]])

    def play(self, swaps, depth):
        """The points of a swap on each copy, and of random ones after it."""
        self.boards.copy(numpy.zeros(1 + COPIES, int))
        points = numpy.zeros(COPIES)
        for _ in range(depth + 1):
            points += self.boards.step(numpy.append(STAY, swaps))[1][1:]
            swaps = self.choose_randomly()
        return points

    def choose_randomly(self):
        masks = self.boards.action_masks()[1:]
        return (masks * self.random.random(masks.shape, numpy.float32)).argmax(1)


def main():
    search = Search(json.loads(sys.stdin.readline())["opened"])
    for line in sys.stdin:
        print(search.choose(json.loads(line)), flush=True)


if __name__ == "__main__":
    main()

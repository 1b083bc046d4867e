"""Measures steps and copies a second through the Python client and through the protocol alone.

    python3 tests/bench/serve.py [rounds]

Wall time, and processor time of client and simulator together, which other work on the machine
hardly changes. Takes turns, so that all see the same load. Build first: npm run simulate -- --help
"""

import os
import resource
import statistics
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), *("..", "..", "src", "cli", "clients")))
from pairwise_cascade import BUILT, CascadeEnv, CascadeVectorEnv, Connection, numpy

ENVS = 256
LONG = 1_000_000


def step_one(steps):
    env = CascadeEnv(swaps=LONG)
    env.reset(seed=1)
    yield
    for _ in range(steps):
        mask = env.action_masks()
        env.step(mask.tobytes().index(1))
    yield
    env.close()


def step_many(steps):
    env = CascadeVectorEnv(ENVS, swaps=LONG)
    env.reset(seed=1)
    yield
    for _ in range(steps // ENVS):
        masks = env.action_masks()
        env.step(masks.argmax(1) if numpy else [bytes(mask).index(1) for mask in masks.tolist()])
    yield
    env.close()


def copy_many(copies):
    """Copies of one board to all others, and nothing else done."""
    env = CascadeVectorEnv(1 + ENVS, swaps=LONG)
    env.reset(seed=1)
    sources = numpy.zeros(1 + ENVS, int) if numpy else [0] * (1 + ENVS)
    yield
    for _ in range(copies // ENVS):
        env.copy(sources)
    yield
    env.close()


def protocol_alone(envs):
    """Frames sent and received, with a legal swap found in each and nothing else done."""

    def run(steps):
        connection = Connection(envs=envs, swaps=LONG)
        body = connection.reset("1")
        places = connection.opened["places"]
        cells = 17 * envs + 64 * envs
        yield
        for _ in range(steps // envs):
            mask = bytes(body[cells:])
            swaps = [mask.index(1, at) - at for at in range(0, envs * places, places)]
            body = connection.step_one(swaps[0]) if envs == 1 else connection.step_many(swaps)
        yield
        connection.close()

    return run


def engine(steps):
    """The simulator's own games, whole runs with all figures, one thread."""
    main_js = os.environ.get("PAIRWISE_SIMULATE", BUILT)
    games = steps // 100
    command = f"node {main_js} --threads 1 --swaps 100 --games {games} >/dev/null 2>&1"
    yield
    os.system(command)
    yield


def bare_pipe(envs):
    """Round trips of as many bytes through `cat`: what the machine's pipes allow."""

    def run(steps):
        cat = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        frame = bytes(8 + 193 * envs)
        yield
        for _ in range(steps // envs):
            cat.stdin.write(frame)
            left = len(frame)
            while left > 0:
                left -= len(cat.stdout.read(left))
        yield
        cat.communicate()

    return run


def cpu_seconds():
    usages = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def measure(run, steps):
    """Steps a second by the clock, and by processor time, starts and ends of processes included in that."""
    work = run(steps)
    cpu = cpu_seconds()
    next(work)
    start = time.perf_counter()
    next(work)
    seconds = time.perf_counter() - start
    next(work, None)
    return steps / seconds, steps / (cpu_seconds() - cpu)


RUNS = [
    ("one at a time", step_one, 100_000),
    ("protocol alone, one at a time", protocol_alone(1), 100_000),
    ("bare pipe, one at a time", bare_pipe(1), 100_000),
    (f"batches of {ENVS}", step_many, 2_000_000),
    (f"protocol alone, batches of {ENVS}", protocol_alone(ENVS), 1_000_000),
    (f"copies, batches of {ENVS}", copy_many, 1_000_000),
    (f"bare pipe, batches of {ENVS}", bare_pipe(ENVS), 1_000_000),
    ("engine, with all figures", engine, 2_000_000),
]


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    found = {name: [] for name, _, _ in RUNS}
    for _ in range(rounds):
        for name, run, steps in RUNS:
            found[name].append(measure(run, steps))
    print(f"{'numpy' if numpy else 'plain Python'}, load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    for name, pairs in found.items():
        wall, cpu = zip(*pairs)
        print(f"{name:36} {statistics.median(wall):9,.0f} /s (best {max(wall):9,.0f})"
              f" {statistics.median(cpu):9,.0f} per s of processor")


if __name__ == "__main__":
    main()

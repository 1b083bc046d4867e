"""Games of Cascade, a match-3, for Python: one file, standard library only, numpy used when present.

    from pairwise_cascade import CascadeEnv, CascadeVectorEnv

Both have Gymnasium's method names and returns, and are subclasses of its Env and VectorEnv where it
is installed. Copy this file wherever you like and say where the simulator is: `command=[...]`, or
PAIRWISE_SIMULATE=/path/to/main.js. In its own folder it finds what `npm run simulate` has built.

An action is the place of a swap: of all pairs of neighbours, horizontal ones first, then vertical
ones, each column by column from the top. A board of 8 x 8 has 112. An observation is the board,
kinds 1, 2, ... by row and column: a numpy array, or without numpy a memoryview, which is indexed the
same way (board[row, col]) and has tolist().

An illegal swap changes nothing, brings 0 and counts as a swap. A game is truncated after `swaps` swaps and never
terminated, since a board without a legal swap is dealt again. Game i of seed S is game i of
`simulate --seed S`. A vector environment begins the next game of an environment in the step after
its last one, as Gymnasium's AutoresetMode.NEXT_STEP does; environment i of n plays games i, i + n, i + 2n.

Tested with Python 3.11 alone, with numpy 2.4 and with Gymnasium 1.3 (its check_env) on Linux. Not
tested: macOS, Windows, Python below 3.11, Stable-Baselines3, whose MaskablePPO asks for action_masks().
"""

import json
import os
import struct
import subprocess

try:
    import numpy
except ImportError:
    numpy = None

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError:
    gymnasium = None

BUILT = os.path.join(
    os.path.dirname(os.path.abspath(__file__)),
    *("..", "..", "..", "node_modules", ".cache", "simulate", "main.js"),
)
_OPEN, _RESET, _STEP = 1, 2, 3
_OPENED, _STATES, _REFUSED = 1, 2, 3
_DONE, _REDEALT, _ILLEGAL = 1, 2, 4
_NEXT_GAME = -1
_PIPE_BYTES = 1 << 20


class CascadeError(RuntimeError):
    """The simulator refused a request or ended."""


class Connection:
    """A simulator that serves this process. See docs/protocol.md."""

    def __init__(self, command=None, **settings):
        if command is None:
            command = ["node", os.environ.get("PAIRWISE_SIMULATE", BUILT), "serve"]
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
            )
        except OSError as error:
            raise CascadeError(f"cannot start {command[0]}: {error.strerror}") from error
        self._in = self.process.stdin.fileno()
        self._out = self.process.stdout.fileno()
        _widen(self._in)
        _widen(self._out)
        settings = {name: value for name, value in settings.items() if value is not None}
        try:
            self._send(_OPEN, json.dumps(settings).encode())
            self.opened = json.loads(bytes(self._receive(_OPENED)))
        except BaseException:
            self.close()
            raise
        envs = self.opened["envs"]
        self._step = struct.Struct(f"<ii{envs}i")
        self._frame_size = 8 + 13 * envs + envs * (
            self.opened["rows"] * self.opened["cols"] + self.opened["places"]
        )

    def reset(self, seed=None):
        """The states after the first games of a seed are dealt, or the next games."""
        self._send(_RESET, b"" if seed is None else str(seed).encode())
        return self._receive(_STATES)

    def step_one(self, action):
        self._write(self._step.pack(_STEP, 4, action))
        return self._receive_states()

    def step_many(self, actions):
        """Steps with a numpy array or a sequence of actions."""
        if numpy is not None:
            body = numpy.ascontiguousarray(actions, dtype="<i4").tobytes()
            self._write(struct.pack("<ii", _STEP, len(body)) + body)
        else:
            self._write(self._step.pack(_STEP, 4 * len(actions), *actions))
        return self._receive_states()

    def close(self):
        """Ends the simulator, which ends by itself as soon as its input does."""
        self.process.stdin.close()
        self.process.stdout.close()
        self._in = self._out = -1
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _send(self, kind, body):
        self._write(struct.pack("<ii", kind, len(body)) + body)

    def _write(self, data):
        try:
            sent = os.write(self._in, data)
            while sent < len(data):
                sent += os.write(self._in, memoryview(data)[sent:])
        except BrokenPipeError:
            pass  # The reason is in what it wrote last.
        except OSError as error:
            raise CascadeError("the simulator is closed") from error

    def _receive_states(self):
        """A frame of states in as few reads as the pipe allows; any other kind is shorter."""
        data = os.read(self._out, self._frame_size)
        if len(data) < self._frame_size or data[0] != _STATES:
            return self._receive(_STATES, data)
        return memoryview(bytearray(data))[8:] if numpy is not None else memoryview(data)[8:]

    def _receive(self, expected, start=b""):
        data = bytearray(start)
        self._read_to(data, 8)
        kind, size = struct.unpack_from("<ii", data)
        self._read_to(data, 8 + size)
        body = memoryview(data)[8:]
        if kind == _REFUSED:
            self.close()
            raise CascadeError(f"the simulator refused: {bytes(body).decode()}")
        if kind != expected:
            raise CascadeError(f"the simulator sent a frame of kind {kind}")
        return body

    def _read_to(self, data, size):
        while len(data) < size:
            part = os.read(self._out, min(size - len(data), _PIPE_BYTES))
            if not part:
                self.close()
                raise CascadeError("the simulator ended; is it built, and is Node installed?")
            data += part


def _widen(descriptor):
    """Lets a pipe hold a frame of many boards, where the system can."""
    try:
        import fcntl

        fcntl.fcntl(descriptor, getattr(fcntl, "F_SETPIPE_SZ", 1031), _PIPE_BYTES)
    except (ImportError, OSError):
        pass


class States:
    """Views of a frame of states: an item for each environment."""

    def __init__(self, opened, body):
        envs, rows, cols, places = (opened[name] for name in ("envs", "rows", "cols", "places"))
        cells = 13 * envs
        mask = cells + envs * rows * cols
        self.rewards = _integers(body[: 4 * envs])
        self.games = _integers(body[4 * envs : 8 * envs])
        self.counts = _integers(body[8 * envs : 12 * envs])
        self.flags = _bytes(body[12 * envs : cells], (envs,))
        self.cells = _bytes(body[cells:mask], (envs, rows, cols))
        self.masks = _bytes(body[mask:], (envs, places))


def _integers(view):
    return view.cast("i") if numpy is None else numpy.frombuffer(view, "<i4")


def _bytes(view, shape):
    return view.cast("B", shape) if numpy is None else numpy.frombuffer(view, numpy.uint8).reshape(shape)


_Env = gymnasium.Env if gymnasium else object
_VectorEnv = VectorEnv if gymnasium else object


class CascadeEnv(_Env):
    """One board, as a gymnasium.Env. Settings left out are the simulator's usual ones."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self, rows=8, cols=8, kinds=7, weights=None, counting=None, swaps=None, render_mode=None, command=None
    ):
        self.render_mode = render_mode
        self._connection = Connection(
            command, rows=rows, cols=cols, kinds=kinds, weights=weights, counting=counting, swaps=swaps
        )
        self.rows, self.cols, self.places = rows, cols, self._connection.opened["places"]
        self._mask_from = 13 + rows * cols
        if gymnasium:
            self.observation_space, self.action_space = _spaces(rows, cols, kinds, self.places)

    def reset(self, *, seed=None, options=None):
        if gymnasium:
            super().reset(seed=seed)
        return self._show(self._connection.reset(seed))

    def step(self, action):
        body = self._connection.step_one(action)
        board, info = self._show(body)
        return board, float(_FIRST.unpack_from(body)[0]), False, bool(body[12] & _DONE), info

    def action_masks(self):
        """True for each legal swap: what masked agents ask for."""
        return self._mask

    def render(self):
        return "\n".join("".join(chr(64 + kind) for kind in row) for row in self._board.tolist())

    def close(self):
        self._connection.close()

    def _show(self, body):
        _, game, count = _FIRST.unpack_from(body)
        self._board = _bytes(body[13 : self._mask_from], (self.rows, self.cols))
        mask = body[self._mask_from :]
        self._mask = mask if numpy is None else numpy.frombuffer(mask, bool)
        info = {"action_mask": self._mask, "legal_swaps": count, "game": game}
        if body[12] & (_REDEALT | _ILLEGAL):
            info["redealt"] = bool(body[12] & _REDEALT)
            info["illegal"] = bool(body[12] & _ILLEGAL)
        return self._board, info


_FIRST = struct.Struct("<iii")


class CascadeVectorEnv(_VectorEnv):
    """Boards side by side, as a gymnasium.vector.VectorEnv."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP if gymnasium else "NextStep"}

    def __init__(
        self, num_envs, rows=8, cols=8, kinds=7, weights=None, counting=None, swaps=None, command=None
    ):
        self.num_envs = num_envs
        self._connection = Connection(
            command,
            envs=num_envs,
            rows=rows,
            cols=cols,
            kinds=kinds,
            weights=weights,
            counting=counting,
            swaps=swaps,
        )
        self.places = self._connection.opened["places"]
        self._states = None
        if gymnasium:
            self.single_observation_space, self.single_action_space = _spaces(rows, cols, kinds, self.places)
            batch = gymnasium.vector.utils.batch_space
            self.observation_space = batch(self.single_observation_space, num_envs)
            self.action_space = batch(self.single_action_space, num_envs)

    def reset(self, *, seed=None, options=None):
        if gymnasium:
            super().reset(seed=seed if isinstance(seed, int) else None)
        self._read(self._connection.reset(seed))
        return self._states.cells, self._info()

    def step(self, actions):
        """Steps all; an environment whose game is over begins its next one, whatever its action."""
        if numpy is None:
            actions = [_NEXT_GAME if over else action for action, over in zip(actions, self._over)]
        elif self._any_over:
            actions = numpy.where(self._over, _NEXT_GAME, actions)
        self._read(self._connection.step_many(actions))
        states = self._states
        if numpy is None:
            rewards, never = [float(reward) for reward in states.rewards], [False] * self.num_envs
        else:
            rewards, never = states.rewards.astype(float), numpy.zeros(self.num_envs, bool)
        return states.cells, rewards, never, self._over, self._info()

    def action_masks(self):
        """True for each legal swap, by environment."""
        masks = self._states.masks
        return masks if numpy is None else masks.view(bool)

    def close(self, **kwargs):
        self._connection.close()

    def _read(self, body):
        self._states = States(self._connection.opened, body)
        flags = self._states.flags
        if numpy is None:
            self._over = [bool(flag & _DONE) for flag in flags]
        else:
            self._over = (flags & _DONE).astype(bool)
            self._any_over = self._over.any()

    def _info(self):
        states = self._states
        return {"action_mask": self.action_masks(), "legal_swaps": states.counts, "game": states.games}


def _spaces(rows, cols, kinds, places):
    board = gymnasium.spaces.Box(1, kinds, (rows, cols), numpy.uint8)
    return board, gymnasium.spaces.Discrete(places)

"""Games of Cascade, a match-3, for Python: one file, standard library only, numpy used when present.

    from pairwise_cascade import CascadeEnv, CascadeVectorEnv

Both have Gymnasium's method names and returns, and are subclasses of its Env and VectorEnv where it
is installed. Copy this file wherever you like and say where the simulator is: `command=[...]`, or
PAIRWISE_SIMULATE=/path/to/main.js. In its own folder it finds what `npm run simulate` has built.

An action is the place of a swap: of all pairs of neighbours, horizontal ones first, then vertical
ones, each column by column from the top. A board of 8 x 8 has 112. An observation is the board,
kinds 1, 2, ... by row and column: a numpy array, or without numpy a memoryview, which is indexed the
same way (board[row, col]) and has tolist().

An illegal swap changes nothing, brings 0 and counts as a swap. A game is truncated after `swaps` swaps, since a board
without a legal swap is dealt again; with a goal, such as goal="gems A 30 B 12", it is terminated once that is reached.
A refused request raises CascadeError and changes nothing: the environment goes on.

Seeds. Without one, the first reset draws one from the system (np_random_seed has it under Gymnasium), and later ones
begin the next game. Game i of seed S is game i of `simulate --seed S`. A vector environment takes as Gymnasium's do
a whole number, which is S + i for environment i, or a list with a seed for each; each plays the games of its own. A
text is one simulation for all: environment i of n plays games i, i + n, i + 2n. It begins the next game of an
environment in the step after its last one (AutoresetMode.NEXT_STEP), or never with autoreset=False (DISABLED).

Planning. CascadeVectorEnv also copies boards, with fresh luck, restores them, with the luck that they had, and loads
them from outside; the action STAY leaves a board as it is. search_agent.py searches with it.

CascadeEnv().matches(board) lists the matches of any board, as [[kind, x, y, count], ...].

Tested with Python 3.11 alone, with numpy 2.4 and with Gymnasium 1.3 (its check_env and vector environments) on Linux.
Not tested: macOS, Windows, Python below 3.11, Stable-Baselines3, whose MaskablePPO asks for action_masks().
"""

import json
import operator
import os
import secrets
import shutil
import struct
import subprocess
import weakref
from importlib import metadata
from urllib.parse import unquote, urlparse

try:
    import numpy
except ImportError:
    numpy = None

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError:
    gymnasium = None

_HERE = os.path.dirname(os.path.abspath(__file__))
_BUILT = os.path.join("..", "..", "..", "node_modules", ".cache", "simulate", "main.js")
BUILT = os.path.normpath(os.path.join(_HERE, _BUILT))
_PROTOCOL = 2
_OPEN, _RESET, _STEP, _LOAD, _COPY, _RESTORE, _MATCHES = 1, 2, 3, 4, 5, 6, 7
_OPENED, _STATES, _REFUSED, _MATCHED = 1, 2, 3, 4
_DONE, _REDEALT, _ILLEGAL, _PASSED = 1, 2, 4, 8
NEXT_GAME, STAY = -1, -2
_PIPE_BYTES = 1 << 20


class CascadeError(RuntimeError):
    """The simulator refused a request or ended."""


class Connection:
    """A simulator that serves this process. See docs/protocol.md."""

    def __init__(self, command=None, **settings):
        command = command or find_command()
        try:
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
            )
        except OSError as error:
            raise CascadeError(f"cannot start {command[0]}: {error.strerror}") from error
        self._in, self._out = process.stdin.fileno(), process.stdout.fileno()
        self._end = weakref.finalize(self, _end, process)  # Also when it is forgotten.
        _widen(self._in)
        _widen(self._out)
        settings = {name: value for name, value in settings.items() if value is not None}
        try:
            self._send(_OPEN, _to_json(settings))
            self.opened = json.loads(bytes(self._receive(_OPENED)))
            if self.opened["protocol"] != _PROTOCOL:
                raise CascadeError("the simulator is of another version; build it again: npm run simulate -- --help")
        except BaseException:
            self.close()
            raise
        envs = self.opened["envs"]
        self._step = struct.Struct(f"<ii{envs}i")
        self._frame_size = 8 + States.size(self.opened)

    def reset(self, seed=None):
        """Begins the games of a seed, of a list with a seed or None for each board, or the next games."""
        return self._ask(_RESET, _to_json(seed))

    def load(self, boards):
        """Begins games on boards: a text for each, rows with / between them, or None to leave it as it is."""
        return self._ask(_LOAD, _to_json(boards))

    def copy(self, sources):
        """Copies to each board the game of another, by number; its refills are then others."""
        return self._ask(_COPY, _pack(sources))

    def restore(self, sources):
        """Copies with the luck too, so that the same swaps bring the same again."""
        return self._ask(_RESTORE, _pack(sources))

    def matches(self, board):
        """Lists the matches of a board, a text with / between its rows, as [kind, x, y, count]."""
        self._send(_MATCHES, _to_json(board))
        return json.loads(bytes(self._receive(_MATCHED)))

    def step_one(self, action):
        try:
            self._write(self._step.pack(_STEP, 4, action))
        except struct.error:
            raise CascadeError(f"an action is {action!r}, not a whole number") from None
        return self._receive_states()

    def step_many(self, actions):
        """Steps with a numpy array or a sequence of actions."""
        body = _pack(actions)
        self._write(struct.pack("<ii", _STEP, len(body)) + body)
        return self._receive_states()

    def close(self):
        """Ends the simulator, which ends by itself as soon as its input does."""
        self._in = self._out = -1
        self._end()

    def _ask(self, kind, body):
        self._send(kind, body)
        return self._receive_states()

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
            raise CascadeError(f"the simulator refused: {bytes(body).decode()}")
        if kind != expected:
            raise CascadeError(f"the simulator sent a frame of kind {kind}")
        return body

    def _read_to(self, data, size):
        while len(data) < size:
            part = os.read(self._out, min(size - len(data), _PIPE_BYTES))
            if not part:
                self.close()
                raise CascadeError("the simulator ended; is it built (npm run simulate -- --help), with Node 20.19?")
            data += part


def find_command():
    """PAIRWISE_SIMULATE, what the clone has built, or pairwise-simulate where npm has installed that."""
    built = [os.environ.get("PAIRWISE_SIMULATE"), BUILT, _built_in_clone()]
    for path in built:
        if path and os.path.exists(path):
            return ["node", path, "serve"]
    installed = shutil.which("pairwise-simulate")
    if installed:
        return [installed, "serve"]
    raise CascadeError("there is no simulator; build it in its clone: npm ci && npm run simulate -- --help")


def _built_in_clone():
    """What is built in the clone from which pip installed this file, by the address that pip writes down (PEP 610)."""
    try:
        address = json.loads(metadata.distribution("pairwise-cascade").read_text("direct_url.json"))["url"]
    except (metadata.PackageNotFoundError, TypeError, KeyError, ValueError):
        return None
    return os.path.normpath(os.path.join(unquote(urlparse(address).path), _BUILT))


def _end(process):
    process.stdin.close()
    process.stdout.close()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _pack(numbers):
    if numpy is not None:
        return _to_integers(numbers).tobytes()
    try:
        return struct.pack(f"<{len(numbers)}i", *numbers)
    except (struct.error, TypeError):
        raise CascadeError("actions and sources are whole numbers") from None


def _to_integers(numbers):
    """Refuses numbers that would change on the way."""
    numbers = numpy.asarray(numbers)
    packed = numpy.ascontiguousarray(numbers, "<i4") if numbers.dtype.kind in "iu" else None
    if packed is None or (packed != numbers).any():
        raise CascadeError("actions and sources are whole numbers")
    return packed


def _to_json(value):
    try:
        return json.dumps(value).encode()
    except (TypeError, ValueError) as error:
        raise CascadeError(f"not a value that can be sent: {error}") from None


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
        goals = goals_of(opened)
        goal = 16 * envs
        flags = goal + 4 * goals * envs
        cells = flags + envs
        mask = cells + envs * rows * cols
        self.rewards = _integers(body[: 4 * envs])
        self.games = _integers(body[4 * envs : 8 * envs])
        self.swaps = _integers(body[8 * envs : 12 * envs])
        self.counts = _integers(body[12 * envs : goal])
        self.missing = _integers(body[goal:flags], (envs, goals)) if goals else None
        self.flags = _bytes(body[flags:cells], (envs,))
        self.cells = _bytes(body[cells:mask], (envs, rows, cols))
        self.masks = _bytes(body[mask:], (envs, places))

    @staticmethod
    def size(opened):
        board = 17 + 4 * goals_of(opened) + opened["rows"] * opened["cols"] + opened["places"]
        return opened["envs"] * board


def goals_of(opened):
    """The number of parts of a goal, none without one."""
    return len(opened.get("goal", "").split()) // 2


def _integers(view, shape=None):
    if numpy is None:
        return view.cast("i", shape) if shape else view.cast("i")
    integers = numpy.frombuffer(view, "<i4")
    return integers.reshape(shape) if shape else integers


def _bytes(view, shape):
    return view.cast("B", shape) if numpy is None else numpy.frombuffer(view, numpy.uint8).reshape(shape)


_Env = gymnasium.Env if gymnasium else object
_VectorEnv = VectorEnv if gymnasium else object
_LETTERS = ".ABCDEFGHIJKLMNOP"


class CascadeEnv(_Env):
    """One board, as a gymnasium.Env. Settings are those of docs/protocol.md, as rows=8 or burn_in=10."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, *, render_mode=None, command=None, **settings):
        self.render_mode = render_mode
        self._connection = _connect(command, 1, settings)
        self._mask = None
        opened = self._connection.opened
        self.rows, self.cols, self.places = (opened[name] for name in ("rows", "cols", "places"))
        self._goals = goals_of(opened)
        self._flags_at = 16 + 4 * self._goals
        self._mask_at = self._flags_at + 1 + self.rows * self.cols
        if gymnasium:
            self.observation_space, self.action_space = _spaces(opened)

    def reset(self, *, seed=None, options=None):
        """Begins a game, on the board of options={"board": ["ABC...", ...]} if there is one."""
        board = _take_option(options, "board")
        if seed is None and self._mask is None:
            seed = _draw_seed()
        text = _seed_text(seed)
        if gymnasium:
            super().reset(seed=None if isinstance(seed, str) else seed)
        shown = self._show(self._connection.reset(text))
        return shown if board is None else self._show(self._connection.load([_board_text(board)]))

    def step(self, action):
        if action < 0:
            raise CascadeError(f"an action is {action}, not from 0 to {self.places - 1}")
        body = self._connection.step_one(action)
        board, info = self._show(body)
        flags = body[self._flags_at]
        terminated = bool(flags & _PASSED)
        return board, float(_FIRST.unpack_from(body)[0]), terminated, bool(flags & _DONE) and not terminated, info

    def action_masks(self):
        """True for each legal swap: what masked agents ask for."""
        self._expect_board()
        return self._mask

    def matches(self, board):
        """Lists the matches of any board, of rows of letters or an array of kinds, as [[kind, x, y, count], ...].

        x and y are the column and row of a match's first gem in reading order, from 0. A match is a cluster, or with
        the setting counting="lines" a run. Needs no reset() and changes nothing.
        """
        return self._connection.matches(_board_text(board))

    def render(self):
        self._expect_board()
        return "\n".join(_lines(self._board.tolist()))

    def close(self):
        self._connection.close()

    def _expect_board(self):
        if self._mask is None:
            raise CascadeError("there is no board before the first reset()")

    def _show(self, body):
        _, game, swap, count = _FIRST.unpack_from(body)
        self._board = _bytes(body[self._flags_at + 1 : self._mask_at], (self.rows, self.cols))
        mask = body[self._mask_at :]
        self._mask = mask if numpy is None else numpy.frombuffer(mask, bool)
        info = {"action_mask": self._mask, "legal_swaps": count, "game": game, "swap": swap}
        if self._goals:
            info["missing"] = _integers(body[16 : self._flags_at])
        flags = body[self._flags_at]
        if flags & (_REDEALT | _ILLEGAL):
            info["redealt"] = bool(flags & _REDEALT)
            info["illegal"] = bool(flags & _ILLEGAL)
        return self._board, info


_FIRST = struct.Struct("<iiii")


class CascadeVectorEnv(_VectorEnv):
    """Boards side by side, as a gymnasium.vector.VectorEnv; settings as those of CascadeEnv."""

    def __init__(self, num_envs, *, autoreset=True, command=None, **settings):
        self.num_envs = num_envs
        self._connection = _connect(command, num_envs, settings)
        self.places = self._connection.opened["places"]
        self._states = None
        self._when_over = NEXT_GAME if autoreset else STAY
        mode = "NEXT_STEP" if autoreset else "DISABLED"
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode[mode] if gymnasium else mode}
        if gymnasium:
            self.single_observation_space, self.single_action_space = _spaces(self._connection.opened)
            batch = gymnasium.vector.utils.batch_space
            self.observation_space = batch(self.single_observation_space, num_envs)
            self.action_space = batch(self.single_action_space, num_envs)

    def reset(self, *, seed=None, options=None):
        """Begins games, on the boards of options={"boards": [...]} if there are any, None for a board of the seed."""
        boards = _take_option(options, "boards")
        if seed is None and self._states is None:
            seed = _draw_seed()
        seeds = self._seeds(seed)
        if gymnasium:
            super().reset(seed=seed if isinstance(seed, int) else None)
        shown = self._read(self._connection.reset(seeds))
        return shown if boards is None else self.load(boards)

    def step(self, actions):
        """Steps all; one whose game is over begins its next one or, without autoreset, stays, whatever its action."""
        if numpy is None:
            actions = [self._when_over if over else action for action, over in zip(actions, self._over)]
        elif self._any_over:
            actions = numpy.where(self._over, self._when_over, _to_integers(actions))
        cells, info = self._read(self._connection.step_many(actions))
        states = self._states
        if numpy is None:
            terminated = [bool(flag & _PASSED) for flag in states.flags]
            truncated = [over and not passed for over, passed in zip(self._over, terminated)]
            return cells, [float(reward) for reward in states.rewards], terminated, truncated, info
        terminated = (states.flags & _PASSED).astype(bool)
        return cells, states.rewards.astype(float), terminated, self._over & ~terminated, info

    def copy(self, sources):
        """Copies to each board the game of another, by number; a board's own number leaves it as it is.

        Refills of a copy are drawn afresh, so that a search cannot foresee those of the game.
        """
        return self._read(self._connection.copy(sources))

    def restore(self, sources):
        """Copies with the luck too: after the same swaps, the same boards."""
        return self._read(self._connection.restore(sources))

    def load(self, boards):
        """Begins games on boards, each rows of letters or an array of kinds; None leaves a board as it is."""
        texts = [None if board is None else _board_text(board) for board in boards]
        return self._read(self._connection.load(texts))

    def action_masks(self):
        """True for each legal swap, by environment."""
        if self._states is None:
            raise CascadeError("there are no boards before the first reset()")
        masks = self._states.masks
        return masks if numpy is None else masks.view(bool)

    def close(self, **kwargs):
        self._connection.close()

    def _seeds(self, seed):
        if seed is None or isinstance(seed, str):
            return seed
        if hasattr(seed, "__len__"):
            if len(seed) != self.num_envs:
                raise CascadeError(f"there are {len(seed)} seeds for {self.num_envs} environments")
            is_new = self._states is None
            return [_seed_text(_draw_seed() if own is None and is_new else own) for own in seed]
        return [_seed_text(_whole(seed) + index) for index in range(self.num_envs)]

    def _read(self, body):
        self._states = States(self._connection.opened, body)
        flags = self._states.flags
        if numpy is None:
            self._over = [bool(flag & _DONE) for flag in flags]
        else:
            self._over = (flags & _DONE).astype(bool)
            self._any_over = self._over.any()
        return self._states.cells, self._info()

    def _info(self):
        states = self._states
        info = {
            "action_mask": self.action_masks(),
            "legal_swaps": states.counts,
            "game": states.games,
            "swap": states.swaps,
        }
        if states.missing is not None:
            info["missing"] = states.missing
        return info


def _connect(command, envs, settings):
    if "seed" in settings:
        raise CascadeError("a seed is not a setting here; reset(seed=...) takes it")
    if "burn_in" in settings:
        settings["burnIn"] = settings.pop("burn_in")
    return Connection(command, envs=envs, **settings)


def _take_option(options, name):
    unknown = [other for other in options or {} if other != name]
    if unknown:
        raise CascadeError(f"option {unknown[0]!r} is not known; accepted: {name}")
    return (options or {}).get(name)


def _draw_seed():
    """A seed from the system, of a size that Gymnasium takes."""
    return secrets.randbits(62)


def _seed_text(seed):
    return seed if seed is None or isinstance(seed, str) else str(_whole(seed))


def _whole(seed):
    try:
        return operator.index(seed)
    except TypeError:
        raise CascadeError(f"a seed is {seed!r}, not a whole number, a text or None") from None


def _board_text(board):
    """A text as it is; rows, or an array of kinds, as a text."""
    if isinstance(board, str):
        return board
    rows = board.tolist() if hasattr(board, "tolist") else board
    return "/".join(_lines(rows))


def _lines(rows):
    """Rows of letters, of kinds or of letters."""
    try:
        return [row if isinstance(row, str) else "".join(_LETTERS[kind] for kind in row) for row in rows]
    except (IndexError, TypeError):
        raise CascadeError("a board is rows of letters, or of kinds from 0 to 16") from None


def _spaces(opened):
    lowest = 0 if opened.get("holes") else 1
    shape = (opened["rows"], opened["cols"])
    board = gymnasium.spaces.Box(lowest, opened["kinds"], shape, numpy.uint8)
    return board, gymnasium.spaces.Discrete(opened["places"])

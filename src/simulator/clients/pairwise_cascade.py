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
A refused request raises CascadeError and changes nothing: the environment goes on. One that is interrupted, by Ctrl-C
too, closes the environment, since the answer to it would be taken for that to the next.

Seeds. Without one, the first reset draws one from the system (np_random_seed has it under Gymnasium), and later ones
begin the next game. Game i of seed S is game i of `simulate --seed S`. A vector environment takes as Gymnasium's do
a whole number, which is S + i for environment i, or a list with a seed for each; each plays the games of its own. A
text is one simulation for all: environment i of n plays games i, i + n, i + 2n. It begins the next game of an
environment in the step after its last one (AutoresetMode.NEXT_STEP), or with autoreset=False (DISABLED) only where
reset(options={"reset_mask": [True, False, ...]}) asks for it.

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
_OPENED, _STATES, _REFUSED, _MATCHED = _KINDS = 1, 2, 3, 4
_DONE, _REDEALT, _ILLEGAL, _PASSED = 1, 2, 4, 8
NEXT_GAME, STAY = -1, -2
_PIPE_BYTES = 1 << 20
_HEADER, _ONE = struct.Struct("<ii"), struct.Struct("<i")
_COMMAND = 'a list such as ["node", "/path/to/main.js", "serve"]'
_NUMBERS = "actions and sources are whole numbers of 32 bits, one for each environment"


class CascadeError(RuntimeError):
    """The simulator refused a request or ended."""


class Connection:
    """A simulator that serves this process. See docs/protocol.md."""

    def __init__(self, command=None, **settings):
        self._command = find_command() if command is None else _parts_of(command)
        process = _start(self._command)
        self._in, self._out = process.stdin.fileno(), process.stdout.fileno()
        self._end = weakref.finalize(self, _end, process)  # Also when it is forgotten.
        self._closed = None
        self._frame_size = _HEADER.size
        _widen(self._in)
        _widen(self._out)
        settings = {name: value for name, value in settings.items() if value is not None}
        try:
            self.opened = self._open(settings)
        except BaseException:
            self.close()
            raise
        self._frame_size = _HEADER.size + States.size(self.opened)

    def reset(self, seed=None):
        """Begins the games of a seed, of a list with a seed or None for each board, or the next games."""
        return self._ask(_RESET, _to_json(seed), _STATES)

    def load(self, boards):
        """Begins games on boards: a text for each, rows with / between them, or None to leave it as it is."""
        return self._ask(_LOAD, _to_json(boards), _STATES)

    def copy(self, sources):
        """Copies to each board the game of another, by number; its refills are then others."""
        return self._ask(_COPY, self._pack(sources), _STATES)

    def restore(self, sources):
        """Copies with the luck too, so that the same swaps bring the same again."""
        return self._ask(_RESTORE, self._pack(sources), _STATES)

    def matches(self, board):
        """Lists the matches of a board, a text with / between its rows, as [kind, x, y, count]."""
        return json.loads(bytes(self._ask(_MATCHES, _to_json(board), _MATCHED)))

    def step_one(self, action):
        """Steps with one whole number of 32 bits."""
        return self._ask(_STEP, _ONE.pack(action), _STATES)

    def step_many(self, actions):
        """Steps with a numpy array or a sequence of actions."""
        return self._ask(_STEP, self._pack(actions), _STATES)

    def close(self):
        """Ends the simulator, which ends by itself as soon as its input does."""
        self._closed = self._closed or "the simulator is closed; make another environment"
        self._end()

    def _open(self, settings):
        try:
            opened = json.loads(bytes(self._ask(_OPEN, _to_json(settings), _OPENED)))
            protocol = opened["protocol"]
        except (ValueError, TypeError, KeyError):
            raise CascadeError(self._not_a_simulator()) from None
        if protocol != _PROTOCOL:
            raise CascadeError("the simulator is of another version; build it again: npm run simulate -- --help")
        return opened

    def _pack(self, numbers):
        return _pack(numbers, self.opened["envs"])

    def _ask(self, kind, body, expected):
        """Returns the answer to a request. Whatever comes between the two, Ctrl-C too, closes the connection."""
        if self._closed:
            raise CascadeError(self._closed)
        try:
            self._write(_HEADER.pack(kind, len(body)) + body)
            answered, answer = self._read_frame()
        except BaseException as error:
            name = type(error).__name__
            interrupted = f"a request was interrupted by {name}, which closed the simulator; make another environment"
            self._closed = str(error) if isinstance(error, CascadeError) else interrupted
            self.close()
            raise
        if answered == _REFUSED:
            raise CascadeError(f"the simulator refused: {bytes(answer).decode()}")
        if answered != expected:
            raise CascadeError(f"the simulator sent a frame of kind {answered}")
        return answer

    def _write(self, data):
        try:
            sent = os.write(self._in, data)
            while sent < len(data):
                sent += os.write(self._in, memoryview(data)[sent:])
        except BrokenPipeError:
            pass  # The reason is in what it wrote last.

    def _read_frame(self):
        """The kind and the body of a frame: a frame of states in as few reads as the pipe allows."""
        data = bytearray(self._read(self._frame_size))
        while len(data) < _HEADER.size:
            data += self._read(_HEADER.size - len(data))
        kind, size = _HEADER.unpack_from(data)
        if kind not in _KINDS:
            raise CascadeError(self._not_a_simulator())
        while len(data) < _HEADER.size + size:
            data += self._read(min(_HEADER.size + size - len(data), _PIPE_BYTES))
        return kind, memoryview(data)[_HEADER.size :]

    def _read(self, size):
        part = os.read(self._out, size)
        if not part:
            raise CascadeError(f"{self._name()} ended; is it built (npm run simulate -- --help), with Node 20.19?")
        return part

    def _not_a_simulator(self):
        return f"{self._name()} does not answer as the simulator does; accepted: {_COMMAND}"

    def _name(self):
        return " ".join(map(str, self._command))


def _parts_of(command):
    if not isinstance(command, (list, tuple)) or not command:
        raise CascadeError(f"a command is {command!r}; accepted: {_COMMAND}")
    return command


def _start(command):
    """Starts the simulator in a process group of its own: Ctrl-C is for Python, which then goes on."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    try:
        return subprocess.Popen(command, **pipes, bufsize=0, process_group=0)
    except OSError as error:
        raise CascadeError(f"cannot start {command[0]}: {error.strerror}") from error
    except (TypeError, ValueError) as error:
        raise CascadeError(f"cannot start {command!r}: {error}") from None


def find_command():
    """PAIRWISE_SIMULATE, what the clone has built, or pairwise-simulate where npm has installed that."""
    named = os.environ.get("PAIRWISE_SIMULATE")
    if named and not os.path.isfile(named):
        raise CascadeError(f"PAIRWISE_SIMULATE is {named}, which is not a file; accepted: the path of main.js, or unset")
    for path in named, BUILT, _built_in_clone():
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


def _pack(numbers, envs):
    """A whole number for each environment, as bytes."""
    if numpy is not None:
        return _to_integers(numbers, envs).tobytes()
    try:
        if len(numbers) == envs:
            return struct.pack(f"<{envs}i", *numbers)
    except (struct.error, TypeError):
        raise CascadeError(_NUMBERS) from None
    raise CascadeError(f"{_NUMBERS}; there are {len(numbers)} for {envs}")


def _to_integers(numbers, envs):
    """Refuses numbers that would change on the way."""
    try:
        numbers = numpy.asarray(numbers)
    except ValueError:
        raise CascadeError(_NUMBERS) from None
    packed = numpy.ascontiguousarray(numbers, "<i4") if numbers.dtype.kind in "iu" else None
    if packed is None or (packed != numbers).any():
        raise CascadeError(_NUMBERS)
    if numbers.shape != (envs,):
        raise CascadeError(f"{_NUMBERS}; their shape is {numbers.shape}, not ({envs},)")
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
        (board,) = _take_options(options, "board")
        if seed is None and self._mask is None:
            seed = _draw_seed()
        text = _seed_text(seed)
        if gymnasium:
            super().reset(seed=None if isinstance(seed, str) else seed)
        shown = self._show(self._connection.reset(text))
        return shown if board is None else self._show(self._connection.load([_board_text(board)]))

    def step(self, action):
        place = _whole(action, "an action", "a whole number")
        if not 0 <= place < self.places:
            raise CascadeError(f"an action is {place}, not from 0 to {self.places - 1}")
        body = self._connection.step_one(place)
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
        """Begins games, on the boards of options={"boards": [...]} if there are any, None for a board of the seed.

        With options={"reset_mask": [...]} only where that is true, and the next game of each; the others stay as they
        are.
        """
        boards, mask = _take_options(options, "boards", "reset_mask")
        if mask is not None:
            return self._reset_some(mask, seed, boards)
        if seed is None and self._states is None:
            seed = _draw_seed()
        seeds = self._seeds(seed)
        if gymnasium:
            super().reset(seed=seed if isinstance(seed, int) else None)
        shown = self._read(self._connection.reset(seeds))
        return shown if boards is None else self.load(boards)

    def _reset_some(self, mask, seed, boards):
        if seed is not None:
            raise CascadeError("reset_mask begins next games, which have no seed; leave out one of the two")
        self._expect_boards()
        chosen = mask.tolist() if hasattr(mask, "tolist") else mask
        if not isinstance(chosen, (list, tuple)) or not all(isinstance(one, bool) for one in chosen):
            raise CascadeError("reset_mask is not True or False for each environment")
        shown = self._read(self._connection.step_many([NEXT_GAME if one else STAY for one in chosen]))
        return shown if boards is None else self.load(boards)

    def step(self, actions):
        """Steps all; one whose game is over begins its next one or, without autoreset, stays, whatever its action."""
        self._expect_boards()
        if self._any_over:
            actions = self._replace_over(actions)
        cells, info = self._read(self._connection.step_many(actions))
        states = self._states
        terminated = self._flagged(_PASSED)
        if numpy is None:
            truncated = [over and not passed for over, passed in zip(self._over, terminated)]
            return cells, [float(reward) for reward in states.rewards], terminated, truncated, info
        return cells, states.rewards.astype(float), terminated, self._over & ~terminated, info

    def _replace_over(self, actions):
        if numpy is not None:
            return numpy.where(self._over, self._when_over, _to_integers(actions, self.num_envs))
        _pack(actions, self.num_envs)
        return [self._when_over if over else action for action, over in zip(actions, self._over)]

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
        self._expect_boards()
        masks = self._states.masks
        return masks if numpy is None else masks.view(bool)

    def close(self, **kwargs):
        self._connection.close()

    def _expect_boards(self):
        if self._states is None:
            raise CascadeError("there are no boards before the first reset()")

    def _seeds(self, seed):
        if seed is None or isinstance(seed, str):
            return seed
        if hasattr(seed, "__len__"):
            if len(seed) != self.num_envs:
                raise CascadeError(f"there are {len(seed)} seeds for {self.num_envs} environments")
            is_new = self._states is None
            return [_seed_text(_draw_seed() if own is None and is_new else own) for own in seed]
        first = _whole(seed, *_SEED)
        return [str(first + index) for index in range(self.num_envs)]

    def _read(self, body):
        self._states = States(self._connection.opened, body)
        self._over = self._flagged(_DONE)
        self._any_over = any(self._over) if numpy is None else self._over.any()
        return self._states.cells, self._info()

    def _flagged(self, flag):
        """True for each environment that has a flag."""
        flags = self._states.flags
        return [bool(own & flag) for own in flags] if numpy is None else (flags & flag).astype(bool)

    def _info(self):
        states = self._states
        info = {
            "action_mask": self.action_masks(),
            "legal_swaps": states.counts,
            "game": states.games,
            "swap": states.swaps,
            "redealt": self._flagged(_REDEALT),
            "illegal": self._flagged(_ILLEGAL),
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


def _take_options(options, *names):
    unknown = [other for other in options or {} if other not in names]
    if unknown:
        raise CascadeError(f"option {unknown[0]!r} is not known; accepted: {', '.join(names)}")
    return [(options or {}).get(name) for name in names]


def _draw_seed():
    """A seed from the system, of a size that Gymnasium takes."""
    return secrets.randbits(62)


_SEED = "a seed", "a whole number, a text or None"


def _seed_text(seed):
    return seed if seed is None or isinstance(seed, str) else str(_whole(seed, *_SEED))


def _whole(value, name, accepted):
    try:
        return operator.index(value)
    except TypeError:
        raise CascadeError(f"{name} is {value!r}, not {accepted}") from None


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

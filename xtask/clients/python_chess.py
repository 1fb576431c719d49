"""python-chess plays one whole game of each of our games through UCI: full strength against level 1.

    python_chess.py BINARY GAME...

python-chess knows none of these games. It needs no more than an object that looks like its board: a list of moves, whose turn it
is, a start text, and a way to read a move. Whether a move is legal and the game over is asked of `fairyring status`, so that
nothing of any rule is written here.
"""

import subprocess
import sys

import chess.engine

# UCI counts ranks from 1 where the games' own machine form counts from 0; `fairyring notation` translates.
FORMS = {"xiangqi": ("uci", "iccs"), "rhythm": ("uci", "iccs")}
MOST_TURNS = 400


class Failure(Exception):
    pass


class Arbiter:
    """The command line as judge of one game."""

    def __init__(self, binary, game):
        self.binary = binary
        self.game = game

    def ask(self, command, *arguments):
        line = [self.binary, command, "--game", self.game, *arguments]
        run = subprocess.run(line, capture_output=True, text=True, check=False)
        if run.returncode != 0:
            raise Failure(f"{' '.join(line)}: {run.stderr.strip()}")
        return run.stdout.splitlines()

    def machine_form(self, tokens):
        if self.game not in FORMS or not tokens:
            return tokens
        theirs, ours = FORMS[self.game]
        return self.ask("notation", "--from", theirs, "--to", ours, *tokens)

    def start(self):
        return self.ask("apply")[0]

    def status(self, tokens):
        lines = self.ask("status", *self.machine_form(tokens))
        return dict(line.split(" ", 1) for line in lines)

    def restore_case(self, before, token):
        """python-chess lowers the letters of `bestmove`; the legal steps know how they are written."""
        if self.game in FORMS:
            return token
        position = self.ask("apply", *before)[0]
        steps = []
        for part in token.split(","):
            legal = self.ask("moves", "--position", position)
            same = [step for step in legal if step.lower() == part]
            if len(same) != 1:
                raise Failure(f"'{part}' means {same or 'no legal step'} in {position}")
            steps.append(same[0])
            position = self.ask("apply", "--position", position, same[0])[0]
        return ",".join(steps)


class Move:
    def __init__(self, token):
        self.token = token

    def uci(self):
        return self.token


class Board:
    """As much of a board as python-chess looks at. A subclass names the game."""

    uci_variant = ""
    chess960 = False

    def __init__(self, arbiter, first):
        self.arbiter = arbiter
        self.first = first
        self.move_stack = []
        self.turn = True

    def root(self):
        return type(self)(self.arbiter, self.first)

    def fen(self, **_):
        return self.arbiter.start()

    def copy(self, stack=True):
        other = type(self)(self.arbiter, self.first)
        other.move_stack = list(self.move_stack)
        other.turn = self.turn
        return other

    def push_uci(self, token):
        move = Move(token)
        self.push(move)
        return move

    def parse_uci(self, token):
        return Move(token)

    def push(self, move):
        self.move_stack.append(move)
        self.turn = not self.turn

    def pop(self):
        self.turn = not self.turn
        return self.move_stack.pop()


def play(binary, game):
    arbiter = Arbiter(binary, game)
    status = arbiter.status([])
    first = status["actor"]
    kind = type("GameBoard", (Board,), {"uci_variant": game})
    board = kind(arbiter, first)
    tokens = []
    strong = chess.engine.SimpleEngine.popen_uci([binary, "uci"])
    weak = chess.engine.SimpleEngine.popen_uci([binary, "uci"])
    try:
        weak.configure({"UCI_LimitStrength": True, "Level": 1})
        limit = chess.engine.Limit(nodes=3000)
        while status["outcome"] == "none" and len(tokens) < MOST_TURNS:
            actor = status["actor"]
            engine = strong if actor == first else weak
            result = engine.play(board, limit, game=game, info=chess.engine.INFO_ALL)
            if result.move is None:
                raise Failure(f"no move after {tokens}")
            token = arbiter.restore_case(tokens, result.move.uci())
            tokens.append(token)
            board.push(Move(token))
            status = arbiter.status(tokens)
            if status["outcome"] == "none" and status["actor"] == actor:
                raise Failure(f"'{token}' is not a whole turn after {tokens[:-1]}")
    finally:
        strong.close()
        weak.close()
    if status["outcome"] == "none":
        raise Failure(f"no end after {len(tokens)} turns")
    print(f"{game}: {status['outcome']} after {len(tokens)} turns", flush=True)


def main():
    binary, *games = sys.argv[1:]
    failed = False
    for game in games:
        try:
            play(binary, game)
        except (Failure, chess.engine.EngineError) as error:
            failed = True
            print(f"{game}: {error}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

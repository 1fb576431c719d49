"""Compares xiangqi with pyffish, the Python face of Fairy-Stockfish.

Random games: legal moves, checks, position texts and ends of every position. Random cycles of four plies, played twice:
the verdict over the threefold repetition. Our side is the example `oracle` of the crate, spoken to line by line.

usage: xiangqi.py PROGRAM PERFT_FILE POSITIONS CYCLES SEED
"""

import json
import random
import subprocess
import sys
from collections import Counter
from itertools import combinations

import pyffish

VARIANT = "xiangqi"
START = pyffish.start_fen(VARIANT)
LONGEST_GAME = 160
# A text is compared at every so many plies: asking for one costs as much as asking for the legal moves.
TEXT_EVERY = 8


class Ours:
    """The example `oracle`, kept running."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, line, answers=1):
        """The answer as a list of lines; None if the line was refused."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        first = self.process.stdout.readline().rstrip("\n")
        if first.startswith("error"):
            return None
        return [first] + [self.process.stdout.readline().rstrip("\n") for _ in range(answers - 1)]

    def walk(self, fen, moves):
        """Text, check, end and legal moves of the position and after each move."""
        lines = self.ask(f"walk {fen} | {' '.join(moves)}", len(moves) + 1)
        if lines is None:
            return None
        states = []
        for line in lines:
            text, check, end, legal = (part.strip() for part in line.split("|"))
            states.append((text, check == "check", end, legal.split()))
        return states

    def judge(self, fen, moves):
        """Winner, reason, ply and the deeds of the window; None without a ruling."""
        answer = self.ask(f"judge {fen} | {' '.join(moves)}")
        if answer is None or answer[0] == "none":
            return None
        winner, reason, ply, *deeds = answer[0].split(" ")
        return winner, reason, int(ply), [Deed(deed) for deed in deeds if deed]


class Report:
    """What was compared and what differed."""

    def __init__(self):
        self.counts = Counter()
        self.explained = Counter()
        self.unexplained = 0

    def differ(self, what, fen, moves, detail, rule=None):
        print(f"difference: {what}\n  {fen} moves {' '.join(moves)}\n  {detail}")
        if rule:
            self.explained[rule] += 1
            print(f"  explained by rules {rule}")
        else:
            self.unexplained += 1

    def progress(self, done, total, what):
        if done % max(1, total // 20) == 0:
            print(f"{what} {done} of {total}", file=sys.stderr, flush=True)


def board_of(fen):
    """Points in UCI form with their letters."""
    board = {}
    for rank, row in zip(range(10, 0, -1), fen.split(" ")[0].split("/")):
        file = 0
        for char in row:
            if char.isdigit():
                file += int(char)
            else:
                board["abcdefghi"[file] + str(rank)] = char
                file += 1
    return board


def split_move(move):
    second = next(index for index in range(1, len(move)) if move[index].isalpha())
    return move[:second], move[second:]


def random_game(chance, fen):
    """A game with the legal moves that pyffish sees on the way. Captures are preferred now and then, so that endings are
    reached."""
    board = board_of(fen)
    moves, legal_lists = [], []
    while True:
        legal = pyffish.legal_moves(VARIANT, fen, moves)
        legal_lists.append(legal)
        if not legal or len(moves) == LONGEST_GAME:
            return moves, legal_lists
        captures = [move for move in legal if split_move(move)[1] in board]
        move = chance.choice(captures if captures and chance.random() < 0.3 else legal)
        origin, target = split_move(move)
        board[target] = board.pop(origin)
        moves.append(move)


def compare_game(ours, report, fen, moves, legal_lists):
    states = ours.walk(fen, moves)
    if states is None:
        report.differ("a game that we refuse", fen, moves, "")
        return
    written = pyffish.get_san_moves(VARIANT, fen, moves, False, pyffish.NOTATION_SAN) if moves else []
    for ply, (text, check, end, legal) in enumerate(states):
        played = moves[:ply]
        report.counts["positions"] += 1
        theirs = legal_lists[ply]
        if sorted(legal) != sorted(theirs):
            only_ours = sorted(set(legal) - set(theirs))
            only_theirs = sorted(set(theirs) - set(legal))
            report.differ("legal moves", fen, played, f"only ours {only_ours}, only theirs {only_theirs}")
        report.counts["moves"] += len(theirs)
        if ply and check != (written[ply - 1][-1] in "+#"):
            report.differ("check", fen, played, f"ours {check}, theirs {written[ply - 1]}")
        if ply % TEXT_EVERY == 0 or ply + 1 == len(states):
            report.counts["texts"] += 1
            their_text = pyffish.get_fen(VARIANT, fen, played)
            if text != their_text:
                report.differ("text", fen, played, f"ours {text}, theirs {their_text}")
        if not theirs:
            report.counts[f"ends by {end}"] += 1
            result = pyffish.game_result(VARIANT, fen, played)
            if end not in ("checkmate", "stalemate") or result >= 0:
                report.differ("end", fen, played, f"ours {end}, their value {result}")
            if check != (end == "checkmate"):
                report.differ("reason of the end", fen, played, f"check {check}, {end}")
        elif end != "-":
            report.differ("end", fen, played, f"ours {end}, theirs none")


def compare_games(ours, report, chance, starts, wanted):
    while report.counts["positions"] < wanted:
        fen = START if chance.random() < 0.7 else chance.choice(starts)
        moves, legal_lists = random_game(chance, fen)
        compare_game(ours, report, fen, moves, legal_lists)
        report.counts["games"] += 1
        print(f"positions {report.counts['positions']} of {wanted}", file=sys.stderr, flush=True)


FILES = "abcdefghi"
PALACE = [(file, rank) for file in (3, 4, 5) for rank in (0, 1, 2)]
ADVISOR = [(3, 0), (5, 0), (4, 1), (3, 2), (5, 2)]
ELEPHANT = [(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)]


def random_placement(chance):
    """A thin position: the more room, the more pieces can go to and fro."""
    board = {}

    def put(letter, choices):
        free = [point for point in choices if point not in board]
        if free:
            board[chance.choice(free)] = letter

    anywhere = [(file, rank) for file in range(9) for rank in range(10)]
    for side in (str.upper, str.lower):
        turned = side is str.lower
        home = lambda points: [(file, 9 - rank) if turned else (file, rank) for file, rank in points]
        put(side("k"), home(PALACE))
        for letter, points in (("a", ADVISOR), ("b", ELEPHANT)):
            for _ in range(chance.choice((0, 0, 1, 2))):
                put(side(letter), home(points))
        for letter in "rnc":
            for _ in range(chance.choice((0, 1, 1, 2))):
                put(side(letter), anywhere)
        pawns = [(file, rank) for file in range(9) for rank in range(3, 10) if rank > 4 or file % 2 == 0]
        for _ in range(chance.choice((0, 0, 1, 2))):
            put(side("p"), home(pawns))
    rows = []
    for rank in range(9, -1, -1):
        row, empty = "", 0
        for file in range(9):
            letter = board.get((file, rank))
            if letter is None:
                empty += 1
            else:
                row += (str(empty) if empty else "") + letter
                empty = 0
        rows.append(row + (str(empty) if empty else ""))
    return "/".join(rows) + f" {chance.choice('wb')} - - 0 1"


def back(move):
    origin, target = split_move(move)
    return target + origin


def quiet(state):
    board = board_of(state[0])
    return [move for move in state[3] if split_move(move)[1] not in board]


def random_cycle(ours, chance, fen):
    """Two moves of each side that lead back, none of them a capture; None if chance did not find one."""
    states = ours.walk(fen, [])
    if states is None or not quiet(states[0]):
        return None
    first = chance.choice(quiet(states[0]))
    replies = quiet(ours.walk(fen, [first])[1])
    if not replies:
        return None
    moves = [first, chance.choice(replies)]
    for move in (back(first), back(moves[1])):
        if move not in ours.walk(fen, moves)[-1][3]:
            return None
        moves.append(move)
    return moves


class Deed:
    """What a move of the window did: pairs of attacker and victim, each as kind and point after the move. Points in UCI form."""

    def __init__(self, text):
        self.step, self.code, targets, remarks = text.split(":")
        pairs = {name: [] for name in ("attacks", "exposes", "unanswered", "protected")}
        main = {"chase": "attacks", "expose": "exposes"}.get(self.code)
        if main:
            pairs[main] += [pair for target in targets.split("+") for pair in pairs_of(target)]
        for remark in remarks.split("+"):
            code, _, target = remark.partition("=")
            if target and code in pairs:
                pairs[code] += pairs_of(target)
        self.check = self.code == "check"
        self.attacks, self.exposures = pairs["attacks"], pairs["exposes"]
        self.unanswered, self.protected = pairs["unanswered"], pairs["protected"]
        self.origin, self.destination = (higher(point) for point in split_move(self.step))

    def is_busy(self):
        return self.check or bool(self.attacks or self.exposures or self.unanswered)


def higher(point):
    """A point of ICCS in UCI form."""
    return point[0] + str(int(point[1:]) + 1)


def pairs_of(target):
    """`horse_i9_by_rook_i0_and_cannon_a8` as pairs."""
    victim, attackers = target.split("_by_")
    piece = lambda text: (text.split("_")[0], higher(text.split("_")[1]))
    return [(piece(attacker), piece(victim)) for attacker in attackers.split("_and_")]


def is_eventful(deeds):
    """Whether one side checks or threatens anew on every move."""
    busy = [deed.is_busy() for deed in deeds]
    return all(busy[0::2]) or all(busy[1::2])


def between(board, one, other):
    """The pieces strictly between two points of a line; None if they share none."""
    (file, rank), (to_file, to_rank) = (
        (FILES.index(point[0]), int(point[1:])) for point in (one, other)
    )
    if (file != to_file) == (rank != to_rank):
        return None
    step = ((to_file > file) - (to_file < file), (to_rank > rank) - (to_rank < rank))
    pieces = []
    file, rank = file + step[0], rank + step[1]
    while (file, rank) != (to_file, to_rank):
        point = FILES[file] + str(rank)
        if point in board:
            pieces.append(point)
        file, rank = file + step[0], rank + step[1]
    return pieces


def reaches(board, origin, target):
    """Whether the rook, cannon, horse, elephant or advisor on a point could take on another, whatever its king says."""
    kind = board[origin].lower()
    if kind in "rc":
        pieces = between(board, origin, target)
        return pieces is not None and len(pieces) == (0 if kind == "r" else 1)
    (file, rank), (to_file, to_rank) = (
        (FILES.index(point[0]), int(point[1:])) for point in (origin, target)
    )
    across, up = to_file - file, to_rank - rank
    if kind == "n":
        if sorted((abs(across), abs(up))) != [1, 2]:
            return False
        leg = (file + across // 2, rank) if abs(across) == 2 else (file, rank + up // 2)
        return FILES[leg[0]] + str(leg[1]) not in board
    if kind == "b":
        eye = FILES[file + across // 2] + str(rank + up // 2) if abs(across) == abs(up) == 2 else None
        return eye is not None and eye not in board
    return kind == "a" and abs(across) == abs(up) == 1


class Round:
    """A window: boards around each move, deeds, and who is who by the point of the beginning."""

    def __init__(self, fen, moves, deeds):
        self.deeds = deeds
        self.first = "red" if fen.split(" ")[1] == "w" else "black"
        self.befores, self.afters, self.identities = [], [], []
        board = board_of(fen)
        identity = {point: point for point in board}
        for move in moves:
            origin, target = split_move(move)
            self.befores.append(dict(board))
            board[target] = board.pop(origin)
            identity[target] = identity.pop(origin)
            self.afters.append(dict(board))
            self.identities.append(dict(identity))

    def verdict(self, attacks, exposures):
        """The winner by 5.5 and 5.6 if these were the attacks and exposures of each move."""
        victims = lambda index, pairs: {self.identities[index][point] for _, (_, point) in pairs}
        ranks = []
        for side in (0, 1):
            own = range(side, len(self.deeds), 2)
            theirs = range(1 - side, len(self.deeds), 2)
            if all(self.deeds[index].check for index in own):
                ranks.append(2)
                continue
            pressed = all(self.deeds[index].check or attacks[index] for index in theirs)
            counted = lambda index: attacks[index] + ([] if pressed else exposures[index])
            chased = set.intersection(*(victims(index, counted(index)) for index in own))
            ranks.append(1 if chased else 0)
        if ranks[0] == ranks[1]:
            return "draw"
        other = "black" if self.first == "red" else "red"
        return other if ranks[0] > ranks[1] else self.first

    def goes_on(self, index):
        """Whom a rook or cannon attacks over its old point after it has withdrawn along a line, and attacked before; and whom a
        cannon attacks over a screen that has only moved along its line."""
        deed, before, after = self.deeds[index], self.befores[index], self.afters[index]
        letter = after[deed.destination]
        screened = [
            (("cannon", cannon), ("piece", point))
            for cannon, own in after.items()
            for point, victim in after.items()
            if own in "cC"
            and own.isupper() == letter.isupper() != victim.isupper()
            and cannon != deed.destination
            and victim not in "kK"
            and deed.destination in (between(after, cannon, point) or [])
            and deed.origin in (between(before, cannon, point) or [])
            and reaches(after, cannon, point)
            and reaches(before, cannon, point)
        ]
        if letter not in "rRcC":
            return screened
        kind = {"r": "rook", "c": "cannon"}[letter.lower()]
        pairs = screened
        for point, victim in after.items():
            line = between({**after, deed.origin: "x"}, deed.destination, point)
            if (
                victim.isupper() != letter.isupper()
                and victim not in "kK"
                and line is not None
                and deed.origin in line
                and reaches(after, deed.destination, point)
                and reaches(before, deed.origin, point)
            ):
                pairs.append(((kind, deed.destination), ("piece", point)))
        return pairs


LEFT_STANDING = "5.3, 3: a threat that is left standing is no chase; for the oracle it is one"
GOES_ON = "5.3, 2: an attack along a line goes on; for the oracle whoever withdraws attacks anew"
BLOCKED = "5.3, 4: protection that is taken away counts; the oracle does not see it"
UNPINNED = "5.4, 3: who is not pinned any more attacks anew; the oracle does not see it"
FALSE_ROOT = "5.4, 5: a king that may not recapture protects nothing; for the oracle it does"
BEHIND = "5.4, 5: who stands behind the attacker protects; the oracle does not see it"
GUARDS = "5.4, 5: an advisor or elephant does not chase what is protected; for the oracle it does"


def near_its_king(board, point):
    """Whether a piece stands beside its own king."""
    king = "K" if board[point].isupper() else "k"
    file, rank = FILES.index(point[0]), int(point[1:])
    return any(
        letter == king and abs(FILES.index(other[0]) - file) + abs(int(other[1:]) - rank) == 1
        for other, letter in board.items()
    )


def is_guarded_from_behind(board, attacker, victim):
    """Whether a rook of the victim's side stands behind the attacker on their line."""
    return any(
        letter.lower() == "r"
        and letter.isupper() == board[victim].isupper()
        and between(board, point, victim) == [attacker]
        for point, letter in board.items()
    )


def seen_otherwise(window, ways):
    """Attacks and exposures of each move as a judge sees them who has these ways of the oracle (rules: 5.10)."""
    attacks, exposures = [], []
    for index, deed in enumerate(window.deeds):
        before, after = window.befores[index], window.afters[index]
        here, exposed = list(deed.attacks), list(deed.exposures)
        if UNPINNED in ways:
            here = [
                (attacker, victim)
                for attacker, victim in here
                if attacker[1] == deed.destination or not reaches(before, attacker[1], victim[1])
            ]
        if FALSE_ROOT in ways:
            here = [pair for pair in here if not near_its_king(after, pair[1][1])]
        if BLOCKED in ways:
            exposed = []
        if LEFT_STANDING in ways:
            here += deed.unanswered
        if GOES_ON in ways:
            here += window.goes_on(index)
        if BEHIND in ways:
            here += [
                (attacker, victim)
                for attacker, victim in deed.protected
                if is_guarded_from_behind(after, attacker[1], victim[1])
            ]
        if GUARDS in ways:
            here += [
                (attacker, victim)
                for attacker, victim in deed.protected
                if attacker[0] in ("advisor", "elephant") and victim[0] in ("horse", "cannon")
            ]
        attacks.append(here)
        exposures.append(exposed)
    return attacks, exposures


WAYS = (LEFT_STANDING, GOES_ON, BLOCKED, UNPINNED, FALSE_ROOT, BEHIND, GUARDS)


def explanation(window, theirs):
    """The known ways of the oracle, as few as possible, with which our own verdict becomes its; None if none do."""
    for count in (1, 2):
        for ways in combinations(WAYS, count):
            if window.verdict(*seen_otherwise(window, ways)) == theirs:
                return " and ".join(ways)
    return None


def compare_cycles(ours, report, chance, wanted):
    names = {"w": "red", "b": "black"}
    while report.counts["cycles"] < wanted:
        fen = random_placement(chance)
        cycle = random_cycle(ours, chance, fen)
        if cycle is None:
            continue
        moves = cycle * 2
        verdict = ours.judge(fen, moves)
        if verdict and not verdict[3]:
            # Ended before it was a repetition: nobody has a piece that could win (rules: 4.3).
            continue
        # Most cycles are idle; in every second one a side must check or chase all the time.
        if verdict and report.counts["cycles"] % 2 and not is_eventful(verdict[3]):
            continue
        ended, value = pyffish.is_optional_game_end(VARIANT, fen, moves)
        report.counts["cycles"] += 1
        report.progress(report.counts["cycles"], wanted, "cycles")
        actor = names[fen.split(" ")[1]]
        other = "black" if actor == "red" else "red"
        theirs = "none" if not ended else actor if value > 0 else other if value < 0 else "draw"
        winner = "none" if verdict is None else verdict[0]
        if verdict:
            report.counts[f"verdict {verdict[1]}"] += 1
        if verdict:
            window = Round(fen, moves, verdict[3])
            replayed = window.verdict(*seen_otherwise(window, ()))
            if replayed != winner:
                report.differ("story", fen, moves, f"verdict {winner}, the findings say {replayed}")
        if winner != theirs:
            rule = explanation(window, theirs) if verdict else None
            said = f"{winner} {verdict[1]}" if verdict else winner
            report.differ("verdict", fen, moves, f"ours {said}, theirs {theirs}", rule)


def main():
    program, perft_file, positions, cycles, seed = sys.argv[1:]
    chance = random.Random(int(seed))
    with open(perft_file, encoding="utf-8") as file:
        starts = [row["fen"] for row in json.load(file)["plain"]]
    ours, report = Ours(program), Report()
    compare_games(ours, report, chance, starts, int(positions))
    compare_cycles(ours, report, chance, int(cycles))
    for name, count in sorted(report.counts.items()):
        print(f"{name}: {count}")
    for rule, count in sorted(report.explained.items()):
        print(f"differences explained by rules {rule}: {count}")
    print(f"differences that the rules text does not explain: {report.unexplained}")
    sys.exit(1 if report.unexplained else 0)


if __name__ == "__main__":
    main()

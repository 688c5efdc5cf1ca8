#!/usr/bin/env python3
"""Mutation testing of the engine: changes one operator, constant, or condition at a time, and counts
the changes that no fixture and no test notices.

All mutants are compiled at once, optimized, into a copy of the package in .build-mutate. The environment
variable LIVENUMBER_MUTANT selects the active one. A mutant is killed if a fixture or a test fails,
crashes, or takes much longer than without it. A mutant that survives is printed: it needs a test, or a
row in surviving-mutants.tsv, which says why no test can tell.

Results are kept, so that an interrupted run continues. Remove .build-mutate to start over.

  Scripts/Tests/mutate.py                           # all mutants: some 40 minutes on two cores
  Scripts/Tests/mutate.py --count 200 --seed 1      # a random choice of them
  Scripts/Tests/mutate.py --again                   # runs the survivors again, after tests were added
  Scripts/Tests/mutate.py --check                   # fails if a row of the list has no line in the code
"""

import argparse
import collections
import concurrent.futures
import glob
import math
import os
import random
import re
import resource
import signal
import subprocess

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
COPY = os.path.join(ROOT, ".build-mutate", "package")
RESULTS = os.path.join(ROOT, ".build-mutate", "results.tsv")
SURVIVORS = os.path.join(ROOT, "Scripts", "Tests", "surviving-mutants.tsv")
DECLARATION = re.compile(r"\bfunc\s+([^\s(<]+)|\b(init)\??[<(]|\b(subscript)\b"
                         r"|\b(?:var|let)\s+(\w+)[^=]*\{\s*$|\bstatic (?:let|var) (\w+)")
ENGINE = "Sources/LiveNumberCore"
FOLDERS = ("Formatting", "Parsing", "Editing", "FullSwift")
TESTS = ("Tests/LiveNumberCoreTests", "Tests/LiveNumberTests")
# Most mutants are killed by the tests of the engine. What they miss gets the tests with real locales,
# too, which take half a minute without the slowest, and without what needs files outside of the copy.
QUICK = (r"^LiveNumberCoreTests\.|"
         r"\.(ShownStateTests|FormatChangeTests|StyleModifierTests|OwnAffixTests|Store\w+Tests)\b")
REAL = r"^LiveNumberTests\."
SLOW = ("CharacterClassTests|everyShortSequence|manyOfAnything|readingKeepsItsPromises|emptyHalfOpenRange"
        "|LocaleParityTests|OptionParityTests|UnitProbeTests|RegionOverrideTests|CurrencySymbolsTests"
        "|noMagnitudeChangesSilently|aTextWithOneCharacterMoreIsAKey|everyLocaleOfFoundationHasAField"
        "|sentencesAreThoseOfThePage|aLanguageHasEachSentence|ReadmeGuide")

# Two operators that replace each other, their precedence, and the protocol of their operands.
PAIRS = [("<", "<=", "Comparison", "Comparable"), (">", ">=", "Comparison", "Comparable"),
         ("==", "!=", "Comparison", "Equatable"), ("&&", "||", "Logical", ""),
         ("+", "-", "Addition", "Numeric"), ("&+", "&-", "Addition", "FixedWidthInteger"),
         ("+=", "-=", "Assignment", "Numeric"), ("&+=", "&-=", "Assignment", "FixedWidthInteger")]
OPERATORS = {old: (new, precedence, operand) for one, other, precedence, operand in PAIRS
             for old, new in ((one, other), (other, one))}
OPERATOR = re.compile(r"(?<=\s)(%s)(?=\s)" % "|".join(map(re.escape, OPERATORS)))
WORDS = {"0": ["1"], "1": ["0", "2"], "true": ["false"], "false": ["true"]}
WORD = re.compile(r"(?<![\w$.])([01]|true|false)(?!\w|\.\d)")
CONDITION = re.compile(r"\b(?:guard|if) (?!let |var |case |#)(.+?)(?= else \{| \{)")
# What isn't mutated: text, code for browsers, declarations, constraints, and the values of errors.
PARENTHESES = r"\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)"
NO_CODE = [re.compile(pattern, re.MULTILINE) for pattern in (
    r'"(?:\\\((?:[^()"]|"[^"]*"|\([^()]*\))*\)|\\.|[^"\\\n])*"|//[^\n]*',
    r"^ *#if hasFeature\(Embedded\)(?s:.*?)^ *#(?:else|endif)",
    r"\bfunc \S+|\bwhere [A-Z][\w.]* ==[^\n]*|^ *[@#][^\n]*",
    r"\b(?:throw|assert|\w*Failure|\w+Error)\b *[\w.]*" + PARENTHESES)]

# In the copy, what tells which mutant is active.
SWITCH = """
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
public let activeMutant = getenv("LIVENUMBER_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
public func isActive(_ mutant: Int) -> Bool { activeMutant == mutant }
"""

# In the copy's manifest: a mutant is run in two seconds instead of ten, and assertions still find it.
SETTINGS = "let swiftSettings: [SwiftSetting] = ["
OPTIMIZED = SETTINGS + '\n  .unsafeFlags(["-O", "-assert-config", "Debug"]),'

Mutant = collections.namedtuple("Mutant", "file start end new line old_line new_line")


def mutants_of(file):
    """Returns the mutants of a file."""
    source = code = read(os.path.join(ROOT, file))
    for pattern in NO_CODE:
        code = pattern.sub(lambda match: re.sub(r"[^\n]", "\0", match[0]), code)
    sites = [(match.span(1), OPERATORS[match[1]][0]) for match in OPERATOR.finditer(code)]
    sites += [(match.span(1), new) for match in WORD.finditer(code) for new in WORDS[match[1]]]
    sites += [(match.span(1), "!(" + source[slice(*match.span(1))] + ")")
              for match in CONDITION.finditer(code) if "," not in re.sub(PARENTHESES, "", match[1])]
    for (start, end), new in sorted(sites):
        first, last = source.rfind("\n", 0, start) + 1, source.find("\n", end)
        yield Mutant(file, start, end, new, source.count("\n", 0, start) + 1, source[first:last].strip(),
                     (source[first:start] + new + source[end:last]).strip())


def choice(mutants, count, seed):
    """Returns a random choice of mutants. A change of the code replaces only few of them."""
    def place(mutant):
        return random.Random(f"{seed} {mutant.file} {mutant.old_line} {mutant.new_line}").random()
    return sorted(sorted(mutants, key=place)[:count])


def operator(old, number):
    """Returns the name and the declaration of the operator that a mutant has in place of an old one."""
    name = old + "".join("÷×"[int(bit)] for bit in f"{number:b}")
    new, precedence, operand = OPERATORS[old]
    if precedence == "Logical":
        precedence = "LogicalConjunction" if old == "&&" else "LogicalDisjunction"
        head = "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool"
        body = f"isActive({number}) ? try a {new} b() : try a {old} b()"
    elif precedence == "Assignment":
        head = f"<T: {operand}>(a: inout T, b: T)"
        body = f"a = isActive({number}) ? a {new[:-1]} b : a {old[:-1]} b"
    else:
        head = f"<T: {operand}>(a: T, b: T) -> " + ("T" if precedence == "Addition" else "Bool")
        body = f"isActive({number}) ? a {new} b : a {old} b"
    return name, f"infix operator {name}: {precedence}Precedence\npublic func {name} {head} {{ {body} }}\n"


def read(path):
    with open(path, encoding="utf-8", newline="") as opened:
        return opened.read()


def write(path, text):
    """Writes a file unless it has the text already, so that only changes are compiled."""
    if not os.path.exists(path) or read(path) != text:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8", newline="") as opened:
            opened.write(text)


def write_copy(numbered):
    """Writes a copy of the package with mutants, a dictionary from numbers to mutants."""
    edits = collections.defaultdict(dict)
    switch = SWITCH
    for number, (file, start, end, new, *_) in numbered.items():
        if new.startswith("!("):
            edits[file].update({(start, start): "(", (end, end): f") != isActive({number})"})
        elif new in OPERATORS:
            edits[file][start, end], declaration = operator(OPERATORS[new][0], number)
            switch += declaration
        else:
            other = edits[file].get((start, end), "%s")
            edits[file][start, end] = f"(isActive({number}) ? {new} : {other})"
    listed = subprocess.run(["git", "ls-files", "-z", "Package.swift", "Sources", "Tests"], cwd=ROOT,
                            check=True, capture_output=True, text=True).stdout
    listed = listed.rstrip("\0").split("\0")
    for path in glob.glob(os.path.join(COPY, "[ST]*", "**", "*.swift"), recursive=True):
        # A file that is gone from the package.
        if os.path.basename(path) != "Empty.swift" and os.path.relpath(path, COPY) not in listed:
            os.remove(path)
    for file in listed:
        target = re.match(r"Tests/\w+Tests\b", file)
        if target and target[0] not in TESTS:
            # The manifest names the target, but its tests don't run.
            write(os.path.join(COPY, target[0], "Empty.swift"), "")
            continue
        source = read(os.path.join(ROOT, file))
        if file == "Package.swift":
            if SETTINGS not in source:
                raise SystemExit(f"error: {file} has no line “{SETTINGS}”; update Scripts/Tests/mutate.py")
            source = source.replace(SETTINGS, OPTIMIZED)
        text, offset = "", 0
        for (start, end), new in sorted(edits[file].items()):
            text += source[offset:start] + new.replace("%s", source[start:end])
            offset = end
        write(os.path.join(COPY, file), text + source[offset:])
    write(os.path.join(COPY, ENGINE, "ActiveMutant.swift"), switch)


def build(picked, results):
    """Builds the copy with the mutants that compile, and returns them by number."""
    while True:
        numbered = {number: mutant for number, mutant in enumerate(picked)
                    if results.get(mutant) != "does not build"}
        write_copy(numbered)
        run = subprocess.run(["swift", "build", "--build-tests"], cwd=COPY, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if run.returncode == 0:
            return numbered
        errors = set(re.findall(rf"({ENGINE}/\S+\.swift):(\d+):\d+: error:", run.stdout))
        for reach in (0, 5, 20):  # An error in a statement of several lines may be at another line.
            wrong = [mutant for mutant in numbered.values() if any(
                file == mutant.file and abs(int(line) - mutant.line) <= reach for file, line in errors)]
            if wrong:
                break
        if not wrong:
            raise SystemExit(f"{run.stdout}\nerror: the copy in {COPY} doesn't build; see above")
        for mutant in wrong:
            note(mutant, "does not build", results)


def key(mutant):
    return f"{mutant.file}:{mutant.line}\t{mutant.start}\t{mutant.old_line}\t{mutant.new_line}"


def note(mutant, result, results):
    results[mutant] = result
    with open(RESULTS, "a", encoding="utf-8") as opened:
        opened.write(f"{result}\t{key(mutant)}\n")


def passes(command, number, limit):
    """Returns a Boolean value that indicates whether a command succeeds with a mutant, and in so many
    seconds of the processor, which don't depend on what else the machine does."""
    # A loop that doesn't end may take all memory, too.
    def limit_resources():
        resource.setrlimit(resource.RLIMIT_AS, (16 << 30, 16 << 30))
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    # Nobody reads the backtrace of a crash, which takes a second.
    environment = dict(os.environ, LIVENUMBER_MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
    process = subprocess.Popen(command, cwd=COPY, env=environment, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, start_new_session=True,
                               preexec_fn=limit_resources)
    try:
        # A test that waits forever takes no time of the processor.
        return process.wait(20 * limit) == 0
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return False


def fixtures_pass(number, limit):
    folders = glob.glob(os.path.join(ROOT, "Fixtures", "*"))
    # English has the most cases, and kills most mutants.
    for folder in sorted(folders, key=lambda folder: not folder.endswith("/en")):
        fixtures = sorted(glob.glob(os.path.join(folder, "*.jsonl")))
        replay = [".build/debug/numfmt-live", "replay", "--check"] + fixtures
        if fixtures and not passes(replay, number, limit):
            return False
    return True


def tests_pass(number, limit, tests=QUICK):
    return passes([".build/debug/LiveNumberPackageTests.xctest", "--testing-library", "swift-testing",
                   "--filter", tests, "--skip", SLOW], number, limit)


def limit_without_mutant(check):
    """Returns the seconds of the processor that a check may take with a mutant: far more than without."""
    def seconds(): return sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])
    start = seconds()
    if not check(-1, 3000):
        raise SystemExit("error: the fixtures or the tests fail without a mutant; run `make test`")
    return 10 + math.ceil(2 * (seconds() - start))


def declaration(lines, index):
    """Returns the name of the function, initializer, or property that a line is in, or a dash."""
    def indent(line): return len(line) - len(line.lstrip())
    outer, ends_head = indent(lines[index]), False
    for number in range(index, -1, -1):
        line = lines[number]
        if not line.strip() or line.lstrip().startswith("//"):
            continue
        match = DECLARATION.search(line)
        if match and (number == index or indent(line) < outer or indent(line) == outer and ends_head):
            return next(name for name in match.groups() if name)
        if indent(line) < outer:
            outer, ends_head = indent(line), False
        # The head of a declaration of several lines ends with a line that is indented as its first.
        ends_head |= indent(line) == outer and line.lstrip().startswith(")")
    return "-"


def accepted_mutants(mutants):
    """Returns the mutants in lines that SURVIVORS lists; a row whose line isn't in the code is an error."""
    rows = [row.split("\t") for row in read(SURVIVORS).splitlines() if not row.startswith("#")]
    listed = {(f"{ENGINE}/{file}", name, line) for file, name, line, _ in rows}
    sources = {mutant.file: read(os.path.join(ROOT, mutant.file)).split("\n") for mutant in mutants}
    accepted, used = set(), set()
    for mutant in mutants:
        place = (mutant.file, declaration(sources[mutant.file], mutant.line - 1), mutant.old_line)
        if place in listed:
            used.add(place)
            accepted.add(mutant)
    stale = [f"{file}, {name}: {line}" for file, name, line in sorted(listed - used)]
    if stale:
        raise SystemExit(f"error: {SURVIVORS} has rows whose lines are gone; does their reason still hold?\n"
                         + "\n".join(stale))
    return accepted


def report(picked, results, accepted):
    columns = ["killed by fixtures", "killed by tests", "accepted", "survived"]
    print(f"| folder | mutants | {' | '.join(columns)} | share |\n" + "|---" * 7 + "|")
    for folder in FOLDERS + ("",):
        counts = collections.Counter()
        for mutant in picked:
            if mutant.file.startswith(f"{ENGINE}/{folder}") and mutant in results:
                survived = results[mutant] == "survived"
                counts["accepted" if survived and mutant in accepted else results[mutant]] += 1
        total = sum(counts[column] for column in columns)
        cells = " | ".join(str(counts[column]) for column in columns)
        print(f"| {folder or 'all'} | {total} | {cells} | {counts['survived'] / max(total, 1):.1%} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--count", type=int, help="the number of mutants (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the choice")
    parser.add_argument("--again", action="store_true", help="run the survivors again")
    parser.add_argument("--check", action="store_true", help="only check the list of survivors")
    options = parser.parse_args()
    files = [os.path.relpath(path, ROOT) for folder in FOLDERS
             for path in sorted(glob.glob(os.path.join(ROOT, ENGINE, folder, "**", "*.swift"),
                                          recursive=True))]
    mutants = [mutant for file in files for mutant in mutants_of(file)]
    accepted = accepted_mutants(mutants)
    if options.check:
        return
    picked = choice(mutants, options.count, options.seed)
    by_key = {key(mutant): mutant for mutant in mutants}
    earlier = read(RESULTS).splitlines() if os.path.exists(RESULTS) else []
    results = {by_key[row[1]]: row[0] for row in (line.split("\t", 1) for line in earlier)
               if row[1] in by_key}
    numbered = build(picked, results)
    # From the quickest to the slowest, which few mutants need.
    checks = [("killed by fixtures", fixtures_pass), ("killed by tests", tests_pass),
              ("killed by tests", lambda number, limit: tests_pass(number, limit, REAL))]
    checks = [(result, check, limit_without_mutant(check)) for result, check in checks]

    def run(number):
        mutant = numbered[number]
        if mutant not in results or options.again and results[mutant] == "survived":
            note(mutant, next((result for result, check, limit in checks if not check(number, limit)),
                              "survived"), results)
        if results[mutant] == "survived" and mutant not in accepted:
            print(f"{mutant.file}:{mutant.line}\n- {mutant.old_line}\n+ {mutant.new_line}", flush=True)

    # In random order, so that an interrupted run has its share of each folder; and last those with a
    # reason, most of which need all checks.
    order = random.Random(options.seed).sample(sorted(numbered), len(numbered))
    order.sort(key=lambda number: numbered[number] in accepted)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as runs:
        try:
            list(runs.map(run, order))
        except KeyboardInterrupt:
            runs.shutdown(cancel_futures=True)
            print("interrupted; run it again to continue")
    report(picked, results, accepted)


main()

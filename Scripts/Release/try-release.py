#!/usr/bin/env python3
"""Tries what `make dist` and `make deb` made, in systems that have neither Swift nor a compiler.

    Scripts/Release/try-release.py [SUITE ...]

Makes a system of each suite of Debian with mmdebstrap (by default the oldest, the one for the package, and the
newest), and an empty one, which need root and Debian's mirror. In each, installs the archive, the package, or
the wheel, reads the manual page, completes an option, converts a number, types one into a field, and removes
everything. The empty one has the command alone.
"""

import glob
import json
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import time

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
DIST = os.path.join(ROOT, ".build-dist")
SYSTEMS = os.path.join(ROOT, ".build-systems")
# The archive runs everywhere; the package since the second.
SUITES = ["bullseye", "bookworm", "trixie"]
ENVIRONMENT = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
               "LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": "/root"}
# As after `activate`. Shells look for completions where data is.
VENV = ENVIRONMENT | {"PATH": "/opt/v/bin:" + ENVIRONMENT["PATH"], "XDG_DATA_DIRS": "/opt/v/share"}
# The screen's sequences, which aren't text.
SEQUENCE = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|[=>])")
FAILURES = []
# Whose notices have to come with the command, and with the static one.
OWNERS = ["Apple Inc.", "Apple Computer, Inc.", "Unicode, Inc.", "International Business Machines",
          "the V8 project authors", "Free Software Foundation"]
STATIC_OWNERS = OWNERS + ["Regents of the University of California", "GNU LESSER GENERAL PUBLIC LICENSE"]
# What the lists of contents name, and that of the static one.
PARTS = {"swift", "swift-argument-parser", "icu", "libstdc++", "libgcc"}
STATIC_PARTS = PARTS | {"glibc"}


def made(pattern):
    files = glob.glob(os.path.join(DIST, pattern))
    if len(files) != 1:
        sys.exit(f"{len(files)} files are {DIST}/{pattern}; run make dist deb")
    return files[0]


def run(system, *command, text="", environment=ENVIRONMENT):
    """Runs a command in a system, and returns its exit code and output."""
    done = subprocess.run(["chroot", system, *command], env=environment, text=True, input=text,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout


def check(place, what, is_right, found):
    print(f"  {'right' if is_right else 'WRONG'}: {what}", flush=True)
    if not is_right:
        FAILURES.append(f"{place}, {what}: {found!r}")


def typed(system, command, steps, environment=ENVIRONMENT):
    """Runs a command on a terminal, waits for each text and then sends keys, and returns what it wrote."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.chroot(system)
        os.chdir("/")
        os.execve(command[0], command, environment)
    output = ""

    def read(text, limit=20):
        nonlocal output
        end = time.monotonic() + limit
        while text is None or text not in SEQUENCE.sub("", output):
            ready, _, _ = select.select([terminal], [], [], max(end - time.monotonic(), 0))
            try:
                piece = os.read(terminal, 4096) if ready else b""
            except OSError:
                piece = b""
            if not piece:
                return
            output += piece.decode(errors="replace")

    for text, keys in steps:
        read(text)
        output += "\n"
        os.write(terminal, keys.encode())
    read(None, limit=5)
    os.close(terminal)
    os.waitpid(pid, 0)
    return SEQUENCE.sub("", output)


def check_field(place, system, command):
    found = typed(system, [command, "edit", "--locale", "en"],
                  [("1,234.56", "1234567"), ("1,234,567", "\r")])
    check(place, "a number typed into a field", "1234567" in found.split("\n")[-2:][0]
          or found.rstrip().endswith("1234567"), found)


def files(system):
    """Returns the files that an installation can leave behind."""
    found = set()
    for folder in ["usr", "opt", "etc"]:
        for path, _, names in os.walk(os.path.join(system, folder)):
            found.update(os.path.join(path, name) for name in names)
    return {name for name in found if "__pycache__" not in name}


def try_installed(place, system, command, environment=ENVIRONMENT):
    """Tries the command; without an environment, there is neither a shell nor a manual."""
    code, found = run(system, command, "parse", "--locale", "de", text="1.234,5\n")
    check(place, "a conversion", (code, found) == (0, "1234.5\n"), found)
    check_field(place, system, command)
    if environment is None:
        return
    code, found = run(system, "man", "numfmt-live", environment=environment)
    check(place, "the manual page", code == 0 and "numfmt-live" in found and "edit" in found, found)
    shell = [("$ ", ". /usr/share/bash-completion/bash_completion; PS1='ready> '\n"),
             ("ready> ", "numfmt-live format --loc\t"), ("--locale ", "de 1234.5\n"),
             ("1.234,5", "exit\n")]
    found = typed(system, ["/bin/bash", "--norc", "--noprofile", "-i"], shell, environment)
    check(place, "a completed option", "1.234,5" in found, found)


def check_notices(place, system, texts, owners):
    """Checks that files in a system have the notices of some owners of what the command contains."""
    notices = ""
    for path in glob.glob(system + texts):
        with open(path, encoding="utf-8") as file:
            notices += file.read()
    missing = [owner for owner in owners if owner not in notices]
    check(place, "the licenses", not missing, missing)


def check_contents(place, system, pattern, parts):
    """Checks that the list of contents in a system names all that is linked, each with its version."""
    linked = {}
    for path in glob.glob(system + pattern):
        with open(path, encoding="utf-8") as file:
            contents = json.load(file)
        versions = {part["SPDXID"]: (part["name"], part["versionInfo"]) for part in contents["packages"]}
        linked |= dict(versions[relation["relatedSpdxElement"]] for relation in contents["relationships"]
                       if relation["relationshipType"] == "STATIC_LINK")
    check(place, "the list of contents", set(linked) == parts and all(linked.values()), linked)


def try_install(place, system, install, remove, command, texts, owners, contents, parts,
                environment=ENVIRONMENT):
    before = files(system)
    code, found = run(system, "sh", "-ec", install)
    check(place, "installed", code == 0, found)
    if code == 0:
        try_installed(place, system, command, environment)
        check_notices(place, system, texts, owners)
        check_contents(place, system, contents, parts)
    code, found = run(system, "sh", "-ec", remove)
    left = {name.removeprefix(system) for name in files(system) - before}
    left = {name for name in left if not name.startswith(("/usr/share/man/cat", "/etc/ld.so.cache"))}
    check(place, "removed", code == 0 and not left, (found, sorted(left)[:5]))


def with_proc(system, body):
    subprocess.run(["mount", "-t", "proc", "proc", f"{system}/proc"], check=True)
    try:
        body()
    finally:
        subprocess.run(["umount", f"{system}/proc"], check=True)


def try_suite(suite):
    system = os.path.join(SYSTEMS, suite)
    shutil.rmtree(system, ignore_errors=True)
    packages = "man-db,bash-completion" + (",python3-venv" if suite == "bookworm" else "")
    subprocess.run(["mmdebstrap", "--quiet", "--variant=apt", f"--include={packages}", suite, system],
                   check=True)
    names = {}
    for kind, pattern in [("archive", "*.tar.xz"), ("deb", "*.deb"), ("wheel", "*.whl")]:
        if kind == "deb" and suite == SUITES[0] or kind == "wheel" and suite != "bookworm":
            continue
        names[kind] = os.path.basename(made(pattern))
        shutil.copy(made(pattern), f"{system}/tmp")
    # The smallest systems have no xz; the archive is unpacked from outside.
    subprocess.run(f"xz -dc < '{made('*.tar.xz')}' > '{system}/tmp/archive.tar'", shell=True, check=True)

    def body():
        print(f"{suite}, the archive", flush=True)
        try_install(f"{suite}, the archive", system, "tar -xf /tmp/archive.tar -C /usr/local",
                    "tar -tf /tmp/archive.tar | grep -v '/$' | (cd /usr/local && xargs rm)",
                    "/usr/local/bin/numfmt-live", "/usr/local/share/doc/numfmt-live/*.txt", STATIC_OWNERS,
                    "/usr/local/share/doc/numfmt-live/*.spdx.json", STATIC_PARTS)
        if "deb" in names:
            print(f"{suite}, the package", flush=True)
            try_install(f"{suite}, the package", system,
                        f"apt-get install --yes /tmp/{names['deb']}",
                        "apt-get purge --yes numfmt-live", "/usr/bin/numfmt-live",
                        "/usr/share/doc/numfmt-live/copyright", OWNERS,
                        "/usr/share/doc/numfmt-live/*.spdx.json", PARTS)
        if "wheel" in names:
            print(f"{suite}, the wheel", flush=True)
            try_install(f"{suite}, the wheel", system,
                        f"python3 -m venv /opt/v; /opt/v/bin/pip install --no-index /tmp/{names['wheel']}",
                        "/opt/v/bin/pip uninstall --yes numfmt-live; test ! -e /opt/v/bin/numfmt-live; "
                        "rm -r /opt/v", "/opt/v/bin/numfmt-live",
                        "/opt/v/lib/*/site-packages/*.dist-info/licenses/*.txt", STATIC_OWNERS,
                        "/opt/v/lib/*/site-packages/numfmt_live-*.dist-info/sboms/*.spdx.json", STATIC_PARTS,
                        VENV)

    with_proc(system, body)
    shutil.rmtree(system)


def try_empty():
    """Runs the command of the archive with nothing else but a terminal, with /proc and without."""
    print("an empty system, the archive", flush=True)
    system = os.path.join(SYSTEMS, "empty")
    shutil.rmtree(system, ignore_errors=True)
    for folder in ["proc", "dev"]:
        os.makedirs(f"{system}/{folder}")
    os.mknod(f"{system}/dev/tty", 0o020666, os.makedev(5, 0))
    subprocess.run(f"xz -dc < '{made('*.tar.xz')}' | tar -x -C '{system}'", shell=True, check=True)
    with_proc(system, lambda: try_installed(
        "empty", system, "/bin/numfmt-live", environment=None))
    code, found = run(system, "/bin/numfmt-live", "format", "5")
    check("empty", "no arguments without /proc", code == 69 and "/proc" in found, (code, found))
    shutil.rmtree(system)


def main():
    if os.getuid() != 0:
        sys.exit("making a system needs root")
    os.makedirs(SYSTEMS, exist_ok=True)
    try_empty()
    for suite in sys.argv[1:] or SUITES:
        try_suite(suite)
    if FAILURES:
        sys.exit("\n".join(FAILURES))


main()

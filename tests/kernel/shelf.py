"""Puts a game of another package on the shelf the way an installer does: with a dist-info folder."""

from __future__ import annotations

from pathlib import Path

ENTRY_POINTS = """[cutpurse.games]
{game} = {target}
"""
METADATA = """Metadata-Version: 2.1
Name: {name}
Version: 1.0
"""


def install(site: Path, name: str, game: str, target: str) -> Path:
    """What `pip install` leaves in a folder of sys.path for a package with one game."""
    folder = site / f"{name}-1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(METADATA.format(name=name), encoding="utf-8")
    (folder / "entry_points.txt").write_text(ENTRY_POINTS.format(game=game, target=target), encoding="utf-8")
    return site

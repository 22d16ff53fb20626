"""Every link between our pages leads somewhere; what the forge reads can be read."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.docs.test_pages import ROOT

FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    return [ROOT / line for line in listed.splitlines()] or sorted(
        path for pattern in patterns for path in ROOT.glob(f"docs/{pattern}")
    )


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    titles = re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", tracked("*.md"), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    lost = []
    for link in LINK.findall(FENCED.sub("", page.read_text(encoding="utf-8"))):
        if "://" in link or link.startswith("mailto:"):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            lost.append(link)
    assert lost == []


def test_the_glossary_is_in_order() -> None:
    words = re.findall(r"^\| \*\*(.+?)\*\*", (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(words) > 30
    assert words == sorted(words)


def test_the_places_that_the_glossary_names_are_there() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    places = re.findall(r"`((?:kernel|games|bots|lab|server|tests)/[\w*/.]*)`", page)
    assert len(places) > 20
    source = ROOT / "src" / "cutpurse"
    assert [
        place for place in places if not list((ROOT if place.startswith("tests") else source).glob(place.rstrip("/")))
    ] == []


def test_the_workflow_runs_what_the_readme_says() -> None:
    """On the oldest and the newest Python that are supported."""
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text())["jobs"]
    assert [step["run"] for step in jobs["test"]["steps"] if "run" in step] == [".ci/run"]
    oldest = re.search(r'requires-python = ">=(.+)"', (ROOT / "pyproject.toml").read_text())
    assert oldest is not None
    pythons = jobs["test"]["strategy"]["matrix"]["python"]
    assert pythons[0] == oldest[1]
    assert len(pythons) == 2


@pytest.mark.parametrize(
    "file", [ROOT / ".pre-commit-config.yaml", *sorted((ROOT / ".github").rglob("*.yml"))], ids=lambda file: file.name
)
def test_the_files_for_the_forge_can_be_read(file: Path) -> None:
    assert isinstance(yaml.safe_load(file.read_text(encoding="utf-8")), dict)

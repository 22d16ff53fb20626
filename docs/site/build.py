"""The documentation as a site: `python3 start.py docs` writes it into the package, which serves it under /docs.

Pages of the repository keep their places and links, so that they read the same here, on a forge and in an editor; those
that are made from the program are added (generated.py). A link that leads nowhere, and whatever else Sphinx warns of, is
an error.
"""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "examples/README.md")
FENCE = re.compile(r"(^```.*?^```)", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
UNKNOWN = re.compile(r"^```(mermaid|fluent|svelte)$", re.MULTILINE)
"""Languages that Sphinx does not colour."""


def build(site: Path) -> int:
    """Put all pages together and build them. Gives the status of Sphinx."""
    shutil.rmtree(site, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder)
        stage(source)
        command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "-c", HERE, source, site]
        status = subprocess.call([str(word) for word in command])
    for left_over in (".doctrees", "_sources", ".buildinfo", "objects.inv"):
        path = site / left_over
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    (site / "scripts.txt").write_text("\n".join(scripts(site)) + "\n", encoding="utf-8")
    return status


def scripts(site: Path) -> list[str]:
    """The scripts inside pages, as a content security policy names them: the server lets no others run."""
    found = {script for page in site.rglob("*.html") for script in INLINE.findall(page.read_text(encoding="utf-8"))}
    digests = (hashlib.sha256(script.encode()).digest() for script in found)
    return sorted(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


def stage(source: Path) -> None:
    """All pages in one folder, as they lie in the repository."""
    sys.path.insert(0, str(HERE))
    from generated import pages

    shutil.copy(HERE / "index.md", source / "index.md")
    shutil.copytree(ROOT / "docs" / "images", source / "docs" / "images")
    found = [ROOT / page for page in PAGES]
    found += [page for page in sorted((ROOT / "docs").rglob("*.md")) if HERE not in page.parents]
    for page in found:
        place = page.relative_to(ROOT)
        (source / place).parent.mkdir(parents=True, exist_ok=True)
        (source / place).write_text(fitted(page, set(found)), encoding="utf-8")
    for name, text in pages().items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text, encoding="utf-8")


def fitted(page: Path, there: set[Path]) -> str:
    """A page whose links to files that are no pages are words."""

    def kept(match: re.Match[str]) -> str:
        words, link = match.groups()
        path = link.partition("#")[0]
        outside = "://" in link or link.startswith("mailto:")
        return match[0] if outside or not path or (page.parent / path).resolve() in there else words

    text = UNKNOWN.sub("```text", page.read_text(encoding="utf-8"))
    return "".join(part if part.startswith("```") else LINK.sub(kept, part) for part in FENCE.split(text))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "src" / "cutpurse" / "docs_dist"
    status = build(target)
    if not status:
        print(target / "index.html")
    sys.exit(status)

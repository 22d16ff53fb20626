"""The documentation as a site: whatever Sphinx warns of, a lost link for instance, is an error."""

from __future__ import annotations

import base64
import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.applications import Starlette

from cutpurse.server.http.documentation import Documentation
from tests.docs.test_pages import ROOT
from tests.server.test_pages import Client


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """Built once for all that is looked at."""
    pytest.importorskip("sphinx", reason="needs sphinx: pip install -e '.[test]'")
    done = subprocess.run(
        [sys.executable, ROOT / "docs" / "site" / "build.py", tmp_path], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    everybody_finds_their_pages(tmp_path)
    an_environment_has_a_page_made_from_its_docstring(tmp_path)
    nothing_comes_from_elsewhere(tmp_path)
    the_server_shows_it(tmp_path)


def everybody_finds_their_pages(site: Path) -> None:
    index = (site / "index.html").read_text(encoding="utf-8")
    for caption in ("Players", "Hosts", "Bot authors", "Researchers", "Authors of games and rules"):
        assert caption in index
    rules = (site / "rules" / "swindler.html").read_text(encoding="utf-8")
    assert rules.count("<strong>SW-") > 200
    commands = (site / "commands.html").read_text(encoding="utf-8")
    assert "cutpurse dataset" in commands
    interface = (site / "api.html").read_text(encoding="utf-8")
    assert "cutpurse.kernel.simulation.Simulation.playout" in interface


def an_environment_has_a_page_made_from_its_docstring(site: Path) -> None:
    page = (site / "environments" / "thiefdom_v1.html").read_text(encoding="utf-8")
    assert "a guild of three thieves" in page
    words = re.sub(r"<[^>]+>", "", page)
    assert "rob noble_a gold" in words
    assert "the missions of the smugglers" in words, "a part of its observation"
    assert "eb1ae257a3b4f48f" in words, "the mark of its table of actions"


def nothing_comes_from_elsewhere(site: Path) -> None:
    """It reads the same without a network."""
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert not re.findall(r"<(?:script|img|link rel=\"stylesheet\")[^>]+(?:src|href)=\"https?:", text), page


def the_server_shows_it(site: Path) -> None:
    """Under /docs, with a policy that lets the site's own scripts run and no others."""
    client = Client(Starlette(routes=Documentation(site).routes()))
    assert client.get("/docs").headers["location"] == "/docs/"
    page = client.get("/docs/")
    assert page.status == 200
    policy = page.headers["content-security-policy"]
    scripts = re.findall(r"<script>(.*?)</script>", page.content.decode(), re.DOTALL)
    assert scripts
    for script in scripts:
        assert base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() in policy
    assert "'unsafe-inline'" not in policy.partition("script-src")[2].partition(";")[0]
    assert client.get("/docs/environments/swindler_v1.html").status == 200
    for nowhere in ("/docs/nothing.html", "/docs/../index.html", "/docs/scripts.txt", "/docs/%2e%2e/conf.py"):
        assert client.get(nowhere).status == 404
    assert b"start.py docs" in Client(Starlette(routes=Documentation(site / "nothing").routes())).get("/docs/").content

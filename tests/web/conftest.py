from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from cutpurse.lab.crash import House
from cutpurse.server.pages import Pages
from tests.web.chromium import DESKTOP, Visitor, launch
from tests.web.shuffles import WORD

expect.set_options(timeout=30_000)  # a busy machine is no fault of the page


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this folder only: as long as it is open, its event loop is in the way of tests that run one of their own."""
    if not Pages().built:
        pytest.fail("the browser client is not built: install the package again (pip install -e .)")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def axe() -> str:
    """The checks for everybody, as a script."""
    file = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not file.is_file():
        pytest.fail("axe-core is missing: run `npm ci` in web/")
    return file.read_text(encoding="utf-8")


@pytest.fixture(scope="package")
def web_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("web") / "tables.db", workers=1, known=WORD)
    house.start()
    yield house
    house.kill()


@pytest.fixture
def visitor(browser: Browser, web_house: House) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a fresh browser; whatever the page complains of fails the test."""
    here: list[Visitor] = []

    def arrive(size: ViewportSize = DESKTOP, **options: object) -> Visitor:
        guest = Visitor(browser, f"http://{web_house.address}", size, **options)
        here.append(guest)
        return guest

    yield arrive
    complaints = [complaint for guest in here for complaint in guest.complaints]
    for guest in here:
        guest.leave()
    assert complaints == []

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cutpurse.lab.crash import House
from cutpurse.server.http.pages import Pages
from tests.web.shuffles import WORD

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

    from tests.web.chromium import Visitor

LIMIT = 1200
"""Seconds for a test in a browser: a whole game takes its time on a busy machine."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(LIMIT))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this folder only: as long as it is open, its event loop is in the way of tests that run one of their own."""
    from playwright.sync_api import expect, sync_playwright

    from tests.web.chromium import launch

    if not Pages().built:
        pytest.fail("the browser client is not built: install the package again (pip install -e .)")
    expect.set_options(timeout=30_000)  # a busy machine is no fault of the page
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
    from tests.web.chromium import DESKTOP, Visitor

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

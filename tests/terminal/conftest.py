from __future__ import annotations

import pytest

from cutpurse.kernel import registry
from cutpurse.terminal.app import PlayApp
from tests.kernel.toy import TITLE
from tests.terminal.garden import WindowTitle


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy games stand on the shelf, so that saved ones can be opened again."""
    monkeypatch.setattr(PlayApp, "PAUSE", 0)  # nobody here thinks about interrupting
    window = WindowTitle()
    monkeypatch.setattr(registry, "titles", lambda: {TITLE.id: TITLE, window.id: window})

"""The database server that these tests share."""

from __future__ import annotations

from tests.server.conftest import new_house, postgres

__all__ = ["new_house", "postgres"]

"""The boxes that tables are played with: kept once in the store when a table is made, found again when it is opened.

A released box is in every later program, too. The store's copy is for those that are not: a server whose keeper has
changed a component file goes on with its tables after the next change.
"""

from __future__ import annotations

from cutpurse.kernel import registry
from cutpurse.kernel.box import Contents
from cutpurse.kernel.game import Title
from cutpurse.kernel.pack import PackError
from cutpurse.server.store.base import Store


class Boxes:
    """The boxes of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[str] = set()
        """What this process has stored."""
        self._found: dict[str, Contents] = {}
        """What only the store has, read once."""

    async def keep(self, game: str) -> None:
        """The box of a new table is stored before the table is."""
        box = registry.title(game).shipped
        if box.digest not in self._kept:
            await self._store.keep_box(box.digest, box.packed())
            self._kept.add(box.digest)

    async def find(self, title: Title, digest: str) -> Contents | None:
        """The box of a stored table; None if neither the program nor the store has it."""
        found = self._found.get(digest) or title.find_box(digest)
        if found is None:
            found = await self._stored(title, digest)
        return found

    async def _stored(self, title: Title, digest: str) -> Contents | None:
        packed = await self._store.box(digest)
        try:
            box = Contents.unpacked(packed) if packed is not None else None
        except PackError:
            return None
        if box is None or box.digest != digest:
            return None
        self._found[digest] = title.as_read(box)
        return self._found[digest]

"""What everybody may know of a position: gathered once for all who are told, because all views and scenes begin with it.
It is made from what is public and from nothing else, so nothing of one seat can come to another with it."""

from __future__ import annotations

from typing import Any

from cutpurse.kernel.game import Game


class Everybody:
    """The public part of one position."""

    __slots__ = ("_game", "_public", "_scene", "digest")

    def __init__(self, game: Game[Any, Any], state: Any, digest: int) -> None:
        self.digest = digest
        """What it is known by while somebody may answer unseen; else 0."""
        self._game = game
        self._public = game.public_part(state)
        """None if the game makes every view by itself."""
        self._scene: Any = None
        """The part of all scenes, once somebody draws."""

    def view(self, state: Any, seat: int) -> Any:
        """That of a seat in this very position."""
        game, public = self._game, self._public
        return game.view(state, seat) if public is None else game.with_own(public, state, seat)

    def scene(self, view: Any) -> Any:
        """What a seat with this view needs to draw the table."""
        if self._scene is None and self._public is not None:
            self._scene = self._game.public_scene(self._public)
        return self._game.scene(view) if self._scene is None else self._game.scene_with(view, self._scene)

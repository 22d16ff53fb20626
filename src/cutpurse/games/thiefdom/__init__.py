"""Thiefdom: plan by day, rob by night, mind the guards. 1 to 4 players."""

from cutpurse.games.thiefdom.game import TITLE, Thiefdom

__all__ = ["TITLE", "Thiefdom"]

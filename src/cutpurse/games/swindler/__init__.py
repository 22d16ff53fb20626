"""Swindler: rob rich bags, fulfil jobs, sell to fences, hire accomplices. 2 to 4 players."""

from cutpurse.games.swindler.game import TITLE, Swindler

__all__ = ["TITLE", "Swindler"]

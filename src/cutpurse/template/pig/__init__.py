"""Pig, a game of dice."""

from pig.game import TITLE as TITLE

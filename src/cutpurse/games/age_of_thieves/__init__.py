"""Age of Thieves: plan in secret, steal the Emperors' Jewel, get out of the city."""

from cutpurse.games.age_of_thieves.game import TITLE

__all__ = ["TITLE"]

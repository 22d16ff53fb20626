"""Cutpurse: three board games of thieves, made playable."""

__version__ = "0.2.0"

"""Cutpurse: three board games of thieves, made playable."""

__version__ = "0.1.0"

"""Bots: given observations, they answer with options. Any bot that speaks the protocol may sit down."""

from cutpurse.bots.bot import Bot, Observation, rules_of
from cutpurse.bots.protocol import Hello, greet
from cutpurse.bots.seated import Seated
from cutpurse.bots.stdio import serve

__all__ = ["Bot", "Hello", "Observation", "Seated", "greet", "rules_of", "serve"]

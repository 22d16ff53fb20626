"""Words as somebody types them who looks something up: without accents, in whatever form a language gives them.

The page does the same (`web/src/lib/rulebook/word-forms.ts`); one table of words tests both.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import takewhile

PLAIN = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "ø": "o", "’": "'"})
"""Letters that Unicode does not take apart."""
WORD = re.compile(r"\w+")
LONGEST_ENDING = 3
SOFT = re.compile(r"[aeiouy]\w*|[fns]|ves|zy|k\w?|")
"""How short words end in another form: karta and karty, Karte and Karten, raid and raids, thief and thieves, worek and worki.
After the same six letters anything may follow: wspólnik and wspólnicy."""
SHORTEST_STEM, LONG_STEM = 3, 6
SHORTEST_WORD = 4
"""What is shorter is itself alone."""


def fold(text: str) -> str:
    """Small letters without accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.category(letter).startswith("M")).translate(PLAIN)


def bent(one: str, other: str) -> bool:
    """Are two folded words forms of one another, as far as their letters tell?"""
    stem = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
    endings = one[stem:], other[stem:]
    if stem < SHORTEST_STEM or min(len(one), len(other)) < SHORTEST_WORD or max(map(len, endings)) > LONGEST_ENDING:
        return False
    return stem >= LONG_STEM or all(SOFT.fullmatch(ending) for ending in endings)


def occurs(word: str, text: str) -> bool:
    """Does a folded word stand in a folded text, as a part of it or in another form?"""
    return word in text or any(bent(word, other) for other in WORD.findall(text))

"""Standing answers, as the text client offers them (see the kernel)."""

from cutpurse.kernel.standing import EVEN_AIMED, EVERY, HERE, Standing, can_stand, reaches, scopes, settled

__all__ = ["EVEN_AIMED", "EVERY", "HERE", "Standing", "can_stand", "reaches", "scopes", "settled"]

"""The settings of a table: what a game offers, and a check of what somebody asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from cutpurse.kernel.message import Arguments, Reason


class Setting(msgspec.Struct, frozen=True):
    """One thing that can be set before a game starts."""

    id: str
    default: str | int
    values: tuple[str, ...] = ()
    """The words it may be set to."""
    low: int | None = None
    high: int | None = None
    """The numbers it may be set to, both included."""
    rule: str = ""
    free: bool = False
    """Any text; the game itself checks it."""

    def allowed(self) -> str:
        words = list(self.values)
        if self.low is not None and self.high is not None:
            words.append(f"{self.low}–{self.high}")
        return ", ".join(words)

    def read(self, raw: str | int) -> str | int | None:
        """The value meant by `raw`, or None if it is not allowed."""
        if raw in self.values:
            return raw
        if self.low is not None and self.high is not None:
            try:
                number = int(raw)
            except ValueError:
                return None
            return number if self.low <= number <= self.high else None
        return raw if self.free else None


def settle(settings: Sequence[Setting], asked: Mapping[str, str | int]) -> dict[str, str | int] | Reason:
    """Complete settings from what somebody asked for, or the reason why not."""
    known = {setting.id: setting for setting in settings}
    for key in asked:
        if key not in known:
            return Reason("setting-unknown", args={"setting": key, "allowed": ", ".join(known)})
    settled: dict[str, str | int] = {}
    for setting in settings:
        raw = asked.get(setting.id, setting.default)
        value = setting.read(raw)
        if value is None:
            args: Arguments = {
                "setting": setting.id, "value": str(raw), "allowed": setting.allowed()}  # fmt: skip
            return Reason("setting-value", setting.rule, args)
        settled[setting.id] = value
    return settled

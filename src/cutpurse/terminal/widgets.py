"""The few things the screens are made of. Nothing is told by colour alone."""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from rich.color import ColorSystem
from textual import events
from textual.app import App
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.theme import Theme
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from cutpurse.kernel.text_sheet import Drawn

COMMAND_KEYS = "ubwrlspqhn"
TALK_KEY = "t"
"""At a served table."""
CHOICE_KEYS = "123456789" + "".join(key for key in "abcdefghijklmnopqrstuvwxyz" if key not in COMMAND_KEYS + TALK_KEY)
"""Keys of options in order, the same at every table; the letters of commands are left out."""

NEW = "›"
"""Stands before what is new, and before what is meant."""
LOG_LINES = 120
"""So much of the log stands beside the board; all of it on a page of its own."""

NIGHT = Theme(
    name="cutpurse",
    primary="#c2a067",
    secondary="#7d98a1",
    accent="#c2a067",
    warning="#d19a66",
    error="#c97b72",
    success="#8faa80",
    foreground="#d9d4c7",
    background="#15181d",
    surface="#15181d",
    panel="#20252c",
    dark=True,
)

Maker = Callable[[int], Sequence[str]]
"""Makes lines for a width."""


class CalmApp(App[int]):
    """What the table and the replay viewer share: one quiet look, and none at all without colours."""

    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]
    CSS = """
    Screen { background: $background; color: $foreground; layout: vertical; }
    Pane { border-top: solid $primary 60%; border-title-color: $primary; border-subtitle-color: $primary;
           padding: 0 1; scrollbar-size-vertical: 1; scrollbar-gutter: stable; scrollbar-background: $background;
           scrollbar-color: $panel; scrollbar-color-hover: $primary 60%; scrollbar-color-active: $primary; }
    BoardPane { padding: 0 1 0 0; }
    Pane:focus { border-title-style: bold underline; }
    Pane Static { width: 100%; height: auto; }
    Choices { border: none; padding: 0; background: $background; scrollbar-size-vertical: 1; height: auto; }
    Choices:focus { border: none; background-tint: transparent; }
    Choices > .option-list--option-highlighted,
    Choices:focus > .option-list--option-highlighted { background: $panel; color: $foreground; text-style: bold; }
    Choices > .option-list--option-hover { background: $background; }
    KeyLine { height: auto; max-height: 4; padding: 0 1; color: $secondary; }
    KeyLine.-told { color: $foreground; text-style: bold; }
    """

    def __init__(self) -> None:
        # Without colours the terminal's own two are used, and bold and underlined text.
        self.plain_colours = "NO_COLOR" in os.environ
        super().__init__(ansi_color=True if self.plain_colours else None)
        self.register_theme(NIGHT)
        few = self.console._color_system in (None, ColorSystem.STANDARD)
        self.theme = "ansi-dark" if self.plain_colours or few else NIGHT.name


class Pane(VerticalScroll):
    """Lines to look at and to scroll, with a title in the rule above them."""

    def __init__(self, title: str, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.border_title = titled(title)
        self._make: Maker = lambda _width: ()
        self._to_end = False
        self._text = Static("", markup=False)

    def compose(self) -> Any:
        yield self._text

    def show(self, make: Maker, *, to_end: bool = False) -> None:
        """Show lines, made anew whenever the width changes."""
        self._make, self._to_end = make, to_end
        self.lay_out()

    def on_resize(self, _event: events.Resize) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        width = self.scrollable_content_region.width
        if width > 0:
            self._text.update(Content("\n").join(self.lines(width)))
            if self._to_end:
                self.call_after_refresh(self.scroll_end, animate=False)

    def lines(self, width: int) -> list[Content]:
        return [Content(part) for line in self._make(width) for part in hang(line, width)]


class BoardPane(Pane):
    """The table. Lines that speak of what an option concerns get a sign in the margin and come into sight; in a
    drawing the very spots stand out, light and dark changed about."""

    def __init__(self, title: str, *, id: str | None = None) -> None:
        super().__init__(title, id=id)
        self._things: list[str] = []
        self._pointed: list[int] = []

    def lines(self, width: int) -> list[Content]:
        """The game's own lines, as it laid them out; words in capitals at the margin are headings."""
        lines = list(self._make(width - 2))  # a margin for the sign, and air on the right
        self._pointed = speaking_of(self._things, lines)
        return [self._line(line, place in self._pointed) for place, line in enumerate(lines)]

    def _line(self, line: str, pointed: bool) -> Content:
        if pointed and isinstance(line, Drawn):
            drawn = Content(f"{NEW}{line}").stylize("bold", 0, 1)
            for column in sorted(column for thing in self._things for column in line.spots.get(thing, ())):
                drawn = drawn.stylize("reverse bold", column + 1, column + 2)
            return drawn
        if pointed:
            return Content(f"{NEW}{line}").stylize("bold")
        return Content(f" {line}").stylize("bold $primary", 0, len(heading(line)) + 1)

    def point(self, things: Sequence[str], *, anew: bool = False) -> None:
        """Point at things; where there are none of them, a new question begins at the top."""
        if list(things) != self._things:
            self._things = list(things)
            self.lay_out()
        if self._pointed:
            self.call_after_refresh(self._into_sight, self._pointed[0])
        elif anew:
            self.scroll_home(animate=False)

    def _into_sight(self, line: int) -> None:
        top, height = self.scroll_offset.y, self.scrollable_content_region.height
        if not top <= line < top + height:
            self.scroll_to(y=max(0, line - height // 3), animate=False)


def heading(line: str) -> str:
    """The words in capitals that a line begins with."""
    found = re.match(r"[^\W\d_]{3,}(?: [^\W\d_]{2,})*", line)
    words = found.group().split(" ") if found else []
    return " ".join(takewhile(str.isupper, words))


def speaking_of(things: Sequence[str], lines: Sequence[str]) -> list[int]:
    """The lines that draw one of these things or begin with its name; where none does, those that mention it."""
    found: set[int] = set()
    for thing in things:
        drawn = {place for place, line in enumerate(lines) if isinstance(line, Drawn) and thing in line.spots}
        if drawn:
            found |= drawn
            continue
        name = re.compile(rf"(?<!\w){re.escape(thing)}(?!\w)", re.IGNORECASE)
        mention = {place for place, line in enumerate(lines) if name.search(line)}
        begin = {place for place in mention if name.match(lines[place].lstrip(" -•*"))}
        found |= begin or mention
    return sorted(found)


class Choices(OptionList):
    """A list to choose from. The place in it is marked with a sign, not only with a colour."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, markup=False, compact=True)
        self._rows: list[tuple[str, str]] = []
        self._marked: int | None = None

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """No more than there may be: what stands around a list must not make room for lines that are not shown."""
        height = super().get_content_height(container, viewport, width)
        most = self.styles.max_height
        return height if most is None else min(height, int(most.resolve(container, viewport)))

    def fill(self, labels: Sequence[str], *, keys: str = "") -> None:
        """New lines, each with its key if there is one left."""
        self._rows = [(keys[place] if place < len(keys) else " ", label) for place, label in enumerate(labels)]
        self._marked = None
        self.clear_options()
        self.add_options([Option(self._prompt(place)) for place in range(len(labels))])
        if labels:
            self.highlighted = 0
            self.scroll_home(animate=False)

    def _prompt(self, place: int) -> Content:
        key, label = self._rows[place]
        start = f"{NEW if place == self._marked else ' '} {key} " + (" " if key.strip() else "")
        width = max(20, (self.size.width or self.app.size.width) - 2)
        indent = " " * len(start)
        parts = [part for line in label.split("\n") for part in textwrap.wrap(line, width - len(start)) or [""]]
        return Content(start + f"\n{indent}".join(parts))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        before, self._marked = self._marked, event.option_index
        for place in (before, self._marked):
            if place is not None and place < self.option_count:
                self.replace_option_prompt_at_index(place, self._prompt(place))

    def on_resize(self, _event: events.Resize) -> None:
        for place in range(self.option_count):
            self.replace_option_prompt_at_index(place, self._prompt(place))


class KeyLine(Static):
    """The bottom line: the keys, or for a moment what the program has to say."""

    def __init__(self, keys: str) -> None:
        super().__init__(keys, markup=False)
        self._keys = keys

    def tell(self, text: str) -> None:
        self.update(Content(text))
        self.add_class("-told")

    def hush(self) -> None:
        """Back to the keys."""
        if self.has_class("-told"):
            self.update(Content(self._keys))
            self.remove_class("-told")


def titled(text: str) -> Content:
    """A title that stands in a rule, with a little air around it."""
    return Content(f" {text} " if text else "")


def hang(line: str, width: int) -> list[str]:
    """A line in as many as it needs, those after the first indented as the first one's text is."""
    text = line.lstrip(f" {NEW}")
    return textwrap.wrap(line, width, subsequent_indent=" " * (len(line) - len(text)), break_on_hyphens=False) or [""]

"""Pages that lie over the table for a while: text, lists, questions back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from cutpurse.terminal.lookup import Found, LookUp
from cutpurse.terminal.telling import Closed, Teller
from cutpurse.terminal.widgets import CHOICE_KEYS, BoardPane, Choices, KeyLine, Maker, Pane, titled

T = TypeVar("T")


class Page(Screen[T]):
    """A whole screen, so that nothing shines through. Esc goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]
    DEFAULT_CSS = """
    Page Pane { height: 1fr; }
    Page #hint { height: auto; color: $secondary; margin: 0 0 1 0; }
    Page Input, Page Input:focus { border: none; border-top: solid $primary 60%; border-title-color: $primary;
                                   background: $background; height: 2; padding: 0 1; }
    Page #list { border-top: solid $primary 60%; border-title-color: $primary; height: 1fr; padding: 0 1; }
    Page #list Choices { height: auto; max-height: 100%; }
    """

    def action_back(self) -> None:
        self.dismiss()


class TextPage(Page[None]):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q", "back", show=False)]

    def __init__(self, title: str, make: Maker, keys: str, *, to_end: bool = False, board: bool = False) -> None:
        super().__init__()
        self._pane = BoardPane(title) if board else Pane(title)
        self._make, self._keys, self._to_end = make, keys, to_end

    def compose(self) -> Any:
        yield self._pane
        yield KeyLine(self._keys)

    def on_mount(self) -> None:
        self._pane.show(self._make, to_end=self._to_end)
        self._pane.focus()


class ListPage(Page[int | None]):
    """Something to choose from; the answer is the place in the list, None for nothing."""

    def __init__(self, title: str, hint: str, labels: Sequence[str], keys: str) -> None:
        super().__init__()
        self._title, self._hint, self._labels, self._keys = title, hint, list(labels), keys

    def compose(self) -> Any:
        with Vertical(id="list") as frame:
            frame.border_title = titled(self._title)
            if self._hint:
                yield Static(self._hint, id="hint", markup=False)
            yield Choices()
        yield KeyLine(self._keys)

    def on_mount(self) -> None:
        choices = self.query_one(Choices)
        choices.fill(self._labels, keys=self.letters)
        choices.focus()

    @property
    def letters(self) -> str:
        return CHOICE_KEYS

    def on_key(self, event: Any) -> None:
        place = self.letters.find(event.character) if event.character else -1
        if 0 <= place < len(self._labels):
            event.stop()
            self.chosen(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.chosen(event.option_index)

    def chosen(self, place: int) -> None:
        self.dismiss(place)


class WhyPage(ListPage):
    """What is not possible now; Enter shows the rule."""

    def __init__(self, teller: Teller, closed: Sequence[Closed]) -> None:
        hint = teller.ui("why-hint" if closed else "why-nothing")
        rows = [f"{item.label}\n{item.reason}" for item in closed]
        super().__init__(teller.ui("why"), hint, rows, teller.ui("keys-list"))
        self._teller, self._forbidden = teller, list(closed)

    def chosen(self, place: int) -> None:
        rule = self._forbidden[place].rule
        if rule:
            self.app.push_screen(rule_page(self._teller, rule))


class RulesPage(Page[None]):
    """Look up rules and things by number or by words."""

    def __init__(self, look_up: LookUp) -> None:
        super().__init__()
        self._look_up, self._teller = look_up, look_up.teller
        self._found: list[Found] = []

    def compose(self) -> Any:
        field = Input(placeholder=self._teller.ui("rules-search"))
        field.border_title = titled(self._teller.ui("rules"))
        yield field
        with Vertical(id="list"):
            yield Static("", id="hint", markup=False)
            yield Choices()
        yield KeyLine(self._teller.ui("keys-rules"))

    def on_mount(self) -> None:
        self._search("")
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self._search(event.value)

    def on_input_submitted(self, _event: Input.Submitted) -> None:
        self.query_one(Choices).focus()

    def on_key(self, event: Any) -> None:
        if event.key == "down" and self.query_one(Input).has_focus:
            event.stop()
            event.prevent_default()
            self.query_one(Choices).focus()

    def _search(self, words: str) -> None:
        """What fits; without words the guide, the quick reference, the box and the chapters."""
        hint = "" if self._teller.rulebook else self._teller.ui("rules-empty")
        self._found = self._look_up.search(words) if words.strip() else self._look_up.contents()
        if words.strip() and not self._found:
            hint = hint or self._teller.ui("rules-none", words=words)
        self.query_one("#hint", Static).update(Content(hint))
        self.query_one("#hint").display = bool(hint)
        self.query_one(Choices).fill([found.row for found in self._found])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        found = self._found[event.option_index]
        if found.lines:
            self.app.push_screen(TextPage(found.title, lambda _width: found.lines, self._teller.ui("keys-back")))
        else:
            self.query_one(Input).value = found.name


class FieldPage(Page[str | None]):
    """One line to type."""

    def __init__(self, title: str, value: str, keys: str) -> None:
        super().__init__()
        self._title, self._value, self._keys = title, value, keys

    def compose(self) -> Any:
        field = Input(self._value)
        field.border_title = titled(self._title)
        yield field
        with Vertical(id="list"):
            yield Static("", markup=False)
        yield KeyLine(self._keys)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class HandOverPage(Page[None]):
    """Between two people at one keyboard: nothing but what everybody at the table has seen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "stay", show=False),
        Binding("enter", "back", show=False),
        Binding("q", "app.leave", show=False),
    ]
    DEFAULT_CSS = """
    HandOverPage #next { padding: 2 2 1 2; height: auto; text-style: bold; }
    """

    def __init__(self, teller: Teller, seat: int, seen: Sequence[str]) -> None:
        super().__init__()
        self._teller, self._seat, self._seen = teller, seat, list(seen)
        self._pane = Pane(teller.ui("since"))

    def compose(self) -> Any:
        ui = self._teller.ui
        words = f"{ui('hand-over', seat=self._seat)}\n\n{ui('hand-over-hint', seat=self._seat)}"
        yield Static(words, id="next", markup=False)
        yield self._pane
        yield KeyLine(ui("keys-enter"))

    def on_mount(self) -> None:
        self._pane.show(lambda _width: self._seen, to_end=True)

    def action_stay(self) -> None:
        """Esc does not open the next seat's hand by accident."""


def rule_page(teller: Teller, number: str) -> TextPage:
    parts = teller.rule(number)
    lines = [parts[0], *(line for part in parts[1:] for line in ("", part))]
    return TextPage(teller.ui("rules"), lambda _width: lines, teller.ui("keys-back"))

"""Whole games without a pointer: on the drawn board by Tab, arrows, Enter and digits, and blind, by what a screen reader
is told. The focus is never lost, and always seen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.chromium import DESKTOP, Visitor
from tests.web.playing import GAMES, LONGEST_GAME, SHORT, Brisk, patiently, play

Arrive = Callable[..., Visitor]

LONGEST_WAY = 60
"""So many presses of a key lead to anything on the board."""

LOST = """
() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nothing has the focus';
    if (!at.matches(':focus-visible')) return 'the focus is not shown: ' + at.outerHTML.slice(0, 120);
    const box = at.getBoundingClientRect();
    const seen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (!seen) return 'the focus is out of sight: ' + at.outerHTML.slice(0, 120);
    const ring = getComputedStyle(at);
    if (!(at instanceof SVGElement) && (ring.outlineStyle === 'none' || parseFloat(ring.outlineWidth) < 2))
        return 'the focus has no ring: ' + at.outerHTML.slice(0, 120);
    return '';
}
"""
QUIET = "() => !document.querySelector('button[data-choice]:disabled')"
FOCUSED = "() => document.activeElement.outerHTML.slice(0, 160)"
ON_THE_BOARD = "() => document.activeElement.matches('main svg [role=button], main [class~=open]')"


def has_focus(page: Page) -> None:
    """Something has it, in sight. A choice that is still on its way is waited for."""
    page.wait_for_function(QUIET)
    try:
        page.wait_for_function(f"() => ({LOST})() === ''", timeout=5_000)
    except Exception:
        raise AssertionError(page.evaluate(LOST)) from None


class Pianist(Brisk):
    """Somebody at the keys."""

    def __init__(self, guest: Visitor, game: str) -> None:
        super().__init__(guest, game, "keys")
        self.ways = {"digit": 0, "list": 0, "board": 0}

    def move(self, first: str = "") -> bool:
        choices = self.guest.choices()
        if not choices:
            return False
        choice = self.pick(choices, first)
        number = choices.index(choice)
        if self.rng.random() < (0.08 if self.ways["board"] else 0.5) and self.by_board():
            self.ways["board"] += 1
        elif number < 9 and self.rng.random() < 0.6:
            self.page.keyboard.press(str(number + 1))
            self.ways["digit"] += 1
        elif self.by_list(choice):
            self.ways["list"] += 1
        if self.page.locator(".confirm").count():
            self.page.keyboard.press("Enter")
        if not self.guest.over:
            has_focus(self.page)
        return True

    def by_list(self, choice: str) -> bool:
        """Down the list to an option. Starts wherever the focus is: the question is reached by Tab."""
        keys = self.page.keyboard
        for _ in range(LONGEST_WAY):
            if self.page.evaluate("() => !!document.activeElement.closest('section.question')"):
                break
            keys.press("Tab")
        for _ in range(LONGEST_WAY):
            at = self.page.evaluate("() => document.activeElement.dataset.choice ?? ''")
            if at == choice:
                keys.press("Enter")
                return True
            keys.press("ArrowDown")
        self.page.evaluate("() => document.activeElement.blur()")  # the list was longer than the patience: from the top
        keys.press("Tab")
        return False

    def by_board(self) -> bool:
        """To something on the board that answers; an arrow leads to another; Enter."""
        keys = self.page.keyboard
        for _ in range(LONGEST_WAY):
            keys.press("Shift+Tab")
            if self.page.evaluate(ON_THE_BOARD):
                break
        else:
            return False
        keys.press(self.rng.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        if not self.page.evaluate(ON_THE_BOARD):
            return False
        keys.press("Enter")
        if self.page.get_by_role("dialog").count():  # several answers: the first one
            keys.press("Tab")
            keys.press("Enter")
            if self.page.get_by_role("dialog").count():  # it explained why not
                keys.press("Escape")
        return True


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(visitor: Arrive, game: str) -> None:
    guest = visitor(DESKTOP)
    page = guest.sit(guest.new_table(game, settings=SHORT.get(game)))
    expect(page.locator("button[data-choice]").first).to_be_visible(timeout=60_000)
    page.keyboard.press("Tab")
    player = Pianist(guest, game)
    play([player], lambda: guest.over, longest=LONGEST_GAME)
    assert min(player.ways.values()) > 0, f"not every way was gone: {player.ways}"
    has_focus(page)
    for _ in range(LONGEST_WAY):
        page.keyboard.press("Tab")
        if page.evaluate(
            "() => document.activeElement.closest('section.ending') && document.activeElement.tagName === 'BUTTON'"
        ):
            break
    else:
        raise AssertionError(f"Tab does not lead to the ending, but to {page.evaluate(FOCUSED)}")
    for _ in range(LONGEST_WAY):
        page.keyboard.press("ArrowDown")
        if page.evaluate("() => document.activeElement.textContent.trim()") == "Watch the replay":
            break
    else:
        raise AssertionError(f"arrows do not lead to the replay, but to {page.evaluate(FOCUSED)}")
    page.keyboard.press("Enter")
    expect(page.locator("input[type=range]").first).to_be_visible()


def test_what_opens_gives_the_focus_back(visitor: Arrive) -> None:
    """From the front door by Tab and Enter; settings open by key and close by key; the text view keeps the place too."""
    guest = visitor(DESKTOP)
    page = guest.go()
    expect(page.locator(".game").first).to_be_visible()
    for _ in range(LONGEST_WAY):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('.doors button')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("button[data-choice]").first).to_be_visible(timeout=60_000)
    page.keyboard.press("Tab")
    has_focus(page)
    for close in ("Escape", "Enter"):  # the button that closes has the focus
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press(close)
        expect(page.get_by_role("dialog")).to_have_count(0)
        has_focus(page)
    page.keyboard.press("t")
    expect(page.get_by_role("article")).to_be_visible()
    has_focus(page)
    page.keyboard.press("t")
    expect(page.get_by_role("article")).to_have_count(0)
    has_focus(page)


# -- blind ---------------------------------------------------------------------------------------

HEARD = """
() => {
    const said = window.said = [];
    const read = list => list.forEach(node => node.nodeType === 1 && said.push(node.textContent));
    new MutationObserver(changes => changes.forEach(change => read(change.addedNodes)))
        .observe(document.querySelector('[role=log]'), {childList: true});
}
"""
ASKED: dict[str, tuple[str, str]] = {
    "swindler": ("blue", "%"),
    "age-of-thieves": ("what can the guard see?", "sees:"),
    "thiefdom": ("Guard A", "sees:"),
}
"""What somebody may want to know, and what the answer holds."""


def question(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("region", name="Choose")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_blind(visitor: Arrive, game: str) -> None:
    """By roles and names alone: what is asked, the answers, what happened, what one may look up."""
    guest = visitor(DESKTOP)
    page = guest.sit(guest.new_table(game, settings=SHORT.get(game)))
    page.get_by_role("button", name="Text view").press("Enter")
    expect(question(page).get_by_role("heading")).to_be_visible(timeout=60_000)
    page.evaluate(HEARD)
    rng, answered = random.Random(f"blind {game}"), 0
    ending = page.get_by_role("region", name="The game is over")
    answers = question(page).get_by_role("list").get_by_role("button", disabled=False)
    for _ in patiently(guest, LONGEST_GAME, "the game does not end"):
        if ending.count():
            break
        count = answers.count()
        if not count:
            continue
        if answered == 5:
            look_up(page, *ASKED[game])
        answered += 1
        choose(page, answers.nth(0 if rng.random() < 0.35 else rng.randrange(count)))
    assert answered > 5, "nothing was looked up"
    expect(page.get_by_role("heading", name="The situation")).to_be_visible()
    panel = page.get_by_role("tabpanel", name="Log")
    while panel.get_by_role("button", expanded=False).count():  # turns that were folded, and actions in them
        panel.get_by_role("button", expanded=False).first.press("Enter")
    heads = set(panel.get_by_role("button", expanded=True).all_inner_texts())
    lines = [line for line in panel.get_by_role("button").all_inner_texts() if line not in heads]
    log = [" ".join(line.removeprefix("⚠").split()) for line in lines]
    said = [" ".join(text.split()) for text in page.evaluate("said")]
    assert len(set(said)) > 5
    told = iter(said)
    unsaid = [line for line in log[-40:] if not any(line == text for text in told)]
    assert not unsaid, "something happened that was not said, or out of order"
    assert said.count(log[-1]) == log.count(log[-1]), "said twice"


def choose(page: Page, answer: Locator) -> None:
    try:
        answer.press("Enter", timeout=1500)
        sure = page.get_by_role("alertdialog")
        if sure.count():
            sure.get_by_role("button").first.press("Enter", timeout=1500)
    except Exception:
        return  # the question was answered meanwhile, or has other answers now


def look_up(page: Page, words: str, answer: str) -> None:
    field = page.get_by_role("main").get_by_role("combobox")
    field.fill(words)
    field.press("Enter")
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text(answer)
    field.fill("dragon")
    field.press("Enter")
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("Nothing found")

"""Interrupts in the browser: quiet for whoever may, explained to whoever was deciding, refused with a reason when late.

Ann holds a beggar, or has a marker on a job; Bob thinks. The deals are looked for before the pages open.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from cutpurse.kernel.question import Question
from cutpurse.kernel.referee import Referee
from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.known_deals import Course, decide, follow, look_for
from tests.web.test_table_frame import join

Arrive = Callable[..., Visitor]
SETTINGS: dict[str, str | int] = {"reaction_mode": "wait", "master_thief": "off", "start_player": "A"}
ANN, BOB = 0, 1
TOO_LATE = "That came too late: the table has changed in the meantime."
INTERRUPTED = "While you were deciding"


def decides(referee: Referee, seat: int, kind: str) -> bool:
    return [(asked.seat, asked.kind) for asked in referee.questions()] == [(seat, kind)]


def first_of(question: Question, *signs: str) -> str | None:
    return next((option for sign in signs for option in question.options if option.startswith(sign)), None)


def beggar_while_bob_sells() -> Course:
    """Ann hires a beggar for her only coin. Bob reserves a job, steals, and sells all he stole: he has more points than
    she, his first coin, and after his sale no tile. He has not ended his actions yet."""

    def plan(referee: Referee, asked: Question) -> str | None:
        if asked.seat == ANN:
            if asked.kind == "hire" and "hire 1" not in asked.options and "beggar" not in referee.view(ANN).hand:
                return None  # another card
            return first_of(asked, "done", "rob", "pass", "stop", "hire 1", "end")
        if asked.kind == "reserve":
            return "done" if BOB in referee.state.markers else asked.options[0]
        return first_of(asked, "rob", "stop", "sell")

    def there(referee: Referee) -> bool:
        state = referee.state
        sold = not state.tiles[BOB] and state.coins[BOB] == 1 and state.vp[BOB] > state.vp[ANN]
        return sold and decides(referee, BOB, "action") and "play beggar" in referee.offers(ANN)

    return look_for("swindler", SETTINGS, plan, there)


def marker_while_bob_begins() -> Course:
    """Ann reserves a job and plays her turn; now it is Bob's."""

    def plan(referee: Referee, asked: Question) -> str | None:
        if asked.kind == "reserve" and ANN not in referee.state.markers:
            return asked.options[0]
        return first_of(asked, "done", "rob", "stop", "end")

    return look_for("swindler", SETTINGS, plan, lambda referee: decides(referee, BOB, "reserve"))


def seated(
    visitor: Arrive, course: Course, size: ViewportSize = DESKTOP, theirs: ViewportSize = PHONE
) -> tuple[Visitor, Visitor]:
    """Ann and Bob where the course ends."""
    ann, bob = visitor(size), visitor(theirs)
    made = ann.new_table("swindler", others=("open",), settings=SETTINGS, contribution=course.contribution)
    ann.host(made)
    join(bob, made)
    follow(course, [ann, bob])
    bob.is_asked()
    return ann, bob


def beggar(page: Page) -> Locator:
    """In Ann's hand."""
    return page.locator("[data-play-now='beggar']")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_is_played_from_the_hand_while_somebody_else_decides(visitor: Arrive, size: ViewportSize) -> None:
    ann, bob = seated(visitor, beggar_while_bob_sells(), size)
    decide(bob, "end")
    expect(bob.page.locator('button[data-choice="hire 1"]')).to_be_attached()
    expect(beggar(bob.page)).to_have_count(0)  # nobody else can learn of it
    expect(bob.page.locator("[data-offer], .interrupted")).to_have_count(0)
    expect(ann.page.locator(".question h2, .confirm")).to_have_count(0)  # quiet: Ann is not asked
    expect(beggar(ann.page)).to_have_text("Play now: Beggar")
    beggar(ann.page).click()
    told = bob.page.locator(".interrupted")
    expect(told).to_contain_text(INTERRUPTED)
    expect(told).to_contain_text("Beggar")
    expect(bob.page.locator('button[data-choice="hire 1"]')).to_have_count(0)  # his coin is gone
    expect(beggar(ann.page)).to_have_count(0)  # and her card
    decide(bob, "end")
    expect(told).to_have_count(0)


def test_an_interrupt_that_comes_too_late_is_refused_and_offered_anew(visitor: Arrive) -> None:
    """Bob ends his actions; before Ann's page knows, she plays her card."""
    ann, bob = seated(visitor, beggar_while_bob_sells())
    with ann.behind():
        decide(bob, "end")
        ann.is_told("update")
        beggar(ann.page).click()
        ann.is_told("refused")
        expect(beggar(ann.page)).to_be_disabled()  # it is on its way
    expect(ann.page.locator(".trouble")).to_have_text(TOO_LATE)
    expect(bob.page.locator(".interrupted")).to_have_count(0)  # nothing has happened
    expect(bob.page.locator('button[data-choice="hire 1"]')).to_be_attached()
    expect(beggar(ann.page)).to_be_enabled()
    beggar(ann.page).click()
    expect(bob.page.locator(".interrupted")).to_contain_text("Beggar")
    expect(ann.page.locator(".trouble")).to_have_count(0)


def test_a_choice_that_comes_after_an_interrupt_is_refused_and_asked_anew(visitor: Arrive) -> None:
    """Bob hires for a coin that Ann's beggar has just got: he is told so, and decides anew."""
    ann, bob = seated(visitor, beggar_while_bob_sells())
    decide(bob, "end")
    expect(bob.page.locator('button[data-choice="hire 1"]')).to_be_attached()
    with bob.behind():
        beggar(ann.page).click()
        bob.is_told("update")
        decide(bob, "hire 1")
        bob.is_told("refused")
    expect(bob.page.locator(".trouble")).to_have_text(TOO_LATE)
    expect(bob.page.get_by_role("region", name="Since your last turn")).to_contain_text("Bob gives Ann a coin.")
    expect(bob.page.locator('button[data-choice="hire 1"]')).to_have_count(0)
    decide(bob, "end")
    ann.is_asked()  # it is her turn


def test_two_interrupts_at_once_happen_once(visitor: Arrive) -> None:
    """A button that is pressed twice before anything comes back."""
    ann, bob = seated(visitor, beggar_while_bob_sells())
    beggar(ann.page).evaluate("button => { button.click(); button.click(); }")
    expect(bob.page.locator(".interrupted")).to_contain_text("Beggar")
    expect(beggar(ann.page)).to_have_count(0)
    expect(ann.page.locator(".trouble")).to_have_count(0)


def test_a_marker_is_taken_back_while_somebody_else_decides(visitor: Arrive) -> None:
    ann, bob = seated(visitor, marker_while_bob_begins())
    offer = ann.page.locator("[data-offer^='release ']")
    expect(offer).to_be_hidden()  # quiet: folded until somebody wants it
    expect(bob.page.locator("[data-offer], .interrupted")).to_have_count(0)
    ann.page.get_by_text("Play out of turn").click()
    offer.click()
    ann.page.locator(".confirm .primary").click()  # what it costs is said first
    told = bob.page.locator(".interrupted")
    expect(told).to_contain_text(INTERRUPTED)
    decide(bob, "done")
    expect(told).to_have_count(0)

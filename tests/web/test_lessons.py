"""Lessons in a real browser: each is played to its end by doing what it points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cutpurse.kernel import registry
from cutpurse.kernel.lesson import Lesson, Step, lessons
from cutpurse.kernel.lesson_play import Moment
from tests.web.checks import check, sideways
from tests.web.chromium import DESKTOP, PHONE, Visitor

Arrive = Callable[..., Visitor]
TITLE = ".teacher h2"
RINGS = ".rings span"


def lesson_of(game: str, id: str) -> Lesson:
    return lessons(registry.title(game).home)[id]


def named(game: str, lesson: Lesson, language: str) -> Callable[[str], str]:
    """What the page's map calls a space."""
    places = Moment(game, lesson, 0).game.place_names(language)
    return lambda space: places[space]


def answer(page: Page, choice: str) -> Locator:
    """The button of an option or a shortcut, wherever it is."""
    return page.locator(f'[data-choice="{choice}"]:visible, [data-shortcut="{choice}"]:visible').first


def do(page: Page, step: Step) -> None:
    """What the step waits for; if nothing, on to the next."""
    if not step.waits:
        page.locator("[data-next]").click()
        return
    small, listed = page.locator(".teacher .small:visible"), answer(page, step.do or step.take)
    folded = page.locator("button.fold[aria-expanded=false]:visible")
    more = page.locator("section.question details:not([open]) > summary:visible")
    expect(small.or_(listed).or_(folded).or_(more).first).to_be_visible()
    if small.count():
        small.click()
    else:
        for way in (folded, more):
            if not listed.count() and way.count():
                way.first.click()
        listed.click()
    confirm(page)


def confirm(page: Page) -> None:
    """The page asks back where there is something to think of."""
    if (doubt := page.locator("dialog[open]")).count():
        doubt.locator("button.primary").click()


@pytest.mark.parametrize(
    ("game", "id", "size", "language"),
    [
        ("swindler", "first_night", PHONE, "fr"),
        ("age-of-thieves", "first_night", DESKTOP, "de"),
        ("thiefdom", "first_night", DESKTOP, "pl"),
    ],
)
def test_a_lesson_is_played_to_its_end(visitor: Arrive, game: str, id: str, size: Any, language: str, axe: str) -> None:
    guest = visitor(size, locale=language)
    page = guest.go(f"/learn/{game}")
    lesson = lesson_of(game, id)
    for number, step in enumerate(lesson.steps):
        expect(page.locator(TITLE)).to_have_text(step.title.in_(language))
        for sentence in step.sentences(language, named(game, lesson, language)):
            expect(page.get_by_text(sentence)).to_be_visible()
        if size is DESKTOP and (step.points or step.waits):
            expect(page.locator(RINGS).first).to_be_attached()
        if number in (0, len(lesson.steps) - 1):
            assert not sideways(page)
            check(page, axe)
        if number < len(lesson.steps) - 1:
            do(page, step)
    page.locator(".teacher button.primary").click()
    expect(page.locator("button[data-choice]").first).to_be_visible(timeout=60_000)


def test_something_else_is_answered_and_a_lesson_goes_on_where_it_was_left(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    page = guest.go("/learn/swindler/first_night#2")
    steps = lesson_of("swindler", "first_night").steps
    expect(page.locator(TITLE)).to_have_text(steps[2].title.en)
    answer(page, "done").click()
    expect(page.locator(".teacher .answer")).to_have_text(steps[2].instead["done"].en)
    do(page, steps[2])
    expect(page.locator(TITLE)).to_have_text(steps[3].title.en)
    page = guest.go("/learn/swindler")
    expect(page.locator(TITLE)).to_have_text(steps[3].title.en)
    page.locator(".teacher .back").click()
    expect(page.locator(TITLE)).to_have_text(steps[2].title.en)


def test_a_rule_is_read_where_one_is_and_the_front_page_leads_back_to_the_step(visitor: Arrive) -> None:
    guest = visitor(PHONE)
    page = guest.go("/learn/swindler")
    steps = lesson_of("swindler", "first_night").steps
    page.locator(".teacher .rule a").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(steps[0].rules[0])
    assert len(dialog.locator("p").nth(1).inner_text()) > 20
    assert len(page.context.pages) == 1
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    do(page, steps[0])
    expect(page.locator(TITLE)).to_have_text(steps[1].title.en)
    card = guest.go("/").locator(".game").filter(has=page.locator('[href="/rules/swindler"]'))
    card.get_by_role("link", name="Go on with the lesson").click()
    expect(page.locator(TITLE)).to_have_text(steps[1].title.en)


def test_a_lesson_is_played_by_keys_in_the_text_view(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    page = guest.go("/learn/thiefdom/solo")
    lesson = lesson_of("thiefdom", "solo")
    expect(page.locator(TITLE)).to_have_text(lesson.steps[0].title.en)
    page.keyboard.press("t")
    expect(page.locator("article.text")).to_be_visible()
    for step in lesson.steps[:-1]:
        expect(page.locator(TITLE)).to_have_text(step.title.en)
        if not step.waits:
            page.locator("[data-next]").press("Enter")
        elif step.take:
            answer(page, step.take).press("Enter")
        else:
            page.keyboard.type(answer(page, step.do).locator("kbd").inner_text())
            page.keyboard.press("Enter")
        confirm(page)
    expect(page.locator(TITLE)).to_have_text(lesson.steps[-1].title.en)


def test_the_words_of_a_step_come_when_its_story_was_told(visitor: Arrive) -> None:
    """What the watch and Bess did is shown before somebody speaks of it; whoever skips has the words at once."""
    guest = visitor(DESKTOP)
    guest.page.add_init_script("localStorage.setItem('cutpurse.preferences', JSON.stringify({ pace: 'full' }))")
    steps = lesson_of("age-of-thieves", "first_night").steps
    number = next(place for place, step in enumerate(steps) if step.title.en == "Hide")
    page = guest.go(f"/learn/age-of-thieves/first_night#{number}")
    expect(page.locator(TITLE)).to_have_text(steps[number].title.en)
    do(page, steps[number])
    skip = page.locator("section.question button", has_text="Esc")
    expect(skip).to_be_visible()
    assert page.locator(TITLE).count() == 0
    assert page.locator(RINGS).count() == 0
    skip.click()
    expect(page.locator(TITLE)).to_have_text(steps[number + 1].title.en)


def test_what_a_lesson_waits_for_stands_first_in_the_list(visitor: Arrive) -> None:
    steps = lesson_of("age-of-thieves", "first_night").steps
    number = next(place for place, step in enumerate(steps) if step.do == "sneak")
    page = visitor(DESKTOP).go(f"/learn/age-of-thieves/first_night#{number}")
    expect(page.locator(TITLE)).to_have_text(steps[number].title.en)
    first = page.locator("section.question .options button").first
    expect(first).to_have_attribute("data-choice", "sneak")

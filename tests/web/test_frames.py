"""The largest board moves without stuttering: how long the page is busy, against an empty page in the same run."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.chromium import DESKTOP, Visitor
from tests.web.playing import LONG, Player, patiently

Arrive = Callable[..., Visitor]

FRAMES = 40
GENEROUS = 8.0
"""A frame of the board may take so many times as long as one of an empty page on this machine, or a long task's 50 ms."""
LONG_TASK = 50.0

MEASURE = """
async ([frames, selector]) => {
    const drawing = selector ? document.querySelector(selector) : null;
    const at = drawing ? drawing.getBoundingClientRect() : {left: 0, top: 0, width: 100, height: 100};
    const middle = {clientX: at.left + at.width / 2, clientY: at.top + at.height / 2};
    const next = () => new Promise(requestAnimationFrame);
    const act = number => {
        if (!drawing) return;
        const zooming = number < frames / 2;
        if (zooming) {
            const deltaY = number < frames / 4 ? -100 : 100;
            drawing.dispatchEvent(new WheelEvent('wheel', {...middle, deltaY, cancelable: true, bubbles: true}));
        } else {
            if (number === Math.ceil(frames / 2)) {
                for (let turn = 0; turn < 6; turn++)
                    drawing.dispatchEvent(new WheelEvent('wheel', {...middle, deltaY: -100, cancelable: true}));
                drawing.dispatchEvent(new PointerEvent('pointerdown', {...middle, pointerId: 1, bubbles: true}));
            }
            const away = {clientX: middle.clientX + 3 * number, clientY: middle.clientY + number};
            drawing.dispatchEvent(new PointerEvent('pointermove', {...away, pointerId: 1, bubbles: true}));
        }
    };
    const times = [];
    await next();
    for (let number = 0; number < frames; number++) {
        const began = performance.now();
        act(number);
        await next();
        times.push(performance.now() - began);
    }
    drawing?.dispatchEvent(new PointerEvent('pointerup', {...middle, pointerId: 1, bubbles: true}));
    return times.sort((one, other) => one - other)[Math.floor(frames / 2)];
}
"""


def usual_frame(page: Page, selector: str) -> float:
    """The median, in milliseconds: one slow frame is the machine's, a slow median is ours."""
    return float(page.evaluate(MEASURE, [FRAMES, selector]))


def play_now(page: Page, game: str) -> None:
    door = page.locator(".game").filter(has=page.locator(f'[href="/rules/{game}"]')).get_by_role("button").first
    door.click()
    expect(page.locator("button[data-choice]").first).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("game", ["age-of-thieves", "thiefdom"])
def test_zooming_and_dragging_a_map_is_smooth(visitor: Arrive, game: str) -> None:
    guest = visitor(DESKTOP)
    page = guest.go()
    empty = usual_frame(page, "")
    play_now(page, game)
    drawing = ".window > svg"
    expect(page.locator(drawing)).to_be_visible()
    whole = page.locator(drawing).get_attribute("viewBox")
    busy = usual_frame(page, drawing)
    assert page.locator(drawing).get_attribute("viewBox") != whole, "the map did not move: nothing was measured"
    assert busy < max(LONG_TASK, GENEROUS * empty), f"{busy:.1f} ms a frame, an empty page {empty:.1f} ms"


TELLING = "document.querySelector('.window') && document.querySelector('[data-telling]') !== null"


@pytest.mark.parametrize("game", ["age-of-thieves", "thiefdom"])
def test_pieces_move_smoothly_while_a_turn_is_told(visitor: Arrive, game: str) -> None:
    """What others do is told line by line, with pieces on their way: so many frames of that, at the usual pace."""
    guest = visitor(DESKTOP, reduced_motion="no-preference")
    page = guest.go()
    empty = usual_frame(page, "")
    play_now(page, game)
    player = Player(guest, game, "frames")
    times: list[float] = []
    for _ in patiently(guest, LONG, "nothing is ever told"):
        if len(times) == 3:
            break
        if page.evaluate(TELLING):
            times.append(usual_frame(page, ""))
        else:
            player.move()
    busy = sorted(times)[1]
    assert busy < max(LONG_TASK, GENEROUS * empty), f"{busy:.1f} ms a frame, an empty page {empty:.1f} ms"

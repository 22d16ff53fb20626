"""What every screen must hold: nothing that axe finds, nothing pushed sideways, nothing cut off, nothing too small."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

FINGER = 44

SMALL = """
finger => {
    const open = document.querySelector('dialog[open]');
    const shown = thing => {
        const style = getComputedStyle(thing);
        return style.visibility !== 'hidden' && thing.checkVisibility({opacityProperty: true});
    };
    const inText = thing => thing.tagName === 'A' && getComputedStyle(thing).display === 'inline';
    const found = [];
    const clickable = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
    for (const thing of (open ?? document).querySelectorAll(clickable)) {
        if (thing instanceof SVGElement && thing.closest('.window')) continue;  // a tap beside it means it: see fingers.ts
        if (thing.matches(':disabled') || !shown(thing) || inText(thing) || thing.closest('.unseen')) continue;
        const touched = thing.matches('[type=checkbox], [type=radio]') ? thing.closest('label') ?? thing : thing;
        const box = touched.getBoundingClientRect();
        if (box.width === 0 && box.height === 0) continue;
        if (box.right < 0 || box.left > innerWidth) continue;
        if (Math.min(box.width, box.height) < finger - 0.5)
            found.push(`${Math.round(box.width)}x${Math.round(box.height)} ${thing.outerHTML.slice(0, 140)}`);
    }
    return found;
}
"""

CUT = """
() => {
    const found = [];
    for (const thing of document.querySelectorAll('body *')) {
        if (thing instanceof SVGElement || thing.closest('.unseen, svg, [aria-hidden=true]')) continue;
        const style = getComputedStyle(thing);
        if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue;
        if (style.clipPath !== 'none' || thing.clientWidth < 2 || !thing.checkVisibility()) continue;
        const words = [...thing.childNodes].some(node => node.nodeType === 3 && node.data.trim());
        if (words && thing.scrollWidth > thing.clientWidth + 1)
            found.push(`${thing.scrollWidth}>${thing.clientWidth} ${thing.outerHTML.slice(0, 140)}`);
    }
    return found;
}
"""

AXE = "async () => (await axe.run(document, {resultTypes: ['violations'], preload: false})).violations"
"""Nothing is fetched once more for it: none of the rules that are on by default reads style sheets as text."""


def sideways(page: Page) -> bool:
    """Does the page have to be pushed sideways?"""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth + 1"))


def too_small(page: Page) -> list[str]:
    """What a finger does not meet."""
    return list(page.evaluate(SMALL, FINGER))


def cut_off(page: Page) -> list[str]:
    """Words that do not fit where they stand."""
    return list(page.evaluate(CUT))


def violations(page: Page, axe: str) -> list[str]:
    """What axe finds."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe)
    found: list[Any] = page.evaluate(AXE)
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for fault in found
        for node in fault["nodes"][:3]
    ]


def faults(page: Page, axe: str) -> list[str]:
    """All of it; fingers only where there are fingers."""
    found = ["sideways"] if sideways(page) else []
    found += [f"a sentence is missing: {key}" for key in re.findall(r"web-[\w-]+", page.locator("body").inner_text())]
    found += [f"cut off: {cut}" for cut in cut_off(page)]
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        found += [f"too small: {small}" for small in too_small(page)]
    return found + violations(page, axe)


def check(page: Page, axe: str) -> None:
    found = faults(page, axe)
    assert not found, "\n".join([page.url, *found])

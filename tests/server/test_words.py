"""What a page needs so that it knows neither rules nor grammar: words, shortcuts, the table as text, the shelf."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.text import keys
from cutpurse.kernel.text_sheet import PARTS
from cutpurse.lab.crash import House
from cutpurse.lab.soak import lean
from tests.server.client import Guest, Made


async def until_shortcut(guest: Guest, made: Made) -> dict[str, Any]:
    """Play on until the seat is offered a shortcut."""
    rng = random.Random("shortcut")
    while not (await guest.asked() and guest.last["shortcuts"]):
        assert not guest.last["result"], "a whole game without a shortcut"
        await guest.choose(lean(made.game, guest.last["choices"], rng))
        await guest.until("update")
    shortcut: dict[str, Any] = guest.last["shortcuts"][0]
    return shortcut


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_in_the_language_of_the_hello(house: House, language: str) -> None:
    made = Made(house, ["me", "random", "random"])

    async def run() -> None:
        async with made.guest(0, language) as guest:
            for _ in range(30):
                await guest.asked()
                update = guest.last
                assert update["question"]["label"]
                assert all(isinstance(option["label"], str) and option["label"] for option in update["options"])
                cautions = [caution for option in update["options"] for caution in option.get("cautions", [])]
                assert all(isinstance(told.get("text", ""), str) for told in update["events"])
                assert not update["whole"] or any(told.get("text") for told in update["events"])
                labels = [one["label"] for part in ("options", "shortcuts", "notes") for one in update[part]]
                assert "{" not in json.dumps([update["question"]["label"], labels, cautions])
                for item in update["closed"]:
                    assert item["label"]
                    assert item["why"]["rule"] in item["why"]["text"]
                    assert "args" not in item["why"], "a sentence travels once"
                refused = await guest.choose("dance on the table")
                assert refused["type"] == "refused"
                assert refused["reason"]["text"]
                assert "args" not in refused["reason"]
                await guest.choose(update["choices"][-1])
                await guest.until("update")

    asyncio.run(run())


def test_who_asks_for_no_language_gets_keys_and_arguments(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as first, made.guest(1) as second:
            for guest in (first, second):
                await guest.until("update")
            asked = first if first.last["question"] else second
            update = asked.last
            assert update["question"]["label"] == {"key": f"question-{update['question']['kind']}"}
            assert all(option["label"]["key"].startswith("option-") for option in update["options"])
            for told in update["events"]:
                assert told["text"]["key"].startswith(f"event-{told['event']['event']}")
                assert "args" not in told["text"], "the event has them"
            assert all("text" not in item["why"] for item in update["closed"])
            refused = await asked.choose("nonsense")
            assert refused["reason"] == {"code": "unknown-choice", "args": {"choice": "nonsense"}}

    asyncio.run(run())


def test_a_language_that_nobody_here_speaks_is_answered_in_english(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0, "tlh") as guest, made.guest(0, "en") as other:
            strange, plain = await guest.until("update"), await other.until("update")
            assert strange["events"] == plain["events"]
            assert any(told.get("text") for told in strange["events"])

    asyncio.run(run())


def test_a_clients_question_why_not_is_answered(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0, "en") as first, made.guest(1, "en") as second:
            for guest in (first, second):
                await guest.until("update")
            asked, other = (first, second) if first.last["question"] else (second, first)
            await asked.say("why", id="w", choice=asked.last["choices"][0])
            assert await asked.until("answer") | {"n": 0} == {"type": "answer", "n": 0, "id": "w"}
            await asked.say("why", id="x", choice="dance")
            assert (await asked.until("answer"))["reason"]["code"] == "unknown-choice"
            await other.say("why", id="y", choice="dance")
            answer = await other.until("answer")
            assert answer["reason"]["code"] == "not-asked"
            assert answer["reason"]["text"]

    asyncio.run(run())


def test_a_new_name_is_spoken_at_once(house: House) -> None:
    made = Made(house, ["me", "open"])

    async def run() -> None:
        async with made.guest(0, "en") as guest:
            made.take(1, "Zoe the Second")
            await guest.until("update")
            await guest.say("board", id="b")
            assert any("Zoe the Second" in line for line in (await guest.until("board"))["lines"])

    asyncio.run(run())


def test_the_first_update_and_a_resync_are_whole(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as guest:
            first = await guest.until("update")
            assert first["whole"]
            if guest.last["question"]:
                await guest.choose(guest.last["choices"][0])
                assert not (await guest.until("update"))["whole"]
            await guest.say("resync")
            again = await guest.until("update")
            assert again["whole"]
            assert again["events"][: len(first["events"])] == first["events"]

    asyncio.run(run())


def test_a_shortcut_is_taken_as_one_choice(house: House) -> None:
    made = Made(house, ["me", "random"])

    async def run() -> None:
        async with made.guest(0) as guest:
            shortcut = await until_shortcut(guest, made)
            at, before = guest.last["n"], len(made.house.journal(made.id))
            for _ in range(2):  # sent twice, done once
                await guest.say("take", id="short", at=at, shortcut=shortcut["id"])
            answers = [await guest.until("accepted"), await guest.until("accepted")]
            assert [answer["id"] for answer in answers] == ["short", "short"]
            entry = made.house.journal(made.id)[before]
            assert (entry["seat"], entry["chain"], entry.get("choice", "")) == (0, shortcut["chain"], "")

    asyncio.run(run())


def test_a_shortcut_that_is_not_offered_is_refused(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as first, made.guest(1) as second, made.guest(SPECTATOR) as watcher:
            for guest in (first, second, watcher):
                await guest.until("update")
            asked, other = (first, second) if first.last["question"] else (second, first)
            for guest, code in ((asked, "unknown-choice"), (other, "unknown-choice"), (watcher, "audience")):
                await guest.say("take", id="x", at=guest.last["n"], shortcut="fly to the moon")
                assert (await guest.until("refused"))["reason"]["code"] == code
            await asked.say("take", id="y", at=asked.last["n"] - 1, shortcut="fly")
            assert (await asked.until("refused"))["reason"]["code"] == "stale"
            assert (await asked.until("update"))["whole"]
        assert made.house.journal(made.id) == []

    asyncio.run(run())


def test_a_shortcut_survives_a_restart(new_house: Any) -> None:
    house = new_house()
    made = Made(house, ["me", "random"])

    async def play() -> tuple[list[str], Any]:
        async with made.guest(0) as guest:
            shortcut = await until_shortcut(guest, made)
            await guest.say("take", id="short", at=guest.last["n"], shortcut=shortcut["id"])
            await guest.until("accepted")
            return shortcut["chain"], None

    chain, _ = asyncio.run(play())
    house.kill()
    house.start()

    async def look() -> None:
        async with made.guest(0) as guest:
            await guest.until("update")
            await guest.say("take", id="short", at=guest.last["n"], shortcut="whatever")
            assert (await guest.until("accepted"))["id"] == "short", "it was done before"

    asyncio.run(look())
    assert sum(entry.get("chain") == chain for entry in house.journal(made.id)) == 1


def test_the_table_can_be_had_as_text(house: House) -> None:
    made = Made(house, ["me", "open"])

    async def run() -> None:
        async with made.guest(0, "de") as guest:
            await guest.say("board", id="b0")
            assert (await guest.until("board"))["lines"] == [], "nothing is laid out yet"
            made.take_all()
            async with made.guest(SPECTATOR) as watcher:
                for one, width in ((guest, 60), (watcher, 100), (watcher, 10**9), (watcher, -5)):
                    await one.say("board", id="b", width=width)
                    answer = await one.until("board")
                    assert answer["id"] == "b"
                    assert len(answer["lines"]) > 5
                    assert max(len(line) for line in answer["lines"]) <= 210

    asyncio.run(run())


# -- the shelf ---------------------------------------------------------------------------------------


def get(house: House, path: str, **headers: str) -> Any:
    status, data = house.ask("GET", path, headers=headers)
    assert status == 200, data
    return json.loads(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_name_settings_rulebook_and_texts(house: House, language: str) -> None:
    boxes = get(house, f"/api/games?language={language}")
    games = {box["game"] for box in boxes}
    assert "swindler" in games
    assert games <= set(registry.titles())
    for box in boxes:
        assert box["name"]
        assert box["about"], "what the front page says of it"
        assert box["minutes"] > 0
        assert "random" in box["bots"]
        for setting in box["settings"]:
            assert setting["name"]
            assert set(setting["meanings"]) == set(setting.get("values", ()))
        book = get(house, f"/api/rulebook/{box['game']}?language={language}")
        assert book["language"] == language
        assert set(book["marks"]) <= set(book["rules"])
        shown = get(house, f"/api/gallery/{box['game']}?language={language}")
        assert all(section["title"] and section["entries"] for section in shown["sections"])
        texts = get(house, f"/api/texts?language={language}&game={box['game']}")
        assert texts["texts"]["game-name"] == box["name"]
        assert "{file}" in texts["texts"]["ui-saved"]
        assert "ui-result-line" not in texts["texts"], "it chooses between words: only Fluent can say it"
        assert "ui-result-line" in texts["fluent"]
        assert texts["names"]


def test_the_language_can_come_from_the_browser(house: House) -> None:
    ask = {"accept-language": "tlh;q=1, pl-PL;q=0.9, en;q=0.5"}
    assert get(house, "/api/texts", **ask)["language"] == "pl"
    assert get(house, "/api/texts?language=fr", **ask)["language"] == "fr"
    assert get(house, "/api/texts?language=../../x")["language"] == "en"


def test_what_is_not_on_the_shelf_is_refused_in_words(house: House) -> None:
    for path in ("/api/rulebook/chess?language=de", "/api/texts?game=chess&language=de"):
        status, data = house.ask("GET", path)
        problem = json.loads(data)
        assert (status, problem["reason"]["code"]) == (404, "unknown-game")
        assert "chess" in problem["text"]
    status, data = house.ask("POST", "/api/tables?language=de", {"game": "swindler", "seats": [{"who": "me"}] * 9})
    assert status == 400
    assert "9" in json.loads(data)["text"]


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_the_table_of_every_game_can_be_sent_as_text(house: House, game: str) -> None:
    made = Made(house, ["me", "random"], game=game)

    async def run() -> None:
        async with made.guest(0, "en") as guest:
            await guest.until("update")
            for width in (36, 78, 120):
                await guest.say("board", id=f"b{width}", width=width)
                lines = (await guest.until("board"))["lines"]
                assert len(lines) > 5

    asyncio.run(run())


async def parts_of(guest: Guest) -> list[dict[str, Any]]:
    await guest.say("read", id="r", width=100)
    parts: list[dict[str, Any]] = (await guest.until("sheet"))["parts"]
    return parts


async def parts_and_lines(guest: Guest) -> tuple[list[dict[str, Any]], list[str]]:
    """The same moment both ways: if somebody moved between two readings, it is read again."""
    parts = await parts_of(guest)
    while True:
        await guest.say("board", id="b", width=100)
        lines: list[str] = (await guest.until("board"))["lines"]
        before, parts = parts, await parts_of(guest)
        if before == parts:
            return parts, lines


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_the_table_of_every_game_can_be_read_part_by_part(house: House, game: str) -> None:
    """A document for seats and audience: known parts, entries to look up, the same lines as on the board."""
    made = Made(house, ["me", "random"], game=game)

    async def run() -> None:
        for seat in (0, SPECTATOR):
            async with made.guest(seat, "en") as guest:
                await guest.until("update")
                parts, lines = await parts_and_lines(guest)
                own = keys(registry.title(game).home / "page" / "text" / "en.ftl")
                assert {part["id"] for part in parts if f"web-part-{part['id']}" not in own} <= set(PARTS)
                entries = [entry for part in parts for entry in part.get("entries", [])]
                assert len({entry.get("topic", "") for entry in entries}) > 5
                whole = " ".join(" ".join(lines).split())
                told = [entry["text"] for entry in entries if not entry.get("aside") and not entry.get("drawn")]
                assert [text for text in told if " ".join(text.split()) not in whole] == []

    asyncio.run(run())


def test_nothing_can_be_read_before_the_game_has_begun(house: House) -> None:
    made = Made(house, ["me", "open"])

    async def run() -> None:
        async with made.guest(0, "pl") as guest:
            await guest.say("read", id="r")
            assert await guest.until("sheet") | {"n": 0} == {
                "type": "sheet",
                "n": 0,
                "id": "r",
                "parts": [],
                "unseen": {},
            }

    asyncio.run(run())

"""The protocol page and its schema say what the server speaks. `python -m tests.server.test_protocol` writes the schema."""

from __future__ import annotations

import json
import re
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args

import msgspec

from cutpurse import server
from cutpurse.lab.crash import House
from cutpurse.protocol import position as said
from cutpurse.protocol import requests as asked
from cutpurse.protocol.from_client import ClientMessage
from cutpurse.protocol.from_server import Clock, SeatInfo, ServerMessage, Word
from cutpurse.protocol.shared import PROTOCOL, Manners
from cutpurse.server.http import examples, lessons

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = DOCS / "protocol.schema.json"
PAGE = DOCS / "protocol.md"
OVER_HTTP = (
    *(asked.NewTable, asked.TableMade, asked.TakeSeat, asked.SeatTaken, asked.TableInfo, asked.Invite, asked.Invited),
    *(asked.SeatCode, asked.UseCode),
    *(asked.HostWish, asked.Hosted, asked.Problem, examples.ExampleTitle, examples.Example),
    *(lessons.LessonTitle, lessons.LessonStep, lessons.CoachPage),
)


PARTS = (
    *(said.Position, said.Asked, said.Option, said.Closed, said.Shortcut, said.Note, said.Source, said.Told),
    *(said.Grounds, said.Standable, said.StandingAnswer),
)
"""What messages are made of."""


def schema() -> dict[str, Any]:
    """Everything that is said, as one JSON schema."""
    kinds = (ClientMessage, ServerMessage, *OVER_HTTP)
    shapes, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The Cutpurse table protocol",
        "protocol": PROTOCOL,
        "client": shapes[0],
        "server": shapes[1],
        "http": {kind.__name__: shape for kind, shape in zip(OVER_HTTP, shapes[2:], strict=True)},
        "$defs": components,
    }


def tidy(part: Any) -> Any:
    """Descriptions come from docstrings, whose indentation differs between versions of Python."""
    if isinstance(part, dict):
        return {key: cleandoc(value) if key == "description" else tidy(value) for key, value in part.items()}
    return [tidy(item) for item in part] if isinstance(part, list | tuple) else part


def text() -> str:
    return json.dumps(tidy(schema()), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def test_the_schema_on_file_is_the_one_that_is_spoken() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == text(), "write it anew, and say in the changelog what changed"


def test_every_message_and_every_field_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    spoken = (*get_args(ClientMessage), *get_args(ServerMessage))
    for kind in (*spoken, *OVER_HTTP, SeatInfo, Manners, Clock, Word, *PARTS):
        words = [*kind.__struct_fields__, *([kind.__struct_config__.tag] if kind in spoken else [])]
        missing = [word for word in words if f"`{word}`" not in page and f'"{word}"' not in page]
        assert not missing, f"{kind.__name__}: {missing}"


def test_every_reason_of_the_server_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    source = "".join(file.read_text(encoding="utf-8") for file in Path(server.__file__).parent.rglob("*.py"))
    codes = set(re.findall(r'Reason\(\s*"([a-z-]+)"', source))
    assert len(codes) > 15
    assert not [code for code in sorted(codes) if f"`{code}`" not in page]


def test_the_examples_of_the_page_are_messages() -> None:
    page = PAGE.read_text(encoding="utf-8")
    examples = re.findall(r"^(client|server): (\{.*\})$", page, re.MULTILINE)
    assert {who for who, _ in examples} == {"client", "server"}
    for who, example in examples:
        msgspec.json.decode(example, type=ClientMessage if who == "client" else ServerMessage)


def test_what_a_real_server_says_fits_the_schema(house: House) -> None:
    """The HTTP answers; those over the socket are decoded in every other test."""
    body = {"game": "swindler", "seats": [{"who": "me"}, {"who": "open"}]}
    status, data = house.ask("POST", "/api/tables", body)
    assert status == 201
    made = msgspec.json.decode(data, type=asked.TableMade)
    info = msgspec.json.decode(house.ask("GET", f"/api/tables/{made.table}")[1], type=asked.TableInfo)
    assert [seat.kind for seat in info.seats] == ["human", "open"]
    problem = msgspec.json.decode(house.ask("POST", "/api/tables", {})[1], type=asked.Problem)
    assert problem.reason.code == "malformed"
    (game,) = [game for game in json.loads(house.ask("GET", "/api/games")[1]) if game["game"] == "swindler"]
    assert (game["least"], game["most"]) == (2, 4)
    assert {setting["id"] for setting in game["settings"]} >= {"reaction_mode", "reaction_seconds"}


if __name__ == "__main__":
    SCHEMA.write_text(text(), encoding="utf-8")

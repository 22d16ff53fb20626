"""Logs for people (a line each, warnings only) or for programs (JSON lines, with what happens at tables).

Neither holds secrets: tokens and invitations are never given to a logger, and addresses of databases come without
user and password.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

Form = Literal["text", "json"]
_ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
"""What every record has; the rest was given with it."""


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, what was given with it, and the error if there was one."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _ORDINARY}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_to_stderr(form: Form) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(levelname)s: %(message)s"))
    for name, level in (
        ("cutpurse", logging.INFO if form == "json" else logging.WARNING),
        ("uvicorn", logging.WARNING),
    ):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)

"""Figures of a running server, in the text format of Prometheus."""

from __future__ import annotations

import resource  # not on Windows, where nobody serves strangers
import time
from collections.abc import Mapping
from typing import NamedTuple

from cutpurse import __version__
from cutpurse.server.histogram import Histogram
from cutpurse.server.http.connections import Connections
from cutpurse.server.http.records import Library
from cutpurse.server.tables import Tables

STARTED = time.monotonic()


class Page:
    """The page that is read every few seconds."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def _head(self, name: str, kind: str, help: str) -> None:
        self._lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]

    def gauge(self, name: str, value: float, help: str, labels: str = "") -> None:
        self._head(name, "gauge", help)
        self._lines.append(f"{name}{{{labels}}} {value}" if labels else f"{name} {value}")

    def counter(self, name: str, value: float, help: str) -> None:
        self._head(name, "counter", help)
        self._lines.append(f"{name} {value}")

    def counters(self, name: str, help: str, values: Mapping[str, float]) -> None:
        """One for each set of labels."""
        self._head(name, "counter", help)
        self._lines += [f"{name}{{{labels}}} {value}" for labels, value in values.items()]

    def histogram(self, name: str, histogram: Histogram, help: str) -> None:
        self._head(name, "histogram", help)
        self._lines += histogram.lines(name)

    def text(self) -> str:
        return "\n".join(self._lines) + "\n"


class Traffic(NamedTuple):
    """What comes in from outside."""

    sockets: int
    connections: Connections
    refused: Mapping[int, int]
    library: Library


def figures(tables: Tables, traffic: Traffic) -> str:
    """Everything that is counted. Counts only: no names, no ids, no secrets, and nothing that moves when somebody answers
    unseen."""
    page = Page()
    opened = list(tables.opened.values())
    page.gauge("cutpurse_info", 1, "The version that runs.", f'version="{__version__}"')
    page.gauge("cutpurse_warm", int(tables.warm), "Whether all that is read once has been read.")
    page.gauge("cutpurse_tables_open", len(opened), "Tables in the memory of this process.")
    page.gauge("cutpurse_tables_running", sum(table.status != "over" for table in opened if table.referee is not None),
               "Open tables whose game is in progress.")  # fmt: skip
    page.gauge("cutpurse_tables_paused", sum(table.paused for table in opened),
               "Open tables that could not be read from the store.")  # fmt: skip
    page.gauge(
        "cutpurse_guests", sum(len(table.presence.guests) for table in opened), "Connections that sit at a table."
    )
    page.gauge("cutpurse_sockets", traffic.sockets, "Open WebSockets.")
    _figures_of_traffic(page, tables, traffic)
    page.counter("cutpurse_choices_total", tables.choices,
                 "Choices that were stored by this process; sealed answers count when they are opened.")  # fmt: skip
    page.counter(
        "cutpurse_bot_seconds_total", round(tables.scheduler.seconds, 6), "Seconds that bots thought for them."
    )
    page.counter(
        "cutpurse_bot_answers_total", tables.scheduler.thought, "Answers of bots that thought for this process."
    )
    page.counter(
        "cutpurse_bot_fallbacks_total", tables.scheduler.replaced, "Answers given because a bot failed or was late."
    )
    page.counter("cutpurse_overtaken_total", tables.overtaken, "Changes for which another process was first.")
    page.counter("cutpurse_store_failures_total", tables.store.writes.failed, "Writes that could not be stored.")
    page.gauge("cutpurse_store_works", int(tables.store.writes.problem is None), "Whether the last write was stored.")
    page.histogram("cutpurse_store_append_seconds", tables.store.appending, "Time until a choice was durable.")
    page.histogram("cutpurse_collection_seconds", tables.collector.pauses,
                   "Walks through all objects in search of garbage: nobody moves meanwhile.")  # fmt: skip
    if tables.peers is not None:
        page.gauge("cutpurse_bus_connected", int(tables.peers.connected), "Whether notices of other processes arrive.")
    usage = resource.getrusage(resource.RUSAGE_SELF)
    page.counter(
        "process_cpu_seconds_total", round(usage.ru_utime + usage.ru_stime, 2), "Processor time, bots excluded."
    )
    page.gauge("process_max_resident_memory_bytes", usage.ru_maxrss * 1024, "Most memory that was in use.")
    page.gauge("process_uptime_seconds", round(time.monotonic() - STARTED, 1), "Time since the start.")
    return page.text()


def _figures_of_traffic(page: Page, tables: Tables, traffic: Traffic) -> None:
    connections, library = traffic.connections, traffic.library
    page.gauge("cutpurse_connections", connections.open, "Open connections of every kind.")
    page.counter("cutpurse_connections_refused_total", connections.refused, "Connections beyond a limit.")
    page.counter("cutpurse_connections_late_total", connections.late, "Connections ended because no request came.")
    page.counter("cutpurse_connections_flooded_total", connections.flooded,
                 "WebSockets ended because of too many pings or fragments.")  # fmt: skip
    page.counters("cutpurse_refused_total", "Requests that were refused.",
                  {f'status="{status}"': count for status, count in sorted(traffic.refused.items())})  # fmt: skip
    page.counter("cutpurse_sandbox_ended_total", library.proving.ended + library.reading.ended,
                 "Processes that were ended because an uploaded record took too much.")  # fmt: skip
    page.counter("cutpurse_webhooks_sent_total", tables.notifier.sent, "Messages to players that somebody took.")
    page.counter("cutpurse_webhooks_failed_total", tables.notifier.failed, "Messages to players that nobody took.")

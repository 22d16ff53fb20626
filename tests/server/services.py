"""PostgreSQL and NATS for the tests, under the name that the script of the 0.2.0 fixtures knows."""

from cutpurse.lab.services import Nats, Postgres

__all__ = ["Nats", "Postgres"]

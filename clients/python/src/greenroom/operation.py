from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paging:
    """How the next page of a list is asked for: `x-paging` of the OpenAPI document explains it."""

    style: str
    items: str
    send: str = ""
    next: str | None = None
    more: str | None = None
    first: int = 0


@dataclass(frozen=True, slots=True)
class Operation:
    """Where an operation is, and where its arguments go."""

    method: str
    path: str
    query: tuple[str, ...]
    has_body: bool
    keyed: bool
    """A POST that gets an Idempotency-Key by default."""
    upload: bool = False
    """The body may be a file."""
    paging: Paging | None = None

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .client import AsyncGreenroom, Greenroom


class Resource:
    """A noun of the API: one method per operation."""

    def __init__(self, client: Greenroom) -> None:
        self._client = client


class AsyncResource:
    """A noun of the API: one method per operation."""

    def __init__(self, client: AsyncGreenroom) -> None:
        self._client = client

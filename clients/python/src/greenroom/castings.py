from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from .core import UNSET
from .resources_gen import AsyncCastingsResource, CastingsResource

if TYPE_CHECKING:
    from .models_gen import Casting, QualifiedTalent

Verdict: TypeAlias = Literal["green", "amber", "red"]

_POLL_SECONDS = 20.0
"""Keeps one waiting client inside the default windows of a key."""
_PAGE_SIZE = 100


def _pause(interval: float) -> float:
    """Plus up to a quarter at random, so that clients do not come together."""
    return interval * (1 + random.random() / 4)


class Castings(CastingsResource):
    def wait(self, casting_id: str, *, interval: float = _POLL_SECONDS) -> Casting:
        """Polls until no call runs, and returns the search as it then stands.

        `nextAction` says what can be done. `interval` is in seconds.
        """
        while True:
            casting = self.get(casting_id, page_size=1).first_page()
            if casting["nextAction"] != "wait":
                return casting
            time.sleep(_pause(interval))

    def verdicts(
        self,
        casting_id: str,
        *,
        verdicts: Sequence[Verdict] | None = None,
        interval: float = _POLL_SECONDS,
    ) -> Iterator[QualifiedTalent]:
        """Each talent as soon as it is judged, once; ends when no call runs any more."""
        seen: set[str] = set()
        while True:
            listing = self.get(casting_id, verdicts=verdicts or UNSET, page_size=_PAGE_SIZE)
            # The first page tells whether the call still ran: what comes later is in the next
            # round.
            runs = listing.first_page()["nextAction"] == "wait"
            for talent in listing:
                if talent["talentId"] not in seen:
                    seen.add(talent["talentId"])
                    yield talent
            if not runs:
                return
            time.sleep(_pause(interval))


class AsyncCastings(AsyncCastingsResource):
    async def wait(self, casting_id: str, *, interval: float = _POLL_SECONDS) -> Casting:
        """Polls until no call runs, and returns the search as it then stands.

        `nextAction` says what can be done. `interval` is in seconds.
        """
        while True:
            casting = await self.get(casting_id, page_size=1).first_page()
            if casting["nextAction"] != "wait":
                return casting
            await asyncio.sleep(_pause(interval))

    async def verdicts(
        self,
        casting_id: str,
        *,
        verdicts: Sequence[Verdict] | None = None,
        interval: float = _POLL_SECONDS,
    ) -> AsyncIterator[QualifiedTalent]:
        """Each talent as soon as it is judged, once; ends when no call runs any more."""
        seen: set[str] = set()
        while True:
            listing = self.get(casting_id, verdicts=verdicts or UNSET, page_size=_PAGE_SIZE)
            # The first page tells whether the call still ran: what comes later is in the next
            # round.
            runs = (await listing.first_page())["nextAction"] == "wait"
            async for talent in listing:
                if talent["talentId"] not in seen:
                    seen.add(talent["talentId"])
                    yield talent
            if not runs:
                return
            await asyncio.sleep(_pause(interval))

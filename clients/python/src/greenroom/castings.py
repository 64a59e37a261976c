from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from .core import UNSET, CallOptions
from .resources_gen import AsyncCastingsResource, CastingsResource

if TYPE_CHECKING:
    from .models_gen import Casting, QualifiedTalent

Verdict: TypeAlias = Literal["green", "amber", "red"]

_FIRST_POLL_SECONDS = 2.0
"""Many searches end soon."""
_POLL_SECONDS = 20.0
"""Keeps one waiting client inside the default windows of a key."""
_PAGE_SIZE = 100


def _pauses(interval: float | None) -> Iterator[float]:
    """How long to wait after each poll.

    Plus up to a quarter at random, so that clients do not come together.
    """
    seconds = _FIRST_POLL_SECONDS if interval is None else interval
    while True:
        yield seconds * (1 + random.random() / 4)
        if interval is None:
            seconds = min(_POLL_SECONDS, seconds * 2)


class Castings(CastingsResource):
    def wait(
        self,
        casting_id: str,
        *,
        interval: float | None = None,
        options: CallOptions | None = None,
    ) -> Casting:
        """Polls until no call runs, and returns the search as it then stands.

        `nextAction` says what can be done. `interval` is in seconds; the default begins with 2 and
        doubles to 20. `options` are those of each poll.
        """
        pauses = _pauses(interval)
        while True:
            casting = self.get(casting_id, page_size=1, options=options).first_page()
            if casting["nextAction"] != "wait":
                return casting
            time.sleep(next(pauses))

    def verdicts(
        self,
        casting_id: str,
        *,
        verdicts: Sequence[Verdict] | None = None,
        interval: float | None = None,
        options: CallOptions | None = None,
    ) -> Iterator[QualifiedTalent]:
        """Each talent as soon as it is judged, once; ends when no call runs any more.

        `interval` and `options` are those of `wait`.
        """
        seen: set[str] = set()
        pauses = _pauses(interval)
        while True:
            listing = self.get(
                casting_id, verdicts=verdicts or UNSET, page_size=_PAGE_SIZE, options=options
            )
            # The first page tells whether the call still ran: what comes later is in the next
            # round.
            runs = listing.first_page()["nextAction"] == "wait"
            for talent in listing:
                if talent["talentId"] not in seen:
                    seen.add(talent["talentId"])
                    yield talent
            if not runs:
                return
            time.sleep(next(pauses))


class AsyncCastings(AsyncCastingsResource):
    async def wait(
        self,
        casting_id: str,
        *,
        interval: float | None = None,
        options: CallOptions | None = None,
    ) -> Casting:
        """Polls until no call runs, and returns the search as it then stands.

        `nextAction` says what can be done. `interval` is in seconds; the default begins with 2 and
        doubles to 20. `options` are those of each poll.
        """
        pauses = _pauses(interval)
        while True:
            casting = await self.get(casting_id, page_size=1, options=options).first_page()
            if casting["nextAction"] != "wait":
                return casting
            await asyncio.sleep(next(pauses))

    async def verdicts(
        self,
        casting_id: str,
        *,
        verdicts: Sequence[Verdict] | None = None,
        interval: float | None = None,
        options: CallOptions | None = None,
    ) -> AsyncIterator[QualifiedTalent]:
        """Each talent as soon as it is judged, once; ends when no call runs any more.

        `interval` and `options` are those of `wait`.
        """
        seen: set[str] = set()
        pauses = _pauses(interval)
        while True:
            listing = self.get(
                casting_id, verdicts=verdicts or UNSET, page_size=_PAGE_SIZE, options=options
            )
            # The first page tells whether the call still ran: what comes later is in the next
            # round.
            runs = (await listing.first_page())["nextAction"] == "wait"
            async for talent in listing:
                if talent["talentId"] not in seen:
                    seen.add(talent["talentId"])
                    yield talent
            if not runs:
                return
            await asyncio.sleep(next(pauses))

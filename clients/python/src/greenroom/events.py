from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from .core import UNSET, CallOptions
from .resources_gen import AsyncEventsResource, EventsResource

if TYPE_CHECKING:
    from .models_gen import WorkspaceEvent

_WAIT_SECONDS = 20
"""The service answers earlier when something happens."""


def _known(types: Sequence[str] | None) -> Any:
    """As the generated call takes them; the service refuses a type that it does not know."""
    return cast("Any", types) if types else UNSET


class Events(EventsResource):
    def follow(
        self,
        *,
        after: str | None = None,
        types: Sequence[str] | None = None,
        options: CallOptions | None = None,
    ) -> Iterator[WorkspaceEvent]:
        """Each change of the workspace as it happens, without an end.

        Store the `id` of the last event that was handled, and send it as `after` to go on after it.
        `options` are those of each read.
        """
        cursor = after
        while True:
            page = self.list(
                after=cursor or UNSET, types=_known(types), wait=_WAIT_SECONDS, options=options
            ).first_page()
            yield from page["events"]
            cursor = page["nextCursor"]


class AsyncEvents(AsyncEventsResource):
    async def follow(
        self,
        *,
        after: str | None = None,
        types: Sequence[str] | None = None,
        options: CallOptions | None = None,
    ) -> AsyncIterator[WorkspaceEvent]:
        """Each change of the workspace as it happens, without an end.

        Store the `id` of the last event that was handled, and send it as `after` to go on after it.
        `options` are those of each read.
        """
        cursor = after
        while True:
            page = await self.list(
                after=cursor or UNSET, types=_known(types), wait=_WAIT_SECONDS, options=options
            ).first_page()
            for event in page["events"]:
                yield event
            cursor = page["nextCursor"]

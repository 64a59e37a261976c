from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .core import CallOptions
from .operation import Paging
from .operations_gen import OPERATIONS

if TYPE_CHECKING:
    from .client import AsyncGreenroom, Greenroom

Page = TypeVar("Page")
Item = TypeVar("Item")


class _Pages:
    """Which request asks for which page."""

    def __init__(
        self, operation_id: str, fields: Mapping[str, Any], options: CallOptions | None
    ) -> None:
        paging = OPERATIONS[operation_id].paging
        assert paging is not None
        self.paging = paging
        self.operation_id = operation_id
        self.fields = dict(fields)
        self.options = options

    def options_of(self, number: int) -> CallOptions | None:
        """Each page is a request of its own, so a key of the caller gets the page's number."""
        if number == 1 or self.options is None or self.options.idempotency_key is None:
            return self.options
        return replace(self.options, idempotency_key=f"{self.options.idempotency_key}-{number}")

    def is_end(self, page: Any) -> bool:
        return self.paging.style == "search" and not page[self.paging.items]

    def items(self, page: Any) -> Any:
        return page[self.paging.items]


class Listing(Generic[Page, Item]):
    """A list. Loop over it for its items: a page is asked for only when the loop wants it.

    Nothing is sent before. `break` ends the requests, and what they cost.
    """

    def __init__(
        self,
        client: Greenroom,
        operation_id: str,
        fields: Mapping[str, Any],
        options: CallOptions | None,
    ) -> None:
        self._client = client
        self._pages = _Pages(operation_id, fields, options)
        self._first: Page | None = None

    def first_page(self) -> Page:
        """The first page, asked for once: a loop over this list then begins with it."""
        if self._first is None:
            self._first = self._page(self._pages.fields, 1)
        return self._first

    def _page(self, fields: Mapping[str, Any], number: int) -> Page:
        page: Page = self._client.call(
            self._pages.operation_id, fields, self._pages.options_of(number)
        )
        return page

    def pages(self) -> Iterator[Page]:
        """Page after page."""
        fields = self._pages.fields
        page = self.first_page()
        number = 1
        while not self._pages.is_end(page):
            yield page
            following = next_fields(self._pages.paging, fields, page)
            if following is None:
                return
            fields = following
            number += 1
            page = self._page(fields, number)

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from self._pages.items(page)

    def to_list(self, max: int | None = None) -> list[Item]:
        """The items; `max` ends it early."""
        found: list[Item] = []
        if max is not None and max <= 0:
            return found
        for item in self:
            found.append(item)
            if len(found) == max:
                break
        return found


class AsyncListing(Generic[Page, Item]):
    """A list. `async for` over it gives its items: a page is asked for only when the loop wants it.

    Nothing is sent before. `break` ends the requests, and what they cost.
    """

    def __init__(
        self,
        client: AsyncGreenroom,
        operation_id: str,
        fields: Mapping[str, Any],
        options: CallOptions | None,
    ) -> None:
        self._client = client
        self._pages = _Pages(operation_id, fields, options)
        self._first: Page | None = None

    async def first_page(self) -> Page:
        """The first page, asked for once: a loop over this list then begins with it."""
        if self._first is None:
            self._first = await self._page(self._pages.fields, 1)
        return self._first

    async def _page(self, fields: Mapping[str, Any], number: int) -> Page:
        page: Page = await self._client.call(
            self._pages.operation_id, fields, self._pages.options_of(number)
        )
        return page

    async def pages(self) -> AsyncIterator[Page]:
        """Page after page."""
        fields = self._pages.fields
        page = await self.first_page()
        number = 1
        while not self._pages.is_end(page):
            yield page
            following = next_fields(self._pages.paging, fields, page)
            if following is None:
                return
            fields = following
            number += 1
            page = await self._page(fields, number)

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for page in self.pages():
            for item in self._pages.items(page):
                yield item

    async def to_list(self, max: int | None = None) -> list[Item]:
        """The items; `max` ends it early."""
        found: list[Item] = []
        if max is not None and max <= 0:
            return found
        async for item in self:
            found.append(item)
            if len(found) == max:
                break
        return found


def next_fields(paging: Paging, sent: Mapping[str, Any], page: Any) -> dict[str, Any] | None:
    """The input of the next page; None after the last one."""
    following = None if paging.next is None else page.get(paging.next)
    more: Any = page if paging.more is not None else None
    for key in (paging.more or "").split(".") if paging.more else []:
        more = more.get(key) if isinstance(more, dict) else None
    match paging.style:
        case "cursor":
            if following is None or more is False:
                return None
            return {**sent, paging.send: following}
        case "page":
            number = sent.get(paging.send)
            current = number if isinstance(number, int) else paging.first
            return {**sent, paging.send: current + 1} if more is True else None
        case "search":
            earlier = sent.get(paging.send) or []
            return {**sent, paging.send: [*earlier, following]}
    return None

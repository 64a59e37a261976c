from __future__ import annotations

from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Self

import httpx

from .castings import AsyncCastings, Castings
from .core import Answer, CallOptions, LogEntry, Settings, exchange, opened
from .effects import run, run_async
from .events import AsyncEvents, Events
from .limiter import Limiter
from .resources_gen import AsyncResources, Resources


class Greenroom(Resources):
    """A client of one workspace. Nothing is sent until a method is called. Threads may share it.

    `base_url` is where the service is, without `/api`: `http://127.0.0.1:3000`. Times are seconds.

    - `max_retries`: how often a request is sent again: after a rate limit, whatever it is, since it
      was refused before any effect; after a failure of the service or the connection, only a read
      or a POST with an Idempotency-Key.
    - `max_wait`: how long a call waits for room in a window, or before it is sent again; what asks
      for more is raised at once. An hour is enough for the window of an hour.
    - `timeout`: to connect, and for each wait until more of the answer comes.
    - `limiter`: False: do not wait for room in the key's windows before a request.
    - `logger`: called after each attempt.
    - `http_client`: your own, for a proxy or for tests. You close it.
    """

    castings: Castings
    events: Events

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        max_retries: int = 3,
        max_wait: float = 3660.0,
        timeout: float = 60.0,
        limiter: bool = True,
        logger: Callable[[LogEntry], None] | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        self._settings = Settings(
            base_url=base_url,
            api_key=api_key,
            max_retries=max_retries,
            max_wait=max_wait,
            timeout=timeout,
            limiter=Limiter() if limiter else None,
            logger=logger,
        )
        self._owns_http = http_client is None
        self._http = httpx.Client() if http_client is None else http_client
        self._make_resources(self)
        self.castings = Castings(self)
        self.events = Events(self)

    def raw(
        self,
        operation_id: str,
        fields: Mapping[str, Any] | None = None,
        options: CallOptions | None = None,
    ) -> httpx.Response:
        """The response of a success itself. `fields` are the API's names of all arguments."""
        return run(exchange(self._settings, operation_id, fields or {}, options), self._http)

    def request(
        self,
        operation_id: str,
        fields: Mapping[str, Any] | None = None,
        options: CallOptions | None = None,
    ) -> Answer[Any]:
        """As the methods, with the status and headers of the answer."""
        return opened(self.raw(operation_id, fields, options))

    def call(
        self,
        operation_id: str,
        fields: Mapping[str, Any] | None = None,
        options: CallOptions | None = None,
    ) -> Any:
        """The `data` of an operation by its id."""
        return self.request(operation_id, fields, options).data

    def close(self) -> None:
        if self._owns_http:
            self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


class AsyncGreenroom(AsyncResources):
    """`Greenroom` for asyncio: the same options, methods and errors."""

    castings: AsyncCastings
    events: AsyncEvents

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        max_retries: int = 3,
        max_wait: float = 3660.0,
        timeout: float = 60.0,
        limiter: bool = True,
        logger: Callable[[LogEntry], None] | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        self._settings = Settings(
            base_url=base_url,
            api_key=api_key,
            max_retries=max_retries,
            max_wait=max_wait,
            timeout=timeout,
            limiter=Limiter() if limiter else None,
            logger=logger,
        )
        self._owns_http = http_client is None
        self._http = httpx.AsyncClient() if http_client is None else http_client
        self._make_resources(self)
        self.castings = AsyncCastings(self)
        self.events = AsyncEvents(self)

    async def raw(
        self,
        operation_id: str,
        fields: Mapping[str, Any] | None = None,
        options: CallOptions | None = None,
    ) -> httpx.Response:
        """The response of a success itself. `fields` are the API's names of all arguments."""
        steps = exchange(self._settings, operation_id, fields or {}, options)
        return await run_async(steps, self._http)

    async def request(
        self,
        operation_id: str,
        fields: Mapping[str, Any] | None = None,
        options: CallOptions | None = None,
    ) -> Answer[Any]:
        """As the methods, with the status and headers of the answer."""
        return opened(await self.raw(operation_id, fields, options))

    async def call(
        self,
        operation_id: str,
        fields: Mapping[str, Any] | None = None,
        options: CallOptions | None = None,
    ) -> Any:
        """The `data` of an operation by its id."""
        return (await self.request(operation_id, fields, options)).data

    async def aclose(self) -> None:
        if self._owns_http:
            await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

"""What the core asks of the world: a client with or without `async` performs it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Generator, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import httpx

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class FileContent:
    """A file to send, which is read anew for each attempt, and what goes before and behind it."""

    path: Path
    before: bytes = b""
    after: bytes = b""


@dataclass(frozen=True, slots=True)
class Send:
    """Send a request once; the result is its response, read whole."""

    method: str
    url: str
    headers: Mapping[str, str]
    content: bytes | FileContent | None
    timeout: float


@dataclass(frozen=True, slots=True)
class Pause:
    seconds: float


@dataclass(frozen=True, slots=True)
class WaitFor:
    """Wait until another request of this client has come to its end."""

    future: Future[None]


Effect: TypeAlias = Send | Pause | WaitFor
Steps: TypeAlias = Generator[Effect, Any, T]


def run(steps: Steps[T], http: httpx.Client) -> T:
    try:
        effect = next(steps)
        while True:
            try:
                result = _perform(effect, http)
            # The core decides about every failure, and learns that a request has ended.
            except BaseException as error:
                effect = steps.throw(error)
            else:
                effect = steps.send(result)
    except StopIteration as end:
        data: T = end.value
        return data


def _perform(effect: Effect, http: httpx.Client) -> httpx.Response | None:
    match effect:
        case Send():
            return http.send(_request(effect, http))
        case Pause(seconds):
            time.sleep(seconds)
        case WaitFor(future):
            future.result()
    return None


async def run_async(steps: Steps[T], http: httpx.AsyncClient) -> T:
    try:
        effect = next(steps)
        while True:
            try:
                result = await _perform_async(effect, http)
            except BaseException as error:
                effect = steps.throw(error)
            else:
                effect = steps.send(result)
    except StopIteration as end:
        data: T = end.value
        return data


async def _perform_async(effect: Effect, http: httpx.AsyncClient) -> httpx.Response | None:
    match effect:
        case Send():
            return await http.send(_request(effect, http))
        case Pause(seconds):
            await asyncio.sleep(seconds)
        case WaitFor(future):
            # Others wait for it too: who is cancelled must not cancel it for them.
            await asyncio.shield(asyncio.wrap_future(future))
    return None


def _request(effect: Send, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
    is_async = isinstance(http, httpx.AsyncClient)
    headers = dict(effect.headers)
    content: bytes | Iterator[bytes] | AsyncIterator[bytes] | None
    if isinstance(effect.content, FileContent):
        # With its length httpx sends the file as it is, not in chunks of HTTP.
        around = len(effect.content.before) + len(effect.content.after)
        headers["content-length"] = str(around + effect.content.path.stat().st_size)
        content = _pieces_async(effect.content) if is_async else _pieces(effect.content)
    else:
        content = effect.content
    return http.build_request(
        effect.method,
        effect.url,
        headers=headers,
        content=content,
        timeout=effect.timeout,
    )


_PIECE_BYTES = 256 * 1024


def _pieces(content: FileContent) -> Iterator[bytes]:
    yield content.before
    with content.path.open("rb") as file:
        while piece := file.read(_PIECE_BYTES):
            yield piece
    yield content.after


async def _pieces_async(content: FileContent) -> AsyncIterator[bytes]:
    yield content.before
    file = await asyncio.to_thread(content.path.open, "rb")
    try:
        while piece := await asyncio.to_thread(file.read, _PIECE_BYTES):
            yield piece
    finally:
        file.close()
    yield content.after

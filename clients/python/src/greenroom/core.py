"""Everything about a request that does not depend on `async`.

It builds the request, waits for room in the key's windows, sends it again where that is safe, and
opens the envelope. It is a generator of effects, which `effects.run` and `effects.run_async`
perform.
"""

from __future__ import annotations

import json
import random
import re
import time
import uuid
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar
from urllib.parse import quote, urlencode

import httpx

from .effects import FileContent, Pause, Send, Steps
from .errors import GreenroomError
from .errors_gen import ERRORS
from .limiter import Limiter
from .operation import Operation
from .operations_gen import OPERATIONS
from .version_gen import __version__

T = TypeVar("T")


class Unset:
    """The type of an argument that was not given: the API tells it from None, which is `null`."""

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET: Final = Unset()

UploadFile: TypeAlias = PathLike[str] | bytes
"""A file to send: its path, from which it is read piece by piece, or its bytes."""


@dataclass(frozen=True, slots=True)
class CallOptions:
    """What every method takes as `options`."""

    timeout: float | None = None
    """In place of the client's."""
    max_wait: float | None = None
    """In place of the client's: seconds to wait for room, or before the call is sent again."""
    idempotency_key: str | None = None
    """For a POST. One that costs credits or changes something gets a new key by default, so that a
    retry has no second effect."""
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One attempt of a request. Never has a body or the key."""

    operation: str
    method: str
    path: str
    """With the query."""
    attempt: int
    """From 1."""
    duration: float
    """In seconds."""
    status: int | None
    """None when no answer came."""
    error: BaseException | None
    """None when it worked."""
    retry_in: float | None
    """In how many seconds it is sent again; None: it is not."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    data: T
    status: int
    headers: httpx.Headers


@dataclass(frozen=True, slots=True)
class Settings:
    base_url: str
    api_key: str = field(repr=False)
    max_retries: int
    max_wait: float
    timeout: float
    limiter: Limiter | None
    logger: Callable[[LogEntry], None] | None


_DEFAULT_RETRY_WAIT = 1.0
_FIRST_RETRY = 0.5
"""After the first failure; twice as long after each one."""
_USER_AGENT = f"greenroom-python/{__version__}"


def exchange(
    settings: Settings,
    operation_id: str,
    fields: Mapping[str, Any],
    options: CallOptions | None,
) -> Steps[httpx.Response]:
    """The response of a success. Raises GreenroomError, or what httpx raises without an answer."""
    row = OPERATIONS[operation_id]
    call = options or CallOptions()
    path, content, content_headers = _place(row, fields)
    headers = _headers(row, call)
    is_safe = row.method == "GET" or "idempotency-key" in headers
    send = Send(
        row.method,
        settings.base_url.rstrip("/") + path,
        {
            "user-agent": _USER_AGENT,
            **headers,
            "x-api-key": settings.api_key,
            **content_headers,
        },
        content,
        settings.timeout if call.timeout is None else call.timeout,
    )
    max_wait = settings.max_wait if call.max_wait is None else call.max_wait
    attempt = 1
    while True:
        if settings.limiter is not None:
            yield from settings.limiter.take(max_wait)
        started = time.monotonic()
        response, error = yield from _send_once(settings, send)
        wait = None if error is None else _retry_wait(error, is_safe, attempt)
        if wait is not None and (wait > max_wait or attempt > settings.max_retries):
            wait = None
        if settings.logger is not None:
            settings.logger(
                LogEntry(
                    operation=operation_id,
                    method=row.method,
                    path=path,
                    attempt=attempt,
                    duration=time.monotonic() - started,
                    status=None if response is None else response.status_code,
                    error=error,
                    retry_in=wait,
                )
            )
        if response is not None and error is None:
            return response
        if wait is None:
            assert error is not None
            raise error
        yield Pause(wait)
        attempt += 1


def _send_once(
    settings: Settings, send: Send
) -> Generator[Send, Any, tuple[httpx.Response | None, Exception | None]]:
    """The response, and why it is none of a success."""
    response: httpx.Response | None = None
    try:
        response = yield send
    except httpx.TransportError as error:
        return None, error
    finally:
        # Also when the caller gave up: another request may wait for this one.
        if settings.limiter is not None:
            settings.limiter.learn(None if response is None else response.headers)
    assert response is not None
    return response, None if response.is_success else _error_of(response)


def opened(response: httpx.Response) -> Answer[Any]:
    """The `data` of a success."""
    envelope = _json(response)
    if not isinstance(envelope, dict) or envelope.get("success") is not True:
        raise _error_of(response)
    return Answer(envelope.get("data"), response.status_code, response.headers)


def _error_of(response: httpx.Response) -> GreenroomError:
    envelope = _json(response)
    error = envelope.get("error") if isinstance(envelope, dict) else None
    body = error if isinstance(error, dict) and isinstance(error.get("code"), str) else None
    kind = ERRORS.get(body["code"], GreenroomError) if body else GreenroomError
    return kind(response.status_code, body, _retry_after(response.headers))


def _json(response: httpx.Response) -> Any:
    try:
        return response.json()
    except ValueError:
        return None


def _retry_after(headers: httpx.Headers) -> float | None:
    text = headers.get("retry-after", "")
    return float(text) if re.fullmatch(r"[0-9]+", text) else None


def _headers(row: Operation, call: CallOptions) -> dict[str, str]:
    """In lower case; with the Idempotency-Key that all attempts share."""
    own = {name.lower(): value for name, value in call.headers.items()}
    key = call.idempotency_key or own.get("idempotency-key")
    if key is None and row.keyed:
        key = str(uuid.uuid4())
    return {**own, "idempotency-key": key} if row.method == "POST" and key is not None else own


def _retry_wait(error: Exception, is_safe: bool, attempt: int) -> float | None:
    """How many seconds to wait before sending it again; None when that is not safe or of no use."""
    asked = error.retry_after if isinstance(error, GreenroomError) else None
    if isinstance(error, GreenroomError) and error.status == 429:
        return _DEFAULT_RETRY_WAIT if asked is None else asked
    is_failure = not isinstance(error, GreenroomError) or error.status >= 500
    if not is_safe or not is_failure:
        return None
    # At random, so that clients do not come back together.
    jitter = 0.5 + random.random() / 2
    return _FIRST_RETRY * 2 ** (attempt - 1) * jitter if asked is None else asked


def _place(
    row: Operation, fields: Mapping[str, Any]
) -> tuple[str, bytes | FileContent | None, dict[str, str]]:
    """Puts each argument where it belongs: into the path, the query string or the body.

    The last value is what the headers say of the body.
    """
    rest = {name: value for name, value in fields.items() if not isinstance(value, Unset)}

    def segment(match: re.Match[str]) -> str:
        value = rest.pop(match[1], "")
        text = quote(str(value), safe="")
        # An empty or dotted segment would make it the path of another operation.
        if re.fullmatch(r"\.{0,2}", text):
            raise ValueError(f"{match[1]} must be an identifier, not {value!r}")
        return text

    path = re.sub(r"\{(\w+)\}", segment, row.path)
    query: list[tuple[str, str]] = []
    for name in row.query:
        value = rest.pop(name, None)
        values = list(value) if isinstance(value, list | tuple) else [value]
        query += [(name, _query_text(one)) for one in values if one is not None]
    target = f"{path}?{urlencode(query)}" if query else path
    if row.upload and "file" in rest:
        if len(target) > _MAX_TARGET:
            return path, *_place_form(query, rest["file"], rest.get("fileName"))
        return target, *_place_file(rest["file"], rest.get("fileName"))
    if not row.has_body:
        return target, None, {}
    body = json.dumps(rest, ensure_ascii=False, allow_nan=False).encode()
    return target, body, {"content-type": "application/json"}


# Servers and proxies refuse longer addresses; Node's own limit is 16 kB with all headers.
_MAX_TARGET: Final = 6_000


def _name_of(file: UploadFile, name: Any) -> str:
    return str(name or ("file" if isinstance(file, bytes) else Path(file).name))


def _place_file(file: UploadFile, name: Any) -> tuple[bytes | FileContent, dict[str, str]]:
    """The file is the body. Without a name it would be taken for what its media type says."""
    content = file if isinstance(file, bytes) else FileContent(Path(file))
    file_name = quote(_name_of(file, name), safe="")
    return content, {
        "content-type": "application/octet-stream",
        "content-disposition": f"attachment; filename*=UTF-8''{file_name}",
    }


def _place_form(
    fields: list[tuple[str, str]], file: UploadFile, name: Any
) -> tuple[bytes | FileContent, dict[str, str]]:
    """Parameters that an address has no room for go before the file."""
    boundary = uuid.uuid4().hex
    start = f"--{boundary}\r\ncontent-disposition: form-data; name="
    # As browsers do: nothing in a name ends it.
    file_name = re.sub('[\r\n"]', lambda found: quote(found[0]), _name_of(file, name))
    before = "".join(f'{start}"{field}"\r\n\r\n{value}\r\n' for field, value in fields)
    before += f'{start}"file"; filename="{file_name}"\r\n'
    before += "content-type: application/octet-stream\r\n\r\n"
    head, end = before.encode(), f"\r\n--{boundary}--\r\n".encode()
    content = head + file + end if isinstance(file, bytes) else FileContent(Path(file), head, end)
    return content, {"content-type": f"multipart/form-data; boundary={boundary}"}


def _query_text(value: Any) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)

"""Without a service: answers are scripted, and no time passes."""

from __future__ import annotations

import asyncio
import base64
import email
import json
import time
from collections.abc import Callable, Generator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest
from standardwebhooks import Webhook

from greenroom import (
    AsyncGreenroom,
    CallOptions,
    Greenroom,
    GreenroomError,
    InsufficientApiCreditsError,
    Listing,
    WebhookVerificationError,
    verify_webhook,
)
from greenroom.effects import Pause, WaitFor
from greenroom.limiter import Limiter
from greenroom.operations_gen import OPERATIONS

OPENAPI = Path(__file__).parents[3] / "client" / "openapi.json"
Line = Any


def data(value: object, headers: dict[str, str] | None = None) -> httpx.Response:
    return httpx.Response(200, json={"success": True, "data": value}, headers=headers)


def failure(status: int, code: str, *, retry_after: str | None = None, **more: object) -> Line:
    headers = {} if retry_after is None else {"retry-after": retry_after}
    error = {"code": code, "message": "No.", "debugTrackingCode": "req_1", **more}
    return httpx.Response(status, json={"success": False, "error": error}, headers=headers)


class Service:
    """Answers each request with the next line of the script; the last one stays."""

    def __init__(self, *script: Line) -> None:
        self.script = script
        self.seen: list[httpx.Request] = []
        self.http = httpx.Client(transport=httpx.MockTransport(self._answer))

    def _answer(self, request: httpx.Request) -> httpx.Response:
        self.seen.append(request)
        line = self.script[min(len(self.seen), len(self.script)) - 1]
        if isinstance(line, Exception):
            raise line
        if not isinstance(line, httpx.Response):
            return data(line)
        return httpx.Response(line.status_code, headers=line.headers, content=line.content)

    def client(self, **options: Any) -> Greenroom:
        return Greenroom("http://greenroom.test/", "secret", http_client=self.http, **options)

    def paths(self) -> list[str]:
        return [str(request.url.raw_path, "ascii") for request in self.seen]


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the client would have waited."""
    waited: list[float] = []
    monkeypatch.setattr("greenroom.effects.time.sleep", waited.append)
    return waited


def test_has_a_method_for_every_operation_that_a_key_may_call() -> None:
    document = json.loads(OPENAPI.read_text())
    operations = [
        operation
        for methods in document["paths"].values()
        for operation in methods.values()
        if not operation.get("x-session-only")
    ]
    assert {operation["operationId"] for operation in operations} == set(OPERATIONS)
    client, other = Service({}).client(), AsyncGreenroom("http://greenroom.test", "secret")
    for operation in operations:
        resource, method = operation["x-client-name"].split(".")
        for one in (client, other):
            assert callable(getattr(getattr(one, snake(resource)), snake(method))), operation
        paging = OPERATIONS[operation["operationId"]].paging
        assert (paging is None) == ("x-paging" not in operation)


def snake(name: str) -> str:
    text = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
    return f"{text}_" if text == "continue" else text


def test_places_each_argument_in_the_path_the_query_or_the_body() -> None:
    service = Service({})
    client = service.client()
    client.sourcings.update("src/1", name="New")
    client.castings.continue_("cast_1")
    client.castings.get("cast_1", verdicts=["green", "amber"], page_size=5).first_page()
    assert [request.method for request in service.seen] == ["PATCH", "POST", "GET"]
    assert service.paths() == [
        "/api/v1/sourcings/src%2F1",
        "/api/v1/search/talents/qualified/cast_1/continue",
        "/api/v1/search/talents/qualified/cast_1?verdicts=green&verdicts=amber&pageSize=5",
    ]
    assert [request.content for request in service.seen] == [b'{"name": "New"}', b"{}", b""]
    for name in ("", ".", ".."):
        with pytest.raises(ValueError, match="must be an identifier"):
            client.sourcings.get(name)


def test_sends_null_but_not_what_is_unset() -> None:
    service = Service({})
    service.client().candidates.update("cand_1", notes=None)
    assert json.loads(service.seen[0].content) == {"notes": None}


@pytest.mark.parametrize("is_path", [True, False])
def test_sends_parameters_before_the_file_where_the_address_has_no_room(
    is_path: bool, tmp_path: Path
) -> None:
    service = Service({"importId": "imp_1", "status": "queued"})
    imports = service.client().imports
    path = tmp_path / 'leute "alle".csv'
    path.write_bytes(b"Rufname\nAnni\n")
    file = path if is_path else path.read_bytes()
    short = json.dumps({"Rufname": "firstname"})
    imports.create(file=file, file_name=path.name, mapping=short)
    long = json.dumps({"Rufname": "firstname", "Ü" * 5_000: None}, ensure_ascii=False)
    imports.create(file=file, file_name=path.name, mapping=long, dry_run="true")
    assert service.paths() == [
        f"/api/v1/talents/imports?{urlencode({'mapping': short})}",
        "/api/v1/talents/imports",
    ]
    first, second = service.seen
    assert first.content == b"Rufname\nAnni\n"
    assert second.headers["content-length"] == str(len(second.content))
    form = email.message_from_bytes(
        f"content-type: {second.headers['content-type']}\r\n\r\n".encode() + second.content
    )
    parts = [
        (part.get_param("name", header="content-disposition"), part.get_payload(decode=True))
        for part in form.walk()
        if not part.is_multipart()
    ]
    assert parts == [
        ("mapping", long.encode()),
        ("dryRun", b"true"),
        ("file", b"Rufname\nAnni\n"),
    ]
    assert b'filename="leute %22alle%22.csv"' in second.content


def items(listing: Listing[Any, Any], max: int | None = None) -> list[object]:
    return listing.to_list(max)


def test_walks_over_every_style_of_pages() -> None:
    cursor = Service(
        {"castings": ["a", "b"], "nextPageCursor": "x"}, {"castings": ["c"], "nextPageCursor": None}
    )
    assert items(cursor.client().castings.list(page_size=2)) == ["a", "b", "c"]
    assert cursor.paths() == [
        "/api/v1/search/talents/qualified?pageSize=2",
        "/api/v1/search/talents/qualified?cursor=x&pageSize=2",
    ]
    counted = Service(
        {"talents": ["a"], "hasNextPage": True}, {"talents": ["b"], "hasNextPage": False}
    )
    assert items(counted.client().talents.list()) == ["a", "b"]
    assert counted.paths() == ["/api/v1/talents", "/api/v1/talents?page=2"]
    feed = Service(
        {"events": ["a"], "nextCursor": "x", "hasMore": True},
        {"events": ["b"], "nextCursor": "y", "hasMore": False},
    )
    assert items(feed.client().events.list()) == ["a", "b"]
    search = Service(
        {"talents": ["a"], "searchTransactionId": "s1"},
        {"talents": [], "searchTransactionId": "s2"},
    )
    options = CallOptions(idempotency_key="mine")
    listing = search.client().talents.search(filters=[], options=options)
    listing.first_page()
    assert items(listing) == ["a"]
    assert json.loads(search.seen[1].content)["relatedSearchTransactionIds"] == ["s1"]
    # The pages differ, so one key for both would be refused.
    keys = [request.headers["idempotency-key"] for request in search.seen]
    assert keys == ["mine", "mine-2"]


def test_asks_for_no_page_that_the_loop_does_not_want() -> None:
    service = Service({"castings": ["a", "b"], "nextPageCursor": "x"})
    listing = service.client().castings.list()
    assert service.seen == []
    assert items(listing, 2) == ["a", "b"]
    assert len(service.seen) == 1


def test_follows_the_feed_without_losing_its_place() -> None:
    service = Service(
        {"events": [{"id": "1"}], "nextCursor": "1", "hasMore": False},
        {"events": [], "nextCursor": "1", "hasMore": False},
        {"events": [{"id": "2"}], "nextCursor": "2", "hasMore": False},
    )
    events = service.client().events.follow(after="now")
    assert [next(events)["id"], next(events)["id"]] == ["1", "2"]
    assert service.paths() == [f"/api/v1/events?after={after}&wait=20" for after in ("now", 1, 1)]


def test_repeats_a_rate_limit_always_and_a_failure_only_where_that_is_safe(
    pauses: list[float],
) -> None:
    limited = failure(429, "rate_limit_exceeded", retry_after="7")
    broken = failure(503, "temporal_unavailable")
    patch = Service(limited, limited, {})
    patch.client().sourcings.update("src_1", name="x")
    assert pauses == [7, 7]
    pauses.clear()
    read = Service(broken, httpx.ConnectError("refused"), {"workspaceId": "ws_1"})
    assert read.client().workspace.get()["workspaceId"] == "ws_1"
    assert [0.25 <= pauses[0] <= 0.5, 0.5 <= pauses[1] <= 1] == [True, True]
    paid = Service(httpx.ReadTimeout("late"), {"sourcingId": "src_1"})
    paid.client().sourcings.create()
    keys = {request.headers["idempotency-key"] for request in paid.seen}
    assert (len(paid.seen), len(keys)) == (2, 1)
    unsafe = Service(broken, {})
    with pytest.raises(GreenroomError):
        unsafe.client().sourcings.update("src_1", name="x")
    assert len(unsafe.seen) == 1
    for retry_after, options in [("7200", None), ("60", CallOptions(max_wait=5))]:
        long = Service(failure(429, "rate_limit_exceeded", retry_after=retry_after))
        with pytest.raises(GreenroomError):
            long.client().workspace.get(options=options)
        assert len(long.seen) == 1


def test_async_repeats_alike() -> None:
    seen: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        if len(seen) == 1:
            return failure(429, "rate_limit_exceeded", retry_after="0")  # type: ignore[no-any-return]
        return data({"workspaceId": "ws_1"})

    async def get() -> str:
        http = httpx.AsyncClient(transport=httpx.MockTransport(answer))
        async with AsyncGreenroom("http://greenroom.test", "secret", http_client=http) as client:
            return (await client.workspace.get())["workspaceId"]

    assert asyncio.run(get()) == "ws_1"
    assert len(seen) == 2


def test_a_cancelled_first_request_lets_the_next_one_go() -> None:
    async def journey() -> str:
        hangs = asyncio.Event()

        async def answer(request: httpx.Request) -> httpx.Response:
            if not hangs.is_set():
                hangs.set()
                await asyncio.Event().wait()
            return data({"workspaceId": "ws_1"})

        http = httpx.AsyncClient(transport=httpx.MockTransport(answer))
        client = AsyncGreenroom("http://greenroom.test", "secret", http_client=http)
        first = asyncio.create_task(client.workspace.get())
        await hangs.wait()
        second, third = (asyncio.create_task(client.workspace.get()) for _ in range(2))
        await asyncio.sleep(0)
        # Who waits and gives up does not take the others along.
        second.cancel()
        first.cancel()
        return (await asyncio.wait_for(third, 10))["workspaceId"]

    assert asyncio.run(journey()) == "ws_1"


def test_errors_have_the_fields_of_their_code_and_none_has_the_key() -> None:
    body = failure(402, "insufficient_api_credits", available=3, required=10)
    with pytest.raises(InsufficientApiCreditsError) as raised:
        Service(body).client().workspace.get()
    assert (raised.value.available, raised.value.required) == (3, 10)
    assert raised.value.debug_tracking_code == "req_1"
    with pytest.raises(GreenroomError) as newer:
        Service(failure(418, "a_newer_code")).client().workspace.get()
    assert (newer.value.code, newer.value.status) == ("a_newer_code", 418)
    proxy = Service(httpx.Response(200, text="<html>"))
    entries: list[object] = []
    client = proxy.client(logger=entries.append)
    with pytest.raises(GreenroomError, match="unreadable_answer"):
        client.workspace.get()
    assert "secret" not in repr(entries) + repr(client._settings)


class Bucket:
    """Counts in fixed buckets of UTC, as the service does, on a clock of the test."""

    def __init__(self, limits: dict[str, tuple[int, int]]) -> None:
        self.now = 1_000_000.1
        self.limits = limits
        self.counts: dict[tuple[str, int], int] = {}

    def request(self) -> dict[str, str] | None:
        """None when a window is exceeded, otherwise the headers of the answer."""
        states, policies, refused = [], [], False
        for name, (limit, seconds) in self.limits.items():
            epoch = int(self.now)
            bucket = (name, epoch // seconds)
            count = self.counts[bucket] = self.counts.get(bucket, 0) + 1
            refused = refused or count > limit
            states.append(f'"{name}";r={max(0, limit - count)};t={seconds - epoch % seconds}')
            policies.append(f'"{name}";q={limit};w={seconds}')
        headers = {"ratelimit": ", ".join(states), "ratelimit-policy": ", ".join(policies)}
        return None if refused else headers


def take(limiter: Limiter, wait: Callable[[float], None]) -> bool:
    """False: it has to wait for another request."""
    steps: Generator[Pause | WaitFor, None, None] = limiter.take(60)
    for effect in steps:
        if isinstance(effect, WaitFor):
            return False
        wait(effect.seconds)
    return True


def test_is_never_refused_by_the_default_windows_however_many_requests_there_are() -> None:
    service = Bucket({"second": (1, 1), "minute": (30, 60), "hour": (200, 3_600)})
    limiter = Limiter(lambda: service.now)

    def wait(seconds: float) -> None:
        service.now += seconds

    for number in range(150):
        assert take(limiter, wait)
        headers = service.request()
        assert headers is not None, number
        limiter.learn(headers)


def test_lets_the_first_request_go_alone_and_does_not_wait_longer_than_is_worth_it() -> None:
    limiter = Limiter(lambda: 0.0)
    waited: list[float] = []
    assert take(limiter, waited.append)
    assert not take(limiter, waited.append)
    limiter.learn({"ratelimit": '"day";r=0;t=900', "ratelimit-policy": '"day";q=3;w=86400'})
    assert take(limiter, waited.append)
    assert waited == []
    ignorant = Limiter(lambda: 0.0)
    for _ in range(3):
        assert take(ignorant, waited.append)
        ignorant.learn(None)


SECRET = f"whsec_{base64.b64encode(bytes([7]) * 32).decode()}"
OTHER = f"whsec_{base64.b64encode(bytes([8]) * 32).decode()}"
BODY = json.dumps({"eventType": "wave_finished", "note": "é"}, ensure_ascii=False)


def signed(at: datetime | None = None, secret: str = SECRET) -> dict[str, str]:
    """As the package of Standard Webhooks signs it."""
    time_ = at or datetime.now(UTC)
    return {
        "Webhook-Id": "dlv_1",
        "webhook-timestamp": str(int(time_.timestamp())),
        "webhook-signature": Webhook(secret).sign("dlv_1", time_, BODY),
    }


def test_takes_what_the_package_of_standard_webhooks_signs() -> None:
    assert verify_webhook(BODY, signed(), SECRET) == json.loads(BODY)
    assert verify_webhook(BODY.encode(), signed(), [OTHER, SECRET])
    rotating = signed()
    rotating["webhook-signature"] = (
        f"v1a,abc {signed(secret=OTHER)['webhook-signature']} {rotating['webhook-signature']}"
    )
    assert verify_webhook(BODY, rotating, SECRET)
    old = signed(datetime.now(UTC) - timedelta(seconds=400))
    assert verify_webhook(BODY, old, SECRET, tolerance_seconds=600)
    assert verify_webhook(BODY, old, SECRET, now=time.time() - 400)


@pytest.mark.parametrize(
    ("body", "headers", "secret"),
    [
        (f"{BODY} ", signed(), SECRET),
        (BODY, signed(), OTHER),
        (BODY, signed(), ""),
        (BODY, signed(), []),
        (BODY, {**signed(), "Webhook-Id": "dlv_2"}, SECRET),
        (BODY, signed(datetime.now(UTC) - timedelta(seconds=400)), SECRET),
        (BODY, {**signed(), "webhook-timestamp": "soon"}, SECRET),
        (BODY, {**signed(), "webhook-signature": "v1,???"}, SECRET),
        (BODY, {}, SECRET),
    ],
)
def test_refuses_another_body_secret_id_or_time_and_a_webhook_without_a_signature(
    body: str, headers: dict[str, str], secret: str | list[str]
) -> None:
    with pytest.raises(WebhookVerificationError):
        verify_webhook(body, headers, secret)


def test_waiting_asks_soon_at_first_and_then_as_the_default_windows_allow(
    pauses: list[float],
) -> None:
    running: dict[str, object] = {"nextAction": "wait", "talents": [], "nextPageCursor": None}
    service = Service(*[running] * 6, {**running, "nextAction": "done"})
    options = CallOptions(headers={"x-own": "1"})
    assert list(service.client().castings.verdicts("cast_1", options=options)) == []
    assert all(request.headers["x-own"] == "1" for request in service.seen)
    least = [2, 4, 8, 16, 20, 20]
    assert len(pauses) == len(least)
    assert all(low <= pause <= low * 1.25 for low, pause in zip(least, pauses, strict=True))


def test_follow_and_wait_take_the_options_of_a_call() -> None:
    service = Service(
        {"events": [{"id": "1"}], "nextCursor": "1", "hasMore": False},
        {"nextAction": "done", "talents": [], "nextPageCursor": None},
    )
    options = CallOptions(headers={"x-own": "1"})
    client = service.client()
    assert next(iter(client.events.follow(options=options)))["id"] == "1"
    client.castings.wait("cast_1", options=options)
    assert [request.headers.get("x-own") for request in service.seen] == ["1", "1"]

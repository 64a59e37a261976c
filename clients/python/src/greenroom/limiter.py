from __future__ import annotations

import math
import re
import threading
import time
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass

from .effects import Pause, WaitFor

_MEMBER = re.compile(r'"(\w+)"((?:;\w=\d+)+)')
"""A member of a structured header: `"second";r=0;t=1`."""
_MARGIN_SECONDS = 0.05
"""Clocks run apart, and the service counts whole seconds."""


@dataclass(slots=True)
class _Window:
    """A window of the key, as the service last told it."""

    remaining: int
    resets_at: float
    """When it begins anew, by the limiter's clock."""
    limit: int
    length: float


class Limiter:
    """Keeps a client inside the windows of its key.

    It learns them from `RateLimit-Policy` and `RateLimit`, and waits instead of being refused.
    Until an answer has come it knows nothing, so the first request goes alone. Threads may share
    it.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._windows: dict[str, _Window] = {}
        self._first: Future[None] | None = None
        self._lock = threading.Lock()

    def take(self, max_wait: float) -> Generator[Pause | WaitFor, None, None]:
        """Waits until every window has room, and takes one request of each.

        When the wait would be longer than `max_wait` seconds it does not wait: the service then
        says what is exceeded.
        """
        while True:
            with self._lock:
                effect = self._try_take(max_wait)
            if effect is None:
                return
            yield effect

    def _try_take(self, max_wait: float) -> Pause | WaitFor | None:
        if not self._windows:
            if self._first is not None:
                return WaitFor(self._first)
            self._first = Future()
            return None
        wait = self._seconds_until_room()
        if 0 < wait <= max_wait:
            return Pause(wait + _MARGIN_SECONDS)
        for window in self._windows.values():
            window.remaining -= 1
        return None

    def _seconds_until_room(self) -> float:
        now = self._now()
        wait = 0.0
        for window in self._windows.values():
            if now >= window.resets_at:
                passed = math.floor((now - window.resets_at) / window.length) + 1
                window.resets_at += passed * window.length
                window.remaining = window.limit
            if window.remaining <= 0:
                wait = max(wait, window.resets_at - now)
        return wait

    def learn(self, headers: Mapping[str, str] | None) -> None:
        """After every request: learns from the headers of its answer; None when there was none."""
        with self._lock:
            now = self._now()
            for name, told in _windows_in(headers or {}, now):
                known = self._windows.get(name)
                # Requests that were taken here and have not arrived yet are not in what was told.
                if known is not None and known.resets_at > now:
                    told.remaining = min(known.remaining, told.remaining)
                self._windows[name] = told
            first, self._first = self._first, None
        if first is not None:
            first.set_result(None)


def _windows_in(headers: Mapping[str, str], now: float) -> list[tuple[str, _Window]]:
    policies = _members(headers.get("ratelimit-policy", ""))
    windows = []
    for name, state in _members(headers.get("ratelimit", "")).items():
        policy = policies.get(name, {})
        if policy.get("q") is None or not policy.get("w"):
            continue
        window = _Window(
            remaining=state.get("r", 0),
            resets_at=now + state.get("t", 0),
            limit=policy["q"],
            length=policy["w"],
        )
        windows.append((name, window))
    return windows


def _members(text: str) -> dict[str, dict[str, int]]:
    return {
        name: {pair[0]: int(pair[2:]) for pair in parameters[1:].split(";")}
        for name, parameters in _MEMBER.findall(text)
    }

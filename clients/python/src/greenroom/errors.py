from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .models_gen import Issue


class GreenroomError(Exception):
    """The service refused or failed a request.

    Each error code has a subclass in this package. This class itself stands for codes that a newer
    service adds, and for `unreadable_answer`: what came back was not the service's (a proxy's page,
    say). That no answer came at all is an `httpx.TransportError`.
    """

    code: str
    status: int
    """HTTP status."""
    message: str
    debug_tracking_code: str | None
    """Quote it to support."""
    issues: Sequence[Issue]
    """What is wrong with the input, on `validation_error`; otherwise empty."""
    details: Mapping[str, Any] | None
    available: float | None
    """Credits in the balance, on `insufficient_api_credits`."""
    required: float | None
    """Credits asked for, on `insufficient_api_credits`."""
    retry_after: float | None
    """Seconds to wait before the next request, where the service said so."""

    def __init__(
        self,
        status: int,
        body: Mapping[str, Any] | None = None,
        retry_after: float | None = None,
    ) -> None:
        error: Mapping[str, Any] = body or {}
        self.status = status
        self.code = error.get("code", "unreadable_answer")
        self.message = error.get(
            "message", f"The answer (status {status}) is not one of the Greenroom API."
        )
        self.debug_tracking_code = error.get("debugTrackingCode")
        self.issues = error.get("issues", [])
        self.details = error.get("details")
        # Subclasses declare the fields that their code always has.
        self.available = error.get("available")
        self.required = error.get("required")
        self.retry_after = retry_after
        super().__init__(status, body, retry_after)

    def __str__(self) -> str:
        lines = [f"{self.code}: {self.message}"]
        for issue in self.issues:
            where = ".".join(str(part) for part in issue["path"])
            lines.append(f"  {where}: {issue['message']}" if where else f"  {issue['message']}")
        if self.debug_tracking_code is not None:
            lines.append(f"  ({self.debug_tracking_code})")
        return "\n".join(lines)

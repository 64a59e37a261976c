from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from .models_gen import PoolExhaustedEvent, TalentJudgedEvent, WaveFinishedEvent

WebhookEvent: TypeAlias = TalentJudgedEvent | WaveFinishedEvent | PoolExhaustedEvent

_TOLERANCE_SECONDS = 300


class WebhookVerificationError(Exception):
    """The request is not a webhook that this secret signed, or it is too old."""


def verify_webhook(
    body: str | bytes,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance_seconds: float = _TOLERANCE_SECONDS,
    now: float | None = None,
) -> WebhookEvent:
    """Checks the signature of a signed webhook (Standard Webhooks) and returns its event.

    `body` is the body as it arrived, before any parsing. `secret` is `whsec_...`, or several while
    secrets change over. Raises WebhookVerificationError. Deduplicate on the header `webhook-id`: it
    stays the same over retries.
    """
    own = {name.lower(): value for name, value in headers.items()}
    id_ = own.get("webhook-id")
    timestamp = own.get("webhook-timestamp")
    signatures = own.get("webhook-signature")
    if not id_ or not timestamp or not signatures:
        raise WebhookVerificationError(
            "The headers webhook-id, webhook-timestamp and webhook-signature are missing: "
            "the search is not signed."
        )
    current = time.time() if now is None else now
    if (
        re.fullmatch(r"[0-9]{1,15}", timestamp) is None
        or abs(current - int(timestamp)) > tolerance_seconds
    ):
        raise WebhookVerificationError(
            f"The time of the webhook is not within {tolerance_seconds:g} s."
        )
    content = body.encode() if isinstance(body, str) else body
    signed = f"{id_}.{timestamp}.".encode() + content
    sent = [_bytes(one[3:]) for one in signatures.split(" ") if one.startswith("v1,")]
    for text in [secret] if isinstance(secret, str) else secret:
        key = _bytes(text.removeprefix("whsec_"))
        expected = hmac.new(key, signed, hashlib.sha256).digest()
        if key and any(hmac.compare_digest(expected, one) for one in sent):
            event: WebhookEvent = json.loads(content)
            return event
    raise WebhookVerificationError("No signature of the webhook matches the secret.")


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""

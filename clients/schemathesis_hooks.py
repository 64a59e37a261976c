"""What `npm run test:schemathesis` changes in requests, and which reports it drops, each with its reason.

Requests without a key must be refused with 401. Requests that the document allows must be accepted,
where that check is on (schemathesis.toml). What is dropped here cannot be said in an OpenAPI document.
"""

import itertools
import json
import re
from typing import Any

import schemathesis
from schemathesis.openapi.checks import IgnoredAuth, RejectedPositiveData

_KEY = "Idempotency-Key"
_numbers = itertools.count()

# What a filter takes depends on its type: GET /v1/search/filters says it.
_OF_A_FILTER = {"value", "radius", "history", "isExactMatch"}

# Messages of a validation_error for a request of the right shape.
_REFUSALS = [
    # What the workspace holds: cursors of its lists, searches, statuses, users, names that are taken.
    r"is not a nextPageCursor of",
    r"must be `now`, or a nextCursor or event id",
    r"is not the id of a search of this workspace",
    r"must be a status of the workspace",
    r"must be a user of the workspace",
    r"exists already",
    r"is the name of another",
    r"must be a qualified search of the workspace",
    # What one field means for another, or for what is stored.
    r"at most \d+ days before",
    r"send a prompt or filters|Send a prompt, or criteria",
    r"is required",
    r"at least one of",
    r"asked for no more messages",
    r"must be one of .* for the type",
    r"must be the mailbox.s email address",
    # More exact than a format: an address that the service may call, a profile, an address of a person.
    r"an absolute URL that begins with https://",
    r"must be the public profile URL",
    r"must be an email address, or a phone number",
    # Numbers and texts that JSON allows and that JavaScript or PostgreSQL cannot hold.
    r"This number cannot be represented exactly",
    r"must not contain the NUL character",
    # The parser of HTTP takes 16 kB of headers and URL; `mapping` may be longer as a field of a form.
    r"The headers or the URL are too long",
]


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: Any) -> None:
    # The same key with another body is refused, as it must be: each request gets one of its own.
    key = str((case.headers or {}).get(_KEY, ""))
    if re.fullmatch(r"[\x21-\x7e]{1,200}", key):
        headers = case.headers.copy()
        headers[_KEY] = f"{key}-{next(_numbers)}"
        case.headers = headers


@schemathesis.hook
def filter_failure(context: Any, failure: Any, case: Any, response: Any) -> bool:
    if isinstance(failure, IgnoredAuth):
        # Ten requests without a key in five minutes lock the address (interface, "Limits").
        return "got `429 " not in failure.message
    if isinstance(failure, RejectedPositiveData):
        return not _is_understood(response.content)
    return True


def _is_understood(content: bytes) -> bool:
    try:
        error = json.loads(content)["error"]
    except (ValueError, KeyError):
        return False
    # Other codes are about the workspace, such as its plan, or about the words of a prompt.
    if error["code"] != "validation_error":
        return True
    return all(_is_explained(issue) for issue in error["issues"])


def _is_explained(issue: dict[str, Any]) -> bool:
    path = issue["path"]
    if path and path[0] == "filters" and path[-1] in _OF_A_FILTER:
        return True
    # Which credentials there are depends on the provider: GET /v1/channel-providers says it.
    if path and path[0] == "credentials":
        return True
    return any(re.search(one, issue["message"]) for one in _REFUSALS)

"""The typed Python client of Greenroom, with and without `async`."""

from . import errors_gen, models
from .client import AsyncGreenroom, Greenroom
from .core import UNSET, Answer, CallOptions, LogEntry, Unset, UploadFile
from .errors import GreenroomError
from .errors_gen import *  # noqa: F403
from .listing import AsyncListing, Listing
from .version_gen import __version__
from .webhooks import WebhookEvent, WebhookVerificationError, verify_webhook

__all__ = [
    "UNSET",
    "Answer",
    "AsyncGreenroom",
    "AsyncListing",
    "CallOptions",
    "Greenroom",
    "GreenroomError",
    "Listing",
    "LogEntry",
    "Unset",
    "UploadFile",
    "WebhookEvent",
    "WebhookVerificationError",
    "__version__",
    "models",
    "verify_webhook",
]
__all__ += errors_gen.__all__

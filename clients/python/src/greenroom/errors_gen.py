# Generated from the operation table by `npm run generate`; do not edit.
"""One class per error code of the API."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .errors import GreenroomError

ErrorCode: TypeAlias = Literal[
    "validation_error",
    "no_qualification_criterias",
    "missing_enrich_providers",
    "too_many_search_transactions",
    "missing_api_key",
    "invalid_api_key",
    "session_required",
    "sign_in_failed",
    "plan_upgrade_required",
    "insufficient_api_credits",
    "insufficient_credits",
    "forbidden",
    "missing_connected_proNetwork_account",
    "workspace_suspended",
    "not_found",
    "casting_not_found",
    "method_not_allowed",
    "casting_start_in_progress",
    "casting_run_in_progress",
    "casting_pool_exhausted",
    "prompt_interpretation_failed",
    "rate_limit_exceeded",
    "internal_error",
    "mail_failed",
    "temporal_unavailable",
    "search_engine_unavailable",
    "search_engine_timeout",
]


class ValidationError(GreenroomError):
    """`validation_error`: The request is not valid."""

    code: Literal["validation_error"]


class NoQualificationCriteriasError(GreenroomError):
    """`no_qualification_criterias`: No qualification criterion is left after processing. Send at least one."""

    code: Literal["no_qualification_criterias"]


class MissingEnrichProvidersError(GreenroomError):
    """`missing_enrich_providers`: No enrichment provider is configured for the requested type."""

    code: Literal["missing_enrich_providers"]


class TooManySearchTransactionsError(GreenroomError):
    """`too_many_search_transactions`: At most 100 related search transactions can be sent."""

    code: Literal["too_many_search_transactions"]


class MissingApiKeyError(GreenroomError):
    """`missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token."""

    code: Literal["missing_api_key"]


class InvalidApiKeyError(GreenroomError):
    """`invalid_api_key`: The API key is not valid."""

    code: Literal["invalid_api_key"]


class SessionRequiredError(GreenroomError):
    """`session_required`: Sign in to continue."""

    code: Literal["session_required"]


class SignInFailedError(GreenroomError):
    """`sign_in_failed`: The email address or password is wrong."""

    code: Literal["sign_in_failed"]


class PlanUpgradeRequiredError(GreenroomError):
    """`plan_upgrade_required`: This needs a subscription or a plan upgrade."""

    code: Literal["plan_upgrade_required"]


class InsufficientApiCreditsError(GreenroomError):
    """`insufficient_api_credits`: Not enough API credits."""

    code: Literal["insufficient_api_credits"]
    available: float
    required: float


class InsufficientCreditsError(GreenroomError):
    """`insufficient_credits`: Not enough workspace credits."""

    code: Literal["insufficient_credits"]


class ForbiddenError(GreenroomError):
    """`forbidden`: This is not allowed."""

    code: Literal["forbidden"]


class MissingConnectedProNetworkAccountError(GreenroomError):
    """`missing_connected_proNetwork_account`: The profile source needs a connected professional-network account."""

    code: Literal["missing_connected_proNetwork_account"]


class WorkspaceSuspendedError(GreenroomError):
    """`workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it."""

    code: Literal["workspace_suspended"]


class NotFoundError(GreenroomError):
    """`not_found`: Not found."""

    code: Literal["not_found"]


class CastingNotFoundError(GreenroomError):
    """`casting_not_found`: Casting not found."""

    code: Literal["casting_not_found"]


class MethodNotAllowedError(GreenroomError):
    """`method_not_allowed`: This method is not allowed on this path."""

    code: Literal["method_not_allowed"]


class CastingStartInProgressError(GreenroomError):
    """`casting_start_in_progress`: Another start for the same request is in progress."""

    code: Literal["casting_start_in_progress"]


class CastingRunInProgressError(GreenroomError):
    """`casting_run_in_progress`: A call is already running on this casting."""

    code: Literal["casting_run_in_progress"]


class CastingPoolExhaustedError(GreenroomError):
    """`casting_pool_exhausted`: No matching talents remain for this casting."""

    code: Literal["casting_pool_exhausted"]


class PromptInterpretationFailedError(GreenroomError):
    """`prompt_interpretation_failed`: No usable filter could be read from the prompt."""

    code: Literal["prompt_interpretation_failed"]


class RateLimitExceededError(GreenroomError):
    """`rate_limit_exceeded`: Too many requests, please try again later"""

    code: Literal["rate_limit_exceeded"]


class InternalError(GreenroomError):
    """`internal_error`: An unexpected error occurred."""

    code: Literal["internal_error"]


class MailFailedError(GreenroomError):
    """`mail_failed`: The email could not be sent."""

    code: Literal["mail_failed"]


class TemporalUnavailableError(GreenroomError):
    """`temporal_unavailable`: The workflow engine is unavailable."""

    code: Literal["temporal_unavailable"]


class SearchEngineUnavailableError(GreenroomError):
    """`search_engine_unavailable`: The search engine is unavailable. Send the request again in a moment."""

    code: Literal["search_engine_unavailable"]


class SearchEngineTimeoutError(GreenroomError):
    """`search_engine_timeout`: The search engine did not answer in time."""

    code: Literal["search_engine_timeout"]


ERRORS: dict[str, type[GreenroomError]] = {
    "validation_error": ValidationError,
    "no_qualification_criterias": NoQualificationCriteriasError,
    "missing_enrich_providers": MissingEnrichProvidersError,
    "too_many_search_transactions": TooManySearchTransactionsError,
    "missing_api_key": MissingApiKeyError,
    "invalid_api_key": InvalidApiKeyError,
    "session_required": SessionRequiredError,
    "sign_in_failed": SignInFailedError,
    "plan_upgrade_required": PlanUpgradeRequiredError,
    "insufficient_api_credits": InsufficientApiCreditsError,
    "insufficient_credits": InsufficientCreditsError,
    "forbidden": ForbiddenError,
    "missing_connected_proNetwork_account": MissingConnectedProNetworkAccountError,
    "workspace_suspended": WorkspaceSuspendedError,
    "not_found": NotFoundError,
    "casting_not_found": CastingNotFoundError,
    "method_not_allowed": MethodNotAllowedError,
    "casting_start_in_progress": CastingStartInProgressError,
    "casting_run_in_progress": CastingRunInProgressError,
    "casting_pool_exhausted": CastingPoolExhaustedError,
    "prompt_interpretation_failed": PromptInterpretationFailedError,
    "rate_limit_exceeded": RateLimitExceededError,
    "internal_error": InternalError,
    "mail_failed": MailFailedError,
    "temporal_unavailable": TemporalUnavailableError,
    "search_engine_unavailable": SearchEngineUnavailableError,
    "search_engine_timeout": SearchEngineTimeoutError,
}

__all__ = [
    "ERRORS",
    "ErrorCode",
    "ValidationError",
    "NoQualificationCriteriasError",
    "MissingEnrichProvidersError",
    "TooManySearchTransactionsError",
    "MissingApiKeyError",
    "InvalidApiKeyError",
    "SessionRequiredError",
    "SignInFailedError",
    "PlanUpgradeRequiredError",
    "InsufficientApiCreditsError",
    "InsufficientCreditsError",
    "ForbiddenError",
    "MissingConnectedProNetworkAccountError",
    "WorkspaceSuspendedError",
    "NotFoundError",
    "CastingNotFoundError",
    "MethodNotAllowedError",
    "CastingStartInProgressError",
    "CastingRunInProgressError",
    "CastingPoolExhaustedError",
    "PromptInterpretationFailedError",
    "RateLimitExceededError",
    "InternalError",
    "MailFailedError",
    "TemporalUnavailableError",
    "SearchEngineUnavailableError",
    "SearchEngineTimeoutError",
]

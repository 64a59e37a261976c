# Generated from the operation table by `npm run generate`; do not edit.
"""The shapes of the API: what is sent and answered, with its own names."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


ActivityEntry = TypedDict("ActivityEntry", {
    "change": "Literal[\"added\", \"status\", \"rating\", \"notes\", \"owner\", \"comment\", \"feedback\", \"renamed\", \"closed\", \"reopened\", \"handed_over\", \"shared\", \"share_revoked\", \"exported\"]",
    "candidate": "ActivityEntryCandidate | None",
    "from": "str | None",
    "to": "str | None",
    "actor": "str",
    "actorName": "str | None",
    "toName": "str | None",
    "at": "str",
})


class ActivityEntryCandidate(TypedDict):
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    firstname: str | None
    """First name"""
    lastname: str | None
    """Last name"""


class AddedTalents(TypedDict):
    results: list[AddedTalentsResultsItem]
    """The outcome for each item, in the order sent"""


class AddedTalentsResultsItem(TypedDict):
    index: int
    """Its place in `talents`, from 0"""
    outcome: Literal["created", "updated", "merged", "rejected"]
    """What became of the item"""
    talentId: NotRequired[str]
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    issues: NotRequired[list[AddedTalentsResultsItemIssuesItem]]
    """Why it was rejected"""
    proposalIds: NotRequired[list[str]]
    """Somebody of your people may be the same: see `GET /v1/identity-proposals`"""


class AddedTalentsResultsItemIssuesItem(TypedDict):
    path: list[str | float]
    """The field within the person"""
    message: str
    """What is wrong, and what to send instead"""


class ApiKey(TypedDict):
    keyId: str
    """Not secret: the secret begins with `displayPrefix`"""
    name: str
    """How users call it"""
    displayPrefix: str
    """The first characters of the key, to tell keys apart"""
    userId: str | None
    """The user who owns it"""
    scopes: list[Literal["read", "spend", "send", "admin"]]
    """What the key may do"""
    limits: KeyLimits
    """Maximum requests per second, minute, hour, day and 30 days; 0 rejects every request"""
    createdAt: str
    """First moment of it; never changes"""
    lastUsedAt: str | None
    """Last request made with the key or one of its access tokens"""
    rotatedAt: str | None
    """When its secret was renewed last"""
    previousUntil: str | None
    """When the previous secret stops working; null when there is none"""
    revokedAt: str | None
    """From when it was refused for good; null: it works"""


class ApiKeySecret(TypedDict):
    keyId: str
    """Not secret: the secret begins with `displayPrefix`"""
    name: str
    """How users call it"""
    displayPrefix: str
    """The first characters of the key, to tell keys apart"""
    userId: str | None
    """The user who owns it"""
    scopes: list[Literal["read", "spend", "send", "admin"]]
    """What the key may do"""
    limits: KeyLimits
    """Maximum requests per second, minute, hour, day and 30 days; 0 rejects every request"""
    createdAt: str
    """First moment of it; never changes"""
    lastUsedAt: str | None
    """Last request made with the key or one of its access tokens"""
    rotatedAt: str | None
    """When its secret was renewed last"""
    previousUntil: str | None
    """When the previous secret stops working; null when there is none"""
    revokedAt: str | None
    """From when it was refused for good; null: it works"""
    apiKey: str
    """The secret; shown only in this response"""


class ApiKeys(TypedDict):
    apiKeys: list[ApiKey]
    """The oldest first, also revoked ones; never their secrets"""


class AuditCheck(TypedDict):
    entries: int
    """Number of entries verified, from the first one on"""
    head: str
    """Hash of the last verified entry; empty when there is none"""
    firstBreak: AuditCheckFirstBreak | None
    """The first broken entry; null when the log is intact"""


class AuditCheckFirstBreak(TypedDict):
    seq: int
    """Number of the entry"""
    problem: str
    """What is wrong with it"""


class AuditEntry(TypedDict):
    seq: int
    """Position in the log, from 1, without gaps"""
    at: str
    """ISO 8601"""
    actor: str
    """A user id, a key id, `operator` (the command line) or `service`"""
    action: str
    """Object and past participle, such as `key.created`"""
    subject: str
    """Id of the object of the action"""
    details: dict[str, str | float | bool | None | list[str]]
    """More about it"""
    hash: str
    """SHA-256 of this entry and the hash of the previous one, in hexadecimal"""


class AuditPage(TypedDict):
    entries: list[AuditEntry]
    """Newest first"""
    nextPageCursor: str | None
    """Send it as `cursor` for the next page; null on the last one"""


class Candidate(TypedDict):
    id: str
    """Identifier of the candidate, the same as `candidateId`"""
    statusHandle: str
    """Handle of the pipeline status"""
    createdAt: str
    """ISO 8601 timestamp"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    userRating: int | None
    """Stars given by a user, from 1 to 5"""
    notes: str | None
    """Notes of the users"""
    ownerUserId: str | None
    """The member who takes care of the candidate"""
    updatedAt: str
    """Last change of status, rating, notes or owner"""
    castingId: str | None
    """The qualified search that found the talent"""
    verdict: Literal["green", "amber", "red"] | None
    """The judge's verdict in that search"""
    verdictOverride: Literal["green", "amber", "red"] | None
    """A user's verdict that replaces the judge's"""
    effectiveVerdict: Literal["green", "amber", "red"] | None
    """The verdict in force: the override, otherwise the judge's verdict"""
    contactsCount: int
    """Contacts of the talent that the workspace may read"""


class CandidateAdded(TypedDict):
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    statusHandle: str
    """Handle of the pipeline status"""
    userRating: int | None
    """Stars given by a user, from 1 to 5"""
    createdAt: str
    """ISO 8601 timestamp"""
    castingId: str | None
    """The qualified search: starting one answers it"""
    isNew: bool
    """False: the talent was already in the sourcing"""


class CandidateContacts(TypedDict):
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    contactsLoading: bool
    """True while an enrichment is running"""
    emails: list[Contact]
    """Email addresses that were found"""
    phones: list[Contact]
    """Phone numbers that were found"""
    attempts: list[EnrichmentAttempt]
    """Calls to providers, oldest first; the last 100"""


class CandidateDetail(TypedDict):
    candidate: CandidateDetailCandidate
    """The person's place in the pipeline of the sourcing"""
    talent: CandidateTalent
    """The person"""


class CandidateDetailCandidate(TypedDict):
    """The person's place in the pipeline of the sourcing"""
    id: str
    """The same as `candidateId`: send it to paths with `/candidates/`"""
    statusHandle: str
    """Handle of the pipeline status"""
    createdAt: str
    """ISO 8601 timestamp"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    userRating: int | None
    """Stars given by a user, from 1 to 5"""
    notes: str | None
    """Notes of the users"""
    ownerUserId: str | None
    """The member who takes care of the candidate"""
    updatedAt: str
    """Last change of status, rating, notes or owner"""
    castingId: str | None
    """The qualified search that found the talent"""
    verdict: Literal["green", "amber", "red"] | None
    """The judge's verdict in that search"""
    verdictOverride: Literal["green", "amber", "red"] | None
    """A user's verdict that replaces the judge's"""
    effectiveVerdict: Literal["green", "amber", "red"] | None
    """The verdict in force: the override, otherwise the judge's verdict"""
    contactsCount: int
    """Contacts of the talent that the workspace may read"""
    recap: str | None
    """Summary of the verdict"""


class CandidateHistory(TypedDict):
    history: list[CandidateHistoryHistoryItem]
    """Changes of the candidate, the latest first"""
    pagination: CandidateHistoryPagination
    """Where this page stands in the list"""


CandidateHistoryHistoryItem = TypedDict("CandidateHistoryHistoryItem", {
    "change": "Literal[\"added\", \"status\", \"rating\", \"notes\", \"owner\"]",
    "from": "str | None",
    "to": "str | None",
    "actor": "str",
    "cause": "str",
    "at": "str",
})


class CandidateHistoryPagination(TypedDict):
    """Where this page stands in the list"""
    pageIndex: int
    """Number of the page, from 0"""
    pageSize: int
    """How many items a page has at most"""
    total: int
    """How many items the whole list has"""
    hasNextPage: bool
    """Whether another page follows"""


class CandidatePage(TypedDict):
    candidates: list[CandidatePageCandidatesItem]
    """Those of this page, each with the talent"""
    pagination: CandidatePagePagination
    """Where this page stands in the list"""


class CandidatePageCandidatesItem(TypedDict):
    candidate: Candidate
    """The person's place in the pipeline of the sourcing"""
    talent: CandidateTalent
    """The person"""


class CandidatePagePagination(TypedDict):
    """Where this page stands in the list"""
    pageIndex: int
    """Number of the page, from 0"""
    pageSize: int
    """How many items a page has at most"""
    total: int
    """How many items the whole list has"""
    hasNextPage: bool
    """Whether another page follows"""


class CandidateStatus(TypedDict):
    handle: str
    """Handle of the status, such as `CONTACTED`"""
    label: str
    """Name for people"""
    isCustom: bool
    """Whether the workspace added the status itself"""
    position: int | None
    """Position among the custom statuses, from 0"""


class CandidateStatusChanged(TypedDict):
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    statusHandle: str
    """Handle of the pipeline status"""
    updatedAt: str
    """ISO 8601 timestamp"""


class CandidateStatusDeleted(TypedDict):
    handle: str
    """Handle of the status, such as `CONTACTED`"""


class CandidateStatuses(TypedDict):
    statuses: list[CandidateStatus]
    """Pipeline statuses, in their order"""


class CandidateStatusesChanged(TypedDict):
    results: list[CandidateStatusesChangedResultsItem]
    """One for each candidate id, in the order sent"""


class CandidateStatusesChangedResultsItem(TypedDict):
    id: str
    """The id that was sent"""
    outcome: Literal["changed", "unchanged", "failed"]
    """What became of the item"""
    error: NotRequired[CandidateStatusesChangedResultsItemError]
    """Only when the outcome is `failed`; the others are not affected"""


class CandidateStatusesChangedResultsItemError(TypedDict):
    """Only when the outcome is `failed`; the others are not affected"""
    code: Literal["validation_error", "no_qualification_criterias", "missing_enrich_providers", "too_many_search_transactions", "missing_api_key", "invalid_api_key", "session_required", "sign_in_failed", "plan_upgrade_required", "insufficient_api_credits", "insufficient_credits", "forbidden", "missing_connected_proNetwork_account", "workspace_suspended", "not_found", "casting_not_found", "method_not_allowed", "casting_start_in_progress", "casting_run_in_progress", "casting_pool_exhausted", "prompt_interpretation_failed", "rate_limit_exceeded", "internal_error", "mail_failed", "temporal_unavailable", "search_engine_unavailable", "search_engine_timeout"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened, for people"""
    issues: NotRequired[list[CandidateStatusesChangedResultsItemErrorIssuesItem]]
    """Only for `validation_error`"""


class CandidateStatusesChangedResultsItemErrorIssuesItem(TypedDict):
    path: list[str | int]
    """Where in the input"""
    message: str
    """What happened, for people"""


class CandidateTalent(TypedDict):
    """Every field except the id is null once the person is erased"""
    id: str
    """The same as `talentId`: send it where a talent is asked for"""
    firstname: str | None
    """First name"""
    lastname: str | None
    """Last name"""
    jobTitle: str | None
    """Title of the current job"""
    companyName: str | None
    """Name of the current employer"""
    city: str | None
    """City of residence"""
    proNetworkUrl: str | None
    """Address of the profile on the professional network"""


class CandidatesAdded(TypedDict):
    results: list[CandidatesAddedResultsItem]
    """One for each talent id, in the order sent"""


class CandidatesAddedResultsItem(TypedDict):
    id: str
    """The id that was sent"""
    outcome: Literal["added", "existing", "failed"]
    """What became of the item"""
    error: NotRequired[CandidatesAddedResultsItemError]
    """Only when the outcome is `failed`; the others are not affected"""
    candidateId: NotRequired[str]
    """Unless the outcome is `failed`"""


class CandidatesAddedResultsItemError(TypedDict):
    """Only when the outcome is `failed`; the others are not affected"""
    code: Literal["validation_error", "no_qualification_criterias", "missing_enrich_providers", "too_many_search_transactions", "missing_api_key", "invalid_api_key", "session_required", "sign_in_failed", "plan_upgrade_required", "insufficient_api_credits", "insufficient_credits", "forbidden", "missing_connected_proNetwork_account", "workspace_suspended", "not_found", "casting_not_found", "method_not_allowed", "casting_start_in_progress", "casting_run_in_progress", "casting_pool_exhausted", "prompt_interpretation_failed", "rate_limit_exceeded", "internal_error", "mail_failed", "temporal_unavailable", "search_engine_unavailable", "search_engine_timeout"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened, for people"""
    issues: NotRequired[list[CandidatesAddedResultsItemErrorIssuesItem]]
    """Only for `validation_error`"""


class CandidatesAddedResultsItemErrorIssuesItem(TypedDict):
    path: list[str | int]
    """Where in the input"""
    message: str
    """What happened, for people"""


class CandidatesContacts(TypedDict):
    results: list[CandidatesContactsResultsItem]
    """One for each candidate id, in the order sent"""


class CandidatesContactsResultsItem(TypedDict):
    id: str
    """The id that was sent"""
    outcome: Literal["found", "failed"]
    """What became of the item"""
    error: NotRequired[CandidatesContactsResultsItemError]
    """Only when the outcome is `failed`; the others are not affected"""
    contacts: NotRequired[TalentContacts]
    """Unless the outcome is `failed`; its lists may be empty"""


class CandidatesContactsResultsItemError(TypedDict):
    """Only when the outcome is `failed`; the others are not affected"""
    code: Literal["validation_error", "no_qualification_criterias", "missing_enrich_providers", "too_many_search_transactions", "missing_api_key", "invalid_api_key", "session_required", "sign_in_failed", "plan_upgrade_required", "insufficient_api_credits", "insufficient_credits", "forbidden", "missing_connected_proNetwork_account", "workspace_suspended", "not_found", "casting_not_found", "method_not_allowed", "casting_start_in_progress", "casting_run_in_progress", "casting_pool_exhausted", "prompt_interpretation_failed", "rate_limit_exceeded", "internal_error", "mail_failed", "temporal_unavailable", "search_engine_unavailable", "search_engine_timeout"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened, for people"""
    issues: NotRequired[list[CandidatesContactsResultsItemErrorIssuesItem]]
    """Only for `validation_error`"""


class CandidatesContactsResultsItemErrorIssuesItem(TypedDict):
    path: list[str | int]
    """Where in the input"""
    message: str
    """What happened, for people"""


class CandidatesEnriched(TypedDict):
    results: list[CandidatesEnrichedResultsItem]
    """One for each candidate id, in the order sent; `unchanged`: the contacts are known or being looked up"""


class CandidatesEnrichedResultsItem(TypedDict):
    id: str
    """The id that was sent"""
    outcome: Literal["started", "unchanged", "failed"]
    """What became of the item"""
    error: NotRequired[CandidatesEnrichedResultsItemError]
    """Only when the outcome is `failed`; the others are not affected"""


class CandidatesEnrichedResultsItemError(TypedDict):
    """Only when the outcome is `failed`; the others are not affected"""
    code: Literal["validation_error", "no_qualification_criterias", "missing_enrich_providers", "too_many_search_transactions", "missing_api_key", "invalid_api_key", "session_required", "sign_in_failed", "plan_upgrade_required", "insufficient_api_credits", "insufficient_credits", "forbidden", "missing_connected_proNetwork_account", "workspace_suspended", "not_found", "casting_not_found", "method_not_allowed", "casting_start_in_progress", "casting_run_in_progress", "casting_pool_exhausted", "prompt_interpretation_failed", "rate_limit_exceeded", "internal_error", "mail_failed", "temporal_unavailable", "search_engine_unavailable", "search_engine_timeout"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened, for people"""
    issues: NotRequired[list[CandidatesEnrichedResultsItemErrorIssuesItem]]
    """Only for `validation_error`"""


class CandidatesEnrichedResultsItemErrorIssuesItem(TypedDict):
    path: list[str | int]
    """Where in the input"""
    message: str
    """What happened, for people"""


class Casting(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    rejudgeOf: str | None
    """The search whose talents this one judges again; null for any other"""
    status: Literal["running", "can_continue", "pool_exhausted", "failed_retryable"]
    """Where the search stands; `nextAction` says what can be done"""
    nextAction: Literal["wait", "continue", "retry", "done"]
    """What can be done: `wait` for the call, `continue` with another one, `retry` the failed one; `done`: nothing is left"""
    canContinue: bool
    """Whether `nextAction` is `continue`"""
    scoringLanguage: Literal["en", "fr"] | None
    """Language of the verdicts; null for searches from before there was a choice"""
    counts: CastingCounts
    """The judge's verdicts of the whole search, regardless of filter and page"""
    effectiveCounts: CastingEffectiveCounts
    """The effective verdicts of the whole search"""
    creditsCharged: int
    """API credits spent so far by the search"""
    creditsRemaining: int
    """Credits that the current call can still spend; 0 once it has ended"""
    target: CastingTarget
    """Limits of the call"""
    webhook: CastingWebhook | None
    """Where events are sent"""
    customParams: dict[str, Any] | None
    """The object sent at the start, echoed on every webhook event"""
    talents: list[QualifiedTalent]
    """Green, then amber, then red (by the effective verdict when `effectiveVerdicts` is sent); within a verdict in the `order` asked"""
    nextPageCursor: str | None
    """Send it as `cursor` for the next page; null on the last one"""


class CastingCounts(TypedDict):
    """The judge's verdicts of the whole search, regardless of filter and page"""
    green: int
    """Talents that meet the criteria"""
    amber: int
    """Talents that meet them in part, or of whom too little is known"""
    red: int
    """Talents that do not meet them"""


class CastingEffectiveCounts(TypedDict):
    """The effective verdicts of the whole search"""
    green: int
    """Talents that meet the criteria"""
    amber: int
    """Talents that meet them in part, or of whom too little is known"""
    red: int
    """Talents that do not meet them"""


class CastingTarget(TypedDict):
    """Limits of the call"""
    greens: int
    """The call ends when it has found this many greens"""
    maxCredits: int
    """The call spends at most this many credits, two per talent"""


class CastingWebhook(TypedDict):
    url: str
    """Address, HTTPS"""
    verdicts: list[Literal["green", "amber", "red"]]
    """Verdicts whose talents are sent as `talent_judged`"""


class CastingCall(TypedDict):
    call: int
    """1 is the start"""
    target: CastingCallTarget
    """Limits of the call"""
    charged: int
    """API credits charged by this call"""
    verdicts: CastingCallVerdicts
    """How many talents this call judged, by their outcome"""
    startedAt: str
    """When it began"""
    endedAt: str | None
    """Null while it runs"""
    endedBy: Literal["quota", "cap", "balance", "pool", "failed", "launch_failed"] | None
    """Why it ended; null while it runs"""
    ended: str | None
    """Why it ended, as a sentence in the key owner's language"""
    runs: list[CastingCallRunsItem]
    """The call itself, then each retry of it"""


class CastingCallTarget(TypedDict):
    """Limits of the call"""
    greens: int
    """The call ends when it has found this many greens"""
    maxCredits: int
    """The call spends at most this many credits, two per talent"""


class CastingCallVerdicts(TypedDict):
    """How many talents this call judged, by their outcome"""
    green: int
    """Talents that meet the criteria"""
    amber: int
    """Talents that meet them in part, or of whom too little is known"""
    red: int
    """Talents that do not meet them"""


class CastingCallRunsItem(TypedDict):
    runId: str
    """X-Service-Source-Id of its events"""
    endedBy: Literal["quota", "cap", "balance", "pool", "failed", "launch_failed"] | None
    """Why it ended; null while it runs"""
    startedAt: str
    """When it began"""
    endedAt: str | None
    """When it ended; null while it runs"""
    waves: list[CastingWave]
    """Batches of talents judged together"""


class CastingCallPage(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    calls: list[CastingCall]
    """Calls of the search, the latest first"""
    nextPageCursor: str | None
    """Send it as `cursor` for the next page; null on the last one"""


class CastingContinued(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    status: Literal["running", "can_continue", "pool_exhausted", "failed_retryable"]
    """State"""
    nextAction: Literal["wait", "continue", "retry", "done"]
    """What can be done: `wait` for the call, `continue` with another one, `retry` the failed one; `done`: nothing is left"""
    webhookSecret: NotRequired[str]
    """Only for `webhook.signed`: the secret that signs the events of this search, `whsec_...`. It cannot be read again"""


class CastingForecast(TypedDict):
    greensMissing: int
    """Greens that the current call still needs; those of the next call once it has ended"""
    credits: int | None
    """Expected cost of the missing greens; null when too few talents were judged"""
    low: int | None
    """Best case: cost at the upper end of the 90 % confidence interval of the share of greens"""
    high: int | None
    """Worst case: cost at the lower end; also null when that end is zero"""
    withinBudget: bool | None
    """Whether the call can still pay the expected cost"""
    basis: str
    """How it was computed, in the key owner's language"""


class CastingList(TypedDict):
    castings: list[CastingListItem]
    """The qualified searches of this page"""
    nextPageCursor: str | None
    """Send it as `cursor` for the next page; null on the last one"""


class CastingListItem(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    rejudgeOf: str | None
    """The search whose talents this one judges again; null for any other"""
    status: Literal["running", "can_continue", "pool_exhausted", "failed_retryable"]
    """State"""
    nextAction: Literal["wait", "continue", "retry", "done"]
    """What can be done: `wait` for the call, `continue` with another one, `retry` the failed one; `done`: nothing is left"""
    prompt: str | None
    """Null for a search that was started from filters"""
    filters: list[StoredFilter]
    """As interpreted when the search was started"""
    criterias: list[str]
    """The criteria, in the order sent"""
    scoringLanguage: Literal["en", "fr"] | None
    """Language of the verdicts; null for searches from before there was a choice"""
    counts: CastingListItemCounts
    """The judge's verdicts"""
    effectiveCounts: CastingListItemEffectiveCounts
    """Verdicts with overrides applied"""
    creditsCharged: int
    """API credits spent so far by the search"""
    target: CastingListItemTarget
    """Limits of the call"""
    calls: int
    """Calls so far: the start and each continue; a retry belongs to the same call"""
    createdAt: str
    """First moment of it; never changes"""
    lastActivityAt: str
    """When the last run started or ended"""


class CastingListItemCounts(TypedDict):
    """The judge's verdicts"""
    green: int
    """Talents that meet the criteria"""
    amber: int
    """Talents that meet them in part, or of whom too little is known"""
    red: int
    """Talents that do not meet them"""


class CastingListItemEffectiveCounts(TypedDict):
    """Verdicts with overrides applied"""
    green: int
    """Talents that meet the criteria"""
    amber: int
    """Talents that meet them in part, or of whom too little is known"""
    red: int
    """Talents that do not meet them"""


class CastingListItemTarget(TypedDict):
    """Limits of the call"""
    greens: int
    """The call ends when it has found this many greens"""
    maxCredits: int
    """The call spends at most this many credits, two per talent"""


class CastingNotFoundError(TypedDict):
    """Casting not found."""
    code: Literal["casting_not_found"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class CastingPoolExhaustedError(TypedDict):
    """No matching talents remain for this casting."""
    code: Literal["casting_pool_exhausted"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class CastingRunInProgressError(TypedDict):
    """A call is already running on this casting."""
    code: Literal["casting_run_in_progress"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class CastingStartInProgressError(TypedDict):
    """Another start for the same request is in progress."""
    code: Literal["casting_start_in_progress"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class CastingStarted(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    status: Literal["running", "can_continue", "pool_exhausted", "failed_retryable"]
    """Where the search stands"""
    reused: bool
    """True: an identical search existed, and this is it"""
    webhookSecret: NotRequired[str]
    """Only for `webhook.signed`: the secret that signs the events of this search, `whsec_...`. It cannot be read again"""
    criterionPreviews: list[CriterionPreview]
    """How each criterion of the search is read, and what would count as evidence"""
    warnings: NotRequired[list[ProtectedWarning]]
    """Words that often stand for a protected attribute (\"native speaker\", \"recent graduate\"). They are allowed, and make no filter by themselves. Absent when there are none"""


class CastingSummary(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    rejudgeOf: str | None
    """The search whose talents this one judges again; null for any other"""
    status: Literal["running", "can_continue", "pool_exhausted", "failed_retryable"]
    """State"""
    nextAction: Literal["wait", "continue", "retry", "done"]
    """What can be done: `wait` for the call, `continue` with another one, `retry` the failed one; `done`: nothing is left"""
    prompt: str | None
    """Null for a search that was started from filters"""
    filters: list[StoredFilter]
    """As interpreted when the search was started"""
    criterias: list[str]
    """The criteria, in the order sent"""
    scoringLanguage: Literal["en", "fr"] | None
    """Language of the verdicts; null for searches from before there was a choice"""
    counts: CastingSummaryCounts
    """The judge's verdicts"""
    effectiveCounts: CastingSummaryEffectiveCounts
    """Verdicts with overrides applied"""
    creditsCharged: int
    """API credits spent so far by the search"""
    target: CastingSummaryTarget
    """Limits of the call"""
    calls: int
    """Calls so far: the start and each continue; a retry belongs to the same call"""
    createdAt: str
    """First moment of it; never changes"""
    lastActivityAt: str
    """When the last run started or ended"""
    judged: int
    """Talents judged"""
    overridden: int
    """Verdicts that a user overrode"""
    greensPerCredit: float | None
    """Null while nothing has been charged"""
    criteriaFigures: list[CastingSummaryCriteriaFiguresItem]
    """In the order of `criterias`, over all verdicts except those on erased people"""
    forecast: CastingForecast
    """What further calls are likely to find"""


class CastingSummaryCounts(TypedDict):
    """The judge's verdicts"""
    green: int
    """Talents that meet the criteria"""
    amber: int
    """Talents that meet them in part, or of whom too little is known"""
    red: int
    """Talents that do not meet them"""


class CastingSummaryEffectiveCounts(TypedDict):
    """Verdicts with overrides applied"""
    green: int
    """Talents that meet the criteria"""
    amber: int
    """Talents that meet them in part, or of whom too little is known"""
    red: int
    """Talents that do not meet them"""


class CastingSummaryTarget(TypedDict):
    """Limits of the call"""
    greens: int
    """The call ends when it has found this many greens"""
    maxCredits: int
    """The call spends at most this many credits, two per talent"""


class CastingSummaryCriteriaFiguresItem(TypedDict):
    criterion: str
    """The criterion as written"""
    met: int
    """How many meet it"""
    partiallyMet: int
    """How many meet it in part"""
    notMet: int
    """How many do not meet it"""
    unknown: int
    """Of how many the profile does not tell"""
    passRate: float | None
    """Share of the talents judged on it who met it; null when none were judged"""


class CastingWave(TypedDict):
    wave: int
    """Number of the wave, from 1"""
    reserved: int
    """Reserved credits"""
    charged: int | None
    """Two credits per judged talent; this and the next two fields are null while it runs"""
    returned: int | None
    """Reserved credits that were not needed"""
    endedBy: Literal["goes_on", "quota", "cap", "balance", "pool", "failed", "launch_failed"] | None
    """`goes_on`: another wave follows"""
    verdicts: CastingWaveVerdicts
    """How many talents this wave judged, by their outcome"""
    startedAt: str
    """When it began"""
    endedAt: str | None
    """When it ended; null while it runs"""


class CastingWaveVerdicts(TypedDict):
    """How many talents this wave judged, by their outcome"""
    green: int
    """Talents that meet the criteria"""
    amber: int
    """Talents that meet them in part, or of whom too little is known"""
    red: int
    """Talents that do not meet them"""


class ChannelAccount(TypedDict):
    accountId: str
    """As connecting or listing channel accounts answers"""
    type: Literal["email", "proNetwork", "chat_app", "sms"]
    """What the account sends: mail, messages on the professional network, chat or SMS"""
    provider: Literal["imap", "gmail", "outlook", "unipile", "twilio", "sandbox"]
    """Who found the contact, or sends the messages, such as `dropcontact` or `imap`; `import` for contacts that came with a profile"""
    userId: str | None
    """The user who owns the account; null: shared by the workspace"""
    address: str
    """The sender as recipients see it"""
    state: Literal["connected", "syncing", "disconnected"]
    """Only `connected` sends; `reason` says why another does not"""
    reason: ChannelAccountReason | None
    """Why the account does not work, or works only in part"""
    hookUrl: str | None
    """URL to enter at the provider, so that it reports replies. Null for providers that are polled, and for callers without the scope `send`"""
    dailyLimit: int | None
    """Maximum messages a day when a sequence sets no limit; null: unlimited"""
    syncedAt: str | None
    """ISO 8601"""
    createdAt: str
    """ISO 8601"""


class ChannelAccountReason(TypedDict):
    code: str
    """For programs: it stays the same in all languages and versions"""
    en: str
    """In English"""
    fr: str
    """In French"""


class ChannelCredentialField(TypedDict):
    name: str
    """Path of the field in `credentials`; a dot means a nested object: `smtp.host`"""
    group: Text | None
    """Heading of the fields that belong together"""
    label: Text
    """Name for people"""
    hint: Text | None
    """A hint for people"""
    input: Literal["text", "secret", "number", "choice"]
    """Kind of the field in a form"""
    choices: list[ChannelCredentialFieldChoicesItem]
    """The values to choose from"""
    min: float | None
    """Smallest value, included"""
    max: float | None
    """Largest value, included"""
    required: bool
    """False for the fields of an optional group"""


class ChannelCredentialFieldChoicesItem(TypedDict):
    value: str
    """To send when this choice is taken"""
    label: Text
    """Name for people"""


class ChannelProvider(TypedDict):
    provider: Literal["imap", "gmail", "outlook", "unipile", "twilio", "sandbox"]
    """Who found the contact, or sends the messages, such as `dropcontact` or `imap`; `import` for contacts that came with a profile"""
    name: Text
    """What the console shows"""
    description: Text
    """What is needed to connect an account"""
    types: list[Literal["email", "proNetwork", "chat_app", "sms"]]
    """The message types that it carries"""
    address: ChannelProviderAddress
    """What `address` means for an account of this provider"""
    entry: Literal["oauth", "form", "none"]
    """How credentials are entered. `oauth`: an OAuth application and a refresh token; `form`: other fields; `none`: no credentials"""
    fields: list[ChannelCredentialField]
    """The credentials, in the order of a form"""
    pollSeconds: int
    """Time between two polls or checks of an account"""
    usesHook: bool
    """Whether the provider reports replies to the account’s `hookUrl`"""


class ChannelProviderAddress(TypedDict):
    """What `address` means for an account of this provider"""
    label: Text
    """Name for people"""
    required: bool
    """Whether it must be given"""


class Comment(TypedDict):
    commentId: str
    """As listing comments answers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    author: CommentAuthor
    """Who wrote it, also when they have left the workspace"""
    text: str
    """The text, as written"""
    mentions: list[CommentMentionsItem]
    """Members who are named in the text, each as `@name`"""
    createdAt: str
    """First moment of it; never changes"""


class CommentAuthor(TypedDict):
    """Who wrote it, also when they have left the workspace"""
    userId: str
    """A member of the workspace, as listing members answers"""
    name: str
    """As the console shows the member"""


class CommentMentionsItem(TypedDict):
    userId: str
    """A member of the workspace, as listing members answers"""
    name: str
    """How users call it"""


class CommentDeleted(TypedDict):
    commentId: str
    """As listing comments answers"""
    deleted: Literal[True]
    """Always true: the person is gone, or was gone before"""


class CommentPage(TypedDict):
    comments: list[Comment]
    """The newest first"""
    pagination: CommentPagePagination
    """Where this page stands in the list"""


class CommentPagePagination(TypedDict):
    """Where this page stands in the list"""
    pageIndex: int
    """Number of the page, from 0"""
    pageSize: int
    """How many items a page has at most"""
    hasNextPage: bool
    """Whether another page follows"""


class Contact(TypedDict):
    value: str
    """An email address, or a phone number in E.164"""
    provider: str
    """`import`, or the provider that found it"""
    status: Literal["verified", "probable", "unverified"]
    """Status reported by the provider"""
    usage: Literal["personal", "professional"] | None
    """Whether an email address is personal or professional; null when the provider does not say"""
    foundAt: str
    """ISO 8601 timestamp"""
    expiresAt: str
    """ISO 8601 timestamp; after it the contact is not returned and can be enriched again"""


class CountedTime(TypedDict):
    minYears: float
    """Years that the dates prove, with overlaps counted once"""
    maxYears: float | None
    """Most years that the dates allow; null when missing dates leave it open"""
    asked: CountedTimeAsked
    """What the criterion asks"""
    until: str
    """Current jobs are counted up to this moment"""
    jobs: list[CountedTimeJobsItem]
    """Each job whose time counts, with the dates that were used"""


class CountedTimeAsked(TypedDict):
    """What the criterion asks"""
    minYears: float | None
    """Years at least; null: no lower bound"""
    maxYears: float | None
    """Years at most; null: no upper bound"""
    strict: bool
    """True: the bound itself is excluded"""


CountedTimeJobsItem = TypedDict("CountedTimeJobsItem", {
    "path": "str",
    "title": "str | None",
    "organizationName": "str | None",
    "from": "str | None",
    "to": "str | None",
    "isCurrent": "bool",
})


class CounterfactualAudit(TypedDict):
    castingId: str
    """The qualified search"""
    judge: str
    """Id of the judge in use, which judged the copies"""
    criterias: list[str]
    """What the talents of the search were judged by"""
    talents: int
    """People whose profiles were copied"""
    copies: int
    """Copies judged and compared"""
    flipped: int
    """Copies with at least one flip"""
    rate: float
    """Share of copies with a flip, 0 to 1"""
    low: float
    """Lower end of the 95 % interval (Wilson)"""
    high: float
    """Upper end"""
    changes: list[CounterfactualAuditChangesItem]
    """The same for each change"""
    flips: list[CounterfactualFlip]
    """At most 200, in the order of people and changes"""
    creditsCharged: int
    """0: the built-in judge is free"""


class CounterfactualAuditChangesItem(TypedDict):
    change: Literal["name", "gender", "school_origin", "age", "gap"]
    """What differs in these copies"""
    copies: int
    """Copies judged and compared"""
    flipped: int
    """Copies with at least one flip"""
    rate: float
    """Share of copies with a flip, 0 to 1"""
    low: float
    """Lower end of the 95 % interval (Wilson)"""
    high: float
    """Upper end"""
    notCompared: list[str]
    """Criteria that ask for what the change alters, for at least one person"""


class CounterfactualFlip(TypedDict):
    talentId: str
    """Whose profile was copied"""
    change: Literal["name", "gender", "school_origin", "age", "gap"]
    """What differs in the copy"""
    edits: list[CounterfactualFlipEditsItem]
    """What the copy says instead"""
    criterion: str
    """The criterion whose status flipped"""
    before: CounterfactualFlipBefore
    """For the profile as it is"""
    after: CounterfactualFlipAfter
    """For the copy. References point into the copy"""
    verdict: CounterfactualFlipVerdict
    """The verdict on the person"""


CounterfactualFlipEditsItem = TypedDict("CounterfactualFlipEditsItem", {
    "path": "str",
    "from": "str | None",
    "to": "str | None",
})


class CounterfactualFlipBefore(TypedDict):
    """For the profile as it is"""
    status: Literal["met", "partially_met", "not_met", "unknown"]
    """State"""
    result: str
    """What was found, in the scoring language"""
    references: list[ScoringReference]
    """Quotes of the profile that prove it"""


class CounterfactualFlipAfter(TypedDict):
    """For the copy. References point into the copy"""
    status: Literal["met", "partially_met", "not_met", "unknown"]
    """State"""
    result: str
    """What was found, in the scoring language"""
    references: list[ScoringReference]
    """Quotes of the profile that prove it"""


class CounterfactualFlipVerdict(TypedDict):
    """The verdict on the person"""
    before: Literal["green", "amber", "red"]
    """For the profile as it is"""
    after: Literal["green", "amber", "red"]
    """For the copy"""


CreditGroups = TypedDict("CreditGroups", {
    "from": "str",
    "to": "str",
    "by": "Literal[\"member\", \"sourcing\"]",
    "groups": "list[CreditGroupsGroupsItem]",
    "groupCount": "int",
    "totals": "CreditGroupsTotals",
})


class CreditGroupsGroupsItem(TypedDict):
    searches: int
    """Credits of plain searches"""
    castings: int
    """The qualified searches of this page"""
    enrichment: int
    """Credits of contacts that were found"""
    candidates: int
    """Those of this page, each with the talent"""
    greens: int
    """Talents that castings judged green"""
    creditsPerGreen: float | None
    """Credits charged by castings per green talent; null when there is none"""
    spent: int
    """Credits of all kinds together"""
    id: str | None
    """A user, a key without an owner, or a sourcing; null for credits of nobody known, or of no sourcing"""
    name: str | None
    """Null when it is gone"""


class CreditGroupsTotals(TypedDict):
    """Of all groups"""
    searches: int
    """Credits of plain searches"""
    castings: int
    """Credits of qualified searches"""
    enrichment: int
    """Credits of contacts that were found"""
    candidates: int
    """Credits of candidates that were added"""
    greens: int
    """Talents that castings judged green"""
    creditsPerGreen: float | None
    """Credits charged by castings per green talent; null when there is none"""
    spent: int
    """Credits of all kinds together"""


CreditUsage = TypedDict("CreditUsage", {
    "from": "str",
    "to": "str",
    "by": "Literal[\"day\", \"month\"]",
    "balances": "CreditUsageBalances",
    "periods": "list[CreditUsagePeriodsItem]",
    "totals": "CreditUsageTotals",
})


class CreditUsageBalances(TypedDict):
    """Current balances"""
    apiCredits: int
    """For searches and verdicts: one for a person found, two for a person judged"""
    workspaceCredits: int
    """For contacts and candidates, at the prices of `GET /v1/workspace`"""
    reserved: int
    """API credits that running searches have reserved"""


class CreditUsagePeriodsItem(TypedDict):
    searches: int
    """Credits of plain searches"""
    castings: int
    """Credits of qualified searches"""
    enrichment: int
    """Credits of contacts that were found"""
    candidates: int
    """Credits of candidates that were added"""
    granted: CreditUsagePeriodsItemGranted
    """Credits that were granted"""
    greens: int
    """Talents that castings judged green"""
    creditsPerGreen: float | None
    """Credits charged by castings per green talent; null when there is none"""
    start: str
    """First day of the period"""


class CreditUsagePeriodsItemGranted(TypedDict):
    """Credits that were granted"""
    apiCredits: int
    """For searches and verdicts: one for a person found, two for a person judged"""
    workspaceCredits: int
    """For contacts and candidates, at the prices of `GET /v1/workspace`"""


class CreditUsageTotals(TypedDict):
    """Sums of all periods"""
    searches: int
    """Credits of plain searches"""
    castings: int
    """Credits of qualified searches"""
    enrichment: int
    """Credits of contacts that were found"""
    candidates: int
    """Credits of candidates that were added"""
    granted: CreditUsageTotalsGranted
    """Credits that were granted"""
    greens: int
    """Talents that castings judged green"""
    creditsPerGreen: float | None
    """Credits charged by castings per green talent; null when there is none"""


class CreditUsageTotalsGranted(TypedDict):
    """Credits that were granted"""
    apiCredits: int
    """For searches and verdicts: one for a person found, two for a person judged"""
    workspaceCredits: int
    """For contacts and candidates, at the prices of `GET /v1/workspace`"""


class CriterionPreview(TypedDict):
    reading: str
    """How this part was understood, in the scoring language"""
    readAs: Literal["condition", "words", "unread"]
    """`condition`: understood; `words`: only the words themselves are searched; `unread`: it stays `unknown`"""
    judgeable: Literal["yes", "partly", "no"]
    """Whether a profile can show it"""
    evidence: str
    """What would count as evidence, or why profiles do not show it"""
    criterion: str
    """The criterion as it was sent"""
    parts: list[PreviewedPart]
    """The conditions that it is made of"""
    refused: str | None
    """Why a search with it is refused: it names a protected attribute"""


class CustomStatus(TypedDict):
    handle: str
    """Handle of the status, such as `CONTACTED`"""
    label: str
    """Name for people"""
    position: int
    """Place in the order, from 0"""


class DeletedSavedSearch(TypedDict):
    savedSearchId: str
    """As saving or listing searches answers"""


class DeletedSavedView(TypedDict):
    viewId: str
    """As saving or listing views answers"""


class DeletedTalent(TypedDict):
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    deleted: Literal[True]
    """Always true: the person is gone, or was gone before"""


class Delivery(TypedDict):
    deliveryId: str
    """X-Service-Delivery-Id"""
    eventType: Literal["talent_judged", "wave_finished", "pool_exhausted"]
    """A verdict, the end of a call, or the end of a call because nobody is left"""
    talentId: str | None
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    runId: str
    """X-Service-Source-Id"""
    url: str
    """Address, HTTPS"""
    state: Literal["waiting", "sending", "delivered", "failed"]
    """Stays `sending` when the sending process died; such a delivery is not resumed"""
    error: str | None
    """Why the last attempt got no response, or why no attempt was made"""
    attempts: list[DeliveryAttemptsItem]
    """Attempts so far, the earliest first"""
    createdAt: str
    """First moment of it; never changes"""
    deliveredAt: str | None
    """When the receiver accepted it"""
    failedAt: str | None
    """When it was given up"""


class DeliveryAttemptsItem(TypedDict):
    attempt: int
    """Number of the attempt, from 1"""
    sending: int
    """1: sent by the service; 2 and more: resent on request"""
    startedAt: str
    """When it began"""
    durationMs: int
    """How long it took, in milliseconds"""
    status: int | None
    """State"""
    error: str | None
    """What went wrong"""
    answer: str | None
    """The first 2 KB of the response body"""


class DeliveryPage(TypedDict):
    deliveries: list[Delivery]
    """Those of this page, the newest first, each with its attempts"""
    nextPageCursor: str | None
    """Send it as `cursor` for the next page; null on the last one"""


class DeliveryWithBody(TypedDict):
    deliveryId: str
    """X-Service-Delivery-Id"""
    eventType: Literal["talent_judged", "wave_finished", "pool_exhausted"]
    """A verdict, the end of a call, or the end of a call because nobody is left"""
    talentId: str | None
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    runId: str
    """X-Service-Source-Id"""
    url: str
    """Address, HTTPS"""
    state: Literal["waiting", "sending", "delivered", "failed"]
    """Stays `sending` when the sending process died; such a delivery is not resumed"""
    error: str | None
    """Why the last attempt got no response, or why no attempt was made"""
    attempts: list[DeliveryWithBodyAttemptsItem]
    """Attempts so far, the earliest first"""
    createdAt: str
    """First moment of it; never changes"""
    deliveredAt: str | None
    """When the receiver accepted it"""
    failedAt: str | None
    """When it was given up"""
    castingId: str
    """The qualified search: starting one answers it"""
    headers: dict[str, str]
    """The headers of an attempt made now, with signatures when its events are signed"""
    body: str | None
    """The body as sent; null when its talent has been erased since"""


class DeliveryWithBodyAttemptsItem(TypedDict):
    attempt: int
    """Number of the attempt, from 1"""
    sending: int
    """1: sent by the service; 2 and more: resent on request"""
    startedAt: str
    """When it began"""
    durationMs: int
    """How long it took, in milliseconds"""
    status: int | None
    """State"""
    error: str | None
    """What went wrong"""
    answer: str | None
    """The first 2 KB of the response body"""


class DismissedIdentityProposal(TypedDict):
    proposalId: str
    """Identifier of the proposal that two people are one"""
    status: Literal["dismissed"]
    """State"""


class Education(TypedDict):
    schoolName: str | None
    """School or university, as the profile writes it"""
    schoolLogo: str | None
    """Address of the logo of the school"""
    summary: str | None
    """Summary in the own words of the profile"""
    degrees: list[str]
    """Degrees obtained"""
    majors: list[str]
    """Main subjects"""
    minors: list[str]
    """Side subjects"""
    startDate: str | None
    """ISO 8601 timestamp"""
    endDate: str | None
    """ISO 8601 timestamp"""
    schoolDomain: str | None
    """Web domain of the school"""


class EndedRetentions(TypedDict):
    talents: list[EndedRetentionsTalentsItem]
    """The people of this page"""
    hasNextPage: bool
    """Whether another page follows"""


class EndedRetentionsTalentsItem(TypedDict):
    talent: TalentProfile
    """The person"""
    endedAt: str
    """When the retention ended"""


class EnrichmentAttempt(TypedDict):
    provider: str
    """Who found the contact, or sends the messages, such as `dropcontact` or `imap`; `import` for contacts that came with a profile"""
    kind: Literal["email", "phone"]
    """What was asked of the provider"""
    outcome: Literal["found", "not_found", "error", "skipped"]
    """What the provider answered"""
    reason: str
    """As a sentence in the key owner's language"""
    reasonCode: str
    """The reason as a code, for programs"""
    at: str
    """ISO 8601 timestamp"""
    creditsCharged: int
    """Workspace credits"""


class EnrichmentProvider(TypedDict):
    providerId: str
    """As setting or listing enrichment providers answers"""
    type: Literal["people_data_labs", "hunter", "dropcontact", "full_enrich"]
    """The company that is asked"""
    kinds: list[Literal["email", "phone"]]
    """What the provider can find"""
    cost: int
    """Workspace credits for a find"""
    position: int | None
    """Place in the order in which providers are asked"""
    paused: bool
    """True: the provider is not called; its key and position are kept"""
    baseUrl: str
    """Address of its API"""
    health: EnrichmentProviderHealth
    """Result of the last call"""
    createdAt: str
    """First moment of it; never changes"""


class EnrichmentProviderHealth(TypedDict):
    """Result of the last call"""
    state: Literal["unused", "ok", "failed"]
    """Outcome of the latest call: `unused` before the first one"""
    reason: str | None
    """Why"""
    reasonCode: str | None
    """Why, for programs"""
    at: str | None
    """When it happened"""


class ErasureCounts(TypedDict):
    profiles: int
    """Erased profiles; 0 when the person was already erased"""
    contacts: int
    """Imported contacts"""
    enrichedContacts: int
    """Contacts found by enrichment, in all workspaces"""
    endedEnrichments: int
    """Running enrichments that were ended, with their reserved credits returned"""
    verdictTexts: int
    """Texts of verdicts, in all castings; verdicts, counts and charges stay"""
    verdictOverrides: int
    """Overrides of verdicts, with their reasons"""
    verdictReviews: int
    """Own verdicts, ratings and notes of reviews"""
    webhookBodies: int
    """Stored bodies of talent_judged events"""
    judgements: int
    """Stored judgements"""
    candidates: int
    """Candidates whose names and notes were deleted; the rows stay and are counted"""
    stoppedSequences: int
    """Runs that will send nothing more"""
    outreachMessages: int
    """Messages whose text and address were deleted; the record that they were sent stays"""
    storedAnswers: int
    """Responses stored for an Idempotency-Key"""


class EventPage(TypedDict):
    events: list[WorkspaceEvent]
    """Oldest first"""
    nextCursor: str
    """The `after` of the next request, also when nothing is new"""
    hasMore: bool
    """True: more events can be read at once"""
    missed: bool
    """True: events after this cursor were older than the retention (EVENT_DAYS, 30) and are deleted"""


class Experience(TypedDict):
    organizationName: str | None
    """Employer, as the profile writes it"""
    title: str | None
    """Title of the job"""
    startDate: str | None
    """ISO 8601 timestamp"""
    endDate: str | None
    """ISO 8601 timestamp, null when current"""
    description: str | None
    """What it is about"""
    isCurrent: bool
    """Whether the job goes on"""
    organization: ExperienceOrganization
    """The employer"""


class ExperienceOrganization(TypedDict):
    """The employer"""
    logoUrl: str | None
    """Address of a logo"""
    name: str | None
    """Employer, as the profile writes it"""


class ExplainedPart(TypedDict):
    reading: str
    """How this part was understood, in the scoring language"""
    status: Literal["met", "partially_met", "not_met", "unknown"]
    """State"""
    result: str
    """The outcome in words"""
    counted: CountedTime | None
    """The years counted, for criteria about time"""


class Filter(TypedDict):
    filterType: Literal["JOB_TITLE", "SENIORITY", "JOB_FUNCTION", "YEARS_OF_EXPERIENCE", "YEARS_IN_CURRENT_ROLE", "YEARS_AT_CURRENT_COMPANY", "LOCATION", "COUNTRY", "COMPANY", "CURRENT_COMPANY", "PAST_COMPANY", "INDUSTRY", "COMPANY_SIZE", "SKILL", "KEYWORD", "HEADLINE", "CERTIFICATION", "INTEREST", "LANGUAGE", "SCHOOL", "DEGREE", "FIELD_OF_STUDY", "HAS_CONTACT", "UPDATED_WITHIN", "FIRST_NAME", "LAST_NAME", "PRO_NETWORK_URL", "IN_SOURCING", "POOL", "MAJOR"]
    """What the filter looks at, such as `JOB_TITLE`; `GET /v1/search/filters` lists all with their values"""
    value: FilterValue
    """What to look for: a text, a number, a range or a list, as `GET /v1/search/filters` says for the type"""
    isRequired: NotRequired[bool]
    """A required filter must match. A filter that is neither required nor excluded only raises the rank"""
    isExcluded: NotRequired[bool]
    """Must not match"""
    isExactMatch: NotRequired[bool]
    """Match the exact value, ignoring case and accents, instead of words, aliases and synonyms"""
    radius: NotRequired[float]
    """Kilometres around a place"""
    history: NotRequired[Literal["CURRENT", "PAST", "CURRENT_AND_PAST"]]
    """For titles, companies and industries; default: CURRENT_AND_PAST"""


class FilterMatch(TypedDict):
    filter: int
    """Index of the filter among those sent or interpreted, from 0"""
    filterType: Literal["JOB_TITLE", "SENIORITY", "JOB_FUNCTION", "YEARS_OF_EXPERIENCE", "YEARS_IN_CURRENT_ROLE", "YEARS_AT_CURRENT_COMPANY", "LOCATION", "COUNTRY", "COMPANY", "CURRENT_COMPANY", "PAST_COMPANY", "INDUSTRY", "COMPANY_SIZE", "SKILL", "KEYWORD", "HEADLINE", "CERTIFICATION", "INTEREST", "LANGUAGE", "SCHOOL", "DEGREE", "FIELD_OF_STUDY", "HAS_CONTACT", "UPDATED_WITHIN", "FIRST_NAME", "LAST_NAME", "PRO_NETWORK_URL", "IN_SOURCING", "POOL"]
    """What the filter looks at, such as `JOB_TITLE`; `GET /v1/search/filters` lists all with their values"""
    path: str | None
    """JSON pointer into the talent; null when no text of the profile shows the match"""
    text: str | None
    """The matching words, as an exact slice of that text"""
    grade: NotRequired[Literal["exact", "level", "family", "near", "related", "part"]]
    """How near the match is. For titles: `exact` word for word; `level` the same role and level; `family` the same role; `near` a near role or occupation; `related` a role further away. For skills: `part`, only a part of the skill is named. Absent for everything else"""
    near: NotRequired[FilterMatchNear]
    """Present when the match is only `near` or `related`"""


class FilterMatchNear(TypedDict):
    """Present when the match is only `near` or `related`"""
    title: str | None
    """The usual name of the near role, in the key owner's language; null when only the occupation is near or the job function is the same"""
    weight: float
    """How near it is to the title asked for, 0 to 1"""
    reason: Literal["broader", "sibling", "neighbour", "occupation", "related", "function"]
    """`broader`: its name covers the role asked for; `sibling`: both are kinds of one role; `neighbour`: both need the same skills; `occupation`: the words of the title are nearest to this occupation; `related`: near a near role; `function`: the same job function"""


class FilterRelaxation(TypedDict):
    index: int
    """Index of the filter in the request"""
    change: Literal["inexact", "range", "radius", "place", "title", "history", "dropped"]
    """`inexact`: isExactMatch off; `range`: a wider range; `radius`: a wider radius; `place`: the nearest city with people; `history`: past jobs included; `title`: a near title that people have; `dropped`: the filter removed"""
    filter: StoredFilter | None
    """The changed filter; null when it is removed"""
    distanceKm: int | None
    """How far the city of a `place` is from the place asked for; null for other changes"""
    count: int
    """Matches of all filters after the change"""
    words: str
    """In words, for people"""


class FilterSuggestion(TypedDict):
    value: str
    """A value of the filter, as people write it"""
    count: int | None
    """At least so many people have it; null for the values of a closed list"""


class FilterSuggestions(TypedDict):
    suggestions: list[FilterSuggestion]
    """Most people first; empty when nothing begins so"""


class FilterType(TypedDict):
    filterType: Literal["JOB_TITLE", "SENIORITY", "JOB_FUNCTION", "YEARS_OF_EXPERIENCE", "YEARS_IN_CURRENT_ROLE", "YEARS_AT_CURRENT_COMPANY", "LOCATION", "COUNTRY", "COMPANY", "CURRENT_COMPANY", "PAST_COMPANY", "INDUSTRY", "COMPANY_SIZE", "SKILL", "KEYWORD", "HEADLINE", "CERTIFICATION", "INTEREST", "LANGUAGE", "SCHOOL", "DEGREE", "FIELD_OF_STUDY", "HAS_CONTACT", "UPDATED_WITHIN", "FIRST_NAME", "LAST_NAME", "PRO_NETWORK_URL", "IN_SOURCING", "POOL"]
    """What the filter looks at, such as `JOB_TITLE`; `GET /v1/search/filters` lists all with their values"""
    aliases: list[str]
    """Other accepted names of the type"""
    label: str
    """Name for people"""
    description: str
    """What it is about"""
    format: str
    """Which values the filter takes, in words"""
    values: list[str] | None
    """The accepted values, when they are a closed list"""
    takesRadius: bool
    """Whether `radiusKm` is accepted"""
    takesHistory: bool
    """Whether the filter can also look at past jobs"""
    examples: list[FilterValue]
    """Values that work"""


FilterValue: TypeAlias = "str | float | bool | list[str | float] | FilterValueValue"


class FilterValueValue(TypedDict):
    min: NotRequired[float]
    """Smallest value, included"""
    max: NotRequired[float]
    """Largest value, included"""


class ForbiddenError(TypedDict):
    """This is not allowed."""
    code: Literal["forbidden"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""
    details: NotRequired[ForbiddenErrorDetails]
    """More about the error"""


class ForbiddenErrorDetails(TypedDict):
    """More about the error"""
    code: str
    """Why, for programs"""
    scope: NotRequired[Literal["read", "spend", "send", "admin"]]
    """With `missing_scope` and `role_not_allowed`: the scope that is needed"""


class FoundTalent(TypedDict):
    id: str
    """The `talentId` to send when you add, read or enrich this person"""
    firstname: str | None
    """First name"""
    lastname: str | None
    """Last name"""
    gender: str | None
    """Free text from the source"""
    city: str | None
    """City of residence"""
    country: str | None
    """Country of residence"""
    jobTitle: str | None
    """Current job title"""
    summary: str | None
    """Summary in the own words of the profile"""
    state: str | None
    """State or region of residence"""
    headline: str | None
    """The line that the person shows under their name"""
    photoUrl: str | None
    """Address of a photo"""
    proNetworkUrl: str | None
    """Address of the profile on the professional network"""
    currentOrganization: FoundTalentCurrentOrganization | None
    """The current employer"""
    experiences: list[Experience]
    """Jobs, the latest first"""
    educations: list[Education]
    """Studies, the latest first"""
    skills: list[str]
    """As the profile lists them; a search also finds other spellings of them"""
    interests: list[str]
    """What the person says to care about outside of work"""
    languages: list[FoundTalentLanguagesItem]
    """Languages spoken"""
    certifications: list[FoundTalentCertificationsItem]
    """Certificates"""
    matched: list[FilterMatch]
    """Why the talent was found: for each filter, the words of the profile that match it best, in the language of the profile. A keyword with several words has several entries. A filter that only raises the rank is absent when it did not match; a filter that excludes is always absent."""
    rankedBy: list[FoundTalentRankedByItem]
    """The first reasons for its rank, most important first, in the key owner's language: where the title and the skills asked for stand, whether the level fits, and how many wishes are met. Equal talents come in an order that depends on the talent and the search, never on their ids or dates"""


class FoundTalentCurrentOrganization(TypedDict):
    id: str | None
    """Of the source that the profile came from; null when it gives none"""
    name: str | None
    """Employer, as the profile writes it"""
    logoUrl: str | None
    """Address of a logo"""


class FoundTalentLanguagesItem(TypedDict):
    name: str
    """In English, such as `French`"""
    proficiency: Literal["elementary", "limited_working", "professional_working", "full_professional", "native_or_bilingual"] | None
    """How well the language is spoken"""


class FoundTalentCertificationsItem(TypedDict):
    name: str
    """Of the certificate, as the profile writes it"""
    organizationName: str | None
    """Employer or issuer, as the profile writes it"""
    startDate: str | None
    """ISO 8601 timestamp"""
    endDate: str | None
    """ISO 8601 timestamp"""


class FoundTalentRankedByItem(TypedDict):
    reason: Literal["current_title", "last_title", "past_title", "level", "wishes", "current_skill", "recent_skill", "listed_skill"]
    """Why"""
    text: str
    """What the profile says there"""


class GreenForecast(TypedDict):
    greens: int
    """The greens wanted"""
    castings: int
    """Earlier castings with at least five verdicts: its basis"""
    judged: int
    """The people whom they judged"""
    share: GreenForecastShare | None
    """The share of greens, and its range in nine of ten castings; null without any"""
    expected: int | None
    """The greens to expect when everyone who matches is judged, at most those wanted"""
    credits: int | None
    """The credits that they are likely to take"""
    low: int | None
    """The fewest credits, at the upper end of the share"""
    high: int | None
    """The most credits, at its lower end"""


class GreenForecastShare(TypedDict):
    middle: float
    """Of all their verdicts together"""
    low: float
    """Lower end of the range"""
    high: float
    """Upper end of the range"""


class IdentityProposal(TypedDict):
    proposalId: str
    """Identifier of the proposal that two people are one"""
    createdAt: str
    """First moment of it; never changes"""
    talents: list[IdentityProposalTalentsItem]
    """The two people; the first one came first, and its id stays"""
    agrees: list[IdentityProposalAgreesItem]
    """Fields in which both people agree"""
    differs: list[IdentityProposalDiffersItem]
    """Fields in which they differ"""
    reasons: list[str]
    """Why it was proposed, as sentences in the caller's language"""


class IdentityProposalTalentsItem(TypedDict):
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    talent: TalentProfile
    """The person"""


class IdentityProposalAgreesItem(TypedDict):
    field: Literal["firstname", "lastname", "employer", "school", "city", "country", "jobTitle", "skills", "contact", "proNetworkUrl"]
    """Where the two people were compared, or what the profile says, such as `jobTitle`"""
    how: Literal["equal", "spelling", "nickname", "part", "initial", "swapped", "dates"]
    """`dates`: the same employer or school in the same month or year"""
    value: str | None
    """What they share; null for names and contacts"""


class IdentityProposalDiffersItem(TypedDict):
    field: Literal["firstname", "lastname", "employer", "school", "city", "country", "jobTitle", "skills", "contact", "proNetworkUrl"]
    """Where the two people were compared, or what the profile says, such as `jobTitle`"""
    values: list[str | None]
    """The value of each of the two people"""


class IdentityProposals(TypedDict):
    proposals: list[IdentityProposal]
    """Proposals that two people are one"""
    hasNextPage: bool
    """Whether another page follows"""


class InboxAnswer(TypedDict):
    messageId: str
    """Of one message, sent or received; the same in events and logs"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    dueAt: str
    """Not before this time; sending hours and daily limits may make it later"""


class InboxAnswering(TypedDict):
    channel: Literal["email", "proNetwork", "chat_app", "sms"]
    """How the message travels: mail, professional network, chat or SMS"""
    accountAddress: str | None
    """The account that an answer leaves from"""
    to: str | None
    """Where it goes: an address, a number or a profile"""
    subject: str | None
    """Proposed subject; only for email"""
    refusal: Literal["account_not_connected", "person_unsubscribed", "address_suppressed", "no_address"] | None
    """Why no answer can be sent now"""


class InboxConversation(TypedDict):
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talent: InboxConversationTalent
    """The person"""
    sourcing: InboxConversationSourcing
    """The sourcing of the candidate"""
    statusHandle: str
    """Handle of the pipeline status"""
    channel: Literal["email", "proNetwork", "chat_app", "sms"]
    """Channel of the last reply"""
    lastReplyAt: str
    """When the candidate replied last"""
    preview: str | None
    """Start of the last reply; null when it was not kept"""
    unread: bool
    """For the whole workspace: nobody has read the last reply"""
    answeredAt: str | None
    """When somebody last answered from here"""
    assignee: InboxConversationAssignee | None
    """The user who takes care of it; null: nobody"""
    mark: Literal["interested", "not_now", "wrong_person"] | None
    """What the reply means; null: nobody has said"""
    markedAt: str | None
    """When a user last said what the reply means; null: nobody has"""


class InboxConversationTalent(TypedDict):
    """The person"""
    id: str
    """The same as `talentId`: send it where a talent is asked for"""
    firstname: str | None
    """First name"""
    lastname: str | None
    """Last name"""
    jobTitle: str | None
    """Title of the current job"""
    companyName: str | None
    """Name of the current employer"""


class InboxConversationSourcing(TypedDict):
    """The sourcing of the candidate"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    name: str
    """How users call it"""


class InboxConversationAssignee(TypedDict):
    userId: str
    """A member of the workspace, as listing members answers"""
    name: str
    """As the console shows the member"""


class InboxCounts(TypedDict):
    unread: int
    """Conversations whose last reply nobody has read"""
    unreadMine: int
    """Unread and assigned to the caller"""


class InboxMessage(TypedDict):
    messageId: str
    """Of one message, sent or received; the same in events and logs"""
    direction: Literal["sent", "received"]
    """Whether the workspace sent or received it"""
    channel: Literal["email", "proNetwork", "chat_app", "sms"]
    """How the message travels: mail, professional network, chat or SMS"""
    at: str
    """When it happened"""
    state: Literal["received", "queued", "sending", "sent", "failed", "unknown"]
    """queued: waits for the next free moment of the account; unknown: it may have been sent, and is not sent again"""
    reason: str | None
    """Why it waits or failed: a code"""
    bounced: bool
    """Whether the message came back"""
    stepName: str | None
    """The step of a sequence that sent it"""
    author: InboxMessageAuthor | None
    """Who wrote an answer"""
    subject: str | None
    """First line that the reader of a mail sees; null for channels without one"""
    text: str | None
    """Plain text; null when it was not kept"""
    quoted: str | None
    """Earlier messages that a reply repeats below its text"""


class InboxMessageAuthor(TypedDict):
    userId: str
    """A member of the workspace, as listing members answers"""
    name: str
    """As the console shows the member"""


class InboxPage(TypedDict):
    conversations: list[InboxConversation]
    """Those of this page, the latest reply first"""
    counts: InboxCounts
    """How many of each"""
    pagination: InboxPagePagination
    """Where this page stands in the list"""


class InboxPagePagination(TypedDict):
    """Where this page stands in the list"""
    page: int
    """Which page this is, as sent"""
    pageSize: int
    """How many items a page has at most"""
    total: int
    """How many items the whole list has"""
    hasNextPage: bool
    """Whether another page follows"""


class InboxThread(TypedDict):
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talent: InboxThreadTalent
    """The person"""
    sourcing: InboxThreadSourcing
    """The sourcing of the candidate"""
    statusHandle: str
    """Handle of the pipeline status"""
    channel: Literal["email", "proNetwork", "chat_app", "sms"]
    """Channel of the last reply"""
    lastReplyAt: str
    """When the candidate replied last"""
    preview: str | None
    """Start of the last reply; null when it was not kept"""
    unread: bool
    """For the whole workspace: nobody has read the last reply"""
    answeredAt: str | None
    """When somebody last answered from here"""
    assignee: InboxThreadAssignee | None
    """The user who takes care of it; null: nobody"""
    mark: Literal["interested", "not_now", "wrong_person"] | None
    """What the reply means; null: nobody has said"""
    markedAt: str | None
    """When a user last said what the reply means; null: nobody has"""
    messages: list[InboxMessage]
    """The messages, the earliest first"""
    answering: InboxAnswering
    """Whether and how an answer can be sent"""


class InboxThreadTalent(TypedDict):
    """The person"""
    id: str
    """The same as `talentId`: send it where a talent is asked for"""
    firstname: str | None
    """First name"""
    lastname: str | None
    """Last name"""
    jobTitle: str | None
    """Title of the current job"""
    companyName: str | None
    """Name of the current employer"""


class InboxThreadSourcing(TypedDict):
    """The sourcing of the candidate"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    name: str
    """How users call it"""


class InboxThreadAssignee(TypedDict):
    userId: str
    """A member of the workspace, as listing members answers"""
    name: str
    """As the console shows the member"""


class Instance(TypedDict):
    version: str
    """Of the software that answers"""
    startedAt: str
    """When it began"""
    uptimeSeconds: int
    """Seconds since the start"""
    publicUrl: str
    """URL at which clients reach the service"""
    database: InstanceDatabase
    """PostgreSQL, where everything is stored"""
    index: InstanceIndex
    """Index of the process that answers"""
    engine: InstanceEngine
    """Engine that runs durable processes"""
    offlineMode: bool
    """Null when no model is configured; the built-in judge and interpreter then work without a network"""
    judge: InstanceJudge
    """The judge in use"""
    model: InstanceModel | None
    """The language model; null: none"""
    mail: InstanceMail
    """Whether there is a default server for accounts without their own"""
    prices: InstancePrices
    """In credits"""
    limits: InstanceLimits
    """Largest sizes that this installation accepts"""
    retention: InstanceRetention
    """How long the service keeps its records"""


class InstanceDatabase(TypedDict):
    """PostgreSQL, where everything is stored"""
    version: str
    """Of PostgreSQL"""
    embedded: bool
    """Whether the service runs it itself"""
    sizeBytes: int
    """On disk, with indexes"""


class InstanceIndex(TypedDict):
    """Index of the process that answers"""
    talents: int
    """0 while an index outside the process is away"""
    ready: bool
    """Whether the index is up to date with the database"""


class InstanceEngine(TypedDict):
    """Engine that runs durable processes"""
    kind: Literal["lease"]
    """How durable work is shared: always by leases in PostgreSQL"""
    leaseMs: int
    """How long a process is leased, in milliseconds"""


class InstanceJudge(TypedDict):
    """The judge in use"""
    judgeId: str
    """Method and version, such as `rules/12`: verdicts of different ones may differ"""
    keepsJudgements: bool
    """Whether judgements are stored to be used again"""


class InstanceModel(TypedDict):
    modelId: str
    """As the endpoint of the model calls it"""
    endpoint: str | None
    """Address of the model"""
    concurrency: int
    """Requests at the same time"""
    timeoutMs: int
    """Longest wait, in milliseconds"""


class InstanceMail(TypedDict):
    """Whether there is a default server for accounts without their own"""
    smtp: bool
    """Whether mail can be sent"""
    imap: bool
    """Whether replies are read"""


class InstancePrices(TypedDict):
    """In credits"""
    search: int
    """Price of a talent in a plain search"""
    judgement: int
    """Price of a judged talent"""
    addCandidate: int
    """Workspace credits for each talent that is added to a sourcing"""
    enrichEmail: int
    """Workspace credits for each email address that is found"""
    enrichPhone: int
    """Workspace credits for each phone number that is found"""


class InstanceLimits(TypedDict):
    """Largest sizes that this installation accepts"""
    searchTimeoutMs: int
    """Longest time of a search, in milliseconds"""
    relatedSearchTransactions: int
    """Most related search transactions of a request"""
    blueprintSteps: int
    """Most steps of a blueprint"""
    sequenceCandidates: int
    """Most candidates of a start"""


class InstanceRetention(TypedDict):
    """How long the service keeps its records"""
    contactMaxAgeDays: int
    """Days after which a contact is deleted"""
    profileMaxAgeDays: int
    """Days after which a profile is stale"""
    requestLogDays: int
    """Days that requests are stored; 0: requests are not recorded"""
    eventDays: int
    """Days that events of the feed are kept"""
    deliveryDays: int
    """Days that webhook events are kept; 0: for good"""
    verdictTextDays: int
    """Days that the texts of verdicts are kept; 0: for good. Verdicts stay"""
    judgeCacheDays: int
    """Days that answers of the language model are reused"""


class InsufficientApiCreditsError(TypedDict):
    """Not enough API credits."""
    code: Literal["insufficient_api_credits"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""
    available: float
    """API credits in the balance"""
    required: float
    """API credits needed"""


class InsufficientCreditsError(TypedDict):
    """Not enough workspace credits."""
    code: Literal["insufficient_credits"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class InternalError(TypedDict):
    """An unexpected error occurred."""
    code: Literal["internal_error"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class InterpretedFilter(TypedDict):
    filterType: Literal["JOB_TITLE", "SENIORITY", "JOB_FUNCTION", "YEARS_OF_EXPERIENCE", "YEARS_IN_CURRENT_ROLE", "YEARS_AT_CURRENT_COMPANY", "LOCATION", "COUNTRY", "COMPANY", "CURRENT_COMPANY", "PAST_COMPANY", "INDUSTRY", "COMPANY_SIZE", "SKILL", "KEYWORD", "HEADLINE", "CERTIFICATION", "INTEREST", "LANGUAGE", "SCHOOL", "DEGREE", "FIELD_OF_STUDY", "HAS_CONTACT", "UPDATED_WITHIN", "FIRST_NAME", "LAST_NAME", "PRO_NETWORK_URL", "IN_SOURCING", "POOL", "MAJOR"]
    """What the filter looks at, such as `JOB_TITLE`; `GET /v1/search/filters` lists all with their values"""
    value: FilterValue
    """What to look for: a text, a number, a range or a list, as `GET /v1/search/filters` says for the type"""
    isRequired: bool
    """A required filter must match. A filter that is neither required nor excluded only raises the rank"""
    isExcluded: bool
    """Must not match"""
    isExactMatch: bool
    """Match the exact value, ignoring case and accents, instead of words, aliases and synonyms"""
    radius: NotRequired[float]
    """Kilometres around a place"""
    history: NotRequired[Literal["CURRENT", "PAST", "CURRENT_AND_PAST"]]
    """For titles, companies and industries; default: CURRENT_AND_PAST"""
    span: InterpretedFilterSpan
    """Part of the prompt that it comes from"""


class InterpretedFilterSpan(TypedDict):
    """Part of the prompt that it comes from"""
    start: int
    """Index of its first character"""
    end: int
    """Index after its last character"""
    text: str
    """The text, as written"""


class InvalidApiKeyError(TypedDict):
    """The API key is not valid."""
    code: Literal["invalid_api_key"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class Invitation(TypedDict):
    userId: str
    """A member of the workspace, as listing members answers"""
    name: str
    """Empty while the invitation is pending"""
    email: str | None
    """Email address"""
    role: Literal["owner", "recruiter", "viewer"]
    """`owner` can do everything; `recruiter` everything except managing keys, members and settings; `viewer` can only read"""
    invitedAt: str
    """ISO 8601"""
    joinedAt: str | None
    """Null while the invitation is pending"""
    lastSeenAt: str | None
    """When one of their open sessions last used this workspace; null when none is open"""
    link: OneTimeLink | None
    """Null when the link was sent by mail"""


class Issue(TypedDict):
    path: list[str | int]
    """Where in the input"""
    message: str
    """What is wrong there, and how to mend it"""
    code: NotRequired[str]
    """The problem, for programs"""
    suggestions: NotRequired[list[str]]
    """Accepted values that could be meant, the most likely first"""


class KeptTalent(TypedDict):
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    keptUntil: str
    """Until when the person is kept"""


class KeyLimits(TypedDict):
    second: int
    """Requests a second"""
    minute: int
    """Requests a minute"""
    hour: int
    """Requests an hour"""
    day: int
    """Requests a day"""
    month: int
    """Requests in 30 days"""


class KeyWindows(TypedDict):
    keyId: str
    """Not secret: the secret begins with `displayPrefix`"""
    name: str
    """How users call it"""
    displayPrefix: str
    """Beginning of the secret, to recognise the key"""
    lastUsedAt: str | None
    """When it was used last; null: never"""
    windows: list[KeyWindowsWindowsItem]
    """Shortest first"""


class KeyWindowsWindowsItem(TypedDict):
    window: Literal["second", "minute", "hour", "day", "month"]
    """Its length: each starts at a full second, minute, hour or day of UTC; a month has 30 days"""
    limit: int
    """Most requests in the window"""
    used: int
    """Requests counted in the current window, including rejected ones"""
    remaining: int
    """Requests left in the window"""
    resetsAt: str
    """When the next window starts"""


class KnownPeople(TypedDict):
    people: list[KnownPerson]
    """At most 20 who match"""


class KnownPerson(TypedDict):
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    name: str
    """First and last name"""
    jobTitle: str | None
    """Title of the current job"""
    location: str | None
    """Place"""
    proNetworkUrl: str | None
    """Address of the profile on the professional network"""


class MailFailedError(TypedDict):
    """The email could not be sent."""
    code: Literal["mail_failed"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class MarketCity(TypedDict):
    name: str
    """How users call it"""
    count: int
    """Matches that have it"""
    filter: StoredFilter | None
    """The filter that finds them among the matches; null when no filter does"""
    countryCode: str | None
    """ISO 3166-1 alpha-2"""
    latitude: float
    """Degrees north of the equator"""
    longitude: float
    """Degrees east of Greenwich"""


class MarketShare(TypedDict):
    name: str
    """How users call it"""
    count: int
    """Matches that have it"""
    filter: StoredFilter | None
    """The filter that finds them among the matches; null when no filter does"""


class Member(TypedDict):
    userId: str
    """A member of the workspace, as listing members answers"""
    name: str
    """Empty while the invitation is pending"""
    email: str | None
    """Email address"""
    role: Literal["owner", "recruiter", "viewer"]
    """`owner` can do everything; `recruiter` everything except managing keys, members and settings; `viewer` can only read"""
    invitedAt: str
    """ISO 8601"""
    joinedAt: str | None
    """Null while the invitation is pending"""
    lastSeenAt: str | None
    """When one of their open sessions last used this workspace; null when none is open"""


class Members(TypedDict):
    members: list[Member]
    """The users of the workspace"""


class MergedIdentityProposal(TypedDict):
    proposalId: str
    """Identifier of the proposal that two people are one"""
    status: Literal["merged"]
    """State"""
    talentId: str
    """The person that stays"""


class MethodNotAllowedError(TypedDict):
    """This method is not allowed on this path."""
    code: Literal["method_not_allowed"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class MissingApiKeyError(TypedDict):
    """Send the workspace API key in the x-api-key header or as a Bearer token."""
    code: Literal["missing_api_key"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class MissingConnectedProNetworkAccountError(TypedDict):
    """The profile source needs a connected professional-network account."""
    code: Literal["missing_connected_proNetwork_account"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class MissingEnrichProvidersError(TypedDict):
    """No enrichment provider is configured for the requested type."""
    code: Literal["missing_enrich_providers"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class ModelTrial(TypedDict):
    outcome: Literal["answered", "failed", "offline"]
    """`offline`: no model is configured; the built-in judge is used"""
    modelId: str | None
    """As the endpoint of the model calls it"""
    latencyMs: int | None
    """Time until the answer, in milliseconds"""
    usage: ModelTrialUsage | None
    """Tokens used"""
    failure: Literal["rate_limited", "server_error", "timed_out", "unreachable", "malformed", "too_large", "redirected", "refused"] | None
    """Why it failed; null when it worked"""
    message: str
    """As a sentence in the caller's language"""
    remedy: str | None
    """How to fix a failure"""


class ModelTrialUsage(TypedDict):
    inputTokens: int
    """Tokens sent"""
    outputTokens: int
    """Tokens answered"""


class NewWorkspace(TypedDict):
    workspaceId: str
    """The tenant that all data of a key belongs to"""
    name: str
    """How users call it"""
    role: Literal["owner"]
    """Role of the user"""


class NoQualificationCriteriasError(TypedDict):
    """No qualification criterion is left after processing. Send at least one."""
    code: Literal["no_qualification_criterias"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class NotFoundError(TypedDict):
    """Not found."""
    code: Literal["not_found"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class NoticeTemplate(TypedDict):
    language: Literal["en", "fr"]
    """`en` or `fr`, for texts that the service writes"""
    name: str
    """How users call it"""
    step: NoticeTemplateStep
    """Ready to send as the first entry of `steps` of a blueprint"""


class NoticeTemplateStep(TypedDict):
    """Ready to send as the first entry of `steps` of a blueprint"""
    id: str
    """Unique in its blueprint"""
    name: str
    """How users call it"""
    type: Literal["EMAIL"]
    """Always mail"""
    subject: str
    """First line that the reader of a mail sees; null for channels without one"""
    content: str
    """What the person reads; `{{firstname}}` and other variables are filled in when it is sent"""
    temporalityType: Literal["ASAP"]
    """When the step runs: at once, after a delay, or after the invitation was answered"""
    policy: NoticeTemplateStepPolicy
    """Rules of the step"""


class NoticeTemplateStepPolicy(TypedDict):
    """Rules of the step"""
    informs: Literal[True]
    """Whether the message is the notice that a person must get"""


class Notification(TypedDict):
    notificationId: str
    """As listing notifications answers"""
    type: Literal["alert.matched", "shortlist.feedback", "comment.mentioned", "owner.named"]
    """Why the user is told: new people match a saved search, or a shortlist got feedback"""
    subject: dict[str, str | float]
    """What it is about. `alert.matched`: savedSearchId, name, day, newMatches. `shortlist.feedback`: sourcingId, name, candidateId. `comment.mentioned`: also author, who wrote it. `owner.named`: sourcingId, name, author, and candidateId unless it is the sourcing. Names are those of that time"""
    createdAt: str
    """First moment of it; never changes"""
    readAt: str | None
    """When it was read; null: not yet"""


class Notifications(TypedDict):
    notifications: list[Notification]
    """The notifications of this page"""
    unread: int
    """Of all of them"""


class OAuthClient(TypedDict):
    clientId: str
    """Identifier of the program"""
    name: str | None
    """Name that the program gave itself; not verified"""
    clientUri: str | None
    """Address of the program"""
    grants: list[OAuthClientGrantsItem]
    """Newest first"""


class OAuthClientGrantsItem(TypedDict):
    keyId: str
    """Not secret: the secret begins with `displayPrefix`"""
    keyName: str
    """How users call the key that the program got"""
    scopes: list[Literal["read", "spend", "send", "admin"]]
    """What the key may do"""
    grantedAt: str
    """When a user granted access with this key"""
    lastTokenAt: str | None
    """When it last got a token; null when it never requested one"""


class OAuthClients(TypedDict):
    clients: list[OAuthClient]
    """The programs with access"""


class Onboarding(TypedDict):
    steps: OnboardingSteps
    """When each step was completed; null while it is not"""
    taken: int
    """Number of completed steps"""


class OnboardingSteps(TypedDict):
    """When each step was completed; null while it is not"""
    searched: str | None
    """The first search of the workspace"""
    castingStarted: str | None
    """The first qualified search of the workspace"""
    modelConnected: str | None
    """Since when the installation has had a model; null while it has none"""
    talentsImported: str | None
    """The first import into the installation, or the first of the own people; generated talents do not count"""
    webhookReceived: str | None
    """The first event of the workspace that a receiver answered with a 2xx status"""


class OneTimeLink(TypedDict):
    url: str
    """Address of the page that the link opens"""
    expiresAt: str
    """When it stops working"""


class OverriddenVerdict(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    aiVerdict: Literal["green", "amber", "red"]
    """The judge's verdict, unchanged"""
    effectiveVerdict: Literal["green", "amber", "red"]
    """The verdict in force: a user's override, otherwise the judge's"""
    override: VerdictOverride
    """A user's verdict that replaces the judge's"""


class OwnTalent(TypedDict):
    talent: TalentProfile
    """The person"""
    contacts: list[OwnTalentContactsItem]
    """Email addresses and phone numbers"""
    sourceId: str | None
    """The id in your own system"""
    createdAt: str
    """First moment of it; never changes"""
    updatedAt: str
    """When it was changed last"""
    sources: list[OwnTalentSourcesItem]
    """Who brought or changed the person, newest first, at most 100"""


class OwnTalentContactsItem(TypedDict):
    kind: Literal["email", "phone"]
    """`email` or `phone`"""
    value: str
    """The address or the number"""
    provider: str
    """`import`: it came with the person"""
    foundAt: str
    """When a provider, an import or a user gave the contact"""


class OwnTalentSourcesItem(TypedDict):
    importId: str | None
    """The import that starting one answered"""
    isEdit: bool
    """Set by `PATCH /v1/talents/{talentId}`"""
    actor: str
    """The user or key"""
    keyId: str | None
    """The key that was used; null for a user"""
    legalBasis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | None
    """As the source stated it; null: as the pool"""
    retentionMonths: int | None
    """Months that the person is kept"""
    at: str
    """When it happened"""


class OwnTalentFacets(TypedDict):
    people: int
    """How many of your people the filters find, at most 20,000"""
    isComplete: bool
    """False: there are more than were counted"""
    facets: OwnTalentFacetsFacets
    """The most frequent values"""


class OwnTalentFacetsFacets(TypedDict):
    """The most frequent values"""
    place: list[OwnTalentFacetsFacetsPlaceItem]
    """Places of residence, the most people first"""
    title: list[OwnTalentFacetsFacetsTitleItem]
    """By job title"""
    skill: list[OwnTalentFacetsFacetsSkillItem]
    """As the profiles write them, the most people first"""
    source: list[OwnTalentFacetsFacetsSourceItem]
    """By how they came"""
    importId: list[OwnTalentFacetsFacetsImportIdItem]
    """The import that starting one answered"""


class OwnTalentFacetsFacetsPlaceItem(TypedDict):
    value: str
    """What the filter of this name takes"""
    count: int
    """How many people have it"""


class OwnTalentFacetsFacetsTitleItem(TypedDict):
    value: str
    """What the filter of this name takes"""
    count: int
    """How many people have it"""


class OwnTalentFacetsFacetsSkillItem(TypedDict):
    value: str
    """What the filter of this name takes"""
    count: int
    """How many people have it"""


class OwnTalentFacetsFacetsSourceItem(TypedDict):
    value: Literal["import", "request", "user"]
    """Where the people came from: a file, a request to the API, or a user of the console"""
    count: int
    """How many people have it"""


class OwnTalentFacetsFacetsImportIdItem(TypedDict):
    value: str
    """What the filter of this name takes"""
    count: int
    """How many people have it"""
    fileName: str
    """As the sender named it; `file` when it had none"""


class OwnTalents(TypedDict):
    talents: list[OwnTalentsTalentsItem]
    """The people of this page"""
    hasNextPage: bool
    """Whether another page follows"""


class OwnTalentsTalentsItem(TypedDict):
    talent: TalentProfile
    """The person"""
    sourceId: str | None
    """Identifier of the person in the system that the profile came from"""
    createdAt: str
    """First moment of it; never changes"""
    updatedAt: str
    """When it was changed last"""


class PersonVerdict(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    talentId: str
    """The profile that was judged: another one of the person before they were merged"""
    rejudgeOf: str | None
    """The search whose talents this one judges again; null for any other"""
    prompt: str | None
    """Null for a search that was started from filters"""
    filters: list[StoredFilter]
    """As interpreted when the search was started"""
    criterias: list[PersonVerdictCriteriasItem]
    """What the casting asked, in its order"""
    aiVerdict: Literal["green", "amber", "red"]
    """The judge's verdict"""
    effectiveVerdict: Literal["green", "amber", "red"]
    """The verdict in force: a user's override, otherwise the judge's"""
    override: VerdictOverride
    """A user's verdict that replaces the judge's"""
    review: VerdictReview
    """What a user said of the talent in review"""
    judgedAt: str
    """When the talent was judged"""


class PersonVerdictCriteriasItem(TypedDict):
    criterion: str
    """The criterion as written"""
    status: Literal["met", "partially_met", "not_met", "unknown"] | None
    """Null once the text of the verdict was deleted"""


class PlanSwitches(TypedDict):
    create_sourcings: NotRequired[bool]
    """Whether sourcings may be created"""
    use_outreach_integrations: NotRequired[bool]
    """Whether sequences may be started"""


class PlanUpgradeRequiredError(TypedDict):
    """This needs a subscription or a plan upgrade."""
    code: Literal["plan_upgrade_required"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""
    details: PlanUpgradeRequiredErrorDetails
    """More about the error"""


class PlanUpgradeRequiredErrorDetails(TypedDict):
    """More about the error"""
    code: str
    """Always `subscription_or_plan_upgrade_required`"""
    action: str
    """Always `subscribe_or_upgrade`"""
    capability: str
    """What the plan lacks, such as `create_sourcings`"""
    billingUrl: str
    """Address of the billing page"""


class PoolExhaustedEvent(TypedDict):
    eventType: Literal["pool_exhausted"]
    """Type of the event, as in X-Service-Event"""
    castingId: str
    """The qualified search: starting one answers it"""
    customParams: dict[str, Any] | None
    """The object sent at the start or with the latest continue; null: none"""
    sentAt: str
    """When the event was written"""
    data: PoolExhaustedEventData
    """Where the search stands"""


class PoolExhaustedEventData(TypedDict):
    """Where the search stands"""
    status: Literal["running", "can_continue", "pool_exhausted", "failed_retryable"]
    """State"""
    nextAction: Literal["wait", "continue", "retry", "done"]
    """What can be done: `wait` for the call, `continue` with another one, `retry` the failed one; `done`: nothing is left"""
    counts: PoolExhaustedEventDataCounts
    """Verdicts of the whole search"""
    creditsCharged: int
    """API credits spent so far by the search"""


class PoolExhaustedEventDataCounts(TypedDict):
    """Verdicts of the whole search"""
    green: int
    """Talents that meet the criteria"""
    amber: int
    """Talents that meet them in part, or of whom too little is known"""
    red: int
    """Talents that do not meet them"""


class PoolTerms(TypedDict):
    legalBasis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | None
    """Why people are kept whose source states nothing else; null: not decided"""
    retentionMonths: int | None
    """Months from the newest source of a person; null: until somebody deletes the person"""
    atEnd: Literal["delete", "ask"]
    """`delete`: the person is deleted; `ask`: listed in `GET /v1/talents/retention`"""


class PreviewedPart(TypedDict):
    reading: str
    """How this part was understood, in the scoring language"""
    readAs: Literal["condition", "words", "unread"]
    """`condition`: understood; `words`: only the words themselves are searched; `unread`: it stays `unknown`"""
    judgeable: Literal["yes", "partly", "no"]
    """Whether a profile can show it"""
    evidence: str
    """What would count as evidence, or why profiles do not show it"""


class PromptInterpretationFailedError(TypedDict):
    """No usable filter could be read from the prompt."""
    code: Literal["prompt_interpretation_failed"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class PromptReading(TypedDict):
    language: Literal["en", "fr"]
    """Language of the criteria and reasons"""
    filters: list[InterpretedFilter]
    """Filters that a search by this prompt would use"""
    criteria: list[str]
    """Criteria that a qualified search by this prompt would add to those sent with it, at most 10"""
    ignored: list[PromptReadingIgnoredItem]
    """Words that are part of no filter or criterion, each with the reason"""
    uncertain: list[PromptReadingUncertainItem]
    """Words that may mean something else, such as a place of the same name"""
    refused: list[PromptReadingRefusedItem]
    """Words about protected attributes; a search by this prompt is refused until they are removed"""
    warnings: NotRequired[list[ProtectedWarning]]
    """Words that often stand for a protected attribute (\"native speaker\", \"recent graduate\"). They are allowed, and make no filter by themselves. Absent when there are none"""
    criterionPreviews: list[CriterionPreview]
    """How the criteria sent, then those of the prompt, would be judged"""
    estimationCount: int
    """Matches of the filters in the whole database"""
    diagnosis: SearchDiagnosis | None
    """Why nobody matches, as in the answer of a search; null when somebody does"""


class PromptReadingIgnoredItem(TypedDict):
    text: str
    """The text, as written"""
    reason: str
    """Why"""


class PromptReadingUncertainItem(TypedDict):
    text: str
    """The words"""
    start: int
    """UTF-16 offset of their start"""
    end: int
    """UTF-16 offset after their end"""
    taken: str
    """What the filter means by them, for people"""
    values: list[str]
    """The values of the filter that mean it"""
    instead: PromptReadingUncertainItemInstead
    """The filter that could be meant instead"""
    score: float
    """How likely the other meaning is, 0 to 1"""


class PromptReadingUncertainItemInstead(TypedDict):
    """The filter that could be meant instead"""
    filterType: Literal["JOB_TITLE", "SENIORITY", "JOB_FUNCTION", "YEARS_OF_EXPERIENCE", "YEARS_IN_CURRENT_ROLE", "YEARS_AT_CURRENT_COMPANY", "LOCATION", "COUNTRY", "COMPANY", "CURRENT_COMPANY", "PAST_COMPANY", "INDUSTRY", "COMPANY_SIZE", "SKILL", "KEYWORD", "HEADLINE", "CERTIFICATION", "INTEREST", "LANGUAGE", "SCHOOL", "DEGREE", "FIELD_OF_STUDY", "HAS_CONTACT", "UPDATED_WITHIN", "FIRST_NAME", "LAST_NAME", "PRO_NETWORK_URL", "IN_SOURCING", "POOL"]
    """What the filter looks at, such as `JOB_TITLE`; `GET /v1/search/filters` lists all with their values"""
    value: str
    """The value that could be meant"""
    name: str
    """The other meaning, for people"""


class PromptReadingRefusedItem(TypedDict):
    attribute: Literal["GENDER", "AGE", "BIRTH_DATE", "GRADUATION_YEAR", "NATIONALITY", "ETHNICITY", "RELIGION", "DISABILITY", "FAMILY_STATUS", "SEXUAL_ORIENTATION", "POLITICS", "UNION_MEMBERSHIP", "APPEARANCE"]
    """What the law protects, such as `AGE`"""
    span: PromptReadingRefusedItemSpan
    """Part of the prompt: `text` is the slice from `start` (inclusive) to `end` (exclusive), in UTF-16 units"""
    reason: str
    """Why"""


class PromptReadingRefusedItemSpan(TypedDict):
    """Part of the prompt: `text` is the slice from `start` (inclusive) to `end` (exclusive), in UTF-16 units"""
    start: int
    """Index of its first character"""
    end: int
    """Index after its last character"""
    text: str
    """The text, as written"""


class PromptSearchPage(TypedDict):
    talents: list[FoundTalent]
    """Best match first; at most 10, and no more than the credits can pay for"""
    estimationCount: int
    """Matches in the whole database, without those of `widened`"""
    widened: PromptSearchPageWidened | None
    """Set when fewer than ten people match and the page is filled up with people of near titles, after all matches. Every other required filter still holds. isExactMatch on the title prevents it"""
    diagnosis: SearchDiagnosis | None
    """Why nobody matches, and what would find people; free. Null when somebody matches, or when it took longer than a second: ask POST /v1/search/diagnose then"""
    searchTransactionId: str
    """To send in relatedSearchTransactionIds of the next search"""
    creditsCharged: int
    """What this page cost; the workspace's own people cost a credit only the first time"""
    pendingRefreshCount: int
    """Profiles of this batch that are being refreshed; repeat the search shortly to get them"""
    interpretedFilters: list[InterpretedFilter]
    """What the prompt was read as, each with its place in the text: send them to `POST /v1/search/talents` to search the same again"""
    ignored: list[PromptSearchPageIgnoredItem]
    """Words that are part of no filter or criterion, each with the reason"""
    uncertain: list[PromptSearchPageUncertainItem]
    """Words that may mean something else, such as a place of the same name"""
    warnings: NotRequired[list[ProtectedWarning]]
    """Words that often stand for a protected attribute (\"native speaker\", \"recent graduate\"). They are allowed, and make no filter by themselves. Absent when there are none"""


PromptSearchPageWidened = TypedDict("PromptSearchPageWidened", {
    "filter": "int",
    "from": "list[str]",
    "to": "list[str]",
    "count": "int",
})


class PromptSearchPageIgnoredItem(TypedDict):
    text: str
    """The text, as written"""
    reason: str
    """Why"""


class PromptSearchPageUncertainItem(TypedDict):
    text: str
    """The words"""
    start: int
    """UTF-16 offset of their start"""
    end: int
    """UTF-16 offset after their end"""
    taken: str
    """What the filter means by them, for people"""
    values: list[str]
    """The values of the filter that mean it"""
    instead: PromptSearchPageUncertainItemInstead
    """The filter that could be meant instead"""
    score: float
    """How likely the other meaning is, 0 to 1"""


class PromptSearchPageUncertainItemInstead(TypedDict):
    """The filter that could be meant instead"""
    filterType: Literal["JOB_TITLE", "SENIORITY", "JOB_FUNCTION", "YEARS_OF_EXPERIENCE", "YEARS_IN_CURRENT_ROLE", "YEARS_AT_CURRENT_COMPANY", "LOCATION", "COUNTRY", "COMPANY", "CURRENT_COMPANY", "PAST_COMPANY", "INDUSTRY", "COMPANY_SIZE", "SKILL", "KEYWORD", "HEADLINE", "CERTIFICATION", "INTEREST", "LANGUAGE", "SCHOOL", "DEGREE", "FIELD_OF_STUDY", "HAS_CONTACT", "UPDATED_WITHIN", "FIRST_NAME", "LAST_NAME", "PRO_NETWORK_URL", "IN_SOURCING", "POOL"]
    """What the filter looks at, such as `JOB_TITLE`; `GET /v1/search/filters` lists all with their values"""
    value: str
    """The value that could be meant"""
    name: str
    """The other meaning, for people"""


class ProtectedWarning(TypedDict):
    code: Literal["protected_proxy"]
    """For programs: it stays the same in all languages and versions"""
    attribute: Literal["GENDER", "AGE", "BIRTH_DATE", "GRADUATION_YEAR", "NATIONALITY", "ETHNICITY", "RELIGION", "DISABILITY", "FAMILY_STATUS", "SEXUAL_ORIENTATION", "POLITICS", "UNION_MEMBERSHIP", "APPEARANCE"]
    """What the law protects, such as `AGE`"""
    quote: str
    """The words, as they were sent"""
    path: list[str | int]
    """Where they were sent"""
    start: int
    """UTF-16 offset of their start in that text"""
    end: int
    """UTF-16 offset after their end"""
    suggestion: str
    """Words about the job, to send instead; in the language of the words"""


class QualifiedTalent(TypedDict):
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    aiVerdict: Literal["green", "amber", "red"]
    """The judge's verdict; an override never changes it"""
    effectiveVerdict: Literal["green", "amber", "red"]
    """The verdict in force: a user's override, otherwise the judge's"""
    override: VerdictOverride
    """A user's verdict that replaces the judge's"""
    review: VerdictReview
    """What a user said of the talent in review"""
    scoring: Scoring | None
    """How the criteria were judged"""
    secondLook: SecondLook | None
    """What changed since the earlier search; null in a search that is no second look"""
    profile: TalentProfile
    """Who was judged, as of now; the verdict is of the version at `judgedAt`"""


class RateLimitExceededError(TypedDict):
    """Too many requests, please try again later"""
    code: Literal["rate_limit_exceeded"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""
    details: NotRequired[RateLimitExceededErrorDetails]
    """Absent when the limit is that of the client address"""


class RateLimitExceededErrorDetails(TypedDict):
    """Absent when the limit is that of the client address"""
    window: Literal["second", "minute", "hour", "day", "month"]
    """The window that is exceeded"""
    limit: int
    """Maximum in that window"""
    current: int
    """Requests made in it, the rejected one included"""


class RecentSearch(TypedDict):
    searchTransactionId: str
    """Of its last page"""
    prompt: str | None
    """What is looked for, in plain English or French"""
    filters: list[StoredFilter]
    """As the service read them, with their defaults"""
    at: str
    """When its last page was searched"""
    estimationCount: int
    """How many people match, about"""
    peopleCount: int
    """Different people on its pages"""
    creditsCharged: int
    """For all its pages"""


class RecentSearchPages(TypedDict):
    searchTransactionId: str
    """Of its last page"""
    prompt: str | None
    """What is looked for, in plain English or French"""
    filters: list[StoredFilter]
    """As the service read them, with their defaults"""
    at: str
    """When its last page was searched"""
    estimationCount: int
    """How many people match, about"""
    peopleCount: int
    """Different people on its pages"""
    creditsCharged: int
    """For all its pages"""
    pages: list[RecentSearchPagesPagesItem]
    """Pages that were paid for, the earliest first"""


class RecentSearchPagesPagesItem(TypedDict):
    searchTransactionId: str
    """Identifier of the page of a search that was paid for"""
    estimationCount: int
    """How many people match, about"""
    talents: list[FoundTalent]
    """The people of this page"""


class RecentSearches(TypedDict):
    recentSearches: list[RecentSearch]
    """The latest searches"""


class RecordedNotices(TypedDict):
    recorded: int
    """People whose record is new or changed"""


class RejectedRows(TypedDict):
    csv: str
    """Columns `row`, `file`, `reason`, and those of the rows"""


class RejudgeQuote(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    criterias: list[str]
    """The criteria of this search"""
    talents: int
    """Judged talents that can be judged again; erased ones cannot"""
    price: RejudgeQuotePrice
    """What judging all of them costs: two credits each, or nothing for the same criteria when another version of the judge judged all of them"""
    judges: RejudgeQuoteJudges
    """The judges of the earlier search and of a new one"""
    canRejudge: bool
    """False while the search or another second look at it runs, and without talents"""
    latestRejudgeId: str | None
    """castingId of the newest second look at this search"""


class RejudgeQuotePrice(TypedDict):
    """What judging all of them costs: two credits each, or nothing for the same criteria when another version of the judge judged all of them"""
    sameCriteria: int
    """Credits with the same criteria"""
    otherCriteria: int
    """Credits with other criteria"""


class RejudgeQuoteJudges(TypedDict):
    """The judges of the earlier search and of a new one"""
    before: list[str]
    """Ids of the judges that judged them"""
    now: str
    """Id of the judge in use now"""


class RemovedMember(TypedDict):
    userId: str
    """A member of the workspace, as listing members answers"""
    removed: Literal[True]
    """Always true: it is gone, or was gone before"""
    revokedKeyIds: list[str]
    """Keys of the member that were revoked"""


class RemovedSuppression(TypedDict):
    suppressionId: str
    """As adding or listing suppressions answers"""
    removed: Literal[True]
    """Always true: it is gone, or was gone before"""


class RequestBodies(TypedDict):
    trackingCode: str
    """X-Request-Id of the response that was recorded"""
    path: str
    """The path as sent, below the origin"""
    query: dict[str, list[str]]
    """Values of each query parameter"""
    body: Any
    """The JSON that was sent; null without any"""
    answer: Any
    """The JSON that was answered"""
    redacted: list[str]
    """Members whose values were not stored: secrets, contacts, notes, webhook addresses"""


class RequestEntry(TypedDict):
    trackingCode: str
    """X-Request-Id of the response, and error.debugTrackingCode of an error"""
    at: str
    """When the request was received, ISO 8601"""
    keyId: str | None
    """Key of the request; null for a user of the console"""
    userId: str | None
    """The user, or the owner of the key"""
    method: str
    """HTTP method"""
    route: str | None
    """The path with the names of its parameters; null for an unknown path"""
    status: int
    """State"""
    errorCode: str | None
    """Code of the error; null when it worked"""
    durationMs: float
    """How long it took, in milliseconds"""
    hasBodies: bool
    """Whether readRequestBodies has what was sent and answered"""


class RequestPage(TypedDict):
    requests: list[RequestEntry]
    """Newest first"""
    nextPageCursor: str | None
    """Send it as `cursor` for the next page; null on the last one"""
    retentionDays: int
    """Days that requests are stored; 0: requests are not recorded"""
    bodyHours: int
    """Hours that bodies are stored; 0: they are not"""


class ReviewedVerdict(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    aiVerdict: Literal["green", "amber", "red"]
    """The judge's verdict, unchanged"""
    effectiveVerdict: Literal["green", "amber", "red"]
    """The verdict in force: a user's override, otherwise the judge's"""
    override: VerdictOverride
    """A user's verdict that replaces the judge's"""
    review: VerdictReview
    """What a user said of the talent in review"""


class RevokedApiKey(TypedDict):
    keyId: str
    """Not secret: the secret begins with `displayPrefix`"""
    revoked: Literal[True]
    """Always true: nothing with it works from now on"""


class RevokedOAuthClient(TypedDict):
    clientId: str
    """Identifier of the program"""
    revoked: Literal[True]
    """Always true: nothing with it works from now on"""


class SampleEvent(TypedDict):
    deliveryId: str
    """X-Service-Delivery-Id"""
    eventType: Literal["talent_judged", "wave_finished", "pool_exhausted"]
    """A verdict, the end of a call, or the end of a call because nobody is left"""
    headers: dict[str, str]
    """The headers of an attempt made now, with signatures when its events are signed"""
    body: str
    """The body, exactly as sent and signed"""
    attempt: SampleEventAttempt | None
    """Null when no `url` was given"""


class SampleEventAttempt(TypedDict):
    status: int | None
    """Status of the response; null when none came"""
    error: str | None
    """Why no response came"""
    durationMs: int
    """How long it took, in milliseconds"""
    answer: str | None
    """The first 2 KB of the response body"""


class SavedScim(TypedDict):
    scim: Scim
    """The settings as they are now"""
    token: str | None
    """Shown only in this response; null: it is unchanged"""


class SavedSearch(TypedDict):
    savedSearchId: str
    """As saving or listing searches answers"""
    name: str
    """How users call it"""
    prompt: str | None
    """What is looked for, in plain English or French"""
    filters: list[StoredFilter]
    """What it searches by, also when it came from a prompt"""
    qualificationCriterias: list[str]
    """With criteria it is the definition of a qualified search"""
    alert: Literal["off", "daily", "weekly"]
    """How often new people are looked for. `daily` and `weekly` at 05:00 UTC, on Mondays"""
    ownerUserId: str | None
    """Who is told of new people; null when a key without an owner saved it"""
    matchCount: int
    """How many matched when they were counted last"""
    countedAt: str
    """When the matches were counted last"""
    nextAlertAt: str | None
    """When new matches are told of next"""
    lastAlert: SavedSearchLastAlert | None
    """The last day that had new people"""
    createdAt: str
    """First moment of it; never changes"""
    updatedAt: str
    """When it was changed last"""


class SavedSearchLastAlert(TypedDict):
    day: str
    """Requests a day"""
    newMatches: int
    """People who match now and did not before"""


class SavedSearches(TypedDict):
    savedSearches: list[SavedSearch]
    """The one with the latest alert first"""


class SavedView(TypedDict):
    viewId: str
    """As saving or listing views answers"""
    page: str
    """Page of the console that the view belongs to"""
    name: str
    """How users call it"""
    query: str
    """Query of its address in the console"""
    createdAt: str
    """First moment of it; never changes"""
    updatedAt: str
    """When it was changed last"""


class SavedViews(TypedDict):
    views: list[SavedView]
    """Sorted by page and name"""


class Scim(TypedDict):
    connection: ScimConnection | None
    """How the directory keeps the members; null: it does not"""
    baseUrl: str
    """To enter in the directory, as the base or tenant URL of SCIM"""


class ScimConnection(TypedDict):
    roleAttribute: Literal["roles", "userType", "title", "department"] | None
    """Attribute of a user that decides the role; null: none"""
    roles: list[ScimConnectionRolesItem]
    """The role for each value of the attribute"""
    defaultRole: Literal["owner", "recruiter", "viewer"]
    """`owner` can do everything; `recruiter` everything except managing keys, members and settings; `viewer` can only read"""
    createdAt: str
    """ISO 8601"""
    lastUsedAt: str | None
    """When the directory last asked, at most an hour old; null: never"""
    users: int
    """People whom the directory has created or changed"""


class ScimConnectionRolesItem(TypedDict):
    value: str
    """What the claim holds for these people"""
    role: Literal["owner", "recruiter", "viewer"]
    """`owner` can do everything; `recruiter` everything except managing keys, members and settings; `viewer` can only read"""


class ScoredCriterion(TypedDict):
    title: str
    """The criterion in a few words, in the scoring language"""
    result: str
    """What was found, in the scoring language"""
    status: Literal["met", "partially_met", "not_met", "unknown"]
    """State"""
    evaluable: bool
    """False exactly when the status is `unknown`"""
    references: list[ScoringReference]
    """Quotes of the profile that prove it"""
    strength: NotRequired[Literal["dated", "asserted", "listed", "inferred"] | None]
    """The best evidence: a job with dates, a statement, an entry of a list of skills, or a title that only implies it. Null when neither met nor partly met; absent in verdicts from before it existed"""


class Scoring(TypedDict):
    recap: str
    """One sentence: the strongest evidence and the largest gap; in the scoring language"""
    criterias: list[ScoredCriterion]
    """The criteria, in the order sent"""


class ScoringReference(TypedDict):
    path: str
    """JSON pointer into the profile"""
    quote: str
    """Exact slice of the text at that place, never translated"""


class SearchDiagnosis(TypedDict):
    count: int
    """Matches of all filters together"""
    filters: list[SearchDiagnosisFiltersItem]
    """In the order of the request"""
    relaxations: list[FilterRelaxation]
    """Changes to a single filter that find more people, most first. Near titles and cities are looked for when nobody matches"""
    cheapest: FilterRelaxation | None
    """The smallest change among them that finds ten people: in the order of the values of `change`. When none does, the one that finds most, and removing a filter comes last"""
    words: str
    """Summary in the key owner's language, like all texts of this response"""


class SearchDiagnosisFiltersItem(TypedDict):
    index: int
    """Position among the filters sent, from 0"""
    filter: StoredFilter
    """As the service read it, with its defaults"""
    alone: int
    """Matches of this filter alone"""
    without: int
    """Matches of all other filters"""
    removed: int
    """Matches that it removes: `without` minus `count`"""
    words: str
    """In words, for people"""


class SearchEngineTimeoutError(TypedDict):
    """The search engine did not answer in time."""
    code: Literal["search_engine_timeout"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class SearchEngineUnavailableError(TypedDict):
    """The search engine is unavailable. Send the request again in a moment."""
    code: Literal["search_engine_unavailable"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class SearchMarket(TypedDict):
    count: int
    """Matches of all filters together"""
    cities: list[MarketCity]
    """At most 100, most matches first, like all lists here"""
    elsewhere: int
    """Matches in other cities, or without a known city"""
    surroundings: list[SearchMarketSurroundingsItem]
    """Large cities in and around the area of `cities`, to draw a map without tiles"""
    companies: list[MarketShare]
    """Current employers, at most 12"""
    titles: list[MarketShare]
    """Current titles as people write them, at most 12"""
    seniorities: list[MarketShare]
    """Levels that titles state, lowest first"""
    skills: list[MarketShare]
    """Known skills, at most 20"""
    years: list[MarketShare]
    """Whole years of experience, fewest first"""
    filters: list[SearchMarketFiltersItem]
    """In the order of the request"""
    forecast: GreenForecast
    """What further calls are likely to find"""


class SearchMarketSurroundingsItem(TypedDict):
    latitude: float
    """Degrees north of the equator"""
    longitude: float
    """Degrees east of Greenwich"""


class SearchMarketFiltersItem(TypedDict):
    index: int
    """Position among the filters sent, from 0"""
    filter: StoredFilter
    """As the service read it, with its defaults"""
    alone: int
    """Matches of this filter alone"""
    without: int
    """Matches of all other filters"""
    removed: int
    """Matches that it removes: `without` minus `count`"""
    words: str
    """In words, for people"""


class SearchPage(TypedDict):
    talents: list[FoundTalent]
    """Best match first; at most 10, and no more than the credits can pay for"""
    estimationCount: int
    """Matches in the whole database, without those of `widened`"""
    widened: SearchPageWidened | None
    """Set when fewer than ten people match and the page is filled up with people of near titles, after all matches. Every other required filter still holds. isExactMatch on the title prevents it"""
    diagnosis: SearchDiagnosis | None
    """Why nobody matches, and what would find people; free. Null when somebody matches, or when it took longer than a second: ask POST /v1/search/diagnose then"""
    searchTransactionId: str
    """To send in relatedSearchTransactionIds of the next search"""
    creditsCharged: int
    """What this page cost; the workspace's own people cost a credit only the first time"""
    pendingRefreshCount: int
    """Profiles of this batch that are being refreshed; repeat the search shortly to get them"""
    warnings: NotRequired[list[ProtectedWarning]]
    """Words that often stand for a protected attribute (\"native speaker\", \"recent graduate\"). They are allowed, and make no filter by themselves. Absent when there are none"""


SearchPageWidened = TypedDict("SearchPageWidened", {
    "filter": "int",
    "from": "list[str]",
    "to": "list[str]",
    "count": "int",
})


class SecondLook(TypedDict):
    flipped: bool
    """Whether the verdict of the judge is another one than before"""
    causes: list[Literal["criteria", "judge", "profile", "date"]]
    """The causes of all changed outcomes"""
    before: SecondLookBefore
    """The verdict of the earlier search"""
    criterias: list[SecondLookCriteriasItem]
    """Criteria of the second look in their order, then those that it left out"""


class SecondLookBefore(TypedDict):
    """The verdict of the earlier search"""
    aiVerdict: Literal["green", "amber", "red"]
    """The judge's verdict"""
    effectiveVerdict: Literal["green", "amber", "red"]
    """The verdict in force: a user's override, otherwise the judge's"""
    recap: str | None
    """The verdict in a sentence"""
    judge: str
    """Method and version, such as `rules/12`"""
    judgedAt: str
    """When the talent was judged"""


class SecondLookCriteriasItem(TypedDict):
    criterion: str
    """The criterion as written"""
    before: ScoredCriterion | None
    """Null: the criterion was added"""
    after: ScoredCriterion | None
    """Null: the criterion was left out"""
    cause: Literal["criteria", "judge", "profile", "date"] | None
    """Null when the status is the same"""


class SeenTalents(TypedDict):
    seen: list[SeenTalentsSeenItem]
    """Those of the people who were seen before"""


class SeenTalentsSeenItem(TypedDict):
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    seenAt: str
    """The last time"""
    searchTransactionId: str
    """Of the page that returned the talent then"""


class SequenceBlueprint(TypedDict):
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""
    name: str
    """How users call it"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    steps: list[SequenceStep]
    """The steps, in their order"""
    config: dict[str, Any]
    """Settings of the sequence"""
    createdAt: str
    """First moment of it; never changes"""
    updatedAt: str
    """When it was changed last"""


class SequenceBlueprintReference(TypedDict):
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""
    name: str
    """How users call it"""
    sourcingId: str
    """As creating or listing sourcings answers"""


class SequenceConfig(TypedDict):
    """Unknown keys are stored as sent"""
    timezone: NotRequired[str]
    """IANA name; default: UTC"""
    sendingWindow: NotRequired[SequenceConfigSendingWindow]
    """When messages may be sent; default: at any time"""
    stopOnReply: NotRequired[bool]
    """Default: true"""
    dailyLimits: NotRequired[dict[str, int]]
    """Maximum messages per day and account, by channel: email, proNetwork, chat_app, sms (or the type of a step)"""


SequenceConfigSendingWindow = TypedDict("SequenceConfigSendingWindow", {
    "days": "NotRequired[list[int | str]]",
    "from": "NotRequired[str]",
    "to": "NotRequired[str]",
})


class SequenceDraftPage(TypedDict):
    drafts: list[SequenceDraftPageDraftsItem]
    """Messages that wait for approval"""
    pagination: SequenceDraftPagePagination
    """Where this page stands in the list"""


class SequenceDraftPageDraftsItem(TypedDict):
    runId: str
    """Identifier of the run: one blueprint for one candidate"""
    stepId: str
    """Identifier of the step in its blueprint"""
    name: str
    """Name of the step"""
    type: Literal["PRO_NETWORK", "CHAT_APP", "EMAIL", "SMS"]
    """Channel of the message"""
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talent: SequenceDraftPageDraftsItemTalent
    """The person"""
    draft: SequenceDraftPageDraftsItemDraft
    """The stored draft; variables are filled in when it is sent"""


class SequenceDraftPageDraftsItemTalent(TypedDict):
    """The person"""
    id: str
    """The same as `talentId`: send it where a talent is asked for"""
    firstname: str | None
    """First name"""
    lastname: str | None
    """Last name"""
    jobTitle: str | None
    """Title of the current job"""


class SequenceDraftPageDraftsItemDraft(TypedDict):
    """The stored draft; variables are filled in when it is sent"""
    subject: str | None
    """First line that the reader of a mail sees; null for channels without one"""
    content: str
    """What the person will read, with all variables filled in"""


class SequenceDraftPagePagination(TypedDict):
    """Where this page stands in the list"""
    page: int
    """Which page this is, as sent"""
    pageSize: int
    """How many items a page has at most"""
    total: int
    """How many items the whole list has"""
    hasNextPage: bool
    """Whether another page follows"""


class SequenceFunnel(TypedDict):
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""
    started: int
    """Candidates for whom it was ever started"""
    running: int
    """How many run"""
    replied: int
    """Candidates who answered"""
    steps: list[SequenceFunnelStepsItem]
    """The steps, in their order"""


class SequenceFunnelStepsItem(TypedDict):
    stepId: str
    """Identifier of the step in its blueprint"""
    name: str
    """How users call it"""
    pending: int
    """Not due yet, waiting or being sent"""
    sent: int
    """Messages that left for this step"""
    skipped: int
    """Candidates without this step, such as for want of an address; `reasons` says why"""
    failed: int
    """Messages that could not be sent; `reasons` says why"""
    cancelled: int
    """Messages that a stop, a reply or an opt-out prevented"""
    replied: int
    """Sequences that got a reply after this step and before the next"""
    bounced: int
    """Messages of this step that came back as undeliverable"""
    subjectTest: SequenceFunnelStepsItemSubjectTest | None
    """The comparison of `subject` and `subjectB` as they are now; null for a step with one subject"""
    reasons: dict[str, int]
    """Why steps were skipped, failed or were cancelled"""


class SequenceFunnelStepsItemSubjectTest(TypedDict):
    variants: list[SequenceFunnelStepsItemSubjectTestVariantsItem]
    """A, then B"""
    better: Literal["A", "B"] | None
    """The subject that gets more replies; null: too early to say. A difference by chance is named in at most 5 % of tests, however often it is read"""
    repliesNeeded: int
    """Replies that are still needed at the very least; 0 when the better one is known"""
    emailsNeeded: int | None
    """Emails after which the better one would be known if both continue as they did; null: no reply yet, or too alike"""


class SequenceFunnelStepsItemSubjectTestVariantsItem(TypedDict):
    variant: Literal["A", "B"]
    """A is `subject` of the step, B is its `subjectB`"""
    subject: str
    """First line that the reader of a mail sees; null for channels without one"""
    sent: int
    """People who got this subject"""
    replied: int
    """Those of them who replied to this step"""
    bounced: int
    """Those of them whose message came back"""


class SequenceRunPage(TypedDict):
    runs: list[SequenceRunPageRunsItem]
    """The latest start first"""
    pagination: SequenceRunPagePagination
    """Where this page stands in the list"""


class SequenceRunPageRunsItem(TypedDict):
    runId: str
    """Identifier of the run: one blueprint for one candidate"""
    state: Literal["running", "waiting", "completed", "stopped", "failed"]
    """`waiting`: for a time or an approval; `stopped`: by a user, a reply or an opt-out"""
    reason: str | None
    """Why it stopped or failed"""
    currentStepId: str | None
    """The step that runs or waits; null: none"""
    replied: bool
    """A reply ends the sequence, unless the blueprint says otherwise"""
    startedAt: str
    """When it began"""
    endedAt: str | None
    """When it ended; null while it runs"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talent: SequenceRunPageRunsItemTalent
    """The person"""
    currentStepName: str | None
    """As the blueprint calls the step of `currentStepId`"""


class SequenceRunPageRunsItemTalent(TypedDict):
    """The person"""
    id: str
    """The same as `talentId`: send it where a talent is asked for"""
    firstname: str | None
    """First name"""
    lastname: str | None
    """Last name"""
    jobTitle: str | None
    """Title of the current job"""


class SequenceRunPagePagination(TypedDict):
    """Where this page stands in the list"""
    page: int
    """Which page this is, as sent"""
    pageSize: int
    """How many items a page has at most"""
    total: int
    """How many items the whole list has"""
    hasNextPage: bool
    """Whether another page follows"""


class SequenceSimulation(TypedDict):
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""
    startsAt: str
    """When the sequences would start"""
    held: SequenceSimulationHeld
    """Messages that are delayed, by cause"""
    warnings: SequenceSimulationWarnings
    """What to check before a start; none of it prevents one"""
    candidates: list[SequenceSimulationCandidatesItem]
    """Those of this page, each with the talent"""


class SequenceSimulationHeld(TypedDict):
    """Messages that are delayed, by cause"""
    sending_window: int
    """Messages held until the sending hours begin"""
    account_limit: int
    """Messages held by the daily limit of the account"""
    person_contacted_today: int
    """Messages held because the person got one that day"""


class SequenceSimulationWarnings(TypedDict):
    """What to check before a start; none of it prevents one"""
    weekend: int
    """Messages that would leave on a Saturday or Sunday, in the time zone"""
    sameCompany: list[SequenceSimulationWarningsSameCompanyItem]
    """Companies of several of the candidates"""
    contactedRecently: list[SequenceSimulationWarningsContactedRecentlyItem]
    """Candidates whom a sequence wrote to in the last 30 days"""


class SequenceSimulationWarningsSameCompanyItem(TypedDict):
    company: str
    """Employer as the first profile names it"""
    candidateIds: list[str]
    """Candidates, as listing a sourcing answers them in `candidate.id`"""


class SequenceSimulationWarningsContactedRecentlyItem(TypedDict):
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    day: str
    """Last day on which a sequence wrote to the person"""


class SequenceSimulationCandidatesItem(TypedDict):
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    isRunning: bool
    """True: already in a running sequence of this blueprint; a start skips the candidate"""
    steps: list[SequenceSimulationCandidatesItemStepsItem]
    """The steps, in their order"""


class SequenceSimulationCandidatesItemStepsItem(TypedDict):
    stepId: str
    """Identifier of the step in its blueprint"""
    name: str
    """How users call it"""
    outcome: Literal["send", "skip", "fail", "not_reached"]
    """What became of the item"""
    reason: str | None
    """Why"""
    subjectVariant: Literal["A", "B"] | None
    """The subject that the person gets: A is `subject`, B is `subjectB`; null for a step with one subject"""
    isDraft: bool
    """True: the service generates the text when it is due; the text of the step is shown"""
    dueAt: str | None
    """When the step's own timing makes it due"""
    sendAt: str | None
    """When it would be sent, after the sending window, the limits of the account and the limit of one sequence per person and day"""
    heldBy: list[Literal["sending_window", "account_limit", "person_contacted_today"]]
    """Causes that delay sendAt after dueAt"""
    message: SequenceSimulationCandidatesItemStepsItemMessage | None
    """The message, even when no account can send it; null when it cannot be generated"""
    missing: list[Literal["firstname", "lastname", "candidateJobTitle", "candidateCompanyName", "candidateLocation", "sourcingJobTitle", "sourcingLocation", "recruiterFirstname", "recruiterLastname"]]
    """Variables of the text without a value; the step is then skipped"""


class SequenceSimulationCandidatesItemStepsItemMessage(TypedDict):
    subject: str | None
    """First line that the reader of a mail sees; null for channels without one"""
    content: str
    """What the person will read, with all variables filled in"""


class SequenceStatus(TypedDict):
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    sequences: list[SequenceStatusSequencesItem]
    """The sequences of the candidate"""


class SequenceStatusSequencesItem(TypedDict):
    runId: str
    """Identifier of the run: one blueprint for one candidate"""
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""
    state: Literal["running", "waiting", "completed", "stopped", "failed"]
    """`waiting`: for a time or an approval; `stopped`: by a user, a reply or an opt-out"""
    reason: str | None
    """Why it stopped or failed"""
    currentStepId: str | None
    """The step that runs or waits; null: none"""
    replied: bool
    """A reply ends the sequence, unless the blueprint says otherwise"""
    startedAt: str
    """When it began"""
    endedAt: str | None
    """When it ended; null while it runs"""
    steps: list[SequenceStatusSequencesItemStepsItem]
    """The steps, in their order"""


class SequenceStatusSequencesItemStepsItem(TypedDict):
    stepId: str
    """Identifier of the step in its blueprint"""
    name: str
    """How users call it"""
    state: Literal["pending", "waiting_approval", "waiting", "sending", "sent", "skipped", "failed", "cancelled"]
    """`waiting_approval` needs a user; `waiting` is held until its time"""
    dueAt: str | None
    """Not before this time; sending hours and daily limits may make it later"""
    doneAt: str | None
    """When the message left, or the step was skipped or failed; null: not yet"""
    reason: str | None
    """Why it waits, was skipped, failed or was cancelled"""
    draft: SequenceStatusSequencesItemStepsItemDraft | None
    """The draft that waits for approval"""


class SequenceStatusSequencesItemStepsItemDraft(TypedDict):
    subject: str | None
    """First line that the reader of a mail sees; null for channels without one"""
    content: str
    """What the person will read, with all variables filled in"""


class SequenceStep(TypedDict):
    id: str
    """Chosen by the client; unique within the blueprint"""
    name: str
    """Label of the step"""
    type: Literal["PRO_NETWORK", "CHAT_APP", "EMAIL", "SMS"]
    """Channel of the step"""
    proNetworkType: NotRequired[Literal["PRO_NETWORK_INVITATION", "PRO_NETWORK_INVITATION_WITH_MESSAGE", "PRO_NETWORK_MESSAGE", "PRO_NETWORK_INMAIL"]]
    """Required when type is PRO_NETWORK, forbidden otherwise"""
    content: str
    """Message body. Variables: {{firstname}}, {{lastname}}, {{candidateJobTitle}}, {{candidateCompanyName}}, {{candidateLocation}}, {{sourcingJobTitle}}, {{sourcingLocation}}, {{recruiterFirstname}}, {{recruiterLastname}}. Stored as an empty string for PRO_NETWORK_INVITATION"""
    subject: NotRequired[str]
    """Email subject, required when type is EMAIL; the same variables"""
    subjectB: NotRequired[str]
    """A second subject of an email, to compare: half of the people get each, always the same one. `GET /v1/sequence-blueprints/{blueprintId}/funnel` says which gets more replies"""
    temporalityType: Literal["ASAP", "DELAYED", "AFTER_INVITATION_SETTLED"]
    """When the step runs: at once, after a delay, or after the invitation was answered"""
    delay: NotRequired[SequenceStepDelay]
    """Required when temporalityType is DELAYED; at most 3650 days"""
    contentSource: NotRequired[Literal["manual", "suggestedByService"]]
    """Whether the content is written by a user or by the service"""
    config: NotRequired[SequenceStepConfig]
    """Settings of the step"""
    policy: NotRequired[SequenceStepPolicy]
    """Rules of the step"""


class SequenceStepDelay(TypedDict):
    """Required when temporalityType is DELAYED; at most 3650 days"""
    value: int
    """How many units to wait"""
    unit: Literal["day", "minute", "second"]
    """`value` counts these"""


class SequenceStepConfig(TypedDict):
    """Settings of the step"""
    userId: NotRequired[str]
    """Sender: a user of the workspace"""


class SequenceStepPolicy(TypedDict):
    """Rules of the step"""
    skipStepIfNoContact: NotRequired[bool]
    """Skips the step when the candidate has no contact for it"""
    autoValidateAIDraft: NotRequired[bool]
    """Sends a draft of the model without approval"""
    inviteTimeoutDays: NotRequired[int]
    """Days to wait for an answer to the invitation"""
    informs: NotRequired[bool]
    """The message tells one of your own people that you keep their data: `GET /v1/talents/notices` then shows them as told"""


class SessionRequiredError(TypedDict):
    """Sign in to continue."""
    code: Literal["session_required"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class ShareLink(TypedDict):
    shareLinkId: str
    """As creating or listing share links answers"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    createdBy: str
    """The user who is told of feedback"""
    candidateIds: list[str] | None
    """Null: everybody who is not rejected"""
    showsContacts: bool
    """Whether the page also shows email addresses and phone numbers"""
    createdAt: str
    """First moment of it; never changes"""
    expiresAt: str
    """When it stops working"""
    revokedAt: str | None
    """From when it was refused for good; null: it works"""
    openedAt: str | None
    """The last time"""


class ShareLinkCreated(TypedDict):
    shareLinkId: str
    """As creating or listing share links answers"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    createdBy: str
    """The user who is told of feedback"""
    candidateIds: list[str] | None
    """Null: everybody who is not rejected"""
    showsContacts: bool
    """Whether the page also shows email addresses and phone numbers"""
    createdAt: str
    """First moment of it; never changes"""
    expiresAt: str
    """When it stops working"""
    revokedAt: str | None
    """From when it was refused for good; null: it works"""
    openedAt: str | None
    """The last time"""
    url: str
    """Address, HTTPS"""


class ShareLinks(TypedDict):
    shareLinks: list[ShareLink]
    """At most 100, the newest first"""


class ShortlistFeedback(TypedDict):
    shareLinkId: str
    """As creating or listing share links answers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    thumb: Literal["up", "down"] | None
    """What the reader of the link thinks of the candidate; null when they only commented"""
    comment: str | None
    """What the reader of the link wrote; null when they wrote nothing"""
    author: str | None
    """The name that the reader of the link typed"""
    at: str
    """When it happened"""


class ShortlistFeedbackList(TypedDict):
    feedback: list[ShortlistFeedback]
    """What readers said"""


class SignInFailedError(TypedDict):
    """The email address or password is wrong."""
    code: Literal["sign_in_failed"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class Sourcing(TypedDict):
    sourcingId: str
    """As creating or listing sourcings answers"""
    name: str
    """How users call it"""
    status: Literal["in-progress", "closed"]
    """State"""
    jobTitle: str | None
    """Title of the current job"""
    location: str | None
    """Place"""
    description: str | None
    """What the sourcing is about, for its team"""
    ownerUserId: str | None
    """The user who owns the sourcing"""
    createdAt: str
    """ISO 8601 timestamp"""
    updatedAt: str
    """ISO 8601 timestamp"""
    candidateCount: int
    """Candidates in any status"""
    counts: dict[str, int]
    """Candidates per status, including empty global statuses"""


class SourcingActivity(TypedDict):
    activity: list[ActivityEntry]
    """What happened, the newest first"""
    pagination: SourcingActivityPagination
    """Where this page stands in the list"""


class SourcingActivityPagination(TypedDict):
    """Where this page stands in the list"""
    pageIndex: int
    """Number of the page, from 0"""
    pageSize: int
    """How many items a page has at most"""
    hasNextPage: bool
    """Whether another page follows"""


class SourcingCreated(TypedDict):
    sourcingId: str
    """As creating or listing sourcings answers"""
    name: str
    """How users call it"""


class SourcingFunnel(TypedDict):
    stages: list[SourcingFunnelStagesItem]
    """In this order"""


class SourcingFunnelStagesItem(TypedDict):
    stage: Literal["sourced", "green", "contacted", "replied", "interested"]
    """How far these candidates came, at least"""
    candidates: int
    """Those of this page, each with the talent"""


class SourcingPage(TypedDict):
    sourcings: list[Sourcing]
    """Those of this page, the newest first"""
    pagination: SourcingPagePagination
    """Where this page stands in the list"""


class SourcingPagePagination(TypedDict):
    """Where this page stands in the list"""
    page: int
    """Which page this is, as sent"""
    pageSize: int
    """How many items a page has at most"""
    total: int
    """How many items the whole list has"""
    hasNextPage: bool
    """Whether another page follows"""


class Sso(TypedDict):
    connection: SsoConnection | None
    """How members sign in at their own provider; null: they do not"""
    redirectUri: str
    """To enter at the provider"""
    signInUrl: str
    """Where the members of this workspace sign in"""


class SsoConnection(TypedDict):
    issuer: str
    """Address of the OpenID provider"""
    clientId: str
    """Identifier of the program"""
    roleClaim: str | None
    """Claim that decides the role; null: everybody gets the default role"""
    roles: list[SsoConnectionRolesItem]
    """The role for each value of the claim"""
    defaultRole: Literal["owner", "recruiter", "viewer"] | None
    """Role of people whom no value gives one; null: they are refused"""
    enforced: bool
    """Whether members can sign in at the provider only"""
    createdAt: str
    """ISO 8601"""
    identities: int
    """People who signed in with it"""


class SsoConnectionRolesItem(TypedDict):
    value: str
    """What the claim holds for these people"""
    role: Literal["owner", "recruiter", "viewer"]
    """`owner` can do everything; `recruiter` everything except managing keys, members and settings; `viewer` can only read"""


class StartedTalentImport(TypedDict):
    importId: str
    """The import that starting one answered"""
    status: Literal["queued"]
    """State"""


class StoredFilter(TypedDict):
    filterType: Literal["JOB_TITLE", "SENIORITY", "JOB_FUNCTION", "YEARS_OF_EXPERIENCE", "YEARS_IN_CURRENT_ROLE", "YEARS_AT_CURRENT_COMPANY", "LOCATION", "COUNTRY", "COMPANY", "CURRENT_COMPANY", "PAST_COMPANY", "INDUSTRY", "COMPANY_SIZE", "SKILL", "KEYWORD", "HEADLINE", "CERTIFICATION", "INTEREST", "LANGUAGE", "SCHOOL", "DEGREE", "FIELD_OF_STUDY", "HAS_CONTACT", "UPDATED_WITHIN", "FIRST_NAME", "LAST_NAME", "PRO_NETWORK_URL", "IN_SOURCING", "POOL", "MAJOR"]
    """What the filter looks at, such as `JOB_TITLE`; `GET /v1/search/filters` lists all with their values"""
    value: FilterValue
    """What to look for: a text, a number, a range or a list, as `GET /v1/search/filters` says for the type"""
    isRequired: bool
    """A required filter must match. A filter that is neither required nor excluded only raises the rank"""
    isExcluded: bool
    """Must not match"""
    isExactMatch: bool
    """Match the exact value, ignoring case and accents, instead of words, aliases and synonyms"""
    radius: NotRequired[float]
    """Kilometres around a place"""
    history: NotRequired[Literal["CURRENT", "PAST", "CURRENT_AND_PAST"]]
    """For titles, companies and industries; default: CURRENT_AND_PAST"""


class SubjectAccess(TypedDict):
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    talentIds: list[str]
    """With those that were merged into the person"""
    pool: Literal["own", "shared"]
    """`own`: the workspace's own people; `shared`: the people that all workspaces search"""
    workspace: SubjectAccessWorkspace
    """Who answers the person"""
    exportedAt: str
    """When this was read"""
    profile: TalentProfile
    """Who was judged, as of now; the verdict is of the version at `judgedAt`"""
    sourceId: str | None
    """The id in your own system"""
    fields: list[SubjectAccessFieldsItem]
    """When each field of the profile was said, and whether by hand"""
    contacts: list[SubjectAccessContactsItem]
    """Email addresses and phone numbers"""
    provenance: SubjectAccessProvenance | None
    """Null for a person of the shared pool, whom the operator brought"""
    originals: list[SubjectAccessOriginalsItem]
    """Files that the data was read from"""
    candidates: list[SubjectAccessCandidatesItem]
    """Those of this page, each with the talent"""
    verdicts: list[SubjectAccessVerdictsItem]
    """Verdicts about the person"""
    messages: list[SubjectAccessMessagesItem]
    """The messages, the earliest first"""
    suppressed: list[SubjectAccessSuppressedItem]
    """Addresses of the person that nobody may write to"""
    proposals: list[SubjectAccessProposalsItem]
    """Open proposals that the person is another of your people"""
    log: list[SubjectAccessLogItem]
    """What the audit log says of the person, newest first, at most 1,000"""


class SubjectAccessWorkspace(TypedDict):
    """Who answers the person"""
    workspaceId: str
    """The tenant that all data of a key belongs to"""
    name: str
    """How users call it"""


class SubjectAccessFieldsItem(TypedDict):
    field: str
    """Where the two people were compared, or what the profile says, such as `jobTitle`"""
    at: str
    """When it happened"""
    isEdit: bool
    """Whether a user changed the field by hand"""


class SubjectAccessContactsItem(TypedDict):
    kind: str
    """`email` or `phone`"""
    value: str
    """The address or the number"""
    provider: str
    """Who found the contact, or sends the messages, such as `dropcontact` or `imap`; `import` for contacts that came with a profile"""
    foundAt: str
    """When a provider, an import or a user gave the contact"""


class SubjectAccessProvenance(TypedDict):
    legalBasis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | None
    """The newest that a source stated, else that of the pool"""
    retention: SubjectAccessProvenanceRetention
    """How long people are kept"""
    notice: SubjectAccessProvenanceNotice
    """When and how the person was informed"""
    sources: list[SubjectAccessProvenanceSourcesItem]
    """Where the data came from, the latest first"""


class SubjectAccessProvenanceRetention(TypedDict):
    """How long people are kept"""
    months: int | None
    """Counted from `countedFrom`; null: until somebody decides"""
    countedFrom: str | None
    """When the newest source brought the person"""
    keptUntil: str | None
    """Until when somebody decided to keep the person"""
    endsAt: str | None
    """Null: no end"""
    atEnd: Literal["delete", "ask"]
    """What happens when the retention ends"""


class SubjectAccessProvenanceNotice(TypedDict):
    """When and how the person was informed"""
    dueAt: str
    """A month after the person was added"""
    informedAt: str | None
    """Null: not told yet"""
    how: Literal["email", "message", "phone", "letter", "in_person", "already_knew", "sequence"] | None
    """`already_knew`: the person gave the data; `sequence`: a message"""


class SubjectAccessProvenanceSourcesItem(TypedDict):
    kind: Literal["import", "request", "user", "edit"]
    """A file; a request with a key; a user in the console; a change by hand"""
    importId: str | None
    """The import that starting one answered"""
    fileName: str | None
    """The name of the imported file"""
    format: str | None
    """File format as recognised, such as `csv` or `pdf`"""
    actor: str
    """The user or key"""
    actorName: str | None
    """The name of the user; null for a key"""
    keyId: str | None
    """The key that was used; null for a user"""
    at: str
    """When it happened"""
    legalBasis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | None
    """As the source stated it; null: as the pool"""
    retentionMonths: int | None
    """As the source stated it; null: as the pool"""


class SubjectAccessOriginalsItem(TypedDict):
    fileName: str
    """As the sender named it; `file` when it had none"""
    format: str
    """File format as recognised, such as `csv` or `pdf`"""
    size: int
    """Size in bytes"""
    importId: str | None
    """The import that starting one answered"""
    storedAt: str
    """When the file was stored"""


class SubjectAccessCandidatesItem(TypedDict):
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    sourcing: str
    """How users call it"""
    status: str
    """State"""
    userRating: float | None
    """Stars given by a user, from 1 to 5"""
    notes: str | None
    """Notes of the users"""
    comments: list[SubjectAccessCandidatesItemCommentsItem]
    """What members said to each other of the person, oldest first"""
    createdAt: str
    """First moment of it; never changes"""
    history: list[SubjectAccessCandidatesItemHistoryItem]
    """Changes of the candidate, the latest first"""


class SubjectAccessCandidatesItemCommentsItem(TypedDict):
    text: str
    """The text, as written"""
    author: str
    """A user"""
    at: str
    """When it happened"""


SubjectAccessCandidatesItemHistoryItem = TypedDict("SubjectAccessCandidatesItemHistoryItem", {
    "change": "str",
    "from": "str | None",
    "to": "str | None",
    "actor": "str",
    "at": "str",
})


class SubjectAccessVerdictsItem(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    criterias: list[str]
    """The criteria, in the order sent"""
    verdict: str
    """`green`: meets the criteria; `amber`: in part, or not known; `red`: does not"""
    judge: str
    """The judge that gave the verdict"""
    judgedAt: str
    """When the talent was judged"""
    recap: str | None
    """The verdict in a sentence"""
    results: list[SubjectAccessVerdictsItemResultsItem]
    """The outcome of each criterion"""
    override: SubjectAccessVerdictsItemOverride | None
    """A user's verdict that replaces the judge's"""
    reviews: list[SubjectAccessVerdictsItemReviewsItem]
    """What users said of the person in review, oldest first"""


class SubjectAccessVerdictsItemResultsItem(TypedDict):
    title: str
    """Short name of the criterion"""
    status: str
    """State"""
    result: str
    """The outcome in words"""
    quotes: list[str]
    """Quotes of the profile that prove it"""


class SubjectAccessVerdictsItemOverride(TypedDict):
    verdict: str
    """`green`: meets the criteria; `amber`: in part, or not known; `red`: does not"""
    reason: str
    """Why"""
    at: str
    """When it happened"""


class SubjectAccessVerdictsItemReviewsItem(TypedDict):
    verdict: str | None
    """`green`: meets the criteria; `amber`: in part, or not known; `red`: does not"""
    rating: int | None
    """Stars, from 1 to 5"""
    note: str | None
    """A note of the reviewer"""
    at: str
    """When it happened"""


class SubjectAccessMessagesItem(TypedDict):
    channel: str
    """How the message travels: mail, professional network, chat or SMS"""
    outcome: str
    """What became of the item"""
    at: str
    """When it happened"""
    subject: str | None
    """First line that the reader of a mail sees; null for channels without one"""
    text: str | None
    """The text, as written"""
    repliedAt: str | None
    """When the person replied"""


class SubjectAccessSuppressedItem(TypedDict):
    address: str
    """Email address or phone number, in international form"""
    reason: str
    """Why"""


class SubjectAccessProposalsItem(TypedDict):
    proposalId: str
    """Identifier of the proposal that two people are one"""
    createdAt: str
    """First moment of it; never changes"""


class SubjectAccessLogItem(TypedDict):
    action: str
    """What was done"""
    actor: str
    """Who did it"""
    at: str
    """When it happened"""


class SubjectsFound(TypedDict):
    people: list[KnownPerson]
    """At most 20 who match"""


class Suppression(TypedDict):
    suppressionId: str
    """As adding or listing suppressions answers"""
    kind: Literal["email", "phone"] | None
    """Null for an address that a channel reported"""
    hint: str | None
    """A few letters of the address; null when no user entered it, and once the person is erased"""
    reason: Literal["unsubscribed", "bounced", "blocked"]
    """`unsubscribed`: the person wants no messages at any address; `bounced`: the address does not work; `blocked`: no messages to this address"""
    addedBy: str | None
    """A user or key id; null when the person or a mail server caused it"""
    createdAt: str
    """First moment of it; never changes"""


class SuppressionPage(TypedDict):
    suppressions: list[Suppression]
    """Those of this page, the newest first"""
    pagination: SuppressionPagePagination
    """Where this page stands in the list"""


class SuppressionPagePagination(TypedDict):
    """Where this page stands in the list"""
    page: int
    """Which page this is, as sent"""
    pageSize: int
    """How many items a page has at most"""
    total: int
    """How many items the whole list has"""
    hasNextPage: bool
    """Whether another page follows"""


class TalentContacts(TypedDict):
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    contactsLoading: bool
    """True while an enrichment is running"""
    emails: list[Contact]
    """Email addresses that were found"""
    phones: list[Contact]
    """Phone numbers that were found"""
    attempts: list[EnrichmentAttempt]
    """Calls to providers, oldest first; the last 100"""


class TalentHistory(TypedDict):
    sourcings: list[TalentHistorySourcingsItem]
    """Sourcings that the person is in, the last one first; at most 50"""
    verdicts: list[PersonVerdict]
    """Verdicts of castings on the person, the newest first; at most 50"""


class TalentHistorySourcingsItem(TypedDict):
    sourcingId: str
    """As creating or listing sourcings answers"""
    name: str
    """How users call it"""
    status: Literal["in-progress", "closed"]
    """State"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    statusHandle: str
    """Handle of the pipeline status"""
    addedAt: str
    """When the person was added"""
    contactedAt: str | None
    """The last message, or when the status was last set to CONTACTED"""
    repliedAt: str | None
    """When the person replied"""


class TalentImport(TypedDict):
    importId: str
    """The import that starting one answered"""
    status: Literal["queued", "running", "completed", "failed", "undone"]
    """State"""
    format: str | None
    """File format as recognised, such as `csv` or `pdf`"""
    fileName: str
    """As the sender named it; `file` when it had none"""
    dryRun: bool
    """Whether it only tells what would happen"""
    counts: TalentImportCounts
    """How many of each"""
    sourcing: TalentImportSourcing | None
    """What became of the candidates; null: the import names no sourcing"""
    problems: list[TalentImportProblemsItem]
    """Why the import failed, and the first rejected rows"""
    actor: str
    """The user or key"""
    keyId: str | None
    """The key that was used; null for a user"""
    legalBasis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | None
    """As stated for the file; null: as the pool"""
    retentionMonths: int | None
    """Months that the person is kept"""
    createdAt: str
    """First moment of it; never changes"""


class TalentImportCounts(TypedDict):
    """How many of each"""
    read: int
    """Rows or documents that are done"""
    created: int
    """People who are new to the pool"""
    updated: int
    """People of the pool, known by their id, whose profile changed"""
    merged: int
    """How many were merged with a known person"""
    proposed: int
    """People who may be somebody you have: decide with `GET /v1/identity-proposals`. They were created or updated too"""
    rejected: int
    """Rows that hold nobody who can be imported; `problems` says why"""


class TalentImportSourcing(TypedDict):
    sourcingId: str
    """As creating or listing sourcings answers"""
    candidates: int
    """New candidates of the sourcing"""
    notes: int
    """Notes that were added to candidates"""
    stages: list[TalentImportSourcingStagesItem]
    """At most 100, those of the most people first"""


class TalentImportSourcingStagesItem(TypedDict):
    stage: str
    """As the file says it"""
    statusHandle: str
    """The status of a new candidate at this stage"""
    isKnown: bool
    """False: the words are not known, so it is the first status"""
    people: int
    """How many people of the file are at this stage"""


class TalentImportProblemsItem(TypedDict):
    row: NotRequired[int]
    """Number of the row, from 1"""
    file: NotRequired[str]
    """Name of the file within an archive"""
    reason: str
    """Why"""


class TalentImportPreview(TypedDict):
    format: Literal["pdf", "docx", "odt", "rtf", "html", "txt", "csv", "xlsx", "jsonl", "json-resume", "json", "vcard", "hr-open-xml", "europass-xml", "zip"] | None
    """File format as recognised, such as `csv` or `pdf`"""
    system: str | None
    """The system that the export comes from, when it shows"""
    isTable: bool
    """The file has columns"""
    isRecognised: bool
    """Every column with values is understood, or was decided about: import it as it is"""
    columns: list[TalentImportPreviewColumnsItem]
    """The columns of the table"""
    fields: list[Literal["externalId", "firstname", "lastname", "name", "email", "phone", "proNetworkUrl", "url", "jobTitle", "organizationName", "headline", "summary", "city", "state", "country", "location", "gender", "photoUrl", "skills", "interests", "languages", "certifications", "schoolName", "degree", "major", "startDate", "endDate", "note", "job", "stage", "outcome", "appliedAt"]]
    """What `mapping` may name"""
    people: list[TalentImportPreviewPeopleItem]
    """The first ten people, as they would be imported"""
    problems: list[str]
    """Why the file cannot be read as it is"""


class TalentImportPreviewColumnsItem(TypedDict):
    heading: str
    """As written in the file"""
    field: Literal["externalId", "firstname", "lastname", "name", "email", "phone", "proNetworkUrl", "url", "jobTitle", "organizationName", "headline", "summary", "city", "state", "country", "location", "gender", "photoUrl", "skills", "interests", "languages", "certifications", "schoolName", "degree", "major", "startDate", "endDate", "note", "job", "stage", "outcome", "appliedAt"] | None
    """Null: the column is left out"""
    isCertain: bool
    """False: guessed from the values, or not understood"""
    isRemembered: bool
    """Decided for an earlier file of the workspace"""
    samples: list[str]
    """The first ten values"""


class TalentImportPreviewPeopleItem(TypedDict):
    firstname: str | None
    """First name"""
    lastname: str | None
    """Last name"""
    jobTitle: str | None
    """Title of the current job"""
    organizationName: str | None
    """Employer of the current job"""
    place: str | None
    """City and country"""
    email: str | None
    """Email address"""


class TalentImports(TypedDict):
    imports: list[TalentImport]
    """The imports of this page"""
    hasNextPage: bool
    """Whether another page follows"""


class TalentJudgedEvent(TypedDict):
    eventType: Literal["talent_judged"]
    """Type of the event, as in X-Service-Event"""
    castingId: str
    """The qualified search: starting one answers it"""
    customParams: dict[str, Any] | None
    """The object sent at the start or with the latest continue; null: none"""
    sentAt: str
    """When the event was written"""
    data: TalentJudgedEventData
    """The talent with its verdict"""


class TalentJudgedEventData(TypedDict):
    """The talent with its verdict"""
    talent: QualifiedTalent
    """The person"""


class TalentNotices(TypedDict):
    talents: list[TalentNoticesTalentsItem]
    """The people of this page"""
    waiting: int
    """People who were not told yet"""
    overdue: int
    """Of these, whose month is over"""
    hasNextPage: bool
    """Whether another page follows"""


class TalentNoticesTalentsItem(TypedDict):
    talent: TalentProfile
    """The person"""
    addedAt: str
    """When the person was added"""
    dueAt: str
    """A month after the person was added"""
    informedAt: str | None
    """Null: not told yet"""
    how: Literal["email", "message", "phone", "letter", "in_person", "already_knew", "sequence"] | None
    """`already_knew`: the person gave the data; `sequence`: a message"""
    isOverdue: bool
    """Whether the time to inform the person has passed"""


class TalentOriginal(TypedDict):
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    fileName: str
    """As the sender named it; `file` when it had none"""
    format: str
    """File format as recognised, such as `csv` or `pdf`"""
    mediaType: str
    """Media type, such as `application/pdf`"""
    size: int
    """In bytes"""
    importId: str | None
    """The import that starting one answered"""
    storedAt: str
    """When the file was stored"""
    spans: list[TalentOriginalSpansItem]
    """Where in the text each field was read"""
    lines: NotRequired[list[TalentOriginalLinesItem] | None]
    """Only with `as=text`; null for a file with positions, such as a PDF"""


class TalentOriginalSpansItem(TypedDict):
    path: str
    """JSON pointer into the profile as it was read: `/experiences/0/title`, `/contacts/emails/0`"""
    page: int | None
    """From 1; null when the format has no pages"""
    box: TalentOriginalSpansItemBox | None
    """From the left and top edge of the page; null when the format has no positions"""
    line: int | None
    """From 1; null for a PDF"""
    text: str
    """As it stands in the file"""


class TalentOriginalSpansItemBox(TypedDict):
    x: float
    """In points (1/72 inch)"""
    y: float
    """In points (1/72 inch)"""
    width: float
    """In points (1/72 inch)"""
    height: float
    """In points (1/72 inch)"""


class TalentOriginalLinesItem(TypedDict):
    line: int
    """As in `spans`"""
    text: str
    """The text, as written"""


class TalentProfile(TypedDict):
    id: str
    """The `talentId` to send when you add, read or enrich this person"""
    firstname: str | None
    """First name"""
    lastname: str | None
    """Last name"""
    gender: str | None
    """Free text from the source"""
    city: str | None
    """City of residence"""
    country: str | None
    """Country of residence"""
    jobTitle: str | None
    """Current job title"""
    summary: str | None
    """Summary in the own words of the profile"""
    state: str | None
    """State or region of residence"""
    headline: str | None
    """The line that the person shows under their name"""
    photoUrl: str | None
    """Address of a photo"""
    proNetworkUrl: str | None
    """Address of the profile on the professional network"""
    currentOrganization: TalentProfileCurrentOrganization | None
    """The current employer"""
    experiences: list[Experience]
    """Jobs, the latest first"""
    educations: list[Education]
    """Studies, the latest first"""
    skills: list[str]
    """As the profile lists them; a search also finds other spellings of them"""
    interests: list[str]
    """What the person says to care about outside of work"""
    languages: list[TalentProfileLanguagesItem]
    """Languages spoken"""
    certifications: list[TalentProfileCertificationsItem]
    """Certificates"""


class TalentProfileCurrentOrganization(TypedDict):
    id: str | None
    """Of the source that the profile came from; null when it gives none"""
    name: str | None
    """Employer, as the profile writes it"""
    logoUrl: str | None
    """Address of a logo"""


class TalentProfileLanguagesItem(TypedDict):
    name: str
    """In English, such as `French`"""
    proficiency: Literal["elementary", "limited_working", "professional_working", "full_professional", "native_or_bilingual"] | None
    """How well the language is spoken"""


class TalentProfileCertificationsItem(TypedDict):
    name: str
    """Of the certificate, as the profile writes it"""
    organizationName: str | None
    """Employer or issuer, as the profile writes it"""
    startDate: str | None
    """ISO 8601 timestamp"""
    endDate: str | None
    """ISO 8601 timestamp"""


class TalentProvenance(TypedDict):
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    pool: Literal["own"]
    """`own`: the workspace's own people; `shared`: the people that all workspaces search"""
    legalBasis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | None
    """The newest that a source stated, else that of the pool"""
    retention: TalentProvenanceRetention
    """How long people are kept"""
    notice: TalentProvenanceNotice
    """When and how the person was informed"""
    sources: list[TalentProvenanceSourcesItem]
    """Newest first, at most 100"""


class TalentProvenanceRetention(TypedDict):
    """How long people are kept"""
    months: int | None
    """Counted from `countedFrom`; null: until somebody decides"""
    countedFrom: str | None
    """When the newest source brought the person"""
    keptUntil: str | None
    """Until when somebody decided to keep the person"""
    endsAt: str | None
    """Null: no end"""
    atEnd: Literal["delete", "ask"]
    """What happens when the retention ends"""


class TalentProvenanceNotice(TypedDict):
    """When and how the person was informed"""
    dueAt: str
    """A month after the person was added"""
    informedAt: str | None
    """Null: not told yet"""
    how: Literal["email", "message", "phone", "letter", "in_person", "already_knew", "sequence"] | None
    """`already_knew`: the person gave the data; `sequence`: a message"""


class TalentProvenanceSourcesItem(TypedDict):
    kind: Literal["import", "request", "user", "edit"]
    """A file; a request with a key; a user in the console; a change by hand"""
    importId: str | None
    """The import that starting one answered"""
    fileName: str | None
    """The name of the imported file"""
    format: str | None
    """File format as recognised, such as `csv` or `pdf`"""
    actor: str
    """The user or key"""
    actorName: str | None
    """The name of the user; null for a key"""
    keyId: str | None
    """The key that was used; null for a user"""
    at: str
    """When it happened"""
    legalBasis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | None
    """As the source stated it; null: as the pool"""
    retentionMonths: int | None
    """As the source stated it; null: as the pool"""


class TemporalUnavailableError(TypedDict):
    """The workflow engine is unavailable."""
    code: Literal["temporal_unavailable"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class TestEmail(TypedDict):
    sentTo: str
    """Your address"""
    subject: str
    """First line that the reader of a mail sees; null for channels without one"""
    subjectVariant: Literal["A", "B"] | None
    """Which of two subjects the candidate will get; null for a step with one"""


class Text(TypedDict):
    en: str
    """In English"""
    fr: str
    """In French"""


class TooManySearchTransactionsError(TypedDict):
    """At most 100 related search transactions can be sent."""
    code: Literal["too_many_search_transactions"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class UnmergedTalent(TypedDict):
    talentId: str
    """The person that is somebody of their own again"""
    fromTalentId: str
    """The person that they were merged into"""


class UnreadNotifications(TypedDict):
    unread: int
    """Notifications that you have not read yet"""


class UsageWindows(TypedDict):
    at: str
    """When the windows were read"""
    keys: list[KeyWindows]
    """The keys with their windows"""


class ValidationError(TypedDict):
    """The request is not valid."""
    code: Literal["validation_error"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""
    issues: list[Issue]
    """What is wrong with the input, all at once"""


class VerdictExplanation(TypedDict):
    castingId: str
    """The qualified search: starting one answers it"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    aiVerdict: Literal["green", "amber", "red"]
    """The judge's verdict"""
    judgedAt: str
    """When the talent was judged; current jobs were counted up to this moment"""
    scoringLanguage: Literal["en", "fr"] | None
    """Language of the verdicts; null for searches from before there was a choice"""
    judge: VerdictExplanationJudge
    """The judge that gave the verdict"""
    profile: VerdictExplanationProfile
    """Which version of the profile was judged"""
    recap: str
    """The verdict in a sentence"""
    rule: VerdictRule
    """The verdict rule applied to the stored statuses"""
    criterias: list[VerdictExplanationCriteriasItem]
    """The criteria, in the order sent"""
    replay: VerdictExplanationReplay
    """The judgement repeated today; it can differ when the profile or the version of the judge has changed"""


class VerdictExplanationJudge(TypedDict):
    """The judge that gave the verdict"""
    id: str
    """Method and version, such as `rules/12`: verdicts of different ones may differ"""
    kind: Literal["rules", "model", "other"]
    """`rules` compute from the profile; `model` asks a language model"""
    model: str | None
    """The language model; null: none"""
    version: str
    """Version of the rules, or of the prompt sent to the model"""
    inUse: str
    """Id of the judge in use now"""


class VerdictExplanationProfile(TypedDict):
    """Which version of the profile was judged"""
    versionJudged: int
    """Goes up with each change of the profile; this is the one the judge saw"""
    versionNow: int
    """Version of today"""
    changed: bool
    """The profile has changed since then; the rules are applied to its current version"""


class VerdictExplanationCriteriasItem(TypedDict):
    criterion: str
    """The criterion as written"""
    stored: ScoredCriterion
    """The stored result that led to the verdict"""
    rules: VerdictExplanationCriteriasItemRules
    """What the rules read and compute, even when a model judged"""


class VerdictExplanationCriteriasItemRules(TypedDict):
    """What the rules read and compute, even when a model judged"""
    title: str
    """Short name of the criterion"""
    combination: VerdictExplanationCriteriasItemRulesCombination
    """How the parts of the criterion are combined"""
    parts: list[ExplainedPart]
    """The parts of the criterion"""
    status: Literal["met", "partially_met", "not_met", "unknown"]
    """State"""
    result: str
    """The outcome in words"""
    references: list[ScoringReference]
    """Quotes of the profile that prove it"""
    decided: bool
    """True: the rules allow no other status, and a model cannot change it"""


class VerdictExplanationCriteriasItemRulesCombination(TypedDict):
    """How the parts of the criterion are combined"""
    of: Literal["one", "all", "any", "some"]
    """How many of the parts must hold"""
    atLeast: int | None
    """How many parts must be met; null: all or any, as the kind says"""


class VerdictExplanationReplay(TypedDict):
    """The judgement repeated today; it can differ when the profile or the version of the judge has changed"""
    verdict: Literal["green", "amber", "red"]
    """`green`: meets the criteria; `amber`: in part, or not known; `red`: does not"""
    same: bool
    """Whether the verdict is the same"""
    differences: list[VerdictExplanationReplayDifferencesItem]
    """Criteria whose status differs"""


class VerdictExplanationReplayDifferencesItem(TypedDict):
    criterion: int
    """Index in `criterias`"""
    title: str
    """Short name of the criterion"""
    stored: Literal["met", "partially_met", "not_met", "unknown"]
    """Status as it was judged"""
    now: Literal["met", "partially_met", "not_met", "unknown"]
    """Status as it would be judged now"""


VerdictOverride: TypeAlias = "VerdictOverrideValue | None"


class VerdictOverrideValue(TypedDict):
    verdict: Literal["green", "amber", "red"]
    """`green`: meets the criteria; `amber`: in part, or not known; `red`: does not"""
    reason: str
    """Why"""
    userId: str | None
    """The user who overrode the verdict; null when a key without an owner was used"""
    at: str
    """When it happened"""


VerdictReview: TypeAlias = "VerdictReviewValue | None"


class VerdictReviewValue(TypedDict):
    verdict: Literal["green", "amber", "red"] | None
    """The user's own verdict, also when it agrees with the judge's; null: none"""
    rating: int | None
    """Stars, from 1 to 5"""
    note: str | None
    """A note of the reviewer"""
    userId: str | None
    """The user who changed it last; null when a key without an owner was used"""
    at: str
    """When it happened"""


class VerdictRule(TypedDict):
    criterias: int
    """The criteria, in the order sent"""
    counts: VerdictRuleCounts
    """How many of each"""
    points: float
    """One per `met`, half per `partially_met` and `unknown`"""
    half: float
    """Half of the maximum; fewer points are `red`"""
    verdict: Literal["green", "amber", "red"]
    """`green`: meets the criteria; `amber`: in part, or not known; `red`: does not"""
    arithmetic: str
    """How the statuses add up to the verdict, as one line of text"""


class VerdictRuleCounts(TypedDict):
    """How many of each"""
    met: int
    """How many meet it"""
    partially_met: int
    """How many meet it in part"""
    not_met: int
    """How many do not meet it"""
    unknown: int
    """Of how many the profile does not tell"""


class WaveFinishedEvent(TypedDict):
    eventType: Literal["wave_finished"]
    """Type of the event, as in X-Service-Event"""
    castingId: str
    """The qualified search: starting one answers it"""
    customParams: dict[str, Any] | None
    """The object sent at the start or with the latest continue; null: none"""
    sentAt: str
    """When the event was written"""
    data: WaveFinishedEventData
    """Where the search stands"""


class WaveFinishedEventData(TypedDict):
    """Where the search stands"""
    status: Literal["running", "can_continue", "pool_exhausted", "failed_retryable"]
    """State"""
    nextAction: Literal["wait", "continue", "retry", "done"]
    """What can be done: `wait` for the call, `continue` with another one, `retry` the failed one; `done`: nothing is left"""
    counts: WaveFinishedEventDataCounts
    """Verdicts of the whole search"""
    creditsCharged: int
    """API credits spent so far by the search"""


class WaveFinishedEventDataCounts(TypedDict):
    """Verdicts of the whole search"""
    green: int
    """Talents that meet the criteria"""
    amber: int
    """Talents that meet them in part, or of whom too little is known"""
    red: int
    """Talents that do not meet them"""


class WebhookSecretRotated(TypedDict):
    webhookSecret: str
    """`whsec_...`, for a library of Standard Webhooks"""
    createdAt: str
    """First moment of it; never changes"""
    previousUntil: str | None
    """Until when the secret before it signs too, ISO 8601; null: only one signs"""


class WebhookSecretState(TypedDict):
    signed: bool
    """Whether the webhooks of all searches are signed"""
    createdAt: str | None
    """ISO 8601; null: there is no secret"""
    previousUntil: str | None
    """Until when the secret before it signs too, ISO 8601; null: only one signs"""


class Workspace(TypedDict):
    workspaceId: str
    """The tenant that all data of a key belongs to"""
    name: str
    """How users call it"""
    language: Literal["en", "fr"] | None
    """For users who have not chosen a language"""
    country: str | None
    """ISO 3166-1 alpha-2. Prompts mean its places first: \"Georgia\", \"Birmingham\""""
    protectedProxies: Literal["warn", "strict"]
    """Words that often stand for a protected attribute (\"native speaker\", \"recent graduate\"): `warn` allows them with a warning, `strict` refuses prompts, criteria and filters that have them"""
    createdAt: str
    """First moment of it; never changes"""
    capabilities: list[Literal["create_sourcings", "use_outreach_integrations", "erase_talents"]]
    """What the plan includes"""
    balances: WorkspaceBalances
    """Credits of the workspace"""
    prices: WorkspacePrices
    """Prices of this installation, in workspace credits"""


class WorkspaceBalances(TypedDict):
    """Credits of the workspace"""
    apiCredits: int
    """For searches and verdicts: one for a person found, two for a person judged"""
    workspaceCredits: int
    """For contacts and candidates, at the prices of `GET /v1/workspace`"""
    reserved: int
    """API credits that running searches have reserved"""


class WorkspacePrices(TypedDict):
    """Prices of this installation, in workspace credits"""
    addCandidate: int
    """Workspace credits for each talent that is added to a sourcing"""
    enrichEmail: int
    """Workspace credits for each email address that is found"""
    enrichPhone: int
    """Workspace credits for each phone number that is found"""


class WorkspaceDelivery(TypedDict):
    deliveryId: str
    """X-Service-Delivery-Id"""
    eventType: Literal["talent_judged", "wave_finished", "pool_exhausted"]
    """A verdict, the end of a call, or the end of a call because nobody is left"""
    talentId: str | None
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    runId: str
    """X-Service-Source-Id"""
    url: str
    """Address, HTTPS"""
    state: Literal["waiting", "sending", "delivered", "failed"]
    """Stays `sending` when the sending process died; such a delivery is not resumed"""
    error: str | None
    """Why the last attempt got no response, or why no attempt was made"""
    attempts: list[WorkspaceDeliveryAttemptsItem]
    """Attempts so far, the earliest first"""
    createdAt: str
    """First moment of it; never changes"""
    deliveredAt: str | None
    """When the receiver accepted it"""
    failedAt: str | None
    """When it was given up"""
    castingId: str
    """The qualified search: starting one answers it"""


class WorkspaceDeliveryAttemptsItem(TypedDict):
    attempt: int
    """Number of the attempt, from 1"""
    sending: int
    """1: sent by the service; 2 and more: resent on request"""
    startedAt: str
    """When it began"""
    durationMs: int
    """How long it took, in milliseconds"""
    status: int | None
    """State"""
    error: str | None
    """What went wrong"""
    answer: str | None
    """The first 2 KB of the response body"""


class WorkspaceDeliveryPage(TypedDict):
    deliveries: list[WorkspaceDelivery]
    """Those of this page, the newest first, each with its attempts"""
    nextPageCursor: str | None
    """Send it as `cursor` for the next page; null on the last one"""


WorkspaceEvent: TypeAlias = "WorkspaceEventCandidateAdded | WorkspaceEventCandidateStatusChanged | WorkspaceEventCandidateChanged | WorkspaceEventCandidateRemoved | WorkspaceEventCommentAdded | WorkspaceEventCommentDeleted | WorkspaceEventSourcingCreated | WorkspaceEventSourcingChanged | WorkspaceEventVerdictReviewed | WorkspaceEventContactFound | WorkspaceEventMessageSent | WorkspaceEventMessageReplied | WorkspaceEventMessageBounced | WorkspaceEventMessageUnsubscribed | WorkspaceEventInvitationAccepted | WorkspaceEventAccountDisconnected | WorkspaceEventImportFinished | WorkspaceEventAlertMatched | WorkspaceEventShortlistFeedback"


class WorkspaceEventCandidateAdded(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["candidate.added"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventCandidateAddedData
    """What changed, by its identifiers"""


class WorkspaceEventCandidateAddedData(TypedDict):
    """What changed, by its identifiers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    statusHandle: str
    """Handle of the pipeline status"""
    castingId: str | None
    """The qualified search that found the talent"""


class WorkspaceEventCandidateStatusChanged(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["candidate.status_changed"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventCandidateStatusChangedData
    """What changed, by its identifiers"""


WorkspaceEventCandidateStatusChangedData = TypedDict("WorkspaceEventCandidateStatusChangedData", {
    "candidateId": "str",
    "talentId": "str",
    "sourcingId": "str",
    "from": "str | None",
    "to": "str",
    "cause": "str",
})


class WorkspaceEventCandidateChanged(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["candidate.changed"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventCandidateChangedData
    """What changed, by its identifiers"""


class WorkspaceEventCandidateChangedData(TypedDict):
    """What changed, by its identifiers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    changed: list[Literal["userRating", "notes", "ownerUserId"]]
    """The fields with a new value"""
    userRating: int | None
    """Stars given by a user, from 1 to 5"""
    ownerUserId: str | None
    """The user who takes care of the candidate"""


class WorkspaceEventCandidateRemoved(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["candidate.removed"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventCandidateRemovedData
    """What changed, by its identifiers"""


class WorkspaceEventCandidateRemovedData(TypedDict):
    """What changed, by its identifiers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""


class WorkspaceEventCommentAdded(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["comment.added"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventCommentAddedData
    """What changed, by its identifiers"""


class WorkspaceEventCommentAddedData(TypedDict):
    """What changed, by its identifiers"""
    commentId: str
    """As listing comments answers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    authorUserId: str
    """Who wrote the comment, also when they have left"""
    mentionedUserIds: list[str]
    """Members whom the text names"""


class WorkspaceEventCommentDeleted(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["comment.deleted"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventCommentDeletedData
    """What changed, by its identifiers"""


class WorkspaceEventCommentDeletedData(TypedDict):
    """What changed, by its identifiers"""
    commentId: str
    """As listing comments answers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    authorUserId: str
    """Who wrote the comment, also when they have left"""


class WorkspaceEventSourcingCreated(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["sourcing.created"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventSourcingCreatedData
    """What changed, by its identifiers"""


class WorkspaceEventSourcingCreatedData(TypedDict):
    """What changed, by its identifiers"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    status: Literal["in-progress", "closed"]
    """State"""
    ownerUserId: str | None
    """The user who owns the sourcing"""


class WorkspaceEventSourcingChanged(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["sourcing.changed"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventSourcingChangedData
    """What changed, by its identifiers"""


class WorkspaceEventSourcingChangedData(TypedDict):
    """What changed, by its identifiers"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    status: Literal["in-progress", "closed"]
    """State"""
    ownerUserId: str | None
    """The user who owns the sourcing"""
    changed: list[Literal["name", "status", "jobTitle", "location", "description", "ownerUserId"]]
    """The fields with a new value"""


class WorkspaceEventVerdictReviewed(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["verdict.reviewed"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventVerdictReviewedData
    """What changed, by its identifiers"""


class WorkspaceEventVerdictReviewedData(TypedDict):
    """What changed, by its identifiers"""
    castingId: str
    """The qualified search: starting one answers it"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    verdict: Literal["green", "amber", "red"] | None
    """A user's own verdict; null: the judge's stands"""
    rating: int | None
    """1 to 5 stars"""
    noted: bool
    """Whether the review has a note"""


class WorkspaceEventContactFound(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["contact.found"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventContactFoundData
    """What changed, by its identifiers"""


class WorkspaceEventContactFoundData(TypedDict):
    """What changed, by its identifiers"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    kind: Literal["email", "phone"]
    """An email address or a phone number"""
    provider: str
    """Who found the contact, or sends the messages, such as `dropcontact` or `imap`; `import` for contacts that came with a profile"""
    creditsCharged: int
    """Workspace credits"""


class WorkspaceEventMessageSent(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["message.sent"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventMessageSentData
    """What changed, by its identifiers"""


class WorkspaceEventMessageSentData(TypedDict):
    """What changed, by its identifiers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""
    stepId: str | None
    """Identifier of the step in its blueprint"""
    channel: Literal["email", "proNetwork", "chat_app", "sms"]
    """How the message travels: mail, professional network, chat or SMS"""


class WorkspaceEventMessageReplied(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["message.replied"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventMessageRepliedData
    """What changed, by its identifiers"""


class WorkspaceEventMessageRepliedData(TypedDict):
    """What changed, by its identifiers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""


class WorkspaceEventMessageBounced(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["message.bounced"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventMessageBouncedData
    """What changed, by its identifiers"""


class WorkspaceEventMessageBouncedData(TypedDict):
    """What changed, by its identifiers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""


class WorkspaceEventMessageUnsubscribed(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["message.unsubscribed"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventMessageUnsubscribedData
    """What changed, by its identifiers"""


class WorkspaceEventMessageUnsubscribedData(TypedDict):
    """What changed, by its identifiers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""


class WorkspaceEventInvitationAccepted(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["invitation.accepted"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventInvitationAcceptedData
    """What changed, by its identifiers"""


class WorkspaceEventInvitationAcceptedData(TypedDict):
    """What changed, by its identifiers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""


class WorkspaceEventAccountDisconnected(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["account.disconnected"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventAccountDisconnectedData
    """What changed, by its identifiers"""


class WorkspaceEventAccountDisconnectedData(TypedDict):
    """What changed, by its identifiers"""
    accountId: str
    """As connecting or listing channel accounts answers"""
    channel: Literal["email", "proNetwork", "chat_app", "sms"]
    """How the message travels: mail, professional network, chat or SMS"""
    provider: str
    """Who found the contact, or sends the messages, such as `dropcontact` or `imap`; `import` for contacts that came with a profile"""
    reason: str | None
    """A code; null when a user disconnected it"""


class WorkspaceEventImportFinished(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["import.finished"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventImportFinishedData
    """What changed, by its identifiers"""


class WorkspaceEventImportFinishedData(TypedDict):
    """What changed, by its identifiers"""
    importId: str
    """The import that starting one answered"""
    status: Literal["completed", "failed"]
    """State"""
    dryRun: bool
    """Whether it only tells what would happen"""
    created: int
    """People who are new to the pool"""
    updated: int
    """People of the pool, known by their id, whose profile changed"""
    merged: int
    """How many were merged with a known person"""
    rejected: int
    """Rows that hold nobody who can be imported; `problems` says why"""


class WorkspaceEventAlertMatched(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["alert.matched"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventAlertMatchedData
    """What changed, by its identifiers"""


class WorkspaceEventAlertMatchedData(TypedDict):
    """What changed, by its identifiers"""
    savedSearchId: str
    """As saving or listing searches answers"""
    day: str
    """The day of the alert in UTC, `2026-03-02`"""
    newMatches: int
    """People who match now and did not before"""


class WorkspaceEventShortlistFeedback(TypedDict):
    id: str
    """Identifies the event, and is a cursor: `after` takes it"""
    type: Literal["shortlist.feedback"]
    """What happened; it decides the fields of `data`"""
    at: str
    """When the change was made, ISO 8601"""
    data: WorkspaceEventShortlistFeedbackData
    """What changed, by its identifiers"""


class WorkspaceEventShortlistFeedbackData(TypedDict):
    """What changed, by its identifiers"""
    shareLinkId: str
    """As creating or listing share links answers"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    thumb: Literal["up", "down"] | None
    """What the reader of the link thinks of the candidate; null when they only commented"""
    commented: bool
    """Whether the feedback has a comment"""


class WorkspaceSuspendedError(TypedDict):
    """This workspace is suspended. Ask the operator of this service to resume it."""
    code: Literal["workspace_suspended"]
    """For programs: it stays the same in all languages and versions"""
    message: str
    """What happened and what to do, for people"""
    debugTrackingCode: str
    """Unique per request, as in X-Request-Id; quote it to support"""


class ListFilterTypesData(TypedDict):
    """The payload"""
    filterTypes: list[FilterType]
    """Every type of filter"""


class StartQualifiedSearchTarget(TypedDict):
    """Limits of this call: stop after this number of greens, spend at most this number of credits"""
    greens: NotRequired[int]
    """The call ends when it has found this many greens"""
    maxCredits: NotRequired[int]
    """The call spends at most this many credits, two per talent"""


class StartQualifiedSearchWebhook(TypedDict):
    """Where events are sent"""
    url: str
    """HTTPS; not localhost, not a private address, not a cloud metadata endpoint"""
    verdicts: NotRequired[list[Literal["green", "amber", "red"]]]
    """Verdicts whose talents are sent as `talent_judged`"""
    signed: NotRequired[bool]
    """True: sign the events with a new secret of this search, answered once as `webhookSecret`. Otherwise they are signed when the workspace has a secret"""


class StartQualifiedSearchByPromptTarget(TypedDict):
    """Limits of this call: stop after this number of greens, spend at most this number of credits"""
    greens: NotRequired[int]
    """The call ends when it has found this many greens"""
    maxCredits: NotRequired[int]
    """The call spends at most this many credits, two per talent"""


class StartQualifiedSearchByPromptWebhook(TypedDict):
    """Where events are sent"""
    url: str
    """HTTPS; not localhost, not a private address, not a cloud metadata endpoint"""
    verdicts: NotRequired[list[Literal["green", "amber", "red"]]]
    """Verdicts whose talents are sent as `talent_judged`"""
    signed: NotRequired[bool]
    """True: sign the events with a new secret of this search, answered once as `webhookSecret`. Otherwise they are signed when the workspace has a secret"""


class ContinueQualifiedSearchTarget(TypedDict):
    """Limits of the call"""
    greens: NotRequired[int]
    """The call ends when it has found this many greens"""
    maxCredits: NotRequired[int]
    """The call spends at most this many credits, two per talent"""


class ContinueQualifiedSearchWebhook(TypedDict):
    """Where events are sent"""
    url: str
    """HTTPS; not localhost, not a private address, not a cloud metadata endpoint"""
    verdicts: NotRequired[list[Literal["green", "amber", "red"]]]
    """Verdicts whose talents are sent as `talent_judged`"""
    signed: NotRequired[bool]
    """True: sign the events with a new secret of this search, answered once as `webhookSecret`. Otherwise they are signed when the workspace has a secret"""


class EnrichContactData(TypedDict):
    """The payload"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    proNetworkUrl: str
    """In its canonical form"""
    enrichmentType: Literal["phone", "personalEmail", "all"]
    """What is looked for: the phone number, the personal email address, or both"""


class EnrichCandidateData(TypedDict):
    """The payload"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    enrichmentType: Literal["phone", "personalEmail", "all"]
    """What is looked for: the phone number, the personal email address, or both"""


class ListEnrichmentProvidersData(TypedDict):
    """The payload"""
    providers: list[EnrichmentProvider]
    """Each with what it can do"""


class RemoveEnrichmentProviderData(TypedDict):
    """The payload"""
    providerId: str
    """As setting or listing enrichment providers answers"""
    removed: Literal[True]
    """Always true: it is gone, or was gone before"""


class ListSequenceBlueprintsData(TypedDict):
    """The payload"""
    blueprints: list[SequenceBlueprint]
    """The blueprints of this page"""
    pagination: ListSequenceBlueprintsDataPagination
    """Where this page stands in the list"""


class ListSequenceBlueprintsDataPagination(TypedDict):
    """Where this page stands in the list"""
    page: int
    """Which page this is, as sent"""
    pageSize: int
    """How many items a page has at most"""
    total: int
    """How many items the whole list has"""
    hasNextPage: bool
    """Whether another page follows"""


class DeleteSequenceBlueprintData(TypedDict):
    """The payload"""
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""


class StartSequenceData(TypedDict):
    """The payload"""
    started: bool
    """Whether any sequence was started"""
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""
    candidateCount: int
    """Number of candidates in candidateIds; no candidate is enrolled twice"""


class StopSequencesOfBlueprintData(TypedDict):
    """The payload"""
    blueprintId: str
    """A sequence of steps, as creating or listing blueprints answers"""
    stopped: int
    """Sequences that were running"""


class StopSequencesOfCandidateData(TypedDict):
    """The payload"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    stopped: int
    """Sequences that were running"""


class ApproveSequenceStepData(TypedDict):
    """The payload"""
    runId: str
    """Identifier of the run: one blueprint for one candidate"""
    stepId: str
    """Identifier of the step in its blueprint"""
    approvedAt: str
    """When the draft was approved"""


class MarkConversationData(TypedDict):
    """The payload"""
    candidateId: str
    """A talent in one sourcing, as adding it or listing the sourcing answers; the same person in two sourcings has two"""
    talent: MarkConversationDataTalent
    """The person"""
    sourcing: MarkConversationDataSourcing
    """The sourcing of the candidate"""
    statusHandle: str
    """Handle of the pipeline status"""
    channel: Literal["email", "proNetwork", "chat_app", "sms"]
    """Channel of the last reply"""
    lastReplyAt: str
    """When the candidate replied last"""
    preview: str | None
    """Start of the last reply; null when it was not kept"""
    unread: bool
    """For the whole workspace: nobody has read the last reply"""
    answeredAt: str | None
    """When somebody last answered from here"""
    assignee: MarkConversationDataAssignee | None
    """The user who takes care of it; null: nobody"""
    mark: Literal["interested", "not_now", "wrong_person"] | None
    """What the reply means; null: nobody has said"""
    markedAt: str | None
    """When a user last said what the reply means; null: nobody has"""
    stopped: int
    """Sequences that were running"""


class MarkConversationDataTalent(TypedDict):
    """The person"""
    id: str
    """The same as `talentId`: send it where a talent is asked for"""
    firstname: str | None
    """First name"""
    lastname: str | None
    """Last name"""
    jobTitle: str | None
    """Title of the current job"""
    companyName: str | None
    """Name of the current employer"""


class MarkConversationDataSourcing(TypedDict):
    """The sourcing of the candidate"""
    sourcingId: str
    """As creating or listing sourcings answers"""
    name: str
    """How users call it"""


class MarkConversationDataAssignee(TypedDict):
    userId: str
    """A member of the workspace, as listing members answers"""
    name: str
    """As the console shows the member"""


class ListChannelProvidersData(TypedDict):
    """The payload"""
    providers: list[ChannelProvider]
    """Each with what it can do"""


class ListChannelAccountsData(TypedDict):
    """The payload"""
    accounts: list[ChannelAccount]
    """The channel accounts"""


class EraseTalentData(TypedDict):
    """The payload"""
    talentId: str
    """A person of the index: `id` of a search result, `talentId` of a verdict"""
    erasedAt: str
    """When the person was first erased"""
    removed: ErasureCounts
    """How many records of each kind the erasure deleted"""
    searchIndex: NotRequired[Literal["removed", "pending"]]
    """With a search cluster only. removed: searches find the person no more, and the files of the cluster are rewritten within minutes. pending: the cluster is away, and follows when it is back"""
    sharedSnapshots: NotRequired[Literal["removed", "pending"]]
    """With SNAPSHOT_URL only. removed: no snapshot of the index that held the person is left there. pending: it could not be reached, and the next process that writes there removes them"""
    summary: list[str]
    """The receipt as sentences, in the key owner's language"""

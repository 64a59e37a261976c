# Generated from the operation table by `npm run generate`; do not edit.
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from . import models_gen as m
from .core import UNSET, CallOptions, Unset, UploadFile
from .listing import AsyncListing, Listing
from .resource import AsyncResource, Resource

if TYPE_CHECKING:
    from .client import AsyncGreenroom, Greenroom


class ApiKeysResource(Resource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.ApiKeys, m.ApiKey]:
        """List the workspace's API keys.
        
        Oldest first, including revoked keys. Secrets are never returned."""
        return Listing(self._client, "listApiKeys", {}, options)

    def change(
        self,
        key_id: str,
        *,
        name: str | Unset = UNSET,
        scopes: Sequence[Literal["read", "spend", "send", "admin"]] | Unset = UNSET,
        limits: m.KeyLimits | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.ApiKey:
        """Change an API key.
        
        Takes effect with the next request. A call made with a key can only remove scopes and lower limits; adding a scope or raising a limit answers 403 `only_narrows`. A user who is signed in to the console can also add and raise them."""
        data: m.ApiKey = self._client.call("changeApiKey", {"keyId": key_id, "name": name, "scopes": scopes, "limits": limits}, options)
        return data

    def revoke(
        self,
        key_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RevokedApiKey:
        """Revoke an API key.
        
        Takes effect at once on every process, for both secrets of the key and all its access tokens. The key stays in the list."""
        data: m.RevokedApiKey = self._client.call("revokeApiKey", {"keyId": key_id}, options)
        return data


class AuditResource(Resource):
    def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        actor: str | Unset = UNSET,
        action: str | Unset = UNSET,
        from_: str | Unset = UNSET,
        to: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.AuditPage, m.AuditEntry]:
        """Read the audit log of the workspace.
        
        The append-only log of changes to keys, credit grants and statuses, and of erasures and exports, newest first. It contains ids and amounts, never personal data."""
        return Listing(self._client, "listAuditEntries", {"cursor": cursor, "pageSize": page_size, "actor": actor, "action": action, "from": from_, "to": to}, options)

    def verify(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.AuditCheck:
        """Verify the audit log of the workspace.
        
        Recomputes every hash from the first entry. Finds entries that were altered, inserted, removed or moved, and a truncated end. Store `head` elsewhere to prove later that nothing was rewritten since then."""
        data: m.AuditCheck = self._client.call("verifyAuditLog", {}, options)
        return data


class BlueprintsResource(Resource):
    def create(
        self,
        sourcing_id: str,
        *,
        name: str,
        steps: Sequence[m.SequenceStep] | Unset = UNSET,
        config: m.SequenceConfig | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SequenceBlueprintReference:
        """Create a sequence blueprint.
        
        A blueprint belongs to a sourcing. It can be created empty or with its complete list of steps. Each broken rule is reported as an issue with the path of the step."""
        data: m.SequenceBlueprintReference = self._client.call("createSequenceBlueprint", {"sourcingId": sourcing_id, "name": name, "steps": steps, "config": config}, options)
        return data

    def list(
        self,
        sourcing_id: str,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.ListSequenceBlueprintsData, m.SequenceBlueprint]:
        """List the sequence blueprints of a sourcing.
        
        Newest first."""
        return Listing(self._client, "listSequenceBlueprints", {"sourcingId": sourcing_id, "page": page, "pageSize": page_size}, options)

    def get(
        self,
        blueprint_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.SequenceBlueprint:
        """Read a sequence blueprint.
        
        With its stored steps and settings."""
        data: m.SequenceBlueprint = self._client.call("getSequenceBlueprint", {"blueprintId": blueprint_id}, options)
        return data

    def update(
        self,
        blueprint_id: str,
        *,
        name: str | Unset = UNSET,
        steps: Sequence[m.SequenceStep] | Unset = UNSET,
        config: m.SequenceConfig | Unset = UNSET,
        if_updated_at: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SequenceBlueprintReference:
        """Change a sequence blueprint.
        
        `steps` replaces the whole list and `config` the whole object. Running sequences keep the steps they were started with. With `ifUpdatedAt`, a blueprint that has changed since then is not overwritten: the answer is validation_error with an issue of code `changed_meanwhile`."""
        data: m.SequenceBlueprintReference = self._client.call("updateSequenceBlueprint", {"blueprintId": blueprint_id, "name": name, "steps": steps, "config": config, "ifUpdatedAt": if_updated_at}, options)
        return data

    def delete(
        self,
        blueprint_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DeleteSequenceBlueprintData:
        """Delete a sequence blueprint.
        
        Refused with validation_error while its sequences are running. Sent messages stay readable with the candidates."""
        data: m.DeleteSequenceBlueprintData = self._client.call("deleteSequenceBlueprint", {"blueprintId": blueprint_id}, options)
        return data

    def start(
        self,
        blueprint_id: str,
        *,
        candidate_ids: Sequence[str],
        options: CallOptions | None = None,
    ) -> m.StartSequenceData:
        """Start a sequence for candidates.
        
        Starts the sequence for all candidates or for none. Each channel used must be connected and synced (SMS needs no account). Candidates already in a running sequence of this blueprint are skipped; the others become OUTREACH_SEQUENCE_STARTED. Refused with validation_error when a message would be left out before another that is sent, because a variable of its text has no value: each issue has the code `missing_variable`, `candidateId`, `stepId` and `variables`."""
        data: m.StartSequenceData = self._client.call("startSequence", {"blueprintId": blueprint_id, "candidateIds": candidate_ids}, options)
        return data

    def simulate(
        self,
        blueprint_id: str,
        *,
        candidate_ids: Sequence[str],
        steps: Sequence[m.SequenceStep] | Unset = UNSET,
        config: m.SequenceConfig | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SequenceSimulation:
        """Preview a start.
        
        Shows the whole schedule and every message of each candidate as of now, with the stored steps and settings or with those sent, so that a change can be checked before it is saved. Nothing is stored or sent. Assumes that nobody replies, that invitations time out and that drafts are approved at once."""
        data: m.SequenceSimulation = self._client.call("simulateSequence", {"blueprintId": blueprint_id, "candidateIds": candidate_ids, "steps": steps, "config": config}, options)
        return data

    def send_test_email(
        self,
        blueprint_id: str,
        *,
        candidate_id: str,
        step_id: str,
        steps: Sequence[m.SequenceStep] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.TestEmail:
        """Send a step to yourself.
        
        Writes an email step for a candidate, as it is stored or as sent here, and sends it to you, never to the candidate: to your confirmed address, else to the connected mailbox itself. The subject begins with `[Test]`. It counts in no statistic and no daily limit, and its unsubscribe link does nothing. At most 10 an hour for each user. A variable without a value is refused with an issue of code `missing_variable`."""
        data: m.TestEmail = self._client.call("sendTestEmail", {"blueprintId": blueprint_id, "candidateId": candidate_id, "stepId": step_id, "steps": steps}, options)
        return data

    def stop(
        self,
        blueprint_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.StopSequencesOfBlueprintData:
        """Stop all running sequences of a blueprint.
        
        No further step of these sequences is sent after the response."""
        data: m.StopSequencesOfBlueprintData = self._client.call("stopSequencesOfBlueprint", {"blueprintId": blueprint_id}, options)
        return data

    def get_funnel(
        self,
        blueprint_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.SequenceFunnel:
        """Read the funnel of a blueprint, step by step.
        
        The current steps in order, then removed steps that earlier sequences had."""
        data: m.SequenceFunnel = self._client.call("getSequenceFunnel", {"blueprintId": blueprint_id}, options)
        return data

    def list_runs(
        self,
        blueprint_id: str,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        state: Literal["running", "waiting", "completed", "stopped", "failed"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.SequenceRunPage, m.SequenceRunPageRunsItem]:
        """List a blueprint's sequences.
        
        One sequence per candidate and start, newest first. `GET /v1/candidates/{candidateId}/sequence-status` returns the steps."""
        return Listing(self._client, "listSequenceRuns", {"blueprintId": blueprint_id, "page": page, "pageSize": page_size, "state": state}, options)


class CandidateStatusesResource(Resource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.CandidateStatuses, m.CandidateStatus]:
        """List the statuses that candidates can have.
        
        The global statuses, then the workspace's own in their order. Labels of global statuses are in the key owner's language."""
        return Listing(self._client, "listCandidateStatuses", {}, options)

    def create(
        self,
        *,
        handle: str,
        label: str,
        options: CallOptions | None = None,
    ) -> m.CustomStatus:
        """Create a status of the workspace.
        
        The status is added at the end. Its handle cannot be changed later."""
        data: m.CustomStatus = self._client.call("createCandidateStatus", {"handle": handle, "label": label}, options)
        return data

    def update(
        self,
        handle: str,
        *,
        label: str | Unset = UNSET,
        position: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CustomStatus:
        """Rename or move a status of the workspace.
        
        The other statuses move accordingly. A position after the end means the end."""
        data: m.CustomStatus = self._client.call("updateCandidateStatus", {"handle": handle, "label": label, "position": position}, options)
        return data

    def delete(
        self,
        handle: str,
        *,
        options: CallOptions | None = None,
    ) -> m.CandidateStatusDeleted:
        """Delete a status that no candidate has.
        
        Deleting a status in use answers validation_error with an issue of code `status_in_use`."""
        data: m.CandidateStatusDeleted = self._client.call("deleteCandidateStatus", {"handle": handle}, options)
        return data


class CandidatesResource(Resource):
    def add(
        self,
        sourcing_id: str,
        *,
        talent_id: str,
        casting_id: str | Unset = UNSET,
        keep_status: bool | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CandidateAdded:
        """Add a talent to a sourcing.
        
        A talent can be in a sourcing only once. Adding it again resets its status to TO_BE_CONTACTED, keeps its rating and costs nothing."""
        data: m.CandidateAdded = self._client.call("addCandidate", {"sourcingId": sourcing_id, "talentId": talent_id, "castingId": casting_id, "keepStatus": keep_status}, options)
        return data

    def list(
        self,
        sourcing_id: str,
        *,
        page_index: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        search: str | Unset = UNSET,
        status_handle: Sequence[str] | Unset = UNSET,
        location: Sequence[str] | Unset = UNSET,
        job_title: Sequence[str] | Unset = UNSET,
        current_company: Sequence[str] | Unset = UNSET,
        ownership: Literal["mine", "all"] | Unset = UNSET,
        user_rating: Sequence[Literal["1", "2", "3", "4", "5", "none"]] | Unset = UNSET,
        has_notes: Literal["true", "false"] | Unset = UNSET,
        sort_field: Literal["name", "companyName", "statusHandle", "city", "jobTitle", "userRating", "contacts", "createdAt", "history"] | Unset = UNSET,
        sort_order: Literal["asc", "desc"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.CandidatePage, m.CandidatePageCandidatesItem]:
        """List the candidates of a sourcing.
        
        Different filters must all match; several values of one filter are alternatives."""
        return Listing(self._client, "listCandidates", {"sourcingId": sourcing_id, "pageIndex": page_index, "pageSize": page_size, "search": search, "statusHandle": status_handle, "location": location, "jobTitle": job_title, "currentCompany": current_company, "ownership": ownership, "userRating": user_rating, "hasNotes": has_notes, "sortField": sort_field, "sortOrder": sort_order}, options)

    def add_many(
        self,
        sourcing_id: str,
        *,
        talent_ids: Sequence[str],
        casting_id: str | Unset = UNSET,
        keep_status: bool | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CandidatesAdded:
        """Add up to 100 talents to a sourcing.
        
        Works for each talent like adding one, at the same price, and takes one request of the rate limits. A talent that cannot be added fails and the others are added. When the credits do not suffice, they pay for the first new talents of the list."""
        data: m.CandidatesAdded = self._client.call("addCandidates", {"sourcingId": sourcing_id, "talentIds": talent_ids, "castingId": casting_id, "keepStatus": keep_status}, options)
        return data

    def get(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.CandidateDetail:
        """Read a candidate.
        
        With its notes and the recap of its verdict."""
        data: m.CandidateDetail = self._client.call("getCandidate", {"candidateId": candidate_id}, options)
        return data

    def update(
        self,
        candidate_id: str,
        *,
        user_rating: int | None | Unset = UNSET,
        notes: str | None | Unset = UNSET,
        owner_user_id: str | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CandidateDetail:
        """Change the rating, notes or owner of a candidate.
        
        Omitted fields stay as they are; null clears a field."""
        data: m.CandidateDetail = self._client.call("updateCandidate", {"candidateId": candidate_id, "userRating": user_rating, "notes": notes, "ownerUserId": owner_user_id}, options)
        return data

    def get_profile(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentProfile:
        """Read the profile of a candidate.
        
        The complete current profile of the talent. Free."""
        data: m.TalentProfile = self._client.call("getCandidateProfile", {"candidateId": candidate_id}, options)
        return data

    def change_status(
        self,
        candidate_id: str,
        *,
        status_handle: str,
        options: CallOptions | None = None,
    ) -> m.CandidateStatusChanged:
        """Change a candidate's status.
        
        Takes a global status or one of the workspace. NOT_RETAINED removes the candidate from the active pipeline and cancels its outreach."""
        data: m.CandidateStatusChanged = self._client.call("changeCandidateStatus", {"candidateId": candidate_id, "statusHandle": status_handle}, options)
        return data

    def change_statuses(
        self,
        *,
        candidate_ids: Sequence[str],
        status_handle: str,
        options: CallOptions | None = None,
    ) -> m.CandidateStatusesChanged:
        """Change the status of up to 1,000 candidates.
        
        Works for each candidate like changing one, and takes one request of the rate limits. An unknown candidate fails and the others change."""
        data: m.CandidateStatusesChanged = self._client.call("changeCandidateStatuses", {"candidateIds": candidate_ids, "statusHandle": status_handle}, options)
        return data

    def list_history(
        self,
        candidate_id: str,
        *,
        page_index: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.CandidateHistory, m.CandidateHistoryHistoryItem]:
        """Read the history of a candidate.
        
        Every change of status, rating, notes and owner, newest first. Changes of notes are listed without their text."""
        return Listing(self._client, "getCandidateHistory", {"candidateId": candidate_id, "pageIndex": page_index, "pageSize": page_size}, options)

    def enrich(
        self,
        candidate_id: str,
        *,
        enrichment_type: Literal["phone", "personalEmail", "all"],
        options: CallOptions | None = None,
    ) -> m.EnrichCandidateData:
        """Enrich a candidate.
        
        Works like the enrichment by profile URL, for the talent of the candidate."""
        data: m.EnrichCandidateData = self._client.call("enrichCandidate", {"candidateId": candidate_id, "enrichmentType": enrichment_type}, options)
        return data

    def enrich_many(
        self,
        *,
        candidate_ids: Sequence[str],
        enrichment_type: Literal["phone", "personalEmail", "all"],
        options: CallOptions | None = None,
    ) -> m.CandidatesEnriched:
        """Enrich up to 100 candidates.
        
        Works for each candidate like enriching one, at the same price, and takes one request of the rate limits. A candidate that cannot be enriched fails and the others start. When the credits do not suffice, they pay for the first of the list."""
        data: m.CandidatesEnriched = self._client.call("enrichCandidates", {"candidateIds": candidate_ids, "enrichmentType": enrichment_type}, options)
        return data

    def get_contacts(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.CandidateContacts:
        """Read the contacts of a candidate.
        
        The contacts of the talent of the candidate."""
        data: m.CandidateContacts = self._client.call("getCandidateContacts", {"candidateId": candidate_id}, options)
        return data

    def get_many_contacts(
        self,
        *,
        candidate_ids: Sequence[str],
        options: CallOptions | None = None,
    ) -> m.CandidatesContacts:
        """Read the contacts of up to 100 candidates.
        
        The same as reading the contacts of each candidate, with one request of the rate limits. Free."""
        data: m.CandidatesContacts = self._client.call("readCandidatesContacts", {"candidateIds": candidate_ids}, options)
        return data

    def get_sequence_status(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.SequenceStatus:
        """Read the status of a candidate's sequences.
        
        Every sequence that was started for the candidate, newest first."""
        data: m.SequenceStatus = self._client.call("getSequenceStatus", {"candidateId": candidate_id}, options)
        return data

    def stop_sequences(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.StopSequencesOfCandidateData:
        """Stop a candidate's running sequences.
        
        No further step of them is sent after the answer. The candidate’s status does not change."""
        data: m.StopSequencesOfCandidateData = self._client.call("stopSequencesOfCandidate", {"candidateId": candidate_id}, options)
        return data


class CastingsResource(Resource):
    def start(
        self,
        *,
        filters: Sequence[m.Filter],
        qualification_criterias: Sequence[str],
        scoring_language: Literal["en", "fr"] | Unset = UNSET,
        target: m.StartQualifiedSearchTarget | Unset = UNSET,
        webhook: m.StartQualifiedSearchWebhook | Unset = UNSET,
        custom_params: Mapping[str, Any] | Unset = UNSET,
        force_new: bool | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CastingStarted:
        """Start a qualified search from filters.
        
        Judges matching talents against the criteria in the background, until it reaches the quota of greens, the credit limit or the end of the pool. Each judged talent costs two credits; min(balance, target.maxCredits) is reserved at once. An identical search is reused unless forceNew is true."""
        data: m.CastingStarted = self._client.call("startQualifiedSearch", {"filters": filters, "qualificationCriterias": qualification_criterias, "scoringLanguage": scoring_language, "target": target, "webhook": webhook, "customParams": custom_params, "forceNew": force_new}, options)
        return data

    def list(
        self,
        *,
        status: Literal["running", "can_continue", "pool_exhausted", "failed_retryable"] | Unset = UNSET,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.CastingList, m.CastingListItem]:
        """List the qualified searches of the workspace.
        
        Newest first. Free."""
        return Listing(self._client, "listQualifiedSearches", {"status": status, "cursor": cursor, "pageSize": page_size}, options)

    def start_by_prompt(
        self,
        *,
        prompt: str,
        qualification_criterias: Sequence[str] | Unset = UNSET,
        scoring_language: Literal["en", "fr"] | Unset = UNSET,
        target: m.StartQualifiedSearchByPromptTarget | Unset = UNSET,
        webhook: m.StartQualifiedSearchByPromptWebhook | Unset = UNSET,
        custom_params: Mapping[str, Any] | Unset = UNSET,
        force_new: bool | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CastingStarted:
        """Start a qualified search from a prompt.
        
        Works like the start from filters. The filters come from the prompt; its criteria are added to those sent."""
        data: m.CastingStarted = self._client.call("startQualifiedSearchByPrompt", {"prompt": prompt, "qualificationCriterias": qualification_criterias, "scoringLanguage": scoring_language, "target": target, "webhook": webhook, "customParams": custom_params, "forceNew": force_new}, options)
        return data

    def get(
        self,
        casting_id: str,
        *,
        verdicts: Sequence[Literal["green", "amber", "red"]] | Unset = UNSET,
        effective_verdicts: Sequence[Literal["green", "amber", "red"]] | Unset = UNSET,
        order: Literal["judged", "strength"] | Unset = UNSET,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.Casting, m.QualifiedTalent]:
        """Read a qualified search and its verdicts.
        
        Free, and never starts work. Poll every 10 to 20 seconds while nextAction is `wait`, or wait for the webhook that ends the call."""
        return Listing(self._client, "getQualifiedSearch", {"castingId": casting_id, "verdicts": verdicts, "effectiveVerdicts": effective_verdicts, "order": order, "cursor": cursor, "pageSize": page_size}, options)

    def explain_verdict(
        self,
        casting_id: str,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.VerdictExplanation:
        """Explain the verdict on a talent.
        
        Replays a stored verdict: how each criterion was read, the jobs and durations counted, the statuses, the verdict rule with its arithmetic, the judge and its version, and what would differ with the current profile. Free."""
        data: m.VerdictExplanation = self._client.call("explainQualifiedVerdict", {"castingId": casting_id, "talentId": talent_id}, options)
        return data

    def continue_(
        self,
        casting_id: str,
        *,
        target: m.ContinueQualifiedSearchTarget | Unset = UNSET,
        webhook: m.ContinueQualifiedSearchWebhook | Unset = UNSET,
        custom_params: Mapping[str, Any] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CastingContinued:
        """Start the next call, or retry the failed wave.
        
        When nextAction is `continue`, starts a new call with its own quota and credit limit. When it is `retry`, continues the failed call with the rest of its budget; a target sent with a retry applies to the next call. `scoringLanguage` is fixed at the start and refused here."""
        data: m.CastingContinued = self._client.call("continueQualifiedSearch", {"castingId": casting_id, "target": target, "webhook": webhook, "customParams": custom_params}, options)
        return data

    def list_deliveries(
        self,
        casting_id: str,
        *,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.DeliveryPage, m.Delivery]:
        """List the webhook deliveries of a qualified search.
        
        Newest first, each event with all its attempts."""
        return Listing(self._client, "listQualifiedSearchDeliveries", {"castingId": casting_id, "cursor": cursor, "pageSize": page_size}, options)

    def redeliver(
        self,
        casting_id: str,
        delivery_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.Delivery:
        """Resend a webhook event.
        
        Sends the same event to the same URL, with the same delivery id and body, in at most three attempts. The service itself sends each event only once. Has no effect while the event is being sent."""
        data: m.Delivery = self._client.call("redeliverQualifiedSearchEvent", {"castingId": casting_id, "deliveryId": delivery_id}, options)
        return data

    def quote_rejudge(
        self,
        casting_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RejudgeQuote:
        """Read what judging the same talents again would cost.
        
        Free, and starts nothing."""
        data: m.RejudgeQuote = self._client.call("quoteQualifiedSearchRejudge", {"castingId": casting_id}, options)
        return data

    def rejudge(
        self,
        casting_id: str,
        *,
        qualification_criterias: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CastingStarted:
        """Judge the talents of a qualified search again.
        
        Starts a second look in the background: a search of its own (the castingId of the response) over the talents that this one has judged, with other criteria or the same. Reading it tells for each talent which outcomes flipped and why; the earlier verdicts stay as they were. It has the language, webhook and customParams of this search. Each judged talent costs two credits. It is free with the same criteria once the version of the judge has changed."""
        data: m.CastingStarted = self._client.call("rejudgeQualifiedSearch", {"castingId": casting_id, "qualificationCriterias": qualification_criterias}, options)
        return data

    def summarize(
        self,
        casting_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.CastingSummary:
        """Read the figures of a qualified search.
        
        How often each criterion was met, what a green costs, and what the missing greens may cost. Free."""
        data: m.CastingSummary = self._client.call("summarizeQualifiedSearch", {"castingId": casting_id}, options)
        return data

    def list_calls(
        self,
        casting_id: str,
        *,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.CastingCallPage, m.CastingCall]:
        """List the calls of a qualified search, with their waves.
        
        Shows the credits that each call reserved, charged and returned, its verdicts, and why it ended. Newest call first; the waves of a call in order. Free."""
        return Listing(self._client, "listQualifiedSearchCalls", {"castingId": casting_id, "cursor": cursor, "pageSize": page_size}, options)

    def override_verdict(
        self,
        casting_id: str,
        talent_id: str,
        *,
        verdict: Literal["green", "amber", "red"],
        reason: str,
        options: CallOptions | None = None,
    ) -> m.OverriddenVerdict:
        """Override a verdict.
        
        The override becomes the effective verdict, with its reason, in `effectiveVerdict` and `effectiveCounts`. aiVerdict, counts, quotas and charges do not change. A later override replaces it."""
        data: m.OverriddenVerdict = self._client.call("overrideQualifiedVerdict", {"castingId": casting_id, "talentId": talent_id, "verdict": verdict, "reason": reason}, options)
        return data

    def remove_verdict_override(
        self,
        casting_id: str,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.OverriddenVerdict:
        """Remove the override of a verdict.
        
        The judge's verdict becomes the effective one again. Succeeds also when there is no override."""
        data: m.OverriddenVerdict = self._client.call("removeQualifiedVerdictOverride", {"castingId": casting_id, "talentId": talent_id}, options)
        return data

    def review_verdict(
        self,
        casting_id: str,
        talent_id: str,
        *,
        verdict: Literal["green", "amber", "red"] | None | Unset = UNSET,
        rating: int | None | Unset = UNSET,
        note: str | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.ReviewedVerdict:
        """Review a verdict.
        
        Stores a user's own verdict, rating and note. An own verdict that differs from the judge's overrides it, with the note as the reason; one that agrees removes the override. Omitted fields stay as they are. aiVerdict, counts, quotas and charges do not change."""
        data: m.ReviewedVerdict = self._client.call("reviewQualifiedVerdict", {"castingId": casting_id, "talentId": talent_id, "verdict": verdict, "rating": rating, "note": note}, options)
        return data


class ChannelAccountsResource(Resource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.ListChannelAccountsData, m.ChannelAccount]:
        """List channel accounts.
        
        The accounts that sequences send from, oldest first. Each shows its state and, when it does not work, the reason."""
        return Listing(self._client, "listChannelAccounts", {}, options)

    def connect(
        self,
        *,
        type: Literal["email", "proNetwork", "chat_app", "sms"],
        provider: Literal["imap", "gmail", "outlook", "unipile", "twilio", "sandbox"] | Unset = UNSET,
        user_id: str | None | Unset = UNSET,
        address: str | Unset = UNSET,
        credentials: Mapping[str, Any] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.ChannelAccount:
        """Connect an account.
        
        The service tries the credentials at once. If they do not work, the answer gives the reason and nothing is stored. The account is `syncing` until its first synchronisation. Connecting the same account again replaces its credentials. A `sandbox` delivers into the database and carries any type. `GET /v1/channel-providers` lists the providers and their credentials."""
        data: m.ChannelAccount = self._client.call("connectChannelAccount", {"type": type, "provider": provider, "userId": user_id, "address": address, "credentials": credentials}, options)
        return data

    def reconnect(
        self,
        account_id: str,
        *,
        credentials: Mapping[str, Any] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.ChannelAccount:
        """Reconnect an account.
        
        Uses new credentials, or the stored ones. The account keeps its id, so running sequences continue with it."""
        data: m.ChannelAccount = self._client.call("reconnectChannelAccount", {"accountId": account_id, "credentials": credentials}, options)
        return data

    def disconnect(
        self,
        account_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.ChannelAccount:
        """Disconnect an account.
        
        Deletes the credentials. The account stays listed, because messages refer to it, and can be connected again."""
        data: m.ChannelAccount = self._client.call("disconnectChannelAccount", {"accountId": account_id}, options)
        return data

    def test(
        self,
        account_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.ChannelAccount:
        """Test an account.
        
        Signs in to send and to read messages, and stores the result as the account’s state."""
        data: m.ChannelAccount = self._client.call("testChannelAccount", {"accountId": account_id}, options)
        return data


class ChannelProvidersResource(Resource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.ListChannelProvidersData, m.ChannelProvider]:
        """List the providers that accounts can be connected with.
        
        Each provider, with the message types that it carries and the credentials that it needs, so that a program can show a form. The first provider of a message type is its default."""
        return Listing(self._client, "listChannelProviders", {}, options)


class CommentsResource(Resource):
    def list(
        self,
        candidate_id: str,
        *,
        page_index: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.CommentPage, m.Comment]:
        """List the comments on a candidate.
        
        What members said to each other about the candidate. The newest first."""
        return Listing(self._client, "listComments", {"candidateId": candidate_id, "pageIndex": page_index, "pageSize": page_size}, options)


class ContactsResource(Resource):
    def enrich(
        self,
        *,
        pro_network_url: str,
        enrichment_type: Literal["phone", "personalEmail", "all"],
        options: CallOptions | None = None,
    ) -> m.EnrichContactData:
        """Enrich a person by profile URL.
        
        Starts a search for a phone number, a personal email address or both, and returns at once. Read the result with the contacts of the talent. The price is reserved now and charged only for contacts that are found. A contact that the workspace already has costs nothing."""
        data: m.EnrichContactData = self._client.call("enrichContact", {"proNetworkUrl": pro_network_url, "enrichmentType": enrichment_type}, options)
        return data


class DeliveriesResource(Resource):
    def list(
        self,
        *,
        state: Literal["waiting", "sending", "delivered", "failed"] | Unset = UNSET,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.WorkspaceDeliveryPage, m.WorkspaceDelivery]:
        """List the webhook deliveries of all qualified searches.
        
        Newest first, each event with all its attempts."""
        return Listing(self._client, "listDeliveries", {"state": state, "cursor": cursor, "pageSize": page_size}, options)

    def get(
        self,
        delivery_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DeliveryWithBody:
        """Read a webhook delivery with its headers and body.
        
        With all its attempts and what the receiver answered."""
        data: m.DeliveryWithBody = self._client.call("getDelivery", {"deliveryId": delivery_id}, options)
        return data

    def redeliver(
        self,
        delivery_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.WorkspaceDelivery:
        """Resend a webhook delivery.
        
        Sends the same event to the same URL, with the same delivery id and body, in at most three attempts. The service itself sends each event only once. Has no effect while the event is being sent."""
        data: m.WorkspaceDelivery = self._client.call("redeliverDelivery", {"deliveryId": delivery_id}, options)
        return data

    def trigger(
        self,
        *,
        event_type: Literal["talent_judged", "wave_finished", "pool_exhausted"],
        url: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SampleEvent:
        """Send a sample webhook event.
        
        A made-up event in the shape of a real one, signed when the workspace has a webhook secret. With `url` it is sent there, in one attempt. Without, it is only answered: a program on your machine can post it to a local receiver, as `greenroom trigger` does. Free; it is in no list of deliveries."""
        data: m.SampleEvent = self._client.call("triggerWebhookEvent", {"eventType": event_type, "url": url}, options)
        return data


class DraftsResource(Resource):
    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        sourcing_id: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.SequenceDraftPage, m.SequenceDraftPageDraftsItem]:
        """List the drafts that wait for approval.
        
        All drafts of the workspace, oldest sequence first. An approved draft is sent when its step is due."""
        return Listing(self._client, "listSequenceDrafts", {"page": page, "pageSize": page_size, "sourcingId": sourcing_id}, options)

    def approve(
        self,
        run_id: str,
        step_id: str,
        *,
        content: str | Unset = UNSET,
        subject: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.ApproveSequenceStepData:
        """Approve a draft, edited or unchanged.
        
        For steps in state waiting_approval. Approving an approved step has no effect."""
        data: m.ApproveSequenceStepData = self._client.call("approveSequenceStep", {"runId": run_id, "stepId": step_id, "content": content, "subject": subject}, options)
        return data


class EnrichmentProvidersResource(Resource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.ListEnrichmentProvidersData, m.EnrichmentProvider]:
        """List the contact providers.
        
        In the order in which they are called. Contacts imported with a talent are used before any provider is called."""
        return Listing(self._client, "listEnrichmentProviders", {}, options)

    def set(
        self,
        *,
        type: Literal["people_data_labs", "hunter", "dropcontact", "full_enrich"],
        api_key: str,
        base_url: str | None | Unset = UNSET,
        cost: int | Unset = UNSET,
        position: int | None | Unset = UNSET,
        kinds: Sequence[Literal["email", "phone"]] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.EnrichmentProvider:
        """Add a contact provider.
        
        A workspace has one provider of each type; adding the same type again replaces its key and settings."""
        data: m.EnrichmentProvider = self._client.call("setEnrichmentProvider", {"type": type, "apiKey": api_key, "baseUrl": base_url, "cost": cost, "position": position, "kinds": kinds}, options)
        return data

    def change(
        self,
        provider_id: str,
        *,
        api_key: str | Unset = UNSET,
        base_url: str | None | Unset = UNSET,
        cost: int | Unset = UNSET,
        position: int | None | Unset = UNSET,
        kinds: Sequence[Literal["email", "phone"]] | Unset = UNSET,
        paused: bool | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.EnrichmentProvider:
        """Change a contact provider.
        
        Omitted fields stay as they are. A new base URL needs the key again, because the stored key is never sent to another address."""
        data: m.EnrichmentProvider = self._client.call("changeEnrichmentProvider", {"providerId": provider_id, "apiKey": api_key, "baseUrl": base_url, "cost": cost, "position": position, "kinds": kinds, "paused": paused}, options)
        return data

    def remove(
        self,
        provider_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RemoveEnrichmentProviderData:
        """Remove a contact provider.
        
        Deletes its key. The contacts that it found stay."""
        data: m.RemoveEnrichmentProviderData = self._client.call("removeEnrichmentProvider", {"providerId": provider_id}, options)
        return data

    def test(
        self,
        provider_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.EnrichmentProvider:
        """Test the key of a contact provider.
        
        Costs nothing at the provider. The result is stored as its `health`."""
        data: m.EnrichmentProvider = self._client.call("testEnrichmentProvider", {"providerId": provider_id}, options)
        return data


class EventsResource(Resource):
    def list(
        self,
        *,
        after: str | Unset = UNSET,
        types: Sequence[Literal["candidate.added", "candidate.status_changed", "candidate.changed", "candidate.removed", "comment.added", "comment.deleted", "sourcing.created", "sourcing.changed", "verdict.reviewed", "contact.found", "message.sent", "message.replied", "message.bounced", "message.unsubscribed", "invitation.accepted", "account.disconnected", "import.finished", "alert.matched", "shortlist.feedback"]] | Unset = UNSET,
        page_size: int | Unset = UNSET,
        wait: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.EventPage, m.WorkspaceEvent]:
        """Read what changed in the workspace.
        
        Changes of candidates, comments, sourcings, reviews, contacts, messages, accounts, imports and alerts, oldest first, stored for 30 days (EVENT_DAYS). Send `nextCursor` of an answer as `after` of the next request: each event comes exactly once. Events have ids only; read the objects for their contents. With `Accept: text/event-stream` over HTTP the answer is a stream of server-sent events, each with one event as its data, that continues after `Last-Event-ID`; it ends after 10 minutes, and clients connect again."""
        return Listing(self._client, "listEvents", {"after": after, "types": types, "pageSize": page_size, "wait": wait}, options)


class FairnessResource(Resource):
    def audit_counterfactuals(
        self,
        *,
        casting_id: str,
        talents: int | Unset = UNSET,
        changes: Sequence[Literal["name", "gender", "school_origin", "age", "gap"]] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CounterfactualAudit:
        """Judge copies of profiles that differ only in what must not matter.
        
        Takes people whom a qualified search has judged, changes one thing at a time in copies of their profiles (names, gendered forms, the origin of schools, ages, gaps), judges the copies with the judge in use and lists every status that flipped, with its evidence. Criteria that ask for what a change alters (\"degree from INSA\") are not compared for it. Nothing is stored. Free with the built-in judge. It answers 400 when a language model judges: that costs tokens for every copy, and has no price yet."""
        data: m.CounterfactualAudit = self._client.call("auditCounterfactuals", {"castingId": casting_id, "talents": talents, "changes": changes}, options)
        return data


class FiltersResource(Resource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.ListFilterTypesData, m.FilterType]:
        """List the filter types.
        
        Every filter type, with the format of its value and examples, in the key owner's language (English when the key has no owner). Free."""
        return Listing(self._client, "listFilterTypes", {}, options)

    def diagnose(
        self,
        *,
        filters: Sequence[m.Filter],
        options: CallOptions | None = None,
    ) -> m.SearchDiagnosis:
        """Diagnose filters that find too few people.
        
        Shows how many matches each filter removes, and which changes to a single filter find more: a wider radius or range, synonyms instead of exact words, past jobs included, the nearest city or a near title that has people, or the filter removed. Free; returns no talents. A search that matches nobody answers it too."""
        data: m.SearchDiagnosis = self._client.call("diagnoseSearch", {"filters": filters}, options)
        return data

    def map_market(
        self,
        *,
        filters: Sequence[m.Filter],
        greens: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SearchMarket:
        """Map the market that filters find.
        
        Counts everyone who matches by city, employer, role, level, skill and years, what each filter costs in people, and what greens are likely to cost by the workspace's earlier castings. Free; returns no talents. Counts people of the shared pool and of your own, never those of another workspace."""
        data: m.SearchMarket = self._client.call("mapMarket", {"filters": filters, "greens": greens}, options)
        return data

    def suggest(
        self,
        *,
        filter_type: Literal["JOB_TITLE", "SENIORITY", "JOB_FUNCTION", "YEARS_OF_EXPERIENCE", "YEARS_IN_CURRENT_ROLE", "YEARS_AT_CURRENT_COMPANY", "LOCATION", "COUNTRY", "COMPANY", "CURRENT_COMPANY", "PAST_COMPANY", "INDUSTRY", "COMPANY_SIZE", "SKILL", "KEYWORD", "HEADLINE", "CERTIFICATION", "INTEREST", "LANGUAGE", "SCHOOL", "DEGREE", "FIELD_OF_STUDY", "HAS_CONTACT", "UPDATED_WITHIN", "FIRST_NAME", "LAST_NAME", "PRO_NETWORK_URL", "IN_SOURCING", "POOL"],
        text: str,
        limit: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.FilterSuggestions:
        """Suggest values of a filter.
        
        Completes what somebody types: titles, employers, skills, places, countries, schools, fields of study and certifications that people have, and the values of closed lists. One of the words of a value begins with `text`, in any case and without accents. Free. Counts people of the shared pool and of your own, never those of another workspace; never suggests people's names."""
        data: m.FilterSuggestions = self._client.call("suggestFilterValues", {"filterType": filter_type, "text": text, "limit": limit}, options)
        return data


class IdentityProposalsResource(Resource):
    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.IdentityProposals, m.IdentityProposal]:
        """List people who may be one.
        
        Pairs of your own people who look like one person, newest first, with what agrees and what differs. They are proposed when people are added or imported: by name, spelled in any way, with employers and dates. Nobody is merged until you decide; an equal profile URL, email or phone merges at once."""
        return Listing(self._client, "listIdentityProposals", {"page": page, "pageSize": page_size}, options)

    def merge(
        self,
        proposal_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.MergedIdentityProposal:
        """Make two people one.
        
        The one who came first stays, with the newest value of each field; what a person edited wins. The id of the other keeps working and answers with the merged person: in castings, candidates, messages and history. `POST /v1/talents/{talentId}/unmerge` takes it back. Merging again has no effect."""
        data: m.MergedIdentityProposal = self._client.call("mergeIdentityProposal", {"proposalId": proposal_id}, options)
        return data

    def dismiss(
        self,
        proposal_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DismissedIdentityProposal:
        """Keep two people apart.
        
        The two are not proposed again. A proposal that was merged is refused: unmerge the person instead."""
        data: m.DismissedIdentityProposal = self._client.call("dismissIdentityProposal", {"proposalId": proposal_id}, options)
        return data


class ImportsResource(Resource):
    def create(
        self,
        *,
        format: Literal["jsonl", "json", "csv", "document"] | Unset = UNSET,
        mapping: str | Unset = UNSET,
        dry_run: Literal["true", "false"] | Unset = UNSET,
        sourcing_id: str | Unset = UNSET,
        legal_basis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | Unset = UNSET,
        retention_months: int | Unset = UNSET,
        file_name: str | Unset = UNSET,
        content: str | Unset = UNSET,
        file: UploadFile | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.StartedTalentImport:
        """Import a file of people.
        
        Imports a file into the own pool of the workspace, in the background: read `GET /v1/talents/imports/{importId}` until `status` is `completed`. Send the file as the body with its name in Content-Disposition, as multipart/form-data, or its text as JSON. Up to 1 GB; JSON lines, JSON Resume, CSV, XLSX, PDF, DOCX, ODT, RTF, HTML, text, vCard, Europass XML, and ZIP archives of these. Free; with `sourcingId`, new candidates cost what `POST /v1/candidates` does."""
        data: m.StartedTalentImport = self._client.call("createTalentImport", {"format": format, "mapping": mapping, "dryRun": dry_run, "sourcingId": sourcing_id, "legalBasis": legal_basis, "retentionMonths": retention_months, "fileName": file_name, "content": content, "file": file}, options)
        return data

    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.TalentImports, m.TalentImport]:
        """List imports of people.
        
        The imports of the workspace, newest first."""
        return Listing(self._client, "listTalentImports", {"page": page, "pageSize": page_size}, options)

    def preview(
        self,
        *,
        mapping: str | Unset = UNSET,
        file_name: str | Unset = UNSET,
        content: str | Unset = UNSET,
        file: UploadFile | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.TalentImportPreview:
        """Preview how a file of people would be read.
        
        What each column of a table is read as, and the first ten people, with the mapping sent and what the workspace decided before. Stores nothing. Up to 50 MB; the beginning of a CSV file is enough. Free."""
        data: m.TalentImportPreview = self._client.call("previewTalentImport", {"mapping": mapping, "fileName": file_name, "content": content, "file": file}, options)
        return data

    def get(
        self,
        import_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentImport:
        """Read an import of people.
        
        Progress, counts and first problems of an import."""
        data: m.TalentImport = self._client.call("getTalentImport", {"importId": import_id}, options)
        return data

    def get_rejected(
        self,
        import_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RejectedRows:
        """List the rejected rows of an import.
        
        At most 100,000 rejected rows with their reasons and what they held, as CSV in `csv`: correct them and import the file again, whose first three columns are left out. With `Accept: text/csv` the answer is the CSV itself."""
        data: m.RejectedRows = self._client.call("listRejectedRows", {"importId": import_id}, options)
        return data

    def undo(
        self,
        import_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentImport:
        """Undo an import of people.
        
        In the background, removes from its sourcing the candidates that nobody touched since, and its notes from the others. Deletes the people whom only this import brought, as `DELETE /v1/talents/{talentId}` does, and gives the others back what it changed. Credits are not returned. `status` is `undone` at the end."""
        data: m.TalentImport = self._client.call("undoTalentImport", {"importId": import_id}, options)
        return data


class InboxResource(Resource):
    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        unread: Literal["true", "false"] | Unset = UNSET,
        assignee: Literal["mine", "nobody", "all"] | Unset = UNSET,
        sourcing_id: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.InboxPage, m.InboxConversation]:
        """List the conversations with people who replied.
        
        One conversation per candidate who replied to a sequence, on any channel; the newest reply first."""
        return Listing(self._client, "listConversations", {"page": page, "pageSize": page_size, "unread": unread, "assignee": assignee, "sourcingId": sourcing_id}, options)

    def count_unread(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.InboxCounts:
        """Count the unread conversations.
        
        For the whole workspace, and those assigned to the caller."""
        data: m.InboxCounts = self._client.call("countUnreadConversations", {}, options)
        return data

    def get(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.InboxThread:
        """Read a conversation.
        
        All that was sent to the candidate and all that came back, oldest first, at most the last 300 messages. Reading it here does not mark it as read."""
        data: m.InboxThread = self._client.call("getConversation", {"candidateId": candidate_id}, options)
        return data

    def change(
        self,
        candidate_id: str,
        *,
        assignee_user_id: str | None | Unset = UNSET,
        unread: bool | Unset = UNSET,
        read_up_to: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.InboxConversation:
        """Assign a conversation, or mark it as read or unread.
        
        With `readUpTo`, a conversation that got a newer reply meanwhile stays unread: send the `lastReplyAt` that was shown."""
        data: m.InboxConversation = self._client.call("changeConversation", {"candidateId": candidate_id, "assigneeUserId": assignee_user_id, "unread": unread, "readUpTo": read_up_to}, options)
        return data

    def mark(
        self,
        candidate_id: str,
        *,
        mark: Literal["interested", "not_now", "wrong_person"] | None,
        status_handle: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.MarkConversationData:
        """Say what a reply means: interested, not now, wrong person.
        
        Stops the candidate's running sequences and moves the candidate: to the custom status INTERESTED, NOT_NOW or WRONG_PERSON where the workspace has it; else to CONTACTED when interested, and to NOT_RETAINED otherwise. `statusHandle` names another status. `wrong_person` also blocks the address that replied. null removes the mark, and the block that it added; sequences stay stopped, and the status changes only to `statusHandle`."""
        data: m.MarkConversationData = self._client.call("markConversation", {"candidateId": candidate_id, "mark": mark, "statusHandle": status_handle}, options)
        return data

    def answer(
        self,
        candidate_id: str,
        *,
        text: str,
        subject: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.InboxAnswer:
        """Answer a person who replied.
        
        Sends through the account that got the last reply, in the same thread (email: In-Reply-To and References). It leaves at the next free moment of the account, within its daily limit, and is never sent twice. Sequences to the candidate stop. Answers 403 `forbidden` when the account is not connected, the person unsubscribed, or their address is on the suppression list (`error.details.code`). Send an Idempotency-Key, so that a repeated request does not answer twice."""
        data: m.InboxAnswer = self._client.call("answerConversation", {"candidateId": candidate_id, "text": text, "subject": subject}, options)
        return data


class InstanceResource(Resource):
    def get(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.Instance:
        """Read the configuration of this installation.
        
        Version, database, index, judge, model, prices, limits and retention of the process that answers. Never returns secrets."""
        data: m.Instance = self._client.call("readInstance", {}, options)
        return data

    def test_model(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.ModelTrial:
        """Test the configured model.
        
        Asks for one short judgement of an invented profile. Answers 200 even when the model fails: `outcome` shows the result and `remedy` how to fix it. Costs no credits; the provider may charge for the call."""
        data: m.ModelTrial = self._client.call("testModel", {}, options)
        return data


class MembersResource(Resource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.Members, m.Member]:
        """List the workspace's members.
        
        Oldest first, including pending invitations."""
        return Listing(self._client, "listMembers", {}, options)


class NoticesResource(Resource):
    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        informed: Literal["true", "false"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.TalentNotices, m.TalentNoticesTalentsItem]:
        """List your own people who must be told that you keep their data.
        
        People whose data came from others must be told within a month that you keep it, why, and for how long (GDPR, article 14). The next due first. With `informed=true`, the people who were told."""
        return Listing(self._client, "listTalentNotices", {"page": page, "pageSize": page_size, "informed": informed}, options)

    def record(
        self,
        *,
        talent_ids: Sequence[str] | Unset = UNSET,
        import_id: str | Unset = UNSET,
        how: Literal["email", "message", "phone", "letter", "in_person", "already_knew"] | Unset = UNSET,
        informed_at: str | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.RecordedNotices:
        """Record that people were told, or were not.
        
        For people who were told outside of a sequence, one by one or all of an import. A step of a sequence with `policy.informs` records it when its message is sent."""
        data: m.RecordedNotices = self._client.call("recordTalentNotices", {"talentIds": talent_ids, "importId": import_id, "how": how, "informedAt": informed_at}, options)
        return data

    def get_template(
        self,
        *,
        language: Literal["en", "fr"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.NoticeTemplate:
        """Read a text that tells people that you keep their data.
        
        An email in English or French with the name, legal basis and retention of the workspace, as a step that `POST /v1/sourcings/{sourcingId}/sequence-blueprints` takes: its message records that the person was told. Have it checked by who answers for data protection; complete the address for questions."""
        data: m.NoticeTemplate = self._client.call("getNoticeTemplate", {"language": language}, options)
        return data


class NotificationsResource(Resource):
    def list(
        self,
        *,
        limit: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.Notifications, m.Notification]:
        """List what you were told.
        
        A notification belongs to one user: the caller, or the owner of the key. The newest first, of the last 90 days. A key without an owner has none."""
        return Listing(self._client, "listNotifications", {"limit": limit}, options)

    def mark_read(
        self,
        *,
        notification_ids: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.UnreadNotifications:
        """Mark notifications as read.
        
        A notification belongs to one user: the caller, or the owner of the key. Ids of other users are passed over. Without ids, all are marked."""
        data: m.UnreadNotifications = self._client.call("readNotifications", {"notificationIds": notification_ids}, options)
        return data


class OauthClientsResource(Resource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.OAuthClients, m.OAuthClient]:
        """List the programs that have access through a key of the workspace.
        
        Programs with an active grant, each with the keys that it uses."""
        return Listing(self._client, "listOauthClients", {}, options)

    def revoke(
        self,
        client_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RevokedOAuthClient:
        """Revoke a program's access.
        
        Revokes all its grants and tokens in this workspace at once. The keys stay valid; other workspaces are not affected."""
        data: m.RevokedOAuthClient = self._client.call("revokeOauthClient", {"clientId": client_id}, options)
        return data


class PoolTermsResource(Resource):
    def get(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.PoolTerms:
        """Read the legal basis and retention of your own people.
        
        What holds for people of the own pool whose import or request states nothing else."""
        data: m.PoolTerms = self._client.call("readPoolTerms", {}, options)
        return data

    def change(
        self,
        *,
        legal_basis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | None | Unset = UNSET,
        retention_months: int | None | Unset = UNSET,
        at_end: Literal["delete", "ask"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.PoolTerms:
        """Set the legal basis and retention of your own people.
        
        Holds at once for everybody in the own pool whose source states nothing else. With `atEnd: \"delete\"`, people whose retention is over are deleted within the hour, as `DELETE /v1/talents/{talentId}` does."""
        data: m.PoolTerms = self._client.call("changePoolTerms", {"legalBasis": legal_basis, "retentionMonths": retention_months, "atEnd": at_end}, options)
        return data


class PromptsResource(Resource):
    def interpret(
        self,
        *,
        prompt: str | Unset = UNSET,
        qualification_criterias: Sequence[str] | Unset = UNSET,
        scoring_language: Literal["en", "fr"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.PromptReading:
        """Preview how a prompt is interpreted.
        
        Free; returns no talents. Shows the filters and criteria that the prompt is interpreted as, the words that were ignored or refused, and how many people match. For each criterion, says how it is read, whether profiles can show it, and what would count as evidence. Words about protected attributes do not make the preview fail: they are listed, and the rest of the prompt is interpreted without them."""
        data: m.PromptReading = self._client.call("interpretPrompt", {"prompt": prompt, "qualificationCriterias": qualification_criterias, "scoringLanguage": scoring_language}, options)
        return data


class RequestsResource(Resource):
    def list(
        self,
        *,
        tracking_code: str | Unset = UNSET,
        status: str | Unset = UNSET,
        key_id: str | Unset = UNSET,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.RequestPage, m.RequestEntry]:
        """List the requests of the workspace.
        
        One entry per API request, newest first, available about a second after the response and stored for REQUEST_LOG_DAYS. Contains neither bodies nor query values: see readRequestBodies. Of the requests of a key that exceed its rate limits, one per second is recorded. Requests without a valid key and MCP tool calls are not recorded."""
        return Listing(self._client, "listRequests", {"trackingCode": tracking_code, "status": status, "keyId": key_id, "cursor": cursor, "pageSize": page_size}, options)

    def get_bodies(
        self,
        tracking_code: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RequestBodies:
        """Read the bodies of a request.
        
        What a key sent and what was answered. Off unless the operator sets REQUEST_BODY_HOURS, and only for searches, castings, sourcings, candidates, saved searches and saved views of up to 64 kB: never for credentials, contacts, messages, own people or files. Secret members are replaced by `[redacted]`. The erasure of any person deletes all stored bodies."""
        data: m.RequestBodies = self._client.call("readRequestBodies", {"trackingCode": tracking_code}, options)
        return data


class SavedSearchesResource(Resource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.SavedSearches, m.SavedSearch]:
        """List the saved searches of the workspace.
        
        Those with the newest people first, then the newest. Free."""
        return Listing(self._client, "listSavedSearches", {}, options)

    def create(
        self,
        *,
        name: str,
        prompt: str | Unset = UNSET,
        filters: Sequence[m.Filter] | Unset = UNSET,
        qualification_criterias: Sequence[str] | Unset = UNSET,
        alert: Literal["off", "daily", "weekly"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SavedSearch:
        """Save a search, with an alert on new people.
        
        Free. Saves a prompt or filters, and the criteria of a qualified search. All members of the workspace see it; its owner is told of new people. Whoever matches now is known; the alert tells of people who match later, each once: by mail where the installation sends mail, as a notification, and as the event `alert.matched`."""
        data: m.SavedSearch = self._client.call("createSavedSearch", {"name": name, "prompt": prompt, "filters": filters, "qualificationCriterias": qualification_criterias, "alert": alert}, options)
        return data

    def change(
        self,
        saved_search_id: str,
        *,
        name: str | Unset = UNSET,
        alert: Literal["off", "daily", "weekly"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SavedSearch:
        """Rename a saved search, or change its alert.
        
        When an alert is switched on, whoever matches now is known and is not told of. Who changes the alert becomes the owner."""
        data: m.SavedSearch = self._client.call("changeSavedSearch", {"savedSearchId": saved_search_id, "name": name, "alert": alert}, options)
        return data

    def delete(
        self,
        saved_search_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DeletedSavedSearch:
        """Delete a saved search and its alert.
        
        People and castings that it found stay."""
        data: m.DeletedSavedSearch = self._client.call("deleteSavedSearch", {"savedSearchId": saved_search_id}, options)
        return data


class SavedViewsResource(Resource):
    def list(
        self,
        *,
        page: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.SavedViews, m.SavedView]:
        """List your saved views.
        
        A view belongs to the user who saved it, or to the owner of the key; other users cannot see it."""
        return Listing(self._client, "listSavedViews", {"page": page}, options)

    def create(
        self,
        *,
        page: str,
        name: str,
        query: str,
        options: CallOptions | None = None,
    ) -> m.SavedView:
        """Save a view of a page.
        
        A view belongs to the user who saved it, or to the owner of the key; other users cannot see it. At most 100 views per page; names are unique per page."""
        data: m.SavedView = self._client.call("createSavedView", {"page": page, "name": name, "query": query}, options)
        return data

    def change(
        self,
        view_id: str,
        *,
        name: str | Unset = UNSET,
        query: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SavedView:
        """Change the name or query of a saved view.
        
        A view belongs to the user who saved it, or to the owner of the key; other users cannot see it."""
        data: m.SavedView = self._client.call("changeSavedView", {"viewId": view_id, "name": name, "query": query}, options)
        return data

    def delete(
        self,
        view_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DeletedSavedView:
        """Delete a saved view.
        
        A view belongs to the user who saved it, or to the owner of the key; other users cannot see it."""
        data: m.DeletedSavedView = self._client.call("deleteSavedView", {"viewId": view_id}, options)
        return data


class SearchResource(Resource):
    def list_recent(
        self,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.RecentSearches, m.RecentSearch]:
        """List the recent searches of the workspace.
        
        The last 20 different searches among the last 300 pages, the newest first. Pages of one search are one row. Free."""
        return Listing(self._client, "listRecentSearches", {}, options)

    def read_again(
        self,
        search_transaction_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RecentSearchPages:
        """Read again whom a search returned.
        
        Free: these people were paid for. The pages that the workspace searched by the same prompt or filters, as the profiles are now. Erased people are left out."""
        data: m.RecentSearchPages = self._client.call("getRecentSearch", {"searchTransactionId": search_transaction_id}, options)
        return data

    def find_seen(
        self,
        *,
        talent_ids: Sequence[str],
        except_search_transaction_ids: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SeenTalents:
        """Find which people earlier searches returned.
        
        Free. Looks through the last 1,000 pages that the workspace searched, without those in `exceptSearchTransactionIds`."""
        data: m.SeenTalents = self._client.call("findSeenTalents", {"talentIds": talent_ids, "exceptSearchTransactionIds": except_search_transaction_ids}, options)
        return data


class ShareLinksResource(Resource):
    def list(
        self,
        sourcing_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.ShareLinks, m.ShareLink]:
        """List the share links of a sourcing.
        
        The newest first, also those that expired or were revoked."""
        return Listing(self._client, "listShareLinks", {"sourcingId": sourcing_id}, options)

    def revoke(
        self,
        share_link_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.ShareLink:
        """Revoke a share link.
        
        Its page answers nothing from then on. Feedback stays."""
        data: m.ShareLink = self._client.call("revokeShareLink", {"shareLinkId": share_link_id}, options)
        return data

    def feedback(
        self,
        sourcing_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Listing[m.ShortlistFeedbackList, m.ShortlistFeedback]:
        """List what readers of share links said.
        
        The newest first. Each change is also the event `shortlist.feedback`."""
        return Listing(self._client, "listShortlistFeedback", {"sourcingId": sourcing_id}, options)


class SourcingsResource(Resource):
    def create(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.SourcingCreated:
        """Create an empty sourcing.
        
        Send an empty object as the body. The name is generated and can be changed."""
        data: m.SourcingCreated = self._client.call("createSourcing", {}, options)
        return data

    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        ownership: Literal["mine", "all"] | Unset = UNSET,
        status: Literal["in-progress", "closed"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.SourcingPage, m.Sourcing]:
        """List the sourcings of the workspace.
        
        Newest first."""
        return Listing(self._client, "listSourcings", {"page": page, "pageSize": page_size, "ownership": ownership, "status": status}, options)

    def get(
        self,
        sourcing_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.Sourcing:
        """Read a sourcing.
        
        With the number of candidates in each status."""
        data: m.Sourcing = self._client.call("getSourcing", {"sourcingId": sourcing_id}, options)
        return data

    def update(
        self,
        sourcing_id: str,
        *,
        name: str | Unset = UNSET,
        status: Literal["in-progress", "closed"] | Unset = UNSET,
        job_title: str | None | Unset = UNSET,
        location: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        owner_user_id: str | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.Sourcing:
        """Rename, close, reopen or hand over a sourcing.
        
        jobTitle and location are the values of {{sourcingJobTitle}} and {{sourcingLocation}} in messages. Omitted fields stay as they are; null clears a field."""
        data: m.Sourcing = self._client.call("updateSourcing", {"sourcingId": sourcing_id, "name": name, "status": status, "jobTitle": job_title, "location": location, "description": description, "ownerUserId": owner_user_id}, options)
        return data

    def get_funnel(
        self,
        sourcing_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.SourcingFunnel:
        """Read how far the candidates of a sourcing came.
        
        All candidates; those with a green verdict; those who were sent a message or have the status CONTACTED; those who replied; those marked interested. Who is interested also counts as replied, and who replied as contacted."""
        data: m.SourcingFunnel = self._client.call("readSourcingFunnel", {"sourcingId": sourcing_id}, options)
        return data

    def list_activity(
        self,
        sourcing_id: str,
        *,
        page_index: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.SourcingActivity, m.ActivityEntry]:
        """Read what happened in a sourcing.
        
        Changes of its candidates and of itself, comments, and feedback by share links. The newest first."""
        return Listing(self._client, "getSourcingActivity", {"sourcingId": sourcing_id, "pageIndex": page_index, "pageSize": page_size}, options)


class SuppressionsResource(Resource):
    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        reason: Literal["unsubscribed", "bounced", "blocked"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.SuppressionPage, m.Suppression]:
        """List suppressed addresses.
        
        Newest first. Addresses are stored as keyed hashes, so the list survives an erasure without identifying anyone: addresses can be checked but not read."""
        return Listing(self._client, "listSuppressions", {"page": page, "pageSize": page_size, "reason": reason}, options)

    def add(
        self,
        *,
        address: str,
        reason: Literal["unsubscribed", "blocked"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.Suppression:
        """Suppress an address.
        
        Takes an email address, or a phone number with its country code. With the reason `unsubscribed`, sequences to the person stop on every channel at their next message. With `blocked`, steps without another address end with the reason `address_blocked`. An address that is already listed stays listed, and `unsubscribed` is never replaced by `blocked`."""
        data: m.Suppression = self._client.call("addSuppression", {"address": address, "reason": reason}, options)
        return data

    def remove(
        self,
        suppression_id: str,
        *,
        confirm: Literal["true", "false"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.RemovedSuppression:
        """Remove an address from the list.
        
        The address can receive messages again. Removing an unsubscribed address answers 400 without `confirm=true`, because contacting the person again needs their consent."""
        data: m.RemovedSuppression = self._client.call("removeSuppression", {"suppressionId": suppression_id, "confirm": confirm}, options)
        return data


class TalentsResource(Resource):
    def search(
        self,
        *,
        filters: Sequence[m.Filter],
        related_search_transaction_ids: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.SearchPage, m.FoundTalent]:
        """Find talents by filters.
        
        Returns up to 10 profiles, best match first, for one credit each. There are no page numbers: for more, send the same search again with all earlier searchTransactionId values in relatedSearchTransactionIds. GET /v1/search/filters lists the filter types."""
        return Listing(self._client, "searchTalents", {"filters": filters, "relatedSearchTransactionIds": related_search_transaction_ids}, options)

    def search_by_prompt(
        self,
        *,
        prompt: str,
        related_search_transaction_ids: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.PromptSearchPage, m.FoundTalent]:
        """Find talents by a prompt.
        
        Interprets a prompt in English or French as filters, which the response shows, with the words that were ignored or may mean something else. Returns up to 10 profiles, best match first, for one credit each. There are no page numbers: for more, send the same search again with all earlier searchTransactionId values in relatedSearchTransactionIds. GET /v1/search/filters lists the filter types."""
        return Listing(self._client, "searchTalentsByPrompt", {"prompt": prompt, "relatedSearchTransactionIds": related_search_transaction_ids}, options)

    def search_legacy(
        self,
        *,
        filters: Sequence[m.Filter],
        related_search_transaction_ids: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.SearchPage, m.FoundTalent]:
        """Find talents by filters (deprecated).
        
        Same as POST /v1/search/talents, which replaces it."""
        return Listing(self._client, "searchTalentsLegacy", {"filters": filters, "relatedSearchTransactionIds": related_search_transaction_ids}, options)

    def get_history(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentHistory:
        """Read what the workspace did with a person.
        
        In which sourcings the person is, when they were contacted, and how each casting judged them. Includes profiles that were merged with this one. Free."""
        data: m.TalentHistory = self._client.call("getTalentHistory", {"talentId": talent_id}, options)
        return data

    def get_contacts(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentContacts:
        """Read the contacts of a talent.
        
        Contacts that the workspace paid for and that have not expired, and the calls to providers. Free; calls no provider."""
        data: m.TalentContacts = self._client.call("getTalentContacts", {"talentId": talent_id}, options)
        return data

    def add(
        self,
        *,
        talents: Sequence[Mapping[str, Any]],
        pool: Literal["own"] | Unset = UNSET,
        legal_basis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | Unset = UNSET,
        retention_months: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.AddedTalents:
        """Add or update your own people.
        
        Adds 1 to 100 people to the own pool of the workspace: nobody else finds or sees them. A person who is there already is updated: the one with this `id`, else with this profile URL, else with this email and first name, or this phone and name (`merged`). Of each field the newest value wins; what `PATCH /v1/talents/{talentId}` set stays. Each person has an outcome of its own; one that is `rejected` does not stop the others. Free."""
        data: m.AddedTalents = self._client.call("addTalents", {"talents": talents, "pool": pool, "legalBasis": legal_basis, "retentionMonths": retention_months}, options)
        return data

    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        name: str | Unset = UNSET,
        place: str | Unset = UNSET,
        title: str | Unset = UNSET,
        skill: str | Unset = UNSET,
        source: Literal["import", "request", "user"] | Unset = UNSET,
        import_id: str | Unset = UNSET,
        talent_id: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.OwnTalents, m.OwnTalentsTalentsItem]:
        """List your own people.
        
        The people of the own pool, the last added first. Those who were merged are one. Filters are exact, without case; a search understands more. Free."""
        return Listing(self._client, "listTalents", {"page": page, "pageSize": page_size, "name": name, "place": place, "title": title, "skill": skill, "source": source, "importId": import_id, "talentId": talent_id}, options)

    def count(
        self,
        *,
        name: str | Unset = UNSET,
        place: str | Unset = UNSET,
        title: str | Unset = UNSET,
        skill: str | Unset = UNSET,
        source: Literal["import", "request", "user"] | Unset = UNSET,
        import_id: str | Unset = UNSET,
        talent_id: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.OwnTalentFacets:
        """Count your own people by place, title, skill and source.
        
        How many of your own people the filters of `GET /v1/talents` find, and the 20 most frequent values of each. Counts the last 20,000 who were added. Free."""
        data: m.OwnTalentFacets = self._client.call("countTalents", {"name": name, "place": place, "title": title, "skill": skill, "source": source, "importId": import_id, "talentId": talent_id}, options)
        return data

    def get(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.OwnTalent:
        """Read one of your own people.
        
        The profile, contacts and sources of a person of the own pool. Free. A person of the shared pool answers 404: searches show those."""
        data: m.OwnTalent = self._client.call("getTalent", {"talentId": talent_id}, options)
        return data

    def change(
        self,
        talent_id: str,
        fields: Mapping[str, Any],
        *,
        options: CallOptions | None = None,
    ) -> m.OwnTalent:
        """Change one of your own people.
        
        Sets the fields sent; null or an empty list empties one. They win over every import, also a later one. `contacts` are added."""
        data: m.OwnTalent = self._client.call("changeTalent", {**fields, "talentId": talent_id}, options)
        return data

    def delete(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DeletedTalent:
        """Delete one of your own people.
        
        Deletes the person with everything that the workspace holds of them: contacts, notes, texts of verdicts, messages. Counts and the credit ledger stay. The person may be added again; `POST /v1/talents/{talentId}/erase` prevents that."""
        data: m.DeletedTalent = self._client.call("deleteTalent", {"talentId": talent_id}, options)
        return data

    def list_ended_retentions(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> Listing[m.EndedRetentions, m.EndedRetentionsTalentsItem]:
        """List your own people whose retention ended.
        
        The longest ago first. Decide about each: `POST /v1/talents/{talentId}/keep` or `DELETE /v1/talents/{talentId}`. With `atEnd: \"delete\"` they are deleted within the hour."""
        return Listing(self._client, "listEndedRetentions", {"page": page, "pageSize": page_size}, options)

    def keep(
        self,
        talent_id: str,
        *,
        months: int,
        options: CallOptions | None = None,
    ) -> m.KeptTalent:
        """Keep one of your own people longer.
        
        Keeps the person for that many months from now, unless the retention ends later anyway. A second call replaces the first one."""
        data: m.KeptTalent = self._client.call("keepTalent", {"talentId": talent_id, "months": months}, options)
        return data

    def find_subject(
        self,
        *,
        person: str,
        options: CallOptions | None = None,
    ) -> m.SubjectsFound:
        """Find a person who asks what you know about them.
        
        At most 20 of the people whom this workspace holds data about, by talent id, profile URL, or first and last name: everybody in the own pool, and of the shared pool candidates and people who were judged. Free."""
        data: m.SubjectsFound = self._client.call("findSubject", {"person": person}, options)
        return data

    def read_subject(
        self,
        talent_id: str,
        *,
        as_: Literal["json", "html"] | Unset = UNSET,
        language: Literal["en", "fr"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SubjectAccess:
        """Read everything that you know about a person.
        
        For a person who asks (GDPR, article 15): profile and where it comes from, contacts, files, notes, verdicts with evidence, messages, and why they are kept. With `as=html` the answer is a page to send. It is written to the audit log. Free. A person of the shared pool whom this workspace holds nothing about answers 404."""
        data: m.SubjectAccess = self._client.call("readSubject", {"talentId": talent_id, "as": as_, "language": language}, options)
        return data

    def unmerge(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.UnmergedTalent:
        """Part two people who were merged.
        
        Takes back the merge of this person into another, else the last merge of another into this one. Both are as their own sources say, with what came since; castings, candidates, contacts and history go back to the one they came with. The two are not proposed again."""
        data: m.UnmergedTalent = self._client.call("unmergeTalent", {"talentId": talent_id}, options)
        return data

    def find_to_erase(
        self,
        *,
        person: str,
        options: CallOptions | None = None,
    ) -> m.KnownPeople:
        """Find a person to erase.
        
        Finds at most 20 people by talent id, profile URL, or first and last name, best match first. Free. Needs the capability `erase_talents`, like the erasure itself."""
        data: m.KnownPeople = self._client.call("findPeopleToErase", {"person": person}, options)
        return data

    def erase(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.EraseTalentData:
        """Erase a person.
        
        Permanently erases a person from the whole installation, not only from this workspace: profile, contacts, texts of verdicts, notes, messages. Counts and the credit ledger stay, and later imports skip the person. Needs the capability `erase_talents`, which only the operator grants. Erasing a person again has no effect."""
        data: m.EraseTalentData = self._client.call("eraseTalent", {"talentId": talent_id}, options)
        return data

    def get_provenance(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentProvenance:
        """Read where one of your own people comes from, and why you keep them.
        
        Each source with its date and who brought it; the legal basis; how long the person is kept, and what happens then; whether the person was told. Free. A person of the shared pool answers 404: the operator brings those."""
        data: m.TalentProvenance = self._client.call("getTalentProvenance", {"talentId": talent_id}, options)
        return data

    def get_original(
        self,
        talent_id: str,
        *,
        as_: Literal["details", "text", "attachment", "inline"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.TalentOriginal:
        """Read the file that a person came in.
        
        The newest file that one of your people was imported from, such as a CV: what it is, and where each field stood in it. With `as=text` its text comes with it, line by line. With `as=attachment` or `as=inline` the answer is the file itself, which browsers save or show without scripts. People from tables have none. Free."""
        data: m.TalentOriginal = self._client.call("getTalentOriginal", {"talentId": talent_id, "as": as_}, options)
        return data


class UsageResource(Resource):
    def get_windows(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.UsageWindows:
        """Read the rate-limit usage of every API key.
        
        Active keys, oldest first, with their five windows at this moment. This call counts as one request of the calling key."""
        data: m.UsageWindows = self._client.call("readUsageWindows", {}, options)
        return data

    def get_credits(
        self,
        *,
        from_: str | Unset = UNSET,
        to: str | Unset = UNSET,
        by: Literal["day", "month"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CreditUsage:
        """Read the credit usage over time.
        
        Computed from the ledger, by day or month (UTC): credits charged by kind, credits granted, and the cost of a green talent. `from` defaults to 30 days (or 12 months) before `to`; `to` defaults to today. At most 366 days or 120 months."""
        data: m.CreditUsage = self._client.call("readCreditUsage", {"from": from_, "to": to, "by": by}, options)
        return data

    def get_credit_groups(
        self,
        *,
        from_: str | Unset = UNSET,
        to: str | Unset = UNSET,
        by: Literal["member", "sourcing"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CreditGroups:
        """Read the credit usage by member or by sourcing.
        
        Computed from the ledger. A key counts for the member who owns it. A casting counts for the member who started it, and for the sourcing that first took one of its people; a contact for the sourcing that first took the person. Searches, and castings whose people nobody took, are of no sourcing. `from` defaults to 30 days before `to`; `to` defaults to today. At most 366 days."""
        data: m.CreditGroups = self._client.call("readCreditGroups", {"from": from_, "to": to, "by": by}, options)
        return data


class WebhookSecretResource(Resource):
    def get(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.WebhookSecretState:
        """Read whether webhooks are signed.
        
        Never answers the secret."""
        data: m.WebhookSecretState = self._client.call("getWebhookSecret", {}, options)
        return data

    def rotate(
        self,
        *,
        overlap_hours: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.WebhookSecretRotated:
        """Create or rotate the webhook secret.
        
        From now on the webhooks of all searches without a secret of their own have the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` of Standard Webhooks. The answer is the only one that has the secret. The secret before it signs too until the overlap ends, so that receivers can change over."""
        data: m.WebhookSecretRotated = self._client.call("rotateWebhookSecret", {"overlapHours": overlap_hours}, options)
        return data

    def remove(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.WebhookSecretState:
        """Stop signing webhooks.
        
        Takes effect at once. Searches with a secret of their own are still signed."""
        data: m.WebhookSecretState = self._client.call("removeWebhookSecret", {}, options)
        return data


class WorkspaceResource(Resource):
    def get(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.Workspace:
        """Read the workspace, its plan and its credits.
        
        The workspace of the key."""
        data: m.Workspace = self._client.call("readWorkspace", {}, options)
        return data

    def change(
        self,
        *,
        name: str | Unset = UNSET,
        language: Literal["en", "fr"] | None | Unset = UNSET,
        country: str | None | Unset = UNSET,
        protected_proxies: Literal["warn", "strict"] | Unset = UNSET,
        capabilities: m.PlanSwitches | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.Workspace:
        """Change the settings of the workspace.
        
        Operations that need a capability which is switched off answer 402 `plan_upgrade_required`, from the next request on. `erase_talents` cannot be changed here: talents are shared by all workspaces, so only the command line grants it."""
        data: m.Workspace = self._client.call("changeWorkspace", {"name": name, "language": language, "country": country, "protectedProxies": protected_proxies, "capabilities": capabilities}, options)
        return data

    def get_onboarding(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.Onboarding:
        """Read which first steps are completed.
        
        Derived from what happened in the workspace; steps cannot be set by hand."""
        data: m.Onboarding = self._client.call("readOnboarding", {}, options)
        return data


class Resources:
    """One object per noun."""

    api_keys: ApiKeysResource
    audit: AuditResource
    blueprints: BlueprintsResource
    candidate_statuses: CandidateStatusesResource
    candidates: CandidatesResource
    channel_accounts: ChannelAccountsResource
    channel_providers: ChannelProvidersResource
    comments: CommentsResource
    contacts: ContactsResource
    deliveries: DeliveriesResource
    drafts: DraftsResource
    enrichment_providers: EnrichmentProvidersResource
    fairness: FairnessResource
    filters: FiltersResource
    identity_proposals: IdentityProposalsResource
    imports: ImportsResource
    inbox: InboxResource
    instance: InstanceResource
    members: MembersResource
    notices: NoticesResource
    notifications: NotificationsResource
    oauth_clients: OauthClientsResource
    pool_terms: PoolTermsResource
    prompts: PromptsResource
    requests: RequestsResource
    saved_searches: SavedSearchesResource
    saved_views: SavedViewsResource
    search: SearchResource
    share_links: ShareLinksResource
    sourcings: SourcingsResource
    suppressions: SuppressionsResource
    talents: TalentsResource
    usage: UsageResource
    webhook_secret: WebhookSecretResource
    workspace: WorkspaceResource

    def _make_resources(self, client: Greenroom) -> None:
        self.api_keys = ApiKeysResource(client)
        self.audit = AuditResource(client)
        self.blueprints = BlueprintsResource(client)
        self.candidate_statuses = CandidateStatusesResource(client)
        self.candidates = CandidatesResource(client)
        self.channel_accounts = ChannelAccountsResource(client)
        self.channel_providers = ChannelProvidersResource(client)
        self.comments = CommentsResource(client)
        self.contacts = ContactsResource(client)
        self.deliveries = DeliveriesResource(client)
        self.drafts = DraftsResource(client)
        self.enrichment_providers = EnrichmentProvidersResource(client)
        self.fairness = FairnessResource(client)
        self.filters = FiltersResource(client)
        self.identity_proposals = IdentityProposalsResource(client)
        self.imports = ImportsResource(client)
        self.inbox = InboxResource(client)
        self.instance = InstanceResource(client)
        self.members = MembersResource(client)
        self.notices = NoticesResource(client)
        self.notifications = NotificationsResource(client)
        self.oauth_clients = OauthClientsResource(client)
        self.pool_terms = PoolTermsResource(client)
        self.prompts = PromptsResource(client)
        self.requests = RequestsResource(client)
        self.saved_searches = SavedSearchesResource(client)
        self.saved_views = SavedViewsResource(client)
        self.search = SearchResource(client)
        self.share_links = ShareLinksResource(client)
        self.sourcings = SourcingsResource(client)
        self.suppressions = SuppressionsResource(client)
        self.talents = TalentsResource(client)
        self.usage = UsageResource(client)
        self.webhook_secret = WebhookSecretResource(client)
        self.workspace = WorkspaceResource(client)


class AsyncApiKeysResource(AsyncResource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.ApiKeys, m.ApiKey]:
        """List the workspace's API keys.
        
        Oldest first, including revoked keys. Secrets are never returned."""
        return AsyncListing(self._client, "listApiKeys", {}, options)

    async def change(
        self,
        key_id: str,
        *,
        name: str | Unset = UNSET,
        scopes: Sequence[Literal["read", "spend", "send", "admin"]] | Unset = UNSET,
        limits: m.KeyLimits | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.ApiKey:
        """Change an API key.
        
        Takes effect with the next request. A call made with a key can only remove scopes and lower limits; adding a scope or raising a limit answers 403 `only_narrows`. A user who is signed in to the console can also add and raise them."""
        data: m.ApiKey = await self._client.call("changeApiKey", {"keyId": key_id, "name": name, "scopes": scopes, "limits": limits}, options)
        return data

    async def revoke(
        self,
        key_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RevokedApiKey:
        """Revoke an API key.
        
        Takes effect at once on every process, for both secrets of the key and all its access tokens. The key stays in the list."""
        data: m.RevokedApiKey = await self._client.call("revokeApiKey", {"keyId": key_id}, options)
        return data


class AsyncAuditResource(AsyncResource):
    def list(
        self,
        *,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        actor: str | Unset = UNSET,
        action: str | Unset = UNSET,
        from_: str | Unset = UNSET,
        to: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.AuditPage, m.AuditEntry]:
        """Read the audit log of the workspace.
        
        The append-only log of changes to keys, credit grants and statuses, and of erasures and exports, newest first. It contains ids and amounts, never personal data."""
        return AsyncListing(self._client, "listAuditEntries", {"cursor": cursor, "pageSize": page_size, "actor": actor, "action": action, "from": from_, "to": to}, options)

    async def verify(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.AuditCheck:
        """Verify the audit log of the workspace.
        
        Recomputes every hash from the first entry. Finds entries that were altered, inserted, removed or moved, and a truncated end. Store `head` elsewhere to prove later that nothing was rewritten since then."""
        data: m.AuditCheck = await self._client.call("verifyAuditLog", {}, options)
        return data


class AsyncBlueprintsResource(AsyncResource):
    async def create(
        self,
        sourcing_id: str,
        *,
        name: str,
        steps: Sequence[m.SequenceStep] | Unset = UNSET,
        config: m.SequenceConfig | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SequenceBlueprintReference:
        """Create a sequence blueprint.
        
        A blueprint belongs to a sourcing. It can be created empty or with its complete list of steps. Each broken rule is reported as an issue with the path of the step."""
        data: m.SequenceBlueprintReference = await self._client.call("createSequenceBlueprint", {"sourcingId": sourcing_id, "name": name, "steps": steps, "config": config}, options)
        return data

    def list(
        self,
        sourcing_id: str,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.ListSequenceBlueprintsData, m.SequenceBlueprint]:
        """List the sequence blueprints of a sourcing.
        
        Newest first."""
        return AsyncListing(self._client, "listSequenceBlueprints", {"sourcingId": sourcing_id, "page": page, "pageSize": page_size}, options)

    async def get(
        self,
        blueprint_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.SequenceBlueprint:
        """Read a sequence blueprint.
        
        With its stored steps and settings."""
        data: m.SequenceBlueprint = await self._client.call("getSequenceBlueprint", {"blueprintId": blueprint_id}, options)
        return data

    async def update(
        self,
        blueprint_id: str,
        *,
        name: str | Unset = UNSET,
        steps: Sequence[m.SequenceStep] | Unset = UNSET,
        config: m.SequenceConfig | Unset = UNSET,
        if_updated_at: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SequenceBlueprintReference:
        """Change a sequence blueprint.
        
        `steps` replaces the whole list and `config` the whole object. Running sequences keep the steps they were started with. With `ifUpdatedAt`, a blueprint that has changed since then is not overwritten: the answer is validation_error with an issue of code `changed_meanwhile`."""
        data: m.SequenceBlueprintReference = await self._client.call("updateSequenceBlueprint", {"blueprintId": blueprint_id, "name": name, "steps": steps, "config": config, "ifUpdatedAt": if_updated_at}, options)
        return data

    async def delete(
        self,
        blueprint_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DeleteSequenceBlueprintData:
        """Delete a sequence blueprint.
        
        Refused with validation_error while its sequences are running. Sent messages stay readable with the candidates."""
        data: m.DeleteSequenceBlueprintData = await self._client.call("deleteSequenceBlueprint", {"blueprintId": blueprint_id}, options)
        return data

    async def start(
        self,
        blueprint_id: str,
        *,
        candidate_ids: Sequence[str],
        options: CallOptions | None = None,
    ) -> m.StartSequenceData:
        """Start a sequence for candidates.
        
        Starts the sequence for all candidates or for none. Each channel used must be connected and synced (SMS needs no account). Candidates already in a running sequence of this blueprint are skipped; the others become OUTREACH_SEQUENCE_STARTED. Refused with validation_error when a message would be left out before another that is sent, because a variable of its text has no value: each issue has the code `missing_variable`, `candidateId`, `stepId` and `variables`."""
        data: m.StartSequenceData = await self._client.call("startSequence", {"blueprintId": blueprint_id, "candidateIds": candidate_ids}, options)
        return data

    async def simulate(
        self,
        blueprint_id: str,
        *,
        candidate_ids: Sequence[str],
        steps: Sequence[m.SequenceStep] | Unset = UNSET,
        config: m.SequenceConfig | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SequenceSimulation:
        """Preview a start.
        
        Shows the whole schedule and every message of each candidate as of now, with the stored steps and settings or with those sent, so that a change can be checked before it is saved. Nothing is stored or sent. Assumes that nobody replies, that invitations time out and that drafts are approved at once."""
        data: m.SequenceSimulation = await self._client.call("simulateSequence", {"blueprintId": blueprint_id, "candidateIds": candidate_ids, "steps": steps, "config": config}, options)
        return data

    async def send_test_email(
        self,
        blueprint_id: str,
        *,
        candidate_id: str,
        step_id: str,
        steps: Sequence[m.SequenceStep] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.TestEmail:
        """Send a step to yourself.
        
        Writes an email step for a candidate, as it is stored or as sent here, and sends it to you, never to the candidate: to your confirmed address, else to the connected mailbox itself. The subject begins with `[Test]`. It counts in no statistic and no daily limit, and its unsubscribe link does nothing. At most 10 an hour for each user. A variable without a value is refused with an issue of code `missing_variable`."""
        data: m.TestEmail = await self._client.call("sendTestEmail", {"blueprintId": blueprint_id, "candidateId": candidate_id, "stepId": step_id, "steps": steps}, options)
        return data

    async def stop(
        self,
        blueprint_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.StopSequencesOfBlueprintData:
        """Stop all running sequences of a blueprint.
        
        No further step of these sequences is sent after the response."""
        data: m.StopSequencesOfBlueprintData = await self._client.call("stopSequencesOfBlueprint", {"blueprintId": blueprint_id}, options)
        return data

    async def get_funnel(
        self,
        blueprint_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.SequenceFunnel:
        """Read the funnel of a blueprint, step by step.
        
        The current steps in order, then removed steps that earlier sequences had."""
        data: m.SequenceFunnel = await self._client.call("getSequenceFunnel", {"blueprintId": blueprint_id}, options)
        return data

    def list_runs(
        self,
        blueprint_id: str,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        state: Literal["running", "waiting", "completed", "stopped", "failed"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.SequenceRunPage, m.SequenceRunPageRunsItem]:
        """List a blueprint's sequences.
        
        One sequence per candidate and start, newest first. `GET /v1/candidates/{candidateId}/sequence-status` returns the steps."""
        return AsyncListing(self._client, "listSequenceRuns", {"blueprintId": blueprint_id, "page": page, "pageSize": page_size, "state": state}, options)


class AsyncCandidateStatusesResource(AsyncResource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.CandidateStatuses, m.CandidateStatus]:
        """List the statuses that candidates can have.
        
        The global statuses, then the workspace's own in their order. Labels of global statuses are in the key owner's language."""
        return AsyncListing(self._client, "listCandidateStatuses", {}, options)

    async def create(
        self,
        *,
        handle: str,
        label: str,
        options: CallOptions | None = None,
    ) -> m.CustomStatus:
        """Create a status of the workspace.
        
        The status is added at the end. Its handle cannot be changed later."""
        data: m.CustomStatus = await self._client.call("createCandidateStatus", {"handle": handle, "label": label}, options)
        return data

    async def update(
        self,
        handle: str,
        *,
        label: str | Unset = UNSET,
        position: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CustomStatus:
        """Rename or move a status of the workspace.
        
        The other statuses move accordingly. A position after the end means the end."""
        data: m.CustomStatus = await self._client.call("updateCandidateStatus", {"handle": handle, "label": label, "position": position}, options)
        return data

    async def delete(
        self,
        handle: str,
        *,
        options: CallOptions | None = None,
    ) -> m.CandidateStatusDeleted:
        """Delete a status that no candidate has.
        
        Deleting a status in use answers validation_error with an issue of code `status_in_use`."""
        data: m.CandidateStatusDeleted = await self._client.call("deleteCandidateStatus", {"handle": handle}, options)
        return data


class AsyncCandidatesResource(AsyncResource):
    async def add(
        self,
        sourcing_id: str,
        *,
        talent_id: str,
        casting_id: str | Unset = UNSET,
        keep_status: bool | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CandidateAdded:
        """Add a talent to a sourcing.
        
        A talent can be in a sourcing only once. Adding it again resets its status to TO_BE_CONTACTED, keeps its rating and costs nothing."""
        data: m.CandidateAdded = await self._client.call("addCandidate", {"sourcingId": sourcing_id, "talentId": talent_id, "castingId": casting_id, "keepStatus": keep_status}, options)
        return data

    def list(
        self,
        sourcing_id: str,
        *,
        page_index: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        search: str | Unset = UNSET,
        status_handle: Sequence[str] | Unset = UNSET,
        location: Sequence[str] | Unset = UNSET,
        job_title: Sequence[str] | Unset = UNSET,
        current_company: Sequence[str] | Unset = UNSET,
        ownership: Literal["mine", "all"] | Unset = UNSET,
        user_rating: Sequence[Literal["1", "2", "3", "4", "5", "none"]] | Unset = UNSET,
        has_notes: Literal["true", "false"] | Unset = UNSET,
        sort_field: Literal["name", "companyName", "statusHandle", "city", "jobTitle", "userRating", "contacts", "createdAt", "history"] | Unset = UNSET,
        sort_order: Literal["asc", "desc"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.CandidatePage, m.CandidatePageCandidatesItem]:
        """List the candidates of a sourcing.
        
        Different filters must all match; several values of one filter are alternatives."""
        return AsyncListing(self._client, "listCandidates", {"sourcingId": sourcing_id, "pageIndex": page_index, "pageSize": page_size, "search": search, "statusHandle": status_handle, "location": location, "jobTitle": job_title, "currentCompany": current_company, "ownership": ownership, "userRating": user_rating, "hasNotes": has_notes, "sortField": sort_field, "sortOrder": sort_order}, options)

    async def add_many(
        self,
        sourcing_id: str,
        *,
        talent_ids: Sequence[str],
        casting_id: str | Unset = UNSET,
        keep_status: bool | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CandidatesAdded:
        """Add up to 100 talents to a sourcing.
        
        Works for each talent like adding one, at the same price, and takes one request of the rate limits. A talent that cannot be added fails and the others are added. When the credits do not suffice, they pay for the first new talents of the list."""
        data: m.CandidatesAdded = await self._client.call("addCandidates", {"sourcingId": sourcing_id, "talentIds": talent_ids, "castingId": casting_id, "keepStatus": keep_status}, options)
        return data

    async def get(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.CandidateDetail:
        """Read a candidate.
        
        With its notes and the recap of its verdict."""
        data: m.CandidateDetail = await self._client.call("getCandidate", {"candidateId": candidate_id}, options)
        return data

    async def update(
        self,
        candidate_id: str,
        *,
        user_rating: int | None | Unset = UNSET,
        notes: str | None | Unset = UNSET,
        owner_user_id: str | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CandidateDetail:
        """Change the rating, notes or owner of a candidate.
        
        Omitted fields stay as they are; null clears a field."""
        data: m.CandidateDetail = await self._client.call("updateCandidate", {"candidateId": candidate_id, "userRating": user_rating, "notes": notes, "ownerUserId": owner_user_id}, options)
        return data

    async def get_profile(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentProfile:
        """Read the profile of a candidate.
        
        The complete current profile of the talent. Free."""
        data: m.TalentProfile = await self._client.call("getCandidateProfile", {"candidateId": candidate_id}, options)
        return data

    async def change_status(
        self,
        candidate_id: str,
        *,
        status_handle: str,
        options: CallOptions | None = None,
    ) -> m.CandidateStatusChanged:
        """Change a candidate's status.
        
        Takes a global status or one of the workspace. NOT_RETAINED removes the candidate from the active pipeline and cancels its outreach."""
        data: m.CandidateStatusChanged = await self._client.call("changeCandidateStatus", {"candidateId": candidate_id, "statusHandle": status_handle}, options)
        return data

    async def change_statuses(
        self,
        *,
        candidate_ids: Sequence[str],
        status_handle: str,
        options: CallOptions | None = None,
    ) -> m.CandidateStatusesChanged:
        """Change the status of up to 1,000 candidates.
        
        Works for each candidate like changing one, and takes one request of the rate limits. An unknown candidate fails and the others change."""
        data: m.CandidateStatusesChanged = await self._client.call("changeCandidateStatuses", {"candidateIds": candidate_ids, "statusHandle": status_handle}, options)
        return data

    def list_history(
        self,
        candidate_id: str,
        *,
        page_index: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.CandidateHistory, m.CandidateHistoryHistoryItem]:
        """Read the history of a candidate.
        
        Every change of status, rating, notes and owner, newest first. Changes of notes are listed without their text."""
        return AsyncListing(self._client, "getCandidateHistory", {"candidateId": candidate_id, "pageIndex": page_index, "pageSize": page_size}, options)

    async def enrich(
        self,
        candidate_id: str,
        *,
        enrichment_type: Literal["phone", "personalEmail", "all"],
        options: CallOptions | None = None,
    ) -> m.EnrichCandidateData:
        """Enrich a candidate.
        
        Works like the enrichment by profile URL, for the talent of the candidate."""
        data: m.EnrichCandidateData = await self._client.call("enrichCandidate", {"candidateId": candidate_id, "enrichmentType": enrichment_type}, options)
        return data

    async def enrich_many(
        self,
        *,
        candidate_ids: Sequence[str],
        enrichment_type: Literal["phone", "personalEmail", "all"],
        options: CallOptions | None = None,
    ) -> m.CandidatesEnriched:
        """Enrich up to 100 candidates.
        
        Works for each candidate like enriching one, at the same price, and takes one request of the rate limits. A candidate that cannot be enriched fails and the others start. When the credits do not suffice, they pay for the first of the list."""
        data: m.CandidatesEnriched = await self._client.call("enrichCandidates", {"candidateIds": candidate_ids, "enrichmentType": enrichment_type}, options)
        return data

    async def get_contacts(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.CandidateContacts:
        """Read the contacts of a candidate.
        
        The contacts of the talent of the candidate."""
        data: m.CandidateContacts = await self._client.call("getCandidateContacts", {"candidateId": candidate_id}, options)
        return data

    async def get_many_contacts(
        self,
        *,
        candidate_ids: Sequence[str],
        options: CallOptions | None = None,
    ) -> m.CandidatesContacts:
        """Read the contacts of up to 100 candidates.
        
        The same as reading the contacts of each candidate, with one request of the rate limits. Free."""
        data: m.CandidatesContacts = await self._client.call("readCandidatesContacts", {"candidateIds": candidate_ids}, options)
        return data

    async def get_sequence_status(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.SequenceStatus:
        """Read the status of a candidate's sequences.
        
        Every sequence that was started for the candidate, newest first."""
        data: m.SequenceStatus = await self._client.call("getSequenceStatus", {"candidateId": candidate_id}, options)
        return data

    async def stop_sequences(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.StopSequencesOfCandidateData:
        """Stop a candidate's running sequences.
        
        No further step of them is sent after the answer. The candidate’s status does not change."""
        data: m.StopSequencesOfCandidateData = await self._client.call("stopSequencesOfCandidate", {"candidateId": candidate_id}, options)
        return data


class AsyncCastingsResource(AsyncResource):
    async def start(
        self,
        *,
        filters: Sequence[m.Filter],
        qualification_criterias: Sequence[str],
        scoring_language: Literal["en", "fr"] | Unset = UNSET,
        target: m.StartQualifiedSearchTarget | Unset = UNSET,
        webhook: m.StartQualifiedSearchWebhook | Unset = UNSET,
        custom_params: Mapping[str, Any] | Unset = UNSET,
        force_new: bool | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CastingStarted:
        """Start a qualified search from filters.
        
        Judges matching talents against the criteria in the background, until it reaches the quota of greens, the credit limit or the end of the pool. Each judged talent costs two credits; min(balance, target.maxCredits) is reserved at once. An identical search is reused unless forceNew is true."""
        data: m.CastingStarted = await self._client.call("startQualifiedSearch", {"filters": filters, "qualificationCriterias": qualification_criterias, "scoringLanguage": scoring_language, "target": target, "webhook": webhook, "customParams": custom_params, "forceNew": force_new}, options)
        return data

    def list(
        self,
        *,
        status: Literal["running", "can_continue", "pool_exhausted", "failed_retryable"] | Unset = UNSET,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.CastingList, m.CastingListItem]:
        """List the qualified searches of the workspace.
        
        Newest first. Free."""
        return AsyncListing(self._client, "listQualifiedSearches", {"status": status, "cursor": cursor, "pageSize": page_size}, options)

    async def start_by_prompt(
        self,
        *,
        prompt: str,
        qualification_criterias: Sequence[str] | Unset = UNSET,
        scoring_language: Literal["en", "fr"] | Unset = UNSET,
        target: m.StartQualifiedSearchByPromptTarget | Unset = UNSET,
        webhook: m.StartQualifiedSearchByPromptWebhook | Unset = UNSET,
        custom_params: Mapping[str, Any] | Unset = UNSET,
        force_new: bool | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CastingStarted:
        """Start a qualified search from a prompt.
        
        Works like the start from filters. The filters come from the prompt; its criteria are added to those sent."""
        data: m.CastingStarted = await self._client.call("startQualifiedSearchByPrompt", {"prompt": prompt, "qualificationCriterias": qualification_criterias, "scoringLanguage": scoring_language, "target": target, "webhook": webhook, "customParams": custom_params, "forceNew": force_new}, options)
        return data

    def get(
        self,
        casting_id: str,
        *,
        verdicts: Sequence[Literal["green", "amber", "red"]] | Unset = UNSET,
        effective_verdicts: Sequence[Literal["green", "amber", "red"]] | Unset = UNSET,
        order: Literal["judged", "strength"] | Unset = UNSET,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.Casting, m.QualifiedTalent]:
        """Read a qualified search and its verdicts.
        
        Free, and never starts work. Poll every 10 to 20 seconds while nextAction is `wait`, or wait for the webhook that ends the call."""
        return AsyncListing(self._client, "getQualifiedSearch", {"castingId": casting_id, "verdicts": verdicts, "effectiveVerdicts": effective_verdicts, "order": order, "cursor": cursor, "pageSize": page_size}, options)

    async def explain_verdict(
        self,
        casting_id: str,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.VerdictExplanation:
        """Explain the verdict on a talent.
        
        Replays a stored verdict: how each criterion was read, the jobs and durations counted, the statuses, the verdict rule with its arithmetic, the judge and its version, and what would differ with the current profile. Free."""
        data: m.VerdictExplanation = await self._client.call("explainQualifiedVerdict", {"castingId": casting_id, "talentId": talent_id}, options)
        return data

    async def continue_(
        self,
        casting_id: str,
        *,
        target: m.ContinueQualifiedSearchTarget | Unset = UNSET,
        webhook: m.ContinueQualifiedSearchWebhook | Unset = UNSET,
        custom_params: Mapping[str, Any] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CastingContinued:
        """Start the next call, or retry the failed wave.
        
        When nextAction is `continue`, starts a new call with its own quota and credit limit. When it is `retry`, continues the failed call with the rest of its budget; a target sent with a retry applies to the next call. `scoringLanguage` is fixed at the start and refused here."""
        data: m.CastingContinued = await self._client.call("continueQualifiedSearch", {"castingId": casting_id, "target": target, "webhook": webhook, "customParams": custom_params}, options)
        return data

    def list_deliveries(
        self,
        casting_id: str,
        *,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.DeliveryPage, m.Delivery]:
        """List the webhook deliveries of a qualified search.
        
        Newest first, each event with all its attempts."""
        return AsyncListing(self._client, "listQualifiedSearchDeliveries", {"castingId": casting_id, "cursor": cursor, "pageSize": page_size}, options)

    async def redeliver(
        self,
        casting_id: str,
        delivery_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.Delivery:
        """Resend a webhook event.
        
        Sends the same event to the same URL, with the same delivery id and body, in at most three attempts. The service itself sends each event only once. Has no effect while the event is being sent."""
        data: m.Delivery = await self._client.call("redeliverQualifiedSearchEvent", {"castingId": casting_id, "deliveryId": delivery_id}, options)
        return data

    async def quote_rejudge(
        self,
        casting_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RejudgeQuote:
        """Read what judging the same talents again would cost.
        
        Free, and starts nothing."""
        data: m.RejudgeQuote = await self._client.call("quoteQualifiedSearchRejudge", {"castingId": casting_id}, options)
        return data

    async def rejudge(
        self,
        casting_id: str,
        *,
        qualification_criterias: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CastingStarted:
        """Judge the talents of a qualified search again.
        
        Starts a second look in the background: a search of its own (the castingId of the response) over the talents that this one has judged, with other criteria or the same. Reading it tells for each talent which outcomes flipped and why; the earlier verdicts stay as they were. It has the language, webhook and customParams of this search. Each judged talent costs two credits. It is free with the same criteria once the version of the judge has changed."""
        data: m.CastingStarted = await self._client.call("rejudgeQualifiedSearch", {"castingId": casting_id, "qualificationCriterias": qualification_criterias}, options)
        return data

    async def summarize(
        self,
        casting_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.CastingSummary:
        """Read the figures of a qualified search.
        
        How often each criterion was met, what a green costs, and what the missing greens may cost. Free."""
        data: m.CastingSummary = await self._client.call("summarizeQualifiedSearch", {"castingId": casting_id}, options)
        return data

    def list_calls(
        self,
        casting_id: str,
        *,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.CastingCallPage, m.CastingCall]:
        """List the calls of a qualified search, with their waves.
        
        Shows the credits that each call reserved, charged and returned, its verdicts, and why it ended. Newest call first; the waves of a call in order. Free."""
        return AsyncListing(self._client, "listQualifiedSearchCalls", {"castingId": casting_id, "cursor": cursor, "pageSize": page_size}, options)

    async def override_verdict(
        self,
        casting_id: str,
        talent_id: str,
        *,
        verdict: Literal["green", "amber", "red"],
        reason: str,
        options: CallOptions | None = None,
    ) -> m.OverriddenVerdict:
        """Override a verdict.
        
        The override becomes the effective verdict, with its reason, in `effectiveVerdict` and `effectiveCounts`. aiVerdict, counts, quotas and charges do not change. A later override replaces it."""
        data: m.OverriddenVerdict = await self._client.call("overrideQualifiedVerdict", {"castingId": casting_id, "talentId": talent_id, "verdict": verdict, "reason": reason}, options)
        return data

    async def remove_verdict_override(
        self,
        casting_id: str,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.OverriddenVerdict:
        """Remove the override of a verdict.
        
        The judge's verdict becomes the effective one again. Succeeds also when there is no override."""
        data: m.OverriddenVerdict = await self._client.call("removeQualifiedVerdictOverride", {"castingId": casting_id, "talentId": talent_id}, options)
        return data

    async def review_verdict(
        self,
        casting_id: str,
        talent_id: str,
        *,
        verdict: Literal["green", "amber", "red"] | None | Unset = UNSET,
        rating: int | None | Unset = UNSET,
        note: str | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.ReviewedVerdict:
        """Review a verdict.
        
        Stores a user's own verdict, rating and note. An own verdict that differs from the judge's overrides it, with the note as the reason; one that agrees removes the override. Omitted fields stay as they are. aiVerdict, counts, quotas and charges do not change."""
        data: m.ReviewedVerdict = await self._client.call("reviewQualifiedVerdict", {"castingId": casting_id, "talentId": talent_id, "verdict": verdict, "rating": rating, "note": note}, options)
        return data


class AsyncChannelAccountsResource(AsyncResource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.ListChannelAccountsData, m.ChannelAccount]:
        """List channel accounts.
        
        The accounts that sequences send from, oldest first. Each shows its state and, when it does not work, the reason."""
        return AsyncListing(self._client, "listChannelAccounts", {}, options)

    async def connect(
        self,
        *,
        type: Literal["email", "proNetwork", "chat_app", "sms"],
        provider: Literal["imap", "gmail", "outlook", "unipile", "twilio", "sandbox"] | Unset = UNSET,
        user_id: str | None | Unset = UNSET,
        address: str | Unset = UNSET,
        credentials: Mapping[str, Any] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.ChannelAccount:
        """Connect an account.
        
        The service tries the credentials at once. If they do not work, the answer gives the reason and nothing is stored. The account is `syncing` until its first synchronisation. Connecting the same account again replaces its credentials. A `sandbox` delivers into the database and carries any type. `GET /v1/channel-providers` lists the providers and their credentials."""
        data: m.ChannelAccount = await self._client.call("connectChannelAccount", {"type": type, "provider": provider, "userId": user_id, "address": address, "credentials": credentials}, options)
        return data

    async def reconnect(
        self,
        account_id: str,
        *,
        credentials: Mapping[str, Any] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.ChannelAccount:
        """Reconnect an account.
        
        Uses new credentials, or the stored ones. The account keeps its id, so running sequences continue with it."""
        data: m.ChannelAccount = await self._client.call("reconnectChannelAccount", {"accountId": account_id, "credentials": credentials}, options)
        return data

    async def disconnect(
        self,
        account_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.ChannelAccount:
        """Disconnect an account.
        
        Deletes the credentials. The account stays listed, because messages refer to it, and can be connected again."""
        data: m.ChannelAccount = await self._client.call("disconnectChannelAccount", {"accountId": account_id}, options)
        return data

    async def test(
        self,
        account_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.ChannelAccount:
        """Test an account.
        
        Signs in to send and to read messages, and stores the result as the account’s state."""
        data: m.ChannelAccount = await self._client.call("testChannelAccount", {"accountId": account_id}, options)
        return data


class AsyncChannelProvidersResource(AsyncResource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.ListChannelProvidersData, m.ChannelProvider]:
        """List the providers that accounts can be connected with.
        
        Each provider, with the message types that it carries and the credentials that it needs, so that a program can show a form. The first provider of a message type is its default."""
        return AsyncListing(self._client, "listChannelProviders", {}, options)


class AsyncCommentsResource(AsyncResource):
    def list(
        self,
        candidate_id: str,
        *,
        page_index: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.CommentPage, m.Comment]:
        """List the comments on a candidate.
        
        What members said to each other about the candidate. The newest first."""
        return AsyncListing(self._client, "listComments", {"candidateId": candidate_id, "pageIndex": page_index, "pageSize": page_size}, options)


class AsyncContactsResource(AsyncResource):
    async def enrich(
        self,
        *,
        pro_network_url: str,
        enrichment_type: Literal["phone", "personalEmail", "all"],
        options: CallOptions | None = None,
    ) -> m.EnrichContactData:
        """Enrich a person by profile URL.
        
        Starts a search for a phone number, a personal email address or both, and returns at once. Read the result with the contacts of the talent. The price is reserved now and charged only for contacts that are found. A contact that the workspace already has costs nothing."""
        data: m.EnrichContactData = await self._client.call("enrichContact", {"proNetworkUrl": pro_network_url, "enrichmentType": enrichment_type}, options)
        return data


class AsyncDeliveriesResource(AsyncResource):
    def list(
        self,
        *,
        state: Literal["waiting", "sending", "delivered", "failed"] | Unset = UNSET,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.WorkspaceDeliveryPage, m.WorkspaceDelivery]:
        """List the webhook deliveries of all qualified searches.
        
        Newest first, each event with all its attempts."""
        return AsyncListing(self._client, "listDeliveries", {"state": state, "cursor": cursor, "pageSize": page_size}, options)

    async def get(
        self,
        delivery_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DeliveryWithBody:
        """Read a webhook delivery with its headers and body.
        
        With all its attempts and what the receiver answered."""
        data: m.DeliveryWithBody = await self._client.call("getDelivery", {"deliveryId": delivery_id}, options)
        return data

    async def redeliver(
        self,
        delivery_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.WorkspaceDelivery:
        """Resend a webhook delivery.
        
        Sends the same event to the same URL, with the same delivery id and body, in at most three attempts. The service itself sends each event only once. Has no effect while the event is being sent."""
        data: m.WorkspaceDelivery = await self._client.call("redeliverDelivery", {"deliveryId": delivery_id}, options)
        return data

    async def trigger(
        self,
        *,
        event_type: Literal["talent_judged", "wave_finished", "pool_exhausted"],
        url: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SampleEvent:
        """Send a sample webhook event.
        
        A made-up event in the shape of a real one, signed when the workspace has a webhook secret. With `url` it is sent there, in one attempt. Without, it is only answered: a program on your machine can post it to a local receiver, as `greenroom trigger` does. Free; it is in no list of deliveries."""
        data: m.SampleEvent = await self._client.call("triggerWebhookEvent", {"eventType": event_type, "url": url}, options)
        return data


class AsyncDraftsResource(AsyncResource):
    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        sourcing_id: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.SequenceDraftPage, m.SequenceDraftPageDraftsItem]:
        """List the drafts that wait for approval.
        
        All drafts of the workspace, oldest sequence first. An approved draft is sent when its step is due."""
        return AsyncListing(self._client, "listSequenceDrafts", {"page": page, "pageSize": page_size, "sourcingId": sourcing_id}, options)

    async def approve(
        self,
        run_id: str,
        step_id: str,
        *,
        content: str | Unset = UNSET,
        subject: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.ApproveSequenceStepData:
        """Approve a draft, edited or unchanged.
        
        For steps in state waiting_approval. Approving an approved step has no effect."""
        data: m.ApproveSequenceStepData = await self._client.call("approveSequenceStep", {"runId": run_id, "stepId": step_id, "content": content, "subject": subject}, options)
        return data


class AsyncEnrichmentProvidersResource(AsyncResource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.ListEnrichmentProvidersData, m.EnrichmentProvider]:
        """List the contact providers.
        
        In the order in which they are called. Contacts imported with a talent are used before any provider is called."""
        return AsyncListing(self._client, "listEnrichmentProviders", {}, options)

    async def set(
        self,
        *,
        type: Literal["people_data_labs", "hunter", "dropcontact", "full_enrich"],
        api_key: str,
        base_url: str | None | Unset = UNSET,
        cost: int | Unset = UNSET,
        position: int | None | Unset = UNSET,
        kinds: Sequence[Literal["email", "phone"]] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.EnrichmentProvider:
        """Add a contact provider.
        
        A workspace has one provider of each type; adding the same type again replaces its key and settings."""
        data: m.EnrichmentProvider = await self._client.call("setEnrichmentProvider", {"type": type, "apiKey": api_key, "baseUrl": base_url, "cost": cost, "position": position, "kinds": kinds}, options)
        return data

    async def change(
        self,
        provider_id: str,
        *,
        api_key: str | Unset = UNSET,
        base_url: str | None | Unset = UNSET,
        cost: int | Unset = UNSET,
        position: int | None | Unset = UNSET,
        kinds: Sequence[Literal["email", "phone"]] | Unset = UNSET,
        paused: bool | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.EnrichmentProvider:
        """Change a contact provider.
        
        Omitted fields stay as they are. A new base URL needs the key again, because the stored key is never sent to another address."""
        data: m.EnrichmentProvider = await self._client.call("changeEnrichmentProvider", {"providerId": provider_id, "apiKey": api_key, "baseUrl": base_url, "cost": cost, "position": position, "kinds": kinds, "paused": paused}, options)
        return data

    async def remove(
        self,
        provider_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RemoveEnrichmentProviderData:
        """Remove a contact provider.
        
        Deletes its key. The contacts that it found stay."""
        data: m.RemoveEnrichmentProviderData = await self._client.call("removeEnrichmentProvider", {"providerId": provider_id}, options)
        return data

    async def test(
        self,
        provider_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.EnrichmentProvider:
        """Test the key of a contact provider.
        
        Costs nothing at the provider. The result is stored as its `health`."""
        data: m.EnrichmentProvider = await self._client.call("testEnrichmentProvider", {"providerId": provider_id}, options)
        return data


class AsyncEventsResource(AsyncResource):
    def list(
        self,
        *,
        after: str | Unset = UNSET,
        types: Sequence[Literal["candidate.added", "candidate.status_changed", "candidate.changed", "candidate.removed", "comment.added", "comment.deleted", "sourcing.created", "sourcing.changed", "verdict.reviewed", "contact.found", "message.sent", "message.replied", "message.bounced", "message.unsubscribed", "invitation.accepted", "account.disconnected", "import.finished", "alert.matched", "shortlist.feedback"]] | Unset = UNSET,
        page_size: int | Unset = UNSET,
        wait: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.EventPage, m.WorkspaceEvent]:
        """Read what changed in the workspace.
        
        Changes of candidates, comments, sourcings, reviews, contacts, messages, accounts, imports and alerts, oldest first, stored for 30 days (EVENT_DAYS). Send `nextCursor` of an answer as `after` of the next request: each event comes exactly once. Events have ids only; read the objects for their contents. With `Accept: text/event-stream` over HTTP the answer is a stream of server-sent events, each with one event as its data, that continues after `Last-Event-ID`; it ends after 10 minutes, and clients connect again."""
        return AsyncListing(self._client, "listEvents", {"after": after, "types": types, "pageSize": page_size, "wait": wait}, options)


class AsyncFairnessResource(AsyncResource):
    async def audit_counterfactuals(
        self,
        *,
        casting_id: str,
        talents: int | Unset = UNSET,
        changes: Sequence[Literal["name", "gender", "school_origin", "age", "gap"]] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CounterfactualAudit:
        """Judge copies of profiles that differ only in what must not matter.
        
        Takes people whom a qualified search has judged, changes one thing at a time in copies of their profiles (names, gendered forms, the origin of schools, ages, gaps), judges the copies with the judge in use and lists every status that flipped, with its evidence. Criteria that ask for what a change alters (\"degree from INSA\") are not compared for it. Nothing is stored. Free with the built-in judge. It answers 400 when a language model judges: that costs tokens for every copy, and has no price yet."""
        data: m.CounterfactualAudit = await self._client.call("auditCounterfactuals", {"castingId": casting_id, "talents": talents, "changes": changes}, options)
        return data


class AsyncFiltersResource(AsyncResource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.ListFilterTypesData, m.FilterType]:
        """List the filter types.
        
        Every filter type, with the format of its value and examples, in the key owner's language (English when the key has no owner). Free."""
        return AsyncListing(self._client, "listFilterTypes", {}, options)

    async def diagnose(
        self,
        *,
        filters: Sequence[m.Filter],
        options: CallOptions | None = None,
    ) -> m.SearchDiagnosis:
        """Diagnose filters that find too few people.
        
        Shows how many matches each filter removes, and which changes to a single filter find more: a wider radius or range, synonyms instead of exact words, past jobs included, the nearest city or a near title that has people, or the filter removed. Free; returns no talents. A search that matches nobody answers it too."""
        data: m.SearchDiagnosis = await self._client.call("diagnoseSearch", {"filters": filters}, options)
        return data

    async def map_market(
        self,
        *,
        filters: Sequence[m.Filter],
        greens: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SearchMarket:
        """Map the market that filters find.
        
        Counts everyone who matches by city, employer, role, level, skill and years, what each filter costs in people, and what greens are likely to cost by the workspace's earlier castings. Free; returns no talents. Counts people of the shared pool and of your own, never those of another workspace."""
        data: m.SearchMarket = await self._client.call("mapMarket", {"filters": filters, "greens": greens}, options)
        return data

    async def suggest(
        self,
        *,
        filter_type: Literal["JOB_TITLE", "SENIORITY", "JOB_FUNCTION", "YEARS_OF_EXPERIENCE", "YEARS_IN_CURRENT_ROLE", "YEARS_AT_CURRENT_COMPANY", "LOCATION", "COUNTRY", "COMPANY", "CURRENT_COMPANY", "PAST_COMPANY", "INDUSTRY", "COMPANY_SIZE", "SKILL", "KEYWORD", "HEADLINE", "CERTIFICATION", "INTEREST", "LANGUAGE", "SCHOOL", "DEGREE", "FIELD_OF_STUDY", "HAS_CONTACT", "UPDATED_WITHIN", "FIRST_NAME", "LAST_NAME", "PRO_NETWORK_URL", "IN_SOURCING", "POOL"],
        text: str,
        limit: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.FilterSuggestions:
        """Suggest values of a filter.
        
        Completes what somebody types: titles, employers, skills, places, countries, schools, fields of study and certifications that people have, and the values of closed lists. One of the words of a value begins with `text`, in any case and without accents. Free. Counts people of the shared pool and of your own, never those of another workspace; never suggests people's names."""
        data: m.FilterSuggestions = await self._client.call("suggestFilterValues", {"filterType": filter_type, "text": text, "limit": limit}, options)
        return data


class AsyncIdentityProposalsResource(AsyncResource):
    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.IdentityProposals, m.IdentityProposal]:
        """List people who may be one.
        
        Pairs of your own people who look like one person, newest first, with what agrees and what differs. They are proposed when people are added or imported: by name, spelled in any way, with employers and dates. Nobody is merged until you decide; an equal profile URL, email or phone merges at once."""
        return AsyncListing(self._client, "listIdentityProposals", {"page": page, "pageSize": page_size}, options)

    async def merge(
        self,
        proposal_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.MergedIdentityProposal:
        """Make two people one.
        
        The one who came first stays, with the newest value of each field; what a person edited wins. The id of the other keeps working and answers with the merged person: in castings, candidates, messages and history. `POST /v1/talents/{talentId}/unmerge` takes it back. Merging again has no effect."""
        data: m.MergedIdentityProposal = await self._client.call("mergeIdentityProposal", {"proposalId": proposal_id}, options)
        return data

    async def dismiss(
        self,
        proposal_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DismissedIdentityProposal:
        """Keep two people apart.
        
        The two are not proposed again. A proposal that was merged is refused: unmerge the person instead."""
        data: m.DismissedIdentityProposal = await self._client.call("dismissIdentityProposal", {"proposalId": proposal_id}, options)
        return data


class AsyncImportsResource(AsyncResource):
    async def create(
        self,
        *,
        format: Literal["jsonl", "json", "csv", "document"] | Unset = UNSET,
        mapping: str | Unset = UNSET,
        dry_run: Literal["true", "false"] | Unset = UNSET,
        sourcing_id: str | Unset = UNSET,
        legal_basis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | Unset = UNSET,
        retention_months: int | Unset = UNSET,
        file_name: str | Unset = UNSET,
        content: str | Unset = UNSET,
        file: UploadFile | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.StartedTalentImport:
        """Import a file of people.
        
        Imports a file into the own pool of the workspace, in the background: read `GET /v1/talents/imports/{importId}` until `status` is `completed`. Send the file as the body with its name in Content-Disposition, as multipart/form-data, or its text as JSON. Up to 1 GB; JSON lines, JSON Resume, CSV, XLSX, PDF, DOCX, ODT, RTF, HTML, text, vCard, Europass XML, and ZIP archives of these. Free; with `sourcingId`, new candidates cost what `POST /v1/candidates` does."""
        data: m.StartedTalentImport = await self._client.call("createTalentImport", {"format": format, "mapping": mapping, "dryRun": dry_run, "sourcingId": sourcing_id, "legalBasis": legal_basis, "retentionMonths": retention_months, "fileName": file_name, "content": content, "file": file}, options)
        return data

    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.TalentImports, m.TalentImport]:
        """List imports of people.
        
        The imports of the workspace, newest first."""
        return AsyncListing(self._client, "listTalentImports", {"page": page, "pageSize": page_size}, options)

    async def preview(
        self,
        *,
        mapping: str | Unset = UNSET,
        file_name: str | Unset = UNSET,
        content: str | Unset = UNSET,
        file: UploadFile | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.TalentImportPreview:
        """Preview how a file of people would be read.
        
        What each column of a table is read as, and the first ten people, with the mapping sent and what the workspace decided before. Stores nothing. Up to 50 MB; the beginning of a CSV file is enough. Free."""
        data: m.TalentImportPreview = await self._client.call("previewTalentImport", {"mapping": mapping, "fileName": file_name, "content": content, "file": file}, options)
        return data

    async def get(
        self,
        import_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentImport:
        """Read an import of people.
        
        Progress, counts and first problems of an import."""
        data: m.TalentImport = await self._client.call("getTalentImport", {"importId": import_id}, options)
        return data

    async def get_rejected(
        self,
        import_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RejectedRows:
        """List the rejected rows of an import.
        
        At most 100,000 rejected rows with their reasons and what they held, as CSV in `csv`: correct them and import the file again, whose first three columns are left out. With `Accept: text/csv` the answer is the CSV itself."""
        data: m.RejectedRows = await self._client.call("listRejectedRows", {"importId": import_id}, options)
        return data

    async def undo(
        self,
        import_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentImport:
        """Undo an import of people.
        
        In the background, removes from its sourcing the candidates that nobody touched since, and its notes from the others. Deletes the people whom only this import brought, as `DELETE /v1/talents/{talentId}` does, and gives the others back what it changed. Credits are not returned. `status` is `undone` at the end."""
        data: m.TalentImport = await self._client.call("undoTalentImport", {"importId": import_id}, options)
        return data


class AsyncInboxResource(AsyncResource):
    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        unread: Literal["true", "false"] | Unset = UNSET,
        assignee: Literal["mine", "nobody", "all"] | Unset = UNSET,
        sourcing_id: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.InboxPage, m.InboxConversation]:
        """List the conversations with people who replied.
        
        One conversation per candidate who replied to a sequence, on any channel; the newest reply first."""
        return AsyncListing(self._client, "listConversations", {"page": page, "pageSize": page_size, "unread": unread, "assignee": assignee, "sourcingId": sourcing_id}, options)

    async def count_unread(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.InboxCounts:
        """Count the unread conversations.
        
        For the whole workspace, and those assigned to the caller."""
        data: m.InboxCounts = await self._client.call("countUnreadConversations", {}, options)
        return data

    async def get(
        self,
        candidate_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.InboxThread:
        """Read a conversation.
        
        All that was sent to the candidate and all that came back, oldest first, at most the last 300 messages. Reading it here does not mark it as read."""
        data: m.InboxThread = await self._client.call("getConversation", {"candidateId": candidate_id}, options)
        return data

    async def change(
        self,
        candidate_id: str,
        *,
        assignee_user_id: str | None | Unset = UNSET,
        unread: bool | Unset = UNSET,
        read_up_to: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.InboxConversation:
        """Assign a conversation, or mark it as read or unread.
        
        With `readUpTo`, a conversation that got a newer reply meanwhile stays unread: send the `lastReplyAt` that was shown."""
        data: m.InboxConversation = await self._client.call("changeConversation", {"candidateId": candidate_id, "assigneeUserId": assignee_user_id, "unread": unread, "readUpTo": read_up_to}, options)
        return data

    async def mark(
        self,
        candidate_id: str,
        *,
        mark: Literal["interested", "not_now", "wrong_person"] | None,
        status_handle: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.MarkConversationData:
        """Say what a reply means: interested, not now, wrong person.
        
        Stops the candidate's running sequences and moves the candidate: to the custom status INTERESTED, NOT_NOW or WRONG_PERSON where the workspace has it; else to CONTACTED when interested, and to NOT_RETAINED otherwise. `statusHandle` names another status. `wrong_person` also blocks the address that replied. null removes the mark, and the block that it added; sequences stay stopped, and the status changes only to `statusHandle`."""
        data: m.MarkConversationData = await self._client.call("markConversation", {"candidateId": candidate_id, "mark": mark, "statusHandle": status_handle}, options)
        return data

    async def answer(
        self,
        candidate_id: str,
        *,
        text: str,
        subject: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.InboxAnswer:
        """Answer a person who replied.
        
        Sends through the account that got the last reply, in the same thread (email: In-Reply-To and References). It leaves at the next free moment of the account, within its daily limit, and is never sent twice. Sequences to the candidate stop. Answers 403 `forbidden` when the account is not connected, the person unsubscribed, or their address is on the suppression list (`error.details.code`). Send an Idempotency-Key, so that a repeated request does not answer twice."""
        data: m.InboxAnswer = await self._client.call("answerConversation", {"candidateId": candidate_id, "text": text, "subject": subject}, options)
        return data


class AsyncInstanceResource(AsyncResource):
    async def get(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.Instance:
        """Read the configuration of this installation.
        
        Version, database, index, judge, model, prices, limits and retention of the process that answers. Never returns secrets."""
        data: m.Instance = await self._client.call("readInstance", {}, options)
        return data

    async def test_model(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.ModelTrial:
        """Test the configured model.
        
        Asks for one short judgement of an invented profile. Answers 200 even when the model fails: `outcome` shows the result and `remedy` how to fix it. Costs no credits; the provider may charge for the call."""
        data: m.ModelTrial = await self._client.call("testModel", {}, options)
        return data


class AsyncMembersResource(AsyncResource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.Members, m.Member]:
        """List the workspace's members.
        
        Oldest first, including pending invitations."""
        return AsyncListing(self._client, "listMembers", {}, options)


class AsyncNoticesResource(AsyncResource):
    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        informed: Literal["true", "false"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.TalentNotices, m.TalentNoticesTalentsItem]:
        """List your own people who must be told that you keep their data.
        
        People whose data came from others must be told within a month that you keep it, why, and for how long (GDPR, article 14). The next due first. With `informed=true`, the people who were told."""
        return AsyncListing(self._client, "listTalentNotices", {"page": page, "pageSize": page_size, "informed": informed}, options)

    async def record(
        self,
        *,
        talent_ids: Sequence[str] | Unset = UNSET,
        import_id: str | Unset = UNSET,
        how: Literal["email", "message", "phone", "letter", "in_person", "already_knew"] | Unset = UNSET,
        informed_at: str | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.RecordedNotices:
        """Record that people were told, or were not.
        
        For people who were told outside of a sequence, one by one or all of an import. A step of a sequence with `policy.informs` records it when its message is sent."""
        data: m.RecordedNotices = await self._client.call("recordTalentNotices", {"talentIds": talent_ids, "importId": import_id, "how": how, "informedAt": informed_at}, options)
        return data

    async def get_template(
        self,
        *,
        language: Literal["en", "fr"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.NoticeTemplate:
        """Read a text that tells people that you keep their data.
        
        An email in English or French with the name, legal basis and retention of the workspace, as a step that `POST /v1/sourcings/{sourcingId}/sequence-blueprints` takes: its message records that the person was told. Have it checked by who answers for data protection; complete the address for questions."""
        data: m.NoticeTemplate = await self._client.call("getNoticeTemplate", {"language": language}, options)
        return data


class AsyncNotificationsResource(AsyncResource):
    def list(
        self,
        *,
        limit: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.Notifications, m.Notification]:
        """List what you were told.
        
        A notification belongs to one user: the caller, or the owner of the key. The newest first, of the last 90 days. A key without an owner has none."""
        return AsyncListing(self._client, "listNotifications", {"limit": limit}, options)

    async def mark_read(
        self,
        *,
        notification_ids: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.UnreadNotifications:
        """Mark notifications as read.
        
        A notification belongs to one user: the caller, or the owner of the key. Ids of other users are passed over. Without ids, all are marked."""
        data: m.UnreadNotifications = await self._client.call("readNotifications", {"notificationIds": notification_ids}, options)
        return data


class AsyncOauthClientsResource(AsyncResource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.OAuthClients, m.OAuthClient]:
        """List the programs that have access through a key of the workspace.
        
        Programs with an active grant, each with the keys that it uses."""
        return AsyncListing(self._client, "listOauthClients", {}, options)

    async def revoke(
        self,
        client_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RevokedOAuthClient:
        """Revoke a program's access.
        
        Revokes all its grants and tokens in this workspace at once. The keys stay valid; other workspaces are not affected."""
        data: m.RevokedOAuthClient = await self._client.call("revokeOauthClient", {"clientId": client_id}, options)
        return data


class AsyncPoolTermsResource(AsyncResource):
    async def get(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.PoolTerms:
        """Read the legal basis and retention of your own people.
        
        What holds for people of the own pool whose import or request states nothing else."""
        data: m.PoolTerms = await self._client.call("readPoolTerms", {}, options)
        return data

    async def change(
        self,
        *,
        legal_basis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | None | Unset = UNSET,
        retention_months: int | None | Unset = UNSET,
        at_end: Literal["delete", "ask"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.PoolTerms:
        """Set the legal basis and retention of your own people.
        
        Holds at once for everybody in the own pool whose source states nothing else. With `atEnd: \"delete\"`, people whose retention is over are deleted within the hour, as `DELETE /v1/talents/{talentId}` does."""
        data: m.PoolTerms = await self._client.call("changePoolTerms", {"legalBasis": legal_basis, "retentionMonths": retention_months, "atEnd": at_end}, options)
        return data


class AsyncPromptsResource(AsyncResource):
    async def interpret(
        self,
        *,
        prompt: str | Unset = UNSET,
        qualification_criterias: Sequence[str] | Unset = UNSET,
        scoring_language: Literal["en", "fr"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.PromptReading:
        """Preview how a prompt is interpreted.
        
        Free; returns no talents. Shows the filters and criteria that the prompt is interpreted as, the words that were ignored or refused, and how many people match. For each criterion, says how it is read, whether profiles can show it, and what would count as evidence. Words about protected attributes do not make the preview fail: they are listed, and the rest of the prompt is interpreted without them."""
        data: m.PromptReading = await self._client.call("interpretPrompt", {"prompt": prompt, "qualificationCriterias": qualification_criterias, "scoringLanguage": scoring_language}, options)
        return data


class AsyncRequestsResource(AsyncResource):
    def list(
        self,
        *,
        tracking_code: str | Unset = UNSET,
        status: str | Unset = UNSET,
        key_id: str | Unset = UNSET,
        cursor: str | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.RequestPage, m.RequestEntry]:
        """List the requests of the workspace.
        
        One entry per API request, newest first, available about a second after the response and stored for REQUEST_LOG_DAYS. Contains neither bodies nor query values: see readRequestBodies. Of the requests of a key that exceed its rate limits, one per second is recorded. Requests without a valid key and MCP tool calls are not recorded."""
        return AsyncListing(self._client, "listRequests", {"trackingCode": tracking_code, "status": status, "keyId": key_id, "cursor": cursor, "pageSize": page_size}, options)

    async def get_bodies(
        self,
        tracking_code: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RequestBodies:
        """Read the bodies of a request.
        
        What a key sent and what was answered. Off unless the operator sets REQUEST_BODY_HOURS, and only for searches, castings, sourcings, candidates, saved searches and saved views of up to 64 kB: never for credentials, contacts, messages, own people or files. Secret members are replaced by `[redacted]`. The erasure of any person deletes all stored bodies."""
        data: m.RequestBodies = await self._client.call("readRequestBodies", {"trackingCode": tracking_code}, options)
        return data


class AsyncSavedSearchesResource(AsyncResource):
    def list(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.SavedSearches, m.SavedSearch]:
        """List the saved searches of the workspace.
        
        Those with the newest people first, then the newest. Free."""
        return AsyncListing(self._client, "listSavedSearches", {}, options)

    async def create(
        self,
        *,
        name: str,
        prompt: str | Unset = UNSET,
        filters: Sequence[m.Filter] | Unset = UNSET,
        qualification_criterias: Sequence[str] | Unset = UNSET,
        alert: Literal["off", "daily", "weekly"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SavedSearch:
        """Save a search, with an alert on new people.
        
        Free. Saves a prompt or filters, and the criteria of a qualified search. All members of the workspace see it; its owner is told of new people. Whoever matches now is known; the alert tells of people who match later, each once: by mail where the installation sends mail, as a notification, and as the event `alert.matched`."""
        data: m.SavedSearch = await self._client.call("createSavedSearch", {"name": name, "prompt": prompt, "filters": filters, "qualificationCriterias": qualification_criterias, "alert": alert}, options)
        return data

    async def change(
        self,
        saved_search_id: str,
        *,
        name: str | Unset = UNSET,
        alert: Literal["off", "daily", "weekly"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SavedSearch:
        """Rename a saved search, or change its alert.
        
        When an alert is switched on, whoever matches now is known and is not told of. Who changes the alert becomes the owner."""
        data: m.SavedSearch = await self._client.call("changeSavedSearch", {"savedSearchId": saved_search_id, "name": name, "alert": alert}, options)
        return data

    async def delete(
        self,
        saved_search_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DeletedSavedSearch:
        """Delete a saved search and its alert.
        
        People and castings that it found stay."""
        data: m.DeletedSavedSearch = await self._client.call("deleteSavedSearch", {"savedSearchId": saved_search_id}, options)
        return data


class AsyncSavedViewsResource(AsyncResource):
    def list(
        self,
        *,
        page: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.SavedViews, m.SavedView]:
        """List your saved views.
        
        A view belongs to the user who saved it, or to the owner of the key; other users cannot see it."""
        return AsyncListing(self._client, "listSavedViews", {"page": page}, options)

    async def create(
        self,
        *,
        page: str,
        name: str,
        query: str,
        options: CallOptions | None = None,
    ) -> m.SavedView:
        """Save a view of a page.
        
        A view belongs to the user who saved it, or to the owner of the key; other users cannot see it. At most 100 views per page; names are unique per page."""
        data: m.SavedView = await self._client.call("createSavedView", {"page": page, "name": name, "query": query}, options)
        return data

    async def change(
        self,
        view_id: str,
        *,
        name: str | Unset = UNSET,
        query: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SavedView:
        """Change the name or query of a saved view.
        
        A view belongs to the user who saved it, or to the owner of the key; other users cannot see it."""
        data: m.SavedView = await self._client.call("changeSavedView", {"viewId": view_id, "name": name, "query": query}, options)
        return data

    async def delete(
        self,
        view_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DeletedSavedView:
        """Delete a saved view.
        
        A view belongs to the user who saved it, or to the owner of the key; other users cannot see it."""
        data: m.DeletedSavedView = await self._client.call("deleteSavedView", {"viewId": view_id}, options)
        return data


class AsyncSearchResource(AsyncResource):
    def list_recent(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.RecentSearches, m.RecentSearch]:
        """List the recent searches of the workspace.
        
        The last 20 different searches among the last 300 pages, the newest first. Pages of one search are one row. Free."""
        return AsyncListing(self._client, "listRecentSearches", {}, options)

    async def read_again(
        self,
        search_transaction_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.RecentSearchPages:
        """Read again whom a search returned.
        
        Free: these people were paid for. The pages that the workspace searched by the same prompt or filters, as the profiles are now. Erased people are left out."""
        data: m.RecentSearchPages = await self._client.call("getRecentSearch", {"searchTransactionId": search_transaction_id}, options)
        return data

    async def find_seen(
        self,
        *,
        talent_ids: Sequence[str],
        except_search_transaction_ids: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SeenTalents:
        """Find which people earlier searches returned.
        
        Free. Looks through the last 1,000 pages that the workspace searched, without those in `exceptSearchTransactionIds`."""
        data: m.SeenTalents = await self._client.call("findSeenTalents", {"talentIds": talent_ids, "exceptSearchTransactionIds": except_search_transaction_ids}, options)
        return data


class AsyncShareLinksResource(AsyncResource):
    def list(
        self,
        sourcing_id: str,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.ShareLinks, m.ShareLink]:
        """List the share links of a sourcing.
        
        The newest first, also those that expired or were revoked."""
        return AsyncListing(self._client, "listShareLinks", {"sourcingId": sourcing_id}, options)

    async def revoke(
        self,
        share_link_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.ShareLink:
        """Revoke a share link.
        
        Its page answers nothing from then on. Feedback stays."""
        data: m.ShareLink = await self._client.call("revokeShareLink", {"shareLinkId": share_link_id}, options)
        return data

    def feedback(
        self,
        sourcing_id: str,
        *,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.ShortlistFeedbackList, m.ShortlistFeedback]:
        """List what readers of share links said.
        
        The newest first. Each change is also the event `shortlist.feedback`."""
        return AsyncListing(self._client, "listShortlistFeedback", {"sourcingId": sourcing_id}, options)


class AsyncSourcingsResource(AsyncResource):
    async def create(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.SourcingCreated:
        """Create an empty sourcing.
        
        Send an empty object as the body. The name is generated and can be changed."""
        data: m.SourcingCreated = await self._client.call("createSourcing", {}, options)
        return data

    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        ownership: Literal["mine", "all"] | Unset = UNSET,
        status: Literal["in-progress", "closed"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.SourcingPage, m.Sourcing]:
        """List the sourcings of the workspace.
        
        Newest first."""
        return AsyncListing(self._client, "listSourcings", {"page": page, "pageSize": page_size, "ownership": ownership, "status": status}, options)

    async def get(
        self,
        sourcing_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.Sourcing:
        """Read a sourcing.
        
        With the number of candidates in each status."""
        data: m.Sourcing = await self._client.call("getSourcing", {"sourcingId": sourcing_id}, options)
        return data

    async def update(
        self,
        sourcing_id: str,
        *,
        name: str | Unset = UNSET,
        status: Literal["in-progress", "closed"] | Unset = UNSET,
        job_title: str | None | Unset = UNSET,
        location: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        owner_user_id: str | None | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.Sourcing:
        """Rename, close, reopen or hand over a sourcing.
        
        jobTitle and location are the values of {{sourcingJobTitle}} and {{sourcingLocation}} in messages. Omitted fields stay as they are; null clears a field."""
        data: m.Sourcing = await self._client.call("updateSourcing", {"sourcingId": sourcing_id, "name": name, "status": status, "jobTitle": job_title, "location": location, "description": description, "ownerUserId": owner_user_id}, options)
        return data

    async def get_funnel(
        self,
        sourcing_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.SourcingFunnel:
        """Read how far the candidates of a sourcing came.
        
        All candidates; those with a green verdict; those who were sent a message or have the status CONTACTED; those who replied; those marked interested. Who is interested also counts as replied, and who replied as contacted."""
        data: m.SourcingFunnel = await self._client.call("readSourcingFunnel", {"sourcingId": sourcing_id}, options)
        return data

    def list_activity(
        self,
        sourcing_id: str,
        *,
        page_index: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.SourcingActivity, m.ActivityEntry]:
        """Read what happened in a sourcing.
        
        Changes of its candidates and of itself, comments, and feedback by share links. The newest first."""
        return AsyncListing(self._client, "getSourcingActivity", {"sourcingId": sourcing_id, "pageIndex": page_index, "pageSize": page_size}, options)


class AsyncSuppressionsResource(AsyncResource):
    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        reason: Literal["unsubscribed", "bounced", "blocked"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.SuppressionPage, m.Suppression]:
        """List suppressed addresses.
        
        Newest first. Addresses are stored as keyed hashes, so the list survives an erasure without identifying anyone: addresses can be checked but not read."""
        return AsyncListing(self._client, "listSuppressions", {"page": page, "pageSize": page_size, "reason": reason}, options)

    async def add(
        self,
        *,
        address: str,
        reason: Literal["unsubscribed", "blocked"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.Suppression:
        """Suppress an address.
        
        Takes an email address, or a phone number with its country code. With the reason `unsubscribed`, sequences to the person stop on every channel at their next message. With `blocked`, steps without another address end with the reason `address_blocked`. An address that is already listed stays listed, and `unsubscribed` is never replaced by `blocked`."""
        data: m.Suppression = await self._client.call("addSuppression", {"address": address, "reason": reason}, options)
        return data

    async def remove(
        self,
        suppression_id: str,
        *,
        confirm: Literal["true", "false"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.RemovedSuppression:
        """Remove an address from the list.
        
        The address can receive messages again. Removing an unsubscribed address answers 400 without `confirm=true`, because contacting the person again needs their consent."""
        data: m.RemovedSuppression = await self._client.call("removeSuppression", {"suppressionId": suppression_id, "confirm": confirm}, options)
        return data


class AsyncTalentsResource(AsyncResource):
    def search(
        self,
        *,
        filters: Sequence[m.Filter],
        related_search_transaction_ids: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.SearchPage, m.FoundTalent]:
        """Find talents by filters.
        
        Returns up to 10 profiles, best match first, for one credit each. There are no page numbers: for more, send the same search again with all earlier searchTransactionId values in relatedSearchTransactionIds. GET /v1/search/filters lists the filter types."""
        return AsyncListing(self._client, "searchTalents", {"filters": filters, "relatedSearchTransactionIds": related_search_transaction_ids}, options)

    def search_by_prompt(
        self,
        *,
        prompt: str,
        related_search_transaction_ids: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.PromptSearchPage, m.FoundTalent]:
        """Find talents by a prompt.
        
        Interprets a prompt in English or French as filters, which the response shows, with the words that were ignored or may mean something else. Returns up to 10 profiles, best match first, for one credit each. There are no page numbers: for more, send the same search again with all earlier searchTransactionId values in relatedSearchTransactionIds. GET /v1/search/filters lists the filter types."""
        return AsyncListing(self._client, "searchTalentsByPrompt", {"prompt": prompt, "relatedSearchTransactionIds": related_search_transaction_ids}, options)

    def search_legacy(
        self,
        *,
        filters: Sequence[m.Filter],
        related_search_transaction_ids: Sequence[str] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.SearchPage, m.FoundTalent]:
        """Find talents by filters (deprecated).
        
        Same as POST /v1/search/talents, which replaces it."""
        return AsyncListing(self._client, "searchTalentsLegacy", {"filters": filters, "relatedSearchTransactionIds": related_search_transaction_ids}, options)

    async def get_history(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentHistory:
        """Read what the workspace did with a person.
        
        In which sourcings the person is, when they were contacted, and how each casting judged them. Includes profiles that were merged with this one. Free."""
        data: m.TalentHistory = await self._client.call("getTalentHistory", {"talentId": talent_id}, options)
        return data

    async def get_contacts(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentContacts:
        """Read the contacts of a talent.
        
        Contacts that the workspace paid for and that have not expired, and the calls to providers. Free; calls no provider."""
        data: m.TalentContacts = await self._client.call("getTalentContacts", {"talentId": talent_id}, options)
        return data

    async def add(
        self,
        *,
        talents: Sequence[Mapping[str, Any]],
        pool: Literal["own"] | Unset = UNSET,
        legal_basis: Literal["consent", "contract", "legitimate_interest", "legal_obligation", "public_task", "vital_interests"] | Unset = UNSET,
        retention_months: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.AddedTalents:
        """Add or update your own people.
        
        Adds 1 to 100 people to the own pool of the workspace: nobody else finds or sees them. A person who is there already is updated: the one with this `id`, else with this profile URL, else with this email and first name, or this phone and name (`merged`). Of each field the newest value wins; what `PATCH /v1/talents/{talentId}` set stays. Each person has an outcome of its own; one that is `rejected` does not stop the others. Free."""
        data: m.AddedTalents = await self._client.call("addTalents", {"talents": talents, "pool": pool, "legalBasis": legal_basis, "retentionMonths": retention_months}, options)
        return data

    def list(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        name: str | Unset = UNSET,
        place: str | Unset = UNSET,
        title: str | Unset = UNSET,
        skill: str | Unset = UNSET,
        source: Literal["import", "request", "user"] | Unset = UNSET,
        import_id: str | Unset = UNSET,
        talent_id: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.OwnTalents, m.OwnTalentsTalentsItem]:
        """List your own people.
        
        The people of the own pool, the last added first. Those who were merged are one. Filters are exact, without case; a search understands more. Free."""
        return AsyncListing(self._client, "listTalents", {"page": page, "pageSize": page_size, "name": name, "place": place, "title": title, "skill": skill, "source": source, "importId": import_id, "talentId": talent_id}, options)

    async def count(
        self,
        *,
        name: str | Unset = UNSET,
        place: str | Unset = UNSET,
        title: str | Unset = UNSET,
        skill: str | Unset = UNSET,
        source: Literal["import", "request", "user"] | Unset = UNSET,
        import_id: str | Unset = UNSET,
        talent_id: str | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.OwnTalentFacets:
        """Count your own people by place, title, skill and source.
        
        How many of your own people the filters of `GET /v1/talents` find, and the 20 most frequent values of each. Counts the last 20,000 who were added. Free."""
        data: m.OwnTalentFacets = await self._client.call("countTalents", {"name": name, "place": place, "title": title, "skill": skill, "source": source, "importId": import_id, "talentId": talent_id}, options)
        return data

    async def get(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.OwnTalent:
        """Read one of your own people.
        
        The profile, contacts and sources of a person of the own pool. Free. A person of the shared pool answers 404: searches show those."""
        data: m.OwnTalent = await self._client.call("getTalent", {"talentId": talent_id}, options)
        return data

    async def change(
        self,
        talent_id: str,
        fields: Mapping[str, Any],
        *,
        options: CallOptions | None = None,
    ) -> m.OwnTalent:
        """Change one of your own people.
        
        Sets the fields sent; null or an empty list empties one. They win over every import, also a later one. `contacts` are added."""
        data: m.OwnTalent = await self._client.call("changeTalent", {**fields, "talentId": talent_id}, options)
        return data

    async def delete(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.DeletedTalent:
        """Delete one of your own people.
        
        Deletes the person with everything that the workspace holds of them: contacts, notes, texts of verdicts, messages. Counts and the credit ledger stay. The person may be added again; `POST /v1/talents/{talentId}/erase` prevents that."""
        data: m.DeletedTalent = await self._client.call("deleteTalent", {"talentId": talent_id}, options)
        return data

    def list_ended_retentions(
        self,
        *,
        page: int | Unset = UNSET,
        page_size: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> AsyncListing[m.EndedRetentions, m.EndedRetentionsTalentsItem]:
        """List your own people whose retention ended.
        
        The longest ago first. Decide about each: `POST /v1/talents/{talentId}/keep` or `DELETE /v1/talents/{talentId}`. With `atEnd: \"delete\"` they are deleted within the hour."""
        return AsyncListing(self._client, "listEndedRetentions", {"page": page, "pageSize": page_size}, options)

    async def keep(
        self,
        talent_id: str,
        *,
        months: int,
        options: CallOptions | None = None,
    ) -> m.KeptTalent:
        """Keep one of your own people longer.
        
        Keeps the person for that many months from now, unless the retention ends later anyway. A second call replaces the first one."""
        data: m.KeptTalent = await self._client.call("keepTalent", {"talentId": talent_id, "months": months}, options)
        return data

    async def find_subject(
        self,
        *,
        person: str,
        options: CallOptions | None = None,
    ) -> m.SubjectsFound:
        """Find a person who asks what you know about them.
        
        At most 20 of the people whom this workspace holds data about, by talent id, profile URL, or first and last name: everybody in the own pool, and of the shared pool candidates and people who were judged. Free."""
        data: m.SubjectsFound = await self._client.call("findSubject", {"person": person}, options)
        return data

    async def read_subject(
        self,
        talent_id: str,
        *,
        as_: Literal["json", "html"] | Unset = UNSET,
        language: Literal["en", "fr"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.SubjectAccess:
        """Read everything that you know about a person.
        
        For a person who asks (GDPR, article 15): profile and where it comes from, contacts, files, notes, verdicts with evidence, messages, and why they are kept. With `as=html` the answer is a page to send. It is written to the audit log. Free. A person of the shared pool whom this workspace holds nothing about answers 404."""
        data: m.SubjectAccess = await self._client.call("readSubject", {"talentId": talent_id, "as": as_, "language": language}, options)
        return data

    async def unmerge(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.UnmergedTalent:
        """Part two people who were merged.
        
        Takes back the merge of this person into another, else the last merge of another into this one. Both are as their own sources say, with what came since; castings, candidates, contacts and history go back to the one they came with. The two are not proposed again."""
        data: m.UnmergedTalent = await self._client.call("unmergeTalent", {"talentId": talent_id}, options)
        return data

    async def find_to_erase(
        self,
        *,
        person: str,
        options: CallOptions | None = None,
    ) -> m.KnownPeople:
        """Find a person to erase.
        
        Finds at most 20 people by talent id, profile URL, or first and last name, best match first. Free. Needs the capability `erase_talents`, like the erasure itself."""
        data: m.KnownPeople = await self._client.call("findPeopleToErase", {"person": person}, options)
        return data

    async def erase(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.EraseTalentData:
        """Erase a person.
        
        Permanently erases a person from the whole installation, not only from this workspace: profile, contacts, texts of verdicts, notes, messages. Counts and the credit ledger stay, and later imports skip the person. Needs the capability `erase_talents`, which only the operator grants. Erasing a person again has no effect."""
        data: m.EraseTalentData = await self._client.call("eraseTalent", {"talentId": talent_id}, options)
        return data

    async def get_provenance(
        self,
        talent_id: str,
        *,
        options: CallOptions | None = None,
    ) -> m.TalentProvenance:
        """Read where one of your own people comes from, and why you keep them.
        
        Each source with its date and who brought it; the legal basis; how long the person is kept, and what happens then; whether the person was told. Free. A person of the shared pool answers 404: the operator brings those."""
        data: m.TalentProvenance = await self._client.call("getTalentProvenance", {"talentId": talent_id}, options)
        return data

    async def get_original(
        self,
        talent_id: str,
        *,
        as_: Literal["details", "text", "attachment", "inline"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.TalentOriginal:
        """Read the file that a person came in.
        
        The newest file that one of your people was imported from, such as a CV: what it is, and where each field stood in it. With `as=text` its text comes with it, line by line. With `as=attachment` or `as=inline` the answer is the file itself, which browsers save or show without scripts. People from tables have none. Free."""
        data: m.TalentOriginal = await self._client.call("getTalentOriginal", {"talentId": talent_id, "as": as_}, options)
        return data


class AsyncUsageResource(AsyncResource):
    async def get_windows(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.UsageWindows:
        """Read the rate-limit usage of every API key.
        
        Active keys, oldest first, with their five windows at this moment. This call counts as one request of the calling key."""
        data: m.UsageWindows = await self._client.call("readUsageWindows", {}, options)
        return data

    async def get_credits(
        self,
        *,
        from_: str | Unset = UNSET,
        to: str | Unset = UNSET,
        by: Literal["day", "month"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CreditUsage:
        """Read the credit usage over time.
        
        Computed from the ledger, by day or month (UTC): credits charged by kind, credits granted, and the cost of a green talent. `from` defaults to 30 days (or 12 months) before `to`; `to` defaults to today. At most 366 days or 120 months."""
        data: m.CreditUsage = await self._client.call("readCreditUsage", {"from": from_, "to": to, "by": by}, options)
        return data

    async def get_credit_groups(
        self,
        *,
        from_: str | Unset = UNSET,
        to: str | Unset = UNSET,
        by: Literal["member", "sourcing"] | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.CreditGroups:
        """Read the credit usage by member or by sourcing.
        
        Computed from the ledger. A key counts for the member who owns it. A casting counts for the member who started it, and for the sourcing that first took one of its people; a contact for the sourcing that first took the person. Searches, and castings whose people nobody took, are of no sourcing. `from` defaults to 30 days before `to`; `to` defaults to today. At most 366 days."""
        data: m.CreditGroups = await self._client.call("readCreditGroups", {"from": from_, "to": to, "by": by}, options)
        return data


class AsyncWebhookSecretResource(AsyncResource):
    async def get(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.WebhookSecretState:
        """Read whether webhooks are signed.
        
        Never answers the secret."""
        data: m.WebhookSecretState = await self._client.call("getWebhookSecret", {}, options)
        return data

    async def rotate(
        self,
        *,
        overlap_hours: int | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.WebhookSecretRotated:
        """Create or rotate the webhook secret.
        
        From now on the webhooks of all searches without a secret of their own have the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` of Standard Webhooks. The answer is the only one that has the secret. The secret before it signs too until the overlap ends, so that receivers can change over."""
        data: m.WebhookSecretRotated = await self._client.call("rotateWebhookSecret", {"overlapHours": overlap_hours}, options)
        return data

    async def remove(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.WebhookSecretState:
        """Stop signing webhooks.
        
        Takes effect at once. Searches with a secret of their own are still signed."""
        data: m.WebhookSecretState = await self._client.call("removeWebhookSecret", {}, options)
        return data


class AsyncWorkspaceResource(AsyncResource):
    async def get(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.Workspace:
        """Read the workspace, its plan and its credits.
        
        The workspace of the key."""
        data: m.Workspace = await self._client.call("readWorkspace", {}, options)
        return data

    async def change(
        self,
        *,
        name: str | Unset = UNSET,
        language: Literal["en", "fr"] | None | Unset = UNSET,
        country: str | None | Unset = UNSET,
        protected_proxies: Literal["warn", "strict"] | Unset = UNSET,
        capabilities: m.PlanSwitches | Unset = UNSET,
        options: CallOptions | None = None,
    ) -> m.Workspace:
        """Change the settings of the workspace.
        
        Operations that need a capability which is switched off answer 402 `plan_upgrade_required`, from the next request on. `erase_talents` cannot be changed here: talents are shared by all workspaces, so only the command line grants it."""
        data: m.Workspace = await self._client.call("changeWorkspace", {"name": name, "language": language, "country": country, "protectedProxies": protected_proxies, "capabilities": capabilities}, options)
        return data

    async def get_onboarding(
        self,
        *,
        options: CallOptions | None = None,
    ) -> m.Onboarding:
        """Read which first steps are completed.
        
        Derived from what happened in the workspace; steps cannot be set by hand."""
        data: m.Onboarding = await self._client.call("readOnboarding", {}, options)
        return data


class AsyncResources:
    """One object per noun."""

    api_keys: AsyncApiKeysResource
    audit: AsyncAuditResource
    blueprints: AsyncBlueprintsResource
    candidate_statuses: AsyncCandidateStatusesResource
    candidates: AsyncCandidatesResource
    channel_accounts: AsyncChannelAccountsResource
    channel_providers: AsyncChannelProvidersResource
    comments: AsyncCommentsResource
    contacts: AsyncContactsResource
    deliveries: AsyncDeliveriesResource
    drafts: AsyncDraftsResource
    enrichment_providers: AsyncEnrichmentProvidersResource
    fairness: AsyncFairnessResource
    filters: AsyncFiltersResource
    identity_proposals: AsyncIdentityProposalsResource
    imports: AsyncImportsResource
    inbox: AsyncInboxResource
    instance: AsyncInstanceResource
    members: AsyncMembersResource
    notices: AsyncNoticesResource
    notifications: AsyncNotificationsResource
    oauth_clients: AsyncOauthClientsResource
    pool_terms: AsyncPoolTermsResource
    prompts: AsyncPromptsResource
    requests: AsyncRequestsResource
    saved_searches: AsyncSavedSearchesResource
    saved_views: AsyncSavedViewsResource
    search: AsyncSearchResource
    share_links: AsyncShareLinksResource
    sourcings: AsyncSourcingsResource
    suppressions: AsyncSuppressionsResource
    talents: AsyncTalentsResource
    usage: AsyncUsageResource
    webhook_secret: AsyncWebhookSecretResource
    workspace: AsyncWorkspaceResource

    def _make_resources(self, client: AsyncGreenroom) -> None:
        self.api_keys = AsyncApiKeysResource(client)
        self.audit = AsyncAuditResource(client)
        self.blueprints = AsyncBlueprintsResource(client)
        self.candidate_statuses = AsyncCandidateStatusesResource(client)
        self.candidates = AsyncCandidatesResource(client)
        self.channel_accounts = AsyncChannelAccountsResource(client)
        self.channel_providers = AsyncChannelProvidersResource(client)
        self.comments = AsyncCommentsResource(client)
        self.contacts = AsyncContactsResource(client)
        self.deliveries = AsyncDeliveriesResource(client)
        self.drafts = AsyncDraftsResource(client)
        self.enrichment_providers = AsyncEnrichmentProvidersResource(client)
        self.fairness = AsyncFairnessResource(client)
        self.filters = AsyncFiltersResource(client)
        self.identity_proposals = AsyncIdentityProposalsResource(client)
        self.imports = AsyncImportsResource(client)
        self.inbox = AsyncInboxResource(client)
        self.instance = AsyncInstanceResource(client)
        self.members = AsyncMembersResource(client)
        self.notices = AsyncNoticesResource(client)
        self.notifications = AsyncNotificationsResource(client)
        self.oauth_clients = AsyncOauthClientsResource(client)
        self.pool_terms = AsyncPoolTermsResource(client)
        self.prompts = AsyncPromptsResource(client)
        self.requests = AsyncRequestsResource(client)
        self.saved_searches = AsyncSavedSearchesResource(client)
        self.saved_views = AsyncSavedViewsResource(client)
        self.search = AsyncSearchResource(client)
        self.share_links = AsyncShareLinksResource(client)
        self.sourcings = AsyncSourcingsResource(client)
        self.suppressions = AsyncSuppressionsResource(client)
        self.talents = AsyncTalentsResource(client)
        self.usage = AsyncUsageResource(client)
        self.webhook_secret = AsyncWebhookSecretResource(client)
        self.workspace = AsyncWorkspaceResource(client)

// Generated from the operation table by `npm run generate`; do not edit.

export interface paths {
    "/api/v1/search/talents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find talents by filters
         * @description Up to 10 ready profiles, ranked by best match, one credit per profile returned. There are no page numbers: send the same search again with all earlier searchTransactionId values in relatedSearchTransactionIds. Call GET /v1/search/filters for the filter types.
         */
        post: operations["searchTalents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/by-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find talents by a description in plain words
         * @description The prompt, English or French, is read as filters, which the answer shows. Up to 10 ready profiles, ranked by best match, one credit per profile returned. There are no page numbers: send the same search again with all earlier searchTransactionId values in relatedSearchTransactionIds. Call GET /v1/search/filters for the filter types.
         */
        post: operations["searchTalentsByPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/interpret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See how a description is read
         * @description Free: returns nobody and costs no credit. Shows the filters and criteria that a prompt is read as, the words that were ignored or refused, and how many people match. Words about protected attributes do not fail the preview: they are listed, and the rest of the prompt is read without them.
         */
        post: operations["interpretPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the filter types
         * @description Every filter type with the format of its value and examples, in the language of the key owner (English when there is none). Free.
         */
        get: operations["listFilterTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v0.1/search/talents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find talents by filters (deprecated)
         * @deprecated
         * @description Takes and answers what POST /v1/search/talents does; use that instead.
         */
        post: operations["searchTalentsLegacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/diagnose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Why filters find so few, and what would find more
         * @description What each filter takes away, and the changes of one filter that find more: a wider circle or range, synonyms instead of exact words, past jobs too, or the filter left out. Returns nobody and is free.
         */
        post: operations["diagnoseSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the qualified searches of the workspace
         * @description Newest first. Free.
         */
        get: operations["listQualifiedSearches"];
        put?: never;
        /**
         * Start a qualified search from filters
         * @description Judges every matching talent against the criteria, in the background, until the quota of greens, the credit cap or the end of the pool. Two credits per judged talent; min(balance, target.maxCredits) is reserved now. An identical search is reused unless forceNew.
         */
        post: operations["startQualifiedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified/by-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a qualified search from a prompt
         * @description As from filters; the prompt gives the filters, and criteria that are merged with those sent.
         */
        post: operations["startQualifiedSearchByPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified/{castingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a qualified search and its verdicts
         * @description Free, and starts nothing. Poll every 10 to 20 seconds while nextAction is `wait`, or wait for the end-of-call webhook.
         */
        get: operations["getQualifiedSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified/{castingId}/talents/{talentId}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a talent got its verdict
         * @description Replays a stored verdict: how each criterion was read, the jobs and durations that were counted, the statuses, the verdict rule with its arithmetic, the judge and its version, and what would differ on the profile as it is now. Free.
         */
        get: operations["explainQualifiedVerdict"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified/{castingId}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the next call, or retry the failed wave
         * @description When nextAction is `continue`: a new call with its own quota and cap. When it is `retry`: the failed call goes on with the rest of its budget; a target sent then is kept for the next call.
         */
        post: operations["continueQualifiedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified/{castingId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of the webhook events of a qualified search
         * @description Newest first, each event with all its attempts.
         */
        get: operations["listQualifiedSearchDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified/{castingId}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook event once more
         * @description The same event to the same URL with the same delivery id and body, in at most three attempts. Only on request: the service itself sends each event once. While the event is being sent, nothing more begins.
         */
        post: operations["redeliverQualifiedSearchEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified/{castingId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of a qualified search
         * @description How each criterion went, what a green costs, and what the greens that are missing may cost. Free.
         */
        get: operations["summarizeQualifiedSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified/{castingId}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calls of a qualified search, with their waves
         * @description What each reserved, charged and returned, its verdicts, and why it ended. The newest call first, the waves of a call in order. Free.
         */
        get: operations["listQualifiedSearchCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified/{castingId}/talents/{talentId}/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Override a verdict
         * @description Becomes the effective verdict, with its reason: `effectiveVerdict` and `effectiveCounts` follow it. aiVerdict, counts, quotas and charges stay as they were. Another override replaces it.
         */
        post: operations["overrideQualifiedVerdict"];
        /**
         * Remove the override of a verdict
         * @description The judge's verdict is the effective one again. Removing what is not there is no error.
         */
        delete: operations["removeQualifiedVerdictOverride"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of the webhook events of all qualified searches
         * @description Newest first, each event with all its attempts.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sourcings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sourcings of the workspace
         * @description Newest first.
         */
        get: operations["listSourcings"];
        put?: never;
        /**
         * Create an empty sourcing
         * @description The body is an empty object; the name is generated and can be changed.
         */
        post: operations["createSourcing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sourcings/{sourcingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a sourcing with its counters
         * @description How many candidates it has in each status.
         */
        get: operations["getSourcing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename, close or reopen a sourcing
         * @description jobTitle and location are what {{sourcingJobTitle}} and {{sourcingLocation}} stand for in messages. What is left out stays; null empties.
         */
        patch: operations["updateSourcing"];
        trace?: never;
    };
    "/api/v1/sourcings/{sourcingId}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the candidates of a sourcing
         * @description Filters of different names must all hold, values of the same name are alternatives.
         */
        get: operations["listCandidates"];
        put?: never;
        /**
         * Add a talent to a sourcing
         * @description A talent is in a sourcing once: adding it again sets it back to TO_BE_CONTACTED, keeps its rating and costs nothing.
         */
        post: operations["addCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{candidateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a candidate
         * @description With its notes, and the recap of its verdict.
         */
        get: operations["getCandidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rate a candidate or write notes on it
         * @description What is left out stays; null empties.
         */
        patch: operations["updateCandidate"];
        trace?: never;
    };
    "/api/v1/candidates/{candidateId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile of a candidate
         * @description All that is known of the talent, as it is now. Free.
         */
        get: operations["getCandidateProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{candidateId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a candidate's status
         * @description A global status or one of the workspace. NOT_RETAINED takes the candidate out of the active pipeline and cancels its outreach.
         */
        patch: operations["changeCandidateStatus"];
        trace?: never;
    };
    "/api/v1/candidates/{candidateId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a candidate
         * @description Every change of status, rating and notes, newest first. That notes changed is told, not what they said.
         */
        get: operations["getCandidateHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidate-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the statuses that candidates can have
         * @description The global ones, then the workspace's own in their order. Labels of global ones are in the key owner's language.
         */
        get: operations["listCandidateStatuses"];
        put?: never;
        /**
         * Create a status of the workspace
         * @description Behind the others; the handle never changes.
         */
        post: operations["createCandidateStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidate-statuses/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a status that no candidate has
         * @description A status in use is a validation_error whose issue has the code `status_in_use`.
         */
        delete: operations["deleteCandidateStatus"];
        options?: never;
        head?: never;
        /**
         * Rename or move a status of the workspace
         * @description The others make room; a position behind the end is the end.
         */
        patch: operations["updateCandidateStatus"];
        trace?: never;
    };
    "/api/v1/contact/enrich": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for the contacts of a person by profile URL
         * @description Starts to look for a phone number, a personal email address or both, and returns at once; read what is found at the contacts of the talent. The price is reserved now and charged only for what is found. A contact that the workspace has already costs nothing.
         */
        post: operations["enrichContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{candidateId}/enrich-contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for the contacts of a candidate
         * @description As by profile URL, for the talent behind a candidate.
         */
        post: operations["enrichCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/{talentId}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the contacts of a talent
         * @description What the workspace has paid for and has not expired, and who was asked. Free, and asks nobody.
         */
        get: operations["getTalentContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{candidateId}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the contacts of a candidate
         * @description As of the talent behind the candidate.
         */
        get: operations["getCandidateContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enrichment-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the providers of contacts
         * @description In the order in which they are asked. Contacts imported with a talent are looked at before all of them.
         */
        get: operations["listEnrichmentProviders"];
        put?: never;
        /**
         * Add a provider of contacts
         * @description A workspace has one provider of each type: the same type again replaces its key and settings.
         */
        post: operations["setEnrichmentProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enrichment-providers/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a provider of contacts
         * @description Its key is forgotten. What it has found stays.
         */
        delete: operations["removeEnrichmentProvider"];
        options?: never;
        head?: never;
        /**
         * Change a provider of contacts
         * @description What is left out stays as it is. Another base URL needs the key again: the stored one goes to no new address.
         */
        patch: operations["changeEnrichmentProvider"];
        trace?: never;
    };
    "/api/v1/enrichment-providers/{providerId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look whether a provider of contacts accepts its key
         * @description At no cost there. What it says is kept as its `health`.
         */
        post: operations["testEnrichmentProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sourcings/{sourcingId}/sequence-blueprints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sequence blueprints of a sourcing
         * @description Newest first.
         */
        get: operations["listSequenceBlueprints"];
        put?: never;
        /**
         * Create a sequence blueprint
         * @description Belongs to a sourcing. It can be empty or have its whole list of steps. Each broken rule is an issue with the path of the step.
         */
        post: operations["createSequenceBlueprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sequence-blueprints/{blueprintId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a sequence blueprint
         * @description With its steps and settings as they are stored.
         */
        get: operations["getSequenceBlueprint"];
        put?: never;
        post?: never;
        /**
         * Delete a sequence blueprint
         * @description Refused with validation_error while its sequences are running. Sent messages stay readable at the candidates.
         */
        delete: operations["deleteSequenceBlueprint"];
        options?: never;
        head?: never;
        /**
         * Change a sequence blueprint
         * @description `steps` replaces the whole list and `config` the whole object. Running sequences keep the steps they were started with. With `ifUpdatedAt`, a blueprint that changed since then is not overwritten: the answer is validation_error with an issue of code `changed_meanwhile`.
         */
        patch: operations["updateSequenceBlueprint"];
        trace?: never;
    };
    "/api/v1/sequence-blueprints/{blueprintId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a sequence for candidates
         * @description All of the candidates or none. Each channel used must be connected and synced (SMS needs no account). Candidates already in a running sequence of this blueprint are skipped; the others become OUTREACH_SEQUENCE_STARTED. Refused with validation_error when a message would be left out before another that is sent, because a variable of its text has no value: each issue has the code `missing_variable`, `candidateId`, `stepId` and `variables`.
         */
        post: operations["startSequence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sequence-blueprints/{blueprintId}/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a start would do
         * @description With the steps and settings of the blueprint, or with those that are given: a change can be looked at before it is kept. The whole schedule and every message of each candidate, as things are now; nothing is written or sent. It assumes that nobody replies, that invitations run into their time-out and that drafts are approved at once.
         */
        post: operations["simulateSequence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sequence-blueprints/{blueprintId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop all running sequences of a blueprint
         * @description No further step of them is sent after the answer.
         */
        post: operations["stopSequencesOfBlueprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{candidateId}/sequence-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of a candidate's sequences
         * @description Every sequence that was started for the candidate, newest first.
         */
        get: operations["getSequenceStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{candidateId}/sequences/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a candidate's running sequences
         * @description No further step of them is sent after the answer. The candidate’s status does not change.
         */
        post: operations["stopSequencesOfCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sequence-blueprints/{blueprintId}/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the funnel of a blueprint, step by step
         * @description Steps as they are now, in order, then those that only earlier sequences had.
         */
        get: operations["getSequenceFunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sequence-blueprints/{blueprintId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a blueprint's sequences
         * @description One for each candidate and start, newest first. `GET /v1/candidates/{candidateId}/sequence-status` has the steps of one.
         */
        get: operations["listSequenceRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sequence-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the drafts that wait for approval
         * @description All drafts of the workspace, those of the oldest sequence first. An approved draft is sent when its step is due.
         */
        get: operations["listSequenceDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sequence-runs/{runId}/steps/{stepId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a draft, edited or as it is
         * @description For steps in state waiting_approval. Approving an approved step changes nothing.
         */
        post: operations["approveSequenceStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the addresses that are never written to
         * @description Newest first. Addresses are kept as keyed hashes: the list outlives an erasure without naming anybody, and can be matched but not read.
         */
        get: operations["listSuppressions"];
        put?: never;
        /**
         * Never write to an address again
         * @description An email address, or a phone number with its country code. With the reason `unsubscribed` sequences to the person stop on every channel with their next message; with `blocked` steps that have no other address end with the reason `address_blocked`. One that is there already stays, and an unsubscription is never weakened.
         */
        post: operations["addSuppression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppressions/{suppressionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an address off the list
         * @description The address can receive messages again. For an address that unsubscribed, the answer is 400 without `confirm=true`, because contacting the person again needs their consent.
         */
        delete: operations["removeSuppression"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channel-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the providers that accounts can be connected with
         * @description Each provider with the message types it carries and the credentials it needs, so that a program can show a form. For each type, the first provider that carries it is the default.
         */
        get: operations["listChannelProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channel-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List channel accounts
         * @description The accounts that sequences send from, oldest first. Each has its state and, when it does not work, the reason.
         */
        get: operations["listChannelAccounts"];
        put?: never;
        /**
         * Connect an account
         * @description The service tries the credentials at once. If they do not work, the answer gives the reason and nothing is stored. The account is `syncing` until its first synchronisation. Connecting the same account again replaces its credentials. A `sandbox` delivers into the database and carries any type. `GET /v1/channel-providers` lists the providers and their credentials.
         */
        post: operations["connectChannelAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channel-accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an account
         * @description Deletes the credentials. The account stays listed, because messages refer to it, and can be connected again.
         */
        delete: operations["disconnectChannelAccount"];
        options?: never;
        head?: never;
        /**
         * Reconnect an account
         * @description Uses new credentials, or the stored ones. The account keeps its id, so running sequences continue with it.
         */
        patch: operations["reconnectChannelAccount"];
        trace?: never;
    };
    "/api/v1/channel-accounts/{accountId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test an account
         * @description Signs in for sending and for reading, and stores the result as the account’s state.
         */
        post: operations["testChannelAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the person who asked to be forgotten
         * @description By talent id, profile URL, or first and last name, at no cost: at most 20 people, the best match first. Needs the capability `erase_talents`, like the erasing that follows.
         */
        post: operations["findPeopleToErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/{talentId}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget a person for good
         * @description Removes a person from the whole installation, not from this workspace alone: profile, contacts, texts of verdicts, notes, messages. Counts and the credit ledger stay, and no import brings the person back. Needs the capability `erase_talents`, which only the operator grants. Erasing somebody again is harmless.
         */
        post: operations["eraseTalent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workspace's members
         * @description Oldest first, with the invitations that wait.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite a person into the workspace
         * @description Mails the person a one-time link where the installation sends mail (MAIL_FROM), else answers it for you to pass on. Somebody new chooses a password there; somebody who has one signs in first. Inviting again makes a new link and ends the one before. Somebody who is a member already answers 403 `already_member`. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member from the workspace, or take an invitation back
         * @description They are out at once, and the API keys that they own end with them. What they did keeps their name. The last owner answers 403 `last_owner`. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Effective at their next request. The API keys that they own keep only what the new role allows, and end where that is nothing. The last owner answers 403 `last_owner`. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
         */
        patch: operations["changeMember"];
        trace?: never;
    };
    "/api/v1/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make another workspace
         * @description You become its owner. It begins with no credits. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
         */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workspace's API keys
         * @description Oldest first, revoked ones too; never their secrets.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make an API key
         * @description The secret is in this answer and nowhere else. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End an API key
         * @description At once on every process, with both its secrets and every access token of it. It stays in the list.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        /**
         * Change an API key
         * @description Effective at the next request. With a key, scopes and limits can only be taken away: giving a key another scope or a higher limit answers 403 `only_narrows`. A person who is signed in to the console can also give them.
         */
        patch: operations["changeApiKey"];
        trace?: never;
    };
    "/api/v1/api-keys/{keyId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an API key a new secret
         * @description The current secret goes on working for overlapSeconds; one from an earlier rotation ends at once. Access tokens of the key stay: revoke a key whose secret has leaked. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage/windows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how far the windows of every API key are used up
         * @description Active keys, oldest first, with their five windows at this moment. Looking takes nothing from them but the request itself.
         */
        get: operations["readUsageWindows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the workspace, its plan and its credits
         * @description The workspace of the key.
         */
        get: operations["readWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename the workspace, set its language, switch what its plan includes
         * @description A capability that is switched off answers 402 `plan_upgrade_required` wherever it is needed, from the next request on. `erase_talents` is not switched here: talents are of all workspaces, so only the command line grants it.
         */
        patch: operations["changeWorkspace"];
        trace?: never;
    };
    "/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who did what in the workspace
         * @description The append-only log of keys, credit grants, statuses, erasures and exports, newest first. It holds ids and amounts, never personal data.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify that the log of the workspace is whole
         * @description Recomputes every hash from the first entry: finds entries that were altered, inserted, removed or moved, and a tail that was cut off. Keep `head` elsewhere to prove later that nothing was rewritten since.
         */
        get: operations["verifyAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what credits were spent on, over time
         * @description From the ledger, by day or month of UTC: what was charged by kind, what was granted, and what a green talent cost. Without `from` the 30 days (or 12 months) up to `to`; without `to` up to today. At most 366 days or 120 months.
         */
        get: operations["readCreditUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the requests of the workspace
         * @description One entry a request to the API, newest first, about a second after its answer; kept for REQUEST_LOG_DAYS. It holds neither bodies nor query values. Of the requests of a key that its windows refuse, one a second is kept; requests without a valid key are of no workspace, and tool calls of MCP are not recorded.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your saved views
         * @description Views are of the person who saved them, or of the owner of the key; nobody else sees them.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view of a page
         * @description Views are of the person who saved them, or of the owner of the key; nobody else sees them. At most 100 of a page; a name is taken once a page.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saved-views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description Views are of the person who saved them, or of the owner of the key; nobody else sees them.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        /**
         * Rename a saved view, or save another query under it
         * @description Views are of the person who saved them, or of the owner of the key; nobody else sees them.
         */
        patch: operations["changeSavedView"];
        trace?: never;
    };
    "/api/v1/oauth-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the programs that were let in with a key of the workspace
         * @description Programs with a grant that has not ended, each with the keys that it uses.
         */
        get: operations["listOauthClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth-clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Shut a program out
         * @description Ends all its grants and tokens in this workspace at once. The keys stay, and other workspaces are not concerned.
         */
        delete: operations["revokeOauthClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See which first steps have been taken
         * @description Read from what happened, never ticked by hand.
         */
        get: operations["readOnboarding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how this installation is set up
         * @description Version, database, index, judge and model, prices, limits and retention, as the process that answers has them. Never a secret.
         */
        get: operations["readInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/model/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the configured model for one tiny answer
         * @description About a made-up profile, in the shape that judging needs. It answers 200 whether the model does or not: `outcome` says which, and `remedy` what to do. Costs no credits, but what the provider asks.
         */
        post: operations["testModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApiKey: {
            keyId: string;
            name: string;
            /** @description The first characters of the key, to tell keys apart */
            displayPrefix: string;
            /** @description The user who owns it */
            userId: string | null;
            scopes: ("read" | "spend" | "send" | "admin")[];
            /** @description Most requests a second, minute, hour, day and 30 days; 0 rejects every request */
            limits: components["schemas"]["KeyLimits"];
            createdAt: string;
            /** @description The last request, of the key or of an access token of it */
            lastUsedAt: string | null;
            rotatedAt: string | null;
            /** @description Until when the secret before the last rotation still works */
            previousUntil: string | null;
            revokedAt: string | null;
        };
        ApiKeySecret: {
            keyId: string;
            name: string;
            /** @description The first characters of the key, to tell keys apart */
            displayPrefix: string;
            /** @description The user who owns it */
            userId: string | null;
            scopes: ("read" | "spend" | "send" | "admin")[];
            /** @description Most requests a second, minute, hour, day and 30 days; 0 rejects every request */
            limits: components["schemas"]["KeyLimits"];
            createdAt: string;
            /** @description The last request, of the key or of an access token of it */
            lastUsedAt: string | null;
            rotatedAt: string | null;
            /** @description Until when the secret before the last rotation still works */
            previousUntil: string | null;
            revokedAt: string | null;
            /** @description The secret: shown here and never again */
            apiKey: string;
        };
        ApiKeys: {
            apiKeys: components["schemas"]["ApiKey"][];
        };
        AuditCheck: {
            /** @description In order from the first one on */
            entries: number;
            /** @description The hash of the last of them; empty when there is none */
            head: string;
            /** @description Null when the log is whole */
            firstBreak: {
                seq: number;
                problem: string;
            } | null;
        };
        AuditEntry: {
            /** @description Its place in the log, from 1 without a gap */
            seq: number;
            /** @description ISO 8601 */
            at: string;
            /** @description A user id, a key id, `operator` (the command line) or `service` */
            actor: string;
            /** @description Thing and past participle, such as `key.created` */
            action: string;
            /** @description The id of what it was done to */
            subject: string;
            details: {
                [key: string]: string | number | boolean | null | string[];
            };
            /** @description SHA-256 over this entry and the hash of the one before, in hexadecimal */
            hash: string;
        };
        AuditPage: {
            /** @description Newest first */
            entries: components["schemas"]["AuditEntry"][];
            nextPageCursor: string | null;
        };
        Candidate: {
            id: string;
            statusHandle: string;
            /** @description ISO 8601 timestamp */
            createdAt: string;
            sourcingId: string;
            talentId: string;
            userRating: number | null;
            /** @description The last change of status, rating or notes */
            updatedAt: string;
            /** @description The qualified search that found the talent */
            castingId: string | null;
            /** @description The judge's verdict there */
            verdict: ("green" | "amber" | "red") | null;
            /** @description A person's verdict there in place of the judge's */
            verdictOverride: ("green" | "amber" | "red") | null;
            /** @description The one that counts: the override, else the judge’s */
            effectiveVerdict: ("green" | "amber" | "red") | null;
            /** @description Contacts of the talent that the workspace may read */
            contactsCount: number;
        };
        CandidateAdded: {
            candidateId: string;
            talentId: string;
            sourcingId: string;
            statusHandle: string;
            userRating: number | null;
            /** @description ISO 8601 timestamp */
            createdAt: string;
            castingId: string | null;
            /** @description False: the talent was in the sourcing already */
            isNew: boolean;
        };
        CandidateContacts: {
            candidateId: string;
            talentId: string;
            /** @description True while something is looked for */
            contactsLoading: boolean;
            emails: components["schemas"]["Contact"][];
            phones: components["schemas"]["Contact"][];
            /** @description Who was asked, oldest first; the last 100 */
            attempts: components["schemas"]["EnrichmentAttempt"][];
        };
        CandidateDetail: {
            candidate: {
                id: string;
                statusHandle: string;
                /** @description ISO 8601 timestamp */
                createdAt: string;
                sourcingId: string;
                talentId: string;
                userRating: number | null;
                /** @description The last change of status, rating or notes */
                updatedAt: string;
                /** @description The qualified search that found the talent */
                castingId: string | null;
                /** @description The judge's verdict there */
                verdict: ("green" | "amber" | "red") | null;
                /** @description A person's verdict there in place of the judge's */
                verdictOverride: ("green" | "amber" | "red") | null;
                /** @description The one that counts: the override, else the judge’s */
                effectiveVerdict: ("green" | "amber" | "red") | null;
                /** @description Contacts of the talent that the workspace may read */
                contactsCount: number;
                notes: string | null;
                /** @description The verdict in a sentence */
                recap: string | null;
            };
            talent: components["schemas"]["CandidateTalent"];
        };
        CandidateHistory: {
            history: {
                /** @enum {string} */
                change: "added" | "status" | "rating" | "notes";
                from: string | null;
                to: string | null;
                /** @description A user, a key, or `service` */
                actor: string;
                /** @description What it came by, such as `api` */
                cause: string;
                /** @description ISO 8601 timestamp */
                at: string;
            }[];
            pagination: {
                pageIndex: number;
                pageSize: number;
                total: number;
                hasNextPage: boolean;
            };
        };
        CandidatePage: {
            candidates: {
                candidate: components["schemas"]["Candidate"];
                talent: components["schemas"]["CandidateTalent"];
            }[];
            pagination: {
                pageIndex: number;
                pageSize: number;
                total: number;
                hasNextPage: boolean;
            };
        };
        CandidateStatus: {
            handle: string;
            label: string;
            isCustom: boolean;
            /** @description Among the custom ones, from 0 */
            position: number | null;
        };
        CandidateStatusChanged: {
            candidateId: string;
            talentId: string;
            sourcingId: string;
            statusHandle: string;
            /** @description ISO 8601 timestamp */
            updatedAt: string;
        };
        CandidateStatusDeleted: {
            handle: string;
        };
        CandidateStatuses: {
            statuses: components["schemas"]["CandidateStatus"][];
        };
        /** @description All but the id is null once the person is erased */
        CandidateTalent: {
            id: string;
            firstname: string | null;
            lastname: string | null;
            jobTitle: string | null;
            companyName: string | null;
            city: string | null;
            proNetworkUrl: string | null;
        };
        Casting: {
            castingId: string;
            /** @enum {string} */
            status: "running" | "can_continue" | "pool_exhausted" | "failed_retryable";
            /** @enum {string} */
            nextAction: "wait" | "continue" | "retry" | "done";
            canContinue: boolean;
            scoringLanguage: ("en" | "fr") | null;
            /** @description The judge's verdicts of the whole search, whatever the filter and page */
            counts: {
                green: number;
                amber: number;
                red: number;
            };
            /** @description The same of the effective verdicts */
            effectiveCounts: {
                green: number;
                amber: number;
                red: number;
            };
            creditsCharged: number;
            /** @description What the current call can still spend; 0 once it is over */
            creditsRemaining: number;
            target: {
                greens: number;
                maxCredits: number;
            };
            webhook: {
                url: string;
                verdicts: ("green" | "amber" | "red")[];
            } | null;
            customParams: {
                [key: string]: unknown;
            } | null;
            /** @description Green, then amber, then red (by the effective verdict when `effectiveVerdicts` is sent); within a verdict in the order judged */
            talents: components["schemas"]["QualifiedTalent"][];
            nextPageCursor: string | null;
        };
        CastingCall: {
            /** @description 1 is the start */
            call: number;
            target: {
                greens: number;
                maxCredits: number;
            };
            charged: number;
            verdicts: {
                green: number;
                amber: number;
                red: number;
            };
            /** Format: date-time */
            startedAt: string;
            /** @description Null while it runs */
            endedAt: string | null;
            endedBy: ("quota" | "cap" | "balance" | "pool" | "failed" | "launch_failed") | null;
            /** @description Why it ended in words, in the language of the key's owner */
            ended: string | null;
            /** @description The call itself, then each retry of it */
            runs: {
                /** @description X-Service-Source-Id of its events */
                runId: string;
                endedBy: ("quota" | "cap" | "balance" | "pool" | "failed" | "launch_failed") | null;
                /** Format: date-time */
                startedAt: string;
                endedAt: string | null;
                waves: components["schemas"]["CastingWave"][];
            }[];
        };
        CastingCallPage: {
            castingId: string;
            calls: components["schemas"]["CastingCall"][];
            nextPageCursor: string | null;
        };
        CastingContinued: {
            castingId: string;
            /** @enum {string} */
            status: "running" | "can_continue" | "pool_exhausted" | "failed_retryable";
            /** @enum {string} */
            nextAction: "wait" | "continue" | "retry" | "done";
        };
        CastingForecast: {
            /** @description Greens that the current call still looks for; of the next one when the call is over */
            greensMissing: number;
            /** @description What they are expected to cost; null when too few were judged to say */
            credits: number | null;
            /** @description With luck: at the upper end of what the share of greens may be (90 % confidence) */
            low: number | null;
            /** @description Without: at its lower end; null too when that end is no green at all */
            high: number | null;
            /** @description Whether the expected cost is within what the call can still spend */
            withinBudget: boolean | null;
            /** @description What it is made of, in the language of the key's owner */
            basis: string;
        };
        CastingList: {
            castings: components["schemas"]["CastingListItem"][];
            nextPageCursor: string | null;
        };
        CastingListItem: {
            castingId: string;
            /** @enum {string} */
            status: "running" | "can_continue" | "pool_exhausted" | "failed_retryable";
            /** @enum {string} */
            nextAction: "wait" | "continue" | "retry" | "done";
            /** @description Null for a search that was started from filters */
            prompt: string | null;
            /** @description As they were understood when the search was started */
            filters: components["schemas"]["StoredFilter"][];
            criterias: string[];
            scoringLanguage: ("en" | "fr") | null;
            /** @description The judge's verdicts */
            counts: {
                green: number;
                amber: number;
                red: number;
            };
            /** @description The same after overrides */
            effectiveCounts: {
                green: number;
                amber: number;
                red: number;
            };
            creditsCharged: number;
            target: {
                greens: number;
                maxCredits: number;
            };
            /** @description Starts and continues so far; a retry goes on with the same call */
            calls: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the last run began, or ended
             */
            lastActivityAt: string;
        };
        CastingNotFoundError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "casting_not_found";
                message: string;
                debugTrackingCode: string;
            };
        };
        CastingPoolExhaustedError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "casting_pool_exhausted";
                message: string;
                debugTrackingCode: string;
            };
        };
        CastingRunInProgressError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "casting_run_in_progress";
                message: string;
                debugTrackingCode: string;
            };
        };
        CastingStartInProgressError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "casting_start_in_progress";
                message: string;
                debugTrackingCode: string;
            };
        };
        CastingStarted: {
            castingId: string;
            /** @enum {string} */
            status: "running" | "can_continue" | "pool_exhausted" | "failed_retryable";
            reused: boolean;
        };
        CastingSummary: {
            castingId: string;
            /** @enum {string} */
            status: "running" | "can_continue" | "pool_exhausted" | "failed_retryable";
            /** @enum {string} */
            nextAction: "wait" | "continue" | "retry" | "done";
            /** @description Null for a search that was started from filters */
            prompt: string | null;
            /** @description As they were understood when the search was started */
            filters: components["schemas"]["StoredFilter"][];
            criterias: string[];
            scoringLanguage: ("en" | "fr") | null;
            /** @description The judge's verdicts */
            counts: {
                green: number;
                amber: number;
                red: number;
            };
            /** @description The same after overrides */
            effectiveCounts: {
                green: number;
                amber: number;
                red: number;
            };
            creditsCharged: number;
            target: {
                greens: number;
                maxCredits: number;
            };
            /** @description Starts and continues so far; a retry goes on with the same call */
            calls: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the last run began, or ended
             */
            lastActivityAt: string;
            judged: number;
            /** @description Verdicts that a person overrode */
            overridden: number;
            /** @description Null while nothing is charged */
            greensPerCredit: number | null;
            /** @description In the order of `criterias`, of all verdicts whose person was not erased */
            criteriaFigures: {
                criterion: string;
                met: number;
                partiallyMet: number;
                notMet: number;
                unknown: number;
                /** @description Met among those that were judged on it; null when nobody was */
                passRate: number | null;
            }[];
            forecast: components["schemas"]["CastingForecast"];
        };
        CastingWave: {
            wave: number;
            /** @description Credits set aside for it */
            reserved: number;
            /** @description Two a judged talent; null while it runs, as the next two */
            charged: number | null;
            /** @description Credits that it did not need */
            returned: number | null;
            /** @description `goes_on`: with another wave */
            endedBy: ("goes_on" | "quota" | "cap" | "balance" | "pool" | "failed" | "launch_failed") | null;
            verdicts: {
                green: number;
                amber: number;
                red: number;
            };
            /** Format: date-time */
            startedAt: string;
            endedAt: string | null;
        };
        ChannelAccount: {
            accountId: string;
            /** @enum {string} */
            type: "email" | "proNetwork" | "chat_app" | "sms";
            /** @enum {string} */
            provider: "imap" | "gmail" | "outlook" | "unipile" | "twilio" | "sandbox";
            /** @description The user who owns the account; null: shared by the workspace */
            userId: string | null;
            /** @description The sender as recipients see it */
            address: string;
            /** @enum {string} */
            state: "connected" | "syncing" | "disconnected";
            /** @description Why the account does not work, or works only in part */
            reason: {
                code: string;
                en: string;
                fr: string;
            } | null;
            /** @description The address to enter at the provider, so that it reports replies. Null for providers that are polled, and without the scope `send` */
            hookUrl: string | null;
            /** @description Maximum messages a day when a sequence sets no limit; null: unlimited */
            dailyLimit: number | null;
            /** @description ISO 8601 */
            syncedAt: string | null;
            /** @description ISO 8601 */
            createdAt: string;
        };
        ChannelCredentialField: {
            /** @description The place in `credentials`; a dot is a nested object: `smtp.host` */
            name: string;
            /** @description The name of the fields that belong together */
            group: components["schemas"]["Text"] | null;
            label: components["schemas"]["Text"];
            hint: components["schemas"]["Text"] | null;
            /** @enum {string} */
            input: "text" | "secret" | "number" | "choice";
            choices: {
                value: string;
                label: components["schemas"]["Text"];
            }[];
            min: number | null;
            max: number | null;
            /** @description False for a field of a group that may be left out whole */
            required: boolean;
        };
        ChannelProvider: {
            /** @enum {string} */
            provider: "imap" | "gmail" | "outlook" | "unipile" | "twilio" | "sandbox";
            name: components["schemas"]["Text"];
            /** @description What one needs to connect an account */
            description: components["schemas"]["Text"];
            /** @description The message types that it carries */
            types: ("email" | "proNetwork" | "chat_app" | "sms")[];
            /** @description What `address` is for an account of this provider */
            address: {
                label: components["schemas"]["Text"];
                required: boolean;
            };
            /**
             * @description How credentials are entered. `oauth`: an OAuth application and a refresh token; `form`: other fields; `none`: no credentials
             * @enum {string}
             */
            entry: "oauth" | "form" | "none";
            /** @description The credentials, in the order of a form */
            fields: components["schemas"]["ChannelCredentialField"][];
            /** @description Time between two polls or checks of an account */
            pollSeconds: number;
            /** @description Whether the provider reports replies to the account’s `hookUrl` */
            usesHook: boolean;
        };
        Contact: {
            /** @description An email address, or a phone number in E.164 */
            value: string;
            /** @description `import`, or the provider that found it */
            provider: string;
            /**
             * @description What the provider says of it
             * @enum {string}
             */
            status: "verified" | "probable" | "unverified";
            /** @description Where an email address belongs; null when the provider does not say */
            usage: ("personal" | "professional") | null;
            /** @description ISO 8601 timestamp */
            foundAt: string;
            /** @description ISO 8601 timestamp; from then on it is not returned and can be asked for again */
            expiresAt: string;
        };
        CountedTime: {
            /** @description What the dates prove, overlaps counted once */
            minYears: number;
            /** @description What the dates allow; null when missing dates leave it open */
            maxYears: number | null;
            asked: {
                minYears: number | null;
                maxYears: number | null;
                /** @description The bound itself does not count */
                strict: boolean;
            };
            /**
             * Format: date-time
             * @description Current jobs are counted to this moment
             */
            until: string;
            jobs: {
                /** @description JSON pointer into the profile */
                path: string;
                title: string | null;
                organizationName: string | null;
                from: string | null;
                to: string | null;
                isCurrent: boolean;
            }[];
        };
        CreditUsage: {
            /** @description The first day (UTC) */
            from: string;
            /** @description The last day */
            to: string;
            /** @enum {string} */
            by: "day" | "month";
            /** @description Now */
            balances: {
                apiCredits: number;
                workspaceCredits: number;
                reserved: number;
            };
            /** @description Oldest first, those without any movement too */
            periods: {
                searches: number;
                castings: number;
                enrichment: number;
                candidates: number;
                granted: {
                    apiCredits: number;
                    workspaceCredits: number;
                };
                /** @description Talents that castings judged green */
                greens: number;
                /** @description What castings were charged for each of them; null without any */
                creditsPerGreen: number | null;
                /** @description Its first day */
                start: string;
            }[];
            totals: {
                searches: number;
                castings: number;
                enrichment: number;
                candidates: number;
                granted: {
                    apiCredits: number;
                    workspaceCredits: number;
                };
                /** @description Talents that castings judged green */
                greens: number;
                /** @description What castings were charged for each of them; null without any */
                creditsPerGreen: number | null;
            };
        };
        CustomStatus: {
            handle: string;
            label: string;
            position: number;
        };
        DeletedSavedView: {
            viewId: string;
        };
        Delivery: {
            /** @description X-Service-Delivery-Id */
            deliveryId: string;
            /** @enum {string} */
            eventType: "talent_judged" | "wave_finished" | "pool_exhausted";
            talentId: string | null;
            /** @description X-Service-Source-Id */
            runId: string;
            url: string;
            /**
             * @description `sending` also when the process that sent it died: it is not resumed
             * @enum {string}
             */
            state: "waiting" | "sending" | "delivered" | "failed";
            /** @description Why the last attempt got no answer, or why there was none */
            error: string | null;
            attempts: {
                attempt: number;
                /** @description 1: the service's own; more: asked for by a person */
                sending: number;
                /** Format: date-time */
                startedAt: string;
                durationMs: number;
                status: number | null;
                error: string | null;
                /** @description The first 2 KB */
                answer: string | null;
            }[];
            /** Format: date-time */
            createdAt: string;
            deliveredAt: string | null;
            failedAt: string | null;
        };
        DeliveryPage: {
            deliveries: components["schemas"]["Delivery"][];
            nextPageCursor: string | null;
        };
        Education: {
            schoolName: string | null;
            schoolLogo: string | null;
            summary: string | null;
            degrees: string[];
            majors: string[];
            minors: string[];
            /** @description ISO 8601 timestamp */
            startDate: string | null;
            /** @description ISO 8601 timestamp */
            endDate: string | null;
            schoolDomain: string | null;
        };
        EnrichmentAttempt: {
            provider: string;
            /** @enum {string} */
            kind: "email" | "phone";
            /** @enum {string} */
            outcome: "found" | "not_found" | "error" | "skipped";
            /** @description In words, in the language of the key's owner */
            reason: string;
            /** @description The same for programs */
            reasonCode: string;
            /** @description ISO 8601 timestamp */
            at: string;
            /** @description Workspace credits */
            creditsCharged: number;
        };
        EnrichmentProvider: {
            providerId: string;
            /** @enum {string} */
            type: "people_data_labs" | "hunter" | "dropcontact" | "full_enrich";
            kinds: ("email" | "phone")[];
            cost: number;
            position: number | null;
            /** @description It keeps its key and its place, and is not asked */
            paused: boolean;
            baseUrl: string;
            /** @description How the last call went */
            health: {
                /** @enum {string} */
                state: "unused" | "ok" | "failed";
                reason: string | null;
                reasonCode: string | null;
                at: string | null;
            };
            createdAt: string;
        };
        ErasureCounts: {
            /** @description 0 when the person was erased before */
            profiles: number;
            /** @description Imported ones */
            contacts: number;
            /** @description Found by enrichment, over all workspaces */
            enrichedContacts: number;
            /** @description Under way; what was reserved for them returned */
            endedEnrichments: number;
            /** @description Over all castings; verdicts, counts and charges stay */
            verdictTexts: number;
            /** @description What people said instead of the judge, with their reasons */
            verdictOverrides: number;
            /** @description Kept bodies of talent_judged events */
            webhookBodies: number;
            /** @description Kept answers of the judge */
            judgements: number;
            /** @description Emptied of names and notes; they stay and count */
            candidates: number;
            stoppedSequences: number;
            /** @description Emptied of words and address; that something was sent stays */
            outreachMessages: number;
            /** @description Kept for an Idempotency-Key */
            storedAnswers: number;
        };
        Experience: {
            organizationName: string | null;
            title: string | null;
            /** @description ISO 8601 timestamp */
            startDate: string | null;
            /** @description ISO 8601 timestamp, null when current */
            endDate: string | null;
            description: string | null;
            isCurrent: boolean;
            organization: {
                logoUrl: string | null;
                name: string | null;
            };
        };
        ExplainedPart: {
            /** @description What this part was read to ask, in the scoring language */
            reading: string;
            /** @enum {string} */
            status: "met" | "partially_met" | "not_met" | "unknown";
            result: string;
            /** @description For criteria about time: what was counted */
            counted: components["schemas"]["CountedTime"] | null;
        };
        Filter: {
            /** @enum {string} */
            filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING" | "MAJOR";
            /** @description A text, a number, true or false, an array (any of), or { min, max }; see GET /v1/search/filters */
            value: string | number | boolean | (string | number)[] | {
                min?: number;
                max?: number;
            };
            /**
             * @description Every required filter must match; one that is neither required nor excluded only raises the rank
             * @default true
             */
            isRequired?: boolean;
            /**
             * @description Must not match
             * @default false
             */
            isExcluded?: boolean;
            /**
             * @description Equality after case and accent folding, instead of words, aliases and synonyms
             * @default false
             */
            isExactMatch?: boolean;
            /** @description Kilometres around a place */
            radius?: number;
            /**
             * @description For titles, companies and industries; CURRENT_AND_PAST when left out
             * @enum {string}
             */
            history?: "CURRENT" | "PAST" | "CURRENT_AND_PAST";
        };
        FilterMatch: {
            /** @description Place of the filter among those sent or interpreted, from 0 on */
            filter: number;
            /** @enum {string} */
            filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING";
            /** @description A JSON pointer into the talent; null where no text of the profile says it */
            path: string | null;
            /** @description The words there: an exact slice of the text */
            text: string | null;
        };
        FilterRelaxation: {
            /** @description Of the filter, as it was sent */
            index: number;
            /**
             * @description isExactMatch off, a wider circle, a wider range, now or before, or left out
             * @enum {string}
             */
            change: "inexact" | "radius" | "range" | "history" | "dropped";
            /** @description The filter as it would be; null when it is left out */
            filter: components["schemas"]["StoredFilter"] | null;
            /** @description Matches of all filters then */
            count: number;
            words: string;
        };
        FilterType: {
            /** @enum {string} */
            filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING";
            aliases: string[];
            label: string;
            description: string;
            format: string;
            /** @description The accepted values, where they are a closed list */
            values: string[] | null;
            takesRadius: boolean;
            takesHistory: boolean;
            examples: (string | number | boolean | (string | number)[] | {
                min?: number;
                max?: number;
            })[];
        };
        ForbiddenError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "forbidden";
                message: string;
                debugTrackingCode: string;
                details?: {
                    code: string;
                };
            };
        };
        FoundTalent: {
            id: string;
            firstname: string | null;
            lastname: string | null;
            /** @description Free text from the source */
            gender: string | null;
            city: string | null;
            country: string | null;
            /** @description Current job title */
            jobTitle: string | null;
            summary: string | null;
            state: string | null;
            headline: string | null;
            photoUrl: string | null;
            proNetworkUrl: string | null;
            currentOrganization: {
                id: string | null;
                name: string | null;
                logoUrl: string | null;
            } | null;
            experiences: components["schemas"]["Experience"][];
            educations: components["schemas"]["Education"][];
            skills: string[];
            interests: string[];
            languages: {
                name: string;
                proficiency: ("elementary" | "limited_working" | "professional_working" | "full_professional" | "native_or_bilingual") | null;
            }[];
            certifications: {
                name: string;
                organizationName: string | null;
                /** @description ISO 8601 timestamp */
                startDate: string | null;
                /** @description ISO 8601 timestamp */
                endDate: string | null;
            }[];
            /** @description Why the talent was found: for each filter the words of the profile that met it best, in whichever language they are. Several entries where a keyword asks for several words. A filter that only raises the rank is absent when it was not met, and one that excludes always is. */
            matched: components["schemas"]["FilterMatch"][];
        };
        Instance: {
            version: string;
            startedAt: string;
            uptimeSeconds: number;
            /** @description Where clients find the service */
            publicUrl: string;
            database: {
                version: string;
                embedded: boolean;
                sizeBytes: number;
            };
            /** @description Of the process that answers */
            index: {
                talents: number;
                /** @description Whether it has caught up with the database */
                ready: boolean;
            };
            /** @description What drives durable work */
            engine: {
                /** @constant */
                kind: "lease";
                leaseMs: number;
            };
            /** @description No model is configured: the built-in judge and interpreter work, without a network */
            offlineMode: boolean;
            judge: {
                judgeId: string;
                keepsJudgements: boolean;
            };
            model: {
                modelId: string;
                endpoint: string | null;
                concurrency: number;
                timeoutMs: number;
            } | null;
            /** @description Whether accounts that name no server of their own have one */
            mail: {
                smtp: boolean;
                imap: boolean;
            };
            /** @description Credits */
            prices: {
                search: number;
                judgement: number;
                addCandidate: number;
                enrichEmail: number;
                enrichPhone: number;
            };
            limits: {
                searchTimeoutMs: number;
                relatedSearchTransactions: number;
                blueprintSteps: number;
                sequenceCandidates: number;
            };
            retention: {
                /** @description A contact is deleted after so many days */
                contactMaxAgeDays: number;
                /** @description A profile counts as fresh for so many days */
                profileMaxAgeDays: number;
                /** @description 0: requests are not recorded */
                requestLogDays: number;
            };
        };
        InsufficientApiCreditsError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "insufficient_api_credits";
                message: string;
                debugTrackingCode: string;
                available: number;
                required: number;
            };
        };
        InsufficientCreditsError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "insufficient_credits";
                message: string;
                debugTrackingCode: string;
            };
        };
        InternalError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "internal_error";
                message: string;
                debugTrackingCode: string;
            };
        };
        InterpretedFilter: {
            /** @enum {string} */
            filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING" | "MAJOR";
            /** @description A text, a number, true or false, an array (any of), or { min, max }; see GET /v1/search/filters */
            value: string | number | boolean | (string | number)[] | {
                min?: number;
                max?: number;
            };
            /**
             * @description Every required filter must match; one that is neither required nor excluded only raises the rank
             * @default true
             */
            isRequired: boolean;
            /**
             * @description Must not match
             * @default false
             */
            isExcluded: boolean;
            /**
             * @description Equality after case and accent folding, instead of words, aliases and synonyms
             * @default false
             */
            isExactMatch: boolean;
            /** @description Kilometres around a place */
            radius?: number;
            /**
             * @description For titles, companies and industries; CURRENT_AND_PAST when left out
             * @enum {string}
             */
            history?: "CURRENT" | "PAST" | "CURRENT_AND_PAST";
            /** @description The part of the prompt that it was read from */
            span: {
                start: number;
                end: number;
                text: string;
            };
        };
        InvalidApiKeyError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "invalid_api_key";
                message: string;
                debugTrackingCode: string;
            };
        };
        Invitation: {
            userId: string;
            /** @description Empty while the invitation waits */
            name: string;
            email: string | null;
            /**
             * @description `owner` may do everything, `recruiter` everything but managing keys, members and settings, `viewer` reads
             * @enum {string}
             */
            role: "owner" | "recruiter" | "viewer";
            /** @description ISO 8601 */
            invitedAt: string;
            /** @description Null while the invitation waits */
            joinedAt: string | null;
            /** @description When a session of theirs last looked at this workspace; null when none is open */
            lastSeenAt: string | null;
            /** @description Null when it was mailed to the person */
            link: components["schemas"]["OneTimeLink"] | null;
        };
        Issue: {
            /** @description Where in the input */
            path: (string | number)[];
            /** @description What is wrong there */
            message: string;
            code?: string;
        } & {
            [key: string]: unknown;
        };
        KeyLimits: {
            second: number;
            minute: number;
            hour: number;
            day: number;
            month: number;
        };
        KeyWindows: {
            keyId: string;
            name: string;
            displayPrefix: string;
            lastUsedAt: string | null;
            /** @description The shortest first */
            windows: {
                /** @enum {string} */
                window: "second" | "minute" | "hour" | "day" | "month";
                limit: number;
                /** @description Requests counted in the current window, one that it refused too */
                used: number;
                remaining: number;
                /** @description When the next window begins */
                resetsAt: string;
            }[];
        };
        KnownPeople: {
            people: components["schemas"]["KnownPerson"][];
        };
        KnownPerson: {
            talentId: string;
            name: string;
            jobTitle: string | null;
            location: string | null;
            proNetworkUrl: string | null;
        };
        MailFailedError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "mail_failed";
                message: string;
                debugTrackingCode: string;
            };
        };
        Member: {
            userId: string;
            /** @description Empty while the invitation waits */
            name: string;
            email: string | null;
            /**
             * @description `owner` may do everything, `recruiter` everything but managing keys, members and settings, `viewer` reads
             * @enum {string}
             */
            role: "owner" | "recruiter" | "viewer";
            /** @description ISO 8601 */
            invitedAt: string;
            /** @description Null while the invitation waits */
            joinedAt: string | null;
            /** @description When a session of theirs last looked at this workspace; null when none is open */
            lastSeenAt: string | null;
        };
        Members: {
            members: components["schemas"]["Member"][];
        };
        MethodNotAllowedError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "method_not_allowed";
                message: string;
                debugTrackingCode: string;
            };
        };
        MissingApiKeyError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "missing_api_key";
                message: string;
                debugTrackingCode: string;
            };
        };
        MissingConnectedProNetworkAccountError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "missing_connected_proNetwork_account";
                message: string;
                debugTrackingCode: string;
            };
        };
        MissingEnrichProvidersError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "missing_enrich_providers";
                message: string;
                debugTrackingCode: string;
            };
        };
        ModelTrial: {
            /**
             * @description `offline`: no model is configured, the built-in judge works
             * @enum {string}
             */
            outcome: "answered" | "failed" | "offline";
            modelId: string | null;
            latencyMs: number | null;
            usage: {
                inputTokens: number;
                outputTokens: number;
            } | null;
            failure: ("rate_limited" | "server_error" | "timed_out" | "unreachable" | "malformed" | "too_large" | "redirected" | "refused") | null;
            /** @description In words, in the language of the caller */
            message: string;
            /** @description What to do about a failure */
            remedy: string | null;
        };
        NewWorkspace: {
            workspaceId: string;
            name: string;
            /** @constant */
            role: "owner";
        };
        NoQualificationCriteriasError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "no_qualification_criterias";
                message: string;
                debugTrackingCode: string;
            };
        };
        NotFoundError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "not_found";
                message: string;
                debugTrackingCode: string;
            };
        };
        OAuthClient: {
            clientId: string;
            /** @description As the program calls itself; nobody has checked it */
            name: string | null;
            clientUri: string | null;
            /** @description Newest first */
            grants: {
                keyId: string;
                keyName: string;
                scopes: ("read" | "spend" | "send" | "admin")[];
                /** @description When somebody let it in with this key */
                grantedAt: string;
                /** @description When it last got a token, which it needs to go on; null when it never came for one */
                lastTokenAt: string | null;
            }[];
        };
        OAuthClients: {
            clients: components["schemas"]["OAuthClient"][];
        };
        Onboarding: {
            /** @description When each step was taken; null while it was not */
            steps: {
                /** @description The first search of the workspace */
                searched: string | null;
                /** @description Its first qualified search */
                castingStarted: string | null;
                /** @description Since when the installation has had a model; null while it has none */
                modelConnected: string | null;
                /** @description The first import into the installation; generated people do not count */
                talentsImported: string | null;
                /** @description The first event of the workspace that a receiver took with a 2xx */
                webhookReceived: string | null;
            };
            /** @description How many of them were */
            taken: number;
        };
        OneTimeLink: {
            url: string;
            expiresAt: string;
        };
        OverriddenVerdict: {
            castingId: string;
            talentId: string;
            /**
             * @description As it was
             * @enum {string}
             */
            aiVerdict: "green" | "amber" | "red";
            /** @enum {string} */
            effectiveVerdict: "green" | "amber" | "red";
            override: components["schemas"]["VerdictOverride"];
        };
        PlanSwitches: {
            create_sourcings?: boolean;
            use_outreach_integrations?: boolean;
        };
        PlanUpgradeRequiredError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "plan_upgrade_required";
                message: string;
                debugTrackingCode: string;
                details: {
                    code: string;
                    action: string;
                    capability: string;
                    billingUrl: string;
                };
            };
        };
        PromptInterpretationFailedError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "prompt_interpretation_failed";
                message: string;
                debugTrackingCode: string;
            };
        };
        PromptReading: {
            /**
             * @description Of the criteria and the reasons
             * @enum {string}
             */
            language: "en" | "fr";
            /** @description What a search by this prompt would use */
            filters: components["schemas"]["InterpretedFilter"][];
            /** @description What a qualified search by this prompt would add to the criteria sent with it, at most 10 */
            criteria: string[];
            /** @description Words that neither a filter nor a criterion says, each with the reason */
            ignored: {
                text: string;
                reason: string;
            }[];
            /** @description Words about protected attributes: a search by this prompt is refused until they are gone */
            refused: {
                /** @enum {string} */
                attribute: "GENDER" | "AGE" | "BIRTH_DATE" | "GRADUATION_YEAR" | "NATIONALITY" | "ETHNICITY" | "RELIGION" | "DISABILITY" | "FAMILY_STATUS";
                /** @description A part of the prompt: `text` is its slice from `start` up to and without `end`, in UTF-16 units */
                span: {
                    start: number;
                    end: number;
                    text: string;
                };
                reason: string;
            }[];
            /** @description Matches of the filters in the whole database */
            estimationCount: number;
        };
        PromptSearchPage: {
            /** @description Best match first, at most 10, and no more than the credits pay for */
            talents: components["schemas"]["FoundTalent"][];
            /** @description Matches in the whole database */
            estimationCount: number;
            /** @description For relatedSearchTransactionIds of the next page */
            searchTransactionId: string;
            /** @description Profiles of this batch that are being refreshed: search again shortly to get them */
            pendingRefreshCount: number;
            /** @description The filters that the prompt was read as */
            interpretedFilters: components["schemas"]["InterpretedFilter"][];
        };
        QualifiedTalent: {
            talentId: string;
            /**
             * @description The judge's; an override never changes it
             * @enum {string}
             */
            aiVerdict: "green" | "amber" | "red";
            /**
             * @description The verdict that counts: a person's override, else the judge's
             * @enum {string}
             */
            effectiveVerdict: "green" | "amber" | "red";
            override: components["schemas"]["VerdictOverride"];
            scoring: components["schemas"]["Scoring"] | null;
            profile: components["schemas"]["TalentProfile"];
        };
        RateLimitExceededError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "rate_limit_exceeded";
                message: string;
                debugTrackingCode: string;
                /** @description Absent when the limit is that of the client address */
                details?: {
                    /** @enum {unknown} */
                    window: "second" | "minute" | "hour" | "day" | "month";
                    /** @description Maximum in that window */
                    limit: number;
                    /** @description Requests made in it, the rejected one included */
                    current: number;
                };
            };
        };
        RemovedMember: {
            userId: string;
            /** @constant */
            removed: true;
            /** @description Their keys, which have ended */
            revokedKeyIds: string[];
        };
        RemovedSuppression: {
            suppressionId: string;
            /** @constant */
            removed: true;
        };
        RequestEntry: {
            /** @description X-Request-Id of the answer, and error.debugTrackingCode of an error */
            trackingCode: string;
            /** @description When it came, ISO 8601 */
            at: string;
            /** @description The key that asked; null for a person in the console */
            keyId: string | null;
            /** @description The person, or the owner of the key */
            userId: string | null;
            method: string;
            /** @description The path with the names of its parameters; null for one that there is not */
            route: string | null;
            status: number;
            errorCode: string | null;
            durationMs: number;
        };
        RequestPage: {
            /** @description Newest first */
            requests: components["schemas"]["RequestEntry"][];
            nextPageCursor: string | null;
            /** @description 0: nothing is recorded */
            retentionDays: number;
        };
        RevokedApiKey: {
            keyId: string;
            /** @constant */
            revoked: true;
        };
        RevokedOAuthClient: {
            clientId: string;
            /** @constant */
            revoked: true;
        };
        SavedView: {
            viewId: string;
            page: string;
            name: string;
            query: string;
            createdAt: string;
            updatedAt: string;
        };
        SavedViews: {
            /** @description By page and name */
            views: components["schemas"]["SavedView"][];
        };
        ScoredCriterion: {
            /** @description The criterion in a few words, in the scoring language */
            title: string;
            /** @description What was found, in the scoring language */
            result: string;
            /** @enum {string} */
            status: "met" | "partially_met" | "not_met" | "unknown";
            /** @description False exactly when the status is `unknown` */
            evaluable: boolean;
            references: components["schemas"]["ScoringReference"][];
        };
        Scoring: {
            /** @description Two sentences: why this verdict, and the main gap; in the scoring language */
            recap: string;
            criterias: components["schemas"]["ScoredCriterion"][];
        };
        ScoringReference: {
            /** @description JSON pointer into the profile */
            path: string;
            /** @description Exact slice of the text at that place, never translated */
            quote: string;
        };
        SearchDiagnosis: {
            /** @description Matches of all filters together */
            count: number;
            /** @description In the order in which they were sent */
            filters: {
                index: number;
                filter: components["schemas"]["StoredFilter"];
                /** @description Matches of this filter alone */
                alone: number;
                /** @description Matches of all the others */
                without: number;
                /** @description Whom it takes away: `without` less `count` */
                removed: number;
                words: string;
            }[];
            /** @description Changes of one filter that find more, the most first */
            relaxations: components["schemas"]["FilterRelaxation"][];
            /** @description Of these the one that changes least: a filter that asks for a little less before one that is left out, then what finds most */
            cheapest: components["schemas"]["FilterRelaxation"] | null;
            /** @description What to make of it, in the language of the key's owner, as all words here */
            words: string;
        };
        SearchEngineTimeoutError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "search_engine_timeout";
                message: string;
                debugTrackingCode: string;
            };
        };
        SearchPage: {
            /** @description Best match first, at most 10, and no more than the credits pay for */
            talents: components["schemas"]["FoundTalent"][];
            /** @description Matches in the whole database */
            estimationCount: number;
            /** @description For relatedSearchTransactionIds of the next page */
            searchTransactionId: string;
            /** @description Profiles of this batch that are being refreshed: search again shortly to get them */
            pendingRefreshCount: number;
        };
        SequenceBlueprint: {
            blueprintId: string;
            name: string;
            sourcingId: string;
            steps: components["schemas"]["SequenceStep"][];
            config: {
                [key: string]: unknown;
            };
            createdAt: string;
            updatedAt: string;
        };
        SequenceBlueprintReference: {
            blueprintId: string;
            name: string;
            sourcingId: string;
        };
        /** @description Unknown keys are kept as sent */
        SequenceConfig: {
            /** @description IANA name; UTC when left out */
            timezone?: string;
            /** @description When messages may be sent; at any time when left out */
            sendingWindow?: {
                /** @description 1 (Monday) to 7 (Sunday), or English names */
                days?: (number | string)[];
                /** @description Local time, 09:00 */
                from?: string;
                /** @description Local time, later than from */
                to?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description True when left out */
            stopOnReply?: boolean;
            /** @description Messages a day and account, per channel: email, proNetwork, chat_app, sms (or the type of a step) */
            dailyLimits?: {
                [key: string]: number;
            };
        } & {
            [key: string]: unknown;
        };
        SequenceDraftPage: {
            drafts: {
                runId: string;
                stepId: string;
                /** @description Of the step */
                name: string;
                /** @enum {string} */
                type: "PRO_NETWORK" | "CHAT_APP" | "EMAIL" | "SMS";
                blueprintId: string;
                sourcingId: string;
                candidateId: string;
                talent: {
                    id: string;
                    firstname: string | null;
                    lastname: string | null;
                    jobTitle: string | null;
                };
                /** @description As it is stored; variables are filled in when it is sent */
                draft: {
                    subject: string | null;
                    content: string;
                };
            }[];
            pagination: {
                page: number;
                pageSize: number;
                total: number;
                hasNextPage: boolean;
            };
        };
        SequenceFunnel: {
            blueprintId: string;
            started: number;
            running: number;
            replied: number;
            steps: {
                stepId: string;
                name: string;
                /** @description Not due yet, waiting or being sent */
                pending: number;
                sent: number;
                skipped: number;
                failed: number;
                cancelled: number;
                /** @description Sequences whose reply came after this step and before the next */
                replied: number;
                /** @description Why steps were skipped, failed or were cancelled */
                reasons: {
                    [key: string]: number;
                };
            }[];
        };
        SequenceRunPage: {
            runs: {
                runId: string;
                /** @enum {string} */
                state: "running" | "waiting" | "completed" | "stopped" | "failed";
                /** @description Why it stopped or failed */
                reason: string | null;
                currentStepId: string | null;
                replied: boolean;
                startedAt: string;
                endedAt: string | null;
                candidateId: string;
                talent: {
                    id: string;
                    firstname: string | null;
                    lastname: string | null;
                    jobTitle: string | null;
                };
                currentStepName: string | null;
            }[];
            pagination: {
                page: number;
                pageSize: number;
                total: number;
                hasNextPage: boolean;
            };
        };
        SequenceSimulation: {
            blueprintId: string;
            startsAt: string;
            /** @description Messages that something puts off */
            held: {
                [key: string]: number;
            };
            candidates: {
                candidateId: string;
                /** @description Already in a running sequence of this blueprint: a start leaves the candidate alone */
                isRunning: boolean;
                steps: {
                    stepId: string;
                    name: string;
                    /** @enum {string} */
                    outcome: "send" | "skip" | "fail" | "not_reached";
                    reason: string | null;
                    /** @description The service writes it when it is due; shown is the text of the step */
                    isDraft: boolean;
                    /** @description By the step's own timing */
                    dueAt: string | null;
                    /** @description With the sending window, the limits of the account and one sequence a person and day */
                    sendAt: string | null;
                    /** @description What puts sendAt after dueAt */
                    heldBy: ("sending_window" | "account_limit" | "person_contacted_today")[];
                    /** @description What it says, also where no account can send it; null where it cannot be written */
                    message: {
                        subject: string | null;
                        content: string;
                    } | null;
                    /** @description Variables of the text that have no value; the step is left out then */
                    missing: ("firstname" | "lastname" | "candidateJobTitle" | "candidateCompanyName" | "candidateLocation" | "sourcingJobTitle" | "sourcingLocation" | "recruiterFirstname" | "recruiterLastname")[];
                }[];
            }[];
        };
        SequenceStatus: {
            candidateId: string;
            sequences: {
                runId: string;
                blueprintId: string;
                /** @enum {string} */
                state: "running" | "waiting" | "completed" | "stopped" | "failed";
                /** @description Why it stopped or failed */
                reason: string | null;
                currentStepId: string | null;
                replied: boolean;
                startedAt: string;
                endedAt: string | null;
                steps: {
                    stepId: string;
                    name: string;
                    /** @enum {string} */
                    state: "pending" | "waiting_approval" | "waiting" | "sending" | "sent" | "skipped" | "failed" | "cancelled";
                    dueAt: string | null;
                    doneAt: string | null;
                    /** @description Why it waits, was skipped, failed or was cancelled */
                    reason: string | null;
                    /** @description The draft that waits for approval */
                    draft: {
                        subject: string | null;
                        content: string;
                    } | null;
                }[];
            }[];
        };
        SequenceStep: {
            /** @description Chosen by the client; unique within the blueprint */
            id: string;
            /** @description Label */
            name: string;
            /** @enum {string} */
            type: "PRO_NETWORK" | "CHAT_APP" | "EMAIL" | "SMS";
            /**
             * @description Required when type is PRO_NETWORK, forbidden otherwise
             * @enum {string}
             */
            proNetworkType?: "PRO_NETWORK_INVITATION" | "PRO_NETWORK_INVITATION_WITH_MESSAGE" | "PRO_NETWORK_MESSAGE" | "PRO_NETWORK_INMAIL";
            /** @description Message body. Variables: {{firstname}}, {{lastname}}, {{candidateJobTitle}}, {{candidateCompanyName}}, {{candidateLocation}}, {{sourcingJobTitle}}, {{sourcingLocation}}, {{recruiterFirstname}}, {{recruiterLastname}}. Stored as an empty string for PRO_NETWORK_INVITATION */
            content: string;
            /** @description Email subject, required when type is EMAIL; the same variables */
            subject?: string;
            /** @enum {string} */
            temporalityType: "ASAP" | "DELAYED" | "AFTER_INVITATION_SETTLED";
            /** @description Required when temporalityType is DELAYED; at most 3650 days */
            delay?: {
                value: number;
                /** @enum {string} */
                unit: "day" | "minute" | "second";
            };
            /** @enum {string} */
            contentSource?: "manual" | "suggestedByService";
            config?: {
                /** @description Sender: a user of the workspace */
                userId?: string;
            };
            policy?: {
                skipStepIfNoContact?: boolean;
                autoValidateAIDraft?: boolean;
                inviteTimeoutDays?: number;
            };
        };
        SessionRequiredError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "session_required";
                message: string;
                debugTrackingCode: string;
            };
        };
        SignInFailedError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "sign_in_failed";
                message: string;
                debugTrackingCode: string;
            };
        };
        Sourcing: {
            sourcingId: string;
            name: string;
            /** @enum {string} */
            status: "in-progress" | "closed";
            jobTitle: string | null;
            location: string | null;
            ownerUserId: string | null;
            /** @description ISO 8601 timestamp */
            createdAt: string;
            /** @description ISO 8601 timestamp */
            updatedAt: string;
            /** @description Candidates in any status */
            candidateCount: number;
            /** @description Candidates in each status, the empty global ones too */
            counts: {
                [key: string]: number;
            };
        };
        SourcingCreated: {
            sourcingId: string;
            name: string;
        };
        SourcingPage: {
            sourcings: components["schemas"]["Sourcing"][];
            pagination: {
                page: number;
                pageSize: number;
                total: number;
                hasNextPage: boolean;
            };
        };
        StoredFilter: {
            /** @enum {string} */
            filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING" | "MAJOR";
            /** @description A text, a number, true or false, an array (any of), or { min, max }; see GET /v1/search/filters */
            value: string | number | boolean | (string | number)[] | {
                min?: number;
                max?: number;
            };
            /**
             * @description Every required filter must match; one that is neither required nor excluded only raises the rank
             * @default true
             */
            isRequired: boolean;
            /**
             * @description Must not match
             * @default false
             */
            isExcluded: boolean;
            /**
             * @description Equality after case and accent folding, instead of words, aliases and synonyms
             * @default false
             */
            isExactMatch: boolean;
            /** @description Kilometres around a place */
            radius?: number;
            /**
             * @description For titles, companies and industries; CURRENT_AND_PAST when left out
             * @enum {string}
             */
            history?: "CURRENT" | "PAST" | "CURRENT_AND_PAST";
        };
        Suppression: {
            suppressionId: string;
            /** @description Null for one that a channel reported */
            kind: ("email" | "phone") | null;
            /** @description A few letters of the address; null where nobody typed it, and once the person was erased */
            hint: string | null;
            /**
             * @description `unsubscribed`: the person wants nothing, at any address; `bounced`: the address does not work; `blocked`: nothing to this address
             * @enum {string}
             */
            reason: "unsubscribed" | "bounced" | "blocked";
            /** @description A user or key id; null: the person, or a mail server */
            addedBy: string | null;
            createdAt: string;
        };
        SuppressionPage: {
            suppressions: components["schemas"]["Suppression"][];
            pagination: {
                page: number;
                pageSize: number;
                total: number;
                hasNextPage: boolean;
            };
        };
        TalentContacts: {
            talentId: string;
            /** @description True while something is looked for */
            contactsLoading: boolean;
            emails: components["schemas"]["Contact"][];
            phones: components["schemas"]["Contact"][];
            /** @description Who was asked, oldest first; the last 100 */
            attempts: components["schemas"]["EnrichmentAttempt"][];
        };
        TalentProfile: {
            id: string;
            firstname: string | null;
            lastname: string | null;
            /** @description Free text from the source */
            gender: string | null;
            city: string | null;
            country: string | null;
            /** @description Current job title */
            jobTitle: string | null;
            summary: string | null;
            state: string | null;
            headline: string | null;
            photoUrl: string | null;
            proNetworkUrl: string | null;
            currentOrganization: {
                id: string | null;
                name: string | null;
                logoUrl: string | null;
            } | null;
            experiences: components["schemas"]["Experience"][];
            educations: components["schemas"]["Education"][];
            skills: string[];
            interests: string[];
            languages: {
                name: string;
                proficiency: ("elementary" | "limited_working" | "professional_working" | "full_professional" | "native_or_bilingual") | null;
            }[];
            certifications: {
                name: string;
                organizationName: string | null;
                /** @description ISO 8601 timestamp */
                startDate: string | null;
                /** @description ISO 8601 timestamp */
                endDate: string | null;
            }[];
        };
        TemporalUnavailableError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "temporal_unavailable";
                message: string;
                debugTrackingCode: string;
            };
        };
        Text: {
            en: string;
            fr: string;
        };
        TooManySearchTransactionsError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "too_many_search_transactions";
                message: string;
                debugTrackingCode: string;
            };
        };
        UsageWindows: {
            /** @description When that was so */
            at: string;
            keys: components["schemas"]["KeyWindows"][];
        };
        ValidationError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "validation_error";
                message: string;
                debugTrackingCode: string;
                issues: components["schemas"]["Issue"][];
            };
        };
        VerdictExplanation: {
            castingId: string;
            talentId: string;
            /** @enum {string} */
            aiVerdict: "green" | "amber" | "red";
            /**
             * Format: date-time
             * @description Current jobs were counted to this moment
             */
            judgedAt: string;
            scoringLanguage: ("en" | "fr") | null;
            judge: {
                id: string;
                /** @enum {string} */
                kind: "rules" | "model" | "other";
                model: string | null;
                /** @description Of the rules, or of the prompt that a model was asked with */
                version: string;
                /** @description The id of the judge in use now */
                inUse: string;
            };
            profile: {
                versionJudged: number;
                versionNow: number;
                /** @description The profile changed since: the rules are shown on it as it is now */
                changed: boolean;
            };
            recap: string;
            /** @description The verdict rule on the stored statuses */
            rule: components["schemas"]["VerdictRule"];
            criterias: {
                criterion: string;
                /** @description What the verdict was made of */
                stored: components["schemas"]["ScoredCriterion"];
                /** @description What the rules read and compute, whichever judge decided */
                rules: {
                    title: string;
                    combination: {
                        /**
                         * @description Which of the parts must hold
                         * @enum {string}
                         */
                        of: "one" | "all" | "any" | "some";
                        atLeast: number | null;
                    };
                    parts: components["schemas"]["ExplainedPart"][];
                    /** @enum {string} */
                    status: "met" | "partially_met" | "not_met" | "unknown";
                    result: string;
                    references: components["schemas"]["ScoringReference"][];
                    /** @description The rules leave no other status: no model may say otherwise */
                    decided: boolean;
                };
            }[];
            /** @description The same judgement today: it differs when the profile, or the version of the judge, is another one */
            replay: {
                /** @enum {string} */
                verdict: "green" | "amber" | "red";
                same: boolean;
                differences: {
                    /** @description Index in `criterias` */
                    criterion: number;
                    title: string;
                    /** @enum {string} */
                    stored: "met" | "partially_met" | "not_met" | "unknown";
                    /** @enum {string} */
                    now: "met" | "partially_met" | "not_met" | "unknown";
                }[];
            };
        };
        /** @description The verdict of a person in place of the judge's, which stays beside it */
        VerdictOverride: {
            /** @enum {string} */
            verdict: "green" | "amber" | "red";
            reason: string;
            /** @description Who said so; null when it came by a key that is nobody's */
            userId: string | null;
            /** Format: date-time */
            at: string;
        } | null;
        VerdictRule: {
            criterias: number;
            counts: {
                [key: string]: number;
            };
            /** @description One for each `met`, half for each `partially_met` and `unknown` */
            points: number;
            /** @description Fewer points than this are `red` */
            half: number;
            /** @enum {string} */
            verdict: "green" | "amber" | "red";
            arithmetic: string;
        };
        Workspace: {
            workspaceId: string;
            name: string;
            /** @description For users who have not chosen a language */
            language: ("en" | "fr") | null;
            createdAt: string;
            /** @description What the plan includes */
            capabilities: ("create_sourcings" | "use_outreach_integrations" | "erase_talents")[];
            balances: {
                apiCredits: number;
                workspaceCredits: number;
                reserved: number;
            };
            /** @description What this installation takes of the workspace credits */
            prices: {
                addCandidate: number;
                enrichEmail: number;
                enrichPhone: number;
            };
        };
        WorkspaceDelivery: {
            /** @description X-Service-Delivery-Id */
            deliveryId: string;
            /** @enum {string} */
            eventType: "talent_judged" | "wave_finished" | "pool_exhausted";
            talentId: string | null;
            /** @description X-Service-Source-Id */
            runId: string;
            url: string;
            /**
             * @description `sending` also when the process that sent it died: it is not resumed
             * @enum {string}
             */
            state: "waiting" | "sending" | "delivered" | "failed";
            /** @description Why the last attempt got no answer, or why there was none */
            error: string | null;
            attempts: {
                attempt: number;
                /** @description 1: the service's own; more: asked for by a person */
                sending: number;
                /** Format: date-time */
                startedAt: string;
                durationMs: number;
                status: number | null;
                error: string | null;
                /** @description The first 2 KB */
                answer: string | null;
            }[];
            /** Format: date-time */
            createdAt: string;
            deliveredAt: string | null;
            failedAt: string | null;
            castingId: string;
        };
        WorkspaceDeliveryPage: {
            deliveries: components["schemas"]["WorkspaceDelivery"][];
            nextPageCursor: string | null;
        };
        WorkspaceSuspendedError: {
            /** @constant */
            success: false;
            error: {
                /** @constant */
                code: "workspace_suspended";
                message: string;
                debugTrackingCode: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Unique per request; an error's `debugTrackingCode` */
        "X-Request-Id": string;
        /** @description What is left in the key's windows (IETF draft) */
        RateLimit: string;
        /** @description The key's windows: quota and seconds of each (IETF draft) */
        "RateLimit-Policy": string;
        /** @description Seconds to wait before the next request */
        "Retry-After": number;
        /** @description `true` on an answer that was kept for its Idempotency-Key */
        "Idempotent-Replayed": string;
        /** @description The methods of this path */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    searchTalents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 to 50 filters, of at most 500 values together: each word of a KEYWORD counts as one, a radius as 20 for each place */
                    filters: components["schemas"]["Filter"][];
                    /**
                     * @description Ids of earlier searches, at most 100: nobody whom they returned comes again
                     * @default []
                     */
                    relatedSearchTransactionIds?: string[];
                };
            };
        };
        responses: {
            /** @description The page */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SearchPage"];
                    };
                };
            };
            /**
             * @description `validation_error`: The request is not valid.
             *     `too_many_search_transactions`: At most 100 related search transactions can be sent.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["TooManySearchTransactionsError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `insufficient_api_credits`: Not enough API credits. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientApiCreditsError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `search_engine_timeout`: The search engine did not answer in time. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchEngineTimeoutError"];
                };
            };
        };
    };
    searchTalentsByPrompt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    prompt: string;
                    /**
                     * @description Ids of earlier searches, at most 100: nobody whom they returned comes again
                     * @default []
                     */
                    relatedSearchTransactionIds?: string[];
                };
            };
        };
        responses: {
            /** @description The page */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PromptSearchPage"];
                    };
                };
            };
            /**
             * @description `validation_error`: The request is not valid.
             *     `too_many_search_transactions`: At most 100 related search transactions can be sent.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["TooManySearchTransactionsError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `insufficient_api_credits`: Not enough API credits. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientApiCreditsError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `prompt_interpretation_failed`: The prompt could not be turned into any usable filter. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptInterpretationFailedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `search_engine_timeout`: The search engine did not answer in time. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchEngineTimeoutError"];
                };
            };
        };
    };
    interpretPrompt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    prompt: string;
                    /**
                     * @description Of the criteria and the reasons; the language of the key owner when left out, else English
                     * @enum {string}
                     */
                    scoringLanguage?: "en" | "fr";
                };
            };
        };
        responses: {
            /** @description How the prompt is read */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PromptReading"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `prompt_interpretation_failed`: The prompt could not be turned into any usable filter. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptInterpretationFailedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `search_engine_timeout`: The search engine did not answer in time. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchEngineTimeoutError"];
                };
            };
        };
    };
    listFilterTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            filterTypes: components["schemas"]["FilterType"][];
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    searchTalentsLegacy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 to 50 filters, of at most 500 values together: each word of a KEYWORD counts as one, a radius as 20 for each place */
                    filters: components["schemas"]["Filter"][];
                    /**
                     * @description Ids of earlier searches, at most 100: nobody whom they returned comes again
                     * @default []
                     */
                    relatedSearchTransactionIds?: string[];
                };
            };
        };
        responses: {
            /** @description The page */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description Since when this route is deprecated (RFC 9745) */
                    Deprecation?: string;
                    /** @description The route that replaces it, rel="successor-version" */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SearchPage"];
                    };
                };
            };
            /**
             * @description `validation_error`: The request is not valid.
             *     `too_many_search_transactions`: At most 100 related search transactions can be sent.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["TooManySearchTransactionsError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `insufficient_api_credits`: Not enough API credits. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientApiCreditsError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `search_engine_timeout`: The search engine did not answer in time. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchEngineTimeoutError"];
                };
            };
        };
    };
    diagnoseSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 to 50 filters, of at most 500 values together: each word of a KEYWORD counts as one, a radius as 20 for each place */
                    filters: components["schemas"]["Filter"][];
                };
            };
        };
        responses: {
            /** @description The diagnosis */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SearchDiagnosis"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `search_engine_timeout`: The search engine did not answer in time. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchEngineTimeoutError"];
                };
            };
        };
    };
    listQualifiedSearches: {
        parameters: {
            query?: {
                /** @description Only searches in that state */
                status?: "running" | "can_continue" | "pool_exhausted" | "failed_retryable";
                /** @description nextPageCursor of the page before */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of searches */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CastingList"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    startQualifiedSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As in POST /v1/search/talents */
                    filters: unknown[];
                    qualificationCriterias: string[];
                    /**
                     * @description Language of the verdicts; left out: the key owner's, else English
                     * @enum {string}
                     */
                    scoringLanguage?: "en" | "fr";
                    /**
                     * @description Quota of this call: stop at so many greens, spend at most so many credits
                     * @default {
                     *       "greens": 10,
                     *       "maxCredits": 60
                     *     }
                     */
                    target?: {
                        /** @default 10 */
                        greens?: number;
                        /** @default 60 */
                        maxCredits?: number;
                    };
                    webhook?: {
                        /** @description HTTPS; not localhost, not a private address, not a cloud metadata endpoint */
                        url: string;
                        /**
                         * @default [
                         *       "green",
                         *       "amber",
                         *       "red"
                         *     ]
                         */
                        verdicts?: ("green" | "amber" | "red")[];
                    };
                    /** @description Stored, and echoed unchanged on every webhook event */
                    customParams?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description True: a new search even when an identical one exists
                     * @default false
                     */
                    forceNew?: boolean;
                };
            };
        };
        responses: {
            /** @description An identical search exists and is not running */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description API credits of the workspace right after this request */
                    "X-Api-Credits-Remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CastingStarted"];
                    };
                };
            };
            /** @description The search runs: new, relaunched, or reused and running */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description API credits of the workspace right after this request */
                    "X-Api-Credits-Remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CastingStarted"];
                    };
                };
            };
            /**
             * @description `validation_error`: The request is not valid.
             *     `no_qualification_criterias`: No qualification criterion remains after processing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["NoQualificationCriteriasError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `insufficient_api_credits`: Not enough API credits. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientApiCreditsError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `casting_start_in_progress`: Another start for the same request is in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingStartInProgressError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `search_engine_timeout`: The search engine did not answer in time. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchEngineTimeoutError"];
                };
            };
        };
    };
    startQualifiedSearchByPrompt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    prompt: string;
                    qualificationCriterias?: string[];
                    /**
                     * @description Language of the verdicts; left out: the key owner's, else English
                     * @enum {string}
                     */
                    scoringLanguage?: "en" | "fr";
                    /**
                     * @description Quota of this call: stop at so many greens, spend at most so many credits
                     * @default {
                     *       "greens": 10,
                     *       "maxCredits": 60
                     *     }
                     */
                    target?: {
                        /** @default 10 */
                        greens?: number;
                        /** @default 60 */
                        maxCredits?: number;
                    };
                    webhook?: {
                        /** @description HTTPS; not localhost, not a private address, not a cloud metadata endpoint */
                        url: string;
                        /**
                         * @default [
                         *       "green",
                         *       "amber",
                         *       "red"
                         *     ]
                         */
                        verdicts?: ("green" | "amber" | "red")[];
                    };
                    /** @description Stored, and echoed unchanged on every webhook event */
                    customParams?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description True: a new search even when an identical one exists
                     * @default false
                     */
                    forceNew?: boolean;
                };
            };
        };
        responses: {
            /** @description An identical search exists and is not running */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description API credits of the workspace right after this request */
                    "X-Api-Credits-Remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CastingStarted"];
                    };
                };
            };
            /** @description The search runs: new, relaunched, or reused and running */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description API credits of the workspace right after this request */
                    "X-Api-Credits-Remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CastingStarted"];
                    };
                };
            };
            /**
             * @description `validation_error`: The request is not valid.
             *     `no_qualification_criterias`: No qualification criterion remains after processing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["NoQualificationCriteriasError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `insufficient_api_credits`: Not enough API credits. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientApiCreditsError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `casting_start_in_progress`: Another start for the same request is in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingStartInProgressError"];
                };
            };
            /** @description `prompt_interpretation_failed`: The prompt could not be turned into any usable filter. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptInterpretationFailedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `search_engine_timeout`: The search engine did not answer in time. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchEngineTimeoutError"];
                };
            };
        };
    };
    getQualifiedSearch: {
        parameters: {
            query?: {
                /** @description green, amber, red, as the judge said: repeated or comma-separated; default all */
                verdicts?: string | string[];
                /** @description The same of the effective verdicts, which overrides change; orders the talents by them too */
                effectiveVerdicts?: string | string[];
                /** @description nextPageCursor of an answer with the same verdicts */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                castingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search and a page of its verdicts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Casting"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `casting_not_found`: Casting not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingNotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    explainQualifiedVerdict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                castingId: string;
                talentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict, replayed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["VerdictExplanation"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /**
             * @description `casting_not_found`: Casting not found.
             *     `not_found`: Not found.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingNotFoundError"] | components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    continueQualifiedSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                castingId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    target?: {
                        greens?: number;
                        maxCredits?: number;
                    };
                    webhook?: {
                        /** @description HTTPS; not localhost, not a private address, not a cloud metadata endpoint */
                        url: string;
                        verdicts?: ("green" | "amber" | "red")[];
                    };
                    /** @description Stored, and echoed unchanged on every webhook event */
                    customParams?: {
                        [key: string]: unknown;
                    };
                    scoringLanguage?: unknown;
                };
            };
        };
        responses: {
            /** @description The failed call had its greens already: it is closed, continue again for more */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description API credits of the workspace right after this request */
                    "X-Api-Credits-Remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CastingContinued"];
                    };
                };
            };
            /** @description The call runs */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description API credits of the workspace right after this request */
                    "X-Api-Credits-Remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CastingContinued"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `insufficient_api_credits`: Not enough API credits. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientApiCreditsError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `casting_not_found`: Casting not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingNotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /**
             * @description `casting_run_in_progress`: A call is already running on this casting.
             *     `casting_pool_exhausted`: No matching talents remain for this casting.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingRunInProgressError"] | components["schemas"]["CastingPoolExhaustedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listQualifiedSearchDeliveries: {
        parameters: {
            query?: {
                /** @description nextPageCursor of the page before */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                castingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DeliveryPage"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `casting_not_found`: Casting not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingNotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    redeliverQualifiedSearchEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                castingId: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event was being sent already */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Delivery"];
                    };
                };
            };
            /** @description The event is being sent again */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Delivery"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /**
             * @description `casting_not_found`: Casting not found.
             *     `not_found`: Not found.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingNotFoundError"] | components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    summarizeQualifiedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                castingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CastingSummary"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `casting_not_found`: Casting not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingNotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listQualifiedSearchCalls: {
        parameters: {
            query?: {
                /** @description nextPageCursor of the page before */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                castingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of calls */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CastingCallPage"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `casting_not_found`: Casting not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingNotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    overrideQualifiedVerdict: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                castingId: string;
                talentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    verdict: "green" | "amber" | "red";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The verdict as it stands */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OverriddenVerdict"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /**
             * @description `casting_not_found`: Casting not found.
             *     `not_found`: Not found.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingNotFoundError"] | components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    removeQualifiedVerdictOverride: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                castingId: string;
                talentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict as it stands */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OverriddenVerdict"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /**
             * @description `casting_not_found`: Casting not found.
             *     `not_found`: Not found.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastingNotFoundError"] | components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Only events in that state */
                state?: "waiting" | "sending" | "delivered" | "failed";
                /** @description nextPageCursor of the page before */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WorkspaceDeliveryPage"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listSourcings: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description `mine`: the key owner's */
                ownership?: "mine" | "all";
                status?: "in-progress" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sourcings */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SourcingPage"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    createSourcing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The sourcing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SourcingCreated"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `plan_upgrade_required`: This needs a subscription or a plan upgrade. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanUpgradeRequiredError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    getSourcing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sourcingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sourcing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Sourcing"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    updateSourcing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sourcingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    status?: "in-progress" | "closed";
                    jobTitle?: string | null;
                    location?: string | null;
                };
            };
        };
        responses: {
            /** @description The sourcing as it is now */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Sourcing"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listCandidates: {
        parameters: {
            query?: {
                pageIndex?: number;
                pageSize?: number;
                /** @description Words that all occur in name, job title, company, city, profile URL or notes; case and accents do not count */
                search?: string;
                /** @description Left out: every status but NOT_RETAINED */
                statusHandle?: string[] | string | string[];
                /** @description City; case and accents do not count, here and in the next two */
                location?: string[] | string | string[];
                jobTitle?: string[] | string | string[];
                currentCompany?: string[] | string | string[];
                /** @description `name`: last name, then first; `history`: last change. Left out: newest first */
                sortField?: "name" | "companyName" | "statusHandle" | "city" | "jobTitle" | "userRating" | "contacts" | "createdAt" | "history";
                /** @description asc unless sortField is left out; what is missing comes last in both */
                sortOrder?: "asc" | "desc";
            };
            header?: never;
            path: {
                sourcingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of candidates */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CandidatePage"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    addCandidate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                sourcingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    talentId: string;
                    /** @description The qualified search that judged this talent: its verdict stays with the candidate */
                    castingId?: string;
                    /** @description True: a talent that is in the sourcing already keeps its status */
                    keepStatus?: boolean;
                };
            };
        };
        responses: {
            /** @description The candidate */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CandidateAdded"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `insufficient_credits`: Not enough workspace credits. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientCreditsError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    getCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidate */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CandidateDetail"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    updateCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userRating?: number | null;
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description The candidate as it is now */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CandidateDetail"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    getCandidateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TalentProfile"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    changeCandidateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    statusHandle: string;
                };
            };
        };
        responses: {
            /** @description The candidate */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CandidateStatusChanged"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    getCandidateHistory: {
        parameters: {
            query?: {
                pageIndex?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CandidateHistory"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listCandidateStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CandidateStatuses"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    createCandidateStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    handle: string;
                    label: string;
                };
            };
        };
        responses: {
            /** @description The status */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CustomStatus"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    deleteCandidateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status is gone */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CandidateStatusDeleted"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    updateCandidateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label?: string;
                    position?: number;
                };
            };
        };
        responses: {
            /** @description The status as it is now */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CustomStatus"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    enrichContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Public profile URL of one person */
                    proNetworkUrl: string;
                    /** @enum {string} */
                    enrichmentType: "phone" | "personalEmail" | "all";
                };
            };
        };
        responses: {
            /** @description Looking for them, or they are known */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            talentId: string;
                            /** @description In its canonical form */
                            proNetworkUrl: string;
                            /** @enum {string} */
                            enrichmentType: "phone" | "personalEmail" | "all";
                        };
                    };
                };
            };
            /**
             * @description `validation_error`: The request is not valid.
             *     `missing_enrich_providers`: No enrichment provider is configured for the requested type.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["MissingEnrichProvidersError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `insufficient_credits`: Not enough workspace credits. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientCreditsError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    enrichCandidate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    enrichmentType: "phone" | "personalEmail" | "all";
                };
            };
        };
        responses: {
            /** @description Looking for them, or they are known */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            candidateId: string;
                            talentId: string;
                            /** @enum {string} */
                            enrichmentType: "phone" | "personalEmail" | "all";
                        };
                    };
                };
            };
            /**
             * @description `validation_error`: The request is not valid.
             *     `missing_enrich_providers`: No enrichment provider is configured for the requested type.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["MissingEnrichProvidersError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `insufficient_credits`: Not enough workspace credits. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsufficientCreditsError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    getTalentContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                talentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TalentContacts"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    getCandidateContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CandidateContacts"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listEnrichmentProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers of the workspace */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            providers: components["schemas"]["EnrichmentProvider"][];
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    setEnrichmentProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "people_data_labs" | "hunter" | "dropcontact" | "full_enrich";
                    /** @description The key of your account there; kept encrypted and never returned */
                    apiKey: string;
                    /** @description HTTPS address in the place of the provider's own; null: its own */
                    baseUrl?: string | null;
                    /** @description What a lookup costs there, in any unit: the cheapest is asked first */
                    cost?: number;
                    /** @description Place in an order of your own, before those without one; null: by cost */
                    position?: number | null;
                    /** @description What it is asked for; left out at first: all it can find */
                    kinds?: ("email" | "phone")[];
                };
            };
        };
        responses: {
            /** @description The provider */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EnrichmentProvider"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    removeEnrichmentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            providerId: string;
                            /** @constant */
                            removed: true;
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    changeEnrichmentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The key of your account there; kept encrypted and never returned */
                    apiKey?: string;
                    /** @description HTTPS address in the place of the provider's own; null: its own */
                    baseUrl?: string | null;
                    /** @description What a lookup costs there, in any unit: the cheapest is asked first */
                    cost?: number;
                    /** @description Place in an order of your own, before those without one; null: by cost */
                    position?: number | null;
                    /** @description What it is asked for; left out at first: all it can find */
                    kinds?: ("email" | "phone")[];
                    /** @description Not to be asked until this is false again */
                    paused?: boolean;
                };
            };
        };
        responses: {
            /** @description The provider */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EnrichmentProvider"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    testEnrichmentProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                providerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider, with how the call went */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EnrichmentProvider"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listSequenceBlueprints: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                sourcingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of blueprints */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            blueprints: components["schemas"]["SequenceBlueprint"][];
                            pagination: {
                                page: number;
                                pageSize: number;
                                total: number;
                                hasNextPage: boolean;
                            };
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    createSequenceBlueprint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                sourcingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @default [] */
                    steps?: components["schemas"]["SequenceStep"][];
                    /** @default {} */
                    config?: components["schemas"]["SequenceConfig"];
                };
            };
        };
        responses: {
            /** @description The blueprint exists */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SequenceBlueprintReference"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    getSequenceBlueprint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blueprintId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blueprint */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SequenceBlueprint"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    deleteSequenceBlueprint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blueprintId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blueprint is gone */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            blueprintId: string;
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    updateSequenceBlueprint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blueprintId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    steps?: components["schemas"]["SequenceStep"][];
                    config?: components["schemas"]["SequenceConfig"];
                    /**
                     * Format: date-time
                     * @description The `updatedAt` of the blueprint that the change was made on
                     */
                    ifUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description The blueprint is changed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SequenceBlueprintReference"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    startSequence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                blueprintId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 to 100 different candidates of the blueprint's sourcing */
                    candidateIds: string[];
                };
            };
        };
        responses: {
            /** @description The sequences are under way */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description Whether anything was dispatched */
                            started: boolean;
                            blueprintId: string;
                            /** @description Candidates requested, as many as candidateIds has; nobody is enrolled twice */
                            candidateCount: number;
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `plan_upgrade_required`: This needs a subscription or a plan upgrade. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanUpgradeRequiredError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `temporal_unavailable`: The workflow engine is unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporalUnavailableError"];
                };
            };
        };
    };
    simulateSequence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                blueprintId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 to 100 different candidates of the blueprint's sourcing */
                    candidateIds: string[];
                    steps?: components["schemas"]["SequenceStep"][];
                    config?: components["schemas"]["SequenceConfig"];
                };
            };
        };
        responses: {
            /** @description The schedule */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SequenceSimulation"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    stopSequencesOfBlueprint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                blueprintId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is running any more */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            blueprintId: string;
                            /** @description Sequences that were running */
                            stopped: number;
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    getSequenceStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sequences; an empty list when none was started */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SequenceStatus"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    stopSequencesOfCandidate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is running any more */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            candidateId: string;
                            /** @description Sequences that were running */
                            stopped: number;
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    getSequenceFunnel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blueprintId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SequenceFunnel"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listSequenceRuns: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                state?: "running" | "waiting" | "completed" | "stopped" | "failed";
            };
            header?: never;
            path: {
                blueprintId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sequences */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SequenceRunPage"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listSequenceDrafts: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description Only drafts of this sourcing; none when it is unknown */
                sourcingId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of drafts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SequenceDraftPage"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    approveSequenceStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                runId: string;
                stepId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    content?: string;
                    subject?: string;
                };
            };
        };
        responses: {
            /** @description The step will be sent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            runId: string;
                            stepId: string;
                            approvedAt: string;
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listSuppressions: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                reason?: "unsubscribed" | "bounced" | "blocked";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SuppressionPage"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    addSuppression: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `jane@example.com`, or `+33 6 12 34 56 78` */
                    address: string;
                    /**
                     * @default unsubscribed
                     * @enum {string}
                     */
                    reason?: "unsubscribed" | "blocked";
                };
            };
        };
        responses: {
            /** @description As it stands on the list */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Suppression"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    removeSuppression: {
        parameters: {
            query?: {
                /** @description `true`: the person agreed to be written to again */
                confirm?: "true" | "false";
            };
            header?: never;
            path: {
                suppressionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is off the list */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RemovedSuppression"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listChannelProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            providers: components["schemas"]["ChannelProvider"][];
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listChannelAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            accounts: components["schemas"]["ChannelAccount"][];
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    connectChannelAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "email" | "proNetwork" | "chat_app" | "sms";
                    /**
                     * @description Left out: imap for email, unipile for proNetwork, unipile for chat_app, twilio for sms
                     * @enum {string}
                     */
                    provider?: "imap" | "gmail" | "outlook" | "unipile" | "twilio" | "sandbox";
                    /** @description The owner; null: shared by the workspace; left out: the key’s owner */
                    userId?: string | null;
                    /** @description Email address, sending number, or display name */
                    address?: string;
                    /** @description By provider, where a dot is a nested object: imap: user?, password?, smtp.host?, smtp.port?, smtp.security?, imap.host?, imap.port?, imap.security?; gmail: clientId, clientSecret?, refreshToken; outlook: clientId, clientSecret?, refreshToken; unipile: dsn, apiKey, accountId; twilio: accountSid, authToken; sandbox: none. Stored encrypted, never returned. */
                    credentials?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description The account is connected, or syncing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChannelAccount"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    disconnectChannelAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is disconnected */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChannelAccount"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    reconnectChannelAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description By provider, where a dot is a nested object: imap: user?, password?, smtp.host?, smtp.port?, smtp.security?, imap.host?, imap.port?, imap.security?; gmail: clientId, clientSecret?, refreshToken; outlook: clientId, clientSecret?, refreshToken; unipile: dsn, apiKey, accountId; twilio: accountSid, authToken; sandbox: none. Stored encrypted, never returned. */
                    credentials?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description The account is connected, or syncing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChannelAccount"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    testChannelAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account with its state, and the reason when it does not work */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChannelAccount"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    findPeopleToErase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A talent id, a profile URL, or `Jane Doe` */
                    person: string;
                };
            };
        };
        responses: {
            /** @description Those whom it can mean */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["KnownPeople"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `plan_upgrade_required`: This needs a subscription or a plan upgrade. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanUpgradeRequiredError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    eraseTalent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                talentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            talentId: string;
                            /** @description When the person was erased for the first time */
                            erasedAt: string;
                            removed: components["schemas"]["ErasureCounts"];
                            /** @description The receipt in words, in the key owner's language */
                            summary: string[];
                        };
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /** @description `plan_upgrade_required`: This needs a subscription or a plan upgrade. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanUpgradeRequiredError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Members"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /**
                     * @description `owner` may do everything, `recruiter` everything but managing keys, members and settings, `viewer` reads
                     * @enum {string}
                     */
                    role: "owner" | "recruiter" | "viewer";
                };
            };
        };
        responses: {
            /** @description The invitation, with its link unless that was mailed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `mail_failed`: The mail could not be sent. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailFailedError"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are out */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RemovedMember"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    changeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `owner` may do everything, `recruiter` everything but managing keys, members and settings, `viewer` reads
                     * @enum {string}
                     */
                    role: "owner" | "recruiter" | "viewer";
                };
            };
        };
        responses: {
            /** @description The member as they are now */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Member"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    createWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description The workspace */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NewWorkspace"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ApiKeys"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description `read` sees, `spend` changes or costs credits, `send` reaches people, `admin` manages keys; none implies another */
                    scopes?: ("read" | "spend" | "send" | "admin")[];
                    /** @description Most requests a second, minute, hour, day and 30 days; 0 rejects every request */
                    limits?: components["schemas"]["KeyLimits"];
                };
            };
        };
        responses: {
            /** @description The key, with its secret */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ApiKeySecret"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RevokedApiKey"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    changeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description `read` sees, `spend` changes or costs credits, `send` reaches people, `admin` manages keys; none implies another */
                    scopes?: ("read" | "spend" | "send" | "admin")[];
                    /** @description Most requests a second, minute, hour, day and 30 days; 0 rejects every request */
                    limits?: components["schemas"]["KeyLimits"];
                };
            };
        };
        responses: {
            /** @description The key as it is now */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ApiKey"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 86400 */
                    overlapSeconds?: number;
                };
            };
        };
        responses: {
            /** @description The key, with its new secret */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ApiKeySecret"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    readUsageWindows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The windows */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["UsageWindows"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    readWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Workspace"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    changeWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    language?: ("en" | "fr") | null;
                    capabilities?: components["schemas"]["PlanSwitches"];
                };
            };
        };
        responses: {
            /** @description The workspace as it is now */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Workspace"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description nextPageCursor of the page before */
                cursor?: string;
                pageSize?: number;
                /** @description A user id, a key id, `operator` or `service` */
                actor?: string;
                /** @description Such as `key.created` */
                action?: string;
                /** @description Entries since then: a day (UTC) or a time, ISO 8601 */
                from?: string;
                /** @description Entries before then */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditPage"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    verifyAuditLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditCheck"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    readCreditUsage: {
        parameters: {
            query?: {
                /** @description The first day */
                from?: string;
                /** @description The last day */
                to?: string;
                by?: "day" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CreditUsage"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Only this one */
                trackingCode?: string;
                /** @description `404`, or a class: `4xx` */
                status?: string;
                /** @description Only those of this key */
                keyId?: string;
                /** @description nextPageCursor of the page before */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RequestPage"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listSavedViews: {
        parameters: {
            query?: {
                /** @description Only those of this page */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SavedViews"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page: string;
                    name: string;
                    /** @description The query of the page as its URL has it, without the question mark */
                    query: string;
                };
            };
        };
        responses: {
            /** @description The view */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                viewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DeletedSavedView"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    changeSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                viewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description The query of the page as its URL has it, without the question mark */
                    query?: string;
                };
            };
        };
        responses: {
            /** @description The view as it is now */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    listOauthClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programs */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OAuthClients"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    revokeOauthClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is shut out */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RevokedOAuthClient"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `not_found`: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    readOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Onboarding"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    readInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The installation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Instance"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    testModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ModelTrial"];
                    };
                };
            };
            /** @description `validation_error`: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /**
             * @description `missing_api_key`: Send the workspace API key in the x-api-key header or as a Bearer token.
             *     `invalid_api_key`: The API key is not valid.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                };
            };
            /**
             * @description `workspace_suspended`: This workspace is suspended. Ask the operator of this service to resume it.
             *     `forbidden`: This is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSuspendedError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description `method_not_allowed`: This method is not allowed on this path. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodNotAllowedError"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests, please try again later */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitExceededError"];
                };
            };
            /** @description `internal_error`: An unexpected error occurred. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
}

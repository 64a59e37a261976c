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
         * @description Returns up to 10 profiles, best match first, for one credit each. There are no page numbers: for more, send the same search again with all earlier searchTransactionId values in relatedSearchTransactionIds. GET /v1/search/filters lists the filter types.
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
         * Find talents by a prompt
         * @description Interprets a prompt in English or French as filters, which the response shows, with the words that were ignored or may mean something else. Returns up to 10 profiles, best match first, for one credit each. There are no page numbers: for more, send the same search again with all earlier searchTransactionId values in relatedSearchTransactionIds. GET /v1/search/filters lists the filter types.
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
         * Preview how a prompt is interpreted
         * @description Free; returns no talents. Shows the filters and criteria that the prompt is interpreted as, the words that were ignored or refused, and how many people match. For each criterion, says how it is read, whether profiles can show it, and what would count as evidence. Words about protected attributes do not make the preview fail: they are listed, and the rest of the prompt is interpreted without them.
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
         * @description Every filter type, with the format of its value and examples, in the key owner's language (English when the key has no owner). Free.
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
         * @description Same as POST /v1/search/talents, which replaces it.
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
         * Diagnose filters that find too few people
         * @description Shows how many matches each filter removes, and which changes to a single filter find more: a wider radius or range, synonyms instead of exact words, past jobs included, the nearest city or a near title that has people, or the filter removed. Free; returns no talents. A search that matches nobody answers it too.
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
         * @description Judges matching talents against the criteria in the background, until it reaches the quota of greens, the credit limit or the end of the pool. Each judged talent costs two credits; min(balance, target.maxCredits) is reserved at once. An identical search is reused unless forceNew is true.
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
         * @description Works like the start from filters. The filters come from the prompt; its criteria are added to those sent.
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
         * @description Free, and never starts work. Poll every 10 to 20 seconds while nextAction is `wait`, or wait for the webhook that ends the call.
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
         * Explain the verdict on a talent
         * @description Replays a stored verdict: how each criterion was read, the jobs and durations counted, the statuses, the verdict rule with its arithmetic, the judge and its version, and what would differ with the current profile. Free.
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
         * Start the next call, or retry the failed wave
         * @description When nextAction is `continue`, starts a new call with its own quota and credit limit. When it is `retry`, continues the failed call with the rest of its budget; a target sent with a retry applies to the next call.
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
         * List the webhook deliveries of a qualified search
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
         * Resend a webhook event
         * @description Sends the same event to the same URL, with the same delivery id and body, in at most three attempts. The service itself sends each event only once. Has no effect while the event is being sent.
         */
        post: operations["redeliverQualifiedSearchEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified/{castingId}/rejudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what judging the same talents again would cost
         * @description Free, and starts nothing.
         */
        get: operations["quoteQualifiedSearchRejudge"];
        put?: never;
        /**
         * Judge the talents of a qualified search again
         * @description Starts a second look in the background: a search of its own (the castingId of the response) over the talents that this one has judged, with other criteria or the same. Reading it tells for each talent which outcomes flipped and why; the earlier verdicts stay as they were. It has the language, webhook and customParams of this search. Each judged talent costs two credits. It is free with the same criteria once the version of the judge has changed.
         */
        post: operations["rejudgeQualifiedSearch"];
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
         * Read the figures of a qualified search
         * @description How often each criterion was met, what a green costs, and what the missing greens may cost. Free.
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
         * List the calls of a qualified search, with their waves
         * @description Shows the credits that each call reserved, charged and returned, its verdicts, and why it ended. Newest call first; the waves of a call in order. Free.
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
         * @description The override becomes the effective verdict, with its reason, in `effectiveVerdict` and `effectiveCounts`. aiVerdict, counts, quotas and charges do not change. A later override replaces it.
         */
        post: operations["overrideQualifiedVerdict"];
        /**
         * Remove the override of a verdict
         * @description The judge's verdict becomes the effective one again. Succeeds also when there is no override.
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
         * List the webhook deliveries of all qualified searches
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
    "/api/v1/webhook-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether webhooks are signed
         * @description Never answers the secret.
         */
        get: operations["getWebhookSecret"];
        put?: never;
        /**
         * Create or rotate the webhook secret
         * @description From now on the webhooks of all searches without a secret of their own have the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` of Standard Webhooks. The answer is the only one that has the secret. The secret before it signs too until the overlap ends, so that receivers can change over.
         */
        post: operations["rotateWebhookSecret"];
        /**
         * Stop signing webhooks
         * @description Takes effect at once. Searches with a secret of their own are still signed.
         */
        delete: operations["removeWebhookSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/talents/qualified/{castingId}/talents/{talentId}/review": {
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
         * Review a verdict
         * @description Stores a user's own verdict, rating and note. An own verdict that differs from the judge's overrides it, with the note as the reason; one that agrees removes the override. Omitted fields stay as they are. aiVerdict, counts, quotas and charges do not change.
         */
        patch: operations["reviewQualifiedVerdict"];
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
         * @description Send an empty object as the body. The name is generated and can be changed.
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
         * Read a sourcing
         * @description With the number of candidates in each status.
         */
        get: operations["getSourcing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename, close or reopen a sourcing
         * @description jobTitle and location are the values of {{sourcingJobTitle}} and {{sourcingLocation}} in messages. Omitted fields stay as they are; null clears a field.
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
         * @description Different filters must all match; several values of one filter are alternatives.
         */
        get: operations["listCandidates"];
        put?: never;
        /**
         * Add a talent to a sourcing
         * @description A talent can be in a sourcing only once. Adding it again resets its status to TO_BE_CONTACTED, keeps its rating and costs nothing.
         */
        post: operations["addCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sourcings/{sourcingId}/candidates/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add up to 100 talents to a sourcing
         * @description Works for each talent like adding one, at the same price, and takes one request of the rate limits. A talent that cannot be added fails and the others are added. When the credits do not suffice, they pay for the first new talents of the list.
         */
        post: operations["addCandidates"];
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
         * @description With its notes and the recap of its verdict.
         */
        get: operations["getCandidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the rating or notes of a candidate
         * @description Omitted fields stay as they are; null clears a field.
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
         * @description The complete current profile of the talent. Free.
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
         * @description Takes a global status or one of the workspace. NOT_RETAINED removes the candidate from the active pipeline and cancels its outreach.
         */
        patch: operations["changeCandidateStatus"];
        trace?: never;
    };
    "/api/v1/candidates/status/bulk": {
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
         * Change the status of up to 1,000 candidates
         * @description Works for each candidate like changing one, and takes one request of the rate limits. An unknown candidate fails and the others change.
         */
        patch: operations["changeCandidateStatuses"];
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
         * Read the history of a candidate
         * @description Every change of status, rating and notes, newest first. Changes of notes are listed without their text.
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
         * @description The global statuses, then the workspace's own in their order. Labels of global statuses are in the key owner's language.
         */
        get: operations["listCandidateStatuses"];
        put?: never;
        /**
         * Create a status of the workspace
         * @description The status is added at the end. Its handle cannot be changed later.
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
         * @description Deleting a status in use answers validation_error with an issue of code `status_in_use`.
         */
        delete: operations["deleteCandidateStatus"];
        options?: never;
        head?: never;
        /**
         * Rename or move a status of the workspace
         * @description The other statuses move accordingly. A position after the end means the end.
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
         * Enrich a person by profile URL
         * @description Starts a search for a phone number, a personal email address or both, and returns at once. Read the result with the contacts of the talent. The price is reserved now and charged only for contacts that are found. A contact that the workspace already has costs nothing.
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
         * Enrich a candidate
         * @description Works like the enrichment by profile URL, for the talent of the candidate.
         */
        post: operations["enrichCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/enrich-contacts/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrich up to 100 candidates
         * @description Works for each candidate like enriching one, at the same price, and takes one request of the rate limits. A candidate that cannot be enriched fails and the others start. When the credits do not suffice, they pay for the first of the list.
         */
        post: operations["enrichCandidates"];
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
         * @description Contacts that the workspace paid for and that have not expired, and the calls to providers. Free; calls no provider.
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
         * @description The contacts of the talent of the candidate.
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
    "/api/v1/candidates/contacts/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the contacts of up to 100 candidates
         * @description The same as reading the contacts of each candidate, with one request of the rate limits. Free.
         */
        post: operations["readCandidatesContacts"];
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
         * List the contact providers
         * @description In the order in which they are called. Contacts imported with a talent are used before any provider is called.
         */
        get: operations["listEnrichmentProviders"];
        put?: never;
        /**
         * Add a contact provider
         * @description A workspace has one provider of each type; adding the same type again replaces its key and settings.
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
         * Remove a contact provider
         * @description Deletes its key. The contacts that it found stay.
         */
        delete: operations["removeEnrichmentProvider"];
        options?: never;
        head?: never;
        /**
         * Change a contact provider
         * @description Omitted fields stay as they are. A new base URL needs the key again, because the stored key is never sent to another address.
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
         * Test the key of a contact provider
         * @description Costs nothing at the provider. The result is stored as its `health`.
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
         * @description A blueprint belongs to a sourcing. It can be created empty or with its complete list of steps. Each broken rule is reported as an issue with the path of the step.
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
         * @description With its stored steps and settings.
         */
        get: operations["getSequenceBlueprint"];
        put?: never;
        post?: never;
        /**
         * Delete a sequence blueprint
         * @description Refused with validation_error while its sequences are running. Sent messages stay readable with the candidates.
         */
        delete: operations["deleteSequenceBlueprint"];
        options?: never;
        head?: never;
        /**
         * Change a sequence blueprint
         * @description `steps` replaces the whole list and `config` the whole object. Running sequences keep the steps they were started with. With `ifUpdatedAt`, a blueprint that has changed since then is not overwritten: the answer is validation_error with an issue of code `changed_meanwhile`.
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
         * @description Starts the sequence for all candidates or for none. Each channel used must be connected and synced (SMS needs no account). Candidates already in a running sequence of this blueprint are skipped; the others become OUTREACH_SEQUENCE_STARTED. Refused with validation_error when a message would be left out before another that is sent, because a variable of its text has no value: each issue has the code `missing_variable`, `candidateId`, `stepId` and `variables`.
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
         * Preview a start
         * @description Shows the whole schedule and every message of each candidate as of now, with the stored steps and settings or with those sent, so that a change can be checked before it is saved. Nothing is stored or sent. Assumes that nobody replies, that invitations time out and that drafts are approved at once.
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
         * @description No further step of these sequences is sent after the response.
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
         * @description The current steps in order, then removed steps that earlier sequences had.
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
         * @description One sequence per candidate and start, newest first. `GET /v1/candidates/{candidateId}/sequence-status` returns the steps.
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
         * @description All drafts of the workspace, oldest sequence first. An approved draft is sent when its step is due.
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
         * Approve a draft, edited or unchanged
         * @description For steps in state waiting_approval. Approving an approved step has no effect.
         */
        post: operations["approveSequenceStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the conversations with people who replied
         * @description One conversation per candidate who replied to a sequence, on any channel; the newest reply first.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the unread conversations
         * @description For the whole workspace, and those assigned to the caller.
         */
        get: operations["countUnreadConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox/{candidateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversation
         * @description All that was sent to the candidate and all that came back, oldest first, at most the last 300 messages. Reading it here does not mark it as read.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Assign a conversation, or mark it as read or unread
         * @description With `readUpTo`, a conversation that got a newer reply meanwhile stays unread: send the `lastReplyAt` that was shown.
         */
        patch: operations["changeConversation"];
        trace?: never;
    };
    "/api/v1/inbox/{candidateId}/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a reply means: interested, not now, wrong person
         * @description Stops the candidate's running sequences and moves the candidate: to the custom status INTERESTED, NOT_NOW or WRONG_PERSON where the workspace has it; else to CONTACTED when interested, and to NOT_RETAINED otherwise. `statusHandle` names another status. `wrong_person` also blocks the address that replied. null removes the mark, and the block that it added; sequences stay stopped, and the status changes only to `statusHandle`.
         */
        post: operations["markConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox/{candidateId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a person who replied
         * @description Sends through the account that got the last reply, in the same thread (email: In-Reply-To and References). It leaves at the next free moment of the account, within its daily limit, and is never sent twice. Sequences to the candidate stop. Answers 403 `forbidden` when the account is not connected, the person unsubscribed, or their address is on the suppression list (`error.details.code`). Send an Idempotency-Key, so that a repeated request does not answer twice.
         */
        post: operations["answerConversation"];
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
         * List suppressed addresses
         * @description Newest first. Addresses are stored as keyed hashes, so the list survives an erasure without identifying anyone: addresses can be checked but not read.
         */
        get: operations["listSuppressions"];
        put?: never;
        /**
         * Suppress an address
         * @description Takes an email address, or a phone number with its country code. With the reason `unsubscribed`, sequences to the person stop on every channel at their next message. With `blocked`, steps without another address end with the reason `address_blocked`. An address that is already listed stays listed, and `unsubscribed` is never replaced by `blocked`.
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
         * Remove an address from the list
         * @description The address can receive messages again. Removing an unsubscribed address answers 400 without `confirm=true`, because contacting the person again needs their consent.
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
         * @description Each provider, with the message types that it carries and the credentials that it needs, so that a program can show a form. The first provider of a message type is its default.
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
         * @description The accounts that sequences send from, oldest first. Each shows its state and, when it does not work, the reason.
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
         * @description Signs in to send and to read messages, and stores the result as the account’s state.
         */
        post: operations["testChannelAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own people
         * @description The people of the own pool, the last added first. Those who were merged are one. Free; a search finds some of them.
         */
        get: operations["listTalents"];
        put?: never;
        /**
         * Add or update your own people
         * @description Adds 1 to 100 people to the own pool of the workspace: nobody else finds or sees them. A person who is there already is updated: the one with this `id`, else with this profile URL, else with this email and first name, or this phone and name (`merged`). Of each field the newest value wins; what `PATCH /v1/talents/{talentId}` set stays. Each person has an outcome of its own; one that is `rejected` does not stop the others. Free.
         */
        post: operations["addTalents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/{talentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of your own people
         * @description The profile, contacts and sources of a person of the own pool. Free. A person of the shared pool answers 404: searches show those.
         */
        get: operations["getTalent"];
        put?: never;
        post?: never;
        /**
         * Delete one of your own people
         * @description Deletes the person with everything that the workspace holds of them: contacts, notes, texts of verdicts, messages. Counts and the credit ledger stay. The person may be added again; `POST /v1/talents/{talentId}/erase` prevents that.
         */
        delete: operations["deleteTalent"];
        options?: never;
        head?: never;
        /**
         * Change one of your own people
         * @description Sets the fields sent; null or an empty list empties one. They win over every import, also a later one. `contacts` are added.
         */
        patch: operations["changeTalent"];
        trace?: never;
    };
    "/api/v1/talents/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the legal basis and retention of your own people
         * @description What holds for people of the own pool whose import or request states nothing else.
         */
        get: operations["readPoolTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the legal basis and retention of your own people
         * @description Holds at once for everybody in the own pool whose source states nothing else. With `atEnd: "delete"`, people whose retention is over are deleted within the hour, as `DELETE /v1/talents/{talentId}` does.
         */
        patch: operations["changePoolTerms"];
        trace?: never;
    };
    "/api/v1/talents/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own people who must be told that you keep their data
         * @description People whose data came from others must be told within a month that you keep it, why, and for how long (GDPR, article 14). The next due first. With `informed=true`, the people who were told.
         */
        get: operations["listTalentNotices"];
        put?: never;
        /**
         * Record that people were told, or were not
         * @description For people who were told outside of a sequence, one by one or all of an import. A step of a sequence with `policy.informs` records it when its message is sent.
         */
        post: operations["recordTalentNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/notices/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a text that tells people that you keep their data
         * @description An email in English or French with the name, legal basis and retention of the workspace, as a step that `POST /v1/sourcings/{sourcingId}/sequence-blueprints` takes: its message records that the person was told. Have it checked by who answers for data protection; complete the address for questions.
         */
        get: operations["getNoticeTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own people whose retention ended
         * @description The longest ago first. Decide about each: `POST /v1/talents/{talentId}/keep` or `DELETE /v1/talents/{talentId}`. With `atEnd: "delete"` they are deleted within the hour.
         */
        get: operations["listEndedRetentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/{talentId}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep one of your own people longer
         * @description Keeps the person for that many months from now, unless the retention ends later anyway. A second call replaces the first one.
         */
        post: operations["keepTalent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/subject-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a person who asks what you know about them
         * @description At most 20 of the people whom this workspace holds data about, by talent id, profile URL, or first and last name: everybody in the own pool, and of the shared pool candidates and people who were judged. Free.
         */
        post: operations["findSubject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/{talentId}/subject-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read everything that you know about a person
         * @description For a person who asks (GDPR, article 15): profile and where it comes from, contacts, files, notes, verdicts with evidence, messages, and why they are kept. With `as=html` the answer is a page to send. It is written to the audit log. Free. A person of the shared pool whom this workspace holds nothing about answers 404.
         */
        get: operations["readSubject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identity-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people who may be one
         * @description Pairs of your own people who look like one person, newest first, with what agrees and what differs. They are proposed when people are added or imported: by name, spelled in any way, with employers and dates. Nobody is merged until you decide; an equal profile URL, email or phone merges at once.
         */
        get: operations["listIdentityProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identity-proposals/{proposalId}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make two people one
         * @description The one who came first stays, with the newest value of each field; what a person edited wins. The id of the other keeps working and answers with the merged person: in castings, candidates, messages and history. `POST /v1/talents/{talentId}/unmerge` takes it back. Merging again has no effect.
         */
        post: operations["mergeIdentityProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identity-proposals/{proposalId}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep two people apart
         * @description The two are not proposed again. A proposal that was merged is refused: unmerge the person instead.
         */
        post: operations["dismissIdentityProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/{talentId}/unmerge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Part two people who were merged
         * @description Takes back the merge of this person into another, else the last merge of another into this one. Both are as their own sources say, with what came since; castings, candidates, contacts and history go back to the one they came with. The two are not proposed again.
         */
        post: operations["unmergeTalent"];
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
         * Find a person to erase
         * @description Finds at most 20 people by talent id, profile URL, or first and last name, best match first. Free. Needs the capability `erase_talents`, like the erasure itself.
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
         * Erase a person
         * @description Permanently erases a person from the whole installation, not only from this workspace: profile, contacts, texts of verdicts, notes, messages. Counts and the credit ledger stay, and later imports skip the person. Needs the capability `erase_talents`, which only the operator grants. Erasing a person again has no effect.
         */
        post: operations["eraseTalent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports of people
         * @description The imports of the workspace, newest first.
         */
        get: operations["listTalentImports"];
        put?: never;
        /**
         * Import a file of people
         * @description Imports a file into the own pool of the workspace, in the background: read `GET /v1/talents/imports/{importId}` until `status` is `completed`. Send the file as the body with its name in Content-Disposition, as multipart/form-data (part `file`), or its text as JSON. Up to 1 GB; JSON lines, JSON Resume, CSV, XLSX, PDF, DOCX, ODT, RTF, HTML, text, vCard, Europass XML, and ZIP archives of these. Free.
         */
        post: operations["createTalentImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import of people
         * @description Progress, counts and first problems of an import.
         */
        get: operations["getTalentImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/imports/{importId}/rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rejected rows of an import
         * @description At most 100,000 rejected rows with their reasons, as CSV in `csv`. With `Accept: text/csv` the answer is the CSV itself.
         */
        get: operations["listRejectedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/imports/{importId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import of people
         * @description In the background, deletes the people whom only this import brought, as `DELETE /v1/talents/{talentId}` does, and gives the others back what it changed. `status` is `undone` at the end.
         */
        post: operations["undoTalentImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/{talentId}/provenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where one of your own people comes from, and why you keep them
         * @description Each source with its date and who brought it; the legal basis; how long the person is kept, and what happens then; whether the person was told. Free. A person of the shared pool answers 404: the operator brings those.
         */
        get: operations["getTalentProvenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/talents/{talentId}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the file that a person came in
         * @description The newest file that one of your people was imported from, such as a CV: what it is, and where each field stood in it. With `as=attachment` or `as=inline` the answer is the file itself, which browsers save or show without scripts. People from tables have none. Free.
         */
        get: operations["getTalentOriginal"];
        put?: never;
        post?: never;
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
         * @description Oldest first, including pending invitations.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite a person to the workspace
         * @description Sends the person a one-time link by mail when the installation sends mail (MAIL_FROM); otherwise returns it for you to pass on. A new user chooses a password with it; an existing user signs in first. Inviting again creates a new link and ends the previous one. Inviting a member answers 403 `already_member`. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
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
         * Remove a member from the workspace, or cancel an invitation
         * @description They lose access at once, and their API keys are revoked. Their past actions keep their name. The last owner answers 403 `last_owner`. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Takes effect with their next request. Their API keys keep only the scopes that the new role allows; keys left without a scope are revoked. The last owner answers 403 `last_owner`. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
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
         * Create another workspace
         * @description You become its owner. It starts without credits. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
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
         * @description Oldest first, including revoked keys. Secrets are never returned.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description The secret is returned only in this response. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
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
         * Revoke an API key
         * @description Takes effect at once on every process, for both secrets of the key and all its access tokens. The key stays in the list.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        /**
         * Change an API key
         * @description Takes effect with the next request. A call made with a key can only remove scopes and lower limits; adding a scope or raising a limit answers 403 `only_narrows`. A user who is signed in to the console can also add and raise them.
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
         * Rotate the secret of an API key
         * @description The current secret keeps working for overlapSeconds; one from an earlier rotation stops working at once. Access tokens of the key stay valid, so revoke a key whose secret has leaked. Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.
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
         * Read the rate-limit usage of every API key
         * @description Active keys, oldest first, with their five windows at this moment. This call counts as one request of the calling key.
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
         * Change the settings of the workspace
         * @description Operations that need a capability which is switched off answer 402 `plan_upgrade_required`, from the next request on. `erase_talents` cannot be changed here: talents are shared by all workspaces, so only the command line grants it.
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
         * Read the audit log of the workspace
         * @description The append-only log of changes to keys, credit grants and statuses, and of erasures and exports, newest first. It contains ids and amounts, never personal data.
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
         * Verify the audit log of the workspace
         * @description Recomputes every hash from the first entry. Finds entries that were altered, inserted, removed or moved, and a truncated end. Store `head` elsewhere to prove later that nothing was rewritten since then.
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
         * Read the credit usage over time
         * @description Computed from the ledger, by day or month (UTC): credits charged by kind, credits granted, and the cost of a green talent. `from` defaults to 30 days (or 12 months) before `to`; `to` defaults to today. At most 366 days or 120 months.
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
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what changed in the workspace
         * @description Changes of candidates, contacts, messages, accounts and imports, oldest first, stored for 30 days. Send `nextCursor` of an answer as `after` of the next request: each event comes exactly once. Events have ids only; read the objects for their contents. With `Accept: text/event-stream` over HTTP the answer is a stream of server-sent events, each with one event as its data, that continues after `Last-Event-ID`; it ends after 10 minutes, and clients connect again.
         */
        get: operations["listEvents"];
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
         * List the requests of the workspace
         * @description One entry per API request, newest first, available about a second after the response and stored for REQUEST_LOG_DAYS. Contains neither bodies nor query values. Of the requests of a key that exceed its rate limits, one per second is recorded. Requests without a valid key and MCP tool calls are not recorded.
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
         * @description A view belongs to the user who saved it, or to the owner of the key; other users cannot see it.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view of a page
         * @description A view belongs to the user who saved it, or to the owner of the key; other users cannot see it. At most 100 views per page; names are unique per page.
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
         * @description A view belongs to the user who saved it, or to the owner of the key; other users cannot see it.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        /**
         * Change the name or query of a saved view
         * @description A view belongs to the user who saved it, or to the owner of the key; other users cannot see it.
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
         * List the programs that have access through a key of the workspace
         * @description Programs with an active grant, each with the keys that it uses.
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
         * Revoke a program's access
         * @description Revokes all its grants and tokens in this workspace at once. The keys stay valid; other workspaces are not affected.
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
         * Read which first steps are completed
         * @description Derived from what happened in the workspace; steps cannot be set by hand.
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
         * Read the configuration of this installation
         * @description Version, database, index, judge, model, prices, limits and retention of the process that answers. Never returns secrets.
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
         * Test the configured model
         * @description Asks for one short judgement of an invented profile. Answers 200 even when the model fails: `outcome` shows the result and `remedy` how to fix it. Costs no credits; the provider may charge for the call.
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
        AddedTalents: {
            results: {
                /** @description Its place in `talents`, from 0 */
                index: number;
                /** @enum {string} */
                outcome: "created" | "updated" | "merged" | "rejected";
                talentId?: string;
                /** @description Why it was rejected */
                issues?: {
                    /** @description The field within the person */
                    path: (string | number)[];
                    /** @description What is wrong, and what to send instead */
                    message: string;
                }[];
                /** @description Somebody of your people may be the same: see `GET /v1/identity-proposals` */
                proposalIds?: string[];
            }[];
        };
        ApiKey: {
            keyId: string;
            name: string;
            /** @description The first characters of the key, to tell keys apart */
            displayPrefix: string;
            /** @description The user who owns it */
            userId: string | null;
            scopes: ("read" | "spend" | "send" | "admin")[];
            /** @description Maximum requests per second, minute, hour, day and 30 days; 0 rejects every request */
            limits: components["schemas"]["KeyLimits"];
            createdAt: string;
            /** @description Last request made with the key or one of its access tokens */
            lastUsedAt: string | null;
            rotatedAt: string | null;
            /** @description When the previous secret stops working; null when there is none */
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
            /** @description Maximum requests per second, minute, hour, day and 30 days; 0 rejects every request */
            limits: components["schemas"]["KeyLimits"];
            createdAt: string;
            /** @description Last request made with the key or one of its access tokens */
            lastUsedAt: string | null;
            rotatedAt: string | null;
            /** @description When the previous secret stops working; null when there is none */
            previousUntil: string | null;
            revokedAt: string | null;
            /** @description The secret; shown only in this response */
            apiKey: string;
        };
        ApiKeys: {
            apiKeys: components["schemas"]["ApiKey"][];
        };
        AuditCheck: {
            /** @description Number of entries verified, from the first one on */
            entries: number;
            /** @description Hash of the last verified entry; empty when there is none */
            head: string;
            /** @description The first broken entry; null when the log is intact */
            firstBreak: {
                seq: number;
                problem: string;
            } | null;
        };
        AuditEntry: {
            /** @description Position in the log, from 1, without gaps */
            seq: number;
            /** @description ISO 8601 */
            at: string;
            /** @description A user id, a key id, `operator` (the command line) or `service` */
            actor: string;
            /** @description Object and past participle, such as `key.created` */
            action: string;
            /** @description Id of the object of the action */
            subject: string;
            details: {
                [key: string]: string | number | boolean | null | string[];
            };
            /** @description SHA-256 of this entry and the hash of the previous one, in hexadecimal */
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
            /** @description Last change of status, rating or notes */
            updatedAt: string;
            /** @description The qualified search that found the talent */
            castingId: string | null;
            /** @description The judge's verdict in that search */
            verdict: ("green" | "amber" | "red") | null;
            /** @description A user's verdict that replaces the judge's */
            verdictOverride: ("green" | "amber" | "red") | null;
            /** @description The verdict in force: the override, otherwise the judge's verdict */
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
            /** @description False: the talent was already in the sourcing */
            isNew: boolean;
        };
        CandidateContacts: {
            candidateId: string;
            talentId: string;
            /** @description True while an enrichment is running */
            contactsLoading: boolean;
            emails: components["schemas"]["Contact"][];
            phones: components["schemas"]["Contact"][];
            /** @description Calls to providers, oldest first; the last 100 */
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
                /** @description Last change of status, rating or notes */
                updatedAt: string;
                /** @description The qualified search that found the talent */
                castingId: string | null;
                /** @description The judge's verdict in that search */
                verdict: ("green" | "amber" | "red") | null;
                /** @description A user's verdict that replaces the judge's */
                verdictOverride: ("green" | "amber" | "red") | null;
                /** @description The verdict in force: the override, otherwise the judge's verdict */
                effectiveVerdict: ("green" | "amber" | "red") | null;
                /** @description Contacts of the talent that the workspace may read */
                contactsCount: number;
                notes: string | null;
                /** @description Summary of the verdict */
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
                /** @description Origin of the change, such as `api` */
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
            /** @description Position among the custom statuses, from 0 */
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
        CandidateStatusesChanged: {
            /** @description One for each candidate id, in the order sent */
            results: {
                /** @description The id that was sent */
                id: string;
                /** @enum {string} */
                outcome: "changed" | "unchanged" | "failed";
                /** @description Only when the outcome is `failed`; the others are not affected */
                error?: {
                    /** @enum {string} */
                    code: "validation_error" | "no_qualification_criterias" | "missing_enrich_providers" | "too_many_search_transactions" | "missing_api_key" | "invalid_api_key" | "session_required" | "sign_in_failed" | "plan_upgrade_required" | "insufficient_api_credits" | "insufficient_credits" | "forbidden" | "missing_connected_proNetwork_account" | "workspace_suspended" | "not_found" | "casting_not_found" | "method_not_allowed" | "casting_start_in_progress" | "casting_run_in_progress" | "casting_pool_exhausted" | "prompt_interpretation_failed" | "rate_limit_exceeded" | "internal_error" | "mail_failed" | "temporal_unavailable" | "search_engine_timeout";
                    message: string;
                    /** @description Only for `validation_error` */
                    issues?: {
                        path: (string | number)[];
                        message: string;
                    }[];
                };
            }[];
        };
        /** @description Every field except the id is null once the person is erased */
        CandidateTalent: {
            id: string;
            firstname: string | null;
            lastname: string | null;
            jobTitle: string | null;
            companyName: string | null;
            city: string | null;
            proNetworkUrl: string | null;
        };
        CandidatesAdded: {
            /** @description One for each talent id, in the order sent */
            results: {
                /** @description The id that was sent */
                id: string;
                /** @enum {string} */
                outcome: "added" | "existing" | "failed";
                /** @description Only when the outcome is `failed`; the others are not affected */
                error?: {
                    /** @enum {string} */
                    code: "validation_error" | "no_qualification_criterias" | "missing_enrich_providers" | "too_many_search_transactions" | "missing_api_key" | "invalid_api_key" | "session_required" | "sign_in_failed" | "plan_upgrade_required" | "insufficient_api_credits" | "insufficient_credits" | "forbidden" | "missing_connected_proNetwork_account" | "workspace_suspended" | "not_found" | "casting_not_found" | "method_not_allowed" | "casting_start_in_progress" | "casting_run_in_progress" | "casting_pool_exhausted" | "prompt_interpretation_failed" | "rate_limit_exceeded" | "internal_error" | "mail_failed" | "temporal_unavailable" | "search_engine_timeout";
                    message: string;
                    /** @description Only for `validation_error` */
                    issues?: {
                        path: (string | number)[];
                        message: string;
                    }[];
                };
                /** @description Unless the outcome is `failed` */
                candidateId?: string;
            }[];
        };
        CandidatesContacts: {
            /** @description One for each candidate id, in the order sent */
            results: {
                /** @description The id that was sent */
                id: string;
                /** @enum {string} */
                outcome: "found" | "failed";
                /** @description Only when the outcome is `failed`; the others are not affected */
                error?: {
                    /** @enum {string} */
                    code: "validation_error" | "no_qualification_criterias" | "missing_enrich_providers" | "too_many_search_transactions" | "missing_api_key" | "invalid_api_key" | "session_required" | "sign_in_failed" | "plan_upgrade_required" | "insufficient_api_credits" | "insufficient_credits" | "forbidden" | "missing_connected_proNetwork_account" | "workspace_suspended" | "not_found" | "casting_not_found" | "method_not_allowed" | "casting_start_in_progress" | "casting_run_in_progress" | "casting_pool_exhausted" | "prompt_interpretation_failed" | "rate_limit_exceeded" | "internal_error" | "mail_failed" | "temporal_unavailable" | "search_engine_timeout";
                    message: string;
                    /** @description Only for `validation_error` */
                    issues?: {
                        path: (string | number)[];
                        message: string;
                    }[];
                };
                /** @description Unless the outcome is `failed`; its lists may be empty */
                contacts?: components["schemas"]["TalentContacts"];
            }[];
        };
        CandidatesEnriched: {
            /** @description One for each candidate id, in the order sent; `unchanged`: the contacts are known or being looked up */
            results: {
                /** @description The id that was sent */
                id: string;
                /** @enum {string} */
                outcome: "started" | "unchanged" | "failed";
                /** @description Only when the outcome is `failed`; the others are not affected */
                error?: {
                    /** @enum {string} */
                    code: "validation_error" | "no_qualification_criterias" | "missing_enrich_providers" | "too_many_search_transactions" | "missing_api_key" | "invalid_api_key" | "session_required" | "sign_in_failed" | "plan_upgrade_required" | "insufficient_api_credits" | "insufficient_credits" | "forbidden" | "missing_connected_proNetwork_account" | "workspace_suspended" | "not_found" | "casting_not_found" | "method_not_allowed" | "casting_start_in_progress" | "casting_run_in_progress" | "casting_pool_exhausted" | "prompt_interpretation_failed" | "rate_limit_exceeded" | "internal_error" | "mail_failed" | "temporal_unavailable" | "search_engine_timeout";
                    message: string;
                    /** @description Only for `validation_error` */
                    issues?: {
                        path: (string | number)[];
                        message: string;
                    }[];
                };
            }[];
        };
        Casting: {
            castingId: string;
            /** @description The search whose talents this one judges again; null for any other */
            rejudgeOf: string | null;
            /** @enum {string} */
            status: "running" | "can_continue" | "pool_exhausted" | "failed_retryable";
            /** @enum {string} */
            nextAction: "wait" | "continue" | "retry" | "done";
            canContinue: boolean;
            scoringLanguage: ("en" | "fr") | null;
            /** @description The judge's verdicts of the whole search, regardless of filter and page */
            counts: {
                green: number;
                amber: number;
                red: number;
            };
            /** @description The effective verdicts of the whole search */
            effectiveCounts: {
                green: number;
                amber: number;
                red: number;
            };
            creditsCharged: number;
            /** @description Credits that the current call can still spend; 0 once it has ended */
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
            /** @description Green, then amber, then red (by the effective verdict when `effectiveVerdicts` is sent); within a verdict in the `order` asked */
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
            /** @description Why it ended, as a sentence in the key owner's language */
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
            /** @description Only for `webhook.signed`: the secret that signs the events of this search, `whsec_...`. It cannot be read again */
            webhookSecret?: string;
        };
        CastingForecast: {
            /** @description Greens that the current call still needs; those of the next call once it has ended */
            greensMissing: number;
            /** @description Expected cost of the missing greens; null when too few talents were judged */
            credits: number | null;
            /** @description Best case: cost at the upper end of the 90 % confidence interval of the share of greens */
            low: number | null;
            /** @description Worst case: cost at the lower end; also null when that end is zero */
            high: number | null;
            /** @description Whether the call can still pay the expected cost */
            withinBudget: boolean | null;
            /** @description How it was computed, in the key owner's language */
            basis: string;
        };
        CastingList: {
            castings: components["schemas"]["CastingListItem"][];
            nextPageCursor: string | null;
        };
        CastingListItem: {
            castingId: string;
            /** @description The search whose talents this one judges again; null for any other */
            rejudgeOf: string | null;
            /** @enum {string} */
            status: "running" | "can_continue" | "pool_exhausted" | "failed_retryable";
            /** @enum {string} */
            nextAction: "wait" | "continue" | "retry" | "done";
            /** @description Null for a search that was started from filters */
            prompt: string | null;
            /** @description As interpreted when the search was started */
            filters: components["schemas"]["StoredFilter"][];
            criterias: string[];
            scoringLanguage: ("en" | "fr") | null;
            /** @description The judge's verdicts */
            counts: {
                green: number;
                amber: number;
                red: number;
            };
            /** @description Verdicts with overrides applied */
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
            /** @description Calls so far: the start and each continue; a retry belongs to the same call */
            calls: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the last run started or ended
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
            /** @description Only for `webhook.signed`: the secret that signs the events of this search, `whsec_...`. It cannot be read again */
            webhookSecret?: string;
            /** @description How each criterion of the search is read, and what would count as evidence */
            criterionPreviews: components["schemas"]["CriterionPreview"][];
            /** @description Words that often stand for a protected attribute ("native speaker", "recent graduate"). They are allowed, and make no filter by themselves. Absent when there are none */
            warnings?: components["schemas"]["ProtectedWarning"][];
        };
        CastingSummary: {
            castingId: string;
            /** @description The search whose talents this one judges again; null for any other */
            rejudgeOf: string | null;
            /** @enum {string} */
            status: "running" | "can_continue" | "pool_exhausted" | "failed_retryable";
            /** @enum {string} */
            nextAction: "wait" | "continue" | "retry" | "done";
            /** @description Null for a search that was started from filters */
            prompt: string | null;
            /** @description As interpreted when the search was started */
            filters: components["schemas"]["StoredFilter"][];
            criterias: string[];
            scoringLanguage: ("en" | "fr") | null;
            /** @description The judge's verdicts */
            counts: {
                green: number;
                amber: number;
                red: number;
            };
            /** @description Verdicts with overrides applied */
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
            /** @description Calls so far: the start and each continue; a retry belongs to the same call */
            calls: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the last run started or ended
             */
            lastActivityAt: string;
            judged: number;
            /** @description Verdicts that a user overrode */
            overridden: number;
            /** @description Null while nothing has been charged */
            greensPerCredit: number | null;
            /** @description In the order of `criterias`, over all verdicts except those on erased people */
            criteriaFigures: {
                criterion: string;
                met: number;
                partiallyMet: number;
                notMet: number;
                unknown: number;
                /** @description Share of the talents judged on it who met it; null when none were judged */
                passRate: number | null;
            }[];
            forecast: components["schemas"]["CastingForecast"];
        };
        CastingWave: {
            wave: number;
            /** @description Reserved credits */
            reserved: number;
            /** @description Two credits per judged talent; this and the next two fields are null while it runs */
            charged: number | null;
            /** @description Reserved credits that were not needed */
            returned: number | null;
            /** @description `goes_on`: another wave follows */
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
            /** @description URL to enter at the provider, so that it reports replies. Null for providers that are polled, and for callers without the scope `send` */
            hookUrl: string | null;
            /** @description Maximum messages a day when a sequence sets no limit; null: unlimited */
            dailyLimit: number | null;
            /** @description ISO 8601 */
            syncedAt: string | null;
            /** @description ISO 8601 */
            createdAt: string;
        };
        ChannelCredentialField: {
            /** @description Path of the field in `credentials`; a dot means a nested object: `smtp.host` */
            name: string;
            /** @description Heading of the fields that belong together */
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
            /** @description False for the fields of an optional group */
            required: boolean;
        };
        ChannelProvider: {
            /** @enum {string} */
            provider: "imap" | "gmail" | "outlook" | "unipile" | "twilio" | "sandbox";
            name: components["schemas"]["Text"];
            /** @description What is needed to connect an account */
            description: components["schemas"]["Text"];
            /** @description The message types that it carries */
            types: ("email" | "proNetwork" | "chat_app" | "sms")[];
            /** @description What `address` means for an account of this provider */
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
             * @description Status reported by the provider
             * @enum {string}
             */
            status: "verified" | "probable" | "unverified";
            /** @description Whether an email address is personal or professional; null when the provider does not say */
            usage: ("personal" | "professional") | null;
            /** @description ISO 8601 timestamp */
            foundAt: string;
            /** @description ISO 8601 timestamp; after it the contact is not returned and can be enriched again */
            expiresAt: string;
        };
        CountedTime: {
            /** @description Years that the dates prove, with overlaps counted once */
            minYears: number;
            /** @description Most years that the dates allow; null when missing dates leave it open */
            maxYears: number | null;
            asked: {
                minYears: number | null;
                maxYears: number | null;
                /** @description True: the bound itself is excluded */
                strict: boolean;
            };
            /**
             * Format: date-time
             * @description Current jobs are counted up to this moment
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
            /** @description Current balances */
            balances: {
                apiCredits: number;
                workspaceCredits: number;
                reserved: number;
            };
            /** @description Oldest first, including periods without movements */
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
                /** @description Credits charged by castings per green talent; null when there is none */
                creditsPerGreen: number | null;
                /** @description First day of the period */
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
                /** @description Credits charged by castings per green talent; null when there is none */
                creditsPerGreen: number | null;
            };
        };
        CriterionPreview: {
            /** @description How this part was understood, in the scoring language */
            reading: string;
            /**
             * @description `condition`: understood; `words`: only the words themselves are searched; `unread`: it stays `unknown`
             * @enum {string}
             */
            readAs: "condition" | "words" | "unread";
            /**
             * @description Whether a profile can show it
             * @enum {string}
             */
            judgeable: "yes" | "partly" | "no";
            /** @description What would count as evidence, or why profiles do not show it */
            evidence: string;
            /** @description The criterion as it was sent */
            criterion: string;
            /** @description The conditions that it is made of */
            parts: components["schemas"]["PreviewedPart"][];
            /** @description Why a search with it is refused: it names a protected attribute */
            refused: string | null;
        };
        CustomStatus: {
            handle: string;
            label: string;
            position: number;
        };
        DeletedSavedView: {
            viewId: string;
        };
        DeletedTalent: {
            talentId: string;
            /** @constant */
            deleted: true;
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
             * @description Stays `sending` when the sending process died; such a delivery is not resumed
             * @enum {string}
             */
            state: "waiting" | "sending" | "delivered" | "failed";
            /** @description Why the last attempt got no response, or why no attempt was made */
            error: string | null;
            attempts: {
                attempt: number;
                /** @description 1: sent by the service; 2 and more: resent on request */
                sending: number;
                /** Format: date-time */
                startedAt: string;
                durationMs: number;
                status: number | null;
                error: string | null;
                /** @description The first 2 KB of the response body */
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
        DismissedIdentityProposal: {
            proposalId: string;
            /** @constant */
            status: "dismissed";
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
        EndedRetentions: {
            talents: {
                talent: components["schemas"]["TalentProfile"];
                endedAt: string;
            }[];
            hasNextPage: boolean;
        };
        EnrichmentAttempt: {
            provider: string;
            /** @enum {string} */
            kind: "email" | "phone";
            /** @enum {string} */
            outcome: "found" | "not_found" | "error" | "skipped";
            /** @description As a sentence in the key owner's language */
            reason: string;
            /** @description The reason as a code, for programs */
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
            /** @description True: the provider is not called; its key and position are kept */
            paused: boolean;
            baseUrl: string;
            /** @description Result of the last call */
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
            /** @description Erased profiles; 0 when the person was already erased */
            profiles: number;
            /** @description Imported contacts */
            contacts: number;
            /** @description Contacts found by enrichment, in all workspaces */
            enrichedContacts: number;
            /** @description Running enrichments that were ended, with their reserved credits returned */
            endedEnrichments: number;
            /** @description Texts of verdicts, in all castings; verdicts, counts and charges stay */
            verdictTexts: number;
            /** @description Overrides of verdicts, with their reasons */
            verdictOverrides: number;
            /** @description Own verdicts, ratings and notes of reviews */
            verdictReviews: number;
            /** @description Stored bodies of talent_judged events */
            webhookBodies: number;
            /** @description Stored judgements */
            judgements: number;
            /** @description Candidates whose names and notes were deleted; the rows stay and are counted */
            candidates: number;
            stoppedSequences: number;
            /** @description Messages whose text and address were deleted; the record that they were sent stays */
            outreachMessages: number;
            /** @description Responses stored for an Idempotency-Key */
            storedAnswers: number;
        };
        EventPage: {
            /** @description Oldest first */
            events: components["schemas"]["WorkspaceEvent"][];
            /** @description The `after` of the next request, also when nothing is new */
            nextCursor: string;
            /** @description True: more events can be read at once */
            hasMore: boolean;
            /** @description True: events after this cursor were older than 30 days and are deleted */
            missed: boolean;
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
            /** @description How this part was understood, in the scoring language */
            reading: string;
            /** @enum {string} */
            status: "met" | "partially_met" | "not_met" | "unknown";
            result: string;
            /** @description The years counted, for criteria about time */
            counted: components["schemas"]["CountedTime"] | null;
        };
        Filter: {
            /** @enum {string} */
            filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING" | "POOL" | "MAJOR";
            /** @description A string, a number, a boolean, an array (any value may match), or { min, max }; see GET /v1/search/filters */
            value: string | number | boolean | (string | number)[] | {
                min?: number;
                max?: number;
            };
            /**
             * @description A required filter must match. A filter that is neither required nor excluded only raises the rank
             * @default true
             */
            isRequired?: boolean;
            /**
             * @description Must not match
             * @default false
             */
            isExcluded?: boolean;
            /**
             * @description Match the exact value, ignoring case and accents, instead of words, aliases and synonyms
             * @default false
             */
            isExactMatch?: boolean;
            /** @description Kilometres around a place */
            radius?: number;
            /**
             * @description For titles, companies and industries; default: CURRENT_AND_PAST
             * @enum {string}
             */
            history?: "CURRENT" | "PAST" | "CURRENT_AND_PAST";
        };
        FilterMatch: {
            /** @description Index of the filter among those sent or interpreted, from 0 */
            filter: number;
            /** @enum {string} */
            filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING" | "POOL";
            /** @description JSON pointer into the talent; null when no text of the profile shows the match */
            path: string | null;
            /** @description The matching words, as an exact slice of that text */
            text: string | null;
            /**
             * @description How near the match is. For titles: `exact` word for word; `level` the same role and level; `family` the same role; `near` a near role or occupation; `related` a role further away. For skills: `part`, only a part of the skill is named. Absent for everything else
             * @enum {string}
             */
            grade?: "exact" | "level" | "family" | "near" | "related" | "part";
            /** @description Present when the match is only `near` or `related` */
            near?: {
                /** @description The usual name of the near role, in the key owner's language; null when only the occupation is near or the job function is the same */
                title: string | null;
                /** @description How near it is to the title asked for, 0 to 1 */
                weight: number;
                /**
                 * @description `broader`: its name covers the role asked for; `sibling`: both are kinds of one role; `neighbour`: both need the same skills; `occupation`: the words of the title are nearest to this occupation; `related`: near a near role; `function`: the same job function
                 * @enum {string}
                 */
                reason: "broader" | "sibling" | "neighbour" | "occupation" | "related" | "function";
            };
        };
        FilterRelaxation: {
            /** @description Index of the filter in the request */
            index: number;
            /**
             * @description `inexact`: isExactMatch off; `range`: a wider range; `radius`: a wider radius; `place`: the nearest city with people; `history`: past jobs included; `title`: a near title that people have; `dropped`: the filter removed
             * @enum {string}
             */
            change: "inexact" | "range" | "radius" | "place" | "title" | "history" | "dropped";
            /** @description The changed filter; null when it is removed */
            filter: components["schemas"]["StoredFilter"] | null;
            /** @description How far the city of a `place` is from the place asked for; null for other changes */
            distanceKm: number | null;
            /** @description Matches of all filters after the change */
            count: number;
            words: string;
        };
        FilterType: {
            /** @enum {string} */
            filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING" | "POOL";
            aliases: string[];
            label: string;
            description: string;
            format: string;
            /** @description The accepted values, when they are a closed list */
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
            /** @description Why the talent was found: for each filter, the words of the profile that match it best, in the language of the profile. A keyword with several words has several entries. A filter that only raises the rank is absent when it did not match; a filter that excludes is always absent. */
            matched: components["schemas"]["FilterMatch"][];
            /** @description The first reasons for its rank, most important first, in the key owner's language: where the title and the skills asked for stand, whether the level fits, and how many wishes are met. Equal talents come in an order that depends on the talent and the search, never on their ids or dates */
            rankedBy: {
                /** @enum {string} */
                reason: "current_title" | "last_title" | "past_title" | "level" | "wishes" | "current_skill" | "recent_skill" | "listed_skill";
                text: string;
            }[];
        };
        IdentityProposal: {
            proposalId: string;
            createdAt: string;
            /** @description The two people; the first one came first, and its id stays */
            talents: {
                talentId: string;
                talent: components["schemas"]["TalentProfile"];
            }[];
            agrees: {
                /** @enum {string} */
                field: "firstname" | "lastname" | "employer" | "school" | "city" | "country" | "jobTitle" | "skills" | "contact" | "proNetworkUrl";
                /**
                 * @description `dates`: the same employer or school in the same month or year
                 * @enum {string}
                 */
                how: "equal" | "spelling" | "nickname" | "part" | "initial" | "swapped" | "dates";
                /** @description What they share; null for names and contacts */
                value: string | null;
            }[];
            differs: {
                /** @enum {string} */
                field: "firstname" | "lastname" | "employer" | "school" | "city" | "country" | "jobTitle" | "skills" | "contact" | "proNetworkUrl";
                values: (string | null)[];
            }[];
            /** @description Why it was proposed, as sentences in the caller's language */
            reasons: string[];
        };
        IdentityProposals: {
            proposals: components["schemas"]["IdentityProposal"][];
            hasNextPage: boolean;
        };
        InboxAnswer: {
            messageId: string;
            candidateId: string;
            dueAt: string;
        };
        InboxAnswering: {
            /** @enum {string} */
            channel: "email" | "proNetwork" | "chat_app" | "sms";
            /** @description The account that an answer leaves from */
            accountAddress: string | null;
            /** @description Where it goes: an address, a number or a profile */
            to: string | null;
            /** @description Proposed subject; only for email */
            subject: string | null;
            /** @description Why no answer can be sent now */
            refusal: ("account_not_connected" | "person_unsubscribed" | "address_suppressed" | "no_address") | null;
        };
        InboxConversation: {
            candidateId: string;
            talent: {
                id: string;
                firstname: string | null;
                lastname: string | null;
                jobTitle: string | null;
                companyName: string | null;
            };
            sourcing: {
                sourcingId: string;
                name: string;
            };
            statusHandle: string;
            /**
             * @description Channel of the last reply
             * @enum {string}
             */
            channel: "email" | "proNetwork" | "chat_app" | "sms";
            lastReplyAt: string;
            /** @description Start of the last reply; null when it was not kept */
            preview: string | null;
            /** @description For the whole workspace: nobody has read the last reply */
            unread: boolean;
            /** @description When somebody last answered from here */
            answeredAt: string | null;
            assignee: {
                userId: string;
                name: string;
            } | null;
            mark: ("interested" | "not_now" | "wrong_person") | null;
            markedAt: string | null;
        };
        InboxCounts: {
            unread: number;
            /** @description Unread and assigned to the caller */
            unreadMine: number;
        };
        InboxMessage: {
            messageId: string;
            /** @enum {string} */
            direction: "sent" | "received";
            /** @enum {string} */
            channel: "email" | "proNetwork" | "chat_app" | "sms";
            at: string;
            /**
             * @description queued: waits for the next free moment of the account; unknown: it may have been sent, and is not sent again
             * @enum {string}
             */
            state: "received" | "queued" | "sending" | "sent" | "failed" | "unknown";
            /** @description Why it waits or failed: a code */
            reason: string | null;
            bounced: boolean;
            /** @description The step of a sequence that sent it */
            stepName: string | null;
            /** @description Who wrote an answer */
            author: {
                userId: string;
                name: string;
            } | null;
            subject: string | null;
            /** @description Plain text; null when it was not kept */
            text: string | null;
            /** @description Earlier messages that a reply repeats below its text */
            quoted: string | null;
        };
        InboxPage: {
            conversations: components["schemas"]["InboxConversation"][];
            counts: components["schemas"]["InboxCounts"];
            pagination: {
                page: number;
                pageSize: number;
                total: number;
                hasNextPage: boolean;
            };
        };
        InboxThread: {
            candidateId: string;
            talent: {
                id: string;
                firstname: string | null;
                lastname: string | null;
                jobTitle: string | null;
                companyName: string | null;
            };
            sourcing: {
                sourcingId: string;
                name: string;
            };
            statusHandle: string;
            /**
             * @description Channel of the last reply
             * @enum {string}
             */
            channel: "email" | "proNetwork" | "chat_app" | "sms";
            lastReplyAt: string;
            /** @description Start of the last reply; null when it was not kept */
            preview: string | null;
            /** @description For the whole workspace: nobody has read the last reply */
            unread: boolean;
            /** @description When somebody last answered from here */
            answeredAt: string | null;
            assignee: {
                userId: string;
                name: string;
            } | null;
            mark: ("interested" | "not_now" | "wrong_person") | null;
            markedAt: string | null;
            messages: components["schemas"]["InboxMessage"][];
            answering: components["schemas"]["InboxAnswering"];
        };
        Instance: {
            version: string;
            startedAt: string;
            uptimeSeconds: number;
            /** @description URL at which clients reach the service */
            publicUrl: string;
            database: {
                version: string;
                embedded: boolean;
                sizeBytes: number;
            };
            /** @description Index of the process that answers */
            index: {
                talents: number;
                /** @description Whether the index is up to date with the database */
                ready: boolean;
            };
            /** @description Engine that runs durable processes */
            engine: {
                /** @constant */
                kind: "lease";
                leaseMs: number;
            };
            /** @description Null when no model is configured; the built-in judge and interpreter then work without a network */
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
            /** @description Whether there is a default server for accounts without their own */
            mail: {
                smtp: boolean;
                imap: boolean;
            };
            /** @description In credits */
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
                /** @description Days after which a contact is deleted */
                contactMaxAgeDays: number;
                /** @description Days after which a profile is stale */
                profileMaxAgeDays: number;
                /** @description Days that requests are stored; 0: requests are not recorded */
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
            filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING" | "POOL" | "MAJOR";
            /** @description A string, a number, a boolean, an array (any value may match), or { min, max }; see GET /v1/search/filters */
            value: string | number | boolean | (string | number)[] | {
                min?: number;
                max?: number;
            };
            /**
             * @description A required filter must match. A filter that is neither required nor excluded only raises the rank
             * @default true
             */
            isRequired: boolean;
            /**
             * @description Must not match
             * @default false
             */
            isExcluded: boolean;
            /**
             * @description Match the exact value, ignoring case and accents, instead of words, aliases and synonyms
             * @default false
             */
            isExactMatch: boolean;
            /** @description Kilometres around a place */
            radius?: number;
            /**
             * @description For titles, companies and industries; default: CURRENT_AND_PAST
             * @enum {string}
             */
            history?: "CURRENT" | "PAST" | "CURRENT_AND_PAST";
            /** @description Part of the prompt that it comes from */
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
            /** @description Empty while the invitation is pending */
            name: string;
            email: string | null;
            /**
             * @description `owner` can do everything; `recruiter` everything except managing keys, members and settings; `viewer` can only read
             * @enum {string}
             */
            role: "owner" | "recruiter" | "viewer";
            /** @description ISO 8601 */
            invitedAt: string;
            /** @description Null while the invitation is pending */
            joinedAt: string | null;
            /** @description When one of their open sessions last used this workspace; null when none is open */
            lastSeenAt: string | null;
            /** @description Null when the link was sent by mail */
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
        KeptTalent: {
            talentId: string;
            keptUntil: string;
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
            /** @description Shortest first */
            windows: {
                /** @enum {string} */
                window: "second" | "minute" | "hour" | "day" | "month";
                limit: number;
                /** @description Requests counted in the current window, including rejected ones */
                used: number;
                remaining: number;
                /** @description When the next window starts */
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
            /** @description Empty while the invitation is pending */
            name: string;
            email: string | null;
            /**
             * @description `owner` can do everything; `recruiter` everything except managing keys, members and settings; `viewer` can only read
             * @enum {string}
             */
            role: "owner" | "recruiter" | "viewer";
            /** @description ISO 8601 */
            invitedAt: string;
            /** @description Null while the invitation is pending */
            joinedAt: string | null;
            /** @description When one of their open sessions last used this workspace; null when none is open */
            lastSeenAt: string | null;
        };
        Members: {
            members: components["schemas"]["Member"][];
        };
        MergedIdentityProposal: {
            proposalId: string;
            /** @constant */
            status: "merged";
            /** @description The person that stays */
            talentId: string;
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
             * @description `offline`: no model is configured; the built-in judge is used
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
            /** @description As a sentence in the caller's language */
            message: string;
            /** @description How to fix a failure */
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
        NoticeTemplate: {
            /** @enum {string} */
            language: "en" | "fr";
            name: string;
            step: {
                id: string;
                name: string;
                /** @constant */
                type: "EMAIL";
                subject: string;
                content: string;
                /** @constant */
                temporalityType: "ASAP";
                policy: {
                    /** @constant */
                    informs: true;
                };
            };
        };
        OAuthClient: {
            clientId: string;
            /** @description Name that the program gave itself; not verified */
            name: string | null;
            clientUri: string | null;
            /** @description Newest first */
            grants: {
                keyId: string;
                keyName: string;
                scopes: ("read" | "spend" | "send" | "admin")[];
                /** @description When a user granted access with this key */
                grantedAt: string;
                /** @description When it last got a token; null when it never requested one */
                lastTokenAt: string | null;
            }[];
        };
        OAuthClients: {
            clients: components["schemas"]["OAuthClient"][];
        };
        Onboarding: {
            /** @description When each step was completed; null while it is not */
            steps: {
                /** @description The first search of the workspace */
                searched: string | null;
                /** @description The first qualified search of the workspace */
                castingStarted: string | null;
                /** @description Since when the installation has had a model; null while it has none */
                modelConnected: string | null;
                /** @description The first import into the installation; generated talents do not count */
                talentsImported: string | null;
                /** @description The first event of the workspace that a receiver answered with a 2xx status */
                webhookReceived: string | null;
            };
            /** @description Number of completed steps */
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
             * @description The judge's verdict, unchanged
             * @enum {string}
             */
            aiVerdict: "green" | "amber" | "red";
            /** @enum {string} */
            effectiveVerdict: "green" | "amber" | "red";
            override: components["schemas"]["VerdictOverride"];
        };
        OwnTalent: {
            talent: components["schemas"]["TalentProfile"];
            contacts: {
                /** @enum {string} */
                kind: "email" | "phone";
                value: string;
                /** @description `import`: it came with the person */
                provider: string;
                foundAt: string;
            }[];
            /** @description The id in your own system */
            sourceId: string | null;
            createdAt: string;
            updatedAt: string;
            /** @description Who brought or changed the person, newest first, at most 100 */
            sources: {
                importId: string | null;
                /** @description Set by `PATCH /v1/talents/{talentId}` */
                isEdit: boolean;
                /** @description The user or key */
                actor: string;
                /** @description The key that was used; null for a user */
                keyId: string | null;
                /** @description As the source stated it; null: as the pool */
                legalBasis: ("consent" | "contract" | "legitimate_interest" | "legal_obligation" | "public_task" | "vital_interests") | null;
                retentionMonths: number | null;
                at: string;
            }[];
        };
        OwnTalents: {
            talents: {
                talent: components["schemas"]["TalentProfile"];
                sourceId: string | null;
                createdAt: string;
                updatedAt: string;
            }[];
            hasNextPage: boolean;
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
        PoolTerms: {
            /** @description Why people are kept whose source states nothing else; null: not decided */
            legalBasis: ("consent" | "contract" | "legitimate_interest" | "legal_obligation" | "public_task" | "vital_interests") | null;
            /** @description Months from the newest source of a person; null: until somebody deletes the person */
            retentionMonths: number | null;
            /**
             * @description `delete`: the person is deleted; `ask`: listed in `GET /v1/talents/retention`
             * @enum {string}
             */
            atEnd: "delete" | "ask";
        };
        PreviewedPart: {
            /** @description How this part was understood, in the scoring language */
            reading: string;
            /**
             * @description `condition`: understood; `words`: only the words themselves are searched; `unread`: it stays `unknown`
             * @enum {string}
             */
            readAs: "condition" | "words" | "unread";
            /**
             * @description Whether a profile can show it
             * @enum {string}
             */
            judgeable: "yes" | "partly" | "no";
            /** @description What would count as evidence, or why profiles do not show it */
            evidence: string;
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
             * @description Language of the criteria and reasons
             * @enum {string}
             */
            language: "en" | "fr";
            /** @description Filters that a search by this prompt would use */
            filters: components["schemas"]["InterpretedFilter"][];
            /** @description Criteria that a qualified search by this prompt would add to those sent with it, at most 10 */
            criteria: string[];
            /** @description Words that are part of no filter or criterion, each with the reason */
            ignored: {
                text: string;
                reason: string;
            }[];
            /** @description Words that may mean something else, such as a place of the same name */
            uncertain: {
                /** @description The words */
                text: string;
                /** @description UTF-16 offset of their start */
                start: number;
                /** @description UTF-16 offset after their end */
                end: number;
                /** @description What the filter means by them, for people */
                taken: string;
                /** @description The values of the filter that mean it */
                values: string[];
                instead: {
                    /** @enum {string} */
                    filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING" | "POOL";
                    value: string;
                    /** @description The other meaning, for people */
                    name: string;
                };
                /** @description How likely the other meaning is, 0 to 1 */
                score: number;
            }[];
            /** @description Words about protected attributes; a search by this prompt is refused until they are removed */
            refused: {
                /** @enum {string} */
                attribute: "GENDER" | "AGE" | "BIRTH_DATE" | "GRADUATION_YEAR" | "NATIONALITY" | "ETHNICITY" | "RELIGION" | "DISABILITY" | "FAMILY_STATUS" | "SEXUAL_ORIENTATION" | "POLITICS" | "UNION_MEMBERSHIP" | "APPEARANCE";
                /** @description Part of the prompt: `text` is the slice from `start` (inclusive) to `end` (exclusive), in UTF-16 units */
                span: {
                    start: number;
                    end: number;
                    text: string;
                };
                reason: string;
            }[];
            /** @description Words that often stand for a protected attribute ("native speaker", "recent graduate"). They are allowed, and make no filter by themselves. Absent when there are none */
            warnings?: components["schemas"]["ProtectedWarning"][];
            /** @description How the criteria sent, then those of the prompt, would be judged */
            criterionPreviews: components["schemas"]["CriterionPreview"][];
            /** @description Matches of the filters in the whole database */
            estimationCount: number;
            /** @description Why nobody matches, as in the answer of a search; null when somebody does */
            diagnosis: components["schemas"]["SearchDiagnosis"] | null;
        };
        PromptSearchPage: {
            /** @description Best match first; at most 10, and no more than the credits can pay for */
            talents: components["schemas"]["FoundTalent"][];
            /** @description Matches in the whole database, without those of `widened` */
            estimationCount: number;
            /** @description Set when fewer than ten people match and the page is filled up with people of near titles, after all matches. Every other required filter still holds. isExactMatch on the title prevents it */
            widened: {
                /** @description Index of the title filter that was widened */
                filter: number;
                /** @description The titles asked for */
                from: string[];
                /** @description The near titles of people on this page, in the key owner's language */
                to: string[];
                /** @description People who match only because the title was widened */
                count: number;
            } | null;
            /** @description Why nobody matches, and what would find people; free. Null when somebody matches, or when it took longer than a second: ask POST /v1/search/diagnose then */
            diagnosis: components["schemas"]["SearchDiagnosis"] | null;
            /** @description To send in relatedSearchTransactionIds of the next search */
            searchTransactionId: string;
            /** @description What this page cost; the workspace's own people cost a credit only the first time */
            creditsCharged: number;
            /** @description Profiles of this batch that are being refreshed; repeat the search shortly to get them */
            pendingRefreshCount: number;
            /** @description The filters that the prompt was interpreted as */
            interpretedFilters: components["schemas"]["InterpretedFilter"][];
            /** @description Words that are part of no filter or criterion, each with the reason */
            ignored: {
                text: string;
                reason: string;
            }[];
            /** @description Words that may mean something else, such as a place of the same name */
            uncertain: {
                /** @description The words */
                text: string;
                /** @description UTF-16 offset of their start */
                start: number;
                /** @description UTF-16 offset after their end */
                end: number;
                /** @description What the filter means by them, for people */
                taken: string;
                /** @description The values of the filter that mean it */
                values: string[];
                instead: {
                    /** @enum {string} */
                    filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING" | "POOL";
                    value: string;
                    /** @description The other meaning, for people */
                    name: string;
                };
                /** @description How likely the other meaning is, 0 to 1 */
                score: number;
            }[];
            /** @description Words that often stand for a protected attribute ("native speaker", "recent graduate"). They are allowed, and make no filter by themselves. Absent when there are none */
            warnings?: components["schemas"]["ProtectedWarning"][];
        };
        ProtectedWarning: {
            /** @constant */
            code: "protected_proxy";
            /** @enum {string} */
            attribute: "GENDER" | "AGE" | "BIRTH_DATE" | "GRADUATION_YEAR" | "NATIONALITY" | "ETHNICITY" | "RELIGION" | "DISABILITY" | "FAMILY_STATUS" | "SEXUAL_ORIENTATION" | "POLITICS" | "UNION_MEMBERSHIP" | "APPEARANCE";
            /** @description The words, as they were sent */
            quote: string;
            /** @description Where they were sent */
            path: (string | number)[];
            /** @description UTF-16 offset of their start in that text */
            start: number;
            /** @description UTF-16 offset after their end */
            end: number;
            /** @description Words about the job, to send instead; in the language of the words */
            suggestion: string;
        };
        QualifiedTalent: {
            talentId: string;
            /**
             * @description The judge's verdict; an override never changes it
             * @enum {string}
             */
            aiVerdict: "green" | "amber" | "red";
            /**
             * @description The verdict in force: a user's override, otherwise the judge's
             * @enum {string}
             */
            effectiveVerdict: "green" | "amber" | "red";
            override: components["schemas"]["VerdictOverride"];
            review: components["schemas"]["VerdictReview"];
            scoring: components["schemas"]["Scoring"] | null;
            /** @description What changed since the earlier search; null in a search that is no second look */
            secondLook: components["schemas"]["SecondLook"] | null;
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
        RecordedNotices: {
            /** @description People whose record is new or changed */
            recorded: number;
        };
        RejectedRows: {
            /** @description Columns `row`, `file`, `reason` */
            csv: string;
        };
        RejudgeQuote: {
            castingId: string;
            /** @description The criteria of this search */
            criterias: string[];
            /** @description Judged talents that can be judged again; erased ones cannot */
            talents: number;
            /** @description What judging all of them costs: two credits each, or nothing for the same criteria when another version of the judge judged all of them */
            price: {
                sameCriteria: number;
                otherCriteria: number;
            };
            judges: {
                /** @description Ids of the judges that judged them */
                before: string[];
                /** @description Id of the judge in use now */
                now: string;
            };
            /** @description False while the search or another second look at it runs, and without talents */
            canRejudge: boolean;
            /** @description castingId of the newest second look at this search */
            latestRejudgeId: string | null;
        };
        RemovedMember: {
            userId: string;
            /** @constant */
            removed: true;
            /** @description Keys of the member that were revoked */
            revokedKeyIds: string[];
        };
        RemovedSuppression: {
            suppressionId: string;
            /** @constant */
            removed: true;
        };
        RequestEntry: {
            /** @description X-Request-Id of the response, and error.debugTrackingCode of an error */
            trackingCode: string;
            /** @description When the request was received, ISO 8601 */
            at: string;
            /** @description Key of the request; null for a user of the console */
            keyId: string | null;
            /** @description The user, or the owner of the key */
            userId: string | null;
            method: string;
            /** @description The path with the names of its parameters; null for an unknown path */
            route: string | null;
            status: number;
            errorCode: string | null;
            durationMs: number;
        };
        RequestPage: {
            /** @description Newest first */
            requests: components["schemas"]["RequestEntry"][];
            nextPageCursor: string | null;
            /** @description Days that requests are stored; 0: requests are not recorded */
            retentionDays: number;
        };
        ReviewedVerdict: {
            castingId: string;
            talentId: string;
            /**
             * @description The judge's verdict, unchanged
             * @enum {string}
             */
            aiVerdict: "green" | "amber" | "red";
            /** @enum {string} */
            effectiveVerdict: "green" | "amber" | "red";
            override: components["schemas"]["VerdictOverride"];
            review: components["schemas"]["VerdictReview"];
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
            /** @description Sorted by page and name */
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
            /** @description The best evidence: a job with dates, a statement, an entry of a list of skills, or a title that only implies it. Null when neither met nor partly met; absent in verdicts from before it existed */
            strength?: ("dated" | "asserted" | "listed" | "inferred") | null;
        };
        Scoring: {
            /** @description One sentence: the strongest evidence and the largest gap; in the scoring language */
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
            /** @description In the order of the request */
            filters: {
                index: number;
                filter: components["schemas"]["StoredFilter"];
                /** @description Matches of this filter alone */
                alone: number;
                /** @description Matches of all other filters */
                without: number;
                /** @description Matches that it removes: `without` minus `count` */
                removed: number;
                words: string;
            }[];
            /** @description Changes to a single filter that find more people, most first. Near titles and cities are looked for when nobody matches */
            relaxations: components["schemas"]["FilterRelaxation"][];
            /** @description The smallest change among them that finds ten people: in the order of the values of `change`. When none does, the one that finds most, and removing a filter comes last */
            cheapest: components["schemas"]["FilterRelaxation"] | null;
            /** @description Summary in the key owner's language, like all texts of this response */
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
            /** @description Best match first; at most 10, and no more than the credits can pay for */
            talents: components["schemas"]["FoundTalent"][];
            /** @description Matches in the whole database, without those of `widened` */
            estimationCount: number;
            /** @description Set when fewer than ten people match and the page is filled up with people of near titles, after all matches. Every other required filter still holds. isExactMatch on the title prevents it */
            widened: {
                /** @description Index of the title filter that was widened */
                filter: number;
                /** @description The titles asked for */
                from: string[];
                /** @description The near titles of people on this page, in the key owner's language */
                to: string[];
                /** @description People who match only because the title was widened */
                count: number;
            } | null;
            /** @description Why nobody matches, and what would find people; free. Null when somebody matches, or when it took longer than a second: ask POST /v1/search/diagnose then */
            diagnosis: components["schemas"]["SearchDiagnosis"] | null;
            /** @description To send in relatedSearchTransactionIds of the next search */
            searchTransactionId: string;
            /** @description What this page cost; the workspace's own people cost a credit only the first time */
            creditsCharged: number;
            /** @description Profiles of this batch that are being refreshed; repeat the search shortly to get them */
            pendingRefreshCount: number;
            /** @description Words that often stand for a protected attribute ("native speaker", "recent graduate"). They are allowed, and make no filter by themselves. Absent when there are none */
            warnings?: components["schemas"]["ProtectedWarning"][];
        };
        SecondLook: {
            /** @description Whether the verdict of the judge is another one than before */
            flipped: boolean;
            /** @description The causes of all changed outcomes */
            causes: ("criteria" | "judge" | "profile" | "date")[];
            /** @description The verdict of the earlier search */
            before: {
                /** @enum {string} */
                aiVerdict: "green" | "amber" | "red";
                /** @enum {string} */
                effectiveVerdict: "green" | "amber" | "red";
                recap: string | null;
                /** @description Id of the judge */
                judge: string;
                /** Format: date-time */
                judgedAt: string;
            };
            /** @description Criteria of the second look in their order, then those that it left out */
            criterias: {
                criterion: string;
                /** @description Null: the criterion was added */
                before: components["schemas"]["ScoredCriterion"] | null;
                /** @description Null: the criterion was left out */
                after: components["schemas"]["ScoredCriterion"] | null;
                /** @description Null when the status is the same */
                cause: ("criteria" | "judge" | "profile" | "date") | null;
            }[];
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
        /** @description Unknown keys are stored as sent */
        SequenceConfig: {
            /** @description IANA name; default: UTC */
            timezone?: string;
            /** @description When messages may be sent; default: at any time */
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
            /** @description Default: true */
            stopOnReply?: boolean;
            /** @description Maximum messages per day and account, by channel: email, proNetwork, chat_app, sms (or the type of a step) */
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
                /** @description Name of the step */
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
                /** @description The stored draft; variables are filled in when it is sent */
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
                /** @description Sequences that got a reply after this step and before the next */
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
            /** @description Messages that are delayed, by cause */
            held: {
                [key: string]: number;
            };
            candidates: {
                candidateId: string;
                /** @description True: already in a running sequence of this blueprint; a start skips the candidate */
                isRunning: boolean;
                steps: {
                    stepId: string;
                    name: string;
                    /** @enum {string} */
                    outcome: "send" | "skip" | "fail" | "not_reached";
                    reason: string | null;
                    /** @description True: the service generates the text when it is due; the text of the step is shown */
                    isDraft: boolean;
                    /** @description When the step's own timing makes it due */
                    dueAt: string | null;
                    /** @description When it would be sent, after the sending window, the limits of the account and the limit of one sequence per person and day */
                    sendAt: string | null;
                    /** @description Causes that delay sendAt after dueAt */
                    heldBy: ("sending_window" | "account_limit" | "person_contacted_today")[];
                    /** @description The message, even when no account can send it; null when it cannot be generated */
                    message: {
                        subject: string | null;
                        content: string;
                    } | null;
                    /** @description Variables of the text without a value; the step is then skipped */
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
            /** @description Label of the step */
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
                /** @description The message tells one of your own people that you keep their data: `GET /v1/talents/notices` then shows them as told */
                informs?: boolean;
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
            /** @description Candidates per status, including empty global statuses */
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
        StartedTalentImport: {
            importId: string;
            /** @constant */
            status: "queued";
        };
        StoredFilter: {
            /** @enum {string} */
            filterType: "JOB_TITLE" | "SENIORITY" | "JOB_FUNCTION" | "YEARS_OF_EXPERIENCE" | "YEARS_IN_CURRENT_ROLE" | "YEARS_AT_CURRENT_COMPANY" | "LOCATION" | "COUNTRY" | "COMPANY" | "CURRENT_COMPANY" | "PAST_COMPANY" | "INDUSTRY" | "COMPANY_SIZE" | "SKILL" | "KEYWORD" | "HEADLINE" | "CERTIFICATION" | "INTEREST" | "LANGUAGE" | "SCHOOL" | "DEGREE" | "FIELD_OF_STUDY" | "HAS_CONTACT" | "UPDATED_WITHIN" | "FIRST_NAME" | "LAST_NAME" | "PRO_NETWORK_URL" | "IN_SOURCING" | "POOL" | "MAJOR";
            /** @description A string, a number, a boolean, an array (any value may match), or { min, max }; see GET /v1/search/filters */
            value: string | number | boolean | (string | number)[] | {
                min?: number;
                max?: number;
            };
            /**
             * @description A required filter must match. A filter that is neither required nor excluded only raises the rank
             * @default true
             */
            isRequired: boolean;
            /**
             * @description Must not match
             * @default false
             */
            isExcluded: boolean;
            /**
             * @description Match the exact value, ignoring case and accents, instead of words, aliases and synonyms
             * @default false
             */
            isExactMatch: boolean;
            /** @description Kilometres around a place */
            radius?: number;
            /**
             * @description For titles, companies and industries; default: CURRENT_AND_PAST
             * @enum {string}
             */
            history?: "CURRENT" | "PAST" | "CURRENT_AND_PAST";
        };
        SubjectAccess: {
            talentId: string;
            /** @description With those that were merged into the person */
            talentIds: string[];
            /** @enum {string} */
            pool: "own" | "shared";
            workspace: {
                workspaceId: string;
                name: string;
            };
            exportedAt: string;
            profile: components["schemas"]["TalentProfile"];
            /** @description The id in your own system */
            sourceId: string | null;
            /** @description When each field of the profile was said, and whether by hand */
            fields: {
                field: string;
                at: string;
                isEdit: boolean;
            }[];
            contacts: {
                kind: string;
                value: string;
                provider: string;
                foundAt: string;
            }[];
            /** @description Null for a person of the shared pool, whom the operator brought */
            provenance: {
                /** @description The newest that a source stated, else that of the pool */
                legalBasis: ("consent" | "contract" | "legitimate_interest" | "legal_obligation" | "public_task" | "vital_interests") | null;
                retention: {
                    months: number | null;
                    /** @description When the newest source brought the person */
                    countedFrom: string | null;
                    /** @description Until when somebody decided to keep the person */
                    keptUntil: string | null;
                    /** @description Null: no end */
                    endsAt: string | null;
                    /** @enum {string} */
                    atEnd: "delete" | "ask";
                };
                notice: {
                    /** @description A month after the person was added */
                    dueAt: string;
                    /** @description Null: not told yet */
                    informedAt: string | null;
                    /** @description `already_knew`: the person gave the data; `sequence`: a message */
                    how: ("email" | "message" | "phone" | "letter" | "in_person" | "already_knew" | "sequence") | null;
                };
                sources: {
                    /**
                     * @description A file; a request with a key; a user in the console; a change by hand
                     * @enum {string}
                     */
                    kind: "import" | "request" | "user" | "edit";
                    importId: string | null;
                    /** @description The name of the imported file */
                    fileName: string | null;
                    format: string | null;
                    /** @description The user or key */
                    actor: string;
                    /** @description The name of the user; null for a key */
                    actorName: string | null;
                    /** @description The key that was used; null for a user */
                    keyId: string | null;
                    at: string;
                    /** @description As the source stated it; null: as the pool */
                    legalBasis: ("consent" | "contract" | "legitimate_interest" | "legal_obligation" | "public_task" | "vital_interests") | null;
                    /** @description As the source stated it; null: as the pool */
                    retentionMonths: number | null;
                }[];
            } | null;
            originals: {
                fileName: string;
                format: string;
                size: number;
                importId: string | null;
                storedAt: string;
            }[];
            candidates: {
                candidateId: string;
                sourcing: string;
                status: string;
                userRating: number | null;
                notes: string | null;
                createdAt: string;
                history: {
                    change: string;
                    from: string | null;
                    to: string | null;
                    actor: string;
                    at: string;
                }[];
            }[];
            verdicts: {
                castingId: string;
                criterias: string[];
                verdict: string;
                judge: string;
                judgedAt: string;
                recap: string | null;
                results: {
                    title: string;
                    status: string;
                    result: string;
                    quotes: string[];
                }[];
                override: {
                    verdict: string;
                    reason: string;
                    at: string;
                } | null;
                /** @description What users said of the person in review, oldest first */
                reviews: {
                    verdict: string | null;
                    rating: number | null;
                    note: string | null;
                    at: string;
                }[];
            }[];
            messages: {
                channel: string;
                outcome: string;
                at: string;
                subject: string | null;
                text: string | null;
                repliedAt: string | null;
            }[];
            /** @description Addresses of the person that nobody may write to */
            suppressed: {
                address: string;
                reason: string;
            }[];
            /** @description Open proposals that the person is another of your people */
            proposals: {
                proposalId: string;
                createdAt: string;
            }[];
            /** @description What the audit log says of the person, newest first, at most 1,000 */
            log: {
                action: string;
                actor: string;
                at: string;
            }[];
        };
        SubjectsFound: {
            people: components["schemas"]["KnownPerson"][];
        };
        Suppression: {
            suppressionId: string;
            /** @description Null for an address that a channel reported */
            kind: ("email" | "phone") | null;
            /** @description A few letters of the address; null when no user entered it, and once the person is erased */
            hint: string | null;
            /**
             * @description `unsubscribed`: the person wants no messages at any address; `bounced`: the address does not work; `blocked`: no messages to this address
             * @enum {string}
             */
            reason: "unsubscribed" | "bounced" | "blocked";
            /** @description A user or key id; null when the person or a mail server caused it */
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
            /** @description True while an enrichment is running */
            contactsLoading: boolean;
            emails: components["schemas"]["Contact"][];
            phones: components["schemas"]["Contact"][];
            /** @description Calls to providers, oldest first; the last 100 */
            attempts: components["schemas"]["EnrichmentAttempt"][];
        };
        TalentImport: {
            importId: string;
            /** @enum {string} */
            status: "queued" | "running" | "completed" | "failed" | "undone";
            format: string | null;
            fileName: string;
            dryRun: boolean;
            counts: {
                /** @description Rows or documents that are done */
                read: number;
                created: number;
                updated: number;
                merged: number;
                /** @description People who may be somebody you have: decide with `GET /v1/identity-proposals`. They were created or updated too */
                proposed: number;
                rejected: number;
            };
            /** @description Why the import failed, and the first rejected rows */
            problems: {
                row?: number;
                file?: string;
                reason: string;
            }[];
            /** @description The user or key */
            actor: string;
            /** @description The key that was used; null for a user */
            keyId: string | null;
            /** @description As stated for the file; null: as the pool */
            legalBasis: ("consent" | "contract" | "legitimate_interest" | "legal_obligation" | "public_task" | "vital_interests") | null;
            retentionMonths: number | null;
            createdAt: string;
        };
        TalentImports: {
            imports: components["schemas"]["TalentImport"][];
            hasNextPage: boolean;
        };
        TalentNotices: {
            talents: {
                talent: components["schemas"]["TalentProfile"];
                addedAt: string;
                /** @description A month after the person was added */
                dueAt: string;
                /** @description Null: not told yet */
                informedAt: string | null;
                /** @description `already_knew`: the person gave the data; `sequence`: a message */
                how: ("email" | "message" | "phone" | "letter" | "in_person" | "already_knew" | "sequence") | null;
                isOverdue: boolean;
            }[];
            /** @description People who were not told yet */
            waiting: number;
            /** @description Of these, whose month is over */
            overdue: number;
            hasNextPage: boolean;
        };
        TalentOriginal: {
            talentId: string;
            fileName: string;
            format: string;
            mediaType: string;
            /** @description In bytes */
            size: number;
            importId: string | null;
            storedAt: string;
            spans: {
                /** @description JSON pointer into the profile as it was read: `/experiences/0/title`, `/contacts/emails/0` */
                path: string;
                /** @description From 1; null when the format has no pages */
                page: number | null;
                /** @description From the left and top edge of the page; null when the format has no positions */
                box: {
                    /** @description In points (1/72 inch) */
                    x: number;
                    /** @description In points (1/72 inch) */
                    y: number;
                    /** @description In points (1/72 inch) */
                    width: number;
                    /** @description In points (1/72 inch) */
                    height: number;
                } | null;
                /** @description From 1; null for a PDF */
                line: number | null;
                /** @description As it stands in the file */
                text: string;
            }[];
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
        TalentProvenance: {
            talentId: string;
            /** @constant */
            pool: "own";
            /** @description The newest that a source stated, else that of the pool */
            legalBasis: ("consent" | "contract" | "legitimate_interest" | "legal_obligation" | "public_task" | "vital_interests") | null;
            retention: {
                months: number | null;
                /** @description When the newest source brought the person */
                countedFrom: string | null;
                /** @description Until when somebody decided to keep the person */
                keptUntil: string | null;
                /** @description Null: no end */
                endsAt: string | null;
                /** @enum {string} */
                atEnd: "delete" | "ask";
            };
            notice: {
                /** @description A month after the person was added */
                dueAt: string;
                /** @description Null: not told yet */
                informedAt: string | null;
                /** @description `already_knew`: the person gave the data; `sequence`: a message */
                how: ("email" | "message" | "phone" | "letter" | "in_person" | "already_knew" | "sequence") | null;
            };
            /** @description Newest first, at most 100 */
            sources: {
                /**
                 * @description A file; a request with a key; a user in the console; a change by hand
                 * @enum {string}
                 */
                kind: "import" | "request" | "user" | "edit";
                importId: string | null;
                /** @description The name of the imported file */
                fileName: string | null;
                format: string | null;
                /** @description The user or key */
                actor: string;
                /** @description The name of the user; null for a key */
                actorName: string | null;
                /** @description The key that was used; null for a user */
                keyId: string | null;
                at: string;
                /** @description As the source stated it; null: as the pool */
                legalBasis: ("consent" | "contract" | "legitimate_interest" | "legal_obligation" | "public_task" | "vital_interests") | null;
                /** @description As the source stated it; null: as the pool */
                retentionMonths: number | null;
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
        UnmergedTalent: {
            /** @description The person that is somebody of their own again */
            talentId: string;
            /** @description The person that they were merged into */
            fromTalentId: string;
        };
        UsageWindows: {
            /** @description When the windows were read */
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
             * @description When the talent was judged; current jobs were counted up to this moment
             */
            judgedAt: string;
            scoringLanguage: ("en" | "fr") | null;
            judge: {
                id: string;
                /** @enum {string} */
                kind: "rules" | "model" | "other";
                model: string | null;
                /** @description Version of the rules, or of the prompt sent to the model */
                version: string;
                /** @description Id of the judge in use now */
                inUse: string;
            };
            profile: {
                versionJudged: number;
                versionNow: number;
                /** @description The profile has changed since then; the rules are applied to its current version */
                changed: boolean;
            };
            recap: string;
            /** @description The verdict rule applied to the stored statuses */
            rule: components["schemas"]["VerdictRule"];
            criterias: {
                criterion: string;
                /** @description The stored result that led to the verdict */
                stored: components["schemas"]["ScoredCriterion"];
                /** @description What the rules read and compute, even when a model judged */
                rules: {
                    title: string;
                    combination: {
                        /**
                         * @description How many of the parts must hold
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
                    /** @description True: the rules allow no other status, and a model cannot change it */
                    decided: boolean;
                };
            }[];
            /** @description The judgement repeated today; it can differ when the profile or the version of the judge has changed */
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
        /** @description A user's verdict that replaces the judge's; `aiVerdict` stays unchanged */
        VerdictOverride: {
            /** @enum {string} */
            verdict: "green" | "amber" | "red";
            reason: string;
            /** @description The user who overrode the verdict; null when a key without an owner was used */
            userId: string | null;
            /** Format: date-time */
            at: string;
        } | null;
        /** @description What a user said of the talent in review; null when nobody has */
        VerdictReview: {
            /** @description The user's own verdict, also when it agrees with the judge's; null: none */
            verdict: ("green" | "amber" | "red") | null;
            rating: number | null;
            note: string | null;
            /** @description The user who changed it last; null when a key without an owner was used */
            userId: string | null;
            /** Format: date-time */
            at: string;
        } | null;
        VerdictRule: {
            criterias: number;
            counts: {
                [key: string]: number;
            };
            /** @description One per `met`, half per `partially_met` and `unknown` */
            points: number;
            /** @description Half of the maximum; fewer points are `red` */
            half: number;
            /** @enum {string} */
            verdict: "green" | "amber" | "red";
            arithmetic: string;
        };
        WebhookSecretRotated: {
            /** @description `whsec_...`, for a library of Standard Webhooks */
            webhookSecret: string;
            createdAt: string;
            /** @description Until when the secret before it signs too, ISO 8601; null: only one signs */
            previousUntil: string | null;
        };
        WebhookSecretState: {
            /** @description Whether the webhooks of all searches are signed */
            signed: boolean;
            /** @description ISO 8601; null: there is no secret */
            createdAt: string | null;
            /** @description Until when the secret before it signs too, ISO 8601; null: only one signs */
            previousUntil: string | null;
        };
        Workspace: {
            workspaceId: string;
            name: string;
            /** @description For users who have not chosen a language */
            language: ("en" | "fr") | null;
            /** @description ISO 3166-1 alpha-2. Prompts mean its places first: "Georgia", "Birmingham" */
            country: string | null;
            /**
             * @description Words that often stand for a protected attribute ("native speaker", "recent graduate"): `warn` allows them with a warning, `strict` refuses prompts, criteria and filters that have them
             * @enum {string}
             */
            protectedProxies: "warn" | "strict";
            createdAt: string;
            /** @description What the plan includes */
            capabilities: ("create_sourcings" | "use_outreach_integrations" | "erase_talents")[];
            balances: {
                apiCredits: number;
                workspaceCredits: number;
                reserved: number;
            };
            /** @description Prices of this installation, in workspace credits */
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
             * @description Stays `sending` when the sending process died; such a delivery is not resumed
             * @enum {string}
             */
            state: "waiting" | "sending" | "delivered" | "failed";
            /** @description Why the last attempt got no response, or why no attempt was made */
            error: string | null;
            attempts: {
                attempt: number;
                /** @description 1: sent by the service; 2 and more: resent on request */
                sending: number;
                /** Format: date-time */
                startedAt: string;
                durationMs: number;
                status: number | null;
                error: string | null;
                /** @description The first 2 KB of the response body */
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
        WorkspaceEvent: {
            /** @description Identifies the event, and is a cursor: `after` takes it */
            id: string;
            /** @constant */
            type: "candidate.added";
            /** @description When the change was made, ISO 8601 */
            at: string;
            data: {
                candidateId: string;
                talentId: string;
                sourcingId: string;
                statusHandle: string;
                /** @description The qualified search that found the talent */
                castingId: string | null;
            };
        } | {
            /** @description Identifies the event, and is a cursor: `after` takes it */
            id: string;
            /** @constant */
            type: "candidate.status_changed";
            /** @description When the change was made, ISO 8601 */
            at: string;
            data: {
                candidateId: string;
                talentId: string;
                sourcingId: string;
                from: string | null;
                to: string;
                /** @description Origin of the change, such as `api` or `sequence` */
                cause: string;
            };
        } | {
            /** @description Identifies the event, and is a cursor: `after` takes it */
            id: string;
            /** @constant */
            type: "contact.found";
            /** @description When the change was made, ISO 8601 */
            at: string;
            data: {
                talentId: string;
                /** @enum {string} */
                kind: "email" | "phone";
                provider: string;
                /** @description Workspace credits */
                creditsCharged: number;
            };
        } | {
            /** @description Identifies the event, and is a cursor: `after` takes it */
            id: string;
            /** @constant */
            type: "message.sent";
            /** @description When the change was made, ISO 8601 */
            at: string;
            data: {
                candidateId: string;
                talentId: string;
                sourcingId: string;
                blueprintId: string;
                stepId: string | null;
                /** @enum {string} */
                channel: "email" | "proNetwork" | "chat_app" | "sms";
            };
        } | {
            /** @description Identifies the event, and is a cursor: `after` takes it */
            id: string;
            /** @constant */
            type: "message.replied";
            /** @description When the change was made, ISO 8601 */
            at: string;
            data: {
                candidateId: string;
                talentId: string;
                sourcingId: string;
                blueprintId: string;
            };
        } | {
            /** @description Identifies the event, and is a cursor: `after` takes it */
            id: string;
            /** @constant */
            type: "message.bounced";
            /** @description When the change was made, ISO 8601 */
            at: string;
            data: {
                candidateId: string;
                talentId: string;
                sourcingId: string;
                blueprintId: string;
            };
        } | {
            /** @description Identifies the event, and is a cursor: `after` takes it */
            id: string;
            /** @constant */
            type: "message.unsubscribed";
            /** @description When the change was made, ISO 8601 */
            at: string;
            data: {
                candidateId: string;
                talentId: string;
                sourcingId: string;
                blueprintId: string;
            };
        } | {
            /** @description Identifies the event, and is a cursor: `after` takes it */
            id: string;
            /** @constant */
            type: "invitation.accepted";
            /** @description When the change was made, ISO 8601 */
            at: string;
            data: {
                candidateId: string;
                talentId: string;
                sourcingId: string;
                blueprintId: string;
            };
        } | {
            /** @description Identifies the event, and is a cursor: `after` takes it */
            id: string;
            /** @constant */
            type: "account.disconnected";
            /** @description When the change was made, ISO 8601 */
            at: string;
            data: {
                accountId: string;
                /** @enum {string} */
                channel: "email" | "proNetwork" | "chat_app" | "sms";
                provider: string;
                /** @description A code; null when a user disconnected it */
                reason: string | null;
            };
        } | {
            /** @description Identifies the event, and is a cursor: `after` takes it */
            id: string;
            /** @constant */
            type: "import.finished";
            /** @description When the change was made, ISO 8601 */
            at: string;
            data: {
                importId: string;
                /** @enum {string} */
                status: "completed" | "failed";
                dryRun: boolean;
                created: number;
                updated: number;
                merged: number;
                rejected: number;
            };
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
                    /** @description 1 to 50 filters with at most 500 values in total. Each word of a KEYWORD counts as one value, and each place with a radius as 20 */
                    filters: components["schemas"]["Filter"][];
                    /**
                     * @description Ids of earlier searches, at most 100; talents that they returned are not returned again
                     * @default []
                     */
                    relatedSearchTransactionIds?: string[];
                };
            };
        };
        responses: {
            /** @description A page of talents */
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
                     * @description Ids of earlier searches, at most 100; talents that they returned are not returned again
                     * @default []
                     */
                    relatedSearchTransactionIds?: string[];
                };
            };
        };
        responses: {
            /** @description A page of talents */
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
            /** @description `prompt_interpretation_failed`: No usable filter could be read from the prompt. */
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
                    /** @description May be left out when criteria are sent; then no filters are read */
                    prompt?: string;
                    /** @description Criteria of your own, to see how each would be judged */
                    qualificationCriterias?: string[];
                    /**
                     * @description Language of the criteria and reasons; default: the key owner's language, otherwise English
                     * @enum {string}
                     */
                    scoringLanguage?: "en" | "fr";
                };
            };
        };
        responses: {
            /** @description The interpretation of the prompt */
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
            /** @description `prompt_interpretation_failed`: No usable filter could be read from the prompt. */
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
            /** @description The filter types */
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
                    /** @description 1 to 50 filters with at most 500 values in total. Each word of a KEYWORD counts as one value, and each place with a radius as 20 */
                    filters: components["schemas"]["Filter"][];
                    /**
                     * @description Ids of earlier searches, at most 100; talents that they returned are not returned again
                     * @default []
                     */
                    relatedSearchTransactionIds?: string[];
                };
            };
        };
        responses: {
            /** @description A page of talents */
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
                    /** @description 1 to 50 filters with at most 500 values in total. Each word of a KEYWORD counts as one value, and each place with a radius as 20 */
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
                /** @description Only searches in this state */
                status?: "running" | "can_continue" | "pool_exhausted" | "failed_retryable";
                /** @description nextPageCursor of the previous page */
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
                     * @description Language of the verdicts; default: the key owner's language, otherwise English
                     * @enum {string}
                     */
                    scoringLanguage?: "en" | "fr";
                    /**
                     * @description Limits of this call: stop after this number of greens, spend at most this number of credits
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
                        /** @description True: sign the events with a new secret of this search, answered once as `webhookSecret`. Otherwise they are signed when the workspace has a secret */
                        signed?: boolean;
                    };
                    /** @description Stored, and echoed unchanged on every webhook event */
                    customParams?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description True: start a new search even when an identical one exists
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
                    /** @description API credits of the workspace after this request */
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
            /** @description The search is running: new, relaunched or reused */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description API credits of the workspace after this request */
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
             *     `no_qualification_criterias`: No qualification criterion is left after processing. Send at least one.
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
                     * @description Language of the verdicts; default: the key owner's language, otherwise English
                     * @enum {string}
                     */
                    scoringLanguage?: "en" | "fr";
                    /**
                     * @description Limits of this call: stop after this number of greens, spend at most this number of credits
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
                        /** @description True: sign the events with a new secret of this search, answered once as `webhookSecret`. Otherwise they are signed when the workspace has a secret */
                        signed?: boolean;
                    };
                    /** @description Stored, and echoed unchanged on every webhook event */
                    customParams?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description True: start a new search even when an identical one exists
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
                    /** @description API credits of the workspace after this request */
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
            /** @description The search is running: new, relaunched or reused */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description API credits of the workspace after this request */
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
             *     `no_qualification_criterias`: No qualification criterion is left after processing. Send at least one.
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
            /** @description `prompt_interpretation_failed`: No usable filter could be read from the prompt. */
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
                /** @description Judge's verdicts to include (green, amber, red), repeated or comma-separated; default: all */
                verdicts?: string | string[];
                /** @description Effective verdicts to include, with overrides applied; also orders the talents by them */
                effectiveVerdicts?: string | string[];
                /** @description Order within a verdict: as judged (default), or the strongest evidence first (see `strength`) */
                order?: "judged" | "strength";
                /** @description nextPageCursor of a response with the same verdict filters and order */
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
                        /** @description True: sign the events with a new secret of this search, answered once as `webhookSecret`. Otherwise they are signed when the workspace has a secret */
                        signed?: boolean;
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
            /** @description The failed call had already reached its quota of greens and is closed; send the request again to start the next call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description API credits of the workspace after this request */
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
            /** @description The call is running */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description API credits of the workspace after this request */
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
                /** @description nextPageCursor of the previous page */
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
            /** @description The event was already being sent */
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
    quoteQualifiedSearchRejudge: {
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
            /** @description The price of a second look */
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
                        data: components["schemas"]["RejudgeQuote"];
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
    rejudgeQualifiedSearch: {
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
                    /** @description Default: the criteria of this search */
                    qualificationCriterias?: string[];
                };
            };
        };
        responses: {
            /** @description The second look is running */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    /** @description API credits of the workspace after this request */
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
             *     `no_qualification_criterias`: No qualification criterion is left after processing. Send at least one.
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
                /** @description nextPageCursor of the previous page */
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
            /** @description The current verdict */
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
            /** @description The current verdict */
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
                /** @description Only events in this state */
                state?: "waiting" | "sending" | "delivered" | "failed";
                /** @description nextPageCursor of the previous page */
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
    getWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the workspace secret */
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
                        data: components["schemas"]["WebhookSecretState"];
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
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Hours for which the secret before also signs; 0: it ends now
                     * @default 24
                     */
                    overlapHours?: number;
                };
            };
        };
        responses: {
            /** @description The new secret */
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
                        data: components["schemas"]["WebhookSecretRotated"];
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
    removeWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhooks are no longer signed */
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
                        data: components["schemas"]["WebhookSecretState"];
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
    reviewQualifiedVerdict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                castingId: string;
                talentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Own verdict. It is the effective one; null takes it back */
                    verdict?: ("green" | "amber" | "red") | null;
                    /** @description 1 to 5 stars; null clears it */
                    rating?: number | null;
                    /** @description Note, and the reason of the override if there is one; null clears it */
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description The review and the current verdict */
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
                        data: components["schemas"]["ReviewedVerdict"];
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
    listSourcings: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description `mine`: only sourcings of the key's owner */
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
            /** @description The updated sourcing */
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
                /** @description Words that must all occur in the name, job title, company, city, profile URL or notes; case and accents are ignored */
                search?: string;
                /** @description Default: every status except NOT_RETAINED */
                statusHandle?: string[] | string | string[];
                /** @description City; case and accents are ignored, here and in the next two parameters */
                location?: string[] | string | string[];
                jobTitle?: string[] | string | string[];
                currentCompany?: string[] | string | string[];
                /** @description `name`: last name, then first name; `history`: last change. Default: newest first */
                sortField?: "name" | "companyName" | "statusHandle" | "city" | "jobTitle" | "userRating" | "contacts" | "createdAt" | "history";
                /** @description Default: asc, or newest first without sortField; missing values come last in both orders */
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
                    /** @description The qualified search that judged this talent; its verdict is stored with the candidate */
                    castingId?: string;
                    /** @description True: a talent that is already in the sourcing keeps its status */
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
    addCandidates: {
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
                    talentIds: string[];
                    /** @description The qualified search that judged these talents; its verdicts are stored */
                    castingId?: string;
                    /** @description True: talents that are already in the sourcing keep their status */
                    keepStatus?: boolean;
                };
            };
        };
        responses: {
            /** @description What became of each talent */
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
                        data: components["schemas"]["CandidatesAdded"];
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
            /** @description The updated candidate */
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
    changeCandidateStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    candidateIds: string[];
                    statusHandle: string;
                };
            };
        };
        responses: {
            /** @description What became of each candidate */
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
                        data: components["schemas"]["CandidateStatusesChanged"];
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
            /** @description The status is deleted */
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
            /** @description The updated status */
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
            /** @description The enrichment is running, or the contacts are already known */
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
            /** @description The enrichment is running, or the contacts are already known */
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
    enrichCandidates: {
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
                    candidateIds: string[];
                    /** @enum {string} */
                    enrichmentType: "phone" | "personalEmail" | "all";
                };
            };
        };
        responses: {
            /** @description What became of each candidate */
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
                        data: components["schemas"]["CandidatesEnriched"];
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
    readCandidatesContacts: {
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
                    candidateIds: string[];
                };
            };
        };
        responses: {
            /** @description The contacts of each candidate */
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
                        data: components["schemas"]["CandidatesContacts"];
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
                    /** @description API key of your account at the provider; stored encrypted and never returned */
                    apiKey: string;
                    /** @description HTTPS address to use instead of the provider's own; null: the provider's own */
                    baseUrl?: string | null;
                    /** @description Cost of a lookup at this provider, in any unit; the cheapest provider is called first */
                    cost?: number;
                    /** @description Position in an order of your own, before providers without a position; null: ordered by cost */
                    position?: number | null;
                    /** @description Kinds of contact to request; default when the provider is added: all that it can find */
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
            /** @description The provider is removed */
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
                    /** @description API key of your account at the provider; stored encrypted and never returned */
                    apiKey?: string;
                    /** @description HTTPS address to use instead of the provider's own; null: the provider's own */
                    baseUrl?: string | null;
                    /** @description Cost of a lookup at this provider, in any unit; the cheapest provider is called first */
                    cost?: number;
                    /** @description Position in an order of your own, before providers without a position; null: ordered by cost */
                    position?: number | null;
                    /** @description Kinds of contact to request; default when the provider is added: all that it can find */
                    kinds?: ("email" | "phone")[];
                    /** @description True: do not call this provider until this is false again */
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
            /** @description The provider, with the result of the call */
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
            /** @description The blueprint is created */
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
            /** @description The blueprint is deleted */
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
                     * @description The `updatedAt` of the blueprint version that was edited
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
            /** @description The sequences are running */
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
                            /** @description Whether any sequence was started */
                            started: boolean;
                            blueprintId: string;
                            /** @description Number of candidates in candidateIds; no candidate is enrolled twice */
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
            /** @description The sequences are stopped */
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
            /** @description The sequences are stopped */
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
                /** @description Only drafts of this sourcing; an unknown sourcing has none */
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
    listConversations: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description true: only unread ones */
                unread?: "true" | "false";
                /** @description mine: assigned to the caller, or to the owner of the key */
                assignee?: "mine" | "nobody" | "all";
                /** @description Only of this sourcing; an unknown one has none */
                sourcingId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations */
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
                        data: components["schemas"]["InboxPage"];
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
    countUnreadConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        data: components["schemas"]["InboxCounts"];
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
    getConversation: {
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
            /** @description The conversation */
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
                        data: components["schemas"]["InboxThread"];
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
    changeConversation: {
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
                    /** @description A member of the workspace; null: nobody */
                    assigneeUserId?: string | null;
                    unread?: boolean;
                    /** Format: date-time */
                    readUpTo?: string;
                };
            };
        };
        responses: {
            /** @description The conversation */
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
                        data: components["schemas"]["InboxConversation"];
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
    markConversation: {
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
                    mark: ("interested" | "not_now" | "wrong_person") | null;
                    statusHandle?: string;
                };
            };
        };
        responses: {
            /** @description The conversation */
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
                            talent: {
                                id: string;
                                firstname: string | null;
                                lastname: string | null;
                                jobTitle: string | null;
                                companyName: string | null;
                            };
                            sourcing: {
                                sourcingId: string;
                                name: string;
                            };
                            statusHandle: string;
                            /**
                             * @description Channel of the last reply
                             * @enum {string}
                             */
                            channel: "email" | "proNetwork" | "chat_app" | "sms";
                            lastReplyAt: string;
                            /** @description Start of the last reply; null when it was not kept */
                            preview: string | null;
                            /** @description For the whole workspace: nobody has read the last reply */
                            unread: boolean;
                            /** @description When somebody last answered from here */
                            answeredAt: string | null;
                            assignee: {
                                userId: string;
                                name: string;
                            } | null;
                            mark: ("interested" | "not_now" | "wrong_person") | null;
                            markedAt: string | null;
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
    answerConversation: {
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
                    text: string;
                    /** @description Only for email; default: the subject of the reply */
                    subject?: string;
                };
            };
        };
        responses: {
            /** @description The answer will be sent */
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
                        data: components["schemas"]["InboxAnswer"];
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
            /** @description The entry of the list */
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
                /** @description `true`: the person agreed to receive messages again */
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
            /** @description The address is removed */
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
                     * @description Default: imap for email, unipile for proNetwork, unipile for chat_app, twilio for sms
                     * @enum {string}
                     */
                    provider?: "imap" | "gmail" | "outlook" | "unipile" | "twilio" | "sandbox";
                    /** @description The user who owns the account; null: shared by the workspace; default: the key’s owner */
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
    listTalents: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people */
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
                        data: components["schemas"]["OwnTalents"];
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
    addTalents: {
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
                    talents: {
                        [key: string]: unknown;
                    }[];
                    /**
                     * @description Only the operator adds people to the shared pool, with the command line
                     * @constant
                     */
                    pool?: "own";
                    /**
                     * @description Why these people may be kept; by default as `GET /v1/talents/terms` says
                     * @enum {string}
                     */
                    legalBasis?: "consent" | "contract" | "legitimate_interest" | "legal_obligation" | "public_task" | "vital_interests";
                    /** @description How long, from now; by default as `GET /v1/talents/terms` says */
                    retentionMonths?: number;
                };
            };
        };
        responses: {
            /** @description The outcome of each person, in the order sent */
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
                        data: components["schemas"]["AddedTalents"];
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
    getTalent: {
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
            /** @description The person */
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
                        data: components["schemas"]["OwnTalent"];
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
    deleteTalent: {
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
            /** @description Deleted */
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
                        data: components["schemas"]["DeletedTalent"];
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
    changeTalent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                talentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The person as changed */
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
                        data: components["schemas"]["OwnTalent"];
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
    readPoolTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms of the own pool */
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
                        data: components["schemas"]["PoolTerms"];
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
    changePoolTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why people are kept whose source states nothing else; null: not decided */
                    legalBasis?: ("consent" | "contract" | "legitimate_interest" | "legal_obligation" | "public_task" | "vital_interests") | null;
                    /** @description Months from the newest source of a person; null: until somebody deletes the person */
                    retentionMonths?: number | null;
                    /**
                     * @description `delete`: the person is deleted; `ask`: listed in `GET /v1/talents/retention`
                     * @enum {string}
                     */
                    atEnd?: "delete" | "ask";
                };
            };
        };
        responses: {
            /** @description The terms as they are now */
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
                        data: components["schemas"]["PoolTerms"];
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
    listTalentNotices: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                informed?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people */
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
                        data: components["schemas"]["TalentNotices"];
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
    recordTalentNotices: {
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
                    talentIds?: string[];
                    /** @description Everybody whom this import brought */
                    importId?: string;
                    /**
                     * @description Required unless `informedAt` is null
                     * @enum {string}
                     */
                    how?: "email" | "message" | "phone" | "letter" | "in_person" | "already_knew";
                    /** @description When; by default now. Null takes the record back */
                    informedAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Recorded */
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
                        data: components["schemas"]["RecordedNotices"];
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
    getNoticeTemplate: {
        parameters: {
            query?: {
                /** @description By default that of the workspace */
                language?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text */
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
                        data: components["schemas"]["NoticeTemplate"];
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
    listEndedRetentions: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people */
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
                        data: components["schemas"]["EndedRetentions"];
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
    keepTalent: {
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
        requestBody: {
            content: {
                "application/json": {
                    months: number;
                };
            };
        };
        responses: {
            /** @description Kept */
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
                        data: components["schemas"]["KeptTalent"];
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
    findSubject: {
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
            /** @description The people who match */
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
                        data: components["schemas"]["SubjectsFound"];
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
    readSubject: {
        parameters: {
            query?: {
                as?: "json" | "html";
                /** @description Of the page; by default yours */
                language?: "en" | "fr";
            };
            header?: never;
            path: {
                talentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything about the person */
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
                        data: components["schemas"]["SubjectAccess"];
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
    listIdentityProposals: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of open proposals */
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
                        data: components["schemas"]["IdentityProposals"];
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
    mergeIdentityProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Merged, now or before */
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
                        data: components["schemas"]["MergedIdentityProposal"];
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
    dismissIdentityProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dismissed, now or before */
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
                        data: components["schemas"]["DismissedIdentityProposal"];
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
    unmergeTalent: {
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
            /** @description Parted */
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
                        data: components["schemas"]["UnmergedTalent"];
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
            /** @description The people who match */
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
                            /** @description When the person was first erased */
                            erasedAt: string;
                            removed: components["schemas"]["ErasureCounts"];
                            /** @description The receipt as sentences, in the key owner's language */
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
    listTalentImports: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of imports */
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
                        data: components["schemas"]["TalentImports"];
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
    createTalentImport: {
        parameters: {
            query?: {
                /** @description Recognised by content when left out */
                format?: "jsonl" | "json" | "csv" | "document";
                /** @description A JSON object: heading of a CSV file to a field, or to null to leave it out */
                mapping?: string;
                /** @description Counts what would happen, and changes nothing */
                dryRun?: "true" | "false";
                /** @description Why these people may be kept; by default as `GET /v1/talents/terms` says */
                legalBasis?: "consent" | "contract" | "legitimate_interest" | "legal_obligation" | "public_task" | "vital_interests";
                /** @description How long, from now; by default as `GET /v1/talents/terms` says */
                retentionMonths?: number;
            };
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    fileName?: string;
                    /** @description The text of the file */
                    content?: string;
                };
            };
        };
        responses: {
            /** @description The file arrived whole; the import is queued */
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
                        data: components["schemas"]["StartedTalentImport"];
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
    getTalentImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
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
                        data: components["schemas"]["TalentImport"];
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
    listRejectedRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rejected rows */
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
                        data: components["schemas"]["RejectedRows"];
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
    undoTalentImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The undo has begun, or had been done before */
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
                        data: components["schemas"]["TalentImport"];
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
    getTalentProvenance: {
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
            /** @description The provenance */
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
                        data: components["schemas"]["TalentProvenance"];
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
    getTalentOriginal: {
        parameters: {
            query?: {
                as?: "details" | "attachment" | "inline";
            };
            header?: never;
            path: {
                talentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The original */
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
                        data: components["schemas"]["TalentOriginal"];
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
                     * @description `owner` can do everything; `recruiter` everything except managing keys, members and settings; `viewer` can only read
                     * @enum {string}
                     */
                    role: "owner" | "recruiter" | "viewer";
                };
            };
        };
        responses: {
            /** @description The invitation, with its link unless it was sent by mail */
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
            /** @description `mail_failed`: The email could not be sent. */
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
            /** @description The member is removed */
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
                     * @description `owner` can do everything; `recruiter` everything except managing keys, members and settings; `viewer` can only read
                     * @enum {string}
                     */
                    role: "owner" | "recruiter" | "viewer";
                };
            };
        };
        responses: {
            /** @description The updated member */
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
                    /** @description `read` reads data, `spend` changes data or costs credits, `send` contacts people, `admin` manages keys; no scope includes another */
                    scopes?: ("read" | "spend" | "send" | "admin")[];
                    /** @description Maximum requests per second, minute, hour, day and 30 days; 0 rejects every request */
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
            /** @description The key is revoked */
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
                    /** @description `read` reads data, `spend` changes data or costs credits, `send` contacts people, `admin` manages keys; no scope includes another */
                    scopes?: ("read" | "spend" | "send" | "admin")[];
                    /** @description Maximum requests per second, minute, hour, day and 30 days; 0 rejects every request */
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
                    country?: string | null;
                    /**
                     * @description Words that often stand for a protected attribute ("native speaker", "recent graduate"): `warn` allows them with a warning, `strict` refuses prompts, criteria and filters that have them
                     * @enum {string}
                     */
                    protectedProxies?: "warn" | "strict";
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
                /** @description nextPageCursor of the previous page */
                cursor?: string;
                pageSize?: number;
                /** @description A user id, a key id, `operator` or `service` */
                actor?: string;
                /** @description Such as `key.created` */
                action?: string;
                /** @description Entries from this day (UTC) or time on, ISO 8601 */
                from?: string;
                /** @description Entries before this day (UTC) or time */
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
    listEvents: {
        parameters: {
            query?: {
                /** @description `nextCursor` of an earlier answer or the id of an event; `now`: only later events. Default: the oldest stored event */
                after?: string;
                /** @description Only these types; repeat the parameter or separate by commas */
                types?: ("candidate.added" | "candidate.status_changed" | "contact.found" | "message.sent" | "message.replied" | "message.bounced" | "message.unsubscribed" | "invitation.accepted" | "account.disconnected" | "import.finished")[] | string | string[];
                pageSize?: number;
                /** @description Seconds to wait for an event when there is none yet */
                wait?: number;
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
                        data: components["schemas"]["EventPage"];
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
                /** @description Only the request with this code */
                trackingCode?: string;
                /** @description A status such as `404`, or a class such as `4xx` */
                status?: string;
                /** @description Only requests of this key */
                keyId?: string;
                /** @description nextPageCursor of the previous page */
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
                /** @description Only views of this page */
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
                    /** @description Query string of the page URL, without the question mark */
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
                    /** @description Query string of the page URL, without the question mark */
                    query?: string;
                };
            };
        };
        responses: {
            /** @description The updated view */
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
            /** @description The access is revoked */
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
            /** @description The result */
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

// Generated from the session contracts by `npm run generate`; do not edit.

export interface paths {
    "/console/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the current session
         * @description The header X-Workspace-Id selects the workspace; the session remembers it.
         */
        get: operations["readSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an email address and a password
         * @description An unknown account gets the same answer as a wrong password, after the same time.
         */
        post: operations["signInWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/welcome/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the recipient of a one-time link
         * @description Does not use up the link.
         */
        post: operations["inspectLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a one-time link
         * @description Signs the user in. In an open session, accepts the invitation for the signed-in user.
         */
        post: operations["redeemLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session
         * @description Has no effect without a session.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/revoke-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all your sessions
         * @description Includes this session.
         */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/revoke-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one of your sessions
         * @description The session and its live events end at once.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password, or set the first one
         * @description Ends all your sessions and starts a new one.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/update-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your name or language
         * @description Omitted fields stay as they are.
         */
        post: operations["changeSignedInUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/list-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description Newest first.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your second factor and passkeys
         * @description Passkeys are listed oldest first.
         */
        get: operations["listFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/second-factor/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code, after the password
         * @description The code of the app, or a recovery code. A challenge takes 5 codes within 10 minutes; then the password is needed again.
         */
        post: operations["signInWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/second-factor/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up an authenticator app
         * @description Nothing changes until `confirmSecondFactor` gets a code of the app.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the second factor on
         * @description From now on, signing in with the password also needs a code.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/second-factor/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the second factor off
         * @description The recovery codes end with it.
         */
        post: operations["stopSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/passkeys/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the options to create a passkey
         * @description For `navigator.credentials.create`. The session must be younger than a day: sign in again otherwise.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/passkeys/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description The answer of the authenticator to `startPasskey`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description It signs in no more. Sessions that it opened continue.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the options to sign in with a passkey
         * @description For `navigator.credentials.get`. They hold for 5 minutes.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/passkeys/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Takes the place of the password and of a code.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/sso/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the single sign-on of a workspace
         * @description Without a workspace: that of the installation, when exactly one has been set up.
         */
        post: operations["findSso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/auth/sso/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a sign-in at the provider of a workspace
         * @description The browser goes to `url` next. It has 10 minutes.
         */
        post: operations["startSso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the changes of a workspace
         * @description Server-sent events. An interrupted stream resumes from Last-Event-ID or `after`.
         */
        get: operations["followEvents"];
        put?: never;
        post?: never;
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
        /** @description The request is not valid. */
        ValidationError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "validation_error";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
            /** @description What is wrong with the input, all at once */
            issues: components["schemas"]["Issue"][];
        };
        /** @description No qualification criterion is left after processing. Send at least one. */
        NoQualificationCriteriasError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "no_qualification_criterias";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description No enrichment provider is configured for the requested type. */
        MissingEnrichProvidersError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "missing_enrich_providers";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description At most 100 related search transactions can be sent. */
        TooManySearchTransactionsError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "too_many_search_transactions";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description Send the workspace API key in the x-api-key header or as a Bearer token. */
        MissingApiKeyError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "missing_api_key";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description The API key is not valid. */
        InvalidApiKeyError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "invalid_api_key";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description Sign in to continue. */
        SessionRequiredError: {
            /**
             * @description For programs: it stays the same in all languages and versions (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            code: "session_required";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description The email address or password is wrong. */
        SignInFailedError: {
            /**
             * @description For programs: it stays the same in all languages and versions (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            code: "sign_in_failed";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description This needs a subscription or a plan upgrade. */
        PlanUpgradeRequiredError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "plan_upgrade_required";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
            /** @description More about the error */
            details: {
                /** @description Always `subscription_or_plan_upgrade_required` */
                code: string;
                /** @description Always `subscribe_or_upgrade` */
                action: string;
                /** @description What the plan lacks, such as `create_sourcings` */
                capability: string;
                /** @description Address of the billing page */
                billingUrl: string;
            };
        };
        /** @description Not enough API credits. */
        InsufficientApiCreditsError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "insufficient_api_credits";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
            /** @description API credits in the balance */
            available: number;
            /** @description API credits needed */
            required: number;
        };
        /** @description Not enough workspace credits. */
        InsufficientCreditsError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "insufficient_credits";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description This is not allowed. */
        ForbiddenError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "forbidden";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
            /** @description More about the error */
            details?: {
                /** @description Why, for programs */
                code: string;
                /**
                 * @description With `missing_scope` and `role_not_allowed`: the scope that is needed
                 * @enum {string}
                 */
                scope?: "read" | "spend" | "send" | "admin";
            };
        };
        /** @description The profile source needs a connected professional-network account. */
        MissingConnectedProNetworkAccountError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "missing_connected_proNetwork_account";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description This workspace is suspended. Ask the operator of this service to resume it. */
        WorkspaceSuspendedError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "workspace_suspended";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description Not found. */
        NotFoundError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "not_found";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description Casting not found. */
        CastingNotFoundError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "casting_not_found";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description This method is not allowed on this path. */
        MethodNotAllowedError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "method_not_allowed";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description Another start for the same request is in progress. */
        CastingStartInProgressError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "casting_start_in_progress";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description A call is already running on this casting. */
        CastingRunInProgressError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "casting_run_in_progress";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description No matching talents remain for this casting. */
        CastingPoolExhaustedError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "casting_pool_exhausted";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description No usable filter could be read from the prompt. */
        PromptInterpretationFailedError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "prompt_interpretation_failed";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description Too many requests, please try again later */
        RateLimitExceededError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "rate_limit_exceeded";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
            /** @description Absent when the limit is that of the client address */
            details?: {
                /**
                 * @description The window that is exceeded
                 * @enum {string}
                 */
                window: "second" | "minute" | "hour" | "day" | "month";
                /** @description Maximum in that window */
                limit: number;
                /** @description Requests made in it, the rejected one included */
                current: number;
            };
        };
        /** @description An unexpected error occurred. */
        InternalError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "internal_error";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description The email could not be sent. */
        MailFailedError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "mail_failed";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description The workflow engine is unavailable. */
        TemporalUnavailableError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "temporal_unavailable";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description The search engine is unavailable. Send the request again in a moment. */
        SearchEngineUnavailableError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "search_engine_unavailable";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        /** @description The search engine did not answer in time. */
        SearchEngineTimeoutError: {
            /**
             * @description For programs: it stays the same in all languages and versions
             * @constant
             */
            code: "search_engine_timeout";
            /** @description What happened and what to do, for people */
            message: string;
            /** @description Unique per request, as in X-Request-Id; quote it to support */
            debugTrackingCode: string;
        };
        Issue: {
            /** @description Where in the input */
            path: (string | number)[];
            /** @description What is wrong there, and how to mend it */
            message: string;
            /** @description The problem, for programs */
            code?: string;
            /** @description Accepted values that could be meant, the most likely first */
            suggestions?: string[];
        } & {
            [key: string]: unknown;
        };
        Session: {
            user: components["schemas"]["SignedInUser"];
            workspaces: components["schemas"]["JoinedWorkspace"][];
            /** @description The workspace that the session used last; null when the user belongs to none */
            workspaceId: string | null;
            instance: {
                version: string;
                /** @description True while no user of the installation has a password */
                firstStart: boolean;
            };
        };
        SignedInUser: {
            userId: string;
            name: string;
            email: string | null;
            /** @description The only workspace of the account; null when it can belong to any */
            localTo: string | null;
            language: ("en" | "fr") | null;
            hasPassword: boolean;
        };
        JoinedWorkspace: {
            workspaceId: string;
            name: string;
            /**
             * @description `owner` can do everything; `recruiter` everything except managing keys, members and settings; `viewer` can only read
             * @enum {string}
             */
            role: "owner" | "recruiter" | "viewer";
            /** @description ISO 8601 timestamp; null when the workspace is not suspended */
            suspendedAt: string | null;
            /** @description Reason given by the operator */
            suspensionReason: string | null;
        };
        LinkInspection: {
            name: string;
            email: string | null;
            /** @description The workspace of an invitation */
            workspaceId: string | null;
            /** @description True: the user has a password and must sign in before using the link */
            signInFirst: boolean;
            /** @description True: a password must be sent with the link */
            passwordRequired: boolean;
        };
        OwnSession: {
            sessionId: string;
            current: boolean;
            address: string | null;
            userAgent: string | null;
            createdAt: string;
            expiresAt: string;
        };
        Factors: {
            /** @description True: a password alone does not sign you in */
            secondFactor: boolean;
            passkeys: components["schemas"]["OwnPasskey"][];
        };
        OwnPasskey: {
            passkeyId: string;
            name: string | null;
            /** @description ISO 8601 */
            createdAt: string;
        };
        NewSecondFactor: {
            /** @description `otpauth://` address: shown as a QR code for the app */
            uri: string;
            /** @description For an app that cannot read a QR code */
            secret: string;
            /** @description Each signs in once instead of a code. They are shown only here */
            recoveryCodes: string[];
        };
        OfferedSso: {
            workspaceId: string;
            enforced: boolean;
        };
        LiveMessage: components["schemas"]["LiveEvent"] | {
            /** @constant */
            type: "reset";
        } | {
            /** @constant */
            type: "session.ended";
        };
        LiveEvent: {
            /** @constant */
            type: "casting.verdict";
            castingId: string;
            talentId: string;
            verdict: string;
        } | {
            /** @constant */
            type: "casting.changed";
            castingId: string;
        } | {
            /** @constant */
            type: "casting.delivery";
            castingId: string;
            deliveryId: string;
        } | {
            /** @constant */
            type: "candidate.changed";
            sourcingId: string;
            candidateIds: string[];
        } | {
            /** @constant */
            type: "sourcing.changed";
            sourcingId: string;
        } | {
            /** @constant */
            type: "sequence.changed";
            blueprintId: string;
            candidateId?: string;
        } | {
            /** @constant */
            type: "inbox.changed";
            candidateId: string;
        } | {
            /** @constant */
            type: "contacts.changed";
            talentId: string;
        } | {
            /** @constant */
            type: "credits.changed";
        } | {
            /** @constant */
            type: "keys.changed";
        } | {
            /** @constant */
            type: "settings.changed";
            what: string;
        } | {
            /** @constant */
            type: "notifications.changed";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["NotFoundError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    signInWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    /** @description Id of the local account, when several share the address */
                    workspaceId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            userId: string;
                            /** @description True: there is no session yet; `signInWithCode` comes next */
                            secondFactor: boolean;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    inspectLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token of a one-time link */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LinkInspection"];
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    redeemLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token of a one-time link */
                    token: string;
                    password?: string;
                    /** Format: email */
                    email?: string;
                    name?: string;
                    /** @enum {string} */
                    language?: "en" | "fr";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            userId: string;
                            workspaceId: string | null;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ended: number;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sessionId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            sessionId: string;
                            /** @constant */
                            ended: true;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["NotFoundError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Required unless this is the first password */
                    currentPassword?: string;
                    newPassword: string;
                    /**
                     * Format: email
                     * @description Required with the first password of an account without an address
                     */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required, sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"] | components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    changeSignedInUser: {
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
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SignedInUser"];
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            sessions: components["schemas"]["OwnSession"][];
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    listFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Factors"];
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    signInWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    /**
                     * @description True: `code` is a recovery code
                     * @default false
                     */
                    recovery?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            userId: string;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Your current password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NewSecondFactor"];
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required, sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"] | components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            secondFactor: true;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required, sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"] | components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    stopSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Your current password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            secondFactor: false;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required, sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"] | components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required, sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"] | components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    response: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            passkeyId: string;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required, sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"] | components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    passkeyId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            passkeyId: string;
                            /** @constant */
                            removed: true;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["NotFoundError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            userId: string;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    findSso: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    workspaceId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            sso: components["schemas"]["OfferedSso"] | null;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    startSso: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    workspaceId: string;
                    to?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            url: string;
                        };
                    };
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description sign_in_failed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SignInFailedError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
    followEvents: {
        parameters: {
            query?: {
                workspaceId?: string;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveMessage"];
                };
            };
            /** @description validation_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ValidationError"];
                    };
                };
            };
            /** @description session_required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["SessionRequiredError"];
                    };
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["ForbiddenError"];
                    };
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["NotFoundError"];
                    };
                };
            };
            /** @description rate_limit_exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["RateLimitExceededError"];
                    };
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It failed
                         * @constant
                         */
                        success: false;
                        error: components["schemas"]["InternalError"];
                    };
                };
            };
        };
    };
}

export const ROLES = ["owner","recruiter","viewer"] as const;

/** What a person may do, by their role. */
export const SCOPES_OF = {"owner":["read","spend","send","admin"],"recruiter":["read","spend","send"],"viewer":["read"]} as const;

/** Of a password that is chosen. */
export const PASSWORD_CHARACTERS = {"min":10,"max":128} as const;

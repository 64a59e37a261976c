import type { ErrorCode } from '../../src/platform/errors.ts';

/** What to do about each error: the part of its section that no table of the code has. */
export const REMEDIES: Readonly<Record<ErrorCode, string>> = {
  validation_error:
    'Read `issues`: each names the field (`path`), what is wrong, and what is accepted. Sending the same again cannot work.',
  no_qualification_criterias:
    'Send at least one criterion that says what a profile must show. Criteria about protected attributes are removed.',
  missing_enrich_providers:
    'An administrator connects a contact provider for this type in the settings of the console, or with `greenroom providers`.',
  too_many_search_transactions:
    'Send only the last 100 ids, or start the search again without ids.',
  missing_api_key: 'Send the key in `x-api-key`, or as `Authorization: Bearer`.',
  invalid_api_key:
    'Check that the key is whole and was not revoked. A secret that was rotated ends after its overlap. Make a new key in the settings.',
  session_required: 'Sign in to the console again.',
  sign_in_failed: 'Check the address and the password, or ask for a link to set a new password.',
  plan_upgrade_required: '`details` names what the plan lacks. The operator changes the plan.',
  insufficient_api_credits:
    '`available` and `required` say how much is missing. Lower `target.maxCredits`, or ask the operator for credits.',
  insufficient_credits:
    'The workspace credits, which pay contacts, are used up. Ask the operator for more.',
  forbidden: '`details` says which scope or role is needed. Use a key that has it.',
  missing_connected_proNetwork_account: 'Connect an account of the professional network first.',
  workspace_suspended: 'Ask the operator of the service why, and to resume the workspace.',
  not_found: 'Check the path and the id. What belongs to another workspace is not found either.',
  casting_not_found: 'Check the id. A casting of another workspace is not found either.',
  method_not_allowed: 'The header `Allow` lists the methods of this path.',
  casting_start_in_progress:
    'An identical start is being handled. Wait a second and send it again: it answers the same casting.',
  casting_run_in_progress:
    'Read the casting until `nextAction` is no longer `wait`, then continue it.',
  casting_pool_exhausted: 'Everybody who matches was judged. Start a casting with wider filters.',
  prompt_interpretation_failed:
    'Name a job, a skill, a place or a company. `POST /v1/search/interpret` shows, without a charge, what is read from a text.',
  rate_limit_exceeded:
    'Wait as many seconds as `Retry-After` says. The request had no effect. The clients do this by themselves.',
  internal_error:
    'Send the request again with the same `Idempotency-Key`. If it stays, give the operator the `debugTrackingCode`.',
  mail_failed: 'The operator checks the mail settings: `greenroom doctor` tries them.',
  temporal_unavailable:
    'The database or the workers cannot be reached. Send the request again in a few seconds with the same `Idempotency-Key`.',
  search_engine_unavailable:
    'Send the request again after a second. The process that holds the index starts anew.',
  search_engine_timeout: 'Send the request again. Filters with fewer values answer faster.',
};

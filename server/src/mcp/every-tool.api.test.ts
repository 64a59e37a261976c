import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../test/api.ts';
import { type CastingsUnderTest, castingsUnderTest } from '../../test/castings.ts';
import { person, profileUrl } from '../../test/enrichment.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { type Agent, connectAgent, EVERYTHING, type ToolAnswer } from '../../test/mcp.ts';
import { emailStep, smsStep } from '../../test/sequences.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { jsonSchemaOf } from '../openapi/json-schema.ts';
import { operations } from '../operations.ts';
import { SCOPES } from '../platform/operation.ts';
import { hasShortForm } from './compact.ts';
import { toolName } from './tools.ts';

const clock = fakeClock();
let under: CastingsUnderTest;
let client: Client;
let agent: Agent;

beforeAll(async () => {
  under = await castingsUnderTest({}, { clock });
  await under.api.importTalents([
    person('reachable', { personalEmails: ['a@example.com'] }),
    ...engineers(2, { city: 'Brest' }),
  ]);
  client = await under.api.newClient({ workspaceCredits: 100, scopes: SCOPES });
  await under.api.services.access.createKey(client.workspaceId, { name: 'To be revoked' });
  agent = await connectAgent(under.api.url, client, { query: EVERYTHING });
});
afterAll(async () => {
  await agent.close();
  await under.api.close();
});

/** A second after the previous call, so that the protocol's rate limit is not what is tested. */
function call(by: Agent, tool: string, given: Record<string, unknown> = {}): Promise<ToolAnswer> {
  clock.advance(1_000);
  return by.call(tool, given);
}

/** Ids from answers, for the arguments of later calls. */
type Known = Record<string, string>;
type Step = [
  tool: string,
  given?: (known: Known) => Record<string, unknown>,
  learn?: (data: Record<string, unknown>) => Known,
];

const ids =
  (...names: string[]) =>
  (data: Record<string, unknown>): Known =>
    Object.fromEntries(names.map((name) => [name, String(data[name])]));
const only =
  (...names: string[]) =>
  (known: Known) =>
    Object.fromEntries(names.map((name) => [name, known[name]!]));

const QUALIFIED = {
  filters: ENGINEERS_IN('Paris'),
  qualificationCriterias: ['Has used Python'],
  target: { greens: 1, maxCredits: 4 },
  webhook: { url: 'https://hooks.example.com/casting' },
};

const ALIKE = {
  firstname: 'Ada',
  lastname: 'Vasseur',
  experiences: [{ organizationName: 'Acme', title: 'Florist', startDate: '2019-03-01' }],
};

const IDA = 'ida.quarle@example.org';

/** Everything that a workspace can do, once, in a working order. */
const STORY: Step[] = [
  [
    'create_talent_import',
    () => ({ fileName: 'ida.txt', content: `Ida Quarle\n${IDA}\n\nSKILLS\nPython, SQL\n` }),
  ],
  [
    'create_talent_import',
    () => ({ fileName: 'people.jsonl', content: '{"headline":"Florist"}' }),
    ids('importId'),
  ],
  ['list_talent_imports'],
  ['get_talent_import', only('importId')],
  ['list_rejected_rows', only('importId')],
  [
    'add_talents',
    () => ({ talents: [{ headline: 'Gardener' }] }),
    ({ results }) => ({ ownId: (results as { talentId: string }[])[0]!.talentId }),
  ],
  ['get_talent', ({ ownId }) => ({ talentId: ownId })],
  ['change_talent', ({ ownId }) => ({ talentId: ownId, headline: 'Head gardener' })],
  ['get_talent_provenance', ({ ownId }) => ({ talentId: ownId })],
  ['change_pool_terms', () => ({ legalBasis: 'consent', retentionMonths: 24 })],
  ['read_pool_terms'],
  ['keep_talent', ({ ownId }) => ({ talentId: ownId, months: 3 })],
  ['record_talent_notices', ({ ownId }) => ({ talentIds: [ownId], how: 'phone' })],
  ['list_talent_notices', () => ({ informed: 'true' })],
  ['get_notice_template', () => ({ language: 'fr' })],
  ['list_ended_retentions'],
  ['find_subject', ({ ownId }) => ({ person: ownId })],
  ['read_subject', ({ ownId }) => ({ talentId: ownId })],
  ['delete_talent', ({ ownId }) => ({ talentId: ownId })],
  [
    'add_talents',
    () => ({
      talents: [ALIKE, { ...ALIKE, lastname: 'Vaseur' }, { ...ALIKE, lastname: 'Vasser' }],
    }),
    ({ results }) => {
      const [, second, third] = results as { proposalIds: string[] }[];
      return { proposalId: second!.proposalIds[0]!, otherProposalId: third!.proposalIds[0]! };
    },
  ],
  ['list_talents'],
  ['count_talents', () => ({ title: 'Florist' })],
  ['preview_talent_import', () => ({ fileName: 'a.csv', content: 'Rufname\nAda\n' })],
  ['list_identity_proposals'],
  [
    'merge_identity_proposal',
    only('proposalId'),
    ({ talentId }) => ({ mergedId: talentId as string }),
  ],
  ['unmerge_talent', ({ mergedId }) => ({ talentId: mergedId })],
  ['dismiss_identity_proposal', ({ otherProposalId }) => ({ proposalId: otherProposalId })],
  ['list_filter_types'],
  ['interpret_prompt', () => ({ prompt: 'backend engineer in Paris' })],
  ['diagnose_search', () => ({ filters: ENGINEERS_IN('Paris') })],
  ['map_market', () => ({ filters: ENGINEERS_IN('Paris') })],
  ['suggest_filter_values', () => ({ filterType: 'LOCATION', text: 'Par' })],
  ['search_talents', () => ({ filters: ENGINEERS_IN('Paris') })],
  ['search_talents_by_prompt', () => ({ prompt: 'backend engineer in Paris' })],
  ['search_talents_legacy', () => ({ filters: ENGINEERS_IN('Lyon') })],
  [
    'start_qualified_search_by_prompt',
    () => ({ prompt: 'backend engineer in Lyon', qualificationCriterias: ['Has used Python'] }),
  ],
  ['start_qualified_search', () => QUALIFIED, ids('castingId')],
  ['wait_for_casting', only('castingId')],
  [
    'get_qualified_search',
    only('castingId'),
    ({ talents }) => ({ judgedId: (talents as { talentId: string }[])[0]!.talentId }),
  ],
  ['explain_qualified_verdict', ({ castingId, judgedId }) => ({ castingId, talentId: judgedId })],
  ['audit_counterfactuals', ({ castingId }) => ({ castingId, talents: 2 })],
  ['continue_qualified_search', only('castingId')],
  ['wait_for_casting', only('castingId')],
  ['quote_qualified_search_rejudge', only('castingId')],
  ['rejudge_qualified_search', only('castingId')],
  // The imports, which came first, have ended long since. The same address finds who came in a file.
  [
    'add_talents',
    () => ({
      talents: [{ firstname: 'Ida', lastname: 'Quarle', contacts: { personalEmails: [IDA] } }],
    }),
    ({ results }) => ({ cvId: (results as { talentId: string }[])[0]!.talentId }),
  ],
  ['get_talent_original', ({ cvId }) => ({ talentId: cvId })],
  ['undo_talent_import', only('importId')],
  [
    'list_qualified_search_deliveries',
    only('castingId'),
    ({ deliveries }) => ({ deliveryId: (deliveries as { deliveryId: string }[])[0]!.deliveryId }),
  ],
  ['redeliver_qualified_search_event', only('castingId', 'deliveryId')],
  ['list_deliveries', () => ({ pageSize: 5 })],
  ['get_delivery', only('deliveryId')],
  ['redeliver_delivery', only('deliveryId')],
  ['trigger_webhook_event', () => ({ eventType: 'talent_judged' })],
  ['list_qualified_searches', () => ({ pageSize: 5 })],
  ['list_qualified_search_calls', only('castingId')],
  ['summarize_qualified_search', only('castingId')],
  [
    'override_qualified_verdict',
    ({ castingId, judgedId }) => ({
      castingId,
      talentId: judgedId,
      verdict: 'red',
      reason: 'Said by a person',
    }),
  ],
  [
    'remove_qualified_verdict_override',
    ({ castingId, judgedId }) => ({ castingId, talentId: judgedId }),
  ],
  [
    'review_qualified_verdict',
    ({ castingId, judgedId }) => ({ castingId, talentId: judgedId, verdict: 'green', rating: 4 }),
  ],
  ['create_sourcing', undefined, ids('sourcingId')],
  ['list_sourcings'],
  ['get_sourcing', only('sourcingId')],
  ['read_sourcing_funnel', only('sourcingId')],
  ['update_sourcing', (known) => ({ ...only('sourcingId')(known), name: 'Engineers' })],
  [
    'add_candidate',
    (known) => ({ ...only('sourcingId')(known), talentId: 'eng-brest-0001' }),
    ids('candidateId', 'talentId'),
  ],
  [
    'list_candidates',
    (known) => ({ ...only('sourcingId')(known), location: ['Brest', 'Paris'], pageSize: 5 }),
  ],
  ['get_candidate', only('candidateId')],
  ['get_candidate_profile', only('candidateId')],
  ['update_candidate', (known) => ({ ...only('candidateId')(known), userRating: 5, notes: null })],
  [
    'change_candidate_status',
    (known) => ({ ...only('candidateId')(known), statusHandle: 'CONTACTED' }),
  ],
  [
    'change_candidate_statuses',
    ({ candidateId }) => ({ candidateIds: [candidateId, 'cand_none'], statusHandle: 'CONTACTED' }),
  ],
  [
    'add_candidates',
    (known) => ({ ...only('sourcingId')(known), talentIds: ['eng-brest-0001', 'nobody'] }),
  ],
  ['get_candidate_history', only('candidateId')],
  ['get_talent_history', () => ({ talentId: 'eng-brest-0001' })],
  ['create_candidate_status', () => ({ handle: 'INTERVIEW', label: 'Interview' }), ids('handle')],
  ['list_candidate_statuses'],
  ['update_candidate_status', (known) => ({ ...only('handle')(known), label: 'Interviews' })],
  ['delete_candidate_status', only('handle')],
  [
    'set_enrichment_provider',
    () => ({ type: 'hunter', apiKey: 'secret', baseUrl: 'https://contacts.example.com' }),
    ids('providerId'),
  ],
  ['list_enrichment_providers'],
  ['change_enrichment_provider', (known) => ({ ...only('providerId')(known), cost: 3 })],
  ['test_enrichment_provider', only('providerId')],
  ['remove_enrichment_provider', only('providerId')],
  [
    'enrich_contact',
    () => ({ proNetworkUrl: profileUrl('reachable'), enrichmentType: 'personalEmail' }),
  ],
  ['get_talent_contacts', () => ({ talentId: 'reachable' })],
  [
    'add_candidate',
    (known) => ({ ...only('sourcingId')(known), talentId: 'reachable' }),
    ({ candidateId }) => ({ reachable: String(candidateId) }),
  ],
  [
    'enrich_candidate',
    ({ reachable }) => ({ candidateId: reachable, enrichmentType: 'personalEmail' }),
  ],
  [
    'enrich_candidates',
    ({ reachable }) => ({
      candidateIds: [reachable, 'cand_none'],
      enrichmentType: 'personalEmail',
    }),
  ],
  ['read_candidates_contacts', ({ reachable }) => ({ candidateIds: [reachable, 'cand_none'] })],
  ['get_candidate_contacts', ({ reachable }) => ({ candidateId: reachable })],
  ['list_channel_providers'],
  [
    'connect_channel_account',
    () => ({ type: 'sms', provider: 'sandbox', address: 'Sandbox' }),
    ids('accountId'),
  ],
  ['list_channel_accounts'],
  ['test_channel_account', only('accountId')],
  ['reconnect_channel_account', only('accountId')],
  ['disconnect_channel_account', only('accountId')],
  [
    'connect_channel_account',
    () => ({ type: 'email', provider: 'sandbox', address: 'lea@acme.example' }),
  ],
  [
    'create_sequence_blueprint',
    (known) => ({ ...only('sourcingId')(known), name: 'Outreach', steps: [smsStep()] }),
    ids('blueprintId'),
  ],
  ['list_sequence_blueprints', only('sourcingId')],
  ['get_sequence_blueprint', only('blueprintId')],
  [
    'update_sequence_blueprint',
    (known) => ({ ...only('blueprintId')(known), name: 'Outreach again' }),
  ],
  [
    'simulate_sequence',
    ({ blueprintId, candidateId }) => ({ blueprintId, candidateIds: [candidateId] }),
  ],
  [
    'send_test_email',
    ({ blueprintId, candidateId }) => ({
      ...{ blueprintId, candidateId, stepId: 'email' },
      steps: [emailStep()],
    }),
  ],
  [
    'start_sequence',
    ({ blueprintId, candidateId }) => ({ blueprintId, candidateIds: [candidateId] }),
  ],
  ['get_sequence_status', only('candidateId')],
  ['get_sequence_funnel', only('blueprintId')],
  ['list_sequence_runs', only('blueprintId')],
  ['list_sequence_drafts'],
  ['stop_sequences_of_candidate', only('candidateId')],
  ['stop_sequences_of_blueprint', only('blueprintId')],
  ['delete_sequence_blueprint', only('blueprintId')],
  ['find_people_to_erase', () => ({ person: 'eng-brest-0002' })],
  ['erase_talent', () => ({ talentId: 'eng-brest-0002' })],
  ['list_members'],
  [
    'list_api_keys',
    undefined,
    ({ apiKeys }) => ({ keyId: (apiKeys as { keyId: string }[])[1]!.keyId }),
  ],
  ['change_api_key', (known) => ({ ...only('keyId')(known), name: 'Renamed' })],
  ['revoke_api_key', only('keyId')],
  [
    'add_suppression',
    () => ({ address: 'nobody@example.com', reason: 'blocked' }),
    ids('suppressionId'),
  ],
  ['list_suppressions'],
  ['remove_suppression', only('suppressionId')],
  ['read_usage_windows'],
  ['read_workspace'],
  ['change_workspace', () => ({ language: 'en' })],
  ['read_credit_usage', () => ({ by: 'month' })],
  ['read_credit_groups', () => ({ by: 'sourcing' })],
  ['list_requests', () => ({ pageSize: 5 })],
  [
    'create_saved_view',
    () => ({ page: 'candidates', name: 'Contacted', query: 'statusHandle=CONTACTED' }),
    ids('viewId'),
  ],
  ['list_saved_views'],
  ['change_saved_view', (known) => ({ ...only('viewId')(known), name: 'Called' })],
  ['delete_saved_view', only('viewId')],
  [
    'create_saved_search',
    () => ({ name: 'Paris', filters: ENGINEERS_IN('Paris'), alert: 'daily' }),
    ids('savedSearchId'),
  ],
  ['list_saved_searches'],
  ['change_saved_search', (known) => ({ ...only('savedSearchId')(known), alert: 'off' })],
  ['delete_saved_search', only('savedSearchId')],
  [
    'list_recent_searches',
    () => ({}),
    ({ recentSearches }) => ids('searchTransactionId')((recentSearches as object[])[0] as never),
  ],
  ['get_recent_search', only('searchTransactionId')],
  ['find_seen_talents', () => ({ talentIds: ['reachable'] })],
  ['list_notifications'],
  ['read_notifications'],
  ['list_share_links', only('sourcingId')],
  ['list_shortlist_feedback', only('sourcingId')],
  ['list_comments', only('candidateId')],
  ['get_sourcing_activity', only('sourcingId')],
  ['list_oauth_clients'],
  ['read_onboarding'],
  ['read_instance'],
  ['test_model'],
  ['get_webhook_secret'],
  ['rotate_webhook_secret', () => ({ overlapHours: 1 })],
  ['remove_webhook_secret'],
  ['list_audit_entries', () => ({ pageSize: 5 })],
  ['list_conversations'],
  ['count_unread_conversations'],
  ['list_events', () => ({ after: 'now', types: 'import.finished' })],
  ['verify_audit_log'],
];

/** Tools that need data that no other tool can create; route tests cover their operations. */
const ELSEWHERE: Record<string, string> = {
  get_conversation: 'waits for a reply',
  change_conversation: 'waits for a reply',
  mark_conversation: 'waits for a reply',
  answer_conversation: 'waits for a reply',
  approve_sequence_step: 'waits for a draft that a model wrote',
  revoke_share_link: 'ends what a person shared in the console',
  read_request_bodies: 'needs REQUEST_BODY_HOURS, which is off by default',
  revoke_oauth_client: 'ends what a person consented to in a browser',
};

const validator = new AjvJsonSchemaValidator();
const SHORTENED = new Set(operations.filter(hasShortForm).map(({ id }) => toolName(id)));

/** How the data differs from the shape of the tool's operation; null when it fits. */
function misfitOf(tool: string, { credits: _, ...data }: ToolAnswer['data']): string | null {
  const operation = operations.find(({ id }) => toolName(id) === tool);
  if (!operation) return null;
  const schema = jsonSchemaOf(operation.data, 'output');
  return validator.getValidator(schema)(data).errorMessage ?? null;
}

describe('every operation that a key may call', () => {
  it('is a tool, and the only other tool is the one that waits', () => {
    const expected = [
      ...operations.filter(({ sessionOnly }) => !sessionOnly).map(({ id }) => toolName(id)),
      'wait_for_casting',
    ];
    expect(agent.tools.map(({ name }) => name)).toEqual(expected);
  });

  it('answers through its tool with structured content of its shape', async () => {
    const known: Known = {};
    const problems: string[] = [];
    for (const [tool, given, learn] of STORY) {
      const detail = SHORTENED.has(tool) ? { detail: 'full' } : {};
      const answer = await call(agent, tool, { ...given?.(known), ...detail });
      const misfit = answer.isError ? answer.text : misfitOf(tool, answer.data);
      if (misfit) problems.push(`${tool}: ${misfit}`);
      else Object.assign(known, learn?.(answer.data));
    }
    expect(problems).toEqual([]);
    const told = new Set([...STORY.map(([tool]) => tool), ...Object.keys(ELSEWHERE)]);
    expect(agent.tools.filter(({ name }) => !told.has(name)).map(({ name }) => name)).toEqual([]);
  });
});

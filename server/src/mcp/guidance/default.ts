import type { Guidance } from './text.ts';

/** Of the toolsets find, judge and pipeline, which every agent reads before each task. */
export const DEFAULT_GUIDANCE: Record<string, Guidance> = {
  search_talents_by_prompt: {
    when: 'to find people from a description in words. Returns up to 10 profiles, best first, how the prompt was read, and how many match. For the next page repeat it with all earlier searchTransactionId values',
    costs: 'one credit a profile',
    example: { prompt: 'senior backend engineer in Lyon, Go or Rust, 5+ years' },
  },
  search_talents: {
    when: 'to find people by exact filters (list_filter_types), when a prompt was read wrongly or you need exclusions. Returns up to 10 profiles, best first',
    costs: 'one credit a profile',
    example: {
      filters: [
        { filterType: 'JOB_TITLE', value: 'data engineer' },
        { filterType: 'LOCATION', value: 'Paris', radius: 30 },
      ],
    },
  },
  interpret_prompt: {
    when: 'before a search, to check how a prompt and criteria are understood and how many people match. Returns no people',
    example: {
      prompt: 'nurse in Lille',
      qualificationCriterias: ['Has worked in intensive care'],
    },
  },
  list_filter_types: {
    when: 'when you write filters yourself: every filter type with its format and examples',
    example: {},
  },
  diagnose_search: {
    when: 'when filters find nobody or too few people: how many each filter removes, and which single change finds more',
    example: { filters: [{ filterType: 'LOCATION', value: 'Brest' }] },
  },
  list_talents: {
    when: 'to browse the people that the workspace has added or imported itself, the last added first. To find some of them use a search with the filter POOL',
    example: { place: 'Lyon' },
  },
  get_talent: {
    when: "to read the profile, contacts and sources of one of the workspace's own people. People of the shared pool are in search results, verdicts and get_candidate_profile",
    example: { talentId: 'tal_…' },
  },
  start_qualified_search_by_prompt: {
    when: 'to have people judged against criteria, from a description in words. Runs in the background: then call wait_for_casting, then get_qualified_search',
    costs: 'two credits a judged person, at most target.maxCredits',
    example: {
      prompt: 'data engineer in France',
      qualificationCriterias: ['Has run Kafka in production'],
      target: { greens: 5, maxCredits: 40 },
    },
  },
  start_qualified_search: {
    when: 'to have people judged against criteria, from exact filters. Runs in the background: then call wait_for_casting, then get_qualified_search. An identical search is reused for free',
    costs: 'two credits a judged person, at most target.maxCredits',
    example: {
      filters: [{ filterType: 'JOB_TITLE', value: 'nurse' }],
      qualificationCriterias: ['Has worked in intensive care'],
      target: { greens: 5, maxCredits: 40 },
    },
  },
  get_qualified_search: {
    when: 'to read the verdicts of a qualified search (green, amber, red), each with its reasons and quotes, and the next action. More with cursor',
    example: { castingId: 'cast_…', verdicts: ['green'] },
  },
  continue_qualified_search: {
    when: 'when nextAction is continue (look for more greens) or retry. Then call wait_for_casting',
    costs: 'two credits a judged person, at most target.maxCredits',
    example: { castingId: 'cast_…', target: { greens: 5, maxCredits: 40 } },
  },
  list_qualified_searches: {
    when: 'to find an earlier qualified search and its castingId, newest first',
    example: { status: 'can_continue' },
  },
  explain_qualified_verdict: {
    when: 'when somebody asks why a person got a verdict: how each criterion was read, the jobs and years counted, and the rule',
    example: { castingId: 'cast_…', talentId: 'tal_…' },
  },
  review_qualified_verdict: {
    when: 'only when the user tells you their own opinion of a judged person: a verdict, a rating, a note. A different verdict overrides the judge',
    example: { castingId: 'cast_…', talentId: 'tal_…', verdict: 'red', note: 'No night shifts' },
  },
  wait_for_casting: {
    when: 'after a start or a continue, instead of polling: waits until the call ends, or the time is over, and says how far it is. One request of the rate limits however long it waits. Call it again while ended is false; then read the verdicts with get_qualified_search',
    example: { castingId: 'cast_…', timeoutSeconds: 50 },
  },
  create_sourcing: {
    when: 'to start a recruiting campaign (a sourcing) that people can be added to. Name it with update_sourcing',
    example: {},
  },
  list_sourcings: {
    when: 'to find a sourcing and its sourcingId, newest first',
    example: { ownership: 'all' },
  },
  update_sourcing: {
    when: 'to rename, close, reopen or hand over a sourcing, or to set the job title and location that messages mention. null clears a field',
    example: { sourcingId: 'src_…', name: 'Nurses in Lille', jobTitle: 'Nurse' },
  },
  add_candidates: {
    when: 'to add up to 100 people to a sourcing, such as the greens of a qualified search',
    costs: 'workspace credits for each person who is new there',
    example: { sourcingId: 'src_…', talentIds: ['tal_…'], castingId: 'cast_…' },
  },
  list_candidates: {
    when: 'to read who is in a sourcing, with status, rating and known contacts; filters narrow it. People who are NOT_RETAINED are left out unless asked for',
    example: { sourcingId: 'src_…', statusHandle: 'CONTACTED' },
  },
  get_candidate_profile: {
    when: 'to read the profile of one candidate',
    example: { candidateId: 'cand_…' },
  },
  update_candidate: {
    when: 'to set or clear the rating (1 to 5), the notes or the owner of a candidate. Fields left out stay as they are',
    example: { candidateId: 'cand_…', userRating: 4, notes: 'Free from March' },
  },
  change_candidate_status: {
    when: 'to move a candidate in the pipeline: TO_BE_CONTACTED, CONTACTED, NOT_RETAINED, OUTREACH_SEQUENCE_STARTED, or a status of the workspace. NOT_RETAINED ends running outreach',
    example: { candidateId: 'cand_…', statusHandle: 'CONTACTED' },
  },
  enrich_candidate: {
    when: 'to look up the phone or personal email of a candidate when get_candidate_contacts has none. Runs in the background: read get_candidate_contacts until contactsLoading is false',
    costs: 'workspace credits when something is found',
    example: { candidateId: 'cand_…', enrichmentType: 'personalEmail' },
  },
  get_candidate_contacts: {
    when: 'to read the phone numbers and email addresses known of a candidate, and whether a lookup is running',
    example: { candidateId: 'cand_…' },
  },
};

/*
 * What a model should know of the tools of the default toolsets: when to use one, what it costs,
 * an example. The operations' own descriptions are written for people who read a reference.
 */

/** By tool. Tools that are not here keep the description of their operation. */
export const GUIDANCE: Record<string, string> = {
  search_talents_by_prompt:
    'Use it to find people from a description in words. Returns up to 10 profiles, best first, how the prompt was read, and how many match. Costs one credit a profile. Example: {"prompt": "senior backend engineer in Lyon, Go or Rust, 5+ years"}. For the next page repeat it with all earlier searchTransactionId values.',
  search_talents:
    'Use it to find people by exact filters, when a prompt was read wrongly or you need exclusions. Returns up to 10 profiles, best first. Costs one credit a profile. Example: {"filters": [{"filterType": "JOB_TITLE", "value": "data engineer"}, {"filterType": "LOCATION", "value": "Paris", "radius": 30}]}. Filter types: list_filter_types.',
  interpret_prompt:
    'Use it before a search, to check how a prompt and criteria are understood and how many people match. Free; returns no people. Example: {"prompt": "nurse in Lille", "qualificationCriterias": ["Has worked in intensive care"]}.',
  list_filter_types:
    'Use it when you write filters yourself: every filter type with its format and examples. Free.',
  diagnose_search:
    'Use it when filters find nobody or too few people: how many each filter removes, and which single change finds more. Free. Example: {"filters": [{"filterType": "LOCATION", "value": "Brest"}]}.',
  list_talents:
    'Use it to browse the people that the workspace has added or imported itself, the last added first. Free. To find some of them use a search with the filter POOL.',
  get_talent:
    "Use it to read the profile, contacts and sources of one of the workspace's own people. Free. People of the shared pool are only in search results.",
  start_qualified_search_by_prompt:
    'Use it to have people judged against criteria, from a description in words. Runs in the background: then call wait_for_casting, then get_qualified_search. Costs two credits a judged person, at most target.maxCredits. Example: {"prompt": "data engineer in France", "qualificationCriterias": ["Has run Kafka in production"], "target": {"greens": 5, "maxCredits": 40}}.',
  start_qualified_search:
    'Use it to have people judged against criteria, from exact filters. Runs in the background: then call wait_for_casting, then get_qualified_search. Costs two credits a judged person, at most target.maxCredits. An identical search is reused for free.',
  get_qualified_search:
    'Use it to read the verdicts of a qualified search (green, amber, red), each with its reasons and quotes, and the next action. Free. Example: {"castingId": "cast_…", "verdicts": ["green"]}. More with cursor.',
  continue_qualified_search:
    'Use it when nextAction is continue (look for more greens) or retry. Costs two credits a judged person, at most target.maxCredits. Then call wait_for_casting.',
  list_qualified_searches:
    'Use it to find an earlier qualified search and its castingId, newest first. Free.',
  explain_qualified_verdict:
    'Use it when somebody asks why a person got a verdict: how each criterion was read, the jobs and years counted, and the rule. Free.',
  review_qualified_verdict:
    'Use it only when the user tells you their own opinion of a judged person: a verdict, a rating, a note. A different verdict overrides the judge. Free.',
  create_sourcing:
    'Use it to start a recruiting campaign (a sourcing) that people can be added to. Free. Name it with update_sourcing.',
  list_sourcings: 'Use it to find a sourcing and its sourcingId, newest first. Free.',
  update_sourcing:
    'Use it to rename, close or reopen a sourcing, or to set the job title and location that messages mention. Free. null clears a field.',
  add_candidates:
    'Use it to add up to 100 people to a sourcing, such as the greens of a qualified search. Costs workspace credits for each person who is new there. Example: {"sourcingId": "src_…", "talentIds": ["tal_…"], "castingId": "cast_…"}.',
  list_candidates:
    'Use it to read who is in a sourcing, with status, rating and known contacts; filters narrow it. Free. People who are NOT_RETAINED are left out unless asked for.',
  get_candidate_profile: 'Use it to read the profile of one candidate. Free.',
  update_candidate:
    'Use it to set or clear the rating (1 to 5) or the notes of a candidate. Free. Fields left out stay as they are.',
  change_candidate_status:
    'Use it to move a candidate in the pipeline: TO_BE_CONTACTED, CONTACTED, NOT_RETAINED, OUTREACH_SEQUENCE_STARTED, or a status of the workspace. Free. NOT_RETAINED ends running outreach.',
  enrich_candidate:
    'Use it to look up the phone or personal email of a candidate when get_candidate_contacts has none. Costs workspace credits when something is found. Runs in the background.',
  get_candidate_contacts:
    'Use it to read the phone numbers and email addresses known of a candidate, and whether a lookup is running. Free.',
};

/** Of parameters by name, where the operation describes none. */
export const PARAMETERS: Record<string, string> = {
  castingId: 'Id of the qualified search, such as cast_…',
  talentId: 'Id of the person, as in search results',
  talentIds: 'Ids of people, as in search results',
  sourcingId: 'Id of the sourcing, such as src_…',
  candidateId: 'Id of the candidate, from list_candidates',
  prompt: 'Who is wanted, in English or French',
  filters: 'What must match; see list_filter_types',
  qualificationCriterias: 'What to judge each person by; one fact that a profile can show in each',
  webhook: 'Only for programs that receive events; leave out',
  customParams: 'Only for programs that receive events; leave out',
  scoringLanguage: 'Fixed by the start: leave out',
  target: 'Quota of this call: greens to find, and maxCredits to spend at most (an even number)',
  page: 'Which page, from the first one by default',
  pageIndex: 'Which page, from 0',
  pageSize: 'Items on a page',
  status: 'Only those in this state',
  statusHandle: 'Status of the candidate',
  name: 'New name',
  jobTitle: 'Job title',
  location: 'Place',
  currentCompany: 'Current company',
  userRating: '1 to 5; null clears it',
  notes: 'Free text; null clears it',
  enrichmentType: 'What to look up',
  timeoutSeconds: 'How long to wait in this call',
};

import type { Guidance } from './text.ts';

/** Of the toolset admin: what is needed rarely, and what is about the workspace itself. */
export const ADMIN_GUIDANCE: Record<string, Guidance> = {
  search_talents_legacy: {
    when: 'never: search_talents does the same and replaces it',
    costs: 'one credit a profile',
  },
  list_recent_searches: {
    when: 'to find an earlier search of the workspace and its searchTransactionId: the last 20 different ones, newest first. Qualified searches are in list_qualified_searches',
  },
  get_recent_search: {
    when: 'to read again whom a search returned, in place of paying for the same search. Profiles are as they are now',
    example: { searchTransactionId: 'stx_…' },
  },
  find_seen_talents: {
    when: 'to learn which of these people earlier searches of the workspace have returned',
    example: { talentIds: ['tal_…'] },
  },
  map_market: {
    when: 'before a search or a casting, to learn who is on the market: counts by city, employer, title, skill and years, what each filter costs in people, and the credits that some greens are likely to take. Returns no people',
    example: { filters: [{ filterType: 'JOB_TITLE', value: 'nurse' }] },
  },
  suggest_filter_values: {
    when: 'to learn how people write a title, employer, skill, place or school before it becomes a filter: values of which a word begins with the text. Returns no people',
    example: { filterType: 'JOB_TITLE', text: 'nurs' },
  },
  list_saved_searches: {
    when: 'to find a saved search of the workspace, its alert, and whether new people match',
  },
  create_saved_search: {
    when: 'when the user wants to be told of people who match later: saves a prompt or filters with an alert. Who matches now is not told of; search for them first',
    example: { name: 'Nurses in Lille', prompt: 'nurse in Lille', alert: 'daily' },
  },
  change_saved_search: {
    when: 'to rename a saved search, or to switch its alert off, daily or weekly. The owner of the key becomes the one who is told',
    example: { savedSearchId: 'ssrch_…', alert: 'off' },
  },
  delete_saved_search: {
    when: 'to delete a saved search with its alert; to pause the alert use change_saved_search. People that it found stay',
  },
  list_qualified_search_deliveries: {
    when: 'when the webhooks of one qualified search did not arrive: each event with its attempts, newest first. Of all searches: list_deliveries',
  },
  redeliver_qualified_search_event: {
    when: 'to send one event of a qualified search to its webhook again, after list_qualified_search_deliveries shows that it failed',
  },
  list_deliveries: {
    when: 'when webhooks did not arrive: the events of all qualified searches with their attempts, newest first. Body and answer of one: get_delivery',
    example: { state: 'failed' },
  },
  get_delivery: {
    when: 'to read what was sent in one webhook delivery and what the receiver answered, to find out why it failed',
  },
  redeliver_delivery: {
    when: 'to send one webhook event again when its receiver works again, with the same delivery id and body',
    example: { deliveryId: 'dlv_…' },
  },
  trigger_webhook_event: {
    when: 'to try a receiver of webhooks with a made-up event: sends it to url, or only answers what would be sent',
    example: { eventType: 'talent_judged' },
  },
  get_webhook_secret: {
    when: 'to learn whether webhooks are signed. The secret itself is never answered',
  },
  rotate_webhook_secret: {
    when: 'only when the user asks to sign webhooks, or to replace the secret: the answer shows the new one, once. The old one signs too until the overlap ends',
    example: { overlapHours: 24 },
  },
  remove_webhook_secret: {
    when: 'only when the user asks to stop signing webhooks. Receivers that check signatures then refuse them, at once',
  },
  quote_qualified_search_rejudge: {
    when: 'before rejudge_qualified_search, to read what it would cost. Starts nothing',
  },
  rejudge_qualified_search: {
    when: 'to judge the people of a qualified search again, with other criteria or a newer judge; for more people use continue_qualified_search. Read the price first with quote_qualified_search_rejudge. Runs in the background as a search of its own: then wait_for_casting with the castingId of the answer',
    costs: 'two credits a judged person; free with the same criteria and a newer judge',
    example: { castingId: 'cast_…', qualificationCriterias: ['Has led a team of nurses'] },
  },
  summarize_qualified_search: {
    when: 'when somebody asks for the figures of a qualified search: how often each criterion was met, what a green costs, what the missing greens may cost',
  },
  list_qualified_search_calls: {
    when: 'to see what each call of a qualified search reserved, charged and returned, and why it ended, newest first',
  },
  override_qualified_verdict: {
    when: 'only when the user disagrees with a verdict and gives a reason; review_qualified_verdict also takes a rating and a note. Counts and charges stay',
    example: {
      castingId: 'cast_…',
      talentId: 'tal_…',
      verdict: 'green',
      reason: 'Confirmed by phone',
    },
  },
  remove_qualified_verdict_override: {
    when: "to make the judge's verdict the effective one again, when the user takes their own back",
  },
  audit_counterfactuals: {
    when: 'when somebody asks whether the judge is fair: judges copies of profiles that differ only in what must not matter (names, gendered forms, origin of schools, ages, gaps) and lists what flipped. Not where a language model judges',
    example: { castingId: 'cast_…', talents: 10, changes: ['name'] },
  },
  get_sourcing: {
    when: 'to read one sourcing with the number of candidates in each status; who they are is in list_candidates',
  },
  read_sourcing_funnel: {
    when: 'when somebody asks how a sourcing is going: how many are green, were contacted, replied, are interested',
  },
  add_candidate: {
    when: 'to add one person to a sourcing; for several use add_candidates. Adding a person again resets their status and costs nothing',
    costs: 'workspace credits when the person is new there',
    example: { sourcingId: 'src_…', talentId: 'tal_…' },
  },
  get_candidate: {
    when: 'to read the status, rating, notes and verdict of one candidate; the profile is in get_candidate_profile',
  },
  change_candidate_statuses: {
    when: 'to move up to 1,000 candidates at once, in place of change_candidate_status for each. An unknown candidate fails and the others change. NOT_RETAINED ends running outreach',
    example: { candidateIds: ['cand_…'], statusHandle: 'NOT_RETAINED' },
  },
  get_candidate_history: {
    when: 'when somebody asks who changed a candidate and when: each change of status, rating and notes, newest first',
  },
  list_candidate_statuses: {
    when: 'to learn which statuses candidates can have, before change_candidate_status',
  },
  create_candidate_status: {
    when: 'only when the user asks for a further status of the pipeline. Its handle cannot be changed later',
    example: { handle: 'INTERVIEW', label: 'Interview' },
  },
  update_candidate_status: {
    when: 'to rename a status of the workspace or move it in the order of the pipeline',
    example: { handle: 'INTERVIEW', label: 'Interviews' },
  },
  delete_candidate_status: {
    when: 'to delete a status of the workspace. Refused while a candidate has it',
  },
  list_share_links: {
    when: 'to see with whom a shortlist is shared: the links of a sourcing, also expired ones. They are made in the console',
  },
  revoke_share_link: {
    when: 'to end a link to a shortlist at once. Feedback stays; the link cannot be restored',
  },
  list_shortlist_feedback: {
    when: 'to read what the readers of shared shortlists of a sourcing said of its candidates, newest first',
  },
  add_talents: {
    when: "to add up to 100 people to the workspace's own people, or to update those who are there (same id, profile URL, email or phone). For a file use create_talent_import",
    example: {
      talents: [
        {
          firstname: 'Ada',
          lastname: 'Vasseur',
          jobTitle: 'Nurse',
          contacts: { personalEmails: ['ada@example.com'] },
        },
      ],
    },
  },
  count_talents: {
    when: "to learn how many of the workspace's own people there are by place, title, skill and source; the people are in list_talents",
    example: { title: 'nurse' },
  },
  change_talent: {
    when: "to correct fields of one of the workspace's own people. What is sent wins over every import; null or an empty list empties a field, contacts are added",
    example: { talentId: 'tal_…', jobTitle: 'Head nurse' },
  },
  delete_talent: {
    when: "only when the user asks: deletes one of the workspace's own people with notes, messages and contacts. It cannot be undone, but they may be added again; erase_talent prevents that",
  },
  read_pool_terms: {
    when: 'to read why and how long the workspace keeps its own people when nothing else is stated',
  },
  change_pool_terms: {
    when: 'only when the user asks to change why and how long own people are kept. With atEnd delete, people whose retention is over are deleted within the hour',
    example: { legalBasis: 'consent', retentionMonths: 24 },
  },
  list_talent_notices: {
    when: 'to see which of the own people must still be told that their data is kept, the next due first; then get_notice_template or record_talent_notices',
    example: { informed: 'false' },
  },
  record_talent_notices: {
    when: 'when people were told outside of a sequence that their data is kept: by id, or all of an import',
    example: { talentIds: ['tal_…'], how: 'phone' },
  },
  get_notice_template: {
    when: 'to get a text that tells people that their data is kept, as a step for create_sequence_blueprint',
    example: { language: 'fr' },
  },
  list_ended_retentions: {
    when: 'to see which of the own people are kept for longer than agreed; decide about each with keep_talent or delete_talent',
  },
  keep_talent: {
    when: 'to keep one of the own people longer, when list_ended_retentions shows them and the user has a reason',
    example: { talentId: 'tal_…', months: 12 },
  },
  find_subject: {
    when: 'when a person asks what is known about them: finds them by id, profile URL, or first and last name; then read_subject',
    example: { person: 'Ada Vasseur' },
  },
  read_subject: {
    when: 'to answer a person who asks what is known about them (GDPR, article 15): everything in the workspace. It is written to the audit log; as html it is a page to send',
    example: { talentId: 'tal_…', as: 'html', language: 'en' },
  },
  list_identity_proposals: {
    when: 'to see which of the own people may be one person twice, with what agrees and differs; then merge_identity_proposal or dismiss_identity_proposal',
  },
  merge_identity_proposal: {
    when: 'when the user agrees that two proposed people are one. unmerge_talent takes it back',
  },
  dismiss_identity_proposal: {
    when: 'when two proposed people are not the same. They are not proposed again',
  },
  unmerge_talent: {
    when: 'to take back a merge: the two people are as their own sources say, and are not proposed again',
  },
  find_people_to_erase: {
    when: 'before erase_talent, to find the right person by id, profile URL, or first and last name; at most 20, best match first',
    example: { person: 'Ada Vasseur' },
  },
  erase_talent: {
    when: 'only when the user names the person and asks for an erasure: removes them for good from the whole installation, all workspaces. It cannot be undone. For own people of one workspace use delete_talent',
    example: { talentId: 'tal_…' },
  },
  create_talent_import: {
    when: 'to import the text of a file of people (CSV, JSON lines, vCard, a CV as text) into the own people. Runs in the background: read get_talent_import until status is completed. See first with preview_talent_import how a table is read',
    example: { fileName: 'people.csv', content: 'firstname,lastname\nAda,Vasseur\n' },
  },
  preview_talent_import: {
    when: 'before create_talent_import, to see how each column of a table is read and the first ten people. Stores nothing',
    example: { fileName: 'people.csv', content: 'firstname,lastname\nAda,Vasseur\n' },
  },
  list_talent_imports: {
    when: 'to find an import and its importId, newest first',
  },
  get_talent_import: {
    when: 'to follow an import: progress, counts and the first problems. All problems are in list_rejected_rows',
  },
  list_rejected_rows: {
    when: 'when an import rejected rows: each with its reason and what it held, as CSV to correct and import again. Long ones only with detail full',
  },
  undo_talent_import: {
    when: 'only when the user asks to take an import back: deletes the people whom only it brought and gives the others back what it changed. Runs in the background',
  },
  get_talent_provenance: {
    when: "to learn where one of the workspace's own people comes from, why and how long they are kept, and whether they were told",
  },
  get_talent_original: {
    when: 'to read the file that one of the own people was imported from, such as a CV; as text it comes line by line',
    example: { talentId: 'tal_…', as: 'text' },
  },
  list_members: {
    when: 'to find a member of the workspace and their userId, for instance to assign a conversation',
  },
  list_api_keys: {
    when: 'to see the API keys of the workspace with scopes and limits. Secrets are never answered',
  },
  change_api_key: {
    when: 'to rename a key, take scopes from it, or lower its limits. A call with a key cannot add scopes or raise limits: a person does that in the console',
    example: { keyId: 'key_…', scopes: ['read'] },
  },
  revoke_api_key: {
    when: 'only when the user asks: ends a key and all its access tokens at once, for good. Check the keyId with list_api_keys, so that you do not end your own',
  },
  read_usage_windows: {
    when: 'when a result says "Rate limit exceeded", to see how much of each window every key has used',
  },
  read_workspace: {
    when: 'to read the name, plan, settings and credit balances of the workspace',
  },
  change_workspace: {
    when: 'only when the user asks to change a setting of the workspace: name, language, country, proxies of protected attributes, capabilities',
    example: { language: 'fr' },
  },
  list_audit_entries: {
    when: 'when somebody asks who changed keys, credits or statuses, or erased or exported: the audit log, newest first',
    example: { action: 'key.created' },
  },
  verify_audit_log: {
    when: 'to check that the audit log was not altered: recomputes every hash from the first entry',
  },
  read_credit_usage: {
    when: 'when somebody asks what was spent: credits by day or month and kind, and the cost of a green',
    example: { by: 'month' },
  },
  read_credit_groups: {
    when: 'when somebody asks who spent credits, or on which sourcing: credits by kind, greens, and the cost of a green of each',
    example: { by: 'sourcing' },
  },
  list_events: {
    when: 'to learn what changed since you last looked (candidates, contacts, messages, imports, alerts), each event once: send nextCursor as after. Events have ids only; read the objects',
    example: { after: 'now', types: 'message.replied', wait: 20 },
  },
  list_requests: {
    when: 'to find out why a request of a program failed: status and tracking code of each, newest first. Calls of tools are not among them',
    example: { status: '4xx' },
  },
  read_request_bodies: {
    when: 'to see what a program sent and what it was answered, for a request with hasBodies in list_requests',
  },
  list_saved_views: {
    when: 'to find a saved view of a page of the console. They belong to the owner of the key',
  },
  create_saved_view: {
    when: 'to save a view of a page of the console for the owner of the key; to save a search use create_saved_search',
    example: { page: 'candidates', name: 'Contacted', query: 'statusHandle=CONTACTED' },
  },
  change_saved_view: {
    when: 'to rename a saved view of the console, or change what it shows',
  },
  delete_saved_view: {
    when: 'to delete a saved view of the console. What it shows stays',
  },
  list_notifications: {
    when: 'to read what the owner of the key was told, newest first. What changed in the workspace is in list_events',
    example: { limit: 10 },
  },
  read_notifications: {
    when: 'to mark notifications of the owner of the key as read; without ids, all of them',
  },
  list_comments: {
    when: 'to read what colleagues said of a candidate, newest first. To write use the notes of update_candidate',
    example: { candidateId: 'cand_…' },
  },
  get_sourcing_activity: {
    when: 'to read what happened in one sourcing and who did it, newest first: changes, comments, feedback of share links',
    example: { sourcingId: 'src_…' },
  },
  get_talent_history: {
    when: 'before a person is contacted or judged again: in which sourcings of the workspace they are, when they were contacted, and earlier verdicts',
    example: { talentId: 'tal_…' },
  },
  list_oauth_clients: {
    when: 'to see which programs have access through a key of the workspace',
  },
  revoke_oauth_client: {
    when: "only when the user asks to end a program's access: all its tokens in this workspace end at once. The keys stay valid",
  },
  read_onboarding: {
    when: 'to see which first steps the workspace has taken, and suggest the next one',
  },
  read_instance: {
    when: 'to read the configuration of the installation: version, judge, model, prices, limits, retention',
  },
  test_model: {
    when: 'when judgements of a language model fail: asks it for one about an invented profile and says how to fix it',
    costs: 'no credits; the provider of the model may charge for the call',
  },
};

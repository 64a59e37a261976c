/** What the operations of each tag are for. */
export const TAGS: Record<string, string> = {
  Search: 'Find talents by filters or by a prompt. Each talent that is answered costs a credit.',
  'Qualified search':
    'Have talents judged against criteria, with quotes as evidence. Each judged talent costs two credits.',
  Webhooks: 'Sign the events that the service posts, by Standard Webhooks.',
  Sourcings: 'Recruiting campaigns: each holds candidates and the sequences that contact them.',
  Candidates: 'Talents in a sourcing, with a status in its pipeline.',
  Enrichment: 'Find phone numbers and email addresses with the providers of the workspace.',
  Sequences: 'Outreach in steps over several channels, started for candidates.',
  Inbox: 'Replies of candidates, and answers to them.',
  Suppressions: 'Addresses that get no messages.',
  'Channel accounts': 'The accounts that send messages.',
  Talents:
    "The workspace's own people: import, provenance, retention, and what the law lets a person ask for.",
  Members: 'The users of the workspace.',
  'API keys': 'Keys, their scopes and limits.',
  Usage: 'Requests, their limits, and credits.',
  Workspace: 'The workspace, its settings and its audit log.',
  Events: 'Everything that changed, in order, each change once.',
  Fairness: 'Audits of the judge for what must not matter.',
  'Saved views': 'Views of the console that a user saved.',
  Sharing: 'Links to a shortlist for people without an account, and their feedback.',
  Comments: 'What members say to each other about candidates.',
  'Saved searches': 'Searches that are kept, and the people who newly match them.',
  Notifications: 'What the service tells a user.',
  'OAuth clients': 'Programs that a user let in.',
  Instance: 'The service itself.',
};

import {
  ADA,
  ADA_CANDIDATE,
  ADA_PROFILE,
  CANDIDATE_NOT_FOUND,
  KARIM_CANDIDATE,
  LEA,
  NO_CANDIDATE,
  NOBODY,
  NOT_FOUND,
  RECAP,
  SEQUENCE_RUN,
} from './example-cast.ts';
import { SEARCH_OBJECTS } from './example-search-objects.ts';

/*
 * Whole objects, by the name of their schema or as `parent.name`: where one field depends on
 * another, values by name alone would contradict each other.
 */

const FOUND_CONTACT = {
  talentId: ADA,
  contactsLoading: false,
  emails: [
    {
      value: 'ada@example.com',
      provider: 'dropcontact',
      status: 'verified',
      usage: 'personal',
      foundAt: '2026-03-02T09:30:02.000Z',
      expiresAt: '2027-03-02T09:30:02.000Z',
    },
  ],
  phones: [],
  attempts: [
    {
      provider: 'dropcontact',
      kind: 'email',
      outcome: 'found',
      creditsCharged: 1,
      reason: 'Found.',
      reasonCode: 'found',
      at: '2026-03-02T09:30:02.000Z',
    },
  ],
};

const people = [
  { id: ADA_CANDIDATE, outcome: 'ok' },
  { id: NO_CANDIDATE, outcome: 'failed', error: CANDIDATE_NOT_FOUND },
] as const;
/** One candidate that works, and one that does not exist. */
const each = (outcome: string, more: object = {}) => [
  { ...people[0], outcome, ...more },
  { ...people[1] },
];

const IMPORT = {
  importId: 'imp_01k6dz7e2xf9c5s0k6w4n1bqhm',
  ...{ status: 'completed', format: 'csv', fileName: 'people.csv', dryRun: false },
  counts: { read: 120, created: 96, updated: 18, merged: 4, proposed: 1, rejected: 2 },
  sourcing: null,
  problems: [{ row: 7, reason: 'a name is missing' }],
  ...{ actor: LEA, keyId: 'key_01k6dz09t4ey2c7b5n8v3xqmrw' },
  ...{ legalBasis: 'consent', retentionMonths: 24, createdAt: '2026-03-01T16:00:00.000Z' },
};
const columnOf = (field: string, sample: string) => ({
  ...{ heading: field, field, isCertain: true, isRemembered: false },
  samples: [sample],
});

const HELLO = {
  id: 'hello',
  name: 'Hello',
  type: 'EMAIL',
  content: 'Hello {{firstname}}, may I tell you about a job?',
  subject: 'A data engineering job in Paris',
  temporalityType: 'ASAP',
};
const SEQUENCE = {
  ...{ runId: SEQUENCE_RUN, blueprintId: 'seq_01k6dz5c0wfj3e8n7a1s6tx9vq' },
  ...{ state: 'completed', reason: null, currentStepId: null, replied: false },
  ...{ startedAt: '2026-03-05T07:59:00.000Z', endedAt: '2026-03-05T08:00:03.000Z' },
  steps: [
    {
      ...{ stepId: 'hello', name: 'Hello', state: 'sent', reason: null, draft: null },
      ...{ dueAt: '2026-03-05T08:00:00.000Z', doneAt: '2026-03-05T08:00:03.000Z' },
    },
  ],
};
const messageOf = (direction: 'sent' | 'received', text: string, at: string) => ({
  messageId:
    direction === 'sent' ? 'msg_01k6dz84v9fb2e7m3t5q8c0xkd' : 'rpl_01k6dz86c4f1n7x3t9b5k2m8qw',
  ...{ direction, channel: 'email', at, state: direction, reason: null, bounced: false },
  ...{ stepName: direction === 'sent' ? 'Hello' : null, author: null },
  ...{ subject: 'A data engineering job in Paris', text, quoted: null },
});

export const EXAMPLE_OBJECTS: Record<string, unknown> = {
  ...SEARCH_OBJECTS,
  'CandidateDetail.recap': RECAP,
  'CandidatesAdded.results': [
    { id: ADA, outcome: 'added', candidateId: ADA_CANDIDATE },
    { id: NOBODY, outcome: 'failed', error: NOT_FOUND },
  ],
  'CandidateStatusesChanged.results': each('changed'),
  'CandidatesEnriched.results': each('started'),
  'CandidatesContacts.results': each('found', { contacts: FOUND_CONTACT }),
  TalentContacts: FOUND_CONTACT,
  CandidateContacts: { candidateId: ADA_CANDIDATE, ...FOUND_CONTACT },
  'AddedTalents.results': [
    { index: 0, outcome: 'created', talentId: ADA, proposalIds: [] },
    {
      index: 1,
      outcome: 'rejected',
      issues: [{ path: ['experiences'], message: 'must be a list' }],
    },
  ],
  'Sourcing.counts': {
    TO_BE_CONTACTED: 1,
    CONTACTED: 1,
    OUTREACH_SEQUENCE_STARTED: 0,
    NOT_RETAINED: 0,
  },
  'Sourcing.candidateCount': 2,
  'SourcingFunnel.stages': [
    { stage: 'sourced', candidates: 40 },
    { stage: 'green', candidates: 22 },
    { stage: 'contacted', candidates: 18 },
    { stage: 'replied', candidates: 7 },
    { stage: 'interested', candidates: 3 },
  ],
  'startSequence.candidateCount': 2,
  'startSequence.started': true,
  'startSequence.candidateIds': [ADA_CANDIDATE, KARIM_CANDIDATE],
  'CandidateHistory.change': 'status',
  Comment: {
    ...{ commentId: 'cmt_01k6dz8p7xf1b6n4v9t3c5k2mq', candidateId: ADA_CANDIDATE, talentId: ADA },
    author: { userId: LEA, name: 'Lea Moreau' },
    text: 'She is free from June. I call her on Monday.',
    ...{ mentions: [], createdAt: '2026-03-04T10:15:00.000Z' },
  },
  SequenceStep: HELLO,
  'SequenceStatus.sequences': [SEQUENCE],
  'SequenceRunPage.state': 'waiting',
  'SequenceRunPage.reason': null,
  'SequenceRunPage.endedAt': null,
  'SequenceSimulation.held': { sending_window: 0, account_limit: 0, person_contacted_today: 0 },
  'SequenceSimulation.warnings': { weekend: 0, sameCompany: [], contactedRecently: [] },
  'steps.reason': null,
  SequenceFunnel: {
    blueprintId: 'seq_01k6dz5c0wfj3e8n7a1s6tx9vq',
    ...{ started: 12, running: 2, replied: 3 },
    steps: [
      {
        ...{ stepId: 'hello', name: 'Hello', pending: 2, sent: 9, skipped: 1, failed: 0 },
        ...{ cancelled: 0, replied: 3, bounced: 1, reasons: { no_contact: 1 } },
        subjectTest: {
          variants: [
            { variant: 'A', subject: 'A role in Lyon', sent: 5, replied: 2, bounced: 1 },
            { variant: 'B', subject: 'Spark, in Lyon', sent: 4, replied: 1, bounced: 0 },
          ],
          ...{ better: null, repliesNeeded: 9, emailsNeeded: 259 },
        },
      },
    ],
  },
  TestEmail: { sentTo: 'lea@acme.example', subject: '[Test] A role in Lyon', subjectVariant: 'A' },
  'InboxThread.messages': [
    messageOf('sent', 'Hello Ada, may I tell you about a job?', '2026-03-05T08:00:03.000Z'),
    messageOf('received', 'Thank you. Does Tuesday at 10 suit you?', '2026-03-05T10:12:00.000Z'),
  ],
  'IdentityProposal.talents': [
    { talentId: ADA, talent: ADA_PROFILE },
    {
      talentId: 'tal_01k6dz3v8fg4w2n9b7m5c1xqtk',
      talent: { ...ADA_PROFILE, id: 'tal_01k6dz3v8fg4w2n9b7m5c1xqtk', city: 'Lyon' },
    },
  ],
  KeyLimits: { second: 1, minute: 30, hour: 200, day: 1_000, month: 15_000 },
  'KeyWindows.windows': [
    {
      ...{ window: 'minute', limit: 30, used: 4, remaining: 26 },
      resetsAt: '2026-03-04T14:06:00.000Z',
    },
  ],
  'Workspace.balances': { apiCredits: 940, workspaceCredits: 180, reserved: 0 },
  'ChannelAccount.type': 'email',
  'ChannelAccount.provider': 'imap',
  'ChannelAccount.reason': null,
  'ChannelAccount.hookUrl': null,
  'WorkspaceEvent.data.provider': 'dropcontact',
  ModelTrial: {
    ...{ outcome: 'answered', modelId: 'mistral-small', latencyMs: 640, failure: null },
    ...{ usage: { inputTokens: 212, outputTokens: 38 }, remedy: null },
    message: 'The model answered as it should.',
  },
  FilterType: {
    ...{ filterType: 'JOB_TITLE', aliases: [], label: 'Job title', values: null },
    description:
      'A title held now or before. Other names of the same role, French and English, match too.',
    format: 'A text, or an array of texts of which any will do',
    takesRadius: false,
    takesHistory: true,
    examples: ['Data engineer', ['Product manager', 'Chef de produit']],
  },
  ChannelProvider: {
    provider: 'imap',
    name: { en: 'Email (SMTP and IMAP)', fr: 'E-mail (SMTP et IMAP)' },
    description: { en: 'Works with any mailbox.', fr: 'Fonctionne avec toute boîte.' },
    types: ['email'],
    address: { label: { en: 'Email address', fr: 'Adresse e-mail' }, required: true },
    entry: 'form',
    fields: [
      {
        name: 'password',
        group: null,
        label: { en: 'Password', fr: 'Mot de passe' },
        hint: null,
        ...{ input: 'secret', choices: [], min: null, max: null, required: true },
      },
    ],
    pollSeconds: 60,
    usesHook: false,
  },
  TalentImport: IMPORT,
  'undoTalentImport.data': { ...IMPORT, status: 'running' },
  'TalentImportPreview.format': 'csv',
  'TalentImportPreview.isTable': true,
  'TalentImportPreview.isRecognised': true,
  'TalentImportPreview.columns': [
    columnOf('firstname', 'Ada'),
    columnOf('lastname', 'Martin'),
    columnOf('jobTitle', 'Data Engineer'),
  ],
  'TalentImportPreview.people': [
    {
      ...{ firstname: 'Ada', lastname: 'Martin', jobTitle: 'Data Engineer' },
      ...{ organizationName: null, place: null, email: null },
    },
  ],
  'TalentImportPreview.fields': ['externalId', 'firstname', 'lastname', 'jobTitle'],
  TalentOriginal: {
    ...{ talentId: ADA, fileName: 'ada-martin.txt', format: 'txt', mediaType: 'text/plain' },
    ...{ size: 412, importId: 'imp_01k6dz7e2xf9c5s0k6w4n1bqhm' },
    storedAt: '2026-03-01T16:00:00.000Z',
    spans: [
      {
        path: '/experiences/0/title',
        page: null,
        box: null,
        line: 5,
        text: 'Senior Data Engineer',
      },
    ],
    lines: [{ line: 5, text: 'Senior Data Engineer, Globex' }],
  },
  CreditUsage: {
    ...{ from: '2026-03-01', to: '2026-03-31', by: 'month' },
    balances: { apiCredits: 940, workspaceCredits: 180, reserved: 0 },
    periods: [
      {
        ...{ start: '2026-03-01', searches: 36, castings: 24, enrichment: 8, candidates: 12 },
        granted: { apiCredits: 1_000, workspaceCredits: 200 },
        ...{ greens: 5, creditsPerGreen: 4.8 },
      },
    ],
    totals: {
      ...{ searches: 36, castings: 24, enrichment: 8, candidates: 12 },
      granted: { apiCredits: 1_000, workspaceCredits: 200 },
      ...{ greens: 5, creditsPerGreen: 4.8 },
    },
  },
  CreditGroups: {
    ...{ from: '2026-03-01', to: '2026-03-30', by: 'member' },
    groups: [
      {
        ...{ id: 'usr_01k4z9d2w5e6r7t8y9u0i1o2p3', name: 'Camille Martin' },
        ...{ searches: 36, castings: 24, enrichment: 8, candidates: 12, spent: 80 },
        ...{ greens: 5, creditsPerGreen: 4.8 },
      },
    ],
    groupCount: 1,
    totals: {
      ...{ searches: 36, castings: 24, enrichment: 8, candidates: 12, spent: 80 },
      ...{ greens: 5, creditsPerGreen: 4.8 },
    },
  },
};

import {
  ADA,
  ADA_CANDIDATE,
  CASTING,
  CRITERIA,
  JOB,
  KARIM_CANDIDATE,
  NO_CANDIDATE,
  NOBODY,
  PLACE,
} from './example-cast.ts';

const STEP = {
  id: 'hello',
  name: 'Hello',
  type: 'EMAIL',
  temporalityType: 'ASAP',
  subject: 'A data engineering job in Paris',
  content: 'Hello {{firstname}}, may I tell you about a job?',
};
const TABLE = 'firstname,lastname,jobTitle\nAda,Martin,Data Engineer\n';

/** Requests that say more than what is required, by operation. */
export const EXAMPLE_REQUESTS: Record<string, unknown> = {
  searchTalents: { filters: [JOB, PLACE] },
  mapMarket: { filters: [JOB, PLACE], greens: 10 },
  searchTalentsLegacy: { filters: [JOB, PLACE] },
  diagnoseSearch: {
    filters: [JOB, PLACE, { filterType: 'SKILL', value: 'Flink', isRequired: true }],
  },
  interpretPrompt: { prompt: 'Senior data engineers in Paris who know Spark' },
  startQualifiedSearch: {
    filters: [JOB, PLACE],
    qualificationCriterias: CRITERIA,
    target: { greens: 5, maxCredits: 60 },
  },
  startQualifiedSearchByPrompt: {
    prompt: 'Data engineers in Paris with at least 5 years of experience',
    qualificationCriterias: ['Has worked with Spark'],
    target: { greens: 5, maxCredits: 60 },
  },
  continueQualifiedSearch: { target: { greens: 5, maxCredits: 60 } },
  rejudgeQualifiedSearch: { qualificationCriterias: ['At least 8 years of experience'] },
  auditCounterfactuals: { castingId: CASTING, talents: 30 },
  reviewQualifiedVerdict: { verdict: 'green', rating: 4, note: 'Call her first' },
  updateSourcing: { name: 'Data engineers, Paris', location: 'Paris' },
  updateCandidate: { userRating: 4, notes: 'Speaks French and English' },
  addComment: { text: 'She is free from June. I call her on Monday.' },
  updateCandidateStatus: { label: 'On the shortlist' },
  changeEnrichmentProvider: { paused: true },
  createSequenceBlueprint: { name: 'First contact', steps: [STEP] },
  updateSequenceBlueprint: { steps: [STEP] },
  changeConversation: { unread: false },
  markConversation: { mark: 'interested' },
  changeTalent: { jobTitle: 'Senior Data Engineer' },
  changePoolTerms: { retentionMonths: 24 },
  addTalents: {
    talents: [
      { firstname: 'Ada', lastname: 'Martin', jobTitle: 'Data Engineer' },
      { firstname: 'Karim', lastname: 'Benali', experiences: 'ten years at Initech' },
    ],
  },
  recordTalentNotices: { talentIds: [ADA], how: 'email' },
  connectChannelAccount: { type: 'email', provider: 'sandbox', address: 'lea@acme.example' },
  createTalentImport: {
    fileName: 'people.csv',
    content: TABLE,
  },
  previewTalentImport: {
    fileName: 'people.csv',
    content: TABLE,
  },
  changeApiKey: { name: 'Reporting', scopes: ['read'] },
  changeWorkspace: { name: 'Acme', language: 'en' },
  createSavedSearch: {
    name: 'Data engineers, Paris',
    prompt: 'Data engineers in Paris',
    alert: 'daily',
  },
  keepTalent: { months: 24 },
  inviteMember: { email: 'sam@acme.example', role: 'recruiter' },
  triggerWebhookEvent: { eventType: 'wave_finished' },
  changeSavedSearch: { name: 'Data engineers, Paris' },
  changeSavedView: { name: 'Open, Paris' },
  addCandidates: { talentIds: [ADA, NOBODY] },
  changeCandidateStatuses: {
    candidateIds: [ADA_CANDIDATE, NO_CANDIDATE],
    statusHandle: 'CONTACTED',
  },
  enrichCandidates: {
    candidateIds: [ADA_CANDIDATE, NO_CANDIDATE],
    enrichmentType: 'personalEmail',
  },
  readCandidatesContacts: { candidateIds: [ADA_CANDIDATE, NO_CANDIDATE] },
  startSequence: { candidateIds: [ADA_CANDIDATE, KARIM_CANDIDATE] },
  sendTestEmail: { candidateId: ADA_CANDIDATE, stepId: 'hello' },
  overrideQualifiedVerdict: { verdict: 'green', reason: 'Knows Spark from two jobs' },
};

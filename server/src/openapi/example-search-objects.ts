import {
  ADA,
  ADA_PROFILE,
  CASTING,
  CRITERIA,
  JUDGE,
  LEA,
  RECAP,
  SPARK_MET,
  STORED_FILTERS,
  YEARS_MET,
} from './example-cast.ts';

/** Whole objects of searches and verdicts, as in `example-objects.ts`. */

const previewOf = (criterion: string, reading: string, evidence: string) => {
  const part = { reading, readAs: 'condition', judgeable: 'yes', evidence };
  return { criterion, ...part, parts: [part], refused: null };
};
const PREVIEWS = [
  previewOf(CRITERIA[0]!, '5+ years of experience', 'The dates of the jobs that show it.'),
  previewOf(CRITERIA[1]!, 'Spark', 'A job, skill, certificate or summary that names it.'),
];

const RELAXATION = {
  index: 2,
  change: 'dropped',
  filter: null,
  distanceKm: null,
  count: 6,
  words: 'Leave out “Skill: Flink”: 6 people.',
};

const FLINK = { filterType: 'SKILL', value: 'Flink', isRequired: true };
/** Of a search for data engineers in Paris who know Flink, whom nobody is. */
const DIAGNOSED = [...STORED_FILTERS, { ...FLINK, isExcluded: false, isExactMatch: false }].map(
  (filter, index) => {
    const label = ['Job title: data engineer', 'Location: Paris', 'Skill: Flink'][index];
    const [alone, without] = index === 2 ? [0, 6] : [6, 0];
    const words = `“${label}” alone: ${alone} people match. Without it, ${without} people match the rest instead of 0.`;
    return { index, filter, alone, without, removed: without, words };
  },
);

const waveTimes = { startedAt: '2026-03-02T09:30:01.000Z', endedAt: '2026-03-02T09:30:12.000Z' };
const VERDICTS = { green: 5, amber: 4, red: 3 };
const WAVE = {
  ...{ wave: 1, reserved: 60, charged: 24, returned: 36, endedBy: 'quota' },
  ...{ verdicts: VERDICTS, ...waveTimes },
};

const explained = (criterion: string, stored: typeof YEARS_MET, counted: object | null) => ({
  criterion,
  stored,
  rules: {
    title: stored.title,
    combination: { of: 'one', atLeast: null },
    parts: [{ reading: stored.title, status: 'met', result: stored.result, counted }],
    ...{ status: 'met', result: stored.result, references: stored.references, decided: true },
  },
});

const COUNTED = {
  minYears: 8.2,
  maxYears: 8.2,
  asked: { minYears: 5, maxYears: null, strict: false },
  until: '2026-03-02T09:30:09.000Z',
  jobs: [
    {
      path: '/experiences/0',
      title: 'Senior Data Engineer',
      organizationName: 'Globex',
      from: '2021-04-01T00:00:00.000Z',
      to: '2026-03-02T09:30:09.000Z',
      isCurrent: true,
    },
    {
      path: '/experiences/1',
      title: 'Data Engineer',
      organizationName: 'Initech',
      from: '2018-01-01T00:00:00.000Z',
      to: '2021-04-01T00:00:00.000Z',
      isCurrent: false,
    },
  ],
};

const spanOf = (text: string, start: number) => ({ start, end: start + text.length, text });
const interpreted = (filterType: string, value: unknown, text: string, start: number) => ({
  ...{ filterType, value, isRequired: true, isExcluded: false, isExactMatch: false },
  span: spanOf(text, start),
});
/** Of `Senior data engineers in Paris who know Spark`. */
const INTERPRETED = [
  { ...interpreted('SENIORITY', 'senior', 'Senior', 0), isRequired: false },
  {
    ...interpreted('JOB_TITLE', 'data engineers', 'data engineers', 7),
    history: 'CURRENT_AND_PAST',
  },
  { ...interpreted('LOCATION', 'Paris', 'Paris', 25), radius: 30 },
  interpreted('SKILL', 'Apache Spark', 'Spark', 40),
];

const shareOf = (name: string, count: number, filterType: string, value: unknown) => ({
  ...{ name, count },
  filter: { filterType, value, isRequired: true, isExcluded: false, isExactMatch: false },
});
/** Of data engineers in Paris. */
const MARKET = {
  count: 128,
  cities: [
    {
      ...shareOf('Paris', 96, 'LOCATION', 'Paris'),
      ...{ countryCode: 'FR', latitude: 48.85, longitude: 2.35 },
    },
  ],
  elsewhere: 32,
  surroundings: [{ latitude: 49.89, longitude: 2.3 }],
  companies: [shareOf('Globex', 12, 'CURRENT_COMPANY', 'Globex')],
  titles: [shareOf('Senior Data Engineer', 41, 'JOB_TITLE', 'Senior Data Engineer')],
  seniorities: [shareOf('Senior', 53, 'SENIORITY', 'senior')],
  skills: [shareOf('Apache Spark', 74, 'SKILL', 'Apache Spark')],
  years: [shareOf('8', 17, 'YEARS_OF_EXPERIENCE', { min: 8, max: 8 })],
  filters: DIAGNOSED.slice(0, 2),
  forecast: {
    ...{ greens: 10, castings: 4, judged: 60 },
    share: { middle: 0.4, low: 0.25, high: 0.6 },
    ...{ expected: 10, credits: 50, low: 34, high: 80 },
  },
};

export const SEARCH_OBJECTS: Record<string, unknown> = {
  SearchMarket: MARKET,
  TalentProfile: ADA_PROFILE,
  FoundTalent: {
    ...ADA_PROFILE,
    matched: [
      {
        filter: 0,
        filterType: 'JOB_TITLE',
        grade: 'exact',
        path: '/jobTitle',
        text: 'Senior Data Engineer',
      },
    ],
    rankedBy: [{ reason: 'current_title', text: 'Current title: “Senior Data Engineer”' }],
  },
  StoredFilter: STORED_FILTERS[0],
  filters: STORED_FILTERS,
  SearchDiagnosis: {
    count: 0,
    filters: DIAGNOSED,
    relaxations: [RELAXATION],
    cheapest: RELAXATION,
    words: `0 people match. The smallest change that finds more: ${RELAXATION.words}`,
  },
  PromptReading: {
    ...{ language: 'en', filters: INTERPRETED, criteria: [], ignored: [], uncertain: [] },
    ...{ refused: [], criterionPreviews: [], estimationCount: 128, diagnosis: null },
  },
  interpretedFilters: INTERPRETED,
  uncertain: [],
  criterionPreviews: PREVIEWS,
  CriterionPreview: PREVIEWS[0],
  Scoring: { recap: RECAP, criterias: [YEARS_MET, SPARK_MET] },
  ScoredCriterion: YEARS_MET,
  VerdictExplanation: {
    castingId: CASTING,
    talentId: ADA,
    aiVerdict: 'green',
    judgedAt: '2026-03-02T09:30:09.000Z',
    scoringLanguage: 'en',
    judge: { id: JUDGE, kind: 'rules', model: null, version: '10', inUse: JUDGE },
    profile: { versionJudged: 1, versionNow: 1, changed: false },
    recap: RECAP,
    rule: {
      criterias: 2,
      counts: { met: 2, partially_met: 0, not_met: 0, unknown: 0 },
      ...{ points: 2, half: 1, verdict: 'green' },
      arithmetic:
        '2 met + 0 partially met or unknown × 0.5 = 2 of 2: every criterion is met, so green',
    },
    criterias: [
      explained(CRITERIA[0]!, YEARS_MET, COUNTED),
      explained(CRITERIA[1]!, SPARK_MET, null),
    ],
    replay: { verdict: 'green', same: true, differences: [] },
  },
  'overrideQualifiedVerdict.override': {
    ...{ verdict: 'green', reason: 'Knows Spark from two jobs', userId: LEA },
    at: '2026-03-04T14:05:00.000Z',
  },
  'reviewQualifiedVerdict.review': {
    ...{ verdict: 'green', rating: 4, note: 'Call her first', userId: LEA },
    at: '2026-03-04T14:05:00.000Z',
  },
  'OverriddenVerdict.aiVerdict': 'amber',
  CastingWave: WAVE,
  CastingCall: {
    ...{ call: 1, target: { greens: 5, maxCredits: 60 }, charged: 24, verdicts: VERDICTS },
    ...{ ...waveTimes, endedBy: 'quota', ended: 'The quota of greens was reached.' },
    runs: [
      { runId: 'run_01k6dz425qf0x7m3c8v2n6k9hb', endedBy: 'quota', ...waveTimes, waves: [WAVE] },
    ],
  },
  target: { greens: 5, maxCredits: 60 },
  criteriaFigures: [
    { criterion: CRITERIA[0], met: 8, partiallyMet: 1, notMet: 2, unknown: 1, passRate: 0.67 },
    { criterion: CRITERIA[1], met: 7, partiallyMet: 2, notMet: 3, unknown: 0, passRate: 0.58 },
  ],
  'CastingSummary.judged': 12,
  'CastingSummary.overridden': 0,
  'CastingSummary.greensPerCredit': 0.21,
  CastingForecast: {
    ...{ greensMissing: 5, credits: 24, low: 16, high: 44, withinBudget: true },
    basis: '5 of 12 judged talents were green.',
  },
  RejudgeQuote: {
    castingId: CASTING,
    criterias: CRITERIA,
    talents: 12,
    price: { sameCriteria: 24, otherCriteria: 24 },
    judges: { before: ['rules/9'], now: JUDGE },
    canRejudge: true,
    latestRejudgeId: null,
  },
  attempts: [
    {
      ...{ attempt: 1, sending: 1, startedAt: '2026-03-02T09:30:12.500Z', durationMs: 84 },
      ...{ status: 200, error: null, answer: 'ok' },
    },
  ],
  'SampleEvent.attempt': null,
  'Delivery.state': 'delivered',
  'WorkspaceDelivery.state': 'delivered',
  'DeliveryWithBody.state': 'delivered',
  'DeliveryWithBody.eventType': 'wave_finished',
  'DeliveryWithBody.talentId': null,
  'DeliveryWithBody.headers': {
    'Content-Type': 'application/json',
    'X-Service-Event': 'wave_finished',
    'X-Service-Delivery-Id': 'dlv_01k6dz6r5tf1gq2k8v4b0mzc7h',
  },
  'SampleEvent.headers': {
    'Content-Type': 'application/json',
    'X-Service-Event': 'wave_finished',
    'X-Service-Delivery-Id': 'dlv_01k6dz6r5tf1gq2k8v4b0mzc7h',
  },
  'SampleEvent.eventType': 'wave_finished',
  'CounterfactualAudit.copies': 390,
  'CounterfactualAudit.flipped': 0,
  'CounterfactualAudit.rate': 0,
  'CounterfactualAudit.low': 0,
  'CounterfactualAudit.high': 0.0098,
  'CounterfactualAudit.changes': [
    { change: 'name', copies: 90, flipped: 0, rate: 0, low: 0, high: 0.0409, notCompared: [] },
  ],
  'CounterfactualAudit.flips': [],
  'rejudgeQualifiedSearch.data': {
    ...{ castingId: 'cast_01k6f0a9m4fh7t2c5x8n1b6k3q', status: 'running', reused: false },
    criterionPreviews: [
      previewOf(
        'At least 8 years of experience',
        '8+ years of experience',
        'The dates of the jobs that show it.',
      ),
    ],
    warnings: [],
  },
};

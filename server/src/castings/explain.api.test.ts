import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, START, start } from '../../test/castings.ts';
import { startModel } from '../../test/fakes/model.ts';
import type { VerdictExplanation } from './explain-contract.ts';

const FILTERS = [
  { filterType: 'JOB_TITLE', value: 'software engineer' },
  { filterType: 'LOCATION', value: 'Nancy' },
];
const CRITERIAS = [
  'At least 6 years as a software engineer',
  'Python and Rust',
  'Team player',
  'Not currently at Globex',
];

const engineer = (id: string, more: object = {}) => ({
  id,
  firstname: 'Ada',
  lastname: 'Explained',
  city: 'Nancy',
  country: 'France',
  jobTitle: 'Software Engineer',
  skills: ['Python'],
  experiences: [
    {
      title: 'Software Engineer',
      organizationName: 'Acme',
      startDate: '2019-01-01T00:00:00.000Z',
      endDate: null,
      isCurrent: true,
    },
    {
      title: 'Software Engineer',
      organizationName: 'Initech',
      startDate: '2018-01-01T00:00:00.000Z',
      endDate: '2020-01-01T00:00:00.000Z',
    },
  ],
  ...more,
});

async function judged(
  api: TestApi,
  id: string,
): Promise<{ client: Client; castingId: string; path: string }> {
  await api.importTalents([engineer(id)]);
  const client = await api.newClient();
  const { castingId } = await start(client, {
    filters: FILTERS,
    qualificationCriterias: CRITERIAS,
    target: { greens: 9, maxCredits: 20 },
  });
  await ended(client, castingId);
  return { client, castingId, path: `${START}/${castingId}/talents/${id}/explain` };
}

const explained = async (client: Client, path: string): Promise<VerdictExplanation> =>
  (await client.get(path)).body.data as unknown as VerdictExplanation;

describe('the explanation of a verdict', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  it('shows how each criterion was read, what was counted, and the rule with its arithmetic, and costs nothing', async () => {
    const { client, path, castingId } = await judged(api, 'explained-1');
    const balance = await client.balance();
    const shown = await explained(client, path);
    expect(await client.balance()).toBe(balance);
    expect(shown).toMatchObject({
      castingId,
      talentId: 'explained-1',
      aiVerdict: 'amber',
      judge: { kind: 'rules', model: null },
      profile: { versionJudged: 1, versionNow: 1, changed: false },
      rule: {
        criterias: 4,
        counts: { met: 2, partially_met: 1, not_met: 0, unknown: 1 },
        points: 3,
        half: 2,
        verdict: 'amber',
      },
      replay: { verdict: 'amber', same: true, differences: [] },
    });
    expect(shown.rule.arithmetic).toBe(
      '2 met + 2 partially met or unknown × 0.5 = 3 of 4: not every criterion is met, and not less than half, so amber',
    );
    const [years, skills, soft, exclusion] = shown.criterias;
    expect(years!.rules.parts).toHaveLength(1);
    const { counted } = years!.rules.parts[0]!;
    // The two jobs overlap by a year, which counts once.
    expect(counted).toMatchObject({
      asked: { minYears: 6, maxYears: null, strict: false },
      until: shown.judgedAt,
    });
    expect(counted!.jobs.map(({ path: at, organizationName }) => [at, organizationName])).toEqual([
      ['/experiences/0', 'Acme'],
      ['/experiences/1', 'Initech'],
    ]);
    const years2018 =
      (Date.parse(shown.judgedAt) - Date.parse('2018-01-01')) / (365.25 * 86_400_000);
    expect(counted!.minYears).toBeCloseTo(years2018, 1);
    expect(skills!.rules).toMatchObject({
      combination: { of: 'all' },
      parts: [
        { reading: 'Python', status: 'met' },
        { reading: 'Rust', status: 'unknown' },
      ],
    });
    expect(soft!.rules.parts[0]!.reading).toContain('personal qualities');
    expect(exclusion!.rules.parts[0]).toMatchObject({
      reading: 'Not currently at Globex',
      status: 'met',
    });
    for (const { stored, rules } of shown.criterias)
      expect(rules.references).toEqual(stored.references);
  });

  it('reports whether the profile has changed since, and what would differ', async () => {
    const { client, path } = await judged(api, 'explained-2');
    await api.importTalents([engineer('explained-2', { skills: ['Python', 'Rust'] })]);
    const shown = await explained(client, path);
    expect(shown.profile).toEqual({ versionJudged: 1, versionNow: 2, changed: true });
    expect(shown.criterias[1]!.stored.status).toBe('partially_met');
    expect(shown.replay).toMatchObject({
      same: false,
      differences: [{ criterion: 1, stored: 'partially_met', now: 'met' }],
    });
  });

  it('of an unknown or foreign search, an unjudged talent or an erased person is not found', async () => {
    const { client, castingId, path } = await judged(api, 'explained-3');
    const stranger = await api.newClient();
    for (const [outsider, at, code] of [
      [stranger, path, 'casting_not_found'],
      [client, `${START}/cast_unknown/talents/explained-3/explain`, 'casting_not_found'],
      [client, `${START}/${castingId}/talents/nobody/explain`, 'not_found'],
    ] as const) {
      expect(await outsider.get(at)).toMatchObject({ status: 404, body: { error: { code } } });
    }
    await api.services.erasure.erase('explained-3');
    expect(await client.get(path)).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  });
});

it('shows a model’s answer beside what the rules compute', async () => {
  const model = await startModel(() => ({
    message: {
      recap: 'A capable engineer.',
      criterias: CRITERIAS.map((title, index) => ({
        title,
        result: 'The profile shows it.',
        status: index === 2 ? 'met' : 'not_met',
        references: [{ path: '/skills/0', quote: 'Python' }],
      })),
    },
  }));
  const api = await testApi({ env: { LLM_MODEL: 'local', LLM_BASE_URL: model.url } });
  try {
    const { client, path } = await judged(api, 'explained-4');
    const shown = await explained(client, path);
    expect(shown.judge).toMatchObject({ kind: 'model', version: '4' });
    // Years are counted, so the model's "not met" did not stand; a personal quality is the model's
    // to see.
    expect(shown.criterias[0]).toMatchObject({
      stored: { status: 'met' },
      rules: { decided: true, status: 'met' },
    });
    expect(shown.criterias[2]).toMatchObject({
      stored: { status: 'met' },
      rules: { decided: false, status: 'unknown' },
    });
    expect(shown.replay).toMatchObject({ same: true, differences: [] });
  } finally {
    await api.close();
    await model.close();
  }
});

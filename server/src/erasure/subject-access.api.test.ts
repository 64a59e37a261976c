import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, start } from '../../test/castings.ts';
import { settled } from '../../test/enrichment.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { connectSandbox, newBlueprint, smsStep } from '../../test/sequences.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import type { KnownPerson, SubjectData } from '../talents/subject-contract.ts';

let api: TestApi;
let ours: Client;
let theirs: Client;

beforeAll(async () => {
  api = await testApi({
    judge: scriptedJudge(() => 'met'),
    enrichment: { pausesMs: [10], checkMailDomain: async () => 'unknown' },
  });
  await api.importTalents(engineers(3));
  [ours, theirs] = await Promise.all([
    api.newClient({ workspaceCredits: 100 }),
    api.newClient({ workspaceCredits: 100 }),
  ]);
});
afterAll(() => api.close());

const subjectOf = async (client: Client, id: string): Promise<SubjectData> => {
  const { status, body } = await client.get(`/v1/talents/${id}/subject-access`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as unknown as SubjectData;
};
const pageOf = async ({ apiKey }: Client, id: string, language: string) => {
  const path = `/api/v1/talents/${id}/subject-access?as=html&language=${language}`;
  const answer = await fetch(`${api.url}${path}`, { headers: { 'x-api-key': apiKey } });
  return { answer, html: await answer.text() };
};
const find = async (client: Client, person: string): Promise<KnownPerson[]> =>
  (await client.post('/v1/talents/subject-access', { person })).body.data
    .people as unknown as KnownPerson[];

const CV = `Thelma Okafor
thelma@example.org
+33 6 98 76 54 32

EXPERIENCE
Lighthouse Keeper, Fastnet Light
2019 - 2022
`;

/** A person from a file who was edited, judged, noted, written to and told. */
async function useEverywhere(): Promise<string> {
  const response = await fetch(`${api.url}/api/v1/talents/imports?legalBasis=consent`, {
    method: 'POST',
    body: CV,
    headers: {
      'x-api-key': ours.apiKey,
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="thelma.txt"',
    },
  });
  const { data } = (await response.json()) as { data: { importId: string } };
  const path = `/v1/talents/imports/${data.importId}`;
  await until(async () => String((await ours.get(path)).body.data.status) === 'completed');
  const { rows } = await sql<{ id: string }>`
    select id from talents where workspace_id = ${ours.workspaceId} and profile->>'lastname' = 'Okafor'`.execute(
    api.services.db,
  );
  const id = rows[0]!.id;
  await ours.patch(`/v1/talents/${id}`, { headline: 'Keeps <b>lights</b> & logs' });
  await api.services.feed.catchUp();
  const filters = [{ filterType: 'LAST_NAME', value: 'Okafor', isRequired: true }];
  const { castingId } = await start(ours, { filters });
  await ended(ours, castingId);
  await ours.post(`/v1/search/talents/qualified/${castingId}/talents/${id}/override`, {
    verdict: 'red',
    reason: 'Lives on a rock',
  });
  const { sourcingId } = await newSourcing(ours);
  const candidateId = await addCandidate(ours, sourcingId, id, { castingId });
  await ours.patch(`/v1/candidates/${candidateId}`, { notes: 'Calls back in <June>' });
  await ours.post(`/v1/candidates/${candidateId}/enrich-contacts`, { enrichmentType: 'all' });
  await settled(ours, id);
  await connectSandbox(api, ours, 'sms');
  const blueprintId = await newBlueprint(ours, sourcingId, [smsStep()]);
  await ours.post(`/v1/sequence-blueprints/${blueprintId}/start`, { candidateIds: [candidateId] });
  await until(async () => (await subjectOf(ours, id)).messages[0]?.outcome === 'sent');
  await ours.post('/v1/talents/notices', { talentIds: [id], how: 'letter' });
  return id;
}

describe('what a workspace knows about a person', () => {
  it('is everything, with sources and evidence, as JSON and as a page in both languages', async () => {
    const id = await useEverywhere();
    const data = await subjectOf(ours, id);
    expect(data).toMatchObject({
      talentId: id,
      pool: 'own',
      workspace: { workspaceId: ours.workspaceId },
      profile: { firstname: 'Thelma', headline: 'Keeps <b>lights</b> & logs' },
      provenance: {
        legalBasis: 'consent',
        notice: { how: 'letter' },
        sources: [{ kind: 'edit' }, { kind: 'import', fileName: 'thelma.txt' }],
      },
      originals: [{ fileName: 'thelma.txt', format: 'txt', size: CV.length }],
      candidates: [{ notes: 'Calls back in <June>', history: expect.any(Array) }],
      verdicts: [
        {
          verdict: 'green',
          results: [{ status: 'met' }],
          override: { verdict: 'red', reason: 'Lives on a rock' },
          reviews: [{ verdict: 'red', note: 'Lives on a rock' }],
        },
      ],
      messages: [{ channel: 'sms', text: 'Hello Thelma', outcome: 'sent' }],
    });
    // As the file wrote it, and as it was looked up.
    expect(data.contacts.map(({ value }) => value).sort()).toEqual([
      '+33 6 98 76 54 32',
      '+33698765432',
      'thelma@example.org',
    ]);
    expect(data.fields.find(({ field }) => field === 'headline')).toMatchObject({ isEdit: true });
    expect(data.fields.find(({ field }) => field === 'lastname')).toMatchObject({ isEdit: false });
    expect(data.candidates[0]!.history.map(({ change }) => change)).toContain('added');
    for (const [language, words] of [
      ['en', ['Personal data of Thelma Okafor', 'Legal basis', 'consent', 'suitable']],
      ['fr', ['Données personnelles de Thelma Okafor', 'Base légale', 'consentement', 'adapté']],
    ] as const) {
      const { answer, html } = await pageOf(ours, id, language);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toContain('attachment');
      for (const word of [
        ...words,
        'thelma@example.org',
        'Fastnet Light',
        'thelma.txt',
        'Calls back in &lt;June&gt;',
        'Keeps &lt;b&gt;lights&lt;/b&gt; &amp; logs',
        'Hello Thelma',
        'Lives on a rock',
      ])
        expect(html, language).toContain(word);
      expect(html).not.toMatch(/<script|<b>|src=|href=|url\(/);
    }
  });

  it('is in the audit log each time, and says so the next time', async () => {
    const { body } = await ours.post('/v1/talents', { talents: [{ lastname: 'Logged' }] });
    const id = (body.data.results as { talentId: string }[])[0]!.talentId;
    await subjectOf(ours, id);
    expect((await subjectOf(ours, id)).log).toMatchObject([{ action: 'talent.exported' }]);
    const { data } = (await ours.get('/v1/audit?action=talent.exported')).body;
    expect(
      (data.entries as { subject: string }[]).filter((one) => one.subject === id),
    ).toHaveLength(2);
  });

  it('is read by that workspace only, and of shared people only when it holds something', async () => {
    const { body } = await ours.post('/v1/talents', {
      talents: [{ id: 'zed', firstname: 'Zed', lastname: 'Alone' }],
    });
    const id = (body.data.results as { talentId: string }[])[0]!.talentId;
    await api.services.feed.catchUp();
    expect((await theirs.get(`/v1/talents/${id}/subject-access`)).status).toBe(404);
    expect(await find(theirs, id)).toEqual([]);
    expect(await find(theirs, 'Zed Alone')).toEqual([]);
    expect(await find(ours, 'Zed Alone')).toMatchObject([{ talentId: id, name: 'Zed Alone' }]);
    expect(await find(ours, id)).toMatchObject([{ talentId: id }]);

    const [shared] = engineers(1) as { id: string; firstname: string; lastname: string }[];
    const name = `${shared!.firstname} ${shared!.lastname}`;
    expect((await theirs.get(`/v1/talents/${shared!.id}/subject-access`)).status).toBe(404);
    expect(await find(theirs, name)).toEqual([]);
    const { sourcingId } = await newSourcing(theirs);
    await addCandidate(theirs, sourcingId, shared!.id);
    expect(await subjectOf(theirs, shared!.id)).toMatchObject({
      pool: 'shared',
      provenance: null,
      candidates: [{ status: 'TO_BE_CONTACTED' }],
    });
    expect((await find(theirs, name)).map(({ talentId }) => talentId)).toContain(shared!.id);
    expect((await ours.get(`/v1/talents/${shared!.id}/subject-access`)).status).toBe(404);
  });
});

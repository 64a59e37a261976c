import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../../test/api.ts';
import { castingsUnderTest } from '../../test/castings.ts';
import { addCandidate, changesOf, detailed, listed, newSourcing } from '../../test/sourcings.ts';
import { readAudit } from '../platform/audit.ts';

let api: TestApi;
/** Runs after outreach was stopped, in the same transaction. */
let afterStop = async (_workspaceId: string, _candidateIds: readonly string[]): Promise<void> => {};
const PRICE = 3;
const ANNA = 'eng-paris-0001';

beforeAll(async () => {
  ({ api } = await castingsUnderTest(
    { PRICE_ADD_CANDIDATE: String(PRICE) },
    {
      stopOutreach: (stop) => async (tx, workspaceId, candidateIds) => {
        await stop(tx, workspaceId, candidateIds);
        await afterStop(workspaceId, candidateIds);
      },
    },
  ));
});
afterAll(() => api.close());

const rich = () => api.newClient({ workspaceCredits: 1_000 });

describe('the status of a candidate', () => {
  it('changes to any status, with who did it in history and audit log', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, ANNA);
    await client.post('/v1/candidate-statuses', { handle: 'CALLED', label: 'Called' });
    const path = `/v1/candidates/${candidateId}/status`;
    const before = detailed(await client.get(`/v1/candidates/${candidateId}`)).candidate.updatedAt;
    for (const statusHandle of [
      'CONTACTED',
      'CALLED',
      'OUTREACH_SEQUENCE_STARTED',
      'NOT_RETAINED',
      'TO_BE_CONTACTED',
    ]) {
      const { status, body } = await client.patch(path, { statusHandle });
      expect({ status, data: body.data }).toEqual({
        status: 200,
        data: {
          candidateId,
          talentId: ANNA,
          sourcingId,
          statusHandle,
          updatedAt: expect.any(String),
        },
      });
      expect((body.data.updatedAt as string) >= before).toBe(true);
    }
    // The same again is no change.
    await client.patch(path, { statusHandle: 'TO_BE_CONTACTED' });
    expect(await changesOf(client, candidateId)).toHaveLength(6);
    const { body } = await client.get(
      `/v1/candidates/${candidateId}/history?pageSize=2&pageIndex=2`,
    );
    expect(body.data.pagination).toEqual({
      pageIndex: 2,
      pageSize: 2,
      total: 6,
      hasNextPage: false,
    });
    expect(body.data.history).toMatchObject([
      { to: 'CONTACTED', actor: expect.stringMatching(/^usr_/) },
      { change: 'added' },
    ]);
    const audited = (
      await readAudit(api.database.db, client.workspaceId, { before: null, limit: 50 })
    ).filter(({ subject }) => subject === candidateId);
    expect(audited).toHaveLength(5);
    expect(audited[0]).toMatchObject({
      action: 'candidate.status_changed',
      details: { from: 'NOT_RETAINED', to: 'TO_BE_CONTACTED', cause: 'api' },
    });
  });

  it('NOT_RETAINED ends outreach in the same transaction, or does not happen', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, ANNA);
    const told: string[] = [];
    let fails = true;
    afterStop = async (workspaceId, candidateIds) => {
      if (workspaceId !== client.workspaceId) return;
      told.push(...candidateIds);
      if (fails) throw new Error('outreach could not be cancelled');
    };
    const path = `/v1/candidates/${candidateId}/status`;
    expect((await client.patch(path, { statusHandle: 'NOT_RETAINED' })).status).toBe(500);
    expect(detailed(await client.get(`/v1/candidates/${candidateId}`)).candidate.statusHandle).toBe(
      'TO_BE_CONTACTED',
    );
    fails = false;
    expect((await client.patch(path, { statusHandle: 'NOT_RETAINED' })).status).toBe(200);
    expect(told).toEqual([candidateId, candidateId]);
  });

  it.each([
    {},
    { statusHandle: '' },
    { statusHandle: 'LATER' },
    { statusHandle: 'contacted' },
    { statusHandle: 5 },
    { statusHandle: 'X'.repeat(500) },
  ])('refuses %j and names what is accepted', async (body) => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, ANNA);
    const answer = await client.patch(`/v1/candidates/${candidateId}/status`, body);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_error', issues: [{ path: ['statusHandle'] }] } },
    });
  });

  it('has no other method', async () => {
    const client = await rich();
    const answer = await client.delete('/v1/candidates/cand_1/status');
    expect([answer.status, answer.body.error.code, answer.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'PATCH',
    ]);
  });
});

describe('rating and notes', () => {
  it('stay unless sent, empty with null, and are found by search', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, ANNA);
    const path = `/v1/candidates/${candidateId}`;
    expect(detailed(await client.patch(path, { notes: 'Parle à Noël' })).candidate).toMatchObject({
      notes: 'Parle à Noël',
      userRating: null,
    });
    expect(detailed(await client.patch(path, { userRating: 5 })).candidate).toMatchObject({
      notes: 'Parle à Noël',
      userRating: 5,
    });
    expect(
      listed(await client.get(`/v1/sourcings/${sourcingId}/candidates?search=NOEL`)).pagination
        .total,
    ).toBe(1);
    expect(
      detailed(await client.patch(path, { notes: null, userRating: 5 })).candidate,
    ).toMatchObject({ notes: null, userRating: 5 });
    expect(await changesOf(client, candidateId)).toEqual([
      ['notes', null, null, 'api'],
      ['rating', null, '5', 'api'],
      ['notes', null, null, 'api'],
      ['added', null, 'TO_BE_CONTACTED', 'api'],
    ]);
  });

  it('that are saved while they are typed are one change', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, ANNA);
    for (const notes of ['Speaks', 'Speaks in', 'Speaks in June'])
      await client.patch(`/v1/candidates/${candidateId}`, { notes });
    expect((await changesOf(client, candidateId)).map(([change]) => change)).toEqual([
      'notes',
      'added',
    ]);
    await client.patch(`/v1/candidates/${candidateId}`, { notes: null });
    expect((await changesOf(client, candidateId)).map(([change]) => change)).toEqual([
      'notes',
      'notes',
      'added',
    ]);
  });

  it.each([
    {},
    { userRating: 0 },
    { userRating: 6 },
    { userRating: 2.5 },
    { userRating: '3' },
    { notes: ' ' },
    { notes: 'x'.repeat(10_001) },
  ])('refuses %j', async (body) => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, ANNA);
    expect((await client.patch(`/v1/candidates/${candidateId}`, body)).status).toBe(400);
  });
});

describe('the person of a candidate', () => {
  const row = (more: object) => ({
    id: 'changing',
    firstname: 'Chloé',
    lastname: 'Martin',
    city: 'Nantes',
    jobTitle: 'CTO',
    ...more,
  });

  it('follows the profile, and is deleted with its notes when the talent is erased, while the candidate still counts', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const path = `/v1/sourcings/${sourcingId}/candidates`;
    await api.importTalents([row({})]);
    const candidateId = await addCandidate(client, sourcingId, 'changing');
    await client.patch(`/v1/candidates/${candidateId}`, { notes: 'Chloé rappelle lundi' });
    await api.importTalents([row({ city: 'Rennes', currentOrganization: { name: 'Zénith' } })]);
    expect(
      listed(await client.get(`${path}?search=zenith&location=rennes`)).candidates[0]!.talent,
    ).toMatchObject({
      city: 'Rennes',
      companyName: 'Zénith',
    });
    expect(listed(await client.get(`${path}?location=nantes`)).pagination.total).toBe(0);

    await api.services.erasure.erase('changing');
    expect(listed(await client.get(`${path}?search=chloe`)).pagination.total).toBe(0);
    const { candidates, pagination } = listed(await client.get(path));
    expect(pagination.total).toBe(1);
    const nobody = {
      id: 'changing',
      firstname: null,
      lastname: null,
      jobTitle: null,
      companyName: null,
      city: null,
      proNetworkUrl: null,
    };
    expect(candidates[0]).toMatchObject({ candidate: { id: candidateId }, talent: nobody });
    expect(detailed(await client.get(`/v1/candidates/${candidateId}`)).candidate.notes).toBeNull();
    expect((await client.post(path, { talentId: 'changing' })).status).toBe(404);
    const late = await client.patch(`/v1/candidates/${candidateId}`, {
      notes: 'Chloé Martin, rappelée',
    });
    expect([late.status, late.body.error.code]).toEqual([404, 'not_found']);
    expect(detailed(await client.get(`/v1/candidates/${candidateId}`)).candidate.notes).toBeNull();
  });

  it('is the newest one, whichever of an import and an addition comes first', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const ids = Array.from({ length: 20 }, (_, i) => `racing-${i}`);
    const rows = (city: string) => ids.map((id) => row({ id, city }));
    await api.importTalents(rows('Nantes'));
    await Promise.all([
      api.importTalents(rows('Rennes')),
      ...ids.map((id) => addCandidate(client, sourcingId, id)),
    ]);
    const { candidates } = listed(await client.get(`/v1/sourcings/${sourcingId}/candidates`));
    expect(candidates.map(({ talent }) => talent.city)).toEqual(ids.map(() => 'Rennes'));
  });
});

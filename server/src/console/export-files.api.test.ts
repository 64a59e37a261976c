import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../test/api.ts';
import { castingsUnderTest, ended, START, start } from '../../test/castings.ts';
import { type SignedIn, signIn } from '../../test/console.ts';
import {
  contactsOf,
  enrichmentUnderTest,
  person,
  profileUrl,
  settled,
} from '../../test/enrichment.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { ENGINEERS_IN } from '../../test/talents.ts';

import { readXlsx } from '../documents/formats/xlsx.ts';

type Rows = Record<string, string>[];

async function download(
  url: string,
  file: string,
  who: SignedIn,
  query: Record<string, string | string[]>,
) {
  const parameters = new URLSearchParams({ workspaceId: who.workspaceId });
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) parameters.append(name, one);
  const response = await fetch(`${url}/console/export/${file}.csv?${parameters}`, {
    headers: { cookie: who.cookie },
  });
  const text = await response.text();
  const rows = response.status === 200 ? (parse(text, { bom: true, columns: true }) as Rows) : [];
  return {
    status: response.status,
    text,
    rows,
    error: response.status === 200 ? null : JSON.parse(text).error,
  };
}

const audited = async (who: SignedIn, action: string): Promise<{ details: object }[]> =>
  (
    (await who.get('/v1/audit?pageSize=50')).body.data.entries as {
      action: string;
      details: object;
    }[]
  ).filter((entry) => entry.action === action);

describe('a file of candidates', () => {
  let under: Awaited<ReturnType<typeof enrichmentUnderTest>>;
  beforeAll(async () => {
    under = await enrichmentUnderTest();
    await under.api.importTalents([
      person('paid', { personalEmails: ['paid@home.example'], phones: ['+33612345678'] }),
      person('unpaid', { personalEmails: ['unpaid@home.example'] }),
    ]);
  });
  afterAll(() => under.close());

  it('has the contacts that this workspace paid for, until they expire, and nobody else’s', async () => {
    const { api } = under;
    const client = await api.newClient({ workspaceCredits: 100 });
    const { sourcingId } = await newSourcing(client);
    for (const id of ['paid', 'unpaid']) await addCandidate(client, sourcingId, id);
    await client.post('/v1/contact/enrich', {
      proNetworkUrl: profileUrl('paid'),
      enrichmentType: 'all',
    });
    await settled(client, 'paid');
    expect((await contactsOf(client, 'paid')).phones).toHaveLength(1);
    const owner = await signIn(api, { workspaceId: client.workspaceId });
    const shown = async (who: SignedIn, id: string) => {
      const { rows } = await download(api.url, 'candidates', who, { sourcingId: id });
      return Object.fromEntries(
        rows.map((row) => [row['Last name'], [row.Contacts, row.Emails, row.Phones]]),
      );
    };
    expect(await shown(owner, sourcingId)).toEqual({
      paid: ['2', 'paid@home.example', 'tel:+33612345678'],
      unpaid: ['0', '', ''],
    });
    const other = await api.newClient();
    const theirs = await newSourcing(other);
    await addCandidate(other, theirs.sourcingId, 'paid');
    expect(
      await shown(await signIn(api, { workspaceId: other.workspaceId }), theirs.sourcingId),
    ).toEqual({ paid: ['0', '', ''] });
    await sql`update workspace_contacts set expires_at = now() - interval '1 second' where workspace_id = ${client.workspaceId} and kind = 'phone'`.execute(
      api.database.db,
    );
    expect(await shown(owner, sourcingId)).toEqual({
      paid: ['1', 'paid@home.example', ''],
      unpaid: ['0', '', ''],
    });
  });
});

describe('a file of a casting or a search', () => {
  let under: Awaited<ReturnType<typeof castingsUnderTest>>;
  let client: Client;
  let owner: SignedIn;
  beforeAll(async () => {
    under = await castingsUnderTest();
    client = await under.api.newClient();
    owner = await signIn(under.api, { workspaceId: client.workspaceId });
  });
  afterAll(() => under.api.close());

  it('of a casting has everybody by the effective verdict, with the judge’s beside it, and is audited', async () => {
    const { castingId } = await start(client, { target: { greens: 3, maxCredits: 6 } });
    const { talents } = await ended(client, castingId);
    const first = talents[0]!.talentId;
    await client.post(`${START}/${castingId}/talents/${first}/override`, {
      verdict: 'red',
      reason: '=cmd',
    });
    const { rows } = await download(under.api.url, 'casting', owner, { castingId });
    expect(
      rows.map((row) => [
        row.Verdict,
        row['Verdict by the judge'],
        row['Reason of the override'],
        row.Talent,
      ]),
    ).toEqual([
      ['Green', 'Green', '', talents[1]!.talentId],
      ['Green', 'Green', '', talents[2]!.talentId],
      ['Red', 'Green', "'=cmd", first],
    ]);
    expect(rows[0]).toMatchObject({
      'Has used Python': 'Met',
      'Has used Python (quotes)': 'Backend Engineer',
      City: 'Paris',
      Emails: '',
      Phones: '',
    });
    expect(await audited(owner, 'casting.exported')).toMatchObject([{ details: { talents: 3 } }]);
    const french = await signIn(under.api, {
      workspaceId: client.workspaceId,
      role: 'viewer',
      language: 'fr',
    });
    expect((await download(under.api.url, 'casting', french, { castingId })).rows[2]).toMatchObject(
      { Verdict: 'Rouge', 'Verdict du juge': 'Vert' },
    );
    const stranger = await signIn(under.api);
    expect((await download(under.api.url, 'casting', stranger, { castingId })).error).toMatchObject(
      { code: 'casting_not_found' },
    );
  });

  it('of a casting is a spreadsheet too, with quotes and contacts, for the same callers', async () => {
    const { castingId } = await start(client, { target: { greens: 2, maxCredits: 4 } });
    const { talents } = await ended(client, castingId);
    const url = (form: string, who: SignedIn) =>
      `${under.api.url}/console/export/casting.${form}?castingId=${castingId}&workspaceId=${who.workspaceId}`;
    const got = await fetch(url('xlsx', owner), { headers: { cookie: owner.cookie } });
    expect(got.headers.get('content-disposition')).toContain(`casting-${castingId}.xlsx`);
    const [headings, ...rows] = await readXlsx(new Uint8Array(await got.arrayBuffer()));
    const { rows: lines } = await download(under.api.url, 'casting', owner, { castingId });
    expect(
      rows.map((row) => Object.fromEntries(headings!.map((name, at) => [name, row[at] ?? '']))),
    ).toEqual(
      lines.map((line) => expect.objectContaining({ Talent: line.Talent, Verdict: line.Verdict })),
    );
    expect(rows).toHaveLength(talents.length);
    expect(headings).toEqual(
      expect.arrayContaining(['Has used Python (quotes)', 'Emails', 'Phones']),
    );
    const stranger = await signIn(under.api);
    const refused = await fetch(url('xlsx', stranger), { headers: { cookie: stranger.cookie } });
    expect(refused.status).toBe(404);
  });

  it('of a search contains exactly the people that it returned and charged, in that order, for callers who may search', async () => {
    const pages = [await client.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') })];
    const related = [pages[0]!.body.data.searchTransactionId];
    pages.push(
      await client.post('/v1/search/talents', {
        filters: ENGINEERS_IN('Paris'),
        relatedSearchTransactionIds: related,
      }),
    );
    const ids = pages.map(({ body }) => body.data.searchTransactionId as string);
    const { rows } = await download(under.api.url, 'search', owner, { searchTransactionId: ids });
    expect(rows.map((row) => row.Talent)).toEqual(
      pages.flatMap(({ body }) => body.data.talents.map(({ id }) => id)),
    );
    expect(rows).toHaveLength(20);
    expect(
      (await download(under.api.url, 'search', owner, { searchTransactionId: ids[0]! })).rows,
    ).toHaveLength(10);
    expect(await audited(owner, 'search.exported')).toMatchObject([
      { details: { searches: 1, talents: 10 } },
      { details: { searches: 2, talents: 20 } },
    ]);
    const viewer = await signIn(under.api, { workspaceId: client.workspaceId, role: 'viewer' });
    expect(
      (await download(under.api.url, 'search', viewer, { searchTransactionId: ids })).error,
    ).toMatchObject({ code: 'forbidden' });
    const stranger = await signIn(under.api);
    expect(
      (await download(under.api.url, 'search', stranger, { searchTransactionId: ids })).error,
    ).toMatchObject({ code: 'validation_error' });
    expect((await download(under.api.url, 'search', owner, {})).status).toBe(400);
  });
});

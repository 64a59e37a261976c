import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../test/api.ts';
import { type CastingsUnderTest, castingsUnderTest } from '../../test/castings.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { type Agent, connectAgent, EVERYTHING, type ToolAnswer } from '../../test/mcp.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { SCOPES } from '../platform/operation.ts';

const clock = fakeClock();
let under: CastingsUnderTest;
let client: Client;
let agent: Agent;

beforeAll(async () => {
  under = await castingsUnderTest({}, { clock });
  await under.api.importTalents(engineers(2, { city: 'Brest' }));
  client = await under.api.newClient({ workspaceCredits: 100, scopes: SCOPES });
  agent = await connectAgent(under.api.url, client, { query: EVERYTHING });
});
afterAll(async () => {
  await agent.close();
  await under.api.close();
});

/** A second after the previous call, so that the protocol's rate limit is not what is tested. */
function call(by: Agent, tool: string, given: Record<string, unknown> = {}): Promise<ToolAnswer> {
  clock.advance(1_000);
  return by.call(tool, given);
}

describe('an id of another workspace', () => {
  it('answers exactly as an unknown one, by every tool that takes one', async () => {
    const stranger = await connectAgent(
      under.api.url,
      await under.api.newClient({ workspaceCredits: 100, scopes: SCOPES }),
      { query: EVERYTHING },
    );
    const own = await ownIds();
    const rest = {
      statusHandle: 'CONTACTED',
      enrichmentType: 'phone',
      name: 'x',
      talentId: 'eng-brest-0001',
      candidateIds: ['cand_none'],
      steps: [],
    };
    const takers = agent.tools.filter(({ inputSchema }) =>
      Object.keys(inputSchema.properties ?? {}).some((name) => name in own),
    );
    expect(takers.length).toBeGreaterThan(25);
    for (const { name, inputSchema } of takers) {
      const taken = Object.keys(inputSchema.properties!);
      const fill = (values: Record<string, unknown>) =>
        Object.fromEntries(
          taken
            .filter((field) => field in values || field in rest)
            .map((field) => [field, values[field] ?? rest[field as keyof typeof rest]]),
        );
      const unknown = Object.fromEntries(
        Object.entries(own).map(([field, id]) => [
          field,
          `${id.split('_')[0]}_00000000000000000000000000`,
        ]),
      );
      const [foreign, none] = [
        await call(stranger, name, fill(own)),
        await call(stranger, name, fill(unknown)),
      ];
      // An answer may contain the requested id; nothing else may differ.
      const said = ({ isError, error, data }: ToolAnswer, asked: Record<string, string>) =>
        Object.values(asked).reduce(
          (text, id) => text.replaceAll(id, 'ID'),
          JSON.stringify({ isError, data, ...error, debugTrackingCode: '' }),
        );
      expect(said(foreign, own), name).toEqual(said(none, unknown));
      // An id that only narrows a list causes no error: the list is then empty.
      expect(
        foreign.isError || 'pagination' in foreign.data || 'nextPageCursor' in foreign.data,
        name,
      ).toBe(true);
    }
    await stranger.close();
  });

  /** One of each kind, in the workspace of `client`. */
  async function ownIds(): Promise<Record<string, string>> {
    const id = async (tool: string, name: string, given: object = {}) =>
      String((await call(agent, tool, { ...given })).data[name]);
    const sourcingId = await id('create_sourcing', 'sourcingId');
    return {
      sourcingId,
      castingId: await id('start_qualified_search', 'castingId', {
        filters: ENGINEERS_IN('Paris'),
        qualificationCriterias: ['Has used Python'],
      }),
      candidateId: await id('add_candidate', 'candidateId', {
        sourcingId,
        talentId: 'eng-brest-0001',
      }),
      blueprintId: await id('create_sequence_blueprint', 'blueprintId', {
        sourcingId,
        name: 'Outreach',
      }),
      providerId: await id('set_enrichment_provider', 'providerId', {
        type: 'hunter',
        apiKey: 'secret',
        baseUrl: 'https://contacts.example.com',
      }),
      accountId: await id('connect_channel_account', 'accountId', {
        type: 'sms',
        provider: 'sandbox',
        address: 'Another',
      }),
      keyId: (await under.api.services.access.createKey(client.workspaceId, { name: 'Another' }))
        .keyId,
    };
  }
});

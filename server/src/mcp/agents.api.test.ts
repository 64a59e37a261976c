import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../test/api.ts';
import { type CastingsUnderTest, castingsUnderTest } from '../../test/castings.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { type Agent, connectAgent, EVERYTHING } from '../../test/mcp.ts';
import { smsStep } from '../../test/sequences.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { operations } from '../operations.ts';
import { effectsOf, SCOPES } from '../platform/operation.ts';
import { mayNeedConfirmation } from './confirmation.ts';

/* What an agent sees of the service, beside its tools: toolsets, stops, prompts, resources. */

const clock = fakeClock();
let under: CastingsUnderTest;
let client: Client;
let agent: Agent;

beforeAll(async () => {
  under = await castingsUnderTest({}, { clock });
  await under.api.importTalents(engineers(3, { city: 'Brest' }));
  client = await under.api.newClient({ apiCredits: 1_000, scopes: SCOPES });
  agent = await connectAgent(under.api.url, client);
});
afterAll(async () => {
  await agent.close();
  await under.api.close();
});

// The rate limit of the protocol is not what is tested.
beforeEach(() => clock.advance(60_000));

const names = ({ tools }: Agent) => tools.map(({ name }) => name);

describe('the list of tools', () => {
  it('has what the key may do, in the toolsets of the address', async () => {
    const reader = await connectAgent(
      under.api.url,
      await under.api.newClient({ scopes: ['read'] }),
      { query: '?toolsets=find,outreach' },
    );
    expect(names(reader)).toContain('list_conversations');
    expect(names(reader)).not.toContain('search_talents');
    expect(names(reader)).not.toContain('start_sequence');
    expect(names(agent)).not.toContain('list_conversations');
    // A call by name is checked as ever.
    expect((await agent.call('list_conversations')).isError).toBe(false);
    expect((await reader.call('start_sequence')).error.code).toBe('forbidden');
    await reader.close();
  });

  it('of a read-only connection changes nothing, also by name', async () => {
    const careful = await connectAgent(under.api.url, client, {
      query: '?toolsets=all&read_only=true',
    });
    expect(careful.tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(names(careful)).toContain('get_qualified_search');
    expect((await careful.call('create_sourcing')).error.code).toBe('read_only');
    expect((await careful.call('list_sourcings')).data.sourcings).toEqual([]);
    await careful.close();
  });

  it('is refused with what is accepted when the address asks for an unknown toolset', async () => {
    await expect(
      connectAgent(under.api.url, client, { query: '?toolsets=everything' }),
    ).rejects.toThrow(/find, judge, pipeline, outreach, admin/);
  });
});

describe('results', () => {
  it('are short, and the answer of the route with detail full', async () => {
    const sent = { filters: ENGINEERS_IN('Brest') };
    const [short, full] = [
      await agent.call('search_talents', sent),
      await agent.call('search_talents', { ...sent, detail: 'full' }),
    ];
    expect(short.data.talents).toContainEqual(
      expect.objectContaining({ name: 'Person Number 1', organization: 'Acme' }),
    );
    expect(full.data.talents).toContainEqual(
      expect.objectContaining({ firstname: 'Person', photoUrl: null }),
    );
    expect((await agent.call('search_talents', { ...sent, detail: 'tiny' })).error).toMatchObject({
      code: 'validation_error',
      issues: [{ path: ['detail'] }],
    });
  });
});

const EXPENSIVE = {
  filters: ENGINEERS_IN('Paris'),
  qualificationCriterias: ['Has used Python'],
  target: { greens: 1, maxCredits: 300 },
  forceNew: true,
};

describe('a call that may spend more than the limit', () => {
  it('waits for a confirmation of exactly these arguments, for ten minutes', async () => {
    const stopped = await agent.call('start_qualified_search', EXPENSIVE);
    expect(stopped.error).toMatchObject({
      code: 'confirmation_required',
      message: expect.stringContaining('300 credits'),
    });
    const { confirmation } = stopped.error.details as { confirmation: string };
    const other = { ...EXPENSIVE, target: { greens: 1, maxCredits: 298 }, confirmation };
    expect((await agent.call('start_qualified_search', other)).error.code).toBe(
      'confirmation_required',
    );
    const stranger = await connectAgent(
      under.api.url,
      await under.api.newClient({ apiCredits: 1_000 }),
    );
    expect(
      (await stranger.call('start_qualified_search', { ...EXPENSIVE, confirmation })).error.code,
    ).toBe('confirmation_required');
    await stranger.close();
    const { qualificationCriterias, filters, ...rest } = EXPENSIVE;
    const reordered = { confirmation, ...rest, filters, qualificationCriterias };
    expect((await agent.call('start_qualified_search', reordered)).data.status).toBe('running');
    clock.advance(601_000);
    expect(
      (await agent.call('start_qualified_search', { ...EXPENSIVE, confirmation })).error.code,
    ).toBe('confirmation_required');
  });

  it('goes on below the limit of the connection', async () => {
    const trusted = await connectAgent(under.api.url, client, { query: '?spend_limit=300' });
    expect((await trusted.call('start_qualified_search', EXPENSIVE)).isError).toBe(false);
    await trusted.close();
  });

  it('is refused before anybody is asked when it is not valid', async () => {
    const { error } = await agent.call('start_qualified_search', {
      ...EXPENSIVE,
      target: { maxCredits: 301 },
    });
    expect(error.code).toBe('validation_error');
  });

  it('is any that may pay more than the limit, also a single search or person', async () => {
    const strict = await connectAgent(under.api.url, client, { query: '?spend_limit=0' });
    const paid = [
      ['search_talents_by_prompt', { prompt: 'engineers in Brest' }, '10 credits'],
      ['enrich_candidate', { candidateId: 'cand_1', enrichmentType: 'all' }, 'credits'],
    ] as const;
    for (const [tool, given, price] of paid)
      expect((await strict.call(tool, given)).error, tool).toMatchObject({
        code: 'confirmation_required',
        message: expect.stringContaining(price),
      });
    await strict.close();
  });

  it('reads the price of another call from the search', async () => {
    const strict = await connectAgent(under.api.url, client, { query: '?spend_limit=10' });
    const { castingId } = (
      await agent.call('start_qualified_search', {
        ...EXPENSIVE,
        target: { greens: 1, maxCredits: 12 },
      })
    ).data;
    expect((await strict.call('continue_qualified_search', { castingId })).error).toMatchObject({
      code: 'confirmation_required',
      message: expect.stringContaining('12 credits'),
    });
    await strict.close();
  });
});

describe('a call that sends messages', () => {
  it('asks the person at the client, and does nothing when they decline', async () => {
    const { blueprintId, candidateIds } = await aSequence();
    const asked: string[] = [];
    let agrees = false;
    const modern = await connectAgent(under.api.url, client, {
      revision: '2026-07-28',
      answer: (message) => {
        asked.push(message);
        return agrees;
      },
    });
    const declined = await modern.call('start_sequence', { blueprintId, candidateIds });
    expect(declined.error.code).toBe('declined');
    expect(asked).toEqual([expect.stringContaining('messages are sent to 1 candidate')]);
    expect((await modern.call('list_sequence_runs', { blueprintId })).data.runs).toEqual([]);
    agrees = true;
    const started = await modern.call('start_sequence', { blueprintId, candidateIds });
    expect(started.data).toMatchObject({ started: true });
    await modern.close();
  });

  it('needs a confirmation from any other client', async () => {
    const { blueprintId, candidateIds } = await aSequence();
    const { error } = await agent.call('start_sequence', { blueprintId, candidateIds });
    expect(error.code).toBe('confirmation_required');
    const { confirmation } = error.details as { confirmation: string };
    const started = await agent.call('start_sequence', { blueprintId, candidateIds, confirmation });
    expect(started.data).toMatchObject({ started: true });
  });

  it('is every operation that sends: the others of the scope only stop, connect or block', () => {
    const quiet = ['connectChannelAccount', 'reconnectChannelAccount', 'testChannelAccount'];
    const reaching = operations.filter((row) => row.scope === 'send' && effectsOf(row).openWorld);
    for (const row of reaching)
      expect(mayNeedConfirmation(row), row.id).toBe(!quiet.includes(row.id));
  });

  async function aSequence(): Promise<{ blueprintId: unknown; candidateIds: unknown[] }> {
    const trusted = await connectAgent(under.api.url, client, { query: EVERYTHING });
    const { sourcingId } = (await trusted.call('create_sourcing')).data;
    const added = { sourcingId, talentId: 'eng-brest-0001' };
    const { candidateId } = (await trusted.call('add_candidate', added)).data;
    const { blueprintId } = (
      await trusted.call('create_sequence_blueprint', {
        sourcingId,
        name: 'Outreach',
        steps: [smsStep()],
      })
    ).data;
    await trusted.close();
    return { blueprintId, candidateIds: [candidateId] };
  }
});

describe('prompts', () => {
  it('write a task for the model from what the person gives', async () => {
    const { prompts } = await agent.mcp.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['source_and_judge', 'write_outreach']);
    const { messages } = await agent.mcp.getPrompt({
      name: 'source_and_judge',
      arguments: { role: 'data engineer in Lyon', maxCredits: '20' },
    });
    expect(JSON.stringify(messages)).toContain('data engineer in Lyon');
    await expect(agent.mcp.getPrompt({ name: 'source_and_judge' })).rejects.toThrow('role');
    await expect(agent.mcp.getPrompt({ name: 'unknown' })).rejects.toThrow('no such prompt');
  });

  it('name only tools that exist', async () => {
    const everything = await connectAgent(under.api.url, client, { query: EVERYTHING });
    for (const { name, arguments: given = [] } of (await agent.mcp.listPrompts()).prompts) {
      const { messages } = await agent.mcp.getPrompt({
        name,
        arguments: Object.fromEntries(given.map((argument) => [argument.name, 'x'])),
      });
      for (const [tool] of JSON.stringify(messages).matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g))
        expect(names(everything), `${name} names ${tool}`).toContain(tool);
    }
    await everything.close();
  });
});

describe('resources', () => {
  it('are the filter types, a casting and a person, each fenced and one request', async () => {
    const own = await under.api.newClient({ limits: [100, 100, 100, 100, 3] });
    const reader = await connectAgent(under.api.url, own);
    const { resources } = await reader.mcp.listResources();
    const { resourceTemplates } = await reader.mcp.listResourceTemplates();
    expect(resources.map(({ uri }) => uri)).toEqual(['greenroom://filter-types']);
    expect(resourceTemplates.map(({ name }) => name)).toEqual(['casting', 'talent', 'candidate']);
    const read = await reader.mcp.readResource({ uri: 'greenroom://filter-types' });
    expect(JSON.stringify(read.contents)).toMatch(/<data-[0-9a-f]{16}>.*JOB_TITLE/);
    const { castingId } = (
      await reader.call('start_qualified_search', {
        ...EXPENSIVE,
        target: { greens: 1, maxCredits: 2 },
      })
    ).data;
    const casting = await reader.mcp.readResource({ uri: `greenroom://castings/${castingId}` });
    expect(JSON.stringify(casting.contents)).toContain(String(castingId));
    await expect(reader.mcp.readResource({ uri: 'greenroom://talents/x' })).rejects.toThrow(
      'Rate limit exceeded',
    );
    await reader.close();
  });

  it('of a person are read where a search or a sourcing of the workspace has them', async () => {
    const talentId = 'eng-brest-0002';
    const other = await under.api.newClient({ apiCredits: 10, scopes: SCOPES });
    const reader = await connectAgent(under.api.url, other, { query: EVERYTHING });
    const read = async (uri: string) =>
      JSON.stringify((await reader.mcp.readResource({ uri })).contents);
    await expect(read(`greenroom://talents/${talentId}`)).rejects.toThrow(/not found/i);
    await reader.call('search_talents', { filters: ENGINEERS_IN('Brest') });
    expect(await read(`greenroom://talents/${talentId}`)).toMatch(
      /<data-[0-9a-f]{16}>.*eng-brest-0002.*Person Number/,
    );
    const { sourcingId } = (await reader.call('create_sourcing')).data;
    const { candidateId } = (await reader.call('add_candidate', { sourcingId, talentId })).data;
    expect(await read(`greenroom://candidates/${candidateId}`)).toContain(talentId);
    await expect(
      agent.mcp.readResource({ uri: `greenroom://candidates/${candidateId}` }),
    ).rejects.toThrow(/not found/i);
    await reader.close();
  });

  it('that are unknown, or of another workspace, are refused', async () => {
    const read = (uri: string) => agent.mcp.readResource({ uri });
    await expect(read('greenroom://castings/cast_none')).rejects.toThrow('Casting not found.');
    for (const uri of ['greenroom://keys/1', 'https://example.com/', 'greenroom://castings/a/b'])
      await expect(read(uri)).rejects.toThrow('There is no such resource.');
  });
});

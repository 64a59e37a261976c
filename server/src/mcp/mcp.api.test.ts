import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../test/api.ts';
import { type CastingsUnderTest, castingsUnderTest } from '../../test/castings.ts';
import { connectAgent, REVISIONS } from '../../test/mcp.ts';

let under: CastingsUnderTest;
let client: Client;

beforeAll(async () => {
  under = await castingsUnderTest();
  client = await under.api.newClient();
});
afterAll(() => under.api.close());

describe.each(REVISIONS)('an agent that speaks %s', (revision) => {
  it('finds people, has them judged, waits with progress, and reads the verdicts', async () => {
    const agent = await connectAgent(under.api.url, client, revision);
    expect(agent.revision).toBe(revision);
    const found = await agent.call('search_talents_by_prompt', { prompt: 'backend engineer in Paris' });
    expect(found.isError, found.text).toBe(false);
    const started = await agent.call('start_qualified_search_by_prompt', {
      prompt: 'backend engineer in Paris',
      qualificationCriterias: ['Has used Python'],
      target: { greens: 3, maxCredits: 20 },
      forceNew: true,
    });
    const { castingId } = started.data;
    const steps: unknown[] = [];
    const waited = await agent.call('wait_for_casting', { castingId, timeoutSeconds: 20 }, (progress) => steps.push(progress));
    const read = await agent.call('get_qualified_search', { castingId, verdicts: ['green'], pageSize: 2 });
    await agent.close();
  });
});

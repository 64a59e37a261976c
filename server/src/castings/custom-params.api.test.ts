import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, START } from '../../test/castings.ts';
import { signIn } from '../../test/console.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { type Receiver, startReceiver } from '../../test/fakes/receiver.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';

/* customParams are echoed as they were written (interface, "Authentication" 8), at every door. */

let api: TestApi;
let receiver: Receiver;
let client: Client;
beforeAll(async () => {
  receiver = await startReceiver(() => 204);
  api = await testApi({
    env: { WEBHOOK_ALLOWED_HOSTS: receiver.host },
    judge: scriptedJudge(() => 'met'),
  });
  await api.importTalents(engineers(5));
  client = await api.newClient();
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});

/** The answer as it came, to the character. */
async function send(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
) {
  const sent = {
    'x-api-key': client.apiKey,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...headers,
  };
  const response = await fetch(`${api.url}${path}`, { method, headers: sent, body });
  return {
    status: response.status,
    text: await response.text(),
    replayed: response.headers.get('idempotent-replayed'),
  };
}

const startBody = (customParams: string) =>
  `${JSON.stringify({
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['Has used Python'],
    target: { greens: 1, maxCredits: 2 },
    webhook: { url: receiver.url },
    forceNew: true,
  }).slice(0, -1)}, "customParams" : ${customParams} }`;
const start = (customParams: string, headers = {}) =>
  send('POST', `/api${START}`, startBody(customParams), headers);
const idOf = ({ text }: { text: string }) => /"castingId\\?":\s*\\?"(cast_\w+)/.exec(text)![1]!;
const echoed = (castingId: string) =>
  receiver.received.filter(({ body }) => body.castingId === castingId);

const WRITTEN = [
  '{"id":9007199254740993,"negative":-123456789012345678901234567890}',
  '{"huge":1e400,"tiny":1e-400,"one":1.0,"minus":-0,"e":1E+2,"long":0.10000000000000000001}',
  '{"z":1,"10":1,"2":{"b":[],"a":{}},"a":null}',
  String.raw`{"escaped":"\u00e9\/\ud83d\ude00","plain":"é/😀","\u006bey":"\"\\"}`,
];

describe('customParams', () => {
  it.each(WRITTEN)(
    'are echoed as written by the search, the console and every event: %s',
    async (written) => {
      const castingId = idOf(await start(written.replaceAll(',', ' ,\n\t')));
      await ended(client, castingId);
      const expected = `"customParams":${written},`;
      expect((await send('GET', `/api${START}/${castingId}`)).text).toContain(expected);
      const person = await signIn(api, { workspaceId: client.workspaceId });
      const console = { cookie: person.cookie, ...person.headers };
      expect(
        (await send('GET', `/console/api${START}/${castingId}`, undefined, console)).text,
      ).toContain(expected);
      await until(() => echoed(castingId).length === 2);
      for (const { text } of echoed(castingId)) expect(text).toContain(expected);
    },
  );

  it('replaced by a continue are echoed as written from then on', async () => {
    const castingId = idOf(await start('{"id":1}'));
    await ended(client, castingId);
    await send('POST', `/api${START}/${castingId}/continue`, `{"customParams":${WRITTEN[0]}}`);
    await ended(client, castingId);
    expect((await send('GET', `/api${START}/${castingId}`)).text).toContain(
      `"customParams":${WRITTEN[0]},`,
    );
  });

  it('keep every digit in an agent’s tools, in the data and in the text', async () => {
    const call = (name: string, given: string) =>
      send(
        'POST',
        '/mcp',
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${given}}}`,
      );
    const castingId = idOf(await call('start_qualified_search', startBody(WRITTEN[1]!)));
    await ended(client, castingId);
    const { text } = await call(
      'get_qualified_search',
      JSON.stringify({ castingId, detail: 'full' }),
    );
    expect((await send('GET', `/api${START}/${castingId}`)).text).toContain(
      `"customParams":${WRITTEN[1]},`,
    );
    expect(text).toContain(`"customParams":${WRITTEN[1]},`);
    expect(text).toContain(`"customParams":${WRITTEN[1]},`.replaceAll('"', '\\"'));
  });

  it('belong to an Idempotency-Key to the digit; the same ones with their keys in another order are the same request', async () => {
    const key = { 'idempotency-key': 'to-the-digit' };
    const first = await start('{"id":9007199254740993,"b":1}', key);
    expect(await start('{"b":1,"id":9007199254740993}', key)).toEqual({
      ...first,
      replayed: 'true',
    });
    const other = await start('{"id":9007199254740992,"b":1}', key);
    expect([other.status, other.text]).toEqual([400, expect.stringContaining('key_reused')]);
  });

  it('are as long as their compact JSON: escapes of characters do not count, digits do', async () => {
    const accented = (count: number, one: string) => `{"a":"${one.repeat(count)}"}`;
    for (const one of ['é', '\\u00e9']) {
      expect((await start(accented(2_044, one))).status).toBe(202);
      expect((await start(accented(2_045, one))).status).toBe(400);
    }
    expect((await start(`{"a":${'9'.repeat(4_090)}}`)).status).toBe(202);
    const refused = await start(`{"a":${'9'.repeat(4_091)}}`);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('customParams')]);
  });

  it('are checked like all other input, except for their numbers', async () => {
    for (const wrong of [
      'null',
      '[9007199254740993]',
      '{"__proto__":1}',
      '{"a":"\\u0000"}',
      `{"a":${'['.repeat(40)}${']'.repeat(40)}}`,
    ]) {
      expect((await start(wrong)).status).toBe(400);
    }
    const hidden = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect((await start(`${hidden}, "customParams": {}`)).status).toBe(400);
  });
});

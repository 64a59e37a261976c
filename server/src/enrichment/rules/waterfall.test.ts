import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTACT_KINDS, type ContactKind } from '../contract.ts';
import {
  type Call,
  chargeFor,
  type FailureKind,
  inOrder,
  nextStep,
  type ProviderOffer,
  retryDelayMs,
} from './waterfall.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const call = (provider: string, more: Partial<Call> = {}): Call => ({
  provider,
  kinds: ['email', 'phone'],
  state: 'ended',
  tries: 1,
  unknowns: 0,
  dueAt: NOW,
  giveUpAt: null,
  ...more,
});
const offers: ProviderOffer[] = [
  { provider: 'import', kinds: ['email', 'phone'] },
  { provider: 'hunter', kinds: ['email'] },
  { provider: 'full_enrich', kinds: ['email', 'phone'] },
];

describe('the order of providers', () => {
  it("is the workspace's own first, then the cheapest", () => {
    const providers = [
      { type: 'full_enrich', cost: 10, position: 1 },
      { type: 'people_data_labs', cost: 3, position: null },
      { type: 'dropcontact', cost: 1, position: null },
      { type: 'hunter', cost: 1, position: null },
    ];
    expect(inOrder(providers).map(({ type }) => type)).toEqual([
      'full_enrich',
      'dropcontact',
      'hunter',
      'people_data_labs',
    ]);
  });
});

describe('the next step', () => {
  it('asks the first provider that has not ended for the kinds that are open, and only for those', () => {
    expect(nextStep(offers, [], ['phone'], NOW)).toEqual({
      action: 'ask',
      provider: 'import',
      kinds: ['phone'],
    });
    expect(nextStep(offers, [call('import')], ['phone'], NOW)).toEqual({
      action: 'ask',
      provider: 'full_enrich',
      kinds: ['phone'],
    });
    expect(nextStep(offers, [call('import')], ['email', 'phone'], NOW)).toEqual({
      action: 'ask',
      provider: 'hunter',
      kinds: ['email'],
    });
  });

  it('waits for a provider that asked for it, polls one that works, and reckons with a call whose worker died', () => {
    const of = (more: Partial<Call>) =>
      nextStep(offers, [call('import'), call('hunter', more)], ['email'], NOW);
    expect(of({ state: 'retrying', dueAt: later(5) })).toEqual({ action: 'wait', until: later(5) });
    expect(of({ state: 'retrying' })).toEqual({
      action: 'ask',
      provider: 'hunter',
      kinds: ['email'],
    });
    expect(of({ state: 'waiting', dueAt: later(5) })).toMatchObject({ action: 'wait' });
    expect(of({ state: 'waiting' })).toMatchObject({
      action: 'poll',
      call: { provider: 'hunter' },
    });
    expect(of({ state: 'asking' })).toMatchObject({
      action: 'reckon',
      call: { provider: 'hunter' },
    });
  });

  it('ends when nobody is left, when nothing is open, and past a provider that was removed', () => {
    expect(
      nextStep(
        offers,
        offers.map(({ provider }) => call(provider)),
        ['email'],
        NOW,
      ),
    ).toEqual({ action: 'end' });
    expect(nextStep(offers, [], [], NOW)).toEqual({ action: 'end' });
    expect(nextStep([], [call('hunter', { state: 'waiting' })], ['email'], NOW)).toEqual({
      action: 'end',
    });
  });
});

describe('a call that failed', () => {
  const failure = (kind: FailureKind, retryAfterMs: number | null = null) => ({
    failure: kind,
    reason: 'unwell' as const,
    retryAfterMs,
  });

  it('is made three times at most, twice when its answer was lost, never when it was refused', () => {
    expect(retryDelayMs(failure('unavailable'), { tries: 1, unknowns: 0 }, [7, 9])).toBe(7);
    expect(retryDelayMs(failure('unavailable'), { tries: 2, unknowns: 0 }, [7, 9])).toBe(9);
    expect(retryDelayMs(failure('unavailable'), { tries: 3, unknowns: 0 }, [7, 9])).toBeNull();
    expect(retryDelayMs(failure('unknown'), { tries: 1, unknowns: 1 }, [7, 9])).toBe(7);
    expect(retryDelayMs(failure('unknown'), { tries: 2, unknowns: 2 }, [7, 9])).toBeNull();
    expect(retryDelayMs(failure('refused'), { tries: 1, unknowns: 0 }, [7, 9])).toBeNull();
  });

  it('waits as long as the provider asks, up to a quarter of an hour', () => {
    expect(retryDelayMs(failure('rate_limited', 30_000), { tries: 1, unknowns: 0 }, [7])).toBe(
      30_000,
    );
    expect(retryDelayMs(failure('rate_limited'), { tries: 1, unknowns: 0 }, [7])).toBe(7);
    expect(
      retryDelayMs(failure('rate_limited', 3_600_000), { tries: 1, unknowns: 0 }, [7]),
    ).toBeNull();
  });
});

type Reply = { kind: 'found'; found: ContactKind[] } | { kind: FailureKind } | { kind: 'died' };

/**
 * A request as a model of itself: states, calls and a clock that jumps to where it is told to wait.
 */
function runRequest(
  asked: readonly ContactKind[],
  replies: Reply[],
): { state: Map<ContactKind, string>; calls: Call[] } {
  const state = new Map<ContactKind, string>(asked.map((kind) => [kind, 'open']));
  const calls = new Map<string, Call>();
  let now = NOW;
  for (let turn = 0; turn < 100; turn++) {
    const open = [...state].flatMap(([kind, is]) => (is === 'open' ? [kind] : []));
    const next = nextStep(offers, [...calls.values()], open, now);
    if (next.action === 'end') return { state, calls: [...calls.values()] };
    if (next.action === 'wait') now = next.until;
    else if (next.action === 'ask') {
      const earlier =
        calls.get(next.provider) ?? call(next.provider, { tries: 0, kinds: next.kinds });
      const asking: Call = { ...earlier, state: 'asking', tries: earlier.tries + 1 };
      calls.set(
        next.provider,
        afterReply(asking, replies.shift() ?? { kind: 'found', found: [] }, state, now),
      );
    } else calls.set(next.call.provider, afterReply(next.call, { kind: 'unknown' }, state, now));
  }
  throw new Error('the request does not end');
}

function afterReply(asking: Call, reply: Reply, state: Map<ContactKind, string>, now: Date): Call {
  if (reply.kind === 'died') return asking;
  if (reply.kind === 'found') {
    for (const kind of asking.kinds.filter((each) => reply.found.includes(each))) {
      expect(state.get(kind)).toBe('open');
      state.set(kind, 'found');
    }
    return { ...asking, state: 'ended' };
  }
  const counted = { ...asking, unknowns: asking.unknowns + (reply.kind === 'unknown' ? 1 : 0) };
  const delayMs = retryDelayMs(
    { failure: reply.kind, reason: 'unwell' as const, retryAfterMs: null },
    counted,
    [1],
  );
  return delayMs === null
    ? { ...counted, state: 'ended' }
    : { ...counted, state: 'retrying', dueAt: new Date(now.getTime() + delayMs) };
}

it('a whole request, whatever the providers do, ends, calls each at most three times, and charges what was found and no more', () => {
  const reply: fc.Arbitrary<Reply> = fc.oneof(
    fc.record({ kind: fc.constant('found' as const), found: fc.subarray([...CONTACT_KINDS]) }),
    fc.record({
      kind: fc.constantFrom<FailureKind>('rate_limited', 'unavailable', 'unknown', 'refused'),
    }),
    fc.record({ kind: fc.constant('died' as const) }),
  );
  const wanted = fc.subarray([...CONTACT_KINDS], { minLength: 1 });
  const prices = fc.record({ email: fc.nat(9), phone: fc.nat(9) });
  fc.assert(
    fc.property(wanted, fc.array(reply, { maxLength: 12 }), prices, (asked, replies, price) => {
      const { state, calls } = runRequest(asked, replies);
      for (const { tries } of calls) expect(tries).toBeLessThanOrEqual(3);
      const kinds = [...state].map(([kind, is]) => ({ state: is, price: price[kind] }));
      const reserved = kinds.reduce((sum, { price: one }) => sum + one, 0);
      const charge = chargeFor(kinds);
      expect(charge).toBe(
        kinds
          .filter((kind) => kind.state === 'found')
          .reduce((sum, { price: one }) => sum + one, 0),
      );
      expect(charge).toBeLessThanOrEqual(reserved);
      expect(reserved - charge).toBe(
        kinds.filter((kind) => kind.state === 'open').reduce((sum, { price: one }) => sum + one, 0),
      );
    }),
  );
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../../test/api.ts';
import { castingsUnderTest, ended, START, start } from '../../test/castings.ts';
import type { QualifiedTalent } from './page-contract.ts';
import type { ReviewedVerdict } from './review-contract.ts';
import { changed, NO_REVIEW, overrideOf, type ReviewState } from './rules/review.ts';

let api: TestApi;
beforeAll(async () => {
  ({ api } = await castingsUnderTest());
});
afterAll(() => api.close());

/** A casting whose judge called everybody green. */
async function judged() {
  const client = await api.newClient({ scopes: ['read', 'spend', 'admin'] });
  const { castingId } = await start(client, { target: { greens: 1, maxCredits: 2 } });
  const { talents } = await ended(client, castingId);
  const { talentId } = talents[0]!;
  const at = `${START}/${castingId}/talents/${talentId}`;
  const review = async (change: object) => {
    const { status, body } = await client.patch(`${at}/review`, change);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as unknown as ReviewedVerdict;
  };
  const read = async () => {
    const { body } = await client.get(`${START}/${castingId}`);
    return body.data as unknown as {
      effectiveCounts: object;
      counts: object;
      talents: QualifiedTalent[];
    };
  };
  return { client, castingId, talentId, at, review, read };
}

describe("a user's own verdict", () => {
  it("overrides the judge's when it differs, agrees without an override, and is taken back", async () => {
    const { review, read } = await judged();
    expect((await read()).talents[0]!.review).toBeNull();
    expect(await review({ verdict: 'green', rating: 5 })).toMatchObject({
      aiVerdict: 'green',
      effectiveVerdict: 'green',
      override: null,
      review: { verdict: 'green', rating: 5, note: null, at: expect.stringMatching(/Z$/) },
    });
    expect(await review({ verdict: 'red' })).toMatchObject({
      effectiveVerdict: 'red',
      override: { verdict: 'red', reason: 'Own verdict in review, without a note' },
      review: { verdict: 'red', rating: 5 },
    });
    expect(await read()).toMatchObject({
      counts: { green: 1, red: 0 },
      effectiveCounts: { green: 0, red: 1 },
      talents: [{ effectiveVerdict: 'red', review: { verdict: 'red' } }],
    });
    expect(await review({ note: '  Declined us in May ' })).toMatchObject({
      override: { reason: 'Declined us in May' },
      review: { verdict: 'red', rating: 5, note: 'Declined us in May' },
    });
    expect(await review({ verdict: null, rating: null, note: null })).toMatchObject({
      effectiveVerdict: 'green',
      override: null,
      review: null,
    });
  });

  it('is told in the feed each time it changes, without the note', async () => {
    const { client, castingId, talentId, review } = await judged();
    const sent = { verdict: 'red', note: 'Declined us in May' };
    for (const change of [sent, sent, { verdict: null, note: null, rating: 2 }])
      await review(change);
    const { events } = (await client.get('/v1/events?types=verdict.reviewed')).body
      .data as unknown as { events: { data: object }[] };
    expect(events.map(({ data }) => data)).toEqual([
      { castingId, talentId, verdict: 'red', rating: null, noted: true },
      { castingId, talentId, verdict: null, rating: 2, noted: false },
    ]);
  });

  it('is the one that an override gives, and goes with the override', async () => {
    const { client, at, read } = await judged();
    await client.post(`${at}/override`, { verdict: 'amber', reason: 'Too far away' });
    expect((await read()).talents[0]!.review).toMatchObject({
      verdict: 'amber',
      note: 'Too far away',
    });
    await client.delete(`${at}/override`);
    expect((await read()).talents[0]!.review).toBeNull();
  });

  it('is audited without its text, and the same again changes nothing', async () => {
    const { client, review, talentId } = await judged();
    for (let time = 0; time < 2; time += 1) await review({ verdict: 'red', note: 'Secret' });
    const { body } = await client.get('/v1/audit');
    const entries = (body.data.entries as { action: string; subject: string }[]).filter(
      ({ subject }) => subject === talentId,
    );
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'verdict.reviewed',
      details: { aiVerdict: 'green', verdict: 'red', rating: null, hasNote: true },
    });
    expect(JSON.stringify(entries)).not.toContain('Secret');
  });

  it('is refused with the field and its remedy', async () => {
    const { client, at, castingId } = await judged();
    for (const [body, path] of [
      [{ verdict: 'blue' }, 'verdict'],
      [{ rating: 6 }, 'rating'],
      [{ rating: 2.5 }, 'rating'],
      [{ note: 'x'.repeat(501) }, 'note'],
      [{}, ''],
    ] as const) {
      const refused = await client.patch(`${at}/review`, body);
      expect(refused.status).toBe(400);
      expect(refused.body.error!.code).toBe('validation_error');
      expect(JSON.stringify(refused.body.error)).toContain(path);
    }
    const nobody = await client.patch(`${START}/${castingId}/talents/nobody/review`, { rating: 1 });
    expect(nobody.status).toBe(404);
  });
});

const verdicts = fc.constantFrom('green', 'amber', 'red');
const states: fc.Arbitrary<ReviewState> = fc.record({
  verdict: fc.option(verdicts),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  note: fc.option(fc.string({ minLength: 1, maxLength: 20 })),
});

describe('the rules of a review', () => {
  it('take any change back by the state before it', () => {
    fc.assert(
      fc.property(states, fc.record({ verdict: verdicts, rating: fc.nat(5) }), (before, change) => {
        expect(changed(changed(before, change), before)).toEqual(before);
        expect(changed(before, {})).toEqual(before);
      }),
    );
  });

  it("make the effective verdict the user's whenever there is one", () => {
    fc.assert(
      fc.property(states, verdicts, (state, judge) => {
        const effective = overrideOf(state, judge, 'fr')?.verdict ?? judge;
        expect(effective).toBe(state.verdict ?? judge);
      }),
    );
    expect(overrideOf(NO_REVIEW, 'red', 'en')).toBeNull();
  });
});

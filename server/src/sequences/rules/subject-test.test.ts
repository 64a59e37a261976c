import { describe, expect, it } from 'vitest';
import { compareSubjects } from './subject-test.ts';

const of = (sent: number, replied: number) => ({ sent, replied });

/** The same numbers on every machine (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Sends mails one by one and reads the result after each reply; the mails until it was known. */
function decidedAt(rates: { a: number; b: number }, mails: number, random: () => number) {
  const counts = { a: of(0, 0), b: of(0, 0) };
  for (let sent = 1; sent <= mails; sent++) {
    const subject = random() < 0.5 ? 'a' : 'b';
    counts[subject].sent++;
    if (random() >= rates[subject]) continue;
    counts[subject].replied++;
    const { better } = compareSubjects(counts.a, counts.b);
    if (better) return { better, sent };
  }
  return null;
}

describe('the comparison of two subjects', () => {
  it('names a better subject by chance in at most 5 % of tests, read after every reply', () => {
    const random = randomNumbers(1);
    const tests = 1_000;
    let named = 0;
    for (let test = 0; test < tests; test++)
      if (decidedAt({ a: 0.15, b: 0.15 }, 600, random)) named++;
    expect(named / tests).toBeLessThanOrEqual(0.05);
    // It does happen: a result that is never named would pass too.
    expect(named).toBeGreaterThan(0);
  });

  it('finds twice the replies within 1,000 mails in nine of ten tests, and names the right one', () => {
    const random = randomNumbers(2);
    const found = Array.from({ length: 200 }, () =>
      decidedAt({ a: 0.12, b: 0.24 }, 1_000, random),
    ).filter((result) => result !== null);
    expect(found.length).toBeGreaterThan(180);
    expect(found.filter(({ better }) => better === 'B').length / found.length).toBeGreaterThan(
      0.98,
    );
  });

  it('says how much is missing at least, and about how many mails that takes', () => {
    expect(compareSubjects(of(0, 0), of(0, 0))).toEqual({
      better: null,
      repliesNeeded: 8,
      emailsNeeded: null,
    });
    // 2^8 / 9 is the first of these scores above 20.
    expect(compareSubjects(of(20, 7), of(20, 0))).toMatchObject({ better: null, repliesNeeded: 1 });
    expect(compareSubjects(of(20, 8), of(20, 0))).toEqual({
      better: 'A',
      repliesNeeded: 0,
      emailsNeeded: 0,
    });
    const { emailsNeeded } = compareSubjects(of(100, 10), of(100, 20));
    const share = (200 + emailsNeeded!) / 200;
    const later = compareSubjects(
      of(100 * share, Math.round(10 * share)),
      of(100 * share, Math.round(20 * share)),
    );
    expect(later.better).toBe('B');
    expect(emailsNeeded).toBeGreaterThan(100);
  });

  it('gives no forecast for subjects that are alike', () => {
    expect(compareSubjects(of(50, 5), of(50, 5))).toEqual({
      better: null,
      repliesNeeded: 15,
      emailsNeeded: null,
    });
    expect(compareSubjects(of(5_000, 500), of(5_000, 505)).emailsNeeded).toBeNull();
  });
});

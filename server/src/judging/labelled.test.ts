import { describe, expect, it } from 'vitest';
import { LABELLED, LABELLED_ON } from '../../test/judging-labelled.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { createJudging } from './judging.ts';

/** The share of labelled pairs that the built-in judge must get right. */
const FLOOR = 0.92;

describe('the built-in judge', () => {
  it(`agrees with a careful recruiter on at least ${FLOOR * 100} % of the labelled pairs, in both scoring languages`, async () => {
    const judging = createJudging({ lexicon: createLexicon() });
    const misses: string[] = [];
    let pairs = 0;
    for (const { name, profile, labels } of LABELLED) {
      const judged = {
        profile,
        criterias: labels.map(([criterion]) => criterion),
        asOf: LABELLED_ON,
      };
      const [en, fr] = [
        await judging.judge({ ...judged, language: 'en' }),
        await judging.judge({ ...judged, language: 'fr' }),
      ];
      expect(fr.scoring.criterias.map(({ status }) => status)).toEqual(
        en.scoring.criterias.map(({ status }) => status),
      );
      for (const [index, [criterion, expected]] of labels.entries()) {
        pairs++;
        const { status, title, result } = en.scoring.criterias[index]!;
        if (status !== expected)
          misses.push(`${name}: "${criterion}" is ${status}, not ${expected} [${title}] ${result}`);
      }
    }
    const share = 1 - misses.length / pairs;
    console.log(
      `labelled pairs: ${pairs}, right: ${pairs - misses.length} (${(share * 100).toFixed(1)} %)${misses.map((miss) => `\n  ${miss}`).join('')}`,
    );
    expect(pairs).toBeGreaterThanOrEqual(100);
    expect(share).toBeGreaterThanOrEqual(FLOOR);
  });
});
